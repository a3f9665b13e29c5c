"""Gymnasium: one seat for the agent, bots of the house in the others, or nobody else in a game for one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from magoteka.bots import bot_named
from magoteka.bots.chair import Rules, chair_of
from magoteka.bots.recall import Recall
from magoteka.core.chance import Rng, SecretRng
from magoteka.envs.layout import layout_of
from magoteka.envs.play import Play
from magoteka.games import game_named

Observation = dict[str, Any]


class Solo(gymnasium.Env[Observation, np.int64]):
    """The agent sits at `seat`; `bots` names the others, one for all or one each."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: str = "greedy",
        seat: int = 0,
        settings: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game_named(game)
        self.seats = seats or max(2, self.game.least)
        self.game.check_seats(self.seats)
        self.seat = seat
        self.settings = settings
        self.level = bots
        self.bot = bot_named(bots)
        self.needs = self.bot.needs(self.game)
        self.rules = Rules(self.game, self.seats, self.game.agreed(settings or {}))
        layout = layout_of(self.game)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(layout.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, until the agent is asked."""
        super().reset(seed=seed)
        luck = SecretRng().word() if seed is None else seed
        self.play = Play(self.game, self.seats, self.settings, luck, told=self.needs.remembers)
        self.recall = Recall(self.seats)
        self.minds = Rng(luck + 1)
        self.let_others()
        return self.seen(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent answers, and then everybody else until it is asked again."""
        self.give(int(action))
        self.let_others()
        over = self.play.over
        reward = self.play.rewards()[self.seat] if over else 0.0
        return self.seen(), reward, over, not over and self.play.endless, {}

    def let_others(self) -> None:
        """The bots answer, each from what its seat sees."""
        while not self.play.over and self.play.seat != self.seat and not self.play.endless:
            play, question = self.play, self.play.question
            assert question is not None
            self.hear()
            heard = partial(self.recall.of, play.seat)
            chair = chair_of(self.rules, play.table, question, self.needs, self.minds, heard)
            self.give(question.indices(play.table)[self.bot.choose(chair)])

    def hear(self) -> None:
        """What has happened since the last answer, for bots that remember."""
        self.recall.told(self.play.table.events)
        self.play.table.clear_events()

    def give(self, action: int) -> None:
        """An answer of whoever is asked, who remembers it."""
        play, question = self.play, self.play.question
        self.hear()
        menu = () if question is None or not self.needs.remembers else question.menu(play.table)
        play.answer(action)
        if question is not None and menu:
            self.recall.answered(question.seat, menu[action])

    def seen(self) -> Observation:
        """What the agent sees, and what it may answer."""
        return {"observation": self.play.numbers(self.seat), "action_mask": self.play.mask(self.seat)}
