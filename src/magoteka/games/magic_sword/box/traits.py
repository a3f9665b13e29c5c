"""What a character, an item or a friend is good for, as far as it is plain data; the rest is code where it acts."""

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from magoteka.games.magic_sword.box.effects import Alignment

Ground: TypeAlias = Literal[
    "swamp_gate",
    "path",
    "wetland",
    "barrow",
    "circle_power",
    "waste",
    "ice_gate",
    "ferry",
    "valley",
    "moors",
    "tower",
    "temple",
    "no_item_points",
    "no_spells",
    "ghost_forest",
    "plain",
    "rocks_plain",
    "cliff",
    "bridge_gate",
    "bog",
    "living_rocks",
    "crypt",
    "stone_forest",
    "ravine",
    "entry",
    "castle",
    "warden",
]  # what a square is
Nature: TypeAlias = Literal["beast", "foe", "ogre", "werewolf", "demon", "guardian", "bridge", "weapon"]
Stat: TypeAlias = Literal["total_sword", "total_magic", "battle_sword", "vs_werewolf", "die_sword", "die_magic"]
Price: TypeAlias = Literal["gold", "life"]
Lair: TypeAlias = Literal["leviathan", "ghoul", "elder"]


class Trait:
    """What a row is good for."""


class Safe(Trait):
    """MS-4.1 The compulsory roll or loss of such squares is waived."""

    def __init__(self, ground: Ground) -> None:
        self.ground: Final[str] = ground


class Hides(Trait):
    """MS-A42 A right to hide on such squares."""

    def __init__(self, ground: Ground) -> None:
        self.ground: Final[str] = ground


class Immune(Trait):
    """MS-A63 A spell that does not work."""

    def __init__(self, spell: i64) -> None:
        self.spell: Final[i64] = spell


class NotFor(Trait):
    """MS-7.4 An alignment that may not own the card."""

    def __init__(self, align: Alignment) -> None:
        self.align: Final[i64] = align


class Adds(Trait):
    """MS-1.5, MS-A44 Points on a number."""

    def __init__(self, stat: Stat, points: i64) -> None:
        self.stat: Final[str] = stat
        self.points: Final[i64] = points


class Carries(Trait):
    """MS-A54 So many items more can be carried."""

    def __init__(self, items: i64) -> None:
        self.items: Final[i64] = items


class Armours(Trait):
    """MS-A45 A throw up to this saves a point of Life."""

    def __init__(self, highest: i64) -> None:
        self.highest: Final[i64] = highest


class Refills(Trait):
    """MS-9.8 Spells are refilled up to this number."""

    def __init__(self, spells: i64) -> None:
        self.spells: Final[i64] = spells


class Joins(Trait):
    """MS-12.1 What a friend asks for joining."""

    def __init__(self, price: Price) -> None:
        self.price: Final[str] = price


class LivesIn(Trait):
    """MS-15.1 A card that is put where it belongs when it is drawn."""

    def __init__(self, lair: Lair) -> None:
        self.lair: Final[str] = lair
