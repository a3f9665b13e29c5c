"""Who gets in at a table: its links, who may speak, who is its host, and where its people have gone on to."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from secrets import compare_digest
from typing import Any


@dataclass(frozen=True)
class Access:
    """The links, who was silenced or shown out (known by `Listener.who`), the host, and the rematch."""

    watch: str | None  # None: nobody may watch
    hush: bool = False  # onlookers listen only
    muted: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    join: str = ""  # brings whoever has it to a free seat; "": there is no such link
    owner: str = ""  # the host, where it is not the guest who has opened the table
    paused: str | None = None  # by whom; None: play goes on
    next: str = ""  # the table of the rematch
    caller: str = ""  # the name of who has called for it
    onward: str = ""  # the link with which onlookers follow there
    shared: bool = False  # once the match is over, whoever has its address may look at it again
    rests: tuple[tuple[str, float, float], ...] = ()  # who is away, from when to when: his clock for days stands
    unveiled: bool = False  # of a contest that is closed: nobody will play the same cards any more

    def opens_to(self, secret: str | None) -> bool:
        """Whether somebody with that link may look."""
        return secret is not None and self.watch is not None and compare_digest(secret.encode(), self.watch.encode())

    def invites(self, secret: str) -> bool:
        """Whether somebody with that link may take a free seat."""
        return self.join != "" and compare_digest(secret.encode(), self.join.encode())

    def handed(self, old: str, new: str, *, host: bool) -> Access:
        """The same, where somebody goes on under another name: what he was told to do goes with him, and his rights."""
        muted = tuple(new if who == old else who for who in self.muted)
        barred = tuple(new if who == old else who for who in self.barred)
        rests = tuple((new if who == old else who, begins, ends) for who, begins, ends in self.rests)
        return replace(self, muted=muted, barred=barred, rests=rests, owner=new if host else self.owner)

    def silences(self, who: str, *, watching: bool) -> bool:
        """Whether somebody may not speak."""
        return who in self.muted or (watching and self.hush)


def access_of(data: Any, watch: str, join: str = "") -> Access:
    """The access from JSON; without it nothing has been ordered, and the links are those the table was opened with."""
    if data is None:
        return Access(watch or None, join=join)
    tuples = {"muted": tuple(data["muted"]), "barred": tuple(data["barred"])}
    return Access(**{**data, **tuples, "rests": tuple((who, *span) for who, *span in data.get("rests", ()))})


def access_json(access: Access) -> Any:
    """The access as it is stored."""
    return asdict(access)
