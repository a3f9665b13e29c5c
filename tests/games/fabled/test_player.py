"""The greedy player: views only, and far better than chance."""

from games.fabled.stage import GAME, a, look, march, options, step, table, turn
from magoteka.core.chance import Rng
from magoteka.games.fabled.bot.mind import turns_left
from magoteka.games.fabled.words.events import Converted


def best(g):
    """What the greedy player answers."""
    rated = GAME.rate(look(g, g.asking().seat), options(g))
    return options(g)[rated.index(max(rated))]


def test_it_beats_random() -> None:
    won = 0
    for seed in range(8):
        g = GAME.new(2, {"first_player": 0})
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
    more, convert = GAME.rate(look(late, 0), actions)
    assert convert > more
    early = table(["st_01"], {1: ["st_01.r1"]}, {0: (2, 0, 0, 0)}, {}, turn(), chapter=2)
    more, convert = GAME.rate(look(early, 0), actions)
    assert more > convert


def test_it_knows_its_own_turns_to_come() -> None:
    g = table(["st_01"], {1: ["st_01.r1"]}, {}, {}, turn(1), seats=3, chapter=8, active=1, first=0)
    assert [turns_left(look(g), seat) for seat in range(3)] == [(0, 1), (0, 1), (1, 0)]
