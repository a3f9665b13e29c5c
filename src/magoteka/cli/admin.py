"""`magoteka admin`: the keeper of a house looks after its stored tables."""

from __future__ import annotations

import asyncio
import os
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console
from rich.table import Table as Grid

from magoteka.cli.problems import CannotRead, CannotWrite, NoServer, NoSuchFile
from magoteka.texts import Texts

if TYPE_CHECKING:
    from magoteka.server.admin import Admin, Inspected, ListedTable
    from magoteka.table.checking import Verdict

T = TypeVar("T")
DOINGS = (
    *("list", "inspect", "repair", "export", "import", "replay", "delete", "prune"),
    *("backup", "drill", "doctor"),
)
READING = ("list", "inspect", "export", "replay", "backup", "drill", "doctor")


def admin(args: Namespace, texts: Texts) -> int:
    """Do one thing with the stored tables; 1 when a table that was asked about does not go on."""
    doings: dict[str, Callable[[Admin, Namespace, Texts], Awaitable[int]]] = {
        "list": list_tables,
        "inspect": inspect,
        "repair": repair,
        "export": export,
        "import": take_in,
        "replay": replay,
        "delete": delete,
        "prune": prune,
        "backup": backup,
        "drill": drill,
        "doctor": doctor,
    }
    assert tuple(doings) == DOINGS
    return kept(args, lambda open_admin: doings[args.do](open_admin, args, texts))


def kept(args: Namespace, work: Callable[[Admin], Awaitable[T]]) -> T:
    """Something done with the keys to the store."""
    writing = args.do not in READING and not (args.do == "prune" and args.check)
    return with_keys(args.data, args.database, work, writing=writing)


def with_keys(data: Path, database: str, work: Callable[[Admin], Awaitable[T]], *, writing: bool) -> T:
    """The same in any house."""
    try:
        from magoteka.server.admin import open_admin
        from magoteka.server.settings import Settings
        from magoteka.server.upgrading import Unreadable, shown
    except ImportError as error:
        raise NoServer(why=error) from error
    settings = Settings(data, database)

    async def run() -> T:
        async with open_admin(settings, writing=writing) as keys:
            return await work(keys)

    try:
        return asyncio.run(run())
    except FileNotFoundError as error:
        raise NoSuchFile(path=error.filename) from error
    except Unreadable as error:
        raise CannotRead(path=shown(settings.url), why=error) from error


async def list_tables(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """Every table in a line."""
    show(await open_admin.tables(), texts)
    return 0


def show(tables: list[ListedTable], texts: Texts) -> None:
    """Tables, a line each, and how many."""
    grid = Grid(box=None, pad_edge=False)
    for head in ("table", "game", "rows", "state", "touched"):
        grid.add_column(texts.say(f"admin-{head}"), justify="right" if head == "rows" else "left")
    for one in tables:
        state, day = texts.say(f"admin-{one.state}"), time.strftime("%Y-%m-%d %H:%M", time.localtime(one.touched))
        grid.add_row(one.table, texts.say(f"{one.game}-title"), str(one.rows), state, day)
    Console(highlight=False, markup=False).print(grid)
    print(texts.say("admin-count", tables=len(tables)))


async def inspect(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """All about one table."""
    return tell(await open_admin.inspect(args.table), texts)


def tell(found: Inspected, texts: Texts) -> int:
    """All about one table; 1 when it does not go on."""
    one = found.kept
    print(texts.say("admin-about", table=one.table, title=texts.say(f"{one.game}-title"), seats=", ".join(found.seats)))
    print(texts.say("admin-rows-of", rows=one.rows, undone=found.kinds["undo"], chat=found.chat))
    if found.missing:
        print(texts.say("admin-missing", first=found.missing[0], count=len(found.missing)))
    return judged(found.verdict, texts) or int(bool(found.missing))


def judged(verdict: Verdict, texts: Texts) -> int:
    """Whether a table goes on; 1 when it does not."""
    why = texts.problem(verdict.why) if verdict.why is not None else ""
    print(texts.say(f"admin-{verdict.kind}-of", answers=verdict.answers, why=why))
    return int(verdict.why is not None)


async def repair(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """Mend a table, having put away what it was."""
    path = args.out or Path(f"{args.table}.before.json")
    write(path, await open_admin.export(args.table, secret=True))
    print(texts.say("admin-written", path=path))
    return tell(await open_admin.repair(args.table), texts)


async def export(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """A table into a file."""
    path = args.out or Path(f"{args.table}.json")
    write(path, await open_admin.export(args.table, secret=args.secret))
    print(texts.say("admin-written", path=path))
    return 0


async def take_in(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """A table from a file."""
    try:
        text = args.file.read_text("utf-8")
    except FileNotFoundError as error:
        raise NoSuchFile(path=args.file) from error
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRead(path=args.file, why=getattr(error, "strerror", None) or error) from error
    return tell(await open_admin.take_in(text), texts)


async def replay(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """Play a table again; its record goes into a file where one is named."""
    found = judged(await open_admin.replay(args.table), texts)
    if args.out is not None:
        write(args.out, await open_admin.record(args.table))
        print(texts.say("admin-written", path=args.out))
    return found


async def delete(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """Put a table out of the world."""
    await open_admin.delete(args.table)
    print(texts.say("admin-deleted", tables=1))
    return 0


async def prune(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """Delete finished tables that nobody has touched for long, or abandoned ones too."""
    old = await open_admin.old(args.days, abandoned=args.abandoned)
    if args.check:
        show(old, texts)
        return 0
    await open_admin.prune(old)
    print(texts.say("admin-deleted", tables=len(old)))
    return 0


async def backup(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """Everything into a file that its owner alone reads, from either kind of database."""
    write(args.out, "")
    rows = await open_admin.copied(args.out)
    print(texts.say("admin-backup", path=args.out, rows=rows))
    return 0


async def drill(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """A backup, put into an empty place, and everything in it tried; 1 when something of it does not go on."""
    found = await open_admin.drill(args.into)
    print(
        texts.say("admin-drill", tables=found.tables, seals=found.seals, rows=found.rows, seconds=round(found.took, 1))
    )
    for table, why in found.faults:
        print(texts.say("admin-drill-fault", table=table, why=why))
    return int(bool(found.faults))


async def doctor(open_admin: Admin, args: Namespace, texts: Texts) -> int:
    """How large the house is, how it grows, what is slow, and what belongs to nothing; 1 where there is such."""
    found = await open_admin.doctor()
    for name, (rows, size) in found.parts.items():
        print(texts.say("admin-part", name=name, rows=rows, kilobytes=round(size / 1000)))
    facts = {"tables": found.tables, "abandoned": found.abandoned, "day": round(found.day / 1000)}
    print(texts.say("admin-doctor", match=round(found.match / 1000, 1), slow=round(1000 * found.slowest, 1), **facts))
    for name, count in found.orphans.items():
        print(texts.say("admin-orphans", name=name, count=count))
    return int(bool(found.orphans))


def named_database() -> str:
    """The database that the environment names, or a file that it names: no list of processes shows them."""
    path = os.environ.get("MAGOTEKA_DATABASE_FILE")
    if path is None:
        return os.environ.get("MAGOTEKA_DATABASE", "")
    try:
        return Path(path).read_text("utf-8").strip()
    except OSError as error:
        raise CannotRead(path=path, why=error.strerror) from error


def write(path: Path, text: str) -> None:
    """A new file that only its owner reads: it holds hidden cards and links."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise CannotWrite(path=path, why=error.strerror) from error


def options(parser: Any, texts: Texts, path_of: Callable[[str], Path], days: Callable[[str], int]) -> None:
    """The words of each doing."""
    doings = parser.add_subparsers(
        dest="do", required=True, metavar=texts.say("help-command"), parser_class=type(parser)
    )
    for name in (
        "list",
        "inspect",
        "repair",
        "export",
        "import",
        "replay",
        "delete",
        "prune",
        "backup",
        "drill",
        "doctor",
    ):
        about = texts.say(f"help-admin-{name}")
        made = doings.add_parser(name, texts=texts, help=about, description=about)
        made.add_argument("--data", metavar="DIR", type=path_of, default=Path("data"), help=texts.say("help-data"))
        made.add_argument("--database", metavar="URL", default=named_database(), help=texts.say("help-database"))
        if name in ("inspect", "repair", "export", "replay", "delete"):
            made.add_argument("table", metavar="TABLE", help=texts.say("help-admin-table"))
        if name in ("repair", "export", "replay"):
            made.add_argument("--out", metavar="FILE", type=path_of, help=texts.say("help-admin-out"))
        if name == "export":
            made.add_argument("--secret", action="store_true", help=texts.say("help-admin-secret"))
        if name == "import":
            made.add_argument("file", metavar="FILE", type=path_of, help=texts.say("help-admin-file"))
        if name == "prune":
            made.add_argument("--days", metavar="N", type=days, required=True, help=texts.say("help-admin-days"))
            made.add_argument("--check", action="store_true", help=texts.say("help-upgrade-check"))
            made.add_argument("--abandoned", action="store_true", help=texts.say("help-admin-abandoned"))
        if name == "drill":
            made.add_argument("--into", metavar="URL", default="", help=texts.say("help-admin-into"))
        if name == "backup":
            made.add_argument("--out", metavar="FILE", type=path_of, required=True, help=texts.say("help-admin-out"))
