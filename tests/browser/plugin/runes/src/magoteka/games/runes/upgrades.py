"""How games of older rules go on under newer ones."""

from typing import Final

from magoteka.core.record import Upgrade

UPGRADES: Final[dict[int, Upgrade]] = {}  # ruleset n: its answers as those of n + 1
