"""Prologue, chapters, the action phase and the epilogue."""

import pytest

from games.fabled.stage import (
    GAME,
    a,
    asked,
    at_home,
    books,
    event,
    look,
    nature,
    opened,
    options,
    play,
    refused,
    row,
    step,
    table,
    told,
    turn,
    until,
    where,
    whose,
)
from magoteka.core.chance import Rng
from magoteka.games.fabled.box.components import ALLIES
from magoteka.games.fabled.messages.events import ChapterBegan, TokenReached, TurnBegan


def whole_game(seats: int, seed: int = 1, **settings: object):
    g = GAME.new(seats, {"first_player": 0, **settings})
    g.listening = True
    g.playout(Rng(seed))
    return g


@pytest.mark.rule("FB-34", "FB-35", "FB-39", "FB-40", "FB-47", "FB-48", "FB-91", "FB-A14")
def test_prologue_chapters_epilogue() -> None:
    g = whole_game(3)
    marks = [one for one in g.events if isinstance(one, (ChapterBegan, TurnBegan, TokenReached))]
    chapters = [one.number for one in told(marks, ChapterBegan)]
    assert chapters == list(range(1, 9))
    tokens = [one.token for one in told(marks, TokenReached)]
    assert len(tokens) == len(set(tokens)) == 7
    assert tokens[-1] == "end_of_times"
    for number in chapters:
        start = marks.index(ChapterBegan(number))
        end = marks.index(ChapterBegan(number + 1)) if number < 8 else len(marks)
        assert [one.seat for one in told(marks[start:end], TurnBegan)] == [0, 1, 2]
    assert asked(g) is None


@pytest.mark.rule("FB-35", "FB-36", "FB-37", "FB-38", "FB-A27")
def test_the_prologue() -> None:
    g = until(GAME.new(2, {"first_player": 0}), "prologue-land")
    before = books(g)
    assert options(g) == [a.AddLand("steppe"), a.AddLand("mountain"), a.AddLand("forest")]
    play(g, a.AddLand("mountain"), a.DrawBlind())
    nature(g)
    assert options(g) == [a.ChoosePosition(0)]
    play(g, a.ChoosePosition(0))
    until(g, "prologue-land")
    assert whose(g) == 1
    assert books(g)[1] == before[1] - 1
    assert at_home(g) == 5
    play(g, a.AddLand("steppe"), a.TakeOpen(0))
    nature(g)
    play(g, a.ChoosePosition(1))
    assert books(g, 1) == (1, 1, 1, 0)  # no surcharge, whatever lies there
    assert len(row(g)) == 2


@pytest.mark.rule("FB-38", "FB-93", "FB-95", "FB-132", "FB-A27", "FB-A28")
def test_only_the_king_works_in_the_prologue() -> None:
    allies = {0: ["underground_king", "firebird", "windherd"]}
    g = table(
        [],
        {},
        {0: (2, 1, 1, 0)},
        allies,
        [step("prologue-land", seat=0)],
        phase=1,
        chapter=0,
        open=opened(steppe=("st_01", "st_02")),
    )
    play(g, a.AddLand("steppe"), a.TakeOpen(0), a.DrawnLand("st_05"), a.ChoosePosition(0))
    assert options(g) == [a.Done(), a.Use("underground_king")]
    play(g, a.Use("underground_king"))
    assert asked(g) is None
    assert [token.token for token in look(g).row[0].tokens] == ["king"]
    assert books(g) == (1, 1, 1, 0)
    assert where(g) == "st_01.r1"


@pytest.mark.rule("FB-41", "FB-42", "FB-108")
def test_tokens_of_a_division_in_their_order() -> None:
    g = whole_game(2)
    tokens = [one.token for one in told(g.events, TokenReached)]
    assert tokens == ["new_ally", "event_1", "boost_or_ally_1", "event_2", "event_3", "boost_or_ally_2", "end_of_times"]


@pytest.mark.rule("FB-49", "FB-50", "FB-A23", "FB-A24")
def test_action_a_is_always_there() -> None:
    g = table([], {}, {0: (0, 0, 0, 0)}, agenda=turn())
    assert options(g) == [a.TakeBooks()]
    assert refused(g, a.EndActions()) == ("FB-49", "action-first")
    assert refused(g, a.MakeConversions()) == ("FB-A23", "no-such-conversion")
    assert refused(g, a.Walk(0)) == ("FB-52", "no-such-step")
    play(g, a.TakeBooks())
    assert books(g) == (2, 0, 0, 0)
    assert asked(g) == "announce-terrain"  # exactly one action


@pytest.mark.rule("FB-51", "FB-80", "FB-81", "FB-82", "FB-83", "FB-A57", "FB-A58")
def test_action_b_is_one_or_two_conversions() -> None:
    g = table(["st_01"], {0: ["st_01.r1"]}, {0: (2, 1, 0, 0)})
    play(g, a.MakeConversions())
    assert a.Done() not in options(g)
    play(g, a.Exchange("steppe", "mountain"))
    assert books(g) == (0, 2, 0, 0)
    assert a.Done() in options(g)
    undone = g.clone()
    play(undone, a.Exchange("mountain", "steppe"))
    assert books(undone) == (2, 1, 0, 0)
    assert asked(undone) is None  # it counts as used
    play(g, a.Exchange("mountain", "forest"))
    assert books(g) == (0, 0, 1, 0)
    assert asked(g) is None


@pytest.mark.rule("FB-52", "FB-66", "FB-67", "FB-69")
def test_action_c_is_a_step_with_its_visit() -> None:
    g = table(["st_01"], {0: ["st_01.r2"]}, {0: (0, 0, 0, 0)}, agenda=turn())
    play(g, a.Walk(0), a.Go("wind_3"), a.Apply())
    assert where(g) == "st_01.r3"
    assert books(g) == (3, 0, 0, 0)
    assert asked(g) == "announce-terrain"


@pytest.mark.rule("FB-53", "FB-54", "FB-A20", "FB-A22")
def test_t6_price_and_volkhvs() -> None:
    here = ["mt_01", "mt_02"]
    at = {1: ["mt_01.r1", "mt_02.r1"]}
    slots = opened(mountain=("mt_03", "mt_04"), steppe=("st_01", "st_02"))
    g = table(here, at, {0: (2, 1, 0, 0)}, open=slots)
    play(g, a.AddLand("mountain"), a.TakeOpen(0), a.DrawnLand("mt_09"), a.ChoosePosition(0))
    assert books(g) == (0, 0, 0, 0)
    assert at_home(g) == 5
    assert refused(table(here, at, {0: (1, 1, 0, 0)}, open=slots), a.AddLand("mountain")) == ("FB-53", "too-dear")
    crowd = {0: ["mt_01.r1"] * 6, 1: ["mt_02.r1"]}
    g = table(here, crowd, {0: (9, 9, 0, 0)}, open=slots)
    assert refused(g, a.AddLand("mountain")) == ("FB-54", "too-few-volkhvs")
    assert a.AddLand("steppe") in options(g)
    g = table(["st_03", "st_04"], {1: ["st_03.r1", "st_04.r1"]}, {0: (3, 0, 0, 0)}, open=slots)
    play(g, a.AddLand("steppe"))
    assert books(g) == (0, 0, 0, 0)


@pytest.mark.rule("FB-A21")
def test_only_what_is_in_hand_pays() -> None:
    g = table(["st_03"], {1: ["st_03.r1"]}, {0: (0, 2, 0, 0)})
    assert a.AddLand("steppe") not in options(g)


@pytest.mark.rule("FB-A26")
def test_a_free_surcharge_still_costs_the_base_book() -> None:
    g = table(["st_03", "st_04"], {1: ["st_03.r1", "st_04.r1"]}, {0: (1, 0, 0, 0)}, **event("ev_c4", "whole"))
    play(g, a.AddLand("steppe"))
    assert books(g) == (0, 0, 0, 0)


@pytest.mark.rule("FB-91", "FB-92", "FB-A69")
def test_t19_the_epilogue_compares_from_the_sun_down() -> None:
    def winners(*rows):
        g = table([], {}, dict(enumerate(rows)), agenda=[step("next-chapter")], seats=len(rows), chapter=10)
        g.asking()
        return GAME.winners(g)

    assert winners((1, 0, 2, 5), (9, 9, 1, 5)) == (0,)
    assert winners((1, 2, 2, 5), (9, 1, 2, 5)) == (0,)
    assert winners((1, 2, 2, 5), (9, 2, 2, 5)) == (1,)
    assert winners((0, 0, 0, 1), (99, 99, 99, 0)) == (0,)
    assert winners((1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1)) == (0, 1, 2)


@pytest.mark.rule("FB-93")
def test_nothing_acts_in_the_epilogue() -> None:
    g = table([], {}, {0: (0, 0, 0, 1)}, {0: ["charioteer"]}, [step("next-chapter")], chapter=10)
    g.asking()
    assert books(g) == (0, 0, 0, 1)
    assert look(g).phase == "over"


@pytest.mark.rule("FB-44", "FB-A06")
def test_new_allies_for_all() -> None:
    g = table([], {}, {}, {0: ["seer"], 1: ["herald"]}, [step("path-token", token=6)], seats=2)
    nature(g)
    offers = [player.offer for player in look(g).players]
    assert [len(offer) for offer in offers] == [3, 3]
    assert not set(offers[0]) & set(offers[1])
    play(g, a.ChooseAlly(offers[0][1]))
    nature(g)
    assert look(g).allies_left == 24 - 2 - 6  # discards wait until all have chosen
    play(g, a.ChooseAlly(offers[1][2]))
    nature(g)
    assert look(g).allies_left == 20


@pytest.mark.rule("FB-45", "FB-97", "FB-99", "FB-100", "FB-A07", "FB-A10")
def test_t18_boost_or_ally() -> None:
    three = ["seer", "bookman", "firebird"]
    g = table([], {}, {}, {0: three, 1: ["herald"]}, [step("path-token", token=7)])
    assert options(g) == [a.BoostAlly(ally) for ally in three]
    play(g, a.BoostAlly("bookman"))
    assert look(g).players[0].allies[1].boosted
    assert options(g) == [a.TakeAlly(), a.BoostAlly("herald")]
    play(g, a.TakeAlly())
    nature(g)
    play(g, options(g)[0])
    nature(g)
    assert len(look(g).players[1].allies) == 2


@pytest.mark.rule("FB-45", "FB-A09")
def test_a_boost_or_ally_with_nothing_to_do_lapses() -> None:
    allies = {0: ["seer+", "bookman+", "firebird+"], 1: ["herald+"]}
    g = table([], {}, {}, allies, [step("path-token", token=7)])
    assert whose(g) == 1
    assert options(g) == [a.TakeAlly()]


@pytest.mark.rule("FB-139", "FB-A09")
def test_ten_boost_tokens_and_no_more() -> None:
    ten = [f"{ally}+" for ally in ALLIES[:10]]
    allies = {0: ["forest_giant"], **{seat: ten[(seat - 1) * 3 : seat * 3] for seat in (1, 2, 3)}, 4: [ten[9]]}
    g = table([], {}, {}, allies, [step("declare-boost", seat=0)], seats=5)
    assert options(g) == [a.TakeAlly()]
    nine = {**allies, 4: ["werewolf"]}
    g = table([], {}, {}, nine, [step("declare-boost", seat=0)], seats=5)
    assert options(g) == [a.TakeAlly(), a.BoostAlly("forest_giant")]


@pytest.mark.rule("FB-46", "FB-A08")
def test_a_short_deck_is_dealt_one_after_another() -> None:
    g = table(
        [], {}, {}, {0: ["seer"], 1: ["herald"]}, [step("path-token", token=6)], ally_deck=2**4 | 2**5 | 2**6 | 2**7
    )
    nature(g)
    assert [len(player.offer) for player in look(g).players] == [3, 0]
    play(g, options(g)[0])
    nature(g)
    assert whose(g) == 1
    assert len(look(g).players[1].offer) == 3  # the one left and the two discarded
    play(g, options(g)[0])
    g = table([], {}, {}, {0: ["seer"], 1: ["herald"]}, [step("path-token", token=6)], ally_deck=2**4)
    nature(g)
    assert options(g) == [a.ChooseAlly("firebird")]
    play(g, a.ChooseAlly("firebird"))
    assert asked(g) is None  # nothing is left for the other


@pytest.mark.rule("FB-A13", "FB-122")
def test_limits_of_a_chapter_end_with_it() -> None:
    g = table(
        ["mt_01"], {0: ["mt_01.r2"]}, {}, {0: ["rock_colossus+"]}, [step("next-chapter")], chapter=4, chapter_used=2**29
    )
    until(g, "act")
    assert a.Use("rock_colossus+") in options(g)


@pytest.mark.rule("FB-A12")
def test_an_ally_of_this_chapters_start_already_acts() -> None:
    g = table(
        ["st_01"],
        {0: ["st_01.r1"]},
        {0: (0, 0, 0, 0)},
        {0: ["seer"], 1: ["herald"]},
        [step("chapter-abilities", rank=0), step("keep-ally", seat=0)],
        phase=2,
        offers=[6, 1, 2, -1, -1, -1],
    )
    play(g, a.ChooseAlly("sister_of_time"))
    assert asked(g) == "choose-step-gift"
