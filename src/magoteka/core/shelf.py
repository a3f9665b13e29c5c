"""Games by their names; one of ours is loaded when somebody asks for it.

A package brings its own by an entry point of the group `magoteka.games`: `mygame = "magoteka_mygame.game:GAME"`.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import suppress
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from magoteka.core.game import Game

GROUP = "magoteka.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


@cache
def folders_of_packages() -> dict[str, Path]:
    """Where the games of packages lie, by their names; nothing of them is loaded to find out."""
    found: dict[str, Path] = {}
    for entry in entry_points(group=GROUP):
        with suppress(ImportError):
            place = find_spec(entry.module)
            if place is not None and place.origin is not None:
                found[entry.name] = Path(place.origin).parent
    return found


class Shelf(MutableMapping[str, Game]):
    """The games of the house first; no package can put another in the place of one of ours."""

    def __init__(self, house: Mapping[str, str]) -> None:
        self.house = {name: EntryPoint(name, place, GROUP) for name, place in house.items()}
        self.loaded: dict[str, Game] = {}
        self.faults: dict[str, str] = {}  # of packages that cannot be loaded

    @cached_property
    def brought(self) -> dict[str, Game]:
        """The games of packages; one that cannot be loaded is left out, and so is a name that cannot be one."""
        found: dict[str, Game] = {}
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
            try:
                found[entry.name] = self.fetched(entry)
            except Exception as error:
                self.faults[entry.name] = f"{type(error).__name__}: {error}"
                warnings.warn(f"The game {entry.name} cannot be loaded: {self.faults[entry.name]}", stacklevel=2)
        return found

    def fetched(self, entry: EntryPoint) -> Game:
        """The game that a package means."""
        if NAME.fullmatch(entry.name) is None or entry.name in self.house:
            raise ValueError("a package's game needs a name of its own, of small letters")
        game = entry.load()
        if not isinstance(game, Game) or game.name != entry.name:
            raise TypeError(f"{entry.value} is no game by this name")
        return game

    def ruleset_of(self, name: str) -> int:
        """The number of a game's rules; one of ours tells it without being loaded."""
        if name not in self.house:
            return self[name].ruleset
        ruleset: int = import_module(self.house[name].module.rpartition(".")[0]).RULESET
        return ruleset

    def __getitem__(self, name: str) -> Game:
        if name not in self.loaded:
            self.loaded[name] = self.house[name].load() if name in self.house else self.brought[name]
        return self.loaded[name]

    def __setitem__(self, name: str, game: Game) -> None:
        self.loaded[name] = game

    def __delitem__(self, name: str) -> None:
        del self.loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*self.house, *self.brought, *self.loaded)))

    def __len__(self) -> int:
        return len({*self.house, *self.brought, *self.loaded})

    def __contains__(self, name: object) -> bool:
        return name in self.house or name in self.loaded or name in self.brought
