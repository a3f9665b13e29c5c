"""What a collection of scrolls is worth, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from magoteka.core.bits import size
from magoteka.core.event import Event
from magoteka.core.tally import Reason
from magoteka.games.five_seals.box.components import REVALUATION
from magoteka.games.five_seals.messages.events import MatchStopped
from magoteka.games.five_seals.rules.scoring import scrolls_of_element
from magoteka.games.five_seals.table.state import FiveSeals
from magoteka.games.five_seals.view.look import view


def tally(g: FiveSeals, told: Sequence[Event]) -> list[Reason]:
    """FS-33 Scrolls by their strength, then every Revaluation; FS-34 when several have most."""
    found = [reason for seat in range(g.seats) for reason in points_of(g, seat)]
    found += [Reason(None, "stopped", "FS-A26") for event in told if isinstance(event, MatchStopped)]
    if size(g.winners) > 1:
        found.append(Reason(None, "shared", "FS-34"))
    return found


def points_of(g: FiveSeals, seat: int) -> list[Reason]:
    """What the scrolls of one mage bring."""
    scrolls = view(g, None).players[seat].scrolls
    strengths = Counter(card.strength for card in scrolls)
    found = [
        Reason(seat, "scrolls", "FS-33", strength * count, {"n": count, "strength": strength})
        for strength, count in sorted(strengths.items(), reverse=True)
    ]
    for card in scrolls:
        if card.spell == REVALUATION:
            worth = int(scrolls_of_element(g, seat, card.element))
            found.append(Reason(seat, "revaluation", "FS-33", worth, {"n": worth, "element": card.element}))
    return found
