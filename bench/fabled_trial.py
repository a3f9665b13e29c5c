"""How hard the Trial of «Земля сказаний» is for a bot: games won at each level, alone and in a Fellowship."""

import argparse
import sys

from fabled_balance import play

from magoteka.arena.plan import Plan
from magoteka.arena.tally import wilson
from magoteka.games.fabled.box.components import LEVELS, SUN
from magoteka.games.fabled.game import GAME

MOST = 4  # players of a Fellowship


def main() -> int:
    """A row for each number of players and each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, nargs="*", default=range(1, MOST + 1))
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    for seats in options.players:
        for level in options.levels:
            plan = Plan("fabled", seats, 1, (options.bot,), options.seed, GAME.agreed({"trial": True, "level": level}))
            won, suns, wisdom = 0, 0, 0
            for number in range(options.games):
                view = GAME.view(play(plan, number, draft=options.bot, bot=options.bot), None)
                won += bool(view.winners)
                suns += sum(player.books[SUN] for player in view.players)
                wisdom += view.trial.wisdom if view.trial is not None else 0
            low, high = wilson(won, options.games)
            means = f"suns {suns / options.games / seats:.2f} a player, wisdom {wisdom / options.games:.1f}"
            print(f"{seats} {level:11} {won / options.games:6.1%}  ({low:.1%} to {high:.1%})  {means}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
