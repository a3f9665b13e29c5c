"""A house after a year: `python bench/year.py [--matches 200000] [--guests 20000] [--postgres] [--drill]`.

Some dozens of matches of all games are really played in a house, under seal, with tags, and stored by it. Then their
rows are laid down again and again as other tables of other guests on other days of a year; one in twenty was left in
the middle. A few guests play very often, most of them now and then, and who plays often looks in often. The house is
opened on all this, people look at its pages one after another, and its keeper does what keepers do.

`--drill` plays every table again, which takes hours of a whole year: ask for it with fewer matches.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from load import server, shown
from websockets.sync.client import connect

from magoteka.core.seal import commitment_of, tag_of
from magoteka.games import GAMES
from magoteka.house.lines import hear
from magoteka.server.database import ANSWERS, CHAT, MATCHES, PLAYED, RATINGS, SITTING, SNAPSHOTS, TABLES
from magoteka.server.guests import CookieSigner
from magoteka.server.hub import Hub
from magoteka.server.rating import Reckoned
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore
from magoteka.table import wire
from magoteka.table.counts import finished_in
from magoteka.table.guests import Guest, new_guest
from magoteka.table.limits import Bucket
from magoteka.table.listener import Listener
from magoteka.table.opening import new_id

SHARES = {"abraca": 0.62, "siggil": 0.26, "five_seals": 0.06, "fabled": 0.05, "magic_sword": 0.01}  # of a year
PLAYED_FIRST = {"abraca": 24, "siggil": 12, "five_seals": 6, "fabled": 6, "magic_sword": 3}  # matches, half for two
LEFT = 0.05  # of the tables, in the middle of a match
LONGEST = 2_000  # answers of a match that is really played
DAY = 86_400.0
YEAR = 365 * DAY
EAGER = 8  # how unequally guests play: the first three sit at a hundredth of all tables each
BATCH = 4_000  # tables that are laid down at once
KEYS = {TABLES: "id", **dict.fromkeys((ANSWERS, CHAT, SNAPSHOTS, SITTING, MATCHES, PLAYED), "table_id")}
TIMES = {"at", "touched", "begun", "ended"}
COPIES = sa.Table(
    "copies",
    sa.MetaData(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("source", sa.Text),
    sa.Column("name", sa.Text),
    sa.Column("shift", sa.Float),
    sa.Column("company", sa.Text),
    *(sa.Column(f"guest{number}", sa.Text) for number in range(3)),
)
PEOPLE = tuple(new_guest(name) for name in ("Анна", "Борис", "Вера"))  # of the matches that are really played


@dataclass
class Match:
    """A match that was really played."""

    table: str
    game: str
    seats: int
    over: bool
    ended: float
    facts: Any = None  # what is stored of it, where it is over
    kilobytes: float = 0.0


class People:
    """Who comes to the house, some more often than others."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.ids = list(weights)
        self.often = list(accumulate(weights.values()))

    def somebody(self, rng: random.Random) -> str:
        """Whoever comes often, often."""
        return rng.choices(self.ids, cum_weights=self.often)[0]


# --- matches that are really played ----------------------------------------------------------------------------------


async def played(hub: Hub, game: str, seats: int, most: int, rng: random.Random) -> str:
    """A table under seal whose people answer by chance, with tags, so many times at most."""
    people = PEOPLE[:seats]
    wished = dict(GAMES[game].presets[0].settings) | ({"round_limit": 50} if game == "magic_sword" else {})
    chairs = [wire.SeatRequest("me"), *[wire.SeatRequest("friend")] * (seats - 1)]
    made = await hub.opener.create(wire.NewTable(game, chairs, wished, parts=True), people[0])
    table = await hub.table(made.table)
    for guest, invite in zip(people[1:], made.invites, strict=True):
        await table.do(lambda guest=guest, invite=invite: table.seating.join(guest, invite.token))
        await hub.store.sit(guest.id, table.id)
    listeners = [Listener(guest.id, guest.name, watching=False) for guest in people]
    keys = [secrets.token_hex(32) for _ in people]
    for seat, one in enumerate(listeners):
        one.messages = Bucket(1e9, 1e9)
        await table.do(lambda one=one: table.welcome(one, -1, None))
        await said(hub, table, one, type="part", seat=seat, part=commitment_of(keys[seat]))
    for number in range(most):
        if table.journal.over:
            break
        seat = rng.choice(table.journal.asked())
        option = table.journal.game.codec.encode(rng.choice(table.journal.options(seat)))
        version = table.journal.version
        tag = tag_of(keys[seat], table.journal.head.seal["commitment"], seat, version, option)
        await said(hub, table, listeners[seat], type="answer", version=version, seat=seat, answer=option, tag=tag)
        if number % 25 == 0:
            await said(hub, table, listeners[seat], type="chat", text="Ну и ход! А я-то думала, что вы пойдёте налево.")
    for seat, one in enumerate(listeners):
        await said(hub, table, one, type="key", seat=seat, key=keys[seat])
        await table.do(lambda one=one: table.farewell(one))
    return table.id


async def said(hub: Hub, table: Any, one: Listener, **message: Any) -> None:
    """A message as it comes from a socket; what is sent back is thrown away."""
    await hear(hub, table, one, json.dumps(message))
    while not one.outbox.empty():
        one.outbox.get_nowait()


async def played_first(settings: Settings, rng: random.Random) -> list[Match]:
    """All the matches that others are copies of."""
    hub, found = Hub(settings), list[Match]()
    await hub.open()
    for game, count in PLAYED_FIRST.items():
        for number in range(count + 2):
            most = LONGEST if number < count else rng.randrange(5, 30)
            table = await played(hub, game, max(2 + number % 2, GAMES[game].least), most, rng)
            found.append(await described(hub, table))
    await hub.history.reckon()
    await hub.close()
    return found


async def described(hub: Hub, table: str) -> Match:
    """What is stored of a table."""
    texts = {part: part.c.body for part in (ANSWERS, CHAT, SNAPSHOTS)} | {TABLES: TABLES.c.head + TABLES.c.brief}
    size = 0
    async with hub.store.engine.connect() as db:
        for part, text in texts.items():
            wanted = sa.select(sa.func.sum(sa.func.length(text))).where(part.c[KEYS[part]] == table)
            size += int((await db.execute(wanted)).scalar() or 0)
        row = (await db.execute(sa.select(MATCHES).where(MATCHES.c.table_id == table))).mappings().first()
        about = (await db.execute(sa.select(TABLES).where(TABLES.c.id == table))).mappings().one()
        plain = sa.select(ANSWERS.c.body).where(ANSWERS.c.table_id == table, ANSWERS.c.kind == "answer")
        bodies = list((await db.execute(plain)).scalars())
    assert not any(guest.id in body for guest in PEOPLE for body in bodies), "answers name nobody, so they are copied"
    head = json.loads(about["head"])
    return Match(table, head["game"], head["count"], row is not None, about["touched"], row, size / 1000)


# --- a year of copies ------------------------------------------------------------------------------------------------


def company_of(match: Match, text: str) -> str | None:
    """Who met whom, in a copy."""
    if match.facts is None or match.facts["company"] is None:
        return None
    return finished_in({**match.facts, "body": json.loads(text), "helped": False}).company


def copies(matches: list[Match], count: int, people: People, rng: random.Random) -> Iterator[dict[str, Any]]:
    """What becomes of the matches in a year."""
    now = time.time()
    kinds: dict[tuple[str, bool], list[Match]] = defaultdict(list)
    for match in matches:
        kinds[match.game, match.over].append(match)
    games = rng.choices(list(SHARES), list(SHARES.values()), k=count)
    for number, game in enumerate(games):
        match = rng.choice(kinds[game, rng.random() >= LEFT] or kinds[game, True] or kinds[game, False])
        here = list[str]()
        while len(here) < match.seats:
            one = people.somebody(rng)
            here += [one] if one not in here else []
        text = "" if match.facts is None else match.facts["body"]
        for guest, one in zip(PEOPLE, here, strict=False):
            text = text.replace(guest.id, one)
        row = {"number": number, "source": match.table, "name": new_id(), "company": company_of(match, text)}
        guests = {f"guest{seat}": (*here, "", "", "")[seat] for seat in range(3)}
        yield row | guests | {"shift": now - match.ended - rng.random() * YEAR}


def laid_down(part: sa.Table, first: int) -> sa.Insert:
    """A part of some copies, in one sentence."""

    def renamed(text: Any) -> Any:
        for number, guest in enumerate(PEOPLE):
            text = sa.func.replace(text, guest.id, COPIES.c[f"guest{number}"])
        return text

    values: list[Any] = []
    for column in part.columns:
        if column.name == KEYS[part]:
            values.append(COPIES.c.name)
        elif column.name in TIMES:
            values.append(column + COPIES.c.shift)
        elif column.name == "company":
            values.append(COPIES.c.company)
        elif column.name == "rated":
            values.append(sa.case((COPIES.c.company.is_(None), int(Reckoned.NEVER)), else_=int(Reckoned.COUNTED)))
        elif part is ANSWERS and column.name == "body":
            values.append(sa.case((ANSWERS.c.kind == "answer", column), else_=renamed(column)))
        elif isinstance(column.type, sa.Text) and column.name not in ("kind", "game", "owner", "present"):
            values.append(renamed(column))
        else:
            values.append(column)
    some = COPIES.c.number.between(first, first + BATCH - 1)
    both = COPIES.join(part, part.c[KEYS[part]] == COPIES.c.source)
    names = [one.name for one in part.columns]
    return part.insert().from_select(names, sa.select(*values).select_from(both).where(some))


async def filled(settings: Settings, matches: list[Match], count: int, people: People, rng: random.Random) -> None:
    """Lay it all down."""
    store = SqlStore(settings.url)
    sqlite = store.engine.dialect.name == "sqlite"
    async with store.engine.begin() as db:
        await db.run_sync(COPIES.create)
        rows = list(copies(matches, count, people, rng))
        for first in range(0, count, BATCH):
            await db.execute(COPIES.insert(), rows[first : first + BATCH])
        fresh = {"sigma": 2.0, "matches": 9}
        known = [{"guest": one, "game": game, "mu": rng.gauss(25, 4)} | fresh for one in people.ids for game in SHARES]
        for first in range(0, len(known), BATCH):
            await db.execute(RATINGS.insert(), known[first : first + BATCH])
    for first in range(0, count, BATCH):
        async with store.engine.begin() as db:
            if sqlite:
                await db.execute(sa.text("pragma cache_size=-400000"))
                await db.execute(sa.text("pragma synchronous=off"))
            for part in KEYS:
                await db.execute(laid_down(part, first))
    async with store.engine.begin() as db:
        await db.run_sync(COPIES.drop)
    if not sqlite:
        async with store.engine.begin() as db:
            await db.execute(sa.text("analyze"))
    await store.engine.dispose()


# --- who looks -------------------------------------------------------------------------------------------------------


def asked(address: str, cookie: str, path: str, body: str | None = None) -> None:
    """A call, as a browser makes it."""
    line = http.client.HTTPConnection(address.removeprefix("http://"), timeout=300)
    try:
        headers = {"cookie": cookie, "content-type": "application/json"}
        line.request("GET" if body is None else "POST", path, body, headers)
        answer = line.getresponse()
        text = answer.read()
        assert answer.status < 300, (path, answer.status, text[:200])
    finally:
        line.close()


def sat_down(address: str, cookie: str, table: str) -> None:
    """Come to a table, until it is shown."""
    there = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(there, additional_headers={"cookie": cookie}, compression=None, max_size=None, proxy=None) as live:
        assert json.loads(live.recv())["type"] == "table"


async def lists(settings: Settings) -> dict[str, list[str]]:
    """The tables of everybody."""
    store, found = SqlStore(settings.url), dict[str, list[str]]()
    async with store.engine.connect() as db:
        for row in await db.execute(sa.select(SITTING)):
            found.setdefault(row.guest, []).append(row.table_id)
    await store.engine.dispose()
    return found


def pages(house: House, tables: dict[str, list[str]], signer: CookieSigner, count: int, rng: random.Random) -> None:
    """So many people look at each of the pages, one after another."""
    address = house.address

    def cookie(guest: str) -> str:
        return f"{signer.cookie}={signer.write(Guest(guest, 'Гость'))}"

    def hall(guest: str) -> None:
        for path in ("/", "/api/games", "/api/daily", "/api/tables"):
            asked(address, cookie(guest), path)

    def games(guest: str) -> None:
        asked(address, cookie(guest), "/api/past", "{}")

    looks: dict[str, Callable[[str], None]] = {
        "hall": hall,
        "my tables": lambda guest: asked(address, cookie(guest), "/api/tables"),
        "my games": games,
        "a table, not in memory": lambda guest: sat_down(address, cookie(guest), rng.choice(tables[guest])),
        "a match looked at again": lambda guest: asked(
            address, cookie(guest), f"/api/tables/{rng.choice(tables[guest])}/replay"
        ),
    }
    people = People({guest: float(len(mine)) for guest, mine in tables.items()})
    for name, look in looks.items():
        shown(name, milliseconds([house.timed(look, people.somebody(rng)) for _ in range(count)]))
    best = max(tables, key=lambda guest: len(tables[guest]))
    shown(f"my games, of whoever has {len(tables[best])}", milliseconds([house.timed(games, best) for _ in range(20)]))
    shown(
        "no page at all",
        milliseconds([house.timed(lambda guest: asked(address, "", "/healthz"), best) for _ in range(count)]),
    )


@dataclass
class House:
    """A server to be looked at."""

    address: str
    process: int

    def timed(self, look: Callable[[str], None], guest: str) -> tuple[float, float]:
        """Seconds that somebody waits, and the server's own of CPU: as many as on a machine with nobody else."""
        began, used = time.perf_counter(), self.used()
        look(guest)
        return time.perf_counter() - began, self.used() - used

    def used(self) -> float:
        """Seconds of CPU of all threads of the process."""
        threads = Path(f"/proc/{self.process}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def milliseconds(took: list[tuple[float, float]]) -> dict[str, float]:
    """How long people waited, and what it cost."""
    waited, used = (sorted(column) for column in zip(*took, strict=True))
    last = len(took) - 1
    at = {"p50 ms": waited[last // 2], "p99 ms": waited[int(0.99 * last)], "worst ms": waited[-1]}
    at |= {"CPU p50 ms": used[last // 2], "CPU p99 ms": used[int(0.99 * last)]}
    return {"requests": len(took)} | {name: round(1000 * value, 1) for name, value in at.items()}


# --- the keeper ------------------------------------------------------------------------------------------------------


def kept(folder: Path, database: str, *words: str) -> None:
    """Something that the keeper does, by the command line."""
    there = ["--data", str(folder), *(["--database", database] if database else [])]
    began = time.perf_counter()
    command = [sys.executable, "-m", "magoteka", "admin", words[0], *words[1:], *there, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    print(f"admin {' '.join(words)}: {time.perf_counter() - began:.1f} s, exit {done.returncode}", flush=True)
    for line in (lines if words[0] == "doctor" else lines[-1:]) + done.stderr.splitlines()[-3:]:
        print(f"    {line}", flush=True)


async def abandoned(settings: Settings) -> dict[str, float]:
    """What the hourly look for abandoned tables takes, where the keeper has asked for it."""
    hub = Hub(settings)
    await hub.open()
    hub.expiry.kept = 120 * DAY
    began = time.perf_counter()
    gone = await hub.expiry.look()
    took = time.perf_counter() - began
    await hub.close()
    return {"tables": gone, "seconds": round(took, 2)}


async def size_of(settings: Settings) -> int:
    """Bytes of the database."""
    store = SqlStore(settings.url)
    size = await store.size()
    await store.engine.dispose()
    return size


@contextmanager
def place(folder: Path | None, postgres: bool) -> Iterator[tuple[Path, str]]:
    """A folder, and a database where one is asked for."""
    with ExitStack() as stack:
        found = folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="year-")))
        if not postgres:
            yield found, ""
            return
        sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
        from server.machines import postgres as private

        yield found, stack.enter_context(private()).url


async def laid(settings: Settings, count: int, guests: int, rng: random.Random) -> None:
    """A year, where there is none yet, and what it takes."""
    matches = await played_first(settings, rng)
    for game in SHARES:
        mine = [one.kilobytes for one in matches if one.game == game and one.over]
        shown(f"stored of a match, {game}", {"matches": len(mine), "kB": round(statistics.mean(mine or [0]), 1)})
    before, began = await size_of(settings), time.perf_counter()
    people = People({new_guest("").id: 1 / (number + EAGER) ** 0.8 for number in range(guests)})
    await filled(settings, matches, count, people, rng)
    grown = await size_of(settings) - before
    growth = {"GB": round(grown / 1e9, 2), "kB a match": round(grown / 1000 / count, 1)}
    growth["laid down in s"] = round(time.perf_counter() - began)
    shown(f"{count} matches of {guests} guests", growth)


async def signed(settings: Settings) -> CookieSigner:
    """Who makes the cookies of the house."""
    hub = Hub(settings)
    await hub.open()
    await hub.close()
    return hub.signer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200_000)
    parser.add_argument("--guests", type=int, default=20_000)
    parser.add_argument("--requests", type=int, default=300, help="of each page")
    parser.add_argument("--folder", type=Path, help="where the house is kept; one that is there already is used")
    parser.add_argument("--postgres", action="store_true", help="a private PostgreSQL instead of SQLite")
    parser.add_argument("--drill", action="store_true", help="play every table again from a copy")
    parser.add_argument("--pages", action="store_true", help="nothing but pages")
    args = parser.parse_args()
    rng = random.Random(1)
    with place(args.folder, args.postgres) as (folder, database):
        settings = Settings(folder, database)
        if not settings.file.exists():
            asyncio.run(laid(settings, args.matches, args.guests, rng))
        with tempfile.TemporaryDirectory() as empty:
            for name, where, base in (("an empty house", empty, ""), ("start-up", str(folder), database)):
                took = [started(where, base) for _ in range(1 if args.pages else 3)]
                shown(name, {"best s": round(min(took), 2), "worst s": round(max(took), 2)})
        signer, tables = asyncio.run(signed(settings)), asyncio.run(lists(settings))
        with server(str(folder), database=database) as (process, address, _took):
            pages(House(address, process.pid), tables, signer, args.requests, rng)
        if not args.pages:
            keep(folder, database, args.drill)
        print(f"load of the machine: {os.getloadavg()[0]:.1f}", flush=True)


def started(folder: str, database: str) -> float:
    """Seconds until the doors are open."""
    with server(folder, database=database) as (_, _address, took):
        return took


def keep(folder: Path, database: str, drill: bool) -> None:
    """What keepers do."""
    shown("an hour's look for abandoned tables", asyncio.run(abandoned(Settings(folder, database))))
    kept(folder, database, "doctor")
    if drill:
        kept(folder, database, "drill")
    with tempfile.TemporaryDirectory(dir=folder) as copy:
        kept(folder, database, "backup", "--out", f"{copy}/kept.db")
    kept(folder, database, "prune", "--days", "330", "--check")
    kept(folder, database, "prune", "--days", "330")


if __name__ == "__main__":
    main()
