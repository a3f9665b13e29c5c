"""`python -m lab GAME [COUNT | A B [STATE]]`: some pairs of a game, or one in a state, and what did not hold."""

import sys

from lab.frame import Counts, sample, try_all, try_pair, try_state
from lab.test_lab import BENCHES, SAMPLE, SEED


def run(name: str, *rest: str) -> None:
    bench, counts = BENCHES[name], Counts()
    if len(rest) < 2:
        counts = try_all(bench, sample(bench, int(rest[0]) if rest else SAMPLE, SEED))
    elif len(rest) == 2:
        try_pair(bench, (rest[0], rest[1]), counts)
    else:
        print(try_state(bench, (rest[0], rest[1]), rest[2], counts, True))
    print(*counts.lines(name), *counts.faults, sep="\n")


run(*sys.argv[1:])
