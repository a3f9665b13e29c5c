"""The games of the house, and those that packages beside it bring."""

from magoteka.core.game import Game
from magoteka.core.problems import BrokenGame, UnknownGame
from magoteka.core.shelf import Shelf

GAMES = Shelf(
    {
        "abraca": "magoteka.games.abraca.game:GAME",
        "siggil": "magoteka.games.siggil.game:GAME",
        "five_seals": "magoteka.games.five_seals.game:GAME",
        "fabled": "magoteka.games.fabled.game:GAME",
        "magic_sword": "magoteka.games.magic_sword.game:GAME",
    }
)


def game_named(name: str) -> Game:
    """The game of that name."""
    if name in GAMES:
        return GAMES[name]
    if name in GAMES.faults:
        raise BrokenGame(name=name, why=GAMES.faults[name])
    raise UnknownGame(name=name, known=", ".join(GAMES))
