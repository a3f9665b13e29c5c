"""Saved games on disk: the record, and who sat at the table."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

from magoteka.cli.problems import CannotRead, CannotWrite, InFile, NoSuchFile
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.problems import BadRecord, Problem
from magoteka.table.saved import Saved, SavedPlayer, replayed


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


def write_saved(path: Path, match: Match, players: Sequence[SavedPlayer]) -> None:
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
