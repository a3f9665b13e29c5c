"""The arena on a Ray cluster of this machine alone, the real one, through the command that anybody gives."""

import json
import os
import subprocess
import sys
from typing import Any


def arena(*more: str) -> Any:
    """What six deals come to."""
    command = [sys.executable, "-m", "magoteka.cli.main", "arena", "abraca", "--field", "greedy,random"]
    path = os.pathsep.join(entry for entry in sys.path if entry)
    quiet = {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
    done = subprocess.run(
        [*command, "--blocks", "6", "--seed", "8", "--jobs", "2", "--json", *more],
        env={**os.environ, "PYTHONPATH": path, **quiet},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    del told["p95_ms"]  # the clock's
    return told


def test_a_cluster_comes_to_the_same_as_this_process() -> None:
    on_ray, here = arena("--ray"), arena()
    assert on_ray["games"] == 12
    assert on_ray == here
