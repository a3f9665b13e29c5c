"""No sequence of answers may repeat a position for ever: MS-A109."""

import random
from typing import Any

import pytest

from games.magic_sword.stage import Table
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.games.magic_sword.game import GAME

LONGEST_TURN = 400  # answers; the longest that was ever seen has fewer than two hundred


def play_by_taste(g, taste, answers):
    """A player who always prefers the same of the open options; the most answers that one turn took."""
    rng = Rng(taste)
    ranks: dict[Any, float] = {}
    chooser = random.Random(taste)
    longest = spent = 0
    turn = g.turns
    for _ in range(answers):
        question = g.asking()
        if question is None:
            break
        if question.seat == NATURE:
            g.answer(question.sample(g, rng))
            continue
        menu = question.menu(g)
        best = max(question.indices(g), key=lambda index: ranks.setdefault(menu[index], chooser.random()))
        spent = spent + 1 if g.turns == turn else 1
        turn = g.turns
        longest = max(longest, spent)
        if longest > LONGEST_TURN:
            break
        g.answer(best)
    return longest


@pytest.mark.rule("MS-A109")
@pytest.mark.parametrize("taste", range(12))
def test_a_turn_ends_whatever_is_preferred(taste):
    g = GAME.new(2 + taste % 3, {"round_limit": 10, "quick_start": 8})
    assert play_by_taste(g, taste, 1500) <= LONGEST_TURN


def laden():
    """A character that can do everything by the way, before the dragon."""
    t = Table("trickster", "conqueror", square="M2")
    t.give(0, "wand_of_fate", "secret_pouch", "dagger", "excalibur", "arondight", "lamp")
    t.give(0, "alchemist", "loyal_knight", "squire")
    t.give(1, "plain_sword", "dagger", pile=1)
    t.g.gold[0] = 5
    t.lay("M2", "three_headed_dragon")
    return t


@pytest.mark.rule("MS-A109", "MS-A107")
@pytest.mark.parametrize("taste", range(40))
def test_no_taste_keeps_a_laden_character_busy_for_ever(taste):
    t = laden()
    t.g.listening = False
    t.land(0)
    assert play_by_taste(t.g, taste, 600) <= LONGEST_TURN


@pytest.mark.rule("MS-A109")
def test_what_is_begun_by_the_way_is_done():
    t = laden()
    t.land(0)
    t.say("turn-into-gold") if t.question == "Landing" else None
    assert not t.can("pass")
    t = laden()
    t.g.linger[0] = 1
    t.land(0).say("drop")
    assert not t.can("pass")
    t = laden()
    t.g.linger[0] = 1
    t.land(0).say("fill-pouch", "dagger")
    assert not t.can("fill-pouch")


@pytest.mark.rule("MS-A109", "MS-A44")
def test_a_weapon_is_changed_once_a_battle():
    t = laden()
    t.land(0).say("explore")
    first = [option.design for option in t.options() if hasattr(option, "design")]
    weapon = next(name for name in first if name in ("dagger", "excalibur", "arondight"))
    t.say(weapon)
    assert not {"dagger", "excalibur", "arondight"} & {getattr(option, "design", "") for option in t.options()}


@pytest.mark.rule("MS-A56", "MS-A109")
def test_an_enemy_that_was_won_over_and_left_is_not_won_over_again():
    t = Table("goblin", "troll", square="M5")
    t.drops = True
    t.lay("M5", "zlyden", "cyclops")
    t.give(0, "dagger", "excalibur")
    t.land(0)
    assert t.can("zlyden")
    t.say("zlyden")
    assert t.friends(0) == ["zlyden"]
    t.say("drop", "zlyden")
    assert sorted(t.on("M5")) == ["cyclops", "zlyden"]
    assert not t.can("zlyden")
