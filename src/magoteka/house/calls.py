"""All calls of the house, a room a subject; what only one door can answer lies behind that door."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from urllib.parse import unquote

from magoteka.house import guests, past, records, replay, tables
from magoteka.house.call import Call
from magoteka.house.problems import NoPage

ROOMS = (guests, tables, records, replay, past)


def calls_in(rooms: Iterable[ModuleType] = ROOMS) -> list[Call]:
    """The calls that are declared in some rooms, in the order in which they stand there."""
    return [one for room in rooms for one in vars(room).values() if isinstance(one, Call)]


def found(calls: Iterable[Call], method: str, path: str) -> tuple[Call, dict[str, str]]:
    """The call that a path means, and the parts of the path that vary."""
    for one in calls:
        parts = one.pattern.fullmatch(path)
        if one.method == method and parts:
            return one, {name: unquote(part) for name, part in parts.groupdict().items()}
    raise NoPage()
