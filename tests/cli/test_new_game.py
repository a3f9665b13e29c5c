"""`magoteka new-game` writes a package; it is built, installed beside the house and played everywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from cli.package import NAME, Package, installed
from magoteka.cli.main import run
from magoteka.cli.new_game import prefix_of
from server.houses import named, outside

ENVS = """
from magoteka.envs.gymnasium import Solo
from magoteka.envs.pettingzoo import aec
from magoteka.envs.vector import Many
from gymnasium.utils.env_checker import check_env
env = Solo("salt_road", bots="greedy")
check_env(env, skip_render_check=True)
table = aec("salt_road", seats=3)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, reward, over, cut, _ = table.last()
    table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
many = Many("salt_road", num_envs=4, looks="view")
seen, _ = many.reset(seed=1)
for _ in range(40):
    many.step_at_random()
print(env.action_space.n, seen["observation"].shape[0])
"""


def page(address: str) -> str:
    """What a server has there."""
    with urlopen(address) as found:
        return str(found.read().decode())


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    """A new game, built and installed."""
    return installed(tmp_path_factory.mktemp("new"))


def test_its_tests_and_the_laws_of_every_game_pass(package: Package) -> None:
    told = package.run("-m", "pytest", "-q", "-p", "pytest_magoteka", "-p", "no:cacheprovider")
    assert "17 passed" in told


def test_a_single_test_can_be_asked_for(package: Package) -> None:
    single = "tests/test_salt_road.py::test_sa_03_whoever_takes_the_last_stone_wins"
    assert "1 passed" in package.run("-m", "pytest", "-q", "-p", "pytest_magoteka", "-p", "no:cacheprovider", single)


def test_what_the_laws_find_fails(package: Package, tmp_path: Path) -> None:
    """A view that is not a value of its own."""
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmagoteka_games = ["salt_road"]\n', "utf-8")
    (broken / "conftest.py").write_text(
        "from magoteka_salt_road.game import GAME\ntype(GAME).view = lambda self, g, seat: g.stones\n", "utf-8"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "pytest_magoteka", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=broken, env=package.environment(), capture_output=True, text=True)
    assert done.returncode == 1
    assert "test_a_view_is_a_value_of_its_own_that_can_be_sent[salt_road]" in done.stdout


def test_the_arena_and_the_terminal_play_it_in_its_own_words(package: Package) -> None:
    assert "40 of 40" in package.magoteka("sim", NAME, "--seats", "2", "--bots", "greedy,random", "--games", "40")
    told = package.magoteka("play", NAME, "--bot", "random", "greedy", "--seed", "1")
    assert "stones are left in the heap." in told
    assert "takes the last stone and wins" in told
    assert "salt_road-" not in told
    assert "salt_road 1" in package.magoteka("--version")


def test_the_environments_know_it(package: Package) -> None:
    assert package.run("-c", ENVS).split()[-2:] == ["3", "4"]


def test_a_table_of_it_is_played_over_the_wire(package: Package, tmp_path: Path) -> None:
    with outside(tmp_path, package.site) as (_, address):
        (anna,) = named(address, "Анна")
        told = {one["name"]: one for one in anna.get("/api/games")}
        assert told[NAME]["seats"] == [2, 4]
        assert told[NAME]["seat_fields"]["taken"] == ["seat"]
        assert "salt_road-option-take" in page(f"{address}/api/texts/en")
        assert "**SA-03.**" in page(f"{address}/api/rules/{NAME}/ru")
        opened = anna.open(NAME, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], pause=0)
        with anna.live(opened["table"]) as seat:
            assert seat.play(lambda scene: scene["options"][0]) != []


@pytest.mark.parametrize("name", ["siggil", "Salt", "2salt", "salt-road", "x" * 41])
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new-game", name, "--into", str(tmp_path)]) == 2
    assert name in capsys.readouterr().err
    assert not list(tmp_path.glob("magoteka-*"))


def test_nothing_is_written_over(tmp_path: Path) -> None:
    assert run(["new-game", NAME, "--into", str(tmp_path)]) == 0
    assert run(["new-game", NAME, "--into", str(tmp_path)]) == 2


def test_a_prefix_has_two_letters() -> None:
    assert [prefix_of(name) for name in ("salt_road", "q", "go2")] == ["SA", "QX", "GO"]
