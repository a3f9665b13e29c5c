"""What each answer to a question is worth: the same imagined worlds played on after every one of them.

It knows no game: the worlds are those of a chair, so nothing hidden can speak for an answer; whoever plays on is the
game's policy, or its greedy player where it has none or plans whole turns (a puzzle is not solved by an estimate). All
answers are tried in the same worlds with the same luck, the poorer half is let go again and again, and what is left is
tried more often (sequential halving).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import ceil, sqrt

from magoteka.bots.candidates import turned
from magoteka.bots.chair import Bot, Chair, seed_from
from magoteka.bots.ends import solved
from magoteka.bots.greedy import likely
from magoteka.bots.plan import Planner, share_of
from magoteka.bots.search import Budget, Thought
from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.policy import BLIND, Policy

FINALISTS = 3  # answers that are never let go: the best one, and those it is compared with
LEAST = 4  # looks that every answer gets
THOROUGH = 24  # looks for one world more in which all lines of a turn are tried before any is let go


@dataclass(frozen=True)
class Judged:
    """An answer, the share of the victory that it brings, and how far it stays behind the best, with their errors."""

    option: Option
    value: float
    error: float
    behind: float  # in the same worlds with the same luck, so that it is known better than either value
    doubt: float  # the standard error of that
    looks: int


def judge(
    chair: Chair, looks: int, rng: Rng, among: Sequence[Option] | None = None, by: Policy | None = None
) -> list[Judged]:
    """The answers that the chair may give, or those of them that are asked about, the best first.

    `looks` are the matches that are played on in all. The same comes out for the same seed, in every world that looks
    to the seat as this one does. The chair must imagine, and where a game reads the others' answers, remember. All play
    on by the game's policy unless another is named.
    """
    wanted = chair.options if among is None else among
    trials = [Trial(index, option) for index, option in enumerate(chair.options) if option in wanted]
    court = Court(chair, rng, by)
    if (found := court.solved(trials)) is not None:
        return found
    for left, share in rounds(len(trials), looks):
        court.hear(sorted(different(trials), key=Trial.rank)[:left], share)
    best = min(trials, key=Trial.rank)
    return [verdict(one, best) for one in sorted(trials, key=Trial.rank)]


def judge_turns(chair: Chair, looks: int, rng: Rng) -> list[Judged]:
    """The answers that begin the best lines of a planner, the best first: quick, and as good as its estimates."""
    if (found := Court(chair, rng).solved([Trial(at, option) for at, option in enumerate(chair.options)])) is not None:
        return found
    own = chair.lucky(rng)
    planner = Planner(own, Thought(own, Budget(looks=0, reads=chair.heard is not None)).worlds)
    planner.think(looks, least=max(LEAST, looks // THOROUGH))
    trials: dict[int, Trial] = {}
    for line in planner.ranked():
        at = planner.answers.index(line.answers[0].entry)
        trial = trials.setdefault(at, Trial(at, chair.options[at]))
        trial.shares = trial.shares or line.shares
    best = next(iter(trials.values()))
    return [verdict(one, best) for one in trials.values()]


def judging(looks: int) -> Bot:
    """A bot that gives the answer that is judged best."""

    def choose(chair: Chair) -> int:
        return chair.options.index(judge(chair, looks, chair.rng)[0].option)

    return Bot(choose, reads=True, imagines=True)


@dataclass(frozen=True)
class Round:
    """How many answers are left, and how many worlds each is tried in."""

    left: int
    worlds: int

    def __iter__(self) -> Iterator[int]:
        return iter((self.left, self.worlds))


def rounds(answers: int, looks: int) -> list[Round]:
    """Half of the answers less in each round, each round as long as the others."""
    sizes = [answers]
    while sizes[-1] > FINALISTS:
        sizes.append(max(FINALISTS, ceil(sizes[-1] / 2)))
    return [Round(left, max(LEAST, looks // (len(sizes) * left))) for left in sizes]


class Trial:
    """An answer and what it has brought so far, world by world."""

    def __init__(self, index: int, option: Option) -> None:
        self.index = index
        self.option = option
        self.shares: list[float] = []

    def rank(self) -> tuple[int, float, int]:
        """Who was tried longer goes first, and among equals who has brought more."""
        return -len(self.shares), -mean(self.shares), self.index


def different(trials: Sequence[Trial]) -> list[Trial]:
    """One of those that have come to the same in every world so far: calls that must fail are one and the same."""
    seen = {tuple(one.shares) or (one.index,): one for one in reversed(trials)}
    return list(seen.values())


class Court:
    """Tries answers in worlds of a chair."""

    def __init__(self, chair: Chair, rng: Rng, by: Policy | None = None) -> None:
        self.chair = chair.lucky(Rng(seed_from(rng)))
        self.game = chair.game
        self.policy = chair.game.mind.policy if by is None else by
        self.seat = chair.seat
        self.luck = Rng(seed_from(rng))
        self.worlds = Thought(chair.lucky(rng), Budget(looks=0, reads=chair.heard is not None)).worlds

    def solved(self, trials: Sequence[Trial]) -> list[Judged] | None:
        """The end, where every line can be followed to it: no luck is in such a verdict."""
        found = solved(
            self.chair, turned(next(self.chair.worlds()), self.seat), [one.index for one in trials], sure=True
        )
        best = max(found.values()) if found else 0.0
        if not found or best == 0:  # lost if nobody errs: then who errs by habit is all that matters
            return None
        exact = [Judged(one.option, found[one.index], 0.0, best - found[one.index], 0.0, 1) for one in trials]
        return sorted(exact, key=lambda one: one.behind)

    def hear(self, trials: list[Trial], worlds: int) -> None:
        """Some further worlds, each played on after every answer."""
        for world in islice(self.worlds, worlds):
            luck = seed_from(self.luck)
            for trial in trials:
                trial.shares.append(self.share(world.clone(), trial.index, Rng(luck)))

    def share(self, world: State, at: int, luck: Rng) -> float:
        """What an answer brings to the seat in a world."""
        question = world.asking()
        assert question is not None
        chapter = self.policy.chapter(world)
        world.answer(question.indices(world)[at])
        if self.policy is BLIND or self.game.mind.way == "turns":
            play_greedily(self.game, world, luck)
        return share_of(self.game, world, chapter, self.seat, luck, self.policy)


def play_greedily(game: Game, world: State, luck: Rng) -> None:
    """To the end, every seat by what looks best to it."""
    while (question := world.asking()) is not None:
        if question.seat < 0:
            world.answer(question.sample(world, luck))
        else:
            world.answer(likely(game, world, question, luck))


def verdict(one: Trial, best: Trial) -> Judged:
    """What is to be said of an answer beside the best one."""
    behind = [more - less for more, less in zip(best.shares, one.shares, strict=False)]
    return Judged(one.option, mean(one.shares), error(one.shares), mean(behind), error(behind), len(one.shares))


def mean(values: list[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def error(values: list[float]) -> float:
    """The standard error of the mean, never below that of one doubtful world."""
    count, middle = len(values), mean(values)
    squares = sum((value - middle) ** 2 for value in values)
    return sqrt(max(squares, 0.5) / max(1, count * (count - 1)))
