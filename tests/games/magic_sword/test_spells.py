"""Spells, windows and the response stack: chapter 9 and MS-A60 to MS-A74, MS-A84."""

from typing import Any

import pytest

from games.magic_sword.stage import SPELL, Table
from magoteka.core.bits import bit
from magoteka.core.event import FaceDown
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.messages.answers import AimAtBeing, Cast, CastFor, Pass
from magoteka.games.magic_sword.rules.character.hand import close_ranks, put, throw_away
from magoteka.games.magic_sword.rules.character.life import lose_life
from magoteka.games.magic_sword.rules.character.sheet import spell_limit, total_magic
from magoteka.games.magic_sword.rules.spells.casting import castables
from magoteka.games.magic_sword.rules.spells.windows import WB, WE, may_act
from magoteka.games.magic_sword.table.where import put_card
from magoteka.games.magic_sword.view.look import view


def casting(spell, *heroes, square="L3", together=False, **settings):
    """The first hero holds the spell, is at the start of his turn and has a thing to drop, so that he is asked."""
    t = Table(*(heroes or ("witch", "elf")), square=square, together=together, **settings)
    t.g.magic[0] = 6
    t.hand(0, spell)
    return t


def can_cast(t, spell, seat=0, window=WB):
    return SPELL[spell] in castables(t.g, seat, window, -1)


@pytest.mark.rule("MS-9.1", "MS-9.6", "MS-A65")
def test_doom_finds_its_victim_anywhere_and_is_discarded():
    t = casting("doom")
    t.put(1, "U8")
    t.g.gold[1] = 5
    t.start_turn(0).say("doom", 1).throw(2)
    assert t.g.gold[1] == 0
    assert t.g.discard[SPELL["doom"]] == 1
    assert t.held(0) == []


@pytest.mark.rule("MS-A65")
@pytest.mark.parametrize(
    ("die", "check"),
    [
        (1, lambda g: g.stone[1] == 3),
        (3, lambda g: g.sword[1] == 4),
        (4, lambda g: g.magic[1] == 4),
        (6, lambda g: g.life[1] == 5),
    ],
)
def test_every_doom(die, check):
    t = casting("doom")
    t.g.sword[1], t.g.magic[1] = 5, 5
    t.start_turn(0).say("doom", 1).throw(die)
    assert check(t.g)


@pytest.mark.rule("MS-T19", "MS-9.7", "MS-A64", "MS-A08")
def test_no_spell_reaches_the_bridge():
    t = casting("doom")
    t.put(1, "B1")
    t.start_turn(0).say("doom")
    assert t.events("SpellAnnounced")[-1].target == 0  # the caster himself is the only target left
    t = casting("lord_of_riches")
    t.put(1, "B1")
    assert not can_cast(t, "lord_of_riches")
    t = casting("doom", "witch", "elf", square="B1")
    t.put(1, "L3")
    assert can_cast(t, "doom")  # but one on the bridge may cast at those below


@pytest.mark.rule("MS-T34", "MS-A61", "MS-A62")
def test_doom_mirror_and_the_master_of_spells():
    t = casting("doom")
    t.hand(0, "master_of_spells")
    t.hand(1, "mirror")
    t.g.magic[1] = 5
    t.windows = True
    t.start_turn(0)
    while t.question == "CastOrPass":
        t.say(Pass())
    t.say("doom", 1)
    assert t.question == "CastOrPass"
    t.say("mirror")
    t.say("master_of_spells")
    t.windows = False
    t.go().throw(2)
    assert t.g.gold[1] == 0
    assert t.g.gold[0] == 1
    assert [event.spell for event in t.events("SpellFailed")] == ["mirror"]
    assert sum(t.g.discard) == 3


@pytest.mark.rule("MS-A62")
def test_the_mirror_turns_a_spell_round():
    t = casting("doom")
    t.hand(1, "mirror")
    t.windows = True
    t.start_turn(0)
    while t.question == "CastOrPass":
        t.say(Pass())
    t.say("doom", 1, "mirror")
    while t.question == "CastOrPass":
        t.say(Pass())
    t.throw(2)
    assert (t.g.gold[0], t.g.gold[1]) == (0, 1)


@pytest.mark.rule("MS-A61")
def test_the_master_of_spells_cancels():
    t = casting("doom")
    t.hand(1, "master_of_spells")
    t.windows = True
    t.start_turn(0)
    while t.question == "CastOrPass":
        t.say(Pass())
    t.say("doom", 1, "master_of_spells")
    assert t.events("SpellFailed")[-1].why == "cancelled"


@pytest.mark.rule("MS-A60", "MS-9.3")
def test_the_question_does_not_betray_the_hand():
    """Who holds any spell is asked, whichever spell it is; who holds none is not."""
    for spell in SPELLS:
        t = Table("witch", "elf", "troll")
        t.hand(1, spell.slug)
        assert may_act(t.g, 1, WE, -1)
        assert not may_act(t.g, 2, WE, -1)
        t.windows = True
        t.start_turn(0)
        assert t.question == "CastOrPass"
        assert Pass() in t.options()
        assert all(isinstance(o, Cast) for o in t.options()[2:])


@pytest.mark.rule("MS-A60")
@pytest.mark.parametrize("hand", [("doom", "mirror"), ("golem", "insight"), ("hidden_one", "rebirth")])
def test_a_whole_turn_asks_the_same_seats_whatever_they_hold(hand):
    asked = []
    for spells in (hand, ("philosophers_stone", "war_of_elements")):
        t = Table("witch", "elf", "troll")
        t.windows = True
        t.g.magic[1] = 5
        t.hand(1, *spells)
        t.hand(0, "doom")
        t.dice, t.deck = [3, 1, 6, 2, 4, 4], ["wolf", "gold_1"]
        t.start_turn(0)
        asked.append(whom_a_passive_turn_asks(t))
    assert asked[0] == asked[1]
    assert {name for name, seat, _ in asked[0] if seat == 1} >= {"cast-or-pass"}


def whom_a_passive_turn_asks(t):
    """Everybody passes and walks on: the questions, whom they asked and in which windows."""
    found = []
    while t.g.turn == 0 and t.g.asking() is not None and t.g.asking().seat >= 0:
        asked = view(t.g, None).asked
        found.append((asked.question, asked.seats[0], asked.window))
        question = t.g.asking()
        menu = list(question.menu(t.g))
        quiet = [i for i in question.indices(t.g) if not isinstance(menu[i], Cast | CastFor)]
        t.g.answer(quiet[0])
        t.go()
    return found


@pytest.mark.rule("MS-A60", "MS-A61")
def test_a_window_says_whom_it_is_about_and_which_spell_may_be_answered():
    t = casting("doom")
    t.windows = True
    t.hand(1, "mirror")
    t.start_turn(0)
    while t.question == "CastOrPass":
        t.say("pass")
    t.say("doom", 1)
    asked = view(t.g, None).asked
    assert (asked.window, asked.seats, asked.subject, asked.spell, asked.caster) == ("WC", (1,), 1, "doom", 0)


@pytest.mark.rule("MS-A60")
def test_who_passes_for_the_turn_is_not_asked_again_unless_it_is_about_him():
    from magoteka.games.magic_sword.messages.answers import PassTurn

    t = Table("witch", "elf")
    t.hand(1, "doom")
    t.windows = True
    t.start_turn(0)
    t.say(PassTurn())
    assert not may_act(t.g, 1, WE, -1)
    assert may_act(t.g, 1, 9, 1)
    t.g.discard[SPELL["master_of_spells"]] = 2
    t.g.discard[SPELL["mirror"]] = 1
    assert not may_act(t.g, 1, 9, 1)  # nobody can hold an answer any more


@pytest.mark.rule("MS-A63")
def test_dwarf_and_half_demon_may_throw_against_a_spell():
    for hero in ("dwarf", "half_demon"):
        t = casting("doom", "witch", hero)
        t.start_turn(0).say("doom", 1, True).throw(2)
        if t.question == "Reroll":
            t.say(False)
        assert t.events("SpellFailed")[-1].why == "resisted"
        t = casting("doom", "witch", hero)
        t.start_turn(0).say("doom", 1, False).throw(2)
        if t.question == "Reroll":
            t.say(False)
        assert t.g.gold[1] == 0


@pytest.mark.rule("MS-A63", "MS-A70")
def test_immunities():
    t = casting("golem", "witch", "mage")
    assert not can_cast(t, "golem")
    t = casting("ring_of_fire")
    t.give(1, "fire_talisman")
    assert not can_cast(t, "ring_of_fire")
    t = casting("lord_of_riches")
    t.give(1, "mages_crystal")
    assert not can_cast(t, "lord_of_riches")
    t = casting("doom")
    t.give(0, "mages_crystal")
    assert not can_cast(t, "doom")


@pytest.mark.rule("MS-T35", "MS-A66", "MS-19.1")
def test_the_ring_of_fire_stops_a_werewolf():
    t = casting("ring_of_fire", square="M5")
    t.lay("M5", "werewolf", "helmet")
    t.land(0).say("explore", "ring_of_fire", "werewolf")
    assert t.events("BattleFought") == []
    assert t.can("helmet")
    t.next_turn(0)
    assert sum(t.g.still) == 0


@pytest.mark.rule("MS-A66", "MS-A52")
def test_a_ringed_character_misses_its_turn_and_cannot_be_met():
    t = casting("ring_of_fire", "witch", "elf", square="L3", together=True)
    t.start_turn(0).say("ring_of_fire", 1)
    assert (t.g.skip[1], t.g.frozen[1]) == (1, 1)
    t.land(0)
    assert not t.can(1)


@pytest.mark.rule("MS-A66")
def test_thunder_strikes_everything_on_a_square():
    t = casting("master_of_thunder", "witch", "elf", "troll")
    t.put(1, "L9")
    t.put(2, "L9")
    t.give(2, "air_talisman")
    card = t.lay("L9", "bear")[0]
    t.start_turn(0).say("master_of_thunder", "L9")
    assert (t.g.skip[1], t.g.skip[2]) == (1, 0)
    assert t.g.still[card] == 1


@pytest.mark.rule("MS-T43", "MS-A67")
def test_the_war_of_elements():
    from magoteka.games.magic_sword.rules.move.paths import may_attempt

    t = casting("war_of_elements")
    t.g.magic[1] = 3
    t.give(1, "ring_of_power", "magic_sword")
    t.hand(1, "doom", "golem", "insight")
    assert spell_limit(t.g, 1) == 3
    t.start_turn(0).say("war_of_elements")
    assert (total_magic(t.g, 1), spell_limit(t.g, 1)) == (3, 2)
    t.say("doom")
    assert len(t.held(1)) == 2
    assert not may_attempt(t.g, 1, 2)
    assert castables(t.g, 1, WE, -1) == []
    t.next_turn(0)
    assert spell_limit(t.g, 1) == 3
    assert len(t.held(1)) == 2


@pytest.mark.rule("MS-T44", "MS-A68")
def test_the_formula_of_time_gives_three_turns_in_a_row():
    t = casting("time_formula", "witch", "elf", "troll")
    t.hand(1, "doom")
    t.start_turn(0).say("time_formula")
    assert not may_act(t.g, 1, WE, -1)
    turns = [t.g.turn]
    for _ in range(4):
        t.g.strike(t.g.depth)
        from magoteka.games.magic_sword.rules.turn.round import NextTurn

        t.g.then(NextTurn())
        t.go()
        turns.append(t.g.turn)
    assert turns == [0, 0, 0, 1, 2]


@pytest.mark.rule("MS-A70")
def test_the_golem_attacks_from_afar():
    t = casting("golem")
    t.start_turn(0).say("golem").throw(6, 1)
    assert t.events("BattleFought")[-1].own == 3 + 6
    assert t.g.life[1] == 3
    t = casting("homunculus")
    t.lay("L9", "bear")
    t.start_turn(0).say("homunculus", "bear").throw(6, 1)
    assert t.events("BattleFought")[-1].own == 5 + 6
    assert "bear" in t.discarded()
    assert view(t.g, 0).heroes[0].trophies == ()


@pytest.mark.rule("MS-A71")
def test_the_breath_of_death():
    t = casting("breath_of_death", "witch", "elf", together=True)
    t.land(0).say("breath_of_death")
    assert t.g.life[1] == 2
    assert t.g.turn == 1
    t = casting("breath_of_death", square="M5")
    t.lay("M5", "werewolf", "wolf")
    t.land(0).say("explore", "breath_of_death", "werewolf")
    assert "werewolf" in t.discarded()
    t.throw(6, 1)
    assert t.events("BattleFought")[-1].other == 2 + 1


@pytest.mark.rule("MS-A71", "MS-A42")
@pytest.mark.parametrize("hides", [True, False])
def test_whoever_attacks_may_hide_from_the_breath_of_death(hides):
    t = casting("breath_of_death", "witch", "elf", square="U8", together=True)
    t.start_turn(1).land(1).say(0)
    while t.question != "HideFromBreath":
        t.say("breath_of_death" if t.can("breath_of_death") else "ready")
    t.say(hides).go()
    assert t.g.life[1] == (4 if hides else 2)
    assert t.g.turn == 0, "who hides does not fight either"


@pytest.mark.rule("MS-A66", "MS-A65", "MS-A39")
def test_the_ring_of_fire_is_aimed_at_a_being_of_a_roll_table():
    t = casting("ring_of_fire", square="U8")
    t.lay("U8", "grotto")
    t.land(0).say("explore", "grotto", True).throw(6)
    t.say("ring_of_fire").say(AimAtBeing())
    assert t.events("SpellAnnounced")[-1].aim == "being"
    assert t.events("BattleFought") == []


@pytest.mark.rule("MS-A72", "MS-A07", "MS-17.3", "MS-17.7")
def test_the_hidden_one_in_its_windows():
    t = casting("hidden_one", square="M5")
    t.lay("M5", "werewolf", "helmet")
    t.land(0).say("explore", "hidden_one")
    assert t.can("helmet")
    t = casting("hidden_one", square="M5")
    t.lay("M5", "werewolf", "helmet")
    t.windows = True
    t.land(0)
    while t.question != "Prepare":
        t.say("explore" if t.question == "Landing" else Pass())
    t.say("ready").throw(1, 6)
    assert t.question == "CastOrPass"
    t.say("hidden_one")
    assert t.g.life[0] == 4
    t = casting("hidden_one")
    t.windows = True
    lose_life(t.g, 1, 2)
    t.go().say("hidden_one")
    assert t.g.life[1] == 3


@pytest.mark.rule("MS-A72", "MS-A60")
def test_the_hidden_one_saves_a_friend():
    from magoteka.games.magic_sword.rules.character.life import FriendDies

    t = casting("hidden_one")
    card = t.give(1, "guide")[0]
    t.windows = True
    t.g.then(FriendDies(1, card))
    t.go().say("hidden_one")
    assert t.friends(1) == ["guide"]


@pytest.mark.rule("MS-A60", "MS-A97")
def test_rebirth_comes_before_the_loss():
    t = casting("rebirth")
    t.g.life[1] = 1
    t.windows = True
    lose_life(t.g, 1, 1)
    t.go().say("rebirth")
    assert t.g.life[1] == 3


@pytest.mark.rule("MS-A73", "MS-11.2", "MS-11.6")
@pytest.mark.parametrize(("spell", "square", "to"), [("lord_of_swamps", "L6", "M16"), ("master_of_ice", "M16", "U17")])
def test_lords_of_swamp_and_ice(spell, square, to):
    t = casting(spell, square=square)
    t.deck = ["helmet", "dagger"]
    t.start_turn(0).say(spell, True, to)
    assert t.at(0) == to


@pytest.mark.rule("MS-A74")
def test_thefts():
    t = casting("lord_of_riches")
    _, helmet = t.give(1, "secret_pouch", "helmet")
    put_card(t.g, helmet, 331)
    t.start_turn(0).say("lord_of_riches", "helmet")
    assert t.items(0) == ["helmet"]
    t = casting("lord_of_friends")
    t.give(1, "guide", "noon_wraith")
    t.start_turn(0).say("lord_of_friends")
    assert (t.friends(0), t.friends(1)) == (["guide"], ["noon_wraith"])


@pytest.mark.rule("MS-A74", "MS-9.3")
def test_madness_sees_the_hand_and_takes_one():
    t = casting("madness", "witch", "elf", "troll")
    t.hand(1, "doom", "golem")
    t.start_turn(0).say("madness")
    hand: tuple[Any, ...] = view(t.g, 0).heroes[1].spells
    assert [face.spell for face in hand] == ["doom", "golem"]
    assert [type(face).__name__ for face in view(t.g, 2).heroes[1].spells] == ["FaceDown", "FaceDown"]
    t.say("golem")
    assert (t.held(0), t.held(1)) == (["golem"], ["doom"])
    assert t.events("SpellStolen")[-1].seen_by(2).spell is None


@pytest.mark.rule("MS-A74")
def test_the_spell_eater_takes_the_whole_hand_but_not_a_friends_spell():
    t = casting("spell_eater")
    t.hand(1, "doom", "golem")
    t.give(1, "crusader")
    t.g.spell[-2] = SPELL["insight"] + 1
    t.start_turn(0).say("spell_eater")
    assert t.held(1) == []
    assert t.g.spell[-2] == SPELL["insight"] + 1


@pytest.mark.rule("MS-A65")
def test_the_other_spells():
    t = casting("philosophers_stone")
    t.give(0, "helmet", "dagger")
    t.start_turn(0).say("philosophers_stone", "helmet", "dagger")
    if t.question == "SellItems":
        t.say("pass")
    assert t.g.gold[0] == 3
    t = casting("magic_journey")
    t.deck = ["helmet"]
    t.start_turn(0).say("magic_journey", "L12")
    assert t.at(0) == "L12"
    t = casting("seven_winds")
    t.give(1, "helmet", "dagger")
    t.start_turn(0).say("seven_winds").throw(1, 2)
    assert len(t.items(1)) == 1
    t = casting("sower_of_ruin")
    t.lay("U8", "bear")
    t.start_turn(0).say("sower_of_ruin")
    assert t.discarded() == ["bear"]
    t = casting("master_of_events")
    t.lay("U8", "bear")
    t.start_turn(0).say("master_of_events", "U9")
    assert t.on("U9") == ["bear"]
    t = casting("magic_and_sword", square="M5")
    t.lay("M5", "werewolf", "helmet")
    t.land(0).say("explore", "magic_and_sword").throw(6, 1)
    assert t.events("BattleFought")[-1].own == 2 + 6 + 6


@pytest.mark.rule("MS-A60")
def test_the_turn_of_fate_replaces_a_card_just_drawn():
    t = casting("turn_of_fate", square="L3")
    t.deck = ["plague", "helmet"]
    t.windows = True
    t.land(0)
    while not t.can("turn_of_fate"):
        t.say("explore" if t.question == "Landing" else Pass())
    t.say("turn_of_fate")
    while t.question == "CastOrPass":
        t.say(Pass())
    assert t.discarded() == ["plague"]
    assert t.on("L3") == ["helmet"]


@pytest.mark.rule("MS-A98")
def test_insight_shows_the_caster_five_cards_and_nobody_else():
    t = casting("insight")
    t.deck = ["bear", "wolf", "helmet", "plague", "dragon", "guide"]
    t.start_turn(0).say("insight")
    assert view(t.g, 0).known_events == ("bear", "wolf", "helmet", "plague", "dragon")
    assert view(t.g, 1).known_events == ()
    t.g.strike(t.g.depth)
    t.land(0, "M5").throw(6, 1)
    assert view(t.g, 0).known_events == ("helmet", "plague", "dragon")


@pytest.mark.rule("MS-9.3", "MS-A74")
def test_who_has_seen_one_of_two_equal_spells_cannot_tell_which_of_them_was_used():
    for known in (0, 1):
        t = Table("troll", "elf", square="L3")
        for place, seen in enumerate((bit(0), bit(0) | bit(1))):
            put(t.g, place if known else 1 - place, SPELL["seven_winds"], seen)
        throw_away(t.g, 0, 0)
        close_ranks(t.g, 0)
        assert view(t.g, 1).heroes[0].spells == (FaceDown(),)
        assert view(t.g, 0).heroes[0].spells != (FaceDown(),)


@pytest.mark.rule("MS-A84")
def test_who_takes_a_friend_that_another_had_is_told_his_spell():
    t = Table("troll", "elf", square="L3")
    crusader = t.lay("L3", "crusader")[0]
    t.g.note[crusader] = 1
    t.g.spell[-2] = SPELL["doom"] + 1
    t.land(0).say("crusader")
    (seen,) = t.events("SpellsSeen")
    assert seen.seen_by(0).cards == ("doom",)
    assert seen.seen_by(1).cards == seen.seen_by(None).cards == ()
    assert seen.reveals


@pytest.mark.rule("MS-A84", "MS-9.2")
def test_friends_with_a_spell():
    t = Table("troll", "elf", square="L3")
    t.lay("L3", "crusader")
    t.spells = ["doom"]
    t.land(0).say("crusader")
    assert t.g.spell[-2] == SPELL["doom"] + 1
    face: Any = view(t.g, 0).heroes[0].friend_spells[0]
    assert face.spell == "doom"
    assert type(view(t.g, 1).heroes[0].friend_spells[0]).__name__ == "FaceDown"
    t.next_turn(0).say("crusader", 1).throw(2)
    assert t.g.gold[1] == 0
    assert t.friends(0) == ["crusader"]
    t = Table("troll", "elf", square="L3")
    t.lay("L3", "miser_warlock")
    t.spells = ["doom"]
    t.land(0).say("miser_warlock")
    t.next_turn(0).say("miser_warlock", 1).throw(2)
    assert t.friends(0) == []
    assert t.g.gold[0] == 0


@pytest.mark.rule("MS-A58", "MS-A84")
def test_the_imp_looks_at_two_spells():
    t = Table("witch", "elf")
    t.give(0, "imp")
    t.spells = ["doom", "golem"]
    from magoteka.games.magic_sword.rules.character.spell_deck import gain_spells

    gain_spells(t.g, 0, 1, False)
    t.go().say("golem")
    assert t.held(0) == ["golem"]
    assert view(t.g, 0).known_spells == ("doom",)
    assert view(t.g, 1).known_spells == ()


@pytest.mark.rule("MS-A65", "MS-20.5")
def test_hills_stone_and_silence():
    t = casting("doom", square="M11")
    assert not can_cast(t, "doom")
    t = casting("doom")
    t.g.stone[1] = 3
    t.start_turn(0).say("doom")
    assert t.g.discard[SPELL["doom"]] == 1  # only the caster himself was left as a target
