"""Messages as dataclasses: how they are written as JSON, and how JSON that somebody has sent is read and checked."""

from __future__ import annotations

import dataclasses
import json
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from magoteka.table.problems import BadRequest

Json: TypeAlias = Any
T = TypeVar("T")
NAMES: dict[type[Any], tuple[str, ...]] = {}
NEEDED: dict[type[Any], set[str]] = {}
HINTS: dict[type[Any], dict[str, Any]] = {}  # read once for each kind of message


@dataclasses.dataclass(frozen=True)
class Most:
    """A mark of a field: no longer than this."""

    length: int


@dataclasses.dataclass(frozen=True)
class Between:
    """A mark of a field: not outside of these."""

    low: float
    high: float


@dataclasses.dataclass(frozen=True)
class Called:
    """A mark of a field: what its type is called on the other side."""

    name: str


class ValidationError(Exception):
    """JSON that is not what was asked for; the text says where."""


class Message:
    """What goes over a socket says of what type it is."""

    type: ClassVar[str]


# --- writing ---------------------------------------------------------------------------------------------------------


def names_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a message in their order."""
    if kind not in NAMES:
        NAMES[kind] = tuple(field.name for field in dataclasses.fields(kind))
    return NAMES[kind]


def fields_of(value: Any) -> dict[str, Json]:
    """A message as an object; what it holds is not looked at."""
    return {"type": value.type, **vars(value)} if isinstance(value, Message) else vars(value)


def packed(message: Any) -> bytes:
    """A message as the bytes that are sent."""
    return ENCODER.encode(message).encode()


ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=fields_of, check_circular=False)


# --- reading ---------------------------------------------------------------------------------------------------------


def hints_of(kind: type[Any]) -> dict[str, Any]:
    """The types of a message's fields."""
    if kind not in HINTS:
        hints = get_type_hints(kind, include_extras=True)
        HINTS[kind] = {name: hints[name] for name in names_of(kind)}
    return HINTS[kind]


def needed_in(kind: type[Any]) -> set[str]:
    """The fields that may not be left out."""
    if kind not in NEEDED:
        none, rows = dataclasses.MISSING, dataclasses.fields(kind)
        NEEDED[kind] = {row.name for row in rows if row.default is none and row.default_factory is none}
    return NEEDED[kind]


def read(kind: type[T], data: Json) -> T:
    """The value of that type which the JSON holds; ValidationError says why there is none."""
    return cast(T, checked(kind, data, "$"))


def read_request(kind: type[T], data: Json) -> T:
    """What the body of a call asks for."""
    try:
        return read(kind, data)
    except ValidationError as error:
        raise BadRequest(what=str(error)[:200]) from error


@cache
def taken_apart(kind: Any) -> tuple[Any, tuple[Any, ...], tuple[Any, ...]]:
    """What a type is made from, of what, and the marks on it."""
    origin = dataclasses.dataclass if dataclasses.is_dataclass(kind) else get_origin(kind)
    return origin, get_args(kind), getattr(kind, "__metadata__", ())


def checked(kind: Any, data: Json, where: str) -> Any:
    """A value of a type; `where` is the path to it."""
    if kind is Any:
        return data
    origin, inner, marks = taken_apart(kind)
    if origin is dataclasses.dataclass:
        return built(kind, data, where)
    if origin is None:
        return plain_value(kind, data, where)
    if marks:
        return marked(inner[0], marks, data, where)
    if origin is Literal:
        return one_of(inner, data, where)
    if origin in (Union, UnionType):
        return either(inner, data, where)
    return many(origin, inner, data, where)


def plain_value(kind: Any, data: Json, where: str) -> Any:
    """A number, a text, a truth or nothing; whole numbers are numbers too, truths are not."""
    if kind is float and type(data) is int:
        return float(data)
    if type(data) is not (NoneType if kind is None else kind):
        raise ValidationError(f"expected {getattr(kind, '__name__', kind)} at {where}")
    return data


def built(kind: type[Any], data: Json, where: str) -> Any:
    """A message of its fields: none unknown, none missing."""
    if not isinstance(data, dict):
        raise ValidationError(f"expected an object at {where}")
    hints = hints_of(kind)
    extra, missing = data.keys() - hints.keys(), needed_in(kind) - data.keys()
    if extra or missing:
        what = f"unknown field {min(extra)}" if extra else f"field {min(missing)} is missing"
        raise ValidationError(f"{what[:60]} at {where}")
    return kind(**{name: checked(hints[name], value, f"{where}.{name}") for name, value in data.items()})


def marked(kind: Any, marks: tuple[Any, ...], data: Json, where: str) -> Any:
    """A value within its bounds."""
    value = checked(kind, data, where)
    for mark in marks:
        if isinstance(mark, Most) and len(value) > mark.length:
            raise ValidationError(f"more than {mark.length} at {where}")
        if isinstance(mark, Between) and not mark.low <= value <= mark.high:
            raise ValidationError(f"not from {mark.low:g} to {mark.high:g} at {where}")
    return value


def one_of(choices: tuple[Any, ...], data: Json, where: str) -> Any:
    """One of a few words."""
    if data not in choices or isinstance(data, bool):
        raise ValidationError(f"expected one of {', '.join(map(str, choices))} at {where}")
    return data


def either(kinds: tuple[Any, ...], data: Json, where: str) -> Any:
    """The first type that fits; the last one says what is wrong."""
    ordered = sorted(kinds, key=lambda kind: kind is not NoneType)
    for kind in ordered[:-1]:
        try:
            return checked(kind, data, where)
        except ValidationError:
            continue
    return checked(ordered[-1], data, where)


def many(origin: Any, inner: tuple[Any, ...], data: Json, where: str) -> Any:
    """A list or an object of values of one type."""
    if not isinstance(data, origin):
        raise ValidationError(f"expected {'a list' if origin is list else 'an object'} at {where}")
    if origin is list:
        return [checked(inner[0], item, f"{where}[{place}]") for place, item in enumerate(data)]
    return {key: checked(inner[1], item, f"{where}.{key[:40]}") for key, item in data.items()}
