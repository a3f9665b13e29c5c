"""How a player of «Сиггил» answers without looking ahead, on the board itself: the card his sets want most.

Every card was seen by all before anybody took it, so whoever remembers knows all hands (SG-08, SG-09): the player minds
what a card is worth to his rivals, and what he lays bare for them.
"""

from typing import Any, Final

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.core.bits import bit, has, nth, size
from magoteka.core.chance import Rng
from magoteka.core.policy import Policy
from magoteka.games.siggil.bot.evaluation import Evaluation, Weights, evaluation_of, rivals_evaluation
from magoteka.games.siggil.bot.value import shares_of
from magoteka.games.siggil.bot.weights import PLAIN_ONES, WEIGHTS
from magoteka.games.siggil.box.components import CARDS, FAMILIES, FREE, ORDINARY
from magoteka.games.siggil.rules.capturing import ADD, UNDECIDED, MayCapture, cards_wanted
from magoteka.games.siggil.rules.turn import DiscardCard, TakeCard
from magoteka.games.siggil.rules.uncovering import MakeRoom
from magoteka.games.siggil.table.state import Siggil, accessible, family_of, number_of, spirits_of

TO_THE_END: Final = CARDS
NEAR: Final = 8  # cards after which a scout weighs the table


class SiggilPolicy(Policy):
    """Takes what brings the most sets nearer and serves rivals least, and captures whatever it can."""

    weights: list[Weights]
    far: i64  # so many cards leave the siggil before the table is weighed as it stands

    def __init__(self, weights: list[Weights], far: i64) -> None:
        self.weights = weights
        self.far = far

    def answer(self, g: Any, question: Question, rng: Rng) -> i64:
        return answered(g, question, self.weights, rng)

    def play_on(self, g: Any, chapter: i64, rng: Rng) -> bool:
        return played_on(g, self, rng)

    def value(self, g: Any) -> list[float]:
        return shares_of(g)


def played_on(g: Siggil, policy: SiggilPolicy, rng: Rng) -> bool:
    """Play to the end of the match, or to the first turn after so many cards; whether the match is over."""
    left = size(g.present) - policy.far
    while True:
        question = g.asking()
        if question is None:
            return True
        if question.seat < 0:
            g.answer(question.sample(g, rng))
        elif left > 0 and size(g.present) <= left and isinstance(question, TakeCard):
            return False
        else:
            g.answer(answered(g, question, policy.weights, rng))


def answered(g: Siggil, question: Question, every: list[Weights], rng: Rng) -> i64:
    """The entry of the menu that the asked seat picks."""
    weights = every[g.seats]
    if isinstance(question, TakeCard):
        return best_card(g, question.seat, weights, rng)
    if isinstance(question, MayCapture):
        return captured(g, question, weights)
    if isinstance(question, DiscardCard):
        return worst_card(g, question.seat, weights, rng)
    if isinstance(question, MakeRoom):
        return farthest(g, question, weights)
    return question.sample(g, rng)


def best_card(g: Siggil, seat: i64, weights: Weights, rng: Rng) -> i64:
    """The place whose card the seat wants most, for itself and against its rivals."""
    mine = evaluation_of(g, seat, weights)
    theirs = mine
    if g.seats > 1:
        theirs = rivals_evaluation(g, seat, weights)
        contest(g, seat, mine, theirs, weights)
    bare = accessible(g)
    best: i64 = -1
    highest = -1000.0
    place: i64
    for place in range(CARDS):
        if has(bare, place):
            card = g.faces[place]
            worth = mine.of(card) + weights.chance * rng.unit()
            if g.seats > 1:
                worth += weights.deny * theirs.of(card) + laid_bare(g, place, mine, theirs, weights)
            if worth > highest:
                best, highest = place, worth
    return best


def contest(g: Siggil, seat: i64, mine: Evaluation, theirs: Evaluation, weights: Weights) -> None:
    """What a rival could capture at once is wanted more by whoever lacks one card for it."""
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if mine.lacks[spirit] == 1 and theirs.lacks[spirit] == 0:
            where = g.spirits[spirit]
            if where == FREE or (where >= 0 and g.set_owner[where] != seat):
                worth = urgency(g, theirs, weights)
                mine.worth[spirit] += worth
                mine.worth[FAMILIES + spirit] += worth


def urgency(g: Siggil, theirs: Evaluation, weights: Weights) -> float:
    """What it is worth that a rival does not capture a spirit."""
    if theirs.held + 1 >= g.variants.target:
        return weights.snatch + weights.save
    return weights.snatch


def laid_bare(g: Siggil, place: i64, mine: Evaluation, theirs: Evaluation, weights: Weights) -> float:
    """SG-06, SG-07 What the cards that a taking uncovers do for the seat and its rivals."""
    shape = g.variants.shape
    left = shape.under[place] & g.present
    alone = bit(place)
    worth = 0.0
    below: i64 = 0
    while left != 0:
        if left & 1 == 1 and shape.over[below] & g.present == alone:
            other = g.faces[below]
            if other < 0:
                worth -= weights.turns
            elif other < ORDINARY:
                worth -= weights.lends * theirs.of(other) + weights.hopes * mine.of(other)
            else:
                worth += freed(g, family_of(other), g.faces[place], mine, theirs, weights)
        left >>= 1
        below += 1
    return worth


def freed(g: Siggil, spirit: i64, card: i64, mine: Evaluation, theirs: Evaluation, weights: Weights) -> float:
    """SG-07, SG-10 A spirit that goes free can be captured in the same turn, with the card just taken."""
    lacking = mine.lacks[spirit]
    if family_of(card) == spirit or number_of(card) == spirit:
        lacking -= 1
    if lacking <= 0:
        if mine.held + 1 >= g.variants.target:
            return weights.frees + weights.wins
        return weights.frees
    worth = -weights.gives
    if theirs.lacks[spirit] == 0:
        worth -= weights.serves
        if theirs.held + 1 >= g.variants.target:
            worth -= weights.loses
    elif theirs.lacks[spirit] == 1:
        worth -= weights.nearly
    return worth


def worst_card(g: Siggil, seat: i64, weights: Weights, rng: Rng) -> i64:
    """SG-23 The place whose card the seat wants least."""
    mine = evaluation_of(g, seat, weights)
    bare = accessible(g)
    best: i64 = -1
    highest = -1000.0
    place: i64
    for place in range(CARDS):
        if has(bare, place):
            worth = weights.chance * rng.unit() - mine.of(g.faces[place])
            if worth > highest:
                best, highest = place, worth
    return best


def captured(g: Siggil, question: MayCapture, weights: Weights) -> i64:
    """The spirit that is worth most, by the cheapest set, with the cards that are least wanted elsewhere."""
    choices = question.mask(g)
    if question.spirit == 0:
        return best_spirit(g, question.seat, choices, weights)
    if question.way == UNDECIDED:
        return cheapest_way(g, question, choices)
    return spare_card(g, question.seat, choices, weights)


def best_spirit(g: Siggil, seat: i64, choices: i64, weights: Weights) -> i64:
    """A spirit of the rival who has most, or that one could capture at once; nothing where there is none."""
    several = g.seats > 1 and size(choices) > 2
    theirs = Evaluation(0)
    if several:
        theirs = rivals_evaluation(g, seat, weights)
    best: i64 = 0
    highest = -1.0
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if has(choices, spirit):
            worth = 0.0
            if g.spirits[spirit] >= 0:
                worth = 1.0 + float(spirits_of(g, g.set_owner[g.spirits[spirit]]))
            if several and theirs.lacks[spirit] == 0:
                worth += urgency(g, theirs, weights)
            if worth > highest:
                best, highest = spirit, worth
    return best


def cheapest_way(g: Siggil, question: MayCapture, choices: i64) -> i64:
    """The set that takes the fewest cards from the hand."""
    best = nth(choices, 0)
    fewest: i64 = FAMILIES + 1
    way: i64
    for way in range(ADD + len(g.set_cards)):
        if has(choices, way):
            count = cards_wanted(g, question.seat, question.spirit, way)
            if count < fewest:
                best, fewest = way, count
    return best


def spare_card(g: Siggil, seat: i64, choices: i64, weights: Weights) -> i64:
    """The card that serves least for the other spirit it fits."""
    mine = evaluation_of(g, seat, weights)
    best: i64 = -1
    lowest = 1000.0
    card: i64
    for card in range(ORDINARY):
        if has(choices, card):
            worth = mine.of(card)
            if worth < lowest:
                best, lowest = card, worth
    return best


def farthest(g: Siggil, question: MakeRoom, weights: Weights) -> i64:
    """SG-25 Of the free spirits the one that lacks most cards."""
    choices = question.mask(g)
    mine = evaluation_of(g, question.seat, weights)
    best: i64 = -1
    most: i64 = -1
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if has(choices, spirit) and mine.lacks[spirit] > most:
            best, most = spirit, mine.lacks[spirit]
    return best


POLICY: Final = SiggilPolicy(WEIGHTS, TO_THE_END)
PLAIN_ONE: Final = SiggilPolicy(PLAIN_ONES, TO_THE_END)  # a second opinion: bench/hints.py
SCOUT: Final = SiggilPolicy(WEIGHTS, NEAR)
