"""`make bench`: our jobs and the peers', interleaved in one process tree on one core; figures by CPU time."""

import argparse
import json
import os
import platform
import sys
import time
from pathlib import Path

from peers_env import peers_python
from plan import AREAS, COMPILED, INTERPRETED, PEERS
from protocol import Result
from report import Rounds, markdown
from worker import Worker

HERE = Path(__file__).parent
ROOT = HERE.parent


def main() -> int:
    """Measure, report, and fail if the two modes of our core do not play alike."""
    options = arguments()
    python = None if options.no_peers else peers_python()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    workers = our_workers()
    if python is not None:
        workers[PEERS] = Worker(python, "peers.py", {}, quiet=True)
    try:
        facts = {who: worker.ask("about") for who, worker in workers.items()}
        fault = disagreement(facts)
        rounds = measured(workers, plan(options.only, facts), options.rounds, options.seconds)
        fault = fault or broken_job(rounds)
    finally:
        for worker in workers.values():
            worker.stop()
    publish(rounds, facts)
    if fault:
        print("\n" + "!" * 78 + f"\nBENCH FAILED: {fault}\n" + "!" * 78, file=sys.stderr)
    return int(bool(fault))


def arguments() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time a job and round")
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(AREAS), help=",".join(AREAS))
    parser.add_argument("--no-peers", action="store_true")
    options = parser.parse_args()
    if unknown := set(options.only) - set(AREAS):
        parser.error(f"--only knows {', '.join(AREAS)}, not {', '.join(unknown)}")
    return options


def our_workers() -> dict[str, Worker]:
    """The installed package and, beside it, the sources as they are."""
    venv = ROOT / ".venv" / "bin" / "python"
    python = venv if venv.exists() else Path(sys.executable)
    return {
        COMPILED: Worker(python, "ours.py", {"PYTHONPATH": ""}),
        INTERPRETED: Worker(python, "ours.py", {"PYTHONPATH": str(ROOT / "src")}),
    }


def disagreement(facts: dict[str, Result]) -> str:
    """Why our two modes cannot be compared; empty if they play alike, or if there is no compiled package."""
    compiled, interpreted = facts[COMPILED], facts[INTERPRETED]
    for who in (COMPILED, INTERPRETED):
        print(f"{who}: {json.dumps({k: v for k, v in facts[who].items() if k != 'job'})}", flush=True)
    if "error" in interpreted:
        return "the interpreted core does not start"
    if interpreted["compiled"]:
        return "the sources are shadowed by compiled modules: the interpreted figures would be compiled ones"
    if not compiled.get("compiled"):
        print("the installed package is not compiled: aims that need it are not measured", flush=True)
        return ""
    ours, theirs = compiled["checksums"], interpreted["checksums"]
    differing = [game for game in {**ours, **theirs} if ours.get(game) != theirs.get(game)]
    return f"compiled and interpreted differ (or the package is stale): {', '.join(differing)}" if differing else ""


def broken_job(rounds: Rounds) -> str:
    """The first of our own jobs that failed; a peer's failure is only reported."""
    ours = ((who, job, result) for (who, job), results in rounds.items() if who != PEERS for result in results)
    return next((f"{who} {job}: {result['error']}" for who, job, result in ours if "error" in result), "")


def plan(areas: list[str], facts: dict[str, Result]) -> list[tuple[str, str]]:
    """The jobs of a round: ours in each mode that is there, then the peers', area by area."""
    jobs: list[tuple[str, str]] = []
    for area in areas:
        ours, peers = AREAS[area]
        for job in ours:
            jobs += [(who, job) for who in (COMPILED, INTERPRETED) if offers(who, facts[who], job)]
        if PEERS in facts:
            jobs += [(PEERS, job) for job in peers]
    return jobs


def offers(who: str, fact: Result, job: str) -> bool:
    """Whether the worker really runs in its mode and knows the job and its game."""
    kind, _, game = job.partition(":")
    return fact.get("compiled") is (who == COMPILED) and kind in fact["jobs"] and game in fact["games"]


def measured(workers: dict[str, Worker], jobs: list[tuple[str, str]], rounds: int, seconds: float) -> Rounds:
    """Every job once a round, in alternating order, so that a drift of the machine hits all alike."""
    results: Rounds = {key: [] for key in jobs}
    print(
        f"{len(jobs)} jobs × {rounds} rounds × {seconds:g} s: about {len(jobs) * rounds * seconds / 60:.1f} min",
        flush=True,
    )
    started = time.monotonic()
    for turn in range(rounds):
        for who, job in jobs if turn % 2 == 0 else jobs[::-1]:
            results[who, job].append(workers[who].ask(job, seconds=seconds, seed=1))
        print(f"round {turn + 1}/{rounds}, {time.monotonic() - started:.0f} s", flush=True)
    return results


def publish(rounds: Rounds, facts: dict[str, Result]) -> None:
    """Write results.md and results.json, and print the former."""
    versions = facts.get(PEERS, {}).get("versions", {})
    text = markdown(rounds, versions, machine())
    (HERE / "results.md").write_text(text)
    rows = [{"who": who, "results": results, "job": job} for (who, job), results in rounds.items()]
    (HERE / "results.json").write_text(json.dumps({"machine": machine(), "facts": facts, "jobs": rows}, indent=1))
    print("\n" + text)


def machine() -> str:
    """Processor, cores and Python of this run."""
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    model = next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.processor())
    return (
        f"{model}, {os.cpu_count()} cores, one used, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}"
    )


if __name__ == "__main__":
    sys.exit(main())
