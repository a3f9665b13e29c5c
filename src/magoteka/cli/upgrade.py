"""`magoteka upgrade`: does every stored table go on under the rules of today?"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from magoteka.cli.problems import CannotRead, NoServer, NoSuchFile
from magoteka.texts import Texts

if TYPE_CHECKING:
    from magoteka.table.checking import Verdict


def upgrade(args: Namespace, texts: Texts) -> int:
    """Play every table of a house again and say what becomes of it; 1 when one of them stops."""
    found = looked_at(args.data, args.database, args.check, texts)
    counts = Counter(one.kind for one in found)
    kinds = {kind: counts[kind] for kind in ("replays", "upgrades", "stops")}
    print(texts.say("upgrade-checked" if args.check else "upgrade-done", tables=len(found), **kinds))
    for one in found:
        if one.why is not None:
            title, why = texts.say(f"{one.game}-title"), texts.problem(one.why)
            print("  " + texts.say("upgrade-stop", table=one.table, title=title, answers=one.answers, why=why))
    return 1 if counts["stops"] else 0


def looked_at(data: Path, database: str, check: bool, texts: Texts) -> list[Verdict]:
    """The verdict on each table, with a bar on the error stream if somebody is looking at it."""
    try:
        from magoteka.server.settings import Settings
        from magoteka.server.upgrading import Unreadable, shown, upgraded
    except ImportError as error:
        raise NoServer(why=error) from error
    url, console = Settings(data, database).url, Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say("upgrade-tables"), total=None)
        try:
            return asyncio.run(upgraded(url, check, lambda done, all: progress.update(task, completed=done, total=all)))
        except FileNotFoundError as error:
            raise NoSuchFile(path=error.filename) from error
        except Unreadable as error:
            raise CannotRead(path=shown(url), why=error) from error
