"""Which rules are under test, how far the tests go, and how long each of them took."""

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

import extent
from magoteka.core import agenda

DURATIONS = pytest.StashKey[dict[str, float]]()
# New examples belong to the long form, and a busy machine is slow, not wrong.
settings.register_profile("magoteka", deadline=None, derandomize=not extent.LONG)
settings.load_profile("magoteka")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test the wrong thing: `make test` says which mode it means."""
    compiled = not str(agenda.__file__).endswith(".py")
    expected = os.environ.get("MAGOTEKA_EXPECT", "interpreted") == "compiled"
    if compiled != expected:
        raise pytest.UsageError(f"the rules are {'compiled' if compiled else 'interpreted'}, the run expects otherwise")
    config.stash[DURATIONS] = defaultdict(float)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The short form leaves out what only the long one has; whoever names a test gets it."""
    if extent.LONG or any("::" in argument for argument in config.args):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    items[:] = [item for item in items if not item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)


@pytest.hookimpl(wrapper=True)
def pytest_report_teststatus(report: pytest.TestReport, config: pytest.Config):
    """Add up what a test, its fixtures included, has taken."""
    if isinstance(report, pytest.TestReport):
        config.stash[DURATIONS][report.nodeid] += report.duration
    return (yield)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Leave the durations where `tools/suites.py` finds them."""
    suite = os.environ.get("MAGOTEKA_SUITE")
    if suite and not hasattr(session.config, "workerinput"):
        folder = Path(__file__).parents[1] / "artifacts" / "durations"
        folder.mkdir(parents=True, exist_ok=True)
        took = {name: round(seconds, 2) for name, seconds in session.config.stash[DURATIONS].items()}
        (folder / f"{suite}.json").write_text(json.dumps(took, ensure_ascii=False, indent=0), encoding="utf-8")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What came of the pairs of designs, wherever they were played."""
    reports = [report for those in terminalreporter.stats.values() for report in those]
    played = [report for report in reports if isinstance(report, pytest.TestReport) and report.when == "call"]
    properties = [one for report in played for one in report.user_properties]
    if not properties:
        return
    from lab import told

    for name, counts in told.gathered(properties).items():
        told.leave(name, counts)
        for line in counts.lines(name):
            terminalreporter.write_line(line)
