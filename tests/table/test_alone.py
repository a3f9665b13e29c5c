"""A table needs no net, no database, no process and no C extension."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from magoteka.games import GAMES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_table_is_played_where_only_pure_python_exists(game: str) -> None:
    paths = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))
    command = [sys.executable, str(ROOT / "tests" / "table" / "lonely.py"), game]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["winners"]
    assert told["answers"] > 10
