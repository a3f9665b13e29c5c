"""A player who knows the exact odds and thinks one spell ahead."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.games.abraca.view import AbracaView


def rate(view: AbracaView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth."""
    return [0.0 for _ in options]
