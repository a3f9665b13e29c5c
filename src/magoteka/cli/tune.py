"""`magoteka tune`: a game with other numbers, beside the game as it is."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from magoteka.arena.field import crew_of
from magoteka.arena.figures import differences, figures, untouched
from magoteka.arena.plan import Plan
from magoteka.arena.trial import Series, Trial, trial_of
from magoteka.arena.variants import Variant, read
from magoteka.cli.problems import CannotWrite, TooManyVariants
from magoteka.cli.screen import Paper
from magoteka.cli.sheet import Sheet, Side
from magoteka.cli.version import mode
from magoteka.games import game_named
from magoteka.texts import Texts

PAGE, FIGURES = "page.html", "figures.json"


def tune(args: Namespace, texts: Texts) -> int:
    """Play both sides and write the page; what was played before is not played again."""
    game = game_named(args.game)
    seats = args.seats or max(game.least, min(2, game.most))
    plan = Plan(game.name, seats, args.games, args.bots, args.seed, game.agreed(dict(args.set)))
    variants = sides_of(args, texts)
    folder: Path = args.out or Path(f"tune-{game.name}")
    trials = [trial_of(one, plan, args.draw) for one in variants]
    series = with_progress(list(zip(variants, trials, strict=True)), folder, args, texts)
    sides = [
        Side(one.name, two.trial, variant.box, figures(two.in_order(), two.things))
        for one, two, variant in zip(variants, series, variants, strict=True)
    ]
    found, same = [], (0, 0)
    if len(series) == 2:
        first, second = series
        found = differences((first.in_order(), first.things), (second.in_order(), second.things))
        same = untouched(first.in_order(), second.in_order())
    facts = as_json(sides, [vars(one) for one in found], same)
    (folder / PAGE).write_text(Sheet(sides, found, same, texts).page(), "utf-8")
    (folder / FIGURES).write_text(json.dumps(facts, ensure_ascii=False, indent=1) + "\n", "utf-8")
    if args.json:
        print(json.dumps(facts, ensure_ascii=False))
        return 0
    clear = ", ".join(one.name for one in found if one.clear)
    Paper().print(texts.say("tune-done", path=folder / PAGE))
    if found:
        told = texts.say("tune-clear", names=clear, count=len(found))
        Paper().print(told if clear else texts.say("tune-alike", count=len(found)))
    return 0


def sides_of(args: Namespace, texts: Texts) -> list[Variant]:
    """The game as it is and one variant, or two variants; without any, the game alone."""
    given = [read(path, args.game) for path in args.variant]
    if args.box:
        box = {key: number_of(value) for key, value in args.box}
        given.append(Variant(args.game, ", ".join(f"{key} = {value}" for key, value in args.box), {}, box))
    if len(given) > 2:
        raise TooManyVariants(count=len(given))
    usual = [] if len(given) == 2 else [Variant(args.game, texts.say("tune-usual"))]
    return [one.checked() for one in (*usual, *given)]


def number_of(text: str) -> Any:
    """A value as it is typed: a number, true, a list; anything else is a word."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def with_progress(sides: list[tuple[Variant, Trial]], folder: Path, args: Namespace, texts: Texts) -> list[Series]:
    """Play with a bar for each side on the error stream, if somebody is looking at it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(path=folder, why=error.strerror or error) from error
    console, crew, made = Console(stderr=True), crew_of(args.jobs, ray=args.ray), []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        for variant, trial in sides:
            task = progress.add_task(variant.name, total=trial.games)
            series = Series(trial, variant.name, folder / f"{trial.fingerprint()}.jsonl")

            def heard(there: int, task: Any = task) -> None:
                progress.update(task, completed=there)

            series.play(crew, heard)
            made.append(series)
    return made


def as_json(sides: list[Side], found: list[dict[str, Any]], same: tuple[int, int]) -> dict[str, Any]:
    """The figures of the page as one object."""
    first = sides[0].trial
    return {
        "game": first.game,
        "seats": first.seats,
        "bots": first.bots,
        "seed": first.seed,
        "drawn": first.drawn,
        "sides": [
            {
                "name": side.name,
                "settings": side.trial.settings,
                "box": side.box,
                "mode": "interpreted" if side.trial.mark else mode(),
                **side.figures.plain(),
            }
            for side in sides
        ],
        "differences": found,
        "same": same,
    }
