"""The files of deploy/ and the commands of docs/deployment.md agree with the program that they start."""

import json
import re
import shlex
import shutil
import subprocess
import tomllib
from argparse import Namespace
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlalchemy.engine import make_url

from magoteka.cli.parser import parsed
from magoteka.server.api import calls
from magoteka.server.settings import Settings
from magoteka.texts import Texts
from server.machines import haproxy

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
RECIPE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
DOOR = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
UNIT = (DEPLOY / "magoteka.service").read_text(encoding="utf-8")


def understood(command: list[str]) -> Namespace:
    """A command line as the program reads it; it refuses what it does not know."""
    return parsed(command[1:], Texts("en"))


def of_unit(key: str) -> str:
    (found,) = re.findall(rf"^{key}=(.*)$", UNIT, re.MULTILINE)
    return str(found)


def of_door(words: str) -> str:
    (found,) = re.findall(rf"^ +{words} (.*)$", DOOR, re.MULTILINE)
    return str(found)


# --- systemd ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("database", "options"), [("", ""), ("postgresql://db/house", "--lan --proxy 10.0.0.7")])
def test_the_unit_starts_a_house_that_may_write_its_tables(
    database: str, options: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert of_unit("Environment") == "MAGOTEKA_DATABASE= OPTIONS=", "both may be left out"
    line = of_unit("ExecStart").replace("$OPTIONS", options)
    assert "$" not in line
    monkeypatch.setenv("MAGOTEKA_DATABASE", database)
    args = understood(shlex.split(line))
    assert (args.command, args.no_open, args.database) == ("serve", True, database)
    assert args.data == Path("/var/lib") / of_unit("StateDirectory"), "the only folder that the unit may write to"
    assert Settings(args.data, args.database).alone == (database == "")
    assert args.proxy == (["10.0.0.7"] if options else [])


def test_no_password_stands_on_a_command_line() -> None:
    """Not in the unit, and not in what the page tells people to type."""
    assert "--database" not in of_unit("ExecStart")
    assert re.findall(r"--database[ =]+\S+:\S+@", PAGE + (DEPLOY / "compose.yaml").read_text("utf-8")) == []
    assert {"MAGOTEKA_DATABASE", "MAGOTEKA_DATABASE_FILE"} <= set(re.findall(r"MAGOTEKA_DATABASE\w*", PAGE))


def test_the_example_options_of_the_unit_are_options() -> None:
    (example,) = re.findall(r"^# OPTIONS=(.*?) for ", UNIT, re.MULTILINE)
    args = understood(["magoteka", "serve", *example.split()])
    assert (args.host, args.proxy) == (["magoteka.example"], ["127.0.0.1"])


def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    """Where there is no systemd, what is asked of it is at least said in sections that it knows."""
    assert re.findall(r"^\[(\w+)\]$", UNIT, re.MULTILINE) == ["Unit", "Service", "Install"]
    program = shutil.which("systemd-analyze")
    if program is not None:
        unit = tmp_path / "magoteka.service"
        unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", UNIT, flags=re.MULTILINE), encoding="utf-8")
        done = subprocess.run([program, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False)
        assert [line for line in done.stderr.splitlines() if "magoteka" in line] == []


# --- compose ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def houses(monkeypatch: pytest.MonkeyPatch) -> Namespace:
    """What the shell in the container makes of the command; no list of processes shows the password."""
    house = COMPOSE["services"]["house"]
    assert house["entrypoint"] == ["sh", "-c"]
    (script,) = house["command"]
    named = script.replace("${MAGOTEKA_HOST:-localhost}", "house.example").replace("$$", "$")
    first, last = re.sub(r"\$\(cat \S+\)", "password", named).split(";")
    word, assignment = shlex.split(first)
    assert word == "export"
    monkeypatch.setenv(*assignment.split("=", 1))
    shell, *command = shlex.split(last)
    assert "password" not in last
    assert shell == "exec", "signals are for the house, not for the shell before it"
    return understood(command)


def test_the_houses_of_compose_find_their_database(houses: Namespace) -> None:
    args, database = houses, COMPOSE["services"]["database"]
    url, environment = make_url(Settings(Path(), args.database).url), database["environment"]
    assert url.host == "database"
    assert (url.username, url.database) == (environment["POSTGRES_USER"], environment["POSTGRES_DB"])
    assert not Settings(Path(), args.database).alone
    assert int(database["image"].partition(":")[2]) >= 13, "the page says so"
    (secret,) = COMPOSE["secrets"]
    assert f"/run/secrets/{secret}" == environment["POSTGRES_PASSWORD_FILE"]
    assert f"cat /run/secrets/{secret})" in COMPOSE["services"]["house"]["command"][0]
    assert all(COMPOSE["services"][name]["secrets"] == [secret] for name in ("house", "database"))


def test_the_houses_of_compose_believe_their_door_and_bear_its_name(houses: Namespace) -> None:
    """Otherwise everybody behind the door would share the limits of one address, or be refused by name."""
    args = houses
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert args.proxy == [network["subnet"]]
    assert ip_network(network["subnet"]).is_private
    assert args.host == ["house.example"]
    assert args.lan, "the door and the other houses must reach it"
    assert "option forwardfor" in DOOR


# --- the image -------------------------------------------------------------------------------------------------------


def of_image(word: str) -> str:
    """The last instruction of a kind, its lines joined."""
    return str(re.findall(rf"^{word} (.*)$", RECIPE.replace("\\\n", " "), re.MULTILINE)[-1])


def test_the_image_is_made_of_this_checkout() -> None:
    assert (DEPLOY / COMPOSE["services"]["house"]["build"] / "Dockerfile").resolve() == ROOT / "Dockerfile"
    (version,) = re.findall(r"^ARG PYTHON=3\.(\d+)$", RECIPE, re.MULTILINE)
    assert f"cp3{version}-*" in PYPROJECT["tool"]["cibuildwheel"]["build"].split()
    assert set(re.findall(r"^FROM (\S+)", RECIPE, re.MULTILINE)) == {"python:${PYTHON}-slim"}
    (extra,) = re.findall(r"\.whl\)\[(\w+)\]", RECIPE)
    assert extra in PROJECT["optional-dependencies"]


def test_the_image_is_nobodys_and_keeps_its_tables_in_a_volume(houses: Namespace) -> None:
    args = understood([*json.loads(of_image("ENTRYPOINT")), *json.loads(of_image("CMD"))])
    assert (args.command, args.lan, args.no_open) == ("serve", True, True)
    assert str(args.data) == of_image("VOLUME")
    assert houses.data == args.data
    assert args.port == int(of_image("EXPOSE")), "one port"
    assert of_image("USER") == "65534:65534"
    assert f"-o 65534 -g 65534 -m 700 {of_image('VOLUME')}" in RECIPE, "nobody may write there"


def test_the_image_asks_after_a_health_that_there_is() -> None:
    ((port, path),) = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", of_image("HEALTHCHECK"))
    assert port == of_image("EXPOSE")
    assert path in {call.path for call in calls() if call.root}


def test_no_secret_gets_into_the_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert Path(COMPOSE["secrets"]["database"]["file"]).parent == Path()
    assert {DEPLOY.name, "data"} <= set(left_out)
    needed = (
        "src",
        "web",
        "docs",
        "setup.py",
        "pyproject.toml",
        "MANIFEST.in",
        PROJECT["readme"],
        *PROJECT["license-files"],
    )
    assert not set(needed) & set(left_out)


# --- the balancer ----------------------------------------------------------------------------------------------------


def test_the_door_leads_to_the_houses(houses: Namespace) -> None:
    service, port = of_door("server-template house \\d+").split(":")
    assert service in COMPOSE["services"]
    assert int(port) == houses.port
    inside = of_door("bind").removeprefix(":")
    assert COMPOSE["services"]["door"]["ports"] == [f"{inside}:{inside}"]
    (mounted,) = COMPOSE["services"]["door"]["volumes"]
    assert (DEPLOY / mounted.split(":")[0]).resolve() == DEPLOY / "haproxy.cfg"


def test_the_door_asks_after_a_health_that_there_is() -> None:
    method, path = of_door("option httpchk").split()
    assert path in {call.path for call in calls() if call.root}
    assert method == "GET"


def test_the_door_and_the_houses_may_open_as_many_connections_as_they_are_meant_to_have() -> None:
    """HAProxy does not even start when it may not; a house would refuse its five hundredth table."""
    allowed = {name: COMPOSE["services"][name]["ulimits"]["nofile"] for name in ("door", "house")}
    assert 2 * int(of_door("maxconn")) + 100 <= allowed["door"]
    assert allowed["house"] == int(of_unit("LimitNOFILE")) >= 20_000


def test_haproxy_finds_no_fault_with_the_door() -> None:
    subprocess.run([haproxy(), "-c", "-q", "-f", str(DEPLOY / "haproxy.cfg")], check=True)


# --- the page --------------------------------------------------------------------------------------------------------


def commands() -> list[str]:
    """Every command of ours on the page, in a block or in a sentence."""
    blocks = re.findall(r"^(magoteka .*)$", PAGE, re.MULTILINE)
    return [*blocks, *re.findall(r"`(magoteka .*?)`", PAGE)]


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_page_are_understood(command: str) -> None:
    assert understood(shlex.split(command)).command == command.split()[1]


def test_the_files_of_the_page_are_there() -> None:
    linked = {Path(one) for one in re.findall(r"\]\(\.\./deploy/([\w./]+)\)", PAGE)}
    files = {one.relative_to(DEPLOY) for one in DEPLOY.rglob("*.*") if not one.name.endswith(".test.yml")}
    assert linked == files
