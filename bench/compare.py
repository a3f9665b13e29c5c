"""Two builds of this program side by side in one run: `bench/compare.py OLD_PYTHON [NEW_PYTHON]`, a ratio a job.

Each is the python of an environment in which a build is installed; the jobs are those of `ours.py`, interleaved on one
core. It fails when the two play differently or a job breaks, never because of a speed.
"""

import argparse
import os
import statistics
import sys
from pathlib import Path

from plan import AREAS
from run import machine, measured
from worker import Worker

OLD, NEW = "old", "new"
NARROW = 0.95  # what a change that is about something else may cost


def main() -> int:
    """Measure, print a table, and say what is below the line."""
    options = arguments()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    workers = {who: Worker(getattr(options, who), "ours.py", {"PYTHONPATH": ""}) for who in (OLD, NEW)}
    try:
        facts = {who: worker.ask("about") for who, worker in workers.items()}
        jobs = [job for area in options.only for job in AREAS[area][0]]
        rounds = measured(workers, [(who, job) for job in jobs for who in (OLD, NEW)], options.rounds, options.seconds)
    finally:
        for worker in workers.values():
            worker.stop()
    print(f"\n{machine()}, {options.rounds} rounds of {options.seconds:g} s\n")
    print("| job | old /s | new /s | new / old, median | from–to | |\n|---|---:|---:|---:|---:|---|")
    for job in jobs:
        print(row(job, [rate(one) for one in rounds[OLD, job]], [rate(one) for one in rounds[NEW, job]]))
    differing = [game for game, sum_ in facts[OLD]["checksums"].items() if facts[NEW]["checksums"].get(game) != sum_]
    print(f"\nanother game is played by the same seeds: {', '.join(differing)}" if differing else "\nthe same games")
    return int(bool(differing))


def arguments() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path, nargs="?", default=Path(sys.executable))
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time a job and round")
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(AREAS), help=",".join(AREAS))
    return parser.parse_args()


def rate(result: dict[str, float]) -> float:
    """Options listed, decisions made, or else operations, a second of CPU time."""
    if "error" in result:
        raise SystemExit(f"{result['job']}: {result['error']}")
    return (result.get("options") or result.get("decisions") or result["operations"]) / result["cpu"]


def row(job: str, old: list[float], new: list[float]) -> str:
    """A line of the table."""
    ratios = [ours / theirs for ours, theirs in zip(new, old, strict=True)]
    middle = statistics.median(ratios)
    spread = f"{min(ratios):.2f}–{max(ratios):.2f}"
    verdict = "" if middle >= NARROW else "**slower**"
    return f"| {job} | {max(old):,.0f} | {max(new):,.0f} | {middle:.2f} | {spread} | {verdict} |"


if __name__ == "__main__":
    sys.exit(main())
