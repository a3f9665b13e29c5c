"""Several processes on one PostgreSQL: a table has one owner, and moves to another when that one dies."""

import asyncio
import json
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.exceptions import WebSocketException

from magoteka.client import House, Live
from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.games import game_named
from magoteka.house.call import Caller
from magoteka.server.cluster import Elsewhere
from magoteka.server.hub import Hub
from magoteka.server.proxy import THREADS
from magoteka.server.settings import Settings
from magoteka.server.stores import Lost, SqlStore
from magoteka.server.upgrading import Unreadable, upgraded
from magoteka.table import wire
from magoteka.table.checking import verified
from magoteka.table.guests import Guest, new_guest
from magoteka.table.listener import Listener
from magoteka.table.problems import ClubChanged, NoClub
from server.machines import Machine, Postgres, balancer, free_port, machines, postgres

pytestmark = pytest.mark.xdist_group("postgres")
GUEST = Guest("guest-1", "Анна")
SEATS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "greedy", "name": "Голем"}]
PATIENCE = 240.0
GONE = (OSError, WebSocketException, EOFError)  # what a player sees of a process that dies


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture
def url(database: Postgres, request: pytest.FixtureRequest) -> str:
    """An empty database for each test."""
    return database.fresh(request.node.name[5:50])


# --- through real processes ------------------------------------------------------------------------------------------


class Player:
    """Somebody at a table who comes back by himself, as the browser does, and forgets nothing he was told."""

    def __init__(self, house: House, table: str, seed: int) -> None:
        self.house, self.table, self.rng = house, table, random.Random(seed)
        self.told: dict[int, Any] = {}
        self.version, self.returns = -1, 0
        self.winners: list[int] = []

    def play(self) -> None:
        """To the end, however often the connection breaks."""
        until = time.monotonic() + PATIENCE
        while not self.winners:
            assert time.monotonic() < until, "the match does not go on"
            try:
                with self.house.live(self.table, since=self.version) as live:
                    self.sit(live)
            except GONE:
                self.returns += 1
                time.sleep(0.1)

    def has_heard(self, version: int) -> bool:
        return self.version >= version or bool(self.winners)

    def sit(self, live: Live) -> None:
        """One connection."""
        answered = -1
        while not self.winners:
            message = live.hear(20)
            if message["type"] not in ("table", "update"):
                continue
            self.version = live.scene["version"]
            self.told |= {moment["version"]: moment for moment in live.moments}
            self.winners = live.scene["winners"]
            if live.scene["options"] and answered != self.version:
                answered = self.version
                live.answer(self.rng.choice(live.scene["options"]))


def owner_of(database: Postgres, url: str, table: str) -> int:
    """The port of the process that has a table."""
    query = f"select p.address from processes p join tables t on t.owner = p.id where t.id = '{table}'"
    return int(database.run("psql", url, "-Atc", query).strip().rpartition(":")[2])


def test_a_match_outlives_the_processes_that_have_it(database: Postgres, url: str, tmp_path: Path) -> None:
    """Three processes behind HAProxy; the owner of the table is killed twice, and nobody has to do anything."""
    with (
        machines(url, 3, tmp_path) as houses,
        balancer([one.port for one in houses], tmp_path) as address,
        ThreadPoolExecutor(2) as people,
    ):
        anna, boris = House(address, "Анна"), House(address, "Борис")
        opened = anna.open("abraca", SEATS, pause=0.05)
        table = opened["table"]
        boris.join(table, opened["invites"][0]["token"])
        players = [Player(house, table, seed) for seed, house in enumerate((anna, boris))]
        playing = [people.submit(player.play) for player in players]
        for version in (6, 16):
            wait_for(partial(players[0].has_heard, version))
            kill_owner(houses, owner_of(database, url, table))
        for one in playing:
            one.result(PATIENCE)
        assert players[0].winners == players[1].winners
        assert min(player.returns for player in players) >= 2
        with anna.live(table) as again:
            again.hear()
            stands = {moment["version"]: moment for moment in again.moments}
        for moment in players[0].told.items():
            assert moment in stands.items()
        record = anna.get(f"/api/tables/{table}/record")
    assert list(Match.replay(game_named("abraca"), loads(json.dumps(record))).winners) == players[0].winners
    assert verified(json.dumps(record)).well  # whichever process rolled, the dice fell as was promised


def wait_for(done: Callable[[], Any]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.02)


def kill_owner(houses: list[Machine], port: int) -> None:
    (one,) = [house for house in houses if house.port == port]
    one.process.send_signal(signal.SIGKILL)
    one.process.wait()


def test_a_link_tells_the_same_at_every_process(url: str, tmp_path: Path) -> None:
    """A messenger asks any of them; where the one that has the table is silent, the page comes without."""
    with machines(url, 2, tmp_path) as (one, other):
        opened = House(one.address, "Анна").open("abraca", SEATS)
        path = f"/t/{opened['table']}?join={opened['join']}"
        told = [page_of(house, path) for house in (one, other)]
        assert all("Приглашение за стол · Анна" in page for page in told)
        one.process.send_signal(signal.SIGSTOP)
        try:
            assert "</html>" in page_of(other, path)
        finally:
            one.process.send_signal(signal.SIGCONT)


def page_of(house: Machine, path: str) -> str:
    with urlopen(house.address + path, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def test_who_waits_for_a_silent_process_keeps_nobody_from_another(url: str, tmp_path: Path) -> None:
    with machines(url, 3, tmp_path) as (silent, well, door), ThreadPoolExecutor(40) as people:
        tables = [House(house.address, "Анна").open("abraca", SEATS)["table"] for house in (silent, well)]
        silent.process.send_signal(signal.SIGSTOP)
        try:
            path = "/api/tables/{}/invitation?token=none"
            waiting = [people.submit(status_of, door, path.format(tables[0])) for _ in range(2 * THREADS)]
            time.sleep(1)
            assert not any(one.done() for one in waiting)
            assert status_of(door, path.format(tables[1])) == 403
            assert not any(one.done() for one in waiting)
        finally:
            silent.process.send_signal(signal.SIGCONT)


def status_of(house: Machine, path: str) -> int:
    try:
        with urlopen(house.address + path, timeout=PATIENCE) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


# --- inside ----------------------------------------------------------------------------------------------------------


def run_with(url: str, folder: Path, work: Callable[[Hub, Hub], Awaitable[None]], **settings: Any) -> None:
    """Two houses in one process, which know each other by the database alone."""

    async def run() -> None:
        one, other = (Hub(Settings(folder, url, address=f"127.0.0.1:{free_port()}", **settings)) for _ in "12")
        await one.open()
        await other.open()
        try:
            await work(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def opened(hub: Hub) -> str:
    wish = wire.NewTable("abraca", [wire.SeatRequest("me"), wire.SeatRequest("here")])
    return (await hub.opener.create(wish, GUEST)).table


async def answer(hub: Hub, table_id: str) -> None:
    """Whoever is asked takes the first option."""
    table = await hub.table(table_id)
    seat = table.journal.asked()[0]
    await table.do(lambda: table.answer(seat, table.journal.options(seat)[0]))


def test_a_paused_owner_cannot_write(url: str, tmp_path: Path) -> None:
    """The epoch fences it off: what it would write after the table has changed hands is refused."""

    async def work(one: Hub, other: Hub) -> None:
        table_id = await opened(one)
        await answer(one, table_id)
        old = await one.table(table_id)
        with pytest.raises(Elsewhere):
            await other.table(table_id)
        assert one.cluster is not None
        stale = dict(one.cluster.claims)
        await other.table(table_id, gone=one.cluster.id)
        await answer(other, table_id)
        row = old.journal.submit(0, old.journal.options(0)[0]) if old.journal.options(0) else old.journal.reseat([])
        one.cluster.claims.update(stale)
        with pytest.raises(Lost):
            await one.store.append(table_id, row, {})
        one.cluster.claims.update(stale)
        with pytest.raises(Lost):
            await one.store.say(table_id, 0, [])
        one.cluster.claims.update(stale)
        with pytest.raises(Lost):
            await one.store.rewrite(table_id, [row], {}, None)
        assert [row.seq for row in await other.store.rows(table_id)] == [0, 1, 2]
        assert old.stopped, "whoever still looks at it there is sent on"

    run_with(url, tmp_path, work)


def test_a_process_that_is_started_again_has_its_tables_at_once(url: str, tmp_path: Path) -> None:
    """Whoever had its address before is gone, whatever is left of his lease; were he not, he could not write."""

    async def work(killed: Hub, other: Hub) -> None:
        table_id = await opened(killed)
        await answer(killed, table_id)
        old = await killed.table(table_id)
        assert killed.cluster is not None
        assert killed.cluster.pulse is not None
        killed.cluster.pulse.cancel()
        stale = dict(killed.cluster.claims)
        with pytest.raises(Elsewhere):
            await other.table(table_id)
        again = Hub(killed.settings)
        await again.open()
        try:
            await answer(again, table_id)
            row = old.journal.reseat(old.journal.seats)
            killed.cluster.claims.update(stale)
            with pytest.raises(Lost):
                await killed.store.append(table_id, row, {})
            assert [row.seq for row in await again.store.rows(table_id)] == [0, 1, 2]
            await killed.cluster.beat()
            with pytest.raises(Elsewhere):  # who comes back to life sends on whoever reaches him
                await killed.table(table_id)
            await answer(again, table_id)
        finally:
            await again.close()

    run_with(url, tmp_path, work, lease=3600.0)


def test_who_was_away_for_a_lease_has_lost_the_tables(url: str, tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        table_id = await opened(one)
        table = await one.table(table_id)
        listener = Listener(GUEST.id, GUEST.name, watching=False)
        await table.do(lambda: table.welcome(listener, -1, 0))
        assert one.cluster is not None
        assert one.cluster.pulse is not None
        one.cluster.pulse.cancel()  # as a machine that stands still
        while True:
            try:
                await other.table(table_id)
                break
            except Elsewhere:
                await asyncio.sleep(0.1)
        await one.cluster.beat()
        assert table.stopped
        sent = [listener.outbox.get_nowait() for _ in range(listener.outbox.qsize())]
        assert sent[-1] is None, "the connection ends, and the client comes again"
        with pytest.raises(Elsewhere):
            await one.table(table_id)

    run_with(url, tmp_path, work, lease=1.0)


def test_a_table_that_nobody_looks_at_belongs_to_whoever_is_asked(url: str, tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        table_id = await opened(one)
        await one.table(table_id)
        one.put_away(time.monotonic() + 1)
        await one.store.commit([])  # what was queued before is done
        await answer(other, table_id)
        with pytest.raises(Elsewhere):
            await one.table(table_id)

    run_with(url, tmp_path, work)


def test_two_processes_see_one_club(url: str, tmp_path: Path) -> None:
    """What is said, wished and ordered at one is known at the other; of two who change the same thing one does."""

    async def work(one: Hub, other: Hub) -> None:
        anna, boris = Caller(GUEST, "10.0.0.1"), Caller(new_guest("Борис"), "10.0.0.2")
        made = await one.clubs.open(wire.ClubRequest("Четверг"), anna.known)
        joined = await other.clubs.join(made.club, wire.ClubEntry(made.join), boris)
        assert [who.name for who in joined.people] == [GUEST.name, "Борис"]
        await other.clubs.say(made.club, wire.ClubText("Кто играет?"), boris)
        assert [said.text for said in (await one.clubs.info(made.club, "", anna)).words] == ["Кто играет?"]
        rules = wire.ClubRules(0, "Пятница")
        await other.clubs.order(made.club, wire.ClubOrder("renew"), anna)
        await one.clubs.change(made.club, rules, anna)
        with pytest.raises(ClubChanged):
            await other.clubs.change(made.club, rules, anna)
        seats = [wire.SeatRequest("friend"), wire.SeatRequest("me")]
        key = next(who.key for who in joined.people if who.mine)
        table = wire.ClubTableRequest(wire.NewTable("abraca", seats), [key])
        opened = (await one.clubs.open_table(made.club, table, anna)).table
        assert [brief.table for brief in await other.mine(boris.known)] == [opened]
        assert [brief.table for brief in (await other.clubs.info(made.club, "", boris)).tables] == [opened]
        await one.clubs.order(made.club, wire.ClubOrder("remove", key), anna)
        with pytest.raises(NoClub):
            await other.clubs.info(made.club, made.join, boris)
        await other.clubs.forget(anna.known)
        with pytest.raises(NoClub):
            await one.clubs.info(made.club, "", anna)

    run_with(url, tmp_path, work)


def test_secret_presence_and_limits_are_shared(url: str, tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        assert one.cluster is not None
        assert other.cluster is not None
        assert other.signer.read(one.signer.write(GUEST)) == GUEST
        table_id = await opened(one)
        table = await one.table(table_id)
        listener = Listener(GUEST.id, GUEST.name, watching=False)
        await table.do(lambda: table.welcome(listener, -1, 0))
        await one.cluster.beat()
        (brief,) = await other.mine(GUEST)
        assert [seat.online for seat in brief.seats] == [True, True]
        await table.do(lambda: table.farewell(listener))
        await one.cluster.beat()
        (brief,) = await other.mine(GUEST)
        assert [seat.online for seat in brief.seats] == [False, False]
        for hub in (one, other):
            while hub.limits.openings.take("greedy"):
                pass
            hub.limits.openings.by_key["greedy"].tokens = 20.0
        assert other.limits.openings.take("greedy")
        await one.cluster.beat()
        await other.cluster.beat()
        assert not other.limits.openings.take("greedy"), "what the other has given counts here too"
        small, known = 0.004, "10.0.0.1"  # megabytes: what costs a part of a token is told too
        while one.limits.stored.take(known, small):
            pass
        assert other.limits.stored.take(known, small)
        await one.cluster.beat()
        assert other.limits.stored.take(known, small)
        await other.cluster.beat()
        assert not other.limits.stored.take(known, small)
        assert "\nmagoteka_lease_seconds " in one.metrics.page(one)
        assert one.settings.lease / 2 < one.cluster.left <= one.settings.lease

    run_with(url, tmp_path, work)


def test_an_upgrade_waits_until_the_house_is_closed(url: str, tmp_path: Path) -> None:
    """Nobody writes beside it: no living process, and none that was only paused."""
    found: dict[str, Any] = {}

    async def work(one: Hub, other: Hub) -> None:
        found["table"] = await opened(one)
        assert one.cluster is not None
        found["claims"] = dict(one.cluster.claims)
        with pytest.raises(Unreadable, match="end these processes first"):
            await upgraded(one.settings.url, False, lambda done, all: None)

    run_with(url, tmp_path, work)

    async def afterwards() -> None:
        closed = Settings(tmp_path, url).url
        assert [one.kind for one in await upgraded(closed, False, lambda done, all: None)] == ["replays"]
        paused = SqlStore(closed)
        await paused.open()
        paused.claims = found["claims"]
        with pytest.raises(Lost):
            await paused.say(found["table"], 0, [])
        await paused.close()

    asyncio.run(afterwards())
