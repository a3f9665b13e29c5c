"""What a look at «Сиггил» is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from magoteka.core.event import FaceDown
from magoteka.games.siggil.box.components import Kind
from magoteka.games.siggil.box.layouts import LayoutName

Where: TypeAlias = Literal["unseen", "siggil", "free", "held", "discarded"]
Solo: TypeAlias = Literal["easy", "advanced"]
Memory: TypeAlias = Literal["off", "last_round", "full"]
Ended: TypeAlias = Literal["spirits", "last-card", "solo-won", "solo-lost"]


@dataclass(frozen=True)
class Spot:
    """A place of the layout: left and top edge in half cards, level, and the places it lies right on.

    Places of one `part` (a wall, a pyramid, a pillar) hang together; parts may be drawn beside or above each other.
    """

    x: int
    y: int
    z: int
    on: tuple[int, ...]
    part: int


@dataclass(frozen=True)
class Card:
    """A card whose face the looker sees."""

    family: int
    number: int
    spirit: bool


@dataclass(frozen=True)
class Spirit:
    """A spirit: where it is, who holds it on which set, and its price.

    The price is what a new set must have to capture it, None when that is impossible; `cost` is the price now, or once
    it will be free. `by_family` and `by_number` count the fitting cards in the looker's hand, `left_family` and
    `left_number` those that are not out of the game for him.
    """

    spirit: int
    where: Where
    holder: int | None
    set: int | None
    price: int | None
    cost: int | None
    by_family: int
    by_number: int
    left_family: int
    left_number: int


@dataclass(frozen=True)
class PlayedSet:
    """A set on the table; `missing` is how many cards its owner must add to win the spirit back (None: not now)."""

    set: int
    owner: int
    spirit: int
    by: Kind
    cards: tuple[Card, ...]
    holds: bool
    missing: int | None


@dataclass(frozen=True)
class Capturing:
    """What the looker has chosen of a capture that is not complete, and what of his hand fits: only he sees it."""

    spirit: int
    by: Kind | None
    set: int | None
    count: int | None
    cards: tuple[Card, ...]
    of_family: tuple[Card, ...]
    of_number: tuple[Card, ...]


@dataclass(frozen=True)
class SiggilView:
    """The table from one chair; places and everything indexed by them are numbered in the order of dealing."""

    seat: int | None
    seats: int
    layout: LayoutName
    solo: Solo | None
    memory: Memory
    turn: int
    set_size: int
    target: int
    spots: tuple[Spot, ...]
    cards: tuple[Card | FaceDown | None, ...]
    open: tuple[int, ...]
    uncovers: tuple[tuple[int, ...], ...]  # for each open place, what taking its card would lay bare
    spirits: tuple[Spirit, ...]
    sets: tuple[PlayedSet, ...]
    held: tuple[int, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    remembered: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    discard_size: int
    lost: int
    too_many_lost: int  # SG-26 with so many discarded spirits the solo game is lost
    capturing: Capturing | None
    ended: Ended | None
    winners: tuple[int, ...]
