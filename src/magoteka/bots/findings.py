"""What an analysis has found, put together: chances over time, verdicts, luck, and what each result is made of."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from math import floor, sqrt
from typing import Literal, TypeAlias

from magoteka.bots.analysis import Analyst, Weighed
from magoteka.bots.gauge import Sample, minus, seeded
from magoteka.bots.grounds import Ground, Pleading
from magoteka.bots.verdict import Verdict
from magoteka.core.agenda import NATURE
from magoteka.core.event import Option

LuckKind: TypeAlias = Literal["dice", "unseen"]
MomentKind: TypeAlias = Literal["decision", "dice", "unseen"]
MOMENTS = 3
FURTHER = 6  # moments among which one is sought that teaches something
WORTH = 0.02  # what moved the chances by less decided nothing
SURE = 2.0  # standard errors by which it must have moved them
DOUBT = 0.02  # the least variance of a look: where a few all end alike, the next may not
NOTHING = 0.0005  # what is less than that is not told
NO_LESSON = ("even", "sight")  # reasons that teach nothing
SLACK = 1e-7  # what two looks may differ by that should not


@dataclass(frozen=True)
class Point:
    """The chances of every seat before a step, or after the last one, with standard errors."""

    at: int
    chances: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Sum:
    """What the result of a seat is made of."""

    seat: int
    result: float
    par: float
    decisions: float
    others: float
    luck: float
    unseen: float
    error: float
    skill_error: float
    lost: float
    judged: int

    @property
    def rest(self) -> float:
        """What is left when everything is added up: nothing, but for the error."""
        return self.par + self.decisions + self.others + self.luck - self.result

    def shown(self) -> Sum:
        """The same in whole percents that add up before the reader's eyes; what is left over counts as luck."""
        parts = [self.par, self.decisions, self.others, self.luck - self.rest]
        par, decisions, others, luck = (part / 100 for part in whole_percents(parts, round(100 * self.result)))
        return replace(self, par=par, decisions=decisions, others=others, luck=luck, result=round(self.result, 2))


@dataclass(frozen=True)
class Judgement:
    """A decision of a seat with its verdict."""

    at: int
    seat: int
    question: str
    given: Option
    better: Option
    verdict: Verdict


@dataclass(frozen=True)
class Luck:
    """How far luck moved the chances in a step."""

    at: int
    kind: LuckKind
    seat: int | None
    moved: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Moment:
    """A moment that decided the match."""

    at: int
    kind: MomentKind
    seat: int
    moved: list[float]
    error: float
    better: Option | None = None  # of a decision, if there was something better
    grounds: tuple[Ground, ...] = ()  # why it, or else the given one, is better than the other


@dataclass(frozen=True)
class Findings:
    """Everything."""

    looks: int
    chances: list[Point]
    seats: list[Sum]
    decisions: list[Judgement]
    luck: list[Luck]
    moments: list[Moment]


def whole_percents(parts: list[float], whole: int) -> list[int]:
    """Parts in whole percents that add up: all are rounded down, and who lost most by it gets one back."""
    exact = [100 * part for part in parts]
    down = [floor(part) for part in exact]
    first = sorted(range(len(parts)), key=lambda at: down[at] - exact[at])
    for at in first[: max(0, whole - sum(down))]:
        down[at] += 1
    return down


def findings(analyst: Analyst) -> Findings:
    """What an analyst has found who has done all his work."""
    decisions, luck = judgements(analyst), lucks(analyst)
    seats = [summed(analyst, seat) for seat in range(analyst.story.seats)]
    return Findings(analyst.looks, points(analyst), seats, decisions, luck, moments(analyst, decisions, luck))


def judgements(analyst: Analyst) -> list[Judgement]:
    """Every decision, in order."""
    found = []
    for one in analyst.weighed:
        question = one.move.before.asking()
        if one.verdict is None or question is None:
            continue
        options = question.options(one.move.before)
        said = (options[one.move.given()], options[one.verdict.better], one.verdict)
        found.append(Judgement(one.move.at, one.move.seat, analyst.story.game.codec.tag_of(question), *said))
    return found


def lucks(analyst: Analyst) -> list[Luck]:
    """What nature did in each step, and what each decision met."""
    found: dict[tuple[int, LuckKind], list[tuple[list[float], list[float]]]] = defaultdict(list)
    whose: dict[int, int] = {}
    for one in analyst.weighed:
        if one.move.turned is not None:  # it counts in the sum; but nobody has done anything
            continue
        whose[one.move.at] = one.move.seat
        kind: LuckKind = "dice" if one.verdict is None else "unseen"
        found[one.move.at, kind].append(fortune(one))
    told = []
    for (at, kind), parts in sorted(found.items()):
        moved = [sum(values) for values in zip(*(part[0] for part in parts), strict=True)]
        errors = [sqrt(sum(values)) for values in zip(*(part[1] for part in parts), strict=True)]
        seat = None if whose[at] == NATURE else whose[at]
        if max(map(abs, moved)) >= NOTHING:
            told.append(Luck(at, kind, seat, moved, errors))
    return told


def fortune(one: Weighed) -> tuple[list[float], list[float]]:
    """By how much luck moved the chances of every seat, with the variances."""
    if one.verdict is None:
        return one.moved.means(), one.moved.doubts()
    doubts = [mine + other for mine, other in zip(one.moved.doubts(), one.verdict.doubts, strict=True)]
    return minus(one.moved.means(), one.verdict.moved), doubts


def summed(analyst: Analyst, seat: int) -> Sum:
    """What the result of a seat is made of."""
    decided = [(one.move.seat, one.verdict) for one in analyst.weighed if one.verdict is not None]
    own = [verdict for who, verdict in decided if who == seat]
    others = sum(verdict.moved[seat] for who, verdict in decided if who != seat)
    lucky = [(one.verdict, fortune(one)[0][seat]) for one in analyst.weighed]
    doubt = analyst.par.doubts()[seat] + sum(one.moved.doubts()[seat] for one in analyst.weighed)
    doubt += sum(verdict.doubts[seat] for _, verdict in decided)
    return Sum(
        seat=seat,
        result=analyst.telling.result()[seat],
        par=analyst.par.means()[seat],
        decisions=sum(verdict.moved[seat] for verdict in own),
        others=others,
        luck=sum(moved for _, moved in lucky),
        unseen=sum(moved for verdict, moved in lucky if verdict is not None),
        error=sqrt(doubt),
        skill_error=sqrt(sum(verdict.doubts[seat] for verdict in own)),
        lost=sum(verdict.loss for verdict in own),
        judged=len(own),
    )


def moments(analyst: Analyst, decisions: list[Judgement], luck: list[Luck]) -> list[Moment]:
    """What moved the chances most, at most one of a step; one of them teaches something, if any does."""
    found = [moment_of_luck(one) for one in luck if one.kind == "dice" or not analyst.fitted]
    found += [Moment(one.at, "decision", one.seat, one.verdict.turned, one.verdict.turn_error) for one in decisions]
    if analyst.fitted:
        found += [answer_of(one) for one in analyst.weighed if one.verdict is not None]
    clear = [one for one in found if abs(one.moved[one.seat]) > max(WORTH, SURE * one.error)]
    best: dict[int, Moment] = {}
    for one in sorted(clear, key=lambda one: -abs(one.moved[one.seat])):
        best.setdefault(one.at, one)
    told = [explained(analyst, one) for one in list(best.values())[:MOMENTS]]
    if any(one.grounds for one in told):
        return told
    others = (explained(analyst, one) for one in list(best.values())[MOMENTS : MOMENTS + FURTHER])
    lesson = next((one for one in others if one.grounds), None)
    return told if lesson is None else [*told[: MOMENTS - 1], lesson]


def explained(analyst: Analyst, moment: Moment) -> Moment:
    """A decision with what would have been better, and why; where nothing was, why it is better than the next one."""
    here = (one for one in analyst.weighed if one.move.at == moment.at and one.verdict is not None)
    one = next(here, None)
    if moment.kind != "decision" or one is None or one.verdict is None:
        return moment
    chair = one.move.chair(analyst.story, seeded(analyst.seed, "moment", one.move.place))
    given, best = one.move.given(), one.verdict.better
    worth = chair.game.mind.weigh(chair.view, chair.options)
    beside = max((at for at in range(len(worth)) if at != best), key=lambda at: worth[at]) if given == best else given
    why = Pleading(chair, [(chair.options[at], None) for at in (best, beside)]).of(0)
    better = None if given == best else chair.options[best]
    return replace(moment, better=better, grounds=tuple(ground for ground in why if teaches(ground)))


def teaches(ground: Ground) -> bool:
    """Whether a reason says anything to whoever did not find the answer."""
    return ground.kind not in NO_LESSON and not (
        ground.kind == "odds" and (ground.share or 0.0) < (ground.other or 0.0)
    )


def answer_of(one: Weighed) -> Moment:
    """Where chances are read from the boards: what the board moved with an answer is told of whoever gave it."""
    seat = one.move.seat
    return Moment(one.move.at, "decision", seat, one.moved.means(), sqrt(one.moved.doubts()[seat]))


def moment_of_luck(luck: Luck) -> Moment:
    """Luck is told of the seat that it moved most."""
    seat = max(range(len(luck.moved)), key=lambda seat: abs(luck.moved[seat]))
    return Moment(luck.at, luck.kind, seat, luck.moved, luck.errors[seat])


# --- chances over time -----------------------------------------------------------------------------------------------


def points(analyst: Analyst) -> list[Point]:
    """The chances of every seat before each step and after the last one."""
    seats, steps, moves = range(analyst.story.seats), len(analyst.story.steps), analyst.weighed
    by_seat = [smoothed(analyst, seat) for seat in seats]
    found, node = [], 0
    apart = abs(sum(analyst.telling.result()) - 1) < SLACK  # else all win or lose together
    for at in range(steps + 1):
        while node < len(moves) and moves[node].move.at < at:
            node += 1
        chances = [min(max(by_seat[seat][node].mean, 0.0), 1.0) for seat in seats]
        whole = sum(chances) if apart and any(chances) else 1.0
        errors = [sqrt(by_seat[seat][node].doubt) for seat in seats]
        found.append(Point(at, [chance / whole for chance in chances], errors))
    return found


@dataclass(frozen=True)
class Guess:
    """A number that is known with a variance."""

    mean: float
    doubt: float

    def and_also(self, other: Guess) -> Guess:
        """What two who know nothing of each other know together."""
        whole = self.doubt + other.doubt
        if whole == 0:
            return self
        return Guess((self.mean * other.doubt + other.mean * self.doubt) / whole, self.doubt * other.doubt / whole)

    def moved(self, by: float, doubt: float) -> Guess:
        """After a move of which this is known."""
        return Guess(self.mean + by, self.doubt + doubt + SLACK)


def smoothed(analyst: Analyst, seat: int) -> list[Guess]:
    """A seat's chance before each move and after the last, from all that is known of it.

    The first looks say where it stood, those that count how far it moved, and the result where it ended: three things
    that are measured with different looks.
    """
    seen = [Guess(analyst.par.means()[seat], floored(analyst.par, seat))]
    for one in analyst.weighed:
        seen[-1] = seen[-1].and_also(Guess(one.before.means()[seat], floored(one.before, seat)))
        seen.append(Guess(one.after.means()[seat], floored(one.after, seat)))
    seen[-1] = Guess(analyst.telling.result()[seat], 0.0)
    moves = [(one.moved.means()[seat], one.moved.doubts()[seat]) for one in analyst.weighed]
    ahead = [seen[0]]
    for (by, doubt), known in zip(moves, seen[1:], strict=True):
        ahead.append(ahead[-1].moved(by, doubt).and_also(known))
    found, back = [ahead[-1]], seen[-1]
    for (by, doubt), known, before in zip(moves[::-1], seen[-2::-1], ahead[-2::-1], strict=True):
        back = back.moved(-by, doubt)
        found.append(before.and_also(back))
        back = back.and_also(known)
    return found[::-1]


def floored(sample: Sample, seat: int) -> float:
    """The variance of a mean of few looks."""
    return max(sample.spreads()[seat], DOUBT) / max(1, sample.count)
