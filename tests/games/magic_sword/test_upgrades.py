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
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.acts import Exorcise, Linger
from magoteka.games.magic_sword.rules.setup.arrival import Rebirth
from magoteka.games.magic_sword.upgrades import ACTS_OF_1, Retold, bought_at_once, thought_better, unasked
from magoteka.texts import Texts

FIRST = sorted((Path(__file__).parents[2] / "records" / "magic_sword").glob("r[1234]/*-seats.json"))


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
        assert all("5" in Texts(lang).problem(why) for lang in ("ru", "en"))
        assert 0 < len(match.record.answers) < len(record.answers)


def test_a_deed_of_ruleset_2_that_was_given_up_is_left_out():
    rows = [Answer(0, {"tag": "drop"}), Answer(0, {"tag": "pass"}), Answer(1, {"tag": "pass"})]
    assert [thought_better(one, other) for one, other in pairwise(rows)] == [True, False]


def test_a_character_that_the_lot_gave_is_the_one_the_player_takes():
    t = Table("troll", "elf")
    t.g.fallen[0] = 1
    t.g.hero[0] = -1
    t.g.then(Rebirth(0))
    retold = Retold(GameRecord("magic_sword", 2, 2, dict(GAME.agreed({}))), 3)
    retold.table = t.g
    retold.answer(Answer(NATURE, {"tag": "hero-card", "hero": "witch"}))
    assert [row.seat for row in retold.answers] == [0]


def test_the_second_answer_to_the_seller_of_spells_is_the_one_that_counts():
    asked = [Answer(0, {"tag": "card", "card": 64, "design": "spell_seller"}), Answer(0, {"tag": "yes"})]
    for tag in ("yes", "no"):
        kept = bought_at_once([*asked, Answer(0, {"tag": tag}), Answer(1, {"tag": "pass"})])
        assert [row.option["tag"] for row in kept] == ["card", tag, "pass"]
    assert len(bought_at_once([*asked, Answer(1, {"tag": "yes"})])) == 3


@pytest.mark.parametrize("hero", ["giant", "elf"])
def test_only_the_giant_was_not_asked_about_the_rowan_by_ruleset_4(hero):
    t = Table(hero, "troll")
    t.give(0, "rowan_of_knowledge")
    t.land(0).say("explore")
    if hero == "giant":
        t.say(True)
    assert t.question == "EatRowan"
    assert (unasked(t.g, t.g.asking()) is not None) == (hero == "giant")


def test_whoever_was_not_asked_what_he_drops_drops_nothing():
    t = Table("witch", "troll")
    t.drops = True
    t.g.magic[0] = 5
    t.hand(0, "lord_of_riches")
    t.give(1, "helmet")
    t.start_turn(0).say("lord_of_riches")
    assert t.question == "DropFirst"
    retold = Retold(GameRecord("magic_sword", 4, 2, dict(GAME.agreed({}))), 4)
    retold.table = t.g
    retold.grant()
    assert [row.option for row in retold.answers] == [{"tag": "pass"}]
