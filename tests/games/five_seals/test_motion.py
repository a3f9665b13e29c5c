"""Circle IV, magic of movement: familiars, guardians and obstacles."""

from typing import Any

import pytest

from games.five_seals.stage import (
    AIR,
    EARTH,
    FIRE,
    GAME,
    MIND,
    WATER,
    RemoveGuardian,
    Rest,
    Stay,
    asked,
    breaks,
    card,
    casts,
    dice,
    familiar,
    held,
    is_open,
    is_up,
    lies,
    named,
    opens,
    pays,
    play,
    refused,
    scroll,
    sends,
    settle,
    table,
    takes,
    to_move,
    token,
    where,
)
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import (
    ACCELERATION,
    CALL,
    GUARDIAN,
    OVERCOMING,
    PROTECTION,
    PURIFICATION,
    SATURATION,
    SCROLL_PLACES,
    TELEPORTATION,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.events import (
    FamiliarReturned,
    FigurePassed,
    GuardianPlaced,
    GuardianRemoved,
    SealBroken,
    SealPassed,
)
from magoteka.games.five_seals.rules.motion import BreakFirst, BreakFree
from magoteka.games.five_seals.rules.seals import take_for_nothing
from magoteka.games.five_seals.rules.ways import breakable, ways_of
from magoteka.games.five_seals.table.board import lift_scroll, lift_token
from magoteka.games.five_seals.table.dice import handful
from magoteka.games.five_seals.table.state import FiveSeals


def with_scroll(spell: int, element: int, shown: str, theirs: str = "y1", **more: Any):
    return table(circle=4, dice=[shown, theirs], held={0: [(spell, element), *more.pop("own", [])]}, **more)


def offered(g) -> set[str]:
    return {option.where for option in opens(g)}


@pytest.mark.rule("FS-59")
def test_protection_puts_the_familiar_on_a_token_of_its_element_anywhere() -> None:
    g = with_scroll(PROTECTION, FIRE, "b1", tokens={"C3–E3": (FIRE, 5), "H–A1": (WATER, 2)})
    play(g, casts(PROTECTION, FIRE))
    assert offered(g) == {"C3–E3"}
    assert refused(g, token("H–A1")) == Refusal("FS-59", "protects-its-element")
    assert refused(g, token("A1·2")) == Refusal("FS-18", "no-token-there")
    play(g, token("C3–E3"))
    assert familiar(g, 0) == "C3–E3"
    assert asked(g) == "TakeTurn"


@pytest.mark.rule("FS-59", "FS-23")
def test_a_protected_token_is_broken_by_the_owner_alone_who_gets_the_familiar_back() -> None:
    g = with_scroll(PROTECTION, FIRE, "r2 b1", "r2", tokens={"H–A1": (FIRE, 2), "H–A2": (WATER, 2)})
    play(g, casts(PROTECTION, FIRE), token("H–A1"))
    events = play(g, breaks("H–A1"))
    assert named(events, FamiliarReturned) == [FamiliarReturned(0)]
    assert (where(g, 0), familiar(g, 0)) == ("H–A1", None)
    g = table(circle=4, dice=["b1", "r2"], tokens={"H–A1": (FIRE, 2)}, familiars={0: "H–A1"}, turn=1)
    assert refused(g, breaks("H–A1")) == Refusal("FS-23", "seal-under-familiar")


@pytest.mark.rule("FS-59")
def test_a_blocked_token_cannot_be_protected_again() -> None:
    tokens = {"H–A1": (FIRE, 2), "H–A2": (FIRE, 2)}
    g = with_scroll(PROTECTION, FIRE, "b1", tokens=tokens, familiars={1: "H–A1"})
    play(g, casts(PROTECTION, FIRE))
    assert offered(g) == {"H–A2"}
    assert refused(g, token("H–A1")) == Refusal("FS-59", "token-blocked")
    g = with_scroll(PROTECTION, FIRE, "b1", tokens={"H–A1": (FIRE, 2)}, familiars={0: "H–A1"})
    assert refused(g, casts(PROTECTION, FIRE)) == Refusal("FS-59", "no-protection")


@pytest.mark.rule("FS-59")
def test_protection_of_mind_takes_any_token() -> None:
    g = with_scroll(PROTECTION, MIND, "b1")
    play(g, casts(PROTECTION, MIND))
    assert len(opens(g)) == 72


@pytest.mark.rule("FS-59", "FS-A05")
def test_protection_and_call_in_one_turn_in_any_order() -> None:
    g = with_scroll(PROTECTION, FIRE, "r2 b1", tokens={"H–A1": (FIRE, 2)})
    play(g, casts(PROTECTION, FIRE), token("H–A1"), casts(CALL), Stay())
    assert familiar(g, 0) == "H·1"
    tokens = {"H–A1": (FIRE, 2)}
    g = with_scroll(PROTECTION, FIRE, "r2 b1", tokens=tokens, mages={0: "H–A2"}, empty=["H–A2"])
    play(g, casts(CALL), Stay(), casts(PROTECTION, FIRE), token("H–A1"))
    assert familiar(g, 0) == "H–A1"


@pytest.mark.rule("FS-59", "FS-41")
def test_after_the_familiar_has_broken_a_seal_there_is_no_protection() -> None:
    g = with_scroll(PROTECTION, WATER, "r2 b1", tokens={"H–A1": (FIRE, 2), "H–A2": (WATER, 2)})
    play(g, casts(CALL), sends("H–A1"))
    assert to_move(g) == 1
    assert is_up(g, PROTECTION, WATER)


@pytest.mark.rule("FS-59", "FS-41")
def test_the_familiar_can_break_the_token_it_guards() -> None:
    g = with_scroll(PROTECTION, FIRE, "r2 b1", tokens={"H–A1": (FIRE, 2)}, familiars={0: "H–A1"})
    play(g, casts(CALL), sends("H–A1"))
    assert (where(g, 0), familiar(g, 0)) == ("H·1", "H–A1")


BEYOND = {"H–A1": (FIRE, 2), "A1–C1": (WATER, 3), "H–A2": (WATER, 3)}


@pytest.mark.rule("FS-60")
def test_overcoming_walks_past_a_token_and_breaks_a_seal_behind_it() -> None:
    g = with_scroll(OVERCOMING, FIRE, "b3 y1", tokens=BEYOND, scrolls={"A1·2": (TRANSMUTATION, WATER)})
    play(g, casts(OVERCOMING, FIRE))
    assert offered(g) == {"A1–C1", "A1·2"}
    events = play(g, breaks("A1–C1"))
    assert [event.where for event in named(events, SealPassed)] == ["H–A1"]
    assert (where(g, 0), lies(g, "H–A1"), lies(g, "A1–C1")) == ("A1–C1", (FIRE, 2), None)
    assert to_move(g) == 1


@pytest.mark.rule("FS-60")
def test_overcoming_is_not_for_a_seal_within_reach_anyway() -> None:
    g = with_scroll(OVERCOMING, FIRE, "b3 y1", tokens=BEYOND)
    play(g, casts(OVERCOMING, FIRE))
    assert refused(g, breaks("H–A2")) == Refusal("FS-60", "within-reach-anyway")
    assert refused(g, breaks("H–A1")) == Refusal("FS-60", "within-reach-anyway")
    assert refused(g, breaks("C1–E1")) == Refusal("FS-60", "not-by-this-spell")


@pytest.mark.rule("FS-60", "FS-A23", "FS-18")
def test_overcoming_is_refused_when_no_seal_could_be_broken_behind() -> None:
    g = with_scroll(OVERCOMING, FIRE, "b1 r2", tokens=BEYOND, empty=["A1·2"])
    assert refused(g, casts(OVERCOMING, FIRE)) == Refusal("FS-60", "no-overcoming")
    g = with_scroll(OVERCOMING, FIRE, "b3", tokens={"H–A1": (AIR, 2), "A1–C1": (WATER, 3)})
    assert refused(g, casts(OVERCOMING, FIRE)) == Refusal("FS-60", "no-overcoming")


@pytest.mark.rule("FS-60", "FS-A23")
def test_the_dice_that_count_are_those_on_the_table_now() -> None:
    own = [(SATURATION, WATER)]
    g = with_scroll(OVERCOMING, FIRE, "b1 y1", tokens=BEYOND, empty=["A1·2"], own=own)
    assert not is_open(g, casts(OVERCOMING, FIRE))
    play(g, casts(SATURATION, WATER))
    assert is_open(g, casts(OVERCOMING, FIRE))


@pytest.mark.rule("FS-60")
def test_overcoming_of_mind_walks_past_any_token_but_only_one() -> None:
    tokens = {"H–A1": (EARTH, 2), "A1–C1": (AIR, 3), "C1–E1": (WATER, 3)}
    g = with_scroll(OVERCOMING, MIND, "b3 y3", tokens=tokens, empty=["A1·2"])
    play(g, casts(OVERCOMING, MIND))
    assert "A1–C1" in offered(g)
    assert "C1–E1" not in offered(g)


@pytest.mark.rule("FS-A19")
def test_overcoming_passes_a_token_under_the_own_familiar_but_not_under_anothers() -> None:
    stage: dict[str, Any] = {"tokens": BEYOND, "empty": ["A1·2"]}
    g = with_scroll(OVERCOMING, FIRE, "b3 y1", familiars={0: "H–A1"}, **stage)
    play(g, casts(OVERCOMING, FIRE))
    assert offered(g) == {"A1–C1"}
    g = with_scroll(OVERCOMING, FIRE, "b3 y1", familiars={1: "H–A1"}, **stage)
    assert refused(g, casts(OVERCOMING, FIRE)) == Refusal("FS-60", "no-overcoming")


@pytest.mark.rule("FS-60")
def test_after_overcoming_no_further_spell() -> None:
    own = [(SATURATION, AIR)]
    g = with_scroll(OVERCOMING, FIRE, "b3 y1", tokens=BEYOND, own=own)
    play(g, casts(OVERCOMING, FIRE))
    assert asked(g) == "BreakBeyond"
    play(g, breaks("A1–C1"))
    assert to_move(g) == 1


PAST = {"A1–C1": (WATER, 3), "H–A2": (WATER, 3)}


@pytest.mark.rule("FS-61")
@pytest.mark.parametrize("figure", ["mages", "familiars"])
def test_teleportation_walks_past_a_foreign_figure(figure: str) -> None:
    stage: dict[str, Any] = {figure: {1: "H–A1"}, "empty": ["H–A1", "A1·2"], "tokens": PAST}
    g = with_scroll(TELEPORTATION, WATER, "b3 y1", **stage)
    play(g, casts(TELEPORTATION, WATER))
    assert offered(g) == {"A1–C1"}
    assert g.asking().clause == "FS-61"
    assert refused(g, breaks("H–A2")) == Refusal("FS-61", "within-reach-anyway")
    assert refused(g, breaks("C1–E1")) == Refusal("FS-61", "not-by-this-spell")
    events = play(g, breaks("A1–C1"))
    assert [event.where for event in named(events, FigurePassed)] == ["H–A1"]
    assert where(g, 0) == "A1–C1"
    assert to_move(g) == 1


@pytest.mark.rule("FS-61")
def test_teleportation_is_for_a_seal_of_its_element_and_mind_for_any() -> None:
    stage: dict[str, Any] = {"mages": {1: "H–A1"}, "empty": ["H–A1", "A1·2"], "tokens": PAST}
    g = with_scroll(TELEPORTATION, FIRE, "b3 y1", **stage)
    assert refused(g, casts(TELEPORTATION, FIRE)) == Refusal("FS-61", "no-teleportation")
    assert is_open(with_scroll(TELEPORTATION, MIND, "b3 y1", **stage), casts(TELEPORTATION, MIND))


@pytest.mark.rule("FS-61", "FS-A23")
def test_teleportation_is_refused_without_a_figure_or_without_the_dice() -> None:
    g = with_scroll(TELEPORTATION, WATER, "b3", empty=["H–A1"], tokens=PAST)
    assert refused(g, casts(TELEPORTATION, WATER)) == Refusal("FS-61", "no-teleportation")
    g = with_scroll(TELEPORTATION, WATER, "b2", mages={1: "H–A1"}, empty=["H–A1", "A1·2"], tokens=PAST)
    assert refused(g, casts(TELEPORTATION, WATER)) == Refusal("FS-61", "no-teleportation")


@pytest.mark.rule("FS-61")
def test_two_figures_on_one_place_are_one_too_many() -> None:
    stage: dict[str, Any] = {"mages": {1: "H–A1"}, "familiars": {1: "H–A1"}, "empty": ["H–A1", "A1·2"], "tokens": PAST}
    g = with_scroll(TELEPORTATION, WATER, "b3", **stage)
    assert refused(g, casts(TELEPORTATION, WATER)) == Refusal("FS-61", "no-teleportation")


@pytest.mark.rule("FS-A20")
def test_teleportation_breaks_the_very_seal_that_a_familiar_blocks_and_the_familiar_stays() -> None:
    g = with_scroll(TELEPORTATION, FIRE, "r2 b1", tokens={"H–A1": (FIRE, 2)}, familiars={1: "H–A1"})
    play(g, casts(TELEPORTATION, FIRE), breaks("H–A1"))
    assert (where(g, 0), familiar(g, 1), lies(g, "H–A1")) == ("H–A1", "H–A1", None)


@pytest.mark.rule("FS-A20", "FS-A02")
def test_a_mage_beside_a_foreign_familiar_walks_both_ways_but_not_back_through() -> None:
    stage: dict[str, Any] = {"mages": {0: "H–A1"}, "familiars": {1: "H–A1"}, "empty": ["H–A1"]}
    g = table(circle=4, dice=["b3", "y1"], tokens={"A1–C1": (WATER, 3), "H–A2": (WATER, 3)}, **stage)
    assert offered_breaks(g) >= {"A1–C1", "H–A2"}
    moved: dict[str, Any] = {"mages": {0: "A1·2"}, "familiars": {1: "H–A1"}, "empty": ["H–A1", "A1·2"]}
    g = table(circle=4, dice=["b3", "y1"], tokens={"A1–C1": (WATER, 3), "H–A2": (WATER, 3)}, **moved)
    assert offered_breaks(g) == {"A1–C1"}


@pytest.mark.rule("FS-A32", "FS-A22", "FS-63")
def test_acceleration_is_not_offered_where_the_second_seal_lies_behind_the_figure_beside_the_mage() -> None:
    """The mage may leave to either side, but once gone it does not come back past the familiar."""
    beside: dict[str, Any] = {"mages": {0: "H–A1"}, "familiars": {1: "H–A1"}, "empty": ["H–A1", "A1·2"]}
    tokens = {"A1–C1": (WATER, 3), "H–A2": (FIRE, 2)}
    g = with_scroll(ACCELERATION, WATER, "r2 y1", tokens=tokens, **beside)
    assert refused(g, casts(ACCELERATION, WATER)) == Refusal("FS-63", "no-acceleration")
    g = with_scroll(ACCELERATION, WATER, "r2 y1", tokens=tokens, **{**beside, "familiars": {0: "H–A1"}})
    assert is_open(g, casts(ACCELERATION, WATER))  # an own familiar is in nobody's own way
    g = with_scroll(ACCELERATION, FIRE, "b3 r1", tokens={"A1–C1": (WATER, 3), "C1–E1": (FIRE, 6)}, **beside)
    play(g, casts(ACCELERATION, FIRE))
    assert offered(g) == {"A1–C1"}
    play(g, breaks("A1–C1"))
    assert "C1–E1" in offered(g)
    play(g, breaks("C1–E1"))
    assert where(g, 0) == "C1–E1"


@pytest.mark.rule("FS-A32", "FS-A22", "FS-63")
@pytest.mark.parametrize("rooms", ["open", "barred"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_acceleration_never_ends_in_a_question_without_an_answer(seats: int, rooms: str) -> None:
    """In scattered positions with figures on one place: every first seal that is offered leaves a second, no other."""
    rng, met = Rng(seats), 0
    for _ in range(60):
        g = scattered(seats, rooms, rng)
        for element in range(5):
            first = BreakFirst(0, card(ACCELERATION, element))
            offered_first = set(first.indices(g))
            for seal in breakable(g, 0, ways_of(g, 0)).members():
                after = g.clone()
                take_for_nothing(after, 0, seal)
                second = BreakFree(0, card(ACCELERATION, element)).indices(after)
                assert bool(second) == (seal in offered_first)
                met += not second
    assert met > 20


def scattered(seats: int, rooms: str, rng: Rng) -> FiveSeals:
    """A table with figures and empty places anywhere; more often than not a rival's familiar beside the mage."""
    g: Any = GAME.new(seats, {"circle": 4, "scroll_rooms": rooms})
    while g.asking().seat == NATURE:
        g.answer(g.asking().sample(g, rng))
    g.round = 1
    for _ in range(g.dungeon.seals // 2):
        seal = rng.below(g.dungeon.seals)
        if g.tokens[seal] != 0:
            lift_token(g, seal)
    gone = [seal for seal in range(g.dungeon.seals) if g.tokens[seal] == 0]
    spots = gone + [SCROLL_PLACES + rng.below(g.dungeon.scrolls) for _ in range(4)]
    for spot in spots[-4:]:
        if g.scrolls[spot - SCROLL_PLACES] >= 0:
            lift_scroll(g, spot - SCROLL_PLACES)
    for seat in range(seats):
        g.mages[seat] = spots[rng.below(len(spots))]
        g.familiars[seat] = spots[rng.below(len(spots))]
        for colour in range(4):
            g.dice[seat * 4 + colour] = handful([1 + rng.below(6)])
    if rng.below(3) > 0:
        g.familiars[1] = g.mages[0]
    return g


def offered_breaks(g) -> set[str]:
    return {option.where for option in opens(g) if hasattr(option, "where")}


GUARDED = {"A1·2": (TRANSMUTATION, FIRE), "A2·2": (TRANSMUTATION, WATER), "C1·3": (PURIFICATION, FIRE)}


@pytest.mark.rule("FS-62", "FS-23")
def test_a_guardian_keeps_everybody_from_a_scroll_of_its_element() -> None:
    g = with_scroll(GUARDIAN, FIRE, "r6", "r6", scrolls=GUARDED, empty=["H–A1"])
    play(g, casts(GUARDIAN, FIRE))
    assert {"A1·2", "C1·3"} <= offered(g)
    assert g.asking().clause == "FS-62"
    assert refused(g, scroll("A2·2")) == Refusal("FS-62", "scroll-of-another-element")
    assert refused(g, RemoveGuardian()) == Refusal("FS-62", "no-guardian-to-remove")
    events = play(g, scroll("A1·2"))
    assert [event.element for event in named(events, GuardianPlaced)] == [FIRE]
    assert refused(g, breaks("A1·2")) == Refusal("FS-23", "seal-guarded")
    assert GAME.view(g, 0).guardians[FIRE] == GAME.view(g, 0).board.scrolls[0].place


@pytest.mark.rule("FS-62", "FS-A24")
def test_a_guardian_on_the_board_is_moved_or_removed_but_never_left_where_it_is() -> None:
    stage: dict[str, Any] = {"scrolls": GUARDED, "empty": ["H–A1"], "guardians": {FIRE: "A1·2"}}
    g = with_scroll(GUARDIAN, FIRE, "r6", **stage)
    play(g, casts(GUARDIAN, FIRE))
    assert refused(g, scroll("A1·2")) == Refusal("FS-A24", "already-guarded")
    play(g, scroll("C1·3"))
    assert is_open(g, breaks("A1·2"))
    g = with_scroll(GUARDIAN, FIRE, "r6", **stage)
    events = play(g, casts(GUARDIAN, FIRE), RemoveGuardian())
    assert named(events, GuardianRemoved) == [GuardianRemoved(FIRE)]
    assert is_open(g, breaks("A1·2"))


@pytest.mark.rule("FS-62")
def test_the_guardian_of_mind_stands_on_violet_scrolls_only() -> None:
    g = with_scroll(GUARDIAN, MIND, "r6", scrolls={"A1·2": (TRANSMUTATION, MIND)})
    play(g, casts(GUARDIAN, MIND))
    assert {option.element for option in opens(g)} == {MIND}


TWO = {"H–A1": (FIRE, 2), "A1–C1": (WATER, 3), "H–A2": (AIR, 2)}


@pytest.mark.rule("FS-63", "FS-27")
def test_acceleration_breaks_one_seal_with_dice_and_another_for_free() -> None:
    g = with_scroll(ACCELERATION, WATER, "r2 y1", tokens=TWO, empty=["A1·2"])
    play(g, casts(ACCELERATION, WATER), breaks("H–A1"))
    assert asked(g) == "BreakFree"
    assert offered(g) == {"A1–C1"}
    events = play(g, breaks("A1–C1"))
    assert [(event.colour, event.values) for event in named(events, SealBroken)] == [(None, ())]
    assert (where(g, 0), dice(g, 0), to_move(g)) == ("A1–C1", "y1", 1)


@pytest.mark.rule("FS-A22", "FS-63")
def test_the_first_seal_must_leave_a_second_one() -> None:
    g = with_scroll(ACCELERATION, WATER, "r2 y2", tokens=TWO, empty=["A1·2", "A2·2"])
    assert is_open(g, breaks("H–A2"))
    play(g, casts(ACCELERATION, WATER))
    assert offered(g) == {"H–A1"}
    assert refused(g, breaks("H–A2")) == Refusal("FS-63", "not-by-this-spell")


@pytest.mark.rule("FS-63", "FS-A23")
def test_acceleration_is_refused_unless_both_seals_can_be_broken() -> None:
    g = with_scroll(ACCELERATION, WATER, "y2", tokens=TWO, empty=["A1·2", "A2·2"])
    assert refused(g, casts(ACCELERATION, WATER)) == Refusal("FS-63", "no-acceleration")
    g = with_scroll(ACCELERATION, WATER, "b6", tokens=TWO)
    assert refused(g, casts(ACCELERATION, WATER)) == Refusal("FS-63", "no-acceleration")


@pytest.mark.rule("FS-63")
def test_the_second_seal_may_have_been_within_reach_before() -> None:
    g = with_scroll(ACCELERATION, AIR, "r2 b1", tokens=TWO)
    play(g, casts(ACCELERATION, AIR), breaks("H–A1"), breaks("H–A2"))
    assert where(g, 0) == "H–A2"


@pytest.mark.rule("FS-A21")
def test_the_second_seal_may_be_a_scroll_and_the_round_ends_after_it() -> None:
    g = with_scroll(ACCELERATION, MIND, "r2", tokens=TWO, scrolls={"A1·2": (TRANSMUTATION, EARTH)})
    play(g, casts(ACCELERATION, MIND), breaks("H–A1"))
    assert not GAME.view(g, 0).players[0].finished
    play(g, breaks("A1·2"))
    assert (TRANSMUTATION, EARTH) in held(g, 0)
    assert where(g, 0) == "A1·2"
    assert GAME.view(g, 0).players[0].finished
    play(g, takes("r"), takes("r"), takes("y"))
    assert to_move(g) == 1


@pytest.mark.rule("FS-A21", "FS-23")
def test_the_second_seal_is_neither_guarded_nor_blocked() -> None:
    scrolls = {"A1·2": (TRANSMUTATION, EARTH)}
    g = with_scroll(ACCELERATION, EARTH, "r2", tokens=TWO, scrolls=scrolls, guardians={EARTH: "A1·2"})
    play(g, casts(ACCELERATION, EARTH), breaks("H–A1"))
    assert "A1·2" not in offered(g)
    assert "H–A3" in offered(g)
    g = with_scroll(ACCELERATION, WATER, "r2", tokens=TWO, empty=["A1·2"], familiars={1: "A1–C1"})
    assert refused(g, casts(ACCELERATION, WATER)) == Refusal("FS-63", "no-acceleration")


@pytest.mark.rule("FS-A21")
def test_the_price_of_the_first_seal_is_chosen_before_the_second() -> None:
    g = with_scroll(ACCELERATION, WATER, "r2 r3", tokens=TWO, empty=["A1·2"])
    play(g, casts(ACCELERATION, WATER), breaks("H–A1"), pays("r3"), breaks("A1–C1"))
    assert dice(g, 0) == "r2"


@pytest.mark.rule("FS-40", "FS-30")
def test_a_familiar_leaves_the_board_when_its_owner_rests() -> None:
    g = table(circle=4, dice=["g1", "b3"], empty=["H–A1"], familiars={0: "H–A1"}, tokens=PAST)
    play(g, Rest())
    settle(g)
    assert familiar(g, 0) is None
    assert is_open(g, breaks("A1–C1"))


@pytest.mark.parametrize("spell", [PROTECTION, OVERCOMING, TELEPORTATION, GUARDIAN, ACCELERATION])
@pytest.mark.parametrize("element", [FIRE, WATER, AIR, EARTH, MIND])
def test_every_scroll_of_the_circle_can_be_cast(spell: int, element: int) -> None:
    hue = element % 4
    tokens = {"H–A1": (hue, 2), "A1–C1": (hue, 3), "A2–C2": (hue, 3), "H–A3": (hue, 2)}
    letters = "rbyg"[hue]
    g = table(
        circle=4,
        dice=[f"{letters}3 {letters}2", "y1"],
        held={0: [(spell, element)]},
        tokens=tokens,
        empty=["H–A2", "A1·2", "A2·2"],
        mages={1: "H–A2"},
    )
    play(g, casts(spell, element))
    while asked(g) not in ("TakeTurn", "ChooseDie"):
        play(g, opens(g)[0])
    assert not is_up(g, spell, element) or GAME.view(g, 0).players[0].finished
