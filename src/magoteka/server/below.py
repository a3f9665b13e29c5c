"""A house below a path of a host: a proxy passes on what is asked of `/club/…`, and nobody inside knows of it."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Send


class Below:
    """The entrance that takes the path off; whoever comes without it comes in too."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let somebody in."""
        if scope["type"] in ("http", "websocket") and f"{scope['path']}/".startswith(f"{self.path}/"):
            scope = {**scope, "path": scope["path"][len(self.path) :] or "/", "raw_path": self.shorter(scope)}
        await self.app(scope, receive, send)

    def shorter(self, scope: Any) -> bytes:
        """The path as it was sent."""
        raw: bytes = scope.get("raw_path") or scope["path"].encode()
        return raw.removeprefix(self.path.encode()) or b"/"
