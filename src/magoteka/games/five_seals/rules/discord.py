"""Circle III, magic of discord, dice that change hands: FS-53, FS-54, FS-57."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, full, has
from magoteka.games.five_seals.box.components import COLOURS, FORGERY, MIND
from magoteka.games.five_seals.messages.events import DiceSwapped, DieSeized
from magoteka.games.five_seals.rules.asking import OneRival, colours_of
from magoteka.games.five_seals.rules.draft import finish_round
from magoteka.games.five_seals.rules.picking import OneDie, dice_of, entry_colour, entry_value
from magoteka.games.five_seals.table.dice import one
from magoteka.games.five_seals.table.places import lowest
from magoteka.games.five_seals.table.state import (
    FiveSeals,
    card_element,
    has_dice,
    rivals_in_play,
    spell_of,
)


def victims(g: FiveSeals, seat: i64, card: i64) -> i64:
    """FS-53 The opponents in play on whom a spell about dice would work, as a set."""
    found: i64 = 0
    rivals = rivals_in_play(g, seat)
    while rivals != 0:
        rival = lowest(rivals)
        rivals &= rivals - 1
        if spell_of(g, card) == FORGERY:
            works = forgeable(g, seat, rival, card_element(card)) != 0
        else:
            works = owns_die(g, rival, card_element(card))
        if works:
            found |= bit(rival)
    return found


def owns_die(g: FiveSeals, seat: i64, element: i64) -> bool:
    """Whether a seat has a die of the element; mind takes any."""
    if element == MIND:
        return has_dice(g, seat)
    return g.dice[seat * COLOURS + element] != 0


def forgeable(g: FiveSeals, seat: i64, rival: i64, element: i64) -> i64:
    """FS-54 The colours of which a rival's die can be taken: the caster must have one of another colour to give."""
    known = colours_of(element)
    colours: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if has(known, colour) and g.dice[rival * COLOURS + colour] != 0 and owns_other(g, seat, colour):
            colours |= bit(colour)
    return colours


def owns_other(g: FiveSeals, seat: i64, colour: i64) -> bool:
    """Whether a seat has a die that is not of the colour."""
    other: i64
    for other in range(COLOURS):
        if other != colour and g.dice[seat * COLOURS + other] != 0:
            return True
    return False


def cast_on_rival(g: FiveSeals, seat: i64, card: i64) -> None:
    """FS-54, FS-57 The caster chooses whom to strike, where there is a choice."""
    rivals = victims(g, seat, card)
    if rivals & (rivals - 1) != 0:
        g.then(ChooseRival(seat, card))
    else:
        strike(g, seat, card, lowest(rivals))


class ChooseRival(OneRival):
    """FS-53, FS-A17 The opponent on whom the spell works."""

    clause: ClassVar[str] = "FS-53"

    def mask(self, g: FiveSeals) -> i64:
        return victims(g, self.seat, self.card)

    def answered(self, g: FiveSeals, index: i64) -> None:
        strike(g, self.seat, self.card, index)


def strike(g: FiveSeals, seat: i64, card: i64, rival: i64) -> None:
    """FS-54, FS-57 A forged die is picked by the caster, a seized one is given by its owner."""
    if spell_of(g, card) == FORGERY:
        g.then(TakeForged(seat, card, rival))
        return
    dice = givable(g, rival, card_element(card))
    if dice & (dice - 1) != 0:
        g.then(GiveDie(rival, card, seat))
    else:
        seize(g, seat, rival, lowest(dice))


class TakeForged(OneDie):
    """FS-54 The rival's die that is taken."""

    clause: ClassVar[str] = "FS-54"
    rival: i64

    def __init__(self, seat: i64, card: i64, rival: i64) -> None:
        super().__init__(seat, card)
        self.rival = rival

    def mask(self, g: FiveSeals) -> i64:
        return dice_of(g, self.rival, forgeable(g, self.seat, self.rival, card_element(self.card)))

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.then(GiveForged(self.seat, self.card, self.rival, index))


class GiveForged(OneDie):
    """FS-54 The own die of another colour that is given for it."""

    clause: ClassVar[str] = "FS-54"
    rival: i64
    taken: i64

    def __init__(self, seat: i64, card: i64, rival: i64, taken: i64) -> None:
        super().__init__(seat, card)
        self.rival = rival
        self.taken = taken

    def mask(self, g: FiveSeals) -> i64:
        return dice_of(g, self.seat, full(COLOURS) & ~bit(entry_colour(self.taken)))

    def answered(self, g: FiveSeals, index: i64) -> None:
        forge(g, self.seat, self.rival, self.taken, index)


def forge(g: FiveSeals, seat: i64, rival: i64, taken: i64, given: i64) -> None:
    """FS-54 Colours change hands; each die received shows the value of the die given away."""
    mine = one(entry_value(given))
    theirs = one(entry_value(taken))
    g.dice[seat * COLOURS + entry_colour(given)] -= mine
    g.dice[seat * COLOURS + entry_colour(taken)] += mine
    g.dice[rival * COLOURS + entry_colour(taken)] -= theirs
    g.dice[rival * COLOURS + entry_colour(given)] += theirs
    if g.listening:
        here = (entry_colour(given), entry_value(given))
        there = (entry_colour(taken), entry_value(taken))
        g.emit(DiceSwapped(seat, here[0], here[1], rival, there[0], there[1]))


def givable(g: FiveSeals, rival: i64, element: i64) -> i64:
    """FS-57 The dice that the rival can give, as entries of the menu of dice."""
    return dice_of(g, rival, colours_of(element))


class GiveDie(OneDie):
    """FS-57, FS-A17 The victim decides which of the fitting dice to give."""

    clause: ClassVar[str] = "FS-57"
    thief: i64

    def __init__(self, seat: i64, card: i64, thief: i64) -> None:
        super().__init__(seat, card)
        self.thief = thief

    def mask(self, g: FiveSeals) -> i64:
        return givable(g, self.seat, card_element(self.card))

    def answered(self, g: FiveSeals, index: i64) -> None:
        seize(g, self.thief, self.seat, index)


def seize(g: FiveSeals, seat: i64, rival: i64, die: i64) -> None:
    """FS-57, FS-A27 The die keeps its value; whoever gave the last one finishes the round at once."""
    colour = entry_colour(die)
    value = entry_value(die)
    g.dice[rival * COLOURS + colour] -= one(value)
    g.dice[seat * COLOURS + colour] += one(value)
    if g.listening:
        g.emit(DieSeized(seat, rival, colour, value))
    if not has_dice(g, rival):
        finish_round(g, rival)
