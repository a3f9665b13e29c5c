"""What the places of power do: FB-70 to FB-78, FB-85 to FB-87."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, has, size
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    ACADEMY,
    GATES,
    GIFT_WIDTH,
    HERMIT,
    MENHIRS_3,
    MENHIRS_5,
    PLACE_COUNT,
    PLACE_GIFT,
    PLACES,
    REGULAR,
    STEPPE,
    TAVERN,
    TREEWYRM,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import PlaceApplied
from magoteka.games.fabled.rules.asking import OfLand
from magoteka.games.fabled.rules.books import (
    convert,
    exchanges,
    gain,
    gain_all,
    is_transformation,
    single_conversions,
    transform,
)
from magoteka.games.fabled.rules.moving import MoveLand, movable
from magoteka.games.fabled.rules.stepping import steps
from magoteka.games.fabled.rules.walking import RELOCATION, enter
from magoteka.games.fabled.table.force import places_on
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import at_home, from_home, lands_held, right_of, walkers


def usable(g: Fabled, seat: i64, place: i64, land: i64) -> bool:
    """FB-70, FB-72, FB-A48 Whether the effect of a place can be applied from a land."""
    if MENHIRS_3 <= place <= MENHIRS_5:
        return walkers(g, seat) != 0
    if place == GATES:
        return movable(g, lands_held(g, seat)) != 0
    if place == HERMIT:
        return at_home(g, seat) > 0 and right_of(g, land) != NONE
    if place == TREEWYRM:
        return copyable(g, seat, land) != 0
    if place == ACADEMY:
        return single_conversions(g, seat) != 0
    return not is_transformation(place) or exchanges(g, seat, place) != 0


def usable_of(g: Fabled, seat: i64, places: i64, land: i64) -> i64:
    """Those of the places whose effect can be applied, as a set."""
    mask: i64 = 0
    place: i64
    for place in range(PLACE_COUNT):
        if has(places, place) and usable(g, seat, place, land):
            mask |= bit(place)
    return mask


def copyable(g: Fabled, seat: i64, land: i64) -> i64:
    """FB-78, FB-A53 What a treewyrm on the land can copy: any place of any other land, but no treewyrm."""
    places: i64 = 0
    at: i64
    for at in range(g.length):
        if g.row[at] != land:
            places |= places_on(g, seat, g.row[at])
    return usable_of(g, seat, places & ~bit(TREEWYRM), land)


def apply_place(g: Fabled, seat: i64, place: i64, land: i64) -> None:
    """FB-73 The effect of a place; the caller knows that it can be applied."""
    if g.listening:
        g.emit(PlaceApplied(int(seat), PLACES[place]))
    if place == TAVERN:
        gain(g, seat, STEPPE, size(lands_held(g, seat)))
    elif place == GATES:
        g.then(MoveLand(seat, lands_held(g, seat), 0))
    elif place == HERMIT:
        enter(g, from_home(g, seat), right_of(g, land), REGULAR, RELOCATION)
    elif place == TREEWYRM:
        g.then(CopyPlace(seat, land))
    elif is_transformation(place):
        transform(g, seat, place)
    else:
        apply_gift(g, seat, place)


def apply_gift(g: Fabled, seat: i64, place: i64) -> None:
    """Books, then conversions or steps, as the table of places says; of an academy or menhirs one at least."""
    row = place * GIFT_WIDTH
    gain_all(g, seat, PLACE_GIFT[row], PLACE_GIFT[row + 1], PLACE_GIFT[row + 2])
    if place == ACADEMY:
        convert(g, seat, PLACE_GIFT[row + 3], 1)
    else:
        convert(g, seat, PLACE_GIFT[row + 3], 0)
    steps(g, seat, PLACE_GIFT[row + 4], 1, -1)


class OnePlace(OfLand):
    """A question about the effect of a place, applied from the land."""

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.CHOSEN_PLACES

    def answered(self, g: Fabled, index: i64) -> None:
        apply_place(g, self.seat, index - 1, self.land)


class CopyPlace(OnePlace):
    """FB-78 The treewyrm copies any place of another land."""

    clause: ClassVar[str] = "FB-78"
    why: ClassVar[str] = "nothing-to-copy"

    def mask(self, g: Fabled) -> i64:
        return copyable(g, self.seat, self.land) << 1
