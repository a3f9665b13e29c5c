"""Many matches at once: `Many("abraca", num_envs=1024)` answers with arrays, a row a match.

Whoever is asked in a match is the one who sees and answers there. A match that is over makes room for the next at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from magoteka.core.agenda import Question
from magoteka.core.chance import SecretRng
from magoteka.core.game import Game
from magoteka.envs.layout import layout_of
from magoteka.envs.tables import NARROW, Tables
from magoteka.games import game_named

Array: TypeAlias = npt.NDArray[Any]
Seen: TypeAlias = dict[str, Array]
Stepped: TypeAlias = tuple[Seen, Array, Array, Array, dict[str, Any]]
Looks: TypeAlias = Literal["sketch", "view", "none"]


class Many:
    """`num_envs` matches of one game, stepped together.

    `looks` says what is seen: a `sketch` (few small numbers, where the game has one), the whole `view` as in the other
    environments, or, for the quickest, `none`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        looks: Looks | None = None,
    ) -> None:
        self.game = game_named(game)
        self.num_envs = num_envs
        self.seats = seats or max(2, self.game.least)
        self.layout = layout_of(self.game)
        self.actions = self.layout.actions
        sketch = self.game.sketch
        self.looks: Looks = looks or ("view" if sketch is None else "sketch")
        fresh = self.game.new(self.seats, settings)
        self.tables = Tables(fresh, num_envs, self.seats, self.actions, self.game.max_answers)
        self.tables.judged_by(self.game.winners, self.actions <= NARROW and has_masks(self.game))
        self.size = self.layout.size if self.looks == "view" else 0
        if self.looks == "sketch":
            if sketch is None:
                raise ValueError(f"{game} has no sketch; looks='view' shows everything.")
            self.size = int(sketch.size)
            self.tables.drawn_by(sketch)

    def reset(self, seed: int | Sequence[int] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New matches everywhere: from a seed on, or each from its own; the same seeds deal and roll the same."""
        first = SecretRng().word() if seed is None else seed
        seeds = [first + place for place in range(self.num_envs)] if isinstance(first, int) else list(first)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} matches.")
        self.tables.begin(seeds, sum(seeds) + 1)
        return self.seen(), {}

    def step(self, actions: Array | Sequence[int]) -> Stepped:
        """One answer in each match: what is seen next, rewards by match and seat, which are over, which cut short."""
        answers = np.asarray(actions).tolist()
        if len(answers) != self.num_envs:
            raise ValueError(f"{len(answers)} answers in {self.num_envs} matches.")
        self.tables.step(answers)
        return self.brought({})

    def step_at_random(self) -> Stepped:
        """The same with any open answer in each match; `actions` tells which."""
        return self.brought({"actions": np.array(self.tables.step_at_random())})

    def brought(self, info: dict[str, Any]) -> Stepped:
        """What a step has brought; in a match that was over, what is seen is the beginning of the next."""
        tables = self.tables
        rewards = np.array(tables.rewards, np.float32).reshape(self.num_envs, self.seats)
        return self.seen(), rewards, np.array(tables.over, bool), np.array(tables.cut, bool), info

    def seen(self) -> Seen:
        """What the seat that is asked in each match sees, what it may answer, and which seat it is."""
        found: Seen = {"action_mask": self.masks(), "seat": np.array(self.tables.seat, np.int64)}
        if self.looks == "sketch":
            found["observation"] = np.array(self.tables.seen, np.uint8).reshape(self.num_envs, self.size)
        elif self.looks == "view":
            found["observation"] = np.stack([self.numbers(place) for place in range(self.num_envs)])
        return found

    def masks(self) -> npt.NDArray[np.uint8]:
        """The answers that are open in each match."""
        bits = np.asarray(self.tables.open, np.uint64).view(np.uint8).reshape(self.num_envs, -1)
        return np.unpackbits(bits, axis=1, count=self.actions, bitorder="little")

    def numbers(self, place: int) -> npt.NDArray[np.float32]:
        """The whole view of the seat that is asked in a match."""
        g, question = self.tables.tables[place], self.tables.asked[place]
        return self.layout.numbers(self.game.view(g, int(question.seat)), question)

    @property
    def seeds(self) -> Array:
        """With what each match was begun: the other environments deal and roll the same from it."""
        return np.array(self.tables.seeds, np.int64)


def has_masks(game: Game) -> bool:
    """Whether what is open is one number at every question of a game."""
    kinds = [kind for kind in game.codec.by_kind if issubclass(kind, Question)]
    wide = (base for kind in kinds for base in kind.__mro__ if base is not Question and "indices" in vars(base))
    return not any(wide)


def any_open(masks: Array, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Any open answer in each match, each equally likely: a random player."""
    upto = masks.cumsum(axis=1, dtype=np.int32)
    wanted = (rng.random(len(masks)) * upto[:, -1]).astype(np.int32)
    chosen: npt.NDArray[np.int64] = (upto > wanted[:, None]).argmax(axis=1)
    return chosen
