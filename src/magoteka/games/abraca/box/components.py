"""The box of «Абрака… что?»: numbers only."""

from typing import Final

SPELLS: Final = 8  # AB-01 number k stands on k stones
STONES: Final = 36
LIVES: Final = 6  # AB-03
HAND: Final = 5
TARGET: Final = 8
SECRETS: Final = 4
MIN_SEATS: Final = 2  # AB-03
MAX_SEATS: Final = 5

DRAGON: Final = 1
WANDERER: Final = 2
DREAM: Final = 3
SINGER: Final = 4
TEMPEST: Final = 5
BLIZZARD: Final = 6
FIREBALL: Final = 7
POTION: Final = 8

FACE_UP_FOR_TWO: Final = 12  # AB-06
FACE_UP_FOR_THREE: Final = 6
