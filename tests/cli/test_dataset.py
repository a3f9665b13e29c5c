"""`magoteka dataset`: a table of matches, and a card that says truly what it is."""

import hashlib
import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cli.support import Magoteka
from magoteka.arena.collection import lines_in
from magoteka.arena.plan import Plan
from magoteka.arena.tally import Tally
from magoteka.cli.dataset import card

pytestmark = pytest.mark.once
SIX = ("dataset", "abraca", "--matches", "6", "--seed", "3", "--jobs", "1", "--out", "set", "--lang", "en")


def test_a_set_of_matches_has_a_card_and_grows(magoteka: Magoteka, folder: Path) -> None:
    said = magoteka(*SIX)
    assert (said.code, said.err) == (0, "")
    sheet, card = folder / "set/abraca.parquet", (folder / "set/README.md").read_text("utf-8")
    assert hashlib.sha256(sheet.read_bytes()).hexdigest() in card
    assert f"{sheet.stat().st_size:,} bytes" in card
    rows = pq.read_table(sheet).to_pylist()
    lines = list(lines_in(folder / "set/abraca.jsonl"))
    assert [row["winners"] for row in rows] == [line["winners"] for line in lines]
    assert [len(row["answers"]) for row in rows] == [len(line["answers"]) for line in lines]
    assert {one["bot"] for row in rows for one in row["players"]} <= {"random", "novice", "kind", "steady", "greedy"}
    named = {name.strip() for row in re.findall(r"^\| ([a-z, ]+) \|", card, re.MULTILINE) for name in row.split(",")}
    assert set(pq.read_schema(sheet).names) <= named
    before = (folder / "set/abraca.jsonl").read_bytes()
    assert magoteka(*SIX[:3], "8", *SIX[4:]).code == 0
    assert (folder / "set/abraca.jsonl").read_bytes().startswith(before)
    assert pq.read_metadata(sheet).num_rows == 8


def test_the_command_on_the_card_makes_the_same_matches(magoteka: Magoteka, folder: Path) -> None:
    assert magoteka(*SIX[:3], "2", *SIX[4:], "--set", "easy=true").code == 0
    command = re.search(r"`magoteka (dataset [^`]+)`", (folder / "set/README.md").read_text("utf-8"))
    assert command is not None
    assert magoteka(*command[1].split(), "--jobs", "1").code == 0
    assert (folder / "dataset-abraca/abraca.jsonl").read_bytes() == (folder / "set/abraca.jsonl").read_bytes()


def test_a_card_promises_no_repetition_where_a_level_thinks_by_the_clock(folder: Path) -> None:
    sheet = folder / "abraca.parquet"
    sheet.write_bytes(b"")
    assert "makes the same matches" in card(Plan("abraca", 2, 1, ("greedy", "kind")), Tally(2), sheet)
    assert "makes other matches" in card(Plan("abraca", 2, 1, ("greedy", "adept")), Tally(2), sheet)
