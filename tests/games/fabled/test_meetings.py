"""Where two rules meet: each clause holds beside the other."""

from typing import Any

import pytest

from games.fabled.stage import (
    a,
    asked,
    books,
    event,
    look,
    march,
    nature,
    options,
    play,
    step,
    table,
    told,
    visits,
    where,
    whose,
)
from magoteka.games.fabled.box.components import ALLIES
from magoteka.games.fabled.messages.events import Visited

NONE = (0, 0, 0, 0)
FIVE = {0: ["seer"], 1: ["bookman"], 2: ["steppe_sorcerer"], 3: ["oblivion_master"], 4: ["firebird"]}
INTRODUCTION = {"scenario": "favour_of_gods"}


def allies(*names: str) -> int:
    return sum(2 ** ALLIES.index(name) for name in names)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.rule("FB-46", "FB-A08")
def test_what_is_left_of_the_ally_deck_is_dealt_before_it_is_shuffled_anew(seed: int) -> None:
    left = 2**16 - 1 & ~allies("seer", "bookman", "steppe_sorcerer", "oblivion_master", "firebird")
    token = [step("path-token", token=6)]
    g = table([], {}, {}, FIVE, token, seats=5, settings=INTRODUCTION, ally_deck=left)
    seen: set[str] = set()
    for seat in range(3):
        nature(g, seed * 10 + seat)
        assert whose(g) == seat
        seen |= set(look(g).players[seat].offer)
        play(g, options(g)[0])
    unseen = {ally for ally in ALLIES[:16] if left >> ALLIES.index(ally) & 1} - seen
    assert len(unseen) == 2
    nature(g, seed)
    fourth = look(g).players[3].offer
    assert unseen < set(fourth)  # both that were left, then one of the discarded
    assert len(fourth) == 3


@pytest.mark.rule("FB-A08")
def test_a_deck_that_has_just_run_out_takes_in_the_last_discards_too() -> None:
    token = [step("path-token", token=6)]
    g = table([], {}, {}, {0: ["seer"], 1: ["herald"]}, token, ally_deck=allies("firebird", "swarm", "windherd"))
    nature(g)
    play(g, a.ChooseAlly("swarm"))
    nature(g)
    assert set(look(g).players[1].offer) == {"firebird", "windherd"}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("FB-A11", "FB-A08")
def test_the_council_offers_nobody_an_ally_that_it_has_taken_away(seed: int) -> None:
    own = {0: ["seer"], 1: ["herald"]}
    reveal = [step("reveal-event", token=0)]
    few = allies("firebird", "swarm", "windherd", "charioteer")
    g = table(["st_01"], {0: ["st_01.r1"]}, {}, own, reveal, event_deck=2**3, ally_deck=few)
    play(g, a.DrawnEvent("ev_a4"), a.DiscardAlly("seer"))
    nature(g, seed)
    play(g, options(g)[0])
    play(g, a.DiscardAlly("herald"))
    nature(g, seed)
    assert whose(g) == 1
    assert len(look(g).players[1].offer) == 3
    assert not {"seer", "herald"} & set(look(g).players[1].offer)
    play(g, options(g)[0])
    assert look(g).allies_left == 4  # both are back in the deck when all have carried it out


@pytest.mark.parametrize(("number", "name"), [(3, "ev_a4"), (7, "ev_b4")])
@pytest.mark.rule("FB-A85", "FB-A09")
def test_nobody_parts_with_an_ally_or_pays_for_one_where_none_is_left(number: int, name: str) -> None:
    """Five have drafted twenty of the twenty-four allies, and four have had one of the rest."""
    reveal = [step("reveal-event", token=0)]
    for left in ((), ("swarm",)):
        g = table(
            ["st_01"],
            {0: ["st_01.r1"]},
            {0: (0, 0, 1, 0)},
            {0: ["seer"]},
            reveal,
            event_deck=2**number,
            ally_deck=allies(*left),
            settings={"ally_draft": True},
        )
        play(g, a.DrawnEvent(name))
        assert (asked(g) is None) is not bool(left)


@pytest.mark.rule("FB-A29", "FB-S2")
def test_the_guides_owner_says_who_walks_first() -> None:
    lands = ["mt_01", "st_01", "st_02"]
    g = table(
        lands,
        {0: ["mt_01.d4", "mt_01.r5"], 1: ["st_02.r1"]},
        {0: (0, 0, 0, 0)},
        {0: ["mountain_guide"]},
        march(),
        settings={"scenario": "ancestral_paths"},
        chapter=5,
    )
    play(g, a.Announce("mountain"))
    assert options(g) == [a.Walk(0), a.Walk(1)]
    play(g, a.Walk(1))  # the crossing brings the book that the Guide asks for
    assert asked(g) == "leave-path"
    assert a.Enter("st_01", "regular") in options(g)
    play(g, a.Enter("st_01", "regular"))
    assert where(g, 0, 0) == "st_01.r2"
    assert books(g) == NONE


@pytest.mark.parametrize(("trick", "terrain", "land"), [(5, "mountain", "mt_04"), (3, "steppe", "st_02")])
@pytest.mark.rule("FB-A96", "FB-116", "FB-X15", "FB-A73")
def test_a_trick_slows_the_boosted_heralds_second_phase_too(trick: int, terrain: Any, land: str) -> None:
    for mine in ("herald+", "herald"):
        g = table(
            [land, "fo_01"],
            {0: [f"{land}.r1"]},
            {},
            {0: [mine]},
            march(second=True),
            seats=1,
            trick=trick,
            former=2,
        )
        play(g, a.Announce(terrain))
        assert where(g) == f"{land}.r2"
    foiled = table(
        [land, "fo_01"], {0: [f"{land}.r1"]}, {}, {0: ["herald+"]}, march(second=True), seats=1, former=2, foiled=1
    )
    play(foiled, a.Announce(terrain))
    assert where(foiled) == f"{land}.r3"


@pytest.mark.rule("FB-105", "FB-114")
def test_the_swarm_gives_its_book_where_nobody_can_take_its_step() -> None:
    g = table(["st_01"], {0: ["st_01.r2"]}, {}, {0: ["swarm"]}, march())
    play(g, a.Announce("steppe"), a.Go("wind_3"), a.Apply())
    assert options(g) == [a.Done(), a.Use("swarm")]
    play(g, a.Use("swarm"))
    assert books(g) == (4, 0, 0, 0)
    assert asked(g) is None


@pytest.mark.rule("FB-A95", "FB-A80")
def test_the_kings_way_is_for_those_who_step_off_a_path() -> None:
    kings = {"king": ["mt_01", "fo_01", "home"]}
    fallen = table(
        ["mt_01", "fo_01"],
        {0: ["mt_01.d2", "fo_01.r1"]},
        {},
        {0: ["underground_king+"]},
        [step("reveal-trick")],
        seats=3,
        settings={"trial": True},
        tokens=kings,
    )
    play(fallen, a.DrawnTrick("tr_05"))
    assert where(fallen) == "home"
    assert books(fallen) == (1, 0, 0, 0)  # FB-120 he pays all the same
    hunt = table(
        ["mt_01", "fo_01"],
        {0: ["fo_01.r1"]},
        {},
        {0: ["underground_king+", "werewolf"]},
        march(),
        tokens=kings,
    )
    play(hunt, a.Announce("forest"), a.Hunt("hunt"), a.Stay(), a.Halt())
    assert asked(hunt) == "hunt-price"
    play(hunt, a.Pick(0))
    assert where(hunt) == "home"
    stepped = table(["mt_01", "fo_01"], {0: ["mt_01.d4"]}, {}, {0: ["underground_king+"]}, march(), tokens=kings)
    play(stepped, a.Announce("mountain"))
    assert options(stepped) == [a.GoHome(), a.Enter("fo_01", "regular")]


@pytest.mark.rule("FB-A95", "FB-A81")
def test_nor_does_he_lead_out_of_a_storm() -> None:
    storm = table(
        ["st_01", "fo_01", "mt_01"],
        {0: ["st_01.r1", "fo_01.r1"], 1: ["mt_01.r1"]},
        {},
        {0: ["underground_king+"]},
        [step("oblivion-phase", host=0)],
        tokens={"king": ["st_01", "fo_01", "home"]},
        **event("ev_c3"),
    )
    storm.asking()
    assert where(storm) == "home"
    assert books(storm) == (3, 0, 0, 0)  # two of the storm's and the King's


@pytest.mark.rule("FB-X20")
def test_deep_roots_calls_equal_spirits_from_left_to_right() -> None:
    lands = ["fo_08", "st_01", "fo_02"]  # the House of Roots is on either forest
    spirits = ["fo_02.r6", "st_01.r1", "fo_08.r6"]
    g = table(lands, {1: spirits}, {}, {0: ["werewolf"]}, [step("reveal-trick")], seats=1)
    events = play(g, a.DrawnTrick("tr_09"))
    assert visits(events) == [(None, "roots")]
    assert [one.land for one in told(events, Visited)] == ["fo_08"]
    both = table(lands, {1: spirits}, {}, {}, [step("reveal-trick")], seats=1)
    assert [one.land for one in told(play(both, a.DrawnTrick("tr_09")), Visited)] == ["fo_08", "fo_02"]
