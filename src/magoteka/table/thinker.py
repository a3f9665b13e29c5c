"""Who thinks for the bots of a table: handed in, so that a table does not know in which process they live."""

from __future__ import annotations

from typing import Protocol

from magoteka import bots
from magoteka.bots.advice import Advice, advise
from magoteka.bots.chair import Chair, Needs, Rules, Worlds
from magoteka.bots.memory import Memory, Seen
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.table.past import standing
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


async def chair_for(store: Store, table_id: str, match: Match, seat: int, bot: Needs, rng: Rng) -> Chair:
    """The chair of a seat that is asked, with all that the bot uses."""
    rules = Rules(match.game, match.record.seats, match.record.settings)
    view, options = match.view(seat), match.options(seat)
    worlds = Worlds.like(match.state, seat, rng, rules) if bot.imagines else None
    history = remembered(match, await store.rows(table_id), seat) if bot.remembers else None
    return Chair(match.game, seat, view, options, history, worlds, rng)


def remembered(match: Match, rows: list[Row], seat: int) -> tuple[Seen, ...]:
    """What a seat has heard and answered since the match began, by the rows that stand."""
    memory, decode = Memory(match.record.seats), match.game.codec.decode
    for row in standing(rows):
        for who, option, told in row.body.get("answers", ()):
            memory.answered(who, decode(option))
            memory.told(map(decode, told))
    return memory.of(seat)
