"""What everybody sees of a table, drawn as in the terminal: as text, or the same as a picture."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console

from magoteka.core.game import Game
from magoteka.terminal import show_of
from magoteka.terminal.base import Sight
from magoteka.texts import Texts

MODES = ["ansi", "svg"]
WIDTH = 120

texts = cache(Texts)


def drawn(mode: str | None, game: Game, view: Any, seats: int, lang: str = "en") -> str | None:
    """A view in one of the modes; nothing where none was asked for."""
    if mode not in MODES:
        return None
    words = texts(lang)
    names = [words.say("sim-seat", seat=seat + 1) for seat in range(seats)]
    console = Console(file=StringIO(), width=WIDTH, record=True)
    console.print(show_of(Sight(game, view, names, words)).table())
    title = words.say(f"{game.name}-title")
    return console.export_svg(title=title) if mode == "svg" else console.export_text()


def checked_mode(mode: str | None) -> str | None:
    """A mode that can be drawn, or none."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"There is no render mode {mode}; there are {', '.join(MODES)}.")
    return mode
