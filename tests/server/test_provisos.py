"""Answers left beforehand: told to nobody, given at once, void when anything they stood on has changed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.table.problems import NoTable
from magoteka.table.provisos import Proviso
from magoteka.table.table import Table, nothing
from magoteka.table.wire import Answer
from server.houses import Inside, Visitor, Wire, inside

SEATS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
PASS = {"tag": "pass"}
SEED = 7


def luck() -> Rng:
    """Nature of a test."""
    return Rng(SEED)


def met(house: Inside, game: str = "magic_sword", **wishes: Any) -> tuple[list[Visitor], str]:
    """Three friends at a table that is played over days."""
    people = [house.guest(name) for name in ("Анна", "Борис", "Вера")]
    opened = people[0].open(SEATS, game, training=False, **{"days": {"hours": 24}, **wishes})
    for guest in people[1:]:
        guest.post(f"/api/tables/{opened['table']}/join", {"token": opened["join"]})
    return people, opened["table"]


async def still(table: Table) -> None:
    """Nobody is answering any more."""
    version = -1
    while version != table.journal.version or table.players.thinking:
        version = table.journal.version
        await asyncio.gather(*[thought.task for thought in table.players.thinking.values() if thought.task])
        await table.do(nothing)


async def played(table: Table, until: Callable[[Table], bool], but: int | None = None) -> None:
    """Whoever is asked answers by chance, and one seat by what it has left alone."""
    journal = table.journal
    while not until(table):
        await still(table)
        asked = [seat for seat in journal.asked() if seat != but]
        if until(table):
            return
        assert asked, "nobody else is asked"
        seat = asked[0]
        choice: Option = random.choice(journal.options(seat))
        await table.do(lambda seat=seat, choice=choice: table.answer(seat, choice))  # type: ignore[misc]


def play(house: Inside, table: str, until: Callable[[Table], bool], but: int | None = None) -> None:
    house.run(played, house.table(table), until, but)


def windowed(seat: int) -> Callable[[Table], bool]:
    """Whether a seat is asked to let something go by, and somebody else too."""
    return lambda table: question_of(table, seat) == "cast-or-pass" and len(table.journal.asked()) > 1


def question_of(table: Table, seat: int) -> str:
    question = table.journal.match.asked(seat) if seat in table.journal.asked() else None
    return "" if question is None else table.journal.game.codec.tag_of(question)


def until(wire: Wire, left: Any = {"question": "", "answer": None}) -> None:  # noqa: B006  # nobody changes it
    """Hear until it is shown what the seat has left."""
    while wire.scene.get("scene", wire.scene)["left"] != left:
        wire.hear()


def passes(house: Inside, table: str, seat: int) -> int:
    """How many windows a seat has let go by."""
    rows = house.run(house.hub.store.rows, table)
    return sum(answer[:2] == [seat, PASS] for row in rows for answer in row.body.get("answers", ()))


def test_windows_go_by_until_something_else_is_asked_and_nobody_is_told(tmp_path: Path) -> None:
    random.seed(SEED)
    with inside(tmp_path, nature=luck) as house:
        (_, boris, vera), table = met(house)
        play(house, table, windowed(1))
        with boris.live(table) as mine, vera.live(table) as hers:
            assert mine.hear()["windows"] == ["cast-or-pass"]
            assert hers.hear()["left"] is None
            told, rows = len(hers.bytes), house.run(house.hub.store.rows, table)
            mine.send(type="beforehand", seat=1, on=True)
            until(mine, left={"question": "", "answer": None})
            assert len(house.run(house.hub.store.rows, table)) in (len(rows), len(rows) + 1), "his answer at most"
            assert all('"left":{' not in one and "beforehand" not in one for one in hers.bytes[told:])
        house.until_left(table)
        before = passes(house, table, 1)
    with inside(tmp_path, nature=luck) as house:
        boris.house = vera.house = house
        assert house.run(house.hub.store.provisos_of, holder(house, table, 1)), "the house was started anew"
        play(house, table, lambda one: question_of(one, 1) not in ("", "cast-or-pass"), but=1)
        assert passes(house, table, 1) > before
        assert house.table(table).provisos.left == {}
        assert house.run(house.hub.store.provisos_of, holder(house, table, 1)) == {}, "void for good"
        record = house.client.get(f"/api/tables/{table}/record", headers=vera.headers()).text
        assert "proviso" not in record
        assert "beforehand" not in record


def holder(house: Inside, table: str, seat: int) -> str:
    return str(house.table(table).journal.seats[seat].holder)


def test_what_was_left_is_taken_back_by_one_touch_and_refused_where_it_is_nothing(tmp_path: Path) -> None:
    random.seed(SEED)
    with inside(tmp_path, nature=luck) as house:
        (anna, boris, _), table = met(house)
        play(house, table, lambda one: not one.journal.options(1))
        with boris.live(table) as wire:
            wire.hear()
            wire.send(type="beforehand", seat=1, on=True)
            until(wire)
            line = house.client.get("/api/past/lines", headers=boris.headers()).text
            assert '"beforehand":{"1":{"question":"","answer":null}}' in line
            assert holder(house, table, 1) not in line
            assert '"beforehand"' not in house.client.get("/api/past/lines", headers=anna.headers()).text
            wire.send(type="beforehand", seat=1, on=False)
            until(wire, left=None)
            wire.send(type="beforehand", seat=0, on=True)
            assert wire.until("problem")["tag"] == "not-yours"
        for game, wishes in (("abraca", {}), ("magic_sword", {"days": None})):
            people, other = met(house, game, **wishes)
            with people[1].live(other) as wire:
                wire.hear()
                wire.send(type="beforehand", seat=1, on=True)
                assert wire.until("problem")["tag"] == "cannot-leave"


def test_the_same_answer_is_given_to_the_same_question_alone(tmp_path: Path) -> None:
    random.seed(SEED)
    with inside(tmp_path, nature=luck) as house:
        (_, boris, _), table = met(house)
        one = house.table(table)
        play(house, table, windowed(1))
        with boris.live(table) as wire:
            scene = wire.hear()
            wire.send(type="answer", version=scene["version"], seat=1, answer=PASS, keep=True)
            until(wire, left={"question": "cast-or-pass", "answer": PASS})
        house.until_left(table)
        left = one.provisos.left[1]
        before = passes(house, table, 1)
        house.run(played, one, lambda table: 1 not in table.provisos.left, 1)
        assert question_of(one, 1), "he is asked, for it was another question, or other answers were open"
        assert passes(house, table, 1) > before, "the same was asked, and the same was answered"
        assert one.provisos.void(1, left)


def test_what_it_stood_on_is_who_sits_there_and_what_was_answered(tmp_path: Path) -> None:
    random.seed(SEED)
    with inside(tmp_path, nature=luck) as house:
        (_, boris, _), table = met(house)
        one = house.table(table)
        play(house, table, lambda one: not one.journal.options(1))
        length, guest = one.journal.match.record.length, holder(house, table, 1)
        assert not one.provisos.void(1, Proviso(guest, length))
        assert one.provisos.void(1, Proviso(guest, length + 1)), "the table went back"
        assert one.provisos.void(1, Proviso(holder(house, table, 0), length)), "somebody else sits there"
        with boris.live(table) as wire:
            wire.hear()
            wire.send(type="beforehand", seat=1, on=True)
            until(wire)
        boris.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
        assert one.provisos.left == {}
        with boris.live(table) as wire:
            wire.hear()


def test_what_is_taken_back_before_anybody_could_notice_takes_it_along(tmp_path: Path) -> None:
    random.seed(SEED)
    with inside(tmp_path, nature=luck) as house:
        _, table = met(house)
        one = house.table(table)
        play(house, table, lambda one: not one.journal.options(1))
        later = Proviso(holder(house, table, 1), one.journal.match.record.length + 1, "cast-or-pass", PASS)
        house.run(one.do, lambda: one.provisos.keep(1, later))
        house.run(one.do, lambda: one.settle(None))
        assert one.provisos.left == {}
        assert house.run(house.hub.store.provisos_of, holder(house, table, 1)) == {}


def test_an_answer_that_cannot_be_left_is_not_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise OSError("the disk is full")

    random.seed(SEED)
    with inside(tmp_path, nature=luck) as house:
        (_, boris, _), table = met(house)
        one = house.table(table)
        play(house, table, windowed(1))
        before = one.journal.match.record.length
        wish = Answer(one.journal.version, 1, PASS, keep=True)
        with monkeypatch.context() as broken, boris.live(table) as wire:
            wire.hear()
            [his] = one.audience.listeners
            broken.setattr(house.hub.store, "keep_proviso", full)
            with pytest.raises(OSError, match="full"):
                house.run(one.do, lambda: one.heard(his, wish))
            assert (one.journal.match.record.length, one.provisos.left) == (before, {})
        house.run(one.read_again)
        assert one.journal.match.record.length == before, "the table has what the disk has"


def test_who_leaves_the_house_has_left_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def elsewhere(_table: str) -> Table:
        raise NoTable()

    def forgets() -> Any:
        return house.client.delete("/api/past", headers=boris.headers()).json()

    random.seed(SEED)
    with inside(tmp_path, nature=luck) as house:
        (_, boris, _), table = met(house)
        play(house, table, lambda one: not one.journal.options(1))
        with boris.live(table) as wire:
            wire.hear()
            wire.send(type="beforehand", seat=1, on=True)
            until(wire)
        with monkeypatch.context() as busy:
            busy.setattr(house.hub, "table", elsewhere)
            assert forgets()["left"] == 1, "what another process would answer by is not forgotten yet"
        assert house.run(house.hub.store.provisos_of, holder(house, table, 1))
        assert forgets()["left"] == 0
        assert house.table(table).provisos.left == {}
        assert house.run(house.hub.store.provisos_of, holder(house, table, 1)) == {}
