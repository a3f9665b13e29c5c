"""OpenSpiel: its own random simulations, exact odds, and what a player knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from magoteka.core.chance import Rng
from magoteka.envs.layout import layout_of
from magoteka.envs.openspiel import Node, register
from magoteka.games import GAMES

pytestmark = pytest.mark.once
NAMES = register()


def test_all_games_are_known_to_openspiel_once() -> None:
    assert register() == NAMES == [f"magoteka_{name}" for name in GAMES]
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_nothing_amiss(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize="abraca" in name, verbose=False)


@pytest.mark.parametrize("name", ["magoteka_abraca"])
def test_openspiel_plays_a_written_match_again_line_by_line(name: str, tmp_path: Path) -> None:
    """As its own playthrough test does; the other games take it minutes to write down."""
    flags.FLAGS.mark_as_parsed()
    page = tmp_path / "playthrough.txt"
    page.write_text(generate_playthrough.playthrough(name, None, seed=1), "utf-8")
    written, again = generate_playthrough.replay(str(page))
    assert written == again
    assert "InformationStateTensor(1).known" in written


@pytest.mark.parametrize("name", NAMES)
def test_the_odds_of_chance_add_up(name: str) -> None:
    state, rng, met = pyspiel.load_game(name).new_initial_state(), Rng(1), 0
    while met < 40 and not state.is_terminal():
        if state.is_chance_node():
            met += 1
            odds = state.chance_outcomes()
            assert sum(chance for _, chance in odds) == pytest.approx(1.0)
            assert max(index for index, _ in odds) < state.get_game().max_chance_outcomes()
            state.apply_action(odds[rng.below(len(odds))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
    assert met > 5


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_knows_the_same_and_goes_its_own_way(name: str) -> None:
    state, rng = pyspiel.load_game(name).new_initial_state(), Rng(2)
    known = set()
    for _ in range(60):
        if state.is_terminal():
            break
        known.add(state.information_state_string(0))
        chance = state.is_chance_node()
        actions = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
        copied = state.clone()
        assert isinstance(copied, Node)
        before = copied.information_state_string(0), copied.observation_string(0)
        state.apply_action(actions[rng.below(len(actions))])
        assert (copied.information_state_string(0), copied.observation_string(0)) == before
    assert len(known) > 5


def test_there_is_room_for_the_rarest_lot() -> None:
    """What is lost by lot in «Магический Меч» is one of 226 things, more than any deck has cards."""
    game = GAMES["magic_sword"]
    lot = next(kind for kind in game.codec.by_kind if kind.__name__ == "LotForLoss")(0, 0)
    assert len(lot.menu(game.new(2))) == layout_of(game).chances == 226


def test_a_player_does_not_know_the_fronts_of_its_own_stones() -> None:
    """AB-05 Deals that differ in the first stone of seat 0 alone look the same to it, and not to the other."""
    game = pyspiel.load_game("magoteka_abraca")
    seen = []
    for first in (0, 1):
        state = game.new_initial_state()
        dealt: list[int] = []
        while state.is_chance_node():
            outcomes = [one for one, _ in state.chance_outcomes()]
            dealt.append(outcomes[min(first, len(outcomes) - 1)] if not dealt else outcomes[-1])
            state.apply_action(dealt[-1])
        seen.append([(state.information_state_string(seat), state.information_state_tensor(seat)) for seat in range(2)])
    assert sorted(one == two for one, two in zip(*seen, strict=True)) == [False, True]


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_has_a_tensor_of_its_own(name: str) -> None:
    """The view and all that was heard: two tensors are the same where the strings are, and nowhere else."""
    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), Rng(3)
    tensors: dict[Any, Any] = {}
    while len(tensors) < 20 and not state.is_terminal():
        chance = state.is_chance_node()
        if not chance:
            tensor, view = tuple(state.information_state_tensor()), tuple(state.observation_tensor())
            assert tensors.setdefault(state.information_state_string(), tensor) == tensor
            assert tensor[: len(view)] == view
        actions = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    assert len(set(tensors.values())) == len(tensors) > 5


def test_what_is_public_is_what_everybody_sees() -> None:
    """AB-05, AB-31 Nobody's stones and secrets are in it."""
    game = pyspiel.load_game("magoteka_abraca")
    public = make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    seen = []
    for player in range(2):
        public.set_from(state, player)
        seen.append((public.string_from(state, player), public.tensor.copy()))
    assert seen[0][0] == seen[1][0] == repr(GAMES["abraca"].view(state.table, None))
    assert np.array_equal(seen[0][1], seen[1][1])
