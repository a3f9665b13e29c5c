"""What a match is remembered for, by the table at its end."""

from __future__ import annotations

from typing import Any

import pytest

from magoteka.core.boards import array
from magoteka.games import GAMES, game_named
from magoteka.games.fabled.rules.epilogue import GRADES
from magoteka.games.five_seals.box.components import ELEMENTS
from magoteka.games.five_seals.table.state import of_element_cards
from magoteka.games.siggil.box.components import FAMILIES
from magoteka.texts import Texts

LEGEND, TRIAL = "legend", "trial"


def earned(name: str, g: Any, seats: int = 2) -> list[tuple[int, str]]:
    return game_named(name).earned(g, seats)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_is_earned_before_it_is_played_for(name: str) -> None:
    game = game_named(name)
    seats = max(2, game.least)
    assert earned(name, game.new(seats), seats) == []


@pytest.mark.once
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_honour_has_its_words(name: str, lang: str) -> None:
    texts = Texts(lang)
    texts.read(game_named(name).folder)
    assert all(f"{name}-honour" not in texts.say(f"{name}-honour-{one}") for one in game_named(name).honours)


def test_seven_spirits_and_none_for_the_others() -> None:
    g: Any = game_named("siggil").new(2)
    g.set_owner = array([0, 1])
    for spirit in range(1, FAMILIES + 1):
        g.spirits[spirit] = 1
    assert earned("siggil", g) == [(1, "seven-spirits"), (1, "alone-with-spirits")]
    g.spirits[1] = 0
    assert earned("siggil", g) == []


def test_the_beast_is_not_beaten_by_the_last_round() -> None:
    g: Any = game_named("magic_sword").new(2)
    g.winners = 0b10
    assert earned("magic_sword", g) == [(1, "beast")]
    g.ended = 1
    assert earned("magic_sword", g) == []


def test_a_trial_is_passed_by_all_and_may_be_a_legend() -> None:
    game = game_named("fabled")
    g: Any = game.new(2, {"trial": True})
    assert g.variants.trial
    for grade, what in ((0, []), (1, [TRIAL]), (GRADES.index("legendary"), [TRIAL, LEGEND])):
        g.grade = grade
        assert earned("fabled", g) == [(seat, one) for seat in range(2) for one in what]


def test_who_wins_by_far_leaves_the_others_half_of_the_points() -> None:
    g: Any = game_named("abraca").new(3)
    g.winners = 0b001
    g.scores = array([8, 4, 0])
    assert earned("abraca", g, 3) == [(0, "far-ahead")]
    g.scores = array([8, 4, 5])
    assert earned("abraca", g, 3) == []


def test_scrolls_of_every_element_are_an_honour_of_the_winner() -> None:
    g: Any = game_named("five_seals").new(2)
    g.winners = 0b01
    g.held[0] = g.held[1] = 0
    for element in range(ELEMENTS):
        assert earned("five_seals", g) == []
        g.held[0] |= of_element_cards(element) & -of_element_cards(element)
    g.held[1] = g.held[0]
    assert earned("five_seals", g) == [(0, "every-element")]
