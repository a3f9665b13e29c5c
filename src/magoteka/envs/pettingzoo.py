"""PettingZoo: `aec("abraca", seats=3)` is an environment with action masks, `parallel(…)` the same for all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from magoteka.envs.layout import layout_of
from magoteka.envs.play import Play, seed_after
from magoteka.envs.render import MODES, checked_mode, drawn
from magoteka.envs.spaces import Looks, checked_looks, seen_space
from magoteka.games import game_named


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo has no types of its own
    """A game of the house; whoever is asked acts, and several who are asked at once act one after another."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": True, "name": "magoteka"}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        looks: Looks = "view",
    ) -> None:
        super().__init__()
        self.game = game_named(game)
        self.looks = checked_looks(self.game, looks)
        self.settings = settings
        self.render_mode = checked_mode(render_mode)
        self.luck: int | None = None
        self.metadata = {**self.metadata, "name": f"{game}_v{self.game.ruleset}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats or max(2, self.game.least))]
        self.game.check_seats(len(self.possible_agents))
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = layout_of(self.game).actions
        self.observation_spaces = {agent: seen_space(self.game, looks) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed deals and rolls the same, and so do the matches that follow without one."""
        self.luck = seed_after(self.luck, seed)
        self.play = Play(self.game, len(self.possible_agents), self.settings, self.luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.play.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may answer: nothing while it is not asked."""
        return self.play.seen(self.seat_of[agent], self.looks)

    def view(self, agent: str) -> Any:
        """What an agent sees, as an object of the game, for those who read it themselves."""
        return self.play.view(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """The agent that is asked answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play.answer(int(action))
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {one: self.play.rewards()[self.seat_of[one]] for one in self.agents}
        elif self.play.endless:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What everybody sees, as text or as a picture (SVG)."""
        seats = len(self.possible_agents)
        return drawn(self.render_mode, self.game, self.game.view(self.play.table, None), seats)

    def close(self) -> None:
        """Nothing is left open."""


def aec(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    looks: Looks = "view",
) -> Any:
    """A game for agents that act in turn; who gives an answer that is not open loses 1, and the match is over."""
    ended = wrappers.TerminateIllegalWrapper(Table(game, seats, settings, render_mode, looks), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


def parallel(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    looks: Looks = "view",
) -> Any:
    """A game for agents that are all asked at once: what those say who are not asked is not heard."""
    return turn_based_aec_to_parallel_wrapper(aec(game, seats, settings, render_mode, looks))
