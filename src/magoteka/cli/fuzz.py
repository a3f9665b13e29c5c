"""`magoteka fuzz`: does a game keep the laws?"""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from magoteka.arena import fuzz as fuzzer
from magoteka.cli.cover import again, cover
from magoteka.cli.problems import CannotWrite
from magoteka.core.game import Game
from magoteka.games import game_named
from magoteka.texts import Texts


def fuzz(args: Namespace, texts: Texts) -> int:
    """Play random matches under the laws; a failing one is left as a file."""
    game = game_named(args.game)
    if args.again is not None:
        return again(game, args.again, texts)
    if not args.out.is_dir():
        raise CannotWrite(path=args.out, why="there is no such folder")
    seed = secrets.randbits(32) if args.seed is None else args.seed
    if args.cover:
        return cover(game, 60 * args.minutes if args.minutes else args.seconds, seed, args.out, texts)
    done = with_progress(game, args.seconds, seed, texts)
    print(texts.say("fuzz-done", matches=done.matches, answers=done.answers, seed=str(seed)))
    if done.fault is None:
        return 0
    path = dumped(args.out, game, seed, done.fault)
    print(texts.say("fuzz-fault", what=done.fault.what, path=str(path)))
    return 1


def with_progress(game: Game, seconds: float, seed: int, texts: Texts) -> fuzzer.Fuzzed:
    """Fuzz with a bar on the error stream, if somebody is looking at it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say(f"{game.name}-title"), total=seconds)
        return fuzzer.fuzz(game, seconds, seed, lambda spent: progress.update(task, completed=spent))


def dumped(folder: Path, game: Game, seed: int, fault: fuzzer.Fault) -> Path:
    """The file of a failing record."""
    path = folder / f"fuzz-{game.name}-{seed}-{fault.number}.json"
    try:
        path.write_text(fault.record, "utf-8")
    except OSError as error:
        raise CannotWrite(path=path, why=error.strerror or error) from error
    return path
