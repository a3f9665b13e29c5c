"""What a look at «Абрака… что?» is made of."""

from __future__ import annotations

from dataclasses import dataclass

from magoteka.core.event import FaceDown


@dataclass(frozen=True)
class Stone:
    """A stone whose number the looker sees."""

    number: int


@dataclass(frozen=True)
class Hit:
    """AB-A08 A spell of the looker that succeeded while the stones at `slots` stood there already.

    There were as many equal stones to take from as `slots` bear the number, and `copies` more.
    """

    number: int
    slots: tuple[int, ...]
    copies: int


@dataclass(frozen=True)
class AbracaView:
    """The table from one chair."""

    seat: int | None
    round: int
    turn: int
    last: int
    mistakes: tuple[int, ...]  # AB-17, AB-40 the numbers that would break the order now
    lives: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[Stone | FaceDown | None, ...], ...]
    hits: tuple[Hit, ...]  # in this round, as far as they say something about stones that still stand
    cast: tuple[int, ...]  # on the board, by number from 1
    reserve: int
    pool: int
    secrets: tuple[tuple[Stone | FaceDown, ...], ...]
    die_sides: int
    wanderer_hits_caster: bool
    easy: bool
    last_mage: bool
    winners: tuple[int, ...]
