"""How far from the best possible play is «Сиггил» alone? `python -m bench.solo [--games 40] [--cards 14]`.

Whoever plays alone meets no rival and nothing that only others know, so what the best play wins can be worked out: over
all answers and all cards that may still be turned up. From the beginning that is too much; it is done from the first
question of each match at which the siggil has no more than so many cards. What is printed, for each of both solo games:
how many of the matches were followed so far, what the best play wins from there, and how much of it the level gives
away by its answers from there to the end (the sum, along the match, of how far each answer stays behind the best).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from typing import Any

from magoteka.bots.chair import chair_at
from magoteka.bots.search import Budget, searching
from magoteka.core.agenda import State
from magoteka.core.bits import size
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games import GAMES

SIGGIL = GAMES["siggil"]
LIMIT = 600_000  # questions of one match; above that it is left out, and told


class TooMany(Exception):
    """A match that cannot be followed to all its ends."""


def lying(g: Any) -> int:
    """A number for all that matters of a table; two tables of one match do not share it by chance."""
    steps = [(type(step).__name__, *(getattr(step, name) for name in step.__mypyc_attrs__)) for step in g.steps()]
    sets = sorted(zip(g.set_spirit, g.set_cards, strict=True))
    return hash((g.present, g.unseen, g.hands[0], tuple(g.spirits), tuple(g.faces), tuple(sets), tuple(steps)))


class Best:
    """What the best play wins from any table of one match."""

    def __init__(self) -> None:
        self.known: dict[int, float] = {}

    def worth(self, g: State) -> float:
        """The chance to win with nothing but best answers."""
        asked = g.asking()
        if asked is None:
            return float(bool(SIGGIL.winners(g)))
        if asked.seat < 0:
            weights = [(index, asked.weight(g, index)) for index in asked.indices(g)]
            return sum(weight * self.after(g, index) for index, weight in weights) / sum(one for _, one in weights)
        key = lying(g)
        if key not in self.known:
            if len(self.known) >= LIMIT:
                raise TooMany
            self.known[key] = max(self.answers(g))
        return self.known[key]

    def answers(self, g: State) -> Iterator[float]:
        """What each open answer leads to; nothing is better than certainty."""
        asked = g.asking()
        assert asked is not None
        for index in asked.indices(g):
            found = self.after(g, index)
            yield found
            if found >= 1:
                return

    def after(self, g: State, index: int) -> float:
        """The chance after an answer."""
        table = g.clone()
        table.answer(index)
        return self.worth(table)


def given_away(solo: str, looks: int, cards: int, seed: int) -> tuple[float, float] | None:
    """What the best play would win of a match from where few cards are left, and what the level gave away of it."""
    bot, rng = searching(Budget(looks)), Rng(seed + 10**6)
    match, best = Match.new(SIGGIL, 1, {"solo": solo}, Rng(seed)), Best()
    first, lost = -1.0, 0.0
    while not match.over:
        chair = chair_at(match, 0, bot, rng)
        option = chair.options[bot.choose(chair) if len(chair.options) > 1 else 0]
        table = match.state.clone()
        table.listening = False
        asked = table.asking()
        if asked is not None and size(table.present) <= cards:
            now = best.worth(table)
            first = now if first < 0 else first
            index = next(index for index in asked.indices(table) if asked.menu(table)[index] == option)
            lost += now - best.after(table, index)
        match.submit(0, option)
    return (first, lost) if first >= 0 else None


def main() -> None:
    """A row for each of both games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--cards", type=int, default=14)
    parser.add_argument("--looks", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| game | matches | ended before | left out | best play wins | given away |\n|---|---:|---:|---:|---:|---:|")
    for solo in ("easy", "advanced"):
        found, before, left = list[tuple[float, float]](), 0, 0
        for number in range(asked.games):
            try:
                one = given_away(solo, asked.looks, asked.cards, asked.seed + number)
            except TooMany:
                left += 1
                continue
            before += one is None
            found += [one] if one is not None else []
            print(f"\r{solo} {number + 1}/{asked.games}", end="", flush=True)
        best, lost = ([one[at] for one in found] for at in (0, 1))
        mean = sum(lost) / max(1, len(lost))
        error = 1.96 * sqrt(sum((one - mean) ** 2 for one in lost)) / max(1, len(lost))
        share = sum(best) / max(1, len(best))
        print(f"\r| {solo} | {len(found)} | {before} | {left} | {share:.1%} | {mean:.2%} ± {error:.2%} |")


if __name__ == "__main__":
    main()
