"""What thinks about «Руны»."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.core.mind import Mind
from magoteka.games.runes.bot import heuristic
from magoteka.games.runes.messages.views import RunesView


class RunesMind(Mind):
    """High stones are worth keeping."""

    def prior(self, view: RunesView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)


MIND = RunesMind()
