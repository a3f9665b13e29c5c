"""Bots linger over their deeds, less the longer somebody waits; windows for spells cost no time, whatever they hold."""

import asyncio
from functools import partial

import pytest

from magoteka.core.chance import Rng
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.listener import Listener
from magoteka.table.opening import Opener
from magoteka.table.store import MemoryStore
from magoteka.table.thinker import OwnThinker

ME = wire.SeatRequest("me")
BOT = wire.SeatRequest("bot", level="greedy")
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


def test_bots_linger_less_the_longer_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = asyncio.sleep
    waits: list[list[float]] = []

    async def evening() -> None:
        opener = Opener(MemoryStore(), OwnThinker(1), lambda: Rng(2))
        created = await opener.create(wire.NewTable("abraca", [ME, BOT, BOT], {}, PAUSE), ANNA)
        table = await opener.table(created.table)

        async def noted(seconds: float) -> None:
            waits[-1].append(seconds)
            await sleep(0)

        monkeypatch.setattr(asyncio, "sleep", noted)
        table.players.wake()
        while len(waits) < 20 and not table.journal.over:
            if 0 in table.journal.asked():
                waits.append([])
                await table.do(lambda: table.answer(0, table.journal.match.options(0)[0]))
            await sleep(0)
        table.stop()

    asyncio.run(evening())
    several = [wait for wait in waits if len(wait) > 2]
    assert several
    for wait in several:
        assert PAUSE / 2 < wait[0] <= PAUSE
        assert wait == sorted(wait, reverse=True)
        assert wait[2] < PAUSE / 2


def test_a_window_for_spells_does_not_begin_the_wait_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person with a spell is asked at every step of the others; they lingered over each as if he had just moved."""
    sleep, mind, waits, windows = asyncio.sleep, Rng(3), [[0.0]], 0

    async def evening() -> None:
        nonlocal windows
        opener = Opener(MemoryStore(), OwnThinker(1), lambda: Rng(2))
        created = await opener.create(wire.NewTable("magic_sword", [ME, BOT, BOT], {"round_limit": 50}, PAUSE), ANNA)
        table = await opener.table(created.table)

        async def noted(seconds: float) -> None:
            waits[-1].append(seconds)
            await sleep(0)

        monkeypatch.setattr(asyncio, "sleep", noted)
        table.players.wake()
        while len(waits) < 200 and not table.journal.over:
            if 0 in table.journal.asked():
                question = table.journal.match.asked(0)
                if question is not None and question.brisk:
                    windows += len(waits[-1]) > 1
                else:
                    waits.append([])
                options = table.journal.match.options(0)
                given = options[mind.below(len(options))]
                await table.do(partial(table.answer, 0, given))
            await sleep(0)
        table.stop()

    asyncio.run(evening())
    assert windows
    for wait in waits[1:]:
        lingering = [seconds for seconds in wait if seconds > 0]
        assert all(seconds <= PAUSE / 2 for seconds in lingering[2:]), lingering
