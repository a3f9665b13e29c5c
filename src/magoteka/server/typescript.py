"""Writes `web/src/wire.ts` from `wire.py`: `python -m magoteka.server.typescript web/src/wire.ts`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect as ins
from msgspec import Struct

from magoteka.server import wire

HEAD = """// Generated from src/magoteka/server/wire.py; do not edit.

/** A value with a tag: options, events and views are all of this kind. */
export interface Tagged {
  tag: string
  [field: string]: unknown
}
export type Value = boolean | number | string
"""
PLAIN: dict[type[Any], str] = {
    ins.BoolType: "boolean",
    ins.IntType: "number",
    ins.FloatType: "number",
    ins.StrType: "string",
    ins.NoneType: "null",
    ins.AnyType: "unknown",
}
VALUE = {"boolean", "number", "string"}


def union(parts: list[str]) -> str:
    """Alternatives; a plain JSON value has a name of its own."""
    if set(parts) >= VALUE:
        parts = ["Value", *(part for part in parts if part not in VALUE)]
    return " | ".join(parts)


def typed(kind: Any) -> str:
    """A type in TypeScript."""
    if isinstance(kind, ins.Metadata):
        titled = (kind.extra_json_schema or {}).get("title")
        return str(titled) if titled else typed(kind.type)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, ins.StructType):
        return kind.cls.__name__
    return compound(kind)


def compound(kind: Any) -> str:
    """A type made of others."""
    if isinstance(kind, ins.UnionType):
        return union([typed(part) for part in kind.types])
    if isinstance(kind, ins.LiteralType):
        return " | ".join(repr(value) for value in sorted(map(str, kind.values)))
    if isinstance(kind, ins.ListType):
        inner = typed(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, ins.TupleType):
        return f"[{', '.join(typed(part) for part in kind.item_types)}]"
    if isinstance(kind, ins.DictType):
        return f"Record<string, {typed(kind.value_type)}>"
    raise TypeError(kind)


def comment(kind: type[Struct]) -> str:
    """The docstring as a TypeScript comment."""
    lines = [line.strip() for line in (kind.__doc__ or "").strip().splitlines()]
    return "/** " + " ".join(line for line in lines if line) + " */"


def interface(kind: type[Struct]) -> str:
    """A message as an interface; what has a default may be left out."""
    info = ins.type_info(kind)
    assert isinstance(info, ins.StructType)
    rows = [f"  {info.tag_field}: {info.tag!r}"] if info.tag_field else []
    for field in info.fields:
        mark = "" if field.required else "?"
        rows.append(f"  {field.encode_name}{mark}: {typed(field.type)}")
    return "\n".join([comment(kind), f"export interface {kind.__name__} {{", *rows, "}"])


def page() -> str:
    """The whole file."""
    client, server = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    parts = [wire.Asking, wire.Moment, wire.Clock]
    blocks = [HEAD.rstrip()] + [interface(kind) for kind in (*wire.HTTP, *parts, *client, *server)]
    for name, kinds in (("ClientMessage", client), ("ServerMessage", server)):
        blocks.append(f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)}")
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
