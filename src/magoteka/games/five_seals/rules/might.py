"""The base circle and circle I, magic of might: FS-42 to FS-46."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import (
    COLOURS,
    MULTIPLICATION,
    PURIFICATION,
    SATURATION,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.events import DiceLifted, DiceRaised, DiceTransmuted, DieAdded
from magoteka.games.five_seals.rules.asking import OneColour, colours_of
from magoteka.games.five_seals.rules.draft import roll_dice
from magoteka.games.five_seals.rules.picking import SomeDice
from magoteka.games.five_seals.table.dice import number, raised, shown_below_six, values
from magoteka.games.five_seals.table.places import lowest
from magoteka.games.five_seals.table.state import FiveSeals, card_element, dice_in_store, spell_of


def colours_for(g: FiveSeals, seat: i64, spell: i64, element: i64) -> i64:
    """FS-18, FS-42…45 The colours for which the spell would change something; a natural spell knows only its own."""
    known = colours_of(element)
    colours: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if has(known, colour) and works_on(g, seat, spell, colour):
            colours |= bit(colour)
    return colours


def works_on(g: FiveSeals, seat: i64, spell: i64, colour: i64) -> bool:
    """FS-18 Whether the spell would change something about the seat's dice of a colour."""
    dice = g.dice[seat * COLOURS + colour]
    if spell == MULTIPLICATION:
        return g.store[colour] > 0
    if spell == SATURATION:
        return shown_below_six(dice) != 0
    if spell == TRANSMUTATION:
        return dice != 0 and dice_in_store(g) & ~bit(colour) != 0
    return dice != 0


def cast_might(g: FiveSeals, seat: i64, card: i64) -> None:
    """FS-42…45 A spell of mind first asks for a colour, where there is a choice."""
    colours = colours_for(g, seat, spell_of(g, card), card_element(card))
    if colours & (colours - 1) != 0:
        g.then(ChooseColour(seat, card))
    else:
        work_on(g, seat, card, lowest(colours))


class ChooseColour(OneColour):
    """FS-42…45 The colour on which a spell of mind works."""

    clause: ClassVar[str] = "FS-18"

    def mask(self, g: FiveSeals) -> i64:
        return colours_for(g, self.seat, spell_of(g, self.card), card_element(self.card))

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-18", "nothing-of-this-colour")

    def answered(self, g: FiveSeals, index: i64) -> None:
        work_on(g, self.seat, self.card, index)


def work_on(g: FiveSeals, seat: i64, card: i64, colour: i64) -> None:
    """FS-42…45 The spell works on dice of a colour."""
    spell = spell_of(g, card)
    if spell == MULTIPLICATION:
        multiply(g, seat, colour)
    elif spell == TRANSMUTATION:
        transmute(g, seat, card, colour)
    else:
        pick(g, PickDice(seat, card, colour, colour, 0))


def multiply(g: FiveSeals, seat: i64, colour: i64) -> None:
    """FS-45 A die of the store is rolled at once and is the caster's for this round."""
    g.store[colour] -= 1
    g.dice[seat * COLOURS + colour] += 1
    if g.listening:
        g.emit(DieAdded(seat, colour))
    roll_dice(g, seat)


def transmute(g: FiveSeals, seat: i64, card: i64, colour: i64) -> None:
    """FS-42 The new colour is one of which the store has dice."""
    others = dice_in_store(g) & ~bit(colour)
    if others & (others - 1) != 0:
        g.then(ChooseNewColour(seat, card, colour))
    else:
        pick(g, PickDice(seat, card, colour, lowest(others), 0))


class ChooseNewColour(OneColour):
    """FS-42 The colour that the dice will have."""

    clause: ClassVar[str] = "FS-42"
    colour: i64

    def __init__(self, seat: i64, card: i64, colour: i64) -> None:
        super().__init__(seat, card)
        self.colour = colour

    def mask(self, g: FiveSeals) -> i64:
        return dice_in_store(g) & ~bit(self.colour)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index == self.colour:
            return Refusal("FS-42", "same-colour")
        return Refusal("FS-A14", "no-such-die-in-store")

    def answered(self, g: FiveSeals, index: i64) -> None:
        pick(g, PickDice(self.seat, self.card, self.colour, index, 0))


def pick(g: FiveSeals, question: "PickDice") -> None:
    """A single die needs no question."""
    pool = question.pool(g, 0)
    if number(pool) == 1:
        question.closed(g, pool)
    else:
        g.then(question)


class PickDice(SomeDice):
    """FS-42…44 One or more own dice of the colour, as many as the spell can change."""

    clause: ClassVar[str] = "FS-18"
    to: i64

    def __init__(self, seat: i64, card: i64, colour: i64, to: i64, picked: i64) -> None:
        super().__init__(seat, card)
        self.colour = colour
        self.to = to
        self.picked = picked

    def pool(self, g: FiveSeals, picked: i64) -> i64:
        spell = spell_of(g, self.card)
        if spell == TRANSMUTATION and number(picked) >= g.store[self.to]:
            return 0  # FS-A14
        left = g.dice[self.seat * COLOURS + self.colour] - picked
        if spell == SATURATION:
            return shown_below_six(left)
        return left

    def again(self, picked: i64) -> SomeDice:
        return PickDice(self.seat, self.card, self.colour, self.to, picked)

    def closed(self, g: FiveSeals, picked: i64) -> None:
        spell = spell_of(g, self.card)
        if spell == TRANSMUTATION:
            change_colour(g, self.seat, self.colour, self.to, picked)
        elif spell == PURIFICATION:
            roll_again(g, self.seat, self.colour, picked)
        else:
            raise_dice(g, self.seat, self.colour, picked, 2)


def change_colour(g: FiveSeals, seat: i64, colour: i64, to: i64, dice: i64) -> None:
    """FS-42 As many dice of the new colour as are returned, showing the same values."""
    g.dice[seat * COLOURS + colour] -= dice
    g.dice[seat * COLOURS + to] += dice
    g.store[colour] += number(dice)
    g.store[to] -= number(dice)
    if g.listening:
        g.emit(DiceTransmuted(seat, colour, to, tuple(values(dice)), number(dice)))


def roll_again(g: FiveSeals, seat: i64, colour: i64, dice: i64) -> None:
    """FS-43 The dice are rolled anew."""
    g.dice[seat * COLOURS + colour] += number(dice) - dice
    if g.listening:
        g.emit(DiceLifted(seat, colour, tuple(values(dice)), number(dice)))
    roll_dice(g, seat)


def raise_dice(g: FiveSeals, seat: i64, colour: i64, dice: i64, by: i64) -> None:
    """FS-44, FS-50, FS-55 The dice show more, but never above six."""
    g.dice[seat * COLOURS + colour] += raised(dice, by) - dice
    if g.listening:
        g.emit(DiceRaised(seat, colour, tuple(values(dice)), by, number(dice)))
