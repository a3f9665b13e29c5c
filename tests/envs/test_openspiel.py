"""OpenSpiel: its own random simulations, exact odds, and what a player knows."""

from __future__ import annotations

import pyspiel
import pytest

from magoteka.core.chance import Rng
from magoteka.envs.openspiel import Node, register
from magoteka.games import GAMES

pytestmark = pytest.mark.once
NAMES = register()


def test_all_games_are_known_to_openspiel_once() -> None:
    assert register() == NAMES == [f"magoteka_{name}" for name in GAMES]
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_nothing_amiss(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_odds_of_chance_add_up(name: str) -> None:
    state, rng, met = pyspiel.load_game(name).new_initial_state(), Rng(1), 0
    while met < 40 and not state.is_terminal():
        if state.is_chance_node():
            met += 1
            odds = state.chance_outcomes()
            assert sum(chance for _, chance in odds) == pytest.approx(1.0)
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


def test_a_player_does_not_know_the_fronts_of_its_own_stones() -> None:
    """AB-05 Deals that differ in the first stone of seat 0 alone look the same to it, and not to the other."""
    game = pyspiel.load_game("magoteka_abraca")
    seen = []
    for first in (0, 1):
        state, dealt = game.new_initial_state(), []
        while state.is_chance_node():
            outcomes = [one for one, _ in state.chance_outcomes()]
            dealt.append(outcomes[min(first, len(outcomes) - 1)] if not dealt else outcomes[-1])
            state.apply_action(dealt[-1])
        seen.append([state.information_state_string(seat) for seat in range(2)])
    assert sorted(one == two for one, two in zip(*seen, strict=True)) == [False, True]
