"""What thinks about «Сиггил»."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from magoteka.core.bits import size
from magoteka.core.event import Event, Option
from magoteka.core.mind import Mind, Scout
from magoteka.games.siggil.bot import heuristic
from magoteka.games.siggil.bot.policy import POLICY, SCOUT
from magoteka.games.siggil.messages.events import (
    MatchEnded,
    SoloEnded,
    SpiritCaptured,
    SpiritDiscarded,
    SpiritRecaptured,
    SpiritStolen,
)
from magoteka.games.siggil.messages.views import SiggilView
from magoteka.games.siggil.table.state import Siggil, spirits_of

FEW = 14  # cards in the siggil; those before whom fewer lie have solved the rest in a tenth of a second
CURIOSITY = 0.08  # of whoever weighs tables a few cards later instead of playing to the end


class SiggilMind(Mind):
    """What each card is worth to one's sets, and to those of the others."""

    way = "tree"
    policy = POLICY
    margins: ClassVar[Mapping[str, float]] = {"kind": 1.0}
    glance = 2

    def prior(self, view: SiggilView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def closing(self, g: Siggil, seat: int) -> bool:
        """SG-19, SG-20 One spirit is lacking, or the last card is taken."""
        return bool(spirits_of(g, seat) + 1 >= g.variants.target or size(g.present) <= 1)

    def settled(self, g: Siggil) -> bool:
        """SG-08, SG-09 No card lies face down, and all have seen who took which."""
        return bool(g.unseen == 0 and size(g.present) <= FEW)

    def scout(self, g: Siggil) -> Scout:
        return Scout(SCOUT, CURIOSITY) if g.seats > 2 else Scout(POLICY)

    def boon(self, event: Event, seat: int) -> float:
        """SG-12…SG-26 Spirits, one's own and those of others."""
        match event:
            case MatchEnded(winners=winners):
                return 3.0 if seat in winners else -3.0
            case SoloEnded(won=won):
                return 3.0 if won else -3.0
            case SpiritStolen(who, loser) | SpiritRecaptured(who, loser):
                return 1.5 if who == seat else -1.5 if loser == seat else -0.3
            case SpiritCaptured(who):
                return 1.0 if who == seat else -1.0
            case SpiritDiscarded():
                return -1.0
        return 0.0

    def gist(self, event: Event) -> tuple[Event, str]:
        match event:
            case SpiritCaptured(who, spirit):
                return SpiritCaptured(who, spirit, 0, "family", 0, ()), "captured"
            case SpiritStolen(who, loser, spirit) | SpiritRecaptured(who, loser, spirit):
                return SpiritStolen(who, loser, spirit, 0, "family", 0, ()), "stolen"
            case SpiritDiscarded(who):
                return SpiritDiscarded(who, None, 0, False), "discarded"
            case MatchEnded(_, winners):
                return MatchEnded("spirits", winners, (), ()), "won"
            case SoloEnded(who, won):
                return SoloEnded(who, won, 0, 0), "solo"
        return event, ""


MIND = SiggilMind()
