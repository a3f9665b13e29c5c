"""Counts and texts that change only when the rules do; `MAGOTEKA_REWRITE=1` writes them anew for a diff."""

import hashlib
import os
from dataclasses import replace
from pathlib import Path

from contract.cases import EVERY_GAME, play_on
from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match

HERE = Path(__file__).parent
REWRITE = os.environ.get("MAGOTEKA_REWRITE") == "1"


def compare(path: Path, text: str) -> None:
    if REWRITE:
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} is missing: run once with MAGOTEKA_REWRITE=1 and read the diff"
    assert text == path.read_text(encoding="utf-8")


def perft(g: State, depth: int) -> int:
    """The number of positions that many answers on, nature's included."""
    question = g.asking()
    if question is None or depth == 0:
        return 1
    count = 0
    for index in question.indices(g):
        branch = g.clone()
        branch.answer(index)
        count += perft(branch, depth - 1)
    return count


@EVERY_GAME
def test_perft(game: Game) -> None:
    lines = []
    for seats in range(game.least, game.most + 1):
        for skip in (0, 60, 120):
            g = game.new(seats)
            rng = Rng(skip)
            for _ in range(skip):
                question = g.asking()
                if question is not None:
                    g.answer(question.sample(g, rng))
            lines += [f"{seats} seats, after {skip} answers, depth {n}: {perft(g, n)}" for n in (1, 2, 3)]
    compare(HERE / "perft" / f"{game.name}.txt", "\n".join(lines) + "\n")


@EVERY_GAME
def test_playthrough(game: Game) -> None:
    """One short seeded game, written out event by event."""
    match = Match.new(game, min(3, game.most), rng=Rng(2026))
    play_on(match, Rng(2026), 60)
    rows = [f"{row.seat:>2} {row.option}" for row in match.record.answers]
    text = "\n".join([*rows, "", *map(repr, match.log)]) + "\n"
    compare(HERE / "playthroughs" / f"{game.name}.txt", text)


RECORDS = HERE.parent / "records"
FROZEN = RECORDS / "frozen.txt"


@EVERY_GAME
def test_records_are_kept(game: Game) -> None:
    """A finished game a player count for every ruleset there has been; other tests replay them in both modes.

    A record is never rewritten: it stands for the games that people have stored. Rules that change move the `ruleset`,
    and `MAGOTEKA_REWRITE=1` then writes the folder `r<ruleset>` where it is missing and adds its files to `frozen.txt`;
    the older folders stay and must replay as they are or as `upgrades.py` of the game turns them.
    """
    for seats in range(game.least, game.most + 1):
        path = RECORDS / game.name / f"r{game.ruleset}" / f"{seats}-seats.json"
        if REWRITE and not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(finished(game, seats), encoding="utf-8")
            with FROZEN.open("a", encoding="utf-8") as frozen:
                frozen.write(f"{sum_of(path)}  {path.relative_to(RECORDS)}\n")
        assert path.exists()


def finished(game: Game, seats: int) -> str:
    """A random game to its end; only that of the fewest players says what was told, or files would grow large."""
    match = Match.new(game, seats, dict(game.brisk), Rng(seats))
    play_on(match, Rng(seats))
    if seats > game.least:
        match.record.answers = [replace(row, told=None) for row in match.record.answers]
    return match.save()


def sum_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_no_stored_record_is_ever_rewritten() -> None:
    """What `frozen.txt` says: `cd tests/records && sha256sum -c frozen.txt`."""
    lines = FROZEN.read_text(encoding="utf-8").splitlines()
    sums = {name: digest for digest, name in (line.split("  ") for line in lines)}
    there = {str(path.relative_to(RECORDS)): path for path in RECORDS.rglob("*") if path.is_file() and path != FROZEN}
    assert set(sums) == set(there)
    assert [name for name, path in there.items() if sum_of(path) != sums[name]] == []
