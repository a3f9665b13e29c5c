"""Few clicks without a choice: a plain turn is one gesture, and nothing is asked that has one answer."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from extent import of
from magoteka.core.game import Preset
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.printed import printed
from magoteka.games.magic_sword.box.tables import CARD, CARDS
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.rules.character.cards import forced

BENCH = Path(__file__).parents[3] / "bench"
MOST = 0.08  # of what a browser shows


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(BENCH))
    import questions

    yield questions
    sys.modules.pop("questions")


@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.name)
def test_few_clicks_are_no_choice(questions: ModuleType, preset: Preset) -> None:
    count = questions.Count()
    for seed in range(of(1, 5)):
        count.play(preset.seats, preset.settings, seed)
    print(preset.name, count.line(), count.no_choice.most_common(5))
    assert count.share() <= MOST


def test_the_friends_that_stay_are_those_of_the_rules() -> None:
    """MS-A53 What the list of one's things leaves out cannot be left."""
    assert {DESIGNS[CARD[card]].slug for card in range(CARDS) if forced(card)} == set(printed()["forced"])
