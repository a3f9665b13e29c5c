"""`make play` in a fresh checkout: the process that serves is replaced while a match is being played."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from magoteka.client import House, Live
from server.houses import PATIENCE
from server.test_play import chance, check_memory, invited

ROOT = Path(__file__).parents[2]
BUILD = "import pathlib, sys, time\nwhile not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.02)"
PLAY = """
import subprocess, sys
from tools import play
listening = play.bound(0, "127.0.0.1")
print(listening.getsockname()[1], flush=True)
build = subprocess.Popen([sys.executable, "-c", sys.argv[3], sys.argv[1] + "/ready"])
serve = ["serve", "--no-open", "--data", sys.argv[1] + "/data"]
sys.exit(play.replaced(listening, serve, build, sys.argv[2]))
"""


@contextmanager
def changing(folder: Path) -> Iterator[int]:
    """The port of a house whose second program is built as soon as there is a file `ready`."""
    second = folder / "second"
    second.write_text(f'#!/bin/sh\nPYTHONPATH="{os.pathsep.join(sys.path)}" exec "{sys.executable}" -m magoteka "$@"\n')
    second.chmod(0o755)
    command = [sys.executable, "-c", PLAY, str(folder), str(second), BUILD]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    try:
        yield int(process.stdout.readline())
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()


class Person:
    """Somebody who comes back by himself, as a browser does, and takes his time until he has had to."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.answers = chance(seed)
        self.lives: list[Live] = []

    def choose(self, scene: Any) -> Any:
        if len(self.lives) == 1:
            time.sleep(0.2)
        return self.answers(scene)

    def play(self, table: str) -> list[int]:
        while True:
            try:
                with self.house.live(table) as live:
                    self.lives.append(live)
                    return live.play(self.choose)
            except (ConnectionClosed, OSError, EOFError):
                time.sleep(0.05)


def refusals(port: int, playing: list[Future[list[int]]]) -> int:
    """How often the house was not there at all, asked without a pause until the match is over."""
    refused = 0
    while not all(one.done() for one in playing):
        with socket.socket() as line:
            refused += line.connect_ex(("127.0.0.1", port)) != 0
        time.sleep(0.01)
    return refused


def test_a_match_goes_on_while_the_rules_are_exchanged(tmp_path: Path) -> None:
    with changing(tmp_path) as port, ThreadPoolExecutor(2) as pool:
        people = [Person(House(f"http://127.0.0.1:{port}", name), seed) for seed, name in enumerate(("Анна", "Борис"))]
        table = invited(people[0].house, people[1].house, [{"kind": "me"}, {"kind": "friend"}])["table"]
        playing = [pool.submit(person.play, table) for person in people]
        while not people[0].lives or people[0].lives[0].scene.get("version", 0) < 6:
            time.sleep(0.01)
        (tmp_path / "ready").touch()
        assert refusals(port, playing) == 0
        winners, same = (one.result() for one in playing)
    assert winners == same != []
    for person in people:
        before, after = person.lives[0], person.lives[-1]
        assert before is not after, "the match was over before anything was exchanged"
        check_memory(after, {moment["version"]: moment for moment in before.moments})
