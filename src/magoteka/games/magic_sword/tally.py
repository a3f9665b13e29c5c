"""What everybody has done: how far one came, what one won, and what decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from magoteka.core.event import Event
from magoteka.core.tally import Reason
from magoteka.games.magic_sword.box.names import B1, M1, U1
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.messages.events import (
    BattleFought,
    GameEnded,
    HeroArrived,
    HeroDied,
    Moved,
    PointsChanged,
    SpellWorked,
    TrophyWon,
)
from magoteka.games.magic_sword.rules.turn.round import standing
from magoteka.games.magic_sword.table.state import MagicSword

PLACES = {square.slug: number for number, square in enumerate(SQUARES)}
REGIONS = ("lower", "middle", "upper", "bridge")
CLAUSES = {
    "trophies": "MS-1.4",
    "sword": "MS-1.2",
    "magic": "MS-2.4",
    "duels": "MS-17.1",
    "spells": "MS-9.6",
    "deaths": "MS-4.4",
}
COMPARED = ("bridge", "keys", "points", "life", "gold", "trophies")  # MS-A99, in this order


def tally(g: MagicSword, told: Sequence[Event]) -> list[Reason]:
    """The furthest circle and the deeds of every seat; MS-22 or MS-A99 what decided."""
    deeds: Counter[tuple[int, str]] = Counter()
    furthest = [0] * g.seats
    for event in told:
        if isinstance(event, HeroArrived | Moved):
            furthest[event.seat] = max(furthest[event.seat], region(PLACES[event.square]))
        else:
            deeds.update(done(event))
    found = []
    for seat in range(g.seats):
        found.append(Reason(seat, "reached", "MS-0.1", None, {"region": REGIONS[furthest[seat]]}))
        for why, clause in CLAUSES.items():
            if deeds[seat, why]:
                found.append(Reason(seat, why, clause, None, {"n": deeds[seat, why]}))
    return found + [decided(g, event) for event in told if isinstance(event, GameEnded)]


def region(square: int) -> int:
    """The circle of a square, and after the three the bridge."""
    return sum(square >= first for first in (M1, U1, B1))


def done(event: Event) -> dict[tuple[int, str], int]:
    """The deed that an event tells of."""
    match event:
        case TrophyWon():
            return {(event.seat, "trophies"): 1}
        case PointsChanged(what="sword" | "magic"):
            return {(event.seat, event.what): event.by}
        case BattleFought(seat=int() as seat, rival=int() as rival, result="won" | "lost"):
            return {(seat if event.result == "won" else rival, "duels"): 1}
        case SpellWorked():
            return {(event.seat, "spells"): 1}
        case HeroDied():
            return {(event.seat, "deaths"): 1}
    return {}


def decided(g: MagicSword, event: GameEnded) -> Reason:
    """MS-22 The Beast is beaten; MS-A99 or the rounds are over, and the first difference counts."""
    if not event.by_limit:
        return Reason(None, "beast", "MS-22")
    first = standing(g, event.winners[0])
    others = [standing(g, seat) for seat in range(g.seats) if seat not in event.winners]
    for place, by in enumerate(COMPARED):
        if others and all(other[: place + 1] < first[: place + 1] for other in others):
            return Reason(None, "limit", "MS-A99", None, {"by": by, "n": first[place]})
    return Reason(None, "limit", "MS-A99", None, {"by": "all", "n": 0})
