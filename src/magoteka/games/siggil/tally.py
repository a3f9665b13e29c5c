"""How everybody came by the spirits that were counted in the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from magoteka.core.event import Event
from magoteka.core.tally import Reason
from magoteka.games.siggil.box.components import BY_LAST_CARD
from magoteka.games.siggil.messages.events import (
    Counted,
    SpiritCaptured,
    SpiritRecaptured,
    SpiritStolen,
)
from magoteka.games.siggil.table.state import Siggil, spirits_of

Won: TypeAlias = SpiritCaptured | SpiritStolen | SpiritRecaptured
HOW = {SpiritCaptured: ("captured", "SG-12"), SpiritStolen: ("stolen", "SG-13"), SpiritRecaptured: ("back", "SG-14")}


def tally(g: Siggil, told: Sequence[Event]) -> list[Reason]:
    """SG-12 to SG-14 The set that each spirit stayed with; SG-21 and how a tie was decided."""
    last = {
        event.spirit: event for event in told if isinstance(event, SpiritCaptured | SpiritStolen | SpiritRecaptured)
    }
    found = [reason_of(event) for _, event in sorted(last.items(), key=place)]
    if g.ended == BY_LAST_CARD and tied(g):
        hands = [one for one in told if isinstance(one, Counted)]
        found += [Reason(one.seat, "hand", "SG-21", None, {"n": one.hand}) for one in hands]
        found.append(Reason(None, "tie", "SG-21"))
    return found


def place(one: tuple[int, Won]) -> tuple[int, int]:
    """By seats, then by spirits."""
    return one[1].seat, one[0]


def reason_of(event: Won) -> Reason:
    """One spirit and the set it was won with."""
    why, clause = HOW[type(event)]
    size = event.size if isinstance(event, SpiritRecaptured) else event.count
    return Reason(event.seat, why, clause, 1, {"spirit": event.spirit, "by": event.by, "count": size})


def tied(g: Siggil) -> bool:
    """SG-21 Whether several have most spirits."""
    held = [int(spirits_of(g, seat)) for seat in range(g.seats)]
    return held.count(max(held)) > 1
