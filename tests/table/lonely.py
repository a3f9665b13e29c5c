"""Run by a test as a program of its own: whole tables of a game where nothing but pure Python can be imported."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

FOREIGN = (
    "litestar",
    "msgspec",
    "sqlalchemy",
    "aiosqlite",
    "sqlite3",
    "uvloop",
    "websockets",
    "uvicorn",
    "librt",
    "multiprocessing",
    "concurrent.futures.process",
)


class Customs:
    """Lets nothing in that a table must not need."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if any(name == foreign or name.startswith(f"{foreign}.") for foreign in FOREIGN):
            raise ImportError(f"a table needs {name}")


async def evening(game: str) -> dict[str, Any]:
    """A person, bots and an onlooker play to the end; both follow the patches, and the table is read again at times."""
    from magoteka.core.chance import Rng
    from magoteka.games import game_named
    from magoteka.table import wire
    from magoteka.table.guests import Guest
    from magoteka.table.opening import Opener
    from magoteka.table.store import MemoryStore
    from magoteka.table.thinker import OwnThinker
    from table.lookers import Looker

    rules, guest = game_named(game), Guest("guest", "Anna")
    bots = [wire.SeatRequest("bot", level="greedy")] * (max(3, rules.least) - 1)
    wish = wire.NewTable(game, [wire.SeatRequest("me"), *bots], dict(rules.brisk), 0.0)
    opener = Opener(MemoryStore(), OwnThinker(3), lambda: Rng(5))
    created = await opener.create(wish, guest)
    answers, reopened = 0, 0
    while True:
        table = await opener.table(created.table)
        lookers = [Looker(table, guest.id), Looker(table, None)]
        for one in lookers:
            await one.come()
        for number in range(16):
            await lookers[0].until_asked()
            await lookers[1].until(lookers[0].scene["version"])
            if number == 15 or lookers[0].scene["over"]:
                break
            answers += 1
            await lookers[0].answer(answers)
        for one in lookers:
            one.check()
        table.stop()
        reopened += 1
        if lookers[0].scene["over"]:
            return {"answers": answers, "reopened": reopened, "winners": lookers[0].scene["winners"]}


if __name__ == "__main__":
    for name in FOREIGN:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, Customs())
    found = asyncio.run(evening(sys.argv[1]))
    assert not [name for name in sys.modules if name.split(".")[0] in FOREIGN], sorted(sys.modules)
    print(json.dumps(found))
