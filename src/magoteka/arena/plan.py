"""What a series of games is: who plays whom, where they sit, and by which random numbers."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field

from magoteka import __version__
from magoteka.bots import bot_named, outside
from magoteka.core.chance import Rng
from magoteka.core.game import Game, Value
from magoteka.games import game_named

RANDOM = "random"
NATURE_STREAM = "nature"


@dataclass(frozen=True)
class Plan:
    """A series that anyone can play again to the same result."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...] = (RANDOM,)
    seed: int = 0
    settings: dict[str, Value] = field(default_factory=dict)

    def checked(self) -> Plan:
        """The same plan, or one sentence on what is wrong with it."""
        self.rules().new(self.seats, self.settings)
        for level in self.bots:
            bot_named(level)
        return self

    def rules(self) -> Game:
        """The game that is played."""
        return game_named(self.game)

    def bot_at(self, number: int, seat: int) -> str:
        """Bots sit round robin and move on by a seat each game; after a full turn the next bot leads.

        In any seats × bots games each bot has had each seat equally often.
        """
        place, turns = (seat + number) % self.seats, number // self.seats
        return self.bots[(place + turns) % len(self.bots)]

    def fingerprint(self) -> str:
        """What must be the same for results to be added up: the program, the game, who plays, the deals."""
        facts = [__version__, self.game, self.rules().ruleset, self.seats, self.bots, self.seed, self.settings]
        facts += [outside.version_of(level) for level in self.levels() if level in outside.entries()]
        return hashlib.blake2b(json.dumps(facts, sort_keys=True).encode(), digest_size=8).hexdigest()

    def levels(self) -> list[str]:
        """The bots behind the names."""
        return list(self.bots)

    def all_random(self) -> bool:
        """Whether nobody at the table thinks."""
        return set(self.bots) == {RANDOM}

    def stream(self, number: int, who: str) -> Rng:
        """The random numbers of nature, or of one seat, in one game: apart from all others."""
        text = f"{self.seed}/{number}/{who}"
        return Rng(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big"))
