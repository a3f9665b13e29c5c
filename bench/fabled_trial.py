"""How hard the Trial of «Земля сказаний» is for greedy players: games won at each level, alone and in a Fellowship."""

import argparse
import sys

from magoteka.arena.plan import NATURE_STREAM, Plan
from magoteka.arena.tally import wilson
from magoteka.bots import bot_named
from magoteka.bots.chair import Chair
from magoteka.games.fabled.box.components import LEVELS, SUN
from magoteka.games.fabled.game import GAME
from magoteka.games.fabled.words.looks import FabledView

MOST = 4  # players of a Fellowship


def play(plan: Plan, number: int) -> FabledView:
    """One game of greedy players, as it stands at its end."""
    table = GAME.new(plan.seats, plan.settings)
    nature = plan.stream(number, NATURE_STREAM)
    minds = [plan.stream(number, str(seat)) for seat in range(plan.seats)]
    greedy = bot_named("greedy")
    while (question := table.asking()) is not None:
        if question.seat < 0:
            table.answer(question.sample(table, nature))
            continue
        seat, menu = question.seat, question.menu(table)
        open_ones = list(question.indices(table))
        options = [menu[index] for index in open_ones]
        if len(options) == 1:
            table.answer(open_ones[0])
            continue
        chair = Chair(GAME, seat, GAME.view(table, seat), options, None, None, minds[seat])
        table.answer(open_ones[greedy.choose(chair)])
    view: FabledView = GAME.view(table, None)
    return view


def main() -> int:
    """A row for each number of players and each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, nargs="*", default=range(1, MOST + 1))
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    options = parser.parse_args()
    for seats in options.players:
        for level in options.levels:
            plan = Plan("fabled", seats, 1, ("greedy",), 7, GAME.agreed({"trial": True, "level": level}))
            won, suns, wisdom = 0, 0, 0
            for number in range(options.games):
                view = play(plan, number)
                won += bool(view.winners)
                suns += sum(player.books[SUN] for player in view.players)
                wisdom += view.trial.wisdom if view.trial is not None else 0
            low, high = wilson(won, options.games)
            means = f"suns {suns / options.games / seats:.2f} a player, wisdom {wisdom / options.games:.1f}"
            print(f"{seats} {level:11} {won / options.games:6.1%}  ({low:.1%} to {high:.1%})  {means}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
