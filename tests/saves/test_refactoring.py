"""Saves outlive a refactoring: every stored game goes on in a program that is private otherwise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from contract.cases import play_on
from contract.test_saving import stored
from extent import of
from magoteka.core.agenda import Step
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.games import GAMES
from saves import elsewhere
from saves.altering import NEW, OTHERWISE, Altered, copied

pytestmark = pytest.mark.xdist_group("altered")  # the other program is made once

PLAYED = (0, 9, 40)  # answers before a save
RECORDS = stored()[:: of(3, 1)]


def saves() -> dict[str, str]:
    """Every game at several moments, as this program saves it."""
    found = {}
    for game in GAMES.values():
        for answers in PLAYED:
            match = Match.new(game, max(2, game.least), dict(game.brisk), Rng(answers))
            play_on(match, Rng(answers), answers)
            found[f"{game.name}-{answers}"] = match.save()
    return found


@pytest.fixture(scope="module")
def told(other: Altered) -> Any:
    """What the altered program makes of our games."""
    return asked_of(other.source, records=texts(RECORDS), saves=saves())


def texts(paths: list[Path]) -> dict[str, str]:
    """Records by their names."""
    return {str(path.relative_to(path.parents[2])): path.read_text(encoding="utf-8") for path in paths}


def asked_of(source: Path, **games: dict[str, str]) -> Any:
    """What a program of another source says."""
    asked = json.dumps({"records": {}, "saves": {}, "stopped": {}, **games})
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-P", elsewhere.__file__]
    ran = subprocess.run(command, input=asked, capture_output=True, text=True, env=environment)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_the_program_there_is_private_otherwise(other: Altered, told: Any) -> None:
    """Every board has a new field and one by another name, every step with several fields has them in another order."""
    assert told["program"].startswith(str(other.source))
    for name, game in GAMES.items():
        here, there = elsewhere.shape_of(name), told["shapes"][name]
        assert set(there["board"]) - set(here["board"]) == {NEW, OTHERWISE.format(other.renamed[name])}
        assert set(here["board"]) - set(there["board"]) == {other.renamed[name]}
        several = [tag for tag, fields in here["steps"].items() if len(fields) > 1]
        assert all(there["steps"][tag] == here["steps"][tag][::-1] for tag in several)
        assert several or name == "abraca"
        assert any(issubclass(row.kind, Step) for row in game.codec.by_tag.values())


def test_every_stored_record_is_played_to_its_end_there(told: Any) -> None:
    """Each answer is legal, and what was told is told; only the fingerprints of the tables are others."""
    assert len(told["records"]) == len(RECORDS)
    assert {path.parts[-3] for path in RECORDS} == {*GAMES}
    for path in RECORDS:
        there = told["records"][str(path.relative_to(path.parents[2]))]
        here = elsewhere.replayed(path.read_text(encoding="utf-8"))
        assert there["over"] or loads(path.read_text(encoding="utf-8")).ruleset < GAMES[path.parts[-3]].ruleset
        assert there["over"] is (there["stopped"] is None)
        assert there["stopped"] == here["stopped"]
        assert there["winners"] == here["winners"]
        assert there["facts"] == here["facts"]
        assert there["digest"] != here["digest"]


def test_every_save_goes_on_there(told: Any) -> None:
    """A snapshot of ours is thrown away there: the answers lead to what everyone saw, and the game can be finished."""
    for name, text in saves().items():
        record = loads(text)
        match = Match.load(GAMES[record.game], record)
        there = told["saves"][name]
        lookers = (*range(record.seats), None)
        assert there["seen"] == [match.game.codec.encode(match.view(looker)) for looker in lookers]
        assert there["undo"] == [match.can_undo(seat) for seat in range(record.seats)]
        assert there["over"]


def test_a_rule_that_changed_in_silence_is_found(tmp_path: Path) -> None:
    """A mage with a life more: what the record tells of lives is not what happens, though every answer is legal."""
    source = copied(tmp_path)
    box = source / "magoteka" / "games" / "abraca" / "box" / "components.py"
    page = box.read_text(encoding="utf-8")
    assert page.count("LIVES: Final = 6") == 1
    box.write_text(page.replace("LIVES: Final = 6", "LIVES: Final = 7"), encoding="utf-8")
    told_ones = [path for path in stored() if path.parts[-3] == "abraca" and path.stem.startswith("told")]
    why = asked_of(source, stopped=texts(told_ones))["stopped"]
    assert len(why) == 1
    assert all("what was told of it then is not what happens now" in str(one) for one in why.values())
