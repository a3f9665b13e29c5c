"""What the server writes more quickly is what the rest of the house would have written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from extent import first
from magoteka.games import GAMES
from magoteka.server.json_text import dumps, told
from magoteka.table import store
from magoteka.table.schema import packed
from server.houses import inside


@pytest.mark.parametrize("name", first(2, GAMES))
def test_what_is_told_is_the_same_byte_for_byte(name: str, tmp_path: Path) -> None:
    """Every update of a table of bots that somebody looks at, and every row of it."""
    with inside(tmp_path) as house:
        seats = [{"kind": "bot", "level": "random"}] * max(2, GAMES[name].least)
        anna = house.guest("Анна")
        table = house.table(anna.open(seats, name)["table"])
        heard: list[Any] = []

        def both(message: Any) -> bytes:
            heard.append(message)
            assert told(message) == packed(message)
            return told(message)

        table.audience.packed = both
        with anna.live(table.id) as wire:
            while len(heard) < 12 and not wire.hear()["over"]:
                pass
        rows = house.run(table.store.rows, table.id)
        assert [dumps(row.body) for row in rows] == [store.dumps(row.body) for row in rows]
        assert heard


@pytest.mark.parametrize(
    "value", [{"ё": '\u2028\x07"\\/'}, {1: None, "2": 2**70}, [1.5, -0.0, 1e-7, True], {"a": {None: 1}}, "", []]
)
def test_anything_that_is_stored_reads_the_same(value: Any) -> None:
    assert json.loads(dumps(value)) == json.loads(store.dumps(value))
