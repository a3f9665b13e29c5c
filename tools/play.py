"""`make play`: the house at once, and the compiled rules as soon as they are built.

In a fresh checkout the rules run interpreted, straight from `src`, while `make setup` compiles them beside the house.
Then the process is replaced by one that runs the compiled rules. The listening socket stays open in between, so whoever
calls in those seconds waits and is not refused; sockets come back by themselves, and every answer is on disk.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAGOTEKA = Path(sys.executable).with_name("magoteka")
INTERPRETED = (sys.executable, "-m", "magoteka.cli.main")
LOOK_EVERY = 0.2  # seconds


def main(argv: Sequence[str]) -> int:
    """Play at once, whatever is built."""
    options, rest = arguments(argv)
    serve = ["serve", *(["--lan"] if options.lan else []), *rest]
    if subprocess.run(["make", "--question", "--silent", "setup"], cwd=ROOT, check=False).returncode == 0:
        os.execv(MAGOTEKA, [str(MAGOTEKA), *serve, "--port", str(options.port)])
    subprocess.run(["make", "--silent", "client-built"], cwd=ROOT, check=True)
    listening = bound(options.port, "0.0.0.0" if options.lan else "127.0.0.1")
    print("· the rules run interpreted while the compiled ones are built beside the house", flush=True)
    build = subprocess.Popen(["nice", "make", "--silent", "setup"], cwd=ROOT)
    return replaced(listening, serve, build, str(MAGOTEKA))


def arguments(argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """Where the house is; every other option is the server's."""
    parser = argparse.ArgumentParser(prog="make play", add_help=False)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--lan", action="store_true")
    return parser.parse_known_args(argv)


def bound(port: int, host: str) -> socket.socket:
    """The socket of the house, which outlives its processes."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise SystemExit(
            f"Port {port} cannot be used ({error.strerror}); choose another: PLAY='--port 8001'."
        ) from error
    listening.listen(2048)
    return listening


def replaced(listening: socket.socket, serve: Sequence[str], build: subprocess.Popen[bytes], second: str) -> int:
    """Serve interpreted until the build is done, then by the second program; what the last one has returned."""
    listening.set_inheritable(True)
    options = [*serve, "--fd", str(listening.fileno())]
    plain = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    serving = subprocess.Popen(
        [*INTERPRETED, *options], env={**plain, "PYTHONPATH": str(ROOT / "src")}, close_fds=False
    )
    try:
        while build.poll() is None and serving.poll() is None:
            time.sleep(LOOK_EVERY)
        if serving.poll() is not None:
            build.terminate()
        elif build.returncode == 0:
            print("· the compiled rules are ready: the house changes over to them", flush=True)
            serving.terminate()
            serving.wait()
            serving = subprocess.Popen([second, *options, "--no-open"], env=plain, close_fds=False)
        else:
            print("· the rules could not be compiled and go on interpreted, equally exact", flush=True)
        return serving.wait()
    except KeyboardInterrupt:
        build.terminate()
        return serving.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
