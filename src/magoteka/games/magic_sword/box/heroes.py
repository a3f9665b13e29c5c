"""The character cards."""
# ruff: noqa: PLR0913

from typing import Final, Literal, TypeAlias

from magoteka.games.magic_sword.box.names import (
    C_ARMOUR,
    C_DAGGER,
    C_HELMET,
    C_PLAIN_SHIELD,
    C_PLAIN_SWORD,
    GOLEM,
    HOMUNCULUS,
    L1,
    L2,
    L3,
    L4,
    L5,
    L6,
    L9,
    L10,
    L11,
    L12,
    L13,
    L14,
)
from magoteka.games.magic_sword.box.traits import Hides, Immune, Refills, Safe, Trait

Leaning: TypeAlias = Literal["good", "evil", "chaotic", "any"]


class Hero:
    """A character card."""

    def __init__(
        self,
        slug: str,
        align: Leaning,
        sword: int,
        magic: int,
        start: int,
        gold: int = 1,
        spells: int = 0,
        kit: tuple[int, ...] = (),
        traits: tuple[Trait, ...] = (),
    ) -> None:
        self.slug: Final = slug
        self.align: Final[str] = align
        self.sword: Final = sword
        self.magic: Final = magic
        self.start: Final = start
        self.gold: Final = gold
        self.spells: Final = spells
        self.kit: Final = kit
        self.traits: Final = traits


HEROES: Final = (
    Hero("adventurer", "chaotic", 3, 3, L1),
    Hero("barbarian", "chaotic", 5, 1, L5, traits=(Safe("cliff"), Safe("ravine"))),
    Hero("knight_errant", "good", 3, 3, L12, kit=(C_PLAIN_SWORD, C_ARMOUR)),
    Hero("wizard", "good", 2, 4, L11, spells=2, traits=(Refills(2),)),
    Hero("half_demon", "evil", 2, 4, L9, spells=1),
    Hero("elf", "good", 3, 4, L2, traits=(Safe("cliff"), Hides("plain"))),
    Hero("goblin", "chaotic", 3, 3, L4, traits=(Safe("circle_power"), Safe("ravine"))),
    Hero("hobgoblin", "evil", 3, 3, L3, traits=(Safe("barrow"), Safe("crypt"), Hides("path"))),
    Hero("pygmy", "good", 2, 3, L12, spells=1, traits=(Safe("circle_power"), Safe("cliff"))),
    Hero("priest", "chaotic", 2, 4, L10, spells=1),
    Hero("priestess", "good", 1, 5, L2, spells=2, traits=(Refills(2),)),
    Hero("dwarf_warlock", "evil", 2, 5, L4, spells=2, traits=(Refills(2), Safe("warden"))),
    Hero("executioner", "any", 2, 4, L13, spells=1, kit=(C_PLAIN_SWORD,)),
    Hero("dwarf", "chaotic", 3, 3, L6, kit=(C_PLAIN_SHIELD, C_DAGGER)),
    Hero("prince", "chaotic", 4, 3, L13, gold=5, kit=(C_HELMET, C_PLAIN_SWORD)),
    Hero("scoundrel", "evil", 5, 1, L1, kit=(C_DAGGER,)),
    Hero("mage", "chaotic", 2, 5, L10, spells=2, traits=(Refills(1), Immune(GOLEM), Immune(HOMUNCULUS))),
    Hero("druid", "chaotic", 3, 4, L3, spells=1),
    Hero("shaman", "chaotic", 2, 3, L4, traits=(Hides("wetland"),)),
    Hero("giant", "chaotic", 4, 2, L3),
    Hero("hermit", "good", 2, 3, L2),
    Hero("kobold", "chaotic", 3, 3, L14, spells=1),
    Hero("dark_knight", "evil", 3, 3, L9, spells=1, kit=(C_PLAIN_SWORD,)),
    Hero("trickster", "good", 4, 3, L13),
    Hero("troll", "chaotic", 6, 1, L14, traits=(Safe("circle_power"), Safe("barrow"))),
    Hero("witch", "evil", 2, 4, L13, spells=1),
    Hero("conqueror", "chaotic", 4, 3, L6, kit=(C_PLAIN_SWORD, C_PLAIN_SHIELD)),
)
