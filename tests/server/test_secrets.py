"""Nothing a seat may not know ever leaves the server for it: twin worlds on the bytes of the wire."""

import json
import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from contract.cases import Case
from contract.test_twin_worlds import all_open
from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.server.folder import Folder
from magoteka.server.guests import COOKIE
from magoteka.table import scene
from magoteka.table.chronicle import Chronicle
from magoteka.table.guests import Guest
from magoteka.table.head import Head, head_json
from magoteka.table.journal import Journal
from magoteka.table.schema import packed
from magoteka.table.seats import Seat
from magoteka.table.store import Row
from server.houses import Inside, Visitor, Wire, inside
from server.twins import history, twin

TABLE = "the-same-table"
SEATS = [Seat(f"name-{number}", f"guest-{number}") for number in range(3)]
SECRETIVE = [name for name, game in GAMES.items() if not all_open(Case(game, max(2, game.least)))]


def head_of(name: str) -> Head:
    """A table of three."""
    game = GAMES[name]
    return Head(name, game.ruleset, len(SEATS), game.agreed({}), "guest-0", 0, None, True, "watch-secret")


def worlds(game: str, looker: int | None, answers: int, seed: int) -> tuple[list[Row], list[Row]]:
    """Two histories that only the looker cannot tell apart."""
    head, rng = head_of(game), Rng(seed)
    for _ in range(3000):
        here = history(head, SEATS, rng, answers)
        there = twin(GAMES[game], head, here, looker, rng)
        if there is not None and there != here:
            return here, there
    raise AssertionError("no twins were found")


def visitor(house: Inside, looker: int | None) -> Visitor:
    """The holder of a seat, or somebody with the secret of the spectators."""
    found = house.guest("")
    if looker is not None:
        found.cookie = f"{COOKIE}={house.hub.signer.write(Guest(f'guest-{looker}', ''))}"
    return found


async def happen(house: Inside, row: Row) -> None:
    """Let a row of history happen at the table, and everyone be told."""
    table = await house.hub.table(TABLE)

    async def now() -> None:
        table.journal.happen(row)
        table.journal.ask(kept=False)
        await table.stored(row)

    await table.do(now)


def bytes_told(data: Path, head: Head, rows: list[Row], looker: int | None) -> list[str]:
    """Everything that the looker is sent: live, on asking, on connecting again and after a restart."""
    query = "watch=watch-secret" if looker is None else ""
    heard: list[str] = []
    with inside(data) as house, ExitStack() as open_wires:
        journal = played(head, rows[:1])
        house.run(house.hub.store.create, TABLE, head_json(head), rows[:1], journal.brief(), journal.snapshot())
        guest = visitor(house, looker)
        wire = open_wires.enter_context(guest.live(TABLE, f"?{query}"))
        wire.hear()
        for row in rows[1:]:
            house.run(happen, house, row)
            wire.hear()
        nosy(wire, looker)
        heard += wire.bytes
        for since in range(-1, len(rows)):
            heard += first_words(guest, f"?since={since}&{query}")
        heard.append(json.dumps(guest.get(f"/api/tables/{TABLE}/record?{query}")))
        heard += [
            json.dumps(guest.get(f"/api/tables/{TABLE}/chronicle?before={n}&{query}")) for n in range(len(rows) + 1)
        ]
    with inside(data) as house:
        heard += first_words(visitor(house, looker), f"?{query}")
    return heard


def played(head: Head, rows: list[Row]) -> Journal:
    """The journal that the rows make."""
    journal = Journal(head, Journal.new_match(head, Rng(0)), SEATS, Chronicle())
    for row in rows:
        journal.happen(row)
    return journal


def nosy(wire: Wire, looker: int | None) -> None:
    """Ask for everything that can be asked without changing the table."""
    for seat in range(3):
        for spell in range(1, 9):
            wire.ask(type="why", seat=seat, answer={"tag": "declare", "spell": spell})
        wire.ask(type="odds", seat=seat)
        wire.ask(type="previews", seat=seat)
        if seat != looker:
            wire.ask(type="look", seat=seat)
            wire.ask(type="hint", seat=seat)
    wire.ask(type="look", seat=looker)


def first_words(guest: Visitor, query: str) -> list[str]:
    with guest.live(TABLE, query) as wire:
        wire.hear()
        return wire.bytes


def table_of(game: str, rows: list[Row]) -> str:
    """What lies on the table after these rows."""
    return played(head_of(game), rows).match.digest()


@pytest.mark.parametrize("answers", [0, 2, 5])
@pytest.mark.parametrize("looker", [0, 1, 2, None])
@pytest.mark.parametrize("game", SECRETIVE)
def test_twin_worlds_send_the_same_bytes(tmp_path: Path, game: str, looker: int | None, answers: int) -> None:
    here, there = worlds(game, looker, answers, seed=10 * answers + (looker or 0))
    assert table_of(game, here) != table_of(game, there), "the worlds differ"
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
    Folder(tmp_path / "here").signer()
    shutil.copy(tmp_path / "here" / "secret", tmp_path / "there" / "secret")
    told_here = bytes_told(tmp_path / "here", head_of(game), here, looker)
    told_there = bytes_told(tmp_path / "there", head_of(game), there, looker)
    assert told_here == told_there
    assert len(told_here) > 30


def test_the_twins_would_be_told_apart_by_a_leak() -> None:
    """The test above can fail: another seat is told different bytes in the same two worlds."""
    assert "abraca" in SECRETIVE
    worlds_of_first = worlds("abraca", 0, 2, seed=4)
    journals = [played(head_of("abraca"), rows) for rows in worlds_of_first]
    own, others = ([events(journal, chair) for journal in journals] for chair in (0, 1))
    assert own[0] == own[1]
    assert others[0] != others[1]


def test_a_leak_between_two_questions_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures beside the events count: were they another seat's, the same two worlds would be told apart."""
    here, there = worlds("abraca", 0, 2, seed=4)
    game = GAMES["abraca"]
    true_view = game.view

    def leaky(g: Any, seat: int | None) -> Any:
        return true_view(g, 1 if g.midway else seat)

    monkeypatch.setattr(type(game), "view", staticmethod(leaky))
    told = []
    for rows in (here, there):
        journal = played(head_of("abraca"), rows[:1])
        before = scene.looked(journal, [0], 0, scene.common(journal, [], None, ()))
        for row in rows[1:]:
            journal.happen(row)
        told.append(
            packed(scene.update(journal, before, scene.looked(journal, [0], 0, scene.common(journal, [], None, ()))))
        )
    assert told[0] != told[1]


def events(journal: Journal, chair: int | None) -> dict[int, list[Any]]:
    """What a chair was told, by version."""
    return {past.version: past.events(journal.game.codec, chair) for past in journal.chronicle.moments}


def test_a_shared_screen_gets_the_knowledge_of_one_chair_at_a_time(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        opened = anna.open([{"kind": "me"}, {"kind": "here", "name": "Борис"}])
        table = house.table(opened["table"])
        with anna.live(opened["table"]) as wire:
            curtain = wire.hear()
            assert (curtain["mine"], curtain["chair"], curtain["options"]) == ([0, 1], None, [])
            check_chair(table.journal, curtain, None)
            refused = wire.ask(type="answer", version=0, seat=0, answer={"tag": "declare", "spell": 8})
            assert refused["tag"] == "not-yours"
            for number in range(9):
                seat = table.journal.match.waiting()[0]
                scene = wire.ask(type="look", seat=seat)
                check_chair(table.journal, scene, seat)
                assert scene["options"]
                for kind in ("odds", "hint", "undo"):
                    assert wire.ask(type=kind, seat=1 - seat)["tag"] == "not-yours"
                option = scene["options"][number % 3 % len(scene["options"])]
                wire.send(type="answer", version=scene["version"], seat=seat, answer=option)
                check_chair(table.journal, wire.hear(), seat)
                check_chair(table.journal, wire.ask(type="look", seat=None), None)
                if table.journal.match.over:
                    break


def check_chair(journal: Journal, message: dict, chair: int | None) -> None:
    """The message holds what the chair may know, and no field that could hold more."""
    encode = journal.game.codec.encode
    assert message["chair"] == chair
    assert message["view"] == encode(journal.match.view(chair))
    expected = events(journal, chair)
    for moment in message["moments"]:
        assert [one["event"] for one in moment["told"]] == expected[moment["version"]]
    options = [] if chair is None else journal.match.options(chair)
    assert message["options"] == [encode(option) for option in options]


def test_the_record_is_closed_until_the_end(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        opened = anna.open([{"kind": "me"}, {"kind": "here"}])
        path = f"/api/tables/{opened['table']}/record"
        assert anna.get(path)["tag"] == "not-over"
        assert house.guest("Ева").get(path)["tag"] == "not-yours"
