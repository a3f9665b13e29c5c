"""A short form of `make soak`: nothing that reaches anybody tells twin worlds apart."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any

import pytest

from magoteka.games import GAMES
from twins.__main__ import Soak, again
from twins.deeds import DEEDS, TakenBack
from twins.pairs import Count, Leak, compared

PAIRS = 10_000
ANSWERS = 120  # of a match
SEED = 2026
MATCHES = 80  # at most
KINDS = {"update", "update without news", "table", "chat", "log", "hint", "refused", "allowed", "problem"}


def many(name: str, matches: int, answers: int) -> Count:
    count = Count()
    for number in range(matches):
        count.add(compared(name, SEED, number, answers))
    return count


@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_messages_are_the_same_in_twin_worlds(name: str) -> None:
    count = Count()
    while count.pairs < PAIRS or len(count.chairs) < GAMES[name].most or not count.kinds.keys() >= KINDS:
        assert count.matches < MATCHES, f"the worlds part too soon, or nobody hears {KINDS - count.kinds.keys()}"
        count.add(compared(name, SEED, count.matches, ANSWERS))
    assert count.kinds["update"] > PAIRS / 2
    assert "odds" in count.kinds or GAMES[name].odds is None
    assert count.deeds.keys() >= {deed.__name__ for deed in DEEDS if deed is not TakenBack}


@pytest.mark.parametrize(("name", "least"), [("abraca", 0.9), ("magic_sword", 0.2), ("fabled", 0.02)])
def test_the_worlds_of_games_with_secrets_differ(name: str, least: float) -> None:
    count = many(name, 8, 40)
    assert count.different >= least * count.pairs


def test_a_leak_is_found_and_can_be_seen_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever shows onlookers what the first seat sees is found out, and the file that is left leads there again."""
    game = GAMES["abraca"]
    look = game.view

    def view(self: Any, g: Any, seat: int | None) -> Any:
        return look(g, seat or 0)

    with monkeypatch.context() as careless:
        careless.setattr(type(game), "view", view)
        assert Soak(["abraca"], SEED, PAIRS).run(inf, tmp_path) == 1
        (case,) = tmp_path.iterdir()
        assert again(case) == 1
    assert again(case) == 0


def test_parts_of_an_answer_that_are_told_are_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magoteka.table.journal.Journal.unnoticed", lambda *_: False)
    with pytest.raises(Leak):
        many("siggil", 10, ANSWERS)
