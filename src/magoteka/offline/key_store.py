"""Where a house without a server keeps its texts: by keys, in the order of the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class KeyStore(Protocol):
    """Keeps texts; what was written is still there after a crash, all of one writing or nothing of it."""

    async def read(self, prefix: str) -> dict[str, str]:
        """The texts whose keys begin so."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """New texts, and None for what is to go."""
