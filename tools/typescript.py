"""Python types and values as TypeScript."""

from __future__ import annotations

import dataclasses
import json
import re
import types
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

PLAIN: dict[Any, str] = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null"}
ANY_VALUE = ("boolean", "number", "string")
FEW = 12  # words


class Fault(Exception):
    """A type or a value that has no honest TypeScript."""


def fields_of(kind: type[Any]) -> dict[str, Any]:
    """The fields of a dataclass with their types, in the order of the constructor."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


class Writer:
    """Writes types; `names` are types that have a name of their own: dataclasses, and unions of words."""

    def __init__(self, names: Mapping[Any, str]) -> None:
        self.names = names

    def typed(self, kind: Any) -> str:
        """A type in TypeScript."""
        if get_origin(kind) is NotRequired or get_origin(kind) is Annotated:
            return self.names.get(kind) or self.typed(get_args(kind)[0])
        if kind in self.names:
            return self.names[kind]
        if kind in PLAIN:
            return PLAIN[kind]
        return self.compound(kind)

    def compound(self, kind: Any) -> str:
        """A type made of others."""
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(word(part) for part in parts)
        if origin in (Union, types.UnionType):
            return self.union(parts)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<string, {self.typed(parts[1])}>"
        if isinstance(origin, type) and issubclass(origin, tuple) and parts[-1] is not Ellipsis:
            return f"[{', '.join(self.typed(part) for part in parts)}]"
        if isinstance(origin, type) and issubclass(origin, Sequence):
            return listed(self.typed(parts[0]))
        raise Fault(f"no TypeScript for {kind}")

    def union(self, parts: Iterable[Any]) -> str:
        """Alternatives."""
        names = list(dict.fromkeys(self.typed(part) for part in parts))
        if all(name in names for name in ANY_VALUE) and "Value" in self.names.values():
            names = ["Value", *(name for name in names if name not in ANY_VALUE)]
        return " | ".join(names)

    def rows(self, kind: type[Any]) -> list[str]:
        """The fields of a dataclass; what has a default may be left out only when `optional` says so."""
        return [f"  {name}: {self.typed(hint)}" for name, hint in fields_of(kind).items()]


def listed(inner: str) -> str:
    """A list of a type; a union is put in brackets."""
    outside = re.sub(r"\([^()]*\)|\{.*\}|\[[^\[\]]*\]|<[^<>]*>", "", inner)
    return f"({inner})[]" if "|" in outside else f"{inner}[]"


def word(value: Any) -> str:
    """A value as a literal."""
    if isinstance(value, str):
        return "'" + json.dumps(value, ensure_ascii=False)[1:-1].replace("'", "\\'") + "'"
    return json.dumps(value)


def comment(kind: type[Any]) -> str:
    """The docstring as a TypeScript comment."""
    return "/** " + " ".join((kind.__doc__ or "").split()) + " */"


def interface(name: str, about: str, rows: Iterable[str]) -> str:
    """An interface of its rows."""
    return "\n".join([about, f"export interface {name} {{", *rows, "}"])


def alias(name: str, parts: Iterable[str]) -> str:
    """A union with a name; a long one stands a few on a line."""
    found = list(parts)
    line = f"export type {name} = {' | '.join(found) or 'never'}"
    return line if len(line) <= 140 else f"export type {name} =\n" + wrapped(found)


def wrapped(parts: Sequence[str]) -> str:
    """The alternatives of a union on lines of their own."""
    lines, line = [], "  |"
    for part in parts:
        if len(line) + len(part) > 136:
            lines.append(line)
            line = "  |"
        line += f" {part}" if line == "  |" else f" | {part}"
    return "\n".join([*lines, line])


# --- values ----------------------------------------------------------------------------------------------------------


class Values:
    """Writes values with their types; `words` are the unions of words that have a name."""

    def __init__(self, words: Mapping[str, frozenset[Any]]) -> None:
        self.words = words

    def shape(self, values: Sequence[Any]) -> str:
        """The type that all of the values have."""
        kinds = {type(value) for value in values}
        if type(None) in kinds and len(kinds) > 1:
            return f"{self.shape([value for value in values if value is not None])} | null"
        if kinds <= {int, float}:
            return "number"
        if kinds == {str}:
            return self.named(set(values)) or few(values) or "string"
        if kinds <= {list, tuple}:
            members = [member for value in values for member in value]
            return listed(self.shape(members)) if members else "never[]"
        if kinds == {dict}:
            return self.row_shape(values)
        if len(kinds) == 1:
            return PLAIN[kinds.pop()]
        raise Fault(f"no common type for {kinds}")

    def named(self, words: set[Any]) -> str | None:
        """The narrowest union that has all the words."""
        fitting = [(len(known), name) for name, known in self.words.items() if words <= known]
        return min(fitting)[1] if fitting else None

    def row_shape(self, values: Sequence[Mapping[str, Any]]) -> str:
        """The type of rows with the same columns, or of dictionaries by any word."""
        columns = list(values[0])
        if len(values) > 1 and all(list(value) == columns for value in values):
            return "{ " + "; ".join(f"{key}: {self.shape([value[key] for value in values])}" for key in columns) + " }"
        members = [member for value in values for member in value.values()]
        return f"Record<string, {self.shape(members)}>" if members else "Record<string, never>"

    def constant(self, name: str, value: Any) -> str:
        """A typed constant; a table has one row a line."""
        if isinstance(value, dict):
            lines = [f"  {key_text(key)}: {value_text(one)}," for key, one in value.items()]
            key = next((word for word, known in self.words.items() if known == set(value)), "string")
            return "\n".join([f"export const {name}: Record<{key}, {self.shape([*value.values()])}> = {{", *lines, "}"])
        if isinstance(value, (list, tuple)):
            return f"export const {name}: {listed(self.shape(list(value)))} = {value_text(value)}"
        return f"export const {name} = {value_text(value)}"


def few(words: Sequence[str]) -> str | None:
    """A union of a few words that come again and again."""
    different = sorted(set(words))
    return " | ".join(map(word, different)) if len(different) <= FEW < len(words) else None


def value_text(value: Any) -> str:
    """A value in TypeScript."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key_text(key)}: {value_text(one)}" for key, one in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(value_text(one) for one in value) + "]"
    return word(value)


def key_text(key: str) -> str:
    """A key, quoted when it must be."""
    return key if key.isidentifier() else word(key)
