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
    seat: Final[i64]
    opened: i64
    visits: i64
    total: float
    open: bool  # in the world that is played on
    followed: "Edge | None"  # the next answer of the look that is under way
    beside: "Edge | None"  # the next answer of the same position
    below: "Node | None"  # the positions it led to, one beside the other

    def __init__(self, answer: i64, seat: i64) -> None:
        self.answer = answer
        self.seat = seat
        self.opened = 0
        self.visits = 0
        self.total = 0.0
        self.open = True
        self.followed = None
        self.beside = None
        self.below = None

    def mean(self) -> float:
        """The share of the victory that it brought."""
        if self.visits == 0:
            return 0.0
        return self.total / float(self.visits)


class Node:
    """A position of the tree: who is asked what, and the answers that were tried there, each beside the one before."""

    kind: Final[type[Question] | None]
    seat: Final[i64]
    visits: i64
    first: Edge | None
    last: Edge | None
    beside: "Node | None"

    def __init__(self, kind: type[Question] | None, seat: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.visits = 0
        self.first = None
        self.last = None
        self.beside = None

    @property
    def edges(self) -> list[Edge]:
        """The answers in the order in which they were first tried."""
        found: list[Edge] = []
        edge = self.first
        while edge is not None:
            found.append(edge)
            edge = edge.beside
        return found

    def add(self, answer: i64, seat: i64) -> Edge:
        """Try another answer from now on."""
        edge = Edge(answer, seat)
        if self.last is None:
            self.first = edge
        else:
            self.last.beside = edge
        self.last = edge
        return edge

    def knows(self, answer: i64) -> bool:
        """Whether the answer was tried."""
        edge = self.first
        while edge is not None:
            if edge.answer == answer:
                return True
            edge = edge.beside
        return False


class Tree:
    """All looks ahead from one question."""

    def __init__(
        self,
        policy: Policy,
        winners: Callable[[Any], tuple[int, ...]],
        rng: Rng,
        curiosity: float = CURIOSITY,
        among: list[int] | None = None,
    ) -> None:
        self.policy = policy
        self.winners = winners
        self.rng = rng
        self.curiosity = curiosity
        self.among = among  # the answers to the question itself that are worth a look; None: all
        self.root = Node(None, AS_USUAL)
        self.tried: Edge | None = None  # the first answer of the look that is under way

    def look(self, world: State) -> None:
        """Play one world on: down the tree, one step out of it, and then by the policy."""
        shares = self.shares(world, self.descend(world, self.policy.chapter(world)))
        edge = self.tried
        while edge is not None:
            edge.visits += 1
            edge.total += shares[edge.seat]
            edge = edge.followed

    def descend(self, world: State, chapter: i64) -> bool:
        """Whether the match was over where the look ended; otherwise the chapter was."""
        self.tried = None
        node = self.root
        above: Edge | None = None
        while True:
            question = self.next_choice(world, chapter)
            if question is None:
                return world.asking() is None
            if above is not None:
                found = next_node(above, question)
                if found is None:
                    return self.policy.play_on(world, chapter, self.rng)
                node = found
            edge = self.picked(node, world, question)
            edge.followed = None
            if above is None:
                self.tried = edge
            else:
                above.followed = edge
            above = edge
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
        if not first and node.first is None:
            node.add(AS_USUAL, question.seat)
        if open_edges(node, world, question) < width(node.visits, first):
            fresh = self.another(node, world, question, first)
            if fresh is not None:
                return fresh
        return best_of(node, self.curiosity)

    def another(self, node: Node, world: State, question: Question, first: bool) -> Edge | None:
        """An answer that was not tried yet, first what the policy likes; None where all were."""
        left: list[int] = []
        for index in question.indices(world):
            if not node.knows(index) and (not first or self.among is None or index in self.among):
                left.append(index)
        if not left:
            return None
        liked = self.policy.answer(world, question, self.rng)
        if liked not in left:
            liked = left[self.rng.below(len(left))]
        edge = node.add(liked, question.seat)
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
    kind = type(question)
    node = edge.below
    while node is not None:
        if node.kind is kind and node.seat == question.seat:
            return node
        node = node.beside
    fresh = Node(kind, question.seat)
    fresh.beside = edge.below
    edge.below = fresh
    return None


def open_edges(node: Node, world: State, question: Question) -> i64:
    """Mark and count the answers of a position that are open in this world."""
    count: i64 = 0
    edge = node.first
    while edge is not None:
        edge.open = edge.answer == AS_USUAL or question.allows(world, edge.answer)
        if edge.open:
            edge.opened += 1
            count += 1
        edge = edge.beside
    return count


def best_of(node: Node, curiosity: float) -> Edge:
    """The open answer with the highest bound: what it brought, and what may still be in it."""
    best = node.first
    highest = -1.0
    edge = node.first
    while edge is not None:
        if edge.open:
            bound = edge.mean() + curiosity * sqrt(log(float(edge.opened)) / (float(edge.visits) + 0.001))
            if bound > highest:
                best, highest = edge, bound
        edge = edge.beside
    assert best is not None
    return best
