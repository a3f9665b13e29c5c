"""A benchmark that others can cite: tasks with fixed deals, and what an agent wins there, with its error.

`python -m magoteka.benchmark greedy search:100 --page docs/benchmark.md` plays every task with each agent and fills the
table of the page. An agent is a level of the house, or a bot of a package (`magoteka.bots`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from magoteka.arena.contest import Block, Contest, named_apart
from magoteka.arena.field import Alone, Crew, Processes
from magoteka.arena.pages import tell
from magoteka.arena.ratings import Share, share_of
from magoteka.core.game import Value
from magoteka.core.problems import Problem

EDITION = 1  # whoever changes a task, its rival or its deals adds one: figures of two editions are not compared
SEED = 20_000 + EDITION
DEALS = 100
Aim: TypeAlias = Literal["share", "won"]  # of a victory that rivals may share; or whether it was won at all


@dataclass(frozen=True)
class Task:
    """A game at a table: an agent in one seat, and in the others copies of one rival, or of one partner."""

    name: str
    game: str
    seats: int
    other: str
    aim: Aim = "share"
    settings: Mapping[str, Value] = field(default_factory=dict)

    @property
    def fair(self) -> float:
        """What the rival would win in the agent's place; nothing is known beforehand of tables that win together."""
        return 1 / self.seats if self.aim == "share" else 0.0

    def contest(self, agent: str, deals: int) -> Contest:
        """Each deal once from every seat; all chance comes from the deal and the seat."""
        bots = named_apart((agent, self.other)) if self.seats > 1 else (agent,)
        return Contest(self.game, self.seats, deals * self.seats, bots, SEED, dict(self.settings)).checked()

    def score(self, block: Block) -> float:
        """What came of one deal."""
        if self.aim == "share":
            return block.score
        return sum(seat in winners for seat, winners in enumerate(block.winners)) / len(block.winners)


SHORT = {"round_limit": 10}
TASKS = (
    Task("abraca-2", "abraca", 2, "greedy"),
    Task("abraca-4", "abraca", 4, "greedy"),
    Task("siggil-2", "siggil", 2, "greedy"),
    Task("siggil-3", "siggil", 3, "greedy"),
    Task("siggil-solo", "siggil", 1, "", "won"),
    Task("five_seals-2", "five_seals", 2, "greedy"),
    Task("five_seals-3", "five_seals", 3, "greedy"),
    Task("fabled-2", "fabled", 2, "greedy"),
    Task("fabled-3", "fabled", 3, "greedy"),
    Task("fabled-trial-2", "fabled", 2, "kind", "won", {"trial": True}),
    Task("magic_sword-2", "magic_sword", 2, "greedy", settings=SHORT),
    Task("magic_sword-3", "magic_sword", 3, "greedy", settings=SHORT),
)


def measured(task: Task, agent: str, deals: int = DEALS, crew: Crew | None = None) -> Share:
    """What an agent wins at a task, with a 95 % interval over deals."""
    contest = task.contest(agent, deals)
    blocks = sorted((crew or Alone()).play(contest, iter(range(deals))), key=lambda block: block.number)
    return share_of([task.score(block) for block in blocks])


def table(found: Mapping[tuple[str, str], Share], tasks: Sequence[Task], agents: Sequence[str]) -> str:
    """What was measured, in Markdown: a row a task, a column an agent, in hundredths."""
    rows = [f"| task | fair | {' | '.join(agents)} |", f"|---|---:|{'---:|' * len(agents)}"]
    for task in tasks:
        told = " | ".join(written(found[task.name, agent]) for agent in agents)
        rows.append(f"| `{task.name}` | {f'{task.fair:.0%}' if task.fair else ''} | {told} |")
    return "\n".join(rows)


def written(share: Share) -> str:
    """A share and how far it may be off, in hundredths."""
    return f"{100 * share.mean:.1f} ± {50 * (share.high - share.low):.1f}"


def main(words: Iterable[str] | None = None) -> int:
    """Measure agents, print the table, and fill that of a page."""
    parser = argparse.ArgumentParser(prog="python -m magoteka.benchmark", description=__doc__)
    parser.add_argument("agents", nargs="+", metavar="AGENT")
    parser.add_argument("--only", default="", help="tasks that have this in their name")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"of each task; a result that is cited has {DEALS}")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--page", type=Path, help="a page whose table is filled")
    options = parser.parse_args(None if words is None else list(words))
    tasks = [task for task in TASKS if options.only in task.name]
    crew = Alone() if options.jobs == 1 else Processes(options.jobs)
    found: dict[tuple[str, str], Share] = {}
    try:
        for task in tasks:
            for agent in options.agents:
                found[task.name, agent] = measured(task, agent, options.deals, crew)
                print(f"{task.name} {agent}: {written(found[task.name, agent])}", file=sys.stderr, flush=True)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    tell(table(found, tasks, options.agents), options.page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
