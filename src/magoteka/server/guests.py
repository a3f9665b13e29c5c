"""The signed cookie that makes a browser a guest."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Mapping

from magoteka.table.guests import Appearance, Guest

COOKIE = "magoteka_guest"  # with a mark of the house behind it: ports and paths do not keep cookies apart


class CookieSigner:
    """Signs cookies with a secret of this server."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @property
    def cookie(self) -> str:
        """What the cookie of this house is called: no other house on the same host has one of that name."""
        return f"{COOKIE}_{self.sign('cookie')[:10]}"

    def sign(self, payload: str) -> str:
        """The signature of a payload."""
        return hmac.new(self.secret, payload.encode(), hashlib.sha256).hexdigest()

    def write(self, guest: Guest) -> str:
        """A guest as the value of a cookie."""
        look = [guest.look.face, guest.look.colour, guest.look.form]
        payload = base64.urlsafe_b64encode(json.dumps([guest.id, guest.name, *look]).encode()).decode().rstrip("=")
        return f"{payload}.{self.sign(payload)}"

    def guest(self, cookies: Mapping[str, str]) -> Guest | None:
        """The guest among all cookies of a browser; older houses gave them all one name."""
        return self.read(cookies.get(self.cookie)) or self.read(cookies.get(COOKIE))

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; none when it was not signed here. Older ones say nothing of a look."""
        payload, _, signature = (cookie or "").partition(".")
        if not hmac.compare_digest(self.sign(payload).encode(), signature.encode()):
            return None
        who, name, *look = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
        return Guest(who, name, Appearance(*look))
