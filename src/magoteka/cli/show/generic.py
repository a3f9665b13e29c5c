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
    if dataclasses.is_dataclass(value):
        fields = [(field.name, getattr(value, field.name)) for field in dataclasses.fields(value)]
        if len(fields) == 1:
            return told(fields[0][1])
        return "(" + ", ".join(f"{name} {told(part)}" for name, part in fields) + ")"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {told(part)}" for key, part in value.items())
    if isinstance(value, (tuple, list)):
        return "[" + ", ".join(told(part) for part in value) + "]"
    return str(value)
