"""What goes wrong easily: cards and characters that meet in the middle of something else."""

import pytest

from games.magic_sword.stage import DESIGN, GAME, SQUARE, Table
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.record import GameRecord
from magoteka.games.magic_sword.box.tables import CARD, CARDS
from magoteka.games.magic_sword.messages.answers import Cast
from magoteka.games.magic_sword.messages.events import SpellTakenUp
from magoteka.games.magic_sword.rules.move.roll import MovementRoll
from magoteka.games.magic_sword.rules.turn.round import NextTurn
from magoteka.games.magic_sword.table.state import DOWN, ON, POUCH, TROPHIES
from magoteka.games.magic_sword.table.where import put_card
from magoteka.games.magic_sword.view.look import view


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
    t.g.linger[0] = 1
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
    while view(t.g, 1).asked.window != "WF":
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
    t.say("lord_of_friends")
    assert t.friends(1) == ["fortune_seeker"]
    assert not fought(t)


@pytest.mark.rule("MS-15.1")
def test_a_card_put_on_its_square_spares_its_drawer_for_the_whole_turn():
    t = Table("elf", "troll", square="M2")
    (ghoul,) = t.lay("M4", "ghoul")
    t.g.fresh[ghoul] = -t.g.turns  # drawn and put there earlier in this turn
    t.land(0, "M4").say("explore")
    assert not t.events("BattleBegan")
    t.g.turns += 1
    t.g.strike(t.g.depth)
    t.land(0, "M4").say("explore")
    assert t.events("BattleBegan")


@pytest.mark.rule("MS-14.5", "MS-5.6", "MS-A90")
def test_the_load_of_the_fallen_is_looked_at_after_all_dice():
    t = on_the_bridge("B1", 1, "magic_sword", "helmet", "dagger", "armour", "horse", "plain_sword")
    t.g.sword[0] = 9
    t.start_turn(0).say("advance").throw(6, 6, 3)  # 15 − 9 = 6: the Village
    assert t.at(0) == "L6"
    cards = len([card for card in range(CARDS) if t.g.at[card] == 300])
    for _ in range(cards):
        horse = t.g.agenda[t.g.depth - 2]
        t.throw(6 if CARD[horse.cards[horse.at]] == DESIGN["horse"] else 1)
    assert t.question == "GiveUpItem"
    assert "horse" not in t.items(0)
    t.say("dagger")
    assert t.on("L6") == ["dagger"]
    assert t.question in ("Landing", "AtSquare")


@pytest.mark.rule("MS-A90", "MS-A83")
def test_the_fallen_explores_where_he_fell():
    t = on_the_bridge("B1", 1)
    t.g.sword[0] = 9
    t.deck = ["patrol"]
    t.start_turn(0).say("advance").throw(6, 4, 1)  # 11 − 9 = 2: the Ruins
    t.say("explore") if t.question == "Landing" else None
    assert t.at(0) == "U2"
    assert t.events("CardDealtWith")[-1].design == "patrol"
    assert t.g.gate[0] == 0
    assert t.g.turn == 1


@pytest.mark.rule("MS-2.6", "MS-20.5")
def test_whoever_wakes_from_stone_keeps_to_the_limit():
    t = Table("mage", "troll")
    t.g.magic[0] = 2
    t.hand(0, "doom", "mirror")
    t.g.stone[0] = 1
    t.start_turn(0)
    assert (t.question, t.g.asking().seat) == ("DiscardSpell", 0)


@pytest.mark.rule("MS-5.6", "MS-A86")
def test_whoever_outruns_his_porter_leaves_the_surplus():
    t = Table("elf", "troll", square="M2")
    t.give(0, "porter", "swift_steed", "helmet", "dagger", "armour", "plain_sword")
    t.deck = ["mule"]
    t.start_turn(0).say("walk").throw(1).say(1)
    t.say("M4")
    assert t.question == "GiveUpItem"
    t.say("dagger")
    assert "dagger" in t.on("M4")


@pytest.mark.rule("MS-5.5", "MS-6.4")
def test_the_attacked_may_drop_things_before_the_dice():
    t = Table("troll", "elf", square="L3", together=True)
    t.drops = True
    t.give(1, "magic_sword")
    t.land(0).say(1, "attack")
    assert (t.question, t.g.asking().seat) == ("Prepare", 1)
    t.say("drop", "magic_sword")
    assert "magic_sword" in t.on("L3")


@pytest.mark.rule("MS-A110", "MS-B7", "MS-14.7")
def test_the_magic_die_adds_where_that_helps():
    t = on_the_bridge("B6", 2, "lucky_die", "magic_sword", "toliman_shield")
    t.g.sword[0] = 1
    t.start_turn(0).say("enter-castle").throw(3)
    assert t.question == "TurnTheDie"
    t.say(True).throw(1)
    assert t.events("BattleBegan")[-1].kind == "magic"
    t = on_the_bridge("B8", 2, "lucky_die")
    t.start_turn(0).say("advance").throw(5)
    assert t.at(0) == "B7"
    assert t.g.life[0] == 1  # three points, as without the die


@pytest.mark.rule("MS-A61", "MS-9.3")
def test_a_spell_that_is_only_aimed_is_not_shown_yet():
    t = Table("mage", "troll", "elf", square="M2")
    t.g.magic[0] = 5
    t.hand(0, "doom")
    t.start_turn(0).say("doom")
    assert t.question == "Aim"
    assert sum(t.g.discard) == 0
    t.say(1)
    assert sum(t.g.discard) == 1


@pytest.mark.rule("MS-A61")
def test_a_spell_that_is_aimed_cannot_be_taken_back():
    """Everybody sees that something can be cast now: nobody takes back what has told the others something."""
    t = Table("mage", "troll", "elf", square="M2")
    t.g.magic[0] = 5
    t.hand(0, "doom")
    t.start_turn(0)
    match = Match(GAME, GameRecord(GAME.name, GAME.ruleset, 3, GAME.agreed({})), Rng(1))
    match.state = t.g
    match.go_on()
    match.submit(0, Cast("doom"))
    assert [event.seat for event in match.log if isinstance(event, SpellTakenUp)] == [0]
    assert not match.can_undo(0)


@pytest.mark.rule("MS-A41")
def test_demons_of_tables_are_doubled_and_driven_out():
    t = Table("priest", "troll", square="L5")
    t.g.doubled = 2
    t.land(0).throw(6)
    assert t.can("exorcise")
    t.say("ready").throw(1, 1)
    assert fought(t)[-1][1] == 2 * 4 + 1
    t = Table("priest", "troll", square="L5")
    t.land(0).throw(6).say("exorcise").throw(3)
    assert not fought(t)
    t = Table("priest", "troll", square="L5")
    t.land(0).throw(6).say("exorcise").throw(4)
    assert not t.can("exorcise")


@pytest.mark.rule("MS-A22")
def test_the_kobolds_six_holds_with_a_troika():
    t = Table("kobold", "troll", square="M2")
    t.give(0, "troika")
    t.start_turn(0).say("walk").throw(6).say(0)
    assert t.can("M12")


@pytest.mark.rule("MS-A94", "MS-A49", "MS-A68")
def test_charm_and_bent_time_die_with_their_master():
    t = Table("kobold", "troll", square="M2")
    t.g.charmer[1] = 1
    t.g.timer, t.g.time_left = 1, 2
    t.g.life[0] = 1
    t.lay("M2", "chapel_of_nemed")
    t.land(0).say("explore", "chapel_of_nemed", True).throw(6, 6)
    assert t.g.charmer[1] == 0
    assert (t.g.turn, t.g.timer) == (1, 0)


@pytest.mark.rule("MS-A98", "MS-B3", "MS-14.6")
@pytest.mark.parametrize(("square", "gate", "before"), [("B4", 1, ()), ("B3", 1, (6, 6))])
def test_the_dwarf_repeats_what_he_throws_for_others(square, gate, before):
    t = on_the_bridge({"B4": "B3", "B3": "B2"}[square], gate, hero="dwarf")
    t.start_turn(0).say("advance")
    if before:
        t.throw(*before)
        t.say(False)
    t.throw(6, 6)
    assert t.question == "Reroll"


@pytest.mark.rule("MS-A41")
def test_the_hermit_may_let_a_demon_fight():
    t = Table("hermit", "troll", square="M2")
    t.lay("M2", "spectre")
    t.land(0).say("explore") if t.question == "Landing" else t.land(0)
    assert t.question == "Banish"
    assert not t.can("M2")
    t.say("pass").throw(6, 1)
    assert len(fought(t)) == 1


@pytest.mark.rule("MS-A42", "MS-A53")
def test_the_priestess_coaxes_only_if_she_likes_and_never_under_the_evil_spirit():
    t = Table("priestess", "troll", square="M2")
    t.lay("M2", "wolf")
    t.g.sword[0] = 9
    t.land(0).say("explore", "wolf", False, "ready").throw(6, 1)
    assert len(fought(t)) == 1
    t = Table("priestess", "troll", square="M2")
    t.give(0, "evil_spirit")
    t.lay("M2", "wolf")
    t.g.sword[0] = 9
    t.land(0).say("explore", "wolf").throw(6, 1)
    assert len(fought(t)) == 1


@pytest.mark.rule("MS-A53")
def test_the_hut_cures_whoever_explores_it():
    t = Table("elf", "troll", square="M13")
    t.give(0, "evil_spirit")
    t.land(0).say("explore") if t.question == "Landing" else t.land(0)
    assert t.friends(0) == []


@pytest.mark.rule("MS-A53", "MS-A86")
def test_nobody_rejoins_friends_under_the_evil_spirit():
    t = Table("elf", "troll", square="M2")
    (squire,) = t.lay("M4", "squire")
    t.g.reserved[squire] = 1 + 8
    assert t.start_turn(0).can("rejoin")
    t = Table("elf", "troll", square="M2")
    (squire,) = t.lay("M4", "squire")
    t.g.reserved[squire] = 1 + 8
    t.give(0, "evil_spirit")
    t.start_turn(0)
    assert not t.can("rejoin")


@pytest.mark.rule("MS-A35", "MS-A64")
def test_neither_elixir_nor_captive_helps_against_shadowland():
    t = Table("troll", "elf", square="M2")
    t.give(0, "strength_elixir", "wand_of_fate")
    (wolf,) = t.lay("M5", "wolf")
    put_card(t.g, wolf, 350)
    t.lay("M2", "shadowland_stranger")
    t.land(0)
    assert not t.can("drink-elixir") or t.question != "Prepare"
    if t.question == "Landing":
        t.say("explore")
    if t.question == "Prepare":
        assert not t.can("drink-elixir")
        t.say("ready")
    t.throw(6, 1)
    assert fought(t)[-1][0] == t.g.sword[0] + 6
    assert t.g.at[wolf] == 350


@pytest.mark.rule("MS-A70", "MS-A106")
@pytest.mark.parametrize(("spell", "points"), [("golem", 3), ("homunculus", 5)])
def test_the_double_copies_a_conjured_creature(spell, points):
    t = Table("mage", "troll", square="M2")
    t.g.magic[0] = 5
    t.put(1, "L13")
    t.lay("M5", "doppelganger")
    t.hand(0, spell)
    t.start_turn(0).say(spell)
    if t.question == "Aim":
        t.say("doppelganger")
    if t.question == "Prepare":
        t.say("ready")
    t.throw(1, 1)
    assert fought(t)[-1] == (points + 1, points + 1)


@pytest.mark.rule("MS-A47", "MS-A72")
def test_the_hidden_one_does_not_hide_from_an_ability():
    t = Table("witch", "mage", square="M2", together=True)
    t.g.magic[1] = 5
    t.hand(1, "hidden_one")
    t.land(0).say(1, "drive-to-temple")
    if t.question == "Prepare":
        assert not t.can("hidden_one")
        t.say("ready")
    assert t.g.geas[1] > 0


@pytest.mark.rule("MS-A71", "MS-A62")
def test_the_breath_of_death_turned_round_strikes_and_may_be_hidden_from():
    t = Table("mage", "troll", square="M2", together=True)
    t.g.magic[0] = t.g.magic[1] = 5
    t.hand(0, "breath_of_death")
    t.hand(1, "mirror")
    t.windows = True
    t.land(0)
    while t.question == "CastOrPass":
        t.say("pass")
    t.say("breath_of_death")
    while t.question == "CastOrPass" and not t.can("mirror"):
        t.say("pass")
    t.say("mirror")
    t.windows = False
    t.go()
    assert (t.g.life[0], t.g.life[1]) == (2, 4)
    assert t.g.turn == 1


@pytest.mark.rule("MS-A33", "MS-A34", "MS-A13")
def test_cards_laid_down_unseen_come_up_as_if_drawn():
    t = Table("troll", "elf", square="L12")
    sword, vampire = t.card("magic_sword"), t.card("vampire")
    for card in (sword, vampire):
        put_card(t.g, card, DOWN + SQUARE["L12"])
    t.deck = ["helmet"]
    t.land(0)
    t.say("explore") if t.question == "Landing" else None
    assert "magic_sword" not in t.on("L12")
    assert t.g.note[vampire] == 1
    assert t.g.at[vampire] == ON + SQUARE["L12"]


@pytest.mark.rule("MS-A74")
def test_a_stolen_pouch_leaves_its_content_behind():
    t = Table("mage", "troll", square="M2")
    t.g.magic[0] = 5
    _, helmet = t.give(1, "secret_pouch", "helmet")
    put_card(t.g, helmet, POUCH + 1)
    t.hand(0, "lord_of_riches")
    t.start_turn(0).say("lord_of_riches")
    t.say("secret_pouch")
    assert t.g.at[helmet] == 300 + 1
    assert "secret_pouch" in t.items(0)


@pytest.mark.rule("MS-A58")
def test_the_knight_errant_gives_back_one_of_those_he_drew():
    t = Table("knight_errant", "troll", square="M4")
    t.give(0, "holy_grail")
    t.g.magic[0] = 6
    t.hand(0, "insight")
    t.deck, t.spells = ["magic_tablet"], ["doom", "golem", "mirror"]
    t.land(0).say("explore")
    assert t.question == "ReturnSpell"
    assert not t.can("insight")


@pytest.mark.rule("MS-A77", "MS-5.6")
def test_a_full_hand_may_buy_and_leaves_something():
    t = Table("elf", "troll", square="L6")
    t.give(0, "gauntlets", "boat", "lamp", "pole_and_rope", "silver_arrow")
    t.g.gold[0] = 2
    t.land(0).say("explore", "obey", "armourer", "helmet")
    assert t.question == "GiveUpItem"


@pytest.mark.rule("MS-A48", "MS-A82", "MS-17.6")
def test_one_may_hide_from_a_second_attack_and_from_a_tournament():
    t = Table("barbarian", "elf", square="M14", together=True)
    t.give(1, "elfling")
    t.put(0, "M5")
    t.put(1, "M5")
    t.land(0).say(1, "attack")
    assert t.question == "HideFromAttack"
    t.say(False).throw(6, 1).say("take-nothing", True)
    assert t.question == "HideFromAttack"
    t = Table("troll", "elf", square="M5")
    t.give(1, "elfling")
    t.deck = ["knights_tournament", "helmet"]
    t.land(0)
    t.say("explore") if t.question == "Landing" else None
    t.say(True, 1)
    assert t.question == "HideFromAttack"
    t.say(True)
    assert not fought(t)


@pytest.mark.rule("MS-A69")
def test_the_formula_of_space_is_lost_in_fog():
    t = Table("troll", "elf", square="M2")
    t.g.slow[0] = 1
    t.g.stride = 1
    MovementRoll(0, t.g.visits[0]).run(t.g)
    assert t.g.stride == 0


@pytest.mark.rule("MS-20.3", "MS-A51")
def test_the_hour_of_spirits_does_not_ask_a_stone():
    t = Table("troll", "hobgoblin", square="M2")
    t.g.stone[1] = 2
    t.deck = ["hour_of_spirits"]
    t.land(0)
    t.say("explore") if t.question == "Landing" else None
    assert not (t.question == "MayDecline" and t.g.asking().seat == 1)
    assert not t.dice


@pytest.mark.rule("MS-A50", "MS-4.4")
def test_whoever_has_died_chooses_a_new_character():
    t = Table("troll", "elf", square="M2")
    t.g.life[0] = 1
    t.lay("M2", "chapel_of_nemed")
    t.land(0).say("explore", "chapel_of_nemed", True).throw(6, 6)
    t.g.strike(t.g.depth)
    t.g.place = t.g.turn = 1
    t.g.then(NextTurn())
    t.go()
    assert (t.question, t.g.asking().seat) == ("ChooseHero", 0)
    assert not t.can("troll")
    assert not t.can("elf")
    assert t.can("witch")


@pytest.mark.rule("MS-A49", "MS-5.5")
def test_a_lamp_stays_on_the_square():
    t = Table("troll", "elf", square="M2")
    t.give(0, "lamp", "boat")
    t.g.life[0] = 1
    t.lay("M2", "chapel_of_nemed")
    t.land(0).say("explore", "chapel_of_nemed", True).throw(6, 6)
    assert t.on("M2") == ["lamp"]


@pytest.mark.rule("MS-A32", "MS-12.1", "MS-13.5")
def test_where_nothing_is_drawn_a_stranger_may_be_left_alone():
    t = Table("troll", "elf", square="M8")
    t.lay("M8", "she_devil")
    t.land(0).say("explore") if t.question == "Landing" else t.land(0)
    assert t.can("she_devil")
    assert t.can("end-turn")
    t = Table("troll", "elf", square="M2")
    t.lay("M2", "she_devil")
    t.land(0)
    t.say("explore") if t.question == "Landing" else None
    assert t.question != "AtSquare" or not t.can("end-turn")


@pytest.mark.rule("MS-A99", "MS-22")
def test_people_may_play_without_a_limit():
    t = Table("troll", "elf", round_limit="off")
    t.g.round = 100_000
    t.start_turn(0)
    t.g.strike(t.g.depth)
    t.g.place = t.g.start_place = 1
    t.g.start_place = 0
    t.g.then(NextTurn())
    t.go()
    assert t.g.ended == 0
    assert t.g.asking() is not None
