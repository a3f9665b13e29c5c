"""What one more card is worth to a player of «Сиггил»: how much nearer it brings his sets."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import full, size
from magoteka.core.boards import zeros
from magoteka.games.siggil.box.components import BY_FAMILY, BY_NUMBER, DISCARDED, FAMILIES, FREE, ORDINARY
from magoteka.games.siggil.table.state import Siggil, family_of, fitting, kind_of_set, number_of, spirits_of

NEVER: Final = FAMILIES + 1  # so many cards are lacking where they can never be had
GAINS: Final = 6  # sets that want 1 … 6 cards


class Weights:
    """What a card is worth, and what follows from taking it; for each number of players others."""

    free: vec[float]  # one of the 1 … 6 cards that are wanted for a free spirit
    robbed: vec[float]  # … for a spirit that lies on a set
    asleep: vec[float]  # … for a spirit that is not out yet
    enough: float  # a card that brings nothing nearer
    ready: float  # times: where a spirit can be captured anyway, and only one a turn
    leader: float  # more, for each spirit of the rival who would lose one
    defence: float  # times: the spirit is mine, and the cards would win it back
    last: float  # times: the next spirit wins the match
    deny: float  # times what the card is worth to a rival
    turns: float  # less, for a card that is turned up
    lends: float  # less, times what a card that is laid bare is worth to a rival
    hopes: float  # less, times what it is worth to me
    frees: float  # a spirit goes free that I can capture at once
    wins: float  # … and win with
    gives: float  # less: a spirit goes free that I cannot capture at once
    serves: float  # … but a rival can
    nearly: float  # … or lacks one card for
    loses: float  # … and wins with
    after: float  # times: what it is worth to rivals other than the next who lack one spirit
    snatch: float  # more: what a rival could capture at once
    save: float  # … and win with
    chance: float  # lots among cards that are nearly as good

    def __init__(self, gains: list[list[float]], row: list[float]) -> None:
        self.free, self.robbed, self.asleep = vec[float](gains[0]), vec[float](gains[1]), vec[float](gains[2])
        self.enough, self.ready, self.leader, self.defence, self.last = row[0], row[1], row[2], row[3], row[4]
        self.deny, self.turns, self.lends, self.hopes = row[5], row[6], row[7], row[8]
        self.frees, self.wins = row[9], row[10]
        self.gives, self.serves, self.nearly, self.loses = row[11], row[12], row[13], row[14]
        self.after, self.snatch, self.save, self.chance = row[15], row[16], row[17], row[18]


class Evaluation:
    """What one more card brings to a seat, and how far it is from each spirit."""

    held: i64  # spirits that it has
    worth: vec[float]  # of a card for each spirit, by family (1 … 7) and by number (8 … 14)
    lacks: vec[i64]  # the cards it lacks for each spirit; 8 where they can never be had

    def __init__(self, held: i64) -> None:
        self.held = held
        self.worth = vec[float]([0.0] * (2 * FAMILIES + 1))
        self.lacks = zeros(FAMILIES + 1)

    def of(self, card: i64) -> float:
        """A card serves the spirit of its family and the spirit of its number."""
        family, number = family_of(card), number_of(card)
        if family == number:
            return max(self.worth[family], self.worth[FAMILIES + number])
        return self.worth[family] + self.worth[FAMILIES + number]


def evaluation_of(g: Siggil, seat: i64, weights: Weights) -> Evaluation:
    """What one more card brings to a seat."""
    evaluation = Evaluation(spirits_of(g, seat))
    reachable = within_reach(g, seat)
    sets = largest_sets(g, seat)
    last = 1.0
    if evaluation.held + 1 >= g.variants.target:
        last = weights.last
    ready = False
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        where = g.spirits[spirit]
        if where == DISCARDED:
            evaluation.lacks[spirit] = NEVER
            continue
        owner: i64 = -1
        price = g.variants.set_size
        weight = last
        gains = weights.asleep
        if where >= 0:
            owner = g.set_owner[where]
            price = size(g.set_cards[where]) + 1
            gains = weights.robbed
            weight = weights.defence
            if owner != seat:
                weight = last * (1.0 + weights.leader * float(spirits_of(g, owner)))
        elif where == FREE:
            gains = weights.free
        distances(evaluation, spirit, price, g.hands[seat], reachable, sets)
        weigh(evaluation, spirit, gains, weight, weights.enough)
        if evaluation.lacks[spirit] == 0 and owner != seat and (where >= 0 or where == FREE):
            ready = True
    if ready:
        one_a_turn(g, evaluation, weights.ready)
    return evaluation


def distances(evaluation: Evaluation, spirit: i64, price: i64, hand: i64, reachable: i64, sets: vec[i64]) -> None:
    """How many cards of each kind are lacking for a new set or for an old one."""
    least: i64 = NEVER
    by: i64
    for by in range(BY_FAMILY, BY_NUMBER + 1):
        cards = fitting(spirit, by)
        have = size(hand & cards)
        reach = size(reachable & cards)
        missing: i64 = NEVER
        if price <= reach:
            missing = max(price - have, 0)
        old = sets[by * FAMILIES + spirit]
        if old > 0 and price - old <= reach:
            missing = min(missing, max(price - old - have, 0))
        least = min(least, missing)
        evaluation.worth[by * FAMILIES + spirit] = float(missing)
    evaluation.lacks[spirit] = least


def weigh(evaluation: Evaluation, spirit: i64, gains: vec[float], weight: float, enough: float) -> None:
    """What one of the missing cards of each kind is worth."""
    by: i64
    for by in range(BY_FAMILY, BY_NUMBER + 1):
        missing = i64(evaluation.worth[by * FAMILIES + spirit])
        if missing == 0 or missing > GAINS:
            evaluation.worth[by * FAMILIES + spirit] = enough
        else:
            evaluation.worth[by * FAMILIES + spirit] = gains[missing - 1] * weight


def one_a_turn(g: Siggil, evaluation: Evaluation, ready: float) -> None:
    """SG-11 Where a spirit can be captured anyway, another that could be has to wait."""
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if evaluation.lacks[spirit] == 1 and (g.spirits[spirit] >= 0 or g.spirits[spirit] == FREE):
            evaluation.worth[spirit] *= ready
            evaluation.worth[FAMILIES + spirit] *= ready


def rivals_evaluation(g: Siggil, seat: i64, weights: Weights) -> Evaluation:
    """What it brings to the next player, and whoever else would win with one more spirit."""
    after = (seat + 1) % g.seats
    theirs = evaluation_of(g, after, weights)
    other: i64
    at: i64
    for other in range(g.seats):
        if other != seat and other != after and spirits_of(g, other) + 1 >= g.variants.target:
            more = evaluation_of(g, other, weights)
            theirs.held = max(theirs.held, more.held)
            for at in range(1, 2 * FAMILIES + 1):
                theirs.worth[at] += weights.after * more.worth[at]
            for at in range(1, FAMILIES + 1):
                theirs.lacks[at] = min(theirs.lacks[at], more.lacks[at])
    return theirs


def largest_sets(g: Siggil, seat: i64) -> vec[i64]:
    """SG-14 The cards of the seat's largest set for each spirit, by family (1 … 7) and by number (8 … 14)."""
    sets = zeros(2 * FAMILIES + 1)
    which: i64
    for which in range(len(g.set_cards)):
        if g.set_owner[which] == seat:
            at = kind_of_set(g, which) * FAMILIES + g.set_spirit[which]
            sets[at] = max(sets[at], size(g.set_cards[which]))
    return sets


def within_reach(g: Siggil, seat: i64) -> i64:
    """The cards that are in the seat's hand or may still come there."""
    gone = g.discarded
    other: i64
    for other in range(g.seats):
        if other != seat:
            gone |= g.hands[other]
    which: i64
    for which in range(len(g.set_cards)):
        gone |= g.set_cards[which]
    return full(ORDINARY) & ~gone
