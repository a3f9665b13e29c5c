"""What a player sees of «Сиггил», as small numbers: the player himself first, the others from his left on."""

from typing import Final

from mypy_extensions import i64, u8

from magoteka.core._arrays import vec
from magoteka.core.bits import has, size
from magoteka.core.sketch import Sketch, wipe, write, write_set
from magoteka.games.siggil.box.components import (
    BY_FAMILY,
    BY_NUMBER,
    CARDS,
    DISCARDED,
    FAMILIES,
    FREE,
    IN_SIGGIL,
    ORDINARY,
)
from magoteka.games.siggil.rules.capturing import UNDECIDED, MayCapture, cards_wanted, kind_of_way
from magoteka.games.siggil.table.state import (
    Siggil,
    accessible,
    discards_in_sight,
    fitting,
    holder_of,
    kind_of_set,
    remembered,
    spirits_of,
)

# Where each part begins. A card is its number in the box: seven a family, then the spirits.
PLACES: Final = 0  # by place: 0 nothing, 1 a card face down, from 2 on the card that lies there
OPEN: Final = 56  # by place: whether its card may be taken
HAND: Final = 112  # by card
DISCARD: Final = 161  # by card: what can still be looked at
OTHERS: Final = 217  # by player to the left, then by card: what the memory aid shows of his hand
SIZES: Final = 364  # cards in hand, by player
HELD: Final = 368  # spirits, by player
SPIRITS: Final = 372  # by spirit: nine numbers each, as below
CAPTURE: Final = 435  # the spirit being captured, by family 1 or number 2, cards wanted
CHOSEN: Final = 438  # cards chosen for it, by card
TABLE: Final = 487  # players, whose turn (from one's left), set size, target, discarded cards, lost spirits, asked
SIZE: Final = 494

WHERE: Final = 0  # of a spirit: 0 unseen, 1 seen in the siggil, 2 free, 3 held, 4 discarded
HOLDER: Final = 1  # 1 oneself, 2 the player to the left, …; 0 nobody
CARDS_OF_SET: Final = 2  # on which it lies
FAMILY_LEFT: Final = 3  # cards that fit it and that, as far as one sees, are not out of the game; then by number
IN_HAND: Final = 5  # by family, by number
OWN_SETS: Final = 7  # cards of the larger of one's own sets for it, by family, by number
EACH: Final = 9


class SiggilSketch(Sketch):
    """SG-18, SG-A16, SG-A17 What a person at the table could see now, with the memory aid if it was agreed on."""

    def draw(self, g: Siggil, seat: i64, out: vec[u8], at: i64) -> None:
        draw_places(g, out, at)
        gone = discards_in_sight(g)
        write_set(out, at + HAND, g.hands[seat], ORDINARY)
        write_set(out, at + DISCARD, gone, CARDS)
        wipe(out, at + OTHERS, at + SPIRITS)
        which: i64
        for which in range(len(g.set_cards)):
            gone |= g.set_cards[which]
        left: i64
        for left in range(g.seats):
            owner = (seat + left) % g.seats
            write(out, at + SIZES + left, size(g.hands[owner]))
            write(out, at + HELD + left, spirits_of(g, owner))
            if left > 0:
                shown = remembered(g, owner)
                gone |= shown
                write_set(out, at + OTHERS + (left - 1) * ORDINARY, shown, ORDINARY)
        draw_spirits(g, seat, ~gone, out, at + SPIRITS)
        draw_capture(g, seat, out, at)
        write(out, at + TABLE, g.seats)
        write(out, at + TABLE + 1, (g.turn - seat + g.seats) % g.seats)
        write(out, at + TABLE + 2, g.variants.set_size)
        write(out, at + TABLE + 3, g.variants.target)
        write(out, at + TABLE + 4, size(g.discarded))


def draw_places(g: Siggil, out: vec[u8], at: i64) -> None:
    """SG-05, SG-A16 What lies where, and what may be taken."""
    write_set(out, at + OPEN, accessible(g), CARDS)
    place: i64
    for place in range(CARDS):
        face = g.faces[place]
        if face >= 0:
            out[at + PLACES + place] = u8(face + 2)
        else:
            out[at + PLACES + place] = u8((g.present >> place) & 1)


def draw_spirits(g: Siggil, seat: i64, left: i64, out: vec[u8], at: i64) -> None:
    """SG-03, SG-12 to SG-14 Where each spirit is, and what one has for it."""
    wipe(out, at, at + EACH * FAMILIES)
    lost: i64 = 0
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        row = at + EACH * (spirit - 1)
        where = g.spirits[spirit]
        if where >= 0:
            out[row + WHERE] = 3
            write(out, row + HOLDER, (holder_of(g, spirit) - seat + g.seats) % g.seats + 1)
            write(out, row + CARDS_OF_SET, size(g.set_cards[where]))
        elif where == FREE:
            out[row + WHERE] = 2
        elif has(discards_in_sight(g), ORDINARY - 1 + spirit):
            out[row + WHERE] = 4
        elif where == IN_SIGGIL and lies_open(g, ORDINARY - 1 + spirit):
            out[row + WHERE] = 1
        if where == DISCARDED:
            lost += 1
        by: i64
        for by in range(BY_FAMILY, BY_NUMBER + 1):
            write(out, row + FAMILY_LEFT + by, size(left & fitting(spirit, by)))
            write(out, row + IN_HAND + by, size(g.hands[seat] & fitting(spirit, by)))
    which: i64
    for which in range(len(g.set_cards)):
        if g.set_owner[which] == seat:
            place = at + EACH * (g.set_spirit[which] - 1) + OWN_SETS + kind_of_set(g, which)
            write(out, place, max(i64(out[place]), size(g.set_cards[which])))
    write(out, at - SPIRITS + TABLE + 5, lost)


def lies_open(g: Siggil, card: i64) -> bool:
    """Whether a card lies face up in the siggil."""
    place: i64
    for place in range(CARDS):
        if g.faces[place] == card:
            return True
    return False


def draw_capture(g: Siggil, seat: i64, out: vec[u8], at: i64) -> None:
    """SG-11 What one has chosen of a capture that is not complete; whether one is asked about a capture at all."""
    wipe(out, at + CAPTURE, at + TABLE)
    top = g.top()
    out[at + TABLE + 6] = 0
    if not isinstance(top, MayCapture) or top.seat != seat:
        return
    out[at + TABLE + 6] = 1
    write(out, at + CAPTURE, top.spirit)
    if top.spirit != 0 and top.way != UNDECIDED:
        write(out, at + CAPTURE + 1, kind_of_way(g, top.way) + 1)
        write(out, at + CAPTURE + 2, cards_wanted(g, seat, top.spirit, top.way))
        write_set(out, at + CHOSEN, top.chosen, ORDINARY)


SKETCH: Final = SiggilSketch(SIZE, CARDS + 1)
