"""The box of «За пятью печатями»: numbers and tables only."""

from typing import Final

MIN_SEATS: Final = 2  # FS-07
MAX_SEATS: Final = 5

FIRE: Final = 0  # FS-01
WATER: Final = 1
AIR: Final = 2
EARTH: Final = 3
MIND: Final = 4
COLOURS: Final = 4
ELEMENTS: Final = 5

WEAKEST: Final = 2
STRONGEST: Final = 6
TOKENS_OF_TWO: Final = 10  # FS-02 of each natural element
TOKENS_OF_MORE: Final = 5
TOKENS: Final = 120
KINDS: Final = 30  # of seals: five elements, six strengths, of which the first is Call's and lies nowhere

SCROLLS: Final = 50  # FS-06 those of the base circle come first, then those of the chosen circle
CIRCLE: Final = 25
CIRCLES: Final = 4  # FS-06 of which one is added to the base circle
CALLS: Final = 50  # FS-04 the number of the first Call card
CARDS: Final = 55

CALL: Final = 0  # the spells, in the order of circle and strength
TRANSMUTATION: Final = 1
PURIFICATION: Final = 2
SATURATION: Final = 3
MULTIPLICATION: Final = 4
REVALUATION: Final = 5
REPLACEMENT: Final = 6
EXCHANGE: Final = 7
ABSORPTION: Final = 8
DISINTEGRATION: Final = 9
REARRANGEMENT: Final = 10
FORGERY: Final = 11
MODIFICATION: Final = 12
TRANSFER: Final = 13
SEIZURE: Final = 14
APPROPRIATION: Final = 15
PROTECTION: Final = 16
OVERCOMING: Final = 17
TELEPORTATION: Final = 18
GUARDIAN: Final = 19
ACCELERATION: Final = 20

SPELL_NAMES: Final = (
    "call",
    "transmutation",
    "purification",
    "saturation",
    "multiplication",
    "revaluation",
    "replacement",
    "exchange",
    "absorption",
    "disintegration",
    "rearrangement",
    "forgery",
    "modification",
    "transfer",
    "seizure",
    "appropriation",
    "protection",
    "overcoming",
    "teleportation",
    "guardian",
    "acceleration",
)
SPELL_CLAUSES: Final = (
    "FS-40",
    "FS-42",
    "FS-43",
    "FS-44",
    "FS-45",
    "FS-46",
    "FS-47",
    "FS-48",
    "FS-50",
    "FS-51",
    "FS-52",
    "FS-54",
    "FS-55",
    "FS-56",
    "FS-57",
    "FS-58",
    "FS-59",
    "FS-60",
    "FS-61",
    "FS-62",
    "FS-63",
)

ABSORPTIONS: Final = 35  # the card of Absorption of fire; the other elements follow

DICE: Final = 3  # FS-14, FS-30 taken at a time
FACES: Final = 6

SIXES_FOR_FEW: Final = 3  # FS-31 strongest scrolls left when the match ends, with two or three players
SIXES_FOR_MANY: Final = 4
IDLE_ROUNDS: Final = 5  # FS-A26
LAST_ROUND: Final = 100

SEALS: Final = 120  # places of tokens are numbered from 0, at most 108 are used
WORD: Final = 60  # places to a machine word
SCROLL_PLACES: Final = 120  # the number of the first place of a scroll
CIRCLE_PLACES: Final = 170  # the number of the first start circle
PLACES: Final = 175
NOWHERE: Final = -1
NOT_IN_PLAY: Final = -2  # FS-11 a guardian that stays in the box

SECTORS: Final = 6  # FS-07 the dungeon: equal sectors around the hub
ROOMS: Final = "abcdefg"
HUB: Final = 0
AREAS: Final = 43

# Passages of a sector: strength of the frame and the rooms on both sides (a plus: of the next sector). Weak seals lie
# near the hub, and twos are twice as many as seals of any other strength, as in the box (FS-02).
FEW: Final = (
    (2, "H", "a"),
    (2, "H", "b"),
    (2, "a", "c"),
    (2, "b", "d"),
    (3, "c", "d"),
    (3, "d", "c+"),
    (4, "c", "e"),
    (4, "d", "f"),
    (5, "c", "f"),
    (5, "f", "e+"),
    (6, "e", "g"),
    (6, "f", "g"),
)
MANY: Final = (
    (2, "H", "a"),
    (2, "H", "b"),
    (2, "a", "b"),
    (2, "b", "a+"),
    (2, "a", "c"),
    (2, "b", "d"),
    (3, "a", "d"),
    (3, "c", "d"),
    (3, "d", "c+"),
    (4, "c", "e"),
    (4, "d", "f"),
    (4, "e", "f"),
    (5, "c", "f"),
    (5, "d", "e+"),
    (5, "f", "e+"),
    (6, "e", "g"),
    (6, "f", "g"),
    (6, "g", "g+"),
)
# The dungeons of ruleset 1, on which games go on that were begun in them.
FIRST_PASSAGES: Final[dict[int, tuple[tuple[int, str, str], ...]]] = {
    2: (
        (4, "H", "a"),
        (2, "b", "a+"),
        (4, "a", "c"),
        (2, "b", "d"),
        (5, "c", "e"),
        (3, "d", "f"),
        (6, "e", "g"),
        (3, "f", "g"),
    ),
    3: (
        (4, "H", "a"),
        (3, "H", "b"),
        (4, "a", "c"),
        (3, "b", "d"),
        (2, "d", "c+"),
        (6, "c", "e"),
        (5, "d", "f"),
        (6, "e", "g"),
        (5, "f", "g"),
    ),
    4: (
        (4, "H", "a"),
        (4, "H", "b"),
        (4, "b", "a+"),
        (5, "a", "c"),
        (5, "b", "d"),
        (6, "c", "e"),
        (6, "d", "f"),
        (6, "e", "g"),
        (5, "f", "g"),
    ),
    5: (
        (4, "H", "a"),
        (4, "H", "b"),
        (4, "b", "a+"),
        (5, "a", "c"),
        (5, "b", "d"),
        (3, "d", "c+"),
        (6, "c", "e"),
        (6, "d", "f"),
        (6, "e", "g"),
        (5, "f", "g"),
    ),
}
PASSAGES: Final[dict[int, tuple[tuple[int, str, str], ...]]] = {2: FEW, 3: FEW, 4: MANY, 5: MANY}  # by players

# Scrolls of a sector: strength, then room, distance from the hub and angle of the first one and of the second.
SCROLL_ROOMS: Final = (
    (2, ("a", 366, -24), ("b", 366, 24)),
    (3, ("c", 477, -8), ("d", 477, 22)),
    (4, ("e", 750, -21), ("f", 750, 21)),
    (5, ("e", 787, -14), ("f", 787, 14)),
    (6, ("g", 960, -5), ("g", 960, 5)),
)

# The sectors that have the second scroll of each strength, by the number of players.
SECOND_SCROLLS: Final[dict[int, dict[int, tuple[int, ...]]]] = {
    2: {2: (), 3: (), 4: (), 5: (), 6: (0,)},
    3: {2: (0,), 3: (1,), 4: (2,), 5: (3,), 6: (1, 3, 5)},
    4: {2: (1, 3, 5), 3: (0, 2, 4), 4: (1, 3, 5), 5: (0, 2, 4), 6: (0, 1, 3, 4)},
    5: {2: (1, 2, 4, 5), 3: (0, 2, 3, 5), 4: (0, 1, 3, 4), 5: (1, 2, 4, 5), 6: (0, 2, 3, 5)},
}

# Where a room lies: its distance from the hub and its angle from the middle of the sector, in degrees.
ROOM_SPOTS: Final = {
    "a": (300, -15),
    "b": (300, 15),
    "c": (540, -15),
    "d": (540, 15),
    "e": (710, -15),
    "f": (710, 15),
    "g": (930, 0),
}
MIDDLE: Final = 1000  # both coordinates of the hub; the drawing is 2000 wide and high
CIRCLE_OFF: Final = 75  # how far from the middle of the hub a start circle lies
