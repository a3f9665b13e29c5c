"""What thinks about «Магический Меч»."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.core.mind import Mind
from magoteka.games.magic_sword.bot import careful, heuristic
from magoteka.games.magic_sword.bot.chances import chances
from magoteka.games.magic_sword.messages.views import SwordView
from magoteka.games.magic_sword.table.state import MagicSword


class MagicSwordMind(Mind):
    """Exact odds of every battle, and the way to the bridge."""

    way = "reckoning"
    margins = (0.9, 0.5)

    def prior(self, view: SwordView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def weigh(self, view: SwordView, options: Sequence[Option]) -> list[float]:
        return careful.weigh(view, options)

    def value(self, g: MagicSword) -> list[float]:
        return chances(g)

    def horizon(self, g: MagicSword) -> int:
        return int(g.turns)


MIND = MagicSwordMind()
