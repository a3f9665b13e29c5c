"""A mage's turn."""

import pytest

from games.abraca.stage import GAME, Declare, Drawn, Rolled, Stop, Taken, hand, lives, named, play, table, to_move
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.event import FaceDown, Refusal
from magoteka.core.match import Match
from magoteka.core.problems import IllegalAnswer, NotYourTurn
from magoteka.games.abraca.messages.events import DieRolled, OrderBroken, SpellCast, SpellMissed, StoneDrawn
from magoteka.games.abraca.messages.views import Hit

A = [8, 5, 3, 2, 1]
B = [8, 8, 7, 7, 6]
C = [8, 7, 6, 6, 5]


@pytest.mark.rule("AB-11")
def test_a_turn_begins_with_a_spell_and_never_with_passing() -> None:
    match = Match.new(GAME, 3, rng=Rng(3))
    assert match.options(0) == [Declare(spell) for spell in range(1, 9)]
    assert match.why_not(0, Stop()) == Refusal("AB-11", "stop-before-a-spell")
    with pytest.raises(IllegalAnswer, match="AB-11"):
        match.submit(0, Stop())


@pytest.mark.rule("AB-12")
def test_a_miss_costs_a_life_and_the_turn() -> None:
    g = table([A, B, C])
    events = play(g, Declare(7))
    assert lives(g) == [5, 6, 6]
    assert named(events, SpellMissed) == [SpellMissed(0, 7)]
    assert to_move(g) == 1


@pytest.mark.rule("AB-13", "AB-A17")
def test_a_missed_dragon_costs_what_the_die_shows_and_not_one_more() -> None:
    g = table([[8, 8, 7, 7, 6], A, C])
    play(g, Declare(1), Rolled(2))
    assert lives(g) == [4, 6, 6]
    assert to_move(g) == 1
    g = table([[8, 8, 7, 7, 6], A, C], lives=[2, 6, 6])
    play(g, Declare(1), Rolled(3))
    assert list(g.scores) == [0, 1, 1]


@pytest.mark.rule("AB-14", "AB-A08")
def test_a_hit_moves_one_stone_to_the_board_whichever_of_the_equal_ones() -> None:
    for slot in (1, 3):
        g = table([[7, 8, 6, 8, 5], B, C])
        events = play(g, Declare(8), Taken(slot))
        assert hand(g, 0) == [0 if place == slot else number for place, number in enumerate([7, 8, 6, 8, 5])]
        assert g.cast[8] == 1
        assert named(events, SpellCast) == [SpellCast(0, 8, slot)]


@pytest.mark.rule("AB-A08")
def test_nature_takes_any_of_the_equal_stones_and_is_not_asked_about_a_single_one() -> None:
    g = table([[8, 8, 6, 7, 8], B, C])
    g.answer(8)
    question = g.asking()
    assert question.seat == NATURE
    assert question.options(g) == [Taken(0), Taken(1), Taken(4)]
    assert {question.weight(g, index) for index in question.indices(g)} == {1}
    rng = Rng(5)
    drawn = [question.sample(g, rng) for _ in range(3000)]
    assert all(abs(drawn.count(slot) - 1000) < 100 for slot in (0, 1, 4))
    g = table([[7, 8, 6, 7, 5], B, C])
    g.answer(8)
    assert to_move(g) == 0


@pytest.mark.rule("AB-A08")
def test_a_hit_rules_nothing_out() -> None:
    g = table([[7, 6, 8, 8, 5], B, C])
    play(g, Declare(8), Taken(3))
    assert GAME.view(g, 0).hands[0] == (FaceDown(), FaceDown(), FaceDown(), None, FaceDown())
    assert GAME.view(g, 0).hits == (Hit(8, (0, 1, 2, 4), 1),)
    assert GAME.view(g, 1).hits == GAME.view(g, None).hits == ()


@pytest.mark.rule("AB-A08")
def test_a_hit_is_remembered_as_long_as_a_stone_stands_that_stood_then() -> None:
    g = table([[7, 6, 8, 8, 5], B])
    play(g, Declare(8), Taken(3), Declare(8), Stop(), Drawn(8), Drawn(1))
    assert hand(g, 0) == [7, 6, 8, 1, 5]
    assert GAME.view(g, 0).hits == (Hit(8, (0, 1, 4), 2), Hit(8, (0, 1, 4), 1))
    play(g, Declare(1), Rolled(1), Declare(5), Declare(6), Declare(7))
    assert GAME.view(g, 0).hits == (Hit(5, (2, 3), 1), Hit(6, (2, 3), 1), Hit(7, (2, 3), 1))


@pytest.mark.rule("AB-15")
def test_after_a_hit_the_mage_may_stop_or_go_on() -> None:
    g = table([A, B, C])
    play(g, Declare(2))
    assert to_move(g) == 0
    assert Stop() in g.asking().options(g)
    play(g, Stop())
    assert to_move(g) == 1


@pytest.mark.rule("AB-16")
def test_the_next_spell_is_of_the_same_number_or_higher() -> None:
    g = table([[5, 5, 8, 1, 2], B, [8, 7, 6, 6, 4]])
    play(g, Declare(5), Declare(5), Declare(8))
    assert [g.cast[5], g.cast[8]] == [2, 1]
    assert lives(g)[0] == 6


@pytest.mark.rule("AB-17", "AB-A06")
def test_a_lower_number_costs_a_life_and_the_turn_though_the_stone_is_there() -> None:
    g = table([[5, 4, 8, 1, 2], B, C])
    events = play(g, Declare(5), Declare(4), Drawn(3))
    assert lives(g)[0] == 5
    assert hand(g, 0) == [3, 4, 8, 1, 2]
    assert named(events, OrderBroken) == [OrderBroken(0, 4, 5)]
    assert to_move(g) == 1


@pytest.mark.rule("AB-A06")
def test_the_price_of_an_order_mistake_is_not_taken_back_even_with_an_empty_reserve() -> None:
    match = Match.new(GAME, 3, rng=Rng(3))
    match.state = table([[5, 4, 8, 1, 2], B, C], reserve=0)
    match.question = match.state.asking()
    match.submit(0, Declare(5))
    match.submit(0, Declare(4))
    assert match.waiting() == [1]
    assert not match.can_undo(0)


@pytest.mark.rule("AB-A05")
def test_a_dragon_out_of_order_costs_one_life_and_no_roll() -> None:
    g = table([[5, 4, 8, 1, 2], B, C])
    events = play(g, Declare(5), Declare(1))
    assert lives(g)[0] == 5
    assert not named(events, DieRolled)


@pytest.mark.rule("AB-A07")
def test_an_order_mistake_tells_nothing_about_the_stones() -> None:
    seen = []
    for third in (4, 8):
        g = table([[5, third, 8, 7, 2], B, C])
        events = play(g, Declare(5), Declare(4), Drawn(1))
        seen.append((GAME.view(g, 0), [event.seen_by(0) for event in events]))
    assert seen[0] == seen[1]
    assert not any(isinstance(place, FaceDown) and place.ruled_out for place in seen[0][0].hands[0][2:])


@pytest.mark.rule("AB-18")
def test_a_cast_stone_is_not_used_again_in_the_round() -> None:
    g = table([[2, 8, 8, 7, 7], B, C], reserve=0)
    play(g, Declare(2), Declare(2))
    assert g.cast[2] == 1
    assert lives(g)[0] == 5


@pytest.mark.rule("AB-19")
def test_the_last_stone_wins_the_round_before_any_refill() -> None:
    g = table([[7], B, C])
    events = play(g, Declare(7))
    assert list(g.scores) == [3, 0, 0]
    assert not [event for event in named(events, StoneDrawn) if event.seat == 0][5:]


@pytest.mark.rule("AB-20")
def test_the_hand_is_filled_up_to_five_after_a_stop_and_after_a_miss() -> None:
    g = table([[2, 8, 8, 7, 7], B, C])
    play(g, Declare(2), Declare(8), Stop(), Drawn(3), Drawn(4))
    assert hand(g, 0) == [3, 4, 8, 7, 7]
    g = table([[2, 8, 8, 7, 7], B, C])
    play(g, Declare(2), Declare(6), Drawn(5))
    assert hand(g, 0) == [5, 8, 8, 7, 7]


@pytest.mark.rule("AB-20")
def test_a_short_reserve_gives_what_it_has_and_an_empty_one_nothing() -> None:
    g = table([[2, 8, 8, 7, 7], B, C], reserve=1)
    play(g, Declare(2), Declare(8), Stop())
    assert hand(g, 0).count(0) == 1
    assert g.reserve == 0
    g = table([[2, 8, 8, 7, 7], B, C], reserve=0)
    play(g, Declare(2), Stop())
    assert hand(g, 0) == [0, 8, 8, 7, 7]
    assert to_move(g) == 1


@pytest.mark.rule("AB-21")
def test_the_turn_goes_to_the_left_and_only_the_mage_to_move_may_act() -> None:
    g = table([A, B, C], turn=2)
    play(g, Declare(4))
    assert to_move(g) == 0
    match = Match.new(GAME, 3, rng=Rng(1))
    assert match.why_not(1, Declare(8)) == Refusal("AB-21", "not-your-turn")
    with pytest.raises(NotYourTurn, match="AB-21"):
        match.submit(1, Declare(8))


@pytest.mark.rule("AB-A09")
def test_a_number_that_is_all_on_the_board_may_be_named_and_misses() -> None:
    g = table([[2, 8, 8, 7, 7], [2, 8, 7, 7, 6], C])
    play(g, Declare(2), Stop(), Declare(2), Stop())
    assert g.cast[2] == 2
    assert Declare(2) in g.asking().options(g)
    before = lives(g)[2]
    play(g, Declare(2))
    assert lives(g)[2] == before - 1
