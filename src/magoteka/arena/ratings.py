"""What the blocks of a contest prove: shares with errors by block, a sequential test, and ratings with seat effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log10, sqrt
from statistics import fmean, variance
from typing import TypeVar

from magoteka.arena.contest import Block
from magoteka.arena.tally import Z95, share, wilson
from magoteka.core.chance import Rng

ERROR = 0.05  # of either kind, in the sequential test
STEPS = 2000  # of the fit, at most
STILL = 1e-9  # a strength that moves by less does not move
RESAMPLED = 200  # how often the blocks are drawn again for an interval
HALF = 0.5  # of a victory over, and of a defeat by, an average bot is added: one that never won needs a rating too

Arrangement = tuple[str, ...]  # who sat where
Key = TypeVar("Key")


@dataclass(frozen=True)
class Share:
    """A share of victories; its error counts blocks, for games of one deal are alike."""

    mean: float
    low: float
    high: float
    blocks: int


def share_of(scores: Sequence[float]) -> Share:
    """The mean of blocks, with its 95 % interval."""
    mean = fmean(scores)
    if len(scores) < 2 or mean in (0.0, 1.0):  # what always came so far need not always come
        return Share(mean, *wilson(sum(scores), len(scores)), len(scores))
    reach = Z95 * sqrt(variance(scores) / len(scores))
    return Share(mean, max(0.0, mean - reach), min(1.0, mean + reach), len(scores))


def among_many(two: float, seats: int) -> float:
    """What a share between two comes to for one against copies: Plackett–Luce, r / (r + n − 1)."""
    odds = two / (1 - two)
    return odds / (odds + seats - 1)


# --- the sequential test ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sprt:
    """Is the true share rather `low` or rather `high`?"""

    low: float
    high: float

    def ratio(self, scores: Sequence[float]) -> float:
        """The logarithm of how much better the higher share explains the blocks; their own variance is used."""
        if len(scores) < 2:
            return 0.0
        spread = max(variance(scores), 1e-4)  # blocks that are all alike would decide at once
        return len(scores) * (self.high - self.low) * (2 * fmean(scores) - self.low - self.high) / (2 * spread)

    def verdict(self, scores: Sequence[float]) -> str:
        """accepted, rejected, or open."""
        ratio, limit = self.ratio(scores), log((1 - ERROR) / ERROR)
        return "accepted" if ratio >= limit else "rejected" if ratio <= -limit else "open"


# --- ratings ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rating:
    """Elo points, the mean of the field being nought."""

    elo: float
    low: float
    high: float


class Games:
    """First places, counted by who sat where."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.played: dict[Arrangement, int] = {}
        self.bot_wins: dict[str, float] = {}
        self.seat_wins: dict[int, float] = {}
        for block in blocks:
            seats = len(block.table)
            for turned, winners in enumerate(block.winners):
                sat = tuple(block.table[(seat - turned) % seats] for seat in range(seats))
                self.played[sat] = self.played.get(sat, 0) + 1
                for seat, name in enumerate(sat):
                    won = share(winners, seat)
                    self.bot_wins[name] = self.bot_wins.get(name, HALF) + won
                    self.seat_wins[seat] = self.seat_wins.get(seat, HALF) + won

    def due(self, bots: Mapping[str, float], seats: Mapping[int, float]) -> tuple[dict[str, float], dict[int, float]]:
        """How many victories of strength one would be due to each bot and to each seat."""
        for_bots = {name: 2 * HALF / (strength + 1) for name, strength in bots.items()}
        for_seats = {seat: 2 * HALF / (strength + 1) for seat, strength in seats.items()}
        for sat, played in self.played.items():
            whole = sum(bots[name] * seats[seat] for seat, name in enumerate(sat))
            for seat, name in enumerate(sat):
                for_bots[name] += played * seats[seat] / whole
                for_seats[seat] += played * bots[name] / whole
        return for_bots, for_seats


def strengths(games: Games) -> tuple[dict[str, float], dict[int, float]]:
    """The strengths of bots and of seats that make these first places likeliest (Plackett–Luce, by minorising)."""
    bots, seats = dict.fromkeys(games.bot_wins, 1.0), dict.fromkeys(games.seat_wins, 1.0)
    for _ in range(STEPS):
        before = bots
        bots = centred(games.bot_wins, games.due(bots, seats)[0])
        seats = centred(games.seat_wins, games.due(bots, seats)[1])
        if max(abs(log(bots[name] / before[name])) for name in bots) < STILL:
            break
    return bots, seats


def centred(won: Mapping[Key, float], due: Mapping[Key, float]) -> dict[Key, float]:
    """What was won of what was due, so that the geometric mean is one."""
    ratios = {key: log(won[key] / due[key]) for key in won}
    middle = fmean(ratios.values())
    return {key: exp(ratio - middle) for key, ratio in ratios.items()}


def elo(strength: float) -> float:
    """A strength in the points that players know."""
    return 400 * log10(strength)


def ratings(blocks: Sequence[Block], seed: int = 0) -> tuple[dict[str, Rating], dict[int, Rating]]:
    """Ratings of the bots and of the seats; intervals by drawing the blocks again."""
    rng = Rng(seed)
    found = strengths(Games(blocks))
    again = [strengths(Games([blocks[rng.below(len(blocks))] for _ in blocks])) for _ in range(RESAMPLED)]
    return rated(found[0], [bots for bots, _ in again]), rated(found[1], [seats for _, seats in again])


def rated(found: Mapping[Key, float], again: Sequence[Mapping[Key, float]]) -> dict[Key, Rating]:
    """Each strength in points, between those of the blocks drawn again."""
    return {
        key: Rating(elo(strength), *middle95([elo(one[key]) for one in again if key in one]))
        for key, strength in found.items()
    }


def middle95(values: list[float]) -> tuple[float, float]:
    """What 95 of 100 values lie between."""
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]
