"""Moments of «Магический Меч»."""

from typing import Any

from games.magic_sword.stage import Table
from games.magic_sword.test_examples import before_the_fight, the_first_turn

TWO = "Анна Борис"


def moments() -> dict[str, tuple[Any, int | None, str]]:
    """Anna's turn before the roll and before the fight, a sheet full of things, the Kobold's choice, the bridge.

    Where the map tells what a roll leads to, trophies that could be traded in make the game wait for the roll.
    """
    walk = the_first_turn()
    walk.trophy(0, "dragon", "robber")
    walk.next_turn(0)
    sheet = Table("troll", "elf", square="M11")
    sheet.give(0, "silver_arrow", "dagger", "helmet", "shepherd", "crusader")
    sheet.trophy(0, "dragon", "robber")
    kobold = Table("kobold", "troll", square="M9")
    kobold.trophy(0, "dragon", "robber")
    kobold.lay("M4", "werewolf")
    kobold.lay("M14", "scorched_earth")
    bridge = Table("conqueror", "elf", square="B4")
    bridge.give(0, "magic_sword", "toliman_shield")
    return {
        "turn": (walk.g, 0, TWO),
        "fight": (before_the_fight().g, 0, TWO),
        "sheet": (sheet.g, 0, TWO),
        "kobold": (kobold.start_turn(0).g, 0, TWO),
        "bridge": (bridge.g, 0, TWO),
    }
