"""Many matches at once: `Many("abraca", num_envs=1024)`, a vector environment of Gymnasium, a row a match.

Whoever is asked in a match is the one who sees and answers there. A match that is over makes room for the next at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from magoteka.core.agenda import Question
from magoteka.core.chance import rng_at
from magoteka.core.game import Game
from magoteka.envs.layout import layout_of
from magoteka.envs.play import seed_after
from magoteka.envs.render import MODES, checked_mode, drawn
from magoteka.envs.spaces import Looks as Looks
from magoteka.envs.spaces import checked_looks
from magoteka.envs.tables import NARROW, Tables, following
from magoteka.games import game_named

Array: TypeAlias = npt.NDArray[Any]
Seen: TypeAlias = dict[str, Array]
Stepped: TypeAlias = tuple[Seen, Array, Array, Array, dict[str, Any]]


class Many(VectorEnv[Seen, Array, Array]):
    """`num_envs` matches of one game, stepped together; rewards have a column for each seat.

    `looks` says what is seen: a `sketch` (few small numbers, where the game has one), the whole `view` as in the other
    environments, or, for the quickest, `none`. Without `copy` all arrays are handed out once, where the compiled loop
    writes them, and each step overwrites them.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        looks: Looks | None = None,
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        self.game = game_named(game)
        self.num_envs = num_envs
        self.seats = seats or max(2, self.game.least)
        self.settings = settings
        self.copy = copy
        self.render_mode = checked_mode(render_mode)
        self.layout = layout_of(self.game)
        self.actions = self.layout.actions
        sketch = self.game.sketch
        self.looks = checked_looks(self.game, looks or ("view" if sketch is None else "sketch"))
        self.size = {"view": self.layout.size, "sketch": 0 if sketch is None else int(sketch.size), "none": 0}[
            self.looks
        ]
        self.begun = False
        self.lay()
        self.single_observation_space = self.space_of_one()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(self.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def lay(self) -> None:
        """Lay out the tables, before anything is dealt, and the arrays that they write."""
        fresh = self.game.new(self.seats, self.settings)
        tables = Tables(fresh, self.num_envs, self.seats, self.actions, self.game.max_answers)
        tables.called_by(numbers_of_questions(self.game, self.layout.questions))
        tables.judged_by(self.game.winners, self.actions <= NARROW and has_masks(self.game))
        if self.looks == "sketch" and self.game.sketch is not None:
            tables.drawn_by(self.game.sketch)
        self.tables, self.written = tables, arrays_of(tables)
        self.lasting = not isinstance(tables.mask, list)  # interpreted, what is written lies in lists

    def space_of_one(self) -> spaces.Dict:
        """What is seen of one match."""
        seen: dict[str, spaces.Space[Any]] = {
            "action_mask": spaces.Box(0, 1, (self.actions,), np.uint8),
            "seat": spaces.Discrete(self.seats),
            "question": spaces.Discrete(len(self.layout.questions)),
        }
        if self.looks == "sketch" and self.game.sketch is not None:
            seen["observation"] = spaces.Box(0, int(self.game.sketch.most), (self.size,), np.uint8)
        elif self.looks == "view":
            seen["observation"] = spaces.Box(0.0, 1.0, (self.size,), np.float32)
        return spaces.Dict(seen)

    def __getstate__(self) -> dict[str, Any]:
        kept = {key: one for key, one in vars(self).items() if key not in ("tables", "written")}
        if not self.begun:
            return kept
        tables = self.tables
        boards = [self.game.dump_state(g) for g in tables.tables]
        luck = [rng.standing() for rng in tables.luck]
        return {**kept, "kept": (boards, luck, list(tables.seeds), list(tables.given), tables.dice.standing())}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        told = kept.get("kept")
        vars(self).update({key: one for key, one in kept.items() if key != "kept"})
        self.lay()
        if told is not None:
            boards, luck, seeds, given, dice = told
            tables = [self.game.load_state(self.seats, self.settings or {}, board) for board in boards]
            self.tables.resume(tables, [rng_at(words) for words in luck], seeds, given, rng_at(dice))

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New matches everywhere: from a seed on, or each from its own; the same seeds deal and roll the same.

        Without a seed come those that follow from the last.
        """
        seeds = self.seeds_from(seed)
        self.begun = True
        self.tables.begin(seeds, sum(seeds) + 1)
        return self.seen(), {}

    def seeds_from(self, seed: int | Sequence[int | None] | None) -> list[int]:
        """With what each match begins."""
        if seed is None and self.begun:
            return [int(following(one)) for one in self.tables.seeds]
        if seed is None or isinstance(seed, (int, np.integer)):
            first = seed_after(None, seed)
            return [first + place for place in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} matches.")
        return [seed_after(None, one) for one in seed]

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
        seen = self.seen()
        return seen, self.told("rewards"), self.told("over"), self.told("cut"), info

    def seen(self) -> Seen:
        """What the seat that is asked in each match sees, what it may answer, which seat it is and what it is asked."""
        if not self.lasting:
            self.written = arrays_of(self.tables)
        found = {key: self.told(key) for key in ("action_mask", "seat", "question")}
        if self.looks == "sketch":
            found["observation"] = self.told("observation")
        elif self.looks == "view":
            found["observation"] = np.stack([self.numbers(place) for place in range(self.num_envs)])
        return found

    @property
    def legal(self) -> tuple[Array, Array]:
        """How many answers are open in each match, and which: they begin its row; what follows them means nothing."""
        return self.told("choices"), self.told("legal")

    def told(self, name: str) -> Array:
        """What the tables have written under a name, where they write it or a copy of it."""
        return self.written[name].copy() if self.copy else self.written[name]

    def numbers(self, place: int) -> npt.NDArray[np.float32]:
        """The whole view of the seat that is asked in a match."""
        g, question = self.tables.tables[place], self.tables.asked[place]
        return self.layout.numbers(self.game.view(g, int(question.seat)), question)

    def render(self) -> tuple[str, ...]:
        """What everybody sees of each match, as text or as a picture (SVG)."""
        views = [self.game.view(g, None) for g in self.tables.tables]
        return tuple(drawn(self.render_mode, self.game, view, self.seats) or "" for view in views)

    @property
    def seeds(self) -> Array:
        """With what each match was begun: the other environments deal and roll the same from it."""
        return np.array(self.tables.seeds, np.int64)


def arrays_of(tables: Tables) -> dict[str, Array]:
    """What tables write, as arrays over the same memory; where the rules are interpreted, as it is now."""
    rows = int(tables.count)
    return {
        "action_mask": np.asarray(tables.mask, np.uint8).reshape(rows, -1),
        "legal": np.asarray(tables.legal, np.int64).reshape(rows, -1),
        "choices": np.asarray(tables.choices, np.int64),
        "seat": np.asarray(tables.seat, np.int64),
        "question": np.asarray(tables.kind, np.int64),
        "observation": np.asarray(tables.seen, np.uint8).reshape(rows, -1),
        "rewards": np.asarray(tables.rewards, np.float64).reshape(rows, -1),
        "over": np.asarray(tables.over, np.uint8).view(bool),
        "cut": np.asarray(tables.cut, np.uint8).view(bool),
    }


def numbers_of_questions(game: Game, questions: Sequence[str]) -> dict[object, int]:
    """The number of each kind of question, by its class."""
    return {game.codec.by_tag[tag].kind: number for number, tag in enumerate(questions)}


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


def any_legal(choices: Array, legal: Array, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """The same, drawn from the lists of what is open, which are shorter than masks."""
    places = (rng.random(len(choices)) * choices).astype(np.int64)
    chosen: npt.NDArray[np.int64] = legal[np.arange(len(choices)), places]
    return chosen
