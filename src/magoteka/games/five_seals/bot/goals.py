"""What seals are worth to a player, on the board itself and quickly: for those who play a table out many times."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, full, has, size
from magoteka.core.boards import zeros
from magoteka.games.five_seals.bot.weights import Weights
from magoteka.games.five_seals.box.components import (
    AREAS,
    CIRCLE,
    REVALUATION,
    SCROLL_PLACES,
    STRONGEST,
    WORD,
)
from magoteka.games.five_seals.rules.scoring import points_of, scrolls_of_element, sixes_at_end
from magoteka.games.five_seals.rules.ways import ways_of
from magoteka.games.five_seals.table.places import lowest
from magoteka.games.five_seals.table.state import (
    FiveSeals,
    card_element,
    card_strength,
    of_element_cards,
    of_strength_cards,
    sixes_left,
    spell_of,
)

MANY: Final = 60


class Goals:
    """The seals within a player's reach, and what breaking each is worth."""

    weights: Weights
    left: float  # rounds to come, about
    hopes: vec[float]  # by room
    rooms: i64  # those that the mage can walk into
    count: i64
    places: vec[i64]
    kinds: vec[i64]  # 8 × element + strength
    values: vec[float]

    def __init__(self, weights: Weights, left: float, hopes: vec[float]) -> None:
        self.weights = weights
        self.left = left
        self.hopes = hopes
        self.rooms = 0
        self.count = 0
        self.places = zeros(MANY)
        self.kinds = zeros(MANY)
        self.values = vec[float]([0.0] * MANY)


def rounds_to_come(g: FiveSeals, weights: Weights) -> float:
    """About how many rounds come after this one."""
    sixes = sixes_left(g) - sixes_at_end(g)
    if sixes <= 0:
        return 0.0
    return min(max(weights.length - float(g.round), 1.0), 1.5 * float(sixes))


def scroll_worth(g: FiveSeals, seat: i64, card: i64, left: float, weights: Weights) -> float:
    """A scroll's strength, what it adds at the end (FS-33), and what its spell will do until then."""
    element = card_element(card)
    worth = float(card_strength(card)) + left * weights.engine[spell_of(g, card)]
    doubling = g.held[seat] & of_element_cards(element) & of_strength_cards(STRONGEST)
    if g.circle != 1:
        doubling &= full(CIRCLE)
    worth += float(size(doubling))
    if spell_of(g, card) == REVALUATION:
        worth += 1.0 + float(scrolls_of_element(g, seat, element))
    if card_strength(card) == STRONGEST and sixes_left(g) - sixes_at_end(g) == 1:
        return worth * haste(g, seat, worth, weights)
    return worth


def haste(g: FiveSeals, seat: i64, worth: float, weights: Weights) -> float:
    """FS-31 The scroll that ends the match is for the leader to take."""
    mine = float(points_of(g, seat)) + worth
    other: i64
    for other in range(g.seats):
        if other != seat and float(points_of(g, other)) >= mine:
            return weights.behind
    return weights.ahead


def hopes_of(g: FiveSeals, seat: i64, left: float, weights: Weights) -> vec[float]:
    """For each room the best scroll that lies there or behind it, worth less with every seal on the way."""
    hopes = vec[float]([0.0] * AREAS)
    dungeon = g.dungeon
    at: i64
    for at in range(dungeon.scrolls):
        card = g.scrolls[at]
        if card >= 0:
            room = dungeon.one[SCROLL_PLACES + at]
            worth = scroll_worth(g, seat, card, left, weights) * weights.toll[card_strength(card)]
            hopes[room] = max(hopes[room], worth)
    while spread(g, hopes, weights):
        pass
    return hopes


def hopes_after(g: FiveSeals, hopes: vec[float], weights: Weights) -> vec[float]:
    """The hopes when a token is gone: they only grow."""
    wider = hopes[:]
    while spread(g, wider, weights):
        pass
    return wider


def spread(g: FiveSeals, hopes: vec[float], weights: Weights) -> bool:
    """Carry hopes through every passage once; whether any has grown."""
    ones = g.dungeon.one
    others = g.dungeon.other
    tokens = g.tokens
    tolls = weights.toll
    grown = False
    place: i64
    for place in range(g.dungeon.seals):
        one = ones[place]
        other = others[place]
        toll = 0.99
        if tokens[place] != 0:
            toll = tolls[tokens[place] & 7]
        if hopes[one] * toll > hopes[other] + 1e-6:
            hopes[other] = hopes[one] * toll
            grown = True
        elif hopes[other] * toll > hopes[one] + 1e-6:
            hopes[one] = hopes[other] * toll
            grown = True
    return grown


def goals_of(g: FiveSeals, seat: i64, weights: Weights) -> Goals:
    """What the seat's mage can get at from where it stands, whatever its dice."""
    left = rounds_to_come(g, weights)
    return goals_with(g, seat, Goals(weights, left, hopes_of(g, seat, left, weights)))


def goals_with(g: FiveSeals, seat: i64, goals: Goals) -> Goals:
    """The same with hopes that are known."""
    ways = ways_of(g, seat)
    add_scrolls(g, seat, goals, ways.scrolls, 0.0)
    add_tokens(g, goals, ways.near, 0, ways.rooms, 0.0)
    add_tokens(g, goals, ways.far, WORD, ways.rooms, 0.0)
    goals.rooms = ways.rooms
    return goals


def add_scrolls(g: FiveSeals, seat: i64, goals: Goals, mask: i64, promised: float) -> None:
    """The scrolls of some places, less what a token before them promised."""
    lying = mask
    scrolls = g.scrolls
    while lying != 0:
        at = lowest(lying)
        lying &= lying - 1
        card = scrolls[at]
        if card >= 0:
            worth = scroll_worth(g, seat, card, goals.left, goals.weights)
            add(goals, SCROLL_PLACES + at, 8 * card_element(card) + card_strength(card), worth, promised)


def add_tokens(g: FiveSeals, goals: Goals, mask: i64, start: i64, rooms: i64, promised: float) -> None:
    """The tokens of one word of places: each is worth the hope behind it."""
    lying = mask
    tokens = g.tokens
    ones = g.dungeon.one
    others = g.dungeon.other
    hopes = goals.hopes
    opening = goals.weights.opening * min(1.0, 0.3 + goals.left / 3.0)
    while lying != 0:
        place = start + lowest(lying)
        lying &= lying - 1
        if tokens[place] == 0 or (has(goals.rooms, ones[place]) or has(goals.rooms, others[place])):
            continue
        best = 0.0
        if not has(rooms, ones[place]):
            best = hopes[ones[place]]
        if not has(rooms, others[place]):
            best = max(best, hopes[others[place]])
        add(goals, place, tokens[place], 0.05 + opening * best, promised)


def add(goals: Goals, place: i64, kind: i64, worth: float, promised: float) -> None:
    """One more seal; where there are very many, some tokens are left out."""
    at = goals.count
    if at < MANY:
        goals.places[at] = place
        goals.kinds[at] = kind
        goals.values[at] = max(worth - promised, goals.weights.rest * worth) if promised > 0.0 else worth
        goals.count = at + 1


def add_behind(g: FiveSeals, seat: i64, goals: Goals, place: i64, promised: float) -> None:
    """What a broken token lets the mage get at; what it promised is not counted twice."""
    room = g.dungeon.one[place]
    if has(goals.rooms, room):
        room = g.dungeon.other[place]
        if has(goals.rooms, room):
            return
    zones = g.zones
    beyond = zones[4 * room]
    add_scrolls(g, seat, goals, zones[4 * room + 3], promised)
    add_tokens(g, goals, zones[4 * room + 1], 0, goals.rooms | beyond, promised)
    add_tokens(g, goals, zones[4 * room + 2], WORD, goals.rooms | beyond, promised)
    goals.rooms |= beyond


def prospect(goals: Goals) -> float:
    """What the seals within reach promise, the best most."""
    total = 0.0
    weight = 0.4
    used: i64 = 0
    step: i64
    at: i64
    for step in range(4):
        best: i64 = -1
        highest = 0.0
        for at in range(goals.count):
            if not has(used, at) and goals.values[at] > highest:
                best, highest = at, goals.values[at]
        if best < 0:
            return total
        used |= bit(best)
        total += weight * highest
        weight *= 0.6
    return total
