"""`magoteka dataset`: matches between the levels of a game as Parquet, with a card that says what they are."""

from __future__ import annotations

import hashlib
import os
from argparse import Namespace
from pathlib import Path
from typing import Any

from magoteka.arena.collection import lines_in
from magoteka.arena.plan import Plan
from magoteka.arena.tally import Tally, wilson
from magoteka.bots import own_levels
from magoteka.cli.parquet import Parquet
from magoteka.cli.problems import CannotWrite
from magoteka.cli.sim import with_progress
from magoteka.cli.version import version
from magoteka.core.game import Game
from magoteka.games import game_named
from magoteka.texts import Texts

CARD = "README.md"
SLOW = ("adept", "search")  # they look ahead for up to 0.7 s an answer
SAME = "The same command makes the same matches; whoever needs more asks for more of the same series."
CLOCKED = "Some of the levels think by the clock: the same command makes other matches of the same kind."
BLOCK = 2**20
COLUMNS = {
    "game, ruleset, seats, settings": "what was played; settings are JSON",
    "players": "by seats: `bot` is the level",
    "over, winners, scores": "what came of it; several winners share the victory",
    "series, number": "which series, and the place in it",
    "answers": "a list: `seat` (−1 is nature), `tag`, and as JSON `option` and `told`; `view` and `options` are empty",
    "ended, training, rewinds": "empty: only matches of a house have them",
}


def dataset(args: Namespace, texts: Texts) -> int:
    """Play what the folder lacks, write the table and its card; an interrupted command goes on."""
    game = game_named(args.game)
    seats = args.seats or max(game.least, min(2, game.most))
    game.check_seats(seats)
    folder: Path = args.out or Path(f"dataset-{game.name}")
    plan = Plan(game.name, seats, args.matches, args.bots or quick(game), args.seed, game.agreed(dict(args.set)))
    plan.checked()
    lines, sheet = folder / f"{game.name}.jsonl", folder / f"{game.name}.parquet"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tally = with_progress(plan, args.jobs, lines, texts)
        tabled(plan, lines, sheet)
        (folder / CARD).write_text(card(plan, tally, sheet), "utf-8")
    except OSError as error:
        raise CannotWrite(path=folder, why=error.strerror or error) from error
    print(texts.say("dataset-done", matches=tally.games, path=sheet, card=folder / CARD))
    return 0


def quick(game: Game) -> tuple[str, ...]:
    """The levels of a game that answer at once."""
    return tuple(level for level in own_levels(game) if level not in SLOW)


def tabled(plan: Plan, lines: Path, sheet: Path) -> None:
    """The matches of a set as Parquet: whole, or not at all."""
    draft = sheet.with_name(sheet.name + ".part")
    try:
        with Parquet(draft) as rows:
            for line in lines_in(lines):
                if line["number"] < plan.games:
                    rows.add(line)
        os.replace(draft, sheet)
    finally:
        draft.unlink(missing_ok=True)


def checksum(path: Path) -> str:
    """The SHA-256 of a file."""
    found = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            found.update(block)
    return found.hexdigest()


def card(plan: Plan, tally: Tally, sheet: Path) -> str:
    """What the data are, for whoever finds them without us."""
    facts: dict[str, Any] = {
        "matches": f"{tally.games:,}, of which {tally.finished:,} came to an end",
        "game": f"`{plan.game}`, ruleset {plan.rules().ruleset}, {plan.seats} seats",
        "settings": ", ".join(f"`{key}={value}`" for key, value in plan.settings.items()),
        "played by": f"bots of the levels {', '.join(plan.bots)}, in turn, each about as often in every seat",
        "made by": f"{version().splitlines()[0]}, `{command(plan)}`",
        "answers of players": f"{sum(tally.lengths):,}",
        "file": f"`{sheet.name}`, {sheet.stat().st_size:,} bytes, zstd",
        "SHA-256": f"`{checksum(sheet)}`",
        "licence": "MIT, as the program; no person played, and nothing in it is anybody's",
    }
    rows = [won_by(bot, tally.bot_wins[bot], taken) for bot, taken in tally.bot_games.items()]
    return "\n".join(
        [
            f"# Matches of {plan.game} between bots",
            "",
            *table(("", ""), facts),
            "",
            CLOCKED if set(SLOW) & set(plan.bots) else SAME,
            "",
            "## Columns",
            "",
            *table(("column", "what it is"), COLUMNS),
            "",
            "## Who won",
            "",
            "| level | seats taken | victories | 95 % interval |",
            "|---|---:|---:|---:|",
            *rows,
            "",
        ]
    )


def won_by(bot: str, wins: float, taken: int) -> str:
    """How often a level won, with a 95 % interval."""
    low, high = wilson(wins, taken)
    return f"| {bot} | {taken:,} | {wins / taken:.1%} | {low:.1%} – {high:.1%} |"


def table(head: tuple[str, str], rows: dict[str, Any]) -> list[str]:
    """Two columns in Markdown."""
    return [f"| {head[0]} | {head[1]} |", "|---|---|", *(f"| {name} | {said} |" for name, said in rows.items())]


def command(plan: Plan) -> str:
    """What makes the same matches again."""
    usual = plan.rules().agreed({})
    other = [f" --set {key}={value}" for key, value in plan.settings.items() if usual.get(key) != value]
    bots = f" --bots {','.join(plan.bots)} --seed {plan.seed}"
    return f"magoteka dataset {plan.game} --matches {plan.games} --seats {plan.seats}{bots}{''.join(other)}"
