"""A mage's turn: what can be broken, what it costs, what follows."""

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
    Rest,
    asked,
    breaks,
    casts,
    dice,
    die,
    held,
    is_open,
    is_up,
    lies,
    named,
    opens,
    pays,
    play,
    refused,
    rest_of_round,
    rolled,
    settle,
    table,
    takes,
    to_move,
    where,
)
from magoteka.core.chance import Rng
from magoteka.core.event import Refusal
from magoteka.core.match import Match
from magoteka.core.problems import IllegalAnswer, NotYourTurn
from magoteka.games.five_seals.box.components import (
    CALL,
    MULTIPLICATION,
    PURIFICATION,
    SATURATION,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.answers import Break, Cast, Pay
from magoteka.games.five_seals.messages.events import (
    DieRolled,
    ScrollTaken,
    SealBroken,
    SeatFinished,
    SeatRested,
    TurnBegan,
)

EXITS = {"H–A1": (FIRE, 2), "H–A2": (WATER, 2), "H–A3": (AIR, 2), "H–A4": (EARTH, 2)}


def prices(g) -> set[tuple[int, ...]]:
    return {option.values for option in opens(g) if isinstance(option, Pay)}


def targets(g) -> set[str]:
    return {option.where for option in opens(g) if isinstance(option, Break)}


@pytest.mark.rule("FS-15")
def test_at_the_start_of_a_round_everyone_rolls_all_dice() -> None:
    match = Match.new(GAME, 3, rng=Rng(4))
    while match.view(0).round == 0:
        assert all(die.value == 0 for player in match.view(0).players for die in player.dice)
        match.submit(match.waiting()[0], match.options(match.waiting()[0])[0])
    assert all(1 <= die.value <= 6 for player in match.view(0).players for die in player.dice)
    assert len(named(match.log, DieRolled)) == 9


@pytest.mark.rule("FS-16", "FS-29")
def test_turns_go_clockwise_and_whoever_has_dice_left_moves_again() -> None:
    g = table(3, dice=["r2 b3", "r3 b2", "b4 y1"], tokens=EXITS, empty=[])
    play(g, breaks("H–A1"))
    assert to_move(g) == 1
    play(g, breaks("H–A2"))
    assert to_move(g) == 2
    play(g, Rest())
    settle(g)
    assert to_move(g) == 0
    assert dice(g, 0) == "b3"


@pytest.mark.rule("FS-16")
def test_those_who_have_finished_are_skipped() -> None:
    g = table(3, dice=["r2 b3", "", "b4"], tokens=EXITS, finished=[1])
    events = play(g, breaks("H–A1"))
    assert named(events, TurnBegan) == [TurnBegan(2)]


@pytest.mark.rule("FS-17", "FS-19")
def test_any_number_of_own_open_scrolls_can_be_cast_one_after_another() -> None:
    g = table(
        dice=["r2 r1", "b1"], tokens=EXITS, held={0: [(SATURATION, FIRE), (SATURATION, MIND), (PURIFICATION, AIR)]}
    )
    play(g, casts(SATURATION, FIRE), die("r1"), Done())
    assert dice(g, 0) == "r2 r3"
    assert not is_up(g, SATURATION, FIRE)
    assert refused(g, casts(SATURATION, FIRE)) == Refusal("FS-19", "scroll-face-down")
    play(g, casts(SATURATION, MIND), die("r2"), Done())
    assert dice(g, 0) == "r3 r4"
    assert asked(g) == "TakeTurn"


@pytest.mark.rule("FS-17")
def test_the_scrolls_of_others_are_not_ones_own() -> None:
    g = table(dice=["r2", "b1"], tokens=EXITS, held={1: [(SATURATION, FIRE)]})
    assert refused(g, casts(SATURATION, FIRE)) == Refusal("FS-17", "not-your-scroll")


@pytest.mark.rule("FS-18")
def test_magic_must_work() -> None:
    g = table(dice=["r6 r6 b2", "b1"], tokens=EXITS, held={0: [(PURIFICATION, AIR), (SATURATION, FIRE)]})
    assert refused(g, casts(PURIFICATION, AIR)) == Refusal("FS-43", "no-purification")
    assert refused(g, casts(SATURATION, FIRE)) == Refusal("FS-44", "no-saturation")


@pytest.mark.rule("FS-20", "FS-30", "FS-A13")
def test_who_can_break_nothing_returns_all_dice_and_may_take_the_same_again() -> None:
    g = table(dice=["g1 g1 y1", "b1"], tokens={"H–A1": (FIRE, 2)}, held={0: [(SATURATION, EARTH)]})
    assert opens(g)[0] == Rest()
    events = play(g, Rest())
    assert named(events, SeatRested) == [SeatRested(0)]
    assert named(events, SeatFinished) == [SeatFinished(0)]
    assert list(g.store) == [3, 2, 3, 3]
    play(g, takes("g"), takes("g"), takes("g"))
    assert dice(g, 0) == "g0 g0 g0"


@pytest.mark.rule("FS-20")
def test_nobody_is_obliged_to_cast_a_spell_to_go_on() -> None:
    g = table(dice=["r1", "b1"], tokens=EXITS, held={0: [(SATURATION, FIRE)]})
    assert is_open(g, Rest())
    assert is_open(g, casts(SATURATION, FIRE))


@pytest.mark.rule("FS-21", "FS-A29")
def test_who_can_break_a_seal_must() -> None:
    g = table(dice=["r2 b6 b5", "b1"], tokens={"H–A1": (FIRE, 2)})
    assert refused(g, Rest()) == Refusal("FS-21", "must-break")
    assert targets(g) == {"H–A1"}
    match = Match.new(GAME, 2, rng=Rng(1))
    with pytest.raises(NotYourTurn, match="FS-16"):
        match.submit(1 - match.waiting()[0], Rest())


@pytest.mark.rule("FS-21", "FS-27")
def test_one_seal_a_turn() -> None:
    g = table(dice=["r2 b2 y2", "b1"], tokens=EXITS)
    assert targets(g) == {"H–A1", "H–A2", "H–A3"}
    play(g, breaks("H–A2"))
    assert to_move(g) == 1
    assert lies(g, "H–A2") is None
    assert lies(g, "H–A1") == (FIRE, 2)


@pytest.mark.rule("FS-22", "FS-A02")
def test_a_way_leads_through_empty_passages_however_long() -> None:
    way = ["H–A1", "A1–C1", "C1–E1"]
    g = table(dice=["r6", "b1"], empty=way, tokens={"E1–G1": (FIRE, 6)})
    assert targets(g) >= {"E1–G1"}
    g = table(dice=["r6", "b1"], empty=["A1–C1", "C1–E1"], tokens={"H–A1": (EARTH, 2), "E1–G1": (FIRE, 6)})
    assert refused(g, breaks("E1–G1")) == Refusal("FS-22", "out-of-reach")


@pytest.mark.rule("FS-A02", "FS-28")
def test_a_mage_in_a_passage_walks_both_ways() -> None:
    g = table(
        dice=["r3", "b1"],
        mages={0: "H–A1"},
        empty=["H–A1"],
        tokens={"A1–C1": (FIRE, 3), "H–A2": (FIRE, 2)},
    )
    assert targets(g) >= {"A1–C1", "H–A2"}


@pytest.mark.rule("FS-22")
def test_walls_and_seals_stop_a_mage() -> None:
    g = table(
        dice=["r6 b6", "b1"], tokens={"H–A1": (AIR, 2), "A1–C1": (FIRE, 2)}, scrolls={"A1·2": (TRANSMUTATION, FIRE)}
    )
    assert refused(g, breaks("A1–C1")) == Refusal("FS-22", "out-of-reach")
    assert refused(g, breaks("A1·2")) == Refusal("FS-22", "out-of-reach")


@pytest.mark.rule("FS-22", "FS-28")
def test_a_foreign_mage_in_a_passage_blocks_it() -> None:
    way = ["H–A1", "A1–C1"]
    g = table(dice=["r6", "b1"], empty=way, tokens={"C1–E1": (FIRE, 5)})
    assert is_open(g, breaks("C1–E1"))
    g = table(dice=["r6", "b1"], empty=way, tokens={"C1–E1": (FIRE, 5)}, mages={1: "A1–C1"})
    assert refused(g, breaks("C1–E1")) == Refusal("FS-22", "out-of-reach")


@pytest.mark.rule("FS-22")
def test_own_figures_do_not_block() -> None:
    way = ["H–A1", "A1–C1"]
    g = table(dice=["r6", "b1"], empty=way, tokens={"C1–E1": (FIRE, 5)}, familiars={0: "A1–C1"})
    assert is_open(g, breaks("C1–E1"))


@pytest.mark.rule("FS-22")
def test_a_foreign_familiar_in_a_passage_blocks_it() -> None:
    way = ["H–A1", "A1–C1"]
    g = table(dice=["r6", "b1"], empty=way, tokens={"C1–E1": (FIRE, 5)}, familiars={1: "A1–C1"})
    assert refused(g, breaks("C1–E1")) == Refusal("FS-22", "out-of-reach")


@pytest.mark.rule("FS-A01")
def test_figures_on_start_circles_and_scroll_places_are_in_nobodys_way() -> None:
    g = table(
        3,
        dice=["r6", "b1", "b1"],
        empty=["H–A1", "A1·2"],
        tokens={"A1–C1": (FIRE, 4)},
        mages={1: "A1·2", 2: "H·3"},
        familiars={2: "H·3"},
    )
    assert is_open(g, breaks("A1–C1"))


@pytest.mark.rule("FS-A01", "FS-28")
def test_by_agreement_a_figure_on_a_scrolls_place_bars_the_room() -> None:
    tokens = {"A1–C1": (FIRE, 4), "H–A2": (FIRE, 2)}
    stage: dict[str, Any] = {"dice": ["r6", "b1", "b1"], "empty": ["H–A1", "A1·2"], "tokens": tokens}
    g = table(3, mages={1: "A1·2"}, rooms="barred", **stage)
    assert refused(g, breaks("A1–C1")) == Refusal("FS-22", "out-of-reach")
    assert is_open(g, breaks("H–A2"))
    assert GAME.view(g, 0).room_bars
    g = table(3, mages={1: "H·2", 2: "H·3"}, rooms="barred", **stage)
    assert is_open(g, breaks("A1–C1"))  # start circles are in nobody's way


@pytest.mark.rule("FS-A01")
def test_whoever_stands_in_a_barred_room_can_leave_it() -> None:
    name = "E1·4"
    inside: dict[str, Any] = {"mages": {0: name, 1: "E1·5"}, "empty": [name, "E1·5"], "rooms": "barred"}
    g = table(dice=["r6", "b6"], tokens={"C1–E1": (FIRE, 5), "E1–G1": (WATER, 5)}, **inside)
    play(g, breaks("C1–E1"))
    settle(g)
    play(g, breaks("E1–G1"))


@pytest.mark.rule("FS-23")
def test_a_seal_under_a_guardian_is_broken_by_nobody() -> None:
    g = table(
        circle=4,
        dice=["r6", "r6"],
        empty=["H–A1"],
        scrolls={"A1·2": (TRANSMUTATION, FIRE)},
        guardians={FIRE: "A1·2"},
    )
    assert refused(g, breaks("A1·2")) == Refusal("FS-23", "seal-guarded")


@pytest.mark.rule("FS-23")
def test_a_seal_under_a_familiar_is_broken_only_by_its_owner() -> None:
    stage: dict[str, Any] = {"circle": 4, "dice": ["r6", "r6"], "tokens": {"H–A1": (FIRE, 2)}, "familiars": {1: "H–A1"}}
    assert refused(table(**stage), breaks("H–A1")) == Refusal("FS-23", "seal-under-familiar")
    assert is_open(table(turn=1, **stage), breaks("H–A1"))


@pytest.mark.rule("FS-24")
def test_no_die_of_the_price_is_to_spare() -> None:
    g = table(dice=["g2 g3 g4", "b1"], tokens={"H–A1": (EARTH, 4)})
    play(g, breaks("H–A1"))
    assert prices(g) == {(4,), (2, 3)}
    assert refused(g, pays("g2 g2")) == Refusal("FS-24", "no-such-dice")
    assert refused(g, pays("r4")) == Refusal("FS-24", "dice-of-another-colour")
    play(g, pays("g2 g3"))
    assert dice(g, 0) == "g4"
    assert list(g.store) == [3, 2, 3, 2]


@pytest.mark.rule("FS-24")
def test_dice_of_another_colour_do_not_count() -> None:
    g = table(dice=["g2 r6 b6", "b1"], tokens={"H–A1": (EARTH, 4)})
    assert refused(g, breaks("H–A1")) == Refusal("FS-24", "dice-do-not-suffice")


@pytest.mark.rule("FS-24")
def test_a_price_without_a_choice_is_paid_at_once() -> None:
    g = table(dice=["r2 r1 b1", "b1"], tokens={"H–A1": (FIRE, 3)})
    events = play(g, breaks("H–A1"))
    broken = named(events, SealBroken)[0]
    assert (broken.element, broken.strength, broken.by, broken.colour, broken.values) == (FIRE, 3, "mage", FIRE, (1, 2))


@pytest.mark.rule("FS-25")
def test_a_violet_seal_takes_dice_of_any_one_colour() -> None:
    g = table(dice=["r3 b2 b1 y2", "g1"], empty=["H–A1"], scrolls={"A1·2": (PURIFICATION, MIND)})
    play(g, breaks("A1·2"))
    assert opens(g) == [Pay(FIRE, (3,)), Pay(WATER, (1, 2))]
    play(g, pays("b1 b2"))
    assert dice(g, 0) == "r3 y2"


@pytest.mark.rule("FS-26")
def test_a_broken_token_goes_to_the_box_and_a_scroll_to_its_new_owner() -> None:
    g = table(dice=["r2 b2", "b1"], empty=["H–A1"], tokens=EXITS, scrolls={"A1·2": (TRANSMUTATION, FIRE)})
    g.store[1] = 3
    events = play(g, breaks("A1·2"))
    assert [event.spell for event in named(events, ScrollTaken)] == [TRANSMUTATION]
    assert (TRANSMUTATION, FIRE) in held(g, 0)
    assert is_up(g, TRANSMUTATION, FIRE)
    assert lies(g, "A1·2") is None
    assert g.store[FIRE] == 3


@pytest.mark.rule("FS-26")
def test_a_scroll_can_be_cast_from_the_next_turn_on() -> None:
    g = table(dice=["r2 r3", "y1"], empty=["H–A1"], tokens=EXITS, scrolls={"A1·2": (TRANSMUTATION, FIRE)})
    play(g, breaks("A1·2"), pays("r2"))
    assert to_move(g) == 1
    play(g, Rest())
    settle(g)
    assert to_move(g) == 0
    assert is_open(g, casts(TRANSMUTATION, FIRE))


@pytest.mark.rule("FS-28")
def test_the_mage_stands_where_the_seal_was() -> None:
    g = table(dice=["r2 b2", "b1"], tokens=EXITS)
    play(g, breaks("H–A1"))
    assert where(g, 0) == "H–A1"


@pytest.mark.rule("FS-30")
def test_without_dice_the_round_is_over() -> None:
    g = table(
        dice=["r2", "b3 b1"],
        tokens=EXITS,
        held={0: [(SATURATION, WATER), (MULTIPLICATION, AIR)]},
        down=[(SATURATION, WATER), (MULTIPLICATION, AIR)],
        empty=["H–A5"],
        familiars={0: "H–A5"},
    )
    play(g, breaks("H–A1"))
    assert g.familiars[0] == -1
    assert is_up(g, SATURATION, WATER)
    assert is_up(g, MULTIPLICATION, AIR)
    play(g, takes("r"), takes("y"), takes("g"))
    assert dice(g, 0) == "r0 y0 g0"
    assert GAME.view(g, None).players[0].finished
    assert to_move(g) == 1


@pytest.mark.rule("FS-30", "FS-A12")
def test_a_store_that_is_short_gives_what_it_has() -> None:
    g = table(dice=["r2", "b3"], tokens=EXITS, store=[0, 1, 0, 0])
    play(g, breaks("H–A1"), takes("b"))
    assert dice(g, 0) == "r0 b0"
    assert to_move(g) == 1


@pytest.mark.rule("FS-32", "FS-15", "FS-30")
def test_the_new_dice_are_rolled_when_the_next_round_begins() -> None:
    g = table(dice=["r2", "b1"], tokens=EXITS)
    play(g, breaks("H–A1"), takes("r"), takes("y"), takes("g"), Rest(), takes("b"), takes("b"), takes("y"))
    play(g, rolled(1, 2, 3, 4, 5, 6))
    assert (dice(g, 0), dice(g, 1)) == ("r1 y2 g3", "b4 b5 y6")
    assert g.round == 2
    assert to_move(g) == 1


def test_the_door_refuses_what_is_not_open() -> None:
    match = Match.new(GAME, 2, rng=Rng(2))
    while match.view(0).round == 0:
        match.submit(match.waiting()[0], match.options(match.waiting()[0])[0])
    seat = match.waiting()[0]
    with pytest.raises(IllegalAnswer, match="FS-17"):
        match.submit(seat, Cast(0, TRANSMUTATION, FIRE))
    g: Any = match.state
    rest_of_round(g)
    assert g.round == 2


def test_call_is_there_from_the_start() -> None:
    assert is_open(table(dice=["r2", "b1"], tokens={"H–A1": (FIRE, 2)}), casts(CALL))
