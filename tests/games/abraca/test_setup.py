"""The box and the set-up of a round."""

from typing import Any

import pytest

from games.abraca.stage import GAME, hand, lives, play, table, to_move
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.event import FaceDown
from magoteka.core.match import Match
from magoteka.core.problems import BadSeats, BadSetting
from magoteka.games.abraca.box import components
from magoteka.games.abraca.messages.answers import Declare, Drawn
from magoteka.games.abraca.messages.views import Stone
from magoteka.games.abraca.table.state import secret_number


def dealt(seats: int, **settings: object):
    g = GAME.new(seats, settings)
    rng = Rng(seats)
    while g.asking().seat == NATURE:
        g.answer(g.asking().sample(g, rng))
    return g


def stones_by_number(g) -> list[int]:
    everywhere = [*g.stones, *[secret_number(g, at) for at in range(4 - g.pool)]]
    return [everywhere.count(n) + g.cast[n] + g.unseen[n] for n in range(1, 9)]


@pytest.mark.rule("AB-01", "AB-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_number_k_stands_on_k_stones_all_through_a_game(seats: int) -> None:
    for seed in range(5):
        g: Any = GAME.new(seats)
        rng = Rng(seed)
        while (question := g.asking()) is not None:
            g.answer(question.sample(g, rng))
            assert stones_by_number(g) == [1, 2, 3, 4, 5, 6, 7, 8]
            assert sum(g.unseen) == g.reserve + g.pool


@pytest.mark.rule("AB-02")
def test_there_are_six_lives_a_colour_for_five_mages_and_a_tower_of_eight() -> None:
    g = dealt(5)
    assert sum(g.lives) == 30
    assert components.TARGET == 8
    assert len(GAME.view(g, 0).cast) == 8
    assert GAME.view(g, 0).die_sides == 3


@pytest.mark.rule("AB-03")
def test_two_to_five_mages_play() -> None:
    for seats in (1, 6):
        with pytest.raises(BadSeats):
            GAME.new(seats)
    g = dealt(2)
    assert (lives(g), len(hand(g, 0)), g.pool) == ([6, 6], 5, 4)


@pytest.mark.rule("AB-04")
def test_every_round_begins_with_six_lives_and_keeps_the_score() -> None:
    g = table([[7, 8], [8, 8, 7]], lives=[6, 1], scores=[2, 3])
    play(g, Declare(7))
    assert list(g.scores) == [5, 3]
    assert lives(g) == [6, 6]
    assert g.round == 2
    assert list(dealt(3).scores) == [0, 0, 0]


@pytest.mark.rule("AB-05")
def test_all_see_the_stones_but_their_owner() -> None:
    g = dealt(3)
    assert all(isinstance(place, FaceDown) for place in GAME.view(g, 1).hands[1])
    stones = tuple(Stone(number) for number in hand(g, 1))
    assert GAME.view(g, 0).hands[1] == GAME.view(g, 2).hands[1] == stones
    assert all(isinstance(place, FaceDown) for row in GAME.view(g, None).hands for place in row)


@pytest.mark.rule("AB-06")
@pytest.mark.parametrize(("seats", "face_up"), [(2, 12), (3, 6), (4, 0), (5, 0)])
def test_few_mages_begin_with_stones_on_the_board(seats: int, face_up: int) -> None:
    assert sum(dealt(seats).cast) == face_up


@pytest.mark.rule("AB-07")
def test_four_secret_stones_lie_face_down_and_nobody_has_seen_them() -> None:
    g = dealt(4)
    assert g.pool == 4
    for looker in (0, 1, 2, 3, None):
        view = GAME.view(g, looker)
        assert view.pool == 4
        assert view.secrets == ((), (), (), ())


@pytest.mark.rule("AB-08")
@pytest.mark.parametrize(("seats", "reserve"), [(2, 10), (3, 11), (4, 12), (5, 7)])
def test_the_rest_is_the_reserve(seats: int, reserve: int) -> None:
    assert dealt(seats).reserve == reserve


@pytest.mark.rule("AB-09")
def test_the_caller_names_who_begins() -> None:
    assert to_move(dealt(4)) == 0
    assert to_move(dealt(4, starter=3)) == 3
    with pytest.raises(BadSetting):
        GAME.new(2, {"starter": 3})


def test_nature_can_be_told_what_to_deal() -> None:
    g: Any = GAME.new(2)
    play(g, *(Drawn(number) for number in (8, 8, 8, 8, 8, 7, 7, 7, 7, 7)))
    assert hand(g, 0) == [8] * 5
    assert hand(g, 1) == [7] * 5


def test_a_match_starts_dealt() -> None:
    match = Match.new(GAME, 5, rng=Rng(1))
    assert match.waiting() == [0]
    assert isinstance(match.view(0).hands[1][0], Stone)
