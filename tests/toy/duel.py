"""A tiny game in plain Python, so only for the interpreted rules: everyone names a number, the higher one wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magoteka.core.agenda import NATURE, Poll, Question, State
from magoteka.core.bits import full, members
from magoteka.core.boards import array
from magoteka.core.codec import Codec, Json
from magoteka.core.event import Event, Option, Outcome, Refusal
from magoteka.core.game import Game, Setting
from magoteka.core.problems import CannotGoOn
from magoteka.core.upgrade import with_options


@dataclass(frozen=True)
class Say(Option):
    number: int


@dataclass(frozen=True)
class Rest(Option):
    pass


@dataclass(frozen=True)
class Tossed(Outcome):
    heads: bool


@dataclass(frozen=True)
class Said(Event):
    numbers: tuple[int, ...]
    reveals = True


@dataclass(frozen=True)
class Rested(Event):
    seat: int


NUMBERS = tuple(Say(number) for number in range(3))


class Duel(State):
    def __init__(self) -> None:
        super().__init__()
        self.rests = 0
        self.tossed = 0
        self.winner = 0

    def clone(self) -> Duel:
        other = Duel()
        other.rests, other.tossed, other.winner = self.rests, self.tossed, self.winner
        other.agenda, other.depth = self.agenda[:], self.depth
        return other


class MayRest(Question):
    """DU-01 A seat rests as often as it likes, at most three times, before the coin is tossed."""

    clause = "DU-01"

    def menu(self, g: Duel) -> Sequence[Option]:
        return (Rest(), Say(0))

    def mask(self, g: Duel) -> int:
        return 3 if g.rests < 3 else 2

    def refusal(self, g: Duel, index: int) -> Refusal:
        return Refusal("DU-01", "rested-enough")

    def answered(self, g: Duel, index: int) -> None:
        if index == 0:
            g.rests += 1
            g.emit(Rested(self.seat))
            g.then(MayRest(self.seat))
        else:
            g.then2(Toss(), Name(full(3), array([-1] * 3), 0))


class Toss(Question):
    """DU-02 Nature tosses a coin."""

    clause = "DU-02"

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: Duel) -> Sequence[Option]:
        return (Tossed(False), Tossed(True))

    def mask(self, g: Duel) -> int:
        return 3

    def answered(self, g: Duel, index: int) -> None:
        g.tossed = index


class Name(Poll):
    """DU-03 Everyone names a number in secret."""

    clause = "DU-03"

    def again(self, waiting, given, seat) -> Name:
        return Name(waiting, given, seat)

    def menu(self, g: Duel) -> Sequence[Option]:
        return NUMBERS

    def mask(self, g: Duel) -> int:
        return 7

    def closed(self, g: Duel, given) -> None:
        numbers = list(given)
        g.winner = sum(2**seat for seat, number in enumerate(numbers) if number == max(numbers))
        g.emit(Said(tuple(numbers)))


def quieter(option: Json) -> Json:
    """The second rules know no shouting, and call a pause a rest."""
    if option["tag"] == "shout":
        raise CannotGoOn(game="duel", reason="shouting")
    return {"tag": "rest"} if option["tag"] == "pause" else option


class DuelGame(Game):
    name = "duel"
    prefix = "DU"
    ruleset = 2
    least = 3
    most = 3
    settings = (Setting("loud", (False, True), False, "DU-01"), Setting("pace", ("slow", "fast"), "slow", "DU-02"))
    codec = Codec([MayRest, Toss, Name, Say, Rest, Tossed, Said, Rested])
    turn_clause = "DU-01"
    max_answers = 20
    upgrades = {1: lambda record: with_options(record, quieter)}

    def begin(self, seats, settings) -> Duel:
        g = Duel()
        g.then(MayRest(0))
        return g

    def view(self, g: Duel, seat):
        return (g.rests, g.tossed)

    def redeal(self, g: Duel, seat, rng):
        return g.clone()

    def winners(self, g: Duel) -> tuple[int, ...]:
        return tuple(members(g.winner))


DUEL = DuelGame()
