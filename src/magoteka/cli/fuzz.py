"""`magoteka fuzz`: does a game keep the laws, and what of it was met under them?"""

from __future__ import annotations

import secrets
import textwrap
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from magoteka.arena.cover import Covered, Fault, cover, cover_again
from magoteka.cli.problems import CannotRead, CannotWrite
from magoteka.core.game import Game
from magoteka.games import game_named
from magoteka.texts import Texts

WIDE = 118


def fuzz(args: Namespace, texts: Texts) -> int:
    """Lead matches to what was not met yet, under all laws; 1 if a law was broken, and then its match is left."""
    game = game_named(args.game)
    if args.again is not None:
        return again(game, args.again, texts)
    if not args.out.is_dir():
        raise CannotWrite(path=args.out, why="there is no such folder")
    seed = secrets.randbits(32) if args.seed is None else args.seed
    done = covered(game, 60 * args.minutes if args.minutes else args.seconds, seed, texts)
    for line in [*(met(done, texts) if args.cover else []), numbers(done, texts)]:
        print(line)
    return ended(done, args.out, texts)


def covered(game: Game, seconds: float, seed: int, texts: Texts) -> Covered:
    """A run, with a bar on the error stream if somebody is looking at it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=seconds)

        def heard(spent: float, done: Covered) -> None:
            progress.update(task, completed=spent, description=bar(done, texts))

        return cover(game, seconds, seed, heard)


def bar(done: Covered, texts: Texts) -> str:
    """One line on how far a run is."""
    return texts.say(
        "cover-bar",
        title=texts.say(f"{done.game.name}-title"),
        matches=done.tried.matches,
        decisions=done.tried.decisions,
        missing=done.met.missing(),
        faults=len(done.faults),
    )


def met(done: Covered, texts: Texts) -> list[str]:
    """What was met how often and what was not, kind by kind."""
    lines = []
    for kind in done.met.kinds():
        rows = done.met.of(kind)
        missing = [name for name, times in rows.items() if times == 0]
        lines.append(texts.say("cover-kind", kind=kind, met=len(rows) - len(missing), all=len(rows)))
        lines += wrapped(", ".join(f"{name} {times}" for name, times in rows.items() if times))
        if missing:
            lines += wrapped(texts.say("cover-missing", names=", ".join(missing)))
    left = done.met.missing()
    lines.append(texts.say("cover-left", count=left) if left else texts.say("cover-all"))
    return lines


def numbers(done: Covered, texts: Texts) -> str:
    """What a run has tried."""
    return texts.say("cover-done", **vars(done.tried), seed=str(done.seed))


def wrapped(text: str) -> list[str]:
    """A long list, moved in."""
    return textwrap.wrap(text, WIDE, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)


def ended(done: Covered, out: Path, texts: Texts) -> int:
    """Leave a file for each fault and say how to see it again."""
    if not done.faults:
        print(texts.say("cover-sound"))
        return 0
    for fault in done.faults:
        path = out / f"cover-{done.game.name}-{done.seed}-{fault.number}.json"
        leave(path, fault)
        said = {"number": str(fault.number), "what": fault.what, "path": str(path), "game": done.game.name}
        print(texts.say("cover-fault", **said))
    return 1


def leave(path: Path, fault: Fault) -> None:
    """The record of a fault as a file."""
    try:
        path.write_text(fault.record, "utf-8")
    except OSError as error:
        raise CannotWrite(path=path, why=error.strerror or error) from error


def again(game: Game, path: Path, texts: Texts) -> int:
    """Try every law along a record that was left."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise CannotRead(path=path, why=error.strerror or error) from error
    done = cover_again(game, text)
    if not done.faults:
        print(texts.say("cover-sound"))
        return 0
    for fault in done.faults:
        print(texts.say("cover-fault", number=str(fault.number), what=fault.what, path=str(path), game=game.name))
    return 1
