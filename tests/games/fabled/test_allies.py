"""The twenty-four allies."""

from typing import Any

import pytest

from games.fabled.stage import (
    GAME,
    NATURE,
    a,
    asked,
    at_home,
    books,
    event,
    look,
    march,
    mask,
    nature,
    opened,
    options,
    play,
    refused,
    row,
    step,
    supply,
    table,
    told,
    turn,
    visits,
    where,
    whose,
)
from games.fabled.test_visits import visiting
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games.fabled.box.components import LAND_NAMES
from magoteka.games.fabled.messages.events import AbilityUsed, ForestDrawn, LandTaken

NONE = (0, 0, 0, 0)


def forget(lands, at, allies, books=None, **more):
    g = table(lands, at, books or {0: NONE, 1: NONE}, allies, [step("oblivion-phase", host=0)], **more)
    g.asking()
    return g


# ---------------------------------------------------------------- general


@pytest.mark.rule("FB-95", "FB-96", "FB-97", "FB-98", "FB-105", "FB-A74")
def test_a_boost_works_when_boosted_and_once() -> None:
    at = {0: ["st_01.r1"]}
    assert a.Use("firebird+") not in options(table(["st_01"], at, {0: (0, 0, 3, 0)}, {0: ["firebird"]}))
    g = table(["st_01"], at, {0: (0, 0, 3, 0)}, {0: ["firebird+"]}, turn())
    play(g, a.TakeBooks())
    assert options(g) == [a.EndActions(), a.Use("firebird+")]  # after the main action too
    play(g, a.Use("firebird+"), a.Want("sun", 2))
    assert books(g) == (2, 0, 1, 2)
    assert look(g).players[0].allies[0].boost_used
    assert asked(g) == "announce-terrain"


@pytest.mark.rule("FB-101", "FB-102", "FB-103", "FB-A75", "FB-A76")
def test_tokens_are_put_on_lands_in_the_action_phase() -> None:
    g = table(
        ["st_01", "st_02", "fo_01"], {0: ["st_01.r1"], 1: ["st_02.r1", "fo_01.r1"]}, {}, {0: ["serpent_queen"]}, turn()
    )
    play(g, a.PlaceToken("queen"), a.ChooseLand("st_02"), a.PlaceToken("queen"))
    assert a.ChooseLand("st_02") not in options(g)  # one token of an ally to a land, with or without a volkhv there
    play(g, a.ChooseLand("fo_01"), a.TakeBooks(), a.PlaceToken("queen"), a.ChooseLand("st_01"))
    assert supply(g) == ()
    assert asked(g) == "announce-terrain"  # no token is left, and none comes back
    assert look(g).row[0].tokens[0].seat == 0


@pytest.mark.rule("FB-104")
def test_the_terrain_of_an_ally_means_nothing_here() -> None:
    here = {0: ["fo_01.r1"]}
    forest = table(["fo_01"], here, {0: (1, 0, 0, 0)}, {0: ["werewolf"]})
    steppe = table(["fo_01"], here, {0: (1, 0, 0, 0)}, {0: ["bookman"]})
    assert options(forest) == options(steppe)
    assert look(forest).players[0].allies[0].terrain == "forest"


@pytest.mark.rule("FB-A77")
def test_a_token_put_this_turn_counts() -> None:
    g = table(["st_01", "fo_01"], {0: ["st_01.r1"]}, {0: NONE}, {0: ["oblivion_master"]}, turn())
    play(g, a.PlaceToken("oblivion"), a.ChooseLand("fo_01"), a.TakeBooks(), a.EndActions(), a.Announce("forest"))
    assert books(g) == (2, 0, 1, 0)


# ---------------------------------------------------------------- steppe allies


@pytest.mark.rule("FB-115")
def test_t34_the_seer_looks_and_only_she_sees() -> None:
    g = table(["fo_01"], {1: ["fo_01.r1"]}, {0: (1, 0, 0, 0)}, {0: ["seer"]}, open=opened(steppe=("st_01", "st_02")))
    play(g, a.AddLand("steppe"), a.Peek())
    question = g.asking()
    assert question.seat == NATURE
    assert question.knowers(g) == 1
    play(g, a.DrawnLand("st_07"), a.DrawnLand("st_08"))
    assert look(g, 0).peeked[0] == ("st_07", "st_08")
    assert look(g, 1).peeked[0] == look(g, None).peeked[0] == ()
    assert options(g) == [a.TakeOpen(0), a.TakeOpen(1), a.TakePeeked(0), a.TakePeeked(1)]
    left = g.clone()
    play(left, a.TakeOpen(0))
    assert look(left, 0).open[0] == ("st_07", "st_02")  # the known top refills the slot
    assert look(left, 0).peeked[0] == ("st_08",)
    play(left, a.ChoosePosition(0))
    assert books(left) == NONE
    play(g, a.TakePeeked(1), a.ChoosePosition(0))
    assert row(g)[0] == "st_08"
    assert books(g) == (3, 0, 0, 0)
    assert look(g, 0).peeked[0] == ("st_07",)
    assert look(g, 1).peeked[0] == ()


def test_another_seat_cannot_tell_what_the_seer_saw() -> None:
    g = table(["fo_01"], {1: ["fo_01.r1"]}, {0: (1, 0, 0, 0)}, {0: ["seer"]}, open=opened(steppe=("st_01", "st_02")))
    play(
        g,
        a.AddLand("steppe"),
        a.Peek(),
        a.DrawnLand("st_07"),
        a.DrawnLand("st_08"),
        a.TakePeeked(1),
        a.ChoosePosition(0),
    )
    tops = {int(GAME.redeal(g, 1, Rng(seed)).tops[0]) for seed in range(60)}
    assert tops == {2, 3, 4, 5, 6, 8, 9, 10, 11}
    assert {int(GAME.redeal(g, 0, Rng(seed)).tops[0]) for seed in range(20)} == {6}
    for seed in range(20):
        assert look(GAME.redeal(g, 1, Rng(seed)), 1) == look(g, 1)


@pytest.mark.rule("FB-96")
def test_the_boosted_seer_recalls_forgotten_lands() -> None:
    g = table(["st_01"], {1: ["st_01.r1"]}, {0: (1, 0, 0, 0)}, {0: ["seer+"]}, oblivion=2**4 | 2**30)
    assert a.AddForgotten("forest") not in options(g)
    events = play(g, a.AddForgotten("steppe"), a.ChooseLand("st_05"), a.ChoosePosition(1))
    assert told(events, LandTaken) == [LandTaken(0, "st_05")]
    assert books(g) == NONE  # no surcharge, no bonus
    assert where(g) == "st_05.r1"
    assert look(g).oblivion == ("fo_07",)


def test_the_bookman_and_his_boost() -> None:
    g = visiting("tower", ["fo_01"], ["fo_01.r6"], (0, 0, 1, 0), ["bookman+"])
    play(g, a.Apply(), a.Transform("tower", "forest", 1, "sun", 1))
    assert asked(g) == "with-visit"
    assert options(g) == [a.Done(), a.ChoosePlace("academy")]
    play(g, a.ChoosePlace("academy"), a.Exchange("sun", "forest"), a.Done())
    assert books(g) == (1, 0, 2, 0)  # the property paid once
    assert asked(g) is None


@pytest.mark.rule("FB-118", "FB-A37", "FB-A82")
def test_the_sorcerer_gives_steps_on_every_turn() -> None:
    at = {0: ["st_02.r1", "st_02.r1"], 1: ["st_02.r1", "st_02.r1"]}
    g = table(["st_02"], at, {0: NONE}, {0: ["steppe_sorcerer"], 1: ["rock_colossus"]}, march())
    play(g, a.Announce("steppe"), a.Halt(), a.Onward())
    assert books(g) == (3, 0, 0, 0)  # for announcing the steppes
    assert options(g) == [a.Stay(), a.Go("wind_4")]
    g = table(["st_02"], at, {}, {1: ["steppe_sorcerer"]}, march())
    play(g, a.Announce("steppe"))
    assert whose(g) == 1
    assert where(g, 1, 0) == "st_02.r2"
    play(g, a.Onward())
    assert {where(g, 1, 0), where(g, 1, 1)} == {"st_02.r3", "st_02.r2"}
    assert asked(g) is None  # one of them only


def test_the_boosted_sorcerer_crosses_without_connection() -> None:
    g = table(["st_04", "fo_01"], {0: ["st_04.r4"]}, {}, {0: ["steppe_sorcerer+"]})
    play(g, a.Walk(0))
    assert options(g) == [a.GoHome(), a.Enter("fo_01", "regular")]
    play(g, a.Enter("fo_01", "regular"))
    assert where(g) == "fo_01.r1"


@pytest.mark.rule("FB-103", "FB-A65")
def test_t27_the_master_of_oblivion() -> None:
    tokens = {"oblivion": ["fo_01", "home", "home"]}
    g = forget(["st_01", "fo_01"], {0: ["st_01.r1"]}, {1: ["oblivion_master"]}, tokens=tokens)
    assert books(g, 1) == (0, 1, 0, 0)  # on another's turn of the tier below
    assert supply(g, 1) == ("oblivion",) * 3
    g = forget(["st_01", "fo_01"], {0: ["st_01.r1"]}, {1: ["oblivion_master"]}, tokens=tokens, seats=5)
    assert books(g, 1) == (1, 0, 0, 0)  # among five a steppe book
    g = forget(["st_01", "fo_01"], {0: ["st_01.r1"]}, {0: ["oblivion_master"]}, tokens=tokens)
    assert books(g, 0) == (0, 0, 1, 0)  # on one's own a book of the terrain
    g = forget(["st_01", "fo_01"], {0: ["st_01.r1"]}, {1: ["oblivion_master+"]}, tokens=tokens)
    assert options(g) == [a.Done(), a.ChoosePlace("roots")]
    play(g, a.ChoosePlace("roots"))
    assert books(g, 1) == (0, 1, 1, 0)


@pytest.mark.rule("FB-129", "FB-A28")
def test_t11_the_warden_and_the_firebird() -> None:
    slots = opened(steppe=("st_01", "st_02"), forest=("fo_01", "fo_02"))
    g = table(
        ["st_05", "st_06"],
        {1: ["st_05.r1", "st_06.r1"]},
        {0: (1, 0, 1, 0)},
        {0: ["forest_warden", "firebird", "windherd"]},
        open=slots,
    )
    play(g, a.AddLand("forest"), a.TakeOpen(0), a.DrawnLand("fo_05"), a.ChoosePosition(1))
    play(g, a.Halt())  # the Windherd wakes for the forest, for a book
    assert options(g) == [a.Done(), a.Use("firebird"), a.Use("forest_warden")]
    assert books(g) == (4, 0, 0, 0)  # three of the Warden for the forest
    play(g, a.Use("forest_warden"), a.ChooseTerrain("steppe"))
    assert books(g) == (3, 0, 0, 0)
    play(g, a.TakeOpen(0), a.DrawnLand("st_09"))
    assert options(g) == [a.ChoosePosition(1), a.ChoosePosition(2)]  # beside the forest
    play(g, a.ChoosePosition(2), a.Gift("books"))
    assert books(g) == (5, 0, 0, 0)  # the Firebird paid for the forest alone, the Windherd slept
    assert row(g) == ["st_05", "fo_01", "st_01", "st_06"]
    assert asked(g) is None


def test_the_firebird_gives_books_or_conversions() -> None:
    g = table(
        ["fo_05"], {1: ["fo_05.r1"]}, {0: (3, 0, 0, 0)}, {0: ["firebird"]}, open=opened(steppe=("st_01", "st_02"))
    )
    play(g, a.AddLand("steppe"), a.TakeOpen(0), a.DrawnLand("st_05"), a.ChoosePosition(1))
    assert options(g) == [a.Gift("books"), a.Gift("conversions")]
    play(g, a.Gift("conversions"), a.Exchange("steppe", "mountain"))
    assert books(g) == (0, 1, 0, 0)


@pytest.mark.rule("FB-114", "FB-A70", "FB-A82", "FB-A83")
def test_the_swarm_steps_and_calls() -> None:
    lands, spots = ["st_01", "st_02", "st_09"], ["st_01.r3", "st_02.r1", "st_09.r2"]
    g = visiting("wind_3", lands, spots, NONE, ["swarm+"])
    play(g, a.Apply())
    assert options(g) == [a.Done(), a.Use("swarm"), a.Use("swarm+")]
    play(g, a.Use("swarm"), a.Walk(1))
    assert where(g, 0, 1) == "st_02.r2"
    assert options(g) == [a.Done(), a.Use("swarm+")]
    play(g, a.Use("swarm+"))
    assert options(g) == [a.Pick(2)]
    play(g, a.Pick(2), a.Go("stones_1"))
    assert look(g).players[0].volkhvs[2].place == "stones_1"
    other = visiting("wind_3", lands, spots, NONE, ["swarm+"], active=1)
    play(other, a.Apply())
    assert asked(other) is None  # on one's own turn only
    used = visiting("wind_3", lands, spots, NONE, ["swarm+"], turn_used=2**10, chapter_used=2**11)
    play(used, a.Apply())
    assert asked(used) is None


@pytest.mark.rule("FB-A83", "FB-A14")
def test_t39_the_sister_takes_another_turn() -> None:
    g = table(
        ["st_01"],
        {0: ["st_01.r1"]},
        {0: NONE, 1: NONE},
        {0: ["sister_of_time+", "swarm"]},
        [step("turn", seat=1), step("turn", seat=0)],
        turn_used=0,
        chapter=10,
    )
    play(g, a.TakeBooks(), a.Announce("forest"))
    assert options(g) == [a.Done(), a.Use("sister_of_time+")]
    play(g, a.Use("sister_of_time+"))
    assert whose(g) == 0
    assert asked(g) == "act"
    play(g, a.TakeBooks(), a.Announce("forest"))
    assert whose(g) == 1  # once in the game
    assert books(g) == (4, 0, 0, 0)


@pytest.mark.rule("FB-A80", "FB-A50")
def test_the_enchantress_moves_steppes() -> None:
    lands, at = ["st_01", "mt_01"], {0: ["mt_01.r1"], 1: ["st_01.r1"]}
    first: dict[str, Any] = {"first_numbers": True}
    assert a.Use("enchantress") not in options(table(lands, at, {0: NONE}, {0: ["enchantress"]}, **first))
    g = table(lands, at, {0: (1, 0, 0, 0)}, {0: ["enchantress"]}, turn())
    play(g, a.Use("enchantress"))
    assert books(g) == (1, 0, 0, 0)
    assert options(g) == [a.ChooseLand("st_01")]
    play(g, a.ChooseLand("st_01"), a.ChoosePosition(1))
    assert row(g) == ["mt_01", "st_01"]
    assert a.Use("enchantress") not in options(g)
    g = table(lands, {0: ["st_01.r1"]}, {0: NONE}, {0: ["enchantress+"]}, turn())
    play(g, a.Use("enchantress"), a.ChooseLand("st_01"), a.ChoosePosition(1), a.Walk(0), a.Walk(0), a.Stay())
    assert where(g) == "st_01.r3"


# ---------------------------------------------------------------- mountain allies


@pytest.mark.rule("FB-116", "FB-117", "FB-118", "FB-A38")
def test_t12_the_herald_and_the_colossus() -> None:
    at = {0: ["mt_01.r1", "fo_01.r1"], 1: ["fo_01.r1"]}
    allies = {0: ["herald", "rock_colossus"]}
    g = table(["mt_01", "fo_01", "st_01"], at, {}, allies, [step("oblivion-phase", host=0), *march()])
    play(g, a.Announce("mountain"), a.Stay(), a.Onward())
    assert where(g) == "mt_01.r4"  # two obligatory steps and an optional one
    assert asked(g) == "announce-terrain"
    assert books(g) == (2, 0, 0, 0)  # for announcing the mountains
    assert row(g) == ["mt_01", "fo_01", "st_01"]  # oblivion only after the second phase
    assert options(g) == [a.Done(), a.Announce("steppe"), a.Announce("forest")]
    assert refused(g, a.Announce("mountain"))[1] == "another-terrain"
    play(g, a.Announce("forest"))
    assert where(g, 0, 1) == "fo_01.r2"
    assert where(g, 1, 0) == "fo_01.r2"
    assert row(g) == ["mt_01", "fo_01"]
    g = table(["mt_01", "fo_01"], at, {}, allies, march())
    play(g, a.Announce("forest"), a.Stay(), a.Announce("mountain"))
    assert where(g) == "mt_01.r2"
    assert options(g) == [a.Halt(), a.Onward()]


@pytest.mark.rule("FB-116", "FB-96")
def test_the_boosted_herald_leads_two_steps() -> None:
    for ally, cell in (("herald", "st_02.r2"), ("herald+", "st_02.r3")):
        g = table(["fo_07", "st_02"], {0: ["st_02.r1"]}, {}, {0: [ally]}, march(second=True), former=2)
        play(g, a.Announce("steppe"))
        assert where(g) == cell


def test_the_boosted_herald_remembers_lands() -> None:
    g = forget(["st_01", "fo_01", "mt_01"], {0: ["st_01.r1"]}, {0: ["herald+"], 1: ["bookman"]})
    assert books(g) == (0, 1, 1, 0)


@pytest.mark.rule("FB-119", "FB-A36", "FB-A37", "FB-A41")
def test_t24_the_windherd() -> None:
    g = table(["st_01", "mt_01"], {0: ["st_01.r4"]}, {0: NONE}, {0: ["windherd"]}, march())
    play(g, a.Announce("steppe"))
    assert where(g) == "mt_01.r2"
    play(g, a.Onward())
    assert options(g) == [a.Stay(), a.Go("stones_2")]
    poor = table(["st_01", "fo_01"], {0: ["st_01.r4"]}, {0: NONE}, {0: ["windherd"]}, march())
    play(poor, a.Announce("steppe"))
    assert asked(poor) is None
    rich = table(["st_01", "fo_01"], {0: ["st_01.r4"]}, {0: (1, 0, 0, 0)}, {0: ["windherd"]}, march())
    play(rich, a.Announce("steppe"))
    assert options(rich) == [a.Halt(), a.OnwardPaid()]
    play(rich, a.OnwardPaid())
    assert books(rich) == NONE
    assert where(rich) == "fo_01.r3"
    added = table([], {}, {0: (9, 9, 0, 0)}, {0: ["windherd"]}, open=opened(mountain=("mt_01", "mt_02")))
    play(added, a.AddLand("mountain"), a.TakeOpen(0), a.DrawnLand("mt_05"), a.ChoosePosition(0))
    play(added, a.Onward(), a.Onward())
    assert {where(added, 0, 0), where(added, 0, 1)} == {"mt_01.r2", "mt_01.d2"}
    hermit = visiting("hermit", ["st_11", "st_01"], ["st_11.r3"], NONE, ["windherd"])
    play(hermit, a.Apply(), a.Onward())
    assert where(hermit, 0, 1) == "st_01.r2"


def test_the_hurricane_carries_three_to_the_mountains() -> None:
    g = table(["mt_01", "st_01"], {0: ["st_01.r1"]}, {0: NONE}, {0: ["windherd+"]})
    play(
        g, a.Use("windherd+"), a.Pick(0), a.Enter("mt_01", "dead_end"), a.Halt(), a.Pick(3), a.Enter("mt_01", "regular")
    )
    play(g, a.Onward())
    assert where(g, 0, 0) == "mt_01.d1"
    assert where(g, 0, 3) == "mt_01.r2"
    assert a.Pick(0) not in options(g)
    play(g, a.Done())
    assert a.Use("windherd+") not in options(g)


@pytest.mark.rule("FB-A41", "FB-32")
def test_t25_the_mountain_guide() -> None:
    lands = ["st_01", "mt_01", "st_04"]
    g = table(lands, {0: ["mt_01.d4"]}, {0: (4, 0, 0, 0)}, {0: ["mountain_guide"]})
    play(g, a.Walk(0))
    assert options(g) == [a.GoHome(), a.Enter("st_01", "regular"), a.Enter("st_04", "regular")]
    play(g, a.Enter("st_04", "regular"))
    assert books(g) == (3, 0, 0, 0)  # he asks a steppe book for each other participant
    for seats, left in ((3, 2), (4, 1), (5, 1)):  # but never more than three
        g = table(lands, {0: ["mt_01.d4"]}, {0: (4, 0, 0, 0)}, {0: ["mountain_guide"]}, seats=seats)
        play(g, a.Walk(0), a.Enter("st_04", "regular"))
        assert books(g) == (left, 0, 0, 0)
    g = table(lands, {0: ["mt_01.d4"]}, {0: (1, 0, 0, 0)}, {0: ["mountain_guide"]}, seats=3)
    play(g, a.Walk(0))
    assert where(g) == "home"
    g = table(lands, {0: ["mt_01.r5"]}, {}, {0: ["mountain_guide"]})
    play(g, a.Walk(0))
    assert where(g) == "st_04.r1"
    g = table(["st_01", "mt_01"], {0: ["st_01.r4"]}, {}, {0: ["mountain_guide+"]})
    play(g, a.Walk(0))
    assert options(g) == [a.Enter("mt_01", "regular"), a.Enter("mt_01", "dead_end")]
    g = visiting("menhirs_3", ["mt_01"], ["mt_01.d4"], NONE, ["mountain_guide+"])
    play(g, a.Substitute())
    assert books(g) == (2, 1, 0, 0)


@pytest.mark.rule("FB-114", "FB-A70")
def test_the_soulwarden_and_the_king_in_either_order() -> None:
    g = table(
        ["st_01"],
        {0: ["st_01.r4"]},
        {0: (1, 0, 0, 0)},
        {0: ["soulwarden", "underground_king"]},
        tokens={"king": ["st_01"]},
    )
    play(g, a.Walk(0))
    assert options(g) == [a.Use("soulwarden"), a.Use("underground_king")]
    play(g, a.Use("soulwarden"))
    assert books(g) == (3, 0, 0, 0)  # one of the Soulwarden, one of the King
    assert asked(g) == "convert"


@pytest.mark.rule("FB-A92")
def test_the_boosted_soulwarden_visits_oblivion() -> None:
    gone = mask(["st_01", "st_02", "fo_08", "fo_09", "fo_10"], LAND_NAMES)
    g = table(["st_05"], {0: ["st_05.r1"]}, {0: (1, 0, 3, 0)}, {0: ["soulwarden+"]}, oblivion=gone)
    play(g, a.Use("soulwarden+"))
    assert options(g) == [
        a.ChoosePlace(place) for place in ("wind_3", "wind_4", "stones_2", "roots", "tavern", "menhirs_5", "temple")
    ]
    for place in ("gates", "hermit", "treewyrm"):  # printed there, but a forgotten land has no neighbours
        assert refused(g, a.ChoosePlace(place)) == ("FB-A92", "not-from-oblivion")
    play(g, a.ChoosePlace("wind_4"))
    assert refused(g, a.ChoosePlace("wind_3")) == ("FB-A92", "not-from-oblivion")  # the same name
    play(g, a.ChoosePlace("stones_2"))
    assert books(g) == (5, 2, 3, 0)
    assert asked(g) == "act"
    assert a.Use("soulwarden+") not in options(g)


@pytest.mark.rule("FB-A91")
def test_the_swarm_calls_to_another_name_only() -> None:
    lands, spots = ["st_01", "st_02", "st_10"], ["st_01.r3", "st_02.r4", "st_10.r4", "st_01.r3"]
    g = visiting("wind_3", lands, spots, NONE, ["swarm+"])
    play(g, a.Apply(), a.Use("swarm+"))
    assert options(g) == [a.Pick(2)]  # not the wind again, not on the same land
    assert refused(g, a.Pick(1)) == ("FB-A91", "swarm-calls-elsewhere")
    play(g, a.Pick(2))
    assert options(g) == [a.Go("tavern")]
    assert refused(g, a.Go("wind_4")) == ("FB-A91", "swarm-calls-elsewhere")
    nameless = visiting("wind_3", lands, spots, NONE, ["swarm+"])
    play(nameless, a.Substitute(), a.Use("swarm+"))
    assert options(nameless) == [a.Pick(1), a.Pick(2)]  # a nameless visit rules nothing out


@pytest.mark.rule("FB-A80")
def test_t29_the_charioteer() -> None:
    for own, other, gained in ((2, 3, 3), (3, 3, 2), (4, 3, 0)):
        g = table(["st_01"], {0: ["st_01.r1"]}, {0: (0, 0, 0, own), 1: (0, 0, 0, other)}, {0: ["charioteer"]}, turn())
        assert books(g)[0] == gained
    g = table(["st_01", "st_02"], {0: ["st_01.r4"]}, {0: (1, 0, 0, 0)}, {0: ["charioteer+"]})
    play(g, a.Use("charioteer+"), a.Pick(0), a.ChooseLand("st_02"), a.Onward())
    assert where(g) == "st_02.r2"
    assert books(g) == NONE
    assert a.Use("charioteer+") not in options(g)


@pytest.mark.rule("FB-120", "FB-121", "FB-A51")
def test_t13_the_king() -> None:
    agenda = [step("declare-boost", seat=0)]
    g = table(
        ["st_01", "st_02"],
        {0: ["st_01.r1", "st_02.r1"]},
        {},
        {0: ["underground_king"]},
        agenda,
        tokens={"king": ["st_01", "st_02"]},
    )
    play_board(g, "tokens", 5, -3)
    play(g, a.BoostAlly("underground_king"))
    assert supply(g) == ("king",)
    g = table(
        ["st_01", "st_02", "fo_01"],
        {0: ["st_01.r4"]},
        {0: (2, 0, 0, 0)},
        {0: ["underground_king"]},
        [step("act", seat=0), *agenda],
        tokens={"king": ["st_01", "st_02"]},
    )
    play_board(g, "tokens", 5, -3)
    play(g, a.BoostAlly("underground_king"))
    assert options(g) == [a.ChooseLand("fo_01")]
    play(g, a.ChooseLand("fo_01"), a.Walk(0))
    assert where(g) == "st_02.r1"  # connected, so no choice
    assert books(g) == (3, 0, 0, 0)
    play(g, a.Exchange("steppe", "mountain"))
    g = table(
        ["st_04", "fo_01", "st_11"],
        {0: ["st_04.r4"]},
        {0: NONE},
        {0: ["underground_king+"]},
        tokens={"king": ["st_04", "st_11", "home"]},
    )
    play(g, a.Walk(0))
    assert options(g) == [a.GoHome(), a.Enter("st_11", "regular")]
    play(g, a.Enter("st_11", "regular"))
    assert books(g) == (1, 0, 0, 0)


def play_board(g, field, place, value) -> None:
    """Change one number of the board."""
    numbers = getattr(g, field)
    numbers[place] = value


@pytest.mark.rule("FB-122", "FB-126", "FB-128", "FB-A49")
def test_t43_the_colossus_on_bare_rock() -> None:
    g = table(
        ["mt_01"],
        {0: ["mt_01.r2", "mt_01.r3"]},
        {0: NONE},
        {0: ["rock_colossus+", "swamp_witch", "wise_cat"]},
        turn(),
        **event("ev_a2"),
    )
    play(g, a.Use("rock_colossus+"))
    assert options(g) == [a.Pick(0)]
    events = play(g, a.Pick(0))
    assert visits(events) == [(0, "nameless")]
    assert books(g) == (1, 1, 0, 0)  # its book and the event's; Witch and Cat say nothing
    assert a.Use("rock_colossus+") not in options(g)
    assert len(look(g).players[0].named_up) == 10


@pytest.mark.rule("FB-101", "FB-123", "FB-124", "FB-A62", "FB-A71")
def test_t33_the_sky_wanderer() -> None:
    at = {0: ["st_01.r1", "st_02.r1"], 1: ["st_02.r2"]}
    g = table(["st_01", "st_02", "mt_01"], at, {0: NONE, 1: (1, 0, 0, 0)}, {0: ["sky_wanderer"]}, turn())
    play(g, a.PlaceToken("sky_3"))
    assert options(g) == [a.ChooseLand("st_01"), a.ChooseLand("st_02"), a.ChooseLand("mt_01")]
    play(g, a.ChooseLand("st_02"))
    assert look(g).row[1].regular[2] == ("sky_3",)
    play(g, a.PlaceToken("sky_2"))
    assert a.ChooseLand("st_02") not in options(g)
    play(g, a.ChooseLand("st_01"), a.TakeBooks(), a.EndActions(), a.Announce("steppe"))
    for paid, gained in ((0, 1), (1, 1), (2, 0)):  # at most two visits a chapter pay her
        g2 = table(
            ["st_02"],
            {1: ["st_02.r3"]},
            {0: NONE, 1: (1, 0, 0, 0)},
            {0: ["sky_wanderer"]},
            [step("visit-place", seat=1, volkhv=7, place=17, committed=False)],
            tokens={"sky": ["home", "st_02", "home"]},
            sky_books=paid,
        )
        assert options(g2) == [a.Apply()]  # no substitution
        play(g2, a.Apply(), a.Exchange("steppe", "mountain"), a.Done())
        assert books(g2, 1) == (0, 1, 0, 0)
        assert books(g2, 0) == (gained, 0, 0, 0)


@pytest.mark.rule("FB-123", "FB-A90")
def test_a_sky_token_covers_the_cell_of_its_number_whatever_is_printed_there() -> None:
    everywhere = 0
    for land in LAND_NAMES:
        for token in ("sky_2", "sky_3", "sky_4"):
            g = table([land], {1: [f"{land}.r1"]}, {}, {0: ["sky_wanderer"]})
            play(g, a.PlaceToken(token))
            everywhere += options(g) == [a.ChooseLand(land)]
    assert everywhere == 108
    g = table(["fo_06", "mt_03"], {0: ["fo_06.r2"], 1: ["fo_06.r2"]}, {0: (4, 0, 0, 0)}, {1: ["sky_wanderer"]})
    covered = {"sky": ["home", "fo_06", "home"]}
    assert look(g).row[0].regular[2] == ("academy",)
    g = table(["fo_06", "mt_03"], {0: ["fo_06.r2"]}, {0: (4, 0, 0, 0)}, {1: ["sky_wanderer"]}, tokens=covered)
    assert look(g, 0).row[0].regular[2] == look(g, None).row[0].regular[2] == ("sky_3",)
    play(g, a.Walk(0))
    assert options(g) == [a.Stay(), a.Go("sky_3")]  # the academy beneath is out of use
    back = forget(["fo_06", "st_01"], {0: ["st_01.r1"]}, {1: ["sky_wanderer"]}, tokens=covered)
    assert supply(back, 1) == ("sky_2", "sky_3", "sky_4")
    wyrm = visiting("treewyrm", ["mt_03", "fo_06"], ["mt_03.r4"], (4, 0, 0, 0), tokens=covered)
    play(wyrm, a.Apply())
    assert {a.ChoosePlace("academy"), a.ChoosePlace("sky_3")} <= set(options(wyrm))  # the place itself is still there


def test_the_boosted_wanderer_doubles_and_moves() -> None:
    g = visiting("sky_4", ["st_01"], ["st_01.r4"], NONE, ["sky_wanderer+"], tokens={"sky": ["home", "home", "st_01"]})
    play(g, a.Apply())
    assert books(g) == (2, 2, 0, 0)
    g = table(["st_01", "st_03"], {0: ["st_01.r1", "st_03.r1"]}, {}, {0: ["sky_wanderer+"]}, tokens={"sky": ["st_01"]})
    play(g, a.Use("sky_wanderer+"), a.PlaceToken("sky_2"), a.ChooseLand("st_03"))
    assert look(g).row[1].tokens[0].token == "sky_2"
    assert a.Use("sky_wanderer+") not in options(g)


# ---------------------------------------------------------------- forest allies


@pytest.mark.rule("FB-126", "FB-113", "FB-A56")
def test_t14_the_witch_wants_visits_in_person() -> None:
    for place in ("menhirs_3", "menhirs_4", "menhirs_5"):
        g = visiting(place, ["st_03", "st_01"], ["st_03.r4", "st_01.r1"], NONE, ["swamp_witch"])
        assert a.SpendToken("swamp_witch", "menhirs") in options(g)
        play(g, a.SpendToken("swamp_witch", "menhirs"))
        assert books(g) == (2, 0, 0, 0)
        assert options(g) == [a.Apply()]
    play(g, a.Apply(), a.Walk(1), a.Done())
    assert asked(g) is None  # once for each token
    g = visiting("menhirs_3", ["st_03"], ["st_03.r4"], NONE, ["swamp_witch"])
    play(g, a.Substitute())
    assert asked(g) is None
    g = visiting("treewyrm", ["mt_03", "st_03"], ["mt_03.r4"], NONE, ["swamp_witch"])
    assert options(g) == [a.Apply(), a.Substitute()]
    play(g, a.Apply(), a.ChoosePlace("menhirs_3"), a.Walk(0), a.Done())
    assert asked(g) is None
    g = visiting("wind_3", ["st_01"], ["st_01.r3"], NONE, ["swamp_witch"])
    play(g, a.Apply(), a.SpendToken("swamp_witch", "wind"))
    assert books(g) == (5, 0, 0, 0)
    g = table(["st_01"], {0: ["st_01.r1"]}, {}, {0: ["swamp_witch+"]}, named_up=[0, 0], named_spent=[31, 0])
    play(g, a.Use("swamp_witch+"))
    assert len(look(g).players[0].named_up) == 5


@pytest.mark.rule("FB-127")
def test_t28_the_giant() -> None:
    g = forget(["st_01", "fo_01", "mt_01"], {0: ["st_01.r1"]}, {1: ["forest_giant"]}, marker=5)
    assert look(g).players[1].marker == 6
    g = table(["st_01"], {0: ["st_01.r1"]}, {0: NONE}, {0: ["forest_giant"]}, marker=6)
    play(g, a.Use("forest_giant"))
    assert books(g) == (0, 0, 1, 0)
    assert look(g).players[0].marker == 0
    assert a.Use("forest_giant") not in options(
        table(["st_01"], {0: ["st_01.r1"]}, {0: NONE}, {0: ["forest_giant"]}, marker=5)
    )
    for marker, offered in ((8, False), (9, True)):  # the longer scale of five participants
        g = table(["st_01"], {0: ["st_01.r1"]}, {0: NONE}, {0: ["forest_giant"]}, marker=marker, seats=5)
        assert (a.Use("forest_giant") in options(g)) == offered
    g = table(["st_01", "st_02"], {0: ["st_01.r1"]}, {0: NONE}, {0: ["forest_giant+"]}, marker=2)
    play(g, a.Use("forest_giant+"), a.ChooseLand("st_01"), a.ChoosePosition(1), a.Walk(0), a.Walk(0), a.Stay())
    assert row(g) == ["st_02", "st_01"]
    assert where(g) == "st_01.r3"
    assert look(g).players[0].marker == 0


@pytest.mark.rule("FB-128", "FB-A56")
def test_t30_the_cat_before_the_effect() -> None:
    g = visiting("temple", ["fo_10"], ["fo_10.r6"], (0, 0, 2, 0), ["wise_cat"])
    assert options(g) == [a.Substitute(), a.SpendToken("wise_cat", "temple")]
    play(g, a.SpendToken("wise_cat", "temple"))
    assert options(g) == [a.Apply()]
    play(g, a.Apply(), a.Transform("temple", "forest", 3, "sun", 2))
    assert books(g) == (0, 0, 0, 2)
    assert options(visiting("temple", ["fo_10"], ["fo_10.r6"], (0, 0, 2, 0))) == [a.Substitute()]
    g = visiting("wind_3", ["st_01"], ["st_01.r3"], NONE, ["wise_cat+"])
    play(g, a.Apply(), a.SpendToken("wise_cat", "library"))
    assert books(g) == (4, 1, 0, 0)
    assert asked(g) is None  # once a chapter
    g = visiting("treewyrm", ["mt_03", "st_03"], ["mt_03.r4"], NONE, ["wise_cat+"])
    assert options(g) == [a.Apply(), a.Substitute()]


@pytest.mark.rule("FB-118", "FB-A80")
def test_the_werewolf_trails_and_hunts() -> None:
    at = {0: ["fo_07.r1", "fo_07.r1"]}
    g = table(["fo_07"], at, {}, {0: ["werewolf"]}, march())
    play(g, a.Announce("forest"), a.Hunt("hunt"), a.Onward())
    assert options(g) == [a.Stay(), a.Go("menhirs_5")]
    play(g, a.Stay(), a.Onward(), a.Halt())
    assert asked(g) == "hunt-price"
    play(g, a.Pick(1))
    assert at_home(g) == 6
    g = table(["fo_07"], at, {0: NONE}, {0: ["werewolf"]}, march())
    play(g, a.Announce("forest"), a.Hunt("trail"), a.Halt(), a.Halt())
    assert asked(g) is None
    assert books(g) == (4, 0, 0, 0)  # for announcing the forests
    g = table(["fo_07", "st_01"], {0: ["fo_07.r1", "st_01.r1"]}, {0: NONE}, {0: ["werewolf+"]})
    play(g, a.Use("werewolf+"))
    assert options(g) == [a.Pick(0)]
    play(g, a.Pick(0))
    assert books(g) == (0, 0, 1, 0)
    assert where(g) == "home"


def test_the_lord_of_nature() -> None:
    g = table(
        ["fo_01", "fo_02", "st_01"],
        {0: ["fo_01.r1", "st_01.r1"], 1: ["fo_02.r1"]},
        {0: NONE},
        {0: ["nature_lord"]},
        turn(),
        tokens={"nature": ["fo_01", "fo_02", "home"]},
    )
    assert books(g) == (3, 0, 0, 0)
    assert a.PlaceToken("nature") not in options(g)  # forests only, one to a land
    g = visiting("roots", ["fo_01"], ["fo_01.r3"], NONE, ["nature_lord+"], tokens={"nature": ["fo_01"]})
    play(g, a.Apply())
    assert books(g) == (0, 1, 1, 0)


@pytest.mark.rule("FB-130", "FB-A21")
def test_t35_the_warden_plants_a_forest() -> None:
    lands, at = ["fo_01"], {1: ["fo_01.r1"]}
    slots = opened(forest=("fo_02", "fo_03"))
    g = table(lands, at, {0: (6, 0, 0, 0)}, {0: ["forest_warden+"]}, open=slots)
    play(g, a.Use("forest_warden+"))
    assert options(g) == [a.Exchange("steppe", "mountain")]
    play(g, a.Exchange("steppe", "mountain"), a.Exchange("steppe", "mountain"), a.Exchange("mountain", "forest"))
    play(g, a.Done())
    assert books(g) == (1, 0, 0, 0)
    assert asked(g) == "choose-source"
    assert a.Use("forest_warden+") not in options(
        table(lands, at, {0: (2, 1, 0, 0)}, {0: ["forest_warden+"]}, open=slots)
    )


@pytest.mark.rule("FB-A71", "FB-A13")
def test_t31_the_queen_listens() -> None:
    def visited(queen, count, **more):
        agenda = [step("visit-place", seat=1, volkhv=7, place=0, committed=False)] * count
        g = table(
            ["st_01"],
            {1: ["st_01.r3"]},
            {0: NONE, 1: NONE},
            {0: [queen]},
            agenda,
            tokens={"queen": ["st_01", "home", "home"]},
            **more,
        )
        for _ in range(count):
            play(g, a.Apply())
        return g

    assert books(visited("serpent_queen", 3)) == (4, 0, 0, 0)  # two of two participants, twice a chapter
    assert books(visited("serpent_queen", 3, seats=3)) == (2, 0, 0, 0)
    assert books(visited("serpent_queen", 3, queen_books=2)) == NONE
    g = visited("serpent_queen+", 1)
    assert options(g) == [a.Done(), a.Use("serpent_queen+")]
    play(g, a.Use("serpent_queen+"))
    assert books(g) == (5, 0, 0, 0)


@pytest.mark.rule("FB-A32", "FB-A41", "FB-131")
def test_t26_the_bright_torch() -> None:
    g = table(["st_04"], {0: ["st_04.r4"]}, {0: NONE}, {0: ["bright_torch", "firebird"]}, torch=2**30 | 2**24)
    play(g, a.Walk(0))
    assert options(g) == [a.GoHome(), a.Lay("fo_07")]
    play(g, a.Lay("fo_07"))
    assert row(g) == ["st_04", "fo_07"]
    assert where(g) == "fo_07.r1"
    assert books(g) == NONE
    assert asked(g) is None
    g = table(["st_04"], {0: ["st_04.r4"]}, {0: NONE}, {0: ["bright_torch+"]}, torch=2**30 | 2**24)
    play(g, a.Walk(0))
    assert options(g) == [a.GoHome(), a.Lay("fo_01"), a.Lay("fo_07")]


@pytest.mark.rule("FB-17", "FB-A32")
def test_the_torch_takes_forests_and_a_laid_one_counts_for_later_walkers() -> None:
    g = table([], {}, {}, {}, [step("keep-ally", seat=0)], offers=[23, 1, 2, -1, -1, -1])
    play(g, a.ChooseAlly("bright_torch"))
    nature(g)
    assert len(look(g).players[0].forests) == 2
    assert look(g).deck_sizes[2] == 10
    at = {0: ["st_01.r4"], 1: ["st_01.r4"]}
    g = table(["st_01"], at, {}, {0: ["bright_torch"]}, march(), torch=2**24)
    play(g, a.Announce("steppe"))
    assert whose(g) == 0
    play(g, a.Lay("fo_01"))
    assert where(g, 0) == "fo_01.r2"
    assert where(g, 1) == "fo_01.r1"


@pytest.mark.rule("FB-17")
def test_every_forest_that_comes_to_the_torch_is_told() -> None:
    g = table([], {}, {}, {}, [step("keep-ally", seat=1)], offers=[-1, -1, -1, 23, 1, 2], tops=[-1] * 4 + [33, -1])
    g.top_known[4] = 1
    events = play(g, a.ChooseAlly("bright_torch"), a.DrawnLand("fo_02"))
    assert told(events, ForestDrawn) == [ForestDrawn(1, land) for land in ("fo_10", "fo_02")]


@pytest.mark.rule("FB-17", "FB-115")
def test_nobody_takes_back_a_boost_that_has_turned_up_what_the_seer_saw() -> None:
    match = Match.new(GAME, 2, {"first_player": 1, "event_deck": "none"}, Rng(1))
    boosts = [step("declare-boost", seat=0), step("declare-boost", seat=1)]
    match.state = table([], {}, {}, {0: ["seer"], 1: ["bright_torch", "herald"]}, boosts, tops=[-1] * 4 + [33, 34])
    match.state.top_known[4] = match.state.top_known[5] = 1
    match.state.torch = 2**24
    match.go_on()
    other = match.state.clone()
    match.submit(1, a.BoostAlly("bright_torch"))
    assert match.view(0).players[1].forests == ("fo_01", "fo_10")
    assert not match.can_undo(1)
    match.state = other
    match.go_on()
    match.submit(1, a.BoostAlly("herald"))
    assert match.can_undo(1)


def test_boosts_that_act_outside_the_action_phase_are_told() -> None:
    queen = table(
        ["st_01"],
        {1: ["st_01.r3"]},
        {0: NONE, 1: NONE},
        {0: ["serpent_queen+"]},
        [step("visit-place", seat=1, volkhv=7, place=0, committed=False)],
        tokens={"queen": ["st_01", "home", "home"]},
    )
    assert told(play(queen, a.Apply(), a.Use("serpent_queen+")), AbilityUsed) == [AbilityUsed(0, "serpent_queen+")]
    tokens = {"oblivion": ["fo_01", "home", "home"]}
    master = forget(["st_01", "fo_01"], {0: ["st_01.r1"]}, {1: ["oblivion_master+"]}, tokens=tokens)
    assert told(play(master, a.ChoosePlace("roots")), AbilityUsed) == [AbilityUsed(1, "oblivion_master+")]
    sister = table(["st_01"], {0: ["st_01.r1"]}, {}, {0: ["sister_of_time+"]}, [step("end-turn", seat=0)])
    events = play(sister, a.Use("sister_of_time+"))
    assert told(events, AbilityUsed) == [AbilityUsed(0, "sister_of_time+")]
