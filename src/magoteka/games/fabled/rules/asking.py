"""What steps and questions of this game have in common, and how a participant is named in what is told."""

from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Poll, Question, Step
from magoteka.core.chance import Rng
from magoteka.core.event import Option, Refusal
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import next_host, seat_at


def who(g: Fabled, host: i64) -> int | None:
    """A seat as it is told, None for the spirits."""
    if host >= g.seats:
        return None
    return int(host)


class SeatStep(Step):
    """A step of one player."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat


class InTurnOrder(Step):
    """FB-11 Something for every player in turn order, each when the one before is finished."""

    rank: i64

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def run(self, g: Fabled) -> None:
        if self.rank == g.seats:
            self.afterwards(g)
            return
        g.then(self.next())
        self.each(g, seat_at(g, self.rank))

    def next(self) -> "InTurnOrder":
        """The same for the players who are left."""
        raise NotImplementedError(type(self).__name__)

    def each(self, g: Fabled, seat: i64) -> None:
        """What it is for one player."""
        raise NotImplementedError(type(self).__name__)

    def afterwards(self, g: Fabled) -> None:
        """What follows when all have had it."""


class Ask(Question):
    """A question with the reason for which an entry that is not open is refused."""

    why: ClassVar[str] = "not-now"

    def refusal(self, g: Any, index: i64) -> Refusal:
        return Refusal(self.clause, self.why)


class AskTogether(Poll):
    """A question to several seats at once; what they have chosen is done in the order of turns."""

    why: ClassVar[str] = "not-now"

    def refusal(self, g: Any, index: i64) -> Refusal:
        return Refusal(self.clause, self.why)

    def closed(self, g: Fabled, given: vec[i64]) -> None:
        rank = g.hosts - 1
        while rank >= 0:
            host = next_host(g, g.active, rank)
            if host < g.seats and given[host] != NONE:
                g.then(self.chosen(host, given[host]))
            rank -= 1

    def chosen(self, seat: i64, index: i64) -> Step:
        """What a seat has chosen."""
        raise NotImplementedError(type(self).__name__)


def another(g: Fabled, poll: AskTogether, rng: Rng) -> i64:
    """Something that the seat of a poll may have answered to it, as the table stands now; NONE if there is nothing."""
    return poll.sample(g, rng) if poll.mask(g) != 0 else NONE


class AskVolkhv(Ask):
    """A question about one of one's own volkhvs."""

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.PICKS

    def mask(self, g: Fabled) -> i64:
        return self.volkhvs(g) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        self.picked(g, self.seat * g.crew + index - 1)

    def volkhvs(self, g: Fabled) -> i64:
        """Those that can be chosen, as a set of 0 … 6."""
        raise NotImplementedError(type(self).__name__)

    def picked(self, g: Fabled, volkhv: i64) -> None:
        """What follows for the volkhv."""
        raise NotImplementedError(type(self).__name__)


class AskLand(Ask):
    """A question about a land."""

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        return self.lands_open(g) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        self.picked(g, index - 1)

    def lands_open(self, g: Fabled) -> i64:
        """Those that can be chosen, as a set."""
        raise NotImplementedError(type(self).__name__)

    def picked(self, g: Fabled, land: i64) -> None:
        """What follows for the land."""
        raise NotImplementedError(type(self).__name__)


class AskAlly(Ask):
    """A question about an ally on offer."""

    why: ClassVar[str] = "not-on-offer"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.CHOSEN_ALLIES


class OfVolkhv(Ask):
    """A question about what a volkhv does."""

    volkhv: i64

    def __init__(self, seat: i64, volkhv: i64) -> None:
        self.seat = seat
        self.volkhv = volkhv


class OfLand(Ask):
    """A question about a land that is already chosen."""

    land: i64

    def __init__(self, seat: i64, land: i64) -> None:
        self.seat = seat
        self.land = land


class OfPlace(Ask):
    """A question about the effect of a place that was visited from a land."""

    place: i64
    land: i64

    def __init__(self, seat: i64, place: i64, land: i64) -> None:
        self.seat = seat
        self.place = place
        self.land = land
