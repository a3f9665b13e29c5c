"""The five layouts."""

import pytest

from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.problems import BadSetting
from magoteka.games.siggil.box.layouts import LAYOUTS, LayoutName
from magoteka.games.siggil.box.own import layout_named
from magoteka.games.siggil.box.shape import SHAPES, Shape, overlap
from magoteka.games.siggil.game import GAME
from magoteka.games.siggil.view.look import spots_of

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
    parts = [spot.part for spot in spots_of(SHAPES[name])]
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


def written(name: LayoutName) -> str:
    """A layout of ours as somebody would write it down."""
    rows = [row for step in LAYOUTS[name] for row in step]
    return "\n".join(f"{z}{'u' if up else 'd'}{top}:{','.join(map(str, lefts))}" for z, up, top, lefts in rows)


@pytest.mark.rule("SG-04", "SG-05")
@pytest.mark.parametrize("name", LAYOUTS)
def test_whoever_has_the_box_can_write_its_layout_down(name: LayoutName) -> None:
    own, ours = layout_named(written(name)), SHAPES[name]
    assert own.name == "own"
    for field in ("x", "y", "z", "up", "over", "under"):
        assert getattr(own, field) == getattr(ours, field)


@pytest.mark.rule("SG-04", "SG-06")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_is_played_with_a_layout_of_ones_own(seats: int) -> None:
    upturned = written("pillars").replace("8u8", "8d8")  # what nothing lies on is seen all the same
    match = Match.new(GAME, seats, {"layout": upturned}, Rng(4))
    assert match.view(0).layout == "own"
    assert match.view(0).open
    while not match.over:
        seat = match.waiting()[0]
        match.submit(seat, match.options(seat)[0])
    assert Match.replay(GAME, match.record).digest() == match.digest()


@pytest.mark.rule("SG-04", "SG-05")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("the moon", "the"),
        ("0u0:0,2", "2"),  # 56 cards
        (written("pass").replace("2u0:1", "2u0:20"), "2…0:20"),  # it lies on nothing
        (written("pass").replace("0u2:0,2", "0u1:0,2"), "0…1:0"),  # two of one level in one place
    ],
)
def test_what_cannot_be_laid_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.new(2, {"layout": text})
    assert refused.value.facts["value"] == said
