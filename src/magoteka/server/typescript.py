"""Writes `web/src/wire.ts` from `table/wire.py`: `python -m magoteka.server.typescript web/src/wire.ts`."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from magoteka.table import wire
from magoteka.table.shapes import Called, Message, hints_of, needed_in

HEAD = """// Generated from src/magoteka/table/wire.py; do not edit.

/** A value with a tag: options, events and views are all of this kind. */
export interface Tagged {
  tag: string
  [field: string]: unknown
}
export type Value = boolean | number | string

/** The way to a part of a value, by keys and places. */
export type Path = (string | number)[]

/**
 * Set what is at the path (a place at the end of a list appends, the empty path is the whole value); without a value,
 * take the key away, or cut the list off at that place.
 */
export type Change = [Path] | [Path, unknown]
"""
PLAIN: dict[Any, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
    Any: "unknown",
}
VALUE = {"boolean", "number", "string"}


def union(parts: list[str]) -> str:
    """Alternatives; a plain JSON value has a name of its own."""
    if set(parts) >= VALUE:
        parts = ["Value", *(part for part in parts if part not in VALUE)]
    return " | ".join(parts)


def typed(kind: Any) -> str:
    """A type in TypeScript."""
    for mark in getattr(kind, "__metadata__", ()):
        if isinstance(mark, Called):
            return mark.name
    if hasattr(kind, "__metadata__"):
        return typed(get_args(kind)[0])
    if kind in PLAIN:
        return PLAIN[kind]
    if dataclasses.is_dataclass(kind):
        return str(getattr(kind, "__name__", kind))
    return compound(get_origin(kind), get_args(kind))


def compound(origin: Any, inner: tuple[Any, ...]) -> str:
    """A type made of others."""
    if origin in (Union, UnionType):
        return union([typed(part) for part in inner])
    if origin is Literal:
        return " | ".join(repr(value) for value in sorted(inner))
    if origin is list:
        item = typed(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(typed(part) for part in inner)}]"
    if origin is dict:
        return f"Record<string, {typed(inner[1])}>"
    raise TypeError(origin)


def comment(kind: type[Any]) -> str:
    """The docstring as a TypeScript comment."""
    lines = [line.strip() for line in (kind.__doc__ or "").strip().splitlines()]
    return "/** " + " ".join(line for line in lines if line) + " */"


def interface(kind: type[Any]) -> str:
    """A message as an interface; what has a default may be left out."""
    rows = [f"  type: {kind.type!r}"] if issubclass(kind, Message) else []
    needed = needed_in(kind)
    rows += [f"  {name}{'' if name in needed else '?'}: {typed(hint)}" for name, hint in hints_of(kind).items()]
    return "\n".join([comment(kind), f"export interface {kind.__name__} {{", *rows, "}"])


def page() -> str:
    """The whole file."""
    client, server = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    parts = [wire.Asking, wire.Told, wire.Moment, wire.Clock, wire.Scene]
    blocks = [HEAD.rstrip()] + [interface(kind) for kind in (*wire.HTTP, *parts, *client, *server)]
    for name, kinds in (("ClientMessage", client), ("ServerMessage", server)):
        blocks.append(f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)}")
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
