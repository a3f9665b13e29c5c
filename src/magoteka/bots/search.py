"""Bots that look ahead: they imagine worlds that fit all they know, and play them on."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, islice
from math import inf
from time import perf_counter

from magoteka.bots.chair import Bot, Chair
from magoteka.bots.foresight import foreseen
from magoteka.bots.greedy import best_of
from magoteka.bots.plan import Planner
from magoteka.bots.tree import Edge, Tree
from magoteka.core.agenda import Poll, State
from magoteka.core.game import Reading

SURE = 8  # worlds in which an answer must win at once to be given without further thought


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
        if chair.game.reckons and not chair.game.foresees:
            return reckoned(chair)
        return Thought(chair, budget).choice()

    return Bot(choose, remembers=budget.reads, imagines=True)


def reckoned(chair: Chair) -> int:
    """What is best by the game's own reckoning: nothing is tried, so that no budget is needed."""
    return best_of(chair.game.weigh(chair.view, chair.options), chair.rng)


class Thought:
    """What goes on in a bot's mind at one question; it may be asked for its choice at any time."""

    def __init__(self, chair: Chair, budget: Budget) -> None:
        self.chair = chair
        self.budget = budget
        self.until = inf if budget.seconds is None else perf_counter() + budget.seconds
        self.worlds = self.weighed_worlds()
        world = next(self.worlds)
        question = world.asking()
        assert question is not None
        self.answers = question.indices(world)
        scout = chair.game.scout(world)
        self.tree = Tree(scout.policy, chair.game.winners, chair.rng, scout.curiosity)

    def choice(self) -> int:
        """Look ahead as long as the budget lasts; the option that held out best."""
        if len(self.answers) == 1:
            return 0
        decisive = self.decisive()
        if decisive is not None:
            return decisive
        if self.chair.game.foresees:
            return foreseen(self.chair, self.worlds, self.budget.looks, self.until)[0]
        if self.chair.game.plans:
            return Planner(self.chair, self.worlds).choice(self.budget.looks, self.until)
        self.look(self.budget.looks)
        return self.answers.index(self.ranked()[0].answer)

    def look(self, looks: int) -> None:
        """Look ahead so many times, or until the time is up."""
        for world in islice(self.worlds, looks):
            self.tree.look(world)
            if perf_counter() > self.until and self.tree.root.visits >= len(self.answers):
                return

    def ranked(self) -> list[Edge]:
        """The answers, the one tried most first: a look ahead goes where it finds most."""
        return sorted(self.tree.root.edges, key=lambda edge: (-edge.visits, -edge.mean()))

    def weighed_worlds(self) -> Iterator[State]:
        """Worlds without end; each as likely as all that the seat has heard makes it."""
        chair = self.chair
        worlds = map(self.turned, chair.worlds())
        reading = None
        if self.budget.reads:
            reading = chair.game.reading(chair.history, chair.seat, next(worlds))
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

    def turned(self, world: State) -> State:
        """The world with the seat about to answer, where several are asked at once."""
        if isinstance(world.asking(), Poll):
            world.turn_to(self.chair.seat)
        return world

    def decisive(self) -> int | None:
        """An option that wins the match there and then, whatever is hidden."""
        worlds = list(islice(self.worlds, SURE))
        for at, answer in enumerate(self.answers):
            if all(self.wins(world.clone(), answer) for world in worlds):
                return at
        return None

    def wins(self, world: State, answer: int) -> bool:
        """Whether the answer wins before anybody, or nature, is asked again."""
        world.answer(answer)
        return world.asking() is None and self.chair.game.winners(world) == (self.chair.seat,)


BOT = searching(Budget(looks=1000, seconds=0.7))
