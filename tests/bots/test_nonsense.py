"""No nonsense, as a law: no level above random gives an answer that another open answer dominates, or passes a win."""

from __future__ import annotations

from typing import Any

import pytest

import extent
from bots.nonsense import nonsense
from games.abraca.stage import table as abraca_table
from games.fabled.stage import step
from games.fabled.stage import table as fabled_table
from magoteka.bots import bot_named, own_levels
from magoteka.bots.advice import advise
from magoteka.bots.candidates import candidates, winning
from magoteka.bots.chair import Chair, Needs, Rules, Worlds
from magoteka.bots.chair import chair_at as chair_of_match
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.games.abraca.messages.answers import Declare, Stop
from magoteka.games.fabled.box.components import PLACES
from magoteka.games.fabled.messages.answers import Apply, Substitute
from magoteka.puzzles import Puzzle, puzzles_of

EVERY_LEVEL = [
    pytest.param(game, level, marks=pytest.mark.once if level == "search" else (), id=f"{game.name}-{level}")
    for game in GAMES.values()
    for level in own_levels(game)[1:]
]
MATCHES = {"abraca": extent.of(4, 40), "siggil": extent.of(6, 60)}
LONG_MATCHES = extent.of(1, 4)  # of the other games
LOOKS = "search:10"


@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL)
def test_no_level_above_random_talks_nonsense(game: Game, level: str) -> None:
    who = LOOKS if level == "search" else level
    for seed in range(MATCHES.get(game.name, LONG_MATCHES)):
        found = nonsense(game, [who, who, who][: 2 + seed % 2], seed)
        assert found.pop("answers") > 20
        assert not found


def chair_at(game: Game, g: Any, seat: int) -> Chair:
    """A chair at a table that was laid out."""
    worlds = Worlds.like(g, seat, Rng(1), Rules(game, 2, game.agreed({})))
    return Chair(game, seat, game.view(g, seat), g.asking().options(g), None, worlds, Rng(2))


@pytest.mark.parametrize("lives", [[6, 6], [1, 6]])
def test_whoever_may_stop_does_not_consider_a_life_for_nothing(lives: list[int]) -> None:
    """AB-15, AB-17 After a 7: naming less is a mistake, an 8 must fail (all eight lie open), and a 7 may be there."""
    game = GAMES["abraca"]
    g = abraca_table([[7, 2, 3, 0, 0], [8, 8, 8, 8, 8]], lives=lives, last=7, secrets={0: [8, 8, 8]})
    chair = chair_at(game, g, 0)
    assert [chair.options[at] for at in candidates(chair)] == [Stop(), Declare(7)]


def test_of_calls_that_must_fail_one_is_enough_and_not_the_dearest() -> None:
    """AB-12, AB-13 Nobody may stop before the first spell; a dragon that is not there costs more than a life."""
    game = GAMES["abraca"]
    g = abraca_table([[7, 2, 3, 0, 0], [8, 8, 8, 8, 8]], secrets={0: [8, 8, 8, 1]})
    chair = chair_at(game, g, 0)
    kept = [chair.options[at] for at in candidates(chair)]
    assert Declare(1) not in kept
    assert Declare(8) in kept


FINISHES = [
    pytest.param(puzzle, id=f"{puzzle.game}-{puzzle.name}")
    for game in GAMES.values()
    for puzzle in puzzles_of(game).values()
    if puzzle.telling.motif == "finish"
]


@pytest.mark.once
@pytest.mark.parametrize("puzzle", FINISHES)
def test_a_win_at_hand_is_taken_by_every_level_and_by_hints(puzzle: Puzzle) -> None:
    """Where the solver wins in his own turn whatever is thrown, nobody gives an answer that is known to lose."""
    game, seat = GAMES[puzzle.game], puzzle.seat
    match = Match.replay(game, puzzle.record)
    everything = whole_chair(match, seat)
    if not game.mind.closing(match.state, seat) or not winning(everything, range(len(everything.options))):
        pytest.skip("luck has a word in it")
    for level in (*own_levels(game)[1:-1], LOOKS):
        bot = bot_named(level)
        given = bot.choose(chair_of_match(match, seat, bot, Rng(5)))
        assert game.codec.encode(everything.options[given]) == puzzle.solution.option
    assert game.codec.encode(advise(everything, 100).best[0].option) == puzzle.solution.option


def whole_chair(match: Match, seat: int) -> Chair:
    """The chair of somebody who remembers and imagines."""
    return chair_of_match(match, seat, Needs(remembers=True, imagines=True), Rng(6))


@pytest.mark.parametrize(("place", "considered"), [("wind_3", [Apply()]), ("treewyrm", [Apply(), Substitute()])])
def test_nobody_takes_fewer_books_of_the_same_kind(place: str, considered: list[Any]) -> None:
    """FB-70, FB-73 The House of Wind gives three steppe books; instead of them two of the same are no thought."""
    agenda = [step("visit-place", seat=0, volkhv=0, place=PLACES.index(place), committed=False)]
    g = fabled_table(["mt_03", "st_03"], {0: ["mt_03.r4"]}, agenda=agenda)
    chair = chair_at(GAMES["fabled"], g, 0)
    assert {Apply(), Substitute()} <= set(chair.options)
    assert [chair.options[at] for at in candidates(chair)] == considered
