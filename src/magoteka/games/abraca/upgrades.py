"""How games of older rules go on under newer ones."""

from typing import Final

from magoteka.core.agenda import Question
from magoteka.core.event import Option
from magoteka.core.record import Unasked, Upgrade
from magoteka.games.abraca.rules.turn import TakeStone
from magoteka.games.abraca.table.state import Abraca


def lowest_copy(g: Abraca, question: Question) -> Option | None:
    """AB-A08 Ruleset 1 took the lowest of several equal stones without asking nature, which might have said so too."""
    return question.options(g)[0] if isinstance(question, TakeStone) else None


UPGRADES: Final[dict[int, Upgrade]] = {1: Unasked(lowest_copy)}  # ruleset n: its answers as those of n + 1
