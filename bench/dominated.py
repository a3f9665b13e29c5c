"""Answers of bots that another open answer dominates, sought without the bots' own way of finding them.

    PYTHONPATH=src:tests python -m bench.dominated --answers 10000 --jobs 16 [GAME …] [--levels kind,greedy]

Every answer of a match is compared with each other open one: from either, all tables are followed to which the seat
comes by its own answers alone, in the same worlds with the same luck. One answer dominates another if in every world
whatever the other leads to is matched by something as good, and in some world all of it by something better: alike in
everything but what a rulebook lets nobody have too much of (`GOODS`), or a victory. Nothing is followed past a card or
a die (nobody can choose by what he does not know), and in «Абрака… что?» nothing past the call itself. What
`tests/bots/nonsense.py` says by the rules of each game is asked, too. `candidates` and `Mind` are never asked.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from typing import Any, NamedTuple
from zlib import crc32

from bots.nonsense import EVENING, LAWS
from magoteka.bots import bot_named, own_levels
from magoteka.bots.chair import Chair, Needs, chair_at
from magoteka.core.agenda import NATURE, Poll, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES, game_named

LOOKS = {"abraca": 30, "siggil": 30, "five_seals": 8, "fabled": 1, "magic_sword": 1}
AT_FIRST, SURE = 2, 24  # worlds in which answers are compared; those in which one that falls is compared again
TABLES = 120  # that are followed from an answer; where there are more, only the first step is compared
WIDEST = 12  # answers with which one is compared


def bits(number: int) -> Iterator[int]:
    """The places of a set."""
    while number:
        yield (number & -number).bit_length()
        number &= number - 1


# Of a board and a seat: everything that is good for the seat, taken out; multisets, of which more is never worse.
GOODS: Mapping[str, Callable[[dict[str, Any], int], Counter[Any]]] = {
    "abraca": lambda board, seat: Counter(lives=board["lives"][seat], scores=taken(board["scores"], seat)),
    "siggil": lambda board, seat: Counter(bits(taken(board["hands"], seat))),
    "five_seals": lambda board, seat: Counter(dice_of(board["dice"], seat)) + Counter(bits(taken(board["held"], seat))),
    "fabled": lambda board, seat: Counter({kind: taken(board["books"], 4 * seat + kind) for kind in range(4)}),
    "magic_sword": lambda board, seat: Counter(
        {what: taken(board[what], seat) for what in ("sword", "magic", "life", "gold") if board[what][seat] > 0}
    ),
}


def taken(row: list[int], at: int) -> int:
    """A number of a row, which forgets it."""
    value, row[at] = row[at], 0
    return value


def dice_of(dice: list[int], seat: int) -> Iterator[tuple[int, int, int]]:
    """The dice of a seat, by colour, value and number."""
    for colour in range(4):
        left = taken(dice, 4 * seat + colour)
        for value in range(8):
            yield from ((-colour - 1, value, nth) for nth in range((left >> (4 * value)) & 15))


class End(NamedTuple):
    """A table after an answer."""

    share: float
    goods: Counter[Any]
    rest: str

    def beats(self, other: End) -> bool:
        """Whether it is better, whatever follows."""
        return self.covers(other) and not other.covers(self)

    def covers(self, other: End) -> bool:
        """Whether it is at least as good, whatever follows."""
        if self.share != other.share:
            return self.share > other.share
        return self.share in (0.0, 1.0) or (self.rest == other.rest and self.goods >= other.goods)


def settle(table: State, seed: int) -> State:
    """The table with nature's questions answered: the first of a kind everywhere alike, and so on."""
    asked = Counter[str]()
    while (question := table.asking()) is not None and question.seat == NATURE:
        kind = type(question).__name__
        asked[kind] += 1
        table.answer(question.sample(table, Rng(seed + crc32(f"{kind}{asked[kind]}".encode()))))
    return table


def end(game: Game, table: State, seat: int) -> End:
    """How a table is compared."""
    laid = game.dump_state(table)
    share = 0.5
    if table.asking() is None:
        share = 1.0 if game.winners(table) == (seat,) else 0.25 if seat in game.winners(table) else 0.0
    goods = GOODS[game.name](laid["board"], seat)
    return End(share, goods, str(laid))


def after(game: Game, world: State, at: int, seat: int, seed: int) -> list[End]:
    """The tables that follow from an answer: those at the end of the seat's own answers, or the first one."""
    table = world.clone()
    question = table.asking()
    assert question is not None
    table.answer(question.indices(table)[at])
    first, waiting, seen, ends = table.clone(), [table], set[str](), []
    while waiting:
        table = waiting.pop()
        question = table.asking()
        if question is None or question.seat != seat or game.name == "abraca":
            ends.append(end(game, settle(table, seed), seat))
            continue
        if (picture := str(game.dump_state(table))) in seen:
            continue
        seen.add(picture)
        if len(seen) > TABLES:
            return [end(game, settle(first, seed), seat)]
        for index in question.indices(table):
            waiting.append(table.clone())
            waiting[-1].answer(index)
    return ends


def matched(worse: list[End], better: list[End], how: Callable[[End, End], bool]) -> bool:
    """Whether everything that one answer leads to is matched by something after another."""
    return all(any(how(one, other) for one in better) for other in worse)


def dominated(chair: Chair, given: int, rng: Rng) -> int | None:
    """Another open answer that dominates the given one, if there is one."""
    game, seat = chair.game, chair.seat
    others = [at for at in range(len(chair.options)) if at != given]
    if len(others) > WIDEST:
        others = sorted({others[rng.below(len(others))] for _ in range(WIDEST)})
    for worlds in (AT_FIRST, SURE):
        strictly = set[int]()
        for world in islice(chair.worlds(), worlds):
            if isinstance(world.asking(), Poll):
                world.turn_to(seat)
            seed = rng.word()
            mine = after(game, world, given, seat, seed)
            found = {at: after(game, world, at, seat, seed) for at in others}
            others = [at for at in others if matched(mine, found[at], End.covers)]
            strictly |= {at for at in others if matched(mine, found[at], End.beats)}
        others = [at for at in others if at in strictly]
        if not others:
            return None
    return others[0]


def match_of(name: str, level: str, seed: int) -> tuple[int, list[str]]:
    """A match of bots of a level: how many answers were compared, and what is to be said against them."""
    game, faults = game_named(name), list[str]()
    settings = {**EVENING, "round_limit": 50} if game.name == "magic_sword" else {}
    match, luck = Match.new(game, 2 + seed % 2, settings, Rng(seed)), Rng(7000 + seed)
    bot, count = bot_named(f"search:{LOOKS[game.name]}" if level == "search" else level), 0
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        given = 0
        if len(options) > 1:
            count += 1
            given = bot.choose(chair_at(match, seat, bot, luck))
            what = LAWS[game.name](match, seat, options[given])
            if (by := dominated(chair_at(match, seat, Needs(False, True), luck), given, luck)) is not None:
                what = what or f"{options[given]} beside {options[by]}"
            if what:
                faults.append(f"{game.name} {level} seed {seed} answer {len(match.record.answers)}: {what}")
        match.submit(seat, options[given])
    return count, faults


def main() -> None:
    """A line a level."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--answers", type=int, default=2500)
    parser.add_argument("--levels", default="")
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    wish = parser.parse_args()
    with ProcessPoolExecutor(wish.jobs) as pool:
        for name in wish.games:
            for level in wish.levels.split(",") if wish.levels else own_levels(game_named(name))[1:]:
                count, seed, faults = 0, wish.seed, list[str]()
                while count < wish.answers:
                    for compared, found in pool.map(partial(match_of, name, level), range(seed, seed + wish.jobs)):
                        count, faults, seed = count + compared, faults + found, seed + 1
                print(f"{name} {level}: {len(faults)} of {count} answers, {seed - wish.seed} matches", flush=True)
                print(*faults, sep="\n", end="\n" if faults else "", flush=True)


if __name__ == "__main__":
    main()
