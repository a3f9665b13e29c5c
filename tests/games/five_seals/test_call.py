"""Call, the spell that everyone has."""

from typing import Any

import pytest

from games.five_seals.stage import (
    FIRE,
    WATER,
    Leave,
    Rest,
    Stay,
    breaks,
    casts,
    dice,
    familiar,
    is_open,
    is_up,
    lies,
    named,
    opens,
    play,
    refused,
    sends,
    settle,
    stores,
    table,
    takes,
    to_move,
    where,
)
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import ABSORPTION, CALL, MIND, SATURATION, TRANSMUTATION
from magoteka.games.five_seals.messages.answers import SendFamiliar
from magoteka.games.five_seals.messages.events import FamiliarPlaced, SealBroken

WAY = ["H–A1", "A1–C1"]


@pytest.mark.rule("FS-40")
def test_the_familiar_stays_behind_and_blocks_until_its_owner_finishes() -> None:
    g = table(
        dice=["r5 r1", "b5"],
        mages={0: "H–A1"},
        empty=["H–A1"],
        tokens={"A1–C1": (FIRE, 3), "H–A2": (WATER, 2)},
        scrolls={"A1·2": (TRANSMUTATION, WATER)},
    )
    events = play(g, casts(CALL), Stay())
    assert named(events, FamiliarPlaced)[0].where == "H–A1"
    assert not is_up(g, CALL, MIND)
    play(g, breaks("A1–C1"))
    assert (where(g, 0), familiar(g, 0), to_move(g)) == ("A1–C1", "H–A1", 1)
    assert refused(g, breaks("A1·2")) == Refusal("FS-22", "out-of-reach")
    play(g, breaks("H–A2"))
    settle(g)
    play(g, Rest())
    assert familiar(g, 0) is None


@pytest.mark.rule("FS-40", "FS-A04")
def test_the_familiar_is_not_left_where_it_is_already() -> None:
    g = table(dice=["r1", "b1"], mages={0: "H–A1"}, empty=["H–A1"], familiars={0: "H–A1"})
    assert refused(g, casts(CALL)) == Refusal("FS-40", "no-call")
    tokens = {"H–A2": (FIRE, 2)}
    g = table(dice=["r2", "b1"], mages={0: "H–A1"}, empty=["H–A1"], familiars={0: "H–A1"}, tokens=tokens)
    play(g, casts(CALL))
    assert refused(g, Stay()) == Refusal("FS-A04", "familiar-already-there")


@pytest.mark.rule("FS-A04", "FS-18")
@pytest.mark.parametrize("aside", ["H·1", "A1·2"])
def test_the_familiar_is_not_left_where_it_is_in_nobodys_way(aside: str) -> None:
    stage: dict[str, Any] = {"dice": ["r2", "b1"], "mages": {0: aside}, "empty": ["H–A1", "A1·2"]}
    g = table(**stage)
    assert refused(g, casts(CALL)) == Refusal("FS-40", "no-call")
    g = table(**stage, tokens={"H–A2": (FIRE, 2)})
    play(g, casts(CALL))
    assert refused(g, Stay()) == Refusal("FS-A04", "familiar-bars-nothing")


@pytest.mark.rule("FS-A04", "FS-A05")
def test_the_familiar_may_be_called_back_from_a_passage_that_it_bars() -> None:
    g = table(dice=["r1", "b1"], empty=["H–A1"], familiars={0: "H–A1"})
    play(g, casts(CALL), Stay())
    assert familiar(g, 0) == "H·1"


@pytest.mark.rule("FS-A01", "FS-A04")
def test_by_agreement_a_familiar_on_a_scrolls_place_bars_the_room() -> None:
    stage: dict[str, Any] = {"dice": ["r3", "b3"], "mages": {0: "A1·2"}, "empty": ["H–A1", "A1·2"], "rooms": "barred"}
    g = table(**stage, tokens={"A1–C1": (WATER, 3), "H–A2": (FIRE, 3)})
    play(g, casts(CALL), Stay(), breaks("H–A2"))
    settle(g)
    assert (familiar(g, 0), to_move(g)) == (None, 1)  # the last die was spent, so the familiar is back
    g = table(**{**stage, "dice": ["r3 r1", "b3"]}, tokens={"A1–C1": (WATER, 3), "H–A2": (FIRE, 3)})
    play(g, casts(CALL), Stay(), breaks("H–A2"))
    assert (familiar(g, 0), to_move(g)) == ("A1·2", 1)
    assert refused(g, breaks("A1–C1")) == Refusal("FS-22", "out-of-reach")
    g = table(**{**stage, "mages": {0: "H·1"}, "dice": ["r2", "b1"]})
    assert refused(g, casts(CALL)) == Refusal("FS-40", "no-call")  # a start circle never bars


@pytest.mark.rule("FS-41", "FS-A03", "FS-27")
def test_the_familiar_breaks_a_token_for_the_mage_and_that_is_the_turn() -> None:
    g = table(dice=["r3 b1", "b1"], tokens={"H–A1": (FIRE, 2)}, held={0: [(SATURATION, WATER)]})
    events = play(g, casts(CALL), sends("H–A1"))
    assert [event.by for event in named(events, SealBroken)] == ["familiar"]
    assert (where(g, 0), familiar(g, 0)) == ("H·1", "H–A1")
    assert lies(g, "H–A1") is None
    assert dice(g, 0) == "b1"
    assert to_move(g) == 1


@pytest.mark.rule("FS-41")
def test_the_familiar_needs_the_dice_and_the_way_of_its_mage() -> None:
    tokens = {"H–A1": (FIRE, 2), "H–A2": (WATER, 4), "A3–C3": (FIRE, 2)}
    g = table(dice=["r3 b1", "b1"], tokens=tokens)
    play(g, casts(CALL))
    assert [option.where for option in opens(g) if isinstance(option, SendFamiliar)] == ["H–A1"]
    assert refused(g, sends("H–A2")) == Refusal("FS-41", "familiar-cannot-break-it")
    assert refused(g, sends("A3–C3")) == Refusal("FS-41", "familiar-cannot-break-it")


@pytest.mark.rule("FS-41")
def test_the_familiar_never_breaks_a_scroll() -> None:
    tokens = {"H–A2": (FIRE, 2)}
    g = table(dice=["r3", "b1"], empty=["H–A1"], tokens=tokens, scrolls={"A1·2": (TRANSMUTATION, FIRE)})
    assert is_open(g, breaks("A1·2"))
    play(g, casts(CALL))
    assert refused(g, sends("A1·2")) == Refusal("FS-41", "familiar-breaks-no-scrolls")


@pytest.mark.rule("FS-41", "FS-30")
def test_the_last_die_spent_by_the_familiar_ends_the_round_and_brings_it_back() -> None:
    g = table(dice=["r3", "b1"], tokens={"H–A1": (FIRE, 2)})
    play(g, casts(CALL), sends("H–A1"), takes("r"), takes("r"), takes("y"))
    assert familiar(g, 0) is None
    assert is_up(g, CALL, MIND)
    assert where(g, 0) == "H·1"


@pytest.mark.rule("FS-A05")
def test_a_familiar_on_the_board_is_moved() -> None:
    g = table(dice=["r1", "b1"], mages={0: "H–A1"}, empty=[*WAY, "H–A2"], familiars={0: "H–A2"})
    play(g, casts(CALL), Stay())
    assert familiar(g, 0) == "H–A1"


@pytest.mark.rule("FS-A06", "FS-49")
def test_what_the_familiar_breaks_can_be_absorbed() -> None:
    g = table(circle=2, dice=["r3 b1", "b1"], tokens={"H–A1": (FIRE, 2)}, held={0: [(ABSORPTION, FIRE)]})
    play(g, casts(CALL), sends("H–A1"))
    assert opens(g) == [stores(FIRE), Leave()]
    play(g, stores(FIRE))
    assert list(g.absorbed) == [FIRE * 8 + 2, 0, 0, 0, 0]
