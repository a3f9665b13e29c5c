"""How games of older rules go on under newer ones."""

from __future__ import annotations

import dataclasses
import json
from collections import deque
from typing import Final, cast

from magoteka.core.agenda import NATURE, Poll, Question
from magoteka.core.bits import members
from magoteka.core.codec import Json, tag_of
from magoteka.core.event import Event, Option
from magoteka.core.problems import CannotGoOn
from magoteka.core.record import Answer, GameRecord, Upgrade, still_told
from magoteka.core.stored import found_in
from magoteka.games.fabled.box.components import ANCESTRAL_CAP, FOG, LEVELS, UPPER
from magoteka.games.fabled.messages import answers as a
from magoteka.games.fabled.messages.events import VolkhvEntered
from magoteka.games.fabled.rules.actions import Act
from magoteka.games.fabled.rules.agreed import begin
from magoteka.games.fabled.rules.decks import former_wisdom
from magoteka.games.fabled.rules.visits import NextVisit, VisitPlace
from magoteka.games.fabled.table.force import event_half
from magoteka.games.fabled.table.state import BEFORE, CHAPTER_START, MARCH, Fabled


def from_1(record: GameRecord) -> GameRecord:
    """Sky tokens have more cells, fog and chapter starts act otherwise, and some visits wait for their turn.

    The game is played again, each player's answers in the player's own order. Where the action phase now goes on it is
    ended; a visit told to a poll is made when its turn comes. Where a changed rule would have changed it, it stops.
    """
    return Retold(record).record()


class Retold:
    """A game of ruleset 1 on its way through the rules of 2."""

    def __init__(self, record: GameRecord) -> None:
        self.old = record
        self.table = begin(record.seats, record.settings)
        self.table.listening = True
        self.table.first_numbers = True
        self.table.former_rules = True
        self.left: dict[int, deque[tuple[int, Answer]]] = {seat: deque() for seat in range(NATURE, record.seats)}
        for place, row in enumerate(record.answers):
            self.left[row.seat].append((place, row))
        self.answers: list[Answer] = []
        self.crossed = [0] * record.seats  # FB-A94 what the turn before had counted

    def record(self) -> GameRecord:
        """The record under ruleset 2."""
        while any(self.left.values()):
            question = self.table.asking()
            if self.table.variants.trial and self.table.phase == BEFORE:
                self.table.wisdom = former_wisdom(self.table)
            seat = None if question is None else self.next_to_answer(question)
            if question is None or seat is None:
                break
            self.answer(question, seat)
        if any(row.option["tag"] != "visit" for rows in self.left.values() for _, row in rows):
            self.stop("other-rules")
        return dataclasses.replace(self.old, answers=self.answers)  # a poll that had not closed is asked again

    def next_to_answer(self, question: Question) -> int | None:
        """Who answered first in the old game, of those that are asked now; None if nobody has an answer left."""
        asked = members(question.waiting) if isinstance(question, Poll) else [question.seat]
        return min((seat for seat in asked if self.left[seat]), key=lambda seat: self.left[seat][0][0], default=None)

    def answer(self, question: Question, seat: int) -> None:
        """The seat's next answer, or what says the same under the rules of 2."""
        if isinstance(question, Poll):
            self.table.turn_to(seat)
            question = question.turned_to(seat)
        row = self.left[seat][0][1]
        option = self.option_of(question, row.option)
        if option is not None:
            self.left[seat].popleft()
            self.give(question, option, row)
        elif isinstance(question, Act) and question.allows(
            self.table, found_in(self.table, question, a.EndActions()).index
        ):
            self.give(question, a.EndActions(), None)
        elif row.option["tag"] == "visit" and isinstance(question, NextVisit):
            self.give(question, a.Pick(row.option["volkhv"]), None)
        elif row.option["tag"] == "visit" and isinstance(question, VisitPlace):
            self.left[seat].popleft()
            self.give(question, a.Substitute() if row.option["substitute"] else a.Apply(), None)
        elif row.option["tag"] == "halt":
            self.left[seat].popleft()  # a step was declined that fog now takes anyway
        else:
            self.stop("other-rules")

    def option_of(self, question: Question, wanted: Json) -> Option | None:
        """The option that a stored answer names, if it is open now."""
        for index in question.indices(self.table):
            option = question.menu(self.table)[index]
            if written(option) == wanted:
                return option
        return None

    def give(self, question: Question, option: Option, row: Answer | None) -> None:
        """One answer under the rules of 2, unless what follows differs from what was told in the old game."""
        index = found_in(self.table, question, option).index
        if not question.allows(self.table, index):
            self.stop("other-rules")
        if self.table.phase > CHAPTER_START:
            self.crossed = [int(count) for count in self.table.crossed]
        self.table.clear_events()
        self.table.answer(index)
        self.table.asking()
        if self.strays_in_fog() or self.pays_anew():
            self.stop("other-rules")
        told = None if row is None else row.told
        if told is not None and not still_told(told, [written(event) for event in self.table.events]):
            self.stop("other-rules")
        self.answers.append(Answer(int(question.seat), written(option), told))

    def strays_in_fog(self) -> bool:
        """FB-A93 A spirit came into another land in the fog: by the old rules it would have walked on."""
        return any(
            isinstance(event, VolkhvEntered) and event.seat is None and in_fog(cast(Fabled, then))
            for event, then in zip(self.table.events, self.table.pictures, strict=True)
        )

    def pays_anew(self) -> bool:
        """FB-A94 A crossing at a chapter's start was paid that the old rules charged to the turn before."""
        if self.table.phase != CHAPTER_START:
            return False
        now = [int(count) for count in self.table.crossed]
        return any(before + new > ANCESTRAL_CAP for before, new in zip(self.crossed, now, strict=True) if new > 0)

    def stop(self, reason: str) -> None:
        """The game goes no further than this."""
        problem = CannotGoOn(game="fabled", reason=reason)
        problem.so_far = dataclasses.replace(self.old, answers=self.answers)
        raise problem


def from_2(record: GameRecord) -> GameRecord:
    """Some numbers of allies were weighed anew; games begun before keep theirs, as nature says at the first land."""
    return with_said(record, a.FirstNumbers())


def from_3(record: GameRecord) -> GameRecord:
    """FB-46, FB-A29, FB-X20 and others act otherwise now; games begun before go on as they were begun."""
    return with_said(record, a.FormerRules())


def from_4(record: GameRecord) -> GameRecord:
    """FB-X06 The levels of the Trial were measured anew; Trials begun before keep the wisdom that they began with."""
    trial = record.seats == 1 or record.settings.get("trial") is True
    if not trial or record.settings.get("level") == LEVELS[0]:
        return record
    return with_said(record, a.FormerLevels())


def with_said(record: GameRecord, what: Option) -> GameRecord:
    """The record, in which nature says something before the first land is laid open."""
    answers = list(record.answers)
    place = next((at for at, row in enumerate(answers) if row.option["tag"] == "drawn-land"), None)
    if place is not None:
        answers[place] = without_beginning(answers[place])
        answers.insert(place, Answer(NATURE, written(what), None))
    return dataclasses.replace(record, answers=answers)


def without_beginning(row: Answer) -> Answer:
    """What was told before the first land is told with what nature says now: there a named first player is."""
    if row.told is None:
        return row
    before = next((at for at, event in enumerate(row.told) if event["tag"] == "land-opened"), 0)
    return dataclasses.replace(row, told=row.told[before:])


def in_fog(g: Fabled) -> bool:
    """Whether the upper half of the fog lies on a march."""
    return g.phase == MARCH and event_half(g, FOG, UPPER)


def written(value: Option | Event) -> Json:
    """An answer or an event as a record has it."""
    return json.loads(json.dumps({"tag": tag_of(type(value)), **dataclasses.asdict(value)}))


UPGRADES: Final[dict[int, Upgrade]] = {
    1: from_1,
    2: from_2,
    3: from_3,
    4: from_4,
}  # ruleset n: its answers as those of n + 1
