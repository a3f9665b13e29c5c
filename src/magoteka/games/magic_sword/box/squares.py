"""The squares of the board, and which face each other."""

from typing import Final

from magoteka.games.magic_sword.box.effects import (
    NOTHING,
    Align,
    BridgeTask,
    ByAlignment,
    Choose,
    CourtHealing,
    DriveOutSpirit,
    Effect,
    ExtraMove,
    Fight,
    ForEachFriend,
    GoBack,
    Gold,
    GoTo,
    Heal,
    Journey,
    Life,
    Lose,
    LoseThisFriend,
    Magic,
    May,
    Miss,
    Mission,
    PaidHealing,
    Pay,
    Prayer,
    Roll,
    Sale,
    Shop,
    Spells,
    Stone,
    Sword,
    Then,
)
from magoteka.games.magic_sword.box.names import (
    BARROW_SPIRIT,
    C_DAGGER,
    C_HELMET,
    C_PLAIN_SWORD,
    CIRCLE_GUARDIAN,
    CRYPT_GHOUL,
    EVIL,
    GOOD,
    HEAL_CAP,
    L1,
    L2,
    L3,
    L4,
    L5,
    L6,
    L7,
    L8,
    L9,
    L10,
    L11,
    L12,
    L13,
    L14,
    M1,
    M2,
    M3,
    M4,
    M5,
    M6,
    M7,
    M8,
    M9,
    M10,
    M11,
    M12,
    M13,
    M14,
    M15,
    M16,
    RAVINE_WEREWOLF,
    TAVERN_BULLY,
    U1,
    U2,
    U3,
    U4,
    U5,
    U6,
    U7,
    U8,
    U9,
    U10,
    U11,
    U12,
    U13,
    U14,
    U15,
    U16,
    U17,
    U18,
)
from magoteka.games.magic_sword.box.traits import Ground


class Square:
    """A square: what it is, how many cards are drawn there, or what it does."""

    def __init__(
        self,
        code: str,
        slug: str,
        tags: tuple[Ground, ...] = (),
        draw: int = 0,
        bonus: int = 0,
        must: bool = True,
        effect: Effect = NOTHING,
    ) -> None:
        self.code: Final = code
        self.slug: Final = slug
        self.tags: Final = tags
        self.draw: Final = draw  # MS-A29 cards to draw
        self.bonus: Final = bonus  # MS-A37 points that each enemy adds there
        self.must: Final = must  # MS-13.5a what the square says has to be done
        self.effect: Final = effect


CLIFF: Final = Then(
    Roll({1: Life(-1), 2: Life(-1), 3: NOTHING, 4: NOTHING, 5: NOTHING, 6: NOTHING}),
    ForEachFriend(Roll({1: LoseThisFriend(), 2: LoseThisFriend(), 3: NOTHING, 4: NOTHING, 5: NOTHING, 6: NOTHING})),
)

FERRY: Final = Pay(1, paid=NOTHING, unpaid=GoBack())

SQUARES: Final = (
    Square(
        "L1",
        "tavern",
        effect=Roll(
            {
                1: Gold(-1),
                2: Gold(+1),
                3: Miss(1),
                4: Fight("sword", 4, TAVERN_BULLY),
                5: May(Journey()),
                6: May(GoTo(M10)),
            }
        ),
    ),
    Square("L2", "eldritch_grove", ("swamp_gate",), draw=1),
    Square("L3", "path_1", ("path",), draw=1),
    Square("L4", "wetland_1", ("wetland",), draw=1),
    Square(
        "L5",
        "barrow",
        ("barrow",),
        effect=Roll(
            {1: Sword(+1), 2: NOTHING, 3: NOTHING, 4: Miss(1), 5: Miss(1), 6: Fight("magic", 4, BARROW_SPIRIT)}
        ),
    ),
    Square(
        "L6",
        "village",
        must=False,
        effect=Choose(
            {
                "sorceress": Roll(
                    {
                        1: Sword(-1),
                        2: Choose({"sword_up": Sword(+1), "magic_up": Magic(+1)}),
                        3: Choose({"sword_up": Sword(+1), "magic_up": Magic(+1)}),
                        4: Choose({"sword_up": Sword(+1), "magic_up": Magic(+1)}),
                        5: Spells(+1),
                        6: NOTHING,
                    }
                ),
                "armourer": Shop({C_PLAIN_SWORD: 2, C_DAGGER: 3, C_HELMET: 1}),
                "healer": PaidHealing(1),
            }
        ),
    ),
    Square("L7", "path_2", ("path",), draw=1),
    Square("L8", "wetland_2", ("wetland",), draw=1),
    Square(
        "L9",
        "devils_mill",
        effect=ByAlignment(
            good=Life(-1),
            evil=May(Roll({1: Sword(+1), 2: Magic(+1), 3: Spells(+1), 4: ExtraMove(), 5: Miss(1), 6: Life(-1)})),
            chaotic=Roll({1: Life(+1), 2: Life(+1), 3: Life(+1), 4: Life(-1), 5: Life(-1), 6: Life(-1)}),
        ),
    ),
    Square(
        "L10",
        "circle_of_power",
        ("circle_power",),
        effect=Roll(
            {1: Fight("sword", 5, CIRCLE_GUARDIAN), 2: Miss(1), 3: Miss(1), 4: NOTHING, 5: NOTHING, 6: Magic(+1)}
        ),
    ),
    Square(
        "L11",
        "well_of_eternity",
        must=False,
        effect=Choose(
            {
                "drink": ByAlignment(good=Heal(HEAL_CAP)),
                "roll": Roll({1: NOTHING, 2: NOTHING, 3: NOTHING, 4: Life(+1), 5: Spells(+1), 6: ExtraMove()}),
            }
        ),
    ),
    Square("L12", "trackless_waste", ("waste",), draw=2),
    Square(
        "L13",
        "town",
        must=False,
        effect=Choose(
            {
                "soothsayer": Roll(
                    {
                        1: Spells(+1),
                        2: Stone(),
                        3: ByAlignment(evil=Align(GOOD), chaotic=Align(EVIL)),
                        4: NOTHING,
                        5: NOTHING,
                        6: NOTHING,
                    }
                ),
                "usurer": Sale(),
            }
        ),
    ),
    Square("L14", "frozen_waste", draw=1),
    Square("M1", "roadkeeper_fortress", must=False, effect=Mission()),
    Square("M2", "ice_realm", ("ice_gate",), draw=1),
    Square("M3", "ferry_1", ("ferry",), effect=FERRY),
    Square("M4", "valley_of_shadows", ("valley",), draw=1, bonus=1),
    Square("M5", "heather_moors", ("moors",), draw=2),
    Square(
        "M6",
        "tower_of_fate",
        ("tower",),
        effect=Roll({1: Miss(1), 2: Stone(), 3: Stone(), 4: ExtraMove(), 5: ExtraMove(), 6: NOTHING}),
    ),
    Square("M7", "gate_warden", ("warden",), effect=Pay(1, paid=NOTHING, unpaid=Life(-1))),
    Square(
        "M8",
        "magic_gate",
        must=False,
        effect=Choose({"sword_up": Sword(+1), "magic_up": Magic(+1), "spell_up": Spells(+1), "gold_up": Gold(+1)}),
    ),
    Square("M9", "plateau_of_mists", draw=3),
    Square("M10", "temple_of_nemed", ("temple",), must=False, effect=Prayer("nemed")),
    Square("M11", "enchanted_hills", ("no_item_points", "no_spells"), draw=1),
    Square("M12", "forest_of_ghostly_lights", ("swamp_gate", "ghost_forest"), draw=1),
    Square("M13", "hermits_hut", must=False, effect=Then(DriveOutSpirit(), PaidHealing(1))),
    Square("M14", "plain_of_lonely_rocks", ("plain", "rocks_plain"), draw=2, bonus=2),
    Square("M15", "ferry_2", ("ferry",), effect=FERRY),
    Square("M16", "gloomy_glade", draw=1, bonus=1),
    Square("U1", "cliff_1", ("cliff",), effect=CLIFF),
    Square("U2", "fortress_ruins", ("bridge_gate",), draw=1),
    Square("U3", "temple_of_toliman", ("temple",), must=False, effect=Prayer("toliman")),
    Square("U4", "valley_of_skulls", ("valley", "ice_gate"), draw=1),
    Square("U5", "bog_1", ("bog",), effect=Lose("item_or_friend")),
    Square("U6", "living_rocks_1", ("living_rocks",), effect=Life(-1)),
    Square("U7", "cliff_2", ("cliff",), effect=CLIFF),
    Square("U8", "plain_of_grass", ("plain",), draw=1, bonus=3),
    Square("U9", "crossroads_1", ("no_item_points",), draw=1),
    Square("U10", "royal_castle", must=False, effect=CourtHealing()),
    Square("U11", "dead_city", ("bridge_gate",), draw=1),
    Square("U12", "living_rocks_2", ("living_rocks",), effect=Life(-1)),
    Square("U13", "bog_2", ("bog",), effect=Lose("item_or_friend")),
    Square(
        "U14",
        "ghoul_crypt",
        ("crypt",),
        effect=Roll(
            {
                1: NOTHING,
                2: NOTHING,
                3: NOTHING,
                4: Fight("magic", 4, CRYPT_GHOUL),
                5: Fight("magic", 5, CRYPT_GHOUL),
                6: Fight("magic", 6, CRYPT_GHOUL),
            }
        ),
    ),
    Square("U15", "plain_of_dreams", ("plain",), draw=1, bonus=2),
    Square("U16", "crossroads_2", ("no_spells",), draw=1),
    Square("U17", "stone_forest", ("stone_forest",), draw=2, bonus=3),
    Square(
        "U18",
        "wolf_ravine",
        ("ravine",),
        effect=Roll(
            {
                1: NOTHING,
                2: NOTHING,
                3: NOTHING,
                4: Fight("sword", 4, RAVINE_WEREWOLF),
                5: Fight("sword", 5, RAVINE_WEREWOLF),
                6: Fight("sword", 6, RAVINE_WEREWOLF),
            }
        ),
    ),
    Square("B1", "bridge_entry_ruins", ("entry",), must=False),
    Square("B2", "trap", effect=BridgeTask()),
    Square("B3", "game_with_death", effect=BridgeTask()),
    Square("B4", "demon_of_darkness", effect=BridgeTask()),
    Square("B5", "beast_castle", ("castle",), effect=BridgeTask()),
    Square("B6", "bridge_monster", effect=BridgeTask()),
    Square("B7", "cerberus", effect=BridgeTask()),
    Square("B8", "magic_trap", effect=BridgeTask()),
    Square("B9", "bridge_entry_city", ("entry",), must=False),
)

SWAMP_BORDERS: Final[tuple[tuple[int, ...], ...]] = (
    (L1, M10, M11),
    (L2, M12),
    (L3, M13),
    (L4, M14),
    (L5, M15),
    (L6, M1, M16),
    (L7, M2),
    (L8, M2, M3),
    (L9, M4),
    (L10, M5),
    (L11, M6),
    (L12, M7),
    (L13, M8, M9),
    (L14, M9),
)  # MS-A28 squares that face each other across the Swamp: the first all the others
ICE_BORDERS: Final[tuple[tuple[int, ...], ...]] = (
    (M1, U1, U2, U18),
    (M2, U2, U3, U4),
    (M3, U4),
    (M4, U5),
    (M5, U6),
    (M6, U7),
    (M7, U8),
    (M8, U8, U9),
    (M9, U9, U10, U11),
    (M10, U11, U12, U13),
    (M11, U13, U14),
    (M12, U14, U15),
    (M13, U15),
    (M14, U16),
    (M15, U17),
    (M16, U17, U18),
)  # … and across the Ice Forest
