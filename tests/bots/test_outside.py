"""Bots from outside: a class of another package is a level like ours, a program takes a seat by its invitation."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.guests import EXAMPLE, environment, mirka, misbehaved
from magoteka.arena.contest import Contest
from magoteka.arena.plan import Plan
from magoteka.arena.play import play
from magoteka.bots import LEVELS, bot_named, greedy, known, levels_of, own_levels
from magoteka.bots.problems import BrokenBot, UnknownBot
from magoteka.client import House
from magoteka.games import GAMES
from server.houses import named, outside

GAMES_EACH = {"abraca": 20, "siggil": 40, "five_seals": 10, "fabled": 12, "magic_sword": 20}


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[None]:
    with mirka(tmp_path):
        yield


def command(*words: str) -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "-c", "from magoteka.cli.main import run; run()", "--lang", "en", *words]
    return subprocess.run(run, capture_output=True, text=True, env=environment(), timeout=240)


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_beats_random(game: str) -> None:
    plan = Plan(game, 2, GAMES_EACH[game], ("mirka", "random"), seed=5, settings=dict(GAMES[game].brisk)).checked()
    tally = play(plan)
    assert tally.bot_wins["mirka"] / tally.games > 0.55


def test_the_example_is_short() -> None:
    assert len((EXAMPLE / "mirka.py").read_text("utf-8").splitlines()) < 60


@pytest.mark.usefixtures("guest")
def test_a_class_of_another_package_is_a_level_under_its_name() -> None:
    assert "mirka" in levels_of(GAMES["abraca"])
    assert "siggil.mirka" not in levels_of(GAMES["abraca"])
    assert {"mirka", "siggil.mirka"} <= set(levels_of(GAMES["siggil"]))
    ours = own_levels(GAMES["abraca"])
    assert levels_of(GAMES["abraca"])[: len(ours)] == ours == tuple(one for one in LEVELS if one in ours)
    with pytest.raises(UnknownBot, match=r"random, novice, kind, steady, greedy, adept, search, mirka"):
        bot_named("merlin")


@pytest.mark.usefixtures("guest")
def test_results_of_another_version_of_a_bot_are_not_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("abraca", 2, 2, ("mirka", "random"))
    before = contest.fingerprint()
    monkeypatch.setattr("magoteka.bots.outside.version_of", lambda name: "2.0")
    assert contest.fingerprint() != before
    ours = Contest("abraca", 2, 2, ("greedy", "random"))
    assert ours.fingerprint() == ours.fingerprint()


@pytest.mark.usefixtures("guest")
def test_commands_know_it_too() -> None:
    series = command("sim", "abraca", "--games", "4", "--bots", "mirka,random", "--seats", "2")
    assert (series.returncode, "mirka" in series.stdout) == (0, True), series.stderr
    contest = command("arena", "abraca", "--field", "mirka,random", "--blocks", "2")
    assert (contest.returncode, "mirka" in contest.stdout) == (0, True), contest.stderr


def test_names_are_known_though_nothing_is_loaded(tmp_path: Path) -> None:
    with misbehaved(tmp_path):
        assert known("dies")
        assert known("broken")
        assert not known("a b")
        assert "badly" not in sys.modules
        assert bot_named("greedy") is greedy.BOT, "nobody takes the place of one of ours"
        with pytest.raises(BrokenBot, match="half of me is missing"):
            bot_named("broken")
    assert not known("dies")


@pytest.fixture(scope="module")
def anna(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A guest of a house of its own, which every game shares."""
    with outside(tmp_path_factory.mktemp("house")) as (_, address):
        yield named(address, "Анна")[0]


@pytest.mark.xdist_group("example")  # the house is opened once
@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_plays_over_the_wire(game: str, anna: House) -> None:
    seats = [{"kind": "friend"}, {"kind": "bot", "level": "random"}]
    opened = anna.open(game, seats, pause=0, settings=dict(GAMES[game].brisk))
    token = opened["invites"][0]["token"]
    program = [sys.executable, str(EXAMPLE / "mirka.py"), anna.address, opened["table"], token]
    played = subprocess.run(program, capture_output=True, text=True, env=environment(), timeout=240)
    assert played.stdout.startswith("won by ["), played.stderr
