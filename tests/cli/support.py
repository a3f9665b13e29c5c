"""What the tests of the program share."""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games import GAMES


@dataclass
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


Magoteka = Callable[..., Ran]


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def some_match(answers: int = 12, seats: int = 2, seed: int = 1) -> Match:
    """A match under way."""
    match = Match.new(GAMES["abraca"], seats, {}, Rng(seed))
    rng = Rng(seed)
    while answers and not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])
        answers -= 1
    return match


def record(**changes: Any) -> dict[str, Any]:
    """A saved match as JSON, with some parts replaced."""
    return {**json.loads(some_match().save()), **changes}


def environment() -> dict[str, str]:
    """For a process of its own: this one's import path, in an English-speaking place."""
    path = os.pathsep.join(filter(None, sys.path))
    return {"PATH": os.environ["PATH"], "PYTHONPATH": path, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
