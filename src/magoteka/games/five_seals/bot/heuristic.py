"""A player who plans a turn: the cheapest way to the best scroll with the dice and scrolls at hand."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.games.five_seals.bot.draft import die_gain, draft_worth
from magoteka.games.five_seals.bot.gains import (
    GAINS,
    always,
    call_gain,
    face,
    guard_gain,
    guardian_gain,
    lift_gain,
    protection_gain,
    reroll_gain,
    shield_gain,
    stay_gain,
    token_worth,
    with_die,
)
from magoteka.games.five_seals.bot.plan import Plan
from magoteka.games.five_seals.bot.scene import without
from magoteka.games.five_seals.bot.standing import Standing
from magoteka.games.five_seals.box.components import (
    ABSORPTION,
    CALL,
    FORGERY,
    GUARDIAN,
    MODIFICATION,
    MULTIPLICATION,
    PROTECTION,
    PURIFICATION,
    SCROLL_PLACES,
    SEIZURE,
    TRANSFER,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages import answers
from magoteka.games.five_seals.messages.views import FiveSealsView, OwnScroll

CAST = 100.0  # a spell that helps comes before any seal
USELESS = -100.0
ENOUGH = 0.25  # what a spell must gain to be worth its scroll


def rate(view: FiveSealsView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth; casting is worth it when it adds to what the dice can break."""
    assert view.seat is not None
    standing = Standing(view, view.seat)
    now = standing.plan.harvest(standing.plan.dice)
    return [worth(standing, option, now) for option in options]


def worth(standing: Standing, option: Option, now: float) -> float:
    """What an option is worth."""
    plan = standing.plan
    match option:
        case answers.Break(place):
            return standing.break_worth(place)
        case answers.SendFamiliar(place):
            return standing.break_gain(plan.scene, place, True)
        case answers.Stay():
            return stay_gain(standing)
        case answers.Cast(card):
            return cast_worth(standing, own_card(plan, card), now)
        case answers.Pay(colour, values):
            return pay_worth(plan, colour, values)
        case answers.TakeDie(colour):
            return draft_worth(plan, colour)
        case answers.Die(colour, value):
            return die_worth(plan, colour, value, now)
        case answers.Colour(colour):
            return colour_worth(plan, colour, now)
    return target_worth(standing, option)


def target_worth(standing: Standing, option: Option) -> float:
    """What the target of a spell is worth."""
    plan = standing.plan
    match option:
        case answers.Token(place):
            return shield_gain(standing, place) if casts(plan, PROTECTION) else token_worth(plan, place)
        case answers.Scroll(place):
            return scroll_worth(standing, place)
        case answers.RemoveGuardian():
            return guard_gain(standing, element_cast(plan), -1)
        case answers.Card(card):
            return card_worth(plan, card)
        case answers.Rival(seat):
            return float(plan.view.players[seat].points)
        case answers.Store(element):
            return 2.0 - 0.1 * element
        case answers.Leave() | answers.NoRival():
            return -0.5
    return 0.0


def casts(plan: Plan, spell: int) -> bool:
    """Whether a spell is being cast."""
    return plan.view.spell is not None and plan.view.spell.spell == spell


def element_cast(plan: Plan) -> int:
    """The element of the spell that is being cast."""
    assert plan.view.spell is not None
    return plan.view.spell.element


def scroll_worth(standing: Standing, place: int) -> float:
    """What a scroll is worth to the player, or what a guardian does there."""
    if casts(standing.plan, GUARDIAN):
        return guard_gain(standing, element_cast(standing.plan), place)
    return standing.plan.worths[place - SCROLL_PLACES]


def own_card(plan: Plan, card: int) -> OwnScroll:
    """A scroll of the player."""
    return next(own for own in plan.me.scrolls if own.card == card)


def pay_worth(plan: Plan, colour: int, values: tuple[int, ...]) -> float:
    """What the dice that are left can still do."""
    left = without(plan.dice, colour, values)
    place = plan.view.paying
    rest = 0.0 if place is None else plan.after(left, plan.targets, plan.rooms, place, plan.value(place, plan.rooms))
    return rest - 0.1 * len(values) - 0.01 * sum(values)


def cast_worth(standing: Standing, card: OwnScroll, now: float) -> float:
    """Whether a scroll is worth casting now."""
    gained = spell_gain(standing, card, now)
    return CAST + gained if gained > ENOUGH else USELESS


def spell_gain(standing: Standing, card: OwnScroll, now: float) -> float:
    """What a spell adds."""
    if card.spell == CALL:
        return call_gain(standing)
    if card.spell == PROTECTION:
        return protection_gain(standing, card.element)
    if card.spell == GUARDIAN:
        return guardian_gain(standing, card.element)
    gain = GAINS.get(card.spell)
    return 0.0 if gain is None else gain(standing.plan, card.element, now)


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
        return plan.harvest(without(plan.dice, colour, (value,))) - 0.01 * value
    if casting.spell == FORGERY:
        return die_gain(plan, colour, now) if casting.rival is not None else 0.0
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
        return die_gain(plan, colour, now)
    gain = GAINS.get(casting.spell, always)
    return gain(plan, colour, now)


def card_worth(plan: Plan, card: int) -> float:
    """Which of the others' scrolls to borrow or to take, and which of one's own to give."""
    for seat, player in enumerate(plan.view.players):
        for scroll in player.scrolls:
            if scroll.card != card:
                continue
            if casts(plan, TRANSFER):
                value = plan.worth(face(scroll))
                return -value if seat == plan.seat else value
            return 5.0 if scroll.spell in (MULTIPLICATION, SEIZURE) else float(scroll.strength) / 10
    return 0.0
