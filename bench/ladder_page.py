"""What the ladder found, where people see it: the cards of the levels, the table and the picture in docs/bots.md."""

import json
from datetime import UTC, datetime
from pathlib import Path

from magoteka import __version__
from magoteka.arena.contest import Block
from magoteka.arena.ratings import ratings
from magoteka.bots import LEVELS, search
from magoteka.bots.rated import FILE
from magoteka.cli.arena import thoughts
from magoteka.games import GAMES
from magoteka.texts import Texts

PAGE, PICTURE = Path("docs/bots.md"), Path("docs/pictures/ladder.svg")
HEAD = "| match | share | deals | games | 95 % interval | bar, % | | contest |\n|---|---:|---:|---:|---|---|---|---|"
MARKS = ("<!-- the ladder: written by make ladder -->", "<!-- the end of the ladder -->")
KIND = 1000  # points of the kind level, from which the others are counted
LEFT, WIDE, HIGH, ROW = 190, 640, 34, 26  # of the picture, in pixels


def keep(game: str, blocks: list[Block], seed: int) -> None:
    """The ratings of a game's levels, for their cards."""
    bots, times = ratings(blocks, seed)[0], thoughts(blocks)
    clocked = GAMES[game].mind.way in ("tree", "turns")  # at a table the Master thinks as long as its clock lets it
    nought = next(one.elo for name, one in bots.items() if level_of(name) == "kind") - KIND
    found = {
        level_of(name): {
            "elo": round(one.elo - nought),
            "error": round((one.high - one.low) / 2),
            "p95": search.SECONDS if level_of(name) == "search" and clocked else round(times[name] / 1000, 3),
        }
        for name, one in sorted(bots.items(), key=lambda pair: list(LEVELS).index(level_of(pair[0])))
    }
    everything = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    everything[game] = {"games": sum(len(block.winners) for block in blocks), "version": __version__, "levels": found}
    ordered = {name: everything[name] for name in GAMES if name in everything}
    FILE.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")


def level_of(name: str) -> str:
    """The level that a bot with counted looks stands for."""
    return name.partition(":")[0]


def write(lines: list[str], seed: int) -> None:
    """The table and the picture."""
    PICTURE.write_text(drawn(json.loads(FILE.read_text("utf-8"))), "utf-8")
    before, _, rest = PAGE.read_text("utf-8").partition(MARKS[0])
    table, _, after = rest.partition(MARKS[1])
    day = datetime.now(UTC).date()
    told = f"Version {__version__}, {day}, seed {seed}; points count from the kind level, which has {KIND}."
    rows = "\n".join([HEAD, *with_others(lines, table)])
    parts = [MARKS[0], "![ratings of the levels](pictures/ladder.svg)", told, rows, MARKS[1]]
    PAGE.write_text(before + "\n\n".join(parts) + after, "utf-8")


def with_others(lines: list[str], table: str) -> list[str]:
    """The rows, and those of games that were not asked for this time, each game in its place."""
    fresh = {game_in(line) for line in lines}
    others = [row for row in table.splitlines() if game_in(row) in GAMES and game_in(row) not in fresh]
    return sorted([*lines, *others], key=lambda row: list(GAMES).index(game_in(row)))


def game_in(row: str) -> str:
    """The game that a row of the table is about."""
    return row.removeprefix("| ").partition(":")[0].partition(",")[0]


def drawn(games: dict[str, dict[str, dict[str, dict[str, float]]]]) -> str:
    """A dot for each level and a bar for its interval, a row a game."""
    texts = Texts("en")
    points = [
        (one["elo"] + side * one["error"])
        for about in games.values()
        for one in about["levels"].values()
        for side in (-1, 1)
    ]
    low, high = min(points), max(points)

    def across(elo: float) -> float:
        return LEFT + (elo - low) / (high - low) * (WIDE - LEFT - 30)

    rows = []
    for at, (game, about) in enumerate(games.items()):
        y = HIGH + 2 * ROW * at
        rows.append(f'<text x="10" y="{y + 5}">{texts.say(f"{game}-title")}</text>')
        rows.append(f'<line x1="{LEFT}" x2="{WIDE - 30}" y1="{y}" y2="{y}" stroke="#8886"/>')
        for level, one in about["levels"].items():
            x, reach = across(one["elo"]), (one["error"] / (high - low)) * (WIDE - LEFT - 30)
            span = f'x1="{x - reach:.0f}" x2="{x + reach:.0f}" y1="{y}" y2="{y}"'
            rows.append(f'<line {span} stroke="#b8860b" stroke-width="5" stroke-linecap="round" opacity=".5"/>')
            rows.append(f'<circle cx="{x:.0f}" cy="{y}" r="5" fill="#b8860b"/>')
            rows.append(f'<text x="{x:.0f}" y="{y + 20}" text-anchor="middle" font-size="11">{level}</text>')
            rows.append(f'<text x="{x:.0f}" y="{y - 10}" text-anchor="middle" font-size="11">{one["elo"]:.0f}</text>')
    size = f'width="{WIDE}" height="{HIGH + 2 * ROW * len(games)}"'
    style = 'font-family="sans-serif" font-size="14" fill="#888"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n' + "\n".join(rows) + "\n</svg>\n"
