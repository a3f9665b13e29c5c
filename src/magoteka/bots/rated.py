"""How strong the levels are: written by `make ladder`, shown on the card of a level."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("ratings.json")


@dataclass(frozen=True)
class Rated:
    """Points among two players, where the kind level has 1000; give or take; seconds that 95 of 100 answers take."""

    elo: int
    error: int
    p95: float


@cache
def ratings() -> dict[str, dict[str, Rated]]:
    """What was measured, by game and level."""
    found = json.loads(FILE.read_text("utf-8"))
    return {
        game: {level: Rated(one["elo"], one["error"], one["p95"]) for level, one in about["levels"].items()}
        for game, about in found.items()
    }


def rating_of(game: str, level: str) -> Rated | None:
    """What was measured of a level; None: nobody has measured it yet."""
    return ratings().get(game, {}).get(level)
