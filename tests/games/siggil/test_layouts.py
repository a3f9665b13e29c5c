"""The five layouts."""

import pytest

from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.games.siggil.box.layouts import LAYOUTS, LayoutName
from magoteka.games.siggil.box.shape import SHAPES, Shape, overlap
from magoteka.games.siggil.view.look import SPOTS

EVERY_LAYOUT = pytest.mark.parametrize("shape", list(SHAPES.values()), ids=list(SHAPES))
PLACES = range(56)


def bare(shape: Shape, present: set[int]) -> list[int]:
    """The places that no present card lies on."""
    return [place for place in sorted(present) if not present & set(members(shape.over[place]))]


@pytest.mark.rule("SG-04")
@EVERY_LAYOUT
def test_a_layout_has_56_cards_in_three_steps(shape: Shape) -> None:
    steps = LAYOUTS[shape.name]
    assert len(steps) == 3
    assert sum(len(lefts) for step in steps for _, _, _, lefts in step) == 56


@pytest.mark.rule("SG-04")
def test_there_are_five_layouts_and_the_pass_comes_first() -> None:
    assert list(SHAPES) == ["pass", "turtle", "pyramids", "river", "pillars"]


@pytest.mark.rule("SG-04")
@pytest.mark.parametrize(
    ("name", "steps", "hidden", "accessible", "edges"),
    [
        ("pass", [24, 20, 12], 20, 12, 80),
        ("turtle", [30, 15, 11], 32, 9, 104),
        ("pyramids", [26, 18, 12], 24, 2, 84),
        ("river", [19, 18, 19], 18, 19, 70),
        ("pillars", [20, 16, 20], 16, 8, 64),
    ],
)
def test_the_layouts_are_as_the_pages_say(
    name: LayoutName, steps: list[int], hidden: int, accessible: int, edges: int
) -> None:
    shape = SHAPES[name]
    assert [sum(len(row[3]) for row in step) for step in LAYOUTS[name]] == steps
    assert 56 - len(members(shape.up)) == hidden
    assert len(bare(shape, set(PLACES))) == accessible
    assert sum(len(members(over)) for over in shape.over) == edges


@pytest.mark.rule("SG-04")
@EVERY_LAYOUT
def test_cards_of_one_level_never_overlap(shape: Shape) -> None:
    pairs = [(one, other) for one in PLACES for other in range(one) if shape.z[one] == shape.z[other]]
    assert not [pair for pair in pairs if overlap(shape, *pair)]


@pytest.mark.rule("SG-04", "SG-A15")
@EVERY_LAYOUT
def test_a_card_is_dealt_after_those_it_lies_on(shape: Shape) -> None:
    """So the cover is acyclic, and the last card of the deck lies on top."""
    assert all(upper > lower for lower in PLACES for upper in members(shape.over[lower]))
    assert 55 in bare(shape, set(PLACES))


@pytest.mark.rule("SG-05")
@EVERY_LAYOUT
def test_under_and_over_say_the_same(shape: Shape) -> None:
    down = {(upper, lower) for lower in PLACES for upper in members(shape.over[lower])}
    assert down == {(upper, lower) for upper in PLACES for lower in members(shape.under[upper])}


@pytest.mark.rule("SG-05")
@EVERY_LAYOUT
def test_whatever_overlaps_from_above_covers_directly_or_through_others(shape: Shape) -> None:
    above: dict[int, set[int]] = {}
    for place in reversed(PLACES):
        direct = set(members(shape.over[place]))
        above[place] = direct.union(*(above[upper] for upper in direct))
    touching = {
        (lower, upper)
        for lower in PLACES
        for upper in PLACES
        if shape.z[upper] > shape.z[lower] and overlap(shape, lower, upper)
    }
    assert all(upper in above[lower] for lower, upper in touching)


@pytest.mark.rule("SG-04")
@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("pass", [28, 28]),
        ("turtle", [50, 1, 1, 1, 1, 1, 1]),
        ("pyramids", [28, 28]),
        ("river", [54, 1, 1]),
        ("pillars", [14, 14, 14, 14]),
    ],
)
def test_the_parts_of_a_layout(name: str, sizes: list[int]) -> None:
    parts = [spot.part for spot in SPOTS[name]]
    assert [parts.count(part) for part in sorted(set(parts))] == sizes


@pytest.mark.rule("SG-08")
@EVERY_LAYOUT
def test_every_card_accessible_at_the_start_is_laid_face_up(shape: Shape) -> None:
    assert set(bare(shape, set(PLACES))) <= set(members(shape.up))


@pytest.mark.rule("SG-04", "SG-05")
@EVERY_LAYOUT
def test_taking_accessible_cards_always_clears_the_layout(shape: Shape) -> None:
    rng = Rng(1)
    for _ in range(40):
        present = set(PLACES)
        while present:
            choice = bare(shape, present)
            assert choice
            present.remove(choice[rng.below(len(choice))])
