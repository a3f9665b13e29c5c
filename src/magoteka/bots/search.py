"""Bots that look ahead: they imagine worlds that fit all they know, and play them on."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, islice
from math import inf
from time import perf_counter

from magoteka.bots.candidates import Considered, candidates, turned
from magoteka.bots.chair import Bot, Chair
from magoteka.bots.ends import TABLES, solved
from magoteka.bots.foresight import foreseen
from magoteka.bots.greedy import best_of
from magoteka.bots.plan import Planner
from magoteka.bots.tree import Edge, Tree
from magoteka.core.agenda import State
from magoteka.core.mind import Reading

SECONDS = 0.7  # that the Master thinks at a table, if there is anything to think about
PACE = 256  # looks after which one asks whether the rest could change anything
SOLVING = 0.5  # of the time that may be spent on following every line to its end
LINES = 20  # tables of such lines that count as one look, where looks are counted


@dataclass(frozen=True)
class Budget:
    """How long to think: so many looks ahead, and no longer than that where a clock is given."""

    looks: int
    seconds: float | None = None
    worlds: int = 200  # imagined and weighed, where a game can read the others' answers
    reads: bool = True


def searching(budget: Budget) -> Bot:
    """A bot that thinks within a budget."""

    def choose(chair: Chair) -> int:
        return considered(chair, budget)[0].at

    return Bot(choose, reads=budget.reads, imagines=True)


def considered(chair: Chair, budget: Budget) -> list[Considered]:
    """The options that are worth considering, the best first, as the game's mind looks ahead."""
    if len(chair.options) == 1:
        return [Considered(0, 0.0, 0)]
    if chair.game.mind.way == "reckoning":
        return reckoned(chair, inf if budget.seconds is None else perf_counter() + budget.seconds)
    return Thought(chair, budget).considered()


def reckoned(chair: Chair, until: float = inf) -> list[Considered]:
    """What is best by the game's own reckoning: nothing is played on, so that no budget is needed."""
    worth = chair.game.mind.weigh(chair.view, chair.options)
    among = candidates(chair, sorted(range(len(worth)), key=lambda at: -worth[at]), until)
    best = among[best_of([worth[at] for at in among], chair.rng)]
    return [Considered(at, worth[at], 0) for at in sorted(among, key=lambda at: (-worth[at], at != best))]


class Thought:
    """What goes on in a bot's mind at one question; it may be asked what it thinks at any time."""

    def __init__(self, chair: Chair, budget: Budget) -> None:
        self.chair = chair
        self.budget = budget
        self.began = perf_counter()
        self.until = inf if budget.seconds is None else self.began + budget.seconds
        self.worlds = self.weighed_worlds()
        self.world = world = next(self.worlds)
        question = world.asking()
        assert question is not None
        self.answers = question.indices(world)
        scout = chair.game.mind.scout(world)
        self.tree = Tree(scout.policy, chair.game.winners, chair.rng, scout.curiosity)

    def considered(self) -> list[Considered]:
        """Look ahead as long as the budget lasts; the options, the one that held out best first."""
        chair, looks = self.chair, self.budget.looks
        if chair.game.mind.way == "foresight":
            return foreseen(chair, self.worlds, looks, self.until)
        if (found := self.solved()) is not None:
            return found
        if chair.game.mind.way == "turns":
            return Planner(chair, self.worlds, self.until).considered(looks, self.until)
        kept = candidates(chair, until=self.until)
        if len(kept) == 1:
            return [Considered(kept[0], 0.0, 0)]
        self.tree.among = [self.answers[at] for at in kept]
        self.look(looks)
        return [Considered(self.answers.index(one.answer), one.mean(), one.visits) for one in self.ranked()]

    def solved(self) -> list[Considered] | None:
        """The options by what they bring in the end, what looks best first among equals; None where nobody can say."""
        chair, budget = self.chair, self.budget
        if not chair.game.mind.settled(self.world):
            return None
        worth = chair.game.mind.prior(chair.view, chair.options)
        order = candidates(chair, sorted(range(len(worth)), key=lambda at: -worth[at]), self.until)
        until = inf if budget.seconds is None else self.began + SOLVING * budget.seconds
        found = solved(chair, self.world, order, most=min(TABLES, LINES * budget.looks), until=until)
        if not found or max(found.values()) == 0:  # lost if nobody errs: then a tree knows better where they may
            return None
        return [Considered(at, found[at], 1) for at in sorted(order, key=lambda at: -found[at])]

    def look(self, looks: int) -> None:
        """Look ahead so many times, or until the time is up or the rest of it could change nothing."""
        for number, world in enumerate(islice(self.worlds, looks), 1):
            self.tree.look(world)
            if perf_counter() > self.until and self.tree.root.visits >= len(self.tree.among or self.answers):
                return
            if number % PACE == 0 and self.decided(number, looks):
                return

    def decided(self, number: int, looks: int) -> bool:
        """Whether the answer tried most stays so, whatever the looks that are left would find."""
        now, visits = perf_counter(), sorted((edge.visits for edge in self.tree.root.edges), reverse=True)
        left = float(looks - number)
        if self.until < inf:
            left = min(left, number * max(0.0, self.until - now) / max(now - self.began, 1e-6))
        return len(visits) > 1 and float(visits[0] - visits[1]) > left

    def ranked(self) -> list[Edge]:
        """The answers, the one tried most first: a look ahead goes where it finds most."""
        return sorted(self.tree.root.edges, key=lambda edge: (-edge.visits, -edge.mean()))

    def weighed_worlds(self) -> Iterator[State]:
        """Worlds without end; each as likely as all that the seat has heard makes it."""
        chair = self.chair
        worlds = (turned(world, chair.seat) for world in chair.worlds())
        reading = None
        if self.budget.reads and chair.game.mind.reads:
            reading = chair.game.mind.reading(chair.history, chair.seat, next(worlds))
        if reading is None:
            yield from worlds
            return
        imagined, weights = self.weighed(worlds, reading)
        marks = list(accumulate(weights))
        while True:
            yield imagined[min(bisect_right(marks, chair.rng.unit() * marks[-1]), len(imagined) - 1)].clone()

    def weighed(self, worlds: Iterator[State], reading: Reading) -> tuple[list[State], list[float]]:
        """Worlds, and how well each explains what was heard; half of the time is left for looking ahead."""
        imagined: list[State] = []
        weights: list[float] = []
        for world in islice(worlds, self.budget.worlds):
            imagined.append(world)
            weights.append(reading.weight(world))
            if perf_counter() > self.until - (self.budget.seconds or 0.0) / 2:
                break
        return imagined, weights


def glimpse(chair: Chair) -> int:
    """Look ahead as seldom as the game's level below the Master does."""
    return considered(chair, Budget(looks=max(1, chair.game.mind.glance), seconds=SECONDS, reads=False))[0].at


ADEPT = Bot(glimpse, imagines=True)
BOT = searching(Budget(looks=1_000_000, seconds=SECONDS))
