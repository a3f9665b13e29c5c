"""What changed between two values, as changes that another machine can make; a change is written `[path, value]`.

Paths are lists of keys and places. A change sets what is at its path: a place at the end of a list appends, the empty
path is the whole value. A change without a value takes a key away, or cuts a list off at that place.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from magoteka.core.codec import Codec
from magoteka.table.shapes import Json, Message, names_of

Way = tuple[str | int, ...]
Patch = list[list[Json]]
PLAIN = (bool, int, float, str)


class Comparer:
    """Compares what a game's codec can write, and messages that hold such values, as they would look in JSON."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.names: dict[type[Any], tuple[str, ...]] = {}

    # --- JSON --------------------------------------------------------------------------------------------------------

    def written(self, value: Any) -> Json:
        """The value as JSON."""
        if value is None or isinstance(value, PLAIN):
            return value
        if isinstance(value, Mapping):
            return {str(key): self.written(item) for key, item in value.items()}
        if dataclasses.is_dataclass(value) or type(value) in self.codec.by_kind:
            parts = {name: self.written(getattr(value, name)) for name in self.fields(type(value))}
            return {**self.label(value), **parts}
        return [self.written(item) for item in value]

    def fields(self, kind: type[Any]) -> tuple[str, ...]:
        """The parts of a value of that kind."""
        if kind not in self.names:
            row = self.codec.by_kind.get(kind)
            self.names[kind] = names_of(kind) if row is None else row.fields
        return self.names[kind]

    def label(self, value: Any) -> dict[str, str]:
        """What a value says of its own kind."""
        row = self.codec.by_kind.get(type(value))
        if row is not None:
            return {"tag": row.tag}
        return {"type": value.type} if isinstance(value, Message) else {}

    # --- changes -----------------------------------------------------------------------------------------------------

    def difference(self, before: Any, after: Any) -> Patch:
        """The changes that turn `before` into `after`; a branch is replaced whole where that is shorter."""
        return [] if same(before, after) else self.changes(before, after, ())

    def changes(self, before: Any, after: Any, way: Way) -> Patch:
        """The same for two parts that differ."""
        pairs = self.pairs(before, after)
        if pairs is None:
            return [[list(way), self.written(after)]]
        found: Patch = []
        for key, old, new in pairs:
            if not same(old, new):
                found += self.change(old, new, (*way, key))
        if len(found) > 1 and self.fits(after, length(found) - length(list(way)) - 5) >= 0:
            return [[list(way), self.written(after)]]
        return found

    def change(self, old: Any, new: Any, way: Way) -> Patch:
        """What becomes of one part."""
        if new is GONE:
            return [[list(way)]]
        if old is GONE:
            return [[list(way), self.written(new)]]
        return self.changes(old, new, way)

    def pairs(self, before: Any, after: Any) -> Iterator[tuple[str | int, Any, Any]] | None:
        """The parts of two values side by side; None when they are not two of a kind."""
        if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
            return beside(before, after)
        if isinstance(before, Mapping) and isinstance(after, Mapping):
            return by_key(before, after)
        if type(before) is not type(after) or before is None or isinstance(after, PLAIN):
            return None
        if dataclasses.is_dataclass(after) or type(after) in self.codec.by_kind:
            return ((name, getattr(before, name), getattr(after, name)) for name in self.fields(type(after)))
        return None

    def fits(self, value: Any, room: int) -> int:
        """What is left of so many characters when the value is written; below nought, it does not fit."""
        if value is None or isinstance(value, PLAIN):
            return room - (len(value) + 2 if isinstance(value, str) else len(str(value)))
        if isinstance(value, Mapping):
            return self.fit_all(((str(key), item) for key, item in value.items()), room)
        if dataclasses.is_dataclass(value) or type(value) in self.codec.by_kind:
            parts = ((name, getattr(value, name)) for name in self.fields(type(value)))
            return self.fit_all(chain(self.label(value).items(), parts), room)
        return self.fit_all(((None, item) for item in value), room)

    def fit_all(self, parts: Iterable[tuple[str | None, Any]], room: int) -> int:
        """The same for the parts of a value, as long as there is room."""
        room -= 1
        for name, item in parts:
            room = self.fits(item, room - (1 if name is None else len(name) + 4))
            if room < 0:
                return room
        return room


class Gone:
    """A part that only one of two values has."""


GONE = Gone()


def same(old: Any, new: Any) -> bool:
    """Whether two parts are written alike; no part is now a truth and now a number."""
    return bool(old is new or old == new)


def beside(before: Any, after: Any) -> Iterator[tuple[int, Any, Any]]:
    """Two lists place by place; a shorter one is cut off at its end."""
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        yield place, old, new
    for place in range(len(before), len(after)):
        yield place, GONE, after[place]
    if len(after) < len(before):
        yield len(after), before[len(after)], GONE


def by_key(before: Mapping[Any, Any], after: Mapping[Any, Any]) -> Iterator[tuple[str, Any, Any]]:
    """Two objects key by key."""
    for key in after:
        yield str(key), before.get(key, GONE), after[key]
    for key in before:
        if key not in after:
            yield str(key), before[key], GONE


def length(value: Json) -> int:
    """How long a value is in JSON."""
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


# --- the other side --------------------------------------------------------------------------------------------------


def applied(value: Json, patch: Patch) -> Json:
    """The value after the changes; the one that was given stays as it was."""
    for way, *new in patch:
        value = changed(value, way, new)
    return value


def changed(value: Json, way: list[Any], new: list[Json]) -> Json:
    """The value with one change; what is not on its path is shared."""
    if not way:
        return new[0]
    key, rest = way[0], way[1:]
    copy = value.copy()
    if rest:
        copy[key] = changed(value[key], rest, new)
    elif isinstance(copy, list):
        copy[key:] = [*new, *copy[key + 1 :]] if new else []
    elif new:
        copy[key] = new[0]
    else:
        copy.pop(key, None)
    return copy


def followed(scene: Json, message: Json) -> Json:
    """The scene of somebody who has heard a message: all of it, or what has changed."""
    if message["type"] == "table":
        return message["scene"]
    if message["type"] != "update":
        return scene
    view = scene["view"]
    for moment in message["moments"]:
        for told in moment["told"]:
            view = applied(view, told["patch"])
    return applied({**scene, "view": view}, message["patch"])
