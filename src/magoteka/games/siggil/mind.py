"""What thinks about «Сиггил»."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.bits import size
from magoteka.core.event import Option
from magoteka.core.mind import Mind, Scout
from magoteka.games.siggil.bot import heuristic
from magoteka.games.siggil.bot.policy import POLICY, RIVAL, SCOUT
from magoteka.games.siggil.messages.views import SiggilView
from magoteka.games.siggil.table.state import Siggil

FEW = 14  # cards in the siggil; those before whom fewer lie have solved the rest in a tenth of a second
CURIOSITY = 0.08  # of whoever weighs tables a few cards later instead of playing to the end


class SiggilMind(Mind):
    """What each card is worth to one's sets, and to those of the others."""

    way = "tree"
    policy = POLICY
    margins = (1.0,)
    closes = True

    def prior(self, view: SiggilView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def closing(self, view: SiggilView) -> bool:
        """SG-19, SG-20 One spirit is lacking, or the last card is taken."""
        assert view.seat is not None
        return view.held[view.seat] + 1 >= view.target or sum(card is not None for card in view.cards) <= 1

    def settled(self, g: Siggil) -> bool:
        """SG-08, SG-09 No card lies face down, and all have seen who took which."""
        return bool(g.unseen == 0 and size(g.present) <= FEW)

    def scout(self, g: Siggil) -> Scout:
        return Scout(SCOUT, CURIOSITY) if g.seats > 2 else Scout(RIVAL)


MIND = SiggilMind()
