"""The end of a round, of the match, and the variants."""

import pytest

from games.abraca.stage import GAME, Declare, Rolled, Stop, hand, lives, named, play, table, to_move
from magoteka.core.agenda import NATURE
from magoteka.games.abraca.messages.events import MageFell, MatchEnded, RoundEnded, Scored
from magoteka.texts import Texts

B = [8, 8, 7, 7, 6]
C = [8, 7, 6, 6, 5]
D = [7, 7, 6, 5, 4]


def ending(events):
    (ended,) = named(events, RoundEnded)
    return ended


@pytest.mark.rule("AB-32")
def test_a_round_ends_by_an_empty_hand_or_a_lost_last_life() -> None:
    assert ending(play(table([[7], B, C]), Declare(7))).how == "emptied"
    assert ending(play(table([[7, 8], B, C], lives=[6, 6, 1]), Declare(7))).how == "struck-down"
    assert ending(play(table([[7, 8], B, C], lives=[1, 6, 6]), Declare(2))).how == "mistake"


@pytest.mark.rule("AB-33")
def test_an_empty_hand_takes_everything() -> None:
    g = table([[7], B, C], secrets={1: [3], 2: [4]})
    ended = ending(play(g, Declare(7)))
    assert ended.gains == (3, 0, 0)
    assert ended.winner == 0


@pytest.mark.rule("AB-A19")
def test_an_empty_hand_is_worth_as_much_as_a_victory_in_battle() -> None:
    emptied = ending(play(table([[7], B, C]), Declare(7)))
    struck = ending(play(table([[7, 8], B, C], lives=[6, 6, 1]), Declare(7)))
    assert emptied.gains[0] == struck.gains[0] == 3


@pytest.mark.rule("AB-36")
def test_everybodys_points_are_told_by_name() -> None:
    g = table([[7, 8], B, C], lives=[6, 2, 1], scores=[1, 2, 3], secrets={1: [3]})
    scored = named(play(g, Declare(7)), Scored)
    assert scored == [Scored(0, 3, 4), Scored(1, 2, 4), Scored(2, 0, 3)]
    told = [Texts("en").sentence(GAME, "event", event, ["Ann", "Bob", "Cid"]) for event in scored]
    assert told[0] == "Ann scores 3 points and has 4 in all."
    ended = Texts("ru").sentence(
        GAME, "event", RoundEnded("mistake", None, (0, 1, 1), (0, 1, 1)), ["Аня", "Боря", "Вера"]
    )
    assert not any(sign.isdigit() for sign in ended)


@pytest.mark.rule("AB-34", "AB-A10")
def test_the_attacker_gets_three_once_and_each_survivor_one() -> None:
    g = table([[5, 8], B, C, D], lives=[6, 1, 4, 1])
    ended = ending(play(g, Declare(5)))
    assert ended.gains == (3, 0, 1, 0)
    assert ended.winner == 0
    g = table([[1, 8], B, C], lives=[6, 2, 1])
    assert ending(play(g, Declare(1), Rolled(2))).gains == (3, 0, 0)


@pytest.mark.rule("AB-35")
def test_who_falls_by_his_own_mistake_makes_no_winner() -> None:
    ended = ending(play(table([[7, 8], B, C], lives=[1, 6, 3]), Declare(2)))
    left = ((7, 8), tuple(B), tuple(C))
    assert ended == RoundEnded("mistake", None, (0, 1, 1), (0, 1, 1), (0, 0, 0), left)
    ended = ending(play(table([[7, 8, 6], B, C], lives=[1, 6, 3]), Declare(7), Declare(6)))
    assert ended.gains == (0, 1, 1)


@pytest.mark.rule("AB-36")
def test_each_survivor_scores_his_secret_stones_and_the_dead_do_not() -> None:
    g = table([[7, 8], B, C], lives=[6, 2, 1], secrets={0: [1], 1: [2, 3], 2: [4]})
    ended = ending(play(g, Declare(7)))
    assert ended.gains == (4, 3, 0)
    assert ended.from_secrets == (1, 2, 0), "what the points were for is told, not left to the reader"


@pytest.mark.rule("AB-37")
def test_all_stones_come_back_for_the_new_round() -> None:
    g = table([[7], B, C], secrets={0: [3]})
    play(g, Declare(7))
    assert g.round == 2
    assert g.pool == 4
    assert g.reserve == 11
    assert sum(g.cast) == 6
    assert hand(g, 0).count(0) == 0
    assert set(g.heard) == {0}


@pytest.mark.rule("AB-38", "AB-A03")
@pytest.mark.parametrize(("rule", "starter"), [("last_mover", 1), ("left_of_last", 2)])
def test_who_begins_the_next_round(rule: str, starter: int) -> None:
    g = table([B, [7], C], turn=1, next_starter=rule)
    play(g, Declare(7))
    assert to_move(g) == starter


@pytest.mark.rule("AB-38")
def test_left_of_the_last_seat_is_the_first() -> None:
    g = table([B, C, [7]], turn=2, next_starter="left_of_last")
    play(g, Declare(7))
    assert to_move(g) == 0


@pytest.mark.rule("AB-39")
def test_eight_points_end_the_match() -> None:
    g = table([[7], B, C], scores=[5, 4, 4])
    events = play(g, Declare(7))
    assert GAME.winners(g) == (0,)
    assert g.asking() is None
    assert named(events, MatchEnded) == [MatchEnded((0,))]


@pytest.mark.rule("AB-39")
def test_seven_points_do_not() -> None:
    g = table([[7], B, C], scores=[4, 4, 4])
    play(g, Declare(7))
    assert GAME.winners(g) == ()
    assert g.asking() is not None


@pytest.mark.rule("AB-39")
def test_several_with_eight_compare_the_last_round_then_lives_then_share() -> None:
    g = table([[7, 8], B, C], lives=[2, 6, 1], scores=[5, 7, 7])
    play(g, Declare(7))
    assert GAME.winners(g) == (0,)  # three points against one
    g = table([[7, 8], B, C], lives=[1, 6, 3], scores=[7, 7, 7])
    play(g, Declare(2))
    assert GAME.winners(g) == (1,)  # one point each, six lives against three
    g = table([[7, 8], B, C], lives=[1, 3, 3], scores=[0, 7, 7])
    play(g, Declare(2))
    assert GAME.winners(g) == (1, 2)


@pytest.mark.rule("AB-A14")
def test_the_true_score_is_kept_above_eight() -> None:
    g = table([[7, 8], B, C], lives=[6, 6, 1], scores=[7, 7, 0], secrets={1: [1, 2, 3]})
    ended = ending(play(g, Declare(7)))
    assert ended.scores == (10, 11, 0)
    assert ended.gains == (3, 4, 0)
    assert GAME.winners(g) == (1,)


@pytest.mark.rule("AB-A18")
def test_after_an_empty_hand_nobody_ties_with_the_winner() -> None:
    g = table([[7], B, C], scores=[7, 7, 7])
    play(g, Declare(7))
    assert GAME.winners(g) == (0,)
    assert lives(g) == [6, 0, 0]


@pytest.mark.rule("AB-A04")
def test_a_last_stone_that_also_kills_is_an_empty_hand_unless_agreed_otherwise() -> None:
    ended = ending(play(table([[7], B, C], lives=[6, 6, 1]), Declare(7)))
    assert (ended.how, ended.gains) == ("emptied", (3, 0, 0))
    ended = ending(play(table([[7], B, C], lives=[6, 6, 1], last_stone_kill="kill"), Declare(7)))
    assert (ended.how, ended.gains) == ("struck-down", (3, 1, 0))
    ended = ending(play(table([[7], B, C], last_stone_kill="kill"), Declare(7)))
    assert ended.how == "emptied"


@pytest.mark.rule("AB-40")
def test_the_easy_game_knows_no_order() -> None:
    g = table([[5, 4, 2, 8, 8], B, C], lives=[5, 6, 6], easy=True)
    play(g, Declare(5), Declare(2))
    assert lives(g) == [6, 4, 4]
    assert to_move(g) == 0


@pytest.mark.rule("AB-A21")
def test_a_round_that_is_over_lays_open_what_still_stood_before_each() -> None:
    ended = ending(play(table([[7, 8], B, C], lives=[1, 6, 6], secrets={1: [3]}), Declare(2)))
    assert ended.left == ((7, 8), tuple(B), tuple(C))
    assert ending(play(table([[7], B, C]), Declare(7))).left[0] == ()
    assert ended.shows_a_face()
    assert ended.foretold().left == ()


@pytest.mark.rule("AB-A20")
def test_the_two_variants_are_agreed_on_by_themselves() -> None:
    for easy, last_mage in ((True, False), (False, True), (True, True)):
        g = table([[7, 5, 8, 8, 8], B, C], lives=[6, 6, 1], easy=easy, last_mage=last_mage)
        events = play(g, Declare(7))  # it hits the neighbour on the right, who falls
        assert any(isinstance(one, RoundEnded) for one in events) == (not last_mage)
        if last_mage:
            assert (4 in GAME.view(g, 0).mistakes) == (not easy)


@pytest.mark.rule("AB-17", "AB-40")
@pytest.mark.parametrize(("easy", "mistakes"), [(False, (1, 2, 3, 4)), (True, ())])
def test_the_view_says_which_numbers_would_break_the_order(easy: bool, mistakes: tuple[int, ...]) -> None:
    g = table([[5, 4, 2, 8, 8], B, C], easy=easy)
    assert GAME.view(g, 0).mistakes == ()
    play(g, Declare(5))
    assert GAME.view(g, 0).mistakes == mistakes


@pytest.mark.rule("AB-41")
def test_the_last_mage_goes_on_after_a_death_and_scores_alone() -> None:
    g = table([[7, 6, 8], B, C, D], lives=[6, 1, 6, 1], last_mage=True, secrets={0: [3], 2: [2]})
    events = play(g, Declare(6))
    assert named(events, MageFell) == [MageFell(1)]
    assert to_move(g) == 0
    play(g, Declare(7))
    assert lives(g) == [6, 0, 6, 0]
    g = table([[7, 6], B, C], lives=[6, 0, 1], last_mage=True, secrets={0: [3]})
    ended = ending(play(g, Declare(7)))
    assert (ended.how, ended.gains) == ("last-mage", (3, 0, 0))


@pytest.mark.rule("AB-A15")
def test_any_mage_without_stones_wins_the_last_mage_round() -> None:
    g = table([[7], B, C], last_mage=True)
    ended = ending(play(g, Declare(7)))
    assert (ended.how, ended.gains) == ("emptied", (2, 0, 0))


@pytest.mark.rule("AB-A16")
def test_the_dead_are_skipped_and_are_nobodys_neighbours() -> None:
    g = table([[5, 6, 8], B, C, D], lives=[6, 0, 6, 6], last_mage=True)
    play(g, Declare(5))
    assert lives(g) == [6, 0, 5, 5]
    play(g, Declare(6), Stop())
    assert lives(g) == [6, 0, 4, 5]
    assert to_move(g) == 2
    assert hand(g, 1) == B  # the dead mage's stones stay where they are


@pytest.mark.rule("AB-A16")
def test_a_mistake_only_eliminates_until_one_is_left() -> None:
    g = table([[7, 8], B, C], lives=[1, 6, 6], last_mage=True)
    play(g, Declare(2))
    assert lives(g) == [0, 6, 6]
    assert to_move(g) == 1
    g = table([[7, 8], B, C], lives=[1, 0, 6], last_mage=True)
    ended = ending(play(g, Declare(2)))
    assert (ended.winner, ended.gains) == (2, (0, 0, 2))


@pytest.mark.rule("AB-A01")
@pytest.mark.parametrize(("faces", "sides"), [("1-3", 3), ("1-6", 6)])
def test_the_die(faces: str, sides: int) -> None:
    g = table([[3, 8], B, C], die_faces=faces)
    g.answer(3)
    question = g.asking()
    assert question.seat == NATURE
    assert question.options(g) == [Rolled(value) for value in range(1, sides + 1)]
