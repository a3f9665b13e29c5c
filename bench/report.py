"""The figures of a run as Markdown."""

import statistics
from collections.abc import Callable

from plan import AIMS, COMPILED, Aim
from protocol import Result

Rounds = dict[tuple[str, str], list[Result]]


def markdown(rounds: Rounds, versions: dict[str, str | None], machine: str) -> str:
    """Both tables: the aims, then every job."""
    peers = ", ".join(f"{name} {version or 'missing'}" for name, version in versions.items()) or "none"
    parts = [f"Machine: {machine}.", f"Peers: {peers}.", "", *aims_table(rounds), "", *jobs_table(rounds), ""]
    return "\n".join(parts)


def aims_table(rounds: Rounds) -> list[str]:
    """Each aim: the median of the per-round figures, the best, and whether the median meets it."""
    head = ["| aim | needed now | in the end | median per round | rounds from–to | best | verdict |"]
    head.append("|---|---:|---:|---:|---:|---:|---|")
    return head + [_aim_row(aim, rounds) for aim in AIMS]


def _aim_row(aim: Aim, rounds: Rounds) -> str:
    sign = "≤" if aim.in_ns else "≥"
    needed = f"{sign} {number(aim.now)}"
    end = f"{sign} {number(aim.end)}" if aim.end is not None else ""
    figures = aim_figures(aim, rounds)
    if figures is None:
        return f"| {aim.text} | {needed} | {end} | | | | not measured |"
    each, best = figures
    median = statistics.median(each)
    span = f"{number(min(each))}–{number(max(each))}"
    return f"| {aim.text} | {needed} | {end} | {number(median)} | {span} | {number(best)} | {verdict(aim, median)} |"


def verdict(aim: Aim, figure: float) -> str:
    """Whether the figure reaches the aim of the end, the aim of now, or neither."""
    reaches: Callable[[float], bool] = (lambda bar: figure <= bar) if aim.in_ns else (lambda bar: figure >= bar)
    if not reaches(aim.now):
        return "**missed**"
    if aim.end is None:
        return "met"
    return "met, end too" if reaches(aim.end) else "met now, end missed"


def aim_figures(aim: Aim, rounds: Rounds) -> tuple[list[float], float] | None:
    """The figure of each round, and that of the best ones; None if anything was not measured."""
    ours = rates(rounds, (COMPILED, aim.job), aim.count)
    others = [rates(rounds, key, aim.count) for key in aim.against]
    if not ours or not all(others):
        return None
    each = [own / _mean(list(peers)) for own, *peers in zip(ours, *others, strict=True)]
    best = max(ours) / _mean([max(peer) for peer in others])
    return ([1e9 / rate for rate in each], 1e9 / best) if aim.in_ns else (each, best)


def _mean(values: list[float]) -> float:
    return statistics.geometric_mean(values) if values else 1.0


def rates(rounds: Rounds, key: tuple[str, str], count: str) -> list[float]:
    """`count` per second of CPU time in each round; empty if the job failed in any."""
    results = rounds.get(key, [])
    if any(not result.get(count) for result in results):
        return []
    return [result[count] / result["cpu"] for result in results]


def jobs_table(rounds: Rounds) -> list[str]:
    """Every job: what a game takes, the rate by CPU time, and how far wall time was behind."""
    head = [
        "| who | job | decisions/game | chance/game | best /s | median /s | games/s | ns each | wall/CPU |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    return head + [_job_row(who, job, results, rounds) for (who, job), results in rounds.items()]


def _job_row(who: str, job: str, results: list[Result], rounds: Rounds) -> str:
    count = "decisions" if "decisions" in results[0] else "operations"
    speed = rates(rounds, (who, job), count)
    if not speed:
        fault = next((result["error"] for result in results if "error" in result), "no figure")
        return f"| {who} | {job} | {str(fault)[:80]} | | | | | | |"
    best, median = max(speed), statistics.median(speed)
    games = rates(rounds, (who, job), "games")
    wall = sum(result["wall"] for result in results) / sum(result["cpu"] for result in results)
    cells = [
        per_game(results, "decisions"),
        per_game(results, "chance"),
        number(best),
        number(median),
        number(max(games)) if games else "",
        number(1e9 / best),
        f"{wall:.2f}",
    ]
    return f"| {who} | {job} | " + " | ".join(cells) + " |"


def per_game(results: list[Result], count: str) -> str:
    """The mean of a count over all games of all rounds."""
    games = sum(result.get("games", 0) for result in results)
    return f"{sum(result[count] for result in results) / games:.1f}" if games and count in results[0] else ""


def number(value: float) -> str:
    """Three significant digits, in plain units."""
    for unit, name in ((1e6, " M"), (1e3, " k")):
        if value >= 0.9995 * unit:
            return f"{value / unit:.3g}{name}"
    return f"{value:.3g}"
