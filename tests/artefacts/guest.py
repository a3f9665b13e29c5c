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
from magoteka.client import House
from magoteka.games import GAMES

PATIENCE = 240  # seconds: a busy machine is slow, not wrong
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
def house(folder: str) -> Iterator[str]:
    """A house of its own, that ends when it is told to."""
    command = [PROGRAM, "serve", "--no-open", "--port", "0", "--data", folder, "--seed", "3"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1].rstrip("/")
        process.terminate()
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM), "uvicorn closes the house, then obeys the signal"
    finally:
        process.kill()
        process.wait()


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


def match(address: str) -> Any:
    """A match over the wire, after a hint."""
    guest, rng = House(address, "Мирка"), random.Random(5)
    table = guest.open("abraca", [{"kind": "me"}, {"kind": "bot", "level": "random"}], pause=0)
    with guest.live(table["table"]) as seat:
        while not seat.scene.get("options"):
            seat.hear(PATIENCE)
        seat.send(type="hint", seat=0)
        while (message := seat.hear(PATIENCE))["type"] != "hint":
            pass
        assert message["best"][0]["answer"] in seat.scene["options"]
        seat.answer(rng.choice(seat.scene["options"]))
        return seat.play(lambda scene: rng.choice(scene["options"]))


def main(mode: str) -> None:
    """Everything, in a folder that is not ours."""
    names(mode)
    outcome: dict[str, Any] = {game: series(game) for game in GAMES}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.chdir(folder)  # a match that is left is kept here
        said(PROGRAM, "play", "abraca", "--lang", "ru", given="q\n")
        with house(folder) as address:
            pages(address)
            assert match(address)
    print(json.dumps(outcome, sort_keys=True))


if __name__ == "__main__":
    main(sys.argv[1])
