"""How fair «Земля сказаний» is among greedy players who take allies at random: seats and allies, with intervals."""

import argparse
import sys
from typing import Any

from magoteka.arena.plan import NATURE_STREAM, Plan
from magoteka.arena.tally import wilson
from magoteka.bots import bot_named
from magoteka.bots.chair import Rules, chair_of
from magoteka.games.fabled.box.components import ALLIES, BOOKS
from magoteka.games.fabled.game import GAME
from magoteka.games.fabled.messages.answers import ChooseAlly

HIGHEST, LOWEST = 1.35, 0.7  # bounds of an ally's share, in fair shares
OFF = 0.05  # bound of a seat's distance from the fair share


class Score:
    """Wins and games of each seat and of each ally, and the books that seats ended with."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.seat_wins = [0.0] * seats
        self.books = [[0] * len(BOOKS) for _ in range(seats)]
        self.owned = [0] * len(ALLIES)
        self.ally_wins = [0.0] * len(ALLIES)

    def add(self, table: Any) -> None:
        """Count one game; a shared victory is an equal fraction for each winner."""
        winners = GAME.winners(table)
        self.games += 1
        for seat, player in enumerate(GAME.view(table, None).players):
            won = (seat in winners) / len(winners)
            self.seat_wins[seat] += won
            self.books[seat] = [a + b for a, b in zip(self.books[seat], player.books, strict=True)]
            for ally in player.allies:
                self.owned[ALLIES.index(ally.ally)] += 1
                self.ally_wins[ALLIES.index(ally.ally)] += won


def play(plan: Plan, number: int, draft: str = "random", bot: str = "greedy") -> Any:
    """One game of equal players, who take their allies as the bot `draft` would; the first player sits at seat 0."""
    table: Any = GAME.new(plan.seats, plan.settings)
    rules = Rules(GAME, plan.seats, plan.settings)
    nature = plan.stream(number, NATURE_STREAM)
    minds = [plan.stream(number, str(seat)) for seat in range(plan.seats)]
    while (question := table.asking()) is not None:
        if question.seat < 0:
            table.answer(question.sample(table, nature))
            continue
        open_ones = question.indices(table)
        if len(open_ones) == 1:
            table.answer(open_ones[0])
            continue
        drafting = isinstance(question.menu(table)[open_ones[0]], ChooseAlly)
        thinker = bot_named(draft if drafting else bot)
        chair = chair_of(rules, table, question, thinker.needs(GAME), minds[question.seat], tuple)
        table.answer(open_ones[thinker.choose(chair)])
    return table


def report(score: Score) -> None:
    """The shares in two tables; what breaks a bound is marked."""
    seats = len(score.seat_wins)
    print(f"{score.games} games of {seats} players")
    for seat, wins in enumerate(score.seat_wins):
        share, (low, high) = wins / score.games, wilson(wins, score.games)
        means = zip(BOOKS, (count / score.games for count in score.books[seat]), strict=True)
        books = " ".join(f"{name} {mean:.2f}" for name, mean in means)
        mark = "  !" if abs(share - 1 / seats) > OFF else ""
        print(f"  seat {seat + 1}  {share:6.1%}  ({low:.1%} to {high:.1%})  {books}{mark}")
    rows = [(score.ally_wins[ally] / max(owned, 1), ally) for ally, owned in enumerate(score.owned)]
    for share, ally in sorted(rows, reverse=True):
        low, high = (seats * bound for bound in wilson(score.ally_wins[ally], max(score.owned[ally], 1)))
        mark = "  !" if low > HIGHEST or high < LOWEST else ""
        print(f"  {ALLIES[ally]:18} {seats * share:.2f}  ({low:.2f} to {high:.2f})  {score.owned[ally]} owners{mark}")


def main() -> int:
    """Play the games; the tables are printed anew every few hundred games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first game")
    parser.add_argument("--every", type=int, default=500)
    options = parser.parse_args()
    plan = Plan("fabled", options.seats, options.games, ("greedy",), 7, GAME.agreed({"first_player": 0}))
    score = Score(options.seats)
    for number in range(options.first, options.first + options.games):
        score.add(play(plan, number))
        if score.games % options.every == 0 or score.games == options.games:
            report(score)
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
