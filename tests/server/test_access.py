"""Who may come in: the names of the house, the pages that call it, proxies, and what nobody can read."""

import asyncio
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magoteka.server.access import known_as
from magoteka.server.main import bound
from magoteka.server.settings import AccessSettings
from server.houses import ONE_BOT, Inside, inside, named, outside


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "localhost:1", "play.example", "x.localhost"]
)
def test_a_name_of_the_house(host: str) -> None:
    assert known_as(host, ("play.example",))


@pytest.mark.parametrize(
    "host", ["evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "", "[bad", "a@b"]
)
def test_a_name_that_another_site_bears(host: str) -> None:
    assert not known_as(host, ("play.example",))


def test_a_page_that_reaches_us_under_its_own_name_is_refused(house: Inside) -> None:
    """DNS rebinding: the browser believes that the other site is us, and sends an origin that fits the host."""
    anna = house.guest("Анна")
    table = anna.open(ONE_BOT)["table"]
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    for path in ("/", "/api/me", "/api/tables"):
        answer = house.client.get(path, headers={**anna.headers(), **evil})
        assert (answer.status_code, answer.json()["tag"]) == (421, "other-house")
    assert anna.post("/api/tables", {"game": "abraca", "seats": ONE_BOT}, **evil)["tag"] == "other-house"
    with pytest.raises(Exception) as found, anna.live(table, **evil) as wire:  # noqa: PT011  # what is raised depends on the transport
        wire.hear()
    assert getattr(found.value, "code", None) == 4403


ODD: list[tuple[str, str, dict[str, Any], int]] = [
    ("GET", "/%00", {}, 404),
    ("GET", "/a%00b.js", {}, 404),
    ("GET", "/" + "a" * 5000, {}, 404),
    ("GET", "/" + "a/" * 3000, {}, 404),
    ("POST", "/api/guest", {"json": {"name": "x"}, "headers": {"origin": "http://[bad"}}, 403),
    ("POST", "/api/guest", {"json": {"name": "x"}, "headers": {"origin": "null"}}, 403),
    ("POST", "/api/guest", {"content": b"[" * 10000}, 400),
    ("POST", "/api/guest", {"content": b'{"a":' * 3000}, 400),
    ("POST", "/api/guest", {"content": b'{"name":"\xff\xfe"}'}, 400),
    ("POST", "/api/guest", {"content": b'{"name":"\\ud800"}'}, 400),
    ("POST", "/api/guest", {"content": b""}, 400),
    ("POST", "/api/guest", {"content": b"[]"}, 400),
    ("POST", "/api/guest", {"content": b"x" * 20000}, 413),
]


@pytest.mark.parametrize(("method", "path", "rest", "status"), ODD, ids=range(len(ODD)))
def test_what_nobody_can_read_is_no_mistake_of_ours(
    house: Inside, method: str, path: str, rest: dict[str, Any], status: int, caplog: pytest.LogCaptureFixture
) -> None:
    answer = house.client.request(method, path, **{"headers": {"content-type": "application/json"}, **rest})
    assert (answer.status_code, answer.json()["type"]) == (status, "problem")
    assert not caplog.records


def test_a_chronicle_before_any_number(house: Inside) -> None:
    anna = house.guest("Анна")
    table = anna.open(ONE_BOT)["table"]
    for before in (10**30, -(10**30)):
        assert isinstance(anna.get(f"/api/tables/{table}/chronicle?before={before}"), list)


def test_pages_may_load_and_reach_only_the_house(house: Inside) -> None:
    policy = house.client.get("/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert rules["connect-src"] == "'self' ws://testserver.local wss://testserver.local"
    strange = house.client.get("/", headers={"host": "127.0.0.1; script-src *"}).headers["content-security-policy"]
    assert "*" not in strange


def test_small_messages_leave_at_once() -> None:
    """Without it a second message in flight waits for the other side's delayed acknowledgement, some 40 ms."""

    async def connected() -> int:
        served: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            side = writer.get_extra_info("socket")
            served.set_result(side.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = bound(0, "127.0.0.1")
        server = await asyncio.start_server(serve, sock=listening)
        _, writer = await asyncio.open_connection(*listening.getsockname())
        found = await served
        writer.close()
        server.close()
        return found

    assert asyncio.run(connected())


def test_nobody_is_believed_to_call_for_another(tmp_path: Path) -> None:
    """Who says on whose behalf he calls is counted by his own address, unless he is a proxy of ours."""
    still = "from magoteka.table import limits; limits.now = lambda: 0.0\n"  # no bucket fills again
    with outside(tmp_path, access=AccessSettings(), before=still) as (_, address):
        assert "too-fast" in forwarded(address, 700)
    with outside(tmp_path, access=AccessSettings(proxies=("127.0.0.1",)), before=still) as (_, address):
        assert set(forwarded(address, 700)) == {"200"}


def forwarded(address: str, times: int) -> list[str]:
    """What callers hear who all say that they call for somebody else."""
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    heard = []
    with socket.create_connection((host, int(port))) as wire:
        reader = wire.makefile("rb")
        for number in range(times):
            caller = f"10.0.{number // 250}.{number % 250 + 1}"
            wire.sendall(f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {caller}\r\n\r\n".encode())
            status = reader.readline().split()[1].decode()
            length = 0
            while (line := reader.readline().strip().lower()) != b"":
                length = int(line.split(b":")[1]) if line.startswith(b"content-length") else length
            body = reader.read(length)
            heard.append("too-fast" if b"too-fast" in body else status)
    return heard


def shaken(address: str, path: str, cookie: str) -> socket.socket:
    """A socket of our own making, so that it can behave as badly as it likes."""
    host, port = address.removeprefix("http://").rstrip("/").split(":")
    wire = socket.create_connection((host, int(port)))
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
    wire.sendall("\r\n".join(lines).encode())
    assert b"101" in wire.recv(64)
    return wire


def test_a_connection_that_gives_no_sign_of_life_is_closed(tmp_path: Path) -> None:
    with outside(tmp_path, pulse=0.5) as (_, address):
        (anna,) = named(address, "Анна")
        table = anna.open("abraca", ONE_BOT)["table"]
        with shaken(address, f"/api/tables/{table}/live", anna.cookie) as wire:
            wire.settimeout(60)
            while wire.recv(65536):
                pass


def test_a_connection_that_breaks_off_leaves_no_trace_in_the_log(tmp_path: Path) -> None:
    """Neither in the middle of a message nor with much still to be sent."""
    log = tmp_path / "log"
    with log.open("w") as file, outside(tmp_path / "data", errors=file) as (_, address):
        (anna,) = named(address, "Анна")
        opened = anna.open("abraca", [{"kind": "bot", "level": "random"}] * 2, pause=0)
        for number in range(20):
            wire = shaken(address, f"/api/tables/{opened['table']}/live?watch={opened['watch']}", anna.cookie)
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            look = b'{"type":"look","seat":null}'
            mask = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look
            wire.sendall(mask * (number % 5) + mask[: number % 7])
            wire.close()
        assert anna.get("/healthz")["ready"]
        time.sleep(0.3)
        assert log.read_text() == "", "of how it ends others speak"
