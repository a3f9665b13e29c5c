"""`magoteka export`: finished matches as JSON Lines or Parquet, for those who study them."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from magoteka.arena.collection import Line, in_order, lines_in, whole
from magoteka.arena.play import chunked
from magoteka.cli.admin import with_keys
from magoteka.cli.parquet import Parquet
from magoteka.cli.problems import CannotWrite, InFile
from magoteka.cli.saves import check_folder, text_of
from magoteka.core.problems import BadRecord, Problem
from magoteka.core.record import loads
from magoteka.games import game_named
from magoteka.table.saved import BROKEN
from magoteka.texts import Texts

if TYPE_CHECKING:
    from magoteka.server.admin import Admin, Finished
    from magoteka.table.seats import Seat

T = TypeVar("T")
SET = ".jsonl"  # a line a match; a file with any other name is one record
PARQUET = ".parquet"
BATCH = 100  # tables of a house that are in memory together


def export(args: Namespace, texts: Texts) -> int:
    """Write every finished match of a house, or of the files that are named."""
    game = None if args.game is None else game_named(args.game).name
    check_folder(args.out)
    if args.out.exists():
        raise CannotWrite(path=args.out, why="it is there already")
    given = from_files(args.files) if args.files else from_house(args)
    wanted = (line for line in given if game in (None, line["game"]))
    draft = args.out.with_name(args.out.name + ".part")
    try:
        count = written(draft, in_order(partial(finished, views=args.views), wanted, args.jobs), args, texts)
        draft.replace(args.out)
    except OSError as error:
        raise CannotWrite(path=args.out, why=error.strerror or error) from error
    finally:
        draft.unlink(missing_ok=True)
    print(texts.say("export-done", matches=count, path=args.out))
    return 0


def finished(line: Line, *, views: bool) -> Line | None:
    """A match with its result; None where it has none yet."""
    path = line.pop("file", None)
    try:
        found = whole(line, views=views)
    except Problem as problem:
        raise (problem if path is None else InFile(path, problem)) from problem
    except BROKEN as error:
        broken = BadRecord(what=f"{type(error).__name__}, {error}")
        raise (broken if path is None else InFile(path, broken)) from error
    return found if found["over"] else None


def written(path: Path, lines: Iterator[Line | None], args: Namespace, texts: Texts) -> int:
    """How many matches there are, with a count on the error stream if somebody is looking at it."""
    console, found = Console(stderr=True), 0
    sheet = Parquet(path) if args.out.suffix == PARQUET else JsonLines(path)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress, sheet:
        task = progress.add_task(texts.say("export-matches"), total=None)
        for line in lines:
            if line is not None:
                sheet.add(line)
                found += 1
            progress.advance(task)
    return found


class JsonLines:
    """A file with a line a match."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8")

    def __enter__(self) -> JsonLines:
        return self

    def add(self, line: Line) -> None:
        """One more match."""
        self.file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def __exit__(self, *fault: Any) -> None:
        self.file.close()


def from_files(paths: list[Path]) -> Iterator[Line]:
    """The matches of sets, and of records."""
    for path in paths:
        try:
            lines = lines_in(path) if path.suffix == SET and path.is_file() else iter([record_in(path)])
            yield from ({**line, "file": str(path)} for line in lines)
        except BadRecord as problem:
            raise InFile(str(path), problem) from problem


def record_in(path: Path) -> Line:
    """The record of a file, as it stands there."""
    text = text_of(path)
    loads(text)
    found: Line = json.loads(text)
    return found


def from_house(args: Namespace) -> Iterator[Line]:
    """The finished matches of a house; whoever played there is called by a number, unless names are wanted."""

    def keys(work: Callable[[Admin], Awaitable[T]]) -> T:
        return with_keys(args.data, args.database, work, writing=False)

    known: dict[str, str] = {}
    over = [one.table for one in keys(lambda admin: admin.tables()) if one.state == "over"]
    for tables in chunked(over, BATCH):
        for one in keys(lambda admin, some=tables: admin.finished(some)):  # type: ignore[misc]  # a default binds the loop's value
            yield line_of(one, known, names=args.names)


def line_of(one: Finished, known: dict[str, str], *, names: bool) -> Line:
    """A match of a house as a line; `known` are the numbers of the guests so far."""
    players = [player_of(seat, known, names=names) for seat in one.seats]
    about = {"players": players, "ended": one.ended, "training": one.training, "rewinds": one.rewinds}
    return {**json.loads(one.record.dumps()), **about}


def player_of(seat: Seat, known: dict[str, str], *, names: bool) -> Line:
    """Who sat there: a person who was replaced by a bot has its level too."""
    if seat.holder is None:
        return {"name": seat.name if names else "", "bot": seat.level}
    number = known.setdefault(seat.holder, f"p{len(known) + 1}")
    return {"name": seat.name if names else number, "bot": seat.level}
