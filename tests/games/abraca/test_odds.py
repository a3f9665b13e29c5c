"""The exact posterior of one's own stones against brute force."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magoteka.core.bits import members
from magoteka.core.boards import array
from magoteka.core.chance import Rng
from magoteka.games.abraca.bot.heuristic import hit_chances
from magoteka.games.abraca.game import GAME
from magoteka.games.abraca.table.state import ruled_out as heard_missing
from magoteka.games.abraca.view.odds import chances, deal, deal_exactly, ways_to_fill

counts = st.tuples(*(st.integers(0, number) for number in range(1, 9)))
masks = st.lists(st.sets(st.integers(1, 8), max_size=5), min_size=1, max_size=4)


def hands(unseen, ruled_out):
    """Every hand that the places can hold, with its weight, by trying them all."""
    for hand in product(range(1, 9), repeat=len(ruled_out)):
        if any(number in out for number, out in zip(hand, ruled_out, strict=True)):
            continue
        left = [0, *unseen]
        weight = 1
        for number in hand:
            weight *= left[number]
            left[number] -= 1
        if weight > 0:
            yield hand, weight


def bits_of(ruled_out):
    return array([sum(2**number for number in out) for out in ruled_out])


@settings(max_examples=60)
@given(counts, masks)
def test_the_small_sum_equals_brute_force(unseen, ruled_out) -> None:
    every = list(hands(unseen, ruled_out))
    total = sum(weight for _, weight in every)
    unseen_array = array([0, *unseen])
    assert ways_to_fill(unseen_array, bits_of(ruled_out), []) == total
    if total == 0:
        return
    exact = chances(unseen_array, bits_of(ruled_out), [])
    for number in range(1, 9):
        brute = sum(weight for hand, weight in every if number in hand) / total
        assert abs(exact[number - 1] - brute) < 1e-12


def test_a_full_hand_of_five_equals_brute_force() -> None:
    unseen = (1, 2, 2, 3, 4, 4, 5, 6)
    ruled_out = [{8}, {8, 7}, set(), {1, 2}, {8}]
    every = list(hands(unseen, ruled_out))
    total = sum(weight for _, weight in every)
    exact = chances(array([0, *unseen]), bits_of(ruled_out), [])
    for number in range(1, 9):
        brute = sum(weight for hand, weight in every if number in hand) / total
        assert abs(exact[number - 1] - brute) < 1e-12


def test_five_unknown_of_thirty_six_have_the_known_odds() -> None:
    found = chances(array(list(range(9))), array([0] * 5), [])
    assert [round(chance, 3) for chance in found] == [0.139, 0.262, 0.370, 0.466, 0.549, 0.622, 0.685, 0.739]


@pytest.mark.once
def test_both_ways_of_dealing_follow_the_posterior() -> None:
    unseen = (1, 1, 0, 2, 0, 0, 1, 2)
    ruled_out = [{8}, {7, 8}, set()]
    every = dict(hands(unseen, ruled_out))
    total = sum(every.values())
    draws = 20_000
    for dealing in (deal, deal_exactly):
        rng = Rng(5)
        met: dict[tuple[int, ...], int] = {}
        for _ in range(draws):
            bag = array([0, *unseen])
            hand = tuple(dealing(bag, bits_of(ruled_out), [], rng))
            met[hand] = met.get(hand, 0) + 1
        assert set(met) == set(every)
        spread = sum((met[hand] - draws * w / total) ** 2 / (draws * w / total) for hand, w in every.items())
        assert spread < 2 * len(every) + 40


@pytest.mark.once
def test_misses_are_remembered_for_the_stones_that_were_there() -> None:
    """A seat's odds come from its view alone and allow for every miss it has heard."""
    for seed in range(30):
        g: Any = GAME.new(3)
        rng = Rng(seed)
        for _ in range(60):
            question = g.asking()
            if question is None:
                break
            if question.seat >= 0:
                found = hit_chances(GAME.view(g, question.seat))
                hand = list(g.stones)[question.seat * 5 : question.seat * 5 + 5]
                assert all(found[number - 1] > 0 for number in hand if number)
                heard = [members(heard_missing(g, question.seat * 5 + slot)) for slot in range(5) if hand[slot]]
                nowhere = set.intersection(*map(set, heard)) if heard else set()
                assert all(found[number - 1] == 0 for number in nowhere)
            g.answer(question.sample(g, rng))


@pytest.mark.once
def test_predicted_hits_come_true_as_often_as_predicted() -> None:
    """Over many declarations, spells called at about p % hit about p % of the time."""
    predicted: dict[int, list[float]] = {}
    observed: dict[int, list[bool]] = {}
    rng = Rng(3)
    for _ in range(60):
        g: Any = GAME.new(2)
        while (question := g.asking()) is not None:
            index = question.sample(g, rng)
            if type(question).__name__ == "NameSpell" and index >= max(g.last, 1):
                chance = hit_chances(GAME.view(g, question.seat))[index - 1]
                hand = list(g.stones)[question.seat * 5 : question.seat * 5 + 5]
                bucket = min(int(chance * 4), 3)
                predicted.setdefault(bucket, []).append(chance)
                observed.setdefault(bucket, []).append(index in hand)
            g.answer(index)
    for bucket, guesses in predicted.items():
        mean = sum(guesses) / len(guesses)
        hits = sum(observed[bucket]) / len(guesses)
        assert abs(mean - hits) < 4 * (0.25 / len(guesses)) ** 0.5 + 0.01
