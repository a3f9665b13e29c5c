"""The exact odds of one's own stones: a small sum over numbers and places (AB-A08, AB-A09)."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, full, has, size
from magoteka.core.boards import zeros
from magoteka.core.cards import pick, total
from magoteka.core.chance import Rng
from magoteka.games.abraca.box.components import SPELLS

QUICK_TRIES: Final = 8  # plain dealing succeeds most often; only a hand of which much is known needs the exact walk


class BlindTake:
    """AB-A08 A stone was taken blindly from `copies` and those of the `places` that bear the number.

    The more there were to take from, the less likely it was this one: of two hands that fit, the one with more equal
    stones is the less likely.
    """

    number: Final[i64]
    places: Final[i64]
    copies: Final[i64]

    def __init__(self, number: i64, places: i64, copies: i64) -> None:
        self.number = number
        self.places = places
        self.copies = copies


def falling(n: i64, k: i64) -> i64:
    """n (n − 1) … (n − k + 1)."""
    product: i64 = 1
    step: i64
    for step in range(k):
        product *= max(n - step, 0)
    return product


def open_places(ruled_out: vec[i64], number: i64) -> i64:
    """The places that may hold the number."""
    mask: i64 = 0
    place: i64
    for place in range(len(ruled_out)):
        if not has(ruled_out[place], number):
            mask |= bit(place)
    return mask


def noughts(count: i64) -> vec[float]:
    """An array of floats."""
    return vec[float]([0.0] * count)


def with_number(below: vec[float], weights: vec[float], allowed: i64) -> vec[float]:
    """Ways to fill each set of places, once some of them may hold one more number."""
    ways = noughts(len(below))
    places: i64
    for places in range(len(below)):
        ways[places] = with_ways(below, weights, places, places & allowed)
    return ways


def weights_of(number: i64, copies: i64, hits: list[BlindTake], count: i64) -> vec[float]:
    """For each set of places: the ways to fill it with the number, by how well they explain what was taken."""
    weights = noughts(bit(count))
    places: i64
    for places in range(bit(count)):
        weights[places] = float(falling(copies, size(places)))
        for hit in hits:
            if hit.number == number:
                weights[places] *= float(hit.copies) / float(hit.copies + size(places & hit.places))
    return weights


def ways_to_fill(unseen: vec[i64], ruled_out: vec[i64], hits: list[BlindTake]) -> float:
    """In how many ways the unseen stones can stand on the places, each counted by how well it fits what was heard."""
    return layers_of(unseen, ruled_out, hits)[SPELLS][full(len(ruled_out))]


def chances(unseen: vec[i64], ruled_out: vec[i64], hits: list[BlindTake]) -> list[float]:
    """For each number from 1: how likely it stands on at least one of the places."""
    everything = ways_to_fill(unseen, ruled_out, hits)
    found: list[float] = []
    number: i64
    for number in range(1, SPELLS + 1):
        without = ways_to_fill(unseen, without_number(ruled_out, number), hits)
        found.append(1.0 - without / everything)
    return found


def without_number(ruled_out: vec[i64], number: i64) -> vec[i64]:
    """The same places, with the number known to be nowhere."""
    stricter = ruled_out[:]
    place: i64
    for place in range(len(stricter)):
        stricter[place] |= bit(number)
    return stricter


def deal(unseen: vec[i64], ruled_out: vec[i64], hits: list[BlindTake], rng: Rng) -> vec[i64]:
    """Stones for the places, as likely as they really are; `unseen` loses them."""
    cards = total(unseen)
    for _ in range(QUICK_TRIES):
        stones = try_to_deal(unseen, ruled_out, rng, cards)
        if len(stones) == len(ruled_out):
            if explains(stones, hits, rng):
                return stones
            put_back(unseen, stones, len(stones))
    return deal_exactly(unseen, ruled_out, hits, rng)


def try_to_deal(unseen: vec[i64], ruled_out: vec[i64], rng: Rng, cards: i64) -> vec[i64]:
    """Deal blindly; an empty array, and nothing taken, when a stone lands where it cannot be."""
    stones = zeros(len(ruled_out))
    place: i64
    for place in range(len(ruled_out)):
        number = pick(unseen, rng, cards - place)
        if has(ruled_out[place], number):
            put_back(unseen, stones, place)
            return zeros(0)
        unseen[number] -= 1
        stones[place] = number
    return stones


def explains(stones: vec[i64], hits: list[BlindTake], rng: Rng) -> bool:
    """AB-A08 Whether the very stones would have been taken that were, left to chance once for each hit."""
    for hit in hits:
        others: i64 = 0
        place: i64
        for place in range(len(stones)):
            if stones[place] == hit.number and has(hit.places, place):
                others += 1
        if others > 0 and rng.below(hit.copies + others) >= hit.copies:
            return False
    return True


def put_back(unseen: vec[i64], stones: vec[i64], count: i64) -> None:
    """The first `count` stones return."""
    place: i64
    for place in range(count):
        unseen[stones[place]] += 1


def deal_exactly(unseen: vec[i64], ruled_out: vec[i64], hits: list[BlindTake], rng: Rng) -> vec[i64]:
    """Walk back through the numbers: each takes its places with its share of the ways that lead there."""
    layers = layers_of(unseen, ruled_out, hits)
    stones = zeros(len(ruled_out))
    left = full(len(ruled_out))
    number: i64 = SPELLS
    while number > 0:
        weights = weights_of(number, unseen[number], hits, len(ruled_out))
        part = share(layers[number - 1], weights, left, left & open_places(ruled_out, number), rng)
        stand(stones, part, number)
        unseen[number] -= size(part)
        left ^= part
        number -= 1
    return stones


def layers_of(unseen: vec[i64], ruled_out: vec[i64], hits: list[BlindTake]) -> list[vec[float]]:
    """Ways to fill each set of places with the numbers up to 0, 1, … 8."""
    ways = noughts(bit(len(ruled_out)))
    ways[0] = 1.0
    layers = [ways]
    number: i64
    for number in range(1, SPELLS + 1):
        weights = weights_of(number, unseen[number], hits, len(ruled_out))
        ways = with_number(ways, weights, open_places(ruled_out, number))
        layers.append(ways)
    return layers


def share(below: vec[float], weights: vec[float], left: i64, allowed: i64, rng: Rng) -> i64:
    """The places of one number, drawn by the ways that each choice leaves for the lower numbers."""
    chosen = fine(rng) * with_ways(below, weights, left, allowed)
    best: i64 = 0  # where rounding leaves nothing to choose, the last part that could be
    part = allowed
    while True:
        ways = below[left ^ part] * weights[part]
        if ways > 0.0:
            best = part
            chosen -= ways
        if part == 0 or chosen < 0.0:
            return best
        part = (part - 1) & allowed


def fine(rng: Rng) -> float:
    """A float in [0, 1) with all the digits that a float has."""
    return (float(rng.word() & 0x1FFFFF) + rng.unit()) / 2097152.0


def with_ways(below: vec[float], weights: vec[float], left: i64, allowed: i64) -> float:
    """The ways to fill the places left when any of the allowed ones may hold the number."""
    ways = 0.0
    part = allowed
    while True:
        ways += below[left ^ part] * weights[part]
        if part == 0:
            return ways
        part = (part - 1) & allowed


def stand(stones: vec[i64], places: i64, number: i64) -> None:
    """Put the number on these places."""
    place: i64
    for place in range(len(stones)):
        if has(places, place):
            stones[place] = number
