"""The bag of «Руны»: numbers only."""

from typing import Final

HIGHEST: Final = 6  # RN-01 the numbers on the stones
COPIES: Final = 2  # of each
MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
HANDS: Final = (2, 3)  # RN-04 how many stones one may agree to keep
