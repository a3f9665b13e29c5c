"""`magoteka upgrade`: what becomes of the tables of a house, said in one line each."""

import json
import re
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cli.support import Magoteka, contents
from magoteka.games import GAMES
from saves.house import house_of_0_1_0, tables_in


@pytest.fixture
def house(folder: Path) -> Path:
    """The house of 0.1.0 in the folder `data`."""
    return house_of_0_1_0(folder / "data")


def dumped(house: Path) -> list[str]:
    """Everything in the database."""
    with closing(sqlite3.connect(house / "magoteka.db")) as db:
        return list(db.iterdump())


def do(house: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(house / "magoteka.db")) as db, db:
        assert db.execute(statement, values).rowcount == 1


def counts(told: str) -> list[int]:
    """The numbers of the first line: tables, those that replay, upgrade, stop."""
    return [int(number) for number in re.findall(r"\d+", told.splitlines()[0])]


def table_of(house: Path, game: str, over: bool) -> str:
    return next(name for name, brief in tables_in(house).items() if (brief["game"], brief["over"]) == (game, over))


def spoil(house: Path, table: str) -> int:
    """Somebody answers what was never allowed; the place of that row."""
    with closing(sqlite3.connect(house / "magoteka.db")) as db, db:
        query = "select max(seq) from answers where table_id = ? and kind = 'answer'"
        seq = int(db.execute(query, (table,)).fetchone()[0])
        body = json.dumps({"answers": [[0, {"tag": "castle"}, "0123456789abcdef"]]})
        db.execute("update answers set body = ? where table_id = ? and seq = ?", (body, table, seq))
    return seq


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_check_counts_the_tables_and_changes_nothing(magoteka: Magoteka, house: Path, lang: str) -> None:
    before = dumped(house)
    ran = magoteka("upgrade", "--check", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    games = Counter(GAMES[brief["game"]].ruleset > 1 for brief in tables_in(house).values())
    assert counts(ran.out) == [games.total(), games[False], games[True], 0]
    assert len(ran.out.splitlines()) == 1
    assert dumped(house) == before


def test_an_upgraded_house_replays_as_it_is(magoteka: Magoteka, house: Path) -> None:
    left = tables_in(house)
    assert magoteka("upgrade").code == 0
    ran = magoteka("upgrade", "--check")
    assert counts(ran.out) == [len(left), len(left), 0, 0]
    now = tables_in(house)
    for table, brief in left.items():
        assert {key: now[table][key] for key in brief} == brief
        assert now[table]["broken"] is None


@pytest.mark.parametrize(("lang", "word"), [("ru", "Запись неверна в ответе"), ("en", "The record is wrong at answer")])
def test_a_table_that_stops_says_why_in_a_line(magoteka: Magoteka, house: Path, lang: str, word: str) -> None:
    table = table_of(house, "abraca", over=False)
    seq = spoil(house, table)
    for words in (["--check"], []):
        ran = magoteka("upgrade", *words, "--lang", lang)
        assert (ran.code, ran.err) == (1, "")
        assert counts(ran.out)[-1] == 1
        (line,) = ran.out.splitlines()[1:]
        assert table in line
        assert word in line
    assert tables_in(house)[table]["broken"]["tag"] == "tampered-record"
    do(house, "update answers set at = 0 where table_id = ? and seq = ?", table, seq)  # the row is still there


def test_a_table_that_nobody_can_read_is_a_line_too(magoteka: Magoteka, house: Path) -> None:
    unreadable, unknown = table_of(house, "siggil", over=True), table_of(house, "fabled", over=True)
    do(house, "update answers set body = '{}' where table_id = ? and seq = 0", unreadable)
    head = json.dumps({"game": "chess"})
    do(house, "update tables set head = ? where id = ?", head, unknown)
    for words in (["--check"], []):
        ran = magoteka("upgrade", *words)
        assert (ran.code, ran.err) == (1, "")
        lines = ran.out.splitlines()[1:]
        assert sorted(line.split()[0] for line in lines) == sorted([unreadable, unknown])
        assert any("There is no game called chess" in line for line in lines)


def test_a_database_is_named_by_its_url(magoteka: Magoteka, house: Path, folder: Path) -> None:
    ran = magoteka("upgrade", "--check", "--database", f"sqlite+aiosqlite:///{house / 'magoteka.db'}")
    assert (ran.code, counts(ran.out)[0]) == (0, len(tables_in(house)))


@pytest.mark.parametrize(
    "words",
    [
        ["--data", "nowhere"],
        ["--database", "nonsense"],
        ["--database", "sqlite+aiosqlite:///nowhere/magoteka.db"],
        ["--database", "sqlite+aiosqlite:///magoteka.db"],
        ["--database", "nodriver://anna:geheim@localhost/house"],
    ],
)
@pytest.mark.parametrize("check", [[], ["--check"]])
def test_a_house_that_is_not_there_is_one_sentence(
    magoteka: Magoteka, folder: Path, words: list[str], check: list[str]
) -> None:
    ran = magoteka("upgrade", *check, *words)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert "geheim" not in ran.err
    assert contents(folder) == {}


def test_a_newer_house_is_left_alone(magoteka: Magoteka, house: Path) -> None:
    do(house, "update about set value = '99' where key = 'schema'")
    before = dumped(house)
    for words in (["--check"], []):
        ran = magoteka("upgrade", *words)
        assert (ran.code, ran.out) == (2, "")
        assert "newer Magoteka" in ran.err
    assert [line for line in dumped(house) if line.startswith("INSERT")] == [
        line for line in before if line.startswith("INSERT")
    ]
