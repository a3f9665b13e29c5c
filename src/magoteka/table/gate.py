"""Who may watch and who may speak at a table: what its host has ordered."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from secrets import compare_digest
from typing import Any


@dataclass(frozen=True)
class Gate:
    """The link for onlookers, and who was silenced or shown out; people are known by `Listener.who`."""

    watch: str | None  # None: nobody may watch
    hush: bool = False  # onlookers listen only
    muted: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()

    def opens_to(self, secret: str | None) -> bool:
        """Whether somebody with that link may look."""
        return secret is not None and self.watch is not None and compare_digest(secret.encode(), self.watch.encode())

    def silences(self, who: str, *, watching: bool) -> bool:
        """Whether somebody may not speak."""
        return who in self.muted or (watching and self.hush)


def gate_of(data: Any, watch: str) -> Gate:
    """A gate from JSON; without it nothing has been ordered, and the link is the one the table was opened with."""
    if data is None:
        return Gate(watch)
    return Gate(data["watch"], data["hush"], tuple(data["muted"]), tuple(data["barred"]))


def gate_json(gate: Gate) -> Any:
    """A gate as it is stored."""
    return asdict(gate)
