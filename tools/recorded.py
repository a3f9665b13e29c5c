"""Plays matches at real tables and writes down what everybody is sent: `python -m tools.recorded web/.recorded`.

The client's tests feed these messages to the real client and compare what it then shows with what the server would
show: of the scene after each message, and of the picture at each event, a digest is written beside the message.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shutil
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from magoteka.core.chance import Rng
from magoteka.core.event import Option, seat_fields
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.preview import previews
from magoteka.core.problems import Problem
from magoteka.games import GAMES
from magoteka.table import wire
from magoteka.table.chronicle import PastMoment
from magoteka.table.guests import Guest
from magoteka.table.listener import Listener
from magoteka.table.opening import Opener
from magoteka.table.scene import way_of
from magoteka.table.store import MemoryStore
from magoteka.table.table import Table
from magoteka.table.thinker import OwnThinker
from magoteka.terminal import look_of
from magoteka.terminal.preview import Teller
from magoteka.texts import HOME, Texts

WHOLE = re.compile(r"(?<=\d)\.0(?=[,\]}])")
SEATS = (1, 2, 3)  # one, two, and three of whom two share a screen
LONG_AGO = 40  # answers: longer than pictures are kept
TOLD, LOOKED, ALIKE, MOST = 5, 150, 2, 4  # of previews: the seed, questions, those of a kind, and answers of each
PEOPLE = ["Анна", "Борис", "Вера", "Глеб"]
UNDO, LEAVE, RANDOM = 12, 5, 25  # of a hundred


def digest(value: Any) -> str:
    """A fingerprint of JSON that the client can take as well."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha1(WHOLE.sub("", text).encode(), usedforsecurity=False).hexdigest()[:12]


@dataclass
class Heard:
    """A message, what was asked for it, and what the client must then show."""

    message: Any
    since: int | None = None  # the version a connection that opened has named
    look: list[int | None] = field(default_factory=list)  # the chair that was asked for
    scene: str | None = None  # None: another message follows at once
    pictures: list[str] = field(default_factory=list)


class Client:
    """A screen: it looks, leaves, comes back."""

    def __init__(self, name: str, guest: str | None, table: Table, *, watching: bool = False) -> None:
        self.name = name
        self.guest = guest
        self.table = table
        self.watching = watching
        self.heard: list[Heard] = []
        self.listener: Listener | None = None
        self.away = 0
        self.veiled = False  # somebody knew what others may not since another of its people was called

    @property
    def mine(self) -> list[int]:
        """The seats it may answer for."""
        return [] if self.watching else self.table.seats_of(self.guest)

    @property
    def chair(self) -> int | None:
        """The seat it looks from."""
        return None if self.listener is None else self.table.audience.chair(self.listener)

    async def come(self, since: int | None, seat: int | None = None) -> None:
        """Connect."""
        self.listener = Listener(self.guest, self.name, watching=self.watching)
        await self.table.welcome(self.listener, -1 if since is None else since, seat)
        self.drain()
        self.heard[-1].since = since

    async def come_back(self) -> None:
        """Connect again, with the last version and chair known."""
        assert self.listener is not None
        assert self.listener.scene is not None
        await self.come(self.listener.scene.version, self.listener.scene.chair)

    async def look(self, seat: int | None) -> None:
        """Draw the curtain, or lift it."""
        assert self.listener is not None
        self.table.look(self.listener, seat)
        self.drain()
        self.heard[-1].look = [seat]

    def drain(self) -> None:
        """Write down what has come."""
        assert self.listener is not None
        first = len(self.heard)
        while not self.listener.outbox.empty():
            data = self.listener.outbox.get_nowait()
            assert data is not None
            message = json.loads(data)
            if message["type"] in ("table", "update"):
                self.heard.append(Heard(message, pictures=self.pictures(message)))
        if len(self.heard) > first:
            self.veiled |= self.listener.scene is not None and self.listener.scene.secret
            self.heard[-1].scene = digest(self.table.journal.comparer.written(self.table.audience.seen(self.listener)))

    def pictures(self, message: Any) -> list[str]:
        """What the table looked like at each event that the client shows: none where it only tells of them."""
        if message["type"] == "table" and message["past"] is None:
            return []
        journal, versions = self.table.journal, {moment["version"] for moment in message["moments"]}
        pasts = [past for past in journal.chronicle.moments if past.version in versions]
        return [digest(journal.game.codec.encode(view)) for past in pasts for view in self.views(past)]

    def views(self, past: PastMoment) -> list[Any]:
        """The table at each event of a moment, as this client may see it."""
        assert past.told is not None
        return [self.table.journal.game.view(one.table, self.chair) for one in past.told]


class Evening:
    """A match and its lookers."""

    def __init__(self, table: Table, clients: list[Client], seed: int) -> None:
        self.table = table
        self.clients = clients
        self.rng = Rng(seed)
        self.done: list[Client] = []

    def chance(self, percent: int) -> bool:
        """Something that happens so often."""
        return self.rng.below(100) < percent

    async def play(self) -> None:
        """Answer, take back, leave and come back until the match is over."""
        for client in self.clients:
            await client.come(None)
        while not self.table.journal.over:
            await self.answer()
            for client in self.clients:
                await self.come_and_go(client)
        for client in self.clients:
            if client.away:
                client.away = 0
                await client.come_back()
        await self.tell()

    async def answer(self) -> None:
        """One seat that is asked answers, and sometimes takes it back."""
        journal = self.table.journal
        asked = [client for client in self.clients if set(client.mine) & set(journal.asked())]
        client = asked[self.rng.below(len(asked))]
        seat = next(seat for seat in journal.asked() if seat in client.mine)
        await self.seat(client, seat)
        assert client.listener is not None
        option = journal.game.codec.encode(self.choice(seat))
        await self.table.hear(client.listener, wire.Answer(journal.version, seat, option))
        await self.tell()
        if client.chair == seat and journal.can_undo(seat) and self.chance(UNDO):
            await self.table.hear(client.listener, wire.Undo(seat))
            await self.tell()

    async def seat(self, client: Client, seat: int) -> None:
        """The person of the seat is before the screen."""
        if client.away:
            client.away = 0
            await client.come_back()
            await self.tell()
        if client.chair != seat:
            await client.look(seat)

    def choice(self, seat: int) -> Option:
        """What looks best, or anything."""
        journal = self.table.journal
        options = journal.options(seat)
        if self.chance(RANDOM):
            return options[self.rng.below(len(options))]
        rates = journal.game.mind.prior(journal.match.view(seat), options)
        return options[rates.index(max(rates))]

    async def come_and_go(self, client: Client) -> None:
        """Somebody leaves for a while, and comes back to the same page or to a new one."""
        assert client.listener is not None
        if client.away > 1:
            client.away -= 1
        elif client.away == 1:
            client.away = 0
            if self.chance(50) and len(client.mine) < 2:
                self.reload(client)
            await client.come_back()
            await self.tell()
        elif self.chance(LEAVE):
            client.away = 1 + self.rng.below(8) + LONG_AGO * int(self.chance(15))
            await self.table.farewell(client.listener)
            await self.tell()

    def reload(self, client: Client) -> None:
        """What was shown is gone; only the version is remembered."""
        self.done.append(Client(client.name, client.guest, self.table, watching=client.watching))
        self.done[-1].heard, client.heard = client.heard, []

    async def tell(self) -> None:
        """Everybody who listens hears what is new."""
        await asyncio.sleep(0)
        for client in self.clients:
            if not client.away:
                client.drain()
                await self.draw(client)

    async def draw(self, client: Client) -> None:
        """A screen draws the curtain by itself when another of its people is asked, if there is anything to hide."""
        asked = [seat for seat in self.table.journal.asked() if seat in client.mine]
        if asked and client.chair not in (None, asked[0]):
            veiled, client.veiled = client.veiled, False
            await client.look(None if veiled else asked[0])


async def recorded(name: str, seats: int, seed: int) -> Any:
    """A match of a game: who heard what."""
    game = GAMES[name]
    opener = Opener(MemoryStore(), OwnThinker(seed), lambda: Rng(seed))
    kinds = ("me", "here", "friend") if seats == 3 else ("me", "friend")[:seats]
    wishes = [wire.SeatRequest(kind, "Н" if kind == "here" else "") for kind in kinds]  # type: ignore[arg-type]  # words of the Literal
    owner, friend = Guest("owner", "А"), Guest("friend", "Б")
    created = await opener.create(wire.NewTable(name, wishes, dict(game.brisk), 0), owner)
    table = await opener.table(created.table)
    for invite in created.invites:
        await table.seating.join(friend, invite.token)
    clients = [Client("owner", owner.id, table), Client("spectator", None, table, watching=True)]
    clients += [Client("friend", friend.id, table)] if created.invites else []
    evening = Evening(table, clients, seed)
    await evening.play()
    screens = [await screen(table, client, client in clients) for client in [*evening.done, *clients]]
    table.stop()
    return {"game": name, "seats": seats, "screens": screens}


async def screen(table: Table, client: Client, stayed: bool) -> Any:
    """What a client has heard, and the chronicle it can read at the end."""
    told = await chronicle(table, client.chair) if stayed else []
    heard = [{key: value for key, value in asdict(one).items() if value not in ([], None)} for one in client.heard]
    return {"name": client.name, "watching": client.watching, "heard": heard, "chronicle": told}


async def chronicle(table: Table, chair: int | None) -> list[list[Any]]:
    """All pages of the chronicle, the last one first."""
    pages: list[list[Any]] = []
    before = table.journal.version + 1
    while page := await table.chronicle(chair, before):
        pages.append([asdict(moment) for moment in page])
        before = page[0].version
    return pages


def openings(game: Game) -> list[Any]:
    """What the first seat sees at the beginning, for each choice of each setting."""
    found = []
    for setting in game.settings:
        for choice in setting.choices:
            for seats in range(game.least, game.most + 1):
                with suppress(Problem):  # some choices need more seats
                    match = Match.new(game, seats, {setting.key: choice}, Rng(seats))
                    found.append(
                        {"setting": f"{setting.key} {choice} {seats}", "view": game.codec.encode(match.view(0))}
                    )
    return found


def told(game: Game) -> dict[str, Any]:
    """What answers do, as a message, with what the terminal says of it in both languages."""
    seats = min(game.most, max(2, game.least))
    match, rng, seen = Match.new(game, seats, dict(game.brisk), Rng(TOLD)), Rng(TOLD), Counter[str]()
    names, quiet, cases = PEOPLE[:seats], look_of(game).QUIET, []
    for _ in range(LOOKED):
        if match.over:
            match = Match.new(game, seats, dict(game.brisk), rng)
        seat = match.waiting()[0]
        asked, options = game.codec.tag_of(match.asked(seat)), match.options(seat)
        seen[asked] += 1
        if seen[asked] <= ALIKE:
            tellers = {lang: Teller(game, Texts(lang), names, seat, asked, quiet) for lang in HOME}
            ways = zip(options[:MOST], previews(game, match.state, seat), strict=False)
            cases += [
                {
                    "seat": seat,
                    "asked": asked,
                    "option": game.codec.encode(option),
                    "way": asdict(way_of(game.codec, way, odds=False)),
                    "short": {lang: teller.about(option, way) for lang, teller in tellers.items()},
                    "whole": {lang: teller.whole(option, way) for lang, teller in tellers.items()},
                }
                for option, way in ways
            ]
        match.submit(seat, options[rng.below(len(options))])
    fields = {row.tag: found for row in game.codec.by_tag.values() if (found := list(seat_fields(row.kind)))}
    return {"game": game.name, "names": names, "quiet": sorted(quiet), "seat_fields": fields, "cases": cases}


def write(path: Path, value: Any) -> None:
    """Write JSON."""
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def main(folder: Path) -> None:
    """Record matches of all games."""
    for kind in ("matches", "openings", "told"):
        shutil.rmtree(folder / kind, ignore_errors=True)
        (folder / kind).mkdir(parents=True)
    for game in GAMES.values():
        write(folder / "openings" / f"{game.name}.json", openings(game))
        write(folder / "told" / f"{game.name}.json", told(game))
        for seats in SEATS:
            if game.least <= seats <= game.most:
                match = asyncio.run(recorded(game.name, seats, 7 * seats))
                write(folder / "matches" / f"{game.name}-{seats}.json", match)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
