"""What casting each spell would gain a player who plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from magoteka.games.five_seals.bot.plan import Plan
from magoteka.games.five_seals.bot.scene import Dice
from magoteka.games.five_seals.bot.standing import NOTHING, Standing
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
    TELEPORTATION,
    TRANSFER,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.views import OwnScroll, ScrollFace


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
    return [place for place in plan.targets if place < SCROLL_PLACES and element in (MIND, plan.seal(place)[0])]


def rearrangement(plan: Plan, element: int, now: float) -> float:
    """FS-52 The best scroll brought to where it can be broken."""
    return max(plan.worths, default=0.0) - 3


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
        rooms = plan.reach(plan.rooms | plan.rooms_at(passed))
        for place, value in plan.find_targets(rooms).items():
            if place not in plan.targets and plan.price(place):
                best = max(best, value)
    return best - best_within(plan) - 0.3


def best_within(plan: Plan) -> float:
    """The best seal that can be broken without a spell."""
    return max((value for place, value in plan.targets.items() if plan.price(place)), default=0.0)


def teleportation(plan: Plan, element: int, now: float) -> float:
    """FS-61 The best seal of the element behind a rival's figure, against the best within reach."""
    best = 0.0
    for passed in plan.scene.figures(plan.seat):
        if passed < SCROLL_PLACES:
            rooms = plan.reach(plan.rooms | plan.rooms_at(passed)) if plan.rooms & plan.rooms_at(passed) else plan.rooms
            for place, value in plan.find_targets(rooms).items():
                if place not in plan.targets and element in (MIND, plan.seal(place)[0]) and plan.price(place):
                    best = max(best, value)
    return best - best_within(plan) - 0.3


def acceleration(plan: Plan, element: int, now: float) -> float:
    """FS-63 The best seal of the element within reach, free of charge."""
    fits = [value for place, value in plan.targets.items() if element in (MIND, plan.seal(place)[0])]
    return max(fits, default=0.0) - 1.5


def transfer(plan: Plan, element: int, now: float) -> float:
    """FS-56 The best exchange of scrolls of one strength, by what they are worth to both."""
    best = 0.0
    others = [own for own in plan.me.scrolls if own.up and (own.spell != TRANSFER or own.element != element)]
    for scroll in open_scrolls(plan, element):
        for own in others:
            if own.strength == scroll.strength:
                best = max(best, trade_gain(plan, scroll, own))
    return best


def open_scrolls(plan: Plan, element: int) -> list[OwnScroll]:
    """The open scrolls of an element before rivals who are still in play."""
    rivals = [p for seat, p in enumerate(plan.view.players) if seat != plan.seat and not p.finished]
    return [scroll for rival in rivals for scroll in rival.scrolls if scroll.up and scroll.element == element]


def trade_gain(plan: Plan, taken: OwnScroll, given: OwnScroll) -> float:
    """What one scroll is worth more than another; of Revaluation only the elements count."""
    return plan.worth(face(taken)) - plan.worth(face(given))


def face(scroll: OwnScroll) -> ScrollFace:
    """A scroll before a player, as if it lay on the board."""
    return ScrollFace(scroll.card, scroll.spell, scroll.element, scroll.strength)


def always(plan: Plan, element: int, now: float) -> float:
    """A spell that is always worth casting."""
    return 5.0


def token_worth(plan: Plan, place: int) -> float:
    """What taking a token away opens."""
    return plan.targets.get(place, 0.0) - 0.3


def call_gain(standing: Standing) -> float:
    """FS-40, FS-41 What the familiar does for one: in the passage behind the mage, or at a token in its stead."""
    best = standing.best_break(standing.plan.scene)
    return max(stay_gain(standing), send_gain(standing)) - best


def stay_gain(standing: Standing) -> float:
    """FS-40 The best break if the familiar keeps the mage's passage closed to the others."""
    scene = standing.plan.scene
    here = scene.map.mages[standing.seat]
    if here >= SCROLL_PLACES or scene.map.familiars[standing.seat] == here:
        return NOTHING
    return standing.best_break(scene.called(standing.seat, here))


def send_gain(standing: Standing) -> float:
    """FS-41 The best token that the familiar can break, while the mage stays where it is."""
    plan = standing.plan
    tokens = [place for place in plan.targets if place < SCROLL_PLACES and plan.price(place)]
    tokens.sort(key=plan.targets.__getitem__, reverse=True)
    return max((standing.break_gain(plan.scene, place, True) for place in tokens[:3]), default=NOTHING)


def protection_gain(standing: Standing, element: int) -> float:
    """FS-59 The best token of the element to keep from the others."""
    return max((shield_gain(standing, place) for place in shieldable(standing, element)), default=0.0)


def shieldable(standing: Standing, element: int) -> list[int]:
    """The tokens of an element that some rival can get at."""
    standing.look_around()
    wanted = {place for plan in standing.plans if plan.seat != standing.seat for place in plan.targets}
    tokens = [place for place in wanted if place < SCROLL_PLACES]
    return sorted(place for place in tokens if element in (MIND, standing.plan.seal(place)[0]))


def shield_gain(standing: Standing, place: int) -> float:
    """FS-59 What a familiar on a token takes from the others."""
    return standing.gain(standing.plan.scene.called(standing.seat, place))


def guardian_gain(standing: Standing, element: int) -> float:
    """FS-62 The best scroll for the guardian to stand on."""
    return max((guard_gain(standing, element, place) for place in guardable(standing, element)), default=0.0)


def guardable(standing: Standing, element: int) -> list[int]:
    """The scrolls of an element that the guardian does not guard yet."""
    scene = standing.plan.scene
    lying = [SCROLL_PLACES + at for at, scroll in enumerate(scene.scrolls) if scroll and scroll.element == element]
    return [place for place in lying if scene.map.guardians[element] != place]


def guard_gain(standing: Standing, element: int, place: int) -> float:
    """FS-62 What a guardian at a place, or beside the board, takes from the others and from oneself."""
    return standing.gain(standing.plan.scene.guarded(element, place))


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
    TELEPORTATION: teleportation,
    TRANSFER: transfer,
}
