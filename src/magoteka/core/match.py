"""A match: the one door for answers from outside, with nature behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from magoteka.core.agenda import NATURE, Poll, Question, waiting_for
from magoteka.core.bits import has, members
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option, Refusal
from magoteka.core.game import Game
from magoteka.core.problems import (
    BadRecord,
    IllegalAnswer,
    NewerRecord,
    NothingToUndo,
    NotYourTurn,
    OlderRecord,
    TamperedRecord,
)
from magoteka.core.record import Answer, GameRecord


@dataclass(frozen=True)
class UndoPoint:
    """Where the table can go back to: before the answer at `place`, which `seat` gave."""

    place: int
    seat: int


class Match:
    """Owns a table and its record; everything that plays, plays through it."""

    def __init__(self, game: Game, record: GameRecord, rng: Rng) -> None:
        self.game = game
        self.record = record
        self.rng = rng
        self.log: list[Event] = []
        self.undo_points: list[UndoPoint] = []
        self.state = game.new(record.seats, record.settings)
        self.state.told = True
        self.question: Question | None = None

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
        """Play a record again from its first answer, checking every digest."""
        match = cls(game, fresh_record(game, record), rng or Rng(0))
        for place, row in enumerate(record.answers):
            match.replay_one(place, row)
        match.go_on()
        return match

    @classmethod
    def load(cls, game: Game, record: GameRecord, rng: Rng | None = None) -> Match:
        """Go on from a record's snapshot, without its log; without a snapshot, replay."""
        if record.snapshot is None or not record.answers:
            return cls.replay(game, record, rng)
        match = cls(game, fresh_record(game, record), rng or Rng(0))
        match.record.answers = list(record.answers)
        match.state = game.restore(record.seats, record.settings, record.snapshot)
        match.state.told = True
        if match.digest() != record.answers[-1].digest:
            raise TamperedRecord(answer=len(record.answers) - 1, what="the snapshot does not belong to the answers")
        match.undo_points = [UndoPoint(*point) for point in record.snapshot.get("undo", [])]
        match.go_on()
        return match

    def replay_one(self, place: int, row: Answer) -> None:
        """One answer of a record, nature's or a seat's."""
        question = self.state.asking()
        if question is None:
            raise TamperedRecord(answer=place, what="the game is already over")
        try:
            choice = self.game.codec.decode(row.option)
        except BadRecord as error:
            raise TamperedRecord(answer=place, what=str(error)) from error
        if row.seat == NATURE and question.seat == NATURE:
            index = self.index_of(question, choice)
            if index is None or not question.allows(self.state, index):
                raise TamperedRecord(answer=place, what="nature cannot answer so")
            self.give(NATURE, index)
        else:
            self.question = question
            refusal = self.why_not(row.seat, choice)
            if refusal is not None:
                raise TamperedRecord(answer=place, what=f"seat {row.seat} may not answer so ({refusal.clause})")
            self.take(row.seat, choice)
        if self.record.answers[-1].digest != row.digest:
            raise TamperedRecord(answer=place, what="the digest differs")

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.question is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return self.game.winners(self.state)

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

    def why_not(self, seat: int, choice: Option) -> Refusal | None:
        """Why an answer would be refused, with its clause; None when it is allowed."""
        question = self.asked(seat)
        if question is None:
            return Refusal(self.game.turn_clause, "not-your-turn")
        index = self.index_of(question, choice)
        if index is None:
            return Refusal(question.clause, "not-an-answer-here")
        return None if question.allows(self.state, index) else question.refusal(self.state, index)

    def index_of(self, question: Question, choice: Option) -> int | None:
        """Where an option stands in the question's menu."""
        menu = list(question.menu(self.state))
        return menu.index(choice) if choice in menu else None

    def submit(self, seat: int, choice: Option) -> list[Event]:
        """The only door for answers from outside: what happened up to the next question to a seat."""
        refusal = self.why_not(seat, choice)
        if refusal is not None and refusal.reason == "not-your-turn":
            raise NotYourTurn(seat=seat, clause=refusal.clause)
        if refusal is not None:
            raise IllegalAnswer(seat=seat, choice=choice, clause=refusal.clause, reason=refusal.reason)
        heard = len(self.log)
        self.take(seat, choice)
        self.go_on()
        return self.log[heard:]

    def take(self, seat: int, choice: Option) -> None:
        """Give a legal answer of a seat, and remember where it could be taken back to."""
        question = cast(Question, self.asked(seat))
        if isinstance(question, Poll):
            self.state.turn_to(seat)
        if self.undo_points and self.undo_points[-1].seat != seat:
            self.undo_points.clear()
        self.undo_points.append(UndoPoint(len(self.record.answers), seat))
        self.give(seat, cast(int, self.index_of(question, choice)))

    def give(self, seat: int, index: int) -> None:
        """Answer the question on top, record it and gather what happened."""
        question = cast(Question, self.state.asking())
        option = self.game.codec.encode(question.menu(self.state)[index])
        self.state.answer(index)
        self.question = self.state.asking()
        self.record.answers.append(Answer(seat, option, self.game.digest(self.state)))
        if seat == NATURE or any(event.shows_a_face() for event in self.state.events):
            self.undo_points.clear()
        self.log += self.state.events
        self.state.events.clear()

    def go_on(self) -> None:
        """Let nature answer until a seat is asked or the match is over."""
        self.question = self.state.asking()
        while self.question is not None and self.question.seat == NATURE:
            self.give(NATURE, self.question.sample(self.state, self.rng))

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take its last answer back."""
        return bool(self.undo_points) and self.undo_points[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back."""
        if not self.can_undo(seat):
            raise NothingToUndo(seat=seat)
        self.record.answers = self.record.answers[: self.undo_points[-1].place]
        earlier = Match.replay(self.game, self.record, self.rng)
        self.state, self.question = earlier.state, earlier.question
        self.log, self.undo_points = earlier.log, earlier.undo_points

    def digest(self) -> str:
        """A fingerprint of board and agenda."""
        return self.game.digest(self.state)

    def save(self) -> str:
        """The match as text: the record and a snapshot."""
        undo = [[point.place, point.seat] for point in self.undo_points]
        self.record.snapshot = {**self.game.snapshot(self.state), "undo": undo}
        return self.record.dumps()


def fresh_record(game: Game, record: GameRecord) -> GameRecord:
    """The head of a record, checked against the game as it is now."""
    if record.ruleset > game.ruleset:
        raise NewerRecord(part="ruleset", found=record.ruleset, known=game.ruleset)
    if record.ruleset < game.ruleset:
        raise OlderRecord(game=game.name, found=record.ruleset, known=game.ruleset)
    game.check_seats(record.seats)
    return GameRecord(game.name, record.ruleset, record.seats, game.agreed(record.settings))
