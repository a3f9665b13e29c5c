"""How a player of «За пятью печатями» answers without looking ahead, on the board itself: all of it lies open."""

from typing import Any

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.core.bits import has
from magoteka.core.chance import Rng
from magoteka.core.policy import Policy
from magoteka.games.five_seals.bot.breaks import Breaks
from magoteka.games.five_seals.bot.drafting import die_for
from magoteka.games.five_seals.bot.goals import goals_of
from magoteka.games.five_seals.bot.harvest import dice_of
from magoteka.games.five_seals.bot.might import best_colour, dice_for, helpful_card
from magoteka.games.five_seals.bot.value import shares_of
from magoteka.games.five_seals.bot.weights import WEIGHTS, Weights
from magoteka.games.five_seals.box.components import CALLS
from magoteka.games.five_seals.rules.call import UseFamiliar
from magoteka.games.five_seals.rules.draft import ChooseDie
from magoteka.games.five_seals.rules.might import ChooseColour, ChooseNewColour
from magoteka.games.five_seals.rules.picking import SomeDice
from magoteka.games.five_seals.rules.seals import BreakOnMap, PayFor, nth_price, prices_of
from magoteka.games.five_seals.rules.turn import FIRST_CARD, REST, TakeTurn
from magoteka.games.five_seals.table.board import seal_strength
from magoteka.games.five_seals.table.dice import PRICE_STARTS, PRICES, number, sum_of
from magoteka.games.five_seals.table.state import FiveSeals, spell_of


class FiveSealsPolicy(Policy):
    """Breaks what leaves it best placed among its rivals, and casts what helps it."""

    weights: Weights

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def answer(self, g: Any, question: Question, rng: Rng) -> i64:
        weights = self.weights
        if isinstance(question, TakeTurn):
            return turn_for(g, question.seat, weights, rng)
        if isinstance(question, ChooseDie):
            return die_for(g, question.seat, question.due, weights, rng)
        if isinstance(question, PayFor):
            return price_for(g, question)
        if isinstance(question, SomeDice):
            return dice_for(g, question, weights, rng)
        if isinstance(question, UseFamiliar):
            return familiar_for(g, question, weights, rng)
        if isinstance(question, BreakOnMap):
            return seal_for(g, question, weights, rng)
        if isinstance(question, (ChooseColour, ChooseNewColour)):
            return best_colour(g, question.seat, spell_of(g, question.card), question, weights)
        return question.sample(g, rng)

    def chapter(self, g: Any) -> i64:
        table: FiveSeals = g
        return table.round

    def value(self, g: Any) -> list[float]:
        return shares_of(g)


def turn_for(g: FiveSeals, seat: i64, weights: Weights, rng: Rng) -> i64:
    """A spell that helps, otherwise the best break, otherwise the end of the round."""
    goals = goals_of(g, seat, weights)
    dice = dice_of(g, seat)
    card = helpful_card(g, seat, goals, dice)
    if card >= 0:
        return FIRST_CARD + card
    thought = Breaks(g, seat, goals, dice)
    if thought.best < 0:
        return REST
    if has(g.up, CALLS + seat) and thought.call() > weights.call:
        return FIRST_CARD + CALLS + seat
    return thought.choice(rng)


def familiar_for(g: FiveSeals, question: UseFamiliar, weights: Weights, rng: Rng) -> i64:
    """Where the familiar does most."""
    seat = question.seat
    thought = Breaks(g, seat, goals_of(g, seat, weights), dice_of(g, seat))
    if thought.best >= 0:
        thought.call()
        if thought.sent >= 0 and question.allows(g, thought.sent):
            return thought.sent
    return question.sample(g, rng)


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


def seal_for(g: FiveSeals, question: Question, weights: Weights, rng: Rng) -> i64:
    """The seal that is worth most among those that are open."""
    goals = goals_of(g, question.seat, weights)
    best: i64 = -1
    highest = -1.0
    at: i64
    for at in range(goals.count):
        if goals.values[at] > highest and question.allows(g, goals.places[at]):
            best, highest = goals.places[at], goals.values[at]
    return best if best >= 0 else question.sample(g, rng)
