"""Notices: who is not there is told that it is his turn, by push, by mail and by a webhook, and nothing but that."""

from __future__ import annotations

import base64
import json
import re
import socket
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from magoteka.server.settings import NoticeSettings
from magoteka.table import days
from server.houses import TWO_FRIENDS, Inside, Visitor, inside

MINUTE = 60


class Letters:
    """What a mail server was given."""

    def __init__(self) -> None:
        self.came: list[Any] = []
        self.url = ""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # its name for the library
        self.came.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


class Outside:
    """A place outside that notes what is posted there."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        outside = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outside.came.append((self.path, {name.lower(): text for name, text in self.headers.items()}, body))
                self.send_response(outside.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


class Browser:
    """The keys of a browser that lets itself be told."""

    def __init__(self, outside: Outside) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        point = serialization.PublicFormat.UncompressedPoint
        public = self.key.public_key().public_bytes(serialization.Encoding.X962, point)
        texts = [base64.urlsafe_b64encode(one).decode().rstrip("=") for one in (public, self.auth)]
        self.wish = {"endpoint": f"{outside.url}/push/1", "p256dh": texts[0], "auth": texts[1], "lang": "ru"}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


@pytest.fixture
def letters() -> Iterator[Any]:
    handler = Letters()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    handler.url = f"smtp://127.0.0.1:{port}?from=house@example.org"
    yield handler
    controller.stop()


@pytest.fixture
def outside() -> Iterator[Outside]:
    found = Outside()
    yield found
    found.close()


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    later = [2.0 * MINUTE]
    monkeypatch.setattr(days, "now", lambda: time.time() + later[0])
    return later


def met(house: Inside, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Who is asked, who is not, and at which table."""
    anna, boris = house.guest("Анна"), house.guest("Борис")
    opened = anna.open(TWO_FRIENDS, training=False, **wishes)
    boris.post(f"/api/tables/{opened['table']}/join", {"token": opened["join"]})
    [brief] = anna.get("/api/tables")
    both = (anna, boris) if brief["asking"] == brief["mine"] else (boris, anna)
    return *both, opened["table"]


def told(house: Inside) -> int:
    return int(house.run(house.hub.herald.look))


def test_a_browser_is_told_once_what_only_it_can_read(tmp_path: Path, outside: Outside, calendar: list[float]) -> None:
    with inside(tmp_path, notices=NoticeSettings(inside=True)) as house:
        asked, other, table = met(house, days={"hours": 24})
        browser = Browser(outside)
        way = asked.post("/api/notices/push", browser.wish)
        assert told(house) == 1
        [(path, headers, body)] = outside.came
        assert path == "/push/1"
        assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table)
        assert b"tell" not in body
        message = browser.read(body)
        assert message["title"] == "Ваш ход: Абрака… что?"
        assert (message["table"], message["channel"]) == (table, way["id"])
        assert set(message) == {"title", "body", "table", "channel", "open", "stop"}, "nothing else of the table"
        schema, token = headers["authorization"].split(" ", 1)
        assert schema == "vapid"
        assert asked.get("/api/notices")["key"] == token.rpartition("k=")[2]
        assert Vapid02.verify(headers["authorization"])
        assert told(house) == 0, "a question is told once"
        assert len(other.get("/api/notices")["channels"]) == 0
        outside.status = 410
        house.run(house.hub.herald.channels.tell, house.run(house.hub.herald.channels.get, way["id"]), table, "")
        assert told(house) == 0
        assert asked.get("/api/notices")["channels"] == [], "a browser that is gone is forgotten"
    with inside(tmp_path, notices=NoticeSettings(inside=True)) as house:
        assert house.guest("Вера").get("/api/notices")["key"] == token.rpartition("k=")[2], "the keys are kept"


def test_nobody_is_told_who_is_there_or_plays_alone(tmp_path: Path, outside: Outside, calendar: list[float]) -> None:
    with inside(tmp_path, notices=NoticeSettings(inside=True)) as house:
        asked, _, table = met(house)
        asked.post("/api/notices/push", Browser(outside).wish)
        asked.open([{"kind": "me"}, {"kind": "bot", "level": "random"}])
        with asked.live(table) as wire:
            wire.hear()
            assert told(house) == 0
        house.until_left(table)
        assert told(house) == 1
        calendar[0] = 0.0
        assert told(house) == 0, "a table is left alone for a minute"


def test_mail_goes_to_a_confirmed_address_and_ends_by_its_link(
    tmp_path: Path, letters: Any, calendar: list[float]
) -> None:
    with inside(tmp_path, notices=NoticeSettings(mail=letters.url)) as house:
        asked, _, table = met(house)
        wish = {"address": "anna@example.org", "daily": False, "lang": "en"}
        assert asked.post("/api/notices/mail", wish)["confirmed"] is False
        assert told(house) == 0, "nobody has agreed"
        [first] = letters.came
        assert (first["To"], first["From"]) == ("anna@example.org", "house@example.org")
        channel, code = re.search(r"/n/([\w-]+)\?code=([\w-]+)", first.get_content()).groups()
        assert asked.post(f"/api/notices/{channel}/confirm", {"code": "x"})["tag"] == "no-table"
        assert asked.post(f"/api/notices/{channel}/confirm", {"code": code})["confirmed"]
        assert told(house) == 1
        letter = letters.came[1]
        assert letter["Subject"].startswith("Your turn: ")
        assert f"/t/{table}" in letter.get_content()
        assert f"/n/{channel}" in letter.get_content()
        stop = letter["List-Unsubscribe"].strip(" <>")
        reply = house.client.post(stop, data={"List-Unsubscribe": "One-Click"})  # as RFC 8058 has it
        assert reply.status_code == 200, (stop, reply.text)
        assert asked.get("/api/notices")["channels"] == []


def test_a_digest_comes_at_most_once_a_day(tmp_path: Path, letters: Any, calendar: list[float]) -> None:
    with inside(tmp_path, notices=NoticeSettings(mail=letters.url)) as house:
        asked, _, _ = met(house)
        asked.post("/api/notices/mail", {"address": "anna@example.org", "daily": True, "lang": "ru"})
        channel, code = re.search(r"/n/([\w-]+)\?code=([\w-]+)", letters.came[0].get_content()).groups()
        asked.post(f"/api/notices/{channel}/confirm", {"code": code})
        assert [told(house), told(house)] == [1, 0]
        calendar[0] += days.DAY - MINUTE
        assert told(house) == 0
        calendar[0] += 2 * MINUTE
        assert told(house) == 1
        assert letters.came[-1]["Subject"] == "Ждут вашего хода: 1"


@pytest.mark.parametrize("shape", ["json", "discord", "telegram"])
def test_a_webhook_says_whose_turn_it_is(tmp_path: Path, outside: Outside, calendar: list[float], shape: str) -> None:
    with inside(tmp_path, notices=NoticeSettings(inside=True)) as house:
        asked, other, table = met(house)
        wish = {"shape": shape, "url": f"{outside.url}/hook", "lang": "ru", "chat": "-100"}
        way = other.post(f"/api/tables/{table}/hook", wish)
        assert way["to"] == "127.0.0.1", "its secret is not shown again"
        assert house.guest("Ева").post(f"/api/tables/{table}/hook", wish)["tag"] == "not-yours"
        assert told(house) == 1
        message = json.loads(outside.came[0][2])
        text = message["content" if shape == "discord" else "text"]
        [brief] = asked.get("/api/tables")
        name = brief["seats"][brief["mine"][0]]["name"]
        assert f"Сейчас ходит: {name}." in text
        assert f"/t/{table}" in text
        if shape == "telegram":
            assert message["chat_id"] == "-100"
        if shape == "json":
            assert set(message) == {"event", "table", "game", "who", "others", "due", "link", "stop", "text"}


def test_nobody_calls_into_the_networks_behind_the_house(
    tmp_path: Path, outside: Outside, calendar: list[float]
) -> None:
    with inside(tmp_path) as house:
        asked, _, table = met(house)
        secure = outside.url.replace("http:", "https:")
        hook = {"shape": "json", "lang": "ru"}
        assert asked.post(f"/api/tables/{table}/hook", {**hook, "url": outside.url})["tag"] == "bad-request"
        for url in (secure, "https://localhost/", "https://[::1]/", "https://169.254.169.254/"):
            asked.post(f"/api/tables/{table}/hook", {**hook, "url": url})
            assert told(house) == 0
        assert outside.came == []


def test_who_leaves_the_house_is_told_no_more(tmp_path: Path, outside: Outside, calendar: list[float]) -> None:
    with inside(tmp_path, notices=NoticeSettings(inside=True)) as house:
        asked, _, _ = met(house)
        wish = Browser(outside).wish
        asked.post("/api/notices/push", wish)
        lines = house.client.get("/api/past/lines", headers=asked.headers()).text.splitlines()
        [way] = [line["notice"] for line in map(json.loads, lines) if "notice" in line]
        assert way["to"]["endpoint"] == wish["endpoint"]
        assert not way.keys() & {"id", "code"}, "by these it could be ended"
        house.client.delete("/api/past", headers=asked.headers())
        assert asked.get("/api/notices")["channels"] == []
        assert told(house) == 0
