"""Messages that no honest client sends, by a seed: `PYTHONPATH=src:tests python -m server.nonsense [messages] [seed]`.

They come from a player, from an onlooker and from a player at the shared screen, at tables of all games. None may be
answered with a mistake of ours, none may change a table on behalf of another seat, and afterwards every table must be
in the store as it is in memory.
"""

from __future__ import annotations

import json
import logging
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from magoteka.games import GAMES
from magoteka.table.limits import Bucket, Purse
from magoteka.table.wire import CLIENT
from server.houses import Inside, Visitor, Wire, inside

BATCH = 20
MARK = "the-last-one"
NAUGHTY: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    15,
    16,
    99,
    2**31,
    2**63,
    2**64,
    -(2**70),
    1.5,
    1e308,
    "",
    "0",
    "null",
]
NAUGHTY += [
    "\u202e",
    "\0",
    "<script>alert(1)</script>",
    "' or 1=1 --",
    "%s%n",
    "{x}",
    "a" * 501,
    "я" * 300,
    "\U0001f600",
]
NAUGHTY += [
    [],
    [[]],
    [0] * 50,
    {},
    {"tag": None},
    {"tag": "declare"},
    {"tag": []},
    {"__class__": "x"},
    {"type": "ping"},
]


class Nonsense:
    """A source of bad messages that knows what good ones look like."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def message(self, scene: Any) -> str:
        """One frame."""
        pick = self.luck.random()
        if pick < 0.10:
            return self.noise()
        text = json.dumps(self.bent(self.honest(scene)), ensure_ascii=self.luck.random() < 0.5)
        if pick < 0.18:
            return text[: self.luck.randrange(len(text) + 1)]
        if pick < 0.26:
            return self.scratched(text)
        return text

    def noise(self) -> str:
        """No JSON at all, too long, or too deep."""
        kinds = ("[" * 4000, '{"type":' * 500, "a" * 5000, '"', "", "nul", "NaN", "1e999", "\ufeff{}", "\\ud800")
        size = self.luck.randrange(80)
        return self.luck.choice([*kinds, "".join(chr(self.luck.randrange(32, 0x2FF)) for _ in range(size))])

    def scratched(self, text: str) -> str:
        """A few letters are others."""
        letters = list(text)
        for _ in range(self.luck.randrange(1, 4)):
            letters[self.luck.randrange(len(letters))] = chr(self.luck.randrange(32, 127))
        return "".join(letters)

    def honest(self, scene: Any) -> dict[str, Any]:
        """A message of the protocol, not always about our own seat or about now."""
        kind = self.luck.choice([*CLIENT, "answer", "answer", "answer"])
        seat = self.luck.choice([scene.get("chair"), 0, 1, 2, 15])
        version = scene["version"] + self.luck.choice([0, 0, 0, -1, 1, -9])
        option = self.luck.choice(scene["options"] or [{"tag": "declare", "spell": 3}])
        fields = {"version": version, "seat": seat, "answer": option, "text": self.luck.choice(NAUGHTY)}
        wanted = CLIENT[kind].__dataclass_fields__
        return {"type": kind, **{name: value for name, value in fields.items() if name in wanted}}

    def bent(self, value: Any) -> Any:
        """The same with something wrong in it, at any depth, or with nothing wrong."""
        if self.luck.random() < 0.3:
            return value
        if isinstance(value, dict) and value and self.luck.random() < 0.9:
            key = self.luck.choice(list(value))
            turn = self.luck.random()
            if turn < 0.1:
                return {name: part for name, part in value.items() if name != key}
            if turn < 0.2:
                return {**value, str(self.luck.choice(NAUGHTY)): self.luck.choice(NAUGHTY)}
            return {**value, key: self.bent(value[key])}
        return self.luck.choice(NAUGHTY)


class Endless(Bucket):
    """Never empty: here the limits are not what is tried."""

    def take(self, cost: float = 1) -> bool:
        return True


class Trial:
    """A house in which nonsense is talked."""

    def __init__(self, house: Inside, seed: int) -> None:
        self.house = house
        self.nonsense = Nonsense(seed)
        self.heard: Counter[str] = Counter()
        endless = Endless(1, 1)
        house.hub.limits.bind = lambda one, address: vars(one).update(  # type: ignore[method-assign]
            messages=Purse(endless), chat=Purse(endless), address=address
        )
        house.hub.limits.calls.of = lambda key: endless  # type: ignore[method-assign]
        house.hub.limits.knocks.of = lambda key: endless  # type: ignore[method-assign]
        house.hub.limits.openings.of = lambda key: endless  # type: ignore[method-assign]
        house.hub.limits.openings_from.of = lambda key: endless  # type: ignore[method-assign]

    def evening(self, game: str, messages: int) -> int:
        """A table of one game at which so many messages are sent; how many were."""
        anna, boris, eve = (self.house.guest(name) for name in ("Анна", "Борис", "Ева"))
        seats = [{"kind": "me"}, {"kind": "friend"}, *[{"kind": "bot", "level": "random"}] * 4]
        opened = anna.open(seats[: max(2, GAMES[game].least)], game)
        boris.post(f"/api/tables/{opened['table']}/join", {"token": opened["invites"][0]["token"]})
        table, sent = self.house.table(opened["table"]), 0
        table.gallery = Endless(1, 1)
        while sent < messages and not table.journal.over:
            for visitor, query in ((anna, ""), (boris, ""), (eve, f"?watch={opened['watch']}")):
                sent += self.talk(visitor, opened["table"], query)
        self.check(opened["table"])
        return sent

    def talk(self, visitor: Visitor, table_id: str, query: str) -> int:
        """Some messages of one connection, and what is heard of them."""
        table, sent = self.house.table(table_id), 0
        with visitor.live(table_id, query) as wire:
            scene = wire.hear()
            try:
                for sent in range(1, BATCH + 1):
                    wire.socket.send_text(self.nonsense.message(scene))
                wire.send(type="ping", **{MARK: 1})  # the field that is not known is named in the answer
                self.listen(wire)
            except WebSocketDisconnect as error:
                if not 4400 <= error.code < 4500:
                    raise
                self.heard[f"closed {error.code}"] += 1
        if query:
            assert all(one.chair is None for one in table.audience.listeners if one.watching)
        return sent

    def listen(self, wire: Wire) -> None:
        """Hear everything up to the last answer."""
        while MARK not in (message := wire.hear()).get("sentence", ""):
            self.heard[message.get("tag", message["type"])] += 1
            assert message.get("tag") != "broken", message

    def check(self, table_id: str) -> None:
        """What is stored is what is there."""
        table = self.house.table(table_id)
        stored = self.house.run(self.house.hub.opener.journal, table_id)
        assert (stored.version, stored.match.digest()) == (table.journal.version, table.journal.match.digest())


def tried(data: Path, messages: int, seed: int) -> tuple[int, Counter[str]]:
    """Talk nonsense in a house of our own: how many messages, and what was heard of them."""
    with inside(data) as house:
        trial, sent, names = Trial(house, seed), 0, list(GAMES)
        while sent < messages:
            game = names[sent // 7 % len(names)]
            sent += trial.evening(game, min(2000, max(300, messages // len(names))))
        return sent, trial.heard


def main() -> None:
    """Try as many as was asked for, and say what came of it."""
    messages, seed = [*map(int, sys.argv[1:]), *(100_000, 1)[len(sys.argv) - 1 :]]
    logging.basicConfig(level=logging.ERROR)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        sent, heard = tried(Path(folder), messages, seed)
    print(f"{sent} messages with seed {seed} in {time.monotonic() - began:.0f} s; heard: {dict(heard.most_common())}")


if __name__ == "__main__":
    main()
