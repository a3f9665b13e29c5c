"""What a seat sees of «Руны»."""

from __future__ import annotations

from magoteka.core.bits import members
from magoteka.core.cards import total
from magoteka.core.event import FaceDown
from magoteka.games.runes.messages.views import RunesView, Stone
from magoteka.games.runes.table.state import Runes


def view(g: Runes, seat: int | None) -> RunesView:
    """What `seat` (None: a spectator) may see."""
    return RunesView(
        seat=seat,
        hand=g.variants.hand,
        turn=g.turn,
        bag=total(g.bag),
        thrown=tuple(g.thrown)[1:],
        kept=tuple(kept_by(g, owner, seat) for owner in range(g.seats)),
        drawn=face(g, g.drawn, g.turn, seat) if g.drawn else None,
        winners=tuple(members(g.winners)),
    )


def kept_by(g: Runes, owner: int, seat: int | None) -> tuple[Stone | FaceDown, ...]:
    """RN-03, RN-05 The stones before a player: his own secret until the end."""
    hand = g.variants.hand
    stones = [g.kept[place] for place in range(owner * hand, (owner + 1) * hand)]
    return tuple(face(g, number, owner, seat) for number in stones if number)


def face(g: Runes, number: int, owner: int, seat: int | None) -> Stone | FaceDown:
    """A stone, or its back."""
    return Stone(number) if seat == owner or g.winners else FaceDown()
