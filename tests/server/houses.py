"""Servers for tests: one in this process, to look inside, and one of its own, to kill."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from litestar.testing import TestClient

from magoteka.client import House
from magoteka.core.chance import Rng
from magoteka.server.app import create_app
from magoteka.server.hub import Hub
from magoteka.server.settings import AccessSettings, Settings
from magoteka.table.patch import followed
from magoteka.table.table import Table

ONE_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
TWO_FRIENDS = [{"kind": "me"}, {"kind": "friend"}]
PATIENCE = 240  # seconds: a busy machine is slow, not wrong


class Inside:
    """A house in this process."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.hub: Hub = client.app.state.hub

    def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Run a coroutine function where the house lives."""
        return self.client.blocking_portal.call(work, *args)

    def table(self, table_id: str) -> Table:
        return self.run(self.hub.table, table_id)

    def until_left(self, table_id: str, connections: int = 0) -> None:
        """Return when only so many connections are left at a table: it takes a moment to see somebody off."""
        table, until = self.table(table_id), time.monotonic() + PATIENCE
        while len(table.audience.listeners) > connections:
            assert time.monotonic() < until
            time.sleep(0.01)

    def guest(self, name: str) -> Visitor:
        return Visitor(self, name)


class Visitor:
    """A guest of a house in this process."""

    def __init__(self, house: Inside, name: str) -> None:
        self.house = house
        self.cookie = ""
        self.post("/api/guest", {"name": name})

    def headers(self, **more: str) -> dict[str, str]:
        return {**({"cookie": self.cookie} if self.cookie else {}), **more}

    def post(self, path: str, body: Any, **headers: str) -> Any:
        response = self.house.client.post(path, json=body, headers=self.headers(**headers))
        self.cookie = response.headers.get("set-cookie", self.cookie).partition(";")[0]
        self.house.client.cookies.clear()
        return response.json()

    def get(self, path: str) -> Any:
        return self.house.client.get(path, headers=self.headers()).json()

    def open(self, seats: list[Any], game: str = "abraca", **wishes: Any) -> Any:
        return self.post("/api/tables", {"game": game, "seats": seats, "pause": 0, **wishes})

    @contextmanager
    def live(self, table_id: str, query: str = "", **headers: str) -> Iterator[Wire]:
        path = f"/api/tables/{table_id}/live{query}"
        with self.house.client.websocket_connect(path, headers=self.headers(**headers)) as socket:
            yield Wire(socket)


class Wire:
    """A socket of a house in this process; `bytes` is all that it was sent, `scene` what that comes to."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.bytes: list[str] = []
        self.scene: Any = {}

    def hear(self, timeout: float = PATIENCE) -> Any:
        """The next message; what tells of the table comes with the whole scene."""
        self.bytes.append(self.socket.receive_text(timeout=timeout))
        message = json.loads(self.bytes[-1])
        self.scene = followed(self.scene, message)
        return {**message, **self.scene} if message["type"] in ("table", "update") else message

    def ask(self, **message: Any) -> Any:
        self.send(**message)
        return self.hear()

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def until(self, kind: str) -> Any:
        while (message := self.hear())["type"] != kind:
            pass
        return message


@contextmanager
def inside(data: Path, nature: Callable[[], Rng] | None = None, **settings: Any) -> Iterator[Inside]:
    """A house in this process."""
    access = settings.pop("access", AccessSettings(hosts=("testserver.local",)))
    with TestClient(create_app(Settings(data, nature=nature, access=access, **settings))) as client:
        yield Inside(client)


@contextmanager
def outside(
    data: Path,
    source: Path | None = None,
    access: AccessSettings | None = None,
    pulse: float | None = None,
    errors: IO[str] | None = None,
    before: str = "",
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own, of this program or of another source, and its address."""
    start = f"from magoteka.server import main; serve = main.serve; data = {str(data)!r}\n"
    start += before
    start += "" if pulse is None else f"main.PULSE = {pulse}\n"
    if access is None:
        start += "serve(0, data, open_browser=False)"
    else:
        start += "from magoteka.server.settings import AccessSettings, KeepingLimits\n"
        start += f"serve(0, data, open_browser=False, access={access!r})"
    first = [] if source is None else [str(source)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*first, *(path for path in sys.path if path)])}
    command = [sys.executable, "-c", start]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().split()[-1]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def named(address: str, *names: str) -> list[House]:
    """Guests of a server."""
    return [House(address, name) for name in names]
