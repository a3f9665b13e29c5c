"""The games of the house."""

from magoteka.core.game import Game
from magoteka.core.problems import UnknownGame
from magoteka.games.abraca.game import GAME as ABRACA
from magoteka.games.fabled.game import GAME as FABLED
from magoteka.games.five_seals.game import GAME as FIVE_SEALS
from magoteka.games.magic_sword.game import GAME as MAGIC_SWORD
from magoteka.games.siggil.game import GAME as SIGGIL

GAMES: dict[str, Game] = {game.name: game for game in (ABRACA, SIGGIL, FIVE_SEALS, FABLED, MAGIC_SWORD)}


def game_named(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame(name=name, known=", ".join(GAMES))
    return GAMES[name]
