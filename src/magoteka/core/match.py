"""A match: the one way in for answers from outside, with nature behind it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from magoteka.core.agenda import NATURE, Poll, Question, State, waiting_for
from magoteka.core.bits import bit, has, members
from magoteka.core.chance import Rng
from magoteka.core.codec import Json
from magoteka.core.event import Event, Option, Refusal
from magoteka.core.game import Game
from magoteka.core.problems import (
    BadRecord,
    CannotGoOn,
    IllegalAnswer,
    NewerRecord,
    NothingToUndo,
    NotYourTurn,
    OlderRecord,
    Problem,
    StaleSnapshot,
    TamperedRecord,
)
from magoteka.core.record import Answer, GameRecord, still_told
from magoteka.core.stored import Chosen, found_in
from magoteka.core.upgrade import upgraded


@dataclass(frozen=True)
class Told:
    """Something that happened, and the table at that moment."""

    event: Event
    table: State


@dataclass(frozen=True)
class UndoPoint:
    """Where the table can go back to: as it was before the answer at `place`, which `seat` gave."""

    place: int
    seat: int
    table: State
    told: int  # events before it


class Match:
    """Owns a table and its record; everything that plays, plays through it."""

    def __init__(self, game: Game, record: GameRecord, rng: Rng) -> None:
        self.game = game
        self.record = record
        self.rng = rng
        self.log: list[Event] = []
        self.fresh: list[Told] = []
        self.undo_points: list[UndoPoint] = []
        self.state = game.new(record.seats, record.settings)
        self.state.listening = True
        self.question: Question | None = None
        self.held = False  # nothing happens yet, not even what needs no answer
        self.written: Mapping[int, Option] = {}  # what nature answers at a place, where that is not left to chance
        self.falls: dict[str, int] | None = None  # how often nature was asked each thing, where that numbers its luck

    @classmethod
    def new(cls, game: Game, seats: int, settings: Mapping[str, object] | None = None, rng: Rng | None = None) -> Match:
        """A match that begins; nature has already dealt."""
        game.check_seats(seats)
        record = GameRecord(game.name, game.ruleset, seats, game.agreed(settings or {}))
        match = cls(game, record, rng or Rng(0))
        match.go_on()
        return match

    @classmethod
    def replay(cls, game: Game, record: GameRecord, rng: Rng | None = None) -> Match:
        """Play a record again from its first answer: each must be legal and lead to what was told then."""
        if record.before:
            raise BadRecord(what=f"the first {record.before} answers are missing")
        record = upgraded(game, record)
        match = cls(game, fresh_record(game, record), rng or Rng(0))
        match.follow(record.answers)
        match.go_on()
        return match

    @classmethod
    def replay_far(
        cls, game: Game, record: GameRecord, rng: Rng | None = None, *, held: bool = False, alike: bool = False
    ) -> tuple[Match, Problem | None]:
        """Play a record again as far as it goes, and why it goes no further; whoever stops there may only look."""
        record, why = upgraded_far(game, record)
        match = cls(game, fresh_record(game, record), rng or Rng(0))
        match.held, match.falls = held, {} if alike else None
        stopped = match.follow(record.answers, far=True)
        why = why or stopped
        if why is None:
            match.go_on()
        else:
            match.undo_points.clear()
        return match, why

    @classmethod
    def resume(
        cls, game: Game, record: GameRecord, snapshot: Json, rng: Rng | None = None, *, held: bool = False
    ) -> Match:
        """Go on from a snapshot that `record.before` answers led to, with the answers after it."""
        match = cls(game, fresh_record(game, record), rng or Rng(0))
        match.held = held
        match.record.before = record.before
        match.state = game.restore(record.seats, record.settings, snapshot)
        match.falls = snapshot.get("falls")
        match.state.listening = True
        match.follow(record.answers)
        match.go_on()
        return match

    @classmethod
    def load(cls, game: Game, record: GameRecord, rng: Rng | None = None) -> Match:
        """Go on from a record's snapshot, with the log of what came after it; without one of use, replay."""
        place = record.snapshot.get("before") if isinstance(record.snapshot, dict) else None
        if not isinstance(place, int) or not record.before <= place <= record.length:
            return cls.replay(game, record, rng)
        known, later = record.answers[: place - record.before], record.answers[place - record.before :]
        try:
            match = cls.resume(game, replace(record, before=place, answers=later), record.snapshot, rng)
        except (StaleSnapshot, BadRecord, TamperedRecord, OlderRecord):
            return cls.replay(game, record, rng)
        match.record.before = record.before
        match.record.answers = known + match.record.answers
        return match

    def follow(self, answers: Iterable[Answer], *, far: bool = False) -> Problem | None:
        """Stored answers, one after the other; `far`: as far as they go, and why they go no further."""
        for row in answers:
            place, here = self.record.length, self.here(row.seat) if far else None
            try:
                self.replay_one(place, row)
            except Exception as error:  # rules that trip over an old game must not hide it
                if here is None:
                    raise
                self.go_back(here)
                return error if isinstance(error, Problem) else TamperedRecord(answer=place, what=repr(error))
        return None

    def here(self, seat: int) -> UndoPoint:
        """The table as it is when all that needs no answer is done."""
        self.question = self.state.asking()
        return self.point(seat)

    def replay_one(self, place: int, row: Answer) -> None:
        """One answer of a record, nature's or a seat's."""
        self.question = self.state.asking()
        if self.question is None:
            raise TamperedRecord(answer=place, what="the game is already over")
        try:
            choice = self.game.codec.decode(row.option)
        except BadRecord as error:
            raise TamperedRecord(answer=place, what=str(error)) from error
        by_nature = row.seat == NATURE and self.question.seat == NATURE
        found = self.sought(self.question if by_nature else self.asked(row.seat), choice)
        if isinstance(found, Refusal):
            who = "nature" if row.seat == NATURE else f"seat {row.seat}"
            raise TamperedRecord(answer=place, what=f"{who} may not answer so ({found.clause})")
        if by_nature:
            self.give(NATURE, found.index, found.option)
        else:
            self.take(row.seat, found)
        if row.told is not None and not still_told(row.told, self.record.answers[-1].told or []):
            raise TamperedRecord(answer=place, what="what was told of it then is not what happens now")
        if self.record.redealt is not None and self.record.length == self.record.redealt[0]:
            self.state = redealt(self.game, self.state, self.record.redealt)
            self.state.listening = True
            self.question = self.state.asking()
            self.undo_points.clear()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.question is None and not self.held

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return self.game.winners(self.state)

    @property
    def buried(self) -> bool:
        """Whether the match goes on and its answers name what even those who saw it may not look up again."""
        return not self.over and self.game.buried(self.state)

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return [] if self.question is None else members(waiting_for(self.question))

    def asked(self, seat: int) -> Question | None:
        """The question that `seat` has to answer now."""
        question = self.question
        if question is None or not 0 <= seat < self.record.seats or not has(waiting_for(question), seat):
            return None
        return question.turned_to(seat) if isinstance(question, Poll) else question

    def options(self, seat: int) -> list[Option]:
        """What `seat` may answer now; empty when it is not asked."""
        question = self.asked(seat)
        return [] if question is None else question.options(self.state)

    def view(self, seat: int | None) -> Any:
        """What `seat` (None: a spectator) may see."""
        return self.game.view(self.state, seat)

    def take_events(self) -> list[Told]:
        """Hand over what has been told since the last call; what a seat's next answer finds unheard is forgotten."""
        told, self.fresh = self.fresh, []
        return told

    def why_not(self, seat: int, choice: Option) -> Refusal | None:
        """Why an answer would be refused, with its clause; None when it is allowed."""
        found = self.checked(seat, choice)
        return found if isinstance(found, Refusal) else None

    def checked(self, seat: int, choice: Option) -> int | Refusal:
        """Where an answer stands in the menu, or why it would be refused."""
        found = self.sought(self.asked(seat), choice)
        return found.index if isinstance(found, Chosen) else found

    def sought(self, question: Question | None, choice: Option) -> Chosen | Refusal:
        """An answer among the open entries of a question's menu."""
        if question is None:
            return Refusal(self.game.turn_clause, "not-your-turn")
        try:
            found = found_in(self.state, question, choice)
        except ValueError:
            return Refusal(question.clause, "not-an-answer-here")
        if not question.allows(self.state, found.index):
            return question.refusal(self.state, found.index)
        return found

    def submit(self, seat: int, choice: Option) -> list[Event]:
        """The only way in for answers from outside: what happened up to the next question to a seat."""
        found = self.sought(self.asked(seat), choice)
        if isinstance(found, Refusal):
            if found.reason == "not-your-turn":
                raise NotYourTurn(seat=seat, clause=found.clause)
            raise IllegalAnswer(seat=seat, choice=choice, clause=found.clause, reason=found.reason)
        heard = len(self.log)
        self.take(seat, found)
        self.go_on()
        return self.log[heard:]

    def take(self, seat: int, found: Chosen) -> None:
        """Give a legal answer of a seat, and remember where it could be taken back to."""
        self.fresh = []
        self.undo_points.append(self.point(seat))
        others_told, unheard = False, self.state.unheard()
        if isinstance(self.question, Poll):
            others_told = closes(self.question, seat)
            self.state.turn_to(seat)
        self.give(seat, found.index, found.option)
        if others_told or self.state.unheard() < unheard:
            self.undo_points.clear()

    def give(self, seat: int, index: int, option: Option) -> None:
        """Answer the question on top, record it and gather what happened."""
        if seat == NATURE and self.falls is not None and self.question is not None:
            kind = kind_of(self.game, self.question)
            self.falls[kind] = self.falls.get(kind, 0) + 1
        self.state.answer(index)
        self.question = self.state.asking()
        encode, events = self.game.codec.encode, self.gathered()
        self.record.answers.append(Answer(seat, encode(option), [encode(event) for event in events]))
        if seat == NATURE or self.over or any(event.shows_a_face() for event in events):
            self.undo_points.clear()

    def gathered(self) -> list[Event]:
        """Take down what the table has told."""
        events, pictures = self.state.events, self.state.pictures
        self.state.clear_events()
        self.log += events
        self.fresh += map(Told, events, pictures)
        return events

    def go_on(self) -> None:
        """Let nature answer until a seat is asked or the match is over."""
        if self.held:
            return
        self.question = self.state.asking()
        while self.question is not None and self.question.seat == NATURE:
            self.rng.turn_to(self.stream(self.question))
            index = self.fallen(self.question)
            self.give(NATURE, index, self.question.menu(self.state)[index])
        self.gathered()  # a game may tell something before its first answer

    def stream(self, question: Question) -> int:
        """Which of its streams nature reads for a question: that of its place, or by how often it was asked before."""
        if self.falls is None:
            return self.record.length
        kind = kind_of(self.game, question)
        return (int(kind, 16) << 32) + self.falls.get(kind, 0)

    def fallen(self, question: Question) -> int:
        """What nature answers: as it is written, or by chance."""
        written = self.written.get(self.record.length)
        found = None if written is None else self.sought(question, written)
        return found.index if isinstance(found, Chosen) else question.sample(self.state, self.rng)

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take its last answer back."""
        return bool(self.undo_points) and self.undo_points[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back."""
        if not self.can_undo(seat):
            raise NothingToUndo(seat=seat)
        self.go_back(self.undo_points.pop())

    def point(self, seat: int) -> UndoPoint:
        """The table as it is now, before an answer of `seat`."""
        return UndoPoint(self.record.length, seat, self.state.clone(), len(self.log))

    def go_back(self, point: UndoPoint) -> None:
        """Put the table back as it was, and forget what has been answered and told since."""
        self.state = point.table
        self.state.listening = True
        self.question = self.state.asking()
        del self.record.answers[point.place - self.record.before :]
        del self.log[point.told :]
        self.fresh = []

    def rewind(self, table: State, place: int) -> None:
        """Put an earlier table back, after so many answers; nobody takes back anything from before it."""
        self.state = table.clone()
        self.state.listening = True
        self.question = self.state.asking()
        self.record.before = place
        self.record.answers.clear()
        self.log.clear()
        self.undo_points.clear()
        self.fresh = []

    def digest(self) -> str:
        """A fingerprint of board and agenda."""
        return self.game.digest(self.state)

    def snapshot(self) -> Json:
        """The latest table behind which nobody can go back; `before` says how many answers led to it."""
        falls = {} if self.falls is None else {"falls": dict(self.falls)}  # nobody goes back behind an answer of nature
        if not self.undo_points:
            return {**self.game.snapshot(self.state), "before": self.record.length, **falls}
        first = self.undo_points[0]
        return {**self.game.snapshot(first.table), "before": first.place, **falls}

    def save(self) -> str:
        """The match as text: the record and a snapshot."""
        return replace(self.record, snapshot=self.snapshot()).dumps()


def fresh_record(game: Game, record: GameRecord) -> GameRecord:
    """The head of a record, checked against the game as it is now."""
    if record.ruleset > game.ruleset:
        raise NewerRecord(part="ruleset", found=record.ruleset, known=game.ruleset)
    if record.ruleset < game.ruleset:
        raise OlderRecord(game=game.name, found=record.ruleset, known=game.ruleset)
    game.check_seats(record.seats)
    agreed = game.agreed(record.settings)
    return GameRecord(game.name, record.ruleset, record.seats, agreed, redealt=record.redealt)


def kind_of(game: Game, question: Question) -> str:
    """A question to nature by all that it asks: the first twelve digits of SHA-256 of its JSON."""
    text = json.dumps(game.codec.encode(question), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:12]


def redealt(game: Game, table: State, how: Json) -> State:
    """The table of a branch: it looks the same to a seat, and all that the seat did not know is drawn anew."""
    _, seat, seed = how
    return game.redeal(table, seat, Rng(seed))


def upgraded_far(game: Game, record: GameRecord) -> tuple[GameRecord, Problem | None]:
    """The record under the rules of today; where there is none, what of it may still hold, and why no more."""
    try:
        return upgraded(game, record), None
    except CannotGoOn as stop:
        return replace(stop.so_far or record, ruleset=game.ruleset), stop
    except (NewerRecord, OlderRecord) as stop:
        return replace(record, ruleset=game.ruleset), stop


def closes(poll: Poll, seat: int) -> bool:
    """Whether the seat's answer is the last that a poll waits for, so that it hears what the others have chosen."""
    return poll.waiting == bit(seat) and any(given >= 0 for given in poll.given)
