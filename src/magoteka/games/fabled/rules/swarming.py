"""The Swarm's boost: FB-A91."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.fabled.box.components import PLACE_COUNT, PLACE_NAME
from magoteka.games.fabled.rules.asking import AskVolkhv
from magoteka.games.fabled.rules.walking import GoToPlace, go
from magoteka.games.fabled.table.force import linked
from magoteka.games.fabled.table.state import Fabled
from magoteka.games.fabled.table.where import land_of, walkers_on


def swarm_places(g: Fabled, seat: i64, volkhv: i64, name: i64) -> i64:
    """The places linked with the volkhv's whirlpool whose name differs from the one just visited, as a set."""
    places = linked(g, seat, g.at[volkhv])
    place: i64
    for place in range(PLACE_COUNT):
        if has(places, place) and PLACE_NAME[place] == name:
            places &= ~bit(place)
    return places


def swarm_goers(g: Fabled, seat: i64, name: i64, here: i64) -> i64:
    """The own volkhvs on whirlpools of other lands that the Swarm can call, as a set of 0 … 6."""
    mask = walkers_on(g, seat, ~bit(land_of(here)))
    k: i64
    for k in range(g.crew):
        if has(mask, k) and swarm_places(g, seat, seat * g.crew + k, name) == 0:
            mask &= ~bit(k)
    return mask


class SwarmCalls(AskVolkhv):
    """FB-A91 The Swarm's boost: another volkhv on a whirlpool elsewhere goes to its place."""

    clause: ClassVar[str] = "FB-A91"
    why: ClassVar[str] = "swarm-calls-elsewhere"
    name: i64
    here: i64

    def __init__(self, seat: i64, name: i64, here: i64) -> None:
        self.seat = seat
        self.name = name
        self.here = here

    def volkhvs(self, g: Fabled) -> i64:
        return swarm_goers(g, self.seat, self.name, self.here)

    def picked(self, g: Fabled, volkhv: i64) -> None:
        g.then(SwarmSends(self.seat, volkhv, self.name))


class SwarmSends(GoToPlace):
    """FB-A91 The Swarm's boost: to which of the linked places; FB-A47 does not count it."""

    clause: ClassVar[str] = "FB-A91"
    why: ClassVar[str] = "swarm-calls-elsewhere"
    name: i64

    def __init__(self, seat: i64, volkhv: i64, name: i64) -> None:
        super().__init__(seat, volkhv)
        self.name = name

    def mask(self, g: Fabled) -> i64:
        return swarm_places(g, self.seat, self.volkhv, self.name) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        before = g.departures
        go(g, self.volkhv, index - 1)
        g.departures = before[: len(g.departures) - 1]
