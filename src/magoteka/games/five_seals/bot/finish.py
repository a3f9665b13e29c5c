"""Whether a seat may still win for sure when nobody else moves in the round any more: a bound that errs upwards.

What its dice can pay for is counted in pips, whatever their colours; dice that are thrown show a one, for a victory
that is sure must bear that. Scrolls lie behind tokens that must be paid for as well, unless a spell may lead past them.
"""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.boards import filled
from magoteka.games.five_seals.box.components import (
    ABSORPTION,
    ACCELERATION,
    AREAS,
    CALLS,
    CIRCLE,
    COLOURS,
    ELEMENTS,
    IDLE_ROUNDS,
    LAST_ROUND,
    MULTIPLICATION,
    REVALUATION,
    SATURATION,
    SCROLL_PLACES,
    STRONGEST,
)
from magoteka.games.five_seals.rules.scoring import points_of, scrolls_of_element, sixes_at_end
from magoteka.games.five_seals.rules.ways import rooms_at
from magoteka.games.five_seals.table.dice import number, sum_of
from magoteka.games.five_seals.table.places import lowest
from magoteka.games.five_seals.table.state import (
    FiveSeals,
    card_element,
    card_strength,
    sixes_left,
    spell_of,
    token_strength,
)

RAISE: Final = 2  # FS-44 pips that a die gains
DEAR: Final = 4  # FS-44 the strength of Saturation
DEARER: Final = 5  # FS-45 the strength of Multiplication
FAR: Final = 1000


class Means:
    """What a seat can pay with in the rest of its round."""

    dice: i64
    pips: i64
    raises: i64  # times that all its dice may rise
    free: i64  # FS-63 seals for nothing
    wanders: bool  # a spell may change the ways

    def __init__(self) -> None:
        self.dice = 0
        self.pips = 0
        self.raises = 0
        self.free = 0
        self.wanders = False

    def add(self, g: FiveSeals, card: i64) -> bool:
        """Note what the spell of an open scroll is good for; whether it is."""
        spell = spell_of(g, card)
        if spell == MULTIPLICATION:
            self.dice += 1
            self.pips += 1
        elif spell == SATURATION:
            self.raises += 1
        elif spell == ACCELERATION:
            self.free += 1
        elif card < CIRCLE or g.circle == 1 or g.circle == 3:
            return False
        self.wanders = self.wanders or (card >= CIRCLE and g.circle != 1)
        return True

    def beside(self, more: "Means") -> "Means":
        """Both together."""
        both = Means()
        both.dice = self.dice + more.dice
        both.pips = self.pips + more.pips
        both.raises = self.raises + more.raises
        both.free = self.free + more.free
        both.wanders = self.wanders or more.wanders
        return both

    def most(self) -> i64:
        """The pips that all seals together may cost."""
        return min(STRONGEST * self.dice, self.pips + RAISE * self.raises * self.dice)


class Distances:
    """For each room the least that the tokens on the way to it cost: in pips, and in seals."""

    def __init__(self, g: FiveSeals, seat: i64) -> None:
        self.pips: vec[i64] = tolls_of(g, seat, STRONGEST)
        self.seals: vec[i64] = tolls_of(g, seat, 1)


def may_win(g: FiveSeals, seat: i64) -> bool:
    """FS-31, FS-33 Whether the match may end with the seat alone in front, if no other seat moves before."""
    means = means_of(g, seat)
    if means.dice == 0:
        return lacking(g) <= 0 and points_of(g, seat) > rivals_best(g, seat)
    more = means_lying(g, means)
    if lacking(g) > sixes_with(means, more):
        return False
    ways = Distances(g, seat)
    if may_win_with(g, seat, means, ways):
        return True
    return may_gain(g, means, ways) and may_win_with(g, seat, means.beside(more), ways)


def means_of(g: FiveSeals, seat: i64) -> Means:
    """What the dice of a seat and its open scrolls come to."""
    means = Means()
    colour: i64
    for colour in range(COLOURS):
        dice = g.dice[seat * COLOURS + colour]
        means.dice += number(dice)
        means.pips += sum_of(dice)
    if means.dice == 0:
        return means
    cards = g.held[seat] & g.up
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if card < CALLS:
            means.add(g, card)
            if spell_of(g, card) == ABSORPTION:
                means.pips += token_strength(g.absorbed[card_element(card)])
    return means


def pays_for(g: FiveSeals, means: Means, ways: Distances, at: i64) -> bool:
    """Whether the scroll at a place may be won, if nothing else is."""
    if means.free > 0:
        return True
    strength = card_strength(g.scrolls[at])
    if means.wanders:
        return strength <= means.most()
    room = g.dungeon.one[SCROLL_PLACES + at]
    return ways.seals[room] < means.dice and ways.pips[room] + strength <= means.most()


def means_lying(g: FiveSeals, means: Means) -> Means:
    """What scrolls that lie on the board may add; each is paid for with a die, a stored token costs what it gives."""
    more = Means()
    at: i64
    for at in range(g.dungeon.scrolls):
        if g.scrolls[at] >= 0:
            more.add(g, g.scrolls[at])
    more.raises = min(more.raises, means.dice - 1)
    return more


def may_gain(g: FiveSeals, means: Means, ways: Distances) -> bool:
    """Whether any of them may be won: the first is paid for without them."""
    at: i64
    for at in range(g.dungeon.scrolls):
        if g.scrolls[at] >= 0 and Means().add(g, g.scrolls[at]) and pays_for(g, means, ways, at):
            return True
    return False


def sixes_with(means: Means, more: Means) -> i64:
    """How many of the strongest scrolls may be won beside those that help."""
    best: i64 = 0
    risen: i64
    added: i64
    for risen in range(more.raises + 1):
        for added in range(more.dice + 1):
            some = Means()
            some.dice = added
            some.pips = added
            some.raises = risen
            best = max(best, means.beside(some).most() - DEAR * risen - DEARER * added)
    return best // STRONGEST + means.free + more.free


def may_win_with(g: FiveSeals, seat: i64, means: Means, ways: Distances) -> bool:
    """Whether seals for so many pips may be enough."""
    worths = filled(STRONGEST + 1, 0)  # scrolls of each strength that may be won
    pips: i64 = FAR
    seals: i64 = FAR
    crowns: i64 = 0
    at: i64
    for at in range(g.dungeon.scrolls):
        card = g.scrolls[at]
        if card < 0 or not pays_for(g, means, ways, at):
            continue
        room = g.dungeon.one[SCROLL_PLACES + at]
        pips = min(pips, ways.pips[room])
        seals = min(seals, ways.seals[room])
        worths[card_strength(card)] += 1
        if spell_of(g, card) == REVALUATION:
            crowns += 1
    if means.wanders:
        pips, seals = 0, 0
    left = max(means.most() - pips, 0)
    scrolls = max(means.dice - seals, 0) + means.free
    strongest = min(left // STRONGEST + means.free, scrolls)
    if lacking(g) > min(worths[STRONGEST], strongest):
        return False
    gain = min(best_of(worths, scrolls), left + STRONGEST * means.free)
    if gain > 0:
        gain += added(g, seat, scrolls, min(crowns, strongest))
    return points_of(g, seat) + gain > rivals_best(g, seat)


def best_of(worths: vec[i64], scrolls: i64) -> i64:
    """The strengths of so many scrolls, the best of those that may be won."""
    total: i64 = 0
    left = scrolls
    strength: i64
    for strength in range(STRONGEST, 0, -1):
        taken = min(left, worths[strength])
        total += taken * strength
        left -= taken
    return total


def lacking(g: FiveSeals) -> i64:
    """FS-31, FS-A26 How many of the strongest scrolls must be won for the match to end with this round."""
    if g.round >= LAST_ROUND or g.idle + 1 >= IDLE_ROUNDS:
        return 0
    return sixes_left(g) - sixes_at_end(g)


def added(g: FiveSeals, seat: i64, scrolls: i64, crowns: i64) -> i64:
    """FS-33 What so many more scrolls may add by Revaluations, if so many of those are among them."""
    own: i64 = 0
    most: i64 = 0
    element: i64
    for element in range(ELEMENTS):
        most = max(most, scrolls_of_element(g, seat, element))
    cards = g.held[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if spell_of(g, card) == REVALUATION:
            own += 1
    return scrolls * own + crowns * (most + scrolls)


def rivals_best(g: FiveSeals, seat: i64) -> i64:
    """The highest total of the others."""
    best: i64 = 0
    other: i64
    for other in range(g.seats):
        if other != seat:
            best = max(best, points_of(g, other))
    return best


def tolls_of(g: FiveSeals, seat: i64, most: i64) -> vec[i64]:
    """For each room what the tokens on the cheapest way to it cost, each no more than so much."""
    tolls = filled(AREAS, FAR)
    rooms = rooms_at(g, g.mages[seat])
    while rooms != 0:
        tolls[lowest(rooms)] = 0
        rooms &= rooms - 1
    while spread(g, tolls, most):
        pass
    return tolls


def spread(g: FiveSeals, tolls: vec[i64], most: i64) -> bool:
    """Carry tolls through every passage once; whether any has become cheaper."""
    ones = g.dungeon.one
    others = g.dungeon.other
    tokens = g.tokens
    cheaper = False
    place: i64
    for place in range(g.dungeon.seals):
        one = ones[place]
        other = others[place]
        toll = tokens[place] & 7
        if toll > most:
            toll = most
        if tolls[one] + toll < tolls[other]:
            tolls[other] = tolls[one] + toll
            cheaper = True
        elif tolls[other] + toll < tolls[one]:
            tolls[one] = tolls[other] + toll
            cheaper = True
    return cheaper
