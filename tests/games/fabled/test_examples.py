"""The worked examples of the rules pages, played as they are told there."""

import pytest

from games.fabled.stage import (
    GAME,
    a,
    asked,
    at_home,
    books,
    look,
    march,
    nature,
    opened,
    options,
    play,
    refused,
    row,
    step,
    supply,
    table,
    turn,
    visits,
    where,
    whose,
)
from games.fabled.test_visits import visiting
from magoteka.games.fabled.box.components import EVENTS
from magoteka.games.fabled.table.state import Fabled

NONE = (0, 0, 0, 0)


def the_first_turn() -> Fabled:
    return table(
        ["st_01", "mt_01", "fo_01", "st_05"],
        {0: ["st_01.r2", "fo_01.r1"], 1: ["st_01.r4"]},
        {0: (2, 0, 1, 0), 1: NONE},
        {},
        [step("turn", seat=1), step("turn", seat=0)],
        open=opened(forest=("fo_02", "fo_05")),
    )


def test_the_turn_that_the_pages_begin_with() -> None:
    g = the_first_turn()
    play(g, a.AddLand("forest"))
    assert books(g) == (1, 0, 0, 0)
    play(g, a.TakeOpen(0), a.DrawnLand("fo_09"), a.ChoosePosition(4))
    assert where(g, 0, 2) == "fo_02.r1"
    play(g, a.Announce("steppe"), a.Go("wind_3"))
    assert where(g, 1) == "mt_01.r1"
    assert where(g, 0, 1) == "fo_01.r1"
    assert options(g) == [a.Apply(), a.Substitute()]
    play(g, a.Apply())
    assert where(g) == "st_01.r3"
    assert books(g) == (4, 0, 0, 0)
    assert row(g) == ["st_01", "mt_01", "fo_01", "fo_02"]
    assert whose(g) == 1


@pytest.mark.rule("FB-T1")
def test_three_players_before_the_prologue() -> None:
    view = look(nature(GAME.new(3, {"first_player": 0})))
    assert view.scenario == "cornerstones"
    assert [player.books for player in view.players] == [(2, 1, 1, 0), (2, 1, 1, 0), (3, 1, 1, 0)]
    assert [sum(one.land is None for one in player.volkhvs) for player in view.players] == [7, 7, 7]
    assert sum(land is not None for pair in view.open for land in pair) == 6
    assert view.deck_sizes == (10, 10, 10)
    assert not [token for token, _ in view.divisions if token.startswith("milestone")]


def before_the_weald() -> Fabled:
    agenda = [step("place-land", seat=0, land=27, rule=0, beside=-1, seen=False)]
    here = {1: ["mt_01.r1", "st_01.r1", "st_02.r1"]}
    return table(["mt_01", "st_01", "st_02"], here, {}, {}, agenda, oblivion=2**27)


@pytest.mark.rule("FB-T2")
def test_a_forest_between_two_steppes() -> None:
    g = before_the_weald()
    assert len(options(g)) == 4
    play(g, a.ChoosePosition(2))
    assert row(g) == ["mt_01", "st_01", "fo_04", "st_02"]
    assert [land.joined for land in look(g).row] == [True, True, False, False]


@pytest.mark.rule("FB-T3")
def test_four_volkhvs_at_the_end_of_their_paths() -> None:
    def after_a_step(lands, start):
        g = table(lands, {0: [start]}, {0: NONE})
        play(g, a.Walk(0))
        return where(g)

    assert after_a_step(["st_01", "fo_01"], "st_01.r4") == "fo_01.r1"
    assert after_a_step(["st_04", "fo_01"], "st_04.r4") == "home"
    assert after_a_step(["mt_01", "fo_01"], "mt_01.d4") == "home"
    assert after_a_step(["mt_01", "fo_01"], "mt_01.r5") == "fo_01.r1"  # the path beside the dead end connects
    assert after_a_step(["st_01", "fo_01"], "fo_01.r7") == "home"


@pytest.mark.rule("FB-T44")
def test_a_prologue_of_three() -> None:
    g = table(
        [],
        {},
        dict.fromkeys(range(3), (2, 1, 1, 0)),
        {},
        [step("prologue", rank=0)],
        seats=3,
        phase=1,
        chapter=0,
        open=opened(steppe=("st_01", "st_07"), mountain=("mt_01", "mt_02")),
    )
    play(g, a.AddLand("mountain"), a.TakeOpen(0), a.DrawnLand("mt_05"), a.ChoosePosition(0))
    assert (books(g, 0), at_home(g, 0)) == ((2, 0, 1, 0), 5)
    play(g, a.AddLand("steppe"), a.TakeOpen(0), a.DrawnLand("st_02"), a.ChoosePosition(1))
    assert books(g, 1) == (1, 1, 1, 0)
    play(g, a.AddLand("steppe"), a.TakeOpen(1), a.DrawnLand("st_03"), a.ChoosePosition(1))
    assert books(g, 2) == (1, 1, 1, 0)
    assert row(g) == ["mt_01", "st_07", "st_01"]
    assert sum(7 - at_home(g, seat) for seat in range(3)) == 4
    assert look(g).chapter == 1


@pytest.mark.rule("FB-T6")
def test_the_price_of_a_third_mountain() -> None:
    def beside_two(have, crew):
        at = {0: ["mt_01.r1"] * (7 - crew), 1: ["mt_02.r1"]}
        return table(["mt_01", "mt_02"], at, {0: have}, open=opened(mountain=("mt_03", "mt_04")))

    g = beside_two((2, 1, 0, 0), 2)
    play(g, a.AddLand("mountain"), a.TakeOpen(0), a.DrawnLand("mt_09"), a.ChoosePosition(2))
    assert (books(g), at_home(g)) == (NONE, 0)
    assert refused(beside_two((1, 1, 0, 0), 2), a.AddLand("mountain")) == ("FB-53", "too-dear")
    assert refused(beside_two((2, 1, 0, 0), 1), a.AddLand("mountain")) == ("FB-54", "too-few-volkhvs")


def before_the_forests_move() -> Fabled:
    at = {0: ["fo_06.r7", "fo_06.r5", "fo_08.r2"], 1: ["fo_06.r2", "fo_08.r4"], 2: ["fo_08.r6"]}
    have = {0: NONE, 1: (8, 0, 0, 0), 2: NONE}
    return table(["fo_06", "fo_08", "fo_10"], at, have, {}, march(), seats=3)


@pytest.mark.rule("FB-T7")
def test_blue_announces_the_forests() -> None:
    g = before_the_forests_move()
    play(g, a.Announce("forest"))
    for seat, choice in ((1, a.Go("academy")), (0, a.Go("stones_2"))):
        g.turn_to(seat)
        play(g, choice)
    assert a.Go("tavern") in options(g)
    play(g, a.Stay())
    assert [where(g, 0, k) for k in range(3)] == ["fo_08.r2", "fo_06.r6", "fo_08.r4"]
    assert [where(g, 1, k) for k in range(2)] == ["fo_06.r3", "fo_08.r5"]
    assert where(g, 2) == "home"
    for seat, visit in ((0, a.Visit(1, False)), (1, a.Visit(0, False))):
        g.turn_to(seat)
        play(g, visit)
    assert books(g, 0) == (0, 2, 0, 0)
    assert (whose(g), look(g).asked.left) == (1, 4)


@pytest.mark.rule("FB-T4")
def test_a_visit_to_the_house_of_wind() -> None:
    g = table(["st_01"], {0: ["st_01.r2"]}, {0: NONE})
    play(g, a.Walk(0), a.Go("wind_3"))
    threshold = g.clone()
    threshold.listening = True
    assert visits(play(g, a.Apply())) == [(0, "wind")]
    assert (where(g), books(g)) == ("st_01.r3", (3, 0, 0, 0))
    assert visits(play(threshold, a.Substitute())) == [(0, "nameless")]
    assert (where(threshold), books(threshold)) == ("st_01.r3", (2, 0, 0, 0))


@pytest.mark.rule("FB-T9")
def test_three_steps_of_menhirs_are_shared_in_any_way() -> None:
    start = visiting("menhirs_3", ["st_03", "fo_07"], ["st_03.r4", "fo_07.r1", "fo_07.r1", "fo_07.r1"])
    assert a.Substitute() in options(start)
    play(start, a.Apply())
    assert a.Done() not in options(start)  # none at all would be substitution
    ends = set()

    def share(g, taken):
        for k in (1, 2, 3):
            if taken < 3 and a.Walk(k) in options(g):
                branch = g.clone()
                play(branch, a.Walk(k))
                if asked(branch) == "go-to-place":
                    play(branch, a.Stay())
                share(branch, taken + 1)
        if taken > 0:
            ends.add(tuple(sorted(int(where(g, 0, k)[-1]) - 1 for k in (1, 2, 3))))

    share(start, 0)
    assert ends == {(0, 0, 3), (0, 1, 2), (1, 1, 1), (0, 0, 1), (0, 0, 2), (0, 1, 1)}


@pytest.mark.rule("FB-T15")
def test_a_copied_hermit_acts_from_the_treewyrm() -> None:
    g = visiting("treewyrm", ["st_11", "mt_03", "fo_01"], ["mt_03.r4"])
    play(g, a.Apply(), a.ChoosePlace("hermit"))
    assert where(g, 0, 1) == "fo_01.r1"


@pytest.mark.rule("FB-T5")
def test_a_forest_book_for_four_steppe_books() -> None:
    def after(have, *choices, left=3):
        g = table(["st_01"], {0: ["st_01.r1"]}, {0: have}, {}, [step("convert", seat=0, left=left, least=0)])
        play(g, *choices)
        return books(g)

    up = a.Exchange("steppe", "mountain")
    assert after((4, 0, 0, 0), up, up, a.Exchange("mountain", "forest")) == (0, 0, 1, 0)
    assert a.Want("forest", 1) not in options(
        table(["st_01"], {}, {0: (4, 0, 0, 0)}, {}, [step("convert", seat=0, left=2, least=0)])
    )
    assert after((0, 2, 0, 0), a.Exchange("mountain", "forest"), left=1) == (0, 0, 1, 0)
    assert after((0, 1, 0, 0), a.Exchange("mountain", "steppe"), left=1) == (2, 0, 0, 0)


@pytest.mark.rule("FB-T10")
def test_tower_temple_and_library() -> None:
    def made(place, have, give, count, take, taken):
        g = visiting(place, ["fo_01"], ["fo_01.r6"], have)
        play(g, a.Apply(), a.Transform(place, give, count, take, taken))
        return books(g)

    assert made("tower", (0, 0, 1, 0), "forest", 1, "sun", 1) == (0, 0, 0, 1)
    assert made("temple", (0, 3, 0, 0), "mountain", 3, "forest", 2) == (0, 0, 2, 0)
    assert made("library", (2, 0, 0, 0), "steppe", 2, "forest", 1) == (0, 0, 1, 0)
    assert made("library", (0, 2, 0, 0), "mountain", 2, "sun", 1) == (0, 0, 0, 1)
    g = visiting("library", ["fo_05"], ["fo_05.r5"], (1, 1, 5, 0))
    assert options(g) == [a.Substitute()]
    play(g, a.Substitute())
    assert books(g) == (3, 1, 5, 0)


@pytest.mark.rule("FB-T8")
def test_the_oakwood_is_forgotten() -> None:
    g = table(["st_01", "fo_01", "mt_01"], {0: ["st_01.r1"], 1: ["mt_01.r1"]}, {0: NONE}, {}, turn())
    play(g, a.TakeBooks())
    assert row(g) == ["st_01", "fo_01", "mt_01"]
    play(g, a.Announce("forest"))
    assert row(g) == ["st_01", "mt_01"]
    assert look(g).oblivion == ("fo_01",)
    assert look(g).row[0].joined


@pytest.mark.rule("FB-T19")
def test_the_second_forest_book_decides() -> None:
    def winners(*rows):
        g = table([], {}, dict(enumerate(rows)), agenda=[step("next-chapter")], chapter=10)
        g.asking()
        return GAME.winners(g)

    assert winners((1, 0, 2, 5), (9, 9, 1, 5)) == (0,)
    assert winners((1, 0, 2, 5), (1, 0, 2, 5)) == (0, 1)


@pytest.mark.rule("FB-T18", "FB-100")
def test_three_chances_for_allies() -> None:
    chances = [step("path-token", token=token) for token in (8, 7, 6)]
    g = nature(table([], {}, {}, {0: ["seer"], 1: ["herald"]}, chances))
    for _ in range(2):
        play(g, options(g)[0])
        nature(g)
    play(g, a.TakeAlly(), a.BoostAlly("herald"))
    nature(g)
    play(g, options(g)[0])
    nature(g)
    assert {type(option) for option in options(g)} == {a.BoostAlly}
    play(g, a.BoostAlly("seer"))
    assert a.TakeAlly() in options(g)
    play(g, next(option for option in options(g) if isinstance(option, a.BoostAlly)))
    assert [[ally.boosted for ally in player.allies] for player in look(g).players] == [
        [True, False, False],
        [True] * 2,
    ]


@pytest.mark.rule("FB-T36")
def test_the_token_calls_the_half() -> None:
    def half(event, token):
        reveal = [step("reveal-event", token=token)]
        g = table(["st_01"], {}, {}, {}, reveal, event_deck=2 ** EVENTS.index(event), phase=2)
        play(g, a.DrawnEvent(event))
        return look(g).half

    assert [half("ev_a2", token) for token in range(3)] == ["upper", "lower", "lower"]
    assert [half("ev_a3", token) for token in range(3)] == ["whole"] * 3


@pytest.mark.rule("FB-T12")
def test_the_herald_with_the_colossus() -> None:
    at = {0: ["mt_01.r1", "fo_07.r1"]}
    lands, allies = ["mt_01", "fo_07"], {0: ["herald", "rock_colossus"]}
    g = table(lands, at, {}, allies, march())
    play(g, a.Announce("mountain"), a.Stay(), a.Onward())
    assert where(g) == "mt_01.r4"
    assert refused(g, a.Announce("mountain")) == ("FB-55", "another-terrain")
    play(g, a.Announce("forest"))
    assert where(g, 0, 1) == "fo_07.r2"
    g = table(lands, at, {}, allies, march())
    play(g, a.Announce("forest"), a.Announce("mountain"))
    assert where(g) == "mt_01.r2"
    assert options(g) == [a.Halt(), a.Onward()]


@pytest.mark.rule("FB-T13")
def test_the_kings_third_token_waits() -> None:
    g = table(
        ["st_01", "st_02"],
        {0: ["st_01.r1", "st_02.r1"]},
        {0: (0, 0, 1, 0)},
        {0: ["underground_king"]},
        [step("act", seat=0), step("declare-boost", seat=0)],
        tokens={"king": ["st_01", "st_02"]},
        open=opened(forest=("fo_01", "fo_02")),
    )
    g.tokens[5] = -3  # on the King's card
    play(g, a.BoostAlly("underground_king"))
    assert supply(g) == ("king",)
    play(g, a.AddLand("forest"), a.TakeOpen(0), a.DrawnLand("fo_05"), a.ChoosePosition(2))
    play(g, a.Use("underground_king"))
    assert [token.token for token in look(g).row[2].tokens] == ["king"]


@pytest.mark.rule("FB-T14")
def test_what_spends_the_witchs_token_for_menhirs() -> None:
    token = a.SpendToken("swamp_witch", "menhirs")
    for place in ("menhirs_3", "menhirs_4", "menhirs_5"):
        g = visiting(place, ["st_03"], ["st_03.r4"], NONE, ["swamp_witch"])
        play(g, token)
        assert "menhirs" in look(g).players[0].named_spent
    threshold = visiting("menhirs_3", ["st_03"], ["st_03.r4"], NONE, ["swamp_witch"])
    play(threshold, a.Substitute())
    wyrm = visiting("treewyrm", ["mt_03", "st_03"], ["mt_03.r4"], NONE, ["swamp_witch"])
    play(wyrm, a.Apply(), a.ChoosePlace("menhirs_3"), a.Walk(0), a.Done())
    rock = table(["mt_01"], {0: ["mt_01.r2"]}, {0: NONE}, {0: ["rock_colossus+", "swamp_witch"]})
    play(rock, a.Use("rock_colossus+"), a.Pick(0))
    for g in (threshold, wyrm, rock):
        assert look(g).players[0].named_spent == ()


@pytest.mark.rule("FB-T11")
def test_the_warden_adds_and_the_firebird_pays_once() -> None:
    slots = opened(steppe=("st_01", "st_02"), forest=("fo_01", "fo_02"))
    here = {1: ["st_05.r1", "st_06.r1"]}
    g = table(["st_05", "st_06"], here, {0: (1, 0, 1, 0)}, {0: ["forest_warden", "firebird"]}, open=slots)
    play(g, a.AddLand("forest"), a.TakeOpen(0), a.DrawnLand("fo_05"), a.ChoosePosition(2))
    assert books(g) == (4, 0, 0, 0)
    play(g, a.Use("forest_warden"), a.ChooseTerrain("steppe"))
    assert books(g) == (3, 0, 0, 0)  # one steppe book, with two steppes in the row
    play(g, a.TakeOpen(0), a.DrawnLand("st_09"), a.ChoosePosition(3), a.Gift("books"))
    assert books(g) == (5, 0, 0, 0)
    assert asked(g) is None
