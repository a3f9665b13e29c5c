"""Matches over simulated weeks: three people come only when they are told, by push, by mail, by a chat."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest

from extent import LONG, first
from magoteka.games import GAMES, game_named
from magoteka.server.settings import NoticeSettings
from magoteka.table.days import DAY, HOUR
from server.houses import Inside, Visitor, inside
from server.test_notices import Browser, Letters, Outside, letters, outside

__all__ = ["letters", "outside"]
SEATS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
ENOUGH = 12  # turns, in the short form
LAPSES = 0.2  # of the turns somebody lets go by, so that a bot answers


class Company:
    """Three people, who know of their turn by what reaches them outside the house alone."""

    def __init__(self, house: Inside, letters: Letters, outside: Outside) -> None:
        self.house, self.letters, self.outside = house, letters, outside
        self.people = [house.guest(name) for name in ("Анна", "Борис", "Вера")]
        self.browser = Browser(outside)
        self.heard = 0

    def open(self, game: str, settings: dict[str, Any]) -> str:
        """A table of theirs, with a way for each to be told."""
        anna, boris, vera = self.people
        opened = anna.open(SEATS, game, days={"hours": 24}, training=False, settings=settings)
        table = str(opened["table"])
        for guest in (boris, vera):
            guest.post(f"/api/tables/{table}/join", {"token": opened["join"]})
        anna.post("/api/notices/push", self.browser.wish)
        boris.post("/api/notices/mail", {"address": "boris@example.org", "daily": False, "lang": "ru"})
        way, code = re.search(r"/n/([\w-]+)\?code=([\w-]+)", self.letters.came.pop().get_content()).groups()
        boris.post(f"/api/notices/{way}/confirm", {"code": code})
        hook = {"shape": "json", "url": f"{self.outside.url}/hook", "lang": "ru"}
        vera.post(f"/api/tables/{table}/hook", hook)
        return table

    def told(self) -> list[Visitor]:
        """Who has just been told that it is his turn."""
        self.house.run(self.house.hub.herald.look)
        anna, boris, vera = self.people
        found = [boris] if self.letters.came else []
        for path, _, body in self.outside.came:
            if path == "/push/1":
                assert self.browser.read(body)["title"].startswith("Ваш ход")
                found.append(anna)
            elif "Вера" in json.loads(body)["who"]:
                found.append(vera)
        self.heard += len(found)
        self.letters.came.clear()
        self.outside.came.clear()
        return found

    def bots(self) -> None:
        """Let the house see whose time is up, and its bots answer."""

        async def looked() -> None:
            await self.house.hub.deadlines.look()
            for _, table in self.house.hub.at_hand():
                while tasks := [thought.task for thought in table.players.thinking.values() if thought.task]:
                    await asyncio.gather(*tasks)

        self.house.run(looked)


def answered(guest: Visitor, table: str) -> None:
    """Somebody comes, answers as long as he is asked, and goes."""
    with guest.live(table) as wire:
        scene = wire.hear()
        while scene["options"]:
            answer = {"type": "answer", "version": scene["version"], "seat": scene["chair"]}
            wire.send(**answer, answer=random.choice(scene["options"]))
            scene = wire.until("update")


@pytest.mark.parametrize("game", first(1, [(name,) for name in ("abraca", *sorted(set(GAMES) - {"abraca"}))]))
def test_a_match_is_played_to_its_end_over_weeks(
    game: str, tmp_path: Path, letters: Any, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    random.seed(game)
    real, shift = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + shift[0])
    lapsed = 0
    with inside(tmp_path, notices=NoticeSettings(letters.url, inside=True)) as house:
        company = Company(house, letters, outside)
        table = company.open(game, dict(game_named(game).brisk))
        began = time.time()
        while not house.table(table).journal.over and (LONG or company.heard < ENOUGH):
            shift[0] += random.uniform(2, 12) * HOUR
            for guest in company.told():
                if random.random() < LAPSES:
                    lapsed += 1
                else:
                    answered(guest, table)
                    house.until_left(table)
            if random.random() < 0.2:
                house.run(put_away, house)
            company.bots()
            assert time.time() - began < 3000 * DAY, "nobody is told any more"
        assert company.heard > lapsed
        assert house.table(table).journal.over or not LONG
        assert house.run(house.hub.deadlines.look) == 0


async def put_away(house: Inside) -> None:
    """No table is in memory."""
    house.hub.put_away(time.monotonic() + 1)
