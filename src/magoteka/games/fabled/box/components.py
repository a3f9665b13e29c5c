"""The box of «Земля сказаний»: tables only; faces of cards marked [R] are our reconstruction."""

from typing import Final, Literal, TypeAlias

from magoteka.core.bits import bit
from magoteka.core.boards import array

Terrain: TypeAlias = Literal["steppe", "mountain", "forest"]
Book: TypeAlias = Literal["steppe", "mountain", "forest", "sun"]
Level: TypeAlias = Literal["top", "bottom"]  # of a path at the edge of a land
Path: TypeAlias = Literal["regular", "dead_end"]
Fate: TypeAlias = Literal["dawn", "dusk"]
BoostKind: TypeAlias = Literal["permanent", "chapter", "game"]
Half: TypeAlias = Literal["upper", "lower", "whole"]  # of an event

FATES: Final[tuple[Fate, ...]] = ("dawn", "dusk")
TERRAINS: Final[tuple[Terrain, ...]] = ("steppe", "mountain", "forest")
BOOKS: Final[tuple[Book, ...]] = ("steppe", "mountain", "forest", "sun")  # FB-79 the four tiers
STEPPE: Final = 0
MOUNTAIN: Final = 1
FOREST: Final = 2
SUN: Final = 3

LANDS: Final = 36  # FB-A04 twelve of each terrain
A_TERRAIN: Final = 12
CREW: Final = 7  # FB-12
SMALL_CREW: Final = 6  # FB-14
MOST_ALLIES: Final = 3  # FB-99
OFFER: Final = 3  # FB-15
BOOST_TOKENS: Final = 10
DRAFT: Final = 4  # FB-135

# ---------------------------------------------------------------- places of power (FB-73)

PLACES: Final = (
    "wind_3", "wind_4", "stones_1", "stones_2", "roots", "tavern", "menhirs_3", "menhirs_4", "menhirs_5", "gates",
    "hermit", "treewyrm", "academy", "tower", "temple", "library", "sky_2", "sky_3", "sky_4",
)  # fmt: skip
WIND_3: Final = 0
WIND_4: Final = 1
STONES_1: Final = 2
STONES_2: Final = 3
ROOTS: Final = 4
TAVERN: Final = 5
MENHIRS_3: Final = 6
MENHIRS_4: Final = 7
MENHIRS_5: Final = 8
GATES: Final = 9
HERMIT: Final = 10
TREEWYRM: Final = 11
ACADEMY: Final = 12
TOWER: Final = 13
TEMPLE: Final = 14
LIBRARY: Final = 15
SKY_2: Final = 16
SKY_3: Final = 17
SKY_4: Final = 18
PLACE_COUNT: Final = 19

NAMES: Final = (
    "wind", "stones", "roots", "tavern", "menhirs", "gates", "hermit", "treewyrm", "academy", "tower", "temple",
    "library", "sky", "nameless",
)  # fmt: skip
NAMELESS: Final = 13  # FB-71
SKY_NAME: Final = 12
TREEWYRM_NAME: Final = 7
FIRST_UNIVERSAL: Final = 8
LAST_UNIVERSAL: Final = 11
PLACE_NAME: Final = array([0, 0, 1, 1, 2, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12])

BOOK_PLACES: Final = 0b111111  # FB-138 wind, stones, roots, tavern
ANYWHERE_PLACES: Final = 0b1111000111111111  # FB-A92 what acts from oblivion: no gates, hermit, treewyrm, sky

#                     steppe, mountain, forest, conversions, steps; [R] for the three sky places
PLACE_GIFTS: Final = (
    (3, 0, 0, 0, 0), (4, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 2, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 0, 0),
    (0, 0, 0, 0, 3), (0, 0, 0, 0, 4), (0, 0, 0, 0, 5), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0),
    (0, 0, 0, 4, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0),
    (2, 0, 0, 0, 0), (1, 0, 0, 2, 0), (1, 1, 0, 0, 0),
)  # fmt: skip
GIFT_WIDTH: Final = 5
PLACE_GIFT: Final = array([number for row in PLACE_GIFTS for number in row])

#  FB-85 to FB-87: place, book given, how many, book taken, how many
EXCHANGES: Final = (
    (TOWER, STEPPE, 1, MOUNTAIN, 1), (TOWER, MOUNTAIN, 1, FOREST, 1), (TOWER, FOREST, 1, SUN, 1),
    (TEMPLE, STEPPE, 3, MOUNTAIN, 2), (TEMPLE, MOUNTAIN, 3, FOREST, 2), (TEMPLE, FOREST, 3, SUN, 2),
    (LIBRARY, STEPPE, 2, FOREST, 1), (LIBRARY, MOUNTAIN, 2, SUN, 1),
)  # fmt: skip
EXCHANGE: Final = array([number for row in EXCHANGES for number in row])
EXCHANGE_COUNT: Final = 8

# ---------------------------------------------------------------- lands: id; start; end; regular; dead end [R]

LAND_TABLE: Final = """\
st_01;T;T;. . wind_3 .;
st_02;T;T;. . . wind_4 .;
st_03;T;T;. . . menhirs_3;
st_04;T;B;. wind_3 . .;
st_05;T;B;. . . tavern .;
st_06;T;B;. . stones_1|gates .;
st_07;B;T;. . . wind_3;
st_08;B;T;. gates . wind_3 .;
st_09;B;T;. stones_1 . . menhirs_3;
st_10;B;B;. . . tavern|wind_4 .;
st_11;B;B;. . hermit .;
st_12;B;B;. . . academy .;
mt_01;T;T;. . stones_2 . .;. . . menhirs_3
mt_02;T;T;. stones_1 . . wind_4 .;. . . . tower
mt_03;T;T;. . . treewyrm .;. . stones_1
mt_04;T;B;. . . menhirs_4 .;. . stones_1|wind_3 .
mt_05;T;B;. . . . temple .;. wind_3 .
mt_06;T;B;. . hermit . .;. . . stones_2
mt_07;B;T;. . wind_4 . .;. . . temple .
mt_08;B;T;. . gates|stones_1 . .;. . . menhirs_4
mt_09;B;T;. . . academy .;. . menhirs_3
mt_10;B;B;. . . . roots .;. . hermit .
mt_11;B;B;. . tavern . .;. . . . library
mt_12;B;B;. wind_3 . . stones_2 .;. . gates|academy .
fo_01;T;T;. . roots . . tower .;
fo_02;T;T;. . menhirs_4 . . roots;
fo_03;T;T;. . tavern|academy . . library .;
fo_04;T;B;. . . treewyrm . stones_2;
fo_05;T;B;. wind_4 . . library .;
fo_06;T;B;. . academy . . roots|stones_2 .;
fo_07;B;T;. . . menhirs_5 . . tower;
fo_08;B;T;. . gates|tavern . . roots;
fo_09;B;T;. . hermit . treewyrm|roots .;
fo_10;B;B;. . stones_2|menhirs_5 . . temple .;
fo_11;B;B;. . . menhirs_4|hermit . tower;
fo_12;B;B;. . . treewyrm|menhirs_5 . . library|temple;
"""
LAND_ROWS: Final = tuple(tuple(line.split(";")) for line in LAND_TABLE.splitlines())
LAND_NAMES: Final = tuple(row[0] for row in LAND_ROWS)
REGULAR: Final = 0
DEAD_END: Final = 1
PATHS: Final[tuple[Path, ...]] = ("regular", "dead_end")
CELLS: Final = 8  # places in the tables for one path; cell 0 is not used


def path_cells(land: int, path: int) -> list[str]:
    """The cells of a path as printed."""
    return LAND_ROWS[land][3 + path].split()


def linked_places(cell: str) -> int:
    """The places linked with a cell, as a set; none for a neutral cell."""
    mask = 0
    for name in cell.split("|"):
        if name != ".":
            mask |= int(bit(PLACES.index(name)))
    return mask


def whirlpool_table() -> list[int]:
    """For every land, path and cell the set of linked places."""
    table: list[int] = []
    for land in range(LANDS):
        for path in range(2):
            row = [0] + [linked_places(cell) for cell in path_cells(land, path)]
            table += row + [0] * (CELLS - len(row))
    return table


LENGTHS: Final = array([len(path_cells(land, path)) for land in range(LANDS) for path in range(2)])
STARTS: Final = array([int(row[1] == "B") for row in LAND_ROWS])  # FB-30 0 top, 1 bottom
ENDS: Final = array([int(row[2] == "B") for row in LAND_ROWS])
WHIRLPOOLS: Final = array(whirlpool_table())

# ---------------------------------------------------------------- allies: eight of each terrain

ALLIES: Final = (
    "seer", "bookman", "steppe_sorcerer", "oblivion_master", "firebird", "swarm", "sister_of_time", "enchantress",
    "herald", "windherd", "mountain_guide", "soulwarden", "charioteer", "underground_king", "rock_colossus",
    "sky_wanderer", "swamp_witch", "forest_giant", "wise_cat", "werewolf", "nature_lord", "forest_warden",
    "serpent_queen", "bright_torch",
)  # fmt: skip
SEER: Final = 0
BOOKMAN: Final = 1
SORCERER: Final = 2
MASTER: Final = 3
FIREBIRD: Final = 4
SWARM: Final = 5
SISTER: Final = 6
ENCHANTRESS: Final = 7
HERALD: Final = 8
WINDHERD: Final = 9
GUIDE: Final = 10
SOULWARDEN: Final = 11
CHARIOTEER: Final = 12
KING: Final = 13
COLOSSUS: Final = 14
WANDERER: Final = 15
WITCH: Final = 16
GIANT: Final = 17
CAT: Final = 18
WEREWOLF: Final = 19
NATURE_LORD: Final = 20
WARDEN: Final = 21
QUEEN: Final = 22
TORCH: Final = 23
ALLY_COUNT: Final = 24
OF_A_TERRAIN: Final = 8
FOREST_ALLIES_FROM: Final = 16

# An ability is a number: two for each ally (property, boost), then the event in force, the scenario, the joint visit.
EVENT: Final = 48
SCENARIO: Final = 49
JOINT: Final = 50
ABILITY_COUNT: Final = 51
ABILITIES: Final = tuple(name + part for name in ALLIES for part in ("", "+")) + ("event", "scenario", "joint")

PERMANENT: Final = 0
ONCE_A_CHAPTER: Final = 1
ONCE_A_GAME: Final = 2
BOOST_KINDS: Final = array(
    [0, 0, 0, 0, 2, 1, 2, 0, 0, 2, 0, 2, 0, 0, 1, 0, 2, 0, 1, 0, 0, 2, 1, 0],
)  # FB-98

# What an ability gives where it is books, conversions or steps, with the same five columns as a place [R].
GIFTS: Final = {
    BOOKMAN * 2: (1, 0, 0, 0, 0),
    FIREBIRD * 2: (2, 0, 0, 1, 0),  # either
    SOULWARDEN * 2: (1, 0, 0, 1, 0),  # either
    KING * 2: (1, 0, 0, 1, 0),  # all of it
    GUIDE * 2 + 1: (0, 1, 0, 0, 0),
    NATURE_LORD * 2 + 1: (0, 1, 0, 0, 0),
    COLOSSUS * 2 + 1: (0, 1, 0, 0, 0),
    WEREWOLF * 2 + 1: (0, 0, 1, 0, 0),
    GIANT * 2: (0, 0, 1, 0, 0),
}
FIRST_GIFTS: Final = GIFTS | {
    BOOKMAN * 2: (2, 0, 0, 1, 0),
    FIREBIRD * 2: (2, 0, 0, 2, 0),
    SOULWARDEN * 2: (2, 0, 0, 2, 0),
}  # before ruleset 3
NO_GIFT: Final = (0, 0, 0, 0, 0)
GIFT: Final = array([number for ability in range(ABILITY_COUNT) for number in GIFTS.get(ability, NO_GIFT)])
FIRST_GIFT: Final = array([number for ability in range(ABILITY_COUNT) for number in FIRST_GIFTS.get(ability, NO_GIFT)])
QUEEN_CAP: Final = 2  # visits that pay the Queen in a chapter
WINDHERD_FIGURES: Final = 3
SOULWARDEN_PLACES: Final = 2
GIANT_STEPS: Final = 2

# Numbers of allies that were weighed anew for ruleset 3 [R], and those that games begun before keep.
SORCERER_BOOKS: Final = 0  # steppe books for announcing the steppes
WEREWOLF_BOOKS: Final = 1  # and for announcing the forests
GIANT_SCALE: Final = 2
TORCH_FORESTS: Final = 3
ENCHANT_PRICE: Final = 4  # steppe books
ENCHANT_STEPS: Final = 5  # with the boost
NATURE_BOOKS: Final = 6  # of each forest
WARDEN_CONVERSIONS: Final = 7
GUIDE_PRICE: Final = 8  # steppe books at most: one for each other participant
SEER_BOOKS: Final = 9
SWARM_BOOKS: Final = 10  # besides the step
MASTER_ABROAD: Final = 11  # tiers by which the Master's book is lower on another's turn
WARDEN_BOOKS: Final = 12  # steppe books for adding a forest
HERALD_STEPS: Final = 13  # in the second movement phase, with the boost
QUEEN_OF_TWO: Final = 14  # steppe books for a visit where there are two participants
CHARIOTEER_BEHIND: Final = 15  # steppe books while anybody has more sun books
CHARIOTEER_LEVEL: Final = 16  # and while nobody has more, but somebody as many
COLOSSUS_BOOKS: Final = 17  # steppe books for announcing the mountains
WANDERER_CAP: Final = 18  # visits that pay the Wanderer in a chapter
GIANT_OF_FIVE: Final = 19  # the scale where there are five participants
MASTER_OF_FIVE: Final = 20  # the Master's tiers where there are five participants
NUMBERS: Final = array([3, 4, 6, 2, 0, 2, 3, 5, 3, 3, 1, 1, 3, 2, 2, 3, 2, 2, 2, 9, 2])
FIRST_NUMBERS: Final = array([0, 0, 4, 3, 1, 1, 1, 3, 0, 2, 0, 0, 0, 1, 1, 2, 1, 0, 99, 4, 0])

# Tokens that lie on lands: five kinds, three of each.
TOKEN_ALLIES: Final = array([MASTER, KING, WANDERER, QUEEN, NATURE_LORD])
OBLIVION_TOKENS: Final = 0
KING_TOKENS: Final = 1
SKY_TOKENS: Final = 2
QUEEN_TOKENS: Final = 3
NATURE_TOKENS: Final = 4
TOKEN_KINDS: Final = 5
TOKENS_EACH: Final = 3
TOKENS: Final = ("oblivion", "king", "sky_2", "sky_3", "sky_4", "queen", "nature")

# Tokens with the name of a place: the Witch's and the Cat's five, and what each pays (steppe, mountain, forest).
NAMED_TOKENS: Final = array([0, 1, 4, 3, 2, 8, 9, 10, 11, 5])
CAT_GIFTS: Final = (0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0)
NAMED_GIFTS: Final = array([2, 0, 0, 0, 1, 0, 2, 0, 0, 0, 1, 0, 0, 1, 0, *CAT_GIFTS])
FIRST_NAMED_GIFTS: Final = array([2, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, *CAT_GIFTS])  # before ruleset 3
NAMED_EACH: Final = 5

# ---------------------------------------------------------------- events

EVENTS: Final = (
    "ev_a1", "ev_a2", "ev_a3", "ev_a4", "ev_b1", "ev_b2", "ev_b3", "ev_b4", "ev_c1", "ev_c2", "ev_c3", "ev_c4",
)  # fmt: skip
TAILWIND: Final = 0
THRESHOLDS: Final = 1
WAKING: Final = 2
COUNCIL: Final = 3
FAREWELL: Final = 4
FOG: Final = 5
GIFTS_AND_VOWS: Final = 6
FORK: Final = 7
DRY_WIND: Final = 8
TUMBLEWEEDS: Final = 9
BLACK_STORM: Final = 10
SINGING_GRASS: Final = 11
UPPER: Final = 0
LOWER: Final = 1
WHOLE: Final = 2
HALVES: Final[tuple[Half, ...]] = ("upper", "lower", "whole")
WITHOUT_HALVES: Final = 4
LOWER_FROM: Final = array([3, 2, 4, 3, 3, 3, 3, 2, 3, 2, 3, 4])  # the first token of the lower half [R]

DECKS: Final = ("none", "spirit_world", "crossroads", "steppe_fury", "mixed")
DECK_CARDS: Final = array([0, 0b1111, 0b11110000, 0b111100000000, 0b11111111])

# ---------------------------------------------------------------- time and scenarios

SCENARIOS: Final = (
    "favour_of_gods", "cornerstones", "ancestral_paths", "call_of_oblivion", "heirs_of_the_sun",
    "fury_of_steppe_winds",
)  # fmt: skip
FAVOUR: Final = 0
CORNERSTONES: Final = 1
ANCESTRAL: Final = 2
CALL: Final = 3
HEIRS: Final = 4
FURY: Final = 5

EVENT_1: Final = 0  # FB-41 the order in which tokens of one division act
EVENT_2: Final = 1
EVENT_3: Final = 2
MILESTONE_1: Final = 3
MILESTONE_2: Final = 4
ESCALATION: Final = 5
NEW_ALLY: Final = 6
BOOST_1: Final = 7
BOOST_2: Final = 8
END: Final = 9
PATH_TOKENS: Final = (
    "event_1", "event_2", "event_3", "milestone_1", "milestone_2", "escalation", "new_ally", "boost_or_ally_1",
    "boost_or_ally_2", "end_of_times",
)  # fmt: skip

# The division of each path token for two, three, four to five participants; 0 where it is not used.
STANDARD_ROWS: Final = (
    (4, 6, 8, 0, 0, 0, 2, 4, 8, 10),
    (4, 6, 7, 0, 0, 0, 3, 4, 7, 8),
    (2, 5, 7, 0, 0, 0, 1, 4, 7, 8),
)
FAVOUR_ROWS: Final = (
    (0, 0, 0, 0, 0, 0, 2, 4, 7, 9),
    (0, 0, 0, 0, 0, 0, 2, 4, 6, 8),
    (0, 0, 0, 0, 0, 0, 1, 3, 5, 7),
)
MILESTONES: Final = (
    ((0, 0), (0, 0), (0, 0)),
    ((0, 0), (0, 0), (0, 0)),
    ((5, 0), (5, 0), (3, 0)),
    ((3, 7), (2, 6), (3, 6)),
    ((5, 10), (5, 8), (3, 8)),
    ((3, 7), (2, 6), (3, 6)),
)
ANCESTRAL_CAP: Final = 3

# ---------------------------------------------------------------- the Trial [R]

LEVELS: Final = ("apprentice", "volkhv", "sage", "legend")
START_WISDOM: Final = (  # FB-X06 by level, for one to four players
    (0, 11, 14, 22),
    (0, 11, 15, 22),
    (0, 21, 24, 32),
    (0, 26, 31, 40),
)
FORMER_WISDOM: Final = (0, 5, 10, 15)  # before ruleset 5, for any number of players
ESCALATION_LONG: Final = (0, 7, 5, 2)  # the division in a game of ten chapters
ESCALATION_SHORT: Final = (0, 5, 3, 2)
WISDOM_OF_A_SUN: Final = 10
JOINT_TOKENS: Final = 2
TRICKS: Final = (
    "tr_01", "tr_02", "tr_03", "tr_04", "tr_05", "tr_06", "tr_07", "tr_08", "tr_09", "tr_10", "tr_11", "tr_12",
)  # fmt: skip
TRICK_COUNT: Final = 12
TRICKS_OF_A_TERRAIN: Final = 4
STOLEN_PAGES: Final = 0
RACING_WIND: Final = 1
SHIFTING_SANDS: Final = 2
VEIL_OF_DUST: Final = 3
ROCKFALL: Final = 4
STONE_SLUMBER: Final = 5
HIDDEN_STAIR: Final = 6
TOLL_OF_PEAKS: Final = 7
DEEP_ROOTS: Final = 8
CLOSING_THICKET: Final = 9
DOUBLES: Final = 10
STOLEN_SUNBEAM: Final = 11

# FB-X22 rank of each place for a spirit (0 is best), FB-X23 the wisdom it brings.
SPIRIT_RANK: Final = array([11, 5, 15, 4, 3, 10, 12, 8, 6, 14, 13, 7, 9, 1, 2, 0, 16, 16, 16])
SPIRIT_WISDOM: Final = array([2, 2, 1, 2, 3, 2, 1, 2, 3, 1, 1, 2, 2, 3, 3, 3, 1, 1, 1])
