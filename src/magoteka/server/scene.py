"""What one looker is told: built anew from what may be seen, never cut out of something larger."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from magoteka.core.problems import Problem
from magoteka.server import wire
from magoteka.server.ledger import Ledger
from magoteka.server.seats import invites


def asking(ledger: Ledger) -> list[wire.Asking]:
    """Who is asked what."""
    found = []
    for seat in ledger.asked():
        question = ledger.match.asked(seat)
        assert question is not None
        found.append(wire.Asking(seat, ledger.game.codec.tag_of(question), question.clause))
    return found


def moments(ledger: Ledger, chair: int | None, after: int) -> list[wire.Moment]:
    """The events later than a version as the chair may know them."""
    encode = ledger.game.codec.encode
    return [
        wire.Moment(version, [encode(event.seen_by(chair)) for event in events])
        for version, events in ledger.moments(after)
    ]


def parts(ledger: Ledger, mine: list[int], chair: int | None, since: int) -> dict[str, Any]:
    """The fields that a full message and an update share, but for the people."""
    match, encode = ledger.match, ledger.game.codec.encode
    keep = ledger.keep(since)
    options = match.options(chair) if chair is not None and not ledger.waits else []
    return {
        "version": ledger.version,
        "mine": mine,
        "chair": chair,
        "view": encode(match.view(chair)),
        "asking": asking(ledger),
        "options": [encode(option) for option in options],
        "undo": chair is not None and match.can_undo(chair),
        "over": match.over,
        "winners": list(match.winners),
        "keep": keep,
        "moments": moments(ledger, chair, keep),
    }


def seats(ledger: Ledger, online: Collection[str]) -> list[wire.SeatInfo]:
    """The seats as everyone sees them."""
    return [seat.shown(online) for seat in ledger.seats]


def fixed(ledger: Ledger, table_id: str, guest: str | None, seated: bool) -> dict[str, Any]:
    """The fields of a full message that do not change."""
    head = ledger.head
    owner = guest == head.owner
    return {
        "table": table_id,
        "game": head.game,
        "ruleset": head.ruleset,
        "settings": head.settings,
        "pause": head.pause,
        "seconds": head.clock,
        "training": head.training,
        "owner": owner,
        "invites": invites(ledger.seats) if owner else [],
        "watch": head.watch if seated or owner else None,
    }


def said(problem: Problem) -> wire.ProblemMessage:
    """A problem as a message."""
    facts: dict[str, wire.Value] = {
        key: value if isinstance(value, (bool, int, str)) else str(value) for key, value in problem.facts.items()
    }
    return wire.ProblemMessage(problem.tag, str(problem), facts)
