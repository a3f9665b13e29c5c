"""The example turn of the rulebook, both ways."""

import pytest

from games.five_seals.stage import (
    AIR,
    FIRE,
    MIND,
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
    opens,
    pays,
    play,
    settle,
    table,
    to_move,
    where,
)
from magoteka.games.five_seals.box.components import CALL, MULTIPLICATION, PURIFICATION, SATURATION, TRANSMUTATION
from magoteka.games.five_seals.words.answers import Pay


def example():
    return table(
        dice=["b3 y2 r1", "g1"],
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


@pytest.mark.rule("FS-24")
def test_the_example_of_the_price() -> None:
    g = table(dice=["g2 g3 g4", "b1"], empty=["H–A1"], scrolls={"A1·2": (SATURATION, 3)})
    play(g, breaks("A1·2"))
    assert opens(g) == [Pay(3, (4,)), Pay(3, (2, 3))]
    play(g, pays("g4"))
    assert dice(g, 0) == "g2 g3"
