"""A plain look for any game: who plays, and those parts of the view that the game's own texts have a sentence for."""

from __future__ import annotations

import dataclasses
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from magoteka.core.event import FaceDown
from magoteka.terminal.base import Show


class PlainShow(Show):
    """A game without a drawing of its own.

    `<game>-look-<field>` is the sentence of a field of the view, with `value` in it; `<game>-look-<field>-of` the one
    that is said for each player, with `name` too. What the game has no sentence for is not shown.
    """

    def table(self) -> RenderableType:
        """The game and the players, then a line for each field that can be said."""
        title = self.say(f"{self.game.name}-title")
        lines = [Text(line) for field in dataclasses.fields(self.view) for line in self.told(field.name)]
        players = Text(self.say("show-players", names=", ".join(self.names)), "bold")
        return Group(self.head(title), players, *lines)

    def told(self, field: str) -> list[str]:
        """The sentences of one field."""
        value, key = getattr(self.view, field), f"{self.game.name}-look-{field.replace('_', '-')}"
        if self.texts.has(f"{key}-of") and isinstance(value, tuple) and len(value) == len(self.names):
            pairs = zip(self.names, value, strict=True)
            return [self.say(f"{key}-of", name=name, value=plain(one)) for name, one in pairs]
        return [self.say(key, value=plain(value))] if self.texts.has(key) else []


def plain(value: Any) -> str | int | float:
    """A value of a view as a sentence takes it."""
    if isinstance(value, (int, float, str)) and not isinstance(value, bool):
        return value
    if isinstance(value, bool):
        return "+" if value else "−"
    if isinstance(value, FaceDown):
        return "▒"
    if isinstance(value, (tuple, list)):
        return " ".join(str(plain(one)) for one in value) or "—"
    if dataclasses.is_dataclass(value):
        return "/".join(str(plain(getattr(value, field.name))) for field in dataclasses.fields(value))
    return "—" if value is None else str(value)
