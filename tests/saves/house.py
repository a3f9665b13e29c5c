"""A data folder that Magoteka 0.1.0 wrote: tables of all five games, over and under way, with answers taken back."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from magoteka.server.folder import Folder
from magoteka.server.guests import COOKIE
from magoteka.table.guests import Guest

WRITTEN = Path(__file__).parents[1] / "records" / "house-0.1.0" / "magoteka.sql"


def house_of_0_1_0(data: Path) -> Path:
    """The folder as it was left."""
    data.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(data / "magoteka.db")) as db:
        db.executescript(WRITTEN.read_text(encoding="utf-8"))
    return data


def tables_in(data: Path) -> dict[str, Any]:
    """What the list of tables says of each."""
    with closing(sqlite3.connect(data / "magoteka.db")) as db:
        return {name: json.loads(brief) for name, brief in db.execute("select id, brief from tables order by touched")}


def rows_in(data: Path, table: str) -> list[tuple[str, Any]]:
    """The rows of a table: their kinds and bodies."""
    with closing(sqlite3.connect(data / "magoteka.db")) as db:
        found = db.execute("select kind, body from answers where table_id = ? order by seq", (table,))
        return [(kind, json.loads(body)) for kind, body in found]


def cookie_of(data: Path, guest: str) -> str:
    """What the browser of a guest has kept."""
    return f"{COOKIE}={Folder(data).signer().write(Guest(guest, ''))}"
