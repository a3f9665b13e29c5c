"""Circle III, magic of discord: FS-53 to FS-57."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.core.bits import bit, has
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals import answers
from magoteka.games.five_seals.components import COLOURS, FORGERY, MAX_SEATS, MIND
from magoteka.games.five_seals.dice import lowered, number, one, shown_above_one, shown_below_six, values
from magoteka.games.five_seals.events import DiceLowered, DiceSwapped, DieSeized, ScrollsTraded
from magoteka.games.five_seals.places import lowest
from magoteka.games.five_seals.rules.draft import finish_round
from magoteka.games.five_seals.rules.might import OneColour, raise_dice
from magoteka.games.five_seals.rules.picking import OneDie, SomeDice, entries_of, entry_colour, entry_value
from magoteka.games.five_seals.state import (
    FiveSeals,
    card_element,
    card_strength,
    has_dice,
    owner_of,
    rivals_in_play,
    spell_of,
)

NOBODY: Final = MAX_SEATS  # the entry after all seats
FIRE_CARDS: Final = 0x210842108421  # every fifth of the fifty scrolls, from the first


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
    colours: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        fits = element == MIND or element == colour
        if fits and g.dice[rival * COLOURS + colour] != 0 and owns_other(g, seat, colour):
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


class ChooseRival(Question):
    """FS-53, FS-A17 The opponent on whom the spell works."""

    clause: ClassVar[str] = "FS-53"
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.RIVALS

    def mask(self, g: FiveSeals) -> i64:
        return victims(g, self.seat, self.card)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return no_rival(g, self.seat, index)

    def answered(self, g: FiveSeals, index: i64) -> None:
        strike(g, self.seat, self.card, index)


def no_rival(g: FiveSeals, seat: i64, index: i64) -> Refusal:
    """FS-53 Why an opponent cannot be chosen."""
    if index == NOBODY:
        return Refusal("FS-53", "choose-a-rival")
    if has(g.done, index):
        return Refusal("FS-53", "rival-finished")
    return Refusal("FS-53", "rival-of-no-use")


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
        self.seat = seat
        self.card = card
        self.rival = rival

    def mask(self, g: FiveSeals) -> i64:
        colours = forgeable(g, self.seat, self.rival, card_element(self.card))
        entries: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if has(colours, colour):
                entries |= entries_of(colour, g.dice[self.rival * COLOURS + colour])
        return entries

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.then(GiveForged(self.seat, self.card, self.rival, index))


class GiveForged(OneDie):
    """FS-54 The own die of another colour that is given for it."""

    clause: ClassVar[str] = "FS-54"
    rival: i64
    taken: i64

    def __init__(self, seat: i64, card: i64, rival: i64, taken: i64) -> None:
        self.seat = seat
        self.card = card
        self.rival = rival
        self.taken = taken

    def mask(self, g: FiveSeals) -> i64:
        entries: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if colour != entry_colour(self.taken):
                entries |= entries_of(colour, g.dice[self.seat * COLOURS + colour])
        return entries

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
    if g.told:
        here = (entry_colour(given), entry_value(given))
        there = (entry_colour(taken), entry_value(taken))
        g.emit(DiceSwapped(seat, here[0], here[1], rival, there[0], there[1]))


def givable(g: FiveSeals, rival: i64, element: i64) -> i64:
    """FS-57 The dice that the rival can give, as entries of the menu of dice."""
    entries: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if element == MIND or element == colour:
            entries |= entries_of(colour, g.dice[rival * COLOURS + colour])
    return entries


class GiveDie(OneDie):
    """FS-57, FS-A17 The victim decides which of the fitting dice to give."""

    clause: ClassVar[str] = "FS-57"
    thief: i64

    def __init__(self, seat: i64, card: i64, thief: i64) -> None:
        self.seat = seat
        self.card = card
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
    if g.told:
        g.emit(DieSeized(seat, rival, colour, value))
    if not has_dice(g, rival):
        finish_round(g, rival)


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
    colour: i64
    for colour in range(COLOURS):
        if element == MIND or element == colour:
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
        self.seat = seat
        self.card = card
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


class LowerWhom(Question):
    """FS-55 The opponent whose dice fall."""

    clause: ClassVar[str] = "FS-55"
    card: i64
    colour: i64
    free: bool

    def __init__(self, seat: i64, card: i64, colour: i64, free: bool) -> None:
        self.seat = seat
        self.card = card
        self.colour = colour
        self.free = free

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.RIVALS

    def mask(self, g: FiveSeals) -> i64:
        rivals = lowerable(g, self.seat, self.colour)
        if self.free:
            rivals |= bit(NOBODY)
        return rivals

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return no_rival(g, self.seat, index)

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
        self.seat = seat
        self.card = card
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
    if g.told:
        g.emit(DiceLowered(rival, colour, tuple(values(dice))))


def tradable(g: FiveSeals, seat: i64, element: i64, up: i64) -> i64:
    """FS-56 Rivals' open scrolls of the element for which the caster has an open one of the same strength."""
    found: i64 = 0
    own = g.held[seat] & up
    rivals = rivals_in_play(g, seat)
    while rivals != 0:
        rival = lowest(rivals)
        rivals &= rivals - 1
        theirs = g.held[rival] & up & of_element_cards(element)
        while theirs != 0:
            card = lowest(theirs)
            theirs &= theirs - 1
            if own & of_strength_cards(card_strength(card)) != 0:
                found |= bit(card)
    return found


def of_element_cards(element: i64) -> i64:
    """The scrolls of an element, Call never among them."""
    return FIRE_CARDS << element


def of_strength_cards(strength: i64) -> i64:
    """The scrolls of a strength, Call never among them."""
    five = (bit(5) - 1) * bit((strength - 2) * 5)
    return five | five << 25


class TakeScroll(Question):
    """FS-56, FS-A16 The rival's open scroll that is taken."""

    clause: ClassVar[str] = "FS-56"
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.CARD_CHOICES[g.circle]

    def mask(self, g: FiveSeals) -> i64:
        return tradable(g, self.seat, card_element(self.card), g.up)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-56", "scroll-not-for-trade")

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.then(GiveScroll(self.seat, self.card, index))


class GiveScroll(Question):
    """FS-56, FS-A16 The own open scroll of the same strength that is given for it."""

    clause: ClassVar[str] = "FS-56"
    card: i64
    taken: i64

    def __init__(self, seat: i64, card: i64, taken: i64) -> None:
        self.seat = seat
        self.card = card
        self.taken = taken

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.CARD_CHOICES[g.circle]

    def mask(self, g: FiveSeals) -> i64:
        return g.held[self.seat] & g.up & of_strength_cards(card_strength(self.taken))

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-56", "scroll-not-for-trade")

    def answered(self, g: FiveSeals, index: i64) -> None:
        trade(g, self.seat, self.taken, index)


def trade(g: FiveSeals, seat: i64, taken: i64, given: i64) -> None:
    """FS-56 Both scrolls lie face up before their new owners."""
    rival = owner_of(g, taken)
    g.held[rival] ^= bit(taken) | bit(given)
    g.held[seat] ^= bit(taken) | bit(given)
    if g.told:
        got = (spell_of(g, taken), card_element(taken))
        gave = (spell_of(g, given), card_element(given))
        g.emit(ScrollsTraded(seat, rival, taken, got[0], got[1], given, gave[0], gave[1]))
