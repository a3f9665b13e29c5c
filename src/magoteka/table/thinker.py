"""Who thinks for the bots of a table: handed in, so that a table does not know in which process they live."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from magoteka import bots
from magoteka.bots.chair import Chair
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Game


def levels(game: Game) -> tuple[str, ...]:
    """The levels of bots from weak to strong."""
    return tuple(bots.LEVELS)


class Thinker(Protocol):
    """Thinks for bots; whatever goes wrong with a bot, it comes back with an answer or raises."""

    async def choose(self, game: Game, level: str, view: Any, options: Sequence[Option], moment: int) -> int:
        """The index of the option that a bot of the level takes at that moment of the table."""


class OwnThinker:
    """Thinks where the table is: for tests, and for places without processes."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    async def choose(self, game: Game, level: str, view: Any, options: Sequence[Option], moment: int) -> int:
        chair = Chair(game, view.seat, view, options, None, None, Rng(self.seed + moment))
        return bots.bot_named(level).choose(chair)
