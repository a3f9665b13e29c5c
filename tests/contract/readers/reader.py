"""What all readers have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from magoteka.core.codec import tag_of
from magoteka.core.event import Event
from magoteka.core.game import Value


class Reader(ABC):
    """Hears one event after another; `<tag>` with underscores is the method that takes one in."""

    silent: ClassVar[tuple[str, ...]] = ()  # events that change nothing which this reader keeps

    def __init__(self, seats: int, settings: Mapping[str, Value]) -> None:
        self.seats = seats
        self.settings = settings
        self.facts: dict[str, Any] = {}

    def hear(self, event: Event) -> None:
        """One event of the chronicle."""
        name = tag_of(type(event)).replace("-", "_")
        if name not in self.silent:
            getattr(self, name)(event)

    @abstractmethod
    def seen(self, view: Any) -> dict[str, Any]:
        """The same facts, read off the spectator's view."""
