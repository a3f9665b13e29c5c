"""What a series came to."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, sqrt

Z95 = 1.959963984540054


@dataclass
class Tally:
    """Counts over games; a shared victory counts as an equal fraction for each winner."""

    seats: int
    games: int = 0
    finished: int = 0
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    bot_wins: dict[str, float] = field(default_factory=dict)
    bot_games: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats

    def add(self, answers: int, winners: tuple[int, ...], bots: tuple[str, ...], over: bool) -> None:
        """Count one game: the answers that seats gave, who won, and who sat where."""
        self.games += 1
        self.finished += over
        self.lengths.append(answers)
        for bot in bots:
            self.bot_games[bot] = self.bot_games.get(bot, 0) + 1
            self.bot_wins.setdefault(bot, 0.0)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
            self.bot_wins[bots[seat]] += 1 / len(winners)

    def merge(self, other: Tally) -> None:
        """Add the counts of other games of the same series."""
        self.games += other.games
        self.finished += other.finished
        self.lengths += other.lengths
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for bot, games in other.bot_games.items():
            self.bot_games[bot] = self.bot_games.get(bot, 0) + games
            self.bot_wins[bot] = self.bot_wins.get(bot, 0.0) + other.bot_wins[bot]

    def answers_per_second(self) -> float:
        """Answers of seats, nature's not counted, a second of wall time."""
        return sum(self.lengths) / self.seconds if self.seconds > 0 else 0.0


def share(winners: tuple[int, ...], seat: int) -> float:
    """A shared victory is an equal fraction for each winner."""
    return 1 / len(winners) if seat in winners else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z95 * Z95 / (2 * games)
    reach = Z95 * sqrt(max(0.0, share * (1 - share) / games + Z95 * Z95 / (4 * games * games)))
    whole = 1 + Z95 * Z95 / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def quantile(values: list[int], share: float) -> int:
    """The smallest value that is not below `share` of all values."""
    if not values:
        return 0
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
