"""Windows for spells cost no time at a table of bots, whatever they hold."""

import asyncio

import pytest

from magoteka.core.chance import Rng
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.listener import Listener
from magoteka.table.opening import Opener
from magoteka.table.store import MemoryStore
from magoteka.table.thinker import OwnThinker

BOT = wire.SeatWish("bot", level="greedy")
ANNA = Guest("guest-0", "Анна")
PAUSE, ENOUGH = 10.0, 120


def test_bots_pause_before_their_deeds_and_not_in_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    sleep, pauses = asyncio.sleep, []

    async def evening() -> None:
        opener = Opener(MemoryStore(), OwnThinker(1), lambda: Rng(2))
        created = await opener.create(wire.NewTable("magic_sword", [BOT] * 4, {"round_limit": 10}, PAUSE), ANNA)
        table = await opener.table(created.table)

        async def noted(seconds: float) -> None:
            pauses.append((type(table.journal.match.question).__name__, seconds))
            await sleep(0)

        monkeypatch.setattr(asyncio, "sleep", noted)
        await table.welcome(Listener(ANNA.id, ANNA.name, watching=False), -1, None)  # bots do not play to nobody
        table.players.wake()
        while len(pauses) < ENOUGH and not table.journal.over:
            await sleep(0)
        table.stop()

    asyncio.run(evening())
    windows = [seconds for name, seconds in pauses if name == "CastOrPass"]
    others = [seconds for name, seconds in pauses if name != "CastOrPass"]
    assert windows
    assert max(windows) <= 0 < PAUSE / 2 < min(others)
