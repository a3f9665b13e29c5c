"""Calls and sockets that have reached another process than the one that has their table are passed on to it."""

from __future__ import annotations

import asyncio
import hmac
import http.client
import json
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from magoteka.house.call import BODY_BYTES
from magoteka.server.cluster import Elsewhere, Owner
from magoteka.server.hub import Hub

LOG = logging.getLogger(__name__)
TABLE = re.compile(r"/api/tables/([\w-]+)/\w+")
LINK = re.compile(r"/[rt]/([\w-]{1,40})")  # a page of which messengers show what its table tells
NAMING = "/api/guest"
HOP = b"x-magoteka-hop"  # "address scheme signature", put on by a process that passes something on
OURS = {b"connection", b"upgrade", b"transfer-encoding", b"keep-alive", b"te", b"trailer", b"content-length", HOP}
MOVED = 1012  # the service restarts: come again
MISDIRECTED = 421
CALL = 15.0  # seconds for an answer of another process
PULSE = 5.0  # seconds between signs of life on a socket to another process
PAUSE = 0.25
THREADS = 16  # that wait for one process: one that is silent keeps nobody from the others
ALL_THREADS = 8 * THREADS
GLANCE = 3.0  # seconds that the page of a link waits for the process that has the table
UNSENT = range(1004, 1008)  # codes of a close that nobody can send
Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


class NotThere(Exception):
    """The process does not have the table any more, or does not answer."""


class Proxy:
    """The entrance of one process among several: what is not for us goes to the one who has the table."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        self.callers = ThreadPoolExecutor(ALL_THREADS, thread_name_prefix="pass-on")
        self.turns: dict[str, asyncio.Semaphore] = {}  # by the addresses of processes
        self.telling: set[asyncio.Task[Answer]] = set()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Take what is for us, and pass on the rest."""
        if scope["type"] not in ("http", "websocket") or self.hub.cluster is None:
            await self.app(scope, receive, send)
            return
        passed = self.unwrapped(scope)
        found, link = TABLE.match(scope["path"]), LINK.fullmatch(scope["path"])
        if scope["path"] == NAMING and not passed:
            await self.name(scope, receive, send)
        elif link is not None and scope["type"] == "http" and not passed:
            await self.glance(link[1], scope, receive, send)
        elif found is None:
            await self.app(scope, receive, send)
        elif passed:
            await self.take(found[1], scope, receive, send)
        else:
            await self.route(found[1], scope, receive, send)

    # --- who calls ---------------------------------------------------------------------------------------------------

    def unwrapped(self, scope: Any) -> bool:
        """Whether another process has passed this on; then it tells who calls."""
        hops = [value.decode("latin-1") for name, value in scope["headers"] if name == HOP]
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] != HOP]
        address, scheme, signature = [*(hops[0] if hops else "").split(" "), "", "", ""][:3]
        if not hmac.compare_digest(self.signature(address, scheme).encode(), signature.encode()):
            return False
        scope["client"], scope["scheme"] = (address, 0), scheme
        return True

    def signature(self, address: str, scheme: str) -> str:
        """Only a process of this house can write it."""
        return self.hub.signer.sign(f"hop {address} {scheme}")

    def headers(self, scope: Any) -> list[tuple[str, str]]:
        """What the caller has sent, and who he is."""
        address, scheme = (scope.get("client") or ("", 0))[0], scope["scheme"]
        sent = [
            (name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"] if name not in OURS
        ]
        return [*sent, (HOP.decode(), f"{address} {scheme} {self.signature(address, scheme)}")]

    # --- finding the owner -------------------------------------------------------------------------------------------

    async def take(self, table_id: str, scope: Any, receive: Receive, send: Send) -> None:
        """What was passed on to us: the table is here, or whoever passed it on has to look again."""
        try:
            await self.hub.table(table_id)
        except Elsewhere:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": MOVED, "reason": ""})
            else:
                await answered(send, (MISDIRECTED, [], b""))
            return
        except Exception as error:
            LOG.debug("table %s: %r", table_id, error)  # the app meets it too, and has the words for it
        await self.app(scope, receive, send)

    async def route(self, table_id: str, scope: Any, receive: Receive, send: Send) -> None:
        """To the table, wherever it is; one whose process has died comes to us."""
        clock = asyncio.get_running_loop().time
        until = clock() + self.hub.settings.lease + CALL
        if scope["type"] == "http":
            receive = again(await body_of(receive))
        gone = ""
        while clock() < until:
            try:
                await self.hub.table(table_id, gone)
            except Elsewhere as elsewhere:
                try:
                    await self.pass_on(elsewhere.owner, scope, receive, send)
                    return
                except ConnectionRefusedError:
                    gone = elsewhere.owner.id  # nobody is there: taking the table is safe, and need not wait
                except NotThere:
                    await asyncio.sleep(PAUSE)
                continue
            except Exception as error:
                LOG.debug("table %s: %r", table_id, error)
            break
        await self.app(scope, receive, send)

    async def pass_on(self, owner: Owner, scope: Any, receive: Receive, send: Send) -> None:
        """Let another process serve the caller."""
        if scope["type"] == "websocket":
            await self.pass_socket(owner, scope, receive, send)
        else:
            await self.pass_call(owner, scope, receive, send)

    # --- calls -------------------------------------------------------------------------------------------------------

    async def pass_call(self, owner: Owner, scope: Any, receive: Receive, send: Send) -> None:
        """A call and its answer."""
        message: Any = await receive()
        asked = (owner.address, scope["method"], target(scope), message["body"], self.headers(scope))
        answer = await self.asked(*asked)
        if answer[0] == MISDIRECTED:
            raise NotThere()
        await answered(send, answer)

    async def asked(self, address: str, *asked: Any) -> Answer:
        """What another process answers; who waits for one keeps nobody from the others."""
        async with self.turns.setdefault(address, asyncio.Semaphore(THREADS)):
            return await asyncio.get_running_loop().run_in_executor(self.callers, call, address, *asked)

    async def glance(self, table_id: str, scope: Any, receive: Receive, send: Send) -> None:
        """The page of a link: who has the table knows what a messenger shows of it; in need the page does without."""
        try:
            await self.hub.table(table_id)
        except Elsewhere as elsewhere:
            asked = (elsewhere.owner.address, scope["method"], target(scope), b"", self.headers(scope))
            with suppress(NotThere, OSError, TimeoutError):
                await answered(send, await asyncio.wait_for(self.asked(*asked), GLANCE))
                return
        except Exception as error:
            LOG.debug("table %s: %r", table_id, error)  # the app meets it too, and has the words for it
        await self.app(scope, receive, send)

    async def name(self, scope: Any, receive: Receive, send: Send) -> None:
        """A guest with another name: every process that has a table of his is told."""
        body = await body_of(receive)
        await self.app(scope, again(body), send)
        guest = self.hub.signer.guest(cookies_of(scope))
        if guest is not None and self.hub.cluster is not None:
            for owner in await self.hub.cluster.hosts_of(guest.id):
                telling = asyncio.create_task(self.asked(owner.address, "POST", NAMING, body, self.headers(scope)))
                self.telling.add(telling)
                telling.add_done_callback(self.telling.discard)
                telling.add_done_callback(log_failure)

    # --- sockets -----------------------------------------------------------------------------------------------------

    async def pass_socket(self, owner: Owner, scope: Any, receive: Receive, send: Send) -> None:
        """A socket, until either side ends it."""
        async with await self.connected(owner, scope) as there:
            await receive()  # that somebody connects
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            down = asyncio.create_task(downwards(there, send))
            up = asyncio.create_task(upwards(there, receive))
            await asyncio.wait({down, up}, return_when=asyncio.FIRST_COMPLETED)
            for task in (down, up):
                task.cancel()
            await asyncio.gather(down, up, return_exceptions=True)
            if not up.cancelled() and up.exception() is None:
                return  # the caller has left
            with suppress(Exception):
                await send(farewell(there))

    async def connected(self, owner: Owner, scope: Any) -> ClientConnection:
        """A socket to another process in the caller's name."""
        ours = {
            "host",
            "origin",
            "user-agent",
            "sec-websocket-key",
            "sec-websocket-version",
            "sec-websocket-extensions",
        }
        sent = self.headers(scope)
        origin = next((value for name, value in sent if name == "origin"), None)
        host = next((value for name, value in sent if name == "host"), owner.address)
        try:
            return await connect(
                f"ws://{host}{target(scope)}",
                host=owner.address.rpartition(":")[0],
                port=int(owner.address.rpartition(":")[2]),
                origin=origin,  # type: ignore[arg-type]  # a plain text will do
                additional_headers=[pair for pair in sent if pair[0] not in ours],
                user_agent_header=None,
                compression=None,
                max_size=None,
                open_timeout=CALL / 3,
                ping_interval=PULSE,
                ping_timeout=self.hub.settings.lease,
                proxy=None,
            )
        except ConnectionRefusedError:
            raise
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise NotThere() from error


async def downwards(there: ClientConnection, send: Send) -> None:
    """What the table says."""
    with suppress(ConnectionClosed):
        async for message in there:
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})  # type: ignore[arg-type]  # one of two keys


async def upwards(there: ClientConnection, receive: Receive) -> None:
    """What the caller says, until he leaves."""
    while (message := await receive())["type"] == "websocket.receive":
        data = message.get("text")
        await there.send(data if data is not None else message.get("bytes") or b"")


def farewell(there: ClientConnection) -> Any:
    """The last words of a table; one whose process has died is to be asked for again."""
    code = there.close_code or MOVED
    code = MOVED if code in UNSENT else code
    return {"type": "websocket.close", "code": code, "reason": there.close_reason or ""}


def cookies_of(scope: Any) -> dict[str, str]:
    """All cookies of a caller."""
    found: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    return found.cookies


def log_failure(told: asyncio.Future[Answer]) -> None:
    """A process that cannot be told has no guests either."""
    if not told.cancelled() and told.exception() is not None:
        LOG.info("a guest's new name was not passed on: %r", told.exception())


def target(scope: Any) -> str:
    """What was asked for."""
    path = (scope.get("raw_path") or scope["path"].encode()).partition(b"?")[0].decode("latin-1")
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else path


async def body_of(receive: Receive) -> bytes:
    """All that the caller sends, a little more than is allowed at most: the app refuses it then."""
    body, more = b"", True
    while more and len(body) <= BODY_BYTES:
        message: Any = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def again(body: bytes) -> Receive:
    """A body that has been read can be read as often as it is needed."""

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def call(address: str, method: str, path: str, body: bytes, headers: list[tuple[str, str]]) -> Answer:
    """Ask another process; runs in a thread."""
    connection = http.client.HTTPConnection(address, timeout=CALL)
    try:
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in headers:
            connection.putheader(name, value)
        connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        found = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in answer.getheaders()]
        return answer.status, [pair for pair in found if pair[0] not in OURS], answer.read()
    except ConnectionRefusedError:
        raise
    except (OSError, http.client.HTTPException) as error:
        if method == "GET":
            raise NotThere() from error
        return unknown()
    finally:
        connection.close()


def unknown() -> Answer:
    """A process has gone before it said whether it has done what it was asked."""
    said = {"type": "problem", "tag": "not-stored", "sentence": "The table is moving; try once more.", "facts": {}}
    return 503, [(b"content-type", b"application/json")], json.dumps(said).encode()


async def answered(send: Send, answer: Answer) -> None:
    """Give an answer to the caller."""
    status, headers, body = answer
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*headers, length]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
