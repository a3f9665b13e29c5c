"""No nonsense, as a law: no level above random gives an answer that another open answer dominates, or passes a win."""

from __future__ import annotations

from typing import Any

import pytest

from bots.nonsense import nonsense
from games.abraca.stage import table as abraca_table
from games.fabled.stage import step
from games.fabled.stage import table as fabled_table
from magoteka.bots import own_levels
from magoteka.bots.candidates import candidates
from magoteka.bots.chair import Chair, Rules, Worlds
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.games import GAMES
from magoteka.games.abraca.messages.answers import Declare, Stop
from magoteka.games.fabled.box.components import PLACES
from magoteka.games.fabled.messages.answers import Apply, Substitute

EVERY_LEVEL = [
    pytest.param(game, level, marks=pytest.mark.once if level == "search" else (), id=f"{game.name}-{level}")
    for game in GAMES.values()
    for level in own_levels(game)[1:]
]
MATCHES = {"abraca": 4, "siggil": 6}  # one of the others is long enough
LOOKS = "search:10"


@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL)
def test_no_level_above_random_talks_nonsense(game: Game, level: str) -> None:
    who = LOOKS if level == "search" else level
    for seed in range(MATCHES.get(game.name, 1)):
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


@pytest.mark.parametrize(("place", "considered"), [("wind_3", [Apply()]), ("treewyrm", [Apply(), Substitute()])])
def test_nobody_takes_fewer_books_of_the_same_kind(place: str, considered: list[Any]) -> None:
    """FB-70, FB-73 The House of Wind gives three steppe books; instead of them two of the same are no thought."""
    agenda = [step("visit-place", seat=0, volkhv=0, place=PLACES.index(place), committed=False)]
    g = fabled_table(["mt_03", "st_03"], {0: ["mt_03.r4"]}, agenda=agenda)
    chair = chair_at(GAMES["fabled"], g, 0)
    assert {Apply(), Substitute()} <= set(chair.options)
    assert [chair.options[at] for at in candidates(chair)] == considered
