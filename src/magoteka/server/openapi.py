"""The HTTP side described by itself (OpenAPI 3.1), from the calls and the messages of the wire."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin

from magoteka.house.call import JSON, Call
from magoteka.table import wire
from magoteka.table.schema import Between, Message, Most, hints_of, needed_in
from magoteka.table.table import Table

Schema: TypeAlias = dict[str, Any]
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
FAILED = "The store has failed."


class Describer:
    """Collects the messages that it has described."""

    def __init__(self) -> None:
        self.known: dict[str, Schema] = {}

    def of(self, kind: Any) -> Schema:
        """The schema of a type."""
        if kind is Any or kind is bytes:
            return {}
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if dataclasses.is_dataclass(kind):
            return self.message(kind)
        inner = get_args(kind)
        if hasattr(kind, "__metadata__"):
            return self.marked(inner[0], kind.__metadata__)
        if get_origin(kind) is Literal:
            return {"enum": list(inner)}
        if get_origin(kind) in (Union, UnionType):
            return {"anyOf": [self.of(one) for one in inner]}
        return self.many(get_origin(kind), inner)

    def many(self, origin: Any, inner: tuple[Any, ...]) -> Schema:
        """A list, a tuple or an object of values."""
        if origin is list:
            return {"type": "array", "items": self.of(inner[0])}
        if origin is tuple:
            return {"type": "array", "prefixItems": [self.of(one) for one in inner]}
        assert origin is dict, origin
        return {"type": "object", "additionalProperties": self.of(inner[1])}

    def marked(self, kind: Any, marks: Iterable[Any]) -> Schema:
        """A type within bounds."""
        found = self.of(kind)
        most = {"string": "maxLength", "array": "maxItems", "object": "maxProperties"}
        for mark in marks:
            if isinstance(mark, Most):
                found = {**found, most[found["type"]]: mark.length}
            if isinstance(mark, Between):
                found = {**found, "minimum": mark.low, "maximum": mark.high}
        return found

    def message(self, kind: Any) -> Schema:
        """A message by its name."""
        if kind.__name__ not in self.known:
            self.known[kind.__name__] = {}
            fields = {name: self.of(hint) for name, hint in hints_of(kind).items()}
            if issubclass(kind, Message):
                fields = {"type": {"const": kind.type}, **fields}
            described = {"type": "object", "properties": fields, "additionalProperties": False}
            self.known[kind.__name__] = {**described, "required": sorted(needed_in(kind)), "description": kind.__doc__}
        return {"$ref": f"#/components/schemas/{kind.__name__}"}


def openapi(calls: Iterable[Call], version: str) -> Schema:
    """The description of all calls."""
    describer, paths = Describer(), dict[str, Schema]()
    for call in calls:
        path = call.path if call.root else f"/api{call.path}"
        paths.setdefault(path, {})[call.method.lower()] = operation(call, describer)
    about = {"title": "Magoteka", "version": version}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": describer.known}}


def operation(call: Call, describer: Describer) -> Schema:
    """What one call takes and gives."""
    asked = [parameter(call, name, kind, describer) for name, kind in call.parameters.items()]
    problem = {"description": "A problem.", "content": json(describer.of(wire.ProblemMessage))}
    responses = {str(call.status): answer(call, describer), "4XX": problem, "503": {**problem, "description": FAILED}}
    found: Schema = {"operationId": call.name, "summary": call.about, "parameters": asked, "responses": responses}
    if call.wish is not None:
        found["requestBody"] = {"required": True, "content": json(describer.of(call.wish))}
    return found


def parameter(call: Call, name: str, kind: Any, describer: Describer) -> Schema:
    """A part of the path or of the query."""
    inside = f"{{{name}}}" in call.path
    plain = [one for one in get_args(kind) if one is not NoneType] or [str if kind is Table else kind]
    needed = inside or NoneType not in get_args(kind)
    return {"name": name, "in": "path" if inside else "query", "required": needed, "schema": describer.of(plain[0])}


def answer(call: Call, describer: Describer) -> Schema:
    """What a call gives when all is well."""
    found: Schema = {"description": call.about}
    if call.reply is NoneType:
        return found
    if call.media != JSON:
        schema = {"schema": {"type": "string"}} if call.reply is str else {}
        return {**found, "content": {call.media.split(";")[0]: schema}}
    return {**found, "content": json({} if call.reply is str else describer.of(call.reply))}


def json(schema: Schema) -> Schema:
    """A body of JSON."""
    return {JSON: {"schema": schema}}
