"""What thinks about «Земля сказаний»."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.core.mind import Mind
from magoteka.games.fabled.bot import heuristic
from magoteka.games.fabled.bot.chances import chances
from magoteka.games.fabled.careful import weigh
from magoteka.games.fabled.messages.views import FabledView
from magoteka.games.fabled.table.state import Fabled

SEATS = 6  # more than a match has


class FabledMind(Mind):
    """Books, allies and places of power, by fitted numbers."""

    way = "foresight"
    margins = (3.0, 1.0)

    def prior(self, view: FabledView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def weigh(self, view: FabledView, options: Sequence[Option]) -> list[float]:
        return weigh(view, options)

    def value(self, g: Fabled) -> list[float]:
        return chances(g)

    def horizon(self, g: Fabled) -> int:
        return int(g.chapter * SEATS + g.active)


MIND = FabledMind()
