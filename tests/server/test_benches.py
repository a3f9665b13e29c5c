"""The measurements that docs/performance.md cites run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from extent import first

ROOT = Path(__file__).parents[2]
BENCHES = [
    ("answer.py --games abraca --tables 2 --answers 2 --rounds 1", "ms an answer"),
    ("crowd.py --seconds 1 --guests 2", "the crowd"),
    ("year.py --matches 20 --guests 5 --requests 1", "load of the machine"),
]


@pytest.mark.once
@pytest.mark.parametrize(("command", "said"), first(1, BENCHES))
def test_a_measurement_runs(command: str, said: str) -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    words = [sys.executable, *f"bench/{command}".split()]
    done = subprocess.run(
        words, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
