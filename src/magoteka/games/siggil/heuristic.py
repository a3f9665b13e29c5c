"""A player who thinks one card ahead."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.games.siggil.view import SiggilView


def rate(view: SiggilView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth."""
    return [0.0 for _ in options]
