"""What a result is made of: why each point was given, with the clause that gives it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """One thing that counts for a seat (None: what decided between all of them), said by `<game>-tally-<why>`."""

    seat: int | None
    why: str
    clause: str
    points: int | None = None
    facts: Mapping[str, str | int] = field(default_factory=dict)
