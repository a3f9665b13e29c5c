"""What was luck and what was skill in a match that is over.

A decision is judged by what its giver knew (`bots/verdict.py`); all else is luck, which may look at the open board, for
the match is over. How far each answer and each draw moved the chances is measured by itself, with looks ahead that
nothing else is measured with: the table as it went on beside the table as it might have gone on from the same moment.
That the parts add up to the result is therefore no matter of course; docs/analysis.md says what follows from what.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt

from magoteka.bots.gauge import Gauge, Sample, gauge_of, minus, seeded
from magoteka.bots.problems import CannotAnalyse
from magoteka.bots.story import Move, Story, Telling
from magoteka.bots.verdict import Hearing, Trouble, Verdict
from magoteka.core.agenda import NATURE, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game

FEW = 2  # seats of a match that is not long for its looks
CHUNK = 32  # pairs of looks between two signs of life
SHARES = (0.05, 0.2, 0.4, 0.35)  # of the work: the beginning, first looks, verdicts, looks that count


@dataclass(frozen=True)
class Effort:
    """How many looks ahead are made."""

    pilot: int = 16  # pairs by which it is known where more are needed
    least: int = 24  # pairs for every move
    pairs: int = 40_000  # for all of them together
    par: int = 1000  # looks from the very beginning
    trouble: Trouble = field(default_factory=Trouble)


# Where a look takes a millisecond; and where more than two sit down: three times as much happens, at twice the time.
LONG = Effort(8, 8, 6000, 300, Trouble(first=3, second=6, least=6, most=24))
CROWDED = Effort(4, 6, 3000, 300, Trouble(wide=5, first=2, second=3, finalists=2, least=4, most=12))


READ = Effort(trouble=Trouble(first=3, second=8, least=6, most=24))  # where chances are read from the boards


def effort_for(game: Game, seats: int) -> Effort:
    """What fits into seconds where looks are quick, and into a minute where they are not; no clock decides it."""
    if not game.mind.plays_on:
        return READ
    if game.mind.way == "turns":
        return LONG if seats <= FEW else CROWDED
    return Effort()


class Weighed:
    """A move, and how far it moved the chances of every seat."""

    def __init__(self, move: Move, seats: int) -> None:
        self.move = move
        self.before = Sample(seats)  # of the first few looks, as the three that follow
        self.after = Sample(seats)
        self.pilot = Sample(seats)
        self.moved = Sample(seats)  # of the looks that count
        self.verdict: Verdict | None = None

    @property
    def spread(self) -> float:
        """How much two looks differ, all seats together."""
        return sqrt(sum(self.pilot.spreads()))


class Analyst:
    """Works through a match bit by bit; whoever lets it work hears after each bit how much of the work is done."""

    def __init__(self, story: Story, effort: Effort | None = None, seed: int = 0) -> None:
        self.story = story
        self.effort = effort or effort_for(story.game, story.seats)
        self.seed = seed
        self.gauge: Gauge = needed(story)
        self.telling = Telling(story, self.gauge)
        self.weighed: list[Weighed] = []
        self.fitted = self.gauge.standing(self.telling.first) is not None  # the chances are read from the boards
        self.par = Sample(story.seats)
        self.looks = 0

    def work(self) -> Iterator[float]:
        """Do all of it; after each bit, the share that is done."""
        yield from self.tell()
        done = 0.0
        bits = (self.begin(), self.survey(), self.judge(), self.measure())
        for share, bit in zip(SHARES, bits, strict=True):
            for part in bit:
                yield done + share * part
            done += share
        yield 1.0

    def tell(self) -> Iterator[float]:
        """Play the match again, and note down its moves."""
        horizon = self.gauge.horizon(self.telling.first)
        for move in self.telling.moves():
            if move is not None:
                horizon = self.note(move, horizon)
            yield 0.0

    def note(self, move: Move, horizon: int) -> int:
        """One move more, and before it the page that is turned where looks ended until now; how far they go from here.

        What looks find beyond a page is not quite what was thought of it before. Were that left out, it would be
        missing in the sum.
        """
        further = self.gauge.horizon(move.before)
        if further != horizon and not self.fitted:
            page = replace(move, seat=NATURE, decision=False, entries=(), after=move.before, turned=horizon)
            self.weighed.append(Weighed(page, self.story.seats))
        self.weighed.append(Weighed(move, self.story.seats))
        return further

    def begin(self) -> Iterator[float]:
        """The chances of every seat before anything has happened."""
        first = self.telling.first
        if (known := self.gauge.standing(first)) is not None:
            self.par.add(known)
            return
        rng, horizon = seeded(self.seed, "par"), self.gauge.horizon(first)
        for number in range(self.effort.par):
            self.looks += 1
            self.par.add(self.gauge.shares(first.clone(), horizon, seeded(rng.word(), number)))
            if number % CHUNK == 0:
                yield number / self.effort.par

    def survey(self) -> Iterator[float]:
        """A few pairs for each move, to see where more are needed; what a board says by itself needs no other."""
        for number, one in enumerate(self.weighed):
            for before, after in self.read(number) or self.looked(one.move, self.effort.pilot, "pilot", equals=True):
                one.before.add(before)
                one.after.add(after)
                one.pilot.add(minus(after, before))
            yield number / len(self.weighed)

    def read(self, number: int) -> list[tuple[list[float], list[float]]]:
        """How the board stood before a move and before the next one, where it tells; nothing where it does not."""
        moves = [one.move for one in self.weighed[number : number + 2]]
        before = self.gauge.standing(moves[0].before if number else self.telling.first)
        if before is None:
            return []
        after = self.gauge.standing(moves[1].before) if len(moves) > 1 else self.telling.result()
        return [(before, after or [])]

    def judge(self) -> Iterator[float]:
        """Every decision by what its giver knew."""
        for number, one in enumerate(self.weighed):
            if one.move.decision:
                one.verdict = self.judged(one.move)
                self.looks += one.verdict.looks
            yield number / len(self.weighed)

    def judged(self, move: Move) -> Verdict:
        """A decision in its chair: nothing of the open board comes into it, and nothing of the other moves."""
        chair = move.chair(self.story, seeded(self.seed, move.place, "chair"))
        return Hearing(chair, move.given(), self.gauge, self.story.seats, self.effort.trouble).verdict()

    def measure(self) -> Iterator[float]:
        """The pairs that count, more of them where two looks differ more."""
        if self.fitted:
            for one in self.weighed:
                one.moved = one.pilot
            return
        whole = sum(one.spread for one in self.weighed) or 1.0
        done, todo = 0, self.effort.least * len(self.weighed) + self.effort.pairs
        for one in self.weighed:
            wanted = self.effort.least + round(self.effort.pairs * one.spread / whole)
            for number, (before, after) in enumerate(self.looked(one.move, wanted, "main", equals=False)):
                one.moved.add(minus(after, before))
                if number % CHUNK == 0:
                    yield min(1.0, (done + number) / todo)
            done += wanted

    # --- looks ahead -------------------------------------------------------------------------------------------------

    def looked(self, move: Move, count: int, what: str, *, equals: bool) -> Iterator[tuple[list[float], list[float]]]:
        """What every seat gets before and after a move, or before and after a page is turned."""
        if move.turned is None:
            return self.pairs(move, count, what, equals=equals)
        return self.turned(move, move.turned, count, what)

    def turned(self, move: Move, until: int, count: int, what: str) -> Iterator[tuple[list[float], list[float]]]:
        """What every seat gets by looks that end here, and by looks that go on."""
        rng, horizon = seeded(self.seed, move.place, "page", what), self.gauge.horizon(move.before)
        for _ in range(count):
            luck = rng.word()
            self.looks += 1
            here = self.gauge.shares(move.before.clone(), until, Rng(luck))
            yield here, self.gauge.shares(move.before.clone(), horizon, Rng(luck))

    def pairs(self, move: Move, count: int, what: str, *, equals: bool) -> Iterator[tuple[list[float], list[float]]]:
        """What every seat gets after looks from before and from after a move, with the same luck.

        Where the moment passes as it did, both looks are one; without `equals` nobody makes it, for it moves nothing.
        """
        rng, horizon = seeded(self.seed, move.place, move.decision, what), self.gauge.horizon(move.before)
        nothing = [0.0] * self.story.seats
        for _ in range(count):
            world, other, luck = move.before.clone(), Rng(rng.word()), rng.word()
            same = self.passed(move, world, other) == move.entries
            if same and not equals:
                yield nothing, nothing
                continue
            after = self.gauge.shares(move.after.clone(), horizon, Rng(luck))
            self.looks += 1 if same else 2
            yield (after if same else self.gauge.shares(world, horizon, Rng(luck))), after

    def passed(self, move: Move, world: State, luck: Rng) -> tuple[int, ...]:
        """Let the moment pass as it might have; what was answered."""
        horizon, entries = self.gauge.horizon(world), list[int]()
        while (question := world.asking()) is not None and (question.seat == NATURE or move.decision):
            if entries and (move.decision or self.gauge.horizon(world) != horizon):
                break
            entry = self.gauge.answer(world, question, luck) if move.decision else question.sample(world, luck)
            entries.append(int(entry))
            world.answer(entry)
        return tuple(entries)


def needed(story: Story) -> Gauge:
    """The gauge of a match that can be analysed."""
    gauge = gauge_of(story.game, story.seats)
    if gauge is None:
        raise CannotAnalyse(game=story.game.name)
    return gauge
