"""Clauses that other tests only brush: each is played here by itself."""

from typing import Any

import pytest

from games.magic_sword.stage import HERO, SQUARE, Table
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.messages.acts import Attack, ChangeAlignment, Wheedle
from magoteka.games.magic_sword.rules.character.cards import capacity, load
from magoteka.games.magic_sword.rules.character.goods import change_align
from magoteka.games.magic_sword.rules.character.life import lose_life, petrify
from magoteka.games.magic_sword.rules.character.points import add_magic
from magoteka.games.magic_sword.rules.character.sheet import spell_limit, total_magic, total_sword
from magoteka.games.magic_sword.rules.setup.arrival import arrive
from magoteka.games.magic_sword.view.look import view

GOOD, EVIL, CHAOTIC = 0, 1, 2


def sheet(t, seat=0, looker=None):
    return view(t.g, looker).heroes[seat]


def ends(t):
    return {option.square for option in t.options() if hasattr(option, "square")}


@pytest.mark.rule("MS-0.3")
def test_the_bridge_is_entered_only_from_the_upper_circle():
    for square in ("L6", "L13", "M9", "M2"):
        t = Table("elf", "troll", square=square)
        t.give(0, "magic_sword")
        t.start_turn(0).say("walk").throw(6)
        assert not {"bridge_entry_ruins", "bridge_entry_city"} & ends(t)
        assert not t.can("fortress_ruins")


@pytest.mark.rule("MS-0.7", "MS-3.2", "MS-4.2")
@pytest.mark.parametrize("hero", [hero.slug for hero in HEROES])
def test_a_character_starts_as_its_card_says(hero):
    t = Table(hero, "elf" if hero != "elf" else "troll")
    card = next(row for row in HEROES if row.slug == hero)
    assert (t.g.life[0], t.g.gold[0]) == (4, 5 if hero == "prince" else 1)
    assert (t.g.sword[0], t.g.magic[0]) == (card.sword, card.magic)
    assert t.items(0) == sorted(DESIGNS[design].slug for design in card.kit)


@pytest.mark.rule("MS-1.1")
def test_sword_is_public_and_fights():
    t = Table("troll", "elf", together=True)
    assert [sheet(t, 0, looker).sword for looker in (0, 1, None)] == [6, 6, 6]
    t.land(0).say(1, "attack").throw(1, 1)
    assert t.events("BattleFought")[-1].own == 6 + 1


@pytest.mark.rule("MS-1.5")
def test_total_sword_counts_what_always_helps_and_battle_sword_the_rest():
    t = Table("troll", "elf")
    t.give(0, "silver_arrow", "dagger", "shepherd", "squire")
    assert (total_sword(t.g, 0), sheet(t).battle_sword) == (6 + 1 + 1, 6 + 1 + 1 + 1 + 2)


@pytest.mark.rule("MS-2.1", "MS-2.5")
def test_total_magic_fights_and_bounds_the_spells():
    t = Table("half_demon", "elf", together=True)
    before = spell_limit(t.g, 0)
    t.give(0, "ring_of_power")
    assert (total_magic(t.g, 0), before, spell_limit(t.g, 0)) == (6, 2, 3)
    t.land(0).say(1, "attack-with-magic").throw(1, 1)
    assert t.events("BattleFought")[-1].own == 6 + 1


@pytest.mark.rule("MS-2.2", "MS-2.3")
def test_own_magic_grows_and_never_falls_below_its_start():
    t = Table("elf", "troll")
    t.give(0, "ring_of_power")
    assert t.g.magic[0] == 4  # the ring is not added to it
    add_magic(t.g, 0, 2)
    assert t.g.magic[0] == 6
    add_magic(t.g, 0, -5)
    assert t.g.magic[0] == 4


@pytest.mark.rule("MS-2.4")
def test_magic_grows_at_the_magic_gate():
    t = Table("elf", "troll", square="M8")
    t.land(0).say("obey", "magic_up")
    assert t.g.magic[0] == 5


@pytest.mark.rule("MS-3.1", "MS-3.4")
def test_gold_buys_and_goes_to_the_bank():
    t = Table("elf", "troll", square="L6")
    t.g.gold[0] = 3
    t.land(0).say("obey", "armourer", "dagger")
    assert (t.g.gold[0], t.items(0), sum(t.g.coins)) == (0, ["dagger"], 0)


@pytest.mark.rule("MS-4.1", "MS-4.3")
def test_a_lost_battle_costs_life_at_once():
    t = Table("elf", "troll", square="M5")
    t.lay("M5", "cyclops", "helmet")
    t.land(0).throw(1, 6)
    assert t.g.life[0] == 3
    assert t.events("PointsChanged")[-1].now == 3


@pytest.mark.rule("MS-4.5", "MS-4.6")
def test_gains_of_life_are_unbounded_but_healing_is_not():
    t = Table("elf", "troll", square="L11")
    t.g.life[0] = 6
    t.land(0).say("obey").throw(4)
    assert t.g.life[0] == 7


@pytest.mark.rule("MS-5.1", "MS-5.4")
def test_plain_and_magic_items_count_alike_against_the_four():
    t = Table("elf", "troll", square="M4")
    t.give(0, "helmet", "holy_grail", "lucky_die")
    assert (load(t.g, 0), capacity(t.g, 0)) == (3, 4)
    t.lay("M4", "dagger", "silver_arrow")
    t.land(0).say("explore", "dagger", "silver_arrow")
    assert t.question == "GiveUpItem"  # the fifth is one too many
    t.say("helmet")
    assert (load(t.g, 0), "helmet" in t.on("M4")) == (4, True)


@pytest.mark.rule("MS-5.2", "MS-6.2")
def test_items_and_friends_are_seen_by_all():
    t = Table("elf", "troll")
    t.give(0, "helmet", "guide")
    for looker in (0, 1, None):
        assert [card.design for card in sheet(t, 0, looker).items] == ["helmet"]
        assert [card.design for card in sheet(t, 0, looker).friends] == ["guide"]


@pytest.mark.rule("MS-5.5")
def test_an_item_is_dropped_on_the_own_square_face_up():
    t = Table("elf", "troll", square="L3")
    t.give(0, "helmet")
    t.g.linger[0] = 1
    t.start_turn(0).say("drop", "helmet")
    assert (t.items(0), t.on("L3")) == ([], ["helmet"])


@pytest.mark.rule("MS-6.1", "MS-6.3")
def test_any_number_of_friends_may_join():
    t = Table("elf", "troll", square="M4")
    friends = ["guide", "guardian", "shepherd", "strix", "squire", "elfling", "ferryman"]
    t.lay("M4", *friends)
    t.land(0).say("explore", *friends)
    assert t.friends(0) == sorted(friends)


@pytest.mark.rule("MS-7.2")
def test_a_changed_alignment_is_shown_beside_the_original():
    t = Table("elf", "troll")
    change_align(t.g, 0, EVIL)
    assert (sheet(t).align, sheet(t).original_align) == ("evil", "good")
    t.g.changed[0] = 0
    change_align(t.g, 0, GOOD)
    assert (sheet(t).align, sheet(t).original_align) == ("good", "good")


@pytest.mark.rule("MS-7.3", "MS-A57")
def test_an_alignment_changes_once_between_two_own_turns():
    t = Table("druid", "troll")
    t.start_turn(0).say(ChangeAlignment("evil"))
    assert not t.can(ChangeAlignment("good"))
    change_align(t.g, 0, GOOD)
    assert t.g.align[0] == EVIL
    t.next_turn(0).say(ChangeAlignment("good"))
    assert t.g.align[0] == GOOD


@pytest.mark.rule("MS-7.4")
def test_a_forbidden_thing_is_dropped_at_once():
    t = Table("elf", "troll", square="L3")
    t.give(0, "holy_grail")
    change_align(t.g, 0, EVIL)
    t.go()
    assert (t.items(0), t.on("L3")) == ([], ["holy_grail"])


@pytest.mark.rule("MS-8.2")
def test_an_ability_beats_the_rules():
    t = Table("giant", "troll", together=True)
    t.g.sword[0], t.g.sword[1] = 3, 12
    t.land(0).say(1, "attack").throw(4, 3)
    assert t.events("BattleFought")[-1].result == "won"  # only the dice are compared


@pytest.mark.rule("MS-9.4")
def test_no_spell_is_discarded_at_will():
    t = Table("witch", "elf")
    t.hand(0, "golem")
    t.start_turn(0)
    assert not any(type(option).__name__ == "SpellCard" for option in t.options())


@pytest.mark.rule("MS-9.8", "MS-A09")
def test_nobody_refills_in_anothers_turn():
    t = Table("troll", "priestess")
    t.spells = ["doom", "golem"]
    t.start_turn(0)
    assert not t.can("refill")
    t.next_turn(1)
    assert t.can("refill")


@pytest.mark.rule("MS-10.5", "MS-B5", "MS-14.7")
def test_who_enters_the_castle_must_fight_the_beast():
    t = Table("elf", "troll", square="B4")
    t.give(0, "magic_sword", "toliman_shield", pile=1)
    t.g.gate[0], t.g.task[0], t.g.sword[0], t.g.life[0] = 1, 1, 12, 5
    t.start_turn(0).say("enter-castle").throw(2, 3)  # an ordinary battle against twelve
    t.throw(1, 6)
    assert (t.g.life[0], t.at(0), t.g.leaving[0]) == (3, "B1", 1)


@pytest.mark.rule("MS-11.1", "MS-11.3")
def test_lower_and_middle_meet_only_at_the_swamp():
    for roll in range(1, 7):
        t = Table("elf", "troll", square="L8")
        t.start_turn(0).say("walk").throw(roll)
        assert all(SQUARE[end] < 14 for end in ends(t))
    t = Table("elf", "troll", square="M12")
    t.start_turn(0).say("walk").throw(1)
    assert "eldritch_grove" in ends(t)  # downwards, without a throw


@pytest.mark.rule("MS-13.3")
def test_a_meeting_is_an_attack_or_one_ability_and_ends_the_turn():
    t = Table("trickster", "elf", together=True)
    t.land(0).say(1)
    assert set(t.options()) == {Attack(), Wheedle()}
    t.say("wheedle").throw(1)
    assert (t.g.gold[0], t.g.gold[1], t.g.turn) == (2, 0, 1)


@pytest.mark.rule("MS-14.1", "MS-14.2", "MS-B1", "MS-B9")
@pytest.mark.parametrize(("gate", "entry", "side"), [("U2", "B1", 1), ("U11", "B9", 2)])
def test_characters_meet_at_the_entry_and_nowhere_else_on_the_bridge(gate, entry, side):
    t = Table("elf", "troll", square="U1" if side == 1 else "U10")
    t.give(0, "magic_sword")
    t.put(1, entry)
    t.g.gate[1], t.g.sword[0], t.g.magic[0] = side, 15, 15
    t.start_turn(0).say("walk").throw(3)
    t.say(gate).throw(1, 6, 1)
    assert (t.at(0), t.question) == (entry, "Landing")
    t.say(1, "attack").throw(6, 1)
    assert t.events("BattleFought")[-1].rival == 1
    t = Table("elf", "troll", square="B2")
    t.put(1, "B3")
    t.g.gate[0], t.g.gate[1], t.g.task[0] = 1, 1, 1
    t.start_turn(0).say("advance").throw(6, 6, 1, 1)
    assert t.events("BattleBegan") == []  # they stand together, but do not meet


@pytest.mark.rule("MS-14.3", "MS-14.6")
@pytest.mark.parametrize(("start", "square", "side", "kind"), [("B3", "B4", 1, "sword"), ("B7", "B6", 2, "magic")])
def test_the_creature_of_the_bridge_stands_until_it_is_beaten(start, square, side, kind):
    t = Table("elf", "troll", square=start)
    t.g.gate[0], t.g.task[0], t.g.sword[0], t.g.magic[0] = side, 1, 7, 7
    t.start_turn(0).say("advance").throw(6, 6, 1, 1)
    assert (t.events("BattleBegan")[-1].kind, t.events("BattleFought")[-1].other) == (kind, 12 + 1)
    assert (t.at(0), t.g.life[0], t.g.task[0]) == (square, 3, 0)
    t.next_turn(0)
    assert not t.can("advance")
    t.say("retry").throw(1, 1, 3, 1)  # its strength is thrown anew
    assert (t.events("BattleFought")[-1].other, t.g.task[0]) == (2 + 1, 1)


@pytest.mark.rule("MS-14.4", "MS-19.3", "MS-A12")
def test_no_spell_and_no_hiding_helps_against_the_bridge():
    t = Table("elf", "troll", square="B3")
    t.give(0, "mermaid")
    t.hand(0, "hidden_one", "magic_and_sword")
    t.g.gate[0], t.g.task[0] = 1, 1
    t.windows = True
    t.start_turn(0)
    while t.question == "CastOrPass":
        t.say("pass")
    t.say("advance")
    while t.question == "CastOrPass":
        t.say("pass")
    t.throw(6, 6)
    assert t.question == "Throw"  # no question before the dice
    t.throw(1, 1)
    assert t.g.life[0] == 3


@pytest.mark.rule("MS-A17", "MS-A29", "MS-5.5")
@pytest.mark.parametrize(("dropped", "drawn"), [((), 3), (("helmet",), 2), (("helmet", "dagger"), 1)])
def test_what_is_dropped_on_landing_need_not_be_drawn(dropped, drawn):
    t = Table("troll", "elf", square="M9")
    t.give(0, "helmet", "dagger")
    t.deck = ["gold_1", "gold_2", "lucky_die"]
    t.g.linger[0] = 1
    t.land(0)
    for thing in dropped:
        t.say("drop", thing)
    t.say("explore")
    assert len(t.events("CardTurnedUp")) == drawn
    assert t.items(0) == sorted({"helmet", "dagger"} - set(dropped))


@pytest.mark.rule("MS-15.2", "MS-16.4")
def test_cards_are_dealt_with_in_the_order_of_their_digits():
    t = Table("troll", "elf", square="M9")
    t.deck = ["helmet", "wolf", "plague"]
    t.land(0)
    assert t.g.life[0] == 3  # the encounter came first
    assert (t.question, t.events("BattleBegan")[-1].being) == ("Throw", "wolf")
    t.throw(1, 6)  # 7 against 8: the wolf stays, and nothing later is dealt with
    assert (t.items(0), t.on("M9"), t.g.turn) == ([], ["helmet", "wolf"], 1)


@pytest.mark.rule("MS-16.5", "MS-A102")
def test_a_stranger_with_may_can_be_declined():
    t = Table("troll", "elf", square="L3")
    t.deck = ["conjurer"]
    t.land(0).say("conjurer", False)
    assert (t.g.sword[0], t.g.magic[0]) == (6, 1)


@pytest.mark.rule("MS-16.7")
def test_a_place_does_as_it_says():
    t = Table("troll", "elf", square="L3")
    t.g.sword[0] = 4
    t.deck = ["scorched_earth"]
    t.land(0)
    assert (t.g.skip[0], t.on("L3")) == (1, ["scorched_earth"])


@pytest.mark.rule("MS-17.1", "MS-17.5", "MS-A35")
def test_two_enemies_attack_as_one():
    t = Table("troll", "elf", square="M5")
    t.lay("M5", "wolf", "bear")
    t.land(0).throw(1, 1)
    assert t.events("BattleFought")[-1].other == 2 + 3 + 1
    assert {card.design for card in sheet(t).trophies} == {"wolf", "bear"}


@pytest.mark.rule("MS-17.6", "MS-19.2")
def test_an_attacked_character_may_hide_where_it_has_the_right():
    t = Table("troll", "hobgoblin", square="L3", together=True)
    t.land(0).say(1, "attack")
    assert t.question == "HideFromAttack"
    t.say(True)
    assert (t.events("BattleFought"), t.g.turn) == ([], 1)


def stone(t, seat=0):
    petrify(t.g, seat)
    return t.go()


@pytest.mark.rule("MS-20.1", "MS-20.4", "MS-T28")
def test_stone_for_three_own_turns():
    t = Table("elf", "troll", square="L3")
    stone(t)
    for left in (2, 1, 0):
        t.next_turn(0)
        assert (t.g.stone[0], t.g.turn, t.at(0)) == (left, 1, "L3")
    t.next_turn(0)
    assert t.g.turn == 0


@pytest.mark.rule("MS-20.2", "MS-A51")
def test_stone_leaves_things_and_gold_and_loses_friends():
    t = Table("elf", "troll", square="L3")
    t.give(0, "helmet", "guide")
    t.trophy(0, "bear")
    t.g.gold[0] = 3
    stone(t)
    assert (t.items(0), t.on("L3"), t.g.gold[0], t.g.coins[SQUARE["L3"]]) == ([], ["helmet"], 0, 3)
    assert (t.friends(0), "guide" in t.discarded()) == ([], True)
    assert [card.design for card in sheet(t).trophies] == ["bear"]


@pytest.mark.rule("MS-20.3", "MS-20.5", "MS-A51")
def test_stone_keeps_its_points_and_cannot_be_hurt_or_met():
    t = Table("troll", "elf", square="L3", together=True)
    t.hand(1, "doom")
    stone(t, 1)
    before = (t.g.sword[1], t.g.magic[1], t.g.life[1])
    lose_life(t.g, 1, 1)
    t.go()
    assert (t.g.sword[1], t.g.magic[1], t.g.life[1], t.held(1)) == (*before, ["doom"])
    t.g.strike(t.g.depth)
    t.deck = ["helmet"]
    t.land(0)
    assert not t.can(1)


@pytest.mark.rule("MS-21.3")
def test_equipment_lies_on_squares_like_any_card():
    t = Table("elf", "troll", square="L3")
    sword = t.lay("L3", "plain_sword", pile=1)[0]
    t.land(0).say("plain_sword")
    assert (t.items(0), t.deck) == (["plain_sword"], [])  # it counted against the draw
    t.g.linger[0] = 1
    t.next_turn(0).say("drop", "plain_sword")
    assert (t.on("L3"), t.g.at[sword] >= 100) == (["plain_sword"], True)


@pytest.mark.rule("MS-A06")
@pytest.mark.parametrize(("die", "sword", "magic"), [(1, 6, 1), (2, 7, 1), (4, 7, 1), (6, 6, 1)])
def test_the_sorceress_of_the_village(die, sword, magic):
    t = Table("troll", "elf", square="L6")
    t.land(0).say("obey", "sorceress").throw(die)
    if die in (2, 4):
        t.say("sword_up")
    assert (t.g.sword[0], t.g.magic[0]) == (sword, magic)


@pytest.mark.rule("MS-A14", "MS-A39")
def test_the_ancient_tomb_hides_a_spirit_of_ten():
    t = Table("elf", "troll", square="L3")
    t.deck = ["ancient_tomb"]
    t.land(0).say("ancient_tomb", True).throw(6)
    t.throw(6, 1)
    fought = t.events("BattleFought")[-1]
    assert (fought.own, fought.other) == (4 + 6, 10 + 1)


@pytest.mark.rule("MS-A15")
@pytest.mark.parametrize(("align", "drinks"), [(GOOD, True), (EVIL, False), (CHAOTIC, False)])
def test_only_the_good_drink_from_the_well(align, drinks):
    t = Table("troll", "elf", square="L11")
    t.g.align[0], t.g.life[0] = align, 1
    t.land(0).say("obey")
    assert t.can("drink") == drinks
    if drinks:
        t.say("roll")
    t.throw(1)
    assert t.g.life[0] >= 1  # nobody loses Life there


@pytest.mark.rule("MS-A25", "MS-11.11")
def test_a_lost_fight_with_the_guardian_locks_both_gates_for_the_next_turn():
    t = Table("elf", "troll", square="U1")
    t.give(0, "magic_sword")
    t.g.sword[0] = 5
    t.start_turn(0).say("walk").throw(3).say("fortress_ruins").throw(6, 1, 6)
    assert (t.at(0), t.g.sword[0], t.g.life[0], t.g.turn) == ("U2", 4, 4, 1)
    t.next_turn(0).say("walk").throw(2)
    assert not t.can("fortress_ruins")


@pytest.mark.rule("MS-A31")
def test_who_is_carried_away_leaves_the_other_cards_lying():
    t = Table("troll", "elf", square="M9")
    t.deck = ["enchanted_path", "wolf", "helmet"]
    t.land(0).throw(2)
    assert t.on("M9") == ["helmet", "wolf"]
    assert t.at(0) != "M9"


@pytest.mark.rule("MS-A49")
def test_the_dead_leave_friends_things_and_gold_but_no_trophies_or_spells():
    t = Table("elf", "troll", square="L3")
    t.give(0, "helmet", "guide")
    t.trophy(0, "bear")
    t.hand(0, "doom")
    t.g.gold[0], t.g.life[0] = 2, 1
    lose_life(t.g, 0, 1)
    t.go()
    assert (t.on("L3"), t.g.coins[SQUARE["L3"]]) == (["guide", "helmet"], 2)
    assert ("bear" in t.discarded(), t.held(0), t.g.hero[0]) == (True, [], -1)


@pytest.mark.rule("MS-A89", "MS-10.4")
def test_who_turns_back_leaves_square_by_square_without_tasks():
    t = Table("elf", "troll", square="B3")
    t.g.gate[0], t.g.task[0] = 1, 0
    t.start_turn(0).say("turn-back")
    assert (t.at(0), t.g.turn) == ("B2", 1)
    t.next_turn(0)
    assert not t.can("retry")


@pytest.mark.rule("MS-0.10", "MS-10.3")
def test_without_the_shield_the_castle_is_not_entered():
    for shield in (False, True):
        t = Table("elf", "troll", square="B4")
        if shield:
            t.give(0, "magic_sword", "toliman_shield", pile=1)
        t.g.gate[0], t.g.task[0] = 1, 1
        t.start_turn(0)
        assert (t.can("enter-castle"), t.can("pass-castle")) == (shield, True)


@pytest.mark.rule("MS-13.5", "MS-A32")
def test_a_must_is_done_before_the_turn_ends():
    t = Table("troll", "elf", square="U6")
    t.lay("U6", "gauntlets")
    t.land(0)
    assert t.can("obey")
    assert not t.can("end-turn")
    t.say("gauntlets")
    assert t.g.life[0] == 4  # with the gauntlets on, the rocks do no harm


@pytest.mark.rule("MS-A99", "MS-0.7")
def test_the_quick_game_starts_strong_in_the_middle_and_keeps_the_floors():
    quick: dict[str, Any] = {"quick_start": 8, "quick_quest": True, "quick_trophies": True, "late_start_middle": True}
    t = Table("elf", "troll", **quick)
    assert (t.g.sword[0], t.g.magic[0], t.g.sword0[0], t.g.magic0[0], t.g.gold[0]) == (11, 12, 3, 4, 3)
    assert view(t.g, None).sword_quest
    t.g.square[0] = SQUARE["L3"]
    t.trophy(0, "dragon")
    t.start_turn(0).say("trade-trophies")
    assert t.g.sword[0] == 12  # five points are enough
    arrive(t.g, 0, HERO["giant"])
    assert (t.at(0), t.g.sword[0]) == ("M10", 4 + 8)  # the reborn begin there, too


@pytest.mark.rule("MS-A75")
def test_a_mission_of_the_quick_game_may_be_paid_with_the_sword():
    t = Table("elf", "troll", square="M1", quick_quest=True)
    t.g.mission[0], t.g.gold[0] = 4, 2
    t.land(0).say("obey", "magic_sword")
    assert (t.items(0), t.g.gold[0], t.g.mission[0]) == (["magic_sword"], 0, 0)
