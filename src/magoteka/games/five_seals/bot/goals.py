"""What seals are worth to a player, on the board itself and quickly: for those who play a table out many times."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, full, has, size
from magoteka.core.boards import zeros
from magoteka.games.five_seals.box.components import (
    AREAS,
    CIRCLE,
    REVALUATION,
    SCROLL_PLACES,
    STRONGEST,
    WORD,
)
from magoteka.games.five_seals.rules.scoring import points_of, scrolls_of_element, sixes_at_end
from magoteka.games.five_seals.rules.ways import Ways, ways_of
from magoteka.games.five_seals.table.board import seal_element, seal_strength
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

TOLL: Final[vec[float]] = vec[float]([0.0, 0.0, 0.84, 0.78, 0.70, 0.60, 0.50])  # of a hope behind a seal
OPENING: Final = 0.55  # a hope against a scroll in hand
LENGTH: Final = 8  # rounds of a match, about
AHEAD: Final = 1.5
BEHIND: Final = 0.15
# What a spell adds in each round to come, by spell.
ENGINE: Final[vec[float]] = vec[float](
    [0.0, 0.3, 0.25, 0.5, 1.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.4, 0.1, 1.2, 0.4, 0.1, 0.3, 0.1, 0.1, 0.8]
)
MANY: Final = 60


class Goals:
    """The seals within a player's reach, and what breaking each is worth."""

    count: i64
    places: vec[i64]
    elements: vec[i64]
    strengths: vec[i64]
    values: vec[float]

    def __init__(self) -> None:
        self.count = 0
        self.places = zeros(MANY)
        self.elements = zeros(MANY)
        self.strengths = zeros(MANY)
        self.values = vec[float]([0.0] * MANY)


def rounds_to_come(g: FiveSeals) -> float:
    """About how many rounds come after this one."""
    sixes = sixes_left(g) - sixes_at_end(g)
    if sixes <= 0:
        return 0.0
    return min(max(float(LENGTH - g.round), 1.0), 1.5 * float(sixes))


def scroll_worth(g: FiveSeals, seat: i64, card: i64, left: float) -> float:
    """A scroll's strength, what it adds at the end (FS-33), and what its spell will do until then."""
    element = card_element(card)
    worth = float(card_strength(card)) + left * ENGINE[spell_of(g, card)]
    doubling = g.held[seat] & of_element_cards(element) & of_strength_cards(STRONGEST)
    if g.circle != 1:
        doubling &= full(CIRCLE)
    worth += float(size(doubling))
    if spell_of(g, card) == REVALUATION:
        worth += 1.0 + float(scrolls_of_element(g, seat, element))
    if card_strength(card) == STRONGEST and sixes_left(g) - sixes_at_end(g) == 1:
        return worth * haste(g, seat, worth)
    return worth


def haste(g: FiveSeals, seat: i64, worth: float) -> float:
    """FS-31 The scroll that ends the match is for the leader to take."""
    mine = float(points_of(g, seat)) + worth
    other: i64
    for other in range(g.seats):
        if other != seat and float(points_of(g, other)) >= mine:
            return BEHIND
    return AHEAD


def hopes_of(g: FiveSeals, seat: i64, left: float) -> vec[float]:
    """For each room the best scroll that lies there or behind it, worth less with every seal on the way."""
    hopes = vec[float]([0.0] * AREAS)
    dungeon = g.dungeon
    at: i64
    for at in range(dungeon.scrolls):
        card = g.scrolls[at]
        if card >= 0:
            room = dungeon.one[SCROLL_PLACES + at]
            hopes[room] = max(hopes[room], scroll_worth(g, seat, card, left) * TOLL[card_strength(card)])
    while spread(g, hopes):
        pass
    return hopes


def spread(g: FiveSeals, hopes: vec[float]) -> bool:
    """Carry hopes through every passage once; whether any has grown."""
    ones = g.dungeon.one
    others = g.dungeon.other
    tokens = g.tokens
    grown = False
    place: i64
    for place in range(g.dungeon.seals):
        one = ones[place]
        other = others[place]
        toll = 0.99
        if tokens[place] != 0:
            toll = TOLL[tokens[place] & 7]
        if hopes[one] * toll > hopes[other] + 1e-6:
            hopes[other] = hopes[one] * toll
            grown = True
        elif hopes[other] * toll > hopes[one] + 1e-6:
            hopes[one] = hopes[other] * toll
            grown = True
    return grown


def goals_of(g: FiveSeals, seat: i64) -> Goals:
    """What the seat's mage can get at from where it stands, whatever its dice."""
    left = rounds_to_come(g)
    hopes = hopes_of(g, seat, left)
    ways = ways_of(g, seat)
    goals = Goals()
    opening = OPENING * min(1.0, 0.3 + left / 3.0)
    lying = ways.scrolls
    while lying != 0:
        at = lowest(lying)
        lying &= lying - 1
        if g.scrolls[at] >= 0:
            add(g, goals, SCROLL_PLACES + at, scroll_worth(g, seat, g.scrolls[at], left))
    add_tokens(g, goals, ways.near, 0, ways, hopes, opening)
    add_tokens(g, goals, ways.far, WORD, ways, hopes, opening)
    return goals


def add_tokens(
    g: FiveSeals, goals: Goals, mask: i64, start: i64, ways: Ways, hopes: vec[float], opening: float
) -> None:
    """The tokens of one word of places: each is worth the hope behind it."""
    lying = mask
    tokens = g.tokens
    ones = g.dungeon.one
    others = g.dungeon.other
    while lying != 0:
        place = start + lowest(lying)
        lying &= lying - 1
        if tokens[place] == 0:
            continue
        best = 0.0
        if not has(ways.rooms, ones[place]):
            best = hopes[ones[place]]
        if not has(ways.rooms, others[place]):
            best = max(best, hopes[others[place]])
        add(g, goals, place, 0.05 + opening * best)


def add(g: FiveSeals, goals: Goals, place: i64, value: float) -> None:
    """One more seal; where there are very many, some tokens are left out."""
    at = goals.count
    if at < MANY:
        goals.places[at] = place
        goals.elements[at] = seal_element(g, place)
        goals.strengths[at] = seal_strength(g, place)
        goals.values[at] = value
        goals.count = at + 1


def add_behind(g: FiveSeals, seat: i64, goals: Goals, place: i64, value: float) -> None:
    """The scrolls that a broken token lets the mage get at; what it promised is not counted twice."""
    left = rounds_to_come(g)
    zones = g.zones
    one = 4 * g.dungeon.one[place]
    other = 4 * g.dungeon.other[place]
    lying = zones[one + 3] | zones[other + 3]
    at: i64
    for at in range(goals.count):
        if goals.places[at] >= SCROLL_PLACES:
            lying &= ~bit(goals.places[at] - SCROLL_PLACES)
    while lying != 0:
        at = lowest(lying)
        lying &= lying - 1
        if g.scrolls[at] >= 0:
            worth = scroll_worth(g, seat, g.scrolls[at], left)
            add(g, goals, SCROLL_PLACES + at, max(worth - value, 0.4 * worth))


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
