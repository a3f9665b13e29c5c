"""How long Five Seals lasts: `python bench/dungeon.py [games] [bots] [players …]`, the circles of magic taking turns.

Prints how many of the games ended by FS-31, their rounds and answers, and the share of wins of each bot.
"""

import statistics
import sys

from magoteka.arena.plan import Plan
from magoteka.arena.play import play_at_random, play_with_bots
from magoteka.arena.tally import Tally, quantile, wilson
from magoteka.games.five_seals.game import GAME
from magoteka.games.five_seals.rules.scoring import is_over

CIRCLES = (1, 2, 3, 4)


def series(players: int, circle: int, games: int, bots: tuple[str, ...]) -> tuple[Tally, list[int], int]:
    """A series of one circle: its tally, the rounds of each game, and how many were not stopped by FS-A26."""
    plan = Plan(GAME.name, players, games, bots, circle, {"circle": circle}).checked()
    one = play_at_random if plan.all_random() else play_with_bots
    tally, rounds, ended = Tally(players), [], 0
    for number in range(games):
        g = GAME.new(players, plan.settings)
        answers = one(plan, GAME, g, number)
        seated = tuple(plan.bot_at(number, seat) for seat in range(players))
        tally.add(answers, GAME.winners(g), seated, g.asking() is None)
        rounds.append(int(g.round))
        ended += g.asking() is None and is_over(g)
    return tally, rounds, ended


def report(players: int, games: int, bots: tuple[str, ...]) -> None:
    """One line a circle and one for all."""
    whole, every, over = Tally(players), [], 0
    for circle in CIRCLES:
        tally, rounds, ended = series(players, circle, games // len(CIRCLES), bots)
        print(f"  circle {circle}: {line(tally, rounds, ended)}", flush=True)
        whole.merge(tally)
        every += rounds
        over += ended
    print(f"{players} players, {'+'.join(bots)}: {line(whole, every, over)}", flush=True)


def line(tally: Tally, rounds: list[int], ended: int) -> str:
    """What a series came to."""
    low, middle, high = statistics.quantiles(rounds, n=4)
    span = f"rounds {middle:g} ({low:g}–{high:g}, 95 % ≤ {quantile(rounds, 0.95)}, most {max(rounds)})"
    lengths = f"answers {statistics.median(tally.lengths):g}"
    shares = [f"{bot} {wins / tally.games:.1%} ({span95(wins, tally.games)})" for bot, wins in tally.bot_wins.items()]
    return f"finished {tally.finished} of {tally.games}, by FS-31 {ended}; {span}; {lengths}; {'; '.join(shares)}"


def span95(wins: float, games: int) -> str:
    """The 95 % interval of a share."""
    low, high = wilson(wins, games)
    return f"{low:.1%}–{high:.1%}"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    bots = tuple(sys.argv[2].split(",")) if len(sys.argv) > 2 else ("random",)
    for players in [int(word) for word in sys.argv[3:]] or [2, 3, 4, 5]:
        report(players, games, bots)


if __name__ == "__main__":
    main()
