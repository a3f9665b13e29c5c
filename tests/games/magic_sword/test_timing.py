"""Effects that meet in the same moment: at capacity, in the last Life, in another's turn, two that change one thing."""

import pytest

from games.magic_sword.stage import SPELL, Table
from magoteka.games.magic_sword.messages.acts import TakeLife
from magoteka.games.magic_sword.rules.character.life import die
from magoteka.games.magic_sword.table.state import FRIENDS, HAND
from magoteka.games.magic_sword.table.where import put_card


@pytest.mark.rule("MS-A45", "MS-A106")
@pytest.mark.parametrize(("saved", "friends", "life", "lives"), [(1, [], 4, 1), (2, ["squire"], 3, 2)])
def test_the_vampire_keeps_only_a_life_that_it_has_taken(saved, friends, life, lives):
    t = Table("troll", "elf")
    t.give(0, "squire")
    vampire = t.lay("L3", "vampire")[0]
    t.throw(1, 6, saved).land(0)
    assert (t.friends(0), t.g.life[0], t.g.note[vampire]) == (friends, life, lives)


@pytest.mark.rule("MS-A31", "MS-5.4")
def test_the_casket_makes_room_for_what_it_gives():
    t = Table("elf", "troll")
    t.give(0, "helmet", "dagger", "lucky_die", "casket")
    t.throw(1).start_turn(0).say("open-casket")
    assert t.items(0) == ["dagger", "helmet", "lucky_die", "toliman_shield"]


@pytest.mark.rule("MS-5.6", "MS-A27", "MS-A56")
def test_at_capacity_the_gift_itself_may_be_given_up_and_is_not_taken_back():
    t = Table("elf", "troll")
    t.give(0, "helmet", "dagger", "lucky_die", "plain_sword")
    t.lay("M5", "desert_elder")
    t.deck = ["gold_1"]
    t.land(0, "M5").say("explore", "toliman_shield")
    assert t.question == "GiveUpItem"
    t.say("toliman_shield")
    assert t.on("M5") == ["gold_1", "toliman_shield"]
    assert t.discarded() == ["desert_elder"]
    assert not t.can("toliman_shield")


@pytest.mark.rule("MS-4.4", "MS-A98")
def test_who_dies_of_the_tribute_does_not_stop_it():
    t = Table("troll", "dwarf", "shaman", together=True)
    t.g.gold[0], t.g.life[0] = 0, 1
    t.deck = ["tribute"]
    t.throw(2).land(0).say("explore")
    assert list(t.g.gold)[:3] == [0, 0, 0]
    assert (list(t.g.life)[:3], t.g.turn) == ([0, 4, 4], 1)


@pytest.mark.rule("MS-A55")
@pytest.mark.parametrize(("carrier", "lies"), [("mule", ["helmet"]), ("bottomless_bag", [])])
def test_without_a_mule_the_surplus_is_dropped_and_without_a_bag_it_is_lost(carrier, lies):
    t = Table("elf", "troll")
    t.give(0, "alchemist", carrier, "helmet", "dagger", "plain_sword", "lucky_die", "armour")
    t.start_turn(0).say("turn-into-gold", carrier, "helmet")
    assert t.items(0) == ["armour", "dagger", "lucky_die", "plain_sword"]
    assert t.on("L3") == lies


@pytest.mark.rule("MS-A16", "MS-A50")
def test_fog_slows_nobody_who_is_not_there():
    t = Table("troll", "elf", "witch")
    t.g.life[1] = 0
    die(t.g, 1)
    t.deck = ["fog"]
    t.land(0).say("explore")
    assert [slow > 0 for slow in list(t.g.slow)[:3]] == [True, False, True]


@pytest.mark.rule("MS-A52", "MS-A94")
def test_a_charm_and_a_turn_to_miss_add_up():
    t = Table("kobold", "troll", "elf", together=True)
    t.g.skip[1] = 1
    t.land(0).say(1, "charm")
    assert (t.g.turn, t.g.skip[1]) == (0, 1)


@pytest.mark.rule("MS-A58", "MS-A30")
def test_the_imp_and_the_knight_errant_both_choose_among_spells():
    """Drawing one he draws one more and gives one back; at each draw the Imp looks at two."""
    t = Table("knight_errant", "elf")
    t.give(0, "imp", "excalibur")
    t.g.magic[0] = 5
    t.deck = ["enchanter", "gold_1"]
    t.spells = ["doom", "insight", "mirror"]
    t.land(0, "M5").say("explore", "insight", "mirror")
    assert (t.question, t.held(0)) == ("ReturnSpell", ["insight", "mirror"])
    t.say("insight")
    assert t.held(0) == ["mirror"]


@pytest.mark.rule("MS-A49", "MS-A91")
def test_who_dies_on_the_bridge_leaves_goods_there_and_no_enemy():
    t = Table("priestess", "troll", square="B6")
    t.g.gate[0], t.g.task[0], t.g.life[0] = 1, 1, 1
    t.give(0, "magic_sword", "toliman_shield", pile=1)
    t.give(0, "noon_wraith", "guide")
    put_card(t.g, t.card("wolf"), FRIENDS)
    t.throw(6).start_turn(0).say("advance")
    assert t.on("B7") == ["guide", "magic_sword", "toliman_shield"]
    assert t.discarded() == ["noon_wraith", "wolf"]


@pytest.mark.rule("MS-7.3", "MS-5.3", "MS-2.6")
def test_the_sabbath_takes_the_grail_and_with_it_a_spell():
    t = Table("dwarf", "elf")
    t.give(0, "holy_grail")
    t.g.magic[0] = 2
    t.hand(0, "insight", "doom")
    t.deck = ["witches_sabbath", "gold_1"]
    t.land(0, "M5").say("explore")
    assert t.g.align[0] == 1
    assert t.on("M5") == ["gold_1", "holy_grail"]
    assert t.question == "DiscardSpell"


@pytest.mark.rule("MS-A84", "MS-6.4")
def test_the_spell_of_a_friend_who_was_left_is_the_next_owners():
    t = Table("troll", "elf", together=True)
    spell = t.g.seats * HAND  # the Crusader's
    t.g.note[t.give(0, "crusader")[0]] = 1
    t.g.spell[spell], t.g.seen[spell] = SPELL["rebirth"] + 1, 1
    t.g.deck[SPELL["rebirth"]] -= 1
    t.start_turn(0).say("drop", "crusader")
    t.next_turn(1).land(1, "L3").say("explore", "crusader")
    assert (t.friends(1), t.g.spell[spell], t.g.seen[spell]) == (["crusader"], SPELL["rebirth"] + 1, 3)
    assert t.events("SpellsSeen")[-1].cards == ("rebirth",)


@pytest.mark.rule("MS-A45", "MS-A46")
def test_the_warhorse_goes_for_both_lives_that_the_conqueror_takes():
    t = Table("conqueror", "troll", together=True)
    t.g.sword[0] = 12
    t.give(1, "warhorse", "squire")
    t.throw(6, 1).land(0).say(1, "attack", "ready", TakeLife(), "warhorse")
    assert (t.g.life[1], t.items(1), t.friends(1)) == (4, [], ["squire"])


@pytest.mark.rule("MS-A72", "MS-A48")
def test_a_battle_that_became_a_draw_is_not_fought_again():
    t = Table("knight_errant", "troll", together=True)
    t.windows = True
    t.g.magic[0] = 5
    t.hand(0, "hidden_one")
    t.throw(1, 6).land(0)
    while t.question == "CastOrPass":
        t.say("pass")
    t.say(1, "attack", "ready", "hidden_one")
    assert (t.g.life[0], t.g.turn) == (4, 1)
