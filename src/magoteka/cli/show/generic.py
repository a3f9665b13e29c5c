"""A plain look for any game: the fields of its view, one a line."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from magoteka.core.event import FaceDown, Option
from magoteka.texts import Texts

QUIET: frozenset[str] = frozenset()


def table(view: Any, names: Sequence[str], texts: Texts) -> RenderableType:
    """Every field of the view; entries of lists are numbered where they are long."""
    grid = Table(box=None, show_header=False, pad_edge=False)
    grid.add_column(style="bold")
    grid.add_column()
    grid.add_row(texts.say("show-players"), ", ".join(f"{seat} {name}" for seat, name in enumerate(names)))
    for field in dataclasses.fields(view):
        grid.add_row(field.name.replace("_", " "), told(getattr(view, field.name)))
    return grid


def remark(view: Any, option: Option, texts: Texts) -> str:
    """Nothing: only the game's own look knows more."""
    return ""


def notes(view: Any, texts: Texts) -> str:
    """Nothing beyond the table."""
    return texts.say("show-no-notes")


def told(value: Any) -> str:
    """A value of a view as text."""
    if value is None:
        return "—"
    if isinstance(value, bool):
        return "+" if value else "−"
    if isinstance(value, FaceDown):
        return "▒"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {told(part)}" for key, part in value.items())
    if isinstance(value, (tuple, list)):
        return listed(value)
    if dataclasses.is_dataclass(value):
        return " ".join(f"{name} {part}" for name, part in zip(names_in(value), parts_of(value), strict=True))
    return str(value)


def listed(values: Sequence[Any]) -> str:
    """Values in order; things of one kind name their fields once."""
    things = [value for value in values if dataclasses.is_dataclass(value) and not isinstance(value, FaceDown)]
    if not things or len({type(thing) for thing in things}) > 1:
        return "[" + ", ".join(told(value) for value in values) + "]"
    rows = ["/".join(parts_of(value)) if value in things else told(value) for value in values]
    return "/".join(names_in(things[0])) + ": " + ", ".join(rows)


def names_in(thing: Any) -> list[str]:
    """The fields of a thing."""
    return [field.name for field in dataclasses.fields(thing)]


def parts_of(thing: Any) -> list[str]:
    """The values in a thing."""
    return [told(getattr(thing, name)) for name in names_in(thing)]
