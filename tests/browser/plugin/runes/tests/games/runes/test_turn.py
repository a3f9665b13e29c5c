"""Every clause of «Руны», played."""

import pytest

from magoteka.core.chance import Rng
from magoteka.core.event import FaceDown, Option
from magoteka.games.runes.game import GAME
from magoteka.games.runes.messages.answers import Drawn, Keep, Throw
from magoteka.games.runes.messages.views import Stone
from magoteka.games.runes.table.state import Runes


def play(g: Runes, *choices: Option) -> Runes:
    """Give these answers, nature's among them."""
    for choice in choices:
        question = g.asking()
        g.answer(list(question.menu(g)).index(choice))
    g.asking()
    return g


@pytest.mark.rule("RN-01")
def test_the_bag_holds_each_number_twice() -> None:
    assert list(GAME.new(2).bag) == [0, 2, 2, 2, 2, 2, 2]


@pytest.mark.rule("RN-02")
def test_only_the_player_to_move_sees_the_stone() -> None:
    g = play(GAME.new(3), Drawn(5))
    assert [GAME.view(g, looker).drawn for looker in (0, 1, None)] == [Stone(5), FaceDown(), FaceDown()]
    assert g.asking().seat == 0


@pytest.mark.rule("RN-03")
def test_a_kept_stone_is_secret_and_a_thrown_one_open() -> None:
    g = play(GAME.new(2), Drawn(5), Keep(), Drawn(1), Throw())
    assert GAME.view(g, 0).kept == ((Stone(5),), ())
    assert GAME.view(g, 1).kept == ((FaceDown(),), ())
    assert GAME.view(g, 1).thrown == (1, 0, 0, 0, 0, 0)


@pytest.mark.rule("RN-04")
@pytest.mark.parametrize("hand", [2, 3])
def test_whoever_has_kept_enough_is_passed_over(hand: int) -> None:
    g = GAME.new(2, {"hand": hand})
    for number in range(1, hand + 1):
        play(g, Drawn(number), Keep(), Drawn(number), Throw())
    play(g, Drawn(6))
    assert g.turn == 1


@pytest.mark.rule("RN-05")
def test_the_highest_sum_wins_and_equal_sums_share() -> None:
    g = play(GAME.new(2), Drawn(6), Keep(), Drawn(6), Keep(), Drawn(1), Keep(), Drawn(2), Keep())
    assert GAME.winners(g) == (1,)
    assert GAME.view(g, None).kept == ((Stone(6), Stone(1)), (Stone(6), Stone(2)))
    even = play(GAME.new(2), Drawn(6), Keep(), Drawn(6), Keep(), Drawn(1), Keep(), Drawn(1), Keep())
    assert GAME.winners(even) == (0, 1)


@pytest.mark.rule("RN-05")
def test_an_empty_bag_ends_the_match() -> None:
    g, rng = GAME.new(2), Rng(1)
    while (question := g.asking()) is not None:
        g.answer(1 if question.seat >= 0 else question.sample(g, rng))
    assert GAME.winners(g) == (0, 1)
