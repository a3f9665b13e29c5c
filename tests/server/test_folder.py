"""The data folder: one house at a time, nobody else reads it, and what goes wrong with it is one sentence."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import OperationalError

from magoteka.server.folder import CannotOpen, Folder
from magoteka.server.hub import Hub
from magoteka.server.settings import Settings
from server.houses import ONE_BOT, Inside, inside


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def served(data: Path) -> str:
    """What a server says that cannot start."""
    start = f"from magoteka.cli.main import run; run(['serve', '--port', '0', '--no-open', '--data', {str(data)!r}])"
    environment = {"PYTHONPATH": ":".join(path for path in sys.path if path)}
    ran = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, env=environment, timeout=240)
    assert len(ran.stderr.splitlines()) == 1, ran.stderr
    return ran.stderr


def test_two_houses_do_not_share_a_folder(house: Inside) -> None:
    data = house.hub.settings.data
    assert "another Magoteka" in served(data)

    async def second() -> None:
        with pytest.raises(CannotOpen, match="another Magoteka"):
            await Hub(Settings(data)).open()

    asyncio.run(second())


def test_a_folder_is_free_again_after_its_house(tmp_path: Path) -> None:
    for _ in range(2):
        with inside(tmp_path) as house:
            assert house.client.get("/healthz").json() == {"ready": True}


def test_newer_data_are_refused_in_one_sentence(tmp_path: Path) -> None:
    with inside(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "magoteka.db")) as db, db:
        db.execute("update about set value = '99' where key = 'schema'")
    assert "newer Magoteka" in served(tmp_path)


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in served(tmp_path / "file")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "magoteka.db").write_text("this is no database, whatever its name says")
    assert "not a database" in served(tmp_path / "data")


def test_nobody_else_reads_the_data(house: Inside) -> None:
    data = house.hub.settings.data
    house.guest("Анна").open(ONE_BOT)
    assert {path.name: oct(path.stat().st_mode)[-3:] for path in data.iterdir()} == dict.fromkeys(
        ("lock", "secret", "magoteka.db", "magoteka.db-wal", "magoteka.db-shm"), "600"
    )


def test_the_data_of_an_older_house_are_closed_to_others(tmp_path: Path) -> None:
    with inside(tmp_path):
        pass
    (tmp_path / "magoteka.db").chmod(0o644)
    with inside(tmp_path):
        assert oct((tmp_path / "magoteka.db").stat().st_mode)[-3:] == "600"


def test_a_secret_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk at the first start left an empty secret, with which anybody could sign."""
    (tmp_path / "secret").write_bytes(b"")
    assert len(Folder(tmp_path).signer().secret) == 32
    (tmp_path / "secret").unlink()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            Folder(tmp_path).signer()
    assert list(tmp_path.iterdir()) == []
    assert Folder(tmp_path).signer().secret == Folder(tmp_path).signer().secret


FULL = "database or disk is full"
FAILURES = (OperationalError("insert", {}, Exception(FULL)), sqlite3.OperationalError(FULL), ConnectionRefusedError())


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: type(failure).__module__)
def test_a_full_disk_is_a_sentence_and_no_mistake_of_ours(
    failure: Exception, house: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever way the store says so: the one that writes to SQLite has words of its own."""

    async def full(*_: Any, **__: Any) -> None:
        raise failure

    anna = house.guest("Анна")
    table = anna.open(ONE_BOT)["table"]
    with monkeypatch.context() as broken:
        broken.setattr(house.hub.store, "commit", full)
        assert anna.open(ONE_BOT)["tag"] == "not-stored"
        assert house.client.get("/healthz").status_code == 503
        assert house.client.get("/livez").status_code == 200
        with anna.live(table) as wire:
            wire.hear()
            assert wire.ask(type="chat", text="Слышно?")["tag"] == "not-stored"
    with monkeypatch.context() as broken:
        house.client.blocking_portal.call(house.hub.lose, table)
        broken.setattr(house.hub.store, "load", full)
        with anna.live(table) as wire, pytest.raises(WebSocketDisconnect) as refused:
            wire.hear()
    assert refused.value.detail == "The table cannot be read now; come again."
    house.hub.fresh = 0.0
    assert house.client.get("/healthz").json() == {"ready": True}


def test_one_line_that_cannot_be_read_does_not_hide_the_others(house: Inside) -> None:
    anna = house.guest("Анна")
    tables = [anna.open(ONE_BOT)["table"] for _ in range(3)]
    with closing(sqlite3.connect(house.hub.settings.file)) as db, db:
        db.execute("update tables set brief = '{}' where id = ?", tables[:1])
        db.execute("update tables set brief = 'no json' where id = ?", tables[1:2])
    assert [brief["table"] for brief in anna.get("/api/tables")] == tables[2:]


@pytest.mark.parametrize("kind", ["me", "friend", "here", "bot"])
def test_names_of_seats_are_cleaned(house: Inside, kind: str) -> None:
    anna = house.guest("Анна")
    seat = {"kind": kind, "name": "Бо\u202eр\nис\0", **({"level": "random"} if kind == "bot" else {})}
    table = anna.open([seat, {"kind": "bot", "level": "random"}])["table"]
    assert house.table(table).journal.seats[0].name == "Бо р ис"
