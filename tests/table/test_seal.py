"""The seal of a table: nothing is dealt before the parts are in, nothing is told before the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.checking import checked
from magoteka.core.record import loads
from magoteka.core.seal import commitment_of, tag_of
from magoteka.games import GAMES
from magoteka.table import wire
from magoteka.table.chronicle import standing
from magoteka.table.guests import Guest
from magoteka.table.head import Head, head_json, record_of
from magoteka.table.journal import Journal
from magoteka.table.migration import migrated
from magoteka.table.opening import Opener
from magoteka.table.store import MemoryStore, Row
from magoteka.table.thinker import OwnThinker
from table.lookers import Looker, text
from table.sealed import ANNA, TABLE, Sealed

BORIS = Guest("guest-1", "Борис")
FRIENDS = [wire.SeatRequest("me"), wire.SeatRequest("friend")]


def draws(rows: Iterable[Row]) -> list[Any]:
    return [one for row in standing(rows) for one in row.body.get("answers", ()) if one[0] == NATURE]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_under_seal_is_found_true(name: str) -> None:
    """With undo, snapshots, and the table read again from its store all the time."""
    table = Sealed(name)
    table.give()
    while not table.journal.match.over:
        table.play(23)
        if not table.journal.unsaid:
            table.again()
    table.again()
    assert table.journal.over
    assert not any(table.journal.can_undo(seat) for seat in range(table.head.count))
    found = checked(GAMES[name], table.record())
    assert (found.kind, found.draws) == ("true", len(draws(table.rows())))
    seal = table.journal.seal()
    assert seal is not None
    assert (seal.state, seal.secret) == ("open", table.head.seal["secret"])


@pytest.mark.parametrize("name", GAMES)
def test_a_table_read_again_in_the_middle_draws_what_it_would_have_drawn(name: str) -> None:
    straight, killed = Sealed(name), Sealed(name)
    killed.head = straight.head
    killed.store.tables[TABLE].head = json.dumps(head_json(straight.head))
    killed.again()
    for table in (straight, killed):
        table.give()
    for _ in range(8):
        straight.play(10)
        killed.play(10)
        if not killed.journal.unsaid:
            killed.again()
    assert [row.body for row in killed.rows()] == [row.body for row in straight.rows()]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_dealt_before_every_part_is_in(name: str) -> None:
    table = Sealed(name)
    for seat in range(table.head.count):
        journal = table.journal
        assert draws(table.rows()) == []
        assert journal.held
        assert journal.asked() == []
        assert not journal.over
        for chair in [*range(table.head.count), None]:
            journal.match.view(chair)  # there is something to look at
        seal = journal.seal()
        assert seal is not None
        assert seal.state == "held"
        assert [one.by for one in seal.parts] == ["player"] * seat + ["awaited"] * (table.head.count - seat)
        table.keep(journal.give_part(seat, f"{seat:064x}"))
        table.again()
    assert draws(table.rows())
    assert not table.journal.held
    assert table.journal.asked()
    assert table.journal.give_part(0, "ab" * 32) is None  # too late


def test_a_part_is_given_once() -> None:
    table = Sealed("siggil")
    table.keep(table.journal.give_part(0, "01" * 32))
    assert table.journal.give_part(0, "02" * 32) is None
    seal = table.journal.seal()
    assert seal is not None
    assert seal.parts[0] == wire.SealPart("player", "01" * 32)


def test_whoever_asks_for_no_parts_is_dealt_to_at_once() -> None:
    table = Sealed("abraca", waits=False)
    assert draws(table.rows())
    table.play()
    assert checked(GAMES["abraca"], table.record()).well
    assert {part[0] for part in table.record().seal["parts"]} == {"none"}


def test_a_seat_taken_by_another_gives_its_part_anew() -> None:
    table = Sealed("siggil")
    table.keep(table.journal.give_part(0, "01" * 32))
    seats = list(table.journal.seats)
    table.keep(table.journal.reseat([replace(seats[0], holder=None, token="link"), seats[1]]))
    table.keep(table.journal.reseat([replace(seats[0], holder="guest-9"), seats[1]], parts=True))
    seal = table.journal.seal()
    assert seal is not None
    assert seal.parts[0].by == "awaited"
    table.keep(table.journal.reseat([replace(seats[0], holder=None, level="greedy"), seats[1]]))
    table.keep(table.journal.give_part(1, "02" * 32))
    table.again()
    seal = table.journal.seal()
    assert seal is not None
    assert [one.by for one in seal.parts] == ["bot", "player"]
    assert not table.journal.held


@pytest.mark.parametrize("name", GAMES)
def test_the_secret_and_the_links_stay_in_the_house_until_the_end(name: str) -> None:
    """Whatever anybody is sent, and the record of a match that goes on."""
    table = Sealed(name)
    table.give()
    table.play(40)
    hidden = [table.head.seal["secret"], *(row.body["link"] for row in table.rows() if "link" in row.body)]
    assert len(hidden) > 2
    assert commitment_of(hidden[0]) == table.head.seal["commitment"]

    async def told() -> str:
        found = []
        open_table = await table.opener.table(TABLE)
        for guest in ("guest-0", "guest-1", None):
            looker = Looker(open_table, guest)
            found.append(text(await looker.come()))
        open_table.stop()
        return "".join(found)

    shown = asyncio.run(told()) + record_of(table.head, table.rows(), None).dumps()
    assert table.head.seal["commitment"] in shown
    assert not [one for one in hidden if one in shown]


def test_two_worlds_show_the_same_seal() -> None:
    """What is shown depends on the promise, the parts and the end, and on no answer."""
    one, other = Sealed("siggil", 1), Sealed("siggil", 2)
    other.journal.sealing, other.head = one.head.sealing(), one.head
    for table in (one, other):
        table.give()
        table.play(12)
    assert one.journal.seal() == other.journal.seal()


@pytest.mark.parametrize("kind", ["draw", "answer", "link"])
def test_a_store_that_was_tampered_with_does_not_verify(kind: str) -> None:
    table = Sealed("abraca")
    table.give()
    table.play()
    rows = table.rows()
    row = next(row for row in rows[3:] if any(one[0] == NATURE for one in row.body["answers"]))
    place = next(at for at, one in enumerate(row.body["answers"]) if (one[0] == NATURE) == (kind == "draw"))
    if kind == "link":
        row.body["link"] = "00" * 32
    else:
        field = next(name for name, value in row.body["answers"][place][1].items() if type(value) is int)
        row.body["answers"][place][1][field] += 1
        row.body["answers"][place][2] = None
    found = checked(GAMES["abraca"], loads(record_of(table.head, rows, None, over=True).dumps()))
    assert not found.well
    assert found.kind in ("bent", "altered", "illegal")


def test_a_table_that_is_written_anew_keeps_its_seal() -> None:
    """Another program, same rules: the rows are played again, held ones and dealt ones."""
    table = Sealed("siggil")
    for _ in range(2):
        again = migrated(table.head, table.rows(), Rng(9))
        assert again.rows == []
        table.store.tables[TABLE].snapshot = (again.snapshot.seq, json.dumps(again.snapshot.body))
        table.again()
        table.give()
        table.play(30)
    table.play()
    assert checked(GAMES["siggil"], table.record()).well


def test_under_other_rules_the_seal_says_from_where_it_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sealed("siggil")
    table.give()
    table.play(15)
    while table.journal.unsaid:
        table.step()
    game = GAMES["siggil"]
    monkeypatch.setattr(type(game), "ruleset", game.ruleset + 1)
    monkeypatch.setattr(type(game), "upgrades", {**game.upgrades, game.ruleset - 1: lambda record: record})
    again = migrated(table.head, table.rows(), Rng(9))
    asyncio.run(table.store.rewrite(TABLE, again.rows, again.brief, again.snapshot))
    table.again()
    table.play()
    found = checked(game, table.record())
    assert (found.kind, found.since > 0) == ("true", True)


def test_without_its_secret_a_table_goes_on_and_says_so() -> None:
    table = Sealed("abraca")
    table.give()
    table.play(3)
    left = replace(table.head, seal={**table.head.seal, "secret": None})
    table.head = left
    table.store.tables[TABLE].head = json.dumps(head_json(left))
    table.again()
    table.play()
    seal = table.journal.seal()
    assert seal is not None
    assert (seal.state, seal.secret) == ("lost", None)
    assert checked(GAMES["abraca"], table.record()).kind == "lost"


def test_without_its_secret_a_held_table_still_waits_and_is_dealt() -> None:
    table = Sealed("siggil")
    table.head = replace(table.head, seal={**table.head.seal, "secret": None})
    table.store.tables[TABLE].head = json.dumps(head_json(table.head))
    table.again()
    seal = table.journal.seal()
    assert seal is not None
    assert seal.state == "held"
    table.give()
    table.again()
    assert not table.journal.held
    assert draws(table.rows())


def test_a_table_begun_without_a_seal_goes_on_without() -> None:
    table = Sealed("abraca")
    old = head_json(replace(table.head, seal=None))
    del old["seal"]
    head = Head(**old)
    journal, row, _ = Journal.begin(head, table.journal.seats, Rng(1))
    assert journal.seal() is None
    assert not journal.held
    assert "link" not in row.body
    assert checked(GAMES["abraca"], record_of(head, [row], None, over=True)).kind == "unsealed"


# --- at the table ----------------------------------------------------------------------------------------------------


def test_friends_sit_down_add_their_parts_and_are_dealt_to() -> None:
    async def evening() -> None:
        opener = Opener(MemoryStore(), OwnThinker(1))
        created = await opener.create(wire.NewTable("siggil", FRIENDS, pause=0, parts=True), ANNA)
        table = await opener.table(created.table)
        anna, boris = Looker(table, ANNA.id), Looker(table, BORIS.id)
        await anna.come()
        seal = anna.scene["seal"]
        assert (seal["state"], seal["secret"]) == ("held", None)
        await anna.say(type="part", seat=0, part="01" * 32)
        await anna.until(1)
        assert anna.scene["seal"]["parts"][0] == {"by": "player", "part": "01" * 32}
        assert anna.scene["seal"]["commitment"] == seal["commitment"]
        await table.do(lambda: table.seating.join(BORIS, created.invites[0].token, parts=True))
        await boris.come()
        assert boris.scene["seal"]["parts"][1]["by"] == "awaited"
        assert (await anna.ask(type="part", seat=1, part="03" * 32))["type"] != "pong"  # nobody gives for another
        assert (await boris.ask(type="part", seat=1, part="nothing"))["tag"] == "bad-request"
        await boris.say(type="part", seat=1, part="02" * 32)
        await boris.until(3)
        assert boris.scene["seal"]["state"] == "dealt"
        assert [one["part"] for one in boris.scene["seal"]["parts"]] == ["01" * 32, "02" * 32]
        assert table.journal.asked()
        table.stop()

    asyncio.run(evening())


def test_devices_tag_their_answers_and_show_their_keys_after_the_end() -> None:
    """One of two people adds tags; a key is taken after the end alone, once, and only if it is the one."""

    async def evening() -> None:
        opener = Opener(MemoryStore(), OwnThinker(1))
        wish = wire.NewTable("siggil", FRIENDS, settings=GAMES["siggil"].agreed(GAMES["siggil"].brisk), parts=True)
        created = await opener.create(replace(wish, pause=0), ANNA)
        table, luck, keys = await opener.table(created.table), Rng(3), ["0a" * 32, "0b" * 32]
        await table.do(lambda: table.seating.join(BORIS, created.invites[0].token, parts=True))
        people = [Looker(table, ANNA.id), Looker(table, BORIS.id)]
        for seat, one in enumerate(people):
            await one.come()
            await one.say(type="part", seat=seat, part=commitment_of(keys[seat]))
            assert (await one.ask(type="key", seat=seat, key=keys[seat] if seat else "no"))["type"] != "refused"
        commitment = people[0].scene["seal"]["commitment"]
        while not table.journal.over:
            seat = table.journal.asked()[0]
            options = table.journal.match.options(seat)
            option = table.journal.game.codec.encode(options[luck.below(len(options))])
            about = {"type": "answer", "seat": seat, "version": table.journal.version, "answer": option}
            tag = tag_of(keys[seat], commitment, seat, about["version"], option)
            await people[seat].say(**about, **({} if seat else {"tag": tag}))
        assert table.journal.sealing is not None
        assert table.journal.sealing.keys == ["", ""]
        last = table.journal.seal().last
        for key in ("0b" * 32, keys[0], keys[0]):
            await people[0].say(type="key", seat=0, key=key)
        assert table.journal.sealing.keys == [keys[0], ""]
        again = await opener.journal(created.table)
        assert again.sealing.keys == [keys[0], ""]
        record = record_of(table.journal.head, await table.store.rows(created.table), None, over=True)
        found = checked(GAMES["siggil"], record)
        assert found.well
        assert min(found.vouched, found.unvouched) > 5
        assert record.seal["links"][-1][1] == last != ""
        table.stop()

    asyncio.run(evening())


def test_who_joins_without_a_part_is_marked_and_keeps_nobody_waiting() -> None:
    async def evening() -> None:
        opener = Opener(MemoryStore(), OwnThinker(1))
        created = await opener.create(wire.NewTable("siggil", FRIENDS, pause=0, parts=True), ANNA)
        table = await opener.table(created.table)
        await table.do(lambda: table.seating.join(BORIS, created.invites[0].token))
        assert table.journal.held
        anna = Looker(table, ANNA.id)
        await anna.come()
        await anna.say(type="part", seat=0, part="01" * 32)
        await anna.until(2)
        assert [one["by"] for one in anna.scene["seal"]["parts"]] == ["player", "none"]
        assert anna.scene["seal"]["state"] == "dealt"
        table.stop()

    asyncio.run(evening())
