"""What thinks about «Магический Меч»."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from magoteka.core.event import Event, Option
from magoteka.core.mind import Mind
from magoteka.games.magic_sword.bot import careful, heuristic
from magoteka.games.magic_sword.bot.chances import chances
from magoteka.games.magic_sword.box.names import B5
from magoteka.games.magic_sword.messages.events import (
    BattleFought,
    CardGained,
    CardLost,
    GameEnded,
    HeroDied,
    MissionFulfilled,
    PointsChanged,
    RewardWaits,
    SpellGained,
    TrophyWon,
    TurnsToMiss,
)
from magoteka.games.magic_sword.messages.views import SwordView
from magoteka.games.magic_sword.table.state import MagicSword


class MagicSwordMind(Mind):
    """Exact odds of every battle, and the way to the bridge."""

    way = "reckoning"
    margins: ClassVar[Mapping[str, float]] = {"novice": 2.5, "kind": 0.9, "steady": 0.5}

    def prior(self, view: SwordView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def weigh(self, view: SwordView, options: Sequence[Option]) -> list[float]:
        return careful.weigh(view, options)

    def value(self, g: MagicSword) -> list[float]:
        return chances(g)

    def horizon(self, g: MagicSword) -> int:
        return int(g.turns)

    def closing(self, g: MagicSword, seat: int) -> bool:
        """MS-A99 The last turn of the last round; or, MS-14, the castle at the end of the bridge."""
        last = g.round == g.variants.rounds > 0 and (g.place + 1) % g.seats == g.start_place and g.time_left == 0
        return bool(g.turn == seat and (last or g.square[seat] == B5))

    def boon(self, event: Event, seat: int) -> float:
        """What a character gains and loses, and how its battles end."""
        match event:
            case GameEnded(winners):
                return 3.0 if seat in winners else -3.0
            case BattleFought(who, rival, result=result) if result != "drawn" and seat in (who, rival):
                return 0.8 if (result == "won") == (who == seat) else -0.8
            case PointsChanged(who, what, by) if who == seat:
                return (0.5 if what == "gold" else 1.0) * (1 if by > 0 else -1)
            case HeroDied(who) if who == seat:
                return -2.0
            case TrophyWon(who) | CardGained(who) | RewardWaits(who) | MissionFulfilled(who) if who == seat:
                return 0.9
            case SpellGained(who) if who == seat:
                return 0.6
            case TurnsToMiss(who) if who == seat:
                return -0.7
            case CardLost(who, owned=True) if who == seat:
                return -0.4
        return 0.0

    def gist(self, event: Event) -> tuple[Event, str]:
        match event:
            case BattleFought(who, rival, result=result):
                return BattleFought(who, rival, 0, 0, result, 0, 0), "battle"
            case PointsChanged(who, what, by):
                return PointsChanged(who, what, 1 if by > 0 else -1, 0), "points"
            case TrophyWon(who):
                return TrophyWon(who, 0, ""), "trophy"
            case CardGained(who):
                return CardGained(who, 0, ""), "gained"
            case CardLost(who):
                return CardLost(who, 0, "", ""), "lost"
            case SpellGained(who):
                return SpellGained(who, None), "spell"
            case TurnsToMiss(who):
                return TurnsToMiss(who, 0), "miss"
        return event, ""


MIND = MagicSwordMind()
