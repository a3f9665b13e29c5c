"""The worked examples of the rules pages, played as they are told there."""

import pytest

from games.five_seals.stage import (
    AIR,
    EARTH,
    FIRE,
    GAME,
    MIND,
    WATER,
    Done,
    Rest,
    Stay,
    breaks,
    casts,
    colour,
    dice,
    die,
    familiar,
    held,
    is_open,
    is_up,
    opens,
    pays,
    play,
    refused,
    rolled,
    settle,
    table,
    takes,
    to_move,
    where,
)
from magoteka.games.five_seals.box.components import (
    CALL,
    FORGERY,
    MULTIPLICATION,
    PURIFICATION,
    SATURATION,
    TRANSMUTATION,
)
from magoteka.games.five_seals.box.dungeon import BOARDS
from magoteka.games.five_seals.messages.answers import Pay

ANNA, BORIS = 0, 1


def laid(**changed: tuple[int, int]) -> dict[str, tuple[int, int]]:
    """A seal of its frame's strength in every passage, of all colours, but for some."""
    d = BOARDS[2]
    seals = {d.names[place]: ((place * 7 + place // 5) % 4, d.frame[place]) for place in range(d.seals)}
    return {**seals, **{name.replace("_", "–"): kind for name, kind in changed.items()}}


def the_first_turn():
    """Both mages are on their start circles; Anna has a red and two blue dice."""
    near = {"H_A1": (FIRE, 2), "H_B1": (WATER, 2), "A1_C1": (AIR, 2), "H_B2": (EARTH, 2), "B2_D2": (AIR, 2)}
    return table(dice=["r4 b2 b3", "g3 y4 r5"], tokens=laid(**near), scrolls={"A1·2": (TRANSMUTATION, WATER)})


@pytest.mark.rule("FS-14", "FS-29", "FS-30")
def test_the_turn_that_the_pages_begin_with() -> None:
    g = the_first_turn()
    assert [len(player.dice) for player in GAME.view(g, ANNA).players] == [3, 3]
    assert is_open(g, breaks("H–A1"))
    assert is_open(g, breaks("H–B1"))
    assert not is_open(g, breaks("A1·2"))
    play(g, breaks("H–A1"))
    assert (where(g, ANNA), dice(g, ANNA)) == ("H–A1", "b2 b3")
    play(g, breaks("H–B2"))
    assert (where(g, BORIS), dice(g, BORIS)) == ("H–B2", "r5 y4")
    assert to_move(g) == ANNA
    assert not is_open(g, breaks("A1–C1"))
    play(g, breaks("A1·2"))
    assert opens(g) == [pays("b3"), pays("b2")]  # one of them is enough, so not both
    play(g, pays("b2"))
    assert (TRANSMUTATION, WATER) in held(g, ANNA)
    assert dice(g, ANNA) == "b3"
    play(g, breaks("B2–D2"))
    assert dice(g, BORIS) == "r5"
    play(g, casts(TRANSMUTATION, WATER), colour("y"))
    assert dice(g, ANNA) == "y3"
    play(g, breaks("A1–C1"))
    assert (where(g, ANNA), dice(g, ANNA)) == ("A1–C1", "")
    assert GAME.view(g, ANNA).players[ANNA].finished
    assert is_up(g, TRANSMUTATION, WATER)
    assert to_move(g) == ANNA  # she chooses three new dice
    play(g, takes("r"), takes("b"), takes("y"))
    assert to_move(g) == BORIS


def example():
    return table(
        dice=["b3 y2 r1", "g1"],
        tokens=laid(),
        mages={0: "H–A1"},
        empty=["H–A1", "H–A2"],
        scrolls={"A1·2": (MULTIPLICATION, FIRE), "A2·2": (PURIFICATION, MIND)},
        held={0: [(TRANSMUTATION, AIR), (SATURATION, FIRE)]},
    )


@pytest.mark.rule("FS-T2")
@pytest.mark.parametrize(
    ("saturated", "price"),
    [([die("r1"), die("r2")], "r3 r4"), ([die("r1"), Done()], "r2 r3"), ([die("r2"), Done()], "r1 r4")],
)
def test_first_way_two_red_dice_break_multiplication_of_fire(saturated: list, price: str) -> None:
    g = example()
    assert not is_open(g, breaks("A1·2"))
    play(g, casts(TRANSMUTATION, AIR), colour("r"))
    assert dice(g, 0) == "r1 r2 b3"
    play(g, casts(SATURATION, FIRE), *saturated)
    assert dice(g, 0) == f"{price} b3"
    play(g, breaks("A1·2"))
    assert (MULTIPLICATION, FIRE) in held(g, 0)
    assert where(g, 0) == "A1·2"
    assert dice(g, 0) == "b3"
    assert to_move(g) == 1
    play(g, Rest())
    settle(g)
    assert to_move(g) == 0
    assert is_open(g, casts(MULTIPLICATION, FIRE))


@pytest.mark.rule("FS-T2", "FS-25", "FS-40")
def test_second_way_the_familiar_stays_and_blue_breaks_purification_of_mind() -> None:
    g = example()
    play(g, casts(CALL), Stay(), breaks("A2·2"))
    assert (where(g, 0), familiar(g, 0)) == ("A2·2", "H–A1")
    assert (PURIFICATION, MIND) in held(g, 0)
    assert dice(g, 0) == "r1 y2"
    play(g, Rest())
    settle(g)
    play(g, casts(TRANSMUTATION, AIR), colour("r"), casts(SATURATION, FIRE), die("r1"), die("r2"), breaks("A1·2"))
    assert (MULTIPLICATION, FIRE) in held(g, 0)


@pytest.mark.rule("FS-T3", "FS-24")
def test_the_example_of_the_price() -> None:
    g = table(dice=["g2 g3 g4", "b1"], empty=["H–A1"], scrolls={"A1·2": (SATURATION, 3)})
    play(g, breaks("A1·2"))
    assert opens(g) == [Pay(3, (4,)), Pay(3, (2, 3))]
    play(g, pays("g4"))
    assert dice(g, 0) == "g2 g3"


def with_scroll(spell: int, element: int, shown: str, circle: int = 1):
    exits = {"H–A1": (AIR, 2), "H–A2": (WATER, 2), "H–A3": (EARTH, 2), "H–A4": (FIRE, 2)}
    return table(circle=circle, dice=[shown, "r5"], tokens=exits, held={0: [(spell, element)]})


@pytest.mark.rule("FS-T4", "FS-18")
def test_magic_that_would_change_nothing() -> None:
    g = with_scroll(PURIFICATION, AIR, "r6 r6 b2")
    assert refused(g, casts(PURIFICATION, AIR)).reason == "no-purification"
    g = with_scroll(SATURATION, FIRE, "r6 r6 b2")
    assert refused(g, casts(SATURATION, FIRE)).reason == "no-saturation"


@pytest.mark.rule("FS-T5", "FS-42")
@pytest.mark.parametrize("element", [WATER, MIND])
def test_two_blue_dice_become_yellow_or_one_of_them_red(element: int) -> None:
    g = with_scroll(TRANSMUTATION, element, "b3 b5")
    play(g, casts(TRANSMUTATION, element), colour("y"), die("b3"), die("b5"))
    assert dice(g, 0) == "y3 y5"
    g = with_scroll(TRANSMUTATION, element, "b3 b5")
    play(g, casts(TRANSMUTATION, element), colour("r"), die("b3"), Done())
    assert dice(g, 0) == "r3 b5"


@pytest.mark.rule("FS-T6", "FS-43")
def test_purification_of_mind_rolls_yellow_dice_or_the_green_one() -> None:
    g = with_scroll(PURIFICATION, MIND, "y2 y4 g3")
    play(g, casts(PURIFICATION, MIND))
    assert opens(g) == [colour("y"), colour("g")]
    play(g, colour("y"), die("y2"), die("y4"), rolled(6, 5))
    assert dice(g, 0) == "y5 y6 g3"


@pytest.mark.rule("FS-T7", "FS-44")
def test_green_dice_are_saturated_or_by_mind_the_yellow_one() -> None:
    g = with_scroll(SATURATION, EARTH, "g2 g5 y4")
    play(g, casts(SATURATION, EARTH), die("g2"), die("g5"))
    assert dice(g, 0) == "y4 g4 g6"
    g = with_scroll(SATURATION, MIND, "g2 g5 y4")
    play(g, casts(SATURATION, MIND), colour("y"))
    assert dice(g, 0) == "y6 g2 g5"


@pytest.mark.rule("FS-T8", "FS-54")
@pytest.mark.parametrize("element", [FIRE, MIND])
def test_a_forged_die_shows_what_the_other_showed(element: int) -> None:
    g = with_scroll(FORGERY, element, "b3", circle=3)
    play(g, casts(FORGERY, element), die("r5"), die("b3"))
    assert (dice(g, 0), dice(g, 1)) == ("r3", "b5")
