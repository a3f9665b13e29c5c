"""Walking, the movement phase, oblivion."""

import pytest

from games.fabled.stage import (
    a,
    asked,
    at_home,
    books,
    by,
    event,
    look,
    march,
    options,
    play,
    refused,
    row,
    step,
    table,
    told,
    turn,
    visits,
    where,
    whose,
)
from magoteka.games.fabled.messages.events import VolkhvReturned


def walked(row, start, allies=None, **more):
    g = table(row, {0: [start]}, {0: (0, 0, 0, 0)}, {0: allies or []}, **more)
    play(g, a.Walk(0))
    return g


@pytest.mark.rule("FB-28", "FB-30", "FB-31", "FB-32")
def test_t3_crossing_and_leaving() -> None:
    assert where(walked(["st_01", "fo_01"], "st_01.r4")) == "fo_01.r1"
    assert where(walked(["st_04", "fo_01"], "st_04.r4")) == "home"
    assert where(walked(["mt_01", "fo_01"], "mt_01.d4")) == "home"
    assert where(walked(["fo_01", "st_01"], "st_01.r4")) == "home"
    assert where(walked(["st_01"], "st_01.r1")) == "st_01.r2"


@pytest.mark.rule("FB-29")
def test_volkhvs_share_cells() -> None:
    g = table(["st_01"], {0: ["st_01.r1", "st_01.r2"], 1: ["st_01.r2"]}, {0: (0, 0, 0, 0)})
    play(g, a.Walk(0))
    assert where(g) == where(g, 0, 1) == where(g, 1) == "st_01.r2"


T7 = {0: ["fo_06.r7", "fo_06.r5", "fo_08.r2"], 1: ["fo_06.r2", "fo_08.r4"], 2: ["fo_08.r6"]}


@pytest.mark.rule("FB-55", "FB-56", "FB-57", "FB-58", "FB-59", "FB-61", "FB-65", "FB-A29", "FB-A30", "FB-A31", "FB-A34")
def test_t7_blue_announces_the_forests() -> None:
    g = table(
        ["fo_06", "fo_08", "fo_10"], T7, {0: (0, 0, 0, 0), 1: (4, 0, 0, 0), 2: (0, 0, 0, 0)}, {}, march(), seats=3
    )
    play(g, a.Announce("forest"))
    assert asked(g) == "march-choice"
    by(g, 1, a.Go("academy"))  # Green decides before Blue does
    assert look(g).players[1].volkhvs[0].place is None  # carried out when all have answered
    by(g, 0, a.Go("stones_2"))
    assert where(g, 0, 0) == "fo_08.r2"
    assert where(g, 0, 1) == "fo_06.r6"
    assert where(g, 1, 1) == "fo_08.r5"
    assert where(g, 2, 0) == "home"
    play(g, a.Stay())
    assert where(g, 0, 2) == "fo_08.r4"
    assert look(g).players[0].volkhvs[1].place == "stones_2"
    by(g, 0, a.Visit(1, False))
    by(g, 1, a.Visit(0, False))
    assert books(g, 0) == (0, 2, 0, 0)
    assert asked(g) == "convert"
    play(g, a.Want("mountain", 2), a.Done())
    assert books(g, 1) == (0, 2, 0, 0)


@pytest.mark.rule("FB-57", "FB-A35")
def test_steps_are_obligatory_even_off_the_whirlpool() -> None:
    g = table(["st_01"], {0: ["st_01.r3"]}, {0: (0, 0, 0, 0)}, {}, march())
    events = play(g, a.Announce("steppe"))
    assert told(events, VolkhvReturned)
    assert books(g) == (0, 0, 0, 0)


@pytest.mark.rule("FB-60", "FB-75", "FB-A45", "FB-A46", "FB-72", "FB-A48", "FB-A44")
def test_t9_menhirs_give_steps_as_one_likes() -> None:
    g = table(["st_03", "mt_01"], {0: ["st_03.r3", "mt_01.r1", "mt_01.d1"]}, {0: (0, 0, 0, 0)}, {}, march())
    play(g, a.Announce("steppe"), a.Go("menhirs_3"))
    assert options(g) == [a.Apply(), a.Substitute()]
    substituted = g.clone()
    play(substituted, a.Substitute())
    assert books(substituted) == (2, 0, 0, 0)
    play(g, a.Apply())
    assert a.Done() not in options(g)  # none would be substitution
    one = g.clone()
    play(one, a.Walk(0))
    assert where(one) == "mt_01.r1"  # the visitor itself walks
    play(one, a.Done())
    assert asked(one) is None
    play(g, a.Walk(1), a.Walk(1))
    assert options(g)[1:] == [a.Go("stones_2")]
    play(g, a.Go("stones_2"))
    assert a.Walk(1) not in options(g)  # on a place it takes no steps
    play(g, a.Walk(2))
    assert where(g, 0, 2) == "mt_01.d2"
    assert asked(g) == "visit-place"  # the new visit waits for the menhirs


@pytest.mark.rule("FB-A30")
def test_crossing_into_an_announced_land_gives_no_new_steps() -> None:
    g = table(["st_03", "st_02"], {0: ["st_03.r4", "st_02.r1"]}, {0: (0, 0, 0, 0)}, {}, march())
    play(g, a.Announce("steppe"))
    assert where(g) == "st_02.r2"
    assert where(g, 0, 1) == "st_02.r3"


@pytest.mark.rule("FB-A33", "FB-A24")
def test_any_terrain_may_be_announced() -> None:
    g = table(["st_01"], {0: ["st_01.r1"]}, {}, {}, march())
    assert options(g) == [a.Announce("steppe"), a.Announce("mountain"), a.Announce("forest")]
    play(g, a.Announce("forest"))
    assert where(g) == "st_01.r1"


@pytest.mark.rule("FB-62", "FB-A39", "FB-A40")
def test_where_a_land_may_move_turn_order_decides() -> None:
    at = {0: ["st_08.r1"], 1: ["mt_06.r2"], 2: ["st_02.r3"]}
    g = table(
        ["st_08", "mt_06", "st_02"],
        at,
        dict.fromkeys(range(3), (0, 0, 0, 0)),
        {},
        [step("visit-stage")],
        seats=3,
        phase=5,
        pending={(0, 0): "gates", (1, 0): "hermit", (2, 0): "wind_4"},
        terrain=0,
    )
    assert asked(g) == "visit-place"
    assert whose(g) == 0
    play(g, a.Apply(), a.ChooseLand("st_08"), a.ChoosePosition(1))
    assert row(g) == ["mt_06", "st_08", "st_02"]
    assert whose(g) == 1
    play(g, a.Apply())
    assert where(g, 1, 1) == "st_08.r1"  # the neighbour of now
    assert whose(g) == 2


@pytest.mark.rule("FB-62")
def test_quiet_visits_are_asked_of_all_at_once() -> None:
    at = {0: ["st_02.r4"], 1: ["st_02.r4"], 2: ["st_02.r4"]}
    waiting = {(0, 0): "wind_4", (1, 0): "wind_4", (2, 0): "wind_4"}
    g = table(
        ["st_02"],
        at,
        dict.fromkeys(range(3), (0, 0, 0, 0)),
        {},
        [step("visit-stage")],
        seats=3,
        phase=5,
        pending=waiting,
    )
    assert asked(g) == "visit-turn"
    by(g, 2, a.Visit(0, True))
    assert books(g, 2) == (0, 0, 0, 0)  # carried out when all have answered
    by(g, 1, a.Visit(0, False))
    by(g, 0, a.Visit(0, False))
    assert [books(g, seat)[0] for seat in range(3)] == [4, 4, 2]


@pytest.mark.rule("FB-62", "FB-A39")
@pytest.mark.parametrize(
    ("ally", "place", "spot"), [("sky_wanderer", "sky_3", "st_02.r3"), ("serpent_queen", "wind_4", "st_02.r4")]
)
def test_a_visit_that_pays_another_who_waits_is_not_quiet(ally: str, place: str, spot: str) -> None:
    kind = {"sky_wanderer": "sky", "serpent_queen": "queen"}[ally]
    at = {0: [spot], 1: ["fo_01.r6"], 2: ["mt_01.r3"]}
    waiting = {(0, 0): place, (1, 0): "tower", (2, 0): "stones_2"}

    def staged(**more):
        have = dict.fromkeys(range(3), (0, 0, 0, 0))
        tokens = {kind: ["home", "st_02", "home"]}
        stage = [step("visit-stage")]
        lands = ["st_02", "fo_01", "mt_01"]
        more = {"pending": waiting, **more}
        return table(lands, at, have, {1: [ally]}, stage, seats=3, phase=5, tokens=tokens, **more)

    g = staged()
    assert (asked(g), whose(g)) == ("visit-place", 0)
    play(g, a.Apply())
    assert books(g, 1)[0] == 1
    assert whose(g) == 1
    assert a.Visit(0, False) in options(g)  # with the book just gained the tower works
    away = staged(pending={(0, 0): place, (2, 0): "stones_2"})
    assert asked(away) == "visit-turn"  # the owner waits for nothing: all at once
    assert asked(staged(queen_books=2, sky_books=2)) == "visit-turn"  # she gets no third book


@pytest.mark.rule("FB-88", "FB-89", "FB-90", "FB-A65", "FB-A66", "FB-103")
def test_t8_a_land_without_volkhvs_is_forgotten_in_its_phase_only() -> None:
    g = table(
        ["st_01", "fo_01", "mt_01"],
        {0: ["st_01.r1"], 1: ["mt_01.r1"]},
        {0: (0, 0, 0, 0)},
        {1: ["serpent_queen"]},
        turn(),
        tokens={"queen": ["fo_01", "mt_01", "home"]},
    )
    play(g, a.TakeBooks())
    assert row(g) == ["st_01", "fo_01", "mt_01"]
    play(g, a.Announce("forest"))
    assert row(g) == ["st_01", "mt_01"]
    assert look(g).row[0].joined
    assert look(g).oblivion == ("fo_01",)
    assert supply(g, 1) == ["queen", "queen"]


def supply(g, seat):
    return list(look(g).players[seat].tokens)


@pytest.mark.rule("FB-A60")
def test_a_volkhv_on_a_place_keeps_its_land() -> None:
    g = table(
        ["st_01", "st_02"],
        {0: ["st_01.r3"], 1: ["st_02.r1"]},
        {},
        {},
        [step("oblivion-phase", host=0)],
        pending={(0, 0): "wind_3"},
    )
    g.asking()
    assert row(g) == ["st_01", "st_02"]


@pytest.mark.rule("FB-A68")
def test_oblivion_gives_no_steps() -> None:
    g = table(
        ["st_01", "fo_01"],
        {0: ["st_01.r1"]},
        {0: (0, 0, 0, 0)},
        {0: ["oblivion_master+", "herald+", "forest_giant"]},
        [step("oblivion-phase", host=0)],
        tokens={"oblivion": ["fo_01", "home", "home"]},
    )
    assert asked(g) == "master-recalls"
    assert not [one for one in options(g) if isinstance(one, a.Walk)]
    play(g, options(g)[-1])
    assert asked(g) is None


@pytest.mark.rule("FB-A47")
def test_t42_the_same_whirlpool_at_most_twice_in_a_turn() -> None:
    here = 0 * 2048 + 0 * 32 + 3
    g = table(["st_01"], {0: ["st_01.r2"]}, {0: (0, 0, 0, 0)}, departures=[here, here])
    play(g, a.Walk(0))
    assert asked(g) is None
    g = table(["st_01"], {0: ["st_01.r2"]}, {0: (0, 0, 0, 0)}, departures=[here])
    play(g, a.Walk(0))
    assert asked(g) == "go-to-place"
    g = table(["st_01"], {0: ["st_01.r2"]}, {0: (0, 0, 0, 0)}, agenda=turn(), departures=[here, here])
    play(g, a.Walk(0))
    assert asked(g) == "go-to-place"  # a new turn


@pytest.mark.rule("FB-A42", "FB-A25")
def test_connections_are_read_at_the_step() -> None:
    g = table(
        ["st_01", "fo_01"],
        {0: ["st_01.r4"], 1: ["fo_01.r1"]},
        {0: (4, 0, 0, 0)},
        open=[10, 11, -1, -1, -1, -1],
        agenda=[step("act", seat=0), step("place-land", seat=0, land=10, rule=0, beside=-1, seen=False)],
    )
    play(g, a.ChoosePosition(1), a.Walk(0))
    assert where(g) == "home"  # the yurt starts below and broke the connection


@pytest.mark.rule("FB-A61", "FB-64")
def test_one_of_two_places_and_a_declined_whirlpool_is_gone() -> None:
    g = table(["st_06"], {0: ["st_06.r2"]}, {0: (0, 0, 0, 0)}, agenda=turn())
    play(g, a.Walk(0))
    assert options(g) == [a.Stay(), a.Go("stones_1"), a.Go("gates")]
    assert refused(g, a.Go("wind_3")) == ("FB-64", "place-not-linked")
    stayed = g.clone()
    play(stayed, a.Stay())
    assert asked(stayed) == "announce-terrain"
    events = play(g, a.Go("stones_1"), a.Apply())
    assert visits(events) == [(0, "stones")]
    assert asked(g) == "announce-terrain"


@pytest.mark.rule("FB-63")
def test_going_to_a_place_costs_no_step() -> None:
    g = table(["st_09"], {0: ["st_09.r1"]}, {0: (0, 0, 0, 0)}, {}, [step("steps", seat=0, left=2, least=0, lands=-1)])
    play(g, a.Walk(0), a.Go("stones_1"))
    assert where(g) == "st_09.r2"
    assert options(g) == []  # it stands on the place; nobody else can step


@pytest.mark.rule("FB-A78", "FB-A72")
def test_changes_of_steps_add_up() -> None:
    g = table(["st_02"], {0: ["st_02.r1"]}, {0: (0, 0, 0, 0)}, {0: ["steppe_sorcerer"]}, march(), **event("ev_c1"))
    play(g, a.Announce("steppe"))
    assert where(g) == "st_02.r4"  # three obligatory steps and a whirlpool
    play(g, a.Stay())
    assert options(g) == [a.Halt(), a.Onward()]
    assert at_home(g) == 6


@pytest.mark.rule("FB-56", "FB-116")
def test_the_steps_on_view_are_those_of_the_phase() -> None:
    at = {0: ["st_02.r1", "fo_07.r1"], 1: ["st_02.r3", "mt_01.r1"]}
    turns = [step("turn", seat=1), step("turn", seat=0)]
    g = table(["st_02", "mt_01", "fo_07"], at, {0: (0, 0, 0, 0), 1: (0, 0, 0, 0)}, {0: ["herald"]}, turns)
    assert look(g).steps == ((2, 1),) * 3
    play(g, a.TakeBooks(), a.Announce("steppe"))
    assert (look(g).phase, look(g).steps) == ("march", ((2, 1),) * 3)
    play(g, a.Go("wind_4"), a.Apply())
    assert look(g).steps == ((1, 1),) * 3  # the Herald's second phase
    play(g, a.Announce("forest"))
    assert where(g, 0, 1) == "fo_07.r2"
    assert whose(g) == 1
    play(g, a.TakeBooks())
    assert (look(g).former, look(g).steps) == (None, ((2, 1),) * 3)
    play(g, a.Announce("steppe"))
    assert (look(g).phase, look(g).steps) == ("march", ((2, 1),) * 3)  # a first march again
