"""stub"""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.games.five_seals.view import FiveSealsView


def rate(view: FiveSealsView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth."""
    return [0.0 for _ in options]
