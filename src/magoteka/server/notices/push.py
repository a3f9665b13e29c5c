"""Web Push: keys of the house's own (VAPID, RFC 8292), and messages that only the browser can read (RFC 8291)."""

from __future__ import annotations

import base64
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from magoteka.server.notices.outside import post
from magoteka.table.problems import BadRequest
from magoteka.table.store import dumps

LIVES = 12 * 3600  # seconds that a signature counts
KEPT = 24 * 3600  # seconds that a push service keeps a message


def new_key() -> str:
    """A private key for the house."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """Bytes as browsers write them."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise BadRequest(what="the subscription cannot be read") from error


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys with which nothing can be encrypted."""
    if len(bytes_of(p256dh)) != 65 or bytes_of(p256dh)[0] != 4 or len(bytes_of(auth)) != 16:
        raise BadRequest(what="the subscription cannot be read")


@dataclass
class Pusher:
    """Sends pushes under one private key."""

    private: str
    subject: str  # whom a push service may ask about us
    inside: bool

    @property
    def vapid(self) -> Any:
        """The key, ready to sign."""
        from py_vapid import Vapid02

        return Vapid02.from_raw(self.private.encode())

    @property
    def public(self) -> str:
        """The key that browsers are told."""
        from cryptography.hazmat.primitives import serialization

        point = serialization.PublicFormat.UncompressedPoint
        raw = self.vapid.public_key.public_bytes(serialization.Encoding.X962, point)
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    async def send(self, to: Any, message: Any, topic: str) -> None:
        """A message to a browser; a newer one of the same topic takes the place of one that waits."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        keys = {"dh": bytes_of(to["p256dh"]), "auth_secret": bytes_of(to["auth"])}
        own = ec.generate_private_key(ec.SECP256R1())
        body = http_ece.encrypt(dumps(message).encode(), private_key=own, **keys, version="aes128gcm")
        parts = urlsplit(to["endpoint"])
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LIVES, "sub": self.subject}
        headers = self.vapid.sign(claims) | {
            **{"content-encoding": "aes128gcm", "content-type": "application/octet-stream"},
            **{"ttl": str(KEPT), "urgency": "normal", "topic": topic},
        }
        await post(to["endpoint"], body, headers, inside=self.inside)
