"""OpenSpiel: `register()` once, then `pyspiel.load_game("magoteka_abraca(seats=2)")`.

Nature's answers are chance nodes with their exact odds. What a player knows is what the seat has heard and answered.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar

import numpy as np
import pyspiel

from magoteka.bots.memory import Memory
from magoteka.core.agenda import Question, State
from magoteka.core.game import Game
from magoteka.envs.layout import layout_of
from magoteka.games import GAMES


class House(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the house; OpenSpiel copies it without its fields, so it has none."""

    rules: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        seats = int((params or {}).get("seats", 0)) or max(2, self.rules.least)
        self.rules.check_seats(seats)
        layout = layout_of(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=layout.actions,
            max_chance_outcomes=layout.chances,
            num_players=seats,
            min_utility=-1.0,
            max_utility=float(max(1, seats - 1)),
            utility_sum=0.0 if self.rules.least > 1 else None,
            max_game_length=self.rules.longest,
        )
        super().__init__(type_of(self.rules), info, params or {})

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.num_players())

    def new_initial_state(self) -> Node:
        """The table before nature deals."""
        return Node(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, as numbers."""
        return Observer(self)


class Held:
    """A table and what its seats remember; OpenSpiel copies a state field by field, and this is how it copies these."""

    def __init__(self, table: State, memory: Memory) -> None:
        self.table = table
        self.memory = memory
        self.question: Question | None = table.asking()

    def __deepcopy__(self, memo: Any) -> Held:
        memory = Memory(len(self.memory.seen))
        memory.seen = [list(seen) for seen in self.memory.seen]
        return Held(self.table.clone(), memory)


class Node(pyspiel.State):  # type: ignore[misc]
    """A table, whoever is asked."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.house = house
        table = house.rules.new(house.seats, dict(house.rules.brisk))
        table.told = True
        self.held = Held(table, Memory(house.seats))

    @property
    def table(self) -> State:
        """The table itself."""
        return self.held.table

    @property
    def question(self) -> Question | None:
        """What is asked."""
        return self.held.question

    def current_player(self) -> int:
        """Who is asked: a seat, chance or, at the end, nobody."""
        if self.question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.question.seat < 0 else int(self.question.seat)

    def _legal_actions(self, player: int) -> list[int]:
        if self.question is None:
            return []
        most = self.house.max_chance_outcomes() if player < 0 else self.house.num_distinct_actions()
        return [index for index in self.question.indices(self.table) if index < most]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's answers with their odds."""
        assert self.question is not None
        weights = {index: int(self.question.weight(self.table, index)) for index in self.question.indices(self.table)}
        whole = sum(weights.values())
        return [(index, weight / whole) for index, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        held, question = self.held, self.question
        assert question is not None
        held.memory.answered(int(question.seat), question.menu(held.table)[action])
        held.table.hush()
        held.table.answer(action)
        held.question = held.table.asking()
        held.memory.told(held.table.events)

    def _action_to_string(self, player: int, action: int) -> str:
        assert self.question is not None
        return repr(self.question.menu(self.table)[action])

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.question is None

    def returns(self) -> list[float]:
        """The victory, shared, with everybody's stake taken off."""
        seats, winners = self.house.seats, self.house.rules.winners(self.table) if self.question is None else ()
        if not winners or seats == 1:
            return [float(seat in winners) for seat in range(seats)]
        return [seats / len(winners) * (seat in winners) - 1.0 for seat in range(seats)]

    def information_state_string(self, player: int) -> str:
        """All that a seat has heard and answered."""
        seen = repr(self.held.memory.of(player))
        return f"{player}:{hashlib.blake2b(seen.encode(), digest_size=16).hexdigest()}"

    def observation_string(self, player: int) -> str:
        """What a seat sees."""
        return repr(self.house.rules.view(self.table, player))

    def __str__(self) -> str:
        return repr(self.house.rules.view(self.table, None))


class Observer:
    """A seat's view as numbers."""

    def __init__(self, house: House) -> None:
        self.layout = layout_of(house.rules)
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: Node, player: int) -> None:
        """Look from a seat."""
        self.tensor[:] = self.layout.numbers(state.house.rules.view(state.table, player), state.question)

    def string_from(self, state: Node, player: int) -> str:
        """The same in words."""
        return state.observation_string(player)


def type_of(game: Game) -> pyspiel.GameType:
    """How OpenSpiel files a game."""
    return pyspiel.GameType(
        short_name=f"magoteka_{game.name}",
        long_name=f"Magoteka: {game.name}, ruleset {game.ruleset}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if game.least > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(2, game.least)},
    )


def register() -> list[str]:
    """Make all games known to OpenSpiel, once; the names by which it loads them."""
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        if f"magoteka_{game.name}" not in known:
            pyspiel.register_game(type_of(game), type(f"House_{game.name}", (House,), {"rules": game}))
    return [f"magoteka_{name}" for name in GAMES]
