"""Numbers, goods, alignment, spells in hand: chapters 1 to 9."""

import io

import pytest
from rich.console import Console

from games.magic_sword.stage import DESIGN, GAME, SQUARE, Table
from magoteka.games.magic_sword.box.tables import CARD
from magoteka.games.magic_sword.messages.acts import ChangeAlignment
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.strength import battle_magic, best_weapon, plain_battle_number
from magoteka.games.magic_sword.rules.character.cards import capacity, load, may_own
from magoteka.games.magic_sword.rules.character.goods import (
    CheckLoad,
    change_align,
    drop_card,
    gain_card,
    gain_equipment,
    lose_card,
)
from magoteka.games.magic_sword.rules.character.hand import check_hand
from magoteka.games.magic_sword.rules.character.life import lose_life
from magoteka.games.magic_sword.rules.character.points import add_life, add_magic, add_sword
from magoteka.games.magic_sword.rules.character.sheet import spell_limit, total_magic, total_sword
from magoteka.games.magic_sword.rules.character.spell_deck import gain_spells
from magoteka.games.magic_sword.rules.move.journeys import transfer
from magoteka.games.magic_sword.rules.move.standing import put_on
from magoteka.games.magic_sword.rules.turn.actions import do_act, refill_size
from magoteka.games.magic_sword.terminal.show import MagicSwordShow
from magoteka.games.magic_sword.view.look import view
from magoteka.terminal.base import Sight
from magoteka.texts import Texts


def battle(g, seat=0):
    return plain_battle_number(g, seat, 0, 0)


@pytest.mark.rule("MS-T1", "MS-1.4", "MS-A38")
def test_a_dragon_and_a_robber_buy_one_point_of_sword():
    t = Table("troll", "elf")
    t.trophy(0, "dragon", "robber")
    do_act(t.g, 0, places.TRADE_TROPHIES)  # five points buy nothing yet: both are needed, and nothing is asked
    assert t.question == ""
    assert t.g.sword[0] == 7
    assert t.discarded() == ["dragon", "robber"]


@pytest.mark.rule("MS-T2", "MS-1.4")
def test_fourteen_points_buy_two_and_nothing_is_wasted():
    t = Table("troll", "elf")
    t.trophy(0, "dragon", "robber", "cyclops")
    do_act(t.g, 0, places.TRADE_TROPHIES)
    t.say("dragon", "robber", "cyclops")
    assert t.g.sword[0] == 8


@pytest.mark.rule("MS-1.4", "MS-A99")
def test_the_quick_rate_is_five():
    t = Table("troll", "elf", quick_trophies=True)
    t.trophy(0, "dragon")
    do_act(t.g, 0, places.TRADE_TROPHIES)
    t.go()
    assert t.g.sword[0] == 7


@pytest.mark.rule("MS-T3", "MS-T4", "MS-T5", "MS-1.2", "MS-1.5", "MS-1.1", "MS-A44", "MS-5.1")
def test_the_trolls_sword_in_and_out_of_battle():
    t = Table("troll", "elf")
    t.give(0, "silver_arrow")
    assert (total_sword(t.g, 0), battle(t.g)) == (7, 7)
    t.give(0, "dagger")
    assert (total_sword(t.g, 0), battle(t.g)) == (7, 8)
    t.give(0, "shepherd", "crusader")
    assert (total_sword(t.g, 0), battle(t.g)) == (8, 11)
    t.put(0, "M11")
    assert (total_sword(t.g, 0), battle(t.g)) == (7, 9)
    t.put(0, "L3")
    assert (total_sword(t.g, 0), battle(t.g)) == (8, 11)
    assert t.g.sword[0] == 6


@pytest.mark.rule("MS-T6", "MS-2.6", "MS-9.4", "MS-2.2", "MS-2.5", "MS-2.1")
def test_the_enchanted_hills_cost_a_mage_a_spell():
    t = Table("mage", "elf", square="M10")
    t.g.magic[0] = t.g.magic0[0] = 4
    t.give(0, "silver_arrow")
    t.hand(0, "doom", "golem", "mirror")
    assert (total_magic(t.g, 0), spell_limit(t.g, 0)) == (5, 3)
    put_on(t.g, 0, SQUARE["M11"])
    t.go()
    assert spell_limit(t.g, 0) == 2
    t.say("golem")
    assert t.held(0) == ["doom", "mirror"]
    assert t.g.discard[25] == 1
    put_on(t.g, 0, SQUARE["M12"])
    assert spell_limit(t.g, 0) == 3
    assert t.held(0) == ["doom", "mirror"]


@pytest.mark.rule("MS-2.6", "MS-A58")
def test_a_spell_too_many_goes_before_anything_else_is_asked_and_only_once():
    t = Table("mage", "elf", square="M10")
    t.g.magic[0] = t.g.magic0[0] = 4
    t.give(0, "silver_arrow")
    t.hand(0, "doom", "golem", "mirror")
    t.windows = True
    transfer(t.g, 0, SQUARE["M11"])
    t.go()
    assert t.question == "DiscardSpell"
    t.say("golem")
    assert t.question != "DiscardSpell"
    while t.question == "CastOrPass":
        t.say("pass")
    assert t.held(0) == ["doom", "mirror"]


@pytest.mark.rule("MS-2.6")
def test_two_reasons_at_once_cost_no_more_spells_than_the_limit_asks():
    t = Table("mage", "elf")
    t.g.magic[0] = t.g.magic0[0] = 2
    t.hand(0, "doom", "golem")
    check_hand(t.g, 0)
    check_hand(t.g, 0)
    t.go()
    t.say("golem")
    assert t.question == ""
    assert t.held(0) == ["doom"]


@pytest.mark.rule("MS-2.6", "MS-A01", "MS-9.2")
def test_the_limit_of_spells_by_magic():
    printed, example = Table("mage", "elf"), Table("mage", "elf", spell_limit="example")
    for table, limits in ((printed, [0, 1, 2, 2, 3, 3, 3]), (example, [0, 1, 1, 2, 2, 3, 3])):
        found = []
        for magic in range(1, 8):
            table.g.magic[0] = magic
            found.append(spell_limit(table.g, 0))
        assert found == limits


@pytest.mark.rule("MS-T13", "MS-1.3", "MS-2.3", "MS-1.2")
def test_a_stat_never_falls_below_its_start():
    t = Table("troll", "elf")
    assert add_sword(t.g, 0, -1) == 0
    assert t.g.sword[0] == 6
    add_sword(t.g, 0, 1)
    assert add_sword(t.g, 0, -1) == -1
    assert add_magic(t.g, 1, -3) == 0
    add_magic(t.g, 1, 2)
    assert add_magic(t.g, 1, -3) == -2


@pytest.mark.rule("MS-T15", "MS-4.6", "MS-4.2", "MS-4.5", "MS-0.7", "MS-3.2")
def test_life_has_no_upper_limit():
    t = Table("elf", "prince")
    assert (t.g.life[0], t.g.gold[0], t.g.gold[1]) == (4, 1, 5)
    add_life(t.g, 0, 1)
    assert t.g.life[0] == 5


@pytest.mark.rule("MS-T14", "MS-4.7", "MS-3.1", "MS-3.3", "MS-3.4")
def test_healing_stops_at_four():
    t = Table("elf", "troll")
    t.g.life[0], t.g.gold[0] = 3, 5
    t.land(0, "M13")
    t.say("obey")
    assert [option.number for option in t.options()] == [0, 1]
    t.say(1)
    assert (t.g.life[0], t.g.gold[0]) == (4, 4)


@pytest.mark.rule("MS-T7", "MS-5.3", "MS-16.6", "MS-16.8")
def test_a_hobgoblin_cannot_take_the_grail():
    t = Table("hobgoblin", "elf")
    t.deck = ["holy_grail"]
    t.land(0, "L3")
    assert t.on("L3") == ["holy_grail"]
    assert t.g.turn == 1  # nothing could be done, so the turn has passed on
    assert t.items(0) == []


@pytest.mark.rule("MS-T8", "MS-5.4", "MS-5.6", "MS-A54", "MS-A55", "MS-3.5")
def test_a_stolen_horse_makes_its_owner_drop_two_things():
    t = Table("adventurer", "shaman", square="L6", together=True)
    t.give(1, "horse", "helmet", "gauntlets", "clay_tablet", "lucky_die", "ring_of_power", "holy_grail")
    t.g.gold[1] = 9
    assert (load(t.g, 1), capacity(t.g, 1)) == (6, 12)
    t.land(0).say(1, "attack").throw(6, 6, 1)
    t.say("horse")
    assert t.question == "GiveUpItem"
    t.say("gauntlets", "helmet")
    assert t.on("L6") == ["gauntlets", "helmet"]
    assert t.items(0) == ["horse"]
    assert load(t.g, 1) == 4
    assert t.g.turn == 1  # the adventurer's turn is over: he cannot take them now


@pytest.mark.rule("MS-A55")
def test_without_porter_or_bag_the_surplus_is_lost():
    t = Table("elf", "troll")
    porter, *_ = t.give(0, "porter", "helmet", "gauntlets", "clay_tablet", "lucky_die", "ring_of_power")
    lose_card(t.g, 0, porter, "gone")
    t.go().say("helmet")
    assert t.on("L3") == []
    assert "helmet" in t.discarded()


@pytest.mark.rule("MS-5.5", "MS-6.4", "MS-6.3", "MS-5.2", "MS-6.2", "MS-A56", "MS-6.1")
def test_dropped_things_lie_open_and_are_not_taken_back_in_the_same_turn():
    t = Table("elf", "troll", square="L6")
    t.give(0, "helmet", "guide", "guardian", "strix", "ferryman", "mermaid")
    t.land(0)
    assert len(t.friends(0)) == 5
    t.say("explore", "drop", "helmet", "drop", "guide")
    assert t.on("L6") == ["guide", "helmet"]
    assert not t.can("helmet")
    assert {card.design for card in view(t.g, 1).squares[5].cards} == {"guide", "helmet"}


@pytest.mark.rule("MS-7.1", "MS-7.2", "MS-7.3", "MS-7.4", "MS-A57")
def test_an_alignment_changes_once_and_forbidden_things_are_dropped():
    t = Table("druid", "troll")
    t.give(0, "holy_grail")
    change_align(t.g, 0, 1)
    assert (t.g.align[0], t.g.align0[0]) == (1, 2)
    assert t.on("L3") == ["holy_grail"]
    change_align(t.g, 0, 0)
    assert t.g.align[0] == 1
    t.start_turn(0).say(ChangeAlignment("good"))
    assert t.g.align[0] == 0
    assert not t.can(ChangeAlignment("evil"))


@pytest.mark.rule("MS-T26", "MS-17.4", "MS-A44")
def test_only_one_weapon_counts():
    t = Table("troll", "elf")
    t.give(0, "plain_sword", "chaos_sword", "silver_arrow")
    assert battle(t.g) == 6 + 1 + 2
    assert CARD[best_weapon(t.g, 0, 0)] == DESIGN["chaos_sword"]


@pytest.mark.rule("MS-A44")
def test_magic_is_added_to_sword_only_once():
    t = Table("hermit", "elf")
    t.give(0, "warhorse", "ring_of_power")
    assert battle(t.g) == 2 + 3 + 2
    t.put(0, "U9")
    assert battle(t.g) == 2 + 3
    assert battle_magic(t.g, 0) == 3


@pytest.mark.rule("MS-T29", "MS-9.8", "MS-A59", "MS-A09", "MS-8.2", "MS-8.1")
def test_a_priestess_refills_once_in_her_own_turn():
    t = Table("priestess", "elf")
    t.hand(0, "doom")
    assert refill_size(t.g, 0) == 1
    t.spells = ["golem", "mirror"]
    t.start_turn(0).say("refill")
    assert t.held(0) == ["doom", "golem"]
    assert not t.can("refill")
    t.say("doom", 1).throw(6)
    assert not t.can("refill")
    t.say("walk").throw(1)
    assert t.spells == ["mirror"]


@pytest.mark.rule("MS-A59")
def test_the_staff_refills_to_one_more_than_the_start():
    t = Table("witch", "elf")
    t.give(0, "magic_staff")
    assert refill_size(t.g, 0) == 2


@pytest.mark.rule("MS-A58", "MS-9.5", "MS-9.3")
def test_a_full_hand_may_be_exchanged_but_some_gifts_need_room():
    t = Table("witch", "elf")
    t.hand(0, "doom", "golem")
    gain_spells(t.g, 0, 1, True)
    t.go()
    assert t.held(0) == ["doom", "golem"]
    t.spells = ["mirror"]
    gain_spells(t.g, 0, 1, False)
    t.go().say("doom")
    assert t.held(0) == ["golem", "mirror"]


@pytest.mark.rule("MS-A108", "MS-9.5")
def test_an_empty_spell_deck_is_rebuilt_from_the_discard():
    t = Table("witch", "elf")
    for spell in range(27):
        t.g.discard[spell] = 0
        t.g.deck[spell] = 0
    gain_spells(t.g, 0, 1, False)
    t.go()
    assert t.held(0) == []
    t.g.discard[0] = 1
    t.spells = ["philosophers_stone"]
    gain_spells(t.g, 0, 1, False)
    t.go()
    assert t.held(0) == ["philosophers_stone"]


@pytest.mark.rule("MS-4.1", "MS-4.3", "MS-4.4", "MS-A49", "MS-A53")
def test_the_dead_leave_their_goods_and_lose_the_rest():
    t = Table("elf", "troll", square="M5")
    t.give(0, "helmet", "boat", "guide", "noon_wraith")
    t.trophy(0, "bear")
    t.hand(0, "doom")
    t.g.gold[0], t.g.life[0], t.g.sword[0] = 3, 1, 9
    lose_life(t.g, 0, 1)
    t.go()
    assert t.g.hero[0] == -1
    assert t.on("M5") == ["guide", "helmet"]
    assert t.g.coins[SQUARE["M5"]] == 3
    assert t.discarded() == ["bear", "boat", "noon_wraith"]
    assert t.g.discard[22] == 1


@pytest.mark.rule("MS-4.4", "MS-A50", "MS-0.6")
def test_a_new_character_comes_at_the_next_turn_and_acts_at_once():
    t = Table("elf", "troll", square="M5", characters="choose")
    t.g.life[0] = 1
    lose_life(t.g, 0, 1)
    t.go()
    t.g.place = 1
    from magoteka.games.magic_sword.rules.turn.round import NextTurn

    t.g.then(NextTurn())
    t.go()
    assert t.question == "ChooseHero"
    assert not t.can("elf")
    assert not t.can("troll")
    t.say("knight_errant")
    assert t.at(0) == "L12"
    assert t.items(0) == ["armour", "plain_sword"]
    assert (t.question, t.g.turn) == ("TurnChoice", 0)  # MS-A111 a new character is asked at every step


@pytest.mark.rule("MS-T28", "MS-20.1", "MS-20.2", "MS-20.3", "MS-20.4", "MS-20.5", "MS-A51")
def test_three_turns_as_stone():
    from magoteka.games.magic_sword.rules.character.life import petrify

    t = Table("elf", "troll", square="M5")
    t.give(0, "helmet", "guide")
    t.hand(0, "doom")
    t.trophy(0, "bear")
    petrify(t.g, 0)
    assert t.on("M5") == ["helmet"]
    assert t.g.coins[SQUARE["M5"]] == 1
    assert t.discarded() == ["guide"]
    assert t.held(0) == ["doom"]
    lose_life(t.g, 0, 1)
    t.go()
    assert t.g.life[0] == 4
    t.g.skip[1] = 9
    t.g.place = 1
    from magoteka.games.magic_sword.rules.turn.round import NextTurn

    t.g.then(NextTurn())
    t.go()
    assert [event.why for event in t.events("TurnSkipped") if event.seat == 0] == ["stone"] * 3
    assert t.question == "TurnChoice"
    assert t.g.turn == 0
    assert (t.g.sword[0], t.g.magic[0]) == (3, 4)


@pytest.mark.rule("MS-T32", "MS-16.6", "MS-21.1", "MS-A34")
def test_a_drawn_shield_is_swapped_for_the_equipment_card():
    t = Table("elf", "troll")
    t.deck = ["toliman_shield"]
    t.land(0, "U4")
    t.say("toliman_shield")
    assert t.items(0) == ["toliman_shield"]
    assert t.discarded() == ["toliman_shield"]
    assert list(view(t.g, 0).stock).count("toliman_shield") == 3


@pytest.mark.rule("MS-A34", "MS-21.2")
def test_keys_from_stock_and_lost_equipment():
    t = Table("elf", "troll", square="L2")
    assert not gain_equipment(t.g, 0, DESIGN["magic_sword"])  # not in Lower
    t.put(0, "M10")
    for _ in range(4):
        assert gain_equipment(t.g, 0, DESIGN["magic_sword"])
    assert not gain_equipment(t.g, 0, DESIGN["magic_sword"])
    card = next(c for c in range(225) if t.g.at[c] == 300)
    lose_card(t.g, 0, card, "gone")
    assert t.g.at[card] == 2


@pytest.mark.rule("MS-A34")
def test_a_magic_sword_drawn_in_lower_is_set_aside_and_replaced():
    t = Table("elf", "troll")
    t.deck = ["magic_sword", "helmet"]
    t.land(0, "L3")
    assert t.on("L3") == ["helmet"]
    assert all(t.g.at[c] != 5 for c in range(225))


@pytest.mark.rule("MS-A54", "MS-3.5")
def test_capacity_of_transport():
    t = Table("elf", "troll")
    t.give(0, "horse", "mule", "bottomless_bag", "porter")
    assert capacity(t.g, 0) == 4 + 8 + 4 + 5 + 4
    assert load(t.g, 0) == 0
    t.give(0, "troika")
    assert capacity(t.g, 0) > 99


@pytest.mark.rule("MS-A53")
def test_the_evil_spirit_drives_friends_away_until_the_hermits_hut():
    t = Table("elf", "troll")
    t.give(0, "guide", "strix")
    t.deck = ["evil_spirit"]
    t.land(0, "L3").say("explore")
    assert t.friends(0) == ["evil_spirit"]
    assert t.discarded() == ["guide", "strix"]
    assert not may_own(t.g, 0, t.card("mermaid"))
    t = Table("elf", "troll")
    t.give(0, "evil_spirit")
    t.land(0, "M13").say("obey")
    assert t.friends(0) == []


@pytest.mark.rule("MS-A53")
def test_the_noon_wraith_slows_until_the_circle_changes():
    t = Table("elf", "troll")
    t.deck = ["noon_wraith"]
    t.land(0, "M4")
    assert t.friends(0) == ["noon_wraith"]
    t.start_turn(0).say("walk")
    assert t.question == "WalkWhere"
    assert {option.square for option in t.options() if hasattr(option, "square")} == {"ferry_1", "heather_moors"}
    put_on(t.g, 0, SQUARE["L3"])
    assert t.friends(0) == []
    t = Table("scoundrel", "troll")
    t.deck = ["noon_wraith"]
    t.land(0, "M4").say("explore")
    assert t.discarded() == ["noon_wraith"]


@pytest.mark.rule("MS-5.6")
def test_taking_a_fifth_item_makes_one_drop_something():
    t = Table("elf", "troll")
    t.give(0, "helmet", "gauntlets", "clay_tablet", "lucky_die")
    gain_card(t.g, 0, t.lay("L3", "dagger")[0])
    t.go().say("dagger")
    assert t.on("L3") == ["dagger"]
    drop_card(t.g, 0, list(t.g.at).index(300))
    t.g.then(CheckLoad(0, 0))
    t.go()
    check_hand(t.g, 0)
    assert load(t.g, 0) == 3


# --- what lies on a card ----------------------------------------------------------------------------------------------


def seen_on(t, square, design):
    one = next(one for one in view(t.g, 0).squares if one.square == square)
    return next(card for card in one.cards if card.design == design)


def told_in_terminal(t, lang):
    paper = io.StringIO()
    console = Console(file=paper, width=400, color_system=None)
    console.print(MagicSwordShow(Sight(GAME, view(t.g, 0), ("Анна", "Борис"), Texts(lang), "")).table())
    return paper.getvalue()


def with_tokens():
    t = Table("troll", "elf", square="M5")
    vampire, tree, _ = t.lay("M5", "vampire", "tree_of_life", "wolf")
    t.g.note[vampire], t.g.note[tree] = 3, 1
    t.g.still[vampire] = 2
    return t


@pytest.mark.rule("MS-A80", "MS-A106", "MS-A66")
def test_lives_uses_and_whose_turn_ends_a_paralysis_are_in_the_view():
    t = with_tokens()
    found = [seen_on(t, "heather_moors", design) for design in ("vampire", "tree_of_life", "wolf")]
    assert [card.left for card in found] == [3, 3, None]
    assert [card.paralysed for card in found] == [1, None, None]


@pytest.mark.rule("MS-A80", "MS-A106", "MS-A66")
def test_the_terminal_says_what_lies_on_a_card():
    said = told_in_terminal(with_tokens(), "ru")
    assert "Вампир (жизней 3, недоступна, пока Борис не начнёт свой ход)" in said
    assert "Древо Жизни (осталось 3)" in said
    assert "Vampire (3 Lives, does not attack until Борис begins a turn)" in told_in_terminal(with_tokens(), "en")


@pytest.mark.rule("MS-A112")
def test_everybody_sees_the_captive_beside_its_wand():
    t = Table("troll", "elf", square="M2")
    t.give(0, "wand_of_fate")
    t.lay("M2", "bear")
    t.land(0).say("explore", "bear")
    for seat in (0, 1, None):
        assert view(t.g, seat).heroes[0].captive.design == "bear"
        assert view(t.g, seat).heroes[1].captive is None
    assert "Пленник Жезла: Медведь" in told_in_terminal(t, "ru")


@pytest.mark.rule("MS-A66", "MS-A96", "MS-11.11")
def test_the_terminal_says_what_binds_a_character():
    t = Table("troll", "elf")
    t.g.frozen[0], t.g.geas[0], t.g.locked[0] = 1, 4, 2
    said = told_in_terminal(t, "en")
    assert "in the Ring of Fire" in said
    assert "geas: on the way to a temple, turns: 4" in said
    assert "the bridge is closed, turns: 2" in said
