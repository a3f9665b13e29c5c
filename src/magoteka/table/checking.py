"""What becomes of a stored table in this program: it replays, it goes on as upgraded, or it stops, and why.

And whether the dice of a record fell as they had to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magoteka.core.checking import Odds, Receipt, checked
from magoteka.core.codec import Json
from magoteka.core.match import Match
from magoteka.core.problems import BadRecord, Problem
from magoteka.core.record import loads
from magoteka.core.seal import Finding
from magoteka.games import game_named
from magoteka.table import wire
from magoteka.table.head import Head, record_of
from magoteka.table.store import Row


@dataclass(frozen=True)
class Verdict:
    """How one table fares under the rules of today."""

    table: str
    game: str
    answers: int = 0  # that stand, nature's included
    upgraded: bool = False
    why: Problem | None = None  # it stops
    readable: bool = True

    @property
    def kind(self) -> str:
        """One word for it."""
        if self.why is not None:
            return "stops"
        return "upgrades" if self.upgraded else "replays"


def verdict(table: str, head: Json, rows: Sequence[Row]) -> Verdict:
    """Play a table again from its first answer; nothing is changed."""
    name = str(head.get("game"))
    try:
        game = game_named(name)
        record = record_of(Head(**head), list(rows), None)
        why = Match.replay_far(game, record)[1]
    except Exception as error:  # what nobody can read is a verdict too
        broken = error if isinstance(error, Problem) else BadRecord(what=f"{type(error).__name__}, {error}")
        return Verdict(table, name, why=broken, readable=False)
    return Verdict(table, name, record.length, record.ruleset != game.ruleset, why)


def odds_in(text: str) -> wire.SealOdds:
    """Which number makes nature answer what in a record, as far as that follows from its seal."""
    found = Odds()
    verified(text, odds=found)
    return wire.SealOdds(**found.json())


def verified(text: str, receipt: Receipt | None = None, odds: Odds | None = None) -> Finding:
    """Whether every draw of a record follows from its seal; whatever a mangled one breaks is a broken record."""
    try:
        record = loads(text)
        return checked(game_named(record.game), record, receipt, odds)
    except (ValueError, TypeError, KeyError, IndexError, OverflowError, AttributeError, RecursionError) as error:
        raise BadRecord(what=f"{type(error).__name__}, {error}") from error
