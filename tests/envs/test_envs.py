"""Environments for those who train players: PettingZoo's and Gymnasium's own tests, and ours for what leaks."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.envs.gymnasium import Solo
from magoteka.envs.layout import HERE, layout_of
from magoteka.envs.pettingzoo import aec, parallel
from magoteka.envs.play import Play
from magoteka.games import GAMES
from magoteka.games.abraca.messages.answers import Declare
from magoteka.games.abraca.messages.events import MatchEnded

EVERY = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
pytestmark = pytest.mark.once


def brisk(game: Game) -> dict[str, Any]:
    return dict(game.brisk)


@EVERY
def test_pettingzoo_finds_nothing_amiss(game: Game) -> None:
    api_test(aec(game.name, settings=brisk(game)), num_cycles=60, verbose_progress=False)


@EVERY
def test_the_same_seed_deals_and_rolls_the_same(game: Game) -> None:
    seed_test(lambda: aec(game.name, settings=brisk(game)), num_cycles=30)


@EVERY
def test_pettingzoos_benchmark_runs(game: Game, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """It goes on for five seconds of a clock that is quicker here; `bench/envs.py` has the figures."""
    ticks = iter(range(1000))
    monkeypatch.setattr(time, "time", lambda: float(next(ticks)))
    performance_benchmark(aec(game.name, settings=brisk(game)))
    assert "turns per second" in capsys.readouterr().out


@EVERY
def test_pettingzoo_finds_nothing_amiss_when_all_act_at_once(game: Game) -> None:
    parallel_api_test(parallel(game.name, settings=brisk(game)), num_cycles=60)


@EVERY
def test_gymnasium_finds_nothing_amiss(game: Game) -> None:
    check_env(Masked(game.name, bots="random", settings=brisk(game)), skip_render_check=True)


class Masked(Solo):
    """Gymnasium's checker knows no masks: any number is turned into an open answer."""

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        open_now = np.flatnonzero(self.play.mask(self.seat))
        return super().step(int(open_now[int(action) % len(open_now)]))


@EVERY
def test_a_match_is_played_to_its_end_by_masks_alone(game: Game) -> None:
    env, rng = aec(game.name, settings=brisk(game)), Rng(3)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        open_now = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(open_now[rng.below(len(open_now))]))
    assert sum(total.values()) == pytest.approx(0.0)
    assert any(total.values())


@EVERY
def test_numbers_are_the_same_in_worlds_that_look_alike(game: Game) -> None:
    rng = Rng(2)
    play = Play(game, max(2, game.least), brisk(game), 7)
    for step in range(120):
        if play.over:
            break
        if step % 10 == 0:
            for seat in range(play.seats):
                twin = game.redeal(play.table, seat, rng)
                theirs = play.layout.numbers(game.view(twin, seat), play.question)
                assert np.array_equal(play.numbers(seat), theirs)
        open_now = np.flatnonzero(play.mask(play.seat))
        play.answer(int(open_now[rng.below(len(open_now))]))


@EVERY
def test_numbers_tell_views_apart(game: Game) -> None:
    """What a seat sees changes with almost every answer, and so do its numbers."""
    rng, play, told = Rng(4), Play(game, max(2, game.least), brisk(game), 9), 0
    before = play.view(0), play.numbers(0)
    for _ in range(40):
        open_now = np.flatnonzero(play.mask(play.seat))
        play.answer(int(open_now[rng.below(len(open_now))]))
        if play.over:
            break
        now = play.view(0), play.numbers(0)
        if now[0] != before[0]:
            told += not np.array_equal(now[1], before[1])
        before = now
    assert told >= 10


@EVERY
def test_a_layout_belongs_to_a_ruleset(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = json.loads((HERE / f"{game.name}.json").read_text("utf-8"))
    assert kept["ruleset"] == game.ruleset
    layout_of.cache_clear()
    monkeypatch.setattr(type(game), "ruleset", game.ruleset + 1)
    with pytest.raises(ValueError, match="python -m tools"):
        layout_of(game)
    layout_of.cache_clear()


def test_an_answer_that_is_not_open_is_refused_in_words() -> None:
    play = Play(GAMES["siggil"], 2, None, 1)
    shut = next(index for index, one in enumerate(play.mask(play.seat)) if not one)
    with pytest.raises(ValueError, match="not open"):
        play.answer(shut)


def test_a_game_for_one_is_won_or_not() -> None:
    env, rng = Solo("siggil", seats=1, settings={"solo": "easy"}), Rng(1)
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        open_now = np.flatnonzero(seen["action_mask"])
        seen, reward, over, cut, _ = env.step(int(open_now[rng.below(len(open_now))]))
        assert not cut
    assert reward in (0.0, 1.0)


@pytest.mark.parametrize("level", ["kind", "search:2"])
def test_bots_that_remember_sit_with_an_agent_too(level: str) -> None:
    env, rng = Solo("abraca", seats=3, bots=level, seat=1), Rng(1)
    seen, _ = env.reset(seed=5)
    over = False
    while not over:
        open_now = np.flatnonzero(seen["action_mask"])
        seen, _, over, cut, _ = env.step(int(open_now[rng.below(len(open_now))]))
        assert not cut
    env.hear()
    history = env.recall.of(0)
    assert any(isinstance(one, MatchEnded) for one in history)
    assert any(isinstance(one, Declare) for one in history)


PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_page_for_researchers_runs(code: str) -> None:
    exec(compile(code, "docs/research.md", "exec"), {})


def test_the_page_for_researchers_tells_the_sizes() -> None:
    for game in GAMES.values():
        assert f"{layout_of(game).size:,}" in PAGE
