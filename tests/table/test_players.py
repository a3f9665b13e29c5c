"""Bots that fail, and stores that fail: the table plays on, or says so, and loses nothing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from magoteka.bots.advice import Advice
from magoteka.bots.chair import Chair, Needs
from magoteka.bots.recall import history_of
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.table import journal as journals
from magoteka.table import players, wire
from magoteka.table.guests import Guest
from magoteka.table.head import record_of
from magoteka.table.opening import Opener
from magoteka.table.store import MemoryStore, Row
from magoteka.table.table import Table
from magoteka.table.thinker import OwnThinker
from table.lookers import Looker

ANNA = Guest("guest-0", "Анна")
ME, BOT = wire.SeatRequest("me"), wire.SeatRequest("bot", level="greedy")


class Strange(OwnThinker):
    """A thinker whose bots do something else for a while."""

    def __init__(self, habit: Callable[[], Awaitable[int]], times: int) -> None:
        super().__init__(1)
        self.habit = habit
        self.times = times

    async def choose(self, level: str, chair: Chair, whose: str = "") -> int:
        self.times -= 1
        return await (super().choose(level, chair) if self.times < 0 else self.habit())

    async def advise(self, chair: Chair, whose: str = "") -> Advice:
        self.times -= 1
        if self.times >= 0:
            await self.habit()
        return await super().advise(chair)


async def fails() -> int:
    raise ValueError("a bug in a bot")


async def is_slow() -> int:
    raise TimeoutError


async def dreams() -> int:
    return 10**6


async def is_lost() -> int:
    raise asyncio.CancelledError


async def opened(opener: Opener, *seats: wire.SeatRequest) -> Table:
    created = await opener.create(wire.NewTable("abraca", list(seats), {}, 0.0), ANNA)
    return await opener.table(created.table)


async def watched(table: Table) -> Looker:
    looker = Looker(table, ANNA.id)
    await looker.come()
    return looker


@pytest.mark.parametrize("habit", [fails, dreams])
def test_a_bot_that_fails_is_replaced_by_chance(habit: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        table = await opened(Opener(MemoryStore(), Strange(habit, 5), lambda: Rng(3)), BOT, BOT, BOT)
        looker = await watched(table)
        while not looker.scene["over"]:
            await looker.hear()
        assert not table.players.thinking
        table.stop()

    asyncio.run(evening())
    assert "the greedy bot failed" in caplog.text


def test_a_thought_that_is_cancelled_from_outside_is_thought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "AGAIN", 0.01)

    async def evening() -> None:
        table = await opened(Opener(MemoryStore(), Strange(is_lost, 2), lambda: Rng(3)), BOT, BOT)
        looker = await watched(table)
        await looker.until(3)
        table.stop()

    asyncio.run(evening())


def test_one_connection_asks_for_one_hint_at_a_time() -> None:
    async def evening() -> None:
        waiting = asyncio.Event()

        async def ponders() -> int:
            await waiting.wait()
            return 0

        thinker = Strange(ponders, 100)
        table = await opened(Opener(MemoryStore(), thinker, lambda: Rng(3)), ME, wire.SeatRequest("here"))
        looker = Looker(table, ANNA.id)
        await looker.come(seat=table.journal.match.waiting()[0])
        for _ in range(50):
            await looker.say(type="hint", seat=looker.scene["chair"])
        await asyncio.sleep(0)
        assert thinker.times == 99
        waiting.set()
        assert (await looker.hear())["type"] == "hint"
        assert looker.one.outbox.empty()
        assert (await looker.ask(type="hint", seat=looker.scene["chair"]))["type"] == "hint"
        table.stop()

    asyncio.run(evening())


def test_an_adviser_who_fails_has_nothing_to_say(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        table = await opened(Opener(MemoryStore(), Strange(fails, 1), lambda: Rng(3)), ME, wire.SeatRequest("here"))
        looker = Looker(table, ANNA.id)
        await looker.come(seat=table.journal.match.waiting()[0])
        assert (await looker.ask(type="hint", seat=looker.scene["chair"]))["tag"] == "no-help"
        assert (await looker.ask(type="hint", seat=looker.scene["chair"]))["type"] == "hint"
        table.stop()

    asyncio.run(evening())
    assert "no advice was found" in caplog.text


def test_a_hint_that_is_not_ready_in_time_can_be_asked_for_again(caplog: pytest.LogCaptureFixture) -> None:
    """The table has hints: who waited in vain is not told that there are none."""

    async def evening() -> None:
        table = await opened(Opener(MemoryStore(), Strange(is_slow, 1), lambda: Rng(3)), ME, wire.SeatRequest("here"))
        looker = Looker(table, ANNA.id)
        await looker.come(seat=table.journal.match.waiting()[0])
        assert (await looker.ask(type="hint", seat=looker.scene["chair"]))["tag"] == "late-hint"
        assert (await looker.ask(type="hint", seat=looker.scene["chair"]))["type"] == "hint"
        table.stop()

    asyncio.run(evening())
    assert "was not ready in time" in caplog.text


class Stopped(MemoryStore):
    """A store that can be stopped, and started again."""

    down = False
    after_writing = False

    async def append(self, *row: Any) -> None:
        if self.down and self.after_writing:
            await super().append(*row)
        if self.down:
            raise OSError("the database is gone")
        await super().append(*row)

    async def load(self, table_id: str) -> Any:
        if self.down:
            raise OSError("the database is gone")
        return await super().load(table_id)


@pytest.mark.parametrize("after_writing", [False, True])
def test_a_table_survives_that_neither_writing_nor_reading_works(
    after_writing: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """As long as it is not known what the store has, nothing is told and nothing is taken."""
    caplog.set_level(logging.CRITICAL)
    store = Stopped()
    store.after_writing = after_writing

    async def evening() -> None:
        opener = Opener(store, OwnThinker(1), lambda: Rng(3))
        table = await opened(opener, ME, wire.SeatRequest("here", "Борис"))
        looker, other = Looker(table, ANNA.id), Looker(table, None)
        await other.come()
        await looker.come(seat=0)
        await other.hear()
        option = looker.scene["options"][0]
        store.down = True
        answer = {"type": "answer", "version": 0, "seat": 0, "answer": option}
        assert (await looker.ask(**answer))["tag"] == "not-stored"
        for _ in range(2):
            with pytest.raises(Exception, match="could not be stored"):
                await looker.say(type="ping")
        await other.go()
        assert other.one.outbox.empty()
        assert looker.one.outbox.empty()
        store.down = False
        await looker.say(type="ping")
        assert (await looker.hear())["type"] == "table"
        assert (await looker.hear())["type"] == "pong"
        assert looker.scene["version"] == (1 if after_writing else 0)
        for number in range(8):
            seat = table.journal.match.waiting()[0]
            await looker.ask(type="look", seat=seat)
            await looker.answer(number)
        looker.check()
        version = table.journal.version
        table.stop()
        again = await opener.table(table.id)
        assert again.journal.version == version
        assert [row.seq for row in await store.rows(table.id)] == list(range(version + 1))
        again.stop()

    asyncio.run(evening())


class Tripped(Stopped):
    """A store that is gone as soon as a bot hands the turn on."""

    tripped = False

    async def append(self, table_id: str, row: Any, brief: Any, snapshot: Any = None) -> None:
        by_bot = row.kind == "answer" and row.body["answers"][0][0] == 1
        if by_bot and brief["asking"] == [0] and not self.tripped:
            self.tripped = self.down = True
        await super().append(table_id, row, brief, snapshot)


@pytest.mark.parametrize("after_writing", [False, True])
def test_nobody_waits_for_a_bot_whose_answer_was_lost_with_its_store(
    after_writing: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table asks the store by itself: whoever sees that a bot is asked says nothing that would make it ask."""
    monkeypatch.setattr(players, "AGAIN", 0.01)
    caplog.set_level(logging.CRITICAL)
    store = Tripped()
    store.after_writing = after_writing

    async def evening() -> None:
        table = await opened(Opener(store, OwnThinker(1), lambda: Rng(3)), ME, BOT)
        looker = await watched(table)
        while not store.down:
            if looker.scene["options"]:
                await looker.answer(0)
            await asyncio.sleep(0)
            while not looker.one.outbox.empty():
                await looker.hear()
        before = looker.scene["version"]
        await asyncio.sleep(0.05)
        store.down = False
        await looker.until(before + 1)
        await looker.until_asked()
        looker.check()
        table.stop()

    asyncio.run(evening())


@pytest.mark.parametrize("name", list(GAMES))
def test_a_bot_may_remember_and_imagine_at_a_table_of_any_length(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its history is that of the whole match, even where the table has forgotten it; its worlds are not the table."""
    monkeypatch.setattr(journals, "HELD", 3)
    monkeypatch.setattr(journals, "EVERY", 5)
    curious = Needs(remembers=True, imagines=True)

    async def evening() -> None:
        game, luck = GAMES[name], Rng(4)
        seats = [wire.SeatRequest("here", str(number)) for number in range(max(2, game.least))]
        opener = Opener(MemoryStore(), OwnThinker(1), lambda: Rng(3))
        created = await opener.create(wire.NewTable(name, seats, dict(game.brisk), 0.0), ANNA)
        for _ in range(25):
            table = await opener.table(created.table)
            match = table.journal.match
            seat = match.waiting()[0]
            chair = await table.players.chair(seat, curious, luck)
            rows = await table.store.rows(table.id)
            whole = Match.replay(game, record_of(table.journal.head, rows, None))
            assert chair.history == history_of(whole, seat)
            assert game.view(next(chair.worlds()), seat) == chair.view == whole.view(seat)
            await table.answer(seat, chair.options[luck.below(len(chair.options))])
            table.stop()

    asyncio.run(evening())


class Counting(MemoryStore):
    """A store that counts the rows that it hands out."""

    read = 0

    async def rows(self, table_id: str, before: int | None = None, most: int | None = None) -> list[Row]:
        found = await super().rows(table_id, before, most)
        self.read += len(found)
        return found


def test_what_a_bot_remembers_is_read_once_and_anew_where_something_was_taken_back() -> None:
    async def evening() -> None:
        game, luck, store = GAMES["siggil"], Rng(4), Counting()
        curious = Needs(remembers=True, imagines=False)
        opener = Opener(store, OwnThinker(1), lambda: Rng(3))
        seats = [wire.SeatRequest("here", name) for name in ("a", "b")]
        created = await opener.create(wire.NewTable("siggil", seats, dict(game.brisk), 0.0), ANNA)
        table = await opener.table(created.table)
        kinds: list[str] = []
        for number in range(40):
            match = table.journal.match
            seat = match.waiting()[0]
            before, known = store.read, table.players.recollection.last
            chairs = await asyncio.gather(*(table.players.chair(seat, curious, luck) for _ in range(2)))
            if number and kinds[-1] == "answer":
                assert store.read - before <= 2 * (table.journal.version - known), "no more than what is new"
            rows = await table.store.rows(table.id)
            whole = Match.replay(game, record_of(table.journal.head, rows, None))
            assert chairs[0].history == chairs[1].history == history_of(whole, seat)
            await table.answer(seat, chairs[0].options[luck.below(len(chairs[0].options))])
            if number % 3 == 0 and table.journal.match.can_undo(seat):
                await table.settle(table.journal.undo(seat))
            kinds.append((await table.store.rows(table.id))[-1].kind)
        assert {"answer", "undo"} <= set(kinds)
        table.stop()

    asyncio.run(evening())
