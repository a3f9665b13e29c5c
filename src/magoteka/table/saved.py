"""A match that comes as text: read, played through, and found true."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from magoteka import bots
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.problems import BadRecord
from magoteka.core.record import loads
from magoteka.games import game_named

BROKEN = (ValueError, TypeError, KeyError, IndexError, OverflowError, AttributeError, RecursionError)


@dataclass(frozen=True)
class SavedPlayer:
    """Who sits in a seat: a person, or a bot of a level."""

    name: str
    level: str | None = None


@dataclass
class Saved:
    """A saved game that has been played through and found true."""

    match: Match
    players: list[SavedPlayer]
    answers: int
    ruleset: int  # under which it was saved

    @property
    def names(self) -> list[str]:
        """What everybody is called: a bot by its level, and by its seat too, for there may be several."""
        seats = [str(seat + 1) for seat in range(self.match.record.seats)]
        if not self.players:
            return seats
        levels = [
            f"{player.level} {seat}" if player.level else seat for seat, player in zip(seats, self.players, strict=True)
        ]
        return [player.name or level for player, level in zip(self.players, levels, strict=True)]


def replayed(text: str, rng: Rng | None) -> Saved:
    """The match of a record; whatever a mangled one breaks on the way is a broken record too."""
    try:
        record = loads(text)
        game = game_named(record.game)
        match = Match.replay(game, record, rng)
        return Saved(match, players_of(json.loads(text), record.seats), len(record.answers), record.ruleset)
    except BROKEN as error:
        raise BadRecord(what=f"{type(error).__name__}, {error}") from error


def players_of(data: dict[str, Any], seats: int) -> list[SavedPlayer]:
    """Who sat at the table, where the file says it in a way we know."""
    rows = data.get("players")
    if not isinstance(rows, list) or len(rows) != seats:
        return []
    players = [SavedPlayer(str(row["name"]), row.get("bot")) for row in rows if isinstance(row, dict) and "name" in row]
    known = all(player.level is None or bots.known(player.level) for player in players)
    return players if known and len(players) == seats else []
