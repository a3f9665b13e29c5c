"""The worked examples of the rules pages, played as they are told there."""

from typing import Any

import pytest

from games.siggil.stage import (
    CLOUD,
    DEER,
    FEATHER,
    LEAF,
    SHELL,
    STONE,
    TURTLE,
    Capture,
    Pass,
    PlayCard,
    card,
    cards,
    hand,
    holder,
    look,
    named,
    of_number,
    play,
    spirit_card,
    table,
    take,
    turned,
    turned_spirit,
    where,
)
from magoteka.games.siggil.messages.events import SpiritCaptured, SpiritRecaptured, SpiritStolen

KARL, MARTA = 0, 1
ANNA, BORIS = 0, 1


def the_first_turn():
    """Two walls of the Pass, nearly taken apart: the spirit of the Turtle lies face down under Anna's card."""
    left = {0: card(CLOUD, 1), 1: card(STONE, 3), 2: card(DEER, 7), 3: card(SHELL, 2), 24: -1, 25: -1}
    siggil = {**left, 44: card(TURTLE, 5), 50: card(LEAF, 1), 52: card(DEER, 3), 54: card(FEATHER, 6)}
    anna = [card(TURTLE, 1), card(TURTLE, 7), card(STONE, 6), card(FEATHER, 2)]
    boris = [card(CLOUD, 4), card(SHELL, 4), card(DEER, 1), card(LEAF, 7)]
    return table([anna, boris], siggil, unseen=[spirit_card(TURTLE), card(LEAF, 6)])


def test_the_turn_that_the_pages_begin_with() -> None:
    g = the_first_turn()
    assert len(look(g).open) == 4
    play(g, take(TURTLE, 5), turned_spirit(TURTLE), turned(LEAF, 6))
    assert where(g, TURTLE) == "free"
    cards: tuple[Any, ...] = look(g).cards
    seen = [(cards[place].family, cards[place].number) for place in look(g).open]
    assert seen == [(CLOUD, 1), (DEER, 7), (LEAF, 6), (LEAF, 1), (DEER, 3), (FEATHER, 6)]
    play(g, Capture(TURTLE))
    assert (holder(g, TURTLE), sizes(g)) == (ANNA, {ANNA: 3})
    assert hand(g, ANNA) == [(STONE, 6), (FEATHER, 2)]
    assert look(g, BORIS).spirits[TURTLE - 1].price == 4
    assert look(g).turn == BORIS


def karl_and_marta():
    row = [card(STONE, 3), card(STONE, 4), card(STONE, 5), card(STONE, 6), card(STONE, 7)]
    marta = of_number(2, STONE, LEAF, TURTLE, CLOUD, SHELL, FEATHER)
    return table([cards(DEER, 1, 3, 4, 5, 6), marta], row, free=[DEER])


def the_deer_changes_hands(g, times: int) -> None:
    """Karl captures, Marta lures, Karl wins back."""
    three = [PlayCard(DEER, number) for number in (1, 3, 4)]
    four = [PlayCard(family, 2) for family in (STONE, LEAF, TURTLE, CLOUD)]
    for number, cards_played in list(zip((3, 4, 5), (three, four, []), strict=True))[:times]:
        play(g, take(STONE, number), Capture(DEER), *cards_played)


def sizes(g) -> dict[int, int]:
    return {one.owner: len(one.cards) for one in look(g).sets}


@pytest.mark.rule("SG-T1", "SG-12", "SG-13", "SG-14")
def test_the_deer_goes_from_karl_to_marta_and_back() -> None:
    g = karl_and_marta()

    events = play(g, take(STONE, 3), Capture(DEER), *(PlayCard(DEER, number) for number in (1, 3, 4)))
    assert named(events, SpiritCaptured)
    assert (holder(g, DEER), sizes(g)) == (KARL, {KARL: 3})

    four = [PlayCard(family, 2) for family in (STONE, LEAF, TURTLE, CLOUD)]
    events = play(g, take(STONE, 4), Capture(DEER), *four)
    assert named(events, SpiritStolen)
    assert (holder(g, DEER), sizes(g)) == (MARTA, {KARL: 3, MARTA: 4})

    events = play(g, take(STONE, 5), Capture(DEER))
    assert named(events, SpiritRecaptured)
    assert (holder(g, DEER), sizes(g)) == (KARL, {KARL: 5, MARTA: 4})

    play(g, take(STONE, 6))
    assert look(g).sets[1].missing == 2
    play(g, Capture(DEER))
    assert (holder(g, DEER), sizes(g)) == (MARTA, {KARL: 5, MARTA: 6})


@pytest.mark.rule("SG-T1")
def test_four_deer_would_have_done_as_well() -> None:
    row = [card(STONE, 3), card(STONE, 4), card(STONE, 5)]
    g = table([of_number(2, STONE, LEAF, TURTLE), cards(DEER, 3, 4, 5, 6)], row, free=[DEER])
    play(g, take(STONE, 3), Capture(DEER), take(STONE, 4), Capture(DEER))
    assert (holder(g, DEER), sizes(g)) == (MARTA, {KARL: 3, MARTA: 4})


@pytest.mark.rule("SG-T1", "SG-11")
def test_marta_need_not_answer() -> None:
    row = [card(STONE, 3), card(STONE, 4), card(STONE, 5)]
    g = table([of_number(2, STONE, LEAF, TURTLE), cards(DEER, 3, 4, 5, 6)], row, free=[DEER])
    play(g, take(STONE, 3), Capture(DEER), take(STONE, 4), Pass())
    assert holder(g, DEER) == KARL
