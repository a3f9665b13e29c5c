"""`magoteka admin`: the keeper lists, looks, mends, moves and deletes stored tables."""

import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cli.support import Magoteka, contents
from magoteka.server.folder import Folder
from server.houses import ONE_BOT, inside

pytestmark = pytest.mark.xdist_group("admin")  # the house is played in once


@pytest.fixture(scope="module")
def stored_tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """The data of a house with a finished table and one that plays."""
    data = tmp_path_factory.mktemp("house") / "data"
    with inside(data) as house:
        anna = house.guest("Анна")
        over = anna.open([{"kind": "bot", "level": "random"}] * 2)
        with anna.live(over["table"], f"?watch={over['watch']}") as wire:
            while not wire.hear()["over"]:
                pass
        plays = anna.open(ONE_BOT)
        with anna.live(plays["table"]) as wire:
            scene = wire.hear()
            wire.ask(type="chat", text="Секрет")
            wire.ask(type="answer", version=scene["version"], seat=0, answer=scene["options"][0])
    return data, [over["table"], plays["table"]]


@pytest.fixture
def tables(folder: Path, stored_tables: tuple[Path, list[str]]) -> list[str]:
    """They lie in the folder `data`."""
    shutil.copytree(stored_tables[0], folder / "data")
    return stored_tables[1]


def do(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / "data" / "magoteka.db")) as db, db:
        assert db.execute(statement, values).rowcount > 0


def test_tables_are_listed(magoteka: Magoteka, tables: list[str]) -> None:
    ran = magoteka("admin", "list", "--lang", "en")
    assert ran.code == 0
    first, second = (line for line in ran.out.splitlines() if line.startswith(tuple(tables)))
    assert tables[0] in first
    assert " over " in first
    assert " plays " in second
    assert "Tables: 2." in ran.out


def test_a_look_changes_nothing_and_shows_no_cards(magoteka: Magoteka, folder: Path, tables: list[str]) -> None:
    def stored() -> list[str]:
        with closing(sqlite3.connect(folder / "data" / "magoteka.db")) as db:
            return list(db.iterdump())

    before = stored()
    for doing in ("inspect", "replay"):
        for table in tables:
            ran = magoteka("admin", doing, table, "--lang", "en")
            assert ran.code == 0
            assert "It replays" in ran.out
            assert "Секрет" not in ran.out
    assert stored() == before


def test_a_table_is_moved_to_another_house(magoteka: Magoteka, folder: Path, tables: list[str]) -> None:
    assert magoteka("admin", "export", tables[1], "--out", "table.json").code == 0
    assert oct((folder / "table.json").stat().st_mode)[-3:] == "600"
    assert magoteka("admin", "export", tables[1], "--out", "table.json").code == 2, "nothing is overwritten"
    again = magoteka("admin", "import", "table.json", "--lang", "en")
    assert again.code == 2
    assert "here already" in again.err
    with inside(folder / "other"):
        pass
    ran = magoteka("admin", "import", "table.json", "--data", "other", "--lang", "en")
    assert (ran.code, "It replays" in ran.out) == (0, True)
    Path("other/secret").write_bytes((folder / "data" / "secret").read_bytes())
    with inside(folder / "data") as house, inside(folder / "other") as other:
        here, there = (one.run(one.hub.opener.journal, tables[1]) for one in (house, other))
        assert (here.version, here.match.digest()) == (there.version, there.match.digest())
        assert len(other.table(tables[1]).chat.lines) == 1


def test_a_record_is_written_that_replays(magoteka: Magoteka, tables: list[str]) -> None:
    assert magoteka("admin", "replay", tables[0], "--out", "record.json").code == 0
    assert magoteka("replay", "record.json").code == 0


def test_a_table_with_a_missing_row_is_mended(magoteka: Magoteka, folder: Path, tables: list[str]) -> None:
    do(folder, "delete from answers where table_id = ? and seq = 3", tables[0])
    ran = magoteka("admin", "inspect", tables[0], "--lang", "en")
    assert ran.code == 1
    assert "Missing rows: 1, the first is 3" in ran.out
    ran = magoteka("admin", "repair", tables[0], "--lang", "en")
    assert ran.code == 0, ran.out
    assert "Missing" not in ran.out
    saved = json.loads((folder / f"{tables[0]}.before.json").read_text("utf-8"))
    assert len(saved["rows"]) > 4, "what it was is kept in a file"
    with inside(folder / "data") as house:
        assert house.table(tables[0]).journal.version == 2


def test_a_table_is_deleted(magoteka: Magoteka, tables: list[str]) -> None:
    assert magoteka("admin", "delete", tables[0]).code == 0
    assert magoteka("admin", "delete", tables[0]).code == 2
    assert "Tables: 1." in magoteka("admin", "list", "--lang", "en").out


def test_only_finished_tables_that_are_old_are_pruned(magoteka: Magoteka, folder: Path, tables: list[str]) -> None:
    assert "Deleted: 0." in magoteka("admin", "prune", "--days", "30", "--lang", "en").out
    do(folder, "update tables set touched = ?", time.time() - 40 * 24 * 3600)
    looked = magoteka("admin", "prune", "--days", "30", "--check", "--lang", "en").out
    assert tables[0] in looked
    assert tables[1] not in looked
    assert "Deleted: 1." in magoteka("admin", "prune", "--days", "30", "--lang", "en").out
    assert tables[1] in magoteka("admin", "list").out


def test_an_open_house_is_not_changed_from_outside(magoteka: Magoteka, folder: Path, tables: list[str]) -> None:
    house = Folder(folder / "data")
    house.open(None)
    try:
        for doing in (("delete", tables[0]), ("repair", tables[0]), ("prune", "--days", "0"), ("import", "no.json")):
            ran = magoteka("admin", *doing, "--lang", "en")
            assert ran.code == 2
            assert "another Magoteka" in ran.err
        assert magoteka("admin", "list").code == 0
    finally:
        house.close()


@pytest.mark.parametrize("doing", ["inspect", "repair", "export", "replay", "delete"])
def test_what_is_not_there_is_one_sentence(magoteka: Magoteka, folder: Path, tables: list[str], doing: str) -> None:
    ran = magoteka("admin", doing, "no-such-table", "--lang", "en")
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    before = contents(folder)
    ran = magoteka("admin", doing, "no-such-table", "--data", "nowhere")
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert contents(folder) == before


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 2}', '{"format": 1, "table": "x"}', "\x00"])
def test_a_file_that_is_no_table_is_one_sentence(
    magoteka: Magoteka, folder: Path, tables: list[str], text: str
) -> None:
    (folder / "bad.json").write_text(text)
    ran = magoteka("admin", "import", "bad.json")
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert magoteka("admin", "list", "--lang", "en").out.count("Tables: 2.") == 1
