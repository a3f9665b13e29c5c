"""Doors from one chapter of the rules into a later one.

A battle may end in another battle, a card may start a fight and a fight turn up a card: the rules go round, the imports
may not. What a chapter starts in a later chapter, it starts through a door; `chapters.py` opens them all, in one place.
"""

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box.effects import Effect
from magoteka.games.magic_sword.table.state import Sword


class Doors:
    """What lies behind the doors."""

    def land(self, g: Sword, seat: i64, walked: bool) -> None:
        """See square/landing.py."""
        raise NotImplementedError

    def carry_out(self, g: Sword, effect: Effect, seat: i64, card: i64) -> None:
        """See cards/effects.py."""
        raise NotImplementedError

    def work(self, g: Sword, caster: i64, spell: i64, target: i64, window: i64) -> None:
        """See spells/working.py."""
        raise NotImplementedError

    def prepare(self, g: Sword) -> None:
        """See battle/prepare.py."""
        raise NotImplementedError

    def settle(self, g: Sword) -> None:
        """See battle/settling.py."""
        raise NotImplementedError


class Hall:
    """Where the doors hang."""

    doors: Doors

    def __init__(self) -> None:
        self.doors = Doors()


HALL: Final = Hall()


def land(g: Sword, seat: i64, walked: bool) -> None:
    """MS-A19 A move or transfer ends here."""
    HALL.doors.land(g, seat, walked)


def carry_out(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """An effect happens to a character."""
    HALL.doors.carry_out(g, effect, seat, card)


def work(g: Sword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """MS-9.1 A spell has its effect."""
    HALL.doors.work(g, caster, spell, target, window)


def prepare(g: Sword) -> None:
    """MS-A43 F3 Before the dice everybody is asked anew."""
    HALL.doors.prepare(g)


def settle(g: Sword) -> None:
    """MS-A43 F7 A battle has its consequences."""
    HALL.doors.settle(g)
