"""How each game looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from magoteka.cli.show import abraca, generic
from magoteka.core.event import Option
from magoteka.texts import Texts


class Show(Protocol):
    """What a game's terminal table offers."""

    QUIET: frozenset[str]  # events that the table itself shows well enough

    def table(self, view: Any, names: Sequence[str], texts: Texts) -> RenderableType:
        """The table from one chair."""

    def remark(self, view: Any, option: Option, texts: Texts) -> str:
        """A word of help beside an option."""

    def notes(self, view: Any, texts: Texts) -> str:
        """What the player has worked out so far, shown on demand."""


SHOWS: dict[str, Show] = {"abraca": abraca}


def show_of(game: str) -> Show:
    """The game's own look, or the plain one."""
    return SHOWS.get(game, generic)
