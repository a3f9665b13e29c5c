"""What is left of a view to a mage of short memory: of his own stones he knows what he has heard of late."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from magoteka.core.event import FaceDown
from magoteka.games.abraca.messages.events import RoundBegan, SpellCast, SpellMissed, TurnBegan
from magoteka.games.abraca.messages.views import AbracaView, Stone


def forgotten(view: AbracaView, history: Sequence[Any], turns: int) -> AbracaView:
    """AB-12, AB-A08 The view without the misses and hits of all but the mage's last so many turns and this one."""
    seat = view.seat
    assert seat is not None
    lately = of_late(history, seat, turns)
    missed = {event.spell for event in lately if isinstance(event, SpellMissed) and event.seat == seat}
    hits = sum(isinstance(event, SpellCast) and event.seat == seat for event in lately)
    own = tuple(vaguer(place, missed) for place in view.hands[seat])
    hands = tuple(own if owner == seat else hand for owner, hand in enumerate(view.hands))
    return replace(view, hands=hands, hits=view.hits[max(len(view.hits) - hits, 0) :])


def of_late(history: Sequence[Any], seat: int, turns: int) -> list[Any]:
    """What was told in this round since the seat's last so many turns before the present one, the latest first."""
    found: list[Any] = []
    for event in reversed(history):
        if isinstance(event, RoundBegan):
            break
        found.append(event)
        if isinstance(event, TurnBegan) and event.seat == seat:
            turns -= 1
            if turns < 0:
                break
    return found


def vaguer(place: Stone | FaceDown | None, missed: set[int]) -> Stone | FaceDown | None:
    """One's own stone, with those numbers ruled out that were called in vain of late."""
    if not isinstance(place, FaceDown):
        return place
    return FaceDown(tuple(number for number in place.ruled_out if number in missed))
