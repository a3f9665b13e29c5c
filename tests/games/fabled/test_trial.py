"""The Trial: one alone or a Fellowship against the spirits."""

from typing import Any

import pytest

from games.fabled.stage import (
    GAME,
    a,
    asked,
    books,
    event,
    look,
    march,
    nature,
    opened,
    options,
    play,
    row,
    step,
    table,
    told,
    until,
    visits,
    where,
    whose,
)
from magoteka.core.chance import Rng
from magoteka.core.problems import BadSetting
from magoteka.games.fabled.box.components import ALLIES, PLACES, SPIRIT_RANK, SPIRIT_WISDOM, START_WISDOM
from magoteka.games.fabled.messages.events import ChapterBegan, TokenReached, TrickRevealed, TurnBegan
from magoteka.games.fabled.rules.tricks import is_foiled

NONE = (0, 0, 0, 0)


def solo(lands=(), spirits=(), at=(), have=NONE, allies=(), agenda=None, **more):
    return table(lands, {0: at, 1: spirits}, {0: have}, {0: list(allies)}, agenda, seats=1, **more)


def fellows(lands, at, have=None, allies=None, agenda=None, **more):
    """Two companions and the spirits as the third participant."""
    return table(lands, at, have or {0: NONE, 1: NONE}, allies or {}, agenda, settings={"trial": True}, **more)


@pytest.mark.rule("FB-X01", "FB-X02", "FB-X03", "FB-X04", "FB-X05", "FB-X07", "FB-A16")
def test_set_up() -> None:
    g = nature(GAME.new(1))
    view = look(g)
    assert view.chapters == 10
    assert view.trial.wisdom == 0
    assert view.trial.fate == "dawn"
    assert view.trial.tricks_left == 12
    assert view.trial.joint == 0
    assert view.scenario == "cornerstones"
    assert view.deck == "spirit_world"
    assert len(view.trial.volkhvs) == 7
    four = look(nature(GAME.new(4, {"trial": True, "first_player": 0})))
    assert four.chapters == 8
    assert [len(player.volkhvs) for player in four.players] == [6] * 4
    assert len(four.trial.volkhvs) == 6
    assert four.trial.joint == 2
    assert four.players[2].books == (3, 1, 1, 0)
    assert look(nature(GAME.new(2, {"trial": True}))).chapters == 8
    assert look(nature(GAME.new(1, {"event_deck": "none"}))).deck == "none"
    for wrong in ({"trial": True, "scenario": "ancestral_paths"}, {"trial": True, "ally_draft": True}):
        with pytest.raises(BadSetting):
            GAME.new(2, wrong)
    with pytest.raises(BadSetting):
        GAME.new(5, {"trial": True})


@pytest.mark.rule("FB-X06", "FB-X14")
def test_levels() -> None:
    levels = ("apprentice", "volkhv", "sage", "legend")
    views = [look(nature(GAME.new(1, {"level": level}))) for level in levels]
    assert [view.trial.wisdom for view in views] == [0, 11, 14, 22]
    assert [dict(view.divisions).get("escalation", 0) for view in views] == [0, 7, 5, 2]
    short = [look(nature(GAME.new(2, {"level": level, "trial": True}))) for level in levels]
    assert [dict(view.divisions).get("escalation", 0) for view in short] == [0, 5, 3, 2]
    assert [view.trial.wisdom for view in short] == [0, 11, 15, 22]
    for players in range(1, 5):
        first = [GAME.new(players, {"level": level, "trial": True}) for level in levels]
        wisdom = [look(nature(g)).trial.wisdom for g in first]
        assert wisdom == list(START_WISDOM[players - 1])
        assert wisdom == sorted(set(wisdom))


@pytest.mark.rule("FB-X11", "FB-X25", "FB-X29")
def test_a_whole_trial() -> None:
    g = GAME.new(1, {"level": "sage"})
    g.listening = True
    g.playout(Rng(5))
    turns = [one.seat for one in told(g.events, TurnBegan)]
    assert turns == [0, None] * 10
    assert len(told(g.events, ChapterBegan)) == 10
    tricks = [one.trick for one in told(g.events, TrickRevealed)]
    assert len(set(tricks)) == 10
    tokens = [one.token for one in told(g.events, TokenReached)]
    assert tokens.index("escalation") < tokens.index("boost_or_ally_2")


@pytest.mark.rule("FB-X08", "FB-X09", "FB-X10")
def test_the_spirits_add_by_fate() -> None:
    slots = opened(steppe=("st_05", "st_06"), mountain=("mt_01", "mt_02"), forest=("fo_01", "fo_02"))
    g = solo(["st_01"], (), ["st_01.r1"], agenda=[step("spirit-prologue")], open=slots, phase=1)
    nature(g)
    assert row(g) == ["fo_01", "st_01"]  # a forest, the first slot, the left end
    assert look(g).trial.fate == "dawn"
    g = solo(["st_01", "fo_09"], (), ["st_01.r1"], agenda=[step("spirit-prologue")], open=slots, phase=1, fate=1)
    nature(g)
    assert row(g) == ["st_01", "fo_09", "mt_02"]
    assert where(g, 1, 0) == "mt_02.r1"
    assert where(g, 1, 1) == "mt_02.d1"
    lonely = opened(forest=("fo_01", ""))
    g = solo(["st_01"], (), ["st_01.r1"], agenda=[step("spirit-prologue")], open=lonely, phase=1, fate=1)
    nature(g)
    assert row(g) == ["st_01", "fo_01"]
    g = solo(["st_01"], (), ["st_01.r1"], agenda=[step("spirit-prologue")], phase=1)
    nature(g)
    assert row(g) == ["st_01"]


def spirit_march(lands, spirits, **more):
    """The spirits move on their own turn, by two steps."""
    g = solo(lands, spirits, agenda=[step("spirits-move")], trick=8, active=1, **more)
    g.asking()
    return g


@pytest.mark.rule("FB-X21", "FB-X22", "FB-X23", "FB-X12")
def test_t21_a_spirit_takes_the_best_place_in_reach() -> None:
    g = solo(["fo_06"], ["fo_06.r2"], agenda=march())
    play(g, a.Announce("forest"))
    assert where(g, 1) == "fo_06.r3"
    assert look(g).trial.wisdom == 2  # the academy
    assert look(spirit_march(["fo_06"], ["fo_06.r4"])).trial.wisdom == 3  # roots, not stones
    g = spirit_march(["fo_05"], ["fo_05.r1"])
    assert where(g, 1) == "fo_05.r2"
    assert look(g).trial.wisdom == 2
    order = sorted(range(16), key=lambda place: SPIRIT_RANK[place])
    assert [PLACES[place] for place in order] == [
        "library", "tower", "temple", "roots", "stones_2", "wind_4", "menhirs_5", "treewyrm", "menhirs_4", "academy",
        "tavern", "wind_3", "menhirs_3", "hermit", "gates", "stones_1",
    ]  # fmt: skip
    assert max(SPIRIT_RANK) == SPIRIT_RANK[16]
    assert set(SPIRIT_WISDOM) == {1, 2, 3}


@pytest.mark.rule("FB-X21", "FB-X08", "FB-X23")
def test_t22_a_spirit_looks_ahead() -> None:
    g = spirit_march(["st_08"], ["st_08.r2"])
    assert where(g, 1) == "st_08.r4"
    assert look(g).trial.wisdom == 2
    g = spirit_march(["st_08"], ["st_08.r1"])
    assert where(g, 1) == "st_08.r2"
    assert look(g).trial.wisdom == 1
    assert look(g).trial.fate == "dusk"  # gates flip it
    g = spirit_march(["st_11", "fo_02"], ["st_11.r2"])
    assert where(g, 1, 1) == "fo_02.r1"  # the hermit brings another one


@pytest.mark.rule("FB-X24", "FB-X14", "FB-104")
def test_t23_shields() -> None:
    def foiled(allies, **more):
        return is_foiled(fellows([], {}, None, allies, **more), 1)

    assert foiled({0: ["herald"]})
    assert not foiled({0: ["seer"]})
    late: dict[str, Any] = {"settings": {"trial": True, "level": "legend"}, "chapter": 3}
    g = table([], {}, {}, {0: ["herald"]}, seats=2, **late)
    assert not is_foiled(g, 1)
    assert is_foiled(table([], {}, {}, {0: ["herald+"]}, seats=2, **late), 1)


@pytest.mark.rule("FB-X14")
def test_escalation_makes_spirits_wiser() -> None:
    g = solo(["fo_06"], ["fo_06.r2"], agenda=march(), settings={"level": "legend"}, wisdom=0)
    play(g, a.Announce("forest"))
    assert look(g).trial.wisdom == 3
    assert look(g).trial.escalated


@pytest.mark.rule("FB-X15", "FB-X16", "FB-X17", "FB-X18", "FB-X19")
def test_a_spirit_turn() -> None:
    slots = opened(forest=("fo_01", "fo_02"))
    g = solo(
        ["st_01", "mt_01", "fo_05"],
        ["st_01.r2", "fo_05.r1"],
        ["st_01.r2"],
        (0, 0, 0, 0),
        (),
        [step("spirit-turn")],
        open=slots,
        chapter=3,
    )
    play(g, a.DrawnTrick("tr_12"), a.DrawnLand("fo_09"))
    assert look(g).trial.wisdom == 4 + 2 + 3  # the sunbeam, and two visits in the forests
    assert row(g) == ["fo_01", "st_01", "fo_05"]  # a forest came, the empty mountain is forgotten
    assert look(g).trial.fate == "dusk"
    assert look(g).trial.trick == "tr_12"
    assert where(g, 0) == "st_01.r2"
    full = solo(["st_01"], ["st_01.r1"] * 7, ["st_01.r1"], NONE, (), [step("arrival")], trick=8, open=slots)
    full.asking()
    assert look(full).trial.wisdom == 2


@pytest.mark.rule("FB-X13", "FB-X18", "FB-X20")
def test_spirits_visit_first_on_their_turn_and_last_on_others() -> None:
    g = solo(["st_01"], ["st_01.r2"], ["st_01.r2"], agenda=march())
    play(g, a.Announce("steppe"), a.Go("wind_3"))
    events = play(g, a.Apply())
    assert visits(events) == [(0, "wind"), (None, "wind")]
    g = solo(["st_01"], ["st_01.r2"], ["st_01.r2"], agenda=[step("spirits-move")], trick=0, active=1)
    g.asking()
    play(g, a.Go("wind_3"))
    assert look(g).trial.wisdom == 2
    assert asked(g) == "visit-place"
    ordered = solo(["st_08", "st_01"], ["st_01.r2", "st_08.r1"], agenda=[step("spirits-move")], trick=0, active=1)
    events = play(ordered)
    assert [name for _, name in visits(events)] == ["gates", "wind"]  # from left to right


@pytest.mark.rule("FB-X15", "FB-X08")
def test_tricks_that_act_at_once() -> None:
    def reveal(trick, allies=(), **more):
        g = solo(
            more.pop("lands", ["st_01", "mt_01"]),
            more.pop("spirits", []),
            more.pop("at", ["st_01.r1"]),
            more.pop("have", (3, 0, 0, 0)),
            allies,
            [step("reveal-trick")],
            **more,
        )
        play(g, a.DrawnTrick(trick))
        return g

    assert books(reveal("tr_01")) == (1, 0, 0, 0)
    assert look(reveal("tr_01")).trial.wisdom == 2
    assert books(reveal("tr_01", ["seer"])) == (2, 0, 0, 0)
    assert row(reveal("tr_03")) == ["mt_01", "st_01"]
    assert row(reveal("tr_03", ["seer"])) == ["st_01", "mt_01"]
    fallen = reveal("tr_05", at=["mt_01.d3", "mt_01.d2", "st_01.r1"])
    assert where(fallen, 0, 1) == "home"
    assert look(reveal("tr_05", ["herald"])).trial.wisdom == 1
    stairs = reveal("tr_07")
    assert where(stairs, 1) == "mt_01.r3"
    assert look(stairs).trial.wisdom == 2
    assert where(reveal("tr_07", ["herald"]), 1) == "mt_01.r1"
    mountains = ["mt_01", "mt_02", "mt_03", "mt_04", "mt_05"]
    assert look(reveal("tr_08", lands=mountains)).trial.wisdom == 4
    assert look(reveal("tr_08", ["herald"], lands=mountains)).trial.wisdom == 2
    roots = {"lands": ["fo_01", "st_01"], "spirits": ["fo_01.r3", "st_01.r3", "fo_01.r6"]}
    assert look(reveal("tr_09", **roots)).trial.wisdom == 6
    assert look(reveal("tr_09", ["werewolf"], **roots)).trial.wisdom == 3
    assert look(reveal("tr_11", spirits=["st_01.r1"])).trial.wisdom == 1
    assert look(reveal("tr_12", ["werewolf"])).trial.wisdom == 2


@pytest.mark.rule("FB-X15")
def test_lasting_tricks() -> None:
    at = ["st_02.r1", "mt_01.r1"]
    g = solo(["st_02", "mt_01"], (), at, agenda=march(), trick=3)
    play(g, a.Announce("steppe"))
    assert where(g) == "st_02.r2"
    g = solo(["st_02", "mt_01"], (), at, agenda=march(), trick=5)
    play(g, a.Announce("mountain"))
    assert where(g, 0, 1) == "mt_01.r2"
    assert look(solo(["st_02"], (), at[:1], trick=3, foiled=1)).surcharges[0] == 2
    assert a.AddLand("forest") not in options(solo(["st_02"], (), at[:1], (9, 9, 9, 0), trick=9))
    assert look(solo(["st_02"], (), at[:1], trick=9, foiled=1)).surcharges[2] == 1
    fast = solo(["st_02"], ["st_02.r1"], agenda=[step("spirits-move")], trick=1, active=1)
    fast.asking()
    assert where(fast, 1) == "st_02.r4"


@pytest.mark.rule("FB-X26")
def test_spirits_are_another_participant() -> None:
    g = solo(
        ["st_01"],
        ["st_01.r2"],
        [],
        NONE,
        ["serpent_queen"],
        [step("spirits-move")],
        trick=0,
        active=1,
        tokens={"queen": ["st_01", "home", "home"]},
    )
    g.asking()
    assert books(g) == (2, 0, 0, 0)  # of two participants
    g = solo(["st_01"], [], ["st_01.r1"], (0, 0, 0, 1), ["charioteer"], [step("turn", seat=0)], wisdom=25)
    assert books(g)[0] == 3
    storm = solo(
        ["st_01", "fo_01"],
        ["st_01.r1", "fo_01.r1"],
        ["fo_01.r1"],
        NONE,
        (),
        [step("oblivion-phase", host=0)],
        **event("ev_c3"),
    )
    storm.asking()
    assert look(storm).trial.wisdom == 1
    fog = solo(["st_02"], ["st_02.r1"], ["st_02.r1"], agenda=march(), **event("ev_b2", "lower"))
    play(fog, a.Announce("steppe"))
    assert where(fog, 1) == "st_02.r1"


@pytest.mark.rule("FB-X27", "FB-X07")
def test_a_joint_visit() -> None:
    agenda = [step("visit-place", seat=0, volkhv=0, place=0, committed=False)]
    g = fellows(["st_01"], {0: ["st_01.r3"], 1: ["st_01.r1"]}, agenda=agenda, joint=2)
    play(g, a.Apply(), a.Use("joint"))
    assert options(g) == [a.ChooseSeat(1)]
    play(g, a.ChooseSeat(1))
    assert books(g, 0) == books(g, 1) == (3, 0, 0, 0)
    assert look(g).trial.joint == 1
    assert asked(g) is None
    g = fellows(["st_01"], {0: ["st_01.r3"], 1: ["st_01.r1"]}, agenda=agenda, joint=2)
    play(g, a.Substitute())
    assert asked(g) is None
    g = fellows(["st_01", "st_02"], {0: ["st_01.r3"], 1: ["st_02.r1"]}, agenda=agenda, joint=2)
    play(g, a.Apply())
    assert asked(g) is None
    hermit = [step("visit-place", seat=0, volkhv=0, place=10, committed=False)]
    g = fellows(["st_11", "st_01"], {0: ["st_11.r3"], 1: ["st_11.r1"]}, agenda=hermit, joint=1)
    play(g, a.Apply(), a.Use("joint"), a.ChooseSeat(1))
    assert where(g, 1, 1) == "st_01.r1"


@pytest.mark.rule("FB-X28", "FB-125", "FB-A90")
def test_comrades_do_not_see_the_sky() -> None:
    at = {0: ["st_02.r2"], 1: ["st_02.r2"], 2: ["st_02.r2"]}
    tokens = {"sky": ["home", "st_02", "home"]}
    g = fellows(["st_02"], at, None, {0: ["sky_wanderer"]}, tokens=tokens)
    play(g, a.Walk(0))
    assert asked(g) == "go-to-place"
    g = fellows(["st_02"], at, None, {1: ["sky_wanderer"]}, tokens=tokens)
    play(g, a.Walk(0))
    assert asked(g) is None
    g = fellows(["st_02"], at, None, {1: ["sky_wanderer"]}, [step("spirits-move")], tokens=tokens, trick=0, active=2)
    g.asking()
    assert where(g, 2) == "st_02.r4"  # it passes the sky for the House of Wind
    g = fellows(["st_02"], {2: ["st_02.r2"]}, None, {1: ["sky_wanderer"]}, march(), tokens=tokens)
    play(g, a.Announce("steppe"))
    assert look(g).trial.wisdom == 1
    assert books(g, 1) == (1, 0, 0, 0)
    covered = {"sky": ["home", "fo_06", "home"]}
    g = fellows(["fo_06"], {0: ["fo_06.r2"], 1: ["fo_06.r2"]}, None, {1: ["sky_wanderer"]}, tokens=covered)
    seen = [look(g, seat).row[0].regular[2] for seat in (0, 1, None)]
    assert seen == [("academy",), ("sky_3",), ("sky_3",)]
    play(g, a.Walk(0))
    assert options(g) == [a.Stay(), a.Go("academy")]  # for a comrade nothing covers the cell
    treewyrm = [step("visit-place", seat=0, volkhv=0, place=11, committed=False)]
    g = fellows(["mt_03", "st_02"], {0: ["mt_03.r4"]}, None, {1: ["sky_wanderer"]}, treewyrm, tokens=tokens)
    play(g, a.Apply())
    assert a.ChoosePlace("sky_3") not in options(g)


@pytest.mark.rule("FB-X30", "FB-X31", "FB-X03")
def test_victory_and_grade() -> None:
    def end(suns, wisdom, seats=1):
        have = {seat: (0, 0, 0, count) for seat, count in enumerate(suns)}
        settings = {"trial": seats > 1}
        g = table([], {}, have, {}, [step("next-chapter")], seats=seats, chapter=10, settings=settings, wisdom=wisdom)
        g.asking()
        return GAME.winners(g), look(g).trial.grade

    assert end([5], 49) == ((0,), "victory")
    assert end([4], 49) == ((), "defeat")
    assert end([6], 49) == ((0,), "great")
    assert end([8], 49) == ((0,), "legendary")
    assert end([5, 4], 40, 2) == ((0, 1), "victory")
    assert end([4, 4], 40, 2) == ((), "defeat")


def test_every_ally_can_be_met_in_the_trial() -> None:
    met = set()
    for seed in range(40):
        g = until(GAME.new(1), "keep-ally", seed)
        assert whose(g) == 0
        met |= {one.ally for one in options(g)}
    assert met == set(ALLIES)
