"""Events, scenarios and variants."""

from typing import Any

import pytest

from games.fabled.stage import (
    GAME,
    a,
    asked,
    at_home,
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
    supply,
    table,
    told,
    turn,
    until,
    where,
    whose,
)
from games.fabled.test_visits import visiting
from magoteka.core.chance import Rng
from magoteka.core.problems import BadSetting
from magoteka.games.fabled.box.components import EVENTS
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import EventRevealed, TokenGiven
from magoteka.games.fabled.rules.trial import spirit_terrain
from magoteka.texts import Texts

NONE = (0, 0, 0, 0)


def revealed(name, token, allies=None, have=None, at=None, **more):
    """The event just revealed by a token."""
    deck = 2 ** EVENTS.index(name)
    g = table(
        more.pop("row", ["st_01"]),
        at or {0: ["st_01.r1"]},
        have or {},
        allies or {},
        [step("reveal-event", token=token)],
        event_deck=deck,
        phase=2,
        **more,
    )
    play(g, a.DrawnEvent(name))
    return g


# ---------------------------------------------------------------- halves and order


@pytest.mark.rule("FB-42", "FB-109")
def test_t36_the_token_decides_the_half() -> None:
    assert look(revealed("ev_a2", 1)).half == "lower"
    assert look(revealed("ev_a2", 0)).half == "upper"
    assert [look(revealed("ev_a3", token)).half for token in range(3)] == ["whole"] * 3
    g = visiting("tower", ["fo_01"], ["fo_01.r6"], (2, 0, 0, 0), **event("ev_a2", "lower"))
    play(g, a.Substitute())
    assert books(g) == (4, 0, 0, 0)  # the upper half never acts
    assert asked(g) == "convert"


@pytest.mark.rule("FB-07", "FB-40", "FB-108")
def test_each_event_replaces_the_one_before() -> None:
    g = GAME.new(2, {"first_player": 0})
    g.listening = True
    g.playout(Rng(4))
    shown = [one.event for one in told(g.events, EventRevealed)]
    assert len(set(shown)) == 3
    assert look(g).event == shown[-1]
    assert look(g).events_left == 1


@pytest.mark.rule("FB-A84", "FB-A11", "FB-A79")
def test_the_council_swaps_in_turn_order() -> None:
    allies = {0: ["serpent_queen", "seer+"], 1: ["herald"]}
    g = revealed("ev_a4", 0, allies, tokens={"queen": ["st_01", "home", "home"]})
    assert whose(g) == 0
    assert options(g) == [a.Done(), a.DiscardAlly("serpent_queen")]
    play(g, a.DiscardAlly("serpent_queen"))
    nature(g)
    assert a.ChooseAlly("serpent_queen") not in options(g)
    assert look(g).row[0].tokens == ()
    play(g, options(g)[0])
    nature(g)
    assert whose(g) == 1
    play(g, a.Done())
    assert look(g).allies_left == 21
    g = revealed("ev_a4", 2, allies, {0: (0, 2, 0, 0), 1: NONE})
    assert options(g) == [a.Done(), a.BoostAlly("serpent_queen")]
    play(g, a.BoostAlly("serpent_queen"))
    assert books(g) == NONE
    assert look(g).players[0].allies[0].boosted
    assert asked(g) is None


@pytest.mark.rule("FB-131", "FB-A11", "FB-100")
def test_the_farewell() -> None:
    g = revealed(
        "ev_b1", 0, {0: ["bright_torch", "seer"], 1: ["herald"]}, {0: NONE, 1: (1, 0, 0, 0)}, torch=2**24 | 2**25
    )
    play(g, a.DiscardAlly("bright_torch"))
    assert books(g) == (0, 1, 1, 0)
    assert look(g).sunk == (("fo_01", "fo_02"),)
    assert look(g).deck_sizes[2] == 12
    assert len(look(g).players[0].allies) == 1
    play(g, a.GiveBooks())
    assert books(g, 1) == NONE  # what there is
    g = revealed("ev_b1", 2, {0: ["seer"], 1: []}, {0: NONE, 1: NONE})
    play(g, a.DiscardAlly("seer"))
    assert books(g) == (0, 1, 0, 0)
    assert options(g) == [a.GiveBooks()]


@pytest.mark.rule("FB-131")
def test_sunk_forests_come_last() -> None:
    forests = 2**24 | 2**25 | 2**26
    g = table(
        ["st_01"], {0: ["st_01.r1"]}, {0: (9, 0, 9, 0)}, {}, sunk=[2**24 | 2**25], oblivion=(4095 * 4096**2) & ~forests
    )
    play_decks(g, 2**26)
    play(g, a.AddLand("forest"), a.DrawBlind())
    assert options(g) == [a.DrawnLand("fo_03")]
    play(g, a.DrawnLand("fo_03"), a.ChoosePosition(0))
    assert look(g).deck_sizes[2] == 2
    again = table(["st_01"], {0: ["st_01.r1"]}, {0: (9, 0, 9, 0)}, {}, sunk=[2**24 | 2**25])
    play_decks(again, 0)
    play(again, a.AddLand("forest"), a.DrawBlind())
    assert options(again) == [a.DrawnLand("fo_01"), a.DrawnLand("fo_02")]


def play_decks(g, forests: int) -> None:
    g.decks[2] = forests


@pytest.mark.rule("FB-A81", "FB-A73", "FB-120")
def test_t32_the_king_in_the_fog() -> None:
    g = table(
        ["st_01"],
        {0: ["st_01.r4"]},
        {0: NONE},
        {0: ["underground_king", "soulwarden"]},
        tokens={"king": ["st_01"]},
        **event("ev_b2"),
    )
    play(g, a.Walk(0))
    assert books(g) == (1, 0, 0, 0)
    assert asked(g) is None
    g = table(["st_04", "fo_01"], {0: ["st_04.r4"]}, {0: NONE}, {0: ["steppe_sorcerer+"]}, **event("ev_b2"))
    play(g, a.Walk(0))
    assert a.Enter("fo_01", "regular") in options(g)  # another way still works


@pytest.mark.rule("FB-A93")
def test_fog_takes_the_remaining_steps() -> None:
    lands, at = ["st_01", "mt_01"], {0: ["st_01.r4"], 1: ["st_01.r1"]}
    g = table(lands, at, {}, {}, march(), **event("ev_b2"))
    play(g, a.Announce("steppe"))
    assert where(g) == "mt_01.r1"
    g = table(lands, at, {0: NONE}, {0: ["windherd"]}, march(), **event("ev_b2"))
    play(g, a.Announce("steppe"))
    assert options(g) == [a.Halt(), a.Onward()]  # the step earned by the arrival
    g = table(lands, at, {}, {}, march(), **event("ev_b2", "lower"))
    play(g, a.Announce("steppe"))
    assert where(g, 1) == "st_01.r1"


@pytest.mark.rule("FB-A93")
def test_in_the_fog_an_extra_step_is_lost_on_anybodys_turn() -> None:
    lands, at = ["st_01", "mt_01", "st_02"], {0: ["st_01.r4"], 1: ["st_01.r4", "st_02.r1"]}
    own = table(lands, at, {}, {0: ["steppe_sorcerer"]}, march(), **event("ev_b2"))
    play(own, a.Announce("steppe"))
    assert where(own) == "mt_01.r1"
    assert asked(own) is None
    others = table(lands, at, {}, {1: ["steppe_sorcerer"]}, march(), **event("ev_b2"))
    play(others, a.Announce("steppe"))
    assert where(others, 1, 0) == "mt_01.r1"
    assert where(others, 1, 1) == "st_02.r2"  # the one that stayed in its land is asked about the extra step
    assert look(others).players[1].walker == 1
    assert options(others) == [a.Halt(), a.Onward()]
    play(others, a.Onward())
    assert where(others, 1, 1) == "st_02.r3"
    assert asked(others) is None
    windy = table(lands, at, {1: NONE}, {1: ["steppe_sorcerer", "windherd"]}, march(), **event("ev_b2"))
    play(windy, a.Announce("steppe"), a.Walk(0), a.Onward())
    assert where(windy, 1, 0) == "mt_01.r2"  # the Windherd's step belongs to the arrival, the Sorcerer's is lost
    assert look(windy).players[1].walker == 1


@pytest.mark.rule("FB-A93", "FB-X26")
def test_spirits_lose_their_way_in_the_fog_too() -> None:
    def walked(**more):
        at = {0: ["st_07.r1"], 1: ["st_07.r4"]}
        g = table(["st_07", "st_04"], at, {0: NONE}, {}, [step("spirits-move")], seats=1, trick=0, active=1, **more)
        g.asking()
        return g

    clear = walked()
    assert where(clear, 1) == "st_04.r2"
    assert look(clear).trial.wisdom == 2
    assert where(walked(**event("ev_b2")), 1) == "st_04.r1"
    assert look(walked(**event("ev_b2"))).trial.wisdom == 0
    spirits = {1: ["st_07.r4", "st_07.r4", "fo_05.r1"]}
    fog = table(["fo_05", "st_07", "st_04"], spirits, {}, {}, [step("spirits-move")], seats=1, trick=0, active=1)
    assert spirit_terrain(fog) == 0  # two of them would reach the House of Wind
    fog = table(["fo_05", "st_07", "st_04"], spirits, {}, {}, [], seats=1, trick=0, active=1, **event("ev_b2"))
    assert spirit_terrain(fog) == 2  # they know the fog when they announce


@pytest.mark.rule("FB-111", "FB-110", "FB-A74")
def test_window_events() -> None:
    at = {0: ["st_02.r1", "st_02.r2"]}
    g = table(["st_02"], at, {0: NONE}, {}, turn(), **event("ev_a1", "lower"))
    play(g, a.Use("event"), a.Walk(0), a.Done())
    assert where(g) == "st_02.r2"
    assert a.Use("event") not in options(g)
    play(g, a.TakeBooks())
    assert asked(g) == "announce-terrain"
    other = table(["st_02"], {1: ["st_02.r1"]}, {0: NONE}, {}, turn(), **event("ev_a1"))
    assert a.Use("event") not in options(other)
    g = table(
        ["st_02"], at, {0: NONE}, {0: ["serpent_queen"]}, tokens={"queen": ["st_02", "home", "home"]}, **event("ev_b3")
    )
    play(g, a.Use("event"), a.DiscardToken("queen"), a.ChooseLand("st_02"))
    assert books(g) == (1, 0, 0, 0)
    assert supply(g) == ("queen",) * 3
    g = table(["st_02", "fo_01"], at, {0: NONE}, {}, **event("ev_c2"))
    play(g, a.Use("event"), a.ChooseLand("st_02"), a.ChoosePosition(1))
    assert row(g) == ["fo_01", "st_02"]


def test_waking_lands() -> None:
    g = table(
        ["st_02"],
        {1: ["st_02.r1"]},
        {0: (0, 0, 1, 0)},
        {},
        open=opened(forest=("fo_01", "fo_02")),
        **event("ev_a3", "whole"),
    )
    play(g, a.AddLand("forest"), a.TakeOpen(0), a.DrawnLand("fo_05"), a.ChoosePosition(0))
    assert options(g) == [a.Gift("books"), a.Gift("steps")]
    play(g, a.Gift("steps"), a.Walk(0))
    assert where(g) == "fo_01.r2"


@pytest.mark.rule("FB-131", "FB-A11")
def test_gifts_for_tokens() -> None:
    g = revealed(
        "ev_b3",
        2,
        {0: ["bright_torch", "swamp_witch", "serpent_queen"]},
        {0: NONE},
        torch=2**24 | 2**25,
        tokens={"queen": ["st_01", "home", "home"]},
    )
    events = play(g, a.DiscardToken("fo_01"))
    assert told(events, TokenGiven) == [TokenGiven(0, "fo_01", None)]
    more = g.clone()
    more.listening = True
    play(g, a.DiscardToken("fo_02"))
    assert books(g) == (0, 2, 0, 0)
    assert look(g).sunk == (("fo_01", "fo_02"),)
    assert asked(g) is None
    named, kept = more.clone(), more.clone()
    named.listening = kept.listening = True
    events = play(more, a.DiscardToken("queen"), a.ChooseLand("st_01"))
    assert told(events, TokenGiven) == [TokenGiven(0, "queen", "st_01")]
    assert told(play(kept, a.DiscardToken("queen"), a.Done()), TokenGiven) == [TokenGiven(0, "queen", None)]
    assert told(play(named, a.DiscardToken("witch_wind")), TokenGiven) == [TokenGiven(0, "witch_wind", None)]
    assert more.tokens[9] == -2
    assert supply(more) == ("queen", "queen")


@pytest.mark.rule("FB-A79", "FB-100")
def test_the_fork_sells_an_ally_and_gives_every_turn() -> None:
    g = revealed("ev_b4", 0, {0: ["seer"], 1: ["herald", "bookman", "swarm"]}, {0: (0, 0, 1, 0), 1: (0, 0, 5, 0)})
    play(g, a.GiveBooks())
    nature(g)
    play(g, options(g)[0])
    nature(g)
    assert books(g) == NONE
    assert len(look(g).players[0].allies) == 2
    assert asked(g) is None  # three allies are enough
    g = table(["st_01"], {0: ["st_01.r1"]}, {0: (2, 0, 0, 0)}, {}, turn(), **event("ev_b4", "lower"))
    assert options(g) == [a.Gift("books"), a.Gift("conversions"), a.Gift("steps")]


@pytest.mark.rule("FB-A72", "FB-A78", "FB-116")
def test_t38_dry_wind() -> None:
    lands = ["fo_01", "st_02"]
    at = {0: ["st_02.r1"], 1: ["st_02.r1"]}
    g = table(lands, at, {}, {}, march(), **event("ev_c1"))
    play(g, a.Announce("steppe"))
    assert where(g) == "st_02.r4"
    assert where(g, 1) == "st_02.r3"
    second = table(lands, at, {}, {0: ["herald"]}, march(second=True), former=2, **event("ev_c1"))
    play(second, a.Announce("steppe"))
    assert where(second) == where(second, 1) == "st_02.r3"
    g = table(lands, at, {}, {}, march(), **event("ev_c1", "lower"))
    play(g, a.Announce("steppe"))
    assert where(g) == where(g, 1) == "st_02.r3"
    second = table(lands, at, {}, {0: ["herald"]}, march(second=True), former=2, **event("ev_c1", "lower"))
    play(second, a.Announce("steppe"))
    assert where(second) == where(second, 1) == "st_02.r2"


@pytest.mark.rule("FB-A66")
def test_t40_black_storm() -> None:
    at = {0: ["st_02.r1", "mt_01.r1"], 1: ["st_01.r1", "st_02.r1", "mt_01.r1"]}
    g = table(
        ["st_01", "st_02", "mt_01"], at, {0: NONE, 1: NONE}, {}, [step("oblivion-phase", host=0)], **event("ev_c3")
    )
    g.asking()
    assert row(g) == ["st_02", "mt_01"]
    assert where(g, 1) == "home"
    assert books(g, 1) == (2, 0, 0, 0)
    dear = table(["fo_01"], {0: ["fo_01.r1"]}, {0: (2, 0, 0, 0)}, {}, **event("ev_c3", "lower"))
    assert a.AddLand("steppe") not in options(dear)
    assert look(dear).surcharges[0] == 2


def test_tumbleweeds_roll_and_grass_sings() -> None:
    at = {0: ["st_01.r1", "mt_01.r1", "fo_01.r1"]}
    g = table(["st_01", "mt_01", "fo_01"], at, {}, {}, [step("oblivion-phase", host=0)], **event("ev_c2", "lower"))
    g.asking()
    assert row(g) == ["mt_01", "fo_01", "st_01"]
    assert look(table(["st_01", "st_02"], at, **event("ev_c4", "whole"))).surcharges == (0, 0, 0)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_token_that_can_be_given_has_a_name(lang: str) -> None:
    texts = Texts(lang)
    offerings: tuple[Any, ...] = menus.OFFERINGS[1:]
    for option in offerings:
        for value, kind in ((option, "option"), (TokenGiven(0, option.token, None), "event")):
            sentence = texts.sentence(GAME, kind, value, ["Anna"])
            assert option.token not in sentence
            assert not sentence.endswith((texts.say("fabled-token", token="?"), "?."))


# ---------------------------------------------------------------- scenarios


def scenario(name, lands, at, have=None, allies=None, agenda=None, **more):
    settings = {"scenario": name, "event_deck": "recommended"}
    return table(lands, at, have or {0: NONE, 1: NONE}, allies or {}, agenda, settings=settings, **more)


@pytest.mark.rule("FB-43", "FB-S2")
def test_t41_paths_of_the_ancestors() -> None:
    lands = ["st_01", "st_02", "st_03"]
    at = {0: ["st_01.r4", "st_01.r4", "st_02.r5", "st_02.r5"]}
    g = scenario("ancestral_paths", lands, at, agenda=march(), chapter=5)
    play(g, a.Announce("steppe"))
    assert books(g) == (3, 0, 0, 0)  # four crossings, three books
    early = scenario("ancestral_paths", lands, at, agenda=march(), chapter=4)
    play(early, a.Announce("steppe"))
    assert books(early) == NONE


@pytest.mark.rule("FB-S2", "FB-A94")
def test_a_crossing_at_a_chapters_start_is_counted_for_itself() -> None:
    lands, at = ["st_01", "st_02"], {0: ["st_01.r4"], 1: ["st_02.r1"]}
    agenda = [step("next-chapter")]
    g = scenario("ancestral_paths", lands, at, None, {0: ["sister_of_time"]}, agenda, chapter=6, crossed=[3, 3])
    play(g, a.Gift("steps"), a.Walk(0))
    assert where(g) == "st_02.r1"
    assert books(g) == (1, 0, 0, 0)  # the three books belonged to the turn before


@pytest.mark.rule("FB-43", "FB-A73", "FB-A81", "FB-S3.1", "FB-S3.2")
def test_call_of_oblivion() -> None:
    lands = ["st_01", "st_02", "mt_01", "fo_01"]
    at = {0: ["st_01.r1"]}
    g = scenario("call_of_oblivion", lands, at, agenda=[step("oblivion-phase", host=0)], chapter=3)
    assert options(g) == [a.ChooseTerrain("steppe"), a.ChooseTerrain("mountain"), a.ChooseTerrain("forest")]
    play(g, a.ChooseTerrain("forest"))
    assert books(g) == (0, 0, 1, 0)
    crowd = {0: ["st_02.r1", "mt_01.r1", "fo_01.r1"], 1: ["st_01.r1", "st_02.r1", "mt_01.r1", "fo_01.r1"]}
    g = scenario(
        "call_of_oblivion",
        lands,
        crowd,
        None,
        {1: ["soulwarden", "underground_king"]},
        [step("oblivion-phase", host=0)],
        chapter=7,
        tokens={"king": ["st_01", "home", "home"]},
    )
    g.asking()
    assert row(g) == lands[1:]
    assert books(g, 1) == (3, 0, 0, 0)  # two for the volkhv and the King's one; the Soulwarden is silent
    assert whose(g) == 1
    play(g, a.Done())
    assert books(g, 0) == (1, 0, 0, 0)
    three = {0: ["st_02.r1", "mt_01.r1"], 1: ["st_01.r1", "st_02.r1", "mt_01.r1"]}
    g = scenario("call_of_oblivion", lands[:3], three, agenda=[step("oblivion-phase", host=0)], chapter=7)
    g.asking()
    assert row(g) == lands[:3]  # the call leaves three lands alone
    assert books(g, 0) == books(g, 1) == NONE


@pytest.mark.rule("FB-43", "FB-A63", "FB-S4.1", "FB-S4.2")
def test_t37_heirs_of_the_sun() -> None:
    at = {0: ["st_12.r4"]}
    g = scenario("heirs_of_the_sun", ["st_12"], at, {0: (0, 0, 4, 1)}, chapter=10)
    play(g, a.MakeConversions())
    assert options(g) == [
        a.Exchange("forest", "mountain"),
        a.Exchange("sun", "forest"),
        a.Want("steppe", 1),
        a.Want("steppe", 2),
        a.Want("mountain", 3),
        a.Want("mountain", 4),
    ]
    g = scenario(
        "heirs_of_the_sun",
        ["fo_01"],
        {0: ["fo_01.r6"]},
        {0: (0, 0, 4, 1)},
        {0: ["firebird+"]},
        chapter=10,
        agenda=[step("act", seat=0), step("visit-place", seat=0, volkhv=0, place=13, committed=False)],
    )
    play(g, a.Apply(), a.Transform("tower", "forest", 1, "sun", 1), a.Use("firebird+"), a.Want("sun", 2))
    assert books(g) == (0, 0, 1, 4)
    g = scenario(
        "heirs_of_the_sun",
        ["st_12"],
        at,
        {0: (2, 0, 0, 0), 1: (0, 2, 0, 0)},
        agenda=[step("path-token", token=3)],
        chapter=5,
    )
    assert whose(g) == 0
    assert look(g).asked.left == 3
    play(g, a.Done())
    assert whose(g) == 1


@pytest.mark.rule("FB-43", "FB-08", "FB-S5.1", "FB-S5.2", "FB-S5.3")
def test_fury_of_the_steppe_winds() -> None:
    lands, at = ["st_01", "st_02", "mt_01"], {0: ["st_01.r4"], 1: ["st_02.r1", "mt_01.r1"]}
    g = scenario(
        "fury_of_steppe_winds", lands, at, {0: (9, 0, 0, 0)}, chapter=1, open=opened(steppe=("st_03", "st_04"))
    )
    play(g, a.AddLand("steppe"), a.TakeOpen(0), a.DrawnLand("st_09"), a.ChoosePosition(0), a.Use("scenario"))
    assert options(g) == [a.ChooseLand("st_01"), a.ChooseLand("st_02")]
    g = scenario("fury_of_steppe_winds", lands, at, agenda=[step("steppe-wind")], chapter=3)
    g.asking()
    assert row(g) == ["st_02", "st_01", "mt_01"]
    g = scenario("fury_of_steppe_winds", ["mt_01", "st_01"], {0: ["st_01.r4"]}, chapter=7)
    play(g, a.Walk(0))
    assert books(g) == (1, 0, 0, 0)
    g = scenario("fury_of_steppe_winds", ["mt_01", "st_01"], {0: ["st_01.r4"]}, chapter=6)
    play(g, a.Walk(0))
    assert books(g) == NONE


# ---------------------------------------------------------------- variants


@pytest.mark.rule("FB-133", "FB-A88")
def test_predictability_shows_three_events() -> None:
    g = nature(GAME.new(2, {"predictability": True, "first_player": 0}))
    shown = look(g).forecast
    assert len(shown) == 3
    g.listening = True
    g.playout(Rng(2))
    assert tuple(one.event for one in told(g.events, EventRevealed)) == shown
    with pytest.raises(BadSetting):
        GAME.new(2, {"predictability": True, "event_deck": "none"})


@pytest.mark.rule("FB-134", "FB-A89")
def test_diversity_mixes_both_decks() -> None:
    assert look(nature(GAME.new(2, {"event_deck": "mixed"}))).events_left == 8
    seen = set()
    for seed in range(30):
        g = GAME.new(2, {"event_deck": "mixed"})
        g.listening = True
        g.playout(Rng(seed))
        seen |= {one.event for one in told(g.events, EventRevealed)}
    assert seen == set(EVENTS[:8])


@pytest.mark.rule("FB-135", "FB-136", "FB-A86", "FB-A87")
def test_the_draft_goes_there_and_back() -> None:
    g = nature(GAME.new(3, {"ally_draft": True, "first_player": 0}))
    order = []
    while asked(g) == "draft-ally":
        order.append(whose(g))
        assert len(look(g).market) == 3 - (len(order) - 1) % 3
        play(g, options(g)[0])
        nature(g)
    assert order == [0, 1, 2, 2, 1, 0] * 2
    assert look(g).allies_left == 12
    assert [len(player.drafted) for player in look(g).players] == [4, 4, 4]
    assert whose(g) == 0
    play(g, options(g)[1])
    assert len(look(g).players[0].drafted) == 3
    until(g, "prologue-land")
    while asked(g) is not None and look(g).chapter < 4:
        g.answer(g.asking().sample(g, Rng(look(g).chapter)))
        nature(g)
    assert all(len(player.allies) == 2 and len(player.drafted) == 2 for player in look(g).players)
    with pytest.raises(BadSetting):
        GAME.new(5, {"ally_draft": True, "scenario": "favour_of_gods"})
    assert GAME.new(4, {"ally_draft": True, "scenario": "favour_of_gods"})
    with pytest.raises(BadSetting):
        GAME.new(2, {"ally_draft": True, "trial": True})


@pytest.mark.rule("FB-A85")
def test_events_of_a_draft_game_use_the_deck_set_aside() -> None:
    g = table(
        ["st_01"],
        {0: ["st_01.r1"]},
        {0: (0, 0, 1, 0)},
        {0: ["seer"]},
        [step("reveal-event", token=0)],
        event_deck=2**7,
        drafted=[2**1 | 2**2, 0],
        ally_deck=2**24 - 8,
        settings={"ally_draft": True},
    )
    play(g, a.DrawnEvent("ev_b4"), a.GiveBooks())
    nature(g)
    assert len(options(g)) == 3
    assert not {a.ChooseAlly("bookman"), a.ChooseAlly("steppe_sorcerer")} & set(options(g))
    play(g, options(g)[0])
    assert look(g).players[0].drafted == ("bookman", "steppe_sorcerer")
    assert at_home(g) == 6
