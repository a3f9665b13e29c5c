"""The exact odds of one's own stones: a small sum over numbers and places (AB-A08, AB-A09)."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, full, has, size
from magoteka.core.boards import zeros
from magoteka.core.cards import pick, total
from magoteka.core.chance import Rng
from magoteka.games.abraca.box.components import HAND, SPELLS

QUICK_TRIES: Final = 8  # plain dealing succeeds most often; only a hand full of known misses needs the exact walk


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


def with_number(below: vec[i64], copies: i64, allowed: i64) -> vec[i64]:
    """Ways to fill each set of places, once some of them may hold the `copies` stones of one more number."""
    ways = zeros(len(below))
    fillings = fillings_by_count(copies)
    places: i64
    for places in range(len(below)):
        ways[places] = with_ways(below, fillings, places, places & allowed)
    return ways


def fillings_by_count(copies: i64) -> vec[i64]:
    """In how many ways 0, 1, … 5 places can be filled from so many copies."""
    fillings = zeros(HAND + 1)
    count: i64
    for count in range(HAND + 1):
        fillings[count] = falling(copies, count)
    return fillings


def ways_to_fill(unseen: vec[i64], ruled_out: vec[i64]) -> i64:
    """In how many ways the unseen stones can stand on the places without breaking what everyone has heard."""
    return layers_of(unseen, ruled_out)[SPELLS][full(len(ruled_out))]


def chances(unseen: vec[i64], ruled_out: vec[i64]) -> list[float]:
    """For each number from 1: how likely it stands on at least one of the places."""
    everything = ways_to_fill(unseen, ruled_out)
    found: list[float] = []
    number: i64
    for number in range(1, SPELLS + 1):
        without = ways_to_fill(unseen, without_number(ruled_out, number))
        found.append(1.0 - float(without) / float(everything))
    return found


def without_number(ruled_out: vec[i64], number: i64) -> vec[i64]:
    """The same places, with the number known to be nowhere."""
    stricter = ruled_out[:]
    place: i64
    for place in range(len(stricter)):
        stricter[place] |= bit(number)
    return stricter


def deal(unseen: vec[i64], ruled_out: vec[i64], rng: Rng) -> vec[i64]:
    """Stones for the places, as likely as they really are; `unseen` loses them."""
    cards = total(unseen)
    for _ in range(QUICK_TRIES):
        stones = try_to_deal(unseen, ruled_out, rng, cards)
        if len(stones) == len(ruled_out):
            return stones
    return deal_exactly(unseen, ruled_out, rng)


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


def put_back(unseen: vec[i64], stones: vec[i64], count: i64) -> None:
    """The first `count` stones return."""
    place: i64
    for place in range(count):
        unseen[stones[place]] += 1


def deal_exactly(unseen: vec[i64], ruled_out: vec[i64], rng: Rng) -> vec[i64]:
    """Walk back through the numbers: each takes its places with its share of the ways that lead there."""
    layers = layers_of(unseen, ruled_out)
    stones = zeros(len(ruled_out))
    left = full(len(ruled_out))
    number: i64 = SPELLS
    while number > 0:
        fillings = fillings_by_count(unseen[number])
        part = share(layers[number - 1], fillings, left, left & open_places(ruled_out, number), rng)
        stand(stones, part, number)
        unseen[number] -= size(part)
        left ^= part
        number -= 1
    return stones


def layers_of(unseen: vec[i64], ruled_out: vec[i64]) -> list[vec[i64]]:
    """Ways to fill each set of places with the numbers up to 0, 1, … 8."""
    ways = zeros(bit(len(ruled_out)))
    ways[0] = 1
    layers = [ways]
    number: i64
    for number in range(1, SPELLS + 1):
        ways = with_number(ways, unseen[number], open_places(ruled_out, number))
        layers.append(ways)
    return layers


def share(below: vec[i64], fillings: vec[i64], left: i64, allowed: i64, rng: Rng) -> i64:
    """The places of one number, drawn by the ways that each choice leaves for the lower numbers."""
    ways = with_ways(below, fillings, left, allowed)
    chosen = rng.below(ways)  # fewer than 36⁵ ways, so within a word
    part = allowed
    while True:
        chosen -= below[left ^ part] * fillings[size(part)]
        if chosen < 0:
            return part
        part = (part - 1) & allowed


def with_ways(below: vec[i64], fillings: vec[i64], left: i64, allowed: i64) -> i64:
    """The ways to fill the places left when any of the allowed ones may hold the number."""
    ways: i64 = 0
    part = allowed
    while True:
        ways += below[left ^ part] * fillings[size(part)]
        if part == 0:
            return ways
        part = (part - 1) & allowed


def stand(stones: vec[i64], places: i64, number: i64) -> None:
    """Put the number on these places."""
    place: i64
    for place in range(len(stones)):
        if has(places, place):
            stones[place] = number
