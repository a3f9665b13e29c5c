"""A small client: plays a table over the wire, so that anyone can write a bot in another process.

```python
house = House("http://127.0.0.1:8000", name="Mirka")
table = house.open("abraca", [{"kind": "me"}, {"kind": "bot", "level": "greedy"}])
with house.live(table["table"]) as seat:
    seat.play(lambda scene: scene["options"][0])
```
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from time import sleep
from types import TracebackType
from typing import Any, TypeAlias
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from magoteka.table.patch import followed

Json: TypeAlias = Any
PATIENCE = 60.0  # seconds to wait for the next message
BREATH = 1.0  # seconds of silence that a house wants from somebody who speaks faster than people do
LARGEST = 2**24  # bytes of a message


class Refused(Exception):
    """The server said no, in one sentence."""

    def __init__(self, said: Json) -> None:
        super().__init__(said.get("sentence") or f"{said.get('reason')} ({said.get('clause')})")
        self.said = said


def heard(moment: Json) -> Json:
    """A moment as we keep it: its version and its events."""
    return {"version": moment["version"], "events": [told["event"] for told in moment["told"]]}


class House:
    """A server, and the guest one is there."""

    def __init__(self, address: str, name: str | None = None, cookie: str = "") -> None:
        self.address = address.rstrip("/")
        self.cookie = cookie
        if name is not None:
            self.post("/api/guest", {"name": name})

    def get(self, path: str) -> Json:
        """Ask for something."""
        return self.call(Request(self.address + path))

    def post(self, path: str, body: Json) -> Json:
        """Ask to do something."""
        data = json.dumps(body).encode()
        return self.call(Request(self.address + path, data, {"content-type": "application/json"}))

    def call(self, request: Request) -> Json:
        """Send a request with the guest's cookie, and keep the cookie that comes back."""
        if self.cookie:
            request.add_header("cookie", self.cookie)
        try:
            with urlopen(request, timeout=PATIENCE) as response:
                self.cookie = (response.headers.get("set-cookie") or self.cookie).partition(";")[0]
                return json.load(response)
        except HTTPError as error:
            raise Refused(json.load(error)) from error

    def open(self, game: str, seats: list[Json], **wishes: Json) -> Json:
        """Open a table: its id, the invitations and the secret for spectators."""
        return self.post("/api/tables", {"game": game, "seats": seats, **wishes})

    def join(self, table: str, token: str) -> int:
        """Take the seat of an invitation."""
        return int(self.post(f"/api/tables/{quote(table)}/join", {"token": token})["seat"])

    def chronicle(self, table: str, before: int, **query: Json) -> list[Json]:
        """The last moments before a version, older than those that a connection brings."""
        path = f"/api/tables/{quote(table)}/chronicle?{urlencode({'before': before, **query})}"
        return [heard(moment) for moment in self.get(path)]

    def live(self, table: str, **query: Json) -> Live:
        """Sit down, or watch with `watch=secret`; `since=` a version brings what was missed."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{quote(table)}/live"
        headers = {"cookie": self.cookie} if self.cookie else {}
        return Live(f"{address}?{urlencode(query)}", headers)


class Live:
    """A connection to a table; `scene` is the table as last heard, `moments` what happened lately."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.until_closed = ExitStack()
        opening = connect(address, additional_headers=headers, max_size=LARGEST)
        self.socket: ClientConnection = self.until_closed.enter_context(opening)
        self.scene: dict[str, Json] = {}
        self.moments: list[Json] = []

    def __enter__(self) -> Live:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Leave; the seat stays ours."""
        self.until_closed.close()

    def send(self, **message: Json) -> None:
        """Send any message of the protocol."""
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message; the scene follows it."""
        message = json.loads(self.socket.recv(timeout))
        if message["type"] in ("table", "update"):
            self.take_in(message)
        return message

    def take_in(self, message: Json) -> None:
        """The scene and the moments after a message."""
        fixed = message if message["type"] == "table" else self.scene
        self.scene = {**fixed, **followed(self.scene, message), "keep": message["keep"]}
        kept = [moment for moment in self.moments if moment["version"] <= message["keep"]]
        self.moments = kept + [heard(moment) for moment in message["moments"]]

    def answer(self, option: Json) -> None:
        """Send one of the options back."""
        self.send(type="answer", version=self.scene["version"], seat=self.scene["chair"], answer=option)

    def turns(self) -> Iterator[dict[str, Json]]:
        """The scene, whenever it is our turn, until the match is over; once more when we have spoken too fast."""
        while not self.scene.get("over"):
            message = self.hear()
            hasty = message["type"] == "problem" and message["tag"] == "too-fast"
            if hasty:
                sleep(BREATH)
            elif message["type"] in ("refused", "problem"):
                raise Refused(message)
            if (hasty or message["type"] in ("table", "update")) and self.scene["options"]:
                yield self.scene

    def play(self, choose: Callable[[dict[str, Json]], Json]) -> list[int]:
        """Play to the end with `choose(scene)`, which returns one of `scene["options"]`; the winners."""
        for scene in self.turns():
            self.answer(choose(scene))
        return list(self.scene["winners"])
