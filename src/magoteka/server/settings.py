"""How a server is set up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from magoteka.core.chance import Rng, SecretRng


@dataclass(frozen=True)
class Doors:
    """By which names the house is called, and whose word it takes."""

    hosts: tuple[str, ...] = ()  # besides addresses and localhost; "*": any name
    proxies: tuple[str, ...] = ()  # addresses that say truly for whom they call
    scrapers: tuple[str, ...] = ("127.0.0.1", "::1")  # who may read the metrics


@dataclass(frozen=True)
class Settings:
    """Where the data are, and how generous the house is."""

    data: Path
    database: str = ""  # empty: SQLite in the data folder; or postgresql+asyncpg://…
    processes: int = 1  # of bots
    idle: float = 600.0  # seconds after which an empty table leaves the memory
    static: Path = Path(__file__).parent / "static"
    nature: Callable[[], Rng] = SecretRng
    doors: Doors = field(default_factory=Doors)
    mind: int | None = None  # a seed for the bots' choices; without it they are as free as nature

    @property
    def file(self) -> Path:
        """The database, where none is named."""
        return self.data / "magoteka.db"

    @property
    def url(self) -> str:
        """The URL of the store."""
        return self.database or f"sqlite+aiosqlite:///{self.file}"
