"""A look ahead that knows no game: many worlds played on, and what each answer came to in them.

Information-set Monte Carlo tree search. Every look begins in another world that the seat cannot tell from the true one,
so nothing hidden can guide it. Dice and draws fall anew each time and are not branches: a position of the tree is what
was answered and who was asked what afterwards. Each seat looks after its own share of the victory (max^n).
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.policy import Policy

MOST: Final = 8  # seats of any game
CURIOSITY: Final = 0.2  # how much a seldom tried answer is preferred, unless a game wants it otherwise
WIDE: Final = 9  # answers to the question itself that are all tried; of more, some as one thinks longer
WIDENING: Final = 1.5
DEEPER: Final = 0.15  # the same further on, beside what the policy answers
AS_USUAL: Final = -1  # whatever the policy answers there, in each world by what the asked seat knows in it


class Edge:
    """An answer of a position: how often it was open, how often it was tried, and what it came to."""

    answer: Final[i64]
    opened: i64
    visits: i64
    total: float
    below: dict[int, "Node"]

    def __init__(self, answer: i64) -> None:
        self.answer = answer
        self.opened = 0
        self.visits = 0
        self.total = 0.0
        self.below = {}

    def mean(self) -> float:
        """The share of the victory that it brought."""
        if self.visits == 0:
            return 0.0
        return self.total / float(self.visits)


class Node:
    """A position of the tree: the answers that were tried there."""

    visits: i64
    edges: list[Edge]

    def __init__(self) -> None:
        self.visits = 0
        self.edges = []


class Path:
    """The answers of one look, and the seats that gave them."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.seats: list[int] = []


class Tree:
    """All looks ahead from one question."""

    def __init__(
        self,
        policy: Policy,
        winners: Callable[[Any], tuple[int, ...]],
        rng: Rng,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.policy = policy
        self.winners = winners
        self.rng = rng
        self.curiosity = curiosity
        self.root = Node()

    def look(self, world: State) -> None:
        """Play one world on: down the tree, one step out of it, and then by the policy."""
        path = Path()
        chapter = self.policy.chapter(world)
        shares = self.shares(world, self.descend(world, chapter, path))
        at: i64
        for at in range(len(path.edges)):
            edge = path.edges[at]
            edge.visits += 1
            edge.total += shares[path.seats[at]]

    def descend(self, world: State, chapter: i64, path: Path) -> bool:
        """Whether the match was over where the look ended; otherwise the chapter was."""
        node = self.root
        while True:
            question = self.next_choice(world, chapter)
            if question is None:
                return world.asking() is None
            if len(path.edges) > 0:
                found = next_node(path.edges[-1], question)
                if found is None:
                    return self.policy.play_on(world, chapter, self.rng)
                node = found
            edge = self.picked(node, world, question)
            path.edges.append(edge)
            path.seats.append(question.seat)
            if edge.answer == AS_USUAL:
                world.answer(self.policy.answer(world, question, self.rng))
            else:
                world.answer(edge.answer)

    def next_choice(self, world: State, chapter: i64) -> Question | None:
        """The next question with a choice; None where the match or the chapter ends."""
        while True:
            question = world.asking()
            if question is None or self.policy.chapter(world) != chapter:
                return None
            if question.seat < 0:
                world.answer(question.sample(world, self.rng))
            else:
                return question

    def picked(self, node: Node, world: State, question: Question) -> Edge:
        """The answer to try: among those open in this world, the most promising or the least known."""
        node.visits += 1
        first = node is self.root
        if not first and len(node.edges) == 0:
            node.edges.append(Edge(AS_USUAL))
        tried = [edge for edge in node.edges if edge.answer == AS_USUAL or question.allows(world, edge.answer)]
        for edge in tried:
            edge.opened += 1
        if len(tried) < width(node.visits, first):
            fresh = self.another(tried, world, question)
            if fresh is not None:
                node.edges.append(fresh)
                return fresh
        return best_of(tried, self.curiosity)

    def another(self, tried: list[Edge], world: State, question: Question) -> Edge | None:
        """An answer that was not tried yet, first what the policy likes; None where all were."""
        known = [edge.answer for edge in tried]
        left = [index for index in question.indices(world) if index not in known]
        if not left:
            return None
        index = self.policy.answer(world, question, self.rng)
        if index not in left:
            index = left[self.rng.below(len(left))]
        edge = Edge(index)
        edge.opened = 1
        return edge

    def shares(self, world: State, over: bool) -> list[float]:
        """Each seat's share of the victory where a look has ended."""
        if not over:
            return self.policy.value(world)
        shares = [0.0] * MOST
        winners = self.winners(world)
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares


def width(visits: i64, first: bool) -> i64:
    """How many answers may be tried at a position that was reached so often."""
    if first:
        return WIDE + i64(WIDENING * sqrt(float(visits)))
    return 1 + i64(DEEPER * sqrt(float(visits)))


def next_node(edge: Edge, question: Question) -> Node | None:
    """The position after an answer, by who is asked what; None where it is new, and from now on part of the tree."""
    key = id(type(question)) * 8 + question.seat
    if key in edge.below:
        return edge.below[key]
    edge.below[key] = Node()
    return None


def best_of(edges: list[Edge], curiosity: float) -> Edge:
    """The answer with the highest bound: what it brought, and what may still be in it."""
    best = edges[0]
    highest = -1.0
    for edge in edges:
        bound = edge.mean() + curiosity * sqrt(log(float(edge.opened)) / (float(edge.visits) + 0.001))
        if bound > highest:
            best, highest = edge, bound
    return best
