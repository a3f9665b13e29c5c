"""A match as those who train players step it: whoever is asked answers by a number, and nature by chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng, SecretRng, rng_at
from magoteka.core.game import Game
from magoteka.envs.layout import Numbers, layout_of
from magoteka.envs.tables import following


def seed_after(last: int | None, seed: int | None) -> int:
    """With what a match begins: what was asked for; what follows from the last one, as in `Many`; or anything."""
    if seed is not None:
        return int(seed)
    return SecretRng().word() if last is None else int(following(last))


class Play:
    """One match. The number of an answer is its place in the menu of the question, which never changes its order."""

    def __init__(
        self, game: Game, seats: int, settings: Mapping[str, object] | None, seed: int, *, told: bool = False
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.layout = layout_of(game)
        self.seed = seed
        self.rng = Rng(seed)
        self.table = game.new(seats, settings)
        self.table.listening = told
        self.given = 0
        self.question: Question | None = None
        self.go_on()

    def __getstate__(self) -> dict[str, Any]:
        return {
            **{key: one for key, one in vars(self).items() if key not in ("table", "rng", "question")},
            "kept": self.game.dump_state(self.table),
            "words": self.rng.standing(),
            "told": self.table.listening,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        kept = dict(kept)
        table, words, told = kept.pop("kept"), kept.pop("words"), kept.pop("told")
        vars(self).update(kept)
        self.put(self.game.load_state(self.seats, self.settings or {}, table), words, told=told)

    def __deepcopy__(self, memo: Any) -> Play:
        other = object.__new__(Play)
        vars(other).update(vars(self))
        other.put(self.table.clone(), self.rng.standing(), told=self.table.listening)
        return other

    def put(self, table: State, words: list[int], *, told: bool) -> None:
        """Go on from a table, with luck that stands there."""
        self.table, self.rng = table, rng_at(words)
        self.table.listening = told
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

    def allows(self, action: int) -> bool:
        """Whether an answer is open now; a mask has 64 places, so it is not asked of what is beyond the menu."""
        question = self.question
        return (
            question is not None
            and 0 <= action < len(question.menu(self.table))
            and question.allows(self.table, action)
        )

    def answer(self, action: int) -> None:
        """The seat that is asked answers."""
        if not self.allows(action):
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

    def seen(self, seat: int, looks: str) -> dict[str, Any]:
        """What a seat sees and may answer: its view as numbers, or a sketch and what is asked at the table."""
        if looks == "view":
            return {"observation": self.numbers(seat), "action_mask": self.mask(seat)}
        found: dict[str, Any] = {"action_mask": self.mask(seat), "question": np.int64(self.asked)}
        sketch = self.game.sketch
        if looks == "sketch" and sketch is not None:
            found["observation"] = np.array(sketch.numbers(self.table, seat), np.uint8)
        return found

    @property
    def asked(self) -> int:
        """The number of the question, in the order of the layout; after the end as at first."""
        tag = "" if self.question is None else self.game.codec.tag_of(self.question)
        return self.layout.questions.index(tag) if tag in self.layout.questions else 0

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
