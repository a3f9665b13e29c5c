"""A game that no layout is kept of is surveyed when it is first asked for."""

from __future__ import annotations

import numpy as np
import pytest

from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.envs.layout import HERE, layout_of
from magoteka.envs.survey import surveyed
from magoteka.games import GAMES
from toy.duel import DUEL


@pytest.mark.once
def test_a_survey_is_always_alike_and_has_room_for_every_view() -> None:
    assert not (HERE / f"{DUEL.name}.json").exists()
    assert surveyed(DUEL) == surveyed(DUEL)
    layout, match, rng = layout_of(DUEL), Match.new(DUEL, seats=3, rng=Rng(3)), Rng(4)
    while match.waiting():
        seat = match.waiting()[0]
        seen = layout.numbers(match.view(seat), match.question)
        assert seen.shape == (layout.size,)
        assert seen.dtype == np.float32
        options = match.options(seat)
        assert 0 < len(options) <= layout.actions
        match.submit(seat, options[rng.below(len(options))])


@pytest.mark.once
def test_every_game_of_the_house_has_its_layout_beside_it() -> None:
    assert {page.stem for page in HERE.glob("*.json")} == set(GAMES.house)
