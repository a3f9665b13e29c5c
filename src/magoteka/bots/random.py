"""Any option, each equally likely."""

from __future__ import annotations

from magoteka.bots.chair import Bot, Chair


def choose(chair: Chair) -> int:
    """Draw lots."""
    return chair.rng.below(len(chair.options))


BOT = Bot(choose)
