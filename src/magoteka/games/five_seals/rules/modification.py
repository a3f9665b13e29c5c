"""Modification: FS-55."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import COLOURS
from magoteka.games.five_seals.messages.events import DiceLowered
from magoteka.games.five_seals.rules.asking import NOBODY, OneColour, OneRival, colours_of
from magoteka.games.five_seals.rules.might import raise_dice
from magoteka.games.five_seals.rules.picking import SomeDice
from magoteka.games.five_seals.table.dice import lowered, number, shown_above_one, shown_below_six, values
from magoteka.games.five_seals.table.places import lowest
from magoteka.games.five_seals.table.state import FiveSeals, card_element, rivals_in_play


def lowerable(g: FiveSeals, seat: i64, colour: i64) -> i64:
    """FS-55, FS-A15 The opponents in play who have a die of the colour above one, as a set."""
    found: i64 = 0
    rivals = rivals_in_play(g, seat)
    while rivals != 0:
        rival = lowest(rivals)
        rivals &= rivals - 1
        if shown_above_one(g.dice[rival * COLOURS + colour]) != 0:
            found |= bit(rival)
    return found


def modifiable(g: FiveSeals, seat: i64, element: i64) -> i64:
    """FS-53, FS-55 The colours of which some die would change."""
    colours: i64 = 0
    if rivals_in_play(g, seat) == 0:
        return colours
    known = colours_of(element)
    colour: i64
    for colour in range(COLOURS):
        if has(known, colour):
            rises = shown_below_six(g.dice[seat * COLOURS + colour]) != 0
            if rises or lowerable(g, seat, colour) != 0:
                colours |= bit(colour)
    return colours


def cast_modification(g: FiveSeals, seat: i64, card: i64) -> None:
    """FS-55 One colour, where mind has a choice."""
    colours = modifiable(g, seat, card_element(card))
    if colours & (colours - 1) != 0:
        g.then(ModifyColour(seat, card))
    else:
        modify(g, seat, card, lowest(colours))


class ModifyColour(OneColour):
    """FS-55 The colour on which Modification of mind works."""

    clause: ClassVar[str] = "FS-55"

    def mask(self, g: FiveSeals) -> i64:
        return modifiable(g, self.seat, card_element(self.card))

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-18", "nothing-of-this-colour")

    def answered(self, g: FiveSeals, index: i64) -> None:
        modify(g, self.seat, self.card, index)


def modify(g: FiveSeals, seat: i64, card: i64, colour: i64) -> None:
    """FS-55 First the own dice rise, then those of one opponent fall."""
    if shown_below_six(g.dice[seat * COLOURS + colour]) != 0:
        g.then(RaiseDice(seat, card, colour, 0))
    else:
        lower_some(g, seat, card, colour, False)


class RaiseDice(SomeDice):
    """FS-55, FS-A15 Any own dice of the colour below six; none, if an opponent's die can fall instead."""

    clause: ClassVar[str] = "FS-55"

    def __init__(self, seat: i64, card: i64, colour: i64, picked: i64) -> None:
        super().__init__(seat, card)
        self.colour = colour
        self.picked = picked

    def pool(self, g: FiveSeals, picked: i64) -> i64:
        return shown_below_six(g.dice[self.seat * COLOURS + self.colour] - picked)

    def may_stop(self, g: FiveSeals) -> bool:
        return self.picked != 0 or lowerable(g, self.seat, self.colour) != 0

    def again(self, picked: i64) -> SomeDice:
        return RaiseDice(self.seat, self.card, self.colour, picked)

    def closed(self, g: FiveSeals, picked: i64) -> None:
        if picked != 0:
            raise_dice(g, self.seat, self.colour, picked, 1)
        lower_some(g, self.seat, self.card, self.colour, picked != 0)


def lower_some(g: FiveSeals, seat: i64, card: i64, colour: i64, free: bool) -> None:
    """FS-55, FS-A15 Dice of one opponent may fall; they must, unless own dice have risen."""
    rivals = lowerable(g, seat, colour)
    if rivals == 0:
        return
    if free or rivals & (rivals - 1) != 0:
        g.then(LowerWhom(seat, card, colour, free))
    else:
        lower_of(g, seat, card, colour, lowest(rivals))


class LowerWhom(OneRival):
    """FS-55 The opponent whose dice fall."""

    clause: ClassVar[str] = "FS-55"
    colour: i64
    free: bool

    def __init__(self, seat: i64, card: i64, colour: i64, free: bool) -> None:
        super().__init__(seat, card)
        self.colour = colour
        self.free = free

    def mask(self, g: FiveSeals) -> i64:
        rivals = lowerable(g, self.seat, self.colour)
        if self.free:
            rivals |= bit(NOBODY)
        return rivals

    def answered(self, g: FiveSeals, index: i64) -> None:
        if index != NOBODY:
            lower_of(g, self.seat, self.card, self.colour, index)


def lower_of(g: FiveSeals, seat: i64, card: i64, colour: i64, rival: i64) -> None:
    """FS-55 A single die needs no question."""
    dice = shown_above_one(g.dice[rival * COLOURS + colour])
    if number(dice) == 1:
        lower_dice(g, rival, colour, dice)
    else:
        g.then(LowerDice(seat, card, colour, rival, 0))


class LowerDice(SomeDice):
    """FS-55, FS-A15 One or more dice of the opponent that show more than one."""

    clause: ClassVar[str] = "FS-55"
    rival: i64

    def __init__(self, seat: i64, card: i64, colour: i64, rival: i64, picked: i64) -> None:
        super().__init__(seat, card)
        self.colour = colour
        self.rival = rival
        self.picked = picked

    def pool(self, g: FiveSeals, picked: i64) -> i64:
        return shown_above_one(g.dice[self.rival * COLOURS + self.colour] - picked)

    def again(self, picked: i64) -> SomeDice:
        return LowerDice(self.seat, self.card, self.colour, self.rival, picked)

    def closed(self, g: FiveSeals, picked: i64) -> None:
        lower_dice(g, self.rival, self.colour, picked)


def lower_dice(g: FiveSeals, rival: i64, colour: i64, dice: i64) -> None:
    """FS-55 The dice show one less."""
    g.dice[rival * COLOURS + colour] += lowered(dice) - dice
    if g.listening:
        g.emit(DiceLowered(rival, colour, tuple(values(dice)), number(dice)))
