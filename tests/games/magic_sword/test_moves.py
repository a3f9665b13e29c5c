"""Turns, walking, gates, the bridge: chapters 10, 11, 14."""

from typing import Any

import pytest

from games.magic_sword.stage import SQUARE, Table
from magoteka.games.magic_sword.messages.answers import Attempt
from magoteka.games.magic_sword.rules.character.cards import carries
from magoteka.games.magic_sword.rules.move.journeys import transfer
from magoteka.games.magic_sword.rules.move.standing import put_on
from magoteka.games.magic_sword.rules.turn.day import Night
from magoteka.games.magic_sword.rules.turn.round import standing, stop_the_game
from magoteka.games.magic_sword.view.look import view


def ends(t):
    return {option.square for option in t.options() if hasattr(option, "square")}


def codes(t):
    slugs = ends(t)
    return {code for code, at in SQUARE.items() if len(code) < 4 and any(SQUARE[s] == at for s in slugs)}


@pytest.mark.rule("MS-T9", "MS-10.2", "MS-11.3", "MS-A23", "MS-11.1")
def test_a_walk_may_turn_where_it_passes_into_another_circle():
    t = Table("elf", "troll", square="M9")
    t.start_turn(0).say("walk").throw(6)
    assert codes(t) == {"M15", "M3", "L14", "L4"}
    t.deck = ["helmet"]
    t.say("L14")
    assert t.at(0) == "L14"
    assert t.g.life[0] == 4


@pytest.mark.rule("MS-T11", "MS-13.5", "MS-16.4", "MS-A29", "MS-A35", "MS-A37", "MS-15.2", "MS-13.4")
def test_the_kobold_and_the_cyclops():
    t = Table("kobold", "troll", square="M9")
    t.lay("M4", "werewolf")
    t.lay("M14", "scorched_earth")
    t.start_turn(0).say("walk").throw(5)
    assert codes(t) == {"M4", "M14", "L1", "L3"}  # the last two by way of the Forest of Ghostly Lights
    squares = {square.square: square for square in view(t.g, 0).squares}
    assert squares["valley_of_shadows"].enemy_sword == 11
    assert squares["valley_of_shadows"].sword_odds.win == 0
    t.deck = ["cyclops"]
    t.say("M14")
    assert t.deck == []
    assert t.events("BattleBegan")[-1].being == "cyclops"
    t.throw(1, 6)
    assert t.events("BattleFought")[-1].other == 8 + 6


@pytest.mark.rule("MS-T11b", "MS-A36", "MS-17.4", "MS-16.2")
def test_a_lost_fight_ends_the_turn_before_the_place():
    t = Table("kobold", "troll", square="M9")
    t.lay("M14", "scorched_earth")
    t.deck = ["cyclops"]
    t.land(0, "M14").throw(1, 6)
    assert t.g.life[0] == 3
    assert t.g.skip[0] == 0
    assert t.on("M14") == ["cyclops", "scorched_earth"]
    assert t.g.turn == 1


@pytest.mark.rule("MS-T12", "MS-A31", "MS-16.8", "MS-13.1", "MS-A19")
def test_the_giant_on_the_enchanted_path():
    t = Table("giant", "troll", square="M9")
    t.deck = ["enchanted_path", "bear", "gold_2", "helmet"]
    t.land(0).say(False).throw(2)
    assert t.at(0) == "U8"
    assert t.on("M9") == ["bear", "gold_2"]
    assert t.question == "DrawOneMore"  # he acts on the plain as if his move had ended there
    assert t.discarded() == ["enchanted_path"]
    other = Table("elf", "troll", square="M9")
    other.lay("M9", "bear", "gold_2")
    other.deck = ["helmet", "dagger"]
    other.land(0).throw(6, 1)
    assert other.deck == ["dagger"]


@pytest.mark.rule("MS-T16", "MS-11.4", "MS-A02", "MS-A24")
@pytest.mark.parametrize(("dice", "square", "life"), [((1, 3), "M12", 4), ((2, 3), "L2", 4), ((3, 3), "L2", 3)])
def test_the_swamp(dice, square, life):
    t = Table("witch", "troll", square="L2")
    t.g.magic[0] = 5
    t.start_turn(0).say("walk").throw(1).say("eldritch_grove")
    t.deck = ["helmet"]
    t.throw(*dice)
    assert (t.at(0), t.g.life[0]) == (square, life)
    if square == "L2":
        assert t.g.turn == 1
        assert t.on("L2") == []


@pytest.mark.rule("MS-A02")
def test_an_equal_throw_may_cross_by_the_other_reading():
    t = Table("witch", "troll", square="L2", swamp_equal="cross")
    t.g.magic[0] = 5
    t.start_turn(0).say("walk").throw(1).say("eldritch_grove").throw(2, 3)
    assert t.at(0) == "M12"


@pytest.mark.rule("MS-11.3")
def test_a_mermaid_lets_one_die_decide():
    t = Table("witch", "troll", square="L2")
    t.give(0, "mermaid")
    t.start_turn(0).say("walk").throw(1).say("eldritch_grove").throw(3)
    assert t.at(0) == "M12"


@pytest.mark.rule("MS-11.5", "MS-11.7", "MS-11.8", "MS-A40")
@pytest.mark.parametrize(("dice", "square", "life"), [((6, 1), "U4", 4), ((3, 3), "M2", 4), ((1, 6), "M2", 3)])
def test_the_knight_of_eternal_snows(dice, square, life):
    t = Table("troll", "elf", square="M2")
    t.g.sword[0] = 10
    t.start_turn(0).say("walk").throw(1).say("ice_realm").throw(*dice)
    assert (t.at(0), t.g.life[0]) == (square, life)


@pytest.mark.rule("MS-11.7", "MS-11.3")
def test_the_way_down_is_free():
    t = Table("troll", "elf", square="U4")
    t.start_turn(0).say("walk").throw(2)
    assert {"M1", "M3"} <= codes(t)


@pytest.mark.rule("MS-A23")
def test_after_a_gate_the_rest_of_the_walk_may_turn_anywhere():
    t = Table("witch", "troll", square="L1")
    t.g.magic[0] = 12
    t.start_turn(0).say("walk").throw(4).say("eldritch_grove").throw(1, 1)
    assert codes(t) == {"M14", "M10", "L3", "L1"}
    t.say("M10")
    assert t.at(0) == "M10"


@pytest.mark.rule("MS-T17", "MS-11.10", "MS-0.3", "MS-0.10", "MS-A25", "MS-11.9")
def test_no_attempt_without_a_step_left_or_without_the_sword():
    t = Table("troll", "elf", square="U4")
    t.give(0, "magic_sword")
    t.start_turn(0).say("walk").throw(2)
    assert Attempt("fortress_ruins") not in t.options()
    t = Table("troll", "elf", square="U4")
    t.start_turn(0).say("walk").throw(3)
    assert Attempt("fortress_ruins") not in t.options()


@pytest.mark.rule("MS-T18", "MS-11.10", "MS-11.11", "MS-11.9")
def test_a_lost_fight_at_the_bridge_gate_costs_sword_and_the_next_try():
    t = Table("troll", "elf", square="U4")
    t.g.sword[0] = 7
    t.give(0, "magic_sword")
    t.start_turn(0).say("walk").throw(3).say(Attempt("fortress_ruins")).throw(6, 1, 6)
    assert (t.at(0), t.g.sword[0], t.g.life[0]) == ("U2", 6, 4)
    assert t.on("U2") == []
    assert t.g.locked[0] == 1
    t.next_turn().say("walk").throw(3)
    assert not any(isinstance(option, Attempt) for option in t.options())


@pytest.mark.rule("MS-11.10", "MS-B1", "MS-B9", "MS-14.1", "MS-14.2", "MS-A89", "MS-0.10")
def test_victory_at_the_gate_leads_onto_the_bridge():
    t = Table("troll", "elf", "witch", square="U11")
    t.give(0, "magic_sword")
    t.g.magic[0] = 9
    t.g.square[1] = SQUARE["B9"]
    t.start_turn(0).say("walk").throw(5).say(Attempt("dead_city")).throw(1, 6, 1)
    assert t.at(0) == "B9"
    assert t.question == "Landing"
    assert t.can(1)
    assert not t.can("explore")


@pytest.mark.rule("MS-T20", "MS-14.5", "MS-B2", "MS-A90")
@pytest.mark.parametrize(
    ("dice", "square"), [((3, 3, 3), "B2"), ((3, 3, 4), "B1"), ((4, 4, 4), "U2"), ((6, 6, 6), "L6"), ((4, 5, 5), "M1")]
)
def test_the_trap(dice, square):
    t = Table("troll", "elf", square="B1")
    t.g.sword[0], t.g.gate[0], t.g.task[0] = 9, 1, 1
    t.give(0, "helmet", "guide")
    t.g.gold[0] = 2
    t.start_turn(0).say("advance").throw(*dice)
    if square != "B2":
        t.throw(2, 3)
        assert len(t.items(0)) + len(t.friends(0)) == 1
    assert t.at(0) == square
    assert t.g.gold[0] == 2
    assert t.g.task[0] == (1 if square in ("B1", "B2") else 0)


@pytest.mark.rule("MS-T21", "MS-A05", "MS-B8", "MS-A04")
def test_a_trap_never_harms_the_stronger():
    t = Table("witch", "elf", square="B9")
    t.g.magic[0], t.g.gate[0], t.g.task[0] = 12, 2, 1
    t.start_turn(0).say("advance").throw(1, 2, 3)
    assert (t.at(0), t.g.task[0]) == ("B8", 1)
    t = Table("witch", "elf", square="B9")
    t.g.magic[0], t.g.gate[0], t.g.task[0] = 5, 2, 1
    t.start_turn(0).say("advance").throw(2, 2, 2)
    assert t.at(0) == "B9"


@pytest.mark.rule("MS-A90")
def test_the_tablet_the_manuscript_and_the_magic_die_help_against_traps():
    t = Table("witch", "elf", square="B9")
    t.g.magic[0], t.g.gate[0], t.g.task[0] = 5, 2, 1
    t.give(0, "magic_manuscript", "lucky_die")
    t.start_turn(0).say("advance").throw(2, 3, 3)
    assert t.at(0) == "B8"


@pytest.mark.rule("MS-B3", "MS-10.3", "MS-14.3")
@pytest.mark.parametrize(("dice", "life", "task"), [((6, 6, 1, 1), 4, 1), ((2, 2, 2, 2), 4, 0), ((1, 1, 6, 6), 3, 0)])
def test_the_game_with_death(dice, life, task):
    t = Table("troll", "elf", square="B2")
    t.g.gate[0], t.g.task[0] = 1, 1
    t.start_turn(0).say("advance").throw(*dice)
    assert (t.at(0), t.g.life[0], t.g.task[0]) == ("B3", life, task)


def before_the_creature(hero: str, start: str, *, sword: int = 7, magic: int = 7) -> Table:
    """A hero on the bridge whose next step leads to the Demon of Darkness (from B3) or to the Monster (from B7)."""
    t = Table(hero, "elf", square=start)
    t.g.gate[0], t.g.task[0], t.g.sword[0], t.g.magic[0] = 1 if start == "B3" else 2, 1, sword, magic
    return t.start_turn(0)


@pytest.mark.rule("MS-B4")
def test_nobody_passes_the_demon_of_darkness_before_it_is_beaten():
    t = before_the_creature("troll", "B3").say("advance").throw(6, 5, 1, 1)
    assert t.events("BattleFought")[-1].other == 11 + 1
    assert (t.at(0), t.g.life[0], t.g.task[0]) == ("B4", 3, 0)  # lost: a Life, and the way stays shut
    t.next_turn()
    assert [t.can(act) for act in ("retry", "advance", "enter-castle")] == [True, False, False]
    t.say("retry").throw(4, 3, 2, 2)
    assert (t.at(0), t.g.life[0], t.g.task[0]) == ("B4", 3, 0)  # a draw costs nothing and opens nothing
    t.next_turn().say("retry").throw(1, 2, 1, 1)
    assert (t.g.life[0], t.g.task[0]) == (3, 1)
    t.next_turn()
    assert (t.can("retry"), t.can("pass-castle")) == (False, True)


@pytest.mark.rule("MS-B6")
def test_nobody_passes_the_monster_before_it_is_beaten():
    t = before_the_creature("witch", "B7").say("advance").throw(6, 6, 1, 6)
    assert t.events("BattleFought")[-1].other == 12 + 6
    assert (t.at(0), t.g.life[0], t.g.task[0]) == ("B6", 3, 0)
    t.next_turn()
    assert (t.can("retry"), t.can("advance")) == (True, False)
    t.say("retry").throw(3, 4, 5, 5)
    assert (t.g.life[0], t.g.task[0]) == (3, 0)
    t.next_turn().say("retry").throw(1, 1, 1, 1)
    assert (t.g.life[0], t.g.task[0]) == (3, 1)
    t.next_turn().say("pass-castle")
    assert t.at(0) == "B4"  # over the castle to the other side


@pytest.mark.rule("MS-A03")
@pytest.mark.parametrize(
    ("start", "kind", "being", "own"),
    [("B3", "sword", "darkness_demon", 9), ("B7", "magic", "bridge_monster_being", 3)],
)
def test_the_demon_fights_with_sword_and_the_monster_with_magic(start, kind, being, own):
    t = before_the_creature("troll", start, sword=9, magic=3)
    t.give(0, "helmet")
    t.say("advance").throw(6, 6, 1, 1)
    began, fought = t.events("BattleBegan")[-1], t.events("BattleFought")[-1]
    assert (began.kind, began.being) == (kind, being)
    assert (fought.own, fought.result) == (own + 1, "lost")
    assert (t.question == "PreventLoss") == (kind == "sword")  # armour helps in an ordinary battle alone
    assert t.g.life[0] == (4 if kind == "sword" else 3)


@pytest.mark.rule("MS-A87")
@pytest.mark.parametrize("start", ["B3", "B7"])
def test_two_dice_are_thrown_anew_for_each_fight_with_the_creature(start):
    t = before_the_creature("troll", start, sword=1, magic=1).say("advance")
    for fight, dice in enumerate(((6, 6), (1, 1), (2, 5)), start=1):
        t.throw(*dice, 1, 4)
        assert t.events("DiceThrown")[-3].faces == dice  # before the dice of the battle itself
        fought = t.events("BattleFought")[-1]
        assert (fought.other, t.g.life[0]) == (sum(dice) + 4, 4 - fight)
        t.next_turn().say("retry")


@pytest.mark.rule("MS-B7")
@pytest.mark.parametrize(("die", "life"), [(1, 5), (2, 5), (3, 4), (4, 4), (5, 3), (6, 3)])
def test_cerberus(die, life):
    t = Table("witch", "elf", square="B8")
    t.g.gate[0], t.g.task[0], t.g.life[0] = 2, 1, 6
    t.start_turn(0).say("advance").throw(die)
    assert (t.at(0), t.g.life[0], t.g.task[0]) == ("B7", life, 1)


@pytest.mark.rule("MS-T22", "MS-14.7", "MS-22", "MS-10.5", "MS-B5")
def test_victory_over_the_beast_wins_the_game():
    t = Table("troll", "elf", square="B4")
    t.g.sword[0], t.g.gate[0], t.g.task[0] = 14, 1, 1
    t.give(0, "magic_sword", "toliman_shield")
    t.start_turn(0).say("enter-castle").throw(2, 4)
    began = t.events("BattleBegan")[-1]
    assert (began.kind, began.being) == ("sword", "beast")
    t.throw(2, 1)
    assert t.events("BattleFought")[-1].other == 13 + 1
    assert t.g.winners == 1
    assert t.g.asking() is None
    assert t.events("GameEnded")[-1].winners == (0,)


@pytest.mark.rule("MS-T36", "MS-T22", "MS-14.7", "MS-A10")
def test_defeat_by_the_beast_throws_back_to_the_entry_and_off_the_bridge():
    t = Table("troll", "elf", square="B6")
    t.g.gate[0], t.g.task[0], t.g.life[0] = 2, 1, 5
    t.give(0, "magic_sword", "toliman_shield")
    t.start_turn(0).say("enter-castle").throw(5, 6, 1, 6)
    assert (t.at(0), t.g.life[0]) == ("B9", 3)
    t.deck = ["helmet"]
    t.next_turn()
    if t.question == "TurnChoice":
        assert not t.can("enter-castle")
        assert not t.can("turn-back")
        t.say("advance")
    assert t.at(0) == "U11"


@pytest.mark.rule("MS-A88", "MS-14.7")
def test_a_draw_in_the_castle_means_another_fight():
    t = Table("troll", "elf", square="B4")
    t.g.sword[0], t.g.gate[0], t.g.task[0] = 14, 1, 1
    t.give(0, "magic_sword", "toliman_shield", "helmet")
    t.start_turn(0).say("enter-castle").throw(1, 5, 3, 3)
    assert (t.at(0), t.g.life[0]) == ("B5", 4)
    t.next_turn()
    if t.question == "TurnChoice":
        assert not t.can("turn-back")
        t.say("retry")
    assert t.g.winners == 0
    t.throw(1, 1, 6, 1)
    assert t.g.winners == 1


@pytest.mark.rule("MS-T23", "MS-10.3", "MS-10.4", "MS-A89", "MS-0.10")
def test_without_the_shield_one_walks_past_the_castle():
    t = Table("troll", "elf", square="B4")
    t.g.gate[0], t.g.task[0] = 1, 1
    t.start_turn(0)
    assert not t.can("enter-castle")
    assert t.can("turn-back")
    t.say("pass-castle")
    assert t.at(0) == "B6"
    seen = []
    for _ in range(4):
        t.deck = ["helmet"]
        t.next_turn()
        if t.question == "TurnChoice":
            t.say("advance")
        seen.append(t.at(0))
    assert seen == ["B7", "B8", "B9", "U11"]
    assert t.g.life[0] == 4


@pytest.mark.rule("MS-10.4", "MS-10.3")
def test_one_may_always_turn_back_without_obeying_the_squares():
    t = Table("troll", "elf", square="B3")
    t.g.gate[0], t.g.task[0] = 1, 0
    t.start_turn(0)
    assert t.can("retry")
    t.say("turn-back")
    assert t.at(0) == "B2"
    assert t.dice == []
    assert t.g.leaving[0] == 1


@pytest.mark.rule("MS-A91")
def test_what_lies_on_the_bridge_may_be_taken_by_who_leaves():
    t = Table("troll", "elf", square="B3")
    t.g.gate[0], t.g.task[0] = 1, 0
    t.lay("B2", "helmet")
    t.start_turn(0).say("turn-back", "helmet")
    assert t.items(0) == ["helmet"]


@pytest.mark.rule("MS-T45", "MS-A26", "MS-A28", "MS-11.2", "MS-11.6")
def test_boat_and_lamp_work_in_the_next_turn_only():
    t = Table("troll", "elf", square="L6")
    t.give(0, "boat")
    t.start_turn(0).say("take-boat")
    assert codes(t) == {"M1", "M16"}
    t.deck = ["helmet"]
    t.say("M16")
    assert t.at(0) == "M16"
    assert "boat" not in t.items(0)
    t = Table("troll", "elf", square="M16")
    card = t.give(0, "lamp")[0]
    t.g.note[card] = 0
    t.start_turn(0).say("light-lamp")
    assert codes(t) == {"U17", "U18"}


@pytest.mark.rule("MS-A26")
def test_a_boat_not_used_is_gone():
    t = Table("troll", "elf", square="L6")
    t.give(0, "boat")
    t.deck = ["helmet"]
    t.start_turn(0).say("walk").throw(1).say("L7")
    assert t.items(0) in ([], ["helmet"])
    assert "boat" in t.discarded()


@pytest.mark.rule("MS-A26")
@pytest.mark.parametrize("older", [0, 1])
def test_each_lamp_has_its_own_turn(older):
    t = Table("troll", "elf", square="M16")
    (lit,) = t.give(0, "lamp", pile=older)
    t.start_turn(0)
    (newer,) = t.give(0, "lamp", pile=1 - older)
    assert t.can("light-lamp")
    Night(0, 0).run(t.g)
    assert (carries(t.g, 0, lit), carries(t.g, 0, newer)) == (False, True)


@pytest.mark.rule("MS-A26")
@pytest.mark.parametrize("design", ["boat", "lamp"])
def test_two_of_them_go_with_the_same_turn(design):
    t = Table("troll", "elf", square="M16")
    t.give(0, design)
    t.give(0, design, pile=1)
    t.start_turn(0)
    Night(0, 0).run(t.g)
    assert t.items(0) == []


@pytest.mark.rule("MS-A26")
def test_no_boat_goes_along():
    t = Table("troll", "elf", square="L6")
    t.give(0, "boat")
    t.give(0, "boat", pile=1)
    put_on(t.g, 0, SQUARE["L7"])
    assert t.items(0) == []


@pytest.mark.rule("MS-T49", "MS-A20", "MS-A21")
def test_there_is_no_ninth_landing_in_a_turn():
    t = Table("troll", "elf", square="L3")
    t.start_turn(0).say("walk")
    t.g.landings = 7
    transfer(t.g, 0, SQUARE["L9"])
    assert t.at(0) == "L9"
    assert t.g.landings == 8
    transfer(t.g, 0, SQUARE["L10"])
    assert t.at(0) == "L9"


@pytest.mark.rule("MS-A20")
def test_a_transfer_never_chooses_the_present_square():
    t = Table("elf", "troll", square="L1")
    t.land(0).throw(5).say(True)
    assert "tavern" not in ends(t)
    assert len(ends(t)) == 13


@pytest.mark.rule("MS-A22", "MS-A69", "MS-10.2")
def test_steps_are_the_doubled_roll_and_bonuses():
    t = Table("troll", "elf", square="L1")
    t.give(0, "troika")
    t.g.magic[0] = 3
    t.hand(0, "space_formula")
    t.start_turn(0).say("space_formula", "walk").throw(3)
    assert t.question == "MoveBonus"
    t.say(1)
    assert codes(t) == {"L8"}


@pytest.mark.rule("MS-A86", "MS-A22")
def test_the_swift_steed_leaves_friends_behind():
    t = Table("troll", "elf", square="L1")
    t.give(0, "swift_steed", "guide")
    t.start_turn(0).say("walk").throw(2).say(2)
    t.deck = ["helmet"]
    t.say("L5")
    assert t.on("L3") == ["guide"]
    assert t.friends(0) == []
    while t.g.turn == 0 and t.question in ("Landing", "AtSquare", "Throw"):
        if t.question == "Throw":
            t.throw(2)
        else:
            t.say("explore" if t.can("explore") else "end-turn" if t.can("end-turn") else "obey")
    t.next_turn().say("rejoin")
    assert t.at(0) == "L3"
    assert t.friends(0) == ["guide"]


@pytest.mark.rule("MS-A95")
def test_the_trickster_comes_along():
    t = Table("elf", "trickster", square="L3", together=True)
    t.start_turn(0).say("walk", True).throw(2).say("L1")
    assert t.at(1) == "L1"
    t = Table("elf", "trickster", square="L3", together=True)
    t.start_turn(0).say("walk", False).throw(2).say("L1")
    assert t.at(1) == "L3"


def under_geas(hero="elf", square="L5", **sheet):
    """The second hero is under the witch's geas, and it is his turn."""
    t = Table("witch", hero, square=square, together=True)
    t.land(0).say(1, "drive-to-temple")
    for name, value in sheet.items():
        getattr(t.g, name)[1] = value
    return t.go()


@pytest.mark.rule("MS-A96")
def test_the_geas_leads_to_the_swamp_by_the_shortest_way():
    t = under_geas(square="L8", magic=8)
    t.say("walk").throw(3)
    assert t.at(1) == "L5"  # three squares from the Swamp; the other way would be seven
    t = under_geas(square="L4", magic=8)
    t.say("walk").throw(3)
    assert (t.at(1), t.question) == ("L2", "Throw")  # on the way it has to be tried


@pytest.mark.rule("MS-A96")
def test_three_failures_at_the_swamp_end_the_geas():
    t = under_geas(square="L2", magic=6, life=6)
    for failures, dice in enumerate([(6, 6), (3, 3), (5, 5)]):
        assert (t.g.geas[1] > 0, t.g.balked[1]) == (True, failures)
        t.say("walk").throw(2, *dice)
        if failures < 2:
            t.next_turn(1)
    assert (t.g.geas[1], t.g.life[1]) == (0, 4)  # the tie cost no Life


@pytest.mark.rule("MS-A96")
@pytest.mark.parametrize("sheet", [{"magic": 2}, {"magic": 8, "life": 1}])
def test_where_the_swamp_is_hopeless_the_geas_is_lifted(sheet):
    t = under_geas("barbarian", square="L4", **sheet)
    t.say("walk").throw(2)
    assert t.at(1) == "L2"
    assert t.g.geas[1] == 0
    t = under_geas("barbarian", square="L2", **sheet)
    t.say("walk").throw(2)
    assert {"L4", "L14"} <= codes(t)


@pytest.mark.rule("MS-A96")
def test_the_geas_goes_on_beyond_the_swamp_and_ends_after_ten_turns_or_a_transfer():
    t = under_geas(square="L2", magic=8)
    t.say("walk").throw(2, 1, 1)
    assert (t.g.geas[1] > 0, t.at(1)) == (True, "M11")
    t = under_geas(square="M14")
    for _ in range(10):
        t.g.strike(t.g.depth)
        t.g.then(Night(1, 0))
        t.g.asking()
    assert t.g.geas[1] == 0
    t = under_geas(square="M14")
    transfer(t.g, 1, SQUARE["U4"])
    assert t.g.geas[1] == 0


@pytest.mark.rule("MS-A96")
def test_the_witchs_geas_drives_to_the_temple():
    t = Table("witch", "elf", square="M9", together=True)
    t.land(0).say(1, "drive-to-temple")
    assert t.g.geas[1] > 0
    t.go().say("walk").throw(5)
    assert (t.at(1), t.g.geas[1]) == ("M10", 0)


@pytest.mark.rule("MS-T48", "MS-A94")
def test_the_kobold_takes_the_charmed_ones_turn():
    t = Table("kobold", "elf", square="L3", together=True)
    t.land(0).say(1, "charm")
    assert t.g.turn == 0  # the elf's place in the order, the kobold's extra turn
    assert t.g.place == 1
    assert t.g.charmed[1] == 1
    t.say("walk").throw(1).say("L2")
    t.deck = ["helmet"]
    t.go()
    if t.question == "AtSquare":
        t.say("end-turn")
    assert (t.g.turn, t.g.place) == (0, 0)
    t.g.square[0] = t.g.square[1]
    t.land(0).say(1)
    assert not t.can("charm")


@pytest.mark.rule("MS-T31", "MS-16.1", "MS-A18")
def test_an_eclipse_ends_the_active_turn_and_costs_the_others_their_next():
    t = Table("troll", "elf", "witch", square="L3")
    t.deck = ["eclipse"]
    t.land(0, "L3")
    assert list(t.g.skip) == [0, 0, 0]  # the elf's missed turn has already passed
    assert [event.seat for event in t.events("TurnSkipped")] == [1]
    assert t.g.turn == 2


@pytest.mark.rule("MS-A18", "MS-A52", "MS-A16")
def test_a_square_costs_a_later_turn():
    t = Table("troll", "elf", square="L1")
    t.g.hero[0] = 16
    t.land(0, "L1").throw(3)
    assert t.g.skip[0] == 1


@pytest.mark.rule("MS-A99", "MS-22")
def test_the_round_limit_ranks_by_bridge_keys_points_life_and_gold():
    t = Table("troll", "elf", "witch")
    t.g.square[2] = SQUARE["B3"]
    t.g.gate[2] = 1
    assert [standing(t.g, seat)[0] for seat in range(3)] == [0, 0, 4]
    stop_the_game(t.g)
    assert t.g.winners == 4
    t = Table("troll", "elf")
    t.give(1, "magic_sword")
    stop_the_game(t.g)
    assert t.g.winners == 2


@pytest.mark.rule("MS-0.9", "MS-10.1", "MS-0.8", "MS-0.6")
def test_a_game_begins_with_dealt_characters_and_a_drawn_first_player():
    from magoteka.core.chance import Rng
    from magoteka.core.match import Match
    from magoteka.games.magic_sword.game import GAME

    firsts = set()
    for seed in range(12):
        match = Match.new(GAME, 3, rng=Rng(seed))
        state: Any = match.state
        firsts.add(state.start_place)
        seen = match.view(0)
        assert len({hero.hero for hero in seen.heroes}) == 3
        assert all(hero.life == 4 for hero in seen.heroes)
        for hero in seen.heroes:
            faces = [type(spell).__name__ for spell in hero.spells]
            assert all(face == ("SpellView" if hero.seat == 0 else "FaceDown") for face in faces)
    assert len(firsts) > 1


@pytest.mark.rule("MS-13.1", "MS-A83")
def test_the_patrol_sends_one_back_and_the_turn_is_over():
    t = Table("troll", "elf", square="L5")
    t.deck = ["patrol"]
    t.start_turn(0).say("walk").throw(2).say("L3")
    assert t.at(0) == "L5"
    assert t.g.turn == 1


@pytest.mark.rule("MS-A17", "MS-A16")
def test_elixir_and_mercenary_last_until_the_next_own_turn():
    from magoteka.games.magic_sword.rules.character.sheet import total_sword

    t = Table("troll", "elf", square="L5")
    t.give(0, "strength_elixir", "mercenary")
    t.start_turn(0).say("drink-elixir", "pay-mercenary")
    assert total_sword(t.g, 0) == 6 + 2 + 3
    assert t.g.gold[0] == 0
    t.next_turn()
    assert total_sword(t.g, 0) == 6
