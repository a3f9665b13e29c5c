"""`python -m lab GAME [COUNT | all [PART/PARTS] | A B [STATE]] [--at-once N]`: some pairs, and what did not hold.

COUNT pairs are tried as `make test` does; `all` is every pair in all states, or a PART of them, by N processes.
"""

import argparse
from multiprocessing import get_context

from lab.frame import Counts, pairs, sample, try_all, try_pair, try_state
from lab.test_lab import BENCHES, SAMPLE, SEED
from lab.told import leave


def part(name: str, number: int, parts: int) -> Counts:
    """Every so many-th pair, in all states."""
    bench = BENCHES[name]
    return try_all(bench, pairs(bench)[number - 1 :: parts], whole=True)


def every(name: str, which: str, at_once: int) -> Counts:
    """All pairs or a part of them, on so many processes; more parts than processes, so that none waits long."""
    number, parts = (int(word) for word in which.split("/"))
    shares = at_once * SHARES
    work = [(name, number + share * parts, parts * shares) for share in range(shares)]
    counts = Counts()
    with get_context("fork").Pool(at_once) as pool:
        for done in pool.starmap(part, work, chunksize=1):
            counts.add(done)
    leave(f"{name}-every" if parts == 1 else f"{name}-every-{number}-of-{parts}", counts)
    return counts


def run(name: str, what: list[str], at_once: int) -> None:
    bench, counts = BENCHES[name], Counts()
    if what[:1] == ["all"]:
        counts = every(name, what[1] if len(what) > 1 else "1/1", at_once)
    elif len(what) < 2:
        counts = try_all(bench, sample(bench, int(what[0]) if what else SAMPLE, SEED))
    elif len(what) == 2:
        try_pair(bench, (what[0], what[1]), counts)
    else:
        print(try_state(bench, (what[0], what[1]), what[2], counts, True))
    print(*counts.lines(name), *counts.faults, sep="\n")


SHARES = 8

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m lab", description=__doc__)
    parser.add_argument("game", choices=BENCHES)
    parser.add_argument("what", nargs="*")
    parser.add_argument("--at-once", type=int, default=1)
    chosen = parser.parse_args()
    run(chosen.game, chosen.what, chosen.at_once)
