"""Winning chances of an open board, where a game can tell them."""

from typing import Any

import pytest

from magoteka.bots.greedy import likely
from magoteka.core.chance import Rng
from magoteka.core.game import Value
from magoteka.games import GAMES
from magoteka.games.magic_sword.game import EVENING

TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("fabled", 2, {}),
    ("fabled", 3, {"scenario": "favour_of_gods"}),
    ("fabled", 5, {}),
    ("magic_sword", 2, {**EVENING, "round_limit": 50}),
    ("magic_sword", 4, {"round_limit": 10}),
]
TRIALS = [(1, "apprentice"), (3, "legend")]
EVERY = 20  # questions


def moments(name: str, seats: int, settings: dict[str, Value], seed: int) -> list[Any]:
    """Tables of a match in which half of the answers are greedy ones and half any; the last is where it ended."""
    game, rng = GAMES[name], Rng(seed)
    g = game.new(seats, settings)
    found, asked = [], 0
    while (question := g.asking()) is not None:
        asked += 1
        if asked % EVERY == 0:
            found.append(g.clone())
        thinks = question.seat >= 0 and rng.below(2) == 0
        g.answer(likely(game, g, question, rng) if thinks else question.sample(g, rng))
    return [*found, g]


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
def test_chances_add_up_to_one_and_end_with_the_result(name: str, seats: int, settings: dict[str, Value]) -> None:
    game = GAMES[name]
    *before, end = moments(name, seats, settings, 3)
    assert len(before) > 5
    for g in before:
        chances = game.mind.value(g)
        assert chances is not None
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)
        assert chances == game.mind.value(g.clone())
    won = game.winners(end)
    assert game.mind.value(end) == [1 / len(won) if seat in won else 0.0 for seat in range(seats)]


@pytest.mark.parametrize(("seats", "level"), TRIALS)
def test_of_a_trial_everybody_has_the_chance_of_all(seats: int, level: str) -> None:
    game = GAMES["fabled"]
    *before, end = moments("fabled", seats, {"trial": True, "level": level}, 5)
    for g in before:
        chances = game.mind.value(g)
        assert chances is not None
        assert chances == [chances[0]] * seats
        assert 0.0 < chances[0] < 1.0
    assert game.mind.value(end) == [float(bool(game.winners(end)))] * seats


def test_an_easier_trial_is_likelier_to_be_won() -> None:
    game = GAMES["fabled"]
    easy, hard = (game.new(1, {"trial": True, "level": level}) for level in ("apprentice", "legend"))
    one, other = game.mind.value(easy), game.mind.value(hard)
    assert one is not None
    assert other is not None
    assert one[0] > other[0]


def test_more_sun_books_are_better() -> None:
    game = GAMES["fabled"]
    g: Any = moments("fabled", 2, {}, 7)[-3]
    before = game.mind.value(g)
    g.books[3] += 2
    after = game.mind.value(g)
    assert before is not None
    assert after is not None
    assert after[0] > before[0]


def test_more_sword_and_magic_are_better() -> None:
    game = GAMES["magic_sword"]
    g: Any = moments("magic_sword", 3, {"round_limit": 10}, 7)[6]
    before = game.mind.value(g)
    g.sword[1] += 3
    g.magic[1] += 3
    after = game.mind.value(g)
    assert before is not None
    assert after is not None
    assert after[1] > before[1]


def test_who_cannot_be_told_by_a_look_has_none() -> None:
    for name in ("abraca", "siggil", "five_seals"):
        game = GAMES[name]
        assert game.mind.value(game.new(2)) is None
