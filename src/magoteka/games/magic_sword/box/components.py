"""The box of «Магический Меч»: squares, characters, spells, event cards and equipment as rows of data."""
# ruff: noqa: E501, PLR0913

from typing import Final


class Square:
    """A square of the board; `script` is its instruction in the vocabulary of `script.py`."""

    def __init__(self, code: str, slug: str, tags: str, draw: int, bonus: int, must: bool, script: str) -> None:
        self.code: Final = code
        self.slug: Final = slug
        self.tags: Final = tags
        self.draw: Final = draw  # MS-A29 cards to draw
        self.bonus: Final = bonus  # MS-A37 points that each enemy adds there
        self.must: Final = must
        self.script: Final = script


class Hero:
    """A character card."""

    def __init__(
        self, slug: str, align: str, sword: int, magic: int, gold: int, spells: int, start: str, kit: str, traits: str
    ) -> None:
        self.slug: Final = slug
        self.align: Final = align
        self.sword: Final = sword
        self.magic: Final = magic
        self.gold: Final = gold
        self.spells: Final = spells
        self.start: Final = start
        self.kit: Final = kit
        self.traits: Final = traits  # the abilities that are plain data; the others are code where they act


class Spell:
    """A spell card; `when` names its windows (MS-A60), a star marks those of the caster's own turn alone."""

    def __init__(self, slug: str, copies: int, when: str) -> None:
        self.slug: Final = slug
        self.copies: Final = copies
        self.when: Final = when


class Design:
    """An event card (and an equipment card of the same name)."""

    def __init__(
        self,
        slug: str,
        copies: int,
        stock: int,
        kind: int,
        strength: int,
        tags: str,
        stays: bool,
        script: str,
        traits: str,
    ) -> None:
        self.slug: Final = slug
        self.copies: Final = copies
        self.stock: Final = stock  # copies among the equipment
        self.kind: Final = kind
        self.strength: Final = strength
        self.tags: Final = tags
        self.stays: Final = stays  # it stays on the square after it was dealt with
        self.script: Final = script
        self.traits: Final = traits


ENCOUNTER: Final = 0
ENEMY: Final = 1
DEMON: Final = 2
STRANGER: Final = 3
ITEM: Final = 4
MAGIC_ITEM: Final = 5
FRIEND: Final = 6
PLACE: Final = 7
GOLD: Final = 8

LIFE: Final = 4
HEAL_CAP: Final = 4
CARRY: Final = 4
STONE_TURNS: Final = 3
LANDINGS: Final = 8
MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
SNOW_KNIGHT_SWORD: Final = 10

LOWER: Final = 0
MIDDLE: Final = 14
UPPER: Final = 30
BRIDGE: Final = 48
SQUARES_IN_ALL: Final = 57

SQUARES: Final = (
    Square(
        "L1",
        "tavern",
        "",
        0,
        0,
        True,
        "roll(1d6){1: gold(-1); 2: gold(+1); 3: miss(1); 4: fight(sword,4,tavern_bully); 5: may(goto(any_in_circle)); 6: may(goto(temple_of_nemed))}",
    ),
    Square("L2", "eldritch_grove", "swamp_gate", 1, 0, True, "draw(1)"),
    Square("L3", "path_1", "path", 1, 0, True, "draw(1)"),
    Square("L4", "wetland_1", "wetland", 1, 0, True, "draw(1)"),
    Square(
        "L5",
        "barrow",
        "barrow",
        0,
        0,
        True,
        "roll(1d6){1: sword(+1); 2-3: none(); 4-5: miss(1); 6: fight(magic,4,barrow_spirit)}",
    ),
    Square(
        "L6",
        "village",
        "",
        0,
        0,
        False,
        "choose(){sorceress: roll(1d6){1: sword(-1); 2-4: choose(){sword_up: sword(+1); magic_up: magic(+1)}; 5: spell(+1); 6: none()}; armourer: shop(){plain_sword: 2; dagger: 3; helmet: 1}; healer: heal_paid(1)}",
    ),
    Square("L7", "path_2", "path", 1, 0, True, "draw(1)"),
    Square("L8", "wetland_2", "wetland", 1, 0, True, "draw(1)"),
    Square(
        "L9",
        "devils_mill",
        "",
        0,
        0,
        True,
        "if(align){good: life(-1); chaotic: roll(1d6){1-3: life(+1); 4-6: life(-1)}; evil: may(roll(1d6){1: sword(+1); 2: magic(+1); 3: spell(+1); 4: extra_move(); 5: miss(1); 6: life(-1)})}",
    ),
    Square(
        "L10",
        "circle_of_power",
        "circle_power",
        0,
        0,
        True,
        "roll(1d6){1: fight(sword,5,circle_guardian); 2-3: miss(1); 4-5: none(); 6: magic(+1)}",
    ),
    Square(
        "L11",
        "well_of_eternity",
        "",
        0,
        0,
        False,
        "choose(){drink: if(align){good: heal(full)}; roll: roll(1d6){1-3: none(); 4: life(+1); 5: spell(+1); 6: extra_move()}}",
    ),
    Square("L12", "trackless_waste", "waste", 2, 0, True, "draw(2)"),
    Square(
        "L13",
        "town",
        "",
        0,
        0,
        False,
        "choose(){soothsayer: roll(1d6){1: spell(+1); 2: stone(); 3: if(align){evil: align(good); chaotic: align(evil); good: none()}; 4-6: none()}; usurer: sell_items(1)}",
    ),
    Square("L14", "frozen_waste", "", 1, 0, True, "draw(1)"),
    Square("M1", "roadkeeper_fortress", "", 0, 0, False, "mission()"),
    Square("M2", "ice_realm", "ice_gate", 1, 0, True, "draw(1)"),
    Square("M3", "ferry_1", "ferry", 0, 0, True, "pay(1){paid: none(); unpaid: goto(move_start,end)}"),
    Square("M4", "valley_of_shadows", "valley", 1, 1, True, "draw(1)"),
    Square("M5", "heather_moors", "moors", 2, 0, True, "draw(2)"),
    Square(
        "M6", "tower_of_fate", "tower", 0, 0, True, "roll(1d6){1: miss(1); 2-3: stone(); 4-5: extra_move(); 6: none()}"
    ),
    Square("M7", "gate_warden", "", 0, 0, True, "pay(1){paid: none(); unpaid: life(-1)}"),
    Square(
        "M8",
        "magic_gate",
        "",
        0,
        0,
        False,
        "choose(){sword_up: sword(+1); magic_up: magic(+1); spell_up: spell(+1); gold_up: gold(+1)}",
    ),
    Square("M9", "plateau_of_mists", "", 3, 0, True, "draw(3)"),
    Square("M10", "temple_of_nemed", "temple", 0, 0, False, "pray(nemed)"),
    Square("M11", "enchanted_hills", "no_item_points no_spells", 1, 0, True, "draw(1)"),
    Square("M12", "forest_of_ghostly_lights", "swamp_gate ghost_forest", 1, 0, True, "draw(1)"),
    Square("M13", "hermits_hut", "", 0, 0, False, "cure(evil_spirit) >> heal_paid(1)"),
    Square("M14", "plain_of_lonely_rocks", "plain rocks_plain", 2, 2, True, "draw(2)"),
    Square("M15", "ferry_2", "ferry", 0, 0, True, "pay(1){paid: none(); unpaid: goto(move_start,end)}"),
    Square("M16", "gloomy_glade", "", 1, 1, True, "draw(1)"),
    Square(
        "U1",
        "cliff_1",
        "cliff",
        0,
        0,
        True,
        "roll(1d6){1-2: life(-1); 3-6: none()} >> foreach(friends){each: roll(1d6){1-2: lose(this_friend,1); 3-6: none()}}",
    ),
    Square("U2", "fortress_ruins", "bridge_gate", 1, 0, True, "draw(1)"),
    Square("U3", "temple_of_toliman", "temple", 0, 0, False, "pray(toliman)"),
    Square("U4", "valley_of_skulls", "valley ice_gate", 1, 0, True, "draw(1)"),
    Square("U5", "bog_1", "bog", 0, 0, True, "lose(item_or_friend,1,owner)"),
    Square("U6", "living_rocks_1", "living_rocks", 0, 0, True, "life(-1)"),
    Square(
        "U7",
        "cliff_2",
        "cliff",
        0,
        0,
        True,
        "roll(1d6){1-2: life(-1); 3-6: none()} >> foreach(friends){each: roll(1d6){1-2: lose(this_friend,1); 3-6: none()}}",
    ),
    Square("U8", "plain_of_grass", "plain", 1, 3, True, "draw(1)"),
    Square("U9", "crossroads_1", "no_item_points", 1, 0, True, "draw(1)"),
    Square("U10", "royal_castle", "", 0, 0, False, "custom(court_healer)"),
    Square("U11", "dead_city", "bridge_gate", 1, 0, True, "draw(1)"),
    Square("U12", "living_rocks_2", "living_rocks", 0, 0, True, "life(-1)"),
    Square("U13", "bog_2", "bog", 0, 0, True, "lose(item_or_friend,1,owner)"),
    Square(
        "U14",
        "ghoul_crypt",
        "crypt",
        0,
        0,
        True,
        "roll(1d6){1-3: none(); 4: fight(magic,4,crypt_ghoul); 5: fight(magic,5,crypt_ghoul); 6: fight(magic,6,crypt_ghoul)}",
    ),
    Square("U15", "plain_of_dreams", "plain", 1, 2, True, "draw(1)"),
    Square("U16", "crossroads_2", "no_spells", 1, 0, True, "draw(1)"),
    Square("U17", "stone_forest", "stone_forest", 2, 3, True, "draw(2)"),
    Square(
        "U18",
        "wolf_ravine",
        "ravine",
        0,
        0,
        True,
        "roll(1d6){1-3: none(); 4: fight(sword,4,ravine_werewolf); 5: fight(sword,5,ravine_werewolf); 6: fight(sword,6,ravine_werewolf)}",
    ),
    Square("B1", "bridge_entry_ruins", "entry", 0, 0, False, "none()"),
    Square("B2", "trap", "", 0, 0, True, "custom(bridge_trap_sword)"),
    Square("B3", "game_with_death", "", 0, 0, True, "custom(game_with_death)"),
    Square(
        "B4",
        "demon_of_darkness",
        "",
        0,
        0,
        True,
        "fight(sword,2d6,darkness_demon){win: task_done(); lose: life(-1); draw: none()}",
    ),
    Square("B5", "beast_castle", "castle", 0, 0, True, "custom(beast)"),
    Square(
        "B6",
        "bridge_monster",
        "",
        0,
        0,
        True,
        "fight(magic,2d6,bridge_monster_being){win: task_done(); lose: life(-1); draw: none()}",
    ),
    Square("B7", "cerberus", "", 0, 0, True, "roll(1d6){1-2: life(-1); 3-4: life(-2); 5-6: life(-3)} >> task_done()"),
    Square("B8", "magic_trap", "", 0, 0, True, "custom(bridge_trap_magic)"),
    Square("B9", "bridge_entry_city", "entry", 0, 0, False, "none()"),
)

L1: Final = 0
L2: Final = 1
L3: Final = 2
L4: Final = 3
L5: Final = 4
L6: Final = 5
L7: Final = 6
L8: Final = 7
L9: Final = 8
L10: Final = 9
L11: Final = 10
L12: Final = 11
L13: Final = 12
L14: Final = 13
M1: Final = 14
M2: Final = 15
M3: Final = 16
M4: Final = 17
M5: Final = 18
M6: Final = 19
M7: Final = 20
M8: Final = 21
M9: Final = 22
M10: Final = 23
M11: Final = 24
M12: Final = 25
M13: Final = 26
M14: Final = 27
M15: Final = 28
M16: Final = 29
U1: Final = 30
U2: Final = 31
U3: Final = 32
U4: Final = 33
U5: Final = 34
U6: Final = 35
U7: Final = 36
U8: Final = 37
U9: Final = 38
U10: Final = 39
U11: Final = 40
U12: Final = 41
U13: Final = 42
U14: Final = 43
U15: Final = 44
U16: Final = 45
U17: Final = 46
U18: Final = 47
B1: Final = 48
B2: Final = 49
B3: Final = 50
B4: Final = 51
B5: Final = 52
B6: Final = 53
B7: Final = 54
B8: Final = 55
B9: Final = 56

HEROES: Final = (
    Hero("adventurer", "chaotic", 3, 3, 1, 0, "L1", "", ""),
    Hero("barbarian", "chaotic", 5, 1, 1, 0, "L5", "", "safe(cliff); safe(ravine)"),
    Hero("knight_errant", "good", 3, 3, 1, 0, "L12", "plain_sword armour", ""),
    Hero("wizard", "good", 2, 4, 1, 2, "L11", "", "refill(2)"),
    Hero("half_demon", "evil", 2, 4, 1, 1, "L9", "", ""),
    Hero("elf", "good", 3, 4, 1, 0, "L2", "", "safe(cliff); hide(plain)"),
    Hero("goblin", "chaotic", 3, 3, 1, 0, "L4", "", "safe(circle_power); safe(ravine)"),
    Hero("hobgoblin", "evil", 3, 3, 1, 0, "L3", "", "safe(barrow); safe(crypt); hide(path)"),
    Hero("pygmy", "good", 2, 3, 1, 1, "L12", "", "safe(circle_power); safe(cliff)"),
    Hero("priest", "chaotic", 2, 4, 1, 1, "L10", "", ""),
    Hero("priestess", "good", 1, 5, 1, 2, "L2", "", "refill(2)"),
    Hero("dwarf_warlock", "evil", 2, 5, 1, 2, "L4", "", "refill(2)"),
    Hero("executioner", "any", 2, 4, 1, 1, "L13", "plain_sword", ""),
    Hero("dwarf", "chaotic", 3, 3, 1, 0, "L6", "plain_shield dagger", ""),
    Hero("prince", "chaotic", 4, 3, 5, 0, "L13", "helmet plain_sword", ""),
    Hero("scoundrel", "evil", 5, 1, 1, 0, "L1", "dagger", ""),
    Hero("mage", "chaotic", 2, 5, 1, 2, "L10", "", "refill(1); immune(golem); immune(homunculus)"),
    Hero("druid", "chaotic", 3, 4, 1, 1, "L3", "", ""),
    Hero("shaman", "chaotic", 2, 3, 1, 0, "L4", "", "hide(wetland)"),
    Hero("giant", "chaotic", 4, 2, 1, 0, "L3", "", ""),
    Hero("hermit", "good", 2, 3, 1, 0, "L2", "", ""),
    Hero("kobold", "chaotic", 3, 3, 1, 1, "L14", "", ""),
    Hero("dark_knight", "evil", 3, 3, 1, 1, "L9", "plain_sword", ""),
    Hero("trickster", "good", 4, 3, 1, 0, "L13", "", ""),
    Hero("troll", "chaotic", 6, 1, 1, 0, "L14", "", "safe(circle_power); safe(barrow)"),
    Hero("witch", "evil", 2, 4, 1, 1, "L13", "", ""),
    Hero("conqueror", "chaotic", 4, 3, 1, 0, "L6", "plain_sword plain_shield", ""),
)

ADVENTURER: Final = 0
BARBARIAN: Final = 1
KNIGHT_ERRANT: Final = 2
WIZARD: Final = 3
HALF_DEMON: Final = 4
ELF: Final = 5
GOBLIN: Final = 6
HOBGOBLIN: Final = 7
PYGMY: Final = 8
PRIEST: Final = 9
PRIESTESS: Final = 10
DWARF_WARLOCK: Final = 11
EXECUTIONER: Final = 12
DWARF: Final = 13
PRINCE: Final = 14
SCOUNDREL: Final = 15
MAGE: Final = 16
DRUID: Final = 17
SHAMAN: Final = 18
GIANT: Final = 19
HERMIT: Final = 20
KOBOLD: Final = 21
DARK_KNIGHT: Final = 22
TRICKSTER: Final = 23
TROLL: Final = 24
WITCH: Final = 25
CONQUEROR: Final = 26

SPELLS: Final = (
    Spell("philosophers_stone", 1, "WT*"),
    Spell("ring_of_fire", 1, "WT WB WR WL WD WF WE"),
    Spell("magic_and_sword", 2, "WF*"),
    Spell("magic_journey", 1, "WB*"),
    Spell("hidden_one", 1, "WF WX WH"),
    Spell("turn_of_fate", 1, "WD*"),
    Spell("rebirth", 1, "WT WB WR WL WD WF WE WH"),
    Spell("insight", 1, "WB*"),
    Spell("lord_of_riches", 1, "WT WB WR WL WD WF WE"),
    Spell("lord_of_friends", 1, "WT WB WR WL WD WF WE"),
    Spell("lord_of_swamps", 1, "WB"),
    Spell("breath_of_death", 1, "WL WF"),
    Spell("seven_winds", 2, "WT WB WR WL WD WF WE"),
    Spell("sower_of_ruin", 1, "WT* WL*"),
    Spell("madness", 1, "WT WB WR WL WD WF WE"),
    Spell("spell_eater", 1, "WT WB WR WL WD WF WE"),
    Spell("master_of_thunder", 1, "WT WB WR WL WD WF WE"),
    Spell("master_of_ice", 1, "WB"),
    Spell("master_of_spells", 2, "WC"),
    Spell("master_of_events", 1, "WT* WL*"),
    Spell("war_of_elements", 1, "WB*"),
    Spell("mirror", 1, "WC"),
    Spell("doom", 1, "WT WB WR WL WD WF WE"),
    Spell("time_formula", 1, "WB*"),
    Spell("space_formula", 1, "WB WR"),
    Spell("golem", 1, "WB*"),
    Spell("homunculus", 1, "WB*"),
)

PHILOSOPHERS_STONE: Final = 0
RING_OF_FIRE: Final = 1
MAGIC_AND_SWORD: Final = 2
MAGIC_JOURNEY: Final = 3
HIDDEN_ONE: Final = 4
TURN_OF_FATE: Final = 5
REBIRTH: Final = 6
INSIGHT: Final = 7
LORD_OF_RICHES: Final = 8
LORD_OF_FRIENDS: Final = 9
LORD_OF_SWAMPS: Final = 10
BREATH_OF_DEATH: Final = 11
SEVEN_WINDS: Final = 12
SOWER_OF_RUIN: Final = 13
MADNESS: Final = 14
SPELL_EATER: Final = 15
MASTER_OF_THUNDER: Final = 16
MASTER_OF_ICE: Final = 17
MASTER_OF_SPELLS: Final = 18
MASTER_OF_EVENTS: Final = 19
WAR_OF_ELEMENTS: Final = 20
MIRROR: Final = 21
DOOM: Final = 22
TIME_FORMULA: Final = 23
SPACE_FORMULA: Final = 24
GOLEM: Final = 25
HOMUNCULUS: Final = 26

DESIGNS: Final = (
    Design("seven_suns_storm", 1, 0, ENCOUNTER, 0, "", False, "foreach(chars_in_circle){each: miss(1)}", ""),
    Design(
        "tribute",
        1,
        0,
        ENCOUNTER,
        0,
        "",
        False,
        "roll(1d6){1: foreach(chars_good){each: pay(1,forced){paid: none(); unpaid: life(-1)}}; 2: foreach(chars_chaotic){each: pay(1,forced){paid: none(); unpaid: life(-1)}}; 3: foreach(chars_evil){each: pay(1,forced){paid: none(); unpaid: life(-1)}}; 4: foreach(chars_lower){each: pay(1,forced){paid: none(); unpaid: life(-1)}}; 5: foreach(chars_middle){each: pay(1,forced){paid: none(); unpaid: life(-1)}}; 6: foreach(chars_upper){each: pay(1,forced){paid: none(); unpaid: life(-1)}}}",
        "",
    ),
    Design(
        "hour_of_spirits",
        1,
        0,
        ENCOUNTER,
        0,
        "",
        False,
        "foreach(chars_evil){each: may(roll(1d6){1-2: spell(+1); 3-4: heal(1); 5-6: miss(1)})}",
        "",
    ),
    Design("comet", 1, 0, ENCOUNTER, 0, "", False, "foreach(strangers_in_circle){each: discard()}", ""),
    Design("magic_tablet", 1, 0, ENCOUNTER, 0, "", False, "spell(to_limit)", ""),
    Design("fog", 1, 0, ENCOUNTER, 0, "", False, "foreach(chars_all){each: slow(2)}", ""),
    Design("noon_wraith", 1, 0, ENCOUNTER, 0, "", True, "forced_friend(noon_wraith)", ""),
    Design(
        "gods_messengers",
        1,
        0,
        ENCOUNTER,
        0,
        "",
        False,
        "if(align){good: life(+1); evil: life(-1); chaotic: none()}",
        "",
    ),
    Design("solstice", 1, 0, ENCOUNTER, 0, "", False, "foreach(chars_all){each: spell(all)}", ""),
    Design(
        "witches_sabbath",
        1,
        0,
        ENCOUNTER,
        0,
        "",
        False,
        "if(align){evil: magic(+1); good: align(evil); chaotic: align(evil)}",
        "",
    ),
    Design(
        "pillar_of_fire",
        1,
        0,
        ENCOUNTER,
        0,
        "",
        False,
        "if(align){good: magic(+1); evil: align(good); chaotic: align(good)}",
        "",
    ),
    Design("patrol", 1, 0, ENCOUNTER, 0, "", False, "goto(move_start,end)", ""),
    Design("knights_tournament", 1, 0, ENCOUNTER, 0, "", False, "may(custom(tournament))", ""),
    Design("parade_of_planets", 1, 0, ENCOUNTER, 0, "", False, "global(demons_double)", ""),
    Design("eclipse", 1, 0, ENCOUNTER, 0, "", False, "foreach(chars_good_chaotic){each: miss(1)}", ""),
    Design(
        "enchanted_path",
        1,
        0,
        ENCOUNTER,
        0,
        "",
        False,
        "roll(1d6){1: goto(plain_of_dreams); 2: goto(plain_of_grass); 3: goto(valley_of_shadows); 4: goto(gloomy_glade); 5: goto(village); 6: goto(tavern)}",
        "",
    ),
    Design("plague", 1, 0, ENCOUNTER, 0, "", False, "foreach(chars_in_circle){each: life(-1)}", ""),
    Design("ambush", 1, 0, ENCOUNTER, 0, "", False, "custom(ambush)", ""),
    Design(
        "poison_herbs", 1, 0, ENCOUNTER, 0, "", False, "if(align){evil: life(+1); good: life(-1); chaotic: none()}", ""
    ),
    Design("evil_spirit", 1, 0, ENCOUNTER, 0, "", True, "forced_friend(evil_spirit)", ""),
    Design("cyclops", 1, 0, ENEMY, 6, "foe", True, "", ""),
    Design("black_chimera", 1, 0, ENEMY, 2, "beast", True, "", ""),
    Design("red_chimera", 1, 0, ENEMY, 2, "beast", True, "", ""),
    Design("goathead", 1, 0, ENEMY, 3, "beast", True, "", ""),
    Design("ogre", 2, 0, ENEMY, 3, "beast ogre", True, "", ""),
    Design("leviathan", 1, 0, ENEMY, 4, "beast", True, "", "place(leviathan)"),
    Design("elk", 2, 0, ENEMY, 1, "beast", True, "", ""),
    Design("bear", 1, 0, ENEMY, 3, "beast", True, "", ""),
    Design("zlyden", 2, 0, ENEMY, 2, "foe", True, "", ""),
    Design("shadowland_stranger", 1, 0, ENEMY, 5, "foe", True, "", ""),
    Design("dragon", 1, 0, ENEMY, 5, "beast", True, "", ""),
    Design("snow_brute", 1, 0, ENEMY, 3, "beast", True, "", ""),
    Design("doppelganger", 1, 0, ENEMY, 0, "foe", True, "", ""),
    Design("three_headed_dragon", 1, 0, ENEMY, 2, "beast", True, "", ""),
    Design("false_wanderer", 1, 0, ENEMY, 3, "foe", True, "", ""),
    Design("wolf", 1, 0, ENEMY, 2, "beast", True, "", ""),
    Design("werewolf", 2, 0, ENEMY, 10, "beast werewolf", True, "", ""),
    Design("robber", 1, 0, ENEMY, 3, "foe", True, "", ""),
    Design("abyss_demon", 1, 0, DEMON, 6, "demon", True, "", ""),
    Design("gloom_spirit", 1, 0, DEMON, 3, "demon", True, "", ""),
    Design("ruin_spirit", 1, 0, DEMON, 2, "demon", True, "", ""),
    Design("demon_prince", 2, 0, DEMON, 10, "demon", True, "", ""),
    Design("ghoul", 2, 0, DEMON, 4, "demon", True, "", "place(ghoul)"),
    Design("vampire", 1, 0, DEMON, 4, "demon", True, "", ""),
    Design("spectre", 1, 0, DEMON, 3, "demon", True, "", ""),
    Design("phantom", 1, 0, DEMON, 5, "demon", True, "", ""),
    Design("miracle_worker", 1, 0, STRANGER, 0, "", True, "may(heal(2))", ""),
    Design("enchanter", 1, 0, STRANGER, 0, "", True, "if(align){good: spell(+1,if_room)}", ""),
    Design(
        "good_deity",
        1,
        0,
        STRANGER,
        0,
        "",
        False,
        "if(harmed_someone){yes: pay(1){paid: none(); unpaid: miss(1)}; no: none()}",
        "",
    ),
    Design("wild_stallion", 1, 0, STRANGER, 0, "", False, "may(extra_move())", ""),
    Design(
        "desert_elder",
        1,
        0,
        STRANGER,
        0,
        "",
        True,
        "choose(){magic_sword: gain(magic_sword); toliman_shield: gain(toliman_shield)} >> discard()",
        "place(elder)",
    ),
    Design("unicorn", 1, 0, STRANGER, 0, "", False, "may(goto(any_in_circle))", ""),
    Design("nightmare", 1, 0, STRANGER, 0, "", True, "if(align){evil: wish() >> discard()}", ""),
    Design("forest_king", 1, 0, STRANGER, 0, "", True, "wish() >> discard()", ""),
    Design("conjurer", 1, 0, STRANGER, 0, "", False, "may(custom(swap_stats))", ""),
    Design("sage", 1, 0, STRANGER, 0, "", False, "custom(guess_number)", ""),
    Design("demigod", 1, 0, STRANGER, 0, "", False, "custom(spell_from_deck)", ""),
    Design("spell_seller", 1, 0, STRANGER, 0, "", True, "may(pay(1){paid: spell(+1,if_room); unpaid: none()})", ""),
    Design(
        "she_devil",
        1,
        0,
        STRANGER,
        0,
        "",
        True,
        "roll(1d6){1: spell(+1); 2: magic(+1); 3: sword(+1); 4: lose(item,1,owner); 5: life(-1); 6: stone()}",
        "",
    ),
    Design(
        "wild_giant",
        1,
        0,
        STRANGER,
        0,
        "",
        False,
        "roll(1d6){1-2: none(); 3-4: lose(item,1,random); 5-6: lose(friend,1,random)}",
        "",
    ),
    Design("fairy", 1, 0, STRANGER, 0, "", True, "if(align){good: wish() >> discard()}", ""),
    Design("time_charmer", 1, 0, STRANGER, 0, "", False, "foreach(chars_not_elf_pygmy_trickster){each: miss(1)}", ""),
    Design("noble_thief", 1, 0, STRANGER, 0, "", False, "if(has_gold){yes: gold(-1); no: gold(+1)}", ""),
    Design("gold_1", 15, 0, GOLD, 0, "", True, "gold(+1)", ""),
    Design("gold_2", 3, 0, GOLD, 0, "", True, "gold(+2)", ""),
    Design("warhorse", 1, 0, ITEM, 0, "", True, "", ""),
    Design("kings_diamond", 1, 0, ITEM, 0, "", True, "", ""),
    Design("clay_tablet", 1, 0, ITEM, 0, "", True, "", "mod(trap_sword_roll,-2)"),
    Design("helmet", 1, 2, ITEM, 0, "", True, "", "armour(1)"),
    Design("pole_and_rope", 1, 3, ITEM, 0, "", True, "", "safe(bog)"),
    Design("horse", 1, 2, ITEM, 0, "", True, "", "transport(8)"),
    Design("lamp", 1, 1, ITEM, 0, "", True, "", ""),
    Design("boat", 1, 1, ITEM, 0, "", True, "", ""),
    Design("magic_manuscript", 1, 0, ITEM, 0, "", True, "", "mod(trap_magic_roll,-2)"),
    Design("plain_sword", 2, 3, ITEM, 0, "weapon", True, "", "mod(battle_sword,+1)"),
    Design("mule", 1, 0, ITEM, 0, "", True, "", "transport(4)"),
    Design("gauntlets", 1, 3, ITEM, 0, "", True, "", "safe(living_rocks)"),
    Design("dagger", 1, 3, ITEM, 0, "weapon", True, "", "mod(battle_sword,+1)"),
    Design("secret_pouch", 1, 0, ITEM, 0, "", True, "", ""),
    Design(
        "casket",
        1,
        0,
        ITEM,
        0,
        "",
        True,
        "roll(1d6){1: gain(toliman_shield); 2: spell(+1); 3: gold(+2); 4: miss(1); 5: life(-1); 6: life(-2)}",
        "",
    ),
    Design("plain_shield", 1, 2, ITEM, 0, "", True, "", "armour(2)"),
    Design("swift_steed", 1, 0, ITEM, 0, "", True, "", ""),
    Design("troika", 1, 0, ITEM, 0, "", True, "", "transport(99); mod(move,+1,optional)"),
    Design("armour", 1, 2, ITEM, 0, "", True, "", "armour(3)"),
    Design(
        "arondight", 1, 0, MAGIC_ITEM, 0, "weapon", True, "", "mod(battle_sword,+1); mod(battle_sword,+2,vs=werewolf)"
    ),
    Design("lucky_die", 1, 0, MAGIC_ITEM, 0, "", True, "", "mod(trap_stat,+1); mod(bridge_roll,+1,optional)"),
    Design("strength_elixir", 1, 0, MAGIC_ITEM, 0, "", True, "", ""),
    Design("excalibur", 1, 0, MAGIC_ITEM, 0, "weapon", True, "", "mod(battle_sword,+1)"),
    Design("inspiration_apple", 1, 0, MAGIC_ITEM, 0, "", True, "", ""),
    Design(
        "fate_crystal",
        1,
        0,
        MAGIC_ITEM,
        0,
        "",
        True,
        "roll(1d6){1: life(-1); 2: discard(); 3: none(); 4: temp(die,+1); 5: temp(die,+2); 6: temp(die,+3)}",
        "",
    ),
    Design(
        "mages_crystal",
        1,
        0,
        MAGIC_ITEM,
        0,
        "",
        True,
        "",
        "cannot(cast); immune(ring_of_fire); immune(doom); immune(golem); immune(lord_of_riches); immune(lord_of_friends)",
    ),
    Design("bottomless_bag", 1, 0, MAGIC_ITEM, 0, "", True, "", "transport(5)"),
    Design("magic_sword", 2, 4, MAGIC_ITEM, 0, "", True, "", ""),
    Design("chaos_sword", 1, 0, MAGIC_ITEM, 0, "weapon", True, "", "cannot_own(good); mod(battle_sword,+2)"),
    Design("rowan_of_knowledge", 1, 0, MAGIC_ITEM, 0, "", True, "", ""),
    Design("ring_of_power", 1, 0, MAGIC_ITEM, 0, "", True, "", "mod(total_magic,+2)"),
    Design("reliquary", 1, 0, MAGIC_ITEM, 0, "", True, "", ""),
    Design("wand_of_fate", 1, 0, MAGIC_ITEM, 0, "", True, "", ""),
    Design("magic_staff", 1, 0, MAGIC_ITEM, 0, "", True, "", "refill(0)"),
    Design("silver_arrow", 1, 0, MAGIC_ITEM, 0, "", True, "", "mod(total_sword,+1); mod(total_magic,+1)"),
    Design(
        "holy_grail", 1, 0, MAGIC_ITEM, 0, "", True, "", "cannot_own(evil); mod(total_magic,+1); safe(living_rocks)"
    ),
    Design("holy_spear", 1, 0, MAGIC_ITEM, 0, "weapon", True, "", "cannot_own(evil); mod(battle_sword,+1)"),
    Design("fire_talisman", 1, 0, MAGIC_ITEM, 0, "", True, "", "mod(die_sword,+1); immune(ring_of_fire)"),
    Design(
        "air_talisman",
        1,
        0,
        MAGIC_ITEM,
        0,
        "",
        True,
        "",
        "mod(die_magic,+1); immune(seven_winds); immune(master_of_thunder)",
    ),
    Design("toliman_shield", 2, 4, MAGIC_ITEM, 0, "", True, "", ""),
    Design(
        "axe_of_light_and_dark",
        1,
        0,
        MAGIC_ITEM,
        0,
        "weapon",
        True,
        "",
        "cannot_own(chaotic); mod(battle_sword,+1); mod(battle_sword,+2,vs=werewolf)",
    ),
    Design("mirror_of_ruin", 1, 0, MAGIC_ITEM, 0, "", True, "", ""),
    Design("alchemist", 1, 0, FRIEND, 0, "", True, "", ""),
    Design("imp", 1, 0, FRIEND, 0, "", True, "", "mod(total_magic,+2); join(life)"),
    Design(
        "elfling",
        1,
        0,
        FRIEND,
        0,
        "",
        True,
        "",
        "safe(cliff); hide(waste); hide(moors); hide(rocks_plain); hide(stone_forest)",
    ),
    Design("squire", 1, 0, FRIEND, 0, "", True, "", "mod(battle_sword,+2)"),
    Design("miser_warlock", 1, 0, FRIEND, 0, "", True, "", ""),
    Design("crusader", 1, 0, FRIEND, 0, "", True, "", "mod(battle_sword,+2)"),
    Design("princess", 1, 0, FRIEND, 0, "", True, "choose(){heal: heal(2); ransom: gold(+3) >> discard()}", ""),
    Design("mercenary", 1, 0, FRIEND, 0, "", True, "", "join(gold)"),
    Design("guardian", 2, 0, FRIEND, 0, "", True, "", "safe(tower); safe(cliff)"),
    Design("shepherd", 1, 0, FRIEND, 0, "", True, "", "mod(total_sword,+1); mod(total_magic,+1)"),
    Design("fortune_seeker", 1, 0, FRIEND, 0, "", True, "", ""),
    Design("guide", 2, 0, FRIEND, 0, "", True, "", "safe(circle_power); safe(ravine); safe(crypt)"),
    Design("ferryman", 1, 0, FRIEND, 0, "", True, "", "safe(ferry)"),
    Design("mermaid", 1, 0, FRIEND, 0, "", True, "", "hide(wetland); hide(ghost_forest); safe(barrow)"),
    Design("loyal_knight", 1, 0, FRIEND, 0, "", True, "", ""),
    Design("strix", 1, 0, FRIEND, 0, "", True, "", "mod(total_magic,+1)"),
    Design("porter", 1, 0, FRIEND, 0, "", True, "", "transport(4); join(gold)"),
    Design("viceroy", 1, 0, FRIEND, 0, "", True, "choose(){heal: heal(2); ransom: gold(+3) >> discard()}", ""),
    Design("tree_of_life", 1, 0, PLACE, 0, "", True, "tokens(4){use: heal(1)}", ""),
    Design(
        "grotto",
        1,
        0,
        PLACE,
        0,
        "",
        True,
        "may(roll(1d6){1: gold(+3); 2: gold(+2); 3: gold(+1); 4: miss(1); 5: fight(sword,3,grotto_ogre); 6: fight(sword,10,grotto_werewolf)})",
        "",
    ),
    Design("magic_lake", 1, 0, PLACE, 0, "", True, "tokens(4){use: sword(+1)}", ""),
    Design("chapel_of_nemed", 1, 0, PLACE, 0, "", True, "may(pray(nemed) >> discard())", ""),
    Design("chapel_of_toliman", 1, 0, PLACE, 0, "", True, "may(pray(toliman) >> discard())", ""),
    Design("labyrinth", 1, 0, PLACE, 0, "", True, "if(total_magic<5){yes: miss(1); no: none()}", ""),
    Design(
        "unknown_temple",
        1,
        0,
        PLACE,
        0,
        "",
        True,
        "may(roll(1d6){1: may(goto(any_in_circle)); 2: life(+1); 3: spell(+1); 4: gold(+2); 5: gold(+1); 6: none()})",
        "",
    ),
    Design(
        "ancient_tomb",
        1,
        0,
        PLACE,
        0,
        "",
        True,
        "may(roll(1d6){1: gold(+3); 2: gold(+2); 3: gold(+1); 4: fight(magic,3,tomb_spectre); 5: fight(magic,5,tomb_phantom); 6: fight(magic,10,tomb_demon)})",
        "",
    ),
    Design("rock_gate", 1, 0, PLACE, 0, "", True, "may(discard() >> draw_new(3))", ""),
    Design("scorched_earth", 1, 0, PLACE, 0, "", True, "if(total_sword<5){yes: miss(1); no: none()}", ""),
    Design(
        "secret_passage",
        1,
        0,
        PLACE,
        0,
        "",
        True,
        "may(roll(1d6){1: goto(town); 2: goto(village); 3: goto(roadkeeper_fortress); 4: goto(temple_of_nemed); 5: goto(dead_city); 6: goto(ghoul_crypt)})",
        "",
    ),
    Design(
        "market",
        1,
        0,
        PLACE,
        0,
        "",
        True,
        "may(shop(){plain_sword: 1; plain_shield: 2; helmet: 1; horse: 2; lamp: 2; boat: 3; gauntlets: 2; pole_and_rope: 1})",
        "",
    ),
    Design("enchanted_spring", 1, 0, PLACE, 0, "", True, "tokens(4){use: magic(+1)}", ""),
)

C_SEVEN_SUNS_STORM: Final = 0
C_TRIBUTE: Final = 1
C_HOUR_OF_SPIRITS: Final = 2
C_COMET: Final = 3
C_MAGIC_TABLET: Final = 4
C_FOG: Final = 5
C_NOON_WRAITH: Final = 6
C_GODS_MESSENGERS: Final = 7
C_SOLSTICE: Final = 8
C_WITCHES_SABBATH: Final = 9
C_PILLAR_OF_FIRE: Final = 10
C_PATROL: Final = 11
C_KNIGHTS_TOURNAMENT: Final = 12
C_PARADE_OF_PLANETS: Final = 13
C_ECLIPSE: Final = 14
C_ENCHANTED_PATH: Final = 15
C_PLAGUE: Final = 16
C_AMBUSH: Final = 17
C_POISON_HERBS: Final = 18
C_EVIL_SPIRIT: Final = 19
C_CYCLOPS: Final = 20
C_BLACK_CHIMERA: Final = 21
C_RED_CHIMERA: Final = 22
C_GOATHEAD: Final = 23
C_OGRE: Final = 24
C_LEVIATHAN: Final = 25
C_ELK: Final = 26
C_BEAR: Final = 27
C_ZLYDEN: Final = 28
C_SHADOWLAND_STRANGER: Final = 29
C_DRAGON: Final = 30
C_SNOW_BRUTE: Final = 31
C_DOPPELGANGER: Final = 32
C_THREE_HEADED_DRAGON: Final = 33
C_FALSE_WANDERER: Final = 34
C_WOLF: Final = 35
C_WEREWOLF: Final = 36
C_ROBBER: Final = 37
C_ABYSS_DEMON: Final = 38
C_GLOOM_SPIRIT: Final = 39
C_RUIN_SPIRIT: Final = 40
C_DEMON_PRINCE: Final = 41
C_GHOUL: Final = 42
C_VAMPIRE: Final = 43
C_SPECTRE: Final = 44
C_PHANTOM: Final = 45
C_MIRACLE_WORKER: Final = 46
C_ENCHANTER: Final = 47
C_GOOD_DEITY: Final = 48
C_WILD_STALLION: Final = 49
C_DESERT_ELDER: Final = 50
C_UNICORN: Final = 51
C_NIGHTMARE: Final = 52
C_FOREST_KING: Final = 53
C_CONJURER: Final = 54
C_SAGE: Final = 55
C_DEMIGOD: Final = 56
C_SPELL_SELLER: Final = 57
C_SHE_DEVIL: Final = 58
C_WILD_GIANT: Final = 59
C_FAIRY: Final = 60
C_TIME_CHARMER: Final = 61
C_NOBLE_THIEF: Final = 62
C_GOLD_1: Final = 63
C_GOLD_2: Final = 64
C_WARHORSE: Final = 65
C_KINGS_DIAMOND: Final = 66
C_CLAY_TABLET: Final = 67
C_HELMET: Final = 68
C_POLE_AND_ROPE: Final = 69
C_HORSE: Final = 70
C_LAMP: Final = 71
C_BOAT: Final = 72
C_MAGIC_MANUSCRIPT: Final = 73
C_PLAIN_SWORD: Final = 74
C_MULE: Final = 75
C_GAUNTLETS: Final = 76
C_DAGGER: Final = 77
C_SECRET_POUCH: Final = 78
C_CASKET: Final = 79
C_PLAIN_SHIELD: Final = 80
C_SWIFT_STEED: Final = 81
C_TROIKA: Final = 82
C_ARMOUR: Final = 83
C_ARONDIGHT: Final = 84
C_LUCKY_DIE: Final = 85
C_STRENGTH_ELIXIR: Final = 86
C_EXCALIBUR: Final = 87
C_INSPIRATION_APPLE: Final = 88
C_FATE_CRYSTAL: Final = 89
C_MAGES_CRYSTAL: Final = 90
C_BOTTOMLESS_BAG: Final = 91
C_MAGIC_SWORD: Final = 92
C_CHAOS_SWORD: Final = 93
C_ROWAN_OF_KNOWLEDGE: Final = 94
C_RING_OF_POWER: Final = 95
C_RELIQUARY: Final = 96
C_WAND_OF_FATE: Final = 97
C_MAGIC_STAFF: Final = 98
C_SILVER_ARROW: Final = 99
C_HOLY_GRAIL: Final = 100
C_HOLY_SPEAR: Final = 101
C_FIRE_TALISMAN: Final = 102
C_AIR_TALISMAN: Final = 103
C_TOLIMAN_SHIELD: Final = 104
C_AXE_OF_LIGHT_AND_DARK: Final = 105
C_MIRROR_OF_RUIN: Final = 106
C_ALCHEMIST: Final = 107
C_IMP: Final = 108
C_ELFLING: Final = 109
C_SQUIRE: Final = 110
C_MISER_WARLOCK: Final = 111
C_CRUSADER: Final = 112
C_PRINCESS: Final = 113
C_MERCENARY: Final = 114
C_GUARDIAN: Final = 115
C_SHEPHERD: Final = 116
C_FORTUNE_SEEKER: Final = 117
C_GUIDE: Final = 118
C_FERRYMAN: Final = 119
C_MERMAID: Final = 120
C_LOYAL_KNIGHT: Final = 121
C_STRIX: Final = 122
C_PORTER: Final = 123
C_VICEROY: Final = 124
C_TREE_OF_LIFE: Final = 125
C_GROTTO: Final = 126
C_MAGIC_LAKE: Final = 127
C_CHAPEL_OF_NEMED: Final = 128
C_CHAPEL_OF_TOLIMAN: Final = 129
C_LABYRINTH: Final = 130
C_UNKNOWN_TEMPLE: Final = 131
C_ANCIENT_TOMB: Final = 132
C_ROCK_GATE: Final = 133
C_SCORCHED_EARTH: Final = 134
C_SECRET_PASSAGE: Final = 135
C_MARKET: Final = 136
C_ENCHANTED_SPRING: Final = 137

PRAYERS: Final = (
    (
        "life(+2)",
        "life(-1)",
        "choose(){life_down: life(-1); lose_friend: lose(friend,1,owner)}",
        "sword(+1)",
        "magic(+1)",
        "spell(+1)",
        "life(+1)",
        "possessed()",
        "choose(){magic_down: magic(-1); sword_down: sword(-1)}",
        "gain(magic_sword)",
        "life(-2)",
    ),
    (
        "life(-1)",
        "magic(-1) >> sword(-1)",
        "spell(-1)",
        "lose(friend,1,owner)",
        "spell(+1)",
        "choose(){magic_up: magic(+1); sword_up: sword(+1)}",
        "extra_move()",
        "possessed()",
        "gain(toliman_shield)",
        "life(+1)",
        "life(-1) >> magic(-1) >> sword(-1)",
    ),
)  # MS-4.7 of the box: the sums 2 … 12 of a prayer to Nemed and to Toliman

WISH: Final = (
    "choose(){sword_up: sword(+1); magic_up: magic(+1); life_up: life(+1); spell_up: spell(+1); gold_up: gold(+1); "
    "journey: goto(any_in_circle)}"
)
DOOM_SCRIPT: Final = (
    "roll(1d6){1: stone(); 2: gold(all); 3: sword(-1); 4: magic(-1); 5: choose(){sword_up: sword(+1); magic_up: magic(+1)}; "
    "6: life(+1)}"
)

SWAMP_BORDERS: Final = (
    "L1 M10 M11",
    "L2 M12",
    "L3 M13",
    "L4 M14",
    "L5 M15",
    "L6 M1 M16",
    "L7 M2",
    "L8 M2 M3",
    "L9 M4",
    "L10 M5",
    "L11 M6",
    "L12 M7",
    "L13 M8 M9",
    "L14 M9",
)  # MS-A28 squares that face each other across the Swamp
ICE_BORDERS: Final = (
    "M1 U1 U2 U18",
    "M2 U2 U3 U4",
    "M3 U4",
    "M4 U5",
    "M5 U6",
    "M6 U7",
    "M7 U8",
    "M8 U8 U9",
    "M9 U9 U10 U11",
    "M10 U11 U12 U13",
    "M11 U13 U14",
    "M12 U14 U15",
    "M13 U15",
    "M14 U16",
    "M15 U17",
    "M16 U17 U18",
)  # MS-A28 … and across the Ice Forest

CREATURES: Final = (
    "tavern_bully",
    "barrow_spirit demon",
    "circle_guardian",
    "crypt_ghoul demon",
    "ravine_werewolf beast werewolf",
    "grotto_ogre beast ogre",
    "grotto_werewolf beast werewolf",
    "tomb_spectre demon",
    "tomb_phantom demon",
    "tomb_demon demon",
    "snow_knight guardian",
    "stone_monster guardian",
    "rock_spirit guardian",
    "darkness_demon bridge",
    "bridge_monster_being bridge",
    "beast bridge",
    "golem",
    "homunculus",
    "fortune_seeker",
)  # beings without a card, with their tags

TAVERN_BULLY: Final = 0
BARROW_SPIRIT: Final = 1
CIRCLE_GUARDIAN: Final = 2
CRYPT_GHOUL: Final = 3
RAVINE_WEREWOLF: Final = 4
GROTTO_OGRE: Final = 5
GROTTO_WEREWOLF: Final = 6
TOMB_SPECTRE: Final = 7
TOMB_PHANTOM: Final = 8
TOMB_DEMON: Final = 9
SNOW_KNIGHT: Final = 10
STONE_MONSTER: Final = 11
ROCK_SPIRIT: Final = 12
DARKNESS_DEMON: Final = 13
BRIDGE_MONSTER_BEING: Final = 14
BEAST: Final = 15
GOLEM_BEING: Final = 16
HOMUNCULUS_BEING: Final = 17
SEEKER_BEING: Final = 18
