"""OpenSpiel: `register()` once, then `pyspiel.load_game("magoteka_abraca(seats=2)")`.

Nature's answers are chance nodes with their exact odds. What a player knows is what the seat has heard and answered.
`endgame(…)` is a game of its own that begins with one of some tables: small enough for what walks through all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
import pyspiel

from magoteka.bots.recall import DIGEST, Recall, digest
from magoteka.core.agenda import Question, State
from magoteka.core.game import Game
from magoteka.envs.layout import layout_of
from magoteka.games import GAMES


class House(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the house; OpenSpiel copies it without its fields, so it has none."""

    rules: ClassVar[Game]
    worlds: ClassVar[Sequence[State]] = ()  # of an endgame: nature picks one of them, each equally likely

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        seats = int((params or {}).get("seats", 0)) or max(2, self.rules.least)
        self.rules.check_seats(seats)
        layout = layout_of(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=layout.actions,
            max_chance_outcomes=max(layout.chances, len(self.worlds)),
            num_players=seats,
            min_utility=-1.0,
            max_utility=float(max(1, seats - 1)),
            utility_sum=0.0 if self.worlds or self.rules.least > 1 else None,
            max_game_length=self.rules.max_answers,
        )
        super().__init__(self.filed(), info, params or {})

    @classmethod
    def filed(cls) -> pyspiel.GameType:
        """How OpenSpiel files it."""
        return type_of(cls.rules)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.num_players())

    def new_initial_state(self) -> Node:
        """The table before nature deals."""
        return Node(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, or all it knows, or what everybody sees, as numbers."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        public = asked.private_info == pyspiel.PrivateInfoType.NONE
        return Observer(self, asked.perfect_recall and not public, public)


class Held:
    """A table and what its seats remember; OpenSpiel copies a state field by field, and this is how it copies these."""

    def __init__(self, house: str, table: State, recall: Recall, picked: bool = True) -> None:
        self.house = house  # as OpenSpiel loads it
        self.table = table
        self.recall = recall
        self.picked = picked  # not of an endgame before its first chance node
        self.question: Question | None = table.asking()
        self.given: list[int] = []

    def __deepcopy__(self, memo: Any) -> Held:
        recall = Recall(len(self.recall.seen))
        recall.seen = [list(seen) for seen in self.recall.seen]
        table = self.table.clone()
        table.listening = True
        held = Held(self.house, table, recall, self.picked)
        held.given = list(self.given)
        return held

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.house, self.given)


def again(house: str, given: list[int]) -> Held:
    """What is held after these actions: a table that was written down is played once more."""
    node = pyspiel.load_game(house).new_initial_state()
    for action in given:
        node.apply_action(action)
    held: Held = node.held
    return held


class Node(pyspiel.State):  # type: ignore[misc]  # likewise
    """A table, whoever is asked."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.house = house
        worlds = house.worlds
        table = worlds[0].clone() if worlds else house.rules.new(house.seats, dict(house.rules.brisk))
        table.listening = True
        self.held = Held(str(house), table, Recall(house.seats), not worlds)

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
        if not self.held.picked:
            return int(pyspiel.PlayerId.CHANCE)
        if self.question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.question.seat < 0 else int(self.question.seat)

    def _legal_actions(self, player: int) -> list[int]:
        if not self.held.picked:
            return list(range(len(self.house.worlds)))
        if self.question is None:
            return []
        most = self.house.max_chance_outcomes() if player < 0 else self.house.num_distinct_actions()
        return [index for index in self.question.indices(self.table) if index < most]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's answers with their odds."""
        if not self.held.picked:
            return [(index, 1 / len(self.house.worlds)) for index in range(len(self.house.worlds))]
        assert self.question is not None
        weights = {index: int(self.question.weight(self.table, index)) for index in self.question.indices(self.table)}
        whole = sum(weights.values())
        return [(index, weight / whole) for index, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        if not self.held.picked:
            self.pick(action)
            return
        held, question = self.held, self.question
        held.given.append(action)
        assert question is not None
        held.recall.answered(int(question.seat), question.menu(held.table)[action])
        held.table.clear_events()
        held.table.answer(action)
        held.question = held.table.asking()
        held.recall.told(held.table.events)

    def pick(self, world: int) -> None:
        """An endgame begins: everybody looks at the table."""
        table, recall = self.house.worlds[world].clone(), Recall(self.house.seats)
        table.listening = True
        for seat, seen in enumerate(recall.seen):
            seen.append(self.house.rules.view(table, seat))
        self.held = Held(self.held.house, table, recall)
        self.held.given.append(world)

    def _action_to_string(self, player: int, action: int) -> str:
        if not self.held.picked:
            return f"table {action}"
        assert self.question is not None
        return repr(self.question.menu(self.table)[action])

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.held.picked and self.question is None

    def returns(self) -> list[float]:
        """The victory, shared, with everybody's stake taken off."""
        seats, winners = self.house.seats, self.house.rules.winners(self.table) if self.question is None else ()
        if not winners or seats == 1:
            return [float(seat in winners) for seat in range(seats)]
        return [seats / len(winners) * (seat in winners) - 1.0 for seat in range(seats)]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat, or the one that is asked, has heard and answered."""
        seat = self.current_player() if player is None else player
        return f"{seat}:{self.known(seat).hex()}"

    def known(self, player: int) -> bytes:
        """A digest of all that a seat has heard and answered."""
        return digest(self.held.recall.of(player))

    def observation_string(self, player: int | None = None) -> str:
        """What a seat, or the one that is asked, sees."""
        seat = self.current_player() if player is None else player
        return repr(self.house.rules.view(self.table, seat)) if self.held.picked else ""

    def __str__(self) -> str:
        return repr(self.house.rules.view(self.table, None)) if self.held.picked else "before the deal"


class Observer:
    """A seat's view as numbers, and for all it knows the binary digits of its digest: no list of fixed length holds it.

    What was heard is not told anew in the numbers; states that differ in it alone differ in the digits.
    """

    def __init__(self, house: House, recalls: bool, public: bool) -> None:
        self.layout = layout_of(house.rules)
        self.recalls = recalls
        self.public = public
        self.tensor = np.zeros(self.layout.size + 8 * DIGEST * recalls, np.float32)
        self.dict = {"view": self.tensor[: self.layout.size]}
        if recalls:
            self.dict["known"] = self.tensor[self.layout.size :]

    def set_from(self, state: Node, player: int) -> None:
        """Look from a seat."""
        self.tensor[:] = 0
        if state.held.picked:
            view = state.house.rules.view(state.table, None if self.public else player)
            self.dict["view"][:] = self.layout.numbers(view, state.question)
        if self.recalls:
            self.dict["known"][:] = np.unpackbits(np.frombuffer(state.known(player), np.uint8))

    def string_from(self, state: Node, player: int) -> str:
        """The same in words."""
        if self.public:
            return str(state)
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def type_of(game: Game, name: str = "") -> pyspiel.GameType:
    """How OpenSpiel files a game, or an endgame of it that has a name of its own."""
    return pyspiel.GameType(
        short_name=name or f"magoteka_{game.name}",
        long_name=f"Magoteka: {name or game.name}, ruleset {game.ruleset}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if name or game.least > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(2, game.least)},
    )


def house_of(name: str, fields: dict[str, Any]) -> type[House]:
    """A class that is found by its name, as OpenSpiel needs it to write a game down."""
    globals()[name] = type(name, (House,), {**fields, "__module__": __name__})
    return globals()[name]  # type: ignore[no-any-return]  # made by `type` just above


def register() -> list[str]:
    """Make all games known to OpenSpiel, once; the names by which it loads them."""
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        if f"magoteka_{game.name}" not in known:
            pyspiel.register_game(type_of(game), house_of(f"House_{game.name}", {"rules": game}))
    return [f"magoteka_{name}" for name in GAMES]


def endgame(name: str, game: Game, worlds: Sequence[State]) -> pyspiel.Game:
    """A game by OpenSpiel's rules of names that begins with one of the tables, each equally likely.

    Everybody knows which tables there may be and sees what his seat sees of the one that nature picks.
    """
    filed = type_of(game, name)
    fields = {"rules": game, "worlds": tuple(worlds), "filed": classmethod(lambda cls: filed)}
    pyspiel.register_game(filed, house_of(f"House_{name}", fields))
    return pyspiel.load_game(name)
