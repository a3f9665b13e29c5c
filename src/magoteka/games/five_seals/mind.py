"""What thinks about «За пятью печатями»."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from magoteka.core.bits import has, size
from magoteka.core.event import Event, Option
from magoteka.core.mind import Mind
from magoteka.games.five_seals.bot import heuristic
from magoteka.games.five_seals.bot.finish import may_win
from magoteka.games.five_seals.bot.policy import FiveSealsPolicy
from magoteka.games.five_seals.box.components import COLOURS
from magoteka.games.five_seals.messages.events import (
    DieSeized,
    MatchEnded,
    ScrollsTraded,
    ScrollTaken,
    SealBroken,
    TokenStored,
)
from magoteka.games.five_seals.messages.views import FiveSealsView
from magoteka.games.five_seals.rules.draft import ChooseDie
from magoteka.games.five_seals.rules.scoring import sixes_at_end
from magoteka.games.five_seals.rules.turn import TakeTurn
from magoteka.games.five_seals.table.dice import number
from magoteka.games.five_seals.table.state import FiveSeals, in_play, rivals_in_play, sixes_left

TAKEN = 3  # strongest scrolls that a turn may bring
FEW = 2  # dice of all who are still in play; with three there are too many lines


class FiveSealsMind(Mind):
    """Which seals can be broken, at what price, and what their scrolls count."""

    way = "turns"
    policy = FiveSealsPolicy()
    margins: ClassVar[Mapping[str, float]] = {"novice": 6.0, "kind": 2.0, "steady": 0.6}

    def prior(self, view: FiveSealsView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def closing(self, g: FiveSeals, seat: int) -> bool:
        """FS-31 The round may be the last one, and nobody else moves in it any more."""
        return self.settled(g) and rivals_in_play(g, seat) == 0 and not has(g.done, seat) and not self.vain(g, seat)

    def vain(self, g: FiveSeals, seat: int) -> bool:
        """FS-31, FS-33 The dice cannot pay for scrolls enough; in the midst of a spell nobody counts."""
        return isinstance(g.asking(), TakeTurn | ChooseDie) and not may_win(g, seat)

    def settled(self, g: FiveSeals) -> bool:
        """FS-29, FS-31 The last turn of what may be the last round, or the last dice of a round that is the last."""
        lacking = sixes_left(g) - sixes_at_end(g)
        if size(g.done) == g.seats - 1:
            return bool(lacking <= TAKEN)
        return bool(lacking <= 0 and dice_in_play(g) <= FEW)

    def boon(self, event: Event, seat: int) -> float:
        """FS-22…FS-36 Scrolls, the seals on the way to them, and what rivals take away."""
        match event:
            case MatchEnded(winners=winners):
                return 3.0 if seat in winners else -3.0
            case ScrollTaken(who):
                return 1.0 if who == seat else -0.7
            case SealBroken(who):
                return 0.5 if who == seat else 0.0
            case TokenStored(who):
                return 0.3 if who == seat else 0.0
            case DieSeized(who, rival) | ScrollsTraded(who, rival):
                return 0.5 if who == seat else -0.5 if rival == seat else 0.0
        return 0.0

    def gist(self, event: Event) -> tuple[Event, str]:
        match event:
            case SealBroken():
                return replace(event, by="mage", colour=None, values=()), "broken"
            case DieSeized():
                return replace(event, colour=0, value=0), "seized"
            case MatchEnded():
                return replace(event, points=()), "won"
        return event, ""


def dice_in_play(g: FiveSeals) -> int:
    """The dice of all who have not finished the round."""
    playing = [seat for seat in range(g.seats) if in_play(g, seat)]
    return sum(number(g.dice[seat * COLOURS + colour]) for seat in playing for colour in range(COLOURS))


MIND = FiveSealsMind()
