"""What of «Магический Меч» can be staged."""

from __future__ import annotations

from typing import Final

from magoteka.core.lab import Lab
from magoteka.games.magic_sword.lab.desk import DESIGNS_OF, SEATS, Desk
from magoteka.games.magic_sword.lab.states import STATES
from magoteka.games.magic_sword.table.state import MagicSword


def lay(g: MagicSword, first: str, second: str, state: str) -> None:
    """The table from which both designs come into play within a turn."""
    desk = Desk(g, first, second)
    desk.check()
    desk.lay(state, STATES[state])


LAB: Final = Lab(DESIGNS_OF, lay, SEATS, tuple(STATES))
