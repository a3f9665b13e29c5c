"""Saved games on disk: the record, and who sat at the table."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from magoteka import bots
from magoteka.cli.problems import CannotRead, CannotWrite, InFile, NoSuchFile
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.problems import BadRecord, Problem
from magoteka.core.record import loads
from magoteka.games import game_named

BROKEN = (ValueError, TypeError, KeyError, IndexError, OverflowError, AttributeError, RecursionError)


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: a person, or a bot of a level."""

    name: str
    level: str | None = None


@dataclass
class Saved:
    """A saved game that has been played through and found true."""

    match: Match
    players: list[Player]
    answers: int
    ruleset: int  # under which it was saved


def read_saved(path: Path, rng: Rng | None = None) -> Saved:
    """Read a saved game and play it through: its answers count, its snapshot is nobody's business."""
    text = text_of(path)
    try:
        return replayed(text, rng)
    except Problem as problem:
        raise InFile(str(path), problem) from problem


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError as error:
        raise NoSuchFile(path=path) from error
    except UnicodeDecodeError as error:
        raise InFile(str(path), BadRecord(what="it is not text")) from error
    except OSError as error:
        raise CannotRead(path=path, why=error.strerror or error) from error


def replayed(text: str, rng: Rng | None) -> Saved:
    """The match of a record; whatever a mangled one breaks on the way is a broken record too."""
    try:
        record = loads(text)
        game = game_named(record.game)
        match = Match.replay(game, record, rng)
        return Saved(match, players_of(json.loads(text), record.seats), len(record.answers), record.ruleset)
    except BROKEN as error:
        raise BadRecord(what=f"{type(error).__name__}, {error}") from error


def players_of(data: dict[str, Any], seats: int) -> list[Player]:
    """Who sat at the table, where the file says it in a way we know."""
    rows = data.get("players")
    if not isinstance(rows, list) or len(rows) != seats:
        return []
    players = [Player(str(row["name"]), row.get("bot")) for row in rows if isinstance(row, dict) and "name" in row]
    known = all(player.level is None or bots.known(player.level) for player in players)
    return players if known and len(players) == seats else []


def check_place(path: Path) -> None:
    """Refuse a file that could never be written, before anybody plays."""
    check_folder(path)
    if path.exists() and '"magoteka"' not in text_of(path)[:100]:
        raise CannotWrite(path=path, why="another file is there, which is not a saved game")


def check_folder(path: Path) -> None:
    """Refuse a name for which there is no folder."""
    if path.is_dir():
        raise CannotWrite(path=path, why="it is a folder")
    if not path.resolve().parent.is_dir():
        raise CannotWrite(path=path, why="there is no such folder")


def write_saved(path: Path, match: Match, players: Sequence[Player]) -> None:
    """Write a match whole or not at all."""
    rows = [{"name": player.name, "bot": player.level} for player in players]
    text = json.dumps({**json.loads(match.save()), "players": rows}, ensure_ascii=False)
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, "utf-8")
        os.replace(draft, path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise CannotWrite(path=path, why=error.strerror or error) from error


def free_name(game: str) -> Path:
    """A file name in this folder that is not taken yet."""
    number = 1
    while (path := Path(f"magoteka-{game}-{number}.json")).exists():
        number += 1
    return path
