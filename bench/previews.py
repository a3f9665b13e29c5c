"""What it costs to tell what an answer does: `python bench/previews.py [games]`.

At every fourth question of matches that are led by what looks good and by chance, previews of all open answers are made
as for a screen. A line has, for a game, the microseconds of processor an answer and a question, in the mean and at the
95th of a hundred questions, and how the answers were told: the share that is certain, left to dice, dependent on hidden
things, led on along one's own questions, or only said to ask something else.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from time import process_time_ns

from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.preview import previews
from magoteka.core.ways import Way
from magoteka.games import GAMES

MATCHES = 24
ANSWERS = 160  # of a match at most
EVERY = 4  # question is measured
BOLD = 3  # one answer in three is given by chance
KINDS = ("certain", "falls", "depends", "chooses", "further")


def questions(game: Game) -> Iterator[tuple[Match, int]]:
    """Questions as they come up at tables of two to four."""
    for seed in range(MATCHES):
        seats = min(game.most, max(2, game.least) + seed % 3)
        match, rng = Match.new(game, seats, game.brisk if seed % 2 else {}, Rng(seed)), Rng(seed + 90)
        for number in range(ANSWERS):
            if match.over:
                break
            waiting = match.waiting()
            seat = waiting[rng.below(len(waiting))]
            options = match.options(seat)
            if number % EVERY == 0 and len(options) > 1:
                yield match, seat
            worth = game.mind.prior(match.view(seat), options)
            best = max(range(len(options)), key=worth.__getitem__)
            match.submit(seat, options[best if rng.below(BOLD) else rng.below(len(options))])


def kind_of(way: Way) -> str:
    """How an answer says what it does."""
    return way.fork or ("certain" if way.told else "further")


def line(game: Game) -> str:
    """A game, as a row of a table."""
    told: Counter[str] = Counter()
    taken: list[tuple[int, int]] = []
    for match, seat in questions(game):
        since = process_time_ns()
        ways = previews(game, match.state, seat)
        taken.append((process_time_ns() - since, len(ways)))
        told.update(map(kind_of, ways))
    answers = told.total()
    mean = sum(time for time, _ in taken) / answers / 1000
    each = sorted(time / 1000 for time, _ in taken)
    shares = " | ".join(f"{100 * told[kind] / answers:.0f}" for kind in KINDS)
    return f"| {game.name} | {answers} | {mean:.0f} | {each[len(each) * 95 // 100] / 1000:.1f} | {shares} |"


def main(names: list[str]) -> None:
    """A table of the games."""
    print("| game | answers | µs an answer | ms a question, at p95 | certain % | dice | depends | followed | said |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    for name in names or list(GAMES):
        print(line(GAMES[name]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
