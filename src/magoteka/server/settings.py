"""How a server is set up."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from magoteka.core.chance import Rng

STATIC = Path(__file__).parent / "static"  # the web client as it was built


@dataclass(frozen=True)
class KeepingLimits:
    """How large a house may become, and how long it keeps what nobody plays to the end."""

    room: int = 0  # bytes to which the database may grow before no new tables are opened; 0: as large as its disk
    days: int = 0  # after which an unfinished table that nobody has touched is deleted; 0: never


@dataclass(frozen=True)
class AccessSettings:
    """By which names the house is called, whose word it takes, where other processes reach it, how much it takes in."""

    hosts: tuple[str, ...] = ()  # besides addresses and localhost; "*": any name
    proxies: tuple[str, ...] = ()  # addresses that say truly for whom they call
    address: str = ""
    scrapers: tuple[str, ...] = ("127.0.0.1", "::1")  # who may read the metrics
    page: str = ""  # that a browser is shown first, without the slash before it
    here: Path | None = None  # the house without a server, for browsers to keep: they play there while this one is away
    limits: KeepingLimits = field(default_factory=KeepingLimits)
    below: str = ""  # the path below which a proxy shows the house, as /club; empty: it has the name for itself
    fd: int | None = None  # a listening socket that the parent process has bound: it outlives this process

    @property
    def start(self) -> str:
        """What follows the address of the house where a browser is shown it first."""
        return f"{self.below}/{self.page}".lstrip("/")


@dataclass(frozen=True)
class NoticeSettings:
    """By which server mail goes out (none: no mail), and whether notices may call into private networks."""

    mail: str = ""  # smtp[s]://user:password@host:port?from=address
    inside: bool = False


@dataclass(frozen=True)
class Settings:
    """Where the data are, and how generous the house is."""

    data: Path
    database: str = ""  # empty: SQLite in the data folder; or postgresql://…, for any number of processes
    processes: int = 1  # of bots
    idle: float = 600.0  # seconds after which an empty table leaves the memory
    static: Path = STATIC
    nature: Callable[[], Rng] | None = None  # None: new tables have their dice under seal
    access: AccessSettings = field(default_factory=AccessSettings)
    address: str = "127.0.0.1:8000"  # where the other processes reach this one
    lease: float = 10.0  # seconds after which a process that gives no sign of life has lost its tables
    limits: KeepingLimits = field(default_factory=KeepingLimits)
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    mind: int | None = None  # a seed for the bots' choices; without it they are as free as nature

    @property
    def file(self) -> Path:
        """The database, where none is named."""
        return self.data / "magoteka.db"

    @property
    def here(self) -> Path:
        """The house without a server; whether anything is there depends on what was built."""
        return self.access.here or Path(__file__).parent / "here"

    @property
    def url(self) -> str:
        """The URL of the store."""
        if self.database:
            return re.sub(r"^postgres(ql)?://", "postgresql+asyncpg://", self.database)
        return f"sqlite+aiosqlite:///{self.file}"

    @property
    def alone(self) -> bool:
        """Whether this is the only process of the house: only PostgreSQL can be shared."""
        return self.url.startswith("sqlite")
