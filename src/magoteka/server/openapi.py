"""The HTTP side described by itself (OpenAPI 3.1), from the handlers and the messages of the wire."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from magoteka.table import wire
from magoteka.table.shapes import Between, Message, Most, hints_of, needed_in

Schema: TypeAlias = dict[str, Any]
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
OURS = ("request", "data", "return")


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


def openapi(handlers: Iterable[HTTPRouteHandler], bodies: Mapping[str, type[Any]], version: str) -> Schema:
    """The description of all handlers; `bodies` names what each of them reads."""
    describer, paths = Describer(), dict[str, Schema]()
    for handler in handlers:
        for path in handler.paths:
            place = paths.setdefault(re.sub(r":\w+\}", "}", path), {})
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                place[method.lower()] = operation(handler, path, bodies, describer)
    about = {"title": "Magoteka", "version": version}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": describer.known}}


def operation(handler: HTTPRouteHandler, path: str, bodies: Mapping[str, type[Any]], describer: Describer) -> Schema:
    """What one handler takes and gives."""
    name = handler.fn.__name__
    hints = get_type_hints(handler.fn)
    asked = [parameter(one, hint, path, describer) for one, hint in hints.items() if one not in OURS]
    answered = answer(handler, hints["return"], describer)
    problem = {"description": "A problem.", "content": json(describer.of(wire.ProblemMessage))}
    responses = {str(handler.status_code): answered, "4XX": problem, "503": {"description": "The store has failed."}}
    found: Schema = {"operationId": name, "summary": handler.fn.__doc__, "parameters": asked, "responses": responses}
    if name in bodies:
        found["requestBody"] = {"required": True, "content": json(describer.of(bodies[name]))}
    return found


def parameter(name: str, kind: Any, path: str, describer: Describer) -> Schema:
    """A part of the path or of the query."""
    inside = f"{{{name}:" in path
    needed = inside or NoneType not in get_args(kind)
    plain = [one for one in get_args(kind) if one is not NoneType] or [kind]
    return {"name": name, "in": "path" if inside else "query", "required": needed, "schema": describer.of(plain[0])}


def answer(handler: HTTPRouteHandler, kind: Any, describer: Describer) -> Schema:
    """What a handler gives when all is well."""
    found: Schema = {"description": handler.fn.__doc__}
    kind = get_args(kind)[0] if get_origin(kind) is Response else kind
    if kind is NoneType:
        return found
    if kind is str:
        return {**found, "content": {str(handler.media_type).split(";")[0]: {"schema": {"type": "string"}}}}
    if str(handler.media_type).startswith("image/"):
        return {**found, "content": {str(handler.media_type): {}}}
    return {**found, "content": json(describer.of(kind))}


def json(schema: Schema) -> Schema:
    """A body of JSON."""
    return {"application/json": {"schema": schema}}
