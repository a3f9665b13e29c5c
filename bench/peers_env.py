"""The throw-away environment of the peers: made when missing, reused when there."""

import subprocess
import sys
import time
import venv
from pathlib import Path

ENV = Path(__file__).parent / ".env"
READY = ENV / "ready"
PINNED = ("open_spiel==2.0.2", "rlcard==1.2.0", "pettingzoo[classic]==1.27.0", "catanatron==3.2.1")
PATIENCE = 600


def peers_python() -> Path | None:
    """The interpreter of the peers' environment, or None when it cannot be made."""
    python = ENV / "bin" / "python"
    if not READY.exists():
        try:
            _make(python)
        except (OSError, subprocess.SubprocessError) as fault:
            print(f"peers: no environment, they are left out ({fault})", flush=True)
            return None
    return python


def _make(python: Path) -> None:
    print(f"peers: making {ENV.name}, once", flush=True)
    venv.create(ENV, with_pip=True, clear=True)
    for pinned in PINNED:
        _install(python, pinned)
    READY.touch()


def _install(python: Path, pinned: str) -> None:
    """Install one peer: the pinned version, else whichever suits this Python, else none."""
    started = time.monotonic()
    for wanted in (pinned, pinned.partition("==")[0]):
        print(f"peers: installing {wanted} … ", end="", flush=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        if done.returncode == 0:
            print(f"{time.monotonic() - started:.0f} s", flush=True)
            return
        print("failed: " + (done.stderr.strip().splitlines() or ["no reason given"])[-1], flush=True)


if __name__ == "__main__":
    sys.exit(peers_python() is None)
