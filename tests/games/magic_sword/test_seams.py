"""Where two effects meet, and what the book says at the edges."""

from typing import Any

import pytest

from games.magic_sword.stage import DESIGN, SQUARE, Table
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.problems import BadSetting
from magoteka.games.magic_sword.box.names import STONE_TURNS
from magoteka.games.magic_sword.box.tables import CARD, CARDS
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.messages.answers import Card
from magoteka.games.magic_sword.rules.battle.beginning import set_out
from magoteka.games.magic_sword.rules.battle.duel import BattleOver
from magoteka.games.magic_sword.rules.battle.foes import rides
from magoteka.games.magic_sword.rules.battle.strength import plain_battle_number
from magoteka.games.magic_sword.rules.cards.tales import ambush
from magoteka.games.magic_sword.rules.character.figure import war_strikes
from magoteka.games.magic_sword.rules.character.goods import own
from magoteka.games.magic_sword.rules.character.life import die, lose_life, petrify
from magoteka.games.magic_sword.rules.move.journeys import send_back
from magoteka.games.magic_sword.rules.spells.in_battle import paralyse
from magoteka.games.magic_sword.rules.spells.windows import WE, WF, WX
from magoteka.games.magic_sword.rules.turn.day import Evening
from magoteka.games.magic_sword.rules.turn.round import NextTurn
from magoteka.games.magic_sword.table.state import BOUND, DOWN, FRIENDS, ON, RAISED, SWORD_BATTLE, TROPHIES
from magoteka.games.magic_sword.table.where import cards_at, put_card


def fought(t):
    return [(event.own, event.other) for event in t.events("BattleFought")]


def names(t, place):
    return [slug for slug, at in DESIGN.items() for card in cards_at(t.g, place) if CARD[card] == at]


def captive(t, seat, slug):
    card = t.card(slug)
    put_card(t.g, card, BOUND + seat)
    return card


def raised(t, seat, slug):
    card = t.card(slug)
    put_card(t.g, card, RAISED + seat)
    return card


# --- the bridge -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-10.3", "MS-10.4", "MS-A89")
@pytest.mark.parametrize(("square", "side", "to"), [("B1", 1, "B2"), ("B2", 1, "B3"), ("B4", 1, "B6"), ("B7", 2, "B6")])
@pytest.mark.parametrize("task", [0, 1])
def test_one_may_always_leave_by_the_far_side_and_does_no_task_there(square, side, to, task):
    t = Table("troll", "elf", square=square)
    t.g.gate[0], t.g.task[0] = side, task
    t.start_turn(0).say("pass-castle")
    assert (t.at(0), t.g.life[0], t.g.leaving[0]) == (to, 4, 3 - side)
    t.next_turn(0)
    assert not t.can("turn-back")
    assert not t.can("retry")


@pytest.mark.rule("MS-10.4", "MS-A88")
def test_nobody_leaves_from_inside_the_castle():
    t = Table("troll", "elf", square="B5")
    t.g.gate[0] = 1
    t.give(0, "helmet")
    t.g.linger[0] = 1
    t.start_turn(0)
    assert not t.can("pass-castle")


@pytest.mark.rule("MS-10.4")
def test_past_the_castle_the_way_leads_out_at_the_other_end():
    t = Table("troll", "elf", square="B2")
    t.g.gate[0] = 1
    t.deck = ["gold_1"]
    t.start_turn(0).say("pass-castle")
    way = [t.at(0)]
    while way[-1] != "U11":
        t.next_turn(0).say("advance") if t.question == "TurnChoice" else t.next_turn(0)
        way.append(t.at(0))
    assert way == ["B3", "B4", "B6", "B7", "B8", "B9", "U11"]


# --- dropping at any moment -------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-5.5")
def test_whoever_is_to_be_robbed_by_a_spell_may_drop_the_thing_first():
    t = Table("witch", "troll")
    t.drops = True
    t.g.magic[0] = 5
    t.hand(0, "lord_of_riches")
    t.give(1, "ring_of_power")
    t.g.gold[1] = 0
    t.start_turn(0).say("lord_of_riches")
    assert (t.question, t.g.asking().seat) == ("DropFirst", 1)
    t.say("ring_of_power")
    assert (t.items(0), t.items(1), t.on("L13")) == ([], [], ["ring_of_power"])


@pytest.mark.rule("MS-6.4")
@pytest.mark.parametrize("spell", ["lord_of_friends", "seven_winds"])
def test_other_thefts_too_may_come_too_late(spell):
    t = Table("witch", "troll")
    t.drops = True
    t.g.magic[0] = 5
    t.hand(0, spell)
    t.give(1, "shepherd", "helmet")
    t.start_turn(0).say(spell, "helmet", "shepherd")
    assert (t.items(1), t.friends(0), t.friends(1)) == ([], [], [])
    assert t.on("L13") == ["helmet", "shepherd"]


@pytest.mark.rule("MS-6.4")
def test_a_friend_may_be_left_before_the_knight_errant_wins_him_over():
    t = Table("knight_errant", "troll", together=True)
    t.drops = True
    t.give(1, "squire")
    t.land(0).say(1, "win-over-friends")
    assert (t.question, t.g.asking().seat) == ("Prepare", 1)
    t.say("drop", "squire", "ready")
    assert t.friends(0) == []
    assert t.on("L3") == ["squire"]


@pytest.mark.rule("MS-5.5", "MS-A105")
def test_whoever_has_drawn_the_ambush_may_drop_something_before_it_works():
    t = Table("troll", "elf")
    t.drops = True
    t.give(0, "helmet", "dagger")
    t.deck = ["ambush"]
    t.land(0).say("explore")
    assert (t.question, t.on("L3")) == ("DropFirst", ["ambush"])
    t.say("helmet", "pass")
    assert t.on("L3") == ["helmet"]
    assert t.on("heather_moors") == ["dagger"]


@pytest.mark.rule("MS-5.5")
@pytest.mark.parametrize(("foe", "asked"), [("robber", True), ("wolf", False)])
def test_so_may_whoever_the_robber_attacks(foe, asked):
    t = Table("troll", "elf")
    t.drops = True
    t.give(0, "helmet")
    t.deck = [foe]
    t.land(0).say("explore")
    assert (t.question == "Prepare") is asked


# --- paralysed characters ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-A66", "MS-A70", "MS-A71")
@pytest.mark.parametrize("spell", ["golem", "homunculus"])
def test_a_ringed_character_cannot_be_attacked_from_afar(spell):
    t = Table("witch", "troll", "elf", together=True)
    t.g.magic[0] = 5
    t.hand(0, spell)
    t.g.frozen[1] = 1
    t.start_turn(0).say(spell)
    assert t.g.asking() is None or t.question != "Aim"  # the elf is the only one to aim at
    t.throw(6, 1)
    assert t.g.life[1] == 4
    assert fought(t)


@pytest.mark.rule("MS-A66", "MS-A71")
def test_a_ringed_character_cannot_be_met_by_breath_of_death():
    t = Table("witch", "troll", together=True)
    t.g.magic[0] = 5
    t.hand(0, "breath_of_death")
    t.g.frozen[1] = 2
    t.land(0)
    assert not t.can("breath_of_death")


@pytest.mark.rule("MS-A66", "MS-A65")
@pytest.mark.parametrize("spell", ["ring_of_fire", "master_of_thunder"])
def test_paralysed_at_the_end_of_its_turn_a_character_misses_the_next(spell):
    t = Table("troll", "witch")
    t.put(1, "L5")
    t.g.magic[1] = 5
    t.hand(1, spell)
    t.windows = True
    t.g.then(Evening(0))
    t.go()
    window: Any = t.g.asking()
    assert window.window.kind == WE
    t.say(spell)
    if t.question == "Aim":
        t.say("path_1" if spell == "master_of_thunder" else 0)
    assert (t.g.skip[0], t.g.frozen[0] > 0) == (1, True)


@pytest.mark.rule("MS-A66", "MS-A70")
def test_a_creature_is_not_sent_against_a_paralysed_enemy():
    t = Table("witch", "troll")
    t.put(1, "M5")
    t.g.magic[0] = 5
    t.hand(0, "golem")
    (wolf,) = t.lay("L5", "wolf")
    t.g.still[wolf] = 2
    t.give(0, "helmet")
    t.g.linger[0] = 1
    t.start_turn(0)
    assert not t.can("golem")


# --- trade ------------------------------------------------------------------------------------------------------------


def traders(**goods):
    t = Table("troll", "elf", together=True, trade=True)
    t.give(0, *goods.get("mine", ()))
    t.give(1, *goods.get("theirs", ()))
    t.g.gold[0], t.g.gold[1] = goods.get("gold", (1, 1))
    return t.land(0).say(1)


@pytest.mark.rule("MS-A100", "MS-13.2")
def test_nothing_is_not_traded_for_nothing():
    t = traders(mine=["helmet"], theirs=["dagger"], gold=(2, 2))
    t.say("offer-trade", "pass")
    assert not t.can("pass")  # gold is offered: an item is asked for
    t.say("dagger")
    assert [option.number for option in t.options()] == [13, 14]
    t = traders(mine=["helmet"], theirs=["dagger"], gold=(2, 2))
    t.say("offer-trade", "helmet", "pass")
    assert [option.number for option in t.options()] == [16, 17]
    t = traders(gold=(2, 2))
    assert t.question != "MeetHow" or not t.can("offer-trade")


@pytest.mark.rule("MS-A100", "MS-13.2")
def test_after_a_refused_offer_one_still_fights_or_explores():
    t = traders(mine=["helmet"], gold=(1, 1))
    t.deck = ["gold_1"]
    t.say("offer-trade", "helmet", "pass", 16, False)
    assert t.question == "Landing"
    t.say(1)
    assert not t.question or not t.can("offer-trade")


@pytest.mark.rule("MS-A100")
def test_an_accepted_trade_is_the_meeting():
    t = traders(mine=["helmet"], gold=(1, 1))
    t.say("offer-trade", "helmet", "pass", 16, True)
    assert (t.items(1), t.g.gold[0], t.g.gold[1], t.g.turn) == (["helmet"], 2, 0, 1)


@pytest.mark.rule("MS-A100", "MS-A26")
def test_the_hired_boat_is_not_sold_on():
    t = Table("troll", "elf", together=True, trade=True)
    t.give(0, "boat", "helmet")
    t.land(0).say(1, "offer-trade")
    assert [option.design for option in t.options() if isinstance(option, Card)] == ["helmet"]


# --- stone, charm, missions -------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-20.1", "MS-A94")
def test_stone_lasts_three_turns_though_one_of_them_is_charmed():
    t = Table("kobold", "troll")
    petrify(t.g, 1)
    t.g.charmer[1] = 1
    t.g.place = 0
    t.g.then(NextTurn())
    t.go()
    assert (t.g.turn, t.g.place, t.g.stone[1]) == (0, 1, STONE_TURNS - 1)


@pytest.mark.rule("MS-A75")
def test_who_beats_a_character_is_paid_like_any_other_by_the_quick_quest():
    t = Table("troll", "elf", square="M5", together=True, quick_quest=True)
    t.give(0, "toliman_shield", pile=1)
    t.g.mission[0] = 2
    t.g.sword[0] = 12
    t.land(0).say(1, "attack").throw(6, 1).say("take-nothing")
    if t.question == "Chase":
        t.say(False)
    assert t.question == "ChooseCase"
    t.say("magic_sword")
    assert (t.items(0), t.at(0), t.g.mission[0], t.g.turn) == (["magic_sword", "toliman_shield"], "M1", 0, 1)


# --- the captive of the wand and the beasts of the Mage ---------------------------------------------------------------


@pytest.mark.rule("MS-A112", "MS-A85")
def test_a_raid_of_the_fortune_seeker_does_not_use_up_the_captive():
    t = Table("troll", "elf", square="M5")
    t.give(0, "wand_of_fate", "fortune_seeker")
    captive(t, 0, "bear")
    t.lay("M6", "wolf")
    t.land(0).say("raid", "wolf").throw(6, 1)
    assert fought(t) == [(9, 3)]
    assert (names(t, BOUND), t.items(0)) == (["bear"], ["wand_of_fate"])


@pytest.mark.rule("MS-A112", "MS-A85")
def test_the_loyal_knight_fights_without_captive_and_beast_and_uses_none_up():
    t = Table("mage", "elf", square="M5")
    t.give(0, "wand_of_fate", "loyal_knight")
    captive(t, 0, "bear")
    raised(t, 0, "elk")
    t.lay("M5", "wolf", "cyclops")
    t.land(0).say("explore", "elk", "send-knight").throw(1, 6)
    assert fought(t) == [(4, 14)]
    assert (names(t, BOUND), names(t, RAISED), t.items(0)) == (["bear"], ["elk"], ["wand_of_fate"])


@pytest.mark.rule("MS-A112", "MS-A67")
def test_under_the_war_of_the_elements_the_captive_neither_fights_nor_is_used_up():
    t = Table("troll", "elf", square="M5")
    t.give(0, "wand_of_fate")
    captive(t, 0, "bear")
    t.g.war = 2
    t.lay("M5", "wolf", "zlyden")
    t.land(0).say("explore").throw(1, 1)
    assert fought(t) == [(7, 5)]
    assert names(t, BOUND) == ["bear"]


@pytest.mark.rule("MS-A112")
def test_in_a_battle_of_its_kind_the_captive_fights_and_is_gone_with_the_wand():
    t = Table("troll", "elf", square="M5")
    t.give(0, "wand_of_fate")
    captive(t, 0, "bear")
    t.lay("M5", "wolf", "zlyden")
    t.land(0).say("explore").throw(1, 1)
    assert fought(t) == [(10, 5)]
    assert (names(t, BOUND), t.items(0)) == ([], [])
    assert {"bear", "wand_of_fate"} <= set(t.discarded())


@pytest.mark.rule("MS-A112", "MS-A43")
def test_who_is_bound_fights_at_once_if_enemies_are_left():
    t = Table("troll", "elf", square="M5")
    t.give(0, "wand_of_fate")
    t.lay("M5", "wolf", "bear")
    t.land(0).say("explore", "bear").throw(1, 1)
    assert fought(t) == [(10, 3)]
    assert (names(t, BOUND), t.items(0)) == ([], [])


@pytest.mark.rule("MS-A112")
@pytest.mark.parametrize("how", ["dropped", "robbed", "ambushed"])
def test_without_the_wand_its_captive_is_an_enemy_again(how):
    t = Table("troll", "witch", square="M2", together=True)
    t.give(0, "wand_of_fate")
    captive(t, 0, "bear")
    if how == "dropped":
        t.g.linger[0] = 1
        t.start_turn(0).say("drop", "wand_of_fate")
    elif how == "robbed":
        t.g.magic[1] = 5
        t.hand(1, "lord_of_riches")
        t.start_turn(1).say("lord_of_riches", "wand_of_fate")
    else:
        ambush(t.g, 0)
    assert names(t, BOUND) == []
    assert "bear" in t.on("M2")
    assert plain_battle_number(t.g, 0, SWORD_BATTLE, 0) == t.g.sword[0]


@pytest.mark.rule("MS-A91", "MS-14.3")
@pytest.mark.parametrize("how", ["wand", "friend", "death"])
def test_no_enemy_lies_on_the_bridge(how):
    t = Table("troll", "elf", square="B3")
    t.g.gate[0] = t.g.task[0] = 1
    t.give(0, "wand_of_fate", "wolf", "helmet")
    captive(t, 0, "bear")
    raised(t, 0, "elk")
    if how == "death":
        die(t.g, 0)
    else:
        t.g.linger[0] = 1
        t.start_turn(0).say("drop", "wand_of_fate" if how == "wand" else "wolf")
    gone = {"wand": ["bear"], "friend": ["wolf"], "death": ["bear", "elk", "wolf"]}[how]
    assert t.discarded() == gone
    left = {"wand": ["wand_of_fate"], "friend": [], "death": ["helmet", "wand_of_fate"]}[how]
    assert t.on("B3") == left


@pytest.mark.rule("MS-14.5", "MS-A90", "MS-A112")
@pytest.mark.parametrize(
    ("dice", "kept"),
    [
        ((1, 2, 1, 2), ["bear", "elk", "shepherd", "wand_of_fate"]),
        ((1, 3, 3, 3), ["wand_of_fate"]),
        ((3, 1, 1), ["elk", "shepherd"]),
    ],
)
def test_in_a_fall_a_die_is_thrown_for_captive_and_raised_beasts_too(dice, kept):
    t = Table("mage", "elf", square="B2")
    t.g.gate[0] = 1
    t.give(0, "wand_of_fate", "shepherd")
    captive(t, 0, "bear")
    raised(t, 0, "elk")
    t.start_turn(0).say("retry").throw(6, 6, 6, *dice)
    held = t.items(0) + t.friends(0) + names(t, RAISED) + names(t, BOUND)
    assert (t.at(0), sorted(held)) == ("L6", kept)
    assert ("bear" in t.on("L6")) is ("wand_of_fate" not in kept)  # without the wand it is an enemy again


@pytest.mark.rule("MS-20.2", "MS-A112")
def test_stone_loses_its_captive_like_its_friends():
    t = Table("troll", "elf", square="M2")
    t.give(0, "wand_of_fate")
    captive(t, 0, "bear")
    petrify(t.g, 0)
    assert (t.on("M2"), t.discarded()) == (["wand_of_fate"], ["bear"])


@pytest.mark.rule("MS-A112", "MS-A53")
@pytest.mark.parametrize("who", ["scoundrel", "haunted"])
def test_whoever_has_no_friends_binds_nobody(who):
    t = Table("scoundrel" if who == "scoundrel" else "troll", "elf", square="M5")
    t.give(0, "wand_of_fate", *(["evil_spirit"] if who == "haunted" else []))
    t.give(0, "strength_elixir")
    t.lay("M5", "wolf", "zlyden")
    t.land(0).say("explore")
    assert t.question == "Prepare"
    assert not t.can("wolf")


@pytest.mark.rule("MS-A53", "MS-A112")
def test_the_evil_spirit_drives_away_captive_and_beast_and_lets_none_be_raised():
    t = Table("mage", "elf", square="M5")
    t.give(0, "wand_of_fate")
    captive(t, 0, "bear")
    raised(t, 0, "elk")
    own(t.g, 0, t.card("evil_spirit"))
    assert (names(t, BOUND), names(t, RAISED), t.items(0)) == ([], [], ["wand_of_fate"])
    t.lay("M5", "wolf", "ogre")
    t.g.sword[0] = 12
    t.land(0).say("explore", "ready").throw(6, 1)
    assert t.question != "RaiseBeast"
    assert len([card for card in range(CARDS) if t.g.at[card] == TROPHIES]) == 2


@pytest.mark.rule("MS-A112", "MS-A43")
def test_a_beast_sent_into_a_battle_that_is_avoided_waits_for_another():
    t = Table("mage", "troll", square="M5")
    elk = raised(t, 0, "elk")
    t.hand(0, "hidden_one")
    t.lay("M5", "wolf", "gold_1")
    t.land(0).say("explore", "elk", "hidden_one")
    assert not fought(t)
    assert (t.g.note[elk], names(t, RAISED)) == (0, ["elk"])
    assert plain_battle_number(t.g, 0, SWORD_BATTLE, 0) == t.g.sword[0]


# --- battles of before ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-A48", "MS-A82", "MS-A114")
def test_the_dark_knight_challenges_again_only_after_this_victory():
    t = Table("dark_knight", "elf", square="M14")
    set_out(t.g, SWORD_BATTLE, 0, 0, -1)
    t.g.duel[8] = 1  # the battle before was won
    t.deck = ["knights_tournament", "gold_1"]
    t.put(1, "U8")
    t.land(0).say("explore", True, 1)
    assert t.question == "HideFromAttack"
    t.say(True)
    assert t.g.turn == 1


@pytest.mark.rule("MS-A68", "MS-A114")
def test_while_time_is_bent_the_fighters_of_the_last_battle_are_silent_too():
    t = Table("troll", "witch", "elf", square="M5", together=True)
    t.g.magic[1] = 5
    t.hand(1, "rebirth")
    t.g.timer = 1
    set_out(t.g, SWORD_BATTLE, 7, 0, 1)
    BattleOver().run(t.g)
    t.windows = True
    t.g.life[1] = 3
    lose_life(t.g, 1, 1)
    t.go()
    assert (t.question, t.g.life[1]) == ("", 2)


@pytest.mark.rule("MS-A96")
def test_the_geas_ends_with_a_tournament_in_another_circle():
    t = Table("troll", "elf", square="M14")
    t.g.geas[1] = 5
    t.g.magic[1] = 9
    t.deck = ["knights_tournament", "gold_1"]
    t.land(0).say("explore", True)
    if t.question == "Invite":
        t.say(1)
    assert (t.at(1), t.g.geas[1]) == ("M14", 0)


# --- cards laid down unseen -------------------------------------------------------------------------------------------


def laid_by_the_prince(hero, square, *slugs):
    t = Table(hero, "prince", square=square)
    for slug in slugs:
        put_card(t.g, t.card(slug), DOWN + SQUARE[square])
    return t


@pytest.mark.rule("MS-A33", "MS-A104")
def test_the_wizard_does_not_ignore_what_he_has_not_drawn():
    t = laid_by_the_prince("wizard", "L3", "gods_messengers")
    t.land(0).say("explore")
    assert t.question != "Ignore"
    assert "gods_messengers" in t.discarded()


@pytest.mark.rule("MS-A33", "MS-A29")
def test_the_giant_discards_only_what_he_has_drawn():
    t = laid_by_the_prince("giant", "L12", "helmet")
    t.deck = ["gold_1", "gold_2"]
    t.land(0).say("explore", True)
    assert t.question == "DiscardDrawn"
    assert {option.design for option in t.options()} == {"gold_1", "gold_2"}


@pytest.mark.rule("MS-A33")
def test_the_turn_of_fate_replaces_no_card_that_was_lying_there():
    t = laid_by_the_prince("witch", "L12", "patrol")
    t.g.magic[0] = 5
    t.hand(0, "turn_of_fate")
    t.deck = ["gold_1", "gold_2"]
    t.windows = True
    t.land(0)
    while t.question != "CastOrPass" or not t.can("turn_of_fate"):
        t.say("pass" if t.question == "CastOrPass" else "explore")
    t.say("turn_of_fate")
    assert t.question != "Aim"
    assert "gold_1" in t.discarded()


@pytest.mark.rule("MS-A33", "MS-15.1")
def test_a_card_that_names_its_square_goes_there_though_it_lay_face_down():
    t = laid_by_the_prince("troll", "L3", "ghoul")
    t.land(0).say("explore").throw(2)
    assert (t.on("L3"), t.on("town")) == ([], ["ghoul"])


# --- the Stranger from Shadowland -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-A35")
def test_no_spell_turns_a_fight_with_the_shadowland_stranger_into_a_draw():
    t = Table("troll", "witch", square="M5")
    t.g.magic[1] = 5
    t.hand(1, "hidden_one")
    t.lay("M5", "shadowland_stranger", "wolf")
    t.windows = True
    t.land(0)
    seen = set()
    t.dice = [1, 1]
    while not fought(t):
        assert t.question == "CastOrPass" or t.question in ("Landing", "Prepare", "")
        t.say("pass" if t.question == "CastOrPass" else "explore" if t.question == "Landing" else "ready")
    while t.question == "CastOrPass":
        window: Any = t.g.asking()
        seen.add(window.window.kind)
        t.say("pass")
    assert WX not in seen


@pytest.mark.rule("MS-A35")
@pytest.mark.parametrize(("act", "points"), [("drink-elixir", 6), ("pay-mercenary", 9)])
def test_against_the_stranger_the_elixir_is_in_vain_whenever_it_was_drunk(act, points):
    t = Table("troll", "elf", square="M5")
    t.give(0, "strength_elixir", "mercenary")
    t.lay("M5", "shadowland_stranger", "gold_1")
    t.start_turn(0).say(act)
    t.g.strike(t.g.depth)
    t.land(0).say("explore", "ready").throw(1, 1)
    assert fought(t) == [(points + 1, 6)]


# --- single cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-A74")
def test_the_lord_of_riches_can_be_cast_at_one_who_has_only_the_pouch():
    t = Table("witch", "troll")
    t.g.magic[0] = 5
    t.hand(0, "lord_of_riches")
    t.give(1, "secret_pouch")
    t.g.gold[1] = 0
    t.start_turn(0).say("lord_of_riches")
    assert t.items(0) == ["secret_pouch"]


@pytest.mark.rule("MS-A70", "MS-A107")
@pytest.mark.parametrize(("dice", "left"), [([6, 1, 6, 1, 6, 1], []), ([6, 1, 6, 1, 1, 6], ["three_headed_dragon"])])
def test_a_golem_too_has_to_strike_off_three_heads(dice, left):
    t = Table("witch", "troll", square="M5")
    t.g.magic[0] = 5
    t.hand(0, "golem")
    t.lay("M6", "three_headed_dragon")
    t.start_turn(0).say("golem").throw(*dice)
    assert len(fought(t)) == 3
    assert t.on("M6") == left


@pytest.mark.rule("MS-A29")
@pytest.mark.parametrize(("giant", "rowan", "drawn"), [(True, True, 3), (False, True, 2), (True, False, 2)])
def test_the_giant_too_may_use_the_rowan(giant, rowan, drawn):
    t = Table("giant", "elf")
    t.give(0, "rowan_of_knowledge")
    t.deck = ["gold_1", "gold_2", "helmet"]
    t.land(0).say("explore", giant)
    assert t.question == "EatRowan"
    t.say(rowan)
    for _ in range(drawn - 1):
        assert t.question == "DiscardDrawn"
        t.say(t.options()[0])
    assert len(t.events("CardTurnedUp")) == drawn
    assert ("rowan_of_knowledge" in t.items(0)) is not rowan
    assert len(t.on("L3")) == 1


@pytest.mark.rule("MS-A58", "MS-A78")
def test_the_seller_of_spells_asks_once():
    t = Table("mage", "elf", square="L13")
    t.put(1, "M5")
    t.lay("L13", "spell_seller")
    t.spells = ["doom"]
    t.land(0).say("explore", "spell_seller", True)
    assert (t.held(0), t.g.gold[0]) == (["doom"], 0)
    assert t.question != "PayOrNot"


@pytest.mark.rule("MS-A80")
def test_whoever_is_whole_takes_no_fruit_from_the_tree_of_life():
    t = Table("troll", "elf", square="L13")
    t.put(1, "M5")
    (tree,) = t.lay("L13", "tree_of_life")
    t.land(0).say("explore")
    assert not t.can("tree_of_life")
    t.g.life[0] = 3
    assert t.can("tree_of_life")
    t.say("tree_of_life")
    assert (t.g.life[0], t.g.note[tree]) == (4, 1)


@pytest.mark.rule("MS-A44", "MS-A93")
def test_of_weapons_that_add_as_much_excalibur_counts():
    t = Table("troll", "elf", square="M5")
    t.give(0, "plain_sword", "excalibur")
    t.lay("M5", "wolf", "gold_1")
    t.land(0).say("explore", "ready").throw(6, 1)
    assert (fought(t), t.g.life[0]) == ([(13, 3)], 5)


@pytest.mark.rule("MS-A65", "MS-A109")
def test_the_philosophers_stone_turns_at_least_one_thing():
    t = Table("witch", "elf")
    t.g.magic[0] = 5
    t.hand(0, "philosophers_stone")
    t.give(0, "helmet", "dagger")
    t.start_turn(0).say("philosophers_stone")
    assert not t.can("pass")
    t.say("helmet")
    assert t.can("pass")
    t.say("pass")
    assert (t.g.gold[0], t.items(0)) == (2, ["dagger"])


@pytest.mark.rule("MS-A41")
def test_the_reliquary_of_the_half_demon_beats_only_the_demons_that_he_attacks():
    t = Table("half_demon", "elf", square="M5")
    t.give(0, "reliquary")
    t.g.mission[0] = 1
    t.lay("M5", "spectre", "gold_1")
    t.land(0).say("explore")
    assert (t.question, "spectre" in t.on("M5"), t.g.mission[0]) == ("AtSquare", True, 1)
    t.say("spectre")
    assert not fought(t)
    assert ("spectre" in t.discarded(), t.g.mission[0]) == (True, 5)


@pytest.mark.rule("MS-A41", "MS-A39")
def test_a_demon_of_a_table_does_not_attack_the_half_demon_with_the_reliquary_either():
    t = Table("half_demon", "elf", square="barrow")
    t.give(0, "reliquary")
    t.g.mission[0] = 1
    t.land(0).say("explore")
    if t.question == "AtSquare":
        t.say("obey")
    t.throw(6)
    assert (t.g.mission[0], fought(t)) == (1, [])


@pytest.mark.rule("MS-11.11", "MS-A85")
def test_the_defeat_of_the_loyal_knight_at_the_ruins_is_a_failed_attempt():
    t = Table("troll", "elf", square="U1")
    t.give(0, "loyal_knight", "magic_sword")
    t.g.sword[0] = 8
    t.start_turn(0).say("walk").throw(3)
    t.say(next(option for option in t.options() if getattr(option, "gate", "") == "fortress_ruins"))
    t.throw(3).say("send-knight").throw(1, 6)
    assert (t.friends(0), t.g.life[0], t.g.sword[0], t.g.locked[0] > 0) == ([], 4, 7, True)


@pytest.mark.rule("MS-A113")
def test_a_stolen_bear_fights_for_the_pygmy_and_does_not_carry_him():
    t = Table("pygmy", "elf", square="M5")
    own(t.g, 0, t.card("bear"))
    assert not rides(t.g, 0)
    assert plain_battle_number(t.g, 0, SWORD_BATTLE, 0) == t.g.sword[0] + 3
    own(t.g, 0, t.card("wolf"))
    assert rides(t.g, 0)
    assert plain_battle_number(t.g, 0, SWORD_BATTLE, 0) == t.g.sword[0] + 3


@pytest.mark.rule("MS-A99")
def test_a_match_of_ten_rounds_ends_in_the_tenth():
    t = Table("troll", "elf", round_limit=10)
    t.g.round = 10
    t.g.place = 1
    t.g.then(NextTurn())
    t.go()
    assert (t.g.ended, t.g.round) == (1, 10)


# --- turns that somebody misses ---------------------------------------------------------------------------------------


@pytest.mark.rule("MS-A16", "MS-A52", "MS-A94")
def test_a_charmed_turn_is_the_next_turn_of_the_charmed():
    t = Table("kobold", "troll", "elf")
    (wolf,) = t.lay("L5", "wolf")
    t.g.potion[1] = 2
    t.g.war = t.g.doubled = 2
    t.g.still[wolf] = 2
    t.g.slow[1], t.g.locked[1], t.g.geas[1] = 2, 1, 1
    t.g.charmer[1] = 1
    t.g.place = 0
    t.g.then(NextTurn())
    t.go()
    assert (t.g.turn, t.g.place) == (0, 1)
    assert (t.g.potion[1], t.g.war, t.g.doubled, t.g.still[wolf]) == (0, 0, 0, 0)
    assert (t.g.slow[1], t.g.locked[1], t.g.geas[1]) == (1, 0, 0)


@pytest.mark.rule("MS-A52", "MS-11.11", "MS-20.1")
@pytest.mark.parametrize("how", ["missed", "stone"])
def test_what_lasts_so_many_turns_runs_on_in_a_turn_that_is_missed(how):
    t = Table("troll", "elf")
    t.g.slow[0], t.g.locked[0], t.g.geas[0] = 2, 1, 5
    t.g.skip[0], t.g.stone[0] = (1, 0) if how == "missed" else (0, 2)
    t.g.place = 1
    t.g.then(NextTurn())
    t.go()
    assert (t.g.slow[0], t.g.locked[0], t.g.geas[0]) == (1, 0, 4)


@pytest.mark.rule("MS-A94", "MS-A16")
def test_a_kobold_of_stone_counts_the_turn_that_he_takes():
    t = Table("kobold", "troll")
    petrify(t.g, 0)
    t.g.charmer[1] = 1
    t.g.place = 0
    t.g.then(NextTurn())
    t.go()
    assert (t.g.stone[0], t.events("TurnSkipped")[-1].why) == (STONE_TURNS - 2, "stone")


# --- the Ambush, however it came to lie there -------------------------------------------------------------------------


@pytest.mark.rule("MS-5.5", "MS-A33", "MS-A105")
@pytest.mark.parametrize("down", [True, False])
def test_whoever_finds_the_ambush_lying_there_may_drop_something_before_it_works(down):
    t = Table("troll", "elf")
    t.drops = True
    t.give(0, "helmet", "dagger")
    put_card(t.g, t.card("ambush"), (DOWN if down else ON) + SQUARE["L3"])
    t.land(0).say("explore")
    assert t.question == "DropFirst"
    t.say("helmet", "pass")
    assert t.on("L3") == ["helmet"]
    assert t.on("heather_moors") == ["dagger"]


@pytest.mark.rule("MS-A104", "MS-5.5")
def test_whoever_ignores_the_ambush_is_not_asked_what_he_drops():
    t = Table("wizard", "elf")
    t.drops = True
    t.give(0, "helmet")
    t.deck = ["ambush"]
    t.land(0).say("explore")
    assert t.question == "Ignore"
    t.say(True)
    assert (t.question == "DropFirst", t.items(0)) == (False, ["helmet"])


# --- who begins -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-0.9")
def test_the_first_player_may_be_agreed_on():
    for seats in (2, 6):
        for first in range(seats):
            match = Match.new(GAME, seats, {"first_player": first}, Rng(first))
            g: Any = match.state
            while g.turns == 0:  # somebody says how he is minded
                seat = match.waiting()[0]
                match.submit(seat, match.options(seat)[0])
            assert g.start_place == g.turn == first
            assert Match.replay(GAME, match.record).digest() == match.digest()
        with pytest.raises(BadSetting, match="first_player"):
            GAME.new(seats, {"first_player": seats})


# --- paralysed, turned to stone, carried off --------------------------------------------------------------------------


@pytest.mark.rule("MS-A66", "MS-A51", "MS-20.1")
def test_who_was_paralysed_before_it_turned_to_stone_wakes_free():
    t = Table("witch", "troll", together=True)
    t.g.frozen[1], t.g.skip[1] = 1, 1
    petrify(t.g, 1)
    for _ in range(STONE_TURNS):
        t.next_turn(1)
    t.next_turn(0).land(0)
    assert t.can(1)  # the troll can be met again before its next turn


@pytest.mark.rule("MS-A66", "MS-A52")
@pytest.mark.parametrize(("window", "frozen"), [(WF, 0), (WE, 1)])
def test_the_lost_turn_is_this_one_though_another_is_still_to_be_missed(window, frozen):
    t = Table("troll", "witch")
    t.g.turn, t.g.skip[0] = 0, 1
    if window == WF:
        paralyse(t.g, 0, 1, window)
        Evening(0).run(t.g)
    else:
        Evening(0).run(t.g)
        paralyse(t.g, 0, 1, window)
    t.go()
    assert (t.g.frozen[0], t.g.skip[0]) == (frozen, 1 + frozen)


@pytest.mark.rule("MS-A96", "MS-A83", "MS-A86")
@pytest.mark.parametrize("how", ["patrol", "rejoin"])
def test_the_geas_ends_where_one_is_back_in_another_circle(how):
    t = Table("elf", "witch", square="M12")
    t.g.geas[0] = 10
    if how == "patrol":
        t.g.start = SQUARE["L2"]
        send_back(t.g, 0)
    else:
        t.put(0, "L2")
        (squire,) = t.lay("M12", "squire")
        t.g.reserved[squire] = 1 + 8
        t.start_turn(0).say("rejoin")
    assert (t.at(0), t.g.geas[0]) == ("L2" if how == "patrol" else "M12", 0)


# --- friends who were outrun ------------------------------------------------------------------------------------------


def waiting(t, seat, square, slug):
    (card,) = t.lay(square, slug)
    t.g.reserved[card] = seat + 1 + 8
    return card


@pytest.mark.rule("MS-A86", "MS-A56")
@pytest.mark.parametrize("friend", ["imp", "mercenary", "porter"])
def test_a_friend_who_waits_for_his_own_has_no_price(friend):
    t = Table("troll", "elf")
    t.g.gold[0] = 0
    waiting(t, 0, "L3", friend)
    t.land(0).say("explore", friend)
    assert (t.friends(0), t.g.life[0]) == ([friend], 4)


@pytest.mark.rule("MS-A86")
def test_a_porter_who_waits_does_not_go_away_from_others():
    t = Table("troll", "elf")
    t.g.linger[1] = 1
    waiting(t, 0, "L3", "porter")
    t.land(1, "L3").say("explore", "end-turn")
    assert t.on("L3") == ["porter"]


@pytest.mark.rule("MS-A86", "MS-A56")
def test_a_tamed_beast_that_is_outrun_is_an_enemy_again():
    t = Table("trickster", "elf", square="L1")
    t.give(0, "swift_steed", "squire")
    put_card(t.g, t.card("bear"), FRIENDS)
    t.deck = ["gold_1"]
    t.start_turn(0).say("walk").throw(1).say(2, "wetland_1")
    assert t.on("eldritch_grove") == ["bear", "squire"]
    t.next_turn(0).throw(1).say("rejoin")
    assert t.friends(0) == ["squire"]
    assert (fought(t), t.question) == ([], "Prepare")  # the bear attacks


# --- spells -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-A64", "MS-A67")
def test_the_war_of_the_elements_is_cast_from_the_bridge_too():
    t = Table("witch", "troll", square="B1")
    t.g.gate[0], t.g.task[0], t.g.magic[0] = 1, 1, 5
    t.hand(0, "war_of_elements")
    t.start_turn(0).say("war_of_elements")
    assert (war_strikes(t.g, 0), war_strikes(t.g, 1)) == (False, True)


@pytest.mark.rule("MS-A69")
def test_the_formula_of_space_does_not_wait_for_a_later_throw():
    t = Table("witch", "troll", square="M2")
    t.g.magic[0] = 5
    t.hand(0, "space_formula")
    (lamp,) = t.give(0, "lamp")
    t.g.note[lamp] = 1
    t.lay("U4", "wild_stallion")
    t.start_turn(0).say("space_formula", "light-lamp", "valley_of_skulls", "explore", "wild_stallion", True)
    t.throw(1)
    assert (t.can("bog_1"), t.can("living_rocks_1")) == (True, False)


@pytest.mark.rule("MS-A35", "MS-A70")
@pytest.mark.parametrize("spell", ["golem", "ring_of_fire", "sower_of_ruin"])
def test_outside_its_fight_spells_find_the_shadowland_stranger_like_any_enemy(spell):
    t = Table("witch", "troll")
    t.g.magic[0] = 5
    t.hand(0, spell)
    t.lay("L5", "shadowland_stranger")
    t.start_turn(0).say(spell)
    assert t.can("shadowland_stranger") or t.on("L5") == []


@pytest.mark.rule("MS-A70", "MS-A93", "MS-A75")
def test_whoever_beats_a_golem_gains_nothing_by_it():
    t = Table("witch", "troll", together=True)
    t.g.magic[0] = 5
    t.hand(0, "golem")
    t.give(1, "excalibur")
    t.g.mission[1] = 1
    t.start_turn(0).say("golem").throw(1, 6)
    assert fought(t) == [(4, 13)]
    assert (t.g.life[1], t.g.mission[1]) == (4, 1)


# --- beaten by another, beaten without a battle -----------------------------------------------------------------------


@pytest.mark.rule("MS-A115", "MS-A106", "MS-A41")
@pytest.mark.parametrize("how", ["reliquary", "priest"])
def test_a_demon_beaten_without_a_battle_is_discarded_with_all_its_lives(how):
    t = Table("priest" if how == "priest" else "dark_knight", "elf")
    (vampire,) = t.lay("L3", "vampire")
    t.g.note[vampire] = 3
    if how == "reliquary":
        t.give(0, "reliquary")
        t.land(0).say("explore")
    else:
        t.land(0).say("explore", "vampire").throw(1)
    assert (t.on("L3"), names(t, TROPHIES)) == ([], [])
    assert "vampire" in t.discarded()


@pytest.mark.rule("MS-A85")
def test_the_defeat_of_the_loyal_knight_is_all_that_is_lost():
    t = Table("troll", "elf")
    t.give(0, "loyal_knight")
    t.g.gold[0] = 3
    t.lay("L3", "robber", "wolf")
    t.land(0).say("explore", "send-knight", "ready").throw(1, 6)
    assert (t.friends(0), t.g.gold[0], t.g.life[0]) == ([], 3, 4)


@pytest.mark.rule("MS-A85", "MS-A75")
@pytest.mark.parametrize("knights", [0, 1])
def test_what_the_loyal_knight_wins_or_loses_counts_for_missions(knights):
    t = Table("elf", "witch", together=True)
    t.give(knights, "loyal_knight")
    t.g.mission[0] = 2
    t.land(0).say(1, "attack")
    if knights == 0:
        t.say("send-knight", "ready")
    elif t.g.asking().seat == 0:
        t.say("ready")
    if knights == 1:
        t.say("send-knight", "ready")
    t.throw(6, 1)
    if t.question == "TakeSpoils":
        t.say("take-nothing")
    assert (t.at(0), t.items(0)) == ("M1", ["toliman_shield"])
