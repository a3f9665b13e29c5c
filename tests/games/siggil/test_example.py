"""The example of the rules, move by move."""

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
    holder,
    look,
    named,
    of_number,
    play,
    table,
    take,
)
from magoteka.games.siggil.words.events import SpiritCaptured, SpiritRecaptured, SpiritStolen

KARL, MARTA = 0, 1


def sizes(g) -> dict[int, int]:
    return {one.owner: len(one.cards) for one in look(g).sets}


@pytest.mark.rule("SG-T1", "SG-12", "SG-13", "SG-14")
def test_the_deer_goes_from_karl_to_marta_and_back() -> None:
    karl = cards(DEER, 1, 3, 4, 5, 6)
    marta = of_number(2, STONE, LEAF, TURTLE, CLOUD, SHELL, FEATHER)
    row = [card(STONE, 3), card(STONE, 4), card(STONE, 5), card(STONE, 6), card(STONE, 7)]
    g = table([karl, marta], row, free=[DEER])

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
