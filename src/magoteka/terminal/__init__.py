"""How a game looks in a terminal: its own room `terminal` says it; a game without one is told in its sentences."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from magoteka.core.game import Game
from magoteka.terminal.base import Show, Sight
from magoteka.terminal.generic import PlainShow


def look_of(game: Game) -> type[Show]:
    """The game's own look, or the plain one."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.terminal") is None:
        return PlainShow
    own: type[Show] = import_module(f"{package}.terminal.show").SHOW
    return own


def show_of(sight: Sight) -> Show:
    """What somebody sees, drawn as its game is drawn."""
    return look_of(sight.game)(sight)
