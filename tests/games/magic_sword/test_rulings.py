"""What goes wrong easily: cards and characters that meet in the middle of something else."""

import pytest

from games.magic_sword.stage import Table
from magoteka.games.magic_sword.box.tables import CARDS
from magoteka.games.magic_sword.table.state import TROPHIES


def on_the_bridge(square, gate, *things, hero="troll"):
    t = Table(hero, "elf")
    t.give(0, *things)
    t.put(0, square)
    t.g.gate[0] = gate
    t.g.task[0] = 1
    return t


def fought(t):
    return [(event.own, event.other) for event in t.events("BattleFought")]


def trophies(t, seat):
    return [card for card in range(CARDS) if t.g.at[card] == TROPHIES + seat]


@pytest.mark.rule("MS-A83", "MS-A89")
@pytest.mark.parametrize(("entry", "side", "outside"), [("B1", 1, "U2"), ("B9", 2, "U11")])
def test_sent_back_onto_the_bridge_one_is_still_leaving_it(entry, side, outside):
    t = on_the_bridge(entry, side, "magic_sword")
    t.deck = ["patrol"]
    t.start_turn(0).say("turn-back")
    if t.question == "Landing":
        t.say("explore")
    assert (t.at(0), t.g.turn) == (entry, 1)
    assert (t.g.leaving[0], t.g.gate[0]) == (side, side)
    t.next_turn(0)
    assert not t.can("turn-back")
    assert not t.can("retry")
    assert t.can("advance")
    t.deck = ["helmet"]
    t.say("advance")
    assert t.at(0) == outside


def before_the_dragon(hero, *things, spells=(), magic=5):
    t = Table(hero, "elf", square="M2")
    t.g.magic[0] = magic
    t.give(0, *things)
    t.hand(0, *spells)
    dragon = t.lay("M2", "three_headed_dragon")[0]
    return t, dragon


@pytest.mark.rule("MS-A107", "MS-A35", "MS-A66", "MS-A71", "MS-A72")
@pytest.mark.parametrize("spell", ["ring_of_fire", "hidden_one", "breath_of_death"])
def test_a_spell_stops_the_three_headed_dragon(spell):
    t, dragon = before_the_dragon("mage", spells=(spell,))
    t.land(0).say("explore", spell)
    if t.question == "Aim":
        t.say(next(option for option in t.options() if getattr(option, "design", "") == "three_headed_dragon"))
    assert t.question != "Prepare"
    assert not fought(t)
    assert dragon not in trophies(t, 0)
    assert t.on("M2") == ([] if spell == "breath_of_death" else ["three_headed_dragon"])


@pytest.mark.rule("MS-A107", "MS-A43")
def test_a_tamed_or_bound_dragon_fights_no_more():
    t, dragon = before_the_dragon("trickster")
    t.land(0).say("explore", "three_headed_dragon")
    assert t.friends(0) == ["three_headed_dragon"]
    assert t.question != "Prepare"
    assert not fought(t)
    t, dragon = before_the_dragon("troll", "wand_of_fate")
    t.land(0).say("explore", "three_headed_dragon")
    assert t.question != "Prepare"
    assert not fought(t)
    assert dragon not in trophies(t, 0)


@pytest.mark.rule("MS-A42", "MS-A107")
def test_the_priestess_may_attack_the_three_headed_dragon():
    t, dragon = before_the_dragon("priestess")
    t.g.sword[0] = 9
    t.land(0).say("explore", "three_headed_dragon").throw(6, 1, 6, 1, 6, 1)
    assert len(fought(t)) == 3
    assert dragon in trophies(t, 0)


@pytest.mark.rule("MS-0.10", "MS-14.7")
def test_the_castle_wants_both_keys():
    t = on_the_bridge("B4", 1, "toliman_shield")
    t.start_turn(0)
    assert not t.can("enter-castle")
    assert t.can("pass-castle")
    t = on_the_bridge("B4", 1, "toliman_shield", "magic_sword")
    assert t.start_turn(0).can("enter-castle")


@pytest.mark.rule("MS-20.3", "MS-A51", "MS-20.2")
def test_a_fighter_turned_to_stone_fights_no_more():
    t = Table("mage", "troll", square="M2")
    t.g.magic[1] = 5
    t.hand(1, "doom")
    t.lay("M2", "wolf", "helmet")
    t.windows = True
    t.land(0)
    while t.question != "Prepare" or t.g.asking().seat != 1:
        t.say("pass" if t.question == "CastOrPass" else "explore" if t.question == "Landing" else "ready")
    t.say("doom")
    if t.question == "Aim":
        t.say(0)
    t.windows = False
    t.go().throw(1)
    assert t.g.stone[0] == 3
    assert not fought(t)
    assert not trophies(t, 0)
    assert t.on("M2") == ["helmet", "wolf"]
    assert t.g.turn == 1


@pytest.mark.rule("MS-A95", "MS-A22")
def test_the_trickster_does_not_stop_the_giant():
    t = Table("giant", "trickster", square="M4", together=True)
    t.deck = ["helmet"] * 4
    t.start_turn(0).say("walk", True).throw(1).say("M5")
    assert (t.at(0), t.at(1)) == ("M5", "M5")
    assert t.question == "Landing"
    t = Table("giant", "trickster", "elf", square="M4", together=True)
    t.put(2, "M5")
    t.start_turn(0).say("walk", True).throw(1).say("M5", True)
    assert t.at(0) == t.at(1) == "M6"


@pytest.mark.rule("MS-A41")
def test_the_reliquary_beats_demons_for_anybody():
    t = Table("hobgoblin", "elf", square="M2")
    t.give(0, "reliquary")
    t.lay("M2", "demon_prince")
    t.land(0).say("explore")
    assert not t.events("BattleBegan")
    assert t.on("M2") == []


@pytest.mark.rule("MS-A31")
@pytest.mark.parametrize("stranger", ["forest_king", "fairy"])
def test_who_grants_a_journey_is_gone(stranger):
    t = Table("elf", "troll", square="M2")
    t.lay("M2", stranger)
    t.land(0).say("journey", "M8")
    assert t.at(0) == "M8"
    assert t.on("M2") == []


@pytest.mark.rule("MS-A31", "MS-A76")
def test_a_chapel_serves_once_whatever_the_god_says():
    t = Table("elf", "troll", square="M2")
    t.lay("M2", "chapel_of_toliman")
    t.land(0).say("explore", "chapel_of_toliman", True).throw(4, 4)
    assert t.on("M2") == []
    t = Table("elf", "troll", square="M2")
    t.lay("M2", "chapel_of_nemed")
    t.g.life[0] = 1
    t.land(0).say("explore", "chapel_of_nemed", True).throw(6, 6)
    assert t.g.hero[0] < 0
    assert "chapel_of_nemed" not in t.on("M2")


@pytest.mark.rule("MS-A85")
def test_a_stand_in_that_left_fights_no_more():
    t = Table("conqueror", "elf", square="M2")
    t.give(0, "loyal_knight")
    t.lay("M2", "wolf")
    t.land(0).say("explore", "send-knight", "give-friend", "loyal_knight", "ready").throw(1, 6)
    assert fought(t)[-1][0] == t.g.sword[0] + 1 + 1  # his own weapon and die


@pytest.mark.rule("MS-A85", "MS-A74")
def test_a_seeker_won_over_raids_no_more():
    t = Table("troll", "mage", square="M2")
    t.put(1, "M3")
    t.g.magic[1] = 5
    t.give(0, "fortune_seeker")
    t.hand(1, "lord_of_friends")
    t.deck = ["helmet"]
    t.land(0).say("raid", 1)
    assert (t.question, t.g.asking().seat) == ("Prepare", 1)
    t.say("lord_of_friends", "fortune_seeker")
    assert t.friends(1) == ["fortune_seeker"]
    assert not fought(t)
