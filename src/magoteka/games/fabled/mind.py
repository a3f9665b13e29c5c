"""What thinks about «Земля сказаний»."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from magoteka.core.codec import Json
from magoteka.core.event import Event, Option
from magoteka.core.mind import Mind
from magoteka.games.fabled.bot import heuristic
from magoteka.games.fabled.bot.chances import chances
from magoteka.games.fabled.box.components import END
from magoteka.games.fabled.careful import weigh
from magoteka.games.fabled.messages.events import (
    AllyJoined,
    BooksGained,
    EpilogueCame,
    TokenGiven,
    TrickRevealed,
    WisdomGained,
)
from magoteka.games.fabled.messages.views import FabledView
from magoteka.games.fabled.table.state import Fabled
from magoteka.games.fabled.table.where import seat_at

SEATS = 6  # more than a match has
KINDS = 4  # of books


class FabledMind(Mind):
    """Books, allies and places of power, by fitted numbers."""

    way = "foresight"
    margins: ClassVar[Mapping[str, float]] = {"novice": 5.0, "kind": 3.0, "steady": 1.0}
    amounts = ("books",)

    def prior(self, view: FabledView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def weigh(self, view: FabledView, options: Sequence[Option]) -> list[float]:
        return weigh(view, options)

    def value(self, g: Fabled) -> list[float]:
        return chances(g)

    def horizon(self, g: Fabled) -> int:
        return int(g.chapter * SEATS + g.active)

    def closing(self, g: Fabled, seat: int) -> bool:
        """FB-48, FB-91 The last turn of the last chapter."""
        last = g.chapter == g.variants.divisions[END] and seat_at(g, g.seats - 1) == g.active
        return bool(last and g.active == seat and not g.variants.trial)

    def goods(self, board: dict[str, Json], seat: int) -> list[float]:
        """FB-91, FB-92 Books of each kind."""
        own = slice(seat * KINDS, seat * KINDS + KINDS)
        goods = board["books"][own]
        board["books"][own] = [0] * KINDS
        return list(goods)

    def boon(self, event: Event, seat: int) -> float:
        """FB-91, FB-X15 Books, allies and tokens of one's own; allies that others get."""
        match event:
            case EpilogueCame(winners):
                return 3.0 if seat in winners else -3.0
            case BooksGained(who):
                return 1.0 if who == seat and any(books_of(event)) else 0.0
            case AllyJoined(who):
                return 1.0 if who == seat else -0.5
            case TokenGiven(who):
                return 0.5 if who == seat else 0.0
            case WisdomGained():
                return -0.5
            case TrickRevealed(foiled=foiled):
                return 0.7 if foiled else -0.7
        return 0.0

    def gist(self, event: Event) -> tuple[Event, str]:
        match event:
            case BooksGained():
                dearest = max(at for at, count in enumerate(books_of(event)) if count)
                return BooksGained(event.seat, *(int(at == dearest) for at in range(KINDS))), "books"
            case EpilogueCame():
                return replace(event, suns=()), "won"
            case WisdomGained():
                return WisdomGained(0, 0), "wisdom"
        return event, ""


def books_of(event: BooksGained) -> tuple[int, ...]:
    """The books that somebody gains, the dearest last."""
    return event.steppe, event.mountain, event.forest, event.sun


MIND = FabledMind()
