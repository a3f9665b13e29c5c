"""How a player of «За пятью печатями» answers without looking ahead, on the board itself: all of it lies open."""

from typing import Any, Final

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.core.bits import bit
from magoteka.core.chance import Rng
from magoteka.core.policy import Policy
from magoteka.games.five_seals.bot.drafting import CHANCE, die_for
from magoteka.games.five_seals.bot.goals import goals_of
from magoteka.games.five_seals.bot.harvest import chain, dice_of, promising
from magoteka.games.five_seals.bot.might import best_colour, dice_for, helpful_card
from magoteka.games.five_seals.bot.value import shares_of
from magoteka.games.five_seals.box.components import CIRCLE_PLACES
from magoteka.games.five_seals.rules.call import UseFamiliar
from magoteka.games.five_seals.rules.draft import ChooseDie
from magoteka.games.five_seals.rules.might import ChooseColour, ChooseNewColour
from magoteka.games.five_seals.rules.picking import SomeDice
from magoteka.games.five_seals.rules.seals import BreakOnMap, PayFor, nth_price, prices_of
from magoteka.games.five_seals.rules.turn import FIRST_CARD, REST, TakeTurn
from magoteka.games.five_seals.table.board import seal_strength
from magoteka.games.five_seals.table.dice import PRICE_STARTS, PRICES, number, sum_of
from magoteka.games.five_seals.table.state import FiveSeals, spell_of

CLOSE: Final = 4  # breaks that are thought through


class FiveSealsPolicy(Policy):
    """Breaks what is worth most for its dice, and casts what helps it."""

    def answer(self, g: Any, question: Question, rng: Rng) -> i64:
        if isinstance(question, TakeTurn):
            return turn_for(g, question.seat, rng)
        if isinstance(question, ChooseDie):
            return die_for(g, question.seat, question.mask(g), question.due - 1, rng)
        if isinstance(question, PayFor):
            return price_for(g, question)
        if isinstance(question, SomeDice):
            return dice_for(g, question, rng)
        if isinstance(question, (UseFamiliar, BreakOnMap)):
            return seal_for(g, question, rng)
        if isinstance(question, (ChooseColour, ChooseNewColour)):
            return best_colour(g, question.seat, spell_of(g, question.card), question, rng)
        return question.sample(g, rng)

    def chapter(self, g: Any) -> i64:
        table: FiveSeals = g
        return table.round

    def value(self, g: Any) -> list[float]:
        return shares_of(g)


def turn_for(g: FiveSeals, seat: i64, rng: Rng) -> i64:
    """A spell that helps, otherwise the best break, otherwise the end of the round."""
    goals = goals_of(g, seat)
    dice = dice_of(g, seat)
    card = helpful_card(g, seat, goals, dice)
    if card >= 0:
        return FIRST_CARD + card
    best: i64 = REST
    highest = -1.0
    tried: i64 = 0
    step: i64
    for step in range(CLOSE):
        at = promising(goals, dice, tried)
        if at < 0:
            break
        tried |= bit(at)
        worth = chain(g, seat, goals, dice, at) + CHANCE * rng.unit()
        if worth > highest:
            best, highest = goals.places[at], worth
    return best


def price_for(g: FiveSeals, question: PayFor) -> i64:
    """The fewest dice that pay, and of these the smallest."""
    strength = seal_strength(g, question.place)
    width = PRICE_STARTS[strength + 1] - PRICE_STARTS[strength]
    best: i64 = -1
    least: i64 = 1000
    n: i64
    for n in range(prices_of(g, question.seat, question.place)):
        index = nth_price(g, question.seat, question.place, n)
        paid = PRICES[PRICE_STARTS[strength] + index % width]
        cost = 100 * number(paid) + sum_of(paid)
        if cost < least:
            best, least = index, cost
    return best


def seal_for(g: FiveSeals, question: Question, rng: Rng) -> i64:
    """The seal that is worth most among those that are open."""
    goals = goals_of(g, question.seat)
    best: i64 = -1
    highest = -1.0
    at: i64
    for at in range(goals.count):
        if goals.values[at] > highest and question.allows(g, goals.places[at]):
            best, highest = goals.places[at], goals.values[at]
    if best >= 0:
        return best
    if question.allows(g, CIRCLE_PLACES):
        return CIRCLE_PLACES
    return question.sample(g, rng)
