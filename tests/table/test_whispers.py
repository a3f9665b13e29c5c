"""An answer of several parts is nobody else's affair before it is complete."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from games.siggil import stage as siggil
from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.table.head import Head, head_json
from magoteka.table.journal import Journal
from magoteka.table.listener import Listener
from magoteka.table.seats import Seat
from magoteka.table.store import MemoryStore
from magoteka.table.table import Table
from magoteka.table.thinker import OwnThinker
from twins.worlds import NAME, StillTime, World, ear_of


async def heard_beside(begin: bool, clock: int | None) -> list[list[bytes | None]]:
    """What the others hear while somebody tries a capture out, takes it back and passes; or passes at once."""
    game, store = GAMES["siggil"], MemoryStore()
    head = Head("siggil", game.ruleset, 2, game.agreed({}), "guest-0", 0, clock, True, "watch")
    journal, row, snapshot = Journal.begin(head, [Seat("a", "guest-0"), Seat("b", "guest-1")], Rng(1))
    await store.create(NAME, head_json(head), [row], journal.brief(), snapshot)
    world = World(Table(NAME, journal, store, OwnThinker(1), []))
    hands, lying = [siggil.cards(1, 1, 2, 3, 4, 5), siggil.cards(3, 1, 2)], siggil.cards(2, 1, 2, 3)
    world.match.state = siggil.table(hands, lying, free=[1])
    world.match.go_on()
    await world.table.answer(0, world.match.options(0)[0])
    await world.listen(looker=1)
    own = ear_of("guest-0")
    await world.table.welcome(own, -1, None)
    world.heard()
    for part in range(6):
        loop: Any = asyncio.get_running_loop()
        loop.now += 1
        if begin:
            await try_out(world.table, own, part)
    await world.table.answer(0, siggil.Pass())
    heard = world.heard()
    await world.come_again(0, -1)
    world.table.stop()
    return heard + world.heard()


async def try_out(table: Table, own: Listener, part: int) -> None:
    """Choose a spirit and two cards, and take all of it back, part by part."""
    version, heard = table.journal.version, own.outbox.qsize()
    if part < 3:
        await table.answer(0, table.journal.match.options(0)[-1])
    else:
        await table.settle(table.journal.undo(0))
    assert (table.journal.version, table.journal.unsaid) == (version, (1, 2, 3, 2, 1, 0)[part])
    assert own.outbox.qsize() == heard + 1, "the one who chooses is told of every part"


@pytest.mark.rule("SG-11")
@pytest.mark.parametrize("clock", [None, 600])
def test_a_capture_that_was_begun_and_taken_back_leaves_no_trace(clock: int | None) -> None:
    """With a clock too: that its seconds have gone by is no news."""
    heard = []
    for begin in (True, False):
        with asyncio.Runner(loop_factory=StillTime) as runner:
            heard.append(runner.run(heard_beside(begin, clock)))
    assert heard[0] == heard[1]
