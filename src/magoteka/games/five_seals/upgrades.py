"""How games of older rules go on under newer ones."""

from __future__ import annotations

import dataclasses
import json
from typing import Final

from magoteka.core.agenda import NATURE, Question
from magoteka.core.codec import Json, tag_of
from magoteka.core.event import Option
from magoteka.core.problems import CannotGoOn
from magoteka.core.record import Answer, GameRecord, Upgrade
from magoteka.games.five_seals.box.components import CALL
from magoteka.games.five_seals.messages.answers import FirstMaps, Mage
from magoteka.games.five_seals.rules.agreed import begin
from magoteka.games.five_seals.rules.call import can_stay
from magoteka.games.five_seals.rules.setup import ChooseMage


def from_1(record: GameRecord) -> GameRecord:
    """FS-07, FS-12, FS-A04 The game goes on in its old dungeon, and everybody has the mage of his seat.

    A familiar that was left where it hindered nobody is not left there any more: nothing came of it. Where Acceleration
    was cast that is not allowed now (FS-A32), the game stops.
    """
    return Retold(record).record()


class Retold:
    """A game of ruleset 1 on its way through the rules of 2."""

    def __init__(self, record: GameRecord) -> None:
        self.old = record
        self.table = begin(record.seats, {"scroll_rooms": "open", "first_player": "random", **record.settings})
        self.answers: list[Answer] = []

    def record(self) -> GameRecord:
        """The record under ruleset 2."""
        if self.old.answers:
            self.give(Answer(NATURE, written(FirstMaps())))
        left = list(self.old.answers)
        while left:
            self.choose_mages()
            if self.is_in_vain(left):
                del left[:2]
            else:
                self.give(left.pop(0))
        self.choose_mages()
        return dataclasses.replace(self.old, answers=self.answers)

    def choose_mages(self) -> None:
        """FS-12 Under ruleset 1 the seat said which mage one had."""
        while isinstance(question := self.table.asking(), ChooseMage):
            self.give(Answer(int(question.seat), written(Mage(int(question.seat)))))

    def is_in_vain(self, left: list[Answer]) -> bool:
        """FS-A04 Whether the next two answers leave the familiar where it hinders nobody."""
        cast = left[0].option
        if cast["tag"] != "cast" or cast["spell"] != CALL or left[1:2] == [] or left[1].option["tag"] != "stay":
            return False
        return not can_stay(self.table, left[0].seat)

    def give(self, row: Answer) -> None:
        """One answer under the rules of 2."""
        question = self.table.asking()
        index = None if question is None or question.seat != row.seat else self.index_of(question, row.option)
        if question is None or index is None or not question.allows(self.table, index):
            stop = CannotGoOn(game="five_seals", reason="other-rules")
            stop.so_far = dataclasses.replace(self.old, answers=self.answers)
            raise stop
        self.table.answer(index)
        self.answers.append(row)

    def index_of(self, question: Question, wanted: Json) -> int | None:
        """Where a stored answer stands in the menu."""
        menu = question.menu(self.table)
        return next((index for index, option in enumerate(menu) if written(option) == wanted), None)


def written(option: Option) -> Json:
    """An answer as a record has it."""
    return json.loads(json.dumps({"tag": tag_of(type(option)), **dataclasses.asdict(option)}))


UPGRADES: Final[dict[int, Upgrade]] = {1: from_1}  # ruleset n: its answers as those of n + 1
