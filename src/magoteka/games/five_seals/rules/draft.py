"""Dice from the store and dice on the table: FS-14, FS-15, FS-30, FS-A12, FS-A13."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit, full
from magoteka.core.chance import Rng
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals.box.components import COLOURS, DICE, FACES, MAX_SEATS, NOWHERE
from magoteka.games.five_seals.messages.events import DieRolled, DieTaken, SeatFinished
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.table.dice import count, number, one
from magoteka.games.five_seals.table.places import lowest
from magoteka.games.five_seals.table.state import FiveSeals, dice_in_store


class TakeDice(Step):
    """FS-14 A seat takes dice of any colours from the store."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: FiveSeals) -> None:
        take_dice(g, self.seat, DICE)


def take_dice(g: FiveSeals, seat: i64, left: i64) -> None:
    """FS-14, FS-A12 As many dice as are due, fewer if the store is short; asked only where there is a choice."""
    due = left
    while due > 0:
        colours = dice_in_store(g)
        if colours == 0:
            return
        if colours & (colours - 1) != 0:
            g.then(CHOOSE_DIE[seat * (DICE + 1) + due])
            return
        take_die(g, seat, lowest(colours))
        due -= 1


def take_die(g: FiveSeals, seat: i64, colour: i64) -> None:
    """FS-30 A die goes from the store to the seat and waits for the next roll."""
    g.store[colour] -= 1
    g.dice[seat * COLOURS + colour] += 1
    if g.listening:
        g.emit(DieTaken(seat, colour))


class ChooseDie(Question):
    """FS-14, FS-30 Which colour the next die has."""

    clause: ClassVar[str] = "FS-14"
    opens: ClassVar[bool] = True
    due: i64

    def __init__(self, seat: i64, due: i64) -> None:
        self.seat = seat
        self.due = due

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.TAKES

    def mask(self, g: FiveSeals) -> i64:
        return dice_in_store(g)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-14", "no-such-die-in-store")

    def answered(self, g: FiveSeals, index: i64) -> None:
        take_die(g, self.seat, index)
        take_dice(g, self.seat, self.due - 1)


def return_dice(g: FiveSeals, seat: i64) -> None:
    """FS-20 All dice of the seat go back to the store."""
    colour: i64
    for colour in range(COLOURS):
        g.store[colour] += number(g.dice[seat * COLOURS + colour])
        g.dice[seat * COLOURS + colour] = 0


def finish_round(g: FiveSeals, seat: i64) -> None:
    """FS-30, FS-A27 The familiar goes onto its card, the scrolls are turned up, and three dice are taken."""
    g.done |= bit(seat)
    g.familiars[seat] = NOWHERE
    g.up |= g.held[seat]
    if g.listening:
        g.emit(SeatFinished(seat))
    take_dice(g, seat, DICE)


def roll_dice(g: FiveSeals, owner: i64) -> None:
    """FS-15 Roll the next die of a seat that is not rolled yet."""
    colour: i64
    for colour in range(COLOURS):
        if count(g.dice[owner * COLOURS + colour], 0) > 0:
            g.then(ROLL_DIE[owner * COLOURS + colour])
            return


class RollAll(Step):
    """FS-15 Everybody rolls all dice."""

    def run(self, g: FiveSeals) -> None:
        seat: i64
        for seat in range(g.seats):
            roll_dice(g, g.seats - 1 - seat)


class RollDie(Question):
    """FS-15 Nature rolls a die, and goes on until all dice of its owner are rolled."""

    clause: ClassVar[str] = "FS-15"
    owner: i64
    colour: i64

    def __init__(self, owner: i64, colour: i64) -> None:
        self.seat = NATURE
        self.owner = owner
        self.colour = colour

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.ROLLS

    def mask(self, g: FiveSeals) -> i64:
        return full(FACES + 1) - 1

    def sample(self, g: FiveSeals, rng: Rng) -> i64:
        return 1 + rng.below(FACES)

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.dice[self.owner * COLOURS + self.colour] += one(index) - 1
        if g.listening:
            g.emit(DieRolled(self.owner, self.colour, index))
        roll_dice(g, self.owner)


CHOOSE_DIE: Final[vec[ChooseDie]] = vec[ChooseDie](
    [ChooseDie(seat, due) for seat in range(MAX_SEATS) for due in range(DICE + 1)]
)
ROLL_DIE: Final[vec[RollDie]] = vec[RollDie](
    [RollDie(owner, colour) for owner in range(MAX_SEATS) for colour in range(COLOURS)]
)
