"""Battles, hiding, spoils and the heroes' ways of fighting: chapters 17 to 19."""

import pytest

from games.magic_sword.stage import SQUARE, Table
from magoteka.games.magic_sword.rules.forecast.odds import beast_odds, fight_odds, hitting_turns, swamp_odds
from magoteka.games.magic_sword.table.where import put_card
from magoteka.games.magic_sword.view.look import view


def duel(one, other, square="L3", **settings):
    return Table(one, other, square=square, together=True, **settings)


@pytest.mark.rule("MS-T24", "MS-17.5", "MS-A35", "MS-A37", "MS-A38", "MS-17.1", "MS-1.4")
def test_wolf_and_bear_fight_together():
    t = Table("troll", "elf", square="M14")
    t.lay("M14", "wolf", "bear")
    t.land(0).throw(6, 2)
    assert (t.events("BattleFought")[-1].own, t.events("BattleFought")[-1].other) == (12, 9 + 2)
    assert sorted(card.design for card in view(t.g, 0).heroes[0].trophies) == ["bear", "wolf"]


@pytest.mark.rule("MS-T25", "MS-16.3", "MS-18.1", "MS-18.2", "MS-16.4")
def test_swords_come_before_demons():
    t = Table("troll", "elf", square="M5")
    t.lay("M5", "wolf", "spectre")
    t.land(0).throw(6, 1)
    assert [event.kind for event in t.events("BattleBegan")] == ["sword", "magic"]
    t = Table("troll", "elf", square="M5")
    t.lay("M5", "wolf", "spectre")
    t.g.sword[0] = 2
    t.land(0).throw(1, 6)
    assert [event.kind for event in t.events("BattleBegan")] == ["sword"]
    assert t.on("M5") == ["spectre", "wolf"]


@pytest.mark.rule("MS-17.4", "MS-17.10", "MS-A36")
def test_a_draw_costs_nothing_but_the_turn():
    t = Table("troll", "elf", square="M5")
    t.lay("M5", "cyclops", "helmet")
    t.land(0).throw(3, 3)
    assert (t.g.life[0], t.g.turn) == (4, 1)
    assert t.on("M5") == ["cyclops", "helmet"]


@pytest.mark.rule("MS-17.4", "MS-17.8", "MS-17.9", "MS-13.3", "MS-A46", "MS-1.1")
def test_the_winner_of_a_duel_takes_one_spoil():
    for spoil, life, gold, items in (
        ("take-life", 3, 1, 0),
        ("take-coin", 4, 0, 0),
        ("take-nothing", 4, 1, 0),
        ("ring_of_power", 4, 1, 1),
    ):
        t = duel("troll", "elf")
        t.give(1, "ring_of_power")
        t.land(0).say(1, "attack").throw(6, 1).say(spoil)
        if t.question == "Chase":
            t.say(False)
        assert (t.g.life[1], t.g.gold[1], len(t.items(0))) == (life, gold, items)
        assert t.g.turn == 1


@pytest.mark.rule("MS-T42", "MS-A46")
def test_the_diamond_of_kings_is_the_only_spoil():
    t = duel("troll", "elf")
    t.give(1, "kings_diamond", "magic_sword")
    t.land(0).say(1, "attack").throw(6, 1)
    assert t.items(0) == ["kings_diamond"]
    assert t.g.life[1] == 4


@pytest.mark.rule("MS-A46")
def test_pouch_and_boat_cannot_be_stolen():
    t = duel("troll", "elf")
    _, helmet, _ = t.give(1, "secret_pouch", "helmet", "boat")
    put_card(t.g, helmet, 330 + 1)
    t.land(0).say(1, "attack").throw(6, 1)
    assert not t.can("helmet")
    assert not t.can("secret_pouch")
    assert not t.can("boat")


@pytest.mark.rule("MS-T50", "MS-A45", "MS-17.9", "MS-17.4")
def test_the_conqueror_takes_two_lives_and_armour_saves_single_points():
    t = duel("conqueror", "elf")
    t.give(1, "helmet", "armour")
    t.land(0).say(1, "attack").throw(6, 1).say("take-life", "helmet").throw(1).say("armour").throw(5)
    assert t.g.life[1] == 3


@pytest.mark.rule("MS-A45")
def test_warhorse_and_squire_stand_in_front_of_their_lord():
    t = duel("conqueror", "elf")
    t.give(1, "warhorse")
    t.g.magic[1] = t.g.sword[1] = 1
    t.land(0).say(1, "attack").throw(6, 1).say("take-life", "warhorse")
    assert t.g.life[1] == 4
    assert "warhorse" in t.discarded()
    t = duel("troll", "elf")
    t.give(1, "squire")
    t.land(0).say(1, "attack").throw(6, 1).say("take-life").throw(1)
    assert t.g.life[1] == 4
    assert t.friends(1) == []


@pytest.mark.rule("MS-T27", "MS-18.2", "MS-18.1")
def test_no_armour_in_a_magic_battle():
    t = Table("troll", "elf", square="M5")
    t.give(0, "armour")
    t.lay("M5", "demon_prince", "helmet")
    t.land(0).say("explore").throw(1, 6)
    assert t.g.life[0] == 3


@pytest.mark.rule("MS-T33", "MS-13.2", "MS-0.11")
def test_who_meets_a_character_does_not_explore():
    t = duel("troll", "elf", square="M5")
    t.lay("M5", "bear")
    t.deck = ["helmet"]
    t.land(0).say(1, "attack").throw(3, 6)
    assert t.on("M5") == ["bear"]
    assert t.deck == ["helmet"]
    assert len(t.events("BattleBegan")) == 1


@pytest.mark.rule("MS-17.2", "MS-17.6", "MS-19.1", "MS-19.2", "MS-A42")
def test_hiding_covers_all_beings_of_the_square_and_attackers():
    t = Table("elf", "troll", square="U8")
    t.lay("U8", "bear", "demon_prince", "helmet")
    t.land(0).say("explore", True)
    assert t.events("BattleBegan") == []
    assert t.can("helmet")
    t = duel("troll", "elf", square="U8")
    t.land(0).say(1, "attack")
    assert t.question == "HideFromAttack"
    t.say(True)
    assert t.g.turn == 1
    assert t.events("BattleBegan") == []


@pytest.mark.rule("MS-17.2")
def test_declining_to_hide_means_a_fight():
    t = Table("elf", "troll", square="U8")
    t.lay("U8", "bear")
    t.land(0).say("explore", False)
    t.throw(6, 1)
    assert len(t.events("BattleFought")) == 1


@pytest.mark.rule("MS-A39")
def test_beings_without_a_card_leave_nothing():
    t = Table("troll", "elf", square="L1")
    t.land(0).throw(4, 6, 1)
    assert t.events("BattleFought")[-1].other == 5
    assert view(t.g, 0).heroes[0].trophies == ()


@pytest.mark.rule("MS-T40", "MS-A35", "MS-A37", "MS-A38")
def test_the_doppelganger_copies_and_adds_the_square():
    t = Table("troll", "elf", square="U8")
    t.g.sword[0] = 7
    t.lay("U8", "doppelganger")
    t.land(0).throw(6, 1)
    assert t.events("BattleFought")[-1].other == 7 + 3 + 1
    t.next_turn()
    t.g.sword[0] = 7
    t.land(0, "L3")
    assert "doppelganger" in t.on("U8") + t.discarded()


@pytest.mark.rule("MS-T38", "MS-A106", "MS-A13")
def test_the_vampire_feeds_and_has_to_be_beaten_twice():
    t = Table("troll", "elf", square="M5")
    card = t.lay("M5", "vampire")[0]
    t.lay("M5", "helmet")
    t.land(0).throw(1, 6)
    assert t.g.note[card] == 2
    t.g.magic[0] = 9
    t.next_turn()
    t.g.strike(t.g.depth)
    t.land(0, "M5").throw(6, 1)
    assert t.g.note[card] == 1
    assert t.question == "FightOn"
    t.say(True).throw(6, 1)
    assert "vampire" in t.discarded()


@pytest.mark.rule("MS-T39", "MS-A107")
def test_the_three_headed_dragon_grows_its_heads_back():
    t = Table("troll", "elf", square="M5")
    t.lay("M5", "three_headed_dragon", "helmet")
    t.g.sword[0] = 2
    t.land(0).throw(6, 1, 6, 1, 1, 6)
    assert t.g.life[0] == 3
    assert "three_headed_dragon" in t.on("M5")
    t.g.strike(t.g.depth)
    t.land(0, "M5").throw(6, 1, 6, 1, 6, 1)
    trophies = view(t.g, 0).heroes[0].trophies
    assert [card.design for card in trophies] == ["three_headed_dragon"]
    from magoteka.games.magic_sword.rules.turn.trading_in import trophy_points

    assert trophy_points(trophies[0].card) == 6


@pytest.mark.rule("MS-A35")
def test_the_shadowland_stranger_makes_magic_and_weapons_useless():
    t = Table("troll", "elf", square="M5")
    t.give(0, "silver_arrow", "plain_sword", "chaos_sword")
    t.lay("M5", "shadowland_stranger", "helmet")
    t.land(0).say("explore").throw(6, 1)
    assert t.events("BattleFought")[-1].own == 6 + 6


@pytest.mark.rule("MS-A42")
def test_the_false_wanderer_may_not_notice():
    t = Table("troll", "elf", square="M5")
    t.lay("M5", "false_wanderer", "helmet")
    t.land(0).throw(2)
    assert t.events("BattleBegan") == []
    assert t.can("helmet")


@pytest.mark.rule("MS-A103")
def test_the_robber_also_takes_gold_or_a_thing():
    t = Table("troll", "elf", square="M5")
    t.give(0, "gauntlets")
    t.g.sword[0] = 1
    t.lay("M5", "robber", "helmet")
    t.land(0).say("explore").throw(1, 6).say("take-coin")
    assert (t.g.life[0], t.g.gold[0]) == (3, 0)


@pytest.mark.rule("MS-17.2", "MS-A39", "MS-A42")
@pytest.mark.parametrize("hides", [True, False])
def test_one_may_hide_from_a_being_of_a_roll_table(hides):
    t = Table("elf", "troll", square="U8")
    t.lay("U8", "grotto")
    t.land(0).say("explore", "grotto", True).throw(6)
    assert t.question == "HideFromBeing"
    t.say(hides)
    assert bool(t.events("BattleAvoided")) == hides
    assert bool(t.events("BattleBegan")) != hides


@pytest.mark.rule("MS-A85")
def test_the_loyal_knight_fights_instead():
    t = Table("elf", "troll", square="M5")
    t.give(0, "loyal_knight")
    t.lay("M5", "cyclops", "helmet")
    t.land(0).say("explore", "send-knight", "ready").throw(1, 1)
    assert t.events("BattleFought")[-1].own == 4
    assert t.g.life[0] == 4
    assert t.friends(0) == []


@pytest.mark.rule("MS-A85")
def test_the_fortune_seeker_raids_within_three_squares():
    t = Table("elf", "troll", square="M5")
    t.give(0, "fortune_seeker")
    t.lay("M8", "wolf")
    t.lay("M9", "bear")
    t.land(0).say("raid")
    assert [option.design for option in t.options() if hasattr(option, "design")] == ["wolf"]
    t.say("wolf").throw(6, 1)
    assert [card.design for card in view(t.g, 0).heroes[0].trophies] == ["wolf"]
    assert t.question == "DrawEvent"  # nothing is left but to explore, for a friend raids once a turn


def raiding(*heroes, square="M5", target="M7"):
    t = Table(*heroes, square=square)
    t.give(0, "fortune_seeker")
    t.put(1, target)
    t.g.gold[1] = 2
    return t


@pytest.mark.rule("MS-A85")
def test_the_fortune_seeker_robs_a_character_with_three_and_a_die_alone():
    t = raiding("adventurer", "elf")
    t.give(0, "plain_sword", "squire", "fire_talisman")
    t.land(0).say("raid", 1).throw(5, 1)
    fought = t.events("BattleFought")[-1]
    assert (fought.own, fought.other) == (3 + 5, 3 + 1)  # one die, no weapon, no friend, no talisman
    t.say("take-coin")
    assert (t.g.gold[0], t.g.gold[1]) == (2, 1)
    assert (t.g.harmed[0], t.question, t.at(0)) == (1, "DrawEvent", "M5")


@pytest.mark.rule("MS-A85")
def test_a_beaten_fortune_seeker_dies_and_nothing_else_is_lost():
    t = raiding("troll", "elf")
    t.land(0).say("raid", 1).throw(1, 6)
    assert (t.friends(0), "fortune_seeker" in t.discarded()) == ([], True)
    assert (t.g.life[0], t.g.gold[0], t.g.gold[1]) == (4, 1, 2)
    t = raiding("troll", "elf")
    t.land(0).say("raid", 1).throw(2, 2)
    assert (t.friends(0), t.question) == (["fortune_seeker"], "DrawEvent")


@pytest.mark.rule("MS-A85", "MS-17.6")
def test_a_raided_character_may_hide():
    t = raiding("troll", "hobgoblin", square="L1", target="L3")
    t.land(0).say("raid", 1)
    assert t.question == "HideFromSeeker"
    t.say(True)
    assert t.events("BattleFought") == []
    assert t.question == "Throw"  # the Tavern's


@pytest.mark.rule("MS-A85", "MS-A107")
def test_a_raid_on_the_dragon_beats_it_head_by_head():
    t = raiding("elf", "troll", target="L13")
    t.lay("M6", "three_headed_dragon")
    t.land(0).say("raid", "three_headed_dragon").throw(6, 1, 6, 1)
    assert t.on("M6") == ["three_headed_dragon"]
    t.throw(6, 1)
    assert [card.design for card in view(t.g, 0).heroes[0].trophies] == ["three_headed_dragon"]
    t = raiding("elf", "troll", target="L13")
    t.lay("M6", "three_headed_dragon")
    t.land(0).say("raid", "three_headed_dragon").throw(6, 1, 1, 6)
    assert (t.on("M6"), t.friends(0)) == (["three_headed_dragon"], [])


@pytest.mark.rule("MS-A85")
def test_the_troll_does_not_chase_whom_his_friend_has_beaten():
    t = raiding("troll", "elf")
    t.land(0).say("raid", 1).throw(6, 1).say("take-nothing")
    assert (t.question, t.at(1)) == ("DrawEvent", "M7")


@pytest.mark.rule("MS-A93")
def test_excalibur_gives_life_for_a_victory():
    t = Table("troll", "elf", square="M5")
    t.give(0, "excalibur")
    t.lay("M5", "wolf", "helmet")
    t.land(0).say("explore").throw(6, 1)
    assert t.g.life[0] == 5


@pytest.mark.rule("MS-A43", "MS-17.3")
def test_the_crystal_of_fate_adds_to_the_die():
    t = Table("troll", "elf", square="M5")
    t.give(0, "fate_crystal")
    t.lay("M5", "cyclops", "helmet")
    t.land(0).say("explore")
    assert (view(t.g, 0).battle.own, view(t.g, 0).battle.other) == (6, 6)
    assert round(view(t.g, 0).battle.odds.win * 36) == 15
    t.say("ask-crystal").throw(6, 1, 1)
    assert t.events("BattleFought")[-1].own == 6 + 1 + 3


@pytest.mark.rule("MS-A43")
def test_the_wand_binds_an_enemy_for_one_battle():
    t = Table("elf", "troll", square="M5")
    t.give(0, "wand_of_fate")
    t.lay("M5", "werewolf", "helmet")
    t.land(0).say("explore", "werewolf")
    assert t.events("BattleFought") == []
    t.g.strike(t.g.depth)
    t.lay("M4", "cyclops")
    t.land(0, "M4").say("explore", "ready").throw(1, 6)
    assert t.events("BattleFought")[-1].own == 3 + 10 + 1
    assert {"wand_of_fate", "werewolf"} <= set(t.discarded())


@pytest.mark.rule("MS-T47", "MS-A43")
def test_the_shaman_is_beaten_only_by_two():
    for other, result in ((4, "drawn"), (5, "lost")):
        t = Table("shaman", "elf", square="M5")
        t.g.sword[0] = 5
        t.lay("M5", "dragon", "helmet")
        t.land(0).throw(3, other)
        assert t.events("BattleFought")[-1].result == result


@pytest.mark.rule("MS-8.1", "MS-A43")
def test_heroes_have_their_ways_in_battle():
    t = Table("adventurer", "elf", square="M5")
    t.lay("M5", "bear", "helmet")
    t.land(0).throw(2, 6, 1)
    assert t.events("BattleFought")[-1].own == 9  # the better of two dice
    t = Table("knight_errant", "elf", square="M5")
    t.lay("M5", "cyclops", "helmet")
    t.land(0).say("explore").throw(1, 6).say(True).throw(6, 1)
    assert [event.result for event in t.events("BattleFought")] == ["lost", "won"]
    t = duel("giant", "troll")
    t.land(0).say(1, "attack").throw(3, 2)
    assert (t.events("BattleFought")[-1].own, t.events("BattleFought")[-1].other) == (3, 2)
    t = Table("pygmy", "elf", square="L3")
    t.lay("L3", "bear")
    t.land(0).throw(3, 1)
    assert t.events("BattleFought")[-1].own == 2 + 3 + 1
    t = Table("druid", "elf", square="U8")
    t.lay("U8", "bear")
    t.land(0).say("explore").throw(3, 1)
    assert t.events("BattleFought")[-1].own == 3 + 3 + 1


@pytest.mark.rule("MS-A97")
def test_executioner_scoundrel_and_half_demon():
    t = duel("executioner", "elf")
    t.land(0).say(1, "behead").throw(2)
    assert t.g.hero[1] == -1
    t = duel("executioner", "elf", behead="two_life")
    t.land(0).say(1, "behead").throw(2)
    assert t.g.life[1] == 2
    t = duel("executioner", "elf")
    t.land(0).say(1, "behead-with-magic").throw(5, 6, 1)
    assert t.events("BattleBegan")[-1].kind == "magic"
    t = duel("scoundrel", "elf")
    t.land(0).say(1, "fight-foul").throw(1)
    assert t.events("BattleFought")[-1].other == 3
    assert not t.can("cripple-sword")
    t = duel("scoundrel", "elf")
    t.g.sword[1] = 5
    t.land(0).say(1, "attack").throw(6, 1).say("cripple-sword")
    assert t.g.sword[1] == 4
    t = duel("half_demon", "elf")
    t.land(0).say(1, "attack-with-magic").throw(6, 1).say("take-life")
    assert (t.g.life[0], t.g.life[1]) == (5, 3)


@pytest.mark.rule("MS-A48")
def test_the_barbarian_attacks_twice():
    t = duel("barbarian", "elf")
    t.land(0).say(1, "attack").throw(6, 1).say("take-nothing", True).throw(6, 1).say("take-life")
    assert t.g.life[1] == 3
    assert t.g.turn == 1


@pytest.mark.rule("MS-A19", "MS-A43")
def test_the_troll_chases_the_beaten_away():
    t = duel("troll", "elf")
    t.land(0).say(1, "attack").throw(6, 1).say("take-nothing", True).throw(4).say("L7")
    assert t.at(1) == "L7"
    assert t.g.turn == 1


@pytest.mark.rule("MS-A43", "MS-A38")
def test_the_mage_raises_a_beast_for_one_battle():
    t = Table("mage", "elf", square="M5")
    t.lay("M5", "wolf", "helmet")
    t.land(0).say("explore").throw(6, 1).say(True)
    assert [card.design for card in view(t.g, 0).heroes[0].raised] == ["wolf"]
    t.g.strike(t.g.depth)
    t.lay("M4", "bear")
    t.land(0, "M4").say("explore", "wolf", "ready").throw(6, 1)
    assert t.events("BattleFought")[-1].own == 2 + 2 + 6
    assert "wolf" in t.discarded()


@pytest.mark.rule("MS-A41", "MS-A42", "MS-8.1")
def test_powers_over_demons_and_beasts():
    t = Table("half_demon", "elf", square="M5")
    t.lay("M5", "demon_prince", "helmet")
    t.land(0)
    assert t.can("helmet")
    assert t.can("demon_prince")  # it may be attacked
    t = Table("elf", "troll", square="M5")
    t.give(0, "reliquary")
    t.lay("M5", "demon_prince", "helmet")
    t.land(0).say("explore")
    assert "demon_prince" in t.discarded()
    t = Table("hermit", "troll", square="M5")
    t.lay("M5", "spectre", "helmet")
    t.land(0).say("M6")
    assert t.on("M6") == ["spectre"]
    t = Table("priest", "troll", square="M5")
    t.lay("M5", "spectre", "helmet")
    t.land(0).say("spectre").throw(2)
    assert "spectre" in t.discarded()
    t = Table("priestess", "troll", square="M5")
    t.lay("M5", "bear", "helmet")
    t.land(0).say("explore")
    assert t.can("helmet")
    t.say("bear", True).throw(3)
    assert t.friends(0) == ["bear"]


@pytest.mark.rule("MS-A42", "MS-A56")
def test_goblins_pygmy_and_trickster_make_friends():
    for hero, enemy, bonus in (
        ("goblin", "zlyden", 2),
        ("hobgoblin", "ogre", 3),
        ("trickster", "dragon", 5),
        ("pygmy", "elk", 0),
    ):
        t = Table(hero, "troll", square="M5")
        t.lay("M5", enemy, "helmet")
        t.land(0).say(enemy)
        assert t.friends(0) == [enemy]
        hero_view = view(t.g, 0).heroes[0]
        assert hero_view.battle_sword == hero_view.sword + bonus
    t = Table("goblin", "troll", square="M5")
    t.lay("M5", "ogre", "helmet")
    t.land(0).say("ogre", "M6")
    assert t.on("M6") == ["ogre"]


@pytest.mark.rule("MS-A47", "MS-A98")
def test_abilities_instead_of_an_attack():
    t = duel("adventurer", "elf")
    t.hand(1, "doom")
    t.land(0).say(1, "steal-spell", "ready")
    t.g.answer(0)
    t.go()
    assert (t.held(0), t.held(1)) == (["doom"], [])
    assert t.g.harmed[0] == 1
    t = duel("trickster", "elf")
    t.land(0).say(1, "wheedle").throw(1)
    assert (t.g.gold[0], t.g.gold[1]) == (2, 0)
    t = duel("knight_errant", "elf")
    t.give(1, "crusader", "squire", "guide")
    t.land(0).say(1, "win-over-friends")
    t.spells = ["doom"]
    t.go()
    assert t.friends(0) == ["crusader", "squire"]
    assert t.friends(1) == ["guide"]


@pytest.mark.rule("MS-T46", "MS-A75")
def test_the_mission_to_beat_a_character_is_paid_at_once():
    t = duel("troll", "elf", square="L3")
    t.g.mission[1] = 2
    t.land(0).say(1, "attack").throw(1, 6)
    t.say("take-coin")
    assert t.at(1) == "M1"
    assert t.items(1) == ["toliman_shield"]
    assert t.g.mission[1] == 0


@pytest.mark.rule("MS-A75")
def test_missions_of_the_road_keeper():
    t = Table("troll", "elf", square="M1")
    t.g.gold[0] = 3
    t.land(0).say("obey").throw(4).say("obey")
    assert (t.g.gold[0], t.items(0)) == (0, ["toliman_shield"])
    t = Table("troll", "elf", square="M1")
    t.land(0).say("obey").throw(1)
    assert t.g.mission[0] == 1
    t.g.strike(t.g.depth)
    t.lay("M5", "wolf", "helmet")
    t.land(0, "M5").throw(6, 1)
    assert t.g.mission[0] == 5
    t.g.strike(t.g.depth)
    t.land(0, "M1").say("obey")
    assert t.items(0) == ["toliman_shield"]
    t = Table("troll", "elf", square="M1", quick_quest=True)
    t.g.mission[0] = 5
    t.land(0).say("obey", "magic_sword")
    assert t.items(0) == ["magic_sword"]


@pytest.mark.rule("MS-A82", "MS-A48")
def test_the_knights_tournament():
    t = Table("dark_knight", "elf", "troll", square="L3")
    t.deck = ["knights_tournament"]
    t.land(0).say("explore", True, 1)
    assert t.at(1) == "L3"
    t.throw(6, 1).say("take-coin")
    assert t.question == "Invite"  # he has won, so he may challenge once more
    t.say("pass")
    assert t.g.turn == 1


@pytest.mark.rule("MS-A100", "MS-3.4")
def test_trade_where_it_was_agreed_on():
    t = duel("troll", "elf", trade=True)
    t.give(0, "helmet")
    t.g.gold[1] = 4
    t.land(0).say(1, "offer-trade", "helmet", "pass", 17, True)
    assert (t.g.gold[0], t.g.gold[1], t.items(1)) == (3, 2, ["helmet"])
    t = duel("troll", "elf")
    t.land(0).say(1)
    assert not t.can("offer-trade")


@pytest.mark.rule("MS-T41", "MS-A29")
def test_cards_lying_there_count_but_gold_does_not():
    t = Table("troll", "elf", square="M9")
    t.lay("M9", "plain_sword", pile=1)
    t.g.coins[SQUARE["M9"]] = 5
    t.deck = ["helmet", "dagger", "horse"]
    t.land(0)
    assert t.deck == ["horse"]


@pytest.mark.rule("MS-T10", "MS-12.1", "MS-A32", "MS-13.5", "MS-21.3")
def test_the_prince_on_the_living_rocks():
    t = Table("prince", "elf", square="U6")
    t.lay("U6", "guardian", "dagger", "gauntlets", "magic_sword", "magic_staff")
    t.g.coins[SQUARE["U6"]] = 2
    t.give(0, "silver_arrow")
    t.land(0).say("explore", "take-gold", "guardian", "gauntlets")
    assert t.g.gold[0] == 7
    assert len(t.items(0)) == 4
    t.say("magic_staff")
    assert t.question == "GiveUpItem"
    t.say("helmet")
    assert not t.can("obey")
    t.say("end-turn")
    assert t.g.life[0] == 4


@pytest.mark.rule("MS-A33", "MS-13.4")
def test_the_prince_may_lay_the_cards_face_down():
    t = Table("prince", "elf", square="M9")
    t.deck = ["bear", "helmet", "ghoul"]
    t.land(0).say("leave-unseen")
    assert t.on("M9") == []
    assert view(t.g, 0).squares[SQUARE["M9"]].face_down == 3
    t.g.strike(t.g.depth)
    t.land(1, "M9").say("explore").throw(4, 6, 1)
    assert t.on("M16") == ["ghoul"]
    assert len(t.events("BattleFought")) == 1


def test_the_odds_are_exact():
    assert [round(fight_odds(d)[0] * 36) for d in (-4, -1, 0, 1, 5)] == [1, 10, 15, 21, 35]
    assert round(swamp_odds(7, 2) * 36) == 15
    assert round(swamp_odds(3, 1) * 6) == 2
    assert 0.4 < beast_odds(12, 12) + 0.05 < 0.5
    assert hitting_turns(14)[0] == 0
