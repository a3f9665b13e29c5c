"""The data folder: one house at a time lives in it, and nobody but its keeper reads it."""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

from magoteka.server.guests import CookieSigner

SECRET = 32  # bytes


class CannotOpen(Exception):
    """Why the house cannot be opened, in one sentence."""


class Folder:
    """Where the data are."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock: int | None = None

    def open(self, file: Path | None) -> None:
        """Take the folder for ourselves; `file`: the database in it, which holds hidden cards and invitations."""
        self.lock = os.open(self.path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        if not locked(self.lock):
            self.close()
            raise CannotOpen(f"another Magoteka has the data folder {self.path}.")
        if file is not None:
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            with suppress(PermissionError):  # of another owner, who has let us write
                file.chmod(0o600)

    def close(self) -> None:
        """Leave the folder to others."""
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def signer(self) -> CookieSigner:
        """The seal whose secret is kept here; it is there whole or not at all."""
        path = self.path / "secret"
        if not path.exists() or path.stat().st_size < SECRET:
            made = self.path / f"secret-{secrets.token_hex(4)}"
            try:
                write(made, secrets.token_bytes(SECRET))
                made.replace(path)
            finally:
                made.unlink(missing_ok=True)
        return CookieSigner(self.secret())

    def secret(self) -> bytes:
        """The secret that is kept here, or a new one that is not."""
        path = self.path / "secret"
        return path.read_bytes() if path.exists() else secrets.token_bytes(SECRET)


def write(path: Path, data: bytes) -> None:
    """A new file that is on the disk when we return."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def locked(descriptor: int) -> bool:
    """Whether the file is ours alone now; the system lets go of it however we end."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
