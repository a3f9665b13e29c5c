"""Stage 2 of the movement: FB-61, FB-62, FB-A39."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Step, Unheard
from magoteka.core.bits import bit, has, nth, size
from magoteka.core.boards import filled
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    CAT,
    CREW,
    GATES,
    HERMIT,
    MENHIRS_3,
    MENHIRS_4,
    MENHIRS_5,
    QUEEN,
    QUEEN_CAP,
    QUEEN_TOKENS,
    SKY_2,
    SWARM,
    TREEWYRM,
    WANDERER,
    WANDERER_CAP,
    WITCH,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.rules.asking import AskTogether, another
from magoteka.games.fabled.rules.places import usable
from magoteka.games.fabled.rules.spirits import pending_spirits, visit_spirit
from magoteka.games.fabled.rules.visits import ResolveVisits, apply_visit, back_from_place, substitute
from magoteka.games.fabled.table.force import boosts, commands, master_of, number, token_on
from magoteka.games.fabled.table.state import NONE, VISITS, Fabled
from magoteka.games.fabled.table.where import land_of, next_host, owner_of, pending_of


class VisitStage(Step):
    """FB-61, FB-62, FB-A39 The visits: in turn order, or in any order while none of them can touch another."""

    def run(self, g: Fabled) -> None:
        g.phase = VISITS
        g.movers = 0
        waiting = seats_waiting(g)
        if size(waiting) > 1 and quiet(g):
            g.then2(VisitTurn(waiting, filled(g.seats, NONE), first_in_order(g, waiting)), self)
            return
        rank: i64
        for rank in range(g.hosts):
            host = next_host(g, g.active, rank)
            if pending_of(g, host) != 0:
                g.then(self)
                if host >= g.seats:
                    visit_spirit(g)
                else:
                    g.then(ResolveVisits(host))
                return


def seats_waiting(g: Fabled) -> i64:
    """The seats with volkhvs on places, as a set."""
    mask: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if pending_of(g, seat) != 0:
            mask |= bit(seat)
    return mask


def first_in_order(g: Fabled, seats: i64) -> i64:
    """The first of the seats from the active participant on."""
    rank: i64
    for rank in range(g.hosts):
        host = next_host(g, g.active, rank)
        if has(seats, host):
            return host
    return nth(seats, 0)


def quiet(g: Fabled) -> bool:
    """FB-62 No visit that waits can move a land, a volkhv or a shared token, or pay another who waits."""
    if g.hosts > g.seats and (g.joint > 0 or pending_spirits(g) != 0):
        return False
    restless = bit(MENHIRS_3) | bit(MENHIRS_4) | bit(MENHIRS_5) | bit(GATES) | bit(HERMIT) | bit(TREEWYRM)
    seat: i64
    for seat in range(g.seats):
        if commands(g, seat, SWARM) or boosts(g, seat, QUEEN):
            return False
        if commands(g, seat, WITCH) or commands(g, seat, CAT):
            return False  # their tokens may be spent before the effect
    volkhv: i64
    for volkhv in range(g.seats * g.crew):
        if g.pending[volkhv] != NONE and (has(restless, g.pending[volkhv]) or pays_another(g, volkhv)):
            return False
    return True


def pays_another(g: Fabled, volkhv: i64) -> bool:
    """FB-A39 Whether the visit brings a book to somebody who waits: with it he may be able to apply what he visits."""
    watched = g.pending[volkhv] >= SKY_2 and g.sky_books < number(g, WANDERER_CAP)
    if watched and waits_beside(g, master_of(g, WANDERER), volkhv):
        return True
    listened = g.queen_books < QUEEN_CAP and token_on(g, QUEEN_TOKENS, land_of(g.at[volkhv]))
    return listened and waits_beside(g, master_of(g, QUEEN), volkhv)


def waits_beside(g: Fabled, seat: i64, volkhv: i64) -> bool:
    """Whether the seat has visits of its own to make beside another participant's volkhv."""
    return seat != NONE and seat != owner_of(g, volkhv) and pending_of(g, seat) != 0


class VisitTurn(AskTogether):
    """FB-62 Everyone says which volkhv visits next and whether it only stands at the threshold."""

    clause: ClassVar[str] = "FB-62"
    why: ClassVar[str] = "not-on-a-place"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.VISITS

    def again(self, waiting: i64, given: vec[i64], seat: i64) -> "VisitTurn":
        return VisitTurn(waiting, given, seat)

    def mask(self, g: Fabled) -> i64:
        mask: i64 = 0
        k: i64
        for k in range(g.crew):
            volkhv = self.seat * g.crew + k
            if g.pending[volkhv] != NONE:
                if usable(g, self.seat, g.pending[volkhv], land_of(g.at[volkhv])):
                    mask |= bit(k)
                if g.pending[volkhv] < SKY_2:
                    mask |= bit(CREW + k)
        return mask

    def chosen(self, seat: i64, index: i64) -> Step:
        return MakeVisit(seat, index % CREW, index >= CREW)


class MakeVisit(Unheard):
    """FB-67 The visit that a seat has chosen."""

    figure: i64
    substitute: bool

    def __init__(self, seat: i64, figure: i64, substitute: bool) -> None:
        self.seat = seat
        self.figure = figure
        self.substitute = substitute

    def redrawn(self, g: Fabled, rng: Rng) -> Step:
        choice = another(g, VisitTurn(bit(self.seat), filled(g.seats, NONE), self.seat), rng)
        return self if choice == NONE else MakeVisit(self.seat, choice % CREW, choice >= CREW)

    def run(self, g: Fabled) -> None:
        volkhv = self.seat * g.crew + self.figure
        place = back_from_place(g, volkhv)
        if self.substitute:
            substitute(g, self.seat, volkhv, place)
        else:
            apply_visit(g, self.seat, volkhv, place)
