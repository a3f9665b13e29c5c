"""Values as tagged JSON and back; a tag is the name of a class, and tests/contract/tags keeps the names as they are."""

from __future__ import annotations

import dataclasses
import hashlib
import importlib
import inspect
import json
import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from pkgutil import walk_packages
from types import ModuleType, NoneType
from typing import Any, TypeAlias

from magoteka.core.agenda import Question, State, Step
from magoteka.core.boards import array
from magoteka.core.event import FaceDown, Outcome
from magoteka.core.problems import BadRecord

Json: TypeAlias = Any
ROOMS = ("messages", "rules")  # of a game, where all that is saved or sent is defined
Value: TypeAlias = bool | int | str  # of a setting
PLAIN = frozenset((NoneType, bool, int, float, str))  # what is written as it is


class Tag:
    """A class that is saved or sent, and its stable name."""

    def __init__(self, kind: type[Any]) -> None:
        self.kind = kind
        self.tag = tag_of(kind)

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """What its constructor takes, in that order; compiled classes say it too."""
        return tuple(inspect.signature(self.kind).parameters)

    @cached_property
    def needed(self) -> frozenset[str]:
        """The fields without a default; what an older program wrote may lack the others."""
        taken = inspect.signature(self.kind).parameters.values()
        return frozenset(one.name for one in taken if one.default is inspect.Parameter.empty)


def tag_of(kind: type[Any]) -> str:
    """The name of a class in kebab-case, unless the class itself says another."""
    return str(vars(kind).get("tag", re.sub(r"(?<=.)(?=[A-Z])", "-", kind.__name__).lower()))


def kinds_of(package: str) -> list[type[Any]]:
    """What a game saves or sends: the steps of its rules and the dataclasses of its messages.

    A class that others are built upon is no kind of its own, unless it says a tag.
    """
    found = [kind for room in ROOMS for module in modules_of(f"{package}.{room}") for kind in classes_in(module)]
    bases = {base for kind in found for base in kind.__mro__[1:]}
    return [FaceDown, *(kind for kind in found if kind not in bases or "tag" in vars(kind))]


def modules_of(package: str) -> list[ModuleType]:
    """All modules in a folder and its folders."""
    folder = importlib.import_module(package)
    return [importlib.import_module(found.name) for found in walk_packages(folder.__path__, f"{package}.")]


def classes_in(module: ModuleType) -> list[type[Any]]:
    """The steps and dataclasses that a module defines."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    return [kind for kind in kinds if issubclass(kind, Step) or dataclasses.is_dataclass(kind)]


class Codec:
    """Encodes and decodes whatever has a tag."""

    def __init__(self, kinds: Iterable[type[Any]]) -> None:
        self.by_kind = {kind: Tag(kind) for kind in kinds}
        self.by_tag = {row.tag: row for row in self.by_kind.values()}
        if len(self.by_tag) < len(self.by_kind):
            doubles = {row.tag for row in self.by_kind.values() if self.by_tag[row.tag] is not row}
            raise ValueError(f"two classes have the same tag: {', '.join(sorted(doubles))}")

    @cached_property
    def natures(self) -> frozenset[str]:
        """The tags of questions that only nature is asked, and of its answers."""
        return frozenset(row.tag for row in self.by_kind.values() if is_natures(row))

    def tag_of(self, value: object) -> str:
        """The tag of a value."""
        return self.by_kind[type(value)].tag

    def encode(self, value: Any) -> Json:
        """The value as JSON."""
        kind = type(value)
        if kind in PLAIN or isinstance(value, (int, float, str)):
            return value
        row = self.by_kind.get(kind)
        if row is not None:
            found: dict[str, Json] = {"tag": row.tag}
            for name in row.fields:
                part = getattr(value, name)
                found[name] = part if type(part) in PLAIN else self.encode(part)
            return found
        if kind is not tuple and isinstance(value, Mapping):
            return {str(key): self.encode(item) for key, item in value.items()}
        return [item if type(item) in PLAIN else self.encode(item) for item in value]

    def decode(self, data: Json) -> Any:
        """The value of a tagged JSON."""
        if isinstance(data, list):
            return tuple(self.decode(item) for item in data)
        if not isinstance(data, dict):
            return data
        row = self.by_tag.get(str(data.get("tag")))
        if row is None or not row.needed <= data.keys() - {"tag"} <= set(row.fields):
            raise BadRecord(what=f"nothing here is called {json.dumps(data, ensure_ascii=False)[:80]}")
        return self.build(row, {name: self.decode(data[name]) for name in row.fields if name in data})

    def build(self, row: Tag, values: dict[str, Any]) -> Any:
        """An object of its fields; steps keep their numbers in arrays."""
        if issubclass(row.kind, Step):
            values = {name: array(list(one)) if isinstance(one, tuple) else one for name, one in values.items()}
        try:
            return row.kind(**values)
        except TypeError as error:
            raise BadRecord(what=f"wrong fields of {row.tag}") from error


def is_natures(row: Tag) -> bool:
    """Whether nobody but nature meets it: a question to a seat is told which."""
    return issubclass(row.kind, Outcome) or (issubclass(row.kind, Question) and "seat" not in row.fields)


def declared_in(g: State) -> tuple[str, ...]:
    """The fields of a table: a compiled class lists them, an interpreted one keeps its own in the object."""
    listed: tuple[str, ...] = getattr(type(g), "__mypyc_attrs__", ())
    return tuple(dict.fromkeys((*listed, *getattr(g, "__dict__", ()))))


OF_EVERY_TABLE = frozenset(declared_in(State()))


def fields_of(g: State) -> list[str]:
    """The fields of a board that are saved."""
    return [name for name in declared_in(g) if name not in OF_EVERY_TABLE and name not in g.unsaved]


def board_of(g: State) -> dict[str, Json]:
    """The board as JSON; arrays become lists."""
    return {name: plain(getattr(g, name)) for name in fields_of(g)}


def plain(value: Any) -> Json:
    """A number as it is, an array as a list."""
    return value if isinstance(value, (bool, int, str)) else list(value)


def load_board(g: State, board: Mapping[str, Json]) -> None:
    """Put the fields of a board back on a new table."""
    for name in fields_of(g):
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
