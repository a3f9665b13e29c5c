"""What one chapter of the rules starts in a later one, bound late.

A battle may end in another battle, a card may start a fight and a fight turn up a card: the rules go round, the imports
may not. What a chapter starts in a later chapter, it calls by a name below; `chapters.py` binds them all, in one place.
"""

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box.effects import Effect
from magoteka.games.magic_sword.table.state import MagicSword


class LateBound:
    """What the later chapters do."""

    def land(self, g: MagicSword, seat: i64, walked: bool) -> None:
        """See square/landing.py."""
        raise NotImplementedError

    def choose_again(self, g: MagicSword, seat: i64) -> None:
        """See square/landing.py."""
        raise NotImplementedError

    def carry_out(self, g: MagicSword, effect: Effect, seat: i64, card: i64) -> None:
        """See cards/effects.py."""
        raise NotImplementedError

    def work(self, g: MagicSword, caster: i64, spell: i64, target: i64, window: i64) -> None:
        """See spells/working.py."""
        raise NotImplementedError

    def prepare(self, g: MagicSword) -> None:
        """See battle/prepare.py."""
        raise NotImplementedError

    def settle(self, g: MagicSword) -> None:
        """See battle/settling.py."""
        raise NotImplementedError


class Binding:
    """Where the chapters are bound."""

    chapters: LateBound

    def __init__(self) -> None:
        self.chapters = LateBound()


BINDING: Final = Binding()


def land(g: MagicSword, seat: i64, walked: bool) -> None:
    """MS-A19 A move or transfer ends here."""
    BINDING.chapters.land(g, seat, walked)


def choose_again(g: MagicSword, seat: i64) -> None:
    """MS-13.2 Whom to meet, or to explore, is chosen once more."""
    BINDING.chapters.choose_again(g, seat)


def carry_out(g: MagicSword, effect: Effect, seat: i64, card: i64) -> None:
    """An effect happens to a character."""
    BINDING.chapters.carry_out(g, effect, seat, card)


def work(g: MagicSword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """MS-9.1 A spell has its effect."""
    BINDING.chapters.work(g, caster, spell, target, window)


def prepare(g: MagicSword) -> None:
    """MS-A43 F3 Before the dice everybody is asked anew."""
    BINDING.chapters.prepare(g)


def settle(g: MagicSword) -> None:
    """MS-A43 F7 A battle has its consequences."""
    BINDING.chapters.settle(g)
