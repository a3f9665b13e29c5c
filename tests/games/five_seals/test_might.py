"""The base circle and circle I."""

from typing import Any

import pytest

from games.five_seals.stage import (
    AIR,
    EARTH,
    FIRE,
    GAME,
    MIND,
    WATER,
    Done,
    asked,
    casts,
    colour,
    dice,
    die,
    is_open,
    named,
    opens,
    play,
    refused,
    rolled,
    table,
    to_move,
)
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import (
    MULTIPLICATION,
    PURIFICATION,
    REVALUATION,
    SATURATION,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.events import (
    DiceLifted,
    DiceLowered,
    DiceRaised,
    DiceTransmuted,
    DieAdded,
    SpellCast,
)
from magoteka.texts import Texts

EVERY = (TRANSMUTATION, PURIFICATION, SATURATION, MULTIPLICATION)


def with_scroll(spell: int, element: int, shown: str, **more: Any):
    return table(dice=[shown, "g1"], held={0: [(spell, element)]}, **more)


@pytest.mark.rule("FS-42")
def test_transmutation_changes_colours_and_keeps_values() -> None:
    g = with_scroll(TRANSMUTATION, WATER, "b3 b5 r1")
    play(g, casts(TRANSMUTATION, WATER), colour("y"), die("b3"), die("b5"))
    assert dice(g, 0) == "r1 y3 y5"
    assert list(g.store) == [2, 3, 1, 2]
    assert asked(g) == "TakeTurn"


@pytest.mark.rule("FS-42")
def test_transmutation_of_a_single_die() -> None:
    g = with_scroll(TRANSMUTATION, WATER, "b3 b5")
    events = play(g, casts(TRANSMUTATION, WATER), colour("r"), die("b3"), Done())
    assert dice(g, 0) == "r3 b5"
    assert named(events, DiceTransmuted) == [DiceTransmuted(0, WATER, FIRE, (3,), 1)]


@pytest.mark.rule("FS-42")
def test_transmutation_into_the_same_colour_is_none() -> None:
    g = with_scroll(TRANSMUTATION, WATER, "b3")
    play(g, casts(TRANSMUTATION, WATER))
    assert refused(g, colour("b")) == Refusal("FS-42", "same-colour")


@pytest.mark.rule("FS-42")
def test_transmutation_of_mind_takes_dice_of_one_colour() -> None:
    g = with_scroll(TRANSMUTATION, MIND, "b3 b5 r1")
    play(g, casts(TRANSMUTATION, MIND))
    assert opens(g) == [colour("r"), colour("b")]
    play(g, colour("b"), colour("g"))
    assert opens(g) == [die("b3"), die("b5")]
    play(g, die("b5"), Done())
    assert dice(g, 0) == "r1 b3 g5"


@pytest.mark.rule("FS-42", "FS-18")
def test_transmutation_needs_at_least_one_die() -> None:
    g = with_scroll(TRANSMUTATION, WATER, "b3 b5")
    play(g, casts(TRANSMUTATION, WATER), colour("r"))
    assert refused(g, Done()) == Refusal("FS-18", "choose-a-die")
    assert refused(with_scroll(TRANSMUTATION, AIR, "b3"), casts(TRANSMUTATION, AIR)).reason == "no-transmutation"


@pytest.mark.rule("FS-A14")
def test_transmutation_changes_no_more_dice_than_the_store_has() -> None:
    g = with_scroll(TRANSMUTATION, WATER, "b3 b5 b1", store=[1, 0, 0, 0])
    play(g, casts(TRANSMUTATION, WATER), die("b5"))
    assert dice(g, 0) == "r5 b1 b3"
    g = with_scroll(TRANSMUTATION, WATER, "b3 b5 b1", store=[0, 2, 0, 0])
    assert refused(g, casts(TRANSMUTATION, WATER)) == Refusal("FS-42", "no-transmutation")
    g = with_scroll(TRANSMUTATION, WATER, "b3", store=[1, 0, 1, 0])
    play(g, casts(TRANSMUTATION, WATER))
    assert refused(g, colour("g")) == Refusal("FS-A14", "no-such-die-in-store")


@pytest.mark.rule("FS-43")
def test_purification_rolls_the_dice_again() -> None:
    g = with_scroll(PURIFICATION, AIR, "y2 y4 g3")
    play(g, casts(PURIFICATION, AIR), die("y2"), die("y4"), rolled(6, 1))
    assert dice(g, 0) == "y1 y6 g3"


@pytest.mark.rule("FS-43")
def test_purification_of_mind_rolls_dice_of_one_colour() -> None:
    g = with_scroll(PURIFICATION, MIND, "y2 y4 g3")
    play(g, casts(PURIFICATION, MIND))
    assert opens(g) == [colour("y"), colour("g")]
    play(g, colour("y"), die("y4"))
    assert opens(g) == [Done(), die("y2")]
    play(g, Done(), rolled(5))
    assert dice(g, 0) == "y2 y5 g3"


@pytest.mark.rule("FS-43")
def test_a_single_die_is_rolled_without_a_question() -> None:
    g = with_scroll(PURIFICATION, MIND, "g3")
    play(g, casts(PURIFICATION, MIND), rolled(3))
    assert dice(g, 0) == "g3"


@pytest.mark.rule("FS-44")
def test_saturation_adds_two_and_stops_at_six() -> None:
    g = with_scroll(SATURATION, EARTH, "g2 g5 y4")
    play(g, casts(SATURATION, EARTH), die("g2"), die("g5"))
    assert dice(g, 0) == "y4 g4 g6"


@pytest.mark.rule("FS-44")
def test_a_six_cannot_be_saturated() -> None:
    g = with_scroll(SATURATION, EARTH, "g6 g1 g2")
    play(g, casts(SATURATION, EARTH))
    assert opens(g) == [die("g1"), die("g2")]
    assert refused(g, die("g6")) == Refusal("FS-18", "not-this-die")


@pytest.mark.rule("FS-44")
def test_saturation_of_mind_works_on_one_colour() -> None:
    g = with_scroll(SATURATION, MIND, "g2 g5 y4 r6")
    play(g, casts(SATURATION, MIND))
    assert opens(g) == [colour("y"), colour("g")]
    assert refused(g, colour("r")) == Refusal("FS-18", "nothing-of-this-colour")
    play(g, colour("y"))
    assert dice(g, 0) == "r6 y6 g2 g5"


@pytest.mark.rule("FS-45")
def test_multiplication_adds_a_die_of_the_element() -> None:
    g = with_scroll(MULTIPLICATION, FIRE, "b3")
    events = play(g, casts(MULTIPLICATION, FIRE), rolled(4))
    assert dice(g, 0) == "r4 b3"
    assert list(g.store) == [2, 2, 3, 2]
    assert named(events, DieAdded) == [DieAdded(0, FIRE)]
    assert to_move(g) == 0


@pytest.mark.rule("FS-45")
def test_multiplication_needs_a_die_in_the_store() -> None:
    g = with_scroll(MULTIPLICATION, FIRE, "b3", store=[0, 1, 1, 1])
    assert refused(g, casts(MULTIPLICATION, FIRE)) == Refusal("FS-45", "no-multiplication")


@pytest.mark.rule("FS-45")
def test_multiplication_of_mind_takes_any_colour_of_the_store() -> None:
    g = with_scroll(MULTIPLICATION, MIND, "b3", store=[0, 1, 0, 1])
    play(g, casts(MULTIPLICATION, MIND))
    assert opens(g) == [colour("b"), colour("g")]
    play(g, colour("g"), rolled(2))
    assert dice(g, 0) == "b3 g2"


@pytest.mark.rule("FS-46")
def test_revaluation_is_never_cast() -> None:
    g = with_scroll(REVALUATION, FIRE, "r3")
    assert refused(g, casts(REVALUATION, FIRE)) == Refusal("FS-46", "never-cast")


@pytest.mark.rule("FS-03")
def test_circle_one_has_every_scroll_twice_and_both_can_be_cast() -> None:
    g = table(dice=["r1 b1", "g1"], held={0: [(SATURATION, FIRE)]})
    twin = 25 + 10 + FIRE
    g.held[0] |= 1 << twin
    g.up |= 1 << twin
    cards = [option.card for option in opens(g) if getattr(option, "spell", None) == SATURATION]
    assert cards == [10 + FIRE, twin]


@pytest.mark.rule("FS-17", "FS-19")
@pytest.mark.parametrize("spell", EVERY)
@pytest.mark.parametrize("element", [FIRE, WATER, AIR, EARTH, MIND])
def test_every_scroll_of_the_base_circle_can_be_cast_once(spell: int, element: int) -> None:
    g = with_scroll(spell, element, "r1 b2 y3 g4")
    assert is_open(g, casts(spell, element))
    events = play(g, casts(spell, element))
    assert [event.spell for event in named(events, SpellCast)] == [spell]
    assert [own.up for own in GAME.view(g, 0).players[0].scrolls if own.spell == spell] == [False]


@pytest.mark.rule("FS-42", "FS-43", "FS-44", "FS-55")
def test_one_die_is_told_of_as_one_die() -> None:
    for count, values in ((1, (3,)), (2, (3, 4))):
        events = [
            DiceTransmuted(0, WATER, FIRE, values, count),
            DiceLifted(0, WATER, values, count),
            DiceRaised(0, WATER, values, 2, count),
            DiceLowered(0, WATER, values, count),
        ]
        for event in events:
            assert ("dice" in Texts("en").sentence(GAME, "event", event, ["Ann"])) == (count > 1)
            assert ("кубики" in Texts("ru").sentence(GAME, "event", event, ["Аня"])) == (count > 1)
