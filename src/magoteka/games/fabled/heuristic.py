"""A player who looks one turn ahead."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.games.fabled.view import FabledView


def rate(view: FabledView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth."""
    return [0.0 for _ in options]
