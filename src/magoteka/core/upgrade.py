"""Old games under new rules: each ruleset hands its answers on to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from magoteka.core.agenda import Question
from magoteka.core.codec import Json
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.problems import BadRecord, CannotGoOn, NewerRecord, OlderRecord
from magoteka.core.record import Answer, GameRecord, Unasked
from magoteka.core.stored import carry_out, found_in

Rewrite: TypeAlias = Callable[[Json], Json]


def upgraded(game: Game, record: GameRecord) -> GameRecord:
    """The record under the rules of today; CannotGoOn says why there is none."""
    if record.ruleset > game.ruleset:
        raise NewerRecord(part="ruleset", found=record.ruleset, known=game.ruleset)
    unasked: list[Unasked] = []
    while record.ruleset < game.ruleset:
        upgrade = game.upgrades.get(record.ruleset)
        if upgrade is None:
            raise OlderRecord(game=game.name, found=record.ruleset, known=game.ruleset)
        unasked += [upgrade] if isinstance(upgrade, Unasked) else []
        rewriting = upgrade.rewriting if isinstance(upgrade, Unasked) else upgrade
        rewritten = record if rewriting is None else rewriting(record)
        record = replace(rewritten, ruleset=record.ruleset + 1, snapshot=None)
    return Along(game, record, unasked).played() if unasked else record


class Along:
    """A table at which an old game is played by the rules of today, to see what they ask that nobody was asked."""

    def __init__(self, game: Game, record: GameRecord, unasked: list[Unasked]) -> None:
        self.game = game
        self.record = record
        self.unasked = unasked
        self.g = game.new(record.seats, record.settings)
        self.answers: list[Answer] = []

    def played(self) -> GameRecord:
        """The record with the answers that nobody was asked for; where it goes wrong, a replay will say so."""
        self.catch_up()
        for place, row in enumerate(self.record.answers):
            if not self.follow(row):
                return replace(self.record, answers=self.answers + self.record.answers[place:])
            self.catch_up()
        return replace(self.record, answers=self.answers)

    def follow(self, row: Answer) -> bool:
        """Give an answer of the record, if it is allowed here."""
        try:
            carry_out(self.g, self.game.codec, row.seat, row.option, check=True)
        except (ValueError, BadRecord):
            return False
        self.answers.append(row)
        return True

    def catch_up(self) -> None:
        """Answer what nobody was asked; what was told at once then is told in parts now, so it is not compared."""
        while (question := self.g.asking()) is not None and (option := self.granted(question)) is not None:
            if self.answers:
                self.answers[-1] = replace(self.answers[-1], told=None)
            self.answers.append(Answer(int(question.seat), self.game.codec.encode(option)))
            self.g.answer(found_in(self.g, question, option).index)

    def granted(self, question: Question) -> Option | None:
        """What the older rules took for granted here, if they did not ask."""
        try:
            found = [one.answer(self.g, question) for one in self.unasked]
        except CannotGoOn as stop:
            stop.so_far = replace(self.record, answers=self.answers)
            raise
        return next((option for option in found if option is not None), None)


def with_options(record: GameRecord, rewrite: Rewrite) -> GameRecord:
    """The record with every option written anew; where one cannot be, the answers before it still count."""
    answers: list[Answer] = []
    for row in record.answers:
        try:
            answers.append(replace(row, option=rewrite(row.option)))
        except CannotGoOn as stop:
            stop.so_far = replace(record, answers=answers)
            raise
    return replace(record, answers=answers)
