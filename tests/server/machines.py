"""A private PostgreSQL, several processes on it, and a balancer before them: all real, all gone after the test."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1:]
DOOR = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Postgres:
    """A database of our own."""

    folder: Path
    port: int

    def __post_init__(self) -> None:
        self.bin = POSTGRES[0]
        self.as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.getuid() == 0 else []

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *args: str, text: str | None = None) -> str:
        done = subprocess.run(
            [*self.as_user, str(self.bin / program), *args],
            input=text, capture_output=True, text=True, check=True, cwd="/",
        )  # fmt: skip
        return done.stdout

    def fresh(self, name: str) -> str:
        """The URL of an empty database."""
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"{self.url.rpartition('/')[0]}/{name}"

    def make(self) -> None:
        self.run(
            "initdb", "-D", f"{self.folder}/data", "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"
        )
        # as durable as it is: every commit is on the disk before it is confirmed
        settings = f"port={self.port}\nlisten_addresses='127.0.0.1'\nunix_socket_directories='{self.folder}'\n"
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.write(settings)

    def say(self, *statements: str) -> None:
        """Let the database do something."""
        told = [word for one in statements for word in ("-c", one)]
        self.run("psql", "-q", "-v", "ON_ERROR_STOP=1", "-d", self.url, *told)

    def make_settable(self) -> None:
        """From now on the clock of the database can be set wrong for all who connect."""
        self.say(
            "create schema wrong",
            "create table wrong.seconds as select 0.0::float8 as value",
            "create function wrong.clock_timestamp() returns timestamptz language sql volatile as "
            "$$ select pg_catalog.clock_timestamp() + value * interval '1 second' from wrong.seconds $$",
            "alter database postgres set search_path = wrong, pg_catalog, public",
        )

    def set_clock(self, seconds: float) -> None:
        """By how much it is wrong."""
        self.say(f"update wrong.seconds set value = {seconds}")

    def start(self) -> None:
        log = f"{self.folder}/log"
        with open(os.devnull, "w") as nowhere:  # the server would keep a pipe open
            subprocess.run(
                [*self.as_user, str(self.bin / "pg_ctl"), "-D", f"{self.folder}/data", "-l", log, "-w", "start"],
                stdout=nowhere, stderr=nowhere, check=True, cwd="/",
            )  # fmt: skip

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-m", mode, "-w", "stop")


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else knows, run by a user of its own where we are root."""
    folder = Path(tempfile.mkdtemp(prefix="magoteka-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    database = Postgres(folder, free_port())
    try:
        database.make()
        database.start()
        yield database
    finally:
        with suppress(subprocess.CalledProcessError):
            database.stop()
        shutil.rmtree(folder, ignore_errors=True)


@dataclass
class Machine:
    """One process of a house."""

    process: subprocess.Popen[str]
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def machine(url: str, port: int, data: Path, **more: str) -> Machine:
    """Start a process of a house; it is ready when `ready` returns."""
    start = (
        f"from magoteka.server.main import serve; serve({port}, {str(data)!r}, open_browser=False, database={url!r})"
    )
    environment = {**os.environ, **more, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = subprocess.Popen([sys.executable, "-c", start], stdout=subprocess.PIPE, text=True, env=environment)
    return Machine(process, port)


def ready(one: Machine) -> Machine:
    assert one.process.stdout is not None
    assert "Magoteka is at" in one.process.stdout.readline()
    return one


@contextmanager
def machines(url: str, count: int, data: Path) -> Iterator[list[Machine]]:
    """Processes on one database."""
    found = [machine(url, free_port(), data) for _ in range(count)]
    try:
        yield [ready(one) for one in found]
    finally:
        for one in found:
            one.end()


def haproxy() -> str:
    return shutil.which("haproxy") or "/usr/sbin/haproxy"


def door_to(ports: list[int], port: int) -> str:
    """The balancer of deploy/, at another port and before processes of this machine instead of containers."""
    text = DOOR.read_text(encoding="utf-8")
    servers = "\n".join(f"    server house{number} 127.0.0.1:{one}" for number, one in enumerate(ports))
    changes = (
        (r"^ +maxconn \d+$", "    maxconn 2000"),  # of which each takes two files
        (r"^ +bind :\d+$", f"    bind 127.0.0.1:{port}"),
        (r"^ +server-template .*$", servers),
        (r"^resolvers docker\n.*\n", ""),
        (r" resolvers docker init-addr none", ""),
    )
    for what, instead in changes:
        text, found = re.subn(what, instead, text, flags=re.MULTILINE)
        assert found == 1, what
    return text


@contextmanager
def balancer(ports: list[int], folder: Path) -> Iterator[str]:
    """HAProxy before some processes, as it is deployed."""
    port = free_port()
    config = folder / "haproxy.cfg"
    config.write_text(door_to(ports, port))
    process = subprocess.Popen(
        [haproxy(), "-db", "-f", str(config)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_for_door(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def wait_for_door(port: int) -> None:
    """Until something behind the balancer answers."""
    until = time.monotonic() + 240
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                return
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)


def certificate(folder: Path) -> Path:
    """A key and what it is worth, signed by itself, as HAProxy reads them."""
    key, own, both = folder / "key.pem", folder / "own.pem", folder / "door.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*command, "-keyout", str(key), "-out", str(own)], check=True, capture_output=True)
    both.write_text(own.read_text() + key.read_text())
    return both


TLS_DOOR = """
global
    maxconn 2000
defaults
    mode http
    timeout connect 5s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
frontend door
    bind 127.0.0.1:{port} ssl crt {certificate} alpn h2,http/1.1
    option forwardfor
    http-request set-header X-Forwarded-Proto https
"""
RULE = "    use_backend {name} if {{ path /{name} }} or {{ path_beg /{name}/ }}\n"
HOUSE = "backend {name}\n    server {name} 127.0.0.1:{port}\n"


def wait_until_open(port: int) -> None:
    """Until something listens."""
    until = time.monotonic() + 60
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert time.monotonic() < until
        time.sleep(0.05)


@contextmanager
def tls_door(houses: dict[str, int], folder: Path) -> Iterator[tuple[str, Path]]:
    """HAProxy with TLS before houses that have a path each on one host: its address, and the certificate."""
    port, known = free_port(), certificate(folder)
    text = TLS_DOOR.format(port=port, certificate=known)
    text += "".join(kind.format(name=name, port=at) for kind in (RULE, HOUSE) for name, at in houses.items())
    (folder / "tls.cfg").write_text(text)
    process = subprocess.Popen([haproxy(), "-db", "-q", "-f", str(folder / "tls.cfg")])
    try:
        wait_until_open(port)
        yield f"https://127.0.0.1:{port}", known
    finally:
        process.kill()
        process.wait()
