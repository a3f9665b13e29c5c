"""A table as the list of its changes: what is stored, and the match that it makes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from magoteka.core.agenda import Question, State, same_poll, waiting_for
from magoteka.core.chance import Rng
from magoteka.core.codec import Json
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.match import Match, fresh_record
from magoteka.core.problems import StaleSnapshot
from magoteka.core.record import answer_of
from magoteka.core.seal import Said
from magoteka.games import game_named
from magoteka.table.access import Access, access_json, access_of
from magoteka.table.chronicle import (
    BACK,
    UNKNOWN,
    Back,
    Chronicle,
    PastMoment,
    answerers,
    facts_of,
    since_begin,
    standing,
    taken_back,
)
from magoteka.table.days import times_of
from magoteka.table.head import Head
from magoteka.table.lesson_table import lesson_table_of
from magoteka.table.patch import comparer_of
from magoteka.table.problems import CannotAnswer
from magoteka.table.puzzle_table import puzzle_table_of
from magoteka.table.seats import Seat, read, written
from magoteka.table.store import Row, Snapshot, Stored
from magoteka.table.wire import Seal, Trouble

EVERY = 50  # rows from one snapshot to the next
HELD = 100  # answers that are kept in memory when nobody can take them back


class Journal:
    """The match of a table, its seats, and how they came about; every change returns the row to be stored."""

    def __init__(self, head: Head, match: Match, seats: list[Seat], chronicle: Chronicle) -> None:
        self.head = head
        self.game: Game = match.game
        self.match = match
        self.seats = seats
        self.chronicle = chronicle
        self.comparer = comparer_of(match.game.codec)
        self.version = -1
        self.stored = match.record.length
        self.snapped = -1  # the row of the last snapshot
        self.asked_at: dict[int, int] = {}
        self.broken: Trouble | None = None
        self.access = Access(head.watch or None, join=head.join)
        self.rewinds: list[Back] = []  # every time when the table went back by common consent
        self.sealing = head.sealing()
        self.unseal({"ruleset": match.game.ruleset})
        self.said: list[Said] = []  # of answers that are in no row yet
        self.stood = False  # a bot has answered for somebody who sits here
        self.days = times_of(head.days)
        self.shown: tuple[Any, Seal] | None = None  # the seal as everyone was shown it last, and of what it was made
        self.lesson_table = lesson_table_of(head.lesson, match)
        self.puzzle_table = puzzle_table_of(head.puzzle, match)

    @classmethod
    def begin(cls, head: Head, seats: list[Seat], rng: Rng) -> tuple[Journal, Row, Snapshot]:
        """A new table on which nature has dealt, unless the seal waits for parts of the seats."""
        journal = cls(head, cls.new_match(head, rng), seats, Chronicle())
        journal.match.held = not journal.fixed()
        journal.match.go_on()
        if journal.lesson_table is not None:
            journal.lesson_table.lead_in()
        row = journal.moved("begin", {"seats": written(seats), **journal.parts()})
        journal.ask(kept=False)
        return journal, row, journal.snapshot()

    @classmethod
    def new_match(cls, head: Head, rng: Rng) -> Match:
        """A match before nature deals."""
        game = game_named(head.game)
        match = Match(game, fresh_record(game, head.record([], ruleset=game.ruleset)), rng)
        match.falls = {} if head.alike else None
        return match

    @classmethod
    def read(cls, stored: Stored, rng: Rng) -> Journal:
        """A table from its snapshot and the rows after it; a Problem when they are not of this program."""
        head, snapshot = Head(**stored.head), stored.snapshot
        if snapshot is None:
            raise StaleSnapshot()
        if snapshot.body.get("broken"):
            return cls.stopped(head, snapshot)
        game = game_named(head.game)
        record = head.record([], snapshot.body["before"], game.ruleset)
        match = Match.resume(game, record, snapshot.body, rng, held=True)
        match.held = False
        rows = since_begin(stored.rows)
        floor = rows[0].seq if rows[0].kind == "begin" else rows[0].seq - 1
        journal = cls(head, match, read(snapshot.body["seats"]), Chronicle(floor))
        journal.snapped = snapshot.seq
        journal.access = access_of(snapshot.body.get("gate"), head.watch, head.join)
        journal.aside(snapshot.body)
        journal.replay(rows, snapshot)
        journal.go_on()
        journal.version = rows[-1].seq
        last = max((row for row in rows if row.kind != "seat"), key=lambda row: row.seq)
        since = last.body.get("asked", {})
        journal.asked_at = {seat: since.get(str(seat), last.seq) for seat in match.waiting()}
        journal.wound([snapshot.body, *(row.body for row in rows)])
        return journal

    @classmethod
    def stopped(cls, head: Head, snapshot: Snapshot) -> Journal:
        """A table that cannot go on, as far as it could be played by this very program."""
        match = cls.new_match(head, Rng(0))
        match.state = match.game.restore(head.count, head.settings, snapshot.body)
        match.record.before = snapshot.body["before"]
        past = [PastMoment(version, facts) for version, facts in snapshot.body["moments"]]
        chronicle = Chronicle(past[0].version - 1)
        chronicle.moments = past
        journal = cls(head, match, read(snapshot.body["seats"]), chronicle)
        journal.version = snapshot.seq
        journal.access = access_of(snapshot.body.get("gate"), head.watch, head.join)
        journal.unseal(snapshot.body.get("seal", {}))
        journal.broken = Trouble(**snapshot.body["broken"])
        return journal

    def replay(self, rows: list[Row], snapshot: Snapshot) -> None:
        """Stored rows: those up to the snapshot are remembered, those after it are played."""
        self.chronicle.undone = taken_back(rows)
        self.unseal(snapshot.body.get("seal", {}))
        self.went_back(snapshot.body)
        for row in standing(rows):
            if row.seq > snapshot.seq:
                self.happen(row)
            elif "answers" in row.body:
                here = row.seq == snapshot.seq
                self.remember(self.past(row, self.stored if here else UNKNOWN), here=here)

    def past(self, row: Row, until: int) -> PastMoment:
        """A row with answers, as the chronicle has it."""
        past = PastMoment(row.seq, facts_of(row), until, row.body.get("link", ""))
        past.seats = answerers(row)
        if row.kind == BACK:
            past.root = (row.body["to"], row.body.get("base", ""))
        return past

    def went_back(self, body: Json) -> None:
        """What is stored of the table's returns."""
        if "rewinds" in body:
            self.rewinds = [Back(*one) for one in body["rewinds"]]
            self.unseal({"rewinds": body["rewinds"]})

    def unseal(self, body: Json) -> None:
        """What is stored of the seal."""
        if self.sealing is not None:
            self.sealing.happen(body)

    def go_on(self) -> None:
        """All stored rows are here: from now on nature answers, by its seal where there is one."""
        if self.sealing is not None:
            self.match.rng = self.sealing.dice(self.match.rng)
            self.relink()
        self.match.held = self.held
        self.match.go_on()

    def relink(self) -> None:
        """The log ends with the last moment that stands."""
        if self.sealing is not None and self.chronicle.moments:
            self.sealing.link = self.chronicle.moments[-1].link or self.sealing.link

    def happen(self, row: Row) -> None:
        """A row that is stored: it is played, or the seats are as it says."""
        if "seats" in row.body:
            self.seats = read(row.body["seats"])
        if "gate" in row.body:
            self.access = access_of(row.body["gate"], self.head.watch, self.head.join)
        self.aside(row.body)
        self.unseal(row.body)
        self.went_back(row.body)
        if row.kind == BACK:
            self.match.undo_points.clear()
        if "answers" in row.body:
            for place, answer in enumerate(row.body["answers"], self.match.record.length):
                self.match.replay_one(place, answer_of(answer, place))
            self.stored = self.match.record.length
            self.remember(self.past(row, self.stored), told=True)
        self.version = row.seq

    def remember(self, moment: PastMoment, *, told: bool = False, here: bool = False) -> None:
        """A moment of the chronicle: with pictures as it is told, with its end where the table stands."""
        if told:
            moment.told = self.match.take_events()
        if told or here:
            moment.end = self.match.state.clone()
        self.chronicle.add(moment, len(self.match.undo_points))

    # --- changing ----------------------------------------------------------------------------------------------------

    def submit(self, seat: int, choice: Option, tag: tuple[int, str] | None = None) -> Row | None:
        """A seat's answer, and nature's after it; None while nobody else could notice anything of it.

        With its tag, if its device has made one, and the version that it was given for.

        Such an answer goes into one row with the answer that completes it: were it a row of its own, the version would
        tell the others what they may not know.
        """
        self.check_whole()
        before, known = self.match.question, self.match.record.length
        self.match.submit(seat, choice)
        if tag is not None and self.sealing is not None and self.sealing.speaks(seat):
            self.said.append((known, *tag))
        alone = self.match.record.length == known + 1
        if alone and self.unnoticed(seat, before):
            self.ask(kept=True)
            return None
        self.match.undo_points = [point for point in self.match.undo_points if point.place <= self.stored]
        row = self.moved("answer", {})
        self.ask(kept=alone and same_poll(before, self.match.question, seat))
        if earlier := {str(seat): at for seat, at in self.asked_at.items() if at != row.seq}:
            row.body["asked"] = earlier
        return row

    def moved(self, kind: str, body: dict[str, Json]) -> Row:
        """A row with the answers that are in none yet."""
        record = self.match.record
        fresh = record.answers[self.stored - record.before :]
        said, self.said = [one for one in self.said if one[0] < record.length], []
        link = {} if self.sealing is None else self.sealing.linked(fresh, said)
        stood = {"stood": True} if self.stood else {}
        row = self.entered(kind, {**body, **stood, "answers": [answer.row() for answer in fresh], **link})
        self.stored = record.length
        past = self.past(row, self.stored)
        past.fresh = True
        self.remember(past, told=True)
        self.let_go()
        return row

    def unnoticed(self, seat: int, before: Question | None) -> bool:
        """Whether the seat's answer, which it can take back, is whispered and has told and shown nothing to others."""
        match = self.match
        if not match.can_undo(seat) or match.record.answers[-1].told or before is None or match.question is None:
            return False
        if (
            not before.whispered
            or type(before) is not type(match.question)
            or waiting_for(before) != waiting_for(match.question)
        ):
            return False
        table, others = match.undo_points[-1].table, [one for one in range(self.head.count) if one != seat]
        return all(self.game.view(table, one) == match.view(one) for one in [*others, None])

    @property
    def unsaid(self) -> int:
        """How many answers are in no row yet."""
        return self.match.record.length - self.stored

    def let_go(self) -> None:
        """Forget answers that are stored and that nobody can take back: memory does not grow with the match."""
        match = self.match
        if not match.undo_points and len(match.record.answers) > HELD:
            match.record.before = match.record.length
            match.record.answers.clear()
            match.log.clear()

    def entered(self, kind: str, body: Any) -> Row:
        """The next row."""
        self.version += 1
        return Row(self.version, kind, body)

    def undo(self, seat: int) -> Row | None:
        """The seat's last answer is taken back; None where nobody else had noticed it."""
        self.check_whole()
        if self.unsaid and self.match.can_undo(seat):
            self.match.undo(seat)
            self.said = [one for one in self.said if one[0] < self.match.record.length]
            self.ask(kept=True)
            return None
        while self.unsaid and self.can_undo(seat):
            self.match.undo(self.match.undo_points[-1].seat)
        self.match.undo(seat)
        self.stored, self.said = self.match.record.length, []
        row = self.entered("undo", {"seat": seat})
        self.chronicle.take_back(row.seq)
        self.relink()
        self.ask(kept=False)
        return row

    def rewind(self, seat: int, moment: PastMoment, table: State, place: int) -> Row:
        """The table goes back to an earlier moment, after which so many answers stand; nature will draw anew."""
        self.check_whole()
        to, base = moment.root
        self.rewinds.append(Back(self.version + 1, to, place, self.stored))
        self.match.rewind(table, place)
        self.stored = place
        body: dict[str, Json] = {"seat": seat, "to": to, "rewinds": [list(one) for one in self.rewinds], "answers": []}
        if self.sealing is not None:
            body |= self.sealing.went_back(base, body["rewinds"])
            self.match.rng = self.sealing.dice(self.match.rng)
        row = self.entered(BACK, body)
        self.chronicle.go_back(row.seq, to)
        self.remember(self.past(row, place), told=True)
        self.snapped = -EVERY  # the last snapshot may be one of a table that no longer stands
        self.ask(kept=False)
        return row

    def reseat(self, seats: list[Seat], *, parts: bool = False) -> Row:
        """Other people on the seats; who comes new and is not going to add a part adds none."""
        self.check_whole()
        if self.sealing is not None and self.held:
            for number, (old, new) in enumerate(zip(self.seats, seats, strict=True)):
                if old.holder != new.holder:
                    self.sealing.given[number] = None if parts or new.holder is None else ""
        self.seats = seats
        return self.settled({"seats": written(seats)})

    def give_part(self, seat: int, part: str) -> Row | None:
        """What a seat adds to the dice; None when it is too late, or the seat has given before."""
        self.check_whole()
        if self.sealing is None or not self.held or self.sealing.given[seat] is not None:
            return None
        self.sealing.given[seat] = part
        return self.settled({})

    def give_key(self, seat: int, key: str) -> Row | None:
        """After the match, the key of a seat's tags; None where it is none, or known."""
        self.check_whole()
        if self.sealing is None or not self.over or not self.sealing.opened(seat, key):
            return None
        self.sealing.keys[seat] = key
        return self.entered("seat", {"keys": list(self.sealing.keys)})

    def settled(self, body: dict[str, Json]) -> Row:
        """A row about the seats, with which nature deals once nothing is missing."""
        if self.sealing is None or not self.held:
            return self.entered("seat", body)
        body["given"] = list(self.sealing.given)
        if not self.fixed():
            return self.entered("seat", body)
        self.match.held = False
        self.match.go_on()
        row = self.moved("deal", {**body, **self.parts()})
        self.ask(kept=False)
        return row

    def fixed(self) -> bool:
        """Whether nature may deal; the parts are fixed as soon as all of them are here."""
        if self.sealing is not None and self.sealing.ready(self.seats):
            self.sealing.fix(self.seats)
            self.match.rng = self.sealing.dice(self.match.rng)
        return not self.held

    def parts(self) -> dict[str, Json]:
        """What the row says with which nature deals."""
        return {} if self.sealing is None or self.held else self.sealing.fixed()

    def order(self, access: Access) -> Row:
        """The host has ordered something."""
        self.check_whole()
        self.access = access
        return self.entered("seat", {"gate": access_json(access)})

    def ask(self, *, kept: bool) -> None:
        """Note since which version each seat has had its question."""
        waiting = self.match.waiting()
        self.asked_at = {seat: self.asked_at.get(seat, self.version) if kept else self.version for seat in waiting}

    def aside(self, body: Json) -> None:
        """What a row says of the lesson or the puzzle that the table was opened for."""
        if self.puzzle_table is not None:
            self.puzzle_table.recall(body)
        self.stood = self.stood or "stood" in body
        if "left" in body:
            self.leave_lesson()

    def leave_lesson(self) -> None:
        """From now on the match is free."""
        self.lesson_table, self.puzzle_table, self.match.written = None, None, {}

    def graduate(self) -> Row:
        """Whoever learns leaves the lesson, or a puzzle, for a free match."""
        self.check_whole()
        self.leave_lesson()
        return self.entered("seat", {"left": True})

    def check_whole(self) -> None:
        """Refuse to change a table that cannot go on."""
        if self.broken is not None:
            raise CannotAnswer(why=self.broken.sentence)

    # --- play over days ----------------------------------------------------------------------------------------------

    def people(self) -> dict[int, int]:
        """The people whose clocks run: the seats that are asked, each since which version."""
        if self.access.paused is not None:
            return {}
        return {seat: self.asked_at.get(seat, self.version) for seat in self.asked() if self.seats[seat].level is None}

    def wound(self, bodies: Iterable[Any]) -> None:
        """The clocks as they were stored last."""
        if self.days is not None:
            kept = [body["days"] for body in bodies if "days" in body]
            self.days.recall(kept[-1] if kept else None, self.people())

    def timed(self, row: Row, late: Sequence[int] = ()) -> None:
        """Note in a row how the clocks stand after it; `late`: for whom it was answered, the time being up."""
        if self.days is None:
            return
        answered = answerers(row) if row.kind == "answer" else frozenset()
        for seat in answered:
            self.days.answered(seat, self.rests_of(seat))
        self.days.follow(self.people(), next((seat for seat in late if seat in answered), None))
        row.body["days"] = self.days.kept()

    def rests_of(self, seat: int) -> list[tuple[float, float]]:
        """When whoever holds a seat is away."""
        return [(begins, ends) for who, begins, ends in self.access.rests if who == self.seats[seat].holder]

    def dues(self) -> dict[int, float]:
        """When a bot answers for each seat that is asked; nothing where the table is not played over days."""
        if self.days is None:
            return {}
        return {seat: self.days.due(seat, self.rests_of(seat)) for seat in self.days.waits}

    # --- snapshots ---------------------------------------------------------------------------------------------------

    def due(self) -> Snapshot | None:
        """A snapshot, when there have been many rows since the last one."""
        if self.version - self.snapped < EVERY:
            return None
        points = self.match.undo_points
        row = self.row_of(points[0].place if points else self.stored)
        return self.snapshot() if row is not None and row - self.snapped >= EVERY else None

    def snapshot(self) -> Snapshot:
        """The latest table behind which nobody can go back."""
        body = self.match.snapshot()
        row = self.row_of(body["before"])
        assert row is not None
        self.snapped = row
        return Snapshot(row, {**body, **self.around()})

    def around(self) -> dict[str, Json]:
        """What a snapshot says beside the table itself."""
        seal = {} if self.sealing is None else {"seal": self.sealing.kept()}
        given = self.head.lesson or self.head.puzzle
        left = {"left": True} if given and self.lesson_table is None and self.puzzle_table is None else {}
        puzzle_table = {} if self.puzzle_table is None else self.puzzle_table.kept()
        back = {"rewinds": [list(one) for one in self.rewinds]} if self.rewinds else {}
        stood = {"stood": True} if self.stood else {}
        days = {} if self.days is None else {"days": self.days.kept()}
        return {
            **stood,
            **days,
            "seats": written(self.seats),
            "gate": access_json(self.access),
            **seal,
            **left,
            **puzzle_table,
            **back,
        }

    def row_of(self, until: int) -> int | None:
        """The row after which so many answers had been given."""
        return next((past.version for past in reversed(self.chronicle.moments) if past.until == until), None)

    # --- reading -----------------------------------------------------------------------------------------------------

    def since(self, version: int) -> tuple[int, list[PastMoment]]:
        """Up to which version somebody who knew the table at `version` may keep what was heard, and what came later."""
        return self.chronicle.since(min(version, self.version))

    @property
    def owner(self) -> str:
        """The host: who has opened the table, wherever he sits now."""
        return self.access.owner or self.head.owner

    @property
    def waits(self) -> bool:
        """Play begins when every seat is taken, and nature has dealt."""
        return self.held or any(seat.open for seat in self.seats)

    @property
    def held(self) -> bool:
        """Nature has not dealt, for the seal waits for parts of the seats."""
        return self.sealing is not None and self.sealing.held

    def seal(self) -> Seal | None:
        """The seal as everyone sees it: the same object as long as nothing has changed."""
        if self.sealing is None:
            return None
        made_of = (self.over, self.secret, self.held, *self.sealing.given, *(self.seats if self.held else ()))
        if self.shown is None or self.shown[0] != made_of:
            self.shown = made_of, self.sealing.shown(self.seats, over=self.over, later=self.secret)
        return self.shown[1]

    @property
    def secret(self) -> bool:
        """Whether others may still play the same cards, so that nobody is to see these."""
        return self.head.contest is not None and not self.access.unveiled

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over and self.broken is None

    def asked(self) -> list[int]:
        """The seats that are asked; none while a seat is open, or when the table cannot go on."""
        return [] if self.waits or self.broken else self.match.waiting()

    def options(self, chair: int | None) -> list[Option]:
        """What a chair may answer now."""
        if chair is None or chair not in self.asked():
            return []
        options = self.match.options(chair)
        return (
            [one for one in options if (chair, one) == self.lesson_table.following()] if self.lesson_table else options
        )

    def can_undo(self, chair: int | None) -> bool:
        """Whether a chair may take its last answer back."""
        if chair is None or not self.unsaid:
            return chair is not None and self.match.can_undo(chair)
        said = [point for point in self.match.undo_points if point.place < self.stored]
        return self.match.can_undo(chair) or (bool(said) and said[-1].seat == chair)

    @property
    def fair(self) -> bool:
        """Whether it can be rated: its dice are under seal, it never went back, and nobody answered for another."""
        whole = self.sealing is not None and self.sealing.promise.secret is not None and not self.sealing.since
        return whole and not self.rewinds and not self.stood

    def scores(self) -> list[int]:
        """What everybody has; nothing is told of a table that cannot be played on."""
        return [] if self.broken is not None else list(self.game.scores(self.match.state))

    def brief(self) -> dict[str, Any]:
        """What the list of tables shows."""
        free = self.head.lesson is None and self.head.puzzle is None
        head = {"game": self.head.game, "free": free, "seats": written(self.seats), "asking": self.asked()}
        head["asked"] = {str(seat): self.asked_at.get(seat, self.version) for seat in self.asked()}
        end = {"over": self.over, "winners": list(self.match.winners), "scores": self.scores()}
        contest = {} if self.head.contest is None else {"contest": self.head.contest}
        origin = {} if self.head.origin is None else {"origin": self.head.origin[0]}
        broken = None if self.broken is None else asdict(self.broken)
        end |= {"fair": self.fair}
        end |= {"honours": self.game.earned(self.match.state, self.head.count)} if self.over else {}
        end |= {"dues": {str(seat): at for seat, at in self.dues().items()}} if self.days is not None else {}
        return {**head, **end, **origin, **contest, "broken": broken}
