"""How long the two long games last: `python bench/length.py five_seals|magic_sword[:quick] [games] [bots] [players …]`.

A line for each circle of Five Seals, or for the full and the quick Magic Sword: the rounds and answers of the games,
how many came to their end by the rules and not by a technical stop (FS-A26, MS-A99), and each bot's share of wins.
The circles of Five Seals share the games, and have a line for all of them.
"""

import os
import statistics
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from magoteka.arena.plan import Plan
from magoteka.arena.play import play_at_random, play_with_bots
from magoteka.arena.tally import Tally, quantile, wilson
from magoteka.core.game import Value
from magoteka.games.five_seals.rules.scoring import is_over

QUICK: dict[str, Value] = {"quick_start": 8, "quick_quest": True, "quick_trophies": True, "late_start_middle": True}
VARIANTS: dict[str, dict[str, dict[str, Value]]] = {
    "five_seals": {f"circle {circle}": {"circle": circle} for circle in (1, 2, 3, 4)},
    "magic_sword": {"full": {}, "quick": QUICK},
}
BY_RULES: dict[str, Callable[[Any], bool]] = {"five_seals": is_over, "magic_sword": lambda g: bool(g.ended == 0)}
JOBS = os.cpu_count()


class Series:
    """What some games came to."""

    def __init__(self, seats: int) -> None:
        self.tally = Tally(seats)
        self.rounds: list[int] = []
        self.by_rules = 0

    def merge(self, other: "Series") -> None:
        """Add other games."""
        self.tally.merge(other.tally)
        self.rounds += other.rounds
        self.by_rules += other.by_rules

    def line(self) -> str:
        """The whole in one line."""
        low, middle, high = statistics.quantiles(self.rounds, n=4)
        span = f"{middle:g} ({low:g}–{high:g}, 95 % ≤ {quantile(self.rounds, 0.95)}, most {max(self.rounds)})"
        answers = f"{statistics.median(self.tally.lengths):g}"
        ends = f"{self.by_rules} of {self.tally.games} ended by the rules"
        return f"{ends}; rounds {span}; answers {answers}; {'; '.join(self.shares())}"

    def shares(self) -> list[str]:
        """How often each bot won, with the 95 % interval."""
        found: list[str] = []
        for bot, wins in self.tally.bot_wins.items():
            low, high = wilson(wins, self.tally.games)
            found.append(f"{bot} {wins / self.tally.games:.1%} ({low:.1%}–{high:.1%})")
        return found


def one(plan: Plan, number: int) -> Series:
    """One game of a series."""
    game, series = plan.rules(), Series(plan.seats)
    g: Any = game.new(plan.seats, plan.settings)
    answers = (play_at_random if plan.all_random() else play_with_bots)(plan, game, g, number)
    seated = tuple(plan.bot_at(number, seat) for seat in range(plan.seats))
    series.tally.add(answers, game.winners(g), seated, g.asking() is None)
    series.rounds.append(int(g.round))
    series.by_rules += g.asking() is None and BY_RULES[game.name](g)
    return series


def play(plan: Plan) -> Series:
    """A whole series, with a count of the games as they are done."""
    series = Series(plan.seats)
    with ProcessPoolExecutor(JOBS) as pool:
        for game in pool.map(one, [plan] * plan.games, range(plan.games), chunksize=4):
            series.merge(game)
            print(f"\r{series.tally.games} of {plan.games}", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    return series


def report(name: str, players: int, games: int, bots: tuple[str, ...]) -> None:
    """A line for each variant, and one for all if they divide the games among them."""
    name, _, only = name.partition(":")
    whole, divided = Series(players), name == "five_seals"
    for seed, (variant, settings) in enumerate(VARIANTS[name].items(), 1):
        if only not in ("", variant):
            continue
        share = games // len(VARIANTS[name]) if divided else games
        series = play(Plan(name, players, share, bots, seed, settings).checked())
        print(f"{players} players, {'+'.join(bots)}, {variant}: {series.line()}", flush=True)
        whole.merge(series)
    if divided:
        print(f"{players} players, {'+'.join(bots)}, all: {whole.line()}", flush=True)


def main() -> None:
    name = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    bots = tuple(sys.argv[3].split(",")) if len(sys.argv) > 3 else ("greedy",)
    for players in [int(word) for word in sys.argv[4:]] or [2, 3, 4, 5, 6][: 4 if name == "five_seals" else 5]:
        report(name, players, games, bots)


if __name__ == "__main__":
    main()
