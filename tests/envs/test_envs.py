"""Environments for those who train players: PettingZoo's and Gymnasium's own tests, and ours for what leaks."""

from __future__ import annotations

import copy
import json
import pickle
import re
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs import registration
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.envs import ids
from magoteka.envs.gymnasium import Solo
from magoteka.envs.layout import HERE, layout_of
from magoteka.envs.pettingzoo import aec, parallel
from magoteka.envs.play import Play
from magoteka.envs.vector import Many, any_open
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
def test_the_same_seed_is_the_same_when_all_act_at_once(game: Game) -> None:
    parallel_seed_test(lambda: parallel(game.name, settings=brisk(game)), num_cycles=30)


@EVERY
def test_gymnasium_finds_nothing_amiss(game: Game) -> None:
    check_env(Solo(game.name, bots="random", settings=brisk(game), render_mode="ansi"), skip_render_check=True)


@EVERY
def test_nothing_beyond_the_menu_is_open(game: Game) -> None:
    play = Play(game, 2, brisk(game), 11)
    for _ in range(60):
        beyond = range(len(play.question.menu(play.table)), play.layout.actions)
        assert not any(play.allows(action) for action in beyond)
        play.answer(next(action for action in range(play.layout.actions) if play.allows(action)))
        if play.over:
            break


@pytest.mark.parametrize("seed", [5, None])
def test_what_follows_a_seed_can_be_repeated(seed: int | None) -> None:
    """A plain reset after a seeded one deals the match that follows, in every environment the same."""
    solo, table, many = Solo("siggil", bots="random"), aec("siggil"), Many("siggil", 1, looks="none")
    for env in (solo, table, many):
        env.reset(seed=5)
        env.reset(seed=seed)
        env.reset()
    assert solo.play.seed == table.play.seed == many.seeds[0]
    runs = []
    for _ in range(2):
        solo.reset(seed=7)
        runs.append([solo.reset()[0]["observation"].tolist() for _ in range(3)])
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


def test_an_answer_that_is_not_open_loses_the_match() -> None:
    env = aec("siggil", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards == {**dict.fromkeys(env.possible_agents, 0), agent: -1}
    assert all(env.terminations.values())
    solo = Solo("siggil")
    seen, _ = solo.reset(seed=1)
    shut = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert solo.step(shut)[1:] == (-1.0, True, False, {"closed": shut})


@EVERY
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_as_the_original(game: Game, copied: Callable[[Any], Any]) -> None:
    """In the middle of a match; and the original does not notice."""
    envs: list[Any] = [Solo(game.name, bots="kind", settings=brisk(game)), aec(game.name, settings=brisk(game))]
    for env in envs:
        env.reset(seed=3)
        stepped(env, 4)
        other = copied(env)
        assert other.game is env.game
        assert stepped(other, 5) == stepped(env, 5)


def stepped(env: Any, steps: int) -> list[Any]:
    """The first and the last open answer in turn; what is seen at each step."""
    seen = []
    for step in range(steps):
        play = env.unwrapped.play
        if play.over:
            break
        open_now = np.flatnonzero(play.mask(play.seat))
        env.step(int(open_now[-(step % 2)]))
        seen.append((play.seat, [play.numbers(seat).tolist() for seat in range(play.seats)]))
    return seen


def test_copies_of_what_was_never_begun_begin_alike() -> None:
    env = Solo("abraca", bots="random")
    other = pickle.loads(pickle.dumps(env))
    assert env.reset(seed=2)[0]["observation"].tolist() == other.reset(seed=2)[0]["observation"].tolist()


@EVERY
def test_gymnasium_makes_every_game_by_its_name(game: Game) -> None:
    name = f"magoteka/{game.name}-v{game.ruleset}"
    env = gymnasium.make(name, bots="random", settings=brisk(game))
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    many = gymnasium.make_vec(name, num_envs=3, settings=brisk(game))
    assert many.observation_space.contains(many.reset(seed=1)[0])


def test_gymnasium_finds_the_names_by_itself() -> None:
    """By an entry point, which is read within a namespace of its own."""
    entries = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"][
        "entry-points"
    ]
    assert entries["gymnasium.envs"] == {"magoteka": f"{ids.__name__}:register"}
    kept = dict(registration.registry)
    try:
        for name in GAMES:
            del registration.registry[ids.id_of(name)]
        with registration.namespace("magoteka"):
            ids.register()
        assert {ids.id_of(name) for name in GAMES} <= set(registration.registry)
    finally:
        registration.registry.clear()
        registration.registry.update(kept)


@EVERY
def test_a_table_is_drawn_as_text_and_as_a_picture(game: Game) -> None:
    for mode, sign in (("ansi", "──"), ("svg", "<svg")):
        table, solo = aec(game.name, render_mode=mode), Solo(game.name, bots="random", render_mode=mode)
        many = Many(game.name, 2, looks="none", render_mode=mode)
        for env in (table, solo, many):
            env.reset(seed=1)
        drawings = [table.render(), solo.render(), *many.render()]
        assert [sign in drawing for drawing in drawings] == [True] * 4
        assert len(set(drawings)) >= 2
    with pytest.raises(ValueError, match="no render mode human; there are ansi, svg"):
        aec(game.name, render_mode="human")


def test_bots_are_one_for_all_or_one_each() -> None:
    env = Solo("abraca", seats=4, bots="greedy,random,kind", seat=1)
    assert env.levels == {0: "greedy", 2: "random", 3: "kind"}
    assert Solo("abraca", seats=3, bots=["greedy", "random"]).levels == {1: "greedy", 2: "random"}
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        Solo("abraca", seats=4, bots="greedy,random")
    for seat in (-1, 3, 7):
        with pytest.raises(ValueError, match=f"no seat {seat}; the seats are 0 to 2"):
            Solo("abraca", seats=3, seat=seat)


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


@EVERY
def test_all_environments_can_observe_by_sketch(game: Game) -> None:
    """The same numbers as of `Many`, and the number of the question beside them."""
    settings, rng = dict(game.brisk), np.random.default_rng(1)
    many = Many(game.name, 1, settings=settings)
    table = aec(game.name, settings=settings, looks="sketch")
    seen, _ = many.reset(seed=4)
    table.reset(seed=4)
    for _ in range(30):
        agent = table.agent_selection
        here = table.observe(agent)
        assert table.observation_space(agent).contains(here)
        assert agent == f"seat_{seen['seat'][0]}"
        assert here["question"] == seen["question"][0]
        assert np.array_equal(here["observation"], seen["observation"][0])
        assert np.array_equal(here["action_mask"], seen["action_mask"][0])
        action = any_open(seen["action_mask"], rng)
        seen, _, over, cut, _ = many.step(action)
        if over[0] or cut[0]:
            break
        table.step(int(action[0]))


def test_solo_and_parallel_can_observe_by_sketch() -> None:
    solo, both = Solo("abraca", bots="random", looks="sketch"), parallel("siggil", looks="sketch")
    seen, _ = solo.reset(seed=1)
    assert solo.observation_space.contains(seen)
    assert seen["observation"].dtype == np.uint8
    told, _ = both.reset(seed=1)
    assert all(both.observation_space(agent).contains(one) for agent, one in told.items())


def test_a_game_without_a_sketch_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["abraca"]), "sketch", None)
    for make in (Solo, aec, Many):
        with pytest.raises(ValueError, match="abraca has no sketch"):
            make("abraca", looks="sketch")
