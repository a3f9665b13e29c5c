"""What the spells of might do for the dice: which of them to cast, on which colour and which dice."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Question
from magoteka.core.bits import bit
from magoteka.core.chance import Rng
from magoteka.games.five_seals.bot.goals import Goals, goals_of
from magoteka.games.five_seals.bot.harvest import dice_of, harvest
from magoteka.games.five_seals.bot.weights import Weights
from magoteka.games.five_seals.box.components import (
    FACES,
    MODIFICATION,
    MULTIPLICATION,
    PURIFICATION,
    SATURATION,
    SEIZURE,
    TRANSMUTATION,
)
from magoteka.games.five_seals.rules.casting import works
from magoteka.games.five_seals.rules.might import ChooseNewColour, PickDice, colours_for
from magoteka.games.five_seals.rules.picking import SomeDice, entry_value
from magoteka.games.five_seals.table.dice import BITS, raised, shown_below_six
from magoteka.games.five_seals.table.places import lowest
from magoteka.games.five_seals.table.state import FiveSeals, card_element, dice_in_store, spell_of

LOW: Final = 3  # a die that may as well be rolled again


def helpful_card(g: FiveSeals, seat: i64, goals: Goals, dice: vec[i64]) -> i64:
    """The open scroll whose spell adds most to what the dice can break; −1 where none does."""
    best: i64 = -1
    most = goals.weights.enough
    now = -1.0
    cards = g.held[seat] & g.up
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        spell = spell_of(g, card)
        if spell == MULTIPLICATION or spell == SEIZURE or spell == MODIFICATION:
            if works(g, seat, card, g.up & ~bit(card)):
                return card
        elif spell == SATURATION or spell == TRANSMUTATION or spell == PURIFICATION:
            if now < 0.0:
                now = harvest(g, seat, goals, dice)
            gain = gain_of(g, seat, spell, card_element(card), goals, dice) - now
            if gain > most:
                best, most = card, gain
    return best


def gain_of(g: FiveSeals, seat: i64, spell: i64, element: i64, goals: Goals, dice: vec[i64]) -> float:
    """What the dice can break after a spell, at best."""
    colours = colours_for(g, seat, spell, element)
    best = 0.0
    while colours != 0:
        colour = lowest(colours)
        colours &= colours - 1
        best = max(best, harvest_with(g, seat, spell, colour, goals, dice))
    return best


def harvest_with(g: FiveSeals, seat: i64, spell: i64, colour: i64, goals: Goals, dice: vec[i64]) -> float:
    """What the dice can break after a spell has worked on those of a colour."""
    if spell == SATURATION:
        return harvest(g, seat, goals, with_handful(dice, colour, dice[colour] + lifted(dice[colour])))
    if spell == MULTIPLICATION:
        return one_more(g, seat, goals, dice, colour)
    if spell == PURIFICATION:
        return rolled_again(g, seat, goals, dice, colour)
    best = 0.0
    others = dice_in_store(g) & ~bit(colour)
    while others != 0:
        to = lowest(others)
        others &= others - 1
        best = max(best, recoloured(g, seat, goals, dice, colour, to))
    return best


def lifted(dice: i64) -> i64:
    """What raising every die by two changes of a handful."""
    low = shown_below_six(dice)
    return raised(low, 2) - low


def with_handful(dice: vec[i64], colour: i64, handful: i64) -> vec[i64]:
    """The dice with other ones of a colour."""
    other = dice[:]
    other[colour] = handful
    return other


def recoloured(g: FiveSeals, seat: i64, goals: Goals, dice: vec[i64], colour: i64, to: i64) -> float:
    """The best that one die of another colour makes of the dice."""
    best = 0.0
    value: i64
    for value in range(1, FACES + 1):
        if (dice[colour] >> (BITS * value)) & 15 > 0:
            other = dice[:]
            other[colour] -= bit(BITS * value)
            other[to] += bit(BITS * value)
            best = max(best, harvest(g, seat, goals, other))
    return best


def rolled_again(g: FiveSeals, seat: i64, goals: Goals, dice: vec[i64], colour: i64) -> float:
    """What the dice break on the average when the lowest of a colour is rolled again."""
    value: i64 = 1
    while value <= LOW and (dice[colour] >> (BITS * value)) & 15 == 0:
        value += 1
    if value > LOW:
        return 0.0
    total = 0.0
    face: i64
    for face in range(1, FACES + 1):
        total += harvest(
            g, seat, goals, with_handful(dice, colour, dice[colour] - bit(BITS * value) + bit(BITS * face))
        )
    return total / float(FACES)


def one_more(g: FiveSeals, seat: i64, goals: Goals, dice: vec[i64], colour: i64) -> float:
    """What the dice break on the average with one more of a colour."""
    total = 0.0
    face: i64
    for face in range(1, FACES + 1):
        total += harvest(g, seat, goals, with_handful(dice, colour, dice[colour] + bit(BITS * face)))
    return total / float(FACES)


def best_colour(g: FiveSeals, seat: i64, spell: i64, question: Question, weights: Weights) -> i64:
    """The colour on which a spell works best, or that dice should have."""
    goals = goals_of(g, seat, weights)
    dice = dice_of(g, seat)
    colours = question.mask(g)
    best = lowest(colours)
    highest = -1.0
    while colours != 0:
        colour = lowest(colours)
        colours &= colours - 1
        if isinstance(question, ChooseNewColour):
            worth = recoloured(g, seat, goals, dice, question.colour, colour)
        else:
            worth = harvest_with(g, seat, spell, colour, goals, dice)
        if worth > highest:
            best, highest = colour, worth
    return best


def dice_for(g: FiveSeals, question: SomeDice, weights: Weights, rng: Rng) -> i64:
    """All dice that rise; low ones to roll again; the one that is wanted most in another colour."""
    choices = question.mask(g)
    if not isinstance(question, PickDice):
        return question.sample(g, rng)
    spell = spell_of(g, question.card)
    dice = choices & ~1
    if dice == 0:
        return 0
    if spell == SATURATION:
        return lowest(dice)
    if spell == PURIFICATION:
        low = lowest(dice)
        return low if question.picked == 0 or entry_value(low) <= LOW else 0
    if question.picked != 0:
        return 0
    return moved_die(g, question, dice, weights)


def moved_die(g: FiveSeals, question: PickDice, choices: i64, weights: Weights) -> i64:
    """The die that does most in its new colour."""
    seat = question.seat
    goals = goals_of(g, seat, weights)
    dice = dice_of(g, seat)
    best = lowest(choices)
    highest = -1.0
    left = choices
    while left != 0:
        index = lowest(left)
        left &= left - 1
        die = bit(BITS * entry_value(index))
        other = with_handful(dice, question.colour, dice[question.colour] - die)
        other[question.to] += die
        worth = harvest(g, seat, goals, other)
        if worth > highest:
            best, highest = index, worth
    return best
