"""Bots that think in the thread of their tables: messages go out first, and advice takes as long as one waits."""

from __future__ import annotations

import asyncio
import time

from magoteka.bots.advice import LOOKS, Advice, advise
from magoteka.bots.chair import Chair
from magoteka.table.thinker import OwnThinker

FEW = 6  # matches played on for an advice, at least
PATIENCE = 2.0  # seconds that an advice may take
AFTER = 0.005  # seconds in which what was told goes out, before nothing else can be done


class OfflineThinker(OwnThinker):
    """Thinks where the table is; whoever has just answered sees that before the next one thinks."""

    async def choose(self, level: str, chair: Chair, whose: str = "") -> int:
        if len(chair.options) == 1:
            return 0
        await asyncio.sleep(AFTER)
        return await super().choose(level, chair, whose)

    async def advise(self, chair: Chair, whose: str = "") -> Advice:
        """A first impression, and a better one where the game is quick enough for it."""
        await asyncio.sleep(AFTER)
        began = time.monotonic()
        found = advise(chair, FEW)
        looks = affordable(time.monotonic() - began)
        return advise(chair, looks) if looks > 2 * FEW else found


def affordable(took: float) -> int:
    """How many looks may be taken, when the first few took so long."""
    return min(LOOKS, int(FEW * PATIENCE / max(took, 0.001)))
