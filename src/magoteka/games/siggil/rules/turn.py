"""A player's turn: SG-09 to SG-11, SG-18, SG-20; alone SG-23."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from magoteka.core.agenda import Question, Step
from magoteka.core.bits import bit, has
from magoteka.core.event import Option, Refusal
from magoteka.games.siggil.box.components import CARDS, MEMORY_LAST_ROUND
from magoteka.games.siggil.messages.answers import Discard, Take
from magoteka.games.siggil.messages.events import CardDiscarded, CardTaken, TurnBegan
from magoteka.games.siggil.rules.capturing import offer_capture
from magoteka.games.siggil.rules.end import siggil_is_empty
from magoteka.games.siggil.rules.uncovering import UNCOVER, put_away, remove
from magoteka.games.siggil.table.state import (
    Siggil,
    accessible,
    family_of,
    number_of,
    remembers_discards,
    remembers_faces,
)


@mypyc_attr(free_list_len=1)
class BeginTurn(Step):
    """SG-09, SG-23 A turn begins with taking a card; alone, with discarding one."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Siggil) -> None:
        g.turn = self.seat
        if g.listening:
            g.emit(TurnBegan(self.seat))
        if g.seats == 1:
            g.then(DiscardCard(self.seat))
        else:
            g.then(TakeCard(self.seat))


class PickCard(Question):
    """SG-05 A card is picked from the siggil; no other card may lie on it."""

    def mask(self, g: Siggil) -> i64:
        return accessible(g)

    def refusal(self, g: Siggil, index: i64) -> Refusal:
        if has(g.present, index):
            return Refusal("SG-05", "covered")
        return Refusal(self.clause, "gone")


@mypyc_attr(free_list_len=1)
class TakeCard(PickCard):
    """SG-09 The player must take one accessible card into his hand; what it uncovers comes before capturing (SG-10)."""

    clause: ClassVar[str] = "SG-09"
    opens: ClassVar[bool] = True

    def menu(self, g: Siggil) -> Sequence[Option]:
        return [Take(place, family_at(g, place), number_at(g, place)) for place in range(CARDS)]

    def answered(self, g: Siggil, index: i64) -> None:
        card = remove(g, index)
        g.hands[self.seat] |= bit(card)
        if g.variants.memory == MEMORY_LAST_ROUND:
            g.recent[self.seat] = card
        if g.listening:
            g.emit(CardTaken(self.seat, index, family_of(card), number_of(card), remembers_faces(g)))
        g.then2(UNCOVER, AfterTaking(self.seat))


@mypyc_attr(free_list_len=1)
class DiscardCard(PickCard):
    """SG-23 Alone, the turn begins with an accessible card going to the discard pile."""

    clause: ClassVar[str] = "SG-23"
    opens: ClassVar[bool] = True

    def menu(self, g: Siggil) -> Sequence[Option]:
        return [Discard(place, family_at(g, place), number_at(g, place)) for place in range(CARDS)]

    def answered(self, g: Siggil, index: i64) -> None:
        card = remove(g, index)
        put_away(g, card)
        if g.listening:
            g.emit(CardDiscarded(self.seat, index, family_of(card), number_of(card), remembers_discards(g)))
        g.then2(UNCOVER, AfterDiscarding(self.seat))


@mypyc_attr(free_list_len=1)
class AfterDiscarding(Step):
    """SG-23, SG-A14 Then a card is taken; where none is left, the player may still capture."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Siggil) -> None:
        if g.present != 0:
            g.then(TakeCard(self.seat))
        else:
            g.then(AfterTaking(self.seat))


@mypyc_attr(free_list_len=1)
class AfterTaking(Step):
    """SG-10, SG-11 Once all is uncovered the player may capture; then the turn is over."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Siggil) -> None:
        g.then(EndTurn(self.seat))
        offer_capture(g, self.seat)


@mypyc_attr(free_list_len=1)
class EndTurn(Step):
    """SG-09, SG-20, SG-A09 The next player clockwise moves, unless the siggil is empty: then the game is over."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Siggil) -> None:
        if g.present == 0:
            siggil_is_empty(g)
        else:
            g.then(BeginTurn((self.seat + 1) % g.seats))


def family_at(g: Siggil, place: i64) -> int | None:
    """The family of the card that lies face up at a place."""
    return None if g.faces[place] < 0 else int(family_of(g.faces[place]))


def number_at(g: Siggil, place: i64) -> int | None:
    """The number of the card that lies face up at a place."""
    return None if g.faces[place] < 0 else int(number_of(g.faces[place]))
