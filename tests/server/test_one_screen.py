"""Several people at one screen: until the end, whatever it asks for, it is told what the chair before it may know."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from magoteka.server.api import calls
from magoteka.server.folder import Folder
from magoteka.table.head import head_json
from magoteka.table.limits import Bucket
from magoteka.table.store import Row
from server.houses import Inside, Visitor, Wire, inside
from server.test_secrets import SEATS, SECRETIVE, TABLE, head_of, played, visitor, worlds

ONE_SCREEN = [replace(seat, holder="guest-0", here=number > 0) for number, seat in enumerate(SEATS)]
QUERY = {  # what a call may be told besides its path
    "perspective": ("", "0", "1", "2", "watch", "open"),
    "seat": ("", "0", "1", "2"),
    "at": ("", "1"),
    "first": ("0",),
    "before": ("99",),
    "watch": ("",),
    "lang": ("",),
}
BOT = {"kind": "bot", "level": "random"}
BRANCH = {"version": 1, "seats": [{"kind": "me"}, {"kind": "here"}, BOT], "perspective": 1}
BODY: dict[str, Any] = {"branch": BRANCH, "share": {"on": True}, "past": {}}
LEFT_OUT = {  # calls that change the company or the table itself, and tell nothing of what lies on it
    "forget", "join", "move", "moved", "order", "rematch", "remove", "seat"
}  # fmt: skip


def addresses(table: str) -> list[tuple[str, str, str]]:
    """Every call about a table, with everything that can be asked of it: its name, method and address."""
    found = []
    for call in calls():
        if "{table}" not in call.path or call.name in LEFT_OUT:
            continue
        known = [one for one in call.parameters if one in QUERY]
        for values in product(*(QUERY[one] for one in known)):
            query = "&".join(f"{one}={value}" for one, value in zip(known, values, strict=True) if value)
            found.append((call.name, call.method, f"/api{call.path.replace('{table}', table)}?{query}"))
    return found


def seated(rows: list[Row]) -> list[Row]:
    """The same history, at one screen."""
    written = [vars(seat) | {"look": vars(seat.look)} for seat in ONE_SCREEN]
    return [Row(rows[0].seq, rows[0].kind, {**rows[0].body, "seats": written}), *rows[1:]]


def laid(house: Inside, game: str, rows: list[Row]) -> None:
    """A stored table with these rows."""
    head = head_of(game)
    journal = played(head, seated(rows))
    house.run(house.hub.store.create, TABLE, head_json(head), seated(rows), journal.brief(), journal.snapshot())


def asked(guest: Visitor, wire: Wire, looker: int | None) -> list[str]:
    """Everything that the screen is told, whatever it asks for, while `looker` is before it."""
    heard = [json.dumps(wire.ask(type="look", seat=looker))]
    for seat in range(len(SEATS)):
        for kind in ("odds", "undo", "places", "hint", "previews"):
            if seat == looker and kind in ("places", "previews"):
                heard.append(json.dumps(wire.ask(type=kind, seat=seat)))
            elif seat != looker:
                heard.append(json.dumps(wire.ask(type=kind, seat=seat)))
                assert json.loads(heard[-1])["tag"] == "not-yours"
    for name, method, path in addresses(TABLE):
        found = guest.house.client.request(
            method, path, headers=guest.headers(), **({"json": BODY.get(name, {})} if method == "POST" else {})
        )
        heard.append(f"{name} {path} {found.content!r}")
    return heard


@pytest.mark.parametrize("looker", [0, 1, 2, None])
@pytest.mark.parametrize("game", SECRETIVE)
def test_one_screen_tells_nothing_of_another_chair(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, looker: int | None
) -> None:
    """In two worlds that the chair before the screen cannot tell apart, every reply is the same."""
    monkeypatch.setattr(Bucket, "take", lambda *_: True)
    told = []
    here, there = worlds(game, looker, 4, seed=7 + (looker or 0))
    for name in ("0", "1"):
        (tmp_path / name).mkdir()
    Folder(tmp_path / "0").signer()
    shutil.copy(tmp_path / "0" / "secret", tmp_path / "1" / "secret")
    for number, rows in enumerate((here, there)):
        with inside(tmp_path / str(number)) as house:
            laid(house, game, rows)
            guest = visitor(house, 0)
            with guest.live(TABLE) as wire:
                assert wire.hear()["chair"] is None
                told.append(asked(guest, wire, looker))
    assert told[0] == told[1]
    replays = [line for line in told[0] if line.startswith("replay ")]
    assert sum('"now":' in line for line in replays) == (0 if looker is None else 4), "without a word, and by name"
    assert all(f'"now":"{looker}"' in line for line in replays if '"now":' in line)


def test_a_page_of_what_happened_closes_when_another_person_comes(tmp_path: Path) -> None:
    """The page is left open, or found again by going back: who sits before the screen now sees nothing on it."""
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        table = anna.open([{"kind": "me"}, {"kind": "here", "name": "Борис"}])["table"]
        path = f"/api/tables/{table}"
        assert anna.get(f"{path}/replay")["tag"] == "no-perspective", "nobody has lifted the curtain yet"
        with anna.live(table) as wire:
            wire.hear()
            wire.ask(type="look", seat=0)
        house.until_left(table)
        assert anna.get(f"{path}/replay")["now"] == "0", "who goes to that page has left the table"
        assert anna.get(f"{path}/replay?perspective=0")["perspectives"] == ["0"]
        assert anna.get(f"{path}/replay?perspective=1")["tag"] == "no-perspective"
        with anna.live(table) as wire:
            wire.hear()
            assert anna.get(f"{path}/replay-page?first=0&perspective=0")["tag"] == "no-perspective", "the curtain hangs"
            wire.ask(type="look", seat=1)
            assert anna.get(f"{path}/replay-page?first=0&perspective=0")["tag"] == "no-perspective"
            assert anna.get(f"{path}/replay")["now"] == "1"


def test_an_advice_that_comes_late_is_not_given_to_the_next_person(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        table = anna.open([{"kind": "me"}, {"kind": "here"}], training=True)["table"]
        with anna.live(table) as wire:
            wire.hear()
            seat = house.table(table).journal.match.waiting()[0]
            wire.ask(type="look", seat=seat)
            wire.send(type="hint", seat=seat)
            wire.send(type="look", seat=1 - seat)
            assert wire.hear()["chair"] == 1 - seat
            wire.send(type="ping")
            kinds = [wire.hear()["type"]]
            while house.table(table).players.advising:
                house.run(still)
            wire.send(type="ping")
            kinds.append(wire.hear()["type"])
            assert kinds == ["pong", "pong"]


async def still() -> None:
    """Nothing, where the house lives."""
