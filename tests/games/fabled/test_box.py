"""The box, set-up and the row."""

from collections import Counter

import pytest

from games.fabled.stage import (
    GAME,
    a,
    at_home,
    books,
    look,
    nature,
    opened,
    options,
    play,
    refused,
    row,
    step,
    table,
    where,
)
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.problems import BadSetting
from magoteka.games.fabled.box.components import ALLIES, LAND_ROWS, PLACES

FREQUENCIES = {
    "wind_3": 7, "wind_4": 5, "stones_1": 6, "stones_2": 6, "roots": 6, "tavern": 5, "menhirs_3": 4, "menhirs_4": 4,
    "menhirs_5": 3, "gates": 5, "hermit": 5, "treewyrm": 4, "academy": 5, "tower": 4, "temple": 4, "library": 4,
}  # fmt: skip


def fresh(seats: int, **settings: object):
    g = GAME.new(seats, {"first_player": 0, **settings})
    return nature(g)


@pytest.mark.rule("FB-26", "FB-30", "FB-33", "FB-A04", "FB-A36")
def test_thirty_six_lands_with_the_paths_of_their_terrains() -> None:
    assert Counter(land[0][:2] for land in LAND_ROWS) == {"st": 12, "mt": 12, "fo": 12}
    shapes = Counter((land[0][:2], land[1], land[2]) for land in LAND_ROWS)
    assert set(shapes.values()) == {3}
    for name, _, _, regular, dead_end in LAND_ROWS:
        assert bool(dead_end) == name.startswith("mt")
        assert regular.split()[0] == "."
        assert not dead_end or dead_end.split()[0] == "."
        assert all(len(cell.split("|")) <= 2 for cell in (regular + " " + dead_end).split())
    printed = Counter(p for land in LAND_ROWS for cell in (land[3] + " " + land[4]).split() for p in cell.split("|"))
    del printed["."]
    assert printed == FREQUENCIES
    assert set(PLACES[:16]) == set(FREQUENCIES)


@pytest.mark.rule("FB-01", "FB-02", "FB-09", "FB-12", "FB-13", "FB-A02", "FB-A03")
def test_t1_three_players_before_the_prologue() -> None:
    g = fresh(3)
    view = look(g)
    assert view.row == ()
    assert view.chapter == 0
    assert [player.books for player in view.players] == [(2, 1, 1, 0), (2, 1, 1, 0), (3, 1, 1, 0)]
    assert [at_home(g, seat) for seat in range(3)] == [7, 7, 7]
    assert all(land is not None for pair in view.open for land in pair)
    assert view.deck_sizes == (10, 10, 10)
    assert {key for key in vars(view) if "time" in key} == set()


@pytest.mark.rule("FB-13", "FB-14")
def test_t20_five_players() -> None:
    g = fresh(5)
    assert books(g, 3) == (3, 1, 1, 0)
    assert books(g, 4) == (4, 1, 1, 0)
    assert all(len(player.volkhvs) == 6 for player in look(g).players)
    assert look(g).chapters == 8


@pytest.mark.rule("FB-03", "FB-04", "FB-06", "FB-A05", "FB-A15", "FB-S0", "FB-S1")
def test_path_tokens_by_players_and_scenario() -> None:
    two = dict(look(fresh(2)).divisions)
    assert two == {"new_ally": 2, "event_1": 4, "boost_or_ally_1": 4, "event_2": 6, "event_3": 8,
                   "boost_or_ally_2": 8, "end_of_times": 10}  # fmt: skip
    assert dict(look(fresh(3)).divisions)["new_ally"] == 3
    assert dict(look(fresh(4)).divisions) == dict(look(fresh(5)).divisions)
    first = dict(look(fresh(2, scenario="favour_of_gods")).divisions)
    assert first == {"new_ally": 2, "boost_or_ally_1": 4, "boost_or_ally_2": 7, "end_of_times": 9}
    quiet = dict(look(fresh(2, event_deck="none")).divisions)
    assert not [token for token in quiet if token.startswith("event")]
    for scenario in GAME.settings[0].choices:
        for seats in (2, 3, 4):
            placed = Counter(at for _, at in look(fresh(seats, scenario=scenario)).divisions)
            assert max(placed.values()) <= 2
    assert dict(look(fresh(2, scenario="ancestral_paths")).divisions)["milestone_1"] == 5
    assert "milestone_1" not in two


@pytest.mark.rule("FB-05", "FB-08", "FB-106", "FB-107")
def test_scenarios_and_their_decks() -> None:
    assert look(fresh(2, scenario="favour_of_gods")).deck == "none"
    assert look(fresh(2)).deck == "spirit_world"
    assert look(fresh(2, event_deck="crossroads")).deck == "crossroads"
    assert look(fresh(2, event_deck="none")).deck == "none"
    assert look(fresh(2, scenario="heirs_of_the_sun")).deck == "crossroads"
    assert look(fresh(2, scenario="fury_of_steppe_winds")).deck == "steppe_fury"
    with pytest.raises(BadSetting):
        GAME.new(2, {"scenario": "favour_of_gods", "event_deck": "crossroads"})
    with pytest.raises(BadSetting):
        GAME.new(2, {"event_deck": "steppe_fury"})


@pytest.mark.rule("FB-07", "FB-42")
def test_no_event_is_known_before_its_token() -> None:
    view = look(fresh(2))
    assert view.event is None
    assert view.events_left == 4
    assert view.forecast == ()


@pytest.mark.rule("FB-15", "FB-17", "FB-94", "FB-A06", "FB-A10")
def test_everyone_keeps_one_of_three_open_allies() -> None:
    g = fresh(3)
    offers = [player.offer for player in look(g, 2).players]
    assert [len(offer) for offer in offers] == [3, 3, 3]
    for seat in range(3):
        assert len(options(g)) == 3
        assert a.Done() not in options(g)
        play(g, a.ChooseAlly(offers[seat][0]))
        nature(g)
        assert [one.ally for one in look(g).players[seat].allies] == [offers[seat][0]]
    assert look(g).allies_left == 21


@pytest.mark.rule("FB-16", "FB-104", "FB-S0")
def test_no_forest_allies_in_the_first_scenario() -> None:
    g = GAME.new(4, {"scenario": "favour_of_gods"})
    seen = set()
    for seed in range(30):
        seen |= {ally for player in look(nature(g.clone(), seed)).players for ally in player.offer}
    assert seen <= set(ALLIES[:16])
    assert len(seen) > 10


@pytest.mark.rule("FB-11", "FB-A01")
def test_the_first_player_is_drawn_or_named_and_stays() -> None:
    firsts = {look(nature(GAME.new(4), seed)).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    match = Match.new(GAME, 3, {"first_player": 1}, Rng(3))
    assert match.waiting() == [1]
    while not match.over:
        assert match.view(0).first == 1
        seat = match.waiting()[0]
        match.submit(seat, match.options(seat)[0])


@pytest.mark.rule("FB-18", "FB-19", "FB-A67")
def test_everything_a_player_holds_is_seen_by_all() -> None:
    g = table(["st_01"], {0: ["st_01.r1"]}, {0: (3, 1, 0, 0)}, {0: ["seer+"]}, oblivion=2**5)
    for seat in (0, 1, None):
        view = look(g, seat)
        assert view.players == look(g, 0).players
        assert view.oblivion == ("st_06",)


@pytest.mark.rule("FB-20", "FB-21", "FB-27", "FB-37", "FB-A17")
def test_an_open_land_is_replaced_before_its_place_is_chosen() -> None:
    g = table(["st_01"], {1: ["st_01.r1"]}, {0: (3, 0, 0, 0)}, open=opened(steppe=("st_02", "st_03")))
    play(g, a.AddLand("steppe"))
    assert books(g) == (1, 0, 0, 0)
    assert options(g) == [a.TakeOpen(0), a.TakeOpen(1), a.DrawBlind()]
    play(g, a.TakeOpen(1), a.DrawnLand("st_07"))
    assert look(g).open[0] == ("st_02", "st_07")
    assert options(g) == [a.ChoosePosition(0), a.ChoosePosition(1)]
    play(g, a.ChoosePosition(0))
    assert row(g) == ["st_03", "st_01"]
    assert where(g) == "st_03.r1"


@pytest.mark.rule("FB-20", "FB-A18")
def test_a_blind_land_must_be_added() -> None:
    g = table(["st_01"], {1: ["st_01.r1"]}, {0: (2, 0, 0, 0)}, open=opened(steppe=("st_02", "st_03")))
    play(g, a.AddLand("steppe"), a.DrawBlind(), a.DrawnLand("st_11"))
    assert set(map(type, options(g))) == {a.ChoosePosition}
    play(g, a.ChoosePosition(1))
    assert row(g) == ["st_01", "st_11"]
    assert look(g).open[0] == ("st_02", "st_03")


@pytest.mark.rule("FB-22", "FB-A19")
def test_an_empty_deck_stays_empty() -> None:
    steppes = [f"st_{n:02}" for n in range(1, 11)]
    g = table(steppes, {0: ["st_01.r1"]}, {0: (30, 0, 0, 0)}, open=opened(steppe=("st_11", "st_12")))
    assert look(g).deck_sizes[0] == 0
    play(g, a.AddLand("steppe"))
    assert options(g) == [a.TakeOpen(0), a.TakeOpen(1)]
    play(g, a.TakeOpen(0), a.ChoosePosition(0))
    assert look(g).open[0] == (None, "st_12")
    g = table(steppes, {0: ["st_01.r1"]}, {0: (30, 0, 0, 0)}, oblivion=2**10 | 2**11)
    assert look(g).deck_sizes[0] == 0
    assert refused(g, a.AddLand("steppe")) == ("FB-A19", "no-such-land")


@pytest.mark.rule("FB-23", "FB-24", "FB-25", "FB-A25", "FB-137")
def test_t2_a_fourth_land_has_four_places() -> None:
    g = table(
        ["mt_01", "st_01", "st_02"],
        {1: ["mt_01.r1", "st_01.r1", "st_02.r1"]},
        {0: (0, 0, 1, 0)},
        agenda=[step("choose-source", seat=0, terrain=2, rule=0, beside=-1)],
        open=opened(forest=("fo_01", "fo_04")),
    )
    play(g, a.TakeOpen(1), a.DrawnLand("fo_09"))
    assert options(g) == [a.ChoosePosition(n) for n in range(4)]
    assert look(g).row[1].joined
    play(g, a.ChoosePosition(2))
    assert row(g) == ["mt_01", "st_01", "fo_04", "st_02"]
    assert [land.joined for land in look(g).row] == [True, True, False, False]


@pytest.mark.rule("FB-24")
def test_orientation_is_fixed() -> None:
    view = look(table(["st_04", "fo_07"], {0: ["st_04.r1", "fo_07.r1"]}))
    assert [(land.start, land.end) for land in view.row] == [("top", "bottom"), ("bottom", "top")]


@pytest.mark.rule("FB-10")
def test_the_supply_of_books_never_ends() -> None:
    g = table(["st_01"], {0: ["st_01.r1"]}, {0: (200, 0, 0, 0)})
    play(g, a.TakeBooks())
    assert books(g) == (202, 0, 0, 0)


def test_the_box_neither_loses_nor_doubles_anything() -> None:
    for seats in (1, 3, 5):
        g = GAME.new(seats)
        rng = Rng(seats)
        while (question := g.asking()) is not None:
            g.answer(question.sample(g, rng))
            g.asking()
            check(g)


def check(g) -> None:
    lands = [int(land) for land in g.row if land >= 0] + [int(land) for land in g.open if land >= 0]
    lands += [int(land) for land in g.tops if land >= 0]
    pending = [int(s.land) for s in g.steps() if type(s).__name__ == "PlaceLand"]
    masks = [g.decks[0] | g.decks[1] | g.decks[2], g.oblivion, g.torch, *g.sunk]
    for one in masks:
        lands += [n for n in range(36) if one >> n & 1]
    assert sorted(lands + pending) == list(range(36))
    held = [int(ally) for ally in g.allies if ally >= 0] + [int(ally) for ally in g.offers if ally >= 0]
    held += [n for n in range(24) if (g.ally_deck | g.discards | g.parted) >> n & 1]
    assert sorted(held) == list(range(24))
    assert min(g.books) >= 0
    assert bin(g.boosted).count("1") <= 10
