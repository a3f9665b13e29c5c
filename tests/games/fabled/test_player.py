"""The greedy player: views only, and far better than chance."""

from typing import Any

import pytest

from games.fabled.stage import GAME, a, look, march, opened, options, play, step, table, turn
from magoteka.core.chance import Rng
from magoteka.games.fabled.bot.mind import Mind, turns_left
from magoteka.games.fabled.messages.events import Converted


def best(g):
    """What the greedy player answers."""
    rated = GAME.mind.prior(look(g, g.asking().seat), options(g))
    return options(g)[rated.index(max(rated))]


@pytest.mark.once
def test_it_beats_random() -> None:
    won = 0
    for seed in range(8):
        g: Any = GAME.new(2, {"first_player": 0})
        rng = Rng(seed)
        hero = seed % 2
        while (question := g.asking()) is not None:
            if question.seat == hero:
                g.answer(list(question.menu(g)).index(best(g)))
            else:
                g.answer(question.sample(g, rng))
        won += GAME.winners(g) == (hero,)
    assert won >= 7


def test_in_the_last_chapter_it_makes_sun_books() -> None:
    agenda = [step("convert", seat=0, left=4, least=0)]
    g = table(["st_01"], {0: ["st_01.r1"]}, {0: (0, 4, 2, 0)}, {}, agenda, chapter=10)
    while g.asking() is not None:
        g.answer(list(g.asking().menu(g)).index(best(g)))
    assert look(g).players[0].books == (0, 0, 0, 2)  # the exact best of four conversions


def test_it_does_not_turn_a_sun_book_down_and_back() -> None:
    for have, left in (((8, 1, 0, 1), 1), ((0, 0, 0, 2), 2), ((3, 0, 1, 3), 4), ((1, 1, 0, 1), 3)):
        for chapter in (1, 3, 6, 10):
            agenda = [step("convert", seat=0, left=left, least=0)]
            g = table(["st_01"], {0: ["st_01.r1"]}, {0: have}, {}, agenda, chapter=chapter)
            while g.asking() is not None:
                g.answer(list(g.asking().menu(g)).index(best(g)))
            assert look(g).players[0].books[3] >= have[3]
            assert not [one for one in g.events if isinstance(one, Converted) and one.give == "sun"]


def test_it_announces_where_a_place_is_in_reach() -> None:
    g = table(["mt_01", "st_02"], {0: ["mt_01.r4", "st_02.r2"]}, {0: (0, 0, 0, 0)}, {}, march())
    assert best(g) == a.Announce("steppe")


def test_it_goes_to_a_good_place_and_applies_it() -> None:
    g = table(["st_02"], {0: ["st_02.r3"]}, {0: (0, 0, 0, 0)}, {}, march())
    g.answer(1)
    assert best(g) == a.Go("wind_4")
    g.answer(list(g.asking().menu(g)).index(a.Go("wind_4")))
    assert best(g) == a.Apply()


def test_it_puts_a_land_where_the_paths_join() -> None:
    g = table(
        ["fo_01", "st_07"],
        {1: ["fo_01.r1", "st_07.r1"]},
        {0: (0, 0, 0, 0)},
        {},
        agenda=[step("place-land", seat=0, land=0, rule=0, beside=-1, seen=False)],
    )
    assert best(g) == a.ChoosePosition(0)


def test_it_does_not_hoard_what_there_is_no_time_to_convert() -> None:
    actions = [a.TakeBooks(), a.MakeConversions()]
    late = table(["st_01"], {1: ["st_01.r1"]}, {0: (14, 0, 0, 0)}, {}, turn(), chapter=9)
    more, convert = GAME.mind.prior(look(late, 0), actions)
    assert convert > more
    early = table(["st_01"], {1: ["st_01.r1"]}, {0: (2, 0, 0, 0)}, {}, turn(), chapter=2)
    more, convert = GAME.mind.prior(look(early, 0), actions)
    assert more > convert


def test_it_knows_its_own_turns_to_come() -> None:
    g = table(["st_01"], {1: ["st_01.r1"]}, {}, {}, turn(1), seats=3, chapter=8, active=1, first=0)
    assert [turns_left(look(g), seat) for seat in range(3)] == [(0, 1), (0, 1), (1, 0)]


def test_it_hunts_when_the_second_step_pays() -> None:
    """Two steps more bring two volkhvs to the tower; the one that goes home has nothing before it."""
    at = {0: ["fo_01.r2", "fo_04.r6"]}
    g = table(["fo_04", "st_01", "fo_01"], at, {0: (0, 0, 6, 0)}, {0: ["werewolf"]}, march(), chapter=9)
    g.answer(list(g.asking().menu(g)).index(a.Announce("forest")))
    assert best(g) == a.Hunt("hunt")


def test_it_follows_the_trail_when_a_hunt_costs_more() -> None:
    g = table(["fo_02"], {0: ["fo_02.r4"]}, {0: (0, 0, 0, 0)}, {0: ["werewolf"]}, march())
    g.answer(list(g.asking().menu(g)).index(a.Announce("forest")))
    assert best(g) == a.Hunt("trail")


def test_it_goes_where_its_ally_pays() -> None:
    """The Witch's token for stones makes the first place of the land worth a visit more than without her."""
    at, books = {0: ["mt_02.r1"]}, {0: (0, 0, 0, 0)}
    alone = Mind(look(table(["mt_02"], at, books, {}), 0))
    helped = Mind(look(table(["mt_02"], at, books, {0: ["swamp_witch"]}), 0))
    assert helped.place_now("stones_1") > alone.place_now("stones_1")
    assert helped.place_now("tower") == alone.place_now("tower")


def test_it_knows_where_the_guide_leads() -> None:
    """A dead end is no end for the Guide's volkhvs."""
    at = {0: ["mt_05.d3"]}
    books = {0: (4, 0, 0, 0)}
    alone = Mind(look(table(["mt_05", "fo_01"], at, books, {}), 0))
    led = Mind(look(table(["mt_05", "fo_01"], at, books, {0: ["mountain_guide"]}), 0))
    assert led.prospect(led.me.volkhvs[0]) > alone.prospect(alone.me.volkhvs[0]) + 2


def test_it_counts_what_the_soulwarden_pays_at_home() -> None:
    at = {0: ["st_01.r4"]}
    alone = Mind(look(table(["st_01"], at, {}, {}), 0))
    kept = Mind(look(table(["st_01"], at, {}, {0: ["soulwarden"]}), 0))
    assert kept.prospect(kept.me.volkhvs[0]) > alone.prospect(alone.me.volkhvs[0])


def test_it_counts_the_wardens_second_land() -> None:
    """FB-129 A forest with the Warden is worth the land beside it as well, and the better of the two is taken."""
    row, at, books = ["st_01"], {0: ["st_01.r1"]}, {0: (6, 2, 2, 0)}
    lands = opened(steppe=("st_02", "st_12"), mountain=("mt_12", "mt_02"), forest=("fo_01", "fo_03"))
    forest = [a.AddLand("forest")]
    alone = GAME.mind.prior(look(table(row, at, books, {}, open=lands), 0), forest)
    g = table(row, at, books, {0: ["forest_warden"]}, open=lands)
    assert GAME.mind.prior(look(g, 0), forest) > alone
    play(g, a.AddLand("forest"), a.TakeOpen(0), a.DrawnLand("fo_05"), a.ChoosePosition(1))
    assert best(g) == a.Use("forest_warden")
    play(g, a.Use("forest_warden"))
    assert best(g) == a.ChooseTerrain("mountain")


def test_it_does_not_plant_the_wardens_second_land_at_a_loss() -> None:
    """FB-105 In the last chapter a land without a way to go is not worth the book it costs."""
    lands = opened(steppe=("st_03", "st_02"), forest=("fo_01", ""))
    g = table(["fo_02"], {0: ["fo_02.r1"]}, {0: (1, 0, 0, 0)}, {0: ["forest_warden"]}, chapter=10, open=lands)
    assert GAME.mind.prior(look(g, 0), [a.Use("forest_warden")])[0] < 0.0


def test_it_uses_the_wardens_boost_at_the_end() -> None:
    """FB-130 Conversions in the last chapter are suns, whether or not the forest still brings anything."""
    lands = opened(forest=("fo_01", "fo_03"))
    g = table(["st_01"], {0: ["st_01.r1"]}, {0: (1, 0, 7, 0)}, {0: ["forest_warden+"]}, chapter=10, open=lands)
    assert best(g) == a.Use("forest_warden+")


def test_it_puts_tokens_where_they_pay() -> None:
    """FB-102 Nature's where one's own volkhv stays long, the Queen's where a rival comes to a place, the Master's
    where the land is soon forgotten."""
    at = {0: ["fo_01.r1", "fo_02.r6"], 1: ["fo_03.r1", "fo_03.r1"]}
    wanted = {"nature_lord": "fo_01", "serpent_queen": "fo_03", "oblivion_master": "fo_02"}
    for ally, land in wanted.items():
        g = table(["fo_01", "fo_02", "fo_03"], at, {0: (2, 0, 0, 0)}, {0: [ally]})
        put = best(g)
        assert isinstance(put, a.PlaceToken)
        play(g, put)
        assert look(g).asked.token == put.token
        assert best(g) == a.ChooseLand(land), ally


def test_it_keeps_a_token_that_would_lie_idle() -> None:
    """FB-103 A token comes back only when its land is forgotten, so it waits for a forest with a volkhv in it."""
    g = table(["fo_01", "st_01"], {0: ["st_01.r1"], 1: ["fo_01.r1"]}, {0: (2, 0, 0, 0)}, {0: ["nature_lord"]})
    assert not isinstance(best(g), a.PlaceToken)


def test_it_lays_a_place_of_the_sky_before_its_own_volkhvs() -> None:
    """FB-A90 On a bare cell that its own volkhvs come to, not on a whirlpool that is worth more."""
    at = {0: ["st_02.r1", "st_02.r1"], 1: ["st_04.r1"]}
    g = table(["st_02", "st_04"], at, {0: (2, 0, 0, 0)}, {0: ["sky_wanderer"]})
    play(g, a.PlaceToken("sky_2"))
    assert best(g) == a.ChooseLand("st_02")
