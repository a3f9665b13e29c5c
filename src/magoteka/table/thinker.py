"""Who thinks for the bots of a table: handed in, so that a table does not know in which process they live."""

from __future__ import annotations

from typing import Protocol

from magoteka import bots
from magoteka.bots.advice import Advice, advise
from magoteka.bots.chair import Chair, Needs
from magoteka.bots.recall import Recall, Seen
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.table.chronicle import GROWS, UNKNOWN, standing
from magoteka.table.store import Row, Store


def levels(game: Game) -> tuple[str, ...]:
    """The levels of bots: ours from weak to strong, then those from outside."""
    return bots.levels_of(game)


def strongest(game: Game) -> str:
    """The best of ours: it gives hints and answers for those whose time is up."""
    return bots.own_levels(game)[-1]


class Thinker(Protocol):
    """Thinks for bots: it comes back with a choice, or raises whatever has happened to the bot."""

    def luck(self, moment: int) -> Rng:
        """What a bot that wavers decides by, at that moment of a table."""

    async def needs(self, level: str, game: Game, whose: str = "") -> Needs:
        """What the chair of a bot of the level must hold."""

    async def choose(self, level: str, chair: Chair, whose: str = "") -> int:
        """The index of the option that a bot of the level takes in that chair, at the expense of a guest."""

    async def advise(self, chair: Chair, whose: str = "") -> Advice:
        """The best answers in that chair, with reasons."""


LOOKS = 30  # of an adviser who has no process of his own


class OwnThinker:
    """Thinks where the table is: for tests, and for places without processes."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def luck(self, moment: int) -> Rng:
        return Rng(self.seed + moment)

    async def needs(self, level: str, game: Game, whose: str = "") -> Needs:
        return bots.bot_named(level).needs(game)

    async def choose(self, level: str, chair: Chair, whose: str = "") -> int:
        return bots.bot_named(level).choose(chair)

    async def advise(self, chair: Chair, whose: str = "") -> Advice:
        return advise(chair, LOOKS)


class Recollection:
    """What the seats of a table have heard and answered: every row is read once, unless something was taken back."""

    def __init__(self, table_id: str, store: Store) -> None:
        self.table = table_id
        self.store = store
        self.last = UNKNOWN  # the last row that it knows
        self.recall = Recall(0)

    async def of(self, match: Match, version: int, seat: int) -> tuple[Seen, ...]:
        """What a seat remembers at a version of its table, or later."""
        if version > self.last:
            rows = await self.store.rows(self.table, most=version - self.last)
            fresh = [row for row in rows if row.seq > self.last]  # another bot may have asked meanwhile
            if fresh and not self.follow(fresh):
                fresh = rows if self.last == UNKNOWN else await self.store.rows(self.table)
                self.recall = Recall(match.record.seats)
            self.add(match, fresh)
        return self.recall.of(seat)

    def follow(self, rows: list[Row]) -> bool:
        """Whether rows go on where it ends, and leave what it knows as it was."""
        return rows[0].seq == self.last + 1 and all(row.kind in GROWS for row in rows)

    def add(self, match: Match, rows: list[Row]) -> None:
        """Learn of further rows."""
        decode = match.game.codec.decode
        for row in standing(rows):
            for who, option, told in row.body.get("answers", ()):
                self.recall.answered(who, decode(option))
                self.recall.told(map(decode, told))
        self.last = rows[-1].seq if rows else self.last
