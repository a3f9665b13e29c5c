"""Records of older rules become records of the present ones."""

from itertools import pairwise
from pathlib import Path

import pytest

from games.magic_sword.stage import Table
from magoteka.core.agenda import NATURE
from magoteka.core.match import Match
from magoteka.core.problems import CannotGoOn
from magoteka.core.record import Answer, GameRecord, loads
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.rules.setup.arrival import Rebirth
from magoteka.games.magic_sword.upgrades import ACTS_OF_1, Retold, thought_better
from magoteka.games.magic_sword.words import menus
from magoteka.games.magic_sword.words.acts import Exorcise, Linger
from magoteka.texts import Texts

FIRST = sorted((Path(__file__).parents[2] / "records" / "magic_sword").glob("r[123]/*-seats.json"))


def test_every_act_of_ruleset_1_is_an_answer_now():
    acts = [GAME.codec.decode(option) for option in ACTS_OF_1.values()]
    assert set(acts) == {*menus.ACT_OPTIONS, menus.AIM_MENU[-1]} - {Exorcise(), Linger()}


@pytest.mark.parametrize("path", FIRST, ids=lambda path: f"{path.parent.stem}-{path.stem}")
def test_a_game_of_older_rules_goes_on_or_says_why_not(path):
    record = loads(path.read_text(encoding="utf-8"))
    match, why = Match.replay_far(GAME, record)
    if why is None:
        assert match.over
    else:
        assert isinstance(why, CannotGoOn)
        assert all("4" in Texts(lang).problem(why) for lang in ("ru", "en"))
        assert 0 < len(match.record.answers) < len(record.answers)


def test_a_deed_of_ruleset_2_that_was_given_up_is_left_out():
    rows = [Answer(0, {"tag": "drop"}), Answer(0, {"tag": "pass"}), Answer(1, {"tag": "pass"})]
    assert [thought_better(one, other) for one, other in pairwise(rows)] == [True, False]


def test_a_character_that_the_lot_gave_is_the_one_the_player_takes():
    t = Table("troll", "elf")
    t.g.fallen[0] = 1
    t.g.hero[0] = -1
    t.g.then(Rebirth(0))
    retold = Retold(GameRecord("magic_sword", 2, 2, dict(GAME.agreed({}))))
    retold.table = t.g
    retold.answer(Answer(NATURE, {"tag": "hero-card", "hero": "witch"}))
    assert [row.seat for row in retold.answers] == [0]
