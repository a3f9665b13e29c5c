"""A contest of bots: who meets whom at which deal, so that neither the luck of the deal nor a seat favours anybody."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, permutations

from magoteka.arena.plan import NATURE_STREAM, Plan
from magoteka.arena.play import Chairs
from magoteka.arena.tally import share
from magoteka.bots import bot_named
from magoteka.core.chance import Rng
from magoteka.core.game import Game

COPY = "#"  # greedy#2 is a second greedy in the same field


@dataclass(frozen=True)
class Contest(Plan):
    """Deal blocks: each deal is played once from every seat, by one bot against copies of another.

    `bots` is the field. A field of two is a test of the first against the second; in a larger one each meets each,
    alone and as the many. Random numbers belong to the deal and the seat, so equal bots play equal games.
    """

    def checked(self) -> Contest:
        self.rules().new(self.seats, self.settings)
        for name in self.bots:
            bot_named(level_of(name))
        return self

    def pairings(self) -> list[tuple[str, ...]]:
        """The tables that are set in turn, a deal each: who is alone comes first."""
        if self.seats == 1:
            return [(name,) for name in self.bots]
        tested = len(self.bots) == 2 or self.seats == 2
        pairs = combinations(self.bots, 2) if tested else permutations(self.bots, 2)
        return [(one, *[other] * (self.seats - 1)) for one, other in pairs]

    def table(self, block: int) -> tuple[str, ...]:
        """Who plays a deal."""
        pairings = self.pairings()
        return pairings[block % len(pairings)]

    def who_at(self, number: int, seat: int) -> str:
        """The table turns by one seat from game to game of a block."""
        block, turned = divmod(number, self.seats)
        return self.table(block)[(seat - turned) % self.seats]

    def bot_at(self, number: int, seat: int) -> str:
        return level_of(self.who_at(number, seat))

    def stream(self, number: int, who: str) -> Rng:
        """The random numbers of nature or of a seat are the same in all games of a block.

        Tables that meet in turn play the same deals.
        """
        return super().stream(number // self.seats // len(self.pairings()), who)

    def levels(self) -> list[str]:
        return [level_of(name) for name in self.bots]


@dataclass(frozen=True)
class Block:
    """What came of one deal: for each game the seats that won, and how long the bots thought."""

    number: int
    table: tuple[str, ...]
    winners: tuple[tuple[int, ...], ...]
    unfinished: int
    thoughts: dict[str, list[float]] = field(default_factory=dict)  # milliseconds, a sample for each bot

    @property
    def score(self) -> float:
        """The mean share of the one who was alone: it sat in the first seat, then in the second, and so on."""
        return sum(share(winners, seat) for seat, winners in enumerate(self.winners)) / len(self.winners)


def level_of(name: str) -> str:
    """The bot behind a name of the field."""
    return name.partition(COPY)[0]


def named_apart(levels: tuple[str, ...]) -> tuple[str, ...]:
    """A field in which every name is there once."""
    return tuple(
        name if name not in levels[:place] else f"{name}{COPY}{levels[: place + 1].count(name)}"
        for place, name in enumerate(levels)
    )


def play_block(contest: Contest, number: int) -> Block:
    """Play a deal from every seat."""
    game = contest.rules()
    thoughts: dict[str, list[float]] = {}
    winners, unfinished = [], 0
    for turned in range(contest.seats):
        won, over = play_game(contest, game, number * contest.seats + turned, thoughts)
        winners.append(won)
        unfinished += not over
    samples = {name: sampled(times) for name, times in thoughts.items()}
    return Block(number, contest.table(number), tuple(winners), unfinished, samples)


def play_game(
    contest: Contest, game: Game, number: int, thoughts: dict[str, list[float]]
) -> tuple[tuple[int, ...], bool]:
    """One game: who won, and whether it came to its end."""
    table = game.new(contest.seats, contest.settings)
    chairs = Chairs(contest, number, table)
    chairs.play(contest.stream(number, NATURE_STREAM))
    for seat, times in enumerate(chairs.thoughts):
        thoughts.setdefault(contest.who_at(number, seat), []).extend(times)
    return tuple(game.winners(table)), table.asking() is None


def sampled(times: list[float], most: int = 100) -> list[float]:
    """So many of the times, evenly from the shortest to the longest."""
    ordered = sorted(times)
    if len(ordered) <= most:
        return [round(one, 3) for one in ordered]
    return [round(ordered[place * (len(ordered) - 1) // (most - 1)], 3) for place in range(most)]
