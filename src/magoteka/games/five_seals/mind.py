"""What thinks about «За пятью печатями»."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.core.mind import Mind
from magoteka.games.five_seals.bot import heuristic
from magoteka.games.five_seals.bot.policy import FiveSealsPolicy
from magoteka.games.five_seals.messages.views import FiveSealsView

TAKEN = 3  # strongest scrolls that a turn may bring


class FiveSealsMind(Mind):
    """Which seals can be broken, at what price, and what their scrolls count."""

    way = "turns"
    policy = FiveSealsPolicy()
    margins = (2.0, 0.6)
    closes = True

    def prior(self, view: FiveSealsView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def closing(self, view: FiveSealsView) -> bool:
        """FS-31 The round may be the last one, and nobody else moves in it any more."""
        others = [player for seat, player in enumerate(view.players) if seat != view.seat]
        return view.sixes - view.sixes_at_end <= TAKEN and all(player.finished for player in others)


MIND = FiveSealsMind()
