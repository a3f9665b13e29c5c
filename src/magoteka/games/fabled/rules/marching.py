"""Stage 1 of the movement: FB-56 to FB-59, FB-A29 to FB-A37."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Step, Unheard
from magoteka.core.bits import bit, has, size
from magoteka.core.boards import filled
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    ANCESTRAL,
    FURY,
    GUIDE,
    KING,
    MILESTONE_1,
    MILESTONE_2,
    SOULWARDEN,
    STEPPE,
    TORCH,
    WINDHERD,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.rules.asking import AskTogether, another
from magoteka.games.fabled.rules.books import held, pay
from magoteka.games.fabled.rules.spirits import march_spirits
from magoteka.games.fabled.rules.walking import end_walk, go, walk
from magoteka.games.fabled.table.force import commands, linked, reached
from magoteka.games.fabled.table.state import HOME, NONE, Fabled
from magoteka.games.fabled.table.where import land_of, next_host, place_in_row

STAY: Final = 0  # the menu of a march
HALT: Final = 1
ONWARD: Final = 2
ONWARD_PAID: Final = 3
WALK: Final = 4
GO: Final = 11
FINISHED: Final = 0  # what a participant does in a march
GOING: Final = 1
WAITING: Final = 2


class March(Step):
    """FB-56, FB-A29 All move at the same time; whoever has to decide is asked, in any order unless a forest is laid."""

    def run(self, g: Fabled) -> None:
        orderly = torch_may_lay(g)
        waiting: i64 = 0
        next_seat: i64 = NONE
        rank: i64
        for rank in range(g.hosts):
            host = next_host(g, g.active, rank)
            state = march_state(g, host)
            if state == GOING:
                g.then(self)
                go_on(g, host)
                return
            if state == WAITING:
                waiting |= bit(host)
                if next_seat == NONE:
                    next_seat = host
                if orderly:
                    break
        if waiting != 0:
            g.then2(MarchChoice(waiting, filled(g.seats, NONE), next_seat), self)


def torch_may_lay(g: Fabled) -> bool:
    """FB-A32 Whether a forest could come into the row during the march: then the order matters."""
    if g.torch == 0:
        return False
    seat: i64
    for seat in range(g.seats):
        if commands(g, seat, TORCH):
            return own_movers(g, seat) != 0
    return False


def own_movers(g: Fabled, host: i64) -> i64:
    """The participant's volkhvs that have not finished their walk, as a set of 0 … 6."""
    return (g.movers >> (host * g.crew)) & (bit(g.crew) - 1)


def march_state(g: Fabled, host: i64) -> i64:
    """Whether a participant has finished, goes on without a choice, or has to choose."""
    left = own_movers(g, host)
    if left == 0:
        return FINISHED
    if host >= g.seats:
        return GOING
    volkhv = g.walker[host]
    if volkhv == NONE:
        if size(left) > 1 and order_matters(g, host):
            return WAITING
        return GOING
    if g.halted[host] == 1:
        return WAITING
    if off_path(g, volkhv) or g.must[volkhv] > 0:
        return GOING
    if free_steps(g, host, volkhv) > 0 or paid_step(g, host, volkhv):
        return WAITING
    return GOING


def order_matters(g: Fabled, seat: i64) -> bool:
    """FB-A29 The order of one's own volkhvs matters only to allies that pay, cost or lay something on the way."""
    if commands(g, seat, KING) or commands(g, seat, SOULWARDEN):
        return True
    if commands(g, seat, GUIDE) and way_pays(g) and not g.former_rules:
        return True
    return commands(g, seat, WINDHERD) or commands(g, seat, TORCH)


def way_pays(g: Fabled) -> bool:
    """FB-S2, FB-S5.3 Whether one volkhv's way may bring the book that another's costs."""
    if g.variants.scenario == ANCESTRAL:
        return reached(g, MILESTONE_1)
    return g.variants.scenario == FURY and reached(g, MILESTONE_2)


def off_path(g: Fabled, volkhv: i64) -> bool:
    """At home or on a place."""
    return g.at[volkhv] == HOME or g.pending[volkhv] != NONE


def free_steps(g: Fabled, host: i64, volkhv: i64) -> i64:
    """FB-A37 Optional steps that cost nothing."""
    return g.may[volkhv] + g.bonus[host]


def paid_step(g: Fabled, host: i64, volkhv: i64) -> bool:
    """The Windherd's step in a forest, if it can be paid."""
    return g.fee[volkhv] > 0 and held(g, host, STEPPE) > 0


def go_on(g: Fabled, host: i64) -> None:
    """The next thing in a participant's march that needs no choice."""
    if host >= g.seats:
        march_spirits(g)
        return
    volkhv = g.walker[host]
    if volkhv == NONE:
        g.walker[host] = leftmost(g, host)
    elif off_path(g, volkhv) or g.must[volkhv] == 0:
        end_walk(g, volkhv)
    else:
        g.must[volkhv] -= 1
        walk(g, volkhv)


def leftmost(g: Fabled, host: i64) -> i64:
    """The participant's mover that stands furthest to the left."""
    best: i64 = NONE
    volkhv: i64
    for volkhv in range(host * g.crew, host * g.crew + g.crew):
        if has(g.movers, volkhv) and (best == NONE or left_of_other(g, volkhv, best)):
            best = volkhv
    return best


def left_of_other(g: Fabled, one: i64, other: i64) -> bool:
    """Whether one volkhv's land lies left of the other's."""
    return place_in_row(g, land_of(g.at[one])) < place_in_row(g, land_of(g.at[other]))


class MarchChoice(AskTogether):
    """FB-58, FB-65, FB-A37 Go to the place or stay, step on or halt, and who walks next; each seat in its own time."""

    clause: ClassVar[str] = "FB-57"
    opens: ClassVar[bool] = True
    why: ClassVar[str] = "no-such-step"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.MARCHES

    def again(self, waiting: i64, given: vec[i64], seat: i64) -> "MarchChoice":
        return MarchChoice(waiting, given, seat)

    def mask(self, g: Fabled) -> i64:
        volkhv = g.walker[self.seat]
        if volkhv == NONE:
            return own_movers(g, self.seat) << WALK
        if g.halted[self.seat] == 1:
            return linked(g, self.seat, g.at[volkhv]) << GO | 1
        mask = bit(HALT)
        if free_steps(g, self.seat, volkhv) > 0:
            mask |= bit(ONWARD)
        if paid_step(g, self.seat, volkhv):
            mask |= bit(ONWARD_PAID)
        return mask

    def chosen(self, seat: i64, index: i64) -> Step:
        return MarchOn(seat, index)


class MarchOn(Unheard):
    """FB-A29 What a seat has chosen is done, in the order of turns."""

    choice: i64

    def __init__(self, seat: i64, choice: i64) -> None:
        self.seat = seat
        self.choice = choice

    def redrawn(self, g: Fabled, rng: Rng) -> Step:
        choice = another(g, MarchChoice(bit(self.seat), filled(g.seats, NONE), self.seat), rng)
        return self if choice == NONE else MarchOn(self.seat, choice)

    def run(self, g: Fabled) -> None:
        volkhv = g.walker[self.seat]
        if self.choice == STAY:
            g.halted[self.seat] = 0
        elif self.choice == HALT:
            end_walk(g, volkhv)
        elif self.choice == ONWARD:
            self.step_on(g, volkhv)
        elif self.choice == ONWARD_PAID:
            g.fee[volkhv] -= 1
            pay(g, self.seat, STEPPE, 1)
            walk(g, volkhv)
        elif self.choice < GO:
            g.walker[self.seat] = self.seat * g.crew + self.choice - WALK
        else:
            g.halted[self.seat] = 0
            go(g, volkhv, self.choice - GO)

    def step_on(self, g: Fabled, volkhv: i64) -> None:
        """A free step: the volkhv's own first, then the one that any of one's movers may take."""
        if g.may[volkhv] > 0:
            g.may[volkhv] -= 1
        else:
            g.bonus[self.seat] -= 1
        walk(g, volkhv)
