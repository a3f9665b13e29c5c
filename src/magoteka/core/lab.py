"""The laboratory of pairs: a table laid so that any two designs of a game come into play within one turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from magoteka.core.problems import ApartAllTurn, BadSetting

STAGE = "stage"  # the setting of a match that begins at such a table: two designs, and a state where there is one
APART = ","


class CannotMeet(Exception):
    """Why no turn has both designs in it."""


@dataclass(frozen=True)
class Lab:
    """What can be staged of a game, and how.

    `lay` makes of a new table one that stands at the question from which both designs come into play, or says by
    CannotMeet why there is none; `states` are what else may be the case, the first being nothing.
    """

    designs: Mapping[str, tuple[str, ...]]  # by kind; a name belongs to one design
    lay: Callable[[Any, str, str, str], None]
    seats: int
    states: tuple[str, ...] = ("",)

    def kind(self, design: str) -> str | None:
        """What kind of design bears a name."""
        return next((kind for kind, names in self.designs.items() if design in names), None)

    def parse(self, value: object) -> str:
        """Two designs and perhaps a state, as a setting says them; a sentence where the game has no such."""
        first, second, state = [*str(value).split(APART), "", "", ""][:3]
        known = [name for names in self.designs.values() for name in names]
        for design in (first, second):
            if design not in known:
                raise BadSetting(key=STAGE, value=design, allowed=", ".join(known))
        if state not in self.states:
            raise BadSetting(key=STAGE, value=state, allowed=", ".join(filter(None, self.states)))
        return APART.join([first, second, *filter(None, [state])])

    def stage(self, g: Any, value: str) -> None:
        """Lay the table that a setting asks for."""
        first, second, state = [*value.split(APART), ""][:3]
        try:
            self.lay(g, first, second, state)
        except CannotMeet as why:
            raise ApartAllTurn(pair=value.replace(APART, " "), why=str(why)) from why
