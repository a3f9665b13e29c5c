"""`magoteka sim`: a series of games between bots."""

from __future__ import annotations

import json
import os
import time
from argparse import Namespace
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from magoteka.arena.collection import collected
from magoteka.arena.plan import Plan
from magoteka.arena.play import play
from magoteka.arena.tally import Tally, quantile, wilson
from magoteka.cli.saves import check_folder
from magoteka.cli.screen import Paper
from magoteka.cli.version import mode
from magoteka.games import game_named
from magoteka.texts import Texts


def sim(args: Namespace, texts: Texts) -> int:
    """Play the series and say what it came to."""
    game = game_named(args.game)
    seats = args.seats or max(game.least, min(2, game.most))
    game.check_seats(seats)
    plan = Plan(game.name, seats, args.games, args.bots, args.seed, game.agreed(dict(args.set))).checked()
    if args.out is not None:
        check_folder(args.out)
    tally = with_progress(plan, args.jobs or (1 if args.out is None else os.cpu_count() or 1), args.out, texts)
    if args.json:
        print(json.dumps(as_json(plan, tally), ensure_ascii=False))
    else:
        report(plan, tally, texts)
    return 0 if tally.finished == tally.games else 1


def with_progress(plan: Plan, jobs: int, out: Path | None, texts: Texts) -> Tally:
    """Play with a bar on the error stream, if somebody is looking at it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say(f"{plan.game}-title"), total=plan.games)
        if out is None:
            return play(plan, jobs, lambda games: progress.advance(task, games))
        began = time.perf_counter()
        tally = collected(plan, out, jobs, lambda games: progress.advance(task, games))
        tally.seconds = time.perf_counter() - began
        return tally


def as_json(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The series as one object; a shared victory is an equal fraction for each winner."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": tally.games,
        "finished": tally.finished,
        "wins": tally.wins,
        "intervals": [wilson(wins, tally.games) for wins in tally.wins],
        "bots": {
            bot: {"wins": tally.bot_wins[bot], "seats_taken": taken, "interval": wilson(tally.bot_wins[bot], taken)}
            for bot, taken in tally.bot_games.items()
        },
        "median_answers": median(tally.lengths),
        "p95_answers": quantile(tally.lengths, 0.95),
        "answers_per_second": tally.answers_per_second(),
        "seconds": tally.seconds,
        "seed": plan.seed,
        "settings": plan.settings,
        "mode": mode(),
    }


def report(plan: Plan, tally: Tally, texts: Texts) -> None:
    """The series in words and two tables."""
    console = Paper()
    lengths = {"median": median(tally.lengths), "p95": quantile(tally.lengths, 0.95)}
    title = texts.say(f"{plan.game}-title")
    console.print(texts.say("sim-head", title=title, seats=plan.seats, games=tally.games, seed=str(plan.seed)))
    console.print(texts.say("sim-finished", finished=tally.finished, games=tally.games))
    console.print(texts.say("sim-lengths", **lengths))
    console.print(texts.say("sim-speed", speed=round(tally.answers_per_second()), mode=texts.say(f"mode-{mode()}")))
    by_seat = [(texts.say("sim-seat", seat=seat + 1), wins, tally.games) for seat, wins in enumerate(tally.wins)]
    by_bot = [(bot, tally.bot_wins[bot], taken) for bot, taken in tally.bot_games.items()]
    console.print(shares(texts.say("sim-by-seat"), by_seat, texts))
    console.print(shares(texts.say("sim-by-bot"), by_bot, texts))


def shares(title: str, rows: list[tuple[str, float, int]], texts: Texts) -> Table:
    """Wins with their 95 % intervals."""
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    for key in ("sim-wins", "sim-of", "sim-share", "sim-interval"):
        table.add_column(texts.say(key), justify="right")
    for name, wins, games in rows:
        low, high = wilson(wins, games)
        table.add_row(name, f"{wins:g}", str(games), f"{wins / games:.1%}", f"{low:.1%} – {high:.1%}")
    return table
