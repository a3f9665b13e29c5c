"""What is printed on the components of «Магический Меч», as the spec has it (sections 4.1 to 4.7); no code is asked."""

ENEMIES = {
    "cyclops": 6, "black_chimera": 2, "red_chimera": 2, "goathead": 3, "ogre": 3, "leviathan": 4, "elk": 1, "bear": 3,
    "zlyden": 2, "shadowland_stranger": 5, "dragon": 5, "snow_brute": 3, "doppelganger": 0, "three_headed_dragon": 2,
    "false_wanderer": 3, "wolf": 2, "werewolf": 10, "robber": 3,
}  # fmt: skip
BEASTS = {
    "black_chimera", "red_chimera", "goathead", "ogre", "leviathan", "elk", "bear", "dragon", "snow_brute",
    "three_headed_dragon", "wolf", "werewolf", "ravine_werewolf", "grotto_ogre", "grotto_werewolf",
}  # fmt: skip
DEMONS = {
    "abyss_demon": 6, "gloom_spirit": 3, "ruin_spirit": 2, "demon_prince": 10, "ghoul": 4, "vampire": 4, "spectre": 3,
    "phantom": 5,
}  # fmt: skip
BEINGS = {  # without a card: the least and the greatest number
    "tavern_bully": (4, 4), "barrow_spirit": (4, 4), "circle_guardian": (5, 5), "crypt_ghoul": (4, 6),
    "ravine_werewolf": (4, 6), "grotto_ogre": (3, 3), "grotto_werewolf": (10, 10), "tomb_spectre": (3, 3),
    "tomb_phantom": (5, 5), "tomb_demon": (10, 10), "snow_knight": (10, 10), "stone_monster": (5, 10),
    "rock_spirit": (5, 10), "darkness_demon": (2, 12), "bridge_monster_being": (2, 12), "beast": (10, 15),
    "golem": (3, 3), "homunculus": (5, 5),
}  # fmt: skip
DEMON_BEINGS = {"barrow_spirit", "crypt_ghoul", "tomb_spectre", "tomb_phantom", "tomb_demon"}
WEREWOLVES = {"werewolf", "ravine_werewolf", "grotto_werewolf"}

BONUS = {  # MS-A37 points that each enemy adds on a square
    "valley_of_shadows": 1, "plain_of_lonely_rocks": 2, "gloomy_glade": 1, "plain_of_grass": 3, "plain_of_dreams": 2,
    "stone_forest": 3,
}  # fmt: skip
DRAW = {
    "eldritch_grove": 1, "path_1": 1, "wetland_1": 1, "path_2": 1, "wetland_2": 1, "trackless_waste": 2,
    "frozen_waste": 1, "ice_realm": 1, "valley_of_shadows": 1, "heather_moors": 2, "plateau_of_mists": 3,
    "enchanted_hills": 1, "forest_of_ghostly_lights": 1, "plain_of_lonely_rocks": 2, "gloomy_glade": 1,
    "fortress_ruins": 1, "valley_of_skulls": 1, "plain_of_grass": 1, "crossroads_1": 1, "dead_city": 1,
    "plain_of_dreams": 1, "crossroads_2": 1, "stone_forest": 2,
}  # fmt: skip
PATHS = {"path_1", "path_2", "valley_of_shadows", "valley_of_skulls"}
PLAINS = {"plain_of_lonely_rocks", "plain_of_grass", "plain_of_dreams"}
NO_POINTS = {"enchanted_hills", "crossroads_1"}  # items add nothing
NO_SPELLS = {"enchanted_hills", "crossroads_2"}

TOTAL_SWORD = {"silver_arrow": 1, "shepherd": 1}
TOTAL_MAGIC = {"ring_of_power": 2, "silver_arrow": 1, "holy_grail": 1, "imp": 2, "shepherd": 1, "strix": 1}
WEAPONS = {  # usually, and against a werewolf
    "plain_sword": (1, 1), "dagger": (1, 1), "arondight": (1, 2), "excalibur": (1, 1), "chaos_sword": (2, 2),
    "holy_spear": (1, 1), "axe_of_light_and_dark": (1, 2),
}  # fmt: skip
COMPANIONS = {"squire": 2, "crusader": 2}  # Sword in battle
FORCED = {"noon_wraith", "evil_spirit"}
ORDINARY = {
    "warhorse", "kings_diamond", "clay_tablet", "helmet", "pole_and_rope", "horse", "lamp", "boat", "magic_manuscript",
    "plain_sword", "mule", "gauntlets", "dagger", "secret_pouch", "casket", "plain_shield", "swift_steed", "troika",
    "armour",
}  # fmt: skip
MAGIC = {
    "arondight", "lucky_die", "strength_elixir", "excalibur", "inspiration_apple", "fate_crystal", "mages_crystal",
    "bottomless_bag", "magic_sword", "chaos_sword", "rowan_of_knowledge", "ring_of_power", "reliquary", "wand_of_fate",
    "magic_staff", "silver_arrow", "holy_grail", "holy_spear", "fire_talisman", "air_talisman", "toliman_shield",
    "axe_of_light_and_dark", "mirror_of_ruin",
}  # fmt: skip
FRIENDS = {
    "alchemist", "imp", "elfling", "squire", "miser_warlock", "crusader", "princess", "mercenary", "guardian",
    "shepherd", "fortune_seeker", "guide", "ferryman", "mermaid", "loyal_knight", "strix", "porter", "viceroy",
}  # fmt: skip
CARRIERS = {"horse": 8, "mule": 4, "porter": 4, "bottomless_bag": 5, "troika": 99}  # MS-A54
UNCOUNTED = {"horse", "mule", "troika", "bottomless_bag", "boat"}
NOT_FOR = {  # 0 good, 1 evil, 2 chaotic
    "chaos_sword": 0, "holy_grail": 1, "holy_spear": 1, "axe_of_light_and_dark": 2,
}  # fmt: skip
VOWS = {"plain_sword", "dagger", "helmet", "armour"}  # what the Hermit does not touch

ROCKS, CLIFFS, BOGS = {"living_rocks_1", "living_rocks_2"}, {"cliff_1", "cliff_2"}, {"bog_1", "bog_2"}
FERRIES, WETLANDS = {"ferry_1", "ferry_2"}, {"wetland_1", "wetland_2"}
SAFE = {  # where a compulsory roll, payment or loss is waived
    "barbarian": CLIFFS | {"wolf_ravine"}, "elf": CLIFFS, "goblin": {"circle_of_power", "wolf_ravine"},
    "hobgoblin": {"barrow", "ghoul_crypt"}, "pygmy": {"circle_of_power"} | CLIFFS, "dwarf_warlock": {"gate_warden"},
    "troll": {"circle_of_power", "barrow"}, "pole_and_rope": BOGS, "gauntlets": ROCKS, "holy_grail": ROCKS,
    "elfling": CLIFFS, "guardian": {"tower_of_fate"} | CLIFFS, "ferryman": FERRIES, "mermaid": {"barrow"},
    "guide": {"circle_of_power", "wolf_ravine", "ghoul_crypt"},
}  # fmt: skip
HIDES = {
    "elf": PLAINS, "hobgoblin": {"path_1", "path_2"}, "shaman": WETLANDS,
    "elfling": {"trackless_waste", "heather_moors", "plain_of_lonely_rocks", "stone_forest"},
    "mermaid": WETLANDS | {"forest_of_ghostly_lights"},
}  # fmt: skip
IMMUNE = {
    "mage": {"golem", "homunculus"},
    "mages_crystal": {"ring_of_fire", "doom", "golem", "lord_of_riches", "lord_of_friends"},
    "fire_talisman": {"ring_of_fire"}, "air_talisman": {"seven_winds", "master_of_thunder"},
}  # fmt: skip
LIMIT = (0, 0, 1, 2, 2, 3)  # spells by total Magic, then 3

EVERY = "WT WB WR WL WD WF WE"
SPELLS = {  # windows; an asterisk: in the own turn, or the own battle
    "philosophers_stone": "WT*", "ring_of_fire": EVERY, "magic_and_sword": "WF*", "magic_journey": "WB*",
    "hidden_one": "WF WX WH", "turn_of_fate": "WD*", "rebirth": EVERY + " WH", "insight": "WB*",
    "lord_of_riches": EVERY, "lord_of_friends": EVERY, "lord_of_swamps": "WB", "breath_of_death": "WL WF",
    "seven_winds": EVERY, "sower_of_ruin": "WT* WL*", "madness": EVERY, "spell_eater": EVERY,
    "master_of_thunder": EVERY, "master_of_ice": "WB", "master_of_spells": "WC", "master_of_events": "WT* WL*",
    "war_of_elements": "WB*", "mirror": "WC", "doom": EVERY, "time_formula": "WB*", "space_formula": "WB WR",
    "golem": "WB*", "homunculus": "WB*",
}  # fmt: skip
WINDOWS = ("WT", "WB", "WR", "WL", "WD", "WF", "WE", "WX", "WH", "WC")

WISH = (
    "choose(){sword_up: sword(+1); magic_up: magic(+1); life_up: life(+1); spell_up: spell(+1); gold_up: gold(+1);"
    " journey: goto(any)}"
)
TAX = "pay(1,forced){paid: none(); unpaid: life(-1)}"
EFFECTS = {
    "seven_suns_storm": "foreach(circle){each: miss(1)}",
    "tribute": f"roll(1d6){{1: foreach(good){{each: {TAX}}}; 2: foreach(chaotic){{each: {TAX}}}; 3: foreach(evil)"
    f"{{each: {TAX}}}; 4: foreach(lower){{each: {TAX}}}; 5: foreach(middle){{each: {TAX}}}; 6: foreach(upper)"
    f"{{each: {TAX}}}}}",
    "hour_of_spirits": "foreach(evil){each: may(){yes: roll(1d6){1-2: spell(+1); 3-4: heal(1); 5-6: miss(1)}}}",
    "magic_tablet": "spell(limit)",
    "fog": "foreach(all){each: slow(2)}",
    "gods_messengers": "if(align){good: life(+1); evil: life(-1); chaotic: none()}",
    "solstice": "foreach(all){each: spell(all)}",
    "witches_sabbath": "if(align){evil: magic(+1); good: align(evil); chaotic: align(evil)}",
    "pillar_of_fire": "if(align){good: magic(+1); evil: align(good); chaotic: align(good)}",
    "patrol": "goto(start)",
    "eclipse": "foreach(good chaotic){each: miss(1)}",
    "enchanted_path": "roll(1d6){1: goto(plain_of_dreams); 2: goto(plain_of_grass); 3: goto(valley_of_shadows);"
    " 4: goto(gloomy_glade); 5: goto(village); 6: goto(tavern)}",
    "plague": "foreach(circle){each: life(-1)}",
    "poison_herbs": "if(align){evil: life(+1); good: life(-1); chaotic: none()}",
    "miracle_worker": "may(){yes: heal(2)}",
    "enchanter": "if(align){good: spell(+1,room); evil: none(); chaotic: none()}",
    "good_deity": "if(harmed){yes: pay(1){paid: none(); unpaid: miss(1)}; no: none()}",
    "wild_stallion": "may(){yes: move()}",
    "desert_elder": "choose(){magic_sword: gain(magic_sword); toliman_shield: gain(toliman_shield)} >> gone()",
    "unicorn": "may(){yes: goto(any)}",
    "nightmare": f"if(align){{evil: gone() >> {WISH}; good: none(); chaotic: none()}}",
    "forest_king": f"gone() >> {WISH}",
    "conjurer": "may(){yes: swap()}",
    "sage": "guess()",
    "spell_seller": "may(){yes: pay(1,forced){paid: spell(+1,room); unpaid: none()}}",
    "she_devil": "roll(1d6){1: spell(+1); 2: magic(+1); 3: sword(+1); 4: lose(item); 5: life(-1); 6: stone()}",
    "wild_giant": "roll(1d6){1-2: none(); 3-4: lose(item); 5-6: lose(friend)}",
    "fairy": f"if(align){{good: gone() >> {WISH}; evil: none(); chaotic: none()}}",
    "time_charmer": "foreach(untouched){each: miss(1)}",
    "noble_thief": "if(gold){yes: gold(-1); no: gold(+1)}",
    "casket": "roll(1d6){1: gain(toliman_shield); 2: spell(+1); 3: gold(+2); 4: miss(1); 5: life(-1); 6: life(-2)}",
    "tree_of_life": "heal(1)",
    "grotto": "may(){yes: roll(1d6){1: gold(+3); 2: gold(+2); 3: gold(+1); 4: miss(1); 5: fight(sword,3,grotto_ogre);"
    " 6: fight(sword,10,grotto_werewolf)}}",
    "magic_lake": "sword(+1)",
    "chapel_of_nemed": "may(){yes: gone() >> pray(nemed)}",
    "chapel_of_toliman": "may(){yes: gone() >> pray(toliman)}",
    "labyrinth": "if(magic<5){yes: miss(1); no: none()}",
    "unknown_temple": "may(){yes: roll(1d6){1: may(){yes: goto(any)}; 2: life(+1); 3: spell(+1); 4: gold(+2);"
    " 5: gold(+1); 6: none()}}",
    "ancient_tomb": "may(){yes: roll(1d6){1: gold(+3); 2: gold(+2); 3: gold(+1); 4: fight(magic,3,tomb_spectre);"
    " 5: fight(magic,5,tomb_phantom); 6: fight(magic,10,tomb_demon)}}",
    "scorched_earth": "if(sword<5){yes: miss(1); no: none()}",
    "secret_passage": "may(){yes: roll(1d6){1: goto(town); 2: goto(village); 3: goto(roadkeeper_fortress);"
    " 4: goto(temple_of_nemed); 5: goto(dead_city); 6: goto(ghoul_crypt)}}",
    "enchanted_spring": "magic(+1)",
}
CLIFF = "roll(1d6){1-2: life(-1); 3-6: none()} >> friends(){each: roll(1d6){1-2: dies(); 3-6: none()}}"
FERRY = "pay(1){paid: none(); unpaid: goto(start)}"
INSTRUCTIONS = {
    "tavern": "roll(1d6){1: gold(-1); 2: gold(+1); 3: miss(1); 4: fight(sword,4,tavern_bully); 5: may(){yes:"
    " goto(any)}; 6: may(){yes: goto(temple_of_nemed)}}",
    "barrow": "roll(1d6){1: sword(+1); 2-3: none(); 4-5: miss(1); 6: fight(magic,4,barrow_spirit)}",
    "village": "choose(){sorceress: roll(1d6){1: sword(-1); 2-4: choose(){sword_up: sword(+1); magic_up: magic(+1)};"
    " 5: spell(+1); 6: none()}; armourer: other(); healer: other()}",
    "devils_mill": "if(align){good: life(-1); chaotic: roll(1d6){1-3: life(+1); 4-6: life(-1)}; evil: may(){yes:"
    " roll(1d6){1: sword(+1); 2: magic(+1); 3: spell(+1); 4: move(); 5: miss(1); 6: life(-1)}}}",
    "circle_of_power": "roll(1d6){1: fight(sword,5,circle_guardian); 2-3: miss(1); 4-5: none(); 6: magic(+1)}",
    "well_of_eternity": "choose(){drink: heal(4); roll: roll(1d6){1-3: none(); 4: life(+1); 5: spell(+1); 6: move()}}",
    "town": "choose(){soothsayer: roll(1d6){1: spell(+1); 2: stone(); 3: if(align){evil: align(good); chaotic:"
    " align(evil); good: none()}; 4-6: none()}; usurer: other()}",
    "ferry_1": FERRY,
    "ferry_2": FERRY,
    "tower_of_fate": "roll(1d6){1: miss(1); 2-3: stone(); 4-5: move(); 6: none()}",
    "gate_warden": "pay(1){paid: none(); unpaid: life(-1)}",
    "magic_gate": "choose(){sword_up: sword(+1); magic_up: magic(+1); spell_up: spell(+1); gold_up: gold(+1)}",
    "temple_of_nemed": "pray(nemed)",
    "temple_of_toliman": "pray(toliman)",
    "cliff_1": CLIFF,
    "cliff_2": CLIFF,
    "bog_1": "lose(item friend)",
    "bog_2": "lose(item friend)",
    "living_rocks_1": "life(-1)",
    "living_rocks_2": "life(-1)",
    "ghoul_crypt": "roll(1d6){1-3: none(); 4: fight(magic,4,crypt_ghoul); 5: fight(magic,5,crypt_ghoul);"
    " 6: fight(magic,6,crypt_ghoul)}",
    "wolf_ravine": "roll(1d6){1-3: none(); 4: fight(sword,4,ravine_werewolf); 5: fight(sword,5,ravine_werewolf);"
    " 6: fight(sword,6,ravine_werewolf)}",
}
DOOM = (
    "roll(1d6){1: stone(); 2: gold(-99); 3: sword(-1); 4: magic(-1); 5: choose(){sword_up: sword(+1); magic_up:"
    " magic(+1)}; 6: life(+1)}"
)
LOSS = "choose(){magic_down: magic(-1); sword_down: sword(-1)}"
PRAYERS = {
    "nemed": (
        "life(+2)", "life(-1)", "choose(){life_down: life(-1); lose_friend: lose(friend)}", "sword(+1)", "magic(+1)",
        "spell(+1)", "life(+1)", "possessed()", LOSS, "gain(magic_sword)", "life(-2)",
    ),
    "toliman": (
        "life(-1)", "magic(-1) >> sword(-1)", "spell(-1)", "lose(friend)", "spell(+1)",
        "choose(){magic_up: magic(+1); sword_up: sword(+1)}", "move()", "possessed()", "gain(toliman_shield)",
        "life(+1)", "life(-1) >> magic(-1) >> sword(-1)",
    ),
}  # fmt: skip
HEROES = {  # alignment, Sword, Magic
    "adventurer": (2, 3, 3), "barbarian": (2, 5, 1), "knight_errant": (0, 3, 3), "wizard": (0, 2, 4),
    "half_demon": (1, 2, 4), "elf": (0, 3, 4), "goblin": (2, 3, 3), "hobgoblin": (1, 3, 3), "pygmy": (0, 2, 3),
    "priest": (2, 2, 4), "priestess": (0, 1, 5), "dwarf_warlock": (1, 2, 5), "executioner": (0, 2, 4),
    "dwarf": (2, 3, 3), "prince": (2, 4, 3), "scoundrel": (1, 5, 1), "mage": (2, 2, 5), "druid": (2, 3, 4),
    "shaman": (2, 2, 3), "giant": (2, 4, 2), "hermit": (0, 2, 3), "kobold": (2, 3, 3), "dark_knight": (1, 3, 3),
    "trickster": (0, 4, 3), "troll": (2, 6, 1), "witch": (1, 2, 4), "conqueror": (2, 4, 3),
}  # fmt: skip


def facing(table: str) -> dict[str, set[str]]:
    """MS-A28 Which squares border on which across the Swamp or the Ice Forest, read in both directions."""
    rings = {"L": LOWER, "M": MIDDLE, "U": UPPER}
    found: dict[str, set[str]] = {}
    for row in table.split(","):
        square, *others = (rings[code[0]][int(code[1:]) - 1] for code in row.split())
        for other in others:
            found.setdefault(square, set()).add(other)
            found.setdefault(other, set()).add(square)
    return found


LOWER = (
    "tavern", "eldritch_grove", "path_1", "wetland_1", "barrow", "village", "path_2", "wetland_2", "devils_mill",
    "circle_of_power", "well_of_eternity", "trackless_waste", "town", "frozen_waste",
)  # fmt: skip
MIDDLE = (
    "roadkeeper_fortress", "ice_realm", "ferry_1", "valley_of_shadows", "heather_moors", "tower_of_fate",
    "gate_warden", "magic_gate", "plateau_of_mists", "temple_of_nemed", "enchanted_hills", "forest_of_ghostly_lights",
    "hermits_hut", "plain_of_lonely_rocks", "ferry_2", "gloomy_glade",
)  # fmt: skip
UPPER = (
    "cliff_1", "fortress_ruins", "temple_of_toliman", "valley_of_skulls", "bog_1", "living_rocks_1", "cliff_2",
    "plain_of_grass", "crossroads_1", "royal_castle", "dead_city", "living_rocks_2", "bog_2", "ghoul_crypt",
    "plain_of_dreams", "crossroads_2", "stone_forest", "wolf_ravine",
)  # fmt: skip
SWAMP = facing(
    "L1 M10 M11,L2 M12,L3 M13,L4 M14,L5 M15,L6 M1 M16,L7 M2,L8 M2 M3,L9 M4,L10 M5,L11 M6,L12 M7,L13 M8 M9,L14 M9"
)
ICE = facing(
    "M1 U1 U2 U18,M2 U2 U3 U4,M3 U4,M4 U5,M5 U6,M6 U7,M7 U8,M8 U8 U9,M9 U9 U10 U11,M10 U11 U12 U13,M11 U13 U14,"
    "M12 U14 U15,M13 U15,M14 U16,M15 U17,M16 U17 U18"
)

PRINTED: dict[str, set[int]] = {  # numbers of abilities and tasks that no instruction has; a text says all of them
    "adventurer": {2}, "barbarian": {1, 2}, "half_demon": {1, 2}, "pygmy": {1, 2}, "priest": {1, 3},
    "priestess": {2, 1, 3}, "executioner": {1, 2}, "dwarf": {1, 2}, "prince": {5}, "mage": {1}, "druid": {1},
    "kobold": {6}, "shaman": {2}, "dark_knight": {1, 10}, "conqueror": {2}, "wizard": {2}, "dwarf_warlock": {2},
    "three_headed_dragon": {3, 6}, "false_wanderer": {1, 3}, "ghoul": {1, 2, 3, 4, 5, 6},
    "desert_elder": {1, 2, 3, 4, 5, 6}, "sage": {1, 6}, "gold_1": {1}, "gold_2": {2}, "kings_diamond": {5},
    "clay_tablet": {2}, "magic_manuscript": {2}, "swift_steed": {3}, "lucky_die": {1}, "strength_elixir": {2},
    "fate_crystal": {1, 2, 3, 4, 5, 6}, "fire_talisman": {1}, "air_talisman": {1}, "mirror_of_ruin": {2},
    "princess": {2, 3}, "viceroy": {2, 3}, "mercenary": {3}, "fortune_seeker": {3}, "loyal_knight": {3},
    "tree_of_life": {4}, "magic_lake": {4}, "enchanted_spring": {4}, "rock_gate": {3}, "plain_shield": {1, 2},
    "armour": {1, 3}, "rebirth": {4}, "insight": {5}, "breath_of_death": {2}, "seven_winds": {1}, "time_formula": {3},
    "golem": {3}, "homunculus": {5}, "eldritch_grove": {2}, "village": {2, 3, 1, 4},
    "roadkeeper_fortress": {1, 2, 3, 4, 5, 6}, "ice_realm": {10}, "hermits_hut": {4}, "fortress_ruins": {5, 10},
    "dead_city": {5, 10}, "royal_castle": {1, 4, 5, 6}, "trap": {3, 0, 1, 2, 4, 5, 6},
    "magic_trap": {3, 0, 1, 2, 4, 5, 6}, "game_with_death": {2}, "demon_of_darkness": {2}, "bridge_monster": {2},
    "beast_castle": {1, 2, 3, 4, 6, 10, 15}, "cerberus": {1, 2, 3, 4, 5, 6},
    **{f"{kind}_of_{god}": {*range(1, 13)} for kind in ("temple", "chapel") for god in PRAYERS},
}  # fmt: skip
NAMED = {"seven_suns_storm": {7}, "black_chimera": {3}, "vampire": {1}, "chapel_of_nemed": {1}}  # no rule of theirs
STRENGTHS = {**ENEMIES, **DEMONS}  # what a text says of an enemy first
