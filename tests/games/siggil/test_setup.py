"""Laying out and uncovering."""

from typing import Any

import pytest

from games.siggil.stage import (
    CLOUD,
    DEER,
    DOWN,
    FEATHER,
    GAME,
    LEAF,
    SHELL,
    STONE,
    TURTLE,
    after_setup,
    card,
    look,
    named,
    options,
    play,
    question,
    refused,
    spirit_card,
    table,
    take,
    to_move,
    turned,
    turned_spirit,
    where,
)
from magoteka.core.agenda import NATURE
from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.event import FaceDown
from magoteka.core.problems import BadSetting
from magoteka.games.siggil.box.layouts import LayoutName
from magoteka.games.siggil.messages.answers import Starts, Take
from magoteka.games.siggil.messages.events import CardLaid, CardTurned, SiggilLaid, SpiritFreed
from magoteka.games.siggil.messages.views import Card

LAYOUTS = ["pass", "turtle", "pyramids", "river", "pillars"]


@pytest.mark.rule("SG-04")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_cards_are_laid_out_in_order_some_face_up_and_some_face_down(layout: LayoutName) -> None:
    g = after_setup(2, 3, layout=layout)
    up = members(g.variants.shape.up)
    laid = named(g.events, CardLaid)
    assert named(g.events, SiggilLaid) == [SiggilLaid(layout, 0)]
    assert [event.place for event in laid] == up
    assert len({(event.family, event.number, event.spirit) for event in laid}) == len(up)


@pytest.mark.rule("SG-04")
def test_spirits_are_shuffled_in_with_the_other_cards() -> None:
    laid = {event.spirit for seed in range(4) for event in named(after_setup(2, seed).events, CardLaid)}
    assert laid == {True, False}


@pytest.mark.rule("SG-05")
def test_a_card_under_another_cannot_be_taken_even_if_it_shows() -> None:
    g = table([[], []], {24: card(DEER, 3), 44: card(LEAF, 1), 50: card(STONE, 1)})  # 44 lies on 24
    assert options(g) == [Take(44, LEAF, 1), Take(50, STONE, 1)]
    assert refused(g, take(DEER, 3)) == ("SG-05", "covered")
    play(g, take(LEAF, 1))
    assert Take(24, DEER, 3) in options(g)


@pytest.mark.rule("SG-06", "SG-A18")
def test_a_face_down_card_that_is_uncovered_is_turned_at_once_without_asking_anyone() -> None:
    g = table([[], []], {24: DOWN, 44: card(LEAF, 1), 50: card(STONE, 1)}, unseen=[card(DEER, 5)])
    play(g, take(LEAF, 1))
    assert to_move(g) == NATURE
    events = play(g, turned(DEER, 5))
    assert named(events, CardTurned) == [CardTurned(24, DEER, 5, False, False)]
    assert look(g).cards[24] == Card(DEER, 5, False)
    assert Take(24, DEER, 5) in options(g)


@pytest.mark.rule("SG-06")
def test_a_card_stays_face_down_while_anything_lies_on_it() -> None:
    g = table([[], []], {26: DOWN, 45: card(LEAF, 1), 46: card(LEAF, 2)}, unseen=[card(DEER, 5)])  # both lie on 26
    play(g, take(LEAF, 1))
    assert look(g).cards[26] == FaceDown()
    assert to_move(g) == 1


@pytest.mark.rule("SG-07")
def test_a_spirit_that_is_uncovered_leaves_at_once_and_uncovers_what_it_lay_on() -> None:
    siggil = {0: card(DEER, 1), 24: spirit_card(CLOUD), 44: card(LEAF, 1), 50: card(STONE, 1)}
    g = table([[], []], siggil)
    events = play(g, take(LEAF, 1))
    assert named(events, SpiritFreed) == [SpiritFreed(CLOUD, 24, True)]
    assert where(g, CLOUD) == "free"
    assert Take(0, DEER, 1) in options(g)


@pytest.mark.rule("SG-07")
def test_spirits_go_free_one_after_another_until_all_is_settled() -> None:
    siggil = {0: spirit_card(FEATHER), 24: DOWN, 44: card(LEAF, 1), 50: card(STONE, 1)}
    g = table([[], []], siggil, unseen=[spirit_card(DEER), card(SHELL, 2)])
    events = play(g, take(LEAF, 1), turned_spirit(DEER))
    assert [event.spirit for event in named(events, SpiritFreed)] == [DEER, FEATHER]
    assert to_move(g) == 1


@pytest.mark.rule("SG-07", "SG-08")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_spirits_on_top_of_a_new_siggil_are_free_before_the_first_turn(layout: str) -> None:
    freed = 0
    for seed in range(12):
        g = after_setup(3, seed, layout=layout)
        seen = look(g)
        free = [spirit.spirit for spirit in seen.spirits if spirit.where == "free"]
        assert sorted(event.spirit for event in named(g.events, SpiritFreed)) == free
        cards = [seen.cards[place] for place in seen.open]
        assert all(isinstance(card, Card) and not card.spirit for card in cards)
        freed += len(free)
    assert freed > 0


@pytest.mark.rule("SG-08")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_whenever_a_player_is_asked_all_that_is_accessible_is_ordinary_and_face_up(layout: str) -> None:
    for seats in (1, 2, 4):
        g = after_setup(seats, seats, layout=layout)
        rng = Rng(seats)
        while (asked := g.asking()) is not None:
            if asked.seat != NATURE and question(g) != "make-room":
                seen = look(g)
                cards = [seen.cards[place] for place in seen.open]
                assert all(isinstance(card, Card) and not card.spirit for card in cards)
            g.answer(asked.sample(g, rng))


@pytest.mark.rule("SG-A01")
def test_the_first_seat_begins_unless_another_was_agreed_on() -> None:
    assert to_move(after_setup(4, 1)) == 0
    assert to_move(after_setup(4, 1, starter=2)) == 2
    with pytest.raises(BadSetting, match="starter"):
        GAME.new(2, {"starter": 2})


@pytest.mark.rule("SG-A01")
def test_the_first_player_can_be_drawn_by_lot() -> None:
    g: Any = GAME.new(3, {"starter": "random"})
    assert options(g) == [Starts(0), Starts(1), Starts(2)]
    play(g, Starts(2))
    rng = Rng(1)
    while to_move(g) == NATURE:
        g.answer(g.asking().sample(g, rng))
    assert to_move(g) == 2


@pytest.mark.rule("SG-A16")
def test_covered_cards_are_seen_if_they_lie_face_up_and_only_then() -> None:
    siggil = {0: card(TURTLE, 4), 24: DOWN, 44: card(LEAF, 1)}
    g = table([[], []], siggil, unseen=[card(DEER, 5)])
    for seat in (0, 1, None):
        seen = look(g, seat).cards
        assert (seen[0], seen[24], seen[25]) == (Card(TURTLE, 4, False), FaceDown(), None)
    menu = g.asking().menu(g)
    assert menu[24] == Take(24, None, None)
