"""Abilities of the characters that no other file plays; and nothing of the box is left without a test."""

import ast
from pathlib import Path

import pytest

from games.magic_sword.stage import HERO, Table
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.rules.character.hand import hand
from magoteka.games.magic_sword.rules.character.sheet import is_safe
from magoteka.games.magic_sword.rules.setup.arrival import arrive
from magoteka.games.magic_sword.table.where import put_card
from magoteka.games.magic_sword.view.look import view

SAFE = [
    ("barbarian", "U1"),
    ("barbarian", "U18"),
    ("elf", "U7"),
    ("goblin", "L10"),
    ("goblin", "U18"),
    ("hobgoblin", "L5"),
    ("hobgoblin", "U14"),
    ("pygmy", "L10"),
    ("pygmy", "U1"),
    ("troll", "L10"),
    ("troll", "L5"),
]


@pytest.mark.rule("MS-8.1", "MS-8.2")
@pytest.mark.parametrize(("hero", "square"), SAFE)
def test_where_a_character_is_safe(hero, square):
    assert is_safe(Table(hero, "elf", square=square).g, 0)
    assert not is_safe(Table("witch", "elf", square=square).g, 0)


@pytest.mark.rule("MS-9.8", "MS-A59")
@pytest.mark.parametrize(("hero", "spells"), [("wizard", 2), ("priestess", 2), ("dwarf_warlock", 2), ("mage", 1)])
def test_who_refills_draws_up_to_his_number_once_a_turn(hero, spells):
    t = Table(hero, "troll")
    t.spells = ["doom", "golem", "mirror"]
    t.start_turn(0).say("refill")
    assert len(hand(t.g, 0)) == spells
    assert not t.can("refill")


@pytest.mark.rule("MS-A58")
def test_a_knight_errant_with_the_grail_draws_one_more_and_discards_one():
    t = Table("knight_errant", "troll", square="M4")
    t.give(0, "holy_grail")
    t.g.magic[0] = 6
    t.deck, t.spells = ["magic_tablet"], ["doom", "golem", "mirror", "rebirth"]
    t.land(0).say("explore")
    assert t.question == "ReturnSpell"
    t.say("golem")
    assert t.held(0) == ["doom", "mirror", "rebirth"]


@pytest.mark.rule("MS-A92")
def test_the_druid_walks_through_the_fog():
    t = Table("troll", "druid", "elf", square="L3")
    t.deck = ["fog"]
    t.land(0)
    assert (t.g.slow[1], t.g.slow[2] > 0) == (0, True)


@pytest.mark.rule("MS-A22", "MS-10.2")
def test_the_giant_strides_on_past_a_taken_square():
    t = Table("giant", "elf", "troll", square="L3")
    t.put(1, "L5")
    t.put(2, "L6")
    t.deck = ["helmet"]
    t.start_turn(0).say("walk").throw(2).say("L5")
    assert t.question == "LongStride"
    t.say(True)
    assert t.at(0) == "L7"
    t = Table("giant", "elf", square="L3")
    t.put(1, "L5")
    t.start_turn(0).say("walk").throw(2).say("L5", False)
    assert t.at(0) == "L5"


@pytest.mark.rule("MS-A29", "MS-13.4")
def test_the_giant_draws_one_more_and_discards_one():
    t = Table("giant", "elf", square="L3")
    t.deck = ["plague", "helmet"]
    t.land(0)
    assert t.question == "DrawOneMore"
    t.say(True, "plague")
    assert (t.g.life[0], t.discarded(), t.on("L3")) == (4, ["plague"], ["helmet"])


@pytest.mark.rule("MS-A50", "MS-7.1")
def test_the_executioner_chooses_his_alignment():
    t = Table("elf", "troll", square="L3")
    arrive(t.g, 0, HERO["executioner"])
    t.spells = ["doom"]
    t.go()
    assert t.question == "ChooseAlignment"
    t.say("evil")
    assert (t.g.align[0], t.g.align0[0]) == (1, 1)


@pytest.mark.rule("MS-17.1", "MS-18.1", "MS-18.2")
@pytest.mark.parametrize("hero", ["executioner", "dark_knight", "half_demon"])
def test_who_may_choose_a_magic_battle(hero):
    t = Table(hero, "troll", square="L3", together=True)
    t.g.magic[0], t.g.magic[1] = 4, 1
    t.give(1, "armour")
    t.land(0).say(1, "attack-with-magic").throw(2, 2)
    fought = t.events("BattleFought")[-1]
    assert (fought.own, fought.other) == (4 + 2, 1 + 2)
    t.say("take-life")
    assert t.g.life[1] == 3  # no armour helps
    assert t.g.life[0] == (5 if hero == "half_demon" else 4)  # who drains keeps it
    plain = Table("elf", "troll", square="L3", together=True).land(0).say(1)
    assert not plain.can("attack-with-magic")


@pytest.mark.rule("MS-A22")
def test_a_riding_pygmy_may_throw_two_dice():
    t = Table("pygmy", "elf", square="L3")
    wolf = t.card("wolf")
    put_card(t.g, wolf, 310)
    t.start_turn(0).say("walk", True).throw(4, 5)
    assert {option.square for option in t.options() if hasattr(option, "square")} >= {SQUARES[(2 + 9) % 14].slug}
    assert t.events("DiceThrown")[-1].faces == (4, 5)


@pytest.mark.rule("MS-A33")
def test_the_prince_leaves_the_cards_face_down():
    t = Table("prince", "elf", square="M5")
    t.land(0).say("leave-unseen")
    assert t.question == "HiddenEvent"  # nature lays the cards, unseen
    for _ in range(2):
        t.g.answer(t.g.asking().indices(t.g)[0])
        t.go()
    assert next(s for s in view(t.g, 0).squares if s.square == "heather_moors").face_down == 2
    assert t.g.turn == 1


@pytest.mark.rule("MS-A22")
def test_a_kobold_with_a_six_goes_anywhere_in_his_circle():
    t = Table("kobold", "elf", square="L3")
    t.deck = ["helmet"]
    t.start_turn(0).say("walk").throw(6)
    assert len({option.square for option in t.options() if hasattr(option, "square")}) == 13
    t.say("L4")
    assert t.at(0) == "L4"


@pytest.mark.rule("MS-A45")
@pytest.mark.parametrize(("armour", "saves"), [("helmet", 1), ("plain_shield", 2), ("armour", 3)])
def test_each_piece_of_armour_saves_by_its_own_number(armour, saves):
    for die in (saves, saves + 1):
        t = Table("elf", "troll", square="M5")
        t.give(0, armour)
        t.lay("M5", "cyclops", "mule")
        t.land(0).say("explore").throw(1, 6).say(armour).throw(die)
        assert t.g.life[0] == (4 if die == saves else 3)


@pytest.mark.rule("MS-17.4", "MS-A44")
def test_the_axe_of_light_and_dark_is_a_weapon():
    t = Table("troll", "elf", square="M5")
    t.give(0, "axe_of_light_and_dark", "dagger")
    assert view(t.g, 0).heroes[0].battle_sword == 6 + 1


ENEMIES = [
    d for d in DESIGNS if d.kind in (1, 2) and d.slug not in ("doppelganger", "false_wanderer", "three_headed_dragon")
]


@pytest.mark.rule("MS-16.2", "MS-16.3", "MS-17.4")
@pytest.mark.parametrize("design", ENEMIES, ids=lambda design: design.slug)
def test_every_enemy_fights_with_its_strength_and_bites(design):
    t = Table("witch", "elf", square="M5")
    t.lay("M5", design.slug, "helmet")
    t.g.gold[0] = 0
    t.land(0).throw(1, 6)
    fought = t.events("BattleFought")[-1]
    assert (fought.other, fought.result) == (design.strength + 6, "lost")
    assert t.g.life[0] == 3
    assert design.slug in t.on("M5")


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def test_nothing_of_the_box_is_left_without_a_test():
    """Every card, spell, character and square is named by a test that asserts something, or by a table of one."""
    named = {design.slug for design in ENEMIES}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Assign) or any(isinstance(part, ast.Assert) for part in ast.walk(node)):
                named |= strings(node)
    for rows in (DESIGNS, SPELLS, HEROES):
        assert not {row.slug for row in rows} - named
    assert not {square.code for square in SQUARES if square.code not in named and square.slug not in named}
