"""The answers that are worth considering: what another open answer dominates is not, and of equals one is enough.

Found by trying, never by a list of cases. Where a match may be decided within the turn (`Mind.closing`), lines of own
answers are followed, those first that look best: if some answers win for sure, no other is worth a thought. Else every
answer is carried out in the same worlds of the chair with the same luck, and the tables are compared: of two that are
alike but for what a game calls goods (`Mind.goods`), the one with less of them is worse, whatever follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf
from time import perf_counter
from typing import NamedTuple
from zlib import crc32

from magoteka.bots.chair import Chair, seed_from
from magoteka.core.agenda import NATURE, Poll, Question, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game


@dataclass(frozen=True)
class Considered:
    """A candidate as somebody sees it who has looked ahead: the best first."""

    at: int  # among the options
    value: float  # its share of the victory, or, where nothing is tried, what it is worth by the game's own reckoning
    looks: int  # in how many worlds it was tried


OPEN = 0.5
WORLDS = 4  # in which answers are compared that nothing has told apart so far
SURE = 8  # worlds in which an answer must win
REACH = 200  # tables of one world at which one considers how to go on in search of a victory
FACES = (1, 6)  # outcomes that are all followed where nature is asked: first no throw at all, then one of a die
SLIPS = (0, 1, 2, 4, 8, 16)  # how far down in the order of what looks best the answers of a line may stand in all


def candidates(chair: Chair, among: Sequence[int] | None = None, until: float = inf) -> list[int]:
    """The options that are worth considering, in the order in which they are given; of equals the first one stays.

    A victory is sought at `REACH` tables of a world at most, and no longer than `until`.
    """
    asked = list(range(len(chair.options)) if among is None else among)
    if len(asked) < 2 or chair.source is None:
        return asked
    closing = chair.game.mind.closing(chair.source.sample, chair.seat)
    return (closing and winning(chair, asked, until)) or undominated(chair, asked)


# --- victories -------------------------------------------------------------------------------------------------------


def winning(chair: Chair, asked: Sequence[int], until: float = inf) -> list[int]:
    """The options with which the seat surely wins before anybody else decides anything; the straightest of them."""
    orders: dict[str, list[int]] = {}
    return next((found for faces in FACES if (found := sure(chair, asked, Hunt(chair, faces, until, orders)))), [])


def sure(chair: Chair, asked: Sequence[int], hunt: Hunt) -> list[int]:
    """The options with which it wins in every world."""
    left, slips, seen = list(asked), list(SLIPS), set[str]()
    for world in islice(chair.worlds(), SURE):
        if (picture := str(chair.game.dump_state(world))) in seen:
            continue
        seen.add(picture)
        hunt.lost.clear()
        tables = {at: answered(turned(world, chair.seat), at) for at in left}
        left = []
        while slips and not left and not hunt.tired:
            left = [at for at, table in tables.items() if hunt.wins(table.clone(), slips[0])]
            slips = slips if left else slips[1:]
        if not left:
            break
    return left


class Hunt:
    """The search for a victory in one world: what looks best is tried first, then lines that stray more and more."""

    def __init__(self, chair: Chair, faces: int, until: float, orders: dict[str, list[int]]) -> None:
        self.game = chair.game
        self.seat = chair.seat
        self.faces = faces
        self.until = until
        self.orders = orders  # the open answers of tables that anybody has looked at, what looks best first
        self.lost: dict[str, int] = {}  # tables from which no line leads to victory that strays no further

    @property
    def tired(self) -> bool:
        """Whether nobody looks any further."""
        return len(self.lost) >= REACH or perf_counter() > self.until

    def wins(self, table: State, slips: int) -> bool:
        """Whether the seat wins from here by answers of its own, whatever is thrown; the table is used up."""
        while (question := table.asking()) is not None:
            open_ones = question.indices(table)
            if len(open_ones) == 1:
                table.answer(open_ones[0])
            elif question.seat == NATURE:
                return len(open_ones) <= self.faces and all(self.wins(after(table, at), slips) for at in open_ones)
            else:
                return question.seat == self.seat and self.finds(table, question, slips)
        return self.game.winners(table) == (self.seat,)

    def finds(self, table: State, question: Question, slips: int) -> bool:
        """Whether one of the answers wins that look best, or stand so much further down."""
        if self.game.mind.vain(table, self.seat):
            return False
        picture = str(self.game.dump_state(table))
        if self.lost.get(picture, -1) >= slips or (picture not in self.lost and self.tired):
            return False
        if picture not in self.orders:
            self.orders[picture] = in_order(self.game, table, question)
        self.lost[picture] = slips
        ranked = enumerate(self.orders[picture][: slips + 1])
        return any(self.wins(after(table, index), slips - rank) for rank, index in ranked)


def in_order(game: Game, table: State, question: Question) -> list[int]:
    """The entries of the menu that are open, what looks best first."""
    indices = question.indices(table)
    if len(indices) == 1:
        return indices
    menu = question.menu(table)
    worth = game.mind.prior(game.view(table, question.seat), [menu[index] for index in indices])
    return [indices[at] for at in sorted(range(len(worth)), key=lambda at: -worth[at])]


# --- dominance -------------------------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """A table after an answer: how it stands, what the seat has of that which is good, and everything else."""

    share: float  # 1 for a victory, 0 for whoever is undone by himself, between them everything else
    goods: tuple[float, ...]
    rest: str

    def covers(self, other: Outcome) -> bool:
        """Whether it is at least as good, whatever follows."""
        if self.share != other.share:
            return self.share > other.share
        no_less = all(mine >= theirs for mine, theirs in zip(self.goods, other.goods, strict=True))
        return no_less and (self.rest == other.rest or self.share != OPEN)


def undominated(chair: Chair, asked: list[int]) -> list[int]:
    """The options than which no other is better whatever is hidden; the first of those that come to the same."""
    doubtful = chair.game.mind.doubtful(chair.view, chair.options)
    left = {at for at in asked if not doubtful[at]}
    over = {at: left - {at} for at in left}  # by whom each may be covered
    luck = Rng(seed_from(chair.rng))
    for world in islice(chair.worlds(), WORLDS if len(left) > 1 else 0):
        seed = luck.word()
        found = {at: outcome(chair, answered(turned(world, chair.seat), at), seed) for at in left}
        over = {at: {one for one in over[at] if found[one].covers(found[at])} for at in left}
        left = {one for at, others in over.items() for one in (at, *others) if others}
        if not left:
            return asked
        over = {at: over[at] for at in left}
    return [at for at in asked if at not in over or not any(beaten(at, one, over, asked) for one in over[at])]


def beaten(at: int, by: int, over: dict[int, set[int]], asked: list[int]) -> bool:
    """Whether an answer is let go for another: it is worse, or equal and stands further back."""
    return at not in over[by] or asked.index(by) < asked.index(at)


def outcome(chair: Chair, table: State, seed: int) -> Outcome:
    """The table at which a seat is asked again, as it is compared with others.

    Nature answers questions of a kind alike at all tables, whatever else it is asked.
    """
    mind, seat, share, asked = chair.game.mind, chair.seat, OPEN, Counter[str]()
    while True:
        if mind.undone(table, seat):
            share = 0.0
        question = table.asking()
        if question is None or question.seat != NATURE:
            break
        kind = type(question).__name__
        asked[kind] += 1
        table.answer(question.sample(table, Rng(seed + crc32(f"{kind}{asked[kind]}".encode()))))
    laid = chair.game.dump_state(table)
    goods = mind.goods(laid["board"], seat)
    won = question is None and chair.game.winners(table) == (seat,)
    return Outcome(1.0 if won else share, tuple(goods), str(laid))


def turned(world: State, seat: int) -> State:
    """The world with the seat about to answer, where several are asked at once."""
    if isinstance(world.asking(), Poll):
        world.turn_to(seat)
    return world


def answered(world: State, at: int) -> State:
    """The world after one of the open answers."""
    question = world.asking()
    assert question is not None
    return after(world, question.indices(world)[at])


def after(table: State, entry: int) -> State:
    """The table after an entry of the menu; nobody listens."""
    tried = table.clone()
    tried.answer(entry)
    return tried
