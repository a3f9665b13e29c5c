"""Gymnasium: one seat for the agent, bots of the house in the others, or nobody else in a game for one.

`gymnasium.make("magoteka/siggil-v1")` is the same as `Solo("siggil")`, with the ruleset in its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from magoteka.bots import bot_named
from magoteka.bots.chair import Rules, chair_of
from magoteka.bots.recall import Recall
from magoteka.core.chance import Rng, rng_at
from magoteka.envs.ids import register
from magoteka.envs.layout import layout_of
from magoteka.envs.play import Play, seed_after
from magoteka.envs.render import MODES, checked_mode, drawn
from magoteka.envs.spaces import Looks, checked_looks, seen_space
from magoteka.games import game_named

Observation = dict[str, Any]
CLOSED = -1.0  # for an answer that is not open, which ends the match


class Solo(gymnasium.Env[Observation, np.int64]):
    """The agent sits at `seat`; `bots` names the others: one level for all, or one each in the order of their seats.

    `looks="sketch"` shows few small numbers and what is asked, in the place of the whole view.
    """

    metadata: dict[str, Any] = {"render_modes": MODES}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        settings: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        looks: Looks = "view",
    ) -> None:
        self.game = game_named(game)
        self.looks = checked_looks(self.game, looks)
        self.seats = seats or max(2, self.game.least)
        self.game.check_seats(self.seats)
        if not 0 <= seat < self.seats:
            raise ValueError(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")
        self.seat = seat
        self.settings = settings
        self.render_mode = checked_mode(render_mode)
        self.levels = levels_by_seat(bots, self.seats, seat)
        self.luck: int | None = None
        self.invite()
        self.observation_space = seen_space(self.game, looks)
        self.action_space = spaces.Discrete(layout_of(self.game).actions)

    def invite(self) -> None:
        """The bots come."""
        self.rules = Rules(self.game, self.seats, self.game.agreed(self.settings or {}))
        self.bots = {seat: bot_named(level) for seat, level in self.levels.items()}
        self.needs = {seat: bot.needs(self.game) for seat, bot in self.bots.items()}
        self.remembering = any(needs.remembers for needs in self.needs.values())

    def __getstate__(self) -> dict[str, Any]:
        kept = {key: one for key, one in vars(self).items() if key not in ("bots", "needs", "rules", "minds")}
        if self.luck is None:
            return kept
        self.hear()
        return {**kept, "words": self.minds.standing()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.invite()
        if "words" in kept:
            self.minds = rng_at(vars(self).pop("words"))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, until the agent is asked; without a seed the one that follows from the last."""
        super().reset(seed=seed)
        self.luck = seed_after(self.luck, seed)
        self.play = Play(self.game, self.seats, self.settings, self.luck, told=self.remembering)
        self.recall = Recall(self.seats)
        self.minds = Rng(self.luck + 1)
        self.let_others()
        return self.seen(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent answers, and then everybody else until it is asked again; what is not open ends the match."""
        if not self.play.allows(int(action)):
            return self.seen(), CLOSED, True, False, {"closed": int(action)}
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
            chair = chair_of(self.rules, play.table, question, self.needs[play.seat], self.minds, heard)
            self.give(question.indices(play.table)[self.bots[play.seat].choose(chair)])

    def hear(self) -> None:
        """What has happened since the last answer, for bots that remember."""
        self.recall.told(self.play.table.events)
        self.play.table.clear_events()

    def give(self, action: int) -> None:
        """An answer of whoever is asked, who remembers it."""
        play, question = self.play, self.play.question
        self.hear()
        menu = () if question is None or not self.remembering else question.menu(play.table)
        play.answer(action)
        if question is not None and menu:
            self.recall.answered(question.seat, menu[action])

    def seen(self) -> Observation:
        """What the agent sees, and what it may answer."""
        return self.play.seen(self.seat, self.looks)

    def render(self) -> str | None:
        """What the agent sees, as text or as a picture (SVG)."""
        return drawn(self.render_mode, self.game, self.play.view(self.seat), self.seats)


def levels_by_seat(bots: str | Sequence[str], seats: int, own: int) -> dict[int, str]:
    """Who sits where: one level for all other seats, or one each."""
    names = [name.strip() for name in bots.split(",")] if isinstance(bots, str) else list(bots)
    others = [seat for seat in range(seats) if seat != own]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise ValueError(f"{len(names)} bots for {len(others)} seats: name one for all, or one each.")
    return dict(zip(others, names, strict=True))


register()
