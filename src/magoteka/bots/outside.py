"""Bots that others have written: classes in packages of their own, named by entry points of the group `magoteka.bots`.

Their names are known without a line of theirs being run; a class is loaded where its bot thinks.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from magoteka.bots.chair import Bot
from magoteka.bots.problems import BrokenBot

GROUP = "magoteka.bots"
NAME = re.compile(r"(?=.{1,40}$)(?:(?P<game>\w+)\.)?[\w-]+")  # `mirka` plays every game, `siggil.mirka` one


@cache
def entries() -> dict[str, EntryPoint]:
    """What the packages of this installation offer, by name; a name that cannot be said at a table is left out."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry for entry in found if NAME.fullmatch(entry.name)}


def names_for(game: str) -> tuple[str, ...]:
    """Those who play a game: all but those whose name says another."""
    played = {name: NAME.fullmatch(name) for name in entries()}
    return tuple(name for name, parts in played.items() if parts is not None and parts["game"] in (None, game))


def version_of(name: str) -> str:
    """The version of the package that a bot comes from."""
    dist = entries()[name].dist
    return "" if dist is None else dist.version


@cache
def loaded(name: str) -> Bot:
    """A bot of another package: an object of its class, one in a process for all chairs it is asked in."""
    try:
        made = entries()[name].load()()
        return Bot(made.choose, bool(getattr(made, "remembers", False)), bool(getattr(made, "imagines", False)))
    except Exception as error:
        raise BrokenBot(level=name, what=f"{type(error).__name__}: {error}") from error
