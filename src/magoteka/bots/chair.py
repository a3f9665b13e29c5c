"""What a bot gets of the game: what a player in its chair gets, and never the table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from magoteka.bots.problems import NotAskedFor
from magoteka.bots.recall import Seen, history_of
from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.codec import Json
from magoteka.core.event import Option
from magoteka.core.game import Game, Value
from magoteka.core.match import Match


@dataclass(frozen=True)
class Rules:
    """What was agreed before a match."""

    game: Game
    seats: int
    settings: Mapping[str, Value]


@dataclass(frozen=True)
class Worlds:
    """A source of tables that look the same to a seat; it is made of one such table and never holds the true one."""

    rules: Rules
    seat: int
    sample: State

    @classmethod
    def like(cls, table: State, seat: int, rng: Rng, rules: Rules) -> Worlds:
        """The worlds that look to the seat as the table does; the table itself is left behind."""
        return cls(rules, seat, rules.game.redeal(table, seat, rng))

    def draw(self, rng: Rng) -> State:
        """One more world; as all that the seat does not know is drawn anew, it does not matter from which."""
        return self.rules.game.redeal(self.sample, self.seat, rng)


@dataclass(frozen=True)
class Packed:
    """A chair on its way into another process: plain values, and one world among them."""

    game: str
    seat: int
    view: Any
    options: tuple[Option, ...]
    history: tuple[Seen, ...] | None
    world: tuple[int, Mapping[str, Value], Json] | None  # seats, settings, and the table as it is laid out
    seed: int


class Chair:
    """A seat that is asked: what it sees, what it may answer, what it remembers and what it can imagine."""

    def __init__(
        self,
        game: Game,
        seat: int,
        view: Any,
        options: Sequence[Option],
        history: tuple[Seen, ...] | None,
        worlds: Worlds | None,
        rng: Rng,
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.options = tuple(options)
        self.rng = rng
        self.heard = history
        self.source = worlds

    @property
    def history(self) -> tuple[Seen, ...]:
        """What the seat has heard and answered since the match began, in order."""
        if self.heard is None:
            raise NotAskedFor("history", "remembers")
        return self.heard

    def worlds(self) -> Iterator[State]:
        """Tables that look the same to the seat, without end; each is the bot's own to play on."""
        if self.source is None:
            raise NotAskedFor("worlds", "imagines")
        while True:
            yield self.source.draw(self.rng)

    def lucky(self, rng: Rng) -> Chair:
        """The same chair with luck of its own."""
        return Chair(self.game, self.seat, self.view, self.options, self.heard, self.source, rng)

    def packed(self) -> Packed:
        """The chair as it can travel; the luck that dealt its world stays here."""
        world = None
        if (source := self.source) is not None:
            rules = source.rules
            world = (rules.seats, dict(rules.settings), self.game.dump_state(source.draw(self.rng)))
        return Packed(self.game.name, self.seat, self.view, self.options, self.heard, world, seed_from(self.rng))


class Needs(NamedTuple):
    """What a bot uses besides its view and its options."""

    remembers: bool
    imagines: bool


@dataclass(frozen=True)
class Bot:
    """A way to choose, and what it uses besides its view and its options: the rest is not prepared."""

    choose: Callable[[Chair], int]
    remembers: bool = False  # reads the chair's history
    imagines: bool = False  # draws the chair's worlds
    reads: bool = False  # reads the history too, but only where the game's mind makes anything of it
    forgets: bool = False  # … or where it knows what to forget of it

    def needs(self, game: Game) -> Needs:
        """What must be prepared for it."""
        mind = game.mind
        heard = self.remembers or (self.reads and mind.reads) or (self.forgets and mind.recall is not None)
        return Needs(heard, self.imagines)


def chair_of(
    rules: Rules, table: State, question: Question, needs: Needs, rng: Rng, heard: Callable[[], Iterable[Seen]]
) -> Chair:
    """The chair of whoever is asked a question: all that a bot uses, and nothing else is prepared."""
    seat, game = int(question.seat), rules.game
    history = tuple(heard()) if needs.remembers else None
    worlds = Worlds.like(table, seat, rng, rules) if needs.imagines else None
    return Chair(game, seat, game.view(table, seat), question.options(table), history, worlds, rng)


def chair_at(match: Match, seat: int, bot: Bot | Needs, rng: Rng) -> Chair:
    """The chair of a seat that is asked in a match."""
    question, record = match.asked(seat), match.record
    assert question is not None
    needs = bot.needs(match.game) if isinstance(bot, Bot) else bot
    rules = Rules(match.game, record.seats, record.settings)
    return chair_of(rules, match.state, question, needs, rng, lambda: history_of(match, seat))


def unpacked(game: Game, packed: Packed) -> Chair:
    """A chair that has arrived."""
    worlds = None
    if packed.world is not None:
        seats, settings, table = packed.world
        worlds = Worlds(Rules(game, seats, settings), packed.seat, game.load_state(seats, settings, table))
    return Chair(game, packed.seat, packed.view, packed.options, packed.history, worlds, Rng(packed.seed))


def seed_from(rng: Rng) -> int:
    """A seed that tells nothing of the generator it came from."""
    words = f"{rng.word()}/{rng.word()}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=8).digest(), "big")
