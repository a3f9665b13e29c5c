"""A table read again is the table that was put away: from snapshots, after taking back, from rows of old programs."""

import asyncio
import gc
import weakref
from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.problems import CannotGoOn, StaleSnapshot
from magoteka.core.record import GameRecord
from magoteka.games import GAMES
from magoteka.table import chronicle, store
from magoteka.table import journal as journals
from magoteka.table.guests import Guest
from magoteka.table.head import Head, head_json
from magoteka.table.journal import Journal
from magoteka.table.opening import Opener
from magoteka.table.seats import Seat
from magoteka.table.store import MemoryStore, Row, Snapshot, Stored
from magoteka.table.thinker import OwnThinker
from table.lookers import Looker, text

TABLE = "table"
ANNA, BORIS = Guest("guest-0", "Анна"), Guest("guest-1", "Борис")


def head_of(name: str, seats: int = 3) -> Head:
    game = GAMES[name]
    return Head(name, game.ruleset, max(seats, game.least), game.agreed(game.brisk), "guest-0", 0, None, True, "watch")


def seats_of(head: Head) -> list[Seat]:
    return [Seat(f"name-{number}", f"guest-{number}") for number in range(head.count)]


class Played:
    """A table that is played by chance, and the store that has it."""

    def __init__(self, name: str, seed: int) -> None:
        self.head = head_of(name)
        self.luck = Rng(seed)
        self.store = MemoryStore()
        self.opener = Opener(self.store, OwnThinker(1), lambda: Rng(seed + 1))
        self.journal, row, snapshot = Journal.begin(self.head, seats_of(self.head), Rng(seed + 1))
        asyncio.run(self.store.create(TABLE, head_json(self.head), [row], self.journal.brief(), snapshot))
        self.snapshots = 1

    def keep(self, row: Row | None) -> None:
        if row is None:
            return
        snapshot = self.journal.due()
        self.snapshots += snapshot is not None
        asyncio.run(self.store.append(TABLE, row, self.journal.brief(), snapshot))

    def step(self) -> None:
        """An answer by chance; sometimes one is taken back, sometimes somebody takes another name."""
        journal, match = self.journal, self.journal.match
        undoing = [seat for seat in range(self.head.count) if match.can_undo(seat)]
        if undoing and self.luck.below(3) == 0:
            self.keep(journal.undo(undoing[0]))
        elif self.luck.below(10) == 0:
            self.keep(journal.reseat([*journal.seats[1:], journal.seats[0]]))
        else:
            waiting = match.waiting()
            seat = waiting[self.luck.below(len(waiting))]
            options = match.options(seat)
            self.keep(journal.submit(seat, options[self.luck.below(len(options))]))

    def play(self, steps: int) -> None:
        for _ in range(steps):
            if not self.journal.match.over:
                self.step()

    def again(self) -> Journal:
        return asyncio.run(self.opener.journal(TABLE))


def known(journal: Journal) -> str:
    """All that can be asked of a table."""
    chairs = [*range(journal.head.count), None]
    write = journal.comparer.written
    return text(
        {
            "brief": journal.brief(),
            "version": journal.version,
            "views": [write(journal.match.view(chair)) for chair in chairs],
            "options": [write(journal.options(chair)) for chair in chairs],
            "undo": [journal.can_undo(chair) for chair in chairs],
            "broken": write(journal.broken),
        }
    )


def check_moments(here: Journal, there: Journal) -> None:
    """What both have at hand of the chronicle is the same, and ends alike."""
    codec = here.game.codec
    ours, theirs = ([[one.version, one.events(codec, None)] for one in these.since(-1)[1]] for these in (here, there))
    shared = min(len(ours), len(theirs))
    assert shared > 0
    assert ours[-shared:] == theirs[-shared:]


def check_since(here: Journal, there: Journal) -> None:
    """Whoever comes back hears the same, whichever version he knew; far back, either may have to tell all anew."""
    for since in range(-1, here.version + 2):
        keep, later = here.since(since)
        other, theirs = there.since(since)
        if chronicle.UNKNOWN not in (keep, other):
            assert (keep, [one.version for one in later]) == (other, [one.version for one in theirs])


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots are near each other, and little of the chronicle is kept at hand."""
    monkeypatch.setattr(journals, "EVERY", 5)
    monkeypatch.setattr(journals, "HELD", 4)
    monkeypatch.setattr(store, "NEAR", 12)
    monkeypatch.setattr(chronicle, "SHOWN", 7)
    monkeypatch.setattr(chronicle, "PICTURED", 3)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("name", list(GAMES))
def test_a_table_that_is_read_again_is_the_same(name: str) -> None:
    played = Played(name, seed=4)
    for _ in range(60):
        played.play(1)
        again = played.again()
        assert known(again) == known(played.journal)
        check_moments(again, played.journal)
        check_since(played.journal, again)
        assert [point.place for point in again.match.undo_points] == [
            point.place for point in played.journal.match.undo_points
        ]
        if played.journal.match.over:
            break
    assert played.snapshots > 1


@pytest.mark.usefixtures("small")
def test_a_table_plays_on_from_where_it_was_read() -> None:
    """Each stretch of the match is played by a journal that has read what the one before it has stored."""
    played, whole = Played("abraca", seed=9), Played("abraca", seed=9)
    for _ in range(12):
        played.journal = played.again()
        played.journal.match.rng, whole.journal.match.rng = Rng(played.journal.version), Rng(played.journal.version)
        played.play(5)
        whole.play(5)
        assert known(played.journal) == known(whole.journal)


@pytest.mark.usefixtures("small")
def test_memory_does_not_grow_with_the_match() -> None:
    played = Played("five_seals", seed=2)
    played.play(120)
    assert played.journal.version == 120
    assert len(played.journal.match.record.answers) < 40
    assert len(played.journal.match.log) < 100
    assert len(played.journal.chronicle.moments) < 30
    assert sum(one.end is not None for one in played.journal.chronicle.moments) <= 3
    assert len(played.store.tables[TABLE].rows) == 121


@pytest.mark.usefixtures("small")
def test_the_older_chronicle_is_brought_on_request() -> None:
    async def evening() -> None:
        played = await asyncio.to_thread(Played, "abraca", 6)
        await asyncio.to_thread(played.play, 80)
        table = await played.opener.table(TABLE)
        looker = Looker(table, "guest-1")
        await looker.come()
        told = dict(looker.moments)
        while older := await table.chronicle(1, min(told)):
            assert max(moment.version for moment in older) < min(told)
            told |= {moment.version: [vars(one) for one in moment.told] for moment in older}
        rows = chronicle.standing(await played.store.rows(TABLE))
        moves = [row for row in rows if "answers" in row.body]
        assert sorted(told) == [row.seq for row in moves]
        codec = table.journal.game.codec
        for row in moves:
            seen = [codec.encode(codec.decode(fact).seen_by(1)) for fact in chronicle.facts_of(row)]
            assert [one["event"] for one in told[row.seq]] == seen
        table.stop()

    asyncio.run(evening())


# --- rows of another program -----------------------------------------------------------------------------------------


def age(played: Played) -> None:
    """Let the store have what Magoteka 0.1.0 would have stored: fingerprints, no events, no snapshot."""
    kept = played.store.tables[TABLE]
    for row in asyncio.run(played.store.rows(TABLE)):
        if "answers" in row.body:
            answers = [[seat, option, "0123456789abcdef"] for seat, option, _ in row.body["answers"]]
            kept.rows[row.seq] = (row.kind, store.dumps({**row.body, "answers": answers}))
    kept.snapshot = None


@pytest.mark.parametrize("name", list(GAMES))
def test_a_table_of_the_first_program_goes_on(name: str) -> None:
    played = Played(name, seed=3)
    played.play(40)
    age(played)
    again = played.again()
    assert known(again) == known(played.journal)
    check_moments(again, played.journal)
    assert again.asked_at.keys() == played.journal.asked_at.keys()
    played.journal = again
    played.play(5)
    assert known(played.again()) == known(played.journal)


def broken_at(played: Played, answer: Any) -> int:
    """Spoil one answer in the middle of the store; the number of its row."""
    kept = played.store.tables[TABLE]
    moves = [row for row in chronicle.standing(asyncio.run(played.store.rows(TABLE))) if row.kind == "answer"]
    row = moves[len(moves) // 2]
    seat, _, told = row.body["answers"][0]
    body = {**row.body, "answers": [[seat, answer, told], *row.body["answers"][1:]]}
    kept.rows[row.seq] = (row.kind, store.dumps(body))
    kept.snapshot = None
    return row.seq


@pytest.mark.parametrize("old", [False, True])
def test_a_table_that_cannot_go_on_is_shown_to_its_last_legal_answer(
    old: bool, caplog: pytest.LogCaptureFixture
) -> None:
    played = Played("abraca", seed=8)
    played.play(30)
    if old:
        age(played)
    at = broken_at(played, {"tag": "leave-secret", "more": 1})
    before = text(sorted(played.store.tables[TABLE].rows)[at:])
    again = played.again()
    assert again.broken is not None
    assert again.broken.tag == "tampered-record"
    assert (again.asked(), again.over, again.version) == ([], False, played.journal.version)
    shown = [one.version for one in again.since(-1)[1]]
    assert max(shown) < at
    assert shown == [one.version for one in played.journal.since(-1)[1] if one.version < at]
    assert "cannot go on" in caplog.text
    assert TABLE in caplog.text
    brief = asyncio.run(played.opener.found(TABLE))
    assert brief is not None
    assert text(sorted(played.store.tables[TABLE].rows)[at:]) == before, "nothing is lost"

    async def nobody_answers() -> None:
        await played.store.sit("guest-0", TABLE)
        assert (await played.store.tables_of("guest-0", 1))[0][1]["broken"]["sentence"] == again.broken.sentence
        table = await played.opener.table(TABLE)
        looker = Looker(table, table.journal.seats[0].holder)
        told = await looker.come()
        assert told["broken"]["sentence"] == again.broken.sentence
        assert told["scene"]["view"]["tag"]
        option = {"tag": "leave-secret"}
        answer = {"type": "answer", "version": looker.scene["version"], "seat": looker.scene["chair"], "answer": option}
        assert (await looker.ask(**answer))["tag"] == "cannot-answer"
        assert (await looker.ask(type="undo", seat=looker.scene["chair"]))["tag"] == "cannot-answer"
        assert (await looker.ask(type="hint", seat=looker.scene["chair"]))["tag"] == "no-help"
        assert (await looker.ask(type="chat", text="Жаль!"))["text"] == "Жаль!"
        table.stop()

    asyncio.run(nobody_answers())


def test_a_stopped_table_is_played_again_only_by_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played("abraca", seed=8)
    played.play(30)
    kept = dict(played.store.tables[TABLE].rows)
    broken_at(played, {"tag": "leave-secret", "more": 1})
    assert played.again().broken is not None
    played.store.tables[TABLE].rows.update(kept)
    assert played.again().broken is not None, "the same program does not try again"
    monkeypatch.setitem(vars(GAMES["abraca"]), "shape", "another")
    assert known(played.again()) == known(played.journal), "another one may succeed"


def test_a_table_that_cannot_even_be_shown_is_not_hidden(caplog: pytest.LogCaptureFixture) -> None:
    played = Played("abraca", seed=8)
    played.play(5)
    head = head_json(played.head)
    played.store.tables[TABLE].head = store.dumps({**head, "game": "chess"})
    with pytest.raises(Exception, match="no game called chess"):
        played.again()
    asyncio.run(played.store.sit("guest-0", TABLE))
    brief = asyncio.run(played.store.tables_of("guest-0", 1))[0][1]
    assert (brief["game"], brief["broken"]["tag"]) == ("chess", "unknown-game")
    assert "no game called chess" in caplog.text


# --- other rules -----------------------------------------------------------------------------------------------------


def change_rules(monkeypatch: pytest.MonkeyPatch, upgrade: Any) -> Game:
    """Abraca under its next ruleset."""
    game = GAMES["abraca"]
    monkeypatch.setattr(type(game), "upgrades", {game.ruleset: upgrade})
    monkeypatch.setattr(type(game), "ruleset", game.ruleset + 1)
    monkeypatch.setitem(vars(game), "shape", "another")
    return game


def test_a_table_goes_on_under_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played("abraca", seed=5)
    played.play(20)
    rows = dict(played.store.tables[TABLE].rows)
    newer = change_rules(monkeypatch, lambda record: record)
    again = played.again()
    assert again.broken is None
    assert again.version > played.journal.version
    assert again.match.record.ruleset == newer.ruleset
    assert text(again.comparer.written(again.match.view(0))) == text(
        again.comparer.written(played.journal.match.view(0))
    )
    assert again.since(played.journal.version) == (-1, again.since(-1)[1]), "all is told anew"
    assert {seq: played.store.tables[TABLE].rows[seq] for seq in rows} == rows, "the old rows stay"
    played.journal = again
    played.play(6)
    assert known(played.again()) == known(played.journal)


def test_a_table_says_why_it_cannot_go_on_under_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played("abraca", seed=5)
    played.play(20)

    def refuse(record: GameRecord) -> GameRecord:
        raise CannotGoOn(game="abraca", reason="an owl looked twice")

    change_rules(monkeypatch, refuse)
    again = played.again()
    assert again.broken is not None
    assert "an owl looked twice" in again.broken.sentence
    assert again.asked() == []
    assert [one.version for one in again.since(-1)[1]]


def test_a_snapshot_of_another_program_is_not_used() -> None:
    played = Played("abraca", seed=5)
    played.play(10)
    stored = asyncio.run(played.opener.found(TABLE))
    assert stored.snapshot is not None
    stored.snapshot = Snapshot(stored.snapshot.seq, {**stored.snapshot.body, "shape": "another"})
    with pytest.raises(StaleSnapshot):
        Journal.read(stored, Rng(0))


def test_an_open_table_keeps_nothing_of_what_it_was_read_from() -> None:
    """A house has many tables at which nobody does anything just now."""
    played, read = Played("abraca", seed=5), list[weakref.ref[Stored]]()

    class Noting(Opener):
        async def found(self, table_id: str) -> Stored:
            stored = await super().found(table_id)
            read.append(weakref.ref(stored))
            return stored

    async def opened() -> list[Stored | None]:
        table = await Noting(played.store, OwnThinker(1)).table(TABLE)
        gc.collect()
        left = [one() for one in read]
        table.stop()
        return left

    assert asyncio.run(opened()) == [None]
