"""What is agreed before the game: the options, and the table that they make."""

from collections.abc import Mapping
from typing import Final

from magoteka.core.codec import Value
from magoteka.core.problems import BadSetting
from magoteka.games.magic_sword.rules.chapters import bind_chapters
from magoteka.games.magic_sword.rules.setup.beginning import SetUp
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword, Variants, empty_table

CHARACTERS: Final = ("random", "choose", "choose_of_3")

bind_chapters()


def begin(seats: int, settings: Mapping[str, Value]) -> MagicSword:
    """MS-0.6 The table before the characters are dealt."""
    variants = Variants(
        [
            CHARACTERS.index(str(settings["characters"])),
            int(settings["spell_limit"] == "example"),
            int(settings["swamp_equal"] == "cross"),
            int(settings["behead"] == "two_life"),
            int(settings["trade"]),
            0 if settings["round_limit"] == "off" else int(settings["round_limit"]),
            int(settings["quick_start"]),
            int(settings["quick_quest"]),
            5 if settings["quick_trophies"] else 7,
            int(settings["late_start_middle"]),
        ]
    )
    g = empty_table(variants, seats)
    g.then(SetUp(first_of(seats, settings.get("first_player", "random"))))
    return g


def first_of(seats: int, agreed: Value) -> int:
    """MS-0.9 The seat that was agreed on, −1 where the lot says who begins."""
    if agreed == "random":
        return NOBODY
    if isinstance(agreed, int) and agreed < seats:
        return agreed
    raise BadSetting(key="first_player", value=agreed, allowed=f"random, 0 … {seats - 1}")
