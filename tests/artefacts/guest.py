"""Plays with an installed Magoteka and nothing else: `python -I guest.py compiled|interpreted`, run by test_artefacts.

Every game between bots, then a house of its own: its page, rules, licences, a hint, and a match over the wire. What is
the same wherever the rules are the same is printed as JSON.
"""

import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from magoteka import __version__
from magoteka.client import House, Live
from magoteka.games import GAMES

PATIENCE = 240  # seconds: a busy machine is slow, not wrong
ASKED = 12  # times
HERE = Path(sys.prefix)
PROGRAM = str(next(path for path in (HERE / "bin" / "magoteka", HERE / "Scripts" / "magoteka.exe") if path.exists()))
SAME = ("games", "wins", "median_answers", "p95_answers", "seed", "settings")  # not the seconds


def said(*command: str, given: str = "") -> str:
    """What a command prints; one that fails ends everything."""
    ran = subprocess.run(command, input=given, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ran.returncode == 0, (command, ran.returncode, ran.stderr)
    return ran.stdout


def names(mode: str) -> None:
    """The program and the package say the same of themselves."""
    first, *_ = told = said(PROGRAM, "--version").splitlines()
    assert first == f"magoteka {__version__} ({mode})", told
    assert said(sys.executable, "-I", "-m", "magoteka", "--version").splitlines() == told


def series(game: str) -> Any:
    """What comes of a few matches with the same luck."""
    counted = json.loads(said(PROGRAM, "sim", game, "--games", "3", "--seed", "7", "--json"))
    return {key: counted[key] for key in SAME if key in counted}


@contextmanager
def house(folder: Path) -> Iterator[str]:
    """A house of its own, that puts everything away when it is told to end."""
    command = [PROGRAM, "serve", "--no-open", "--port", "0", "--data", str(folder), "--seed", "3"]
    log = folder / "log"
    with log.open("w", encoding="utf-8") as errors:
        told = {**os.environ, "MAGOTEKA_LOG": "json", "MAGOTEKA_LOG_LEVEL": "INFO"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=told)
    try:
        assert process.stdout is not None
        first = process.stdout.readline().split()
        assert first, log.read_text(encoding="utf-8")
        yield first[-1].rstrip("/")
        process.terminate()
        ended = process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait()
    if os.name == "posix":  # elsewhere nobody can be asked to end
        lines = log.read_text(encoding="utf-8").splitlines()
        # Python tidies up after whoever dies of a signal, and says so in words of its own.
        put_away(folder, ended, [json.loads(line) for line in lines if line.startswith("{")])


def put_away(folder: Path, ended: int, log: list[dict[str, str]]) -> None:
    """uvicorn closes the house and then lets the signal do what it does; only to the first process of a container, to
    which it does nothing, that is an end like any other."""
    assert ended == -signal.SIGTERM, (ended, log)
    end = log[[line["message"] for line in log].index("Shutting down") :]
    assert "Application shutdown complete." in [line["message"] for line in end], log
    assert {line["level"] for line in end} == {"info"}, end
    left = sorted(path.name for path in folder.glob("magoteka.db*"))
    assert left == ["magoteka.db"], f"{left}: who closes the database leaves nothing beside it"


def read(address: str) -> str:
    """A page or file of the house."""
    with urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def pages(address: str) -> None:
    """The client, what it is made of, and everything that it asks for before a table is opened."""
    first = read(f"{address}/")
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', first)
    assert parts, "the client is not in the package"
    assert all(read(address + part) for part in parts)
    licences = read(f"{address}/licences.txt")
    assert all(one in licences for one in ("game-icons", "SIL OPEN FONT LICENSE", "svelte"))
    for game in GAMES.values():
        for lang in ("ru", "en"):
            assert f"**{game.prefix}-" in read(f"{address}/api/rules/{game.name}/{lang}")
    assert {one["name"] for one in json.loads(read(f"{address}/api/games"))} == set(GAMES)
    assert "abraca-title" in read(f"{address}/api/texts/ru")
    assert json.loads(read(f"{address}/api/daily"))


def advised(seat: Live) -> Any:
    """A hint; an adviser who is not given enough of a busy machine in time says so, and is asked again."""
    for _ in range(ASKED):
        seat.send(type="hint", seat=0)
        while (message := seat.hear(PATIENCE))["type"] not in ("hint", "problem"):
            pass
        if message["type"] == "hint":
            return message
        assert message["tag"] == "no-help", message
    raise AssertionError("nobody has any advice")


def match(address: str) -> tuple[str, str]:
    """A match over the wire, after a hint: whose it is, and at which table."""
    guest, rng = House(address, "Мирка"), random.Random(5)
    table = guest.open("abraca", [{"kind": "me"}, {"kind": "bot", "level": "random"}], pause=0)
    with guest.live(table["table"]) as seat:
        while not seat.scene.get("options"):
            seat.hear(PATIENCE)
        assert advised(seat)["best"][0]["answer"] in seat.scene["options"]
        seat.answer(rng.choice(seat.scene["options"]))
        assert seat.play(lambda scene: rng.choice(scene["options"]))
    return guest.cookie, table["table"]


def main(mode: str) -> None:
    """Everything, in a folder that is not ours."""
    names(mode)
    outcome: dict[str, Any] = {game: series(game) for game in GAMES}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.chdir(folder)  # a match that is left is kept here
        said(PROGRAM, "play", "abraca", "--lang", "ru", given="q\n")
        data = Path(folder) / "data"
        data.mkdir()
        with house(data) as address:
            pages(address)
            cookie, table = match(address)
        with house(data) as address:
            assert House(address, cookie=cookie).get(f"/api/tables/{table}/record"), "the match is kept"
    print(json.dumps(outcome, sort_keys=True))


if __name__ == "__main__":
    main(sys.argv[1])
