"""A character stands on a square: MS-13.1, MS-A26, MS-A53, MS-A76."""

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import BRIDGE, C_NOON_WRAITH
from magoteka.games.magic_sword.box.tables import ring_size, ring_start
from magoteka.games.magic_sword.messages.events import GeasLifted, Moved, Possessed
from magoteka.games.magic_sword.rules.character.cards import friend_named
from magoteka.games.magic_sword.rules.character.figure import square_name
from magoteka.games.magic_sword.rules.character.goods import leave_boat, lose_card
from magoteka.games.magic_sword.rules.character.hand import check_hand
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword

FROM_RUINS: Final = 1  # the two sides of the bridge
FROM_CITY: Final = 2


def put_on(g: MagicSword, seat: i64, square: i64) -> None:
    """A character stands on a square: MS-A53 the Noon Wraith stays in her circle, MS-A76 possession ends."""
    before = g.square[seat]
    if before == square:
        return
    leave_boat(g, seat)
    g.square[seat] = square
    if g.listening and g.possessed[seat] != 0:
        g.emit(Possessed(seat, True))
    g.possessed[seat] = 0
    if g.listening:
        g.emit(Moved(seat, square_name(square)))
    if before < 0 or ring_start(before) != ring_start(square):
        wraith = friend_named(g, seat, C_NOON_WRAITH)
        if wraith != NOBODY:
            lose_card(g, seat, wraith, "gone")
    if square < BRIDGE:
        g.gate[seat] = 0
        g.leaving[seat] = 0
        g.task[seat] = 0
    check_hand(g, seat)  # whoever asks something on top of this checks again, or the discard would wait for it


def carry(g: MagicSword, seat: i64, square: i64) -> None:
    """MS-A96 A character is put on a square otherwise than by its own walk: in another circle the geas is over."""
    if g.square[seat] >= 0 and ring_start(g.square[seat]) != ring_start(square):
        lift_geas(g, seat)
    put_on(g, seat, square)


def lift_geas(g: MagicSword, seat: i64) -> None:
    """MS-A96 The geas is over."""
    if g.listening and g.geas[seat] > 0:
        g.emit(GeasLifted(seat))
    g.geas[seat] = 0


def others_in_circle(square: i64) -> list[int]:
    """The other squares of a circle."""
    start = ring_start(square)
    return [other for other in range(start, start + ring_size(square)) if other != square]
