"""Who is told what: equal lookers the same bytes, nobody what he knows, and who returns all that was missed."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.table import chronicle, wire
from magoteka.table.guests import Guest
from magoteka.table.opening import Opener
from magoteka.table.patch import applied
from magoteka.table.store import MemoryStore
from magoteka.table.table import Table
from magoteka.table.thinker import OwnThinker
from table.lookers import Looker, text

ANNA = Guest("guest-0", "Анна")
PAIR = [wire.SeatRequest("me"), wire.SeatRequest("here", "Борис"), wire.SeatRequest("here", "Вера")]


class Evening:
    """A table at which one guest plays all seats, by chance."""

    def __init__(self, table: Table, opener: Opener) -> None:
        self.table = table
        self.opener = opener
        self.luck = Rng(2)

    @classmethod
    async def begun(cls, game: str = "abraca", clock: int | None = None) -> "Evening":
        opener = Opener(MemoryStore(), OwnThinker(1), lambda: Rng(3))
        wish = wire.NewTable(game, PAIR, GAMES[game].agreed({}), 0.0, clock)
        created = await opener.create(wish, ANNA)
        return cls(await opener.table(created.table), opener)

    async def play(self, answers: int) -> None:
        for _ in range(answers):
            match = self.table.journal.match
            seat = match.waiting()[0]
            options = match.options(seat)
            choice = options[self.luck.below(len(options))]
            await self.table.do(partial(self.table.answer, seat, choice))

    async def looker(self, guest: str | None = None, since: int = -1, seat: int | None = None) -> Looker:
        found = Looker(self.table, guest)
        await found.come(since, seat)
        return found


async def undo(table: Table, seat: int) -> None:
    await table.settle(table.journal.undo(seat))


def evening(game: str = "abraca", **wishes: Any) -> Callable[[Callable[[Evening], Awaitable[None]]], None]:
    """Run what is decorated at a new table."""

    def run(story: Callable[[Evening], Awaitable[None]]) -> None:
        async def told() -> None:
            begun = await Evening.begun(game, **wishes)
            await story(begun)
            begun.table.stop()

        asyncio.run(told())

    return run


def heard_by(looker: Looker) -> list[bytes]:
    """What is queued for somebody."""
    return [looker.one.outbox.get_nowait() or b"" for _ in range(looker.one.outbox.qsize())]


def test_equal_lookers_are_sent_the_same_bytes() -> None:
    @evening()
    async def _(begun: Evening) -> None:
        watching = [await begun.looker() for _ in range(3)]
        sitting = [await begun.looker(ANNA.id, seat=1) for _ in range(2)]
        for one in watching + sitting:
            heard_by(one)
        await begun.play(2)
        late = await begun.looker()
        await begun.play(2)
        told = [heard_by(one) for one in watching]
        assert len(told[0]) == 4
        for other in told[1:]:
            assert all(mine is theirs for mine, theirs in zip(told[0], other, strict=True)), "made once"
        assert [id(data) for data in heard_by(late)] == [id(data) for data in told[0][2:]]
        first, second = (heard_by(one) for one in sitting)
        assert all(mine is theirs for mine, theirs in zip(first, second, strict=True))
        assert first != told[0]


def test_who_would_hear_nothing_new_hears_nothing() -> None:
    @evening()
    async def _(begun: Evening) -> None:
        anna, onlooker = await begun.looker(ANNA.id, seat=0), await begun.looker()
        await onlooker.go()
        again = Looker(begun.table, "stranger")
        again.one.watching = True
        await again.come()
        await again.go()
        assert heard_by(anna) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_who_comes_back_sees_what_was_missed_as_it_happened(game: str) -> None:
    @evening(game)
    async def _(begun: Evening) -> None:
        await begun.play(3)
        for chair in (0, 1, None):
            known = await begun.looker(ANNA.id, seat=chair)
            await known.go()
            since, journal = known.scene["version"], begun.table.journal
            await begun.play(4)
            back = Looker(begun.table, ANNA.id)
            message = await back.come(since, chair)
            assert message["keep"] == since
            pasts = journal.since(since)[1]
            if any(moment.fades(journal.game.codec, chair) for moment in pasts):
                assert message["past"] is None  # what is out of sight by now is not shown again (SG-18)
                continue
            assert text(message["past"]) == text(known.scene["view"])
            view = message["past"]
            for moment, kept in zip(message["moments"], journal.since(since)[1], strict=True):
                for told, picture in zip(moment["told"], kept.told or [], strict=True):
                    view = applied(view, told["patch"])
                    assert text(view) == text(journal.comparer.written(journal.game.view(picture.table, chair)))
            back.check()
            await back.go()


def test_a_clock_starts_when_the_curtain_is_lifted() -> None:
    @evening(clock=60)
    async def _(begun: Evening) -> None:
        anna = await begun.looker(ANNA.id)
        asked = begun.table.journal.match.waiting()[0]
        assert anna.scene.get("clock") is None
        await anna.ask(type="look", seat=(asked + 1) % 3)
        assert anna.scene.get("clock") is None
        await anna.ask(type="look", seat=asked)
        assert anna.scene["clock"]["left"] > 59
        timer = begun.table.players.timer
        await anna.ask(type="look", seat=None)
        await begun.looker(ANNA.id)
        assert begun.table.players.timer is timer, "another look behind the curtain brings no time"


def test_after_too_much_has_happened_all_is_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "SHOWN", 6)
    monkeypatch.setattr(chronicle, "PICTURED", 3)

    @evening()
    async def _(begun: Evening) -> None:
        await begun.play(20)
        version = begun.table.journal.version
        for missed, keep, pictured in ((2, version - 2, True), (5, version - 5, False), (9, -1, False)):
            message = await Looker(begun.table, None).come(version - missed)
            assert message["keep"] == keep
            assert (message["past"] is not None) == pictured
            assert len(message["moments"]) == min(missed, 6)
            patches = [told["patch"] for moment in message["moments"] for told in moment["told"]]
            assert any(patches) == pictured


def test_a_table_read_again_remembers_the_pictures_since_its_snapshot() -> None:
    @evening()
    async def _(begun: Evening) -> None:
        await begun.play(6)
        begun.table.stop()
        begun.table = await begun.opener.table(begun.table.id)
        message = await Looker(begun.table, None).come(2)
        assert message["past"] is not None
        assert [moment["version"] for moment in message["moments"]] == [3, 4, 5, 6]


def test_a_taking_back_is_told_without_moments() -> None:
    @evening("five_seals")
    async def _(begun: Evening) -> None:
        anna, onlooker = await begun.looker(ANNA.id, seat=0), await begun.looker()
        taken = 0
        while taken < 5:
            await begun.play(1)
            match = begun.table.journal.match
            for seat in range(3):
                if match.can_undo(seat) and begun.luck.below(2):
                    await begun.table.do(partial(undo, begun.table, seat))
                    taken += 1
                    for one in (anna, onlooker):
                        await one.until(begun.table.journal.version - 1)
                        message = await one.hear()
                        assert (message["moments"], message["keep"]) == ([], max(one.moments))
            for one in (anna, onlooker):
                await one.until(begun.table.journal.version)
                one.check()


def test_the_clock_is_right_in_every_message() -> None:
    @evening(clock=60)
    async def _(begun: Evening) -> None:
        anna = await begun.looker(ANNA.id, seat=0)
        assert anna.scene["clock"] == {"left": 60.0}
        await begun.play(1)
        await anna.hear()
        assert 59 <= anna.scene["clock"]["left"] <= 60


def test_a_full_message_does_not_grow_with_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "SHOWN", 20)

    @evening("magic_sword")
    async def _(begun: Evening) -> None:
        counts = []
        for _ in range(4):
            await begun.play(40)
            message = await Looker(begun.table, None).come()
            counts.append(len(message["moments"]))
        assert counts == [20, 20, 20, 20]
        assert len(begun.table.journal.chronicle.moments) < 60


def test_behind_the_curtain_a_window_can_be_let_go_by_and_nothing_else() -> None:
    """Nobody has to be called for it; whoever tries anything else learns nothing, not even whether it was possible."""

    @evening("magic_sword")
    async def _(begun: Evening) -> None:
        table = begun.table
        while type(table.journal.match.question).__name__ != "CastOrPass":
            await begun.play(1)
        match, seat = table.journal.match, table.journal.match.waiting()[0]
        (other,) = [one for one in (0, 1, 2) if one not in match.waiting()][:1] or [(seat + 1) % 3]
        looker = await begun.looker(ANNA.id, seat=other)
        for answer in ({"tag": "pass-turn"}, {"tag": "cast", "spell": "doom"}, {"tag": "cast", "spell": "golem"}):
            heard_by(looker)
            await table.hear(looker.one, wire.Answer(table.journal.version, seat, answer))
            (told,) = heard_by(looker)
            assert b'"not-yours"' in told
        assert seat in match.waiting()
        rows = table.journal.version
        await table.hear(looker.one, wire.Answer(rows, seat, {"tag": "pass"}))
        assert table.journal.version > rows
        assert table.audience.chair(looker.one) == other
