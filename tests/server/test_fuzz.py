"""Whatever is sent, the house does not break: nonsense in messages, and in the frames that carry them."""

import os
import random
import struct
from contextlib import ExitStack
from pathlib import Path

import pytest

from magoteka.table.audience import SCREENS
from server.houses import ONE_BOT, named, outside
from server.nonsense import tried
from server.test_access import shaken

FRAMES = 150


def test_thousands_of_bad_messages_break_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    sent, heard = tried(tmp_path, 3000, seed=1)
    assert sent >= 3000
    assert {"bad-request", "not-yours", "too-large", "refused", "table", "update", "chat"} <= set(heard)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def frame(luck: random.Random) -> bytes:
    """A frame that no library sends: any code, any bits, any length, masked or not."""
    body = luck.choice([os.urandom(luck.randrange(40)), b'{"type":"ping"}', b"\xff\xfe", b'"\xed\xa0\x80"'])
    first = luck.choice([0x81, 0x82, 0x01, 0x80, 0x89, 0x8A, 0x88, luck.randrange(256)])
    length = luck.choice([len(body), len(body), luck.randrange(126)])
    long = luck.choice([b"", b"", struct.pack(">H", luck.randrange(65536)), struct.pack(">Q", luck.randrange(2**64))])
    second = {0: length, 2: 126, 8: 127}[len(long)] | luck.choice([0x80, 0x80, 0x80, 0])
    return bytes([first, second]) + long + bytes(4) + body


def test_frames_of_any_bytes_break_nothing(tmp_path: Path) -> None:
    luck, log = random.Random(7), tmp_path / "log"
    free = "from magoteka.server.limits import Bucket; Bucket.take = lambda self, cost=1: True\n"
    with log.open("w") as file, outside(tmp_path / "data", errors=file, before=free) as (process, address):
        anna, boris = named(address, "Анна", "Борис")
        table, other = anna.open("abraca", ONE_BOT)["table"], boris.open("abraca", ONE_BOT)["table"]
        for _ in range(FRAMES):
            with shaken(address, f"/api/tables/{table}/live", anna.cookie) as wire:
                wire.sendall(b"".join(frame(luck) for _ in range(luck.randrange(1, 6))))
        with boris.live(other) as seat:
            assert seat.hear()["type"] == "table"
        assert process.poll() is None
    assert "Traceback" not in log.read_text()


def test_who_is_refused_while_his_frames_break_leaves_no_trace(tmp_path: Path) -> None:
    """The web server hangs up on a broken frame by itself, be it while we say that there is no room."""
    log = tmp_path / "log"
    slow = "from magoteka.table.audience import Audience; import time; room = Audience.check_room\n"
    slow += "Audience.check_room = lambda self, one: (time.sleep(0.02), room(self, one))\n"
    free = "from magoteka.server.limits import Bucket; Bucket.take = lambda self, cost=1: True\n"
    with log.open("w") as file, outside(tmp_path / "data", errors=file, before=free + slow) as (process, address):
        (anna,) = named(address, "Анна")
        table = anna.open("abraca", ONE_BOT)["table"]
        with ExitStack() as open_ones:
            for number in range(2 * SCREENS):
                wire = open_ones.enter_context(shaken(address, f"/api/tables/{table}/live", anna.cookie))
                if number >= SCREENS:
                    wire.sendall(b"\xff\xff" * 8)
            wire.settimeout(60)
            while wire.recv(65536):
                pass
        assert process.poll() is None
    assert "Traceback" not in log.read_text()
