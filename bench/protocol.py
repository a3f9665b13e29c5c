"""The line protocol of a bench worker: one JSON job a line in, one JSON result a line out."""

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

Many = Callable[[int], dict[str, int]]
Job = Callable[[str, int], Many]
Result = dict[str, Any]

SHORTEST_BATCH = 0.01


def measure(many: Many, seconds: float) -> Result:
    """Repeat `many` for about `seconds` of CPU time, in batches long enough for the clock to be exact."""
    counts: Counter[str] = Counter()
    many(1)
    batch = 1
    wall, cpu = time.perf_counter(), time.process_time()
    spent = 0.0
    while spent < seconds:
        counts.update(many(batch))
        before, spent = spent, time.process_time() - cpu
        if spent - before < SHORTEST_BATCH:
            batch *= 2
    return {**counts, "cpu": spent, "wall": time.perf_counter() - wall}


def serve(jobs: dict[str, Job], about: Callable[[], Result]) -> None:
    """Answer the jobs on stdin until it closes; whatever a library prints goes to stderr."""
    out = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    ready: dict[tuple[str, int], Many] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"job": asked["job"], **_result(asked, jobs, about, ready)}), file=out)


def _result(
    asked: Result, jobs: dict[str, Job], about: Callable[[], Result], ready: dict[tuple[str, int], Many]
) -> Result:
    name, seed = str(asked["job"]), int(asked.get("seed", 1))
    if name == "about":
        return about()
    kind, _, argument = name.partition(":")
    try:
        if (name, seed) not in ready:
            ready[name, seed] = jobs[kind](argument, seed)
        return measure(ready[name, seed], float(asked["seconds"]))
    except Exception as fault:  # a peer that breaks is reported, it never stops the bench
        return {"error": f"{type(fault).__name__}: {fault}"}
