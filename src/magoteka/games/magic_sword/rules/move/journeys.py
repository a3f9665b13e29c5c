"""Being moved: transfers, sendings back, extra moves, crossings (MS-A20, MS-A21, MS-A28, MS-A31, MS-A83)."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import members
from magoteka.games.magic_sword.box.names import B1, BRIDGE, LANDINGS
from magoteka.games.magic_sword.box.tables import ICE, SWAMP
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.character.figure import over
from magoteka.games.magic_sword.rules.late_bound import land
from magoteka.games.magic_sword.rules.move.roll import MovementRoll
from magoteka.games.magic_sword.rules.move.standing import FROM_CITY, FROM_RUINS, carry, others_in_circle
from magoteka.games.magic_sword.rules.shapes import Ask
from magoteka.games.magic_sword.table.state import MagicSword


def transfer(g: MagicSword, seat: i64, square: i64) -> None:
    """MS-A19, MS-A20 A transfer ends in a landing; the ninth of a turn is void, and so is one to the same square."""
    if g.landings >= LANDINGS or g.square[seat] == square:
        return
    over(g, seat)
    carry(g, seat, square)
    land(g, seat, False)


def send_back(g: MagicSword, seat: i64) -> None:
    """MS-A83 Back to where the move began; the turn is over there, and on the bridge one is still leaving it."""
    over(g, seat)
    carry(g, seat, g.start)
    if g.start >= BRIDGE:  # only who was leaving the bridge has met anybody that could send him back onto it
        g.leaving[seat] = FROM_RUINS if g.start == B1 else FROM_CITY
        g.gate[seat] = g.leaving[seat]


def carry_to(g: MagicSword, seat: i64, square: i64) -> None:
    """MS-A20 A square or card carries the active character to a square."""
    if seat == g.turn:
        transfer(g, seat, square)


def carry_back(g: MagicSword, seat: i64) -> None:
    """MS-A83 A square or card sends the active character back."""
    if seat == g.turn:
        send_back(g, seat)


def carry_anywhere(g: MagicSword, seat: i64) -> None:
    """MS-A20 The active character may be carried anywhere in the circle."""
    if seat == g.turn and g.landings < LANDINGS:
        g.then(GoAnywhere(seat))


class GoAnywhere(Ask):
    """MS-A20 Any other square of the circle."""

    clause: ClassVar[str] = "MS-A20"
    offers: ClassVar[Menu] = menus.SQUARE_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return others_in_circle(g.square[self.seat])

    def answered(self, g: MagicSword, index: i64) -> None:
        transfer(g, self.seat, index)


def extra_move(g: MagicSword, seat: i64) -> None:
    """MS-A21 Roll and walk again at once, within the bound of landings."""
    if g.landings >= LANDINGS or seat != g.turn:
        return
    over(g, seat)
    g.start = g.square[seat]
    g.then(MovementRoll(seat, g.visits[seat]))


class CrossWhere(Ask):
    """MS-A26, MS-A28, MS-A73 To which bordering square."""

    clause: ClassVar[str] = "MS-A28"
    offers: ClassVar[Menu] = menus.SQUARE_MENU
    ice: bool

    def __init__(self, seat: i64, ice: bool) -> None:
        self.seat = seat
        self.ice = ice

    def entries(self, g: MagicSword) -> list[int]:
        square = g.square[self.seat]
        return members(ICE[square] if self.ice else SWAMP[square])

    def answered(self, g: MagicSword, index: i64) -> None:
        transfer(g, self.seat, index)
