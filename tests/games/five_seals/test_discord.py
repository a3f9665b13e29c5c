"""Circle III, magic of discord."""

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
    NoRival,
    asked,
    breaks,
    card,
    casts,
    chooses,
    colour,
    dice,
    die,
    familiar,
    held,
    is_open,
    is_up,
    named,
    opens,
    pays,
    play,
    refused,
    rival,
    rolled,
    table,
    takes,
    to_move,
)
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import (
    APPROPRIATION,
    CALL,
    FORGERY,
    MODIFICATION,
    MULTIPLICATION,
    PURIFICATION,
    REVALUATION,
    SATURATION,
    SEIZURE,
    TRANSFER,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.events import DiceSwapped, DieSeized, ScrollsTraded, SeatFinished, SpellBorrowed

EXITS = {"H–A1": (FIRE, 2), "H–A2": (WATER, 2)}
EVERY = (FORGERY, MODIFICATION, TRANSFER, SEIZURE, APPROPRIATION)


def duel(spell: int, element: int, mine: str, theirs: str, **more: Any):
    own = [(spell, element), *more.pop("own", [])]
    other = more.pop("other", [])
    return table(circle=3, dice=[mine, theirs], held={0: own, 1: other}, tokens=EXITS, **more)


def brawl(spell: int, element: int, *shown: str, **more: Any):
    held_by = {0: [(spell, element)], **more.pop("others", {})}
    return table(3, circle=3, dice=shown, held=held_by, tokens=EXITS, **more)


@pytest.mark.rule("FS-53")
@pytest.mark.parametrize("spell", EVERY)
def test_magic_of_discord_needs_a_rival_in_play(spell: int) -> None:
    others = {1: [(SATURATION, FIRE), (PURIFICATION, FIRE)]}
    g = brawl(spell, FIRE, "r1 b3", "r2", "", others=others, finished=[1, 2])
    assert refused(g, casts(spell, FIRE)) == Refusal("FS-53", "no-rivals-left")


@pytest.mark.rule("FS-53")
def test_a_rival_who_has_finished_is_no_target() -> None:
    g = brawl(SEIZURE, FIRE, "b1", "r2 b2", "r3", finished=[1])
    play(g, casts(SEIZURE, FIRE))
    assert dice(g, 0) == "r3 b1"
    g = brawl(SEIZURE, FIRE, "b1", "r2 b2", "r3 r4 b1")
    play(g, casts(SEIZURE, FIRE))
    assert opens(g) == [rival(1), rival(2)]
    assert refused(g, rival(0)) == Refusal("FS-53", "rival-of-no-use")
    assert refused(g, NoRival()) == Refusal("FS-53", "choose-a-rival")


@pytest.mark.rule("FS-54")
def test_forgery_swaps_colours_and_leaves_values_with_their_owners() -> None:
    g = duel(FORGERY, FIRE, "b3", "r5")
    events = play(g, casts(FORGERY, FIRE), die("r5"), die("b3"))
    assert (dice(g, 0), dice(g, 1)) == ("r3", "b5")
    assert named(events, DiceSwapped) == [DiceSwapped(0, WATER, 3, 1, FIRE, 5)]
    assert list(g.store) == [2, 2, 3, 3]


@pytest.mark.rule("FS-54")
def test_forgery_gives_a_die_of_another_colour() -> None:
    g = duel(FORGERY, FIRE, "b3 r2", "r5 y1")
    play(g, casts(FORGERY, FIRE))
    assert opens(g) == [die("r5")]
    play(g, die("r5"))
    assert opens(g) == [die("b3")]
    assert refused(duel(FORGERY, FIRE, "r2 r3", "r5"), casts(FORGERY, FIRE)) == Refusal("FS-54", "no-forgery")
    assert refused(duel(FORGERY, FIRE, "b2", "b5"), casts(FORGERY, FIRE)) == Refusal("FS-54", "no-forgery")


@pytest.mark.rule("FS-54")
def test_forgery_of_mind_takes_any_two_different_colours() -> None:
    g = duel(FORGERY, MIND, "b3", "r5 b1 g2")
    play(g, casts(FORGERY, MIND))
    assert opens(g) == [die("r5"), die("g2")]
    assert refused(g, die("b1")) == Refusal("FS-54", "not-this-die")
    play(g, die("g2"), die("b3"))
    assert (dice(g, 0), dice(g, 1)) == ("g3", "r5 b1 b2")


@pytest.mark.rule("FS-55")
def test_modification_raises_own_dice_and_lowers_those_of_one_rival() -> None:
    g = duel(MODIFICATION, FIRE, "r1 r4 b2", "r3 r1 y2")
    play(g, casts(MODIFICATION, FIRE), die("r1"), die("r4"), rival(1))
    assert (dice(g, 0), dice(g, 1)) == ("r2 r5 b2", "r1 r2 y2")


@pytest.mark.rule("FS-55")
def test_modification_may_lower_some_dice_of_several() -> None:
    g = duel(MODIFICATION, FIRE, "b2", "r3 r5")
    play(g, casts(MODIFICATION, FIRE), die("r5"))
    assert opens(g) == [Done(), die("r3")]
    play(g, Done())
    assert dice(g, 1) == "r3 r4"


@pytest.mark.rule("FS-A15")
def test_modification_may_only_raise_or_only_lower_but_must_change_something() -> None:
    g = duel(MODIFICATION, FIRE, "r4", "r3")
    play(g, casts(MODIFICATION, FIRE), die("r4"), NoRival())
    assert (dice(g, 0), dice(g, 1)) == ("r5", "r3")
    g = duel(MODIFICATION, FIRE, "r4", "r3")
    play(g, casts(MODIFICATION, FIRE), Done())
    assert (dice(g, 0), dice(g, 1)) == ("r4", "r2")
    g = duel(MODIFICATION, FIRE, "r4 r5", "r1")
    play(g, casts(MODIFICATION, FIRE))
    assert refused(g, Done()) == Refusal("FS-55", "choose-a-die")


@pytest.mark.rule("FS-A15")
def test_modification_keeps_dice_between_one_and_six() -> None:
    g = duel(MODIFICATION, FIRE, "r6", "r1")
    assert refused(g, casts(MODIFICATION, FIRE)) == Refusal("FS-55", "no-modification")
    g = duel(MODIFICATION, FIRE, "r6 r5 r2", "b1")
    play(g, casts(MODIFICATION, FIRE))
    assert opens(g) == [die("r2"), die("r5")]
    g = duel(MODIFICATION, FIRE, "r6", "r1 r2")
    play(g, casts(MODIFICATION, FIRE))
    assert dice(g, 1) == "r1 r1"


@pytest.mark.rule("FS-A15")
def test_modification_never_raises_a_rivals_dice() -> None:
    g = duel(MODIFICATION, FIRE, "b2", "r3")
    play(g, casts(MODIFICATION, FIRE))
    assert dice(g, 1) == "r2"


@pytest.mark.rule("FS-55")
def test_modification_lowers_the_dice_of_one_rival_of_the_casters_choice() -> None:
    g = brawl(MODIFICATION, FIRE, "b1", "r3", "r4")
    play(g, casts(MODIFICATION, FIRE))
    assert opens(g) == [rival(1), rival(2)]
    play(g, rival(2))
    assert (dice(g, 1), dice(g, 2)) == ("r3", "r3")


@pytest.mark.rule("FS-55")
def test_modification_of_mind_works_on_one_colour() -> None:
    g = duel(MODIFICATION, MIND, "r1 b1", "y3")
    play(g, casts(MODIFICATION, MIND))
    assert opens(g) == [colour("r"), colour("b"), colour("y")]
    play(g, colour("y"))
    assert dice(g, 1) == "y2"


@pytest.mark.rule("FS-56")
def test_transfer_swaps_open_scrolls_of_equal_strength() -> None:
    g = duel(TRANSFER, FIRE, "b1", "y1", own=[(PURIFICATION, AIR)], other=[(PURIFICATION, FIRE), (SATURATION, FIRE)])
    play(g, casts(TRANSFER, FIRE))
    assert opens(g) == [chooses(PURIFICATION, FIRE)]
    events = play(g, chooses(PURIFICATION, FIRE), chooses(PURIFICATION, AIR))
    assert (PURIFICATION, FIRE) in held(g, 0)
    assert (PURIFICATION, AIR) in held(g, 1)
    assert len(named(events, ScrollsTraded)) == 1


@pytest.mark.rule("FS-56")
def test_transfer_of_mind_takes_a_violet_scroll_only() -> None:
    other = [(PURIFICATION, FIRE), (PURIFICATION, MIND)]
    g = duel(TRANSFER, MIND, "b1", "y1", own=[(PURIFICATION, AIR)], other=other)
    play(g, casts(TRANSFER, MIND))
    assert opens(g) == [chooses(PURIFICATION, MIND)]


@pytest.mark.rule("FS-56")
def test_transfer_never_touches_call_or_a_scroll_that_lies_face_down() -> None:
    assert refused(duel(TRANSFER, MIND, "b1", "y1"), casts(TRANSFER, MIND)) == Refusal("FS-56", "no-transfer")
    g = duel(TRANSFER, FIRE, "b1", "y1", own=[(PURIFICATION, AIR)], other=[(PURIFICATION, FIRE)])
    g.up &= ~(1 << card(PURIFICATION, FIRE))
    assert refused(g, casts(TRANSFER, FIRE)) == Refusal("FS-56", "no-transfer")
    g = duel(TRANSFER, FIRE, "b1", "y1", own=[(PURIFICATION, AIR)], other=[(PURIFICATION, FIRE)])
    g.up &= ~(1 << card(PURIFICATION, AIR))
    assert refused(g, casts(TRANSFER, FIRE)) == Refusal("FS-56", "no-transfer")


@pytest.mark.rule("FS-A16")
def test_transfer_cannot_give_itself() -> None:
    g = duel(TRANSFER, FIRE, "b1", "y1", other=[(SATURATION, FIRE)])
    assert refused(g, casts(TRANSFER, FIRE)) == Refusal("FS-56", "no-transfer")


@pytest.mark.rule("FS-A16")
def test_the_scroll_got_by_transfer_can_be_cast_at_once() -> None:
    g = duel(TRANSFER, FIRE, "r1 b1", "y1", own=[(SATURATION, AIR)], other=[(SATURATION, FIRE)])
    play(g, casts(TRANSFER, FIRE), chooses(SATURATION, FIRE), chooses(SATURATION, AIR))
    assert is_open(g, casts(SATURATION, FIRE))
    play(g, casts(SATURATION, FIRE))
    assert dice(g, 0) == "r3 b1"


@pytest.mark.rule("FS-57", "FS-A17")
def test_seizure_takes_a_die_that_its_owner_chooses() -> None:
    g = duel(SEIZURE, FIRE, "b1", "r2 r5 y1")
    play(g, casts(SEIZURE, FIRE))
    assert to_move(g) == 1
    assert opens(g) == [die("r2"), die("r5")]
    events = play(g, die("r2"))
    assert (dice(g, 0), dice(g, 1)) == ("r2 b1", "r5 y1")
    assert named(events, DieSeized) == [DieSeized(0, 1, FIRE, 2)]
    assert to_move(g) == 0


@pytest.mark.rule("FS-57")
def test_seizure_of_mind_takes_any_die_its_owner_likes() -> None:
    g = duel(SEIZURE, MIND, "b1", "r2 y1")
    play(g, casts(SEIZURE, MIND))
    assert opens(g) == [die("r2"), die("y1")]
    play(g, die("y1"))
    assert dice(g, 0) == "b1 y1"


@pytest.mark.rule("FS-57", "FS-A27", "FS-30")
def test_whoever_loses_the_last_die_finishes_at_once_and_the_familiar_leaves_the_way() -> None:
    g = duel(
        SEIZURE,
        FIRE,
        "b1",
        "r5",
        own=[],
        other=[(SATURATION, AIR)],
        empty=["H–A3", "A3–C3"],
        familiars={1: "A3–C3"},
        scrolls={"C3·3": (PURIFICATION, FIRE)},
    )
    g.up &= ~(1 << card(SATURATION, AIR))
    assert refused(g, breaks("C3·3")) == Refusal("FS-22", "out-of-reach")
    events = play(g, casts(SEIZURE, FIRE))
    assert named(events, SeatFinished) == [SeatFinished(1)]
    assert to_move(g) == 1
    play(g, takes("r"), takes("b"), takes("y"))
    assert to_move(g) == 0
    assert dice(g, 1) == "r0 b0 y0"
    assert familiar(g, 1) is None
    assert is_up(g, SATURATION, AIR)
    assert is_open(g, breaks("C3·3"))
    assert GAME.view(g, 0).players[1].finished


@pytest.mark.rule("FS-57", "FS-16")
def test_a_robbed_player_does_not_move_again_this_round() -> None:
    g = duel(SEIZURE, FIRE, "b2 b3", "r5")
    play(g, casts(SEIZURE, FIRE), takes("y"), takes("y"), takes("y"), breaks("H–A2"), pays("b2"))
    assert to_move(g) == 0


@pytest.mark.rule("FS-58", "FS-A18")
def test_appropriation_casts_a_rivals_scroll_and_turns_both_down() -> None:
    g = duel(APPROPRIATION, FIRE, "r1", "y1", other=[(SATURATION, FIRE), (SATURATION, AIR)])
    play(g, casts(APPROPRIATION, FIRE))
    assert opens(g) == [chooses(SATURATION, FIRE)]
    events = play(g, chooses(SATURATION, FIRE))
    assert dice(g, 0) == "r3"
    assert not is_up(g, APPROPRIATION, FIRE)
    assert not is_up(g, SATURATION, FIRE)
    assert (SATURATION, FIRE) in held(g, 1)
    assert [event.rival for event in named(events, SpellBorrowed)] == [1]
    assert asked(g) == "TakeTurn"


@pytest.mark.rule("FS-A33", "FS-58", "FS-30")
def test_a_borrowed_seizure_that_robs_its_owner_of_the_last_die_lies_face_up() -> None:
    g = duel(APPROPRIATION, FIRE, "b2", "r5", other=[(SEIZURE, FIRE)])
    events = play(g, casts(APPROPRIATION, FIRE), chooses(SEIZURE, FIRE))
    assert named(events, DieSeized) == [DieSeized(0, 1, FIRE, 5)]
    assert named(events, SeatFinished) == [SeatFinished(1)]
    assert is_up(g, SEIZURE, FIRE)
    assert not is_up(g, APPROPRIATION, FIRE)
    play(g, takes("r"), takes("b"), takes("y"))
    assert (to_move(g), dice(g, 0)) == (0, "r5 b2")


@pytest.mark.rule("FS-58")
def test_call_and_revaluation_cannot_be_appropriated() -> None:
    g = duel(APPROPRIATION, MIND, "r1", "y1", other=[(REVALUATION, MIND)])
    assert refused(g, casts(APPROPRIATION, MIND)) == Refusal("FS-58", "no-appropriation")
    assert (CALL, MIND) in held(g, 1)


@pytest.mark.rule("FS-58")
def test_appropriation_of_mind_takes_a_violet_scroll_only() -> None:
    g = duel(APPROPRIATION, MIND, "r1", "y1", other=[(MULTIPLICATION, MIND), (MULTIPLICATION, FIRE)])
    play(g, casts(APPROPRIATION, MIND))
    assert opens(g) == [chooses(MULTIPLICATION, MIND)]
    play(g, chooses(MULTIPLICATION, MIND), colour("g"), rolled(6))
    assert dice(g, 0) == "r1 g6"


@pytest.mark.rule("FS-A18")
def test_the_conditions_of_the_borrowed_spell_hold_for_the_borrower() -> None:
    g = duel(APPROPRIATION, FIRE, "b1", "r1", other=[(SATURATION, FIRE)])
    assert refused(g, casts(APPROPRIATION, FIRE)) == Refusal("FS-58", "no-appropriation")
    g = duel(APPROPRIATION, FIRE, "b1", "r4", other=[(SEIZURE, FIRE)])
    play(g, casts(APPROPRIATION, FIRE), chooses(SEIZURE, FIRE))
    assert dice(g, 0) == "r4 b1"


@pytest.mark.rule("FS-A18", "FS-A16")
def test_a_borrowed_transfer_gives_away_neither_itself_nor_appropriation() -> None:
    other = [(TRANSFER, FIRE), (REVALUATION, FIRE)]
    g = duel(APPROPRIATION, FIRE, "b1", "y4", other=other)
    assert refused(g, casts(APPROPRIATION, FIRE)) == Refusal("FS-58", "no-appropriation")
    g = duel(APPROPRIATION, FIRE, "b1", "y4", own=[(REVALUATION, AIR)], other=other)
    play(g, casts(APPROPRIATION, FIRE), chooses(TRANSFER, FIRE))
    assert opens(g) == [chooses(REVALUATION, FIRE)]
    play(g, chooses(REVALUATION, FIRE))
    assert opens(g) == [chooses(REVALUATION, AIR)]


@pytest.mark.rule("FS-A28", "FS-53")
def test_the_open_scrolls_of_a_finished_player_are_out_of_reach() -> None:
    others = {1: [(SATURATION, FIRE)], 2: []}
    g = brawl(APPROPRIATION, FIRE, "r1", "r1", "b1", others=others, finished=[1])
    assert is_up(g, SATURATION, FIRE)
    assert refused(g, casts(APPROPRIATION, FIRE)) == Refusal("FS-58", "no-appropriation")
    g = brawl(TRANSFER, FIRE, "r1", "r1", "b1", others={1: [(TRANSMUTATION, FIRE)]}, finished=[1])
    assert refused(g, casts(TRANSFER, FIRE)) == Refusal("FS-56", "no-transfer")


@pytest.mark.parametrize("spell", EVERY)
@pytest.mark.parametrize("element", [FIRE, WATER, AIR, EARTH, MIND])
def test_every_scroll_of_the_circle_can_be_cast(spell: int, element: int) -> None:
    own = [(PURIFICATION, (element + 1) % 5)]
    g = duel(spell, element, "r1 b1 y1 g1", "r3 b3 y3 g3", own=own, other=[(PURIFICATION, element)])
    play(g, casts(spell, element))
    while asked(g) != "TakeTurn":
        play(g, g.asking().menu(g)[g.asking().indices(g)[0]])
    assert not is_up(g, spell, element)
    assert to_move(g) == 0
