"""Mygame: stones lie in a heap, each takes one to three in turn, and whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from magoteka.core.agenda import NATURE, Question, State
from magoteka.core.bits import full
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Value
from magoteka.core.event import Event, Option, Outcome, Refusal, Seat
from magoteka.core.game import Game, Setting
from magoteka.core.mind import Mind

MOST = 3  # in one turn


@dataclass(frozen=True)
class Take(Option):
    """MG-02 Some stones."""

    stones: int


@dataclass(frozen=True)
class Begins(Outcome):
    """MG-01 The seat that the die shows."""

    seat: Seat


@dataclass(frozen=True)
class TurnBegan(Event):
    """Whose turn it is."""

    seat: Seat


@dataclass(frozen=True)
class Taken(Event):
    """Stones were taken, and so many are left."""

    seat: Seat
    stones: int
    left: int


@dataclass(frozen=True)
class MatchEnded(Event):
    """MG-03 Whoever took the last stone has won."""

    winner: Seat


@dataclass(frozen=True)
class MygameView:
    """What a seat sees: here all there is."""

    seat: int | None
    stones: int
    taken: tuple[int, ...]


class Mygame(State):
    """The table: every field is copied by `clone`."""

    def __init__(self, seats: int, stones: int) -> None:
        super().__init__()
        self.seats = seats
        self.stones = stones
        self.taken = [0] * seats
        self.winner = -1

    def clone(self) -> Mygame:
        """Another table that stands the same."""
        other = Mygame(self.seats, self.stones)
        other.taken, other.winner = self.taken[:], self.winner
        other.agenda, other.depth = self.agenda[:], self.depth
        return other


class WhoBegins(Question):
    """MG-01 A die says who begins."""

    clause = "MG-01"

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: Mygame) -> Sequence[Option]:
        """Every seat."""
        return tuple(Begins(seat) for seat in range(g.seats))

    def mask(self, g: Mygame) -> int:
        """All of them."""
        return full(g.seats)

    def answered(self, g: Mygame, index: int) -> None:
        """That seat has the first turn."""
        begin_turn(g, index)


class Turn(Question):
    """MG-02 Take one to three stones."""

    clause = "MG-02"

    def menu(self, g: Mygame) -> Sequence[Option]:
        """So many as can ever be taken."""
        return tuple(Take(stones) for stones in range(1, MOST + 1))

    def mask(self, g: Mygame) -> int:
        """No more than are left."""
        return full(min(MOST, g.stones))

    def refusal(self, g: Mygame, index: int) -> Refusal:
        """So many are not left."""
        return Refusal("MG-02", "not-left")

    def answered(self, g: Mygame, index: int) -> None:
        """MG-03 The last stone wins; otherwise the next seat has its turn."""
        g.stones -= index + 1
        g.taken[self.seat] += index + 1
        if g.listening:
            g.emit(Taken(self.seat, index + 1, g.stones))
        if g.stones > 0:
            begin_turn(g, (self.seat + 1) % g.seats)
            return
        g.winner = self.seat
        if g.listening:
            g.emit(MatchEnded(self.seat))


def begin_turn(g: Mygame, seat: int) -> None:
    """Ask a seat, and tell whose turn it is."""
    if g.listening:
        g.emit(TurnBegan(seat))
    g.then(Turn(seat))


class MygameMind(Mind):
    """What looks good to the greedy bot."""

    def prior(self, view: Any, options: Sequence[Any]) -> list[float]:
        """Leave a multiple of four where that can be."""
        return [float((view.stones - option.stones) % (MOST + 1) == 0) for option in options]


class MygameGame(Game):
    """The game as the house sees it."""

    name = "mygame"
    mind = MygameMind()
    prefix = "MG"
    ruleset = 1
    least, most = 2, 4
    settings = (Setting("stones", (15, 21), 15, "MG-01"),)
    codec = Codec([WhoBegins, Turn, Take, Begins, TurnBegan, Taken, MatchEnded, MygameView])
    turn_clause = "MG-02"
    max_answers = 2 * 21

    def begin(self, seats: int, settings: Mapping[str, Value]) -> State:
        g = Mygame(seats, int(settings["stones"]))
        g.then(WhoBegins())
        return g

    def view(self, g: Mygame, seat: int | None) -> MygameView:
        return MygameView(seat, g.stones, tuple(g.taken))

    def secret(self, g: Mygame) -> bool:
        return False

    def redeal(self, g: Mygame, seat: int, rng: Rng) -> State:
        return g.clone()

    def winners(self, g: Mygame) -> tuple[int, ...]:
        return () if g.winner < 0 else (g.winner,)


GAME = MygameGame()
