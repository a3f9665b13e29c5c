"""What becomes accessible is turned up, and spirits go free: SG-05 to SG-08, SG-25."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit, has, size
from magoteka.core.event import Option, Refusal
from magoteka.games.siggil.box.components import CARDS, DISCARDED, FREE, MEMORY_LAST_ROUND, ORDINARY, ROOM
from magoteka.games.siggil.messages import answers
from magoteka.games.siggil.messages.events import CardLaid, CardTurned, SpiritDiscarded, SpiritFreed
from magoteka.games.siggil.rules.end import lose_with_too_few_spirits_left
from magoteka.games.siggil.table.state import (
    Siggil,
    accessible,
    drawable,
    family_of,
    is_spirit,
    lost_spirits,
    number_of,
    remembers_discards,
    remembers_faces,
    spirits_at,
)


class UnseenCard(Question):
    """Nature says which of the cards that nobody has seen lies at a place."""

    draws: ClassVar[bool] = True
    place: i64

    def __init__(self, place: i64) -> None:
        self.seat = NATURE
        self.place = place

    def menu(self, g: Siggil) -> Sequence[Option]:
        return answers.FACES

    def mask(self, g: Siggil) -> i64:
        return drawable(g, self.place)


@mypyc_attr(free_list_len=1)
class LayFaceUp(UnseenCard):
    """SG-04 A card is laid out face up, in the order of building."""

    clause: ClassVar[str] = "SG-04"

    def answered(self, g: Siggil, index: i64) -> None:
        show(g, self.place, index)
        if g.listening:
            g.emit(CardLaid(self.place, family_of(index), number_of(index), is_spirit(index), remembers_faces(g)))
        lay_next(g, self.place + 1)


def lay_next(g: Siggil, start: i64) -> None:
    """SG-04 The next card that is laid face up; the others stay face down, and so nobody knows them yet."""
    place: i64
    for place in range(start, CARDS):
        if has(g.variants.shape.up, place):
            g.then(LayFaceUp(place))
            return


@mypyc_attr(free_list_len=1)
class TurnOver(UnseenCard):
    """SG-06, SG-A18 A card that has become accessible is turned face up at once."""

    clause: ClassVar[str] = "SG-06"

    def answered(self, g: Siggil, index: i64) -> None:
        show(g, self.place, index)
        if g.listening:
            g.emit(CardTurned(self.place, family_of(index), number_of(index), is_spirit(index), remembers_faces(g)))


def show(g: Siggil, place: i64, card: i64) -> None:
    """From now on the card lies face up."""
    g.faces[place] = card
    g.unseen &= ~bit(card)


class Uncover(Step):
    """SG-06, SG-07, SG-08 Cards are turned and spirits leave, place by place, until all is settled."""

    def run(self, g: Siggil) -> None:
        place = unsettled(g)
        while place >= 0:
            if g.faces[place] < 0:
                g.then2(TurnOver(place), UNCOVER)
                return
            if is_crowded(g):
                g.then2(MakeRoom(0, place), UNCOVER)
                return
            leave(g, place)
            place = unsettled(g)


def unsettled(g: Siggil) -> i64:
    """The first accessible place with a card face down or with a spirit, −1 when there is none."""
    bare = accessible(g)
    place: i64 = 0
    while bare != 0:
        if bare & 1 == 1 and (g.faces[place] < 0 or g.faces[place] >= ORDINARY):
            return place
        bare >>= 1
        place += 1
    return -1


def leave(g: Siggil, place: i64) -> None:
    """SG-07 A spirit lies beside the siggil and is free."""
    spirit = family_of(remove(g, place))
    g.spirits[spirit] = FREE
    if g.listening:
        g.emit(SpiritFreed(spirit, place, remembers_discards(g)))


def remove(g: Siggil, place: i64) -> i64:
    """The card leaves its place."""
    card = g.faces[place]
    g.faces[place] = -1
    g.present &= ~bit(place)
    return card


def is_crowded(g: Siggil) -> bool:
    """SG-25 Alone, only three spirits may be free at a time."""
    return g.seats == 1 and size(spirits_at(g, FREE)) == ROOM


class MakeRoom(Question):
    """SG-25, SG-A12 A fourth spirit replaces one of the three; the player chooses which is discarded for good."""

    clause: ClassVar[str] = "SG-25"
    place: i64

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.place = place

    def menu(self, g: Siggil) -> Sequence[Option]:
        return answers.GIVE_UPS

    def mask(self, g: Siggil) -> i64:
        return spirits_at(g, FREE)

    def refusal(self, g: Siggil, index: i64) -> Refusal:
        if index == family_of(g.faces[self.place]):
            return Refusal("SG-A12", "newcomer-stays")
        return Refusal("SG-25", "not-free")

    def answered(self, g: Siggil, index: i64) -> None:
        card = ORDINARY - 1 + index
        g.spirits[index] = DISCARDED
        put_away(g, card)
        if g.listening:
            g.emit(SpiritDiscarded(self.seat, index, lost_spirits(g), remembers_discards(g)))
        leave(g, self.place)
        lose_with_too_few_spirits_left(g)


def put_away(g: Siggil, card: i64) -> None:
    """SG-23, SG-25 A card goes to the discard pile."""
    g.discarded |= bit(card)
    if g.variants.memory == MEMORY_LAST_ROUND:
        g.dropped = card


UNCOVER: Final = Uncover()
