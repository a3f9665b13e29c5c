"""The box of «Сиггил»: numbers only.

Card `7 · (family − 1) + number − 1` is the ordinary card of that family and number; card `48 + family` is its spirit.
"""

from typing import Final, Literal, TypeAlias

FAMILIES: Final = 7  # SG-01
ORDINARY: Final = 49
CARDS: Final = 56
EVERY_FAMILY_ONCE: Final = 0x40810204081  # the card of number 1 of each family, as a set
MIN_SEATS: Final = 1
MAX_SEATS: Final = 4

STONE: Final = 1  # SG-02 a family has the number of its spirit
DEER: Final = 2
LEAF: Final = 3
TURTLE: Final = 4
CLOUD: Final = 5
SHELL: Final = 6
FEATHER: Final = 7

BY_FAMILY: Final = 0
BY_NUMBER: Final = 1
Kind: TypeAlias = Literal["family", "number"]  # SG-15 what the cards of a set have in common
KINDS: Final[tuple[Kind, ...]] = ("family", "number")

SET_OF_FEW: Final = 3  # SG-12
SET_OF_FOUR_PLAYERS: Final = 2
SET_OF_ADVANCED: Final = 4  # SG-23
TARGETS: Final = (0, 7, 5, 4, 3)  # SG-19, SG-24 spirits to win, by players
TARGET_OF_ADVANCED: Final = 6  # SG-24
ROOM: Final = 3  # SG-25 free spirits in the solo game
SPIRIT_EVERY: Final = 8  # SG-22

IN_SIGGIL: Final = -1  # where a spirit is, unless it lies on a set
FREE: Final = -2
DISCARDED: Final = -3

MEMORY_OFF: Final = 0
MEMORY_LAST_ROUND: Final = 1
MEMORY_FULL: Final = 2

GOING_ON: Final = 0
BY_SPIRITS: Final = 1  # SG-19
BY_LAST_CARD: Final = 2  # SG-20
SOLO_WON: Final = 3  # SG-24
SOLO_LOST: Final = 4
