"""Values as tagged JSON and back; the tags are written down, so that renaming a class breaks no save."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from magoteka.core.agenda import State, Step
from magoteka.core.boards import array
from magoteka.core.problems import BadRecord

Json: TypeAlias = Any
Value: TypeAlias = bool | int | str  # of a setting


@dataclasses.dataclass(frozen=True)
class Tag:
    """A row of a game's table of tags; the fields of a dataclass need not be named."""

    tag: str
    kind: type[Any]
    fields: tuple[str, ...] = ()

    def names(self) -> tuple[str, ...]:
        """The fields in the order of the constructor."""
        if dataclasses.is_dataclass(self.kind):
            return tuple(field.name for field in dataclasses.fields(self.kind))
        return self.fields


class Codec:
    """Encodes and decodes whatever has a tag."""

    def __init__(self, tags: Iterable[Tag]) -> None:
        self.by_kind: dict[type[Any], Tag] = {}
        self.by_tag: dict[str, Tag] = {}
        for row in tags:
            self.by_kind[row.kind] = row
            self.by_tag[row.tag] = row

    def tag_of(self, value: object) -> str:
        """The tag of a value."""
        return self.by_kind[type(value)].tag

    def encode(self, value: Any) -> Json:
        """The value as JSON."""
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        row = self.by_kind.get(type(value))
        if row is not None:
            fields = {name: self.encode(getattr(value, name)) for name in row.names()}
            return {"tag": row.tag, **fields}
        if isinstance(value, Mapping):
            return {str(key): self.encode(item) for key, item in value.items()}
        return [self.encode(item) for item in value]

    def decode(self, data: Json) -> Any:
        """The value of a tagged JSON."""
        if isinstance(data, list):
            return tuple(self.decode(item) for item in data)
        if not isinstance(data, dict):
            return data
        row = self.by_tag.get(str(data.get("tag")))
        if row is None or set(data) != {"tag", *row.names()}:
            raise BadRecord(what=f"nothing here is called {json.dumps(data, ensure_ascii=False)[:80]}")
        return self.build(row, [self.decode(data[name]) for name in row.names()])

    def build(self, row: Tag, values: list[Any]) -> Any:
        """An object of its fields; steps keep their numbers in arrays."""
        if issubclass(row.kind, Step):
            values = [array(list(value)) if isinstance(value, tuple) else value for value in values]
        try:
            return row.kind(*values)
        except TypeError as error:
            raise BadRecord(what=f"wrong fields of {row.tag}") from error


def board_of(g: State, fields: Iterable[str]) -> dict[str, Json]:
    """The named fields of a board; arrays become lists."""
    return {name: plain(getattr(g, name)) for name in fields}


def plain(value: Any) -> Json:
    """A number as it is, an array as a list."""
    return value if isinstance(value, (bool, int, str)) else list(value)


def fill_board(g: State, fields: Iterable[str], board: Mapping[str, Json]) -> None:
    """Put the named fields back."""
    for name in fields:
        if name not in board:
            raise BadRecord(what=f"the board lacks {name}")
        value = board[name]
        try:
            setattr(g, name, array(value) if isinstance(value, list) else value)
        except TypeError as error:
            raise BadRecord(what=f"the board's {name} is not a number or a list of numbers") from error


def digest_of(snapshot: Json) -> str:
    """A short fingerprint of a snapshot."""
    text = json.dumps(snapshot, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
