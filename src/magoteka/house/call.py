"""A call: declared once, with all that both doors, the description and the client must know of it.

    @post("/tables/{table}/join", who=NEWCOMER)
    async def join(house: House, caller: Caller, table: Table, wish: wire.JoinRequest) -> wire.Joined:

The path names what varies in it, `wish` is the body, whatever else the function takes is asked for in the query. A
`Table` of the path is found before the function is called.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import NoneType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args, get_type_hints
from urllib.parse import parse_qs

from magoteka.house.problems import NoPage, TooLarge
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.problems import BadRequest, NotYours
from magoteka.table.schema import Called, Json, packed, read_request
from magoteka.table.store import dumps
from magoteka.table.table import Table

if TYPE_CHECKING:
    from magoteka.house.house import House

Who: TypeAlias = Literal["anybody", "guest", "newcomer"]
ANYBODY: Final = "anybody"
GUEST: Final = "guest"  # nothing here belongs to a browser without a guest
NEWCOMER: Final = "newcomer"  # a browser without a guest becomes a nameless one
BODY_BYTES = 16_384
JSON = "application/json"
NUMBER = re.compile(r"-?\d{1,100}", re.ASCII)  # of a path or a query
STORED = re.compile(r"-?\d{1,18}", re.ASCII)  # what every store can count


@dataclass
class Caller:
    """Who calls, and from where; a call may make another guest of him."""

    guest: Guest | None
    address: str = ""

    @property
    def id(self) -> str | None:
        """The id of the guest, if he is one."""
        return None if self.guest is None else self.guest.id

    @property
    def known(self) -> Guest:
        """The guest, where a call is for guests."""
        if self.guest is None:
            raise NotYours()
        return self.guest


@dataclass(frozen=True)
class Reply:
    """What is answered."""

    status: int
    media: str
    body: bytes


@dataclass(frozen=True)
class Call:
    """Who may ask for what, what it costs, and the function that answers; `only`: why but one door answers it."""

    method: str
    path: str
    work: Callable[..., Awaitable[Any]]
    who: Who = ANYBODY
    price: int = 1  # in usual calls
    opens: int = 0  # as many openings of a table as it counts for
    status: int = 200
    media: str = JSON
    largest: int = BODY_BYTES
    keeps: int = 0  # seconds for which anybody may keep the reply
    only: str = ""
    root: bool = False  # it does not stand below /api

    @property
    def name(self) -> str:
        """What programs call it."""
        return self.work.__name__

    @property
    def about(self) -> str:
        """What it is for, in a sentence."""
        return str(self.work.__doc__)

    @cached_property
    def hints(self) -> dict[str, Any]:
        """The types of all that the function takes and gives."""
        return get_type_hints(self.work, include_extras=True)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What the path looks like."""
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path))

    @cached_property
    def parameters(self) -> dict[str, Any]:
        """What is asked for in the path and in the query, by name."""
        return {name: kind for name, kind in self.hints.items() if name not in ("house", "caller", "wish", "return")}

    @property
    def wish(self) -> Any:
        """The type of the body; None: it has none."""
        return meant(self.hints.get("wish"))

    @property
    def reply(self) -> Any:
        """The type of what is answered."""
        return meant(self.hints["return"])

    async def answer(
        self, house: House, caller: Caller, parts: Mapping[str, str], query: str = "", body: bytes = b""
    ) -> Reply:
        """The reply to a caller; a Problem says why there is none."""
        if self.who == NEWCOMER and caller.guest is None:
            caller.guest = house.stranger()
        if self.who == GUEST and caller.guest is None:
            raise NotYours()
        given = self.given(parts, query)
        if "wish" in self.hints:
            given["wish"] = self.read(body)
        if self.opens:
            house.charge("openings", caller, self.opens)
        if self.parameters.get("table") is Table:
            given["table"] = await house.table(given["table"])
        found = await self.work(house, caller, **given)
        return Reply(self.status, self.media, written(found))

    def given(self, parts: Mapping[str, str], query: str) -> dict[str, Any]:
        """What the path and the query say."""
        asked = {name: values[-1] for name, values in parse_qs(query, keep_blank_values=True).items()}
        found: dict[str, Any] = {}
        for name, kind in self.parameters.items():
            text = parts.get(name, asked.get(name))
            if text is None:
                if NoneType not in get_args(kind):
                    raise BadRequest(what=f"{name} is missing")
                found[name] = None
            elif int in (kind, *get_args(kind)):
                found[name] = self.number(name, text)
            else:
                found[name] = text
        return found

    def number(self, name: str, text: str) -> int:
        """A number of the path or of the query."""
        if NUMBER.fullmatch(text):
            return int(text)
        if f"{{{name}}}" in self.path:
            raise NoPage()
        raise BadRequest(what=f"{name} is no number")

    def read(self, body: bytes) -> Any:
        """What the body asks for; some want it as it came."""
        if len(body) > self.largest:
            raise TooLarge(limit=self.largest)
        kind = self.hints["wish"]
        return body if self.wish is not kind else read_request(kind, parsed(body))


def meant(kind: Any) -> Any:
    """A type; where bytes of a message are handed on as they are, that message."""
    for mark in getattr(kind, "__metadata__", ()):
        if isinstance(mark, Called):
            return getattr(wire, mark.name)
    return kind


def parsed(body: bytes | str) -> Json:
    """JSON that somebody has sent; only letters and numbers that can be stored."""
    try:
        data = json.loads(body, parse_int=whole, parse_constant=whole)
        dumps(data).encode()  # half of a pair is no letter
    except (ValueError, RecursionError) as error:
        raise BadRequest(what="the body is no JSON that can be read") from error
    return data


def whole(text: str) -> int:
    """A whole number of a size that can be stored."""
    if not STORED.fullmatch(text):
        raise ValueError(text[:40])
    return int(text)


def written(found: Any) -> bytes:
    """What a function gives, as it is sent."""
    if found is None or isinstance(found, bytes):
        return found or b""
    return found.encode() if isinstance(found, str) else packed(found)


Work: TypeAlias = Callable[..., Awaitable[Any]]


def get(path: str, **more: Any) -> Callable[[Work], Call]:
    """A call that changes nothing."""
    return lambda work: Call("GET", path, work, **more)


def post(path: str, **more: Any) -> Callable[[Work], Call]:
    """A call that brings a wish."""
    return lambda work: Call("POST", path, work, **more)


def delete(path: str, **more: Any) -> Callable[[Work], Call]:
    """A call that puts something out of the world."""
    return lambda work: Call("DELETE", path, work, **more)
