"""The answers that are worth considering: what another open answer dominates is not, and of equals one is enough.

Found by trying, never by a list of cases. Where a match may be decided within the turn (`Mind.closing`), every line of
own answers is followed: if some answers win for sure, no other is worth a thought. Else every answer is carried out in
the same worlds of the chair with the same luck, and the tables are compared: of two that are alike but for what a game
calls goods (`Mind.goods`), the one with less of them is worse, whatever follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple
from zlib import crc32

from magoteka.bots.chair import Chair, seed_from
from magoteka.core.agenda import NATURE, Poll, State
from magoteka.core.chance import Rng


@dataclass(frozen=True)
class Considered:
    """A candidate as somebody sees it who has looked ahead: the best first."""

    at: int  # among the options
    value: float  # its share of the victory, or, where nothing is tried, what it is worth by the game's own reckoning
    looks: int  # in how many worlds it was tried


OPEN = 0.5
WORLDS = 4  # in which answers are compared that nothing has told apart so far
SURE = 8  # worlds in which an answer must win
REACH = 500  # tables of one world that are looked at in search of a victory


def candidates(chair: Chair, among: Sequence[int] | None = None) -> list[int]:
    """The options that are worth considering, in the order in which they are given; of equals the first one stays."""
    asked = list(range(len(chair.options)) if among is None else among)
    if len(asked) < 2 or chair.source is None:
        return asked
    return (chair.game.mind.closing(chair.view) and winning(chair, asked)) or undominated(chair, asked)


# --- victories -------------------------------------------------------------------------------------------------------


def winning(chair: Chair, asked: Sequence[int]) -> list[int]:
    """The options with which the seat surely wins before anybody else is asked."""
    luck, left = Rng(seed_from(chair.rng)), list(asked)
    for world in islice(chair.worlds(), SURE):
        hunt = Hunt(chair, Rng(luck.word()))
        left = [at for at in left if hunt.wins(answered(turned(world, chair.seat), at))]
        if not left:
            break
    return left


class Hunt:
    """The search for a victory in one world; what has led to none is not looked at again."""

    def __init__(self, chair: Chair, luck: Rng) -> None:
        self.game = chair.game
        self.seat = chair.seat
        self.luck = luck
        self.seen: set[str] = set()

    def wins(self, table: State) -> bool:
        """Whether the seat can win from here by answers of its own."""
        while (question := table.asking()) is not None and question.seat == NATURE:
            table.answer(question.sample(table, self.luck))
        if question is None:
            return self.game.winners(table) == (self.seat,)
        if question.seat != self.seat or len(self.seen) >= REACH:
            return False
        if (picture := str(self.game.dump_state(table))) in self.seen:
            return False
        self.seen.add(picture)
        return any(self.wins(answered(table, at)) for at in range(len(question.indices(table))))


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
    tried = world.clone()
    question = tried.asking()
    assert question is not None
    tried.answer(question.indices(tried)[at])
    return tried
