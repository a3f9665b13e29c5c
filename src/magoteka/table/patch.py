"""What changed between two values, as changes that another machine can make; a change is written `[path, value]`.

Paths are lists of keys and places. A change sets what is at its path: a place at the end of a list appends, the empty
path is the whole value. A change without a value takes a key away, or cuts a list off at that place.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Mapping
from functools import cache
from json.encoder import encode_basestring
from types import NoneType
from typing import Any

from magoteka.core.codec import Codec
from magoteka.table.schema import Json, Message, names_of

Way = tuple[str | int, ...]
Patch = list[list[Json]]
Sized = tuple[Patch, int]  # and its length in JSON
SMALL = 300  # characters: what is longer is not likely to come again
KNOWN = 4000  # values that are remembered as they were written, for all tables of a game
PLAIN = (bool, int, float, str)
ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Form:
    """What is known of all values of a kind: how they are written, and their parts with the lengths of their names."""

    def __init__(self, kind: int, names: Iterable[str] = (), label: dict[str, str] | None = None) -> None:
        self.kind = kind
        self.names = with_lengths(names)
        self.label = label or {}  # what a value says of its own kind
        self.size = sum(length(name) + length(text) + 2 for name, text in self.label.items())
        self.need = sum(len(name) + len(text) + 6 for name, text in self.label.items())
        self.frozen = False


SIMPLE, OBJECT, PARTS, LIST, OTHER = range(5)  # OTHER is written as a list too, but has no places


class Comparer:
    """Compares what a game's codec can write, and messages that hold such values, as they would look in JSON."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.forms: dict[type[Any], Form] = {}
        self.known: dict[Any, tuple[Json, int]] = {}

    def form(self, kind: type[Any]) -> Form:
        """How values of a kind are written; looked up once for each kind."""
        found = self.forms[kind] = self.found_form(kind)
        found.frozen = frozen(kind)
        return found

    def found_form(self, kind: type[Any]) -> Form:
        """The same, from what the kind itself says."""
        if issubclass(kind, (*PLAIN, NoneType)):
            return Form(SIMPLE)
        if issubclass(kind, Mapping):
            return Form(OBJECT)
        row = self.codec.by_kind.get(kind)
        if row is not None:
            return Form(PARTS, row.fields, {"tag": row.tag})
        if dataclasses.is_dataclass(kind):
            return Form(PARTS, names_of(kind), {"type": kind.type} if issubclass(kind, Message) else None)
        return Form(LIST if issubclass(kind, (list, tuple)) else OTHER)

    # --- JSON --------------------------------------------------------------------------------------------------------

    def written(self, value: Any) -> Json:
        """The value as JSON; equal parts may be the same object, which nobody changes."""
        return self.sized(value)[0]

    def sized(self, value: Any) -> tuple[Json, int]:
        """The value as JSON, and how long that is."""
        form = self.forms.get(type(value)) or self.form(type(value))
        if form.kind == SIMPLE:
            return value, len(str(value)) if type(value) is int else length(value)
        if form.kind == PARTS:
            return self.kept(value, form)
        if form.kind == OBJECT:
            return self.sized_object({str(key): item for key, item in value.items()})
        items, size = [], 2
        for item in value:
            written, more = self.sized(item)
            items.append(written)
            size += more + 1
        return items, size - 1 if items else size

    def sized_object(self, value: dict[str, Any]) -> tuple[Json, int]:
        """The same for an object."""
        parts, size = {}, 2
        for key, item in value.items():
            parts[key], more = self.sized(item)
            size += length(key) + more + 2
        return parts, size - 1 if parts else size

    def kept(self, value: Any, form: Form) -> tuple[Json, int]:
        """A value of parts as it was written before: options and cards come again and again."""
        if not form.frozen:
            return self.made(value, form)
        try:
            found = self.known.get(value)
        except TypeError:  # it holds something that changes
            return self.made(value, form)
        if found is None:
            found = self.made(value, form)
            if found[1] < SMALL:
                self.known[value] = found
            if len(self.known) > KNOWN:
                self.known = {}
        return found

    def made(self, value: Any, form: Form) -> tuple[Json, int]:
        """A value of parts: how it is written, and how long that is."""
        parts: dict[str, Json] = dict(form.label)
        size = form.size
        for name, long in form.names:
            parts[name], more = self.sized(getattr(value, name))
            size += long + more + 2
        return parts, size + 1 if parts else 2

    # --- changes -----------------------------------------------------------------------------------------------------

    def difference(self, before: Any, after: Any) -> Patch:
        """The changes that turn `before` into `after`; a branch is replaced whole where that is shorter."""
        if type(before) is not type(after) or self.kind_of(after) != PARTS:
            return [] if same(before, after) else self.changes(before, after, (), 2)[0]
        return [] if before is after else self.changes(before, after, (), 2)[0]  # its parts are compared one by one

    def kind_of(self, value: Any) -> int:
        """Which of the kinds a value is of."""
        return (self.forms.get(type(value)) or self.form(type(value))).kind

    def changes(self, before: Any, after: Any, way: Way, room: int) -> Sized:
        """The same for two parts that differ, and how long it is in JSON; `room` is what the way to them takes."""
        form = self.forms.get(type(after)) or self.form(type(after))
        old_form = self.forms.get(type(before)) or self.form(type(before))
        if form.kind == PARTS and type(before) is type(after):
            found, size = self.by_name(before, after, way, room, form)
        elif form.kind == LIST and old_form.kind == LIST:
            found, size = self.beside(before, after, way, room)
        elif form.kind == OBJECT and old_form.kind == OBJECT:
            found, size = self.by_key(before, after, way, room)
        else:
            return self.whole(after, way, room)
        if len(found) > 1 and self.left(after, size - room - 5) >= 0:
            return self.whole(after, way, room)
        return found, size

    def whole(self, value: Any, way: Way, room: int) -> Sized:
        """A change that puts a value where there was another, or none."""
        written, size = self.sized(value)
        return [[list(way), written]], room + size + 5

    def by_name(self, before: Any, after: Any, way: Way, room: int, form: Form) -> Sized:
        """Two values of one kind, part by part."""
        found: Patch = []
        size, further = 1, room + 1 if way else room
        for name, long in form.names:
            old, new = getattr(before, name), getattr(after, name)
            if old is not new and not old == new:  # noqa: SIM201  # `!=` need not be the opposite of `==`
                part, more = self.changes(old, new, (*way, name), further + long)
                found += part
                size += more - 1
        return found, size

    def beside(self, before: Any, after: Any, way: Way, room: int) -> Sized:
        """Two lists place by place; a shorter one is cut off at its end."""
        found: Patch = []
        size, further, known = 1, room + 1 if way else room, len(before)
        for place, new in enumerate(after):
            if place >= known:
                part, more = self.whole(new, (*way, place), further + len(str(place)))
            elif before[place] is new or before[place] == new:
                continue
            else:
                part, more = self.changes(before[place], new, (*way, place), further + len(str(place)))
            found += part
            size += more - 1
        if len(after) < known:
            found.append([[*way, len(after)]])
            size += further + len(str(len(after))) + 3
        return found, size

    def by_key(self, before: Mapping[Any, Any], after: Mapping[Any, Any], way: Way, room: int) -> Sized:
        """Two objects key by key."""
        found: Patch = []
        size, further = 1, room + 1 if way else room
        for key, new in after.items():
            old, name = before.get(key, GONE), str(key)
            if not same(old, new):
                do = self.whole(new, (*way, name), further + length(name)) if old is GONE else None
                part, more = do or self.changes(old, new, (*way, name), further + length(name))
                found += part
                size += more - 1
        for key in before:
            if key not in after:
                found.append([[*way, str(key)]])
                size += further + length(str(key)) + 3
        return found, size

    def left(self, value: Any, room: int) -> int:
        """What is left of so many characters when a value is written; below zero as soon as it does not fit.

        What stands for itself is not looked at letter by letter.
        """
        form = self.forms.get(type(value)) or self.form(type(value))
        if form.kind == SIMPLE:
            return room - (len(value) + 2 if isinstance(value, str) else len(str(value)))
        if form.kind == PARTS:
            return self.left_of_parts(value, room - 1 - form.need, form)
        room -= 1
        if form.kind == OBJECT:
            for key, item in value.items():
                if room >= 0:
                    room = self.left(item, room - len(str(key)) - 4)
            return room
        for item in value:
            if room < 0:
                break
            room = self.left(item, room - 1)
        return room

    def left_of_parts(self, value: Any, room: int, form: Form) -> int:
        """The same for the parts of a value."""
        for name, long in form.names:
            if room < 0:
                break
            room = self.left(getattr(value, name), room - long - 2)
        return room


@cache
def comparer_of(codec: Codec) -> Comparer:
    """The one comparer of all tables of a game."""
    return Comparer(codec)


def frozen(kind: type[Any]) -> bool:
    """Whether values of a kind are equal and stay so when their parts are."""
    how = getattr(kind, "__dataclass_params__", None)
    return how is not None and how.frozen and how.eq


class Gone:
    """A part that only one of two values has."""


GONE = Gone()


def with_lengths(names: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Names, and how long they are in JSON."""
    return tuple((name, length(name)) for name in names)


def same(old: Any, new: Any) -> bool:
    """Whether two parts are written alike; no part is now a truth and now a number."""
    return bool(old is new or old == new)


def length(value: Json) -> int:
    """How long a value is in JSON."""
    if value is None or value is True:
        return 4
    if value is False:
        return 5
    return len(encode_basestring(value)) if isinstance(value, str) else len(ENCODE(value))


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
