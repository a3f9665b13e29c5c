"""A match as those who train players step it: whoever is asked answers by a number, and nature by chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from magoteka.core.agenda import Question
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.envs.layout import Numbers, layout_of


class Play:
    """One match. The number of an answer is its place in the menu of the question, which never changes its order."""

    def __init__(
        self, game: Game, seats: int, settings: Mapping[str, object] | None, seed: int, *, told: bool = False
    ) -> None:
        self.game = game
        self.seats = seats
        self.layout = layout_of(game)
        self.rng = Rng(seed)
        self.table = game.new(seats, settings)
        self.table.listening = told
        self.given = 0
        self.question: Question | None = None
        self.go_on()

    def go_on(self) -> None:
        """Nature answers until a seat is asked or the match is over."""
        while (question := self.table.asking()) is not None and question.seat < 0:
            self.table.answer(question.sample(self.table, self.rng))
        self.question = question

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return -1 if self.question is None else int(self.question.seat)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.question is None

    @property
    def endless(self) -> bool:
        """Whether more answers were given than any game should have."""
        return self.given >= self.game.max_answers

    def answer(self, action: int) -> None:
        """The seat that is asked answers."""
        if self.question is None or not self.question.allows(self.table, action):
            raise ValueError(f"Answer {action} is not open; the action mask says which are.")
        self.given += 1
        self.table.answer(action)
        self.go_on()

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """The answers that are open to a seat."""
        found = np.zeros(self.layout.actions, np.int8)
        if self.question is not None and self.question.seat == seat:
            for index in self.question.indices(self.table):
                if index < self.layout.actions:
                    found[index] = 1
        return found

    def view(self, seat: int) -> Any:
        """What a seat sees, as an object of the game."""
        return self.game.view(self.table, seat)

    def numbers(self, seat: int) -> Numbers:
        """What a seat sees, as numbers."""
        return self.layout.numbers(self.view(seat), self.question)

    def rewards(self) -> list[float]:
        """Nothing before the end; then the victory, shared, and everybody's stake taken off: they add up to nothing."""
        winners = self.game.winners(self.table) if self.over else ()
        if not winners or self.seats == 1:
            return [float(seat in winners) for seat in range(self.seats)]
        return [self.seats / len(winners) * (seat in winners) - 1.0 for seat in range(self.seats)]
