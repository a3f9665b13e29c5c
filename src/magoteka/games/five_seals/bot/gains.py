"""What casting each spell would gain a player who plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from magoteka.games.five_seals.bot.plan import Dice, Plan
from magoteka.games.five_seals.box.components import (
    ABSORPTION,
    ACCELERATION,
    APPROPRIATION,
    COLOURS,
    DISINTEGRATION,
    EXCHANGE,
    FACES,
    FORGERY,
    MIND,
    MODIFICATION,
    MULTIPLICATION,
    OVERCOMING,
    PURIFICATION,
    REARRANGEMENT,
    REPLACEMENT,
    SATURATION,
    SCROLL_PLACES,
    SEIZURE,
    TRANSMUTATION,
)


def colours_of(element: int) -> Sequence[int]:
    """The colours on which a spell of an element works."""
    return range(COLOURS) if element == MIND else (element,)


def with_die(dice: Dice, colour: int, value: int, to: int, shown: int) -> Dice:
    """The dice with one of them changed."""
    changed = [list(values) for values in dice]
    changed[colour].remove(value)
    changed[to].append(shown)
    return changed


def raise_gain(plan: Plan, colour: int, by: int, now: float) -> float:
    """What raising all dice of a colour adds."""
    changed = [list(values) for values in plan.dice]
    changed[colour] = [min(FACES, value + by) for value in changed[colour]]
    return plan.harvest(changed) - now


def saturation(plan: Plan, element: int, now: float) -> float:
    """FS-44 Two more on every die of a colour."""
    return max(raise_gain(plan, colour, 2, now) for colour in colours_of(element))


def modification(plan: Plan, element: int, now: float) -> float:
    """FS-55 One more on every die of a colour, and one less on a rival's, which is never wrong."""
    return 0.3 + max(raise_gain(plan, colour, 1, now) for colour in colours_of(element))


def transmutation(plan: Plan, element: int, now: float) -> float:
    """FS-42 One die of another colour."""
    return max((recolour_gain(plan, colour, now) for colour in colours_of(element)), default=0.0)


def recolour_gain(plan: Plan, colour: int, now: float) -> float:
    """The best that another colour of the store can make of a die."""
    found = [0.0]
    for value in set(plan.dice[colour]):
        for to in range(COLOURS):
            if to != colour and plan.view.store[to] > 0:
                found.append(plan.harvest(with_die(plan.dice, colour, value, to, value)) - now)
    return max(found)


def purification(plan: Plan, element: int, now: float) -> float:
    """FS-43 Another roll of the die that helps least."""
    return max((reroll_gain(plan, colour, value, now) for colour, value in shown(plan, element)), default=0.0)


def shown(plan: Plan, element: int) -> set[tuple[int, int]]:
    """The kinds of dice on which a spell of an element works."""
    return {(colour, value) for colour in colours_of(element) for value in plan.dice[colour]}


def reroll_gain(plan: Plan, colour: int, value: int, now: float) -> float:
    """What another roll of a die adds on average."""
    rolls = [plan.harvest(with_die(plan.dice, colour, value, colour, roll)) for roll in range(1, FACES + 1)]
    return sum(rolls) / FACES - now


def absorption(plan: Plan, element: int, now: float) -> float:
    """FS-50 The absorbed token on the best die."""
    token = next((own.token for own in plan.me.scrolls if own.spell == ABSORPTION and own.element == element), None)
    if token is None:
        return 0.0
    return max((lift_gain(plan, *die, token.strength, now) for die in shown(plan, MIND)), default=0.0)


def lift_gain(plan: Plan, colour: int, value: int, by: int, now: float) -> float:
    """What raising one die adds."""
    return plan.harvest(with_die(plan.dice, colour, value, colour, min(FACES, value + by))) - now


def disintegration(plan: Plan, element: int, now: float) -> float:
    """FS-51 The best hope behind a token of the element."""
    return max((token_worth(plan, place) for place in tokens_of(plan, element)), default=0.0)


def tokens_of(plan: Plan, element: int) -> list[int]:
    """The tokens within reach that are of an element."""
    return [place for place in plan.targets if place < SCROLL_PLACES and element in (MIND, plan.seals[place][0])]


def rearrangement(plan: Plan, element: int, now: float) -> float:
    """FS-52 The best scroll brought to where it can be broken."""
    return max((scroll_worth(plan, SCROLL_PLACES + at) for at, s in enumerate(plan.view.scrolls) if s), default=0.0) - 3


def replacement(plan: Plan, element: int, now: float) -> float:
    """FS-47, FS-48 Only when nothing can be broken as it is."""
    return 1.0 if now == 0.0 and plan.me.dice else 0.0


def forgery(plan: Plan, element: int, now: float) -> float:
    """FS-54 A rival's colour with an own value."""
    others = [player for seat, player in enumerate(plan.view.players) if seat != plan.seat and not player.finished]
    wanted = {die.colour for player in others for die in player.dice} & set(colours_of(element))
    gains = [0.0]
    for to in wanted:
        for colour, value in shown(plan, MIND):
            if colour != to:
                gains.append(plan.harvest(with_die(plan.dice, colour, value, to, value)) - now)
    return max(gains)


def overcoming(plan: Plan, element: int, now: float) -> float:
    """FS-60 The best seal behind a token, against the best within reach."""
    best = 0.0
    for passed in tokens_of(plan, element):
        rooms = plan.reach(plan.rooms, passed)
        for place, value in plan.find_targets(rooms).items():
            if place not in plan.targets and plan.price(place):
                best = max(best, value)
    within = [value for place, value in plan.targets.items() if plan.price(place)]
    return best - max(within, default=0.0) - 0.3


def acceleration(plan: Plan, element: int, now: float) -> float:
    """FS-63 The best seal of the element within reach, free of charge."""
    fits = [value for place, value in plan.targets.items() if element in (MIND, plan.seals[place][0])]
    return max(fits, default=0.0) - 1.5


def always(plan: Plan, element: int, now: float) -> float:
    """A spell that is always worth casting."""
    return 5.0


def token_worth(plan: Plan, place: int) -> float:
    """What taking a token away opens."""
    return plan.targets.get(place, 0.0) - 0.3


def scroll_worth(plan: Plan, place: int) -> float:
    """What a scroll is worth to the player."""
    scroll = plan.view.scrolls[place - SCROLL_PLACES]
    return plan.worth(scroll) if scroll is not None else 0.0


Gain = Callable[[Plan, int, float], float]
GAINS: dict[int, Gain] = {
    TRANSMUTATION: transmutation,
    PURIFICATION: purification,
    SATURATION: saturation,
    MULTIPLICATION: always,
    REPLACEMENT: replacement,
    EXCHANGE: replacement,
    ABSORPTION: absorption,
    DISINTEGRATION: disintegration,
    REARRANGEMENT: rearrangement,
    FORGERY: forgery,
    MODIFICATION: modification,
    SEIZURE: always,
    APPROPRIATION: always,
    OVERCOMING: overcoming,
    ACCELERATION: acceleration,
}
