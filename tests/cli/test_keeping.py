"""`magoteka admin backup`, `drill`, `doctor` and what is abandoned: the keeper and bad days."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.dialects.sqlite import dialect

from cli.support import Magoteka
from cli.test_admin import do
from cli.test_admin import stored_tables as stored_tables
from cli.test_admin import tables as tables
from magoteka.server.statements import erased
from server.houses import inside

pytestmark = pytest.mark.xdist_group("admin")


def test_a_backup_is_for_its_owner_alone_and_is_a_house(magoteka: Magoteka, folder: Path, tables: list[str]) -> None:
    assert magoteka("admin", "backup", "--out", "kept.db").code == 0
    assert oct((folder / "kept.db").stat().st_mode)[-3:] == "600"
    assert magoteka("admin", "backup", "--out", "kept.db").code == 2, "nothing is overwritten"
    (folder / "other").mkdir()
    shutil.copy(folder / "kept.db", folder / "other" / "magoteka.db")
    shutil.copy(folder / "data" / "secret", folder / "other" / "secret")
    with inside(folder / "data") as house, inside(folder / "other") as other:
        for table in tables:
            here, there = (one.run(one.hub.opener.journal, table) for one in (house, other))
            assert (here.version, here.match.digest()) == (there.version, there.match.digest())


def test_a_drill_plays_every_table_of_a_copy_and_checks_its_seals(
    magoteka: Magoteka, folder: Path, tables: list[str]
) -> None:
    ran = magoteka("admin", "drill", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert "tables played again: 2, seals checked: 2" in ran.out
    with closing(sqlite3.connect(folder / "data" / "magoteka.db")) as db, db:
        wanted = "select seq, body from answers where table_id = ? and kind = 'answer' limit 1"
        seq, body = db.execute(wanted, (tables[0],)).fetchone()
        bent = {**json.loads(body), "link": "00" * 32}
        db.execute("update answers set body = ? where table_id = ? and seq = ?", (json.dumps(bent), tables[0], seq))
    ran = magoteka("admin", "drill", "--lang", "en")
    assert ran.code == 1
    assert f"NOT WELL: table {tables[0]}: altered" in ran.out


def test_a_doctor_tells_sizes_and_finds_what_belongs_to_nothing(
    magoteka: Magoteka, folder: Path, tables: list[str]
) -> None:
    ran = magoteka("admin", "doctor", "--lang", "en")
    assert (ran.code, "answers: " in ran.out, "Tables: 2, untouched for 90 days: 0" in ran.out) == (0, True, True)
    do(folder, "update tables set touched = 0")
    do(folder, "insert into chat values ('gone', 0, '{}')")
    ran = magoteka("admin", "doctor", "--lang", "en")
    assert ran.code == 1
    assert "untouched for 90 days: 2" in ran.out
    assert "BELONGS TO NO TABLE: 1 rows of chat" in ran.out


def test_abandoned_tables_go_when_the_keeper_says_so(magoteka: Magoteka, folder: Path, tables: list[str]) -> None:
    do(folder, "update tables set touched = 0")
    assert "Tables: 1." in magoteka("admin", "prune", "--days", "90", "--check", "--lang", "en").out
    assert "Tables: 2." in magoteka("admin", "prune", "--days", "90", "--abandoned", "--check", "--lang", "en").out
    assert "Deleted: 2." in magoteka("admin", "prune", "--days", "90", "--abandoned", "--lang", "en").out


def test_whoever_deletes_reads_no_other_table(folder: Path, tables: list[str]) -> None:
    """Of a year of tables a few thousand go at once: each by its own number, in every part."""
    with closing(sqlite3.connect(folder / "data" / "magoteka.db")) as db:
        for part, _ in erased(tables[0]):
            asked = str(part.compile(dialect=dialect(), compile_kwargs={"render_postcompile": True}))
            plan = [row[3] for row in db.execute(f"explain query plan {asked}", (tables[0],))]
            assert all(step.startswith("SEARCH") for step in plan), (asked, plan)


@pytest.mark.parametrize("way", ["MAGOTEKA_DATABASE", "MAGOTEKA_DATABASE_FILE"])
def test_a_database_is_named_where_no_list_of_processes_shows_it(
    magoteka: Magoteka, folder: Path, tables: list[str], way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite+aiosqlite:///{folder}/data/magoteka.db"
    (folder / "url").write_text(url + "\n")
    monkeypatch.setenv(way, str(folder / "url") if way.endswith("FILE") else url)
    assert "Tables: 2." in magoteka("admin", "list", "--data", "nowhere", "--lang", "en").out
