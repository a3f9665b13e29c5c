"""A player who plans a turn: the cheapest way to the best scroll with the dice and scrolls at hand."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.games.five_seals.bot.gains import (
    GAINS,
    always,
    lift_gain,
    reroll_gain,
    scroll_worth,
    token_worth,
    with_die,
)
from magoteka.games.five_seals.bot.plan import Plan, draft_worth
from magoteka.games.five_seals.box.components import (
    ABSORPTION,
    FORGERY,
    MODIFICATION,
    MULTIPLICATION,
    PURIFICATION,
    SEIZURE,
    TRANSMUTATION,
)
from magoteka.games.five_seals.words import answers
from magoteka.games.five_seals.words.looks import FiveSealsView, OwnScroll

CAST = 100.0  # a spell that helps comes before any seal
USELESS = -100.0
ENOUGH = 0.25  # what a spell must gain to be worth its scroll


def rate(view: FiveSealsView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth; casting is worth it when it adds to what the dice can break."""
    assert view.seat is not None
    plan = Plan(view, view.seat)
    now = plan.harvest(plan.dice)
    return [worth(plan, option, now) for option in options]


def worth(plan: Plan, option: Option, now: float) -> float:
    """What an option is worth."""
    match option:
        case answers.Break(place) | answers.SendFamiliar(place):
            return seal_worth(plan, place)
        case answers.Cast(card):
            return cast_worth(plan, own_card(plan, card), now)
        case answers.Pay(colour, values):
            return pay_worth(plan, colour, values)
        case answers.TakeDie(colour):
            return draft_worth(plan, colour)
        case answers.Die(colour, value):
            return die_worth(plan, colour, value, now)
        case answers.Colour(colour):
            return colour_worth(plan, colour, now)
    return target_worth(plan, option)


def target_worth(plan: Plan, option: Option) -> float:
    """What the target of a spell is worth."""
    match option:
        case answers.Token(place):
            return token_worth(plan, place)
        case answers.Scroll(place):
            return scroll_worth(plan, place)
        case answers.Card(card):
            return card_worth(plan, card)
        case answers.Rival(seat):
            return float(plan.view.players[seat].points)
        case answers.Store(element):
            return 2.0 - 0.1 * element
        case answers.Leave() | answers.NoRival() | answers.Stay():
            return -0.5
    return 0.0


def own_card(plan: Plan, card: int) -> OwnScroll:
    """A scroll of the player."""
    return next(own for own in plan.me.scrolls if own.card == card)


def seal_worth(plan: Plan, place: int) -> float:
    """What a seal is worth for its dice; a seal out of reach is one that a spell opens."""
    value = plan.targets.get(place)
    if value is None:
        value = plan.value(place, plan.rooms)
    price = plan.price(place)
    return 1.0 + value / (0.6 + 0.4 * len(price[1])) if price else 1.0 + value


def pay_worth(plan: Plan, colour: int, values: tuple[int, ...]) -> float:
    """What the dice that are left can still do."""
    left = [list(shown) for shown in plan.dice]
    for value in values:
        left[colour].remove(value)
    paying = plan.view.paying
    rest = plan.harvest(left, -1 if paying is None else paying)
    return rest - 0.1 * len(values) - 0.01 * sum(values)


def cast_worth(plan: Plan, card: OwnScroll, now: float) -> float:
    """Whether a scroll is worth casting now."""
    gain = GAINS.get(card.spell)
    if gain is None:
        return USELESS
    gained = gain(plan, card.element, now)
    return CAST + gained if gained > ENOUGH else USELESS


def die_worth(plan: Plan, colour: int, value: int, now: float) -> float:
    """What choosing a die does for the spell that is being cast."""
    casting = plan.view.spell
    if casting is None:
        return 0.0
    if casting.rival is not None and casting.spell == MODIFICATION:
        return float(value)
    if casting.spell == TRANSMUTATION and casting.to is not None:
        return plan.harvest(with_die(plan.dice, colour, value, casting.to, value)) - now
    if casting.spell == PURIFICATION:
        return reroll_gain(plan, colour, value, now)
    if casting.spell == ABSORPTION:
        return lift_gain(plan, colour, value, 3, now)
    if casting.spell == SEIZURE:
        return -value - draft_worth(plan, colour)
    if casting.spell == FORGERY:
        return draft_worth(plan, colour) if casting.rival is not None else 0.0
    return 1.0


def colour_worth(plan: Plan, colour: int, now: float) -> float:
    """The colour on which a spell of mind works best, or that dice should have."""
    casting = plan.view.spell
    if casting is None:
        return 0.0
    if casting.spell == TRANSMUTATION and casting.colour is not None:
        dice = [plan.harvest(with_die(plan.dice, casting.colour, v, colour, v)) for v in plan.dice[casting.colour]]
        return max(dice, default=0.0)
    if casting.spell == MULTIPLICATION:
        return draft_worth(plan, colour)
    gain = GAINS.get(casting.spell, always)
    return gain(plan, colour, now)


def card_worth(plan: Plan, card: int) -> float:
    """Which of the others' scrolls to borrow: an extra die is best."""
    for player in plan.view.players:
        for scroll in player.scrolls:
            if scroll.card == card:
                return 5.0 if scroll.spell in (MULTIPLICATION, SEIZURE) else float(scroll.strength) / 10
    return 0.0
