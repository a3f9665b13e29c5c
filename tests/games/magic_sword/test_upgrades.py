"""Records of older rules become records of the present ones."""

from pathlib import Path

import pytest

from magoteka.core.record import GameRecord, loads
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.upgrades import ACTS_OF_1, UPGRADES
from magoteka.games.magic_sword.words import menus

FIRST = sorted((Path(__file__).parents[2] / "records" / "magic_sword").rglob("*-seats.json"))


def upgraded(record: GameRecord) -> GameRecord:
    while record.ruleset < GAME.ruleset:
        record = UPGRADES[record.ruleset](record)
    return record


def test_every_act_of_ruleset_1_is_an_answer_now():
    acts = [GAME.codec.decode(option) for option in ACTS_OF_1.values()]
    assert set(acts) == {*menus.ACT_OPTIONS, menus.AIM_MENU[-1]}


@pytest.mark.parametrize("path", FIRST, ids=lambda path: path.stem)
def test_a_game_of_ruleset_1_is_played_to_the_same_end(path):
    first = loads(path.read_text(encoding="utf-8"))
    g = GAME.new(first.seats, first.settings)
    for row in upgraded(first).answers:
        question = g.asking()
        index = list(question.menu(g)).index(GAME.codec.decode(row.option))
        assert (question.seat, question.allows(g, index)) == (row.seat, True)
        g.answer(index)
    assert g.asking() is None
