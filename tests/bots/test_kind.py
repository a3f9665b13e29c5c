"""The kind opponent gives away a little with each answer, never more, and loses to the greedy one."""

from __future__ import annotations

from collections import Counter

import pytest

from magoteka.arena.plan import Plan
from magoteka.arena.play import play
from magoteka.bots import FACES, FIRST, LEVELS, bot_named, kind, own_levels
from magoteka.bots.candidates import candidates
from magoteka.bots.chair import Bot, chair_at
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES


def test_the_better_an_answer_looks_the_more_often_it_is_given() -> None:
    tempting = kind.temptations([3.0, 2.5, 2.0], margin=1.0)
    assert tempting == [1.0, 0.75, 0.5]
    assert kind.temptations([1.0, 1.0], 2.0) == [1.0, 1.0]


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
@pytest.mark.parametrize("level", ["novice", "kind", "steady"])
def test_nothing_is_given_that_falls_short_by_more_than_the_margin(game: Game, level: str) -> None:
    """Short of the best that is worth considering, as its giver sees it."""
    if level not in own_levels(game):
        pytest.skip("the game has no room for it")
    bot, margin = LEVELS[level], game.mind.margins[level]
    match, luck = Match.new(game, 2, {}, Rng(6)), Rng(7)
    for _ in range(60):
        if match.over:
            return
        seat = match.waiting()[0]
        chair = chair_at(match, seat, bot, luck)
        worth = game.mind.prior(chair.view if level == "steady" else kind.remembered(chair), chair.options)
        given = bot.choose(chair)
        best = max(worth[at] for at in candidates(chair))
        assert worth[given] >= best - margin - 1e-9
        match.submit(seat, chair.options[given])


def test_answers_are_drawn_as_often_as_they_tempt() -> None:
    rng = Rng(4)
    drawn = Counter(kind.drawn([0.5, 0.0, 1.5], rng) for _ in range(4000))
    assert drawn[1] == 0
    assert 900 < drawn[0] < 1100


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_game_says_how_much_its_opponents_give_away(game: Game) -> None:
    margins = list(game.mind.margins.values())
    assert margins == sorted(margins, reverse=True)
    assert margins[-1] > 0.0
    assert [level for level in own_levels(game) if level in game.mind.margins] == list(game.mind.margins)
    assert FIRST in game.mind.margins


@pytest.mark.parametrize(("stronger", "weaker"), [("kind", "random"), ("steady", "kind"), ("greedy", "steady")])
def test_they_stand_between_chance_and_greed(stronger: str, weaker: str) -> None:
    tally = play(Plan("abraca", 2, 30, (stronger, weaker), seed=1))
    assert tally.bot_wins[stronger] > 15


def test_it_is_the_one_to_begin_with() -> None:
    assert LEVELS[FIRST] is kind.KIND


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_that_a_game_does_not_offer_answers_all_the_same(level: str) -> None:
    """A table may have been opened when it did."""
    match, luck = Match.new(GAMES["siggil"], 2, {}, Rng(3)), Rng(4)
    chair = chair_at(match, match.waiting()[0], seated(level), luck)
    assert 0 <= seated(level).choose(chair) < len(chair.options)


def seated(level: str) -> Bot:
    """A level as it is seated, but without the Master's clock."""
    return bot_named("search:5" if level == "search" else level)


def test_every_level_has_a_face_of_its_own() -> None:
    assert FACES.keys() == LEVELS.keys()
    assert len({*FACES.values()}) == len(LEVELS)
