"""Every place knows its cards: the lists of a table agree with what each card says."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from magoteka.core.chance import Rng
from magoteka.games.magic_sword.box.tables import CARDS
from magoteka.games.magic_sword.game import EVENING, GAME
from magoteka.games.magic_sword.table.state import BOUND, DECK, ITEMS, ON, PLACES, MagicSword
from magoteka.games.magic_sword.table.where import cards_at, first_at, is_bare, put_card, sort_places

SEEDS = st.integers(0, 2**32 - 1)
SEATS = st.integers(GAME.least, GAME.most)


def told_by_cards(g: MagicSword) -> dict[int, list[int]]:
    """The cards of every place as the cards themselves tell it."""
    found: dict[int, list[int]] = {place: [] for place in range(ON, ON + PLACES)}
    for card in range(CARDS):
        if g.at[card] >= ON:
            found[g.at[card]].append(card)
    return found


def told_by_places(g: MagicSword) -> dict[int, list[int]]:
    """The same as the places tell it."""
    return {place: cards_at(g, place) for place in range(ON, ON + PLACES)}


@given(SEEDS, SEATS)
@settings(max_examples=10)
def test_after_any_play_places_and_cards_agree(seed, seats):
    rng = Rng(seed)
    g: Any = GAME.new(seats, {**EVENING, "round_limit": 10})
    answers = 0
    while (question := g.asking()) is not None:
        g.answer(question.sample(g, rng))
        answers += 1
        if answers % 10 == 0:
            assert told_by_places(g) == told_by_cards(g)
        if answers % 100 == 0:
            other = GAME.redeal(g, seed % seats, rng)
            assert told_by_places(other) == told_by_cards(other)
            again: Any = GAME.restore(seats, {**EVENING, "round_limit": 10}, GAME.snapshot(g))
            assert told_by_places(again) == told_by_cards(g)
            other.playout(rng)
            assert told_by_places(other) == told_by_cards(other)
            GAME.midgame(again, rng)
            assert told_by_places(again) == told_by_cards(again)
    assert told_by_places(g) == told_by_cards(g)


@given(st.lists(st.tuples(st.integers(0, CARDS - 1), st.integers(ITEMS - 1, ITEMS + 2) | st.integers(0, 4))))
def test_wherever_cards_are_put_a_place_has_them_in_the_order_of_the_box(moves):
    g: Any = GAME.new(2)
    for card, place in moves:
        put_card(g, card, place)
    told = told_by_places(g)
    assert told == told_by_cards(g)
    assert all(is_bare(g, place) == (not cards) for place, cards in told.items())
    assert all(first_at(g, place) == (cards[0] if cards else CARDS) for place, cards in told.items())
    sort_places(g)
    assert told_by_places(g) == told


def test_the_places_reach_to_the_last_one():
    g: Any = GAME.new(GAME.most)
    put_card(g, 0, BOUND + 9)
    assert cards_at(g, BOUND + 9) == [0]
    put_card(g, 0, DECK)
    assert is_bare(g, BOUND + 9)
    assert len(g.after) == CARDS + PLACES
