"""The spell cards."""

from typing import Final, Literal, TypeAlias

from magoteka.games.magic_sword.box.effects import Choose, Life, LoseAllGold, Magic, Roll, Stone, Sword

Moment: TypeAlias = Literal[
    "WT",
    "WB",
    "WR",
    "WL",
    "WD",
    "WF",
    "WE",
    "WX",
    "WH",
    "WC",
    "WT*",
    "WB*",
    "WL*",
    "WD*",
    "WF*",
]  # MS-A60 a window; a star: in the caster's own turn alone


class Spell:
    """A spell card, its windows, and those at which a player is asked about it unless he orders otherwise.

    The latter are all in his own turn, or about himself; most spells are thought of once, before the move.
    """

    def __init__(
        self, slug: str, when: tuple[Moment, ...], copies: int = 1, asks: tuple[Moment, ...] = ("WB",)
    ) -> None:
        self.slug: Final = slug
        self.when: Final = when
        self.copies: Final = copies
        self.asks: Final = asks


ANY_MOMENT: Final[tuple[Moment, ...]] = ("WT", "WB", "WR", "WL", "WD", "WF", "WE")  # of a turn, anybody's
SPELLS: Final = (
    Spell("philosophers_stone", ("WT*",)),
    Spell("ring_of_fire", ANY_MOMENT, asks=("WB", "WF")),
    Spell("magic_and_sword", ("WF*",), copies=2, asks=("WF",)),
    Spell("magic_journey", ("WB*",)),
    Spell("hidden_one", ("WF", "WX", "WH"), asks=("WF", "WX", "WH")),
    Spell("turn_of_fate", ("WD*",), asks=("WD",)),
    Spell("rebirth", (*ANY_MOMENT, "WH"), asks=("WB", "WF", "WH")),
    Spell("insight", ("WB*",)),
    Spell("lord_of_riches", ANY_MOMENT),
    Spell("lord_of_friends", ANY_MOMENT),
    Spell("lord_of_swamps", ("WB",)),
    Spell("breath_of_death", ("WL", "WF"), asks=("WL", "WF")),
    Spell("seven_winds", ANY_MOMENT, copies=2),
    Spell("sower_of_ruin", ("WT*", "WL*")),
    Spell("madness", ANY_MOMENT),
    Spell("spell_eater", ANY_MOMENT),
    Spell("master_of_thunder", ANY_MOMENT),
    Spell("master_of_ice", ("WB",)),
    Spell("master_of_spells", ("WC",), copies=2, asks=("WC",)),
    Spell("master_of_events", ("WT*", "WL*")),
    Spell("war_of_elements", ("WB*",)),
    Spell("mirror", ("WC",), asks=("WC",)),
    Spell("doom", ANY_MOMENT),
    Spell("time_formula", ("WB*",)),
    Spell("space_formula", ("WB", "WR"), asks=("WR",)),
    Spell("golem", ("WB*",)),
    Spell("homunculus", ("WB*",)),
)

DOOM_STRIKES: Final = Roll(
    {
        1: Stone(),
        2: LoseAllGold(),
        3: Sword(-1),
        4: Magic(-1),
        5: Choose({"sword_up": Sword(+1), "magic_up": Magic(+1)}),
        6: Life(+1),
    }
)
