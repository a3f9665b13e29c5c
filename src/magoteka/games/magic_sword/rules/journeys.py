"""Being moved: transfers, sendings back, extra moves (MS-13.1, MS-A20, MS-A21, MS-A31, MS-A83)."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box.components import BRIDGE, C_NOON_WRAITH, LANDINGS
from magoteka.games.magic_sword.box.script import Node
from magoteka.games.magic_sword.box.tables import ring_size, ring_start, slug_of_square
from magoteka.games.magic_sword.rules.book import check_hand
from magoteka.games.magic_sword.rules.flow import Ask
from magoteka.games.magic_sword.rules.goods import leave_boat, lose_card
from magoteka.games.magic_sword.rules.sheet import friend_named, over, square_name
from magoteka.games.magic_sword.table.state import NOBODY, Sword
from magoteka.games.magic_sword.words import menus
from magoteka.games.magic_sword.words.events import Moved
from magoteka.games.magic_sword.words.menus import Menu


def put_on(g: Sword, seat: i64, square: i64) -> None:
    """A character stands on a square: MS-A53 the Noon Wraith stays in her circle, MS-A76 possession ends."""
    before = g.square[seat]
    if before == square:
        return
    leave_boat(g, seat)
    g.square[seat] = square
    g.possessed[seat] = 0
    if g.told:
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


def transfer(g: Sword, seat: i64, square: i64) -> None:
    """MS-A19, MS-A20 A transfer ends in a landing; the ninth of a turn is void, and so is one to the same square."""
    from magoteka.games.magic_sword.rules.landing import land

    if g.landings >= LANDINGS or g.square[seat] == square:
        return
    over(g, seat)
    if ring_start(g.square[seat]) != ring_start(square):
        g.geas[seat] = 0  # MS-A96
    put_on(g, seat, square)
    land(g, seat, False)


def send_back(g: Sword, seat: i64) -> None:
    """MS-A83 Back to where the move began; the turn is over there."""
    over(g, seat)
    put_on(g, seat, g.start)


def go(g: Sword, seat: i64, step: Node, card: i64) -> None:
    """The instruction `goto`; only the active character is moved by it."""
    word = step.word()
    if seat != g.turn:
        return
    if word == "move_start":
        send_back(g, seat)
    elif word == "any_in_circle":
        if g.landings < LANDINGS:
            g.then(GoAnywhere(seat))
    else:
        transfer(g, seat, slug_of_square(word))


class GoAnywhere(Ask):
    """MS-A20 Any other square of the circle."""

    clause: ClassVar[str] = "MS-A20"
    offers: ClassVar[Menu] = menus.SQUARE_MENU

    def entries(self, g: Sword) -> list[int]:
        return others_in_circle(g.square[self.seat])

    def answered(self, g: Sword, index: i64) -> None:
        transfer(g, self.seat, index)


def others_in_circle(square: i64) -> list[int]:
    """The other squares of a circle."""
    start = ring_start(square)
    return [other for other in range(start, start + ring_size(square)) if other != square]


def extra_move(g: Sword, seat: i64) -> None:
    """MS-A21 Roll and walk again at once, within the bound of landings."""
    from magoteka.games.magic_sword.rules.move import MovementRoll

    if g.landings >= LANDINGS or seat != g.turn:
        return
    over(g, seat)
    g.start = g.square[seat]
    g.then(MovementRoll(seat, g.visits[seat]))
