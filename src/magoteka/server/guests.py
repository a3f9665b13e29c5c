"""The signed cookie that makes a browser a guest."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import secrets
from pathlib import Path

from magoteka.table.guests import Guest

COOKIE = "magoteka_guest"


class Seal:
    """Signs cookies with a secret of this server."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def sign(self, payload: str) -> str:
        """The signature of a payload."""
        return hmac.new(self.secret, payload.encode(), hashlib.sha256).hexdigest()

    def write(self, guest: Guest) -> str:
        """A guest as the value of a cookie."""
        payload = base64.urlsafe_b64encode(json.dumps([guest.id, guest.name]).encode()).decode()
        return f"{payload}.{self.sign(payload)}"

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; none when it was not signed here."""
        payload, _, signature = (cookie or "").partition(".")
        if not hmac.compare_digest(self.sign(payload).encode(), signature.encode()):
            return None
        return Guest(*json.loads(base64.urlsafe_b64decode(payload)))


def seal_in(folder: Path) -> Seal:
    """The seal whose secret is kept in the data folder, readable by its owner only."""
    path = folder / "secret"
    if not path.exists():
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(32))
    return Seal(path.read_bytes())


def secret_in(folder: Path) -> bytes:
    """The secret of a data folder, or a new one that is not kept there."""
    path = folder / "secret"
    return path.read_bytes() if path.exists() else secrets.token_bytes(32)
