"""How games of older rules go on under newer ones."""

from dataclasses import replace
from typing import Final

from magoteka.core.problems import CannotGoOn
from magoteka.core.record import GameRecord, Upgrade


def from_1(record: GameRecord) -> GameRecord:
    """FS-07 The dungeons of ruleset 1 are gone, so its games stop before their first answer."""
    stop = CannotGoOn(game="five_seals", reason="other-dungeon")
    stop.so_far = replace(record, answers=[])
    raise stop


UPGRADES: Final[dict[int, Upgrade]] = {1: from_1}  # ruleset n: its answers as those of n + 1
