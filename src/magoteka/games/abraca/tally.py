"""Where the points of a match come from, round by round."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Event
from magoteka.core.tally import Reason
from magoteka.games.abraca.box.components import TARGET
from magoteka.games.abraca.messages.events import RoundEnded
from magoteka.games.abraca.table.state import Abraca

CLAUSES = {
    "emptied": "AB-33",
    "struck-down": "AB-34",
    "survived": "AB-34",
    "mistake": "AB-35",
    "secrets": "AB-36",
    "last-mage": "AB-41",
}


def tally(g: Abraca, told: Sequence[Event]) -> list[Reason]:
    """AB-33 to AB-36, AB-41 Why each point was given; AB-39 what decided among several with enough of them."""
    rounds = [event for event in told if isinstance(event, RoundEnded)]
    found = [reason for seat in range(g.seats) for reason in points_of(rounds, seat)]
    if sum(score >= TARGET for score in g.scores) > 1:
        found.append(Reason(None, "tie", "AB-39"))
    return found


def points_of(rounds: Sequence[RoundEnded], seat: int) -> list[Reason]:
    """What a mage's points are made of: a kind of round, how often, and how much it brought in all."""
    points: dict[str, list[int]] = {why: [] for why in CLAUSES}
    for one in rounds:
        secret = one.from_secrets[seat] if one.from_secrets else 0
        if one.gains[seat] > secret:
            points[kind_of(one, seat)].append(one.gains[seat] - secret)
        if secret:
            points["secrets"].append(secret)
    return [
        Reason(seat, why, CLAUSES[why], sum(gains), {"times": sum(gains) if why == "secrets" else len(gains)})
        for why, gains in points.items()
        if gains
    ]


def kind_of(one: RoundEnded, seat: int) -> str:
    """What a mage has the points of a round for, those of secret stones aside."""
    if seat == one.winner:
        secret = one.from_secrets[seat] if one.from_secrets else 0
        return "last-mage" if one.gains[seat] - secret == 2 else one.how
    return "mistake" if one.winner is None else "survived"
