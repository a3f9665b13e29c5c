"""A player who keeps what is better than what is left."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.games.runes.box.components import COPIES, HIGHEST
from magoteka.games.runes.messages.answers import Keep
from magoteka.games.runes.messages.views import RunesView, Stone


def rate(view: RunesView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth; throwing is worth nothing."""
    return [gain(view) if isinstance(option, Keep) else 0.0 for option in options]


def gain(view: RunesView) -> float:
    """The stone in hand against the average of those that the looker has not seen."""
    if not isinstance(view.drawn, Stone):
        return 0.0
    if view.bag < len(view.kept):
        return float(HIGHEST)  # there may be no other
    left = [number for number in range(1, HIGHEST + 1) for _ in range(unseen(view, number))]
    return view.drawn.number - sum(left) / len(left)


def unseen(view: RunesView, number: int) -> int:
    """How many stones of a number the looker has not seen."""
    seen = [view.drawn, *(stone for row in view.kept for stone in row)]
    return COPIES - view.thrown[number - 1] - seen.count(Stone(number))
