"""Miniatures are solved exactly: by us, by following every line without a memory, and by OpenSpiel; search finds it."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability as spiel

from extent import of
from magoteka.arena import miniatures
from magoteka.arena.miniatures import Miniature, few_stones, one_ring, three_kinds
from magoteka.arena.pages import BEGIN, END
from magoteka.arena.solver import Equilibrium, Lines, Played, Policy, at_random, exploitability, slips, value_of
from magoteka.bots.candidates import answered
from magoteka.core.agenda import State
from magoteka.core.game import Game
from magoteka.envs.openspiel import endgame

pytestmark = pytest.mark.once
PILLAR = miniatures.TOPS[:6]


def small() -> list[Miniature]:
    """Each so small that every line can be followed without a memory."""
    return [few_stones((5, 7, 8), (2, 1)), three_kinds(2, 2, PILLAR), one_ring(1, 2, 2)]


def worth(game: Game, table: State) -> float:
    """The first seat's share when nobody errs: every line, and no table remembered."""
    question = table.asking()
    if question is None:
        winners = game.winners(table)
        return (0 in winners) / len(winners)
    below = [worth(game, answered(table, at)) for at in range(len(question.indices(table)))]
    if question.seat < 0:
        odds = [int(question.weight(table, index)) for index in question.indices(table)]
        return sum(odd * share for odd, share in zip(odds, below, strict=True)) / sum(odds)
    return max(below) if question.seat == 0 else min(below)


@pytest.mark.parametrize("miniature", small()[1:], ids=lambda one: one.name)
def test_what_lies_open_is_worth_what_every_line_says(miniature: Miniature) -> None:
    game = miniature.rules.game
    every = [worth(game, table) for table in miniature.tables]
    value, error = value_of(miniature.lines())
    assert value == pytest.approx(mean(every))
    assert error == 0


class Told(policies.Policy):  # type: ignore[misc]  # OpenSpiel has no types
    """A player of ours as OpenSpiel asks one: by what the seat knows."""

    def __init__(self, game: pyspiel.Game, lines: Lines, player: Policy) -> None:
        super().__init__(game, [0, 1])
        self.lines, self.player = lines, player

    def action_probabilities(self, state: pyspiel.State, player_id: int | None = None) -> dict[int, float]:
        node = self.lines.sets[state.information_state_string()][0]
        return dict(zip(state.legal_actions(), self.player(node), strict=True))


@pytest.mark.parametrize("miniature", small(), ids=lambda one: one.name)
def test_openspiel_finds_the_same_exploitability(miniature: Miniature) -> None:
    rules = miniature.rules
    lines = Lines(rules, miniature.tables, everything_open=False)  # as if nobody could be sure of anything
    game = endgame(f"miniature_{miniature.name}", rules.game, miniature.tables)
    for player in (at_random, Played(lines, "greedy")):
        theirs = spiel.exploitability(game, Told(game, lines, player))
        assert exploitability(lines, player) == pytest.approx(theirs, abs=1e-9)


def test_who_learns_comes_to_what_the_last_stones_are_worth() -> None:
    lines = few_stones((5, 7, 8), (2, 1)).lines()
    perfect = Equilibrium(lines)
    perfect.learn(150)
    value, error = value_of(lines, perfect)
    assert value == pytest.approx(2 / 3, abs=error)
    assert error < 0.003
    assert exploitability(lines, perfect) == pytest.approx(2 * error)


@pytest.mark.parametrize(
    ("miniature", "bound"),
    [(one_ring(of(2, 4), 3), 0.01), (three_kinds(of(1, 3)), 0.06)],
    ids=["ring", "pillars"],
)
def test_the_master_gives_hardly_anything_away(miniature: Miniature, bound: float) -> None:
    """Of the victory, on average, at questions at which something can be lost; chance and greed give away far more."""
    lines = miniature.lines()
    lost = {name: mean(slips(lines, Played(lines, name), of(20, 200))) for name in ("search:100", "greedy")}
    assert lost["search:100"] <= bound
    assert lost["search:100"] <= lost["greedy"] < mean(slips(lines, at_random, 200))


def test_learning_leaves_less_to_a_perfect_opponent_than_our_bots_do() -> None:
    lines = few_stones((5, 7, 8), (2, 1)).lines()
    perfect = Equilibrium(lines)
    perfect.learn(150)
    for level in ("greedy", "search:50"):
        assert exploitability(lines, perfect) < exploitability(lines, Played(lines, level, draws=2)) < 0.6


def test_a_page_has_what_the_command_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miniatures, "MINIATURES", {"five_seals": lambda: one_ring(1, 3, 2)})
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", "utf-8")
    assert miniatures.main(["random", "--page", str(page)]) == 0
    text = page.read_text("utf-8")
    assert "old" not in text
    assert text.startswith("before")
    assert text.endswith("after\n")
    assert "| lost by random |" in text
