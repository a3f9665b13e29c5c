"""`make test`, `make test-quick`, `make test-all`: what is run, side by side on two cores, and what it costs.

Every run prints the 25 slowest tests and the CPU seconds of each suite and leaves them in `artifacts/`;
`python -m tools.suites table` writes the table of docs/testing.md from the last run.
A test that fails in `make test` is tried once more by itself when its suite is done: docs/decisions/0025-unsteady.md.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
ARTIFACTS = ROOT / "artifacts"
GREEN = ROOT / ".venv" / ".green"
SLOWEST = 25
PYTEST = (sys.executable, "-m", "pytest", "-p", "xdist.plugin", "--dist", "loadgroup")
REQUESTS = "tests/server/test_openapi.py"
WITH_REQUESTS = ("-p", "schemathesis.pytest.plugin")  # it takes a second of every process, and one file wants it
PATCHED = ("tests/toy", "tests/lab/test_faults.py")  # what changes rules while they run: compiled ones cannot be
LAWS = ("tests/core", "tests/contract", *PATCHED)
APART = ("tests/browser", "tests/site", "tests/replays", "tests/artefacts/test_artefacts.py", REQUESTS)
CHEAP = "not once and not dear"  # of laws and clauses, what is worth trying with interpreted rules
NOTHING = 5  # what pytest says where it has found no test
FAILED = 1  # what pytest says where tests have failed, and nothing else is wrong
GROUP = re.compile(r"@[\w-]+$")
AGAIN = ("-n", "0", "--last-failed", "--last-failed-no-failures", "none")
SHIFT = r"(^|[^0-9a-z_])1 << "  # mypyc shifts a literal 1 in 32 bits: bit(n) instead


@dataclass(frozen=True)
class Suite:
    """A command, and whether it wants the compiled rules that are installed or the source."""

    name: str
    command: Sequence[str]
    compiled: bool = False
    shell: bool = False
    empty: bool = False  # it may find nothing to try
    again: bool = False  # what has failed is tried once more, and called unsteady where it passes then


@dataclass
class Cost:
    """What a suite took."""

    name: str
    wall: float
    cpu: float
    code: int
    unsteady: list[str]  # tests that failed, and passed when they were tried again


def lint() -> Suite:
    """What a reader would have to check otherwise."""
    steps = [
        f"{BIN}/ruff check .",
        f"{BIN}/ruff format --check .",
        f"{BIN}/mypy",
        f"{BIN}/lint-imports",
        f"! grep -rnE '{SHIFT}' src --include='*.py'",
        f"PYTHONPATH=src {sys.executable} -m magoteka ledger",
    ]
    return Suite("lint", [" && ".join(f"({step})" for step in steps)], shell=True)


def client(*rules: str) -> Suite:
    """The client's types, its words and its tests, with matches of the source's rules or of others."""
    return Suite("client", ["make", "--no-print-directory", "client", *rules])


def interpreted(form: str) -> Suite:
    """The laws of the rules as plain Python; in the long form what is dear so, and each clause, too."""
    marks, clauses = ("not once", ["tests/games"]) if form == "all" else (CHEAP, [])
    return Suite("interpreted", [*PYTEST, "-n", "1", "-m", marks, *LAWS, *clauses])


def requests() -> Suite:
    """A server is asked everything that its description allows, and much that it does not."""
    command = [*PYTEST, "-n", "0", *WITH_REQUESTS, "-o", "pythonpath=tests .", REQUESTS]
    return Suite("requests", command, compiled=True)


def compiled() -> Suite:
    """Everything but browsers, with the rules as they are installed."""
    ignored = [f"--ignore={path}" for path in (*PATCHED, *APART)]
    return Suite("compiled", [*PYTEST, "-n", "3", "-o", "pythonpath=tests .", *ignored, "tests"], compiled=True)


def browsers() -> Suite:
    """People before real browsers; Playwright keeps an event loop, in which no test can start one of its own."""
    return Suite("browsers", [*PYTEST, "-n", "2", "-o", "pythonpath=tests .", "tests/browser"], compiled=True)


def quick() -> list[Suite]:
    """What the files that have changed since the last green commit can touch, interpreted: nothing is built for it."""
    files = [path for path in changed() if (ROOT / path).exists()]
    beside = sorted({test for path in files for test in beside_of(path)})
    named = sorted({test for path in files for test in named_for(path)})
    games = {path.split("/")[3] for path in files if path.startswith("src/magoteka/games/") and path.count("/") > 3}
    suites = []
    if beside:
        suites.append(Suite("changed", [*PYTEST, "-n", "2", "-m", CHEAP, *beside], empty=True))
    if named:
        suites.append(Suite("named", [*PYTEST, *WITH_REQUESTS, "-n", "2", *named], empty=True))
    if games and "tests/contract" not in beside:
        laws = [*PYTEST, "-n", "2", "-m", CHEAP, "-k", " or ".join(sorted(games)), "tests/contract"]
        suites.append(Suite("contract", laws, empty=True))
    if any(path.startswith("web/") for path in files):
        suites.append(client())
    return suites


def changed() -> list[str]:
    """Paths that differ from the commit on which everything passed, or from the one before the last."""
    base = GREEN.read_text(encoding="utf-8").split()[0] if GREEN.exists() else "HEAD~1"
    return git("diff", "--name-only", base).split() + git("ls-files", "--others", "--exclude-standard").split()


def beside_of(path: str) -> list[str]:
    """Folders of tests are named after what they try; people before browsers are not asked in a hurry."""
    parts = path.split("/")
    if parts[0] == "tests" and len(parts) > 2 and not parts[-1].startswith("test_"):
        folder = "/".join(parts[: 3 if parts[1] == "games" else 2])
        return [] if folder in APART or parts[1] == "records" else [folder]
    if parts[:2] != ["src", "magoteka"] or len(parts) < 4:
        return []
    if parts[2] == "games":
        return ["tests/contract" if parts[3] == "__init__.py" else f"tests/games/{parts[3]}"]
    folders = [f"tests/{parts[2]}", *(("tests/toy", "tests/contract") if parts[2] == "core" else ())]
    return [folder for folder in folders if (ROOT / folder).exists()]


def named_for(path: str) -> list[str]:
    """A test that has changed, what looks at pages, and for a file without tests of its own those that name it."""
    if path.startswith("tests/"):
        return [path] if path.rsplit("/", 1)[-1].startswith("test_") else []
    if not path.startswith(("src/", "tools/", "bench/", "examples/", "web/")):
        return ["tests/docs"]  # pages, and the habits of the house: workflows, hooks, packages
    if beside_of(path) or not path.endswith(".py"):
        return []
    module = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    package, _, name = module.rpartition(".")
    imported = re.compile(rf"\b{module}\b|from {package} import [^\n]*\b{name}\b|{re.escape(path)}")
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    found = [str(test.relative_to(ROOT)) for test in tests if imported.search(test.read_text(encoding="utf-8"))]
    return [test for test in found if not test.startswith(APART)]


def git(*arguments: str) -> str:
    """What git says."""
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main(argv: Sequence[str]) -> int:
    """Run a form of the tests: `test`, `quick`, `all` or `lint` alone; `table` shows what the last run cost."""
    form = argv[0] if argv else "test"
    if form == "table":
        print(table())
        return 0
    if form == "lint":
        return run([[lint()]], {})
    if form == "quick":
        return run([[lint(), *quick()]], {})
    lanes = [[lint(), client("RULES="), interpreted(form), requests()], [compiled()], [browsers()]]
    if form == "test":
        lanes = [[replace(suite, again=not suite.shell) for suite in lane] for lane in lanes]
    else:
        lanes[2].append(Suite("site", ["make", "--no-print-directory", "site-test", "replay-test"]))
    code = run(lanes, {"MAGOTEKA_LONG": "1"} if form == "all" else {})
    if code == 0:
        mark()
    return code


def mark() -> None:
    """Leave the commit that passed; a tree with changes is no commit."""
    if git("status", "--porcelain"):
        print("the tree has changes that are not committed: no commit is marked as green")
        return
    GREEN.write_text(git("rev-parse", "HEAD"), encoding="utf-8")


def run(lanes: Sequence[Sequence[Suite]], more: dict[str, str]) -> int:
    """The lanes side by side, the suites of a lane one after the other; every suite is run to its end."""
    for folder in ("durations", "failed"):
        shutil.rmtree(ARTIFACTS / folder, ignore_errors=True)
    ARTIFACTS.mkdir(exist_ok=True)
    costs: list[Cost] = []
    began, worked = time.monotonic(), busy()
    threads = [threading.Thread(target=walk, args=(lane, more, costs)) for lane in lanes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    report(costs, Cost("all cores", time.monotonic() - began, busy() - worked, 0, []))
    failed = [cost.name for cost in costs if cost.code]
    if failed:
        print(f"failed: {', '.join(failed)}; the logs are in artifacts/")
        return 1
    return 0


def walk(lane: Sequence[Suite], more: dict[str, str], costs: list[Cost]) -> None:
    """A lane; what a suite has printed is shown when it is done."""
    for suite in lane:
        costs.append(cost := measured(suite, more))
        print(f"\n··· {cost.name}: {cost.wall:.0f} s, {cost.cpu:.0f} s of CPU")
        print((ARTIFACTS / f"{suite.name}.log").read_text(encoding="utf-8", errors="replace"), flush=True)


def measured(suite: Suite, more: dict[str, str]) -> Cost:
    """Run a suite, and what has failed in it once more."""
    environment = {**os.environ, **more, "MAGOTEKA_SUITE": suite.name, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # PYTEST names what is wanted
    environment["OPENBLAS_NUM_THREADS"] = "1"  # small matrices: where all cores are busy, threads wait for each other
    if suite.compiled:
        environment["MAGOTEKA_EXPECT"] = "compiled"
    began = time.monotonic()
    kept = [] if suite.shell or suite.command[0] == "make" else ["-o", f"cache_dir={ARTIFACTS}/failed/{suite.name}"]
    with (ARTIFACTS / f"{suite.name}.log").open("w", encoding="utf-8") as log:
        code, used = ended([*suite.command, *kept], suite.shell, environment, log)
        unsteady: list[str] = []
        if suite.again and kept and code == FAILED:
            failed = failures(suite.name)
            log.write("\n··· what has failed, once more by itself\n")
            log.flush()
            del environment["MAGOTEKA_SUITE"]  # durations are those of the first time
            code, more_used = ended([*suite.command, *kept, *AGAIN], suite.shell, environment, log)
            used += more_used
            left = failures(suite.name)
            unsteady = sorted({*failed} - {*left})
            code = code or (FAILED if left else 0)
    code = 0 if suite.empty and code == NOTHING else code
    return Cost(suite.name, time.monotonic() - began, used, code, unsteady)


def ended(command: Sequence[str], shell: bool, environment: dict[str, str], log: IO[str]) -> tuple[int, float]:
    """Run a command to its end: its code, and the CPU seconds of all its processes that have ended."""
    process = subprocess.Popen(
        command[0] if shell else command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT, shell=shell
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime


def failures(suite: str) -> list[str]:
    """The tests that pytest remembers as failed, without the groups that pytest-xdist puts behind their names."""
    found = ARTIFACTS / "failed" / suite / "v" / "cache" / "lastfailed"
    if not found.exists():
        return []
    names = sorted({GROUP.sub("", name) for name in json.loads(found.read_text(encoding="utf-8"))})
    found.write_text(json.dumps(dict.fromkeys(names, True)), encoding="utf-8")
    return names


def busy() -> float:
    """Seconds that all cores have worked: what a browser's processes take is not told to whoever started it."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return 0.0
    user, nice, system, _idle, _waits, hard, soft, *_ = map(int, stat.read_text().split("\n", 1)[0].split()[1:])
    return (user + nice + system + hard + soft) / os.sysconf("SC_CLK_TCK")


def report(costs: Sequence[Cost], cores: Cost) -> None:
    """The slowest tests and the cost of each suite, printed and kept; last what all cores did meanwhile."""
    (ARTIFACTS / "suites.json").write_text(json.dumps([asdict(cost) for cost in (*costs, cores)]), encoding="utf-8")
    print(f"\n{SLOWEST} slowest tests")
    for seconds, suite, name in slowest()[:SLOWEST]:
        print(f"{seconds:7.1f} s  {suite:12} {name}")
    print("\nsuite         wall s   CPU s")
    for cost in (*costs, cores):
        print(f"{cost.name:12} {cost.wall:7.0f} {cost.cpu:7.0f}", flush=True)
    for test in (test for cost in costs for test in cost.unsteady):
        print(f"UNSTEADY, failed once and then passed: {test}", flush=True)


def slowest() -> list[tuple[float, str, str]]:
    """Every test of the last run, the slowest first."""
    files = sorted((ARTIFACTS / "durations").glob("*.json"))
    took = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in files}
    return sorted(((took[suite][name], suite, name) for suite in took for name in took[suite]), reverse=True)


def table() -> str:
    """What the last run cost, as docs/testing.md has it."""
    rows = ["| suite | wall, s | CPU, s | tests |", "|---|---:|---:|---:|"]
    counts = {path.stem: len(json.loads(path.read_text())) for path in (ARTIFACTS / "durations").glob("*.json")}
    for cost in json.loads((ARTIFACTS / "suites.json").read_text(encoding="utf-8")):
        rows.append(f"| {cost['name']} | {cost['wall']:.0f} | {cost['cpu']:.0f} | {counts.get(cost['name'], '')} |")
    return "\n".join(rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
