"""An answer judged by what its giver knew: beside the best that could be found, and beside the game's own player.

Everything comes from the chair and a seed, so worlds that look alike to the seat give the same verdict to the last
digit. The best answer is sought in some worlds and measured in others: what seemed best by luck alone is found out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import sqrt

from magoteka.bots.chair import Chair, seed_from
from magoteka.bots.gauge import Gauge, Sample, minus
from magoteka.bots.search import Budget, Thought
from magoteka.core.agenda import State
from magoteka.core.chance import Rng

CLEAR = 2.6  # standard errors by which a loss must differ from nothing: of two hundred even answers one looks lost


@dataclass(frozen=True)
class Trouble:
    """How much trouble is taken over one answer."""

    wide: int = 8  # answers that are tried, those first that look best
    first: int = 8  # worlds in which all of them are tried
    second: int = 32  # … and the best few once more
    finalists: int = 3
    least: int = 24  # worlds in which the given answer is measured
    most: int = 300
    aim: float = 0.01  # the standard error at which nobody looks further


@dataclass(frozen=True)
class Verdict:
    """What an answer was worth: to its giver, beside the best, and to everyone, beside what the policy does."""

    better: int  # among the options; the given one where nothing better was found
    chance: float
    better_chance: float
    loss: float  # how far the given answer is behind; below 0 where the better one turned out not to be better
    error: float
    moved: list[float]  # beside the policy's answer
    doubts: list[float]  # the variances of that
    turned: list[float]  # beside the better answer, or, where there is none, beside the one that looks best at once
    turn_error: float  # of that, for whoever answered
    looks: int

    @property
    def clear(self) -> bool:
        """Whether something was lost beyond doubt."""
        return self.loss > CLEAR * self.error > 0


class Hearing:
    """One answer before the court."""

    def __init__(self, chair: Chair, given: int, gauge: Gauge, seats: int, trouble: Trouble) -> None:
        self.chair = chair
        self.given = given
        self.gauge = gauge
        self.seats = seats
        self.trouble = trouble
        self.looks = 0
        self.luck = Rng(seed_from(chair.rng))
        worth = chair.game.mind.weigh(chair.view, chair.options)
        self.liked = sorted(range(len(worth)), key=lambda at: -worth[at])  # the options, what looks best first
        self.usual_looking = worth[given] == worth[self.liked[0]]
        self.worlds: Iterator[State] = Thought(chair, Budget(looks=0, reads=chair.heard is not None)).worlds

    def verdict(self) -> Verdict:
        """Seek the best answer, then measure; a board that can be read needs no look at what looks best anyway."""
        if not self.chair.game.mind.plays_on and self.usual_looking:
            return self.settled()
        best, always = self.sought()
        return self.measured(best, self.trouble.least if best == self.given and always else self.trouble.most)

    def settled(self) -> Verdict:
        """Nothing was lost and nothing won."""
        world, nothing = next(self.worlds), [0.0] * self.seats
        chance = self.shares(world, self.given, seed_from(self.luck))[self.chair.seat]
        return Verdict(self.given, chance, chance, 0.0, 0.0, nothing, nothing, nothing, 0.0, self.looks)

    def candidates(self) -> list[int]:
        """Options that may be the best: those that look best, and the given one."""
        first = self.liked[: self.trouble.wide]
        return first if self.given in first else [*first, self.given]

    def sought(self) -> tuple[int, bool]:
        """The option that seems to bring its giver most, and whether the policy gives no other than the given one."""
        trouble, ahead = self.trouble, {at: Sample(self.seats) for at in self.candidates()}
        always = self.tried(ahead, trouble.first)
        ranked = sorted(ahead, key=lambda at: -ahead[at].means()[self.chair.seat])
        left = {at: ahead[at] for at in (*ranked[: trouble.finalists], self.given)}
        always = self.tried(left, trouble.second) and always
        return max(left, key=lambda at: self.promise(left[at])), always

    def promise(self, ahead: Sample) -> float:
        """By how much an option is ahead of the given one, less a standard error."""
        return ahead.means()[self.chair.seat] - ahead.errors()[self.chair.seat]

    def tried(self, ahead: dict[int, Sample], worlds: int) -> bool:
        """These beside the given one in some further worlds; whether the policy always answers as was answered."""
        always = True
        for world in islice(self.worlds, worlds):
            luck = seed_from(self.luck)
            always = always and self.usual(world, luck) == self.given
            given = self.shares(world, self.given, luck)
            for at, sample in ahead.items():
                sample.add(minus(given if at == self.given else self.shares(world, at, luck), given))
        return always

    def measured(self, best: int, most: int) -> Verdict:
        """The given answer, the best and the policy's in worlds that nobody has looked at yet."""
        given, better, loss, moved, feat = (Sample(self.seats) for _ in range(5))
        liked = self.liked[0]
        for number, world in enumerate(islice(self.worlds, most)):
            luck = seed_from(self.luck)
            usual = self.usual(world, luck)
            found = self.compared(world, {best, usual, liked}, luck)
            given.add(found[self.given])
            better.add(found[best])
            loss.add(minus(found[best], found[self.given]))
            moved.add(minus(found[self.given], found[usual]))
            feat.add(minus(found[self.given], found[liked]))
            if number + 1 >= self.trouble.least and self.sure(loss, moved):
                break
        return self.said(best, given, better, loss, moved, feat)

    def compared(self, world: State, others: set[int], luck: int) -> dict[int, list[float]]:
        """What the given answer brings in a world, and what others would have brought in the end."""
        given, left = self.shares(world, self.given, luck), self.gauge.lasting
        found = {self.given: given}
        for at in others - {self.given}:
            apart = minus(self.shares(world, at, luck), given)
            found[at] = [one + left * more for one, more in zip(given, apart, strict=True)]
        return found

    def sure(self, loss: Sample, moved: Sample) -> bool:
        """Whether everything is known well enough."""
        seat, aim = self.chair.seat, self.trouble.aim**2
        return loss.doubts()[seat] < aim and max(moved.doubts()) < aim

    def said(self, best: int, given: Sample, better: Sample, loss: Sample, moved: Sample, feat: Sample) -> Verdict:
        """What was found."""
        seat = self.chair.seat
        behind, error = loss.means()[seat], self.error_of(loss) if best != self.given else 0.0
        chances = (given.means()[seat], better.means()[seat])
        turned, turn_error = minus(given.means(), better.means()), error
        if behind <= 0:
            best, chances = self.given, (chances[0], chances[0])
            turned, turn_error = feat.means(), self.error_of(feat)
        means, doubts = moved.means(), moved.doubts()
        return Verdict(best, *chances, behind, error, means, doubts, turned, turn_error, self.looks)

    def usual(self, world: State, luck: int) -> int:
        """The option that the policy takes in a world: by what the seat knows, and by a luck of its own."""
        question = world.asking()
        assert question is not None
        return question.indices(world).index(self.gauge.answer(world, question, Rng(luck + 1)))

    def shares(self, world: State, at: int, luck: int) -> list[float]:
        """What an option brings to each seat in a world."""
        self.looks += 1
        tried = world.clone()
        question = tried.asking()
        assert question is not None
        horizon = self.gauge.horizon(tried)
        tried.answer(question.indices(tried)[at])
        return self.gauge.shares(tried, horizon, Rng(luck))

    def error_of(self, sample: Sample) -> float:
        """The standard error of what the giver has, never below that of one doubtful world."""
        squares = max(sample.spreads()[self.chair.seat] * (sample.count - 1), self.gauge.doubt)
        return sqrt(squares / max(1, sample.count * (sample.count - 1)))
