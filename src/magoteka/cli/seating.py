"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.bots import FIRST, bot_named
from magoteka.cli.problems import BadName, TooManyPlayers
from magoteka.core.game import Game
from magoteka.table.saved import SavedPlayer
from magoteka.texts import Texts

LONGEST_NAME = 24
COSY = 3  # how many sit down when nobody says


def seated(game: Game, named: Sequence[SavedPlayer], seats: int | None, texts: Texts) -> list[SavedPlayer]:
    """The named players in their order, then bots on the empty seats; without any name, one person."""
    given = list(named) or [SavedPlayer(texts.say("play-you"))]
    wanted = seats or max(game.least, len(given) if named else min(COSY, game.most))
    game.check_seats(wanted)
    if len(given) > wanted:
        raise TooManyPlayers(players=len(given), seats=wanted)
    given += [SavedPlayer("", FIRST)] * (wanted - len(given))
    return checked([with_name(player, seat, texts) for seat, player in enumerate(given)])


def with_name(player: SavedPlayer, seat: int, texts: Texts) -> SavedPlayer:
    """Bots are called by their seat."""
    if player.level is None:
        return player
    bot_named(player.level)
    return SavedPlayer(texts.say("play-bot", seat=seat + 1), player.level)


def checked(players: list[SavedPlayer]) -> list[SavedPlayer]:
    """The same players, if their names can be told apart on a screen."""
    seen: set[str] = set()
    for name in (player.name for player in players):
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name in seen:
            raise BadName(name=repr(name))
        seen.add(name)
    return players
