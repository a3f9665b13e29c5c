"""The movement phase: FB-55 to FB-62, FB-116 to FB-118."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Poll, Step
from magoteka.core.bits import bit, has, nth, size
from magoteka.core.event import Option, Refusal
from magoteka.games.fabled import answers
from magoteka.games.fabled.components import (
    CAT,
    COLOSSUS,
    CREW,
    DRY_WIND,
    FOG,
    FOREST,
    GATES,
    HERALD,
    HERMIT,
    KING,
    LOWER,
    MENHIRS_3,
    MENHIRS_4,
    MENHIRS_5,
    MOUNTAIN,
    QUEEN,
    RACING_WIND,
    SKY_2,
    SORCERER,
    SOULWARDEN,
    STEPPE,
    STONE_SLUMBER,
    SWARM,
    TERRAINS,
    TORCH,
    TREEWYRM,
    UPPER,
    VEIL_OF_DUST,
    WEREWOLF,
    WINDHERD,
    WITCH,
)
from magoteka.games.fabled.events import Announced
from magoteka.games.fabled.rules.asking import Ask, who
from magoteka.games.fabled.rules.books import held, pay
from magoteka.games.fabled.rules.places import usable
from magoteka.games.fabled.rules.spirits import march_spirits, pending_spirits, visit_spirit
from magoteka.games.fabled.rules.visits import ResolveVisits, apply_visit, substitute
from magoteka.games.fabled.rules.walking import come_home, go, lose_steps, walk
from magoteka.games.fabled.state import HOME, MARCH, NONE, VISITS, Fabled, filled
from magoteka.games.fabled.table import (
    boosts,
    commands,
    event_half,
    land_of,
    linked,
    next_host,
    owner_of,
    pending_of,
    place_in_row,
    terrain_of,
    terrain_set,
    trick_in_force,
    walkers_on,
)

STAY: Final = 0  # the menu of a march
HALT: Final = 1
ONWARD: Final = 2
ONWARD_PAID: Final = 3
WALK: Final = 4
GO: Final = 11

FINISHED: Final = 0  # what a participant does in a march
GOING: Final = 1
WAITING: Final = 2


# ---------------------------------------------------------------- announcement


class AnnounceTerrain(Ask):
    """FB-55, FB-116 Announce a terrain; the Herald's second phase is another one and may be left out."""

    clause: ClassVar[str] = "FB-55"
    why: ClassVar[str] = "another-terrain"
    second: bool

    def __init__(self, seat: i64, second: bool) -> None:
        self.seat = seat
        self.second = second

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.ANNOUNCEMENTS

    def mask(self, g: Fabled) -> i64:
        if self.second:
            return 0b1111 & ~bit(1 + g.former)
        return 0b1110

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            announce(g, self.seat, index - 1, self.second)


def announce(g: Fabled, host: i64, terrain: i64, second: bool) -> None:
    """FB-56 The volkhvs that move are fixed now; then all walk, visit, and the phase ends."""
    if g.told:
        g.emit(Announced(who(g, host), TERRAINS[terrain]))
    g.terrain = terrain
    g.phase = MARCH
    g.hunting = 0
    allow_steps(g, host, terrain, second)
    g.then3(March(), VisitStage(), EndMovement(host, second))
    if host < g.seats and terrain == FOREST and commands(g, host, WEREWOLF):
        g.then(WerewolfLeads(host))


def own_steps(g: Fabled, host: i64, terrain: i64, second: bool) -> i64:
    """FB-56, FB-116 Obligatory steps of the active participant."""
    count: i64 = 2
    if second:
        count = 1
    elif host >= g.seats and g.trick == RACING_WIND and g.foiled == 0:
        count = 3
    elif host < g.seats and slowed(g, terrain):
        count = 1
    if terrain == STEPPE and event_half(g, DRY_WIND, UPPER):
        count += 1
    return count


def slowed(g: Fabled, terrain: i64) -> bool:
    """The tricks Veil of Dust and Stone Slumber."""
    if terrain == STEPPE:
        return trick_in_force(g, VEIL_OF_DUST, 0)
    return terrain == MOUNTAIN and trick_in_force(g, STONE_SLUMBER, 0)


def other_steps(g: Fabled, own: i64, terrain: i64) -> i64:
    """FB-56 Obligatory steps of everybody else."""
    if event_half(g, FOG, LOWER):
        return 0
    if terrain == STEPPE and event_half(g, DRY_WIND, UPPER):
        return 2
    if terrain == STEPPE and event_half(g, DRY_WIND, LOWER):
        return own
    return 1


def allow_steps(g: Fabled, host: i64, terrain: i64, second: bool) -> None:
    """FB-A30 A snapshot of the volkhvs in the announced terrain, with their steps."""
    own = own_steps(g, host, terrain, second)
    others = other_steps(g, own, terrain)
    g.movers = 0
    participant: i64
    for participant in range(g.hosts):
        g.bonus[participant] = 0
        g.walker[participant] = NONE
        g.halted[participant] = 0
        if participant == host:
            allow(g, participant, own, extra_step(g, participant, terrain))
        elif others > 0:
            allow(g, participant, others, 0)
            g.bonus[participant] = extra_step(g, participant, terrain)


def extra_step(g: Fabled, host: i64, terrain: i64) -> i64:
    """FB-118 Sorcerer and Colossus: a free step, for each own mover on one's turn, for one of them on another's."""
    if terrain == STEPPE and commands(g, host, SORCERER):
        return 1
    if terrain == MOUNTAIN and commands(g, host, COLOSSUS):
        return 1
    return 0


def allow(g: Fabled, host: i64, must: i64, may: i64) -> None:
    """The participant's volkhvs in the announced terrain move."""
    volkhv: i64
    for volkhv in range(host * g.crew, host * g.crew + g.crew):
        lose_steps(g, volkhv)
        if g.at[volkhv] != HOME and terrain_of(land_of(g.at[volkhv])) == g.terrain:
            g.movers |= bit(volkhv)
            g.must[volkhv] = must
            g.may[volkhv] = may


class WerewolfLeads(Ask):
    """The Werewolf's owner chooses before anyone moves: trail or hunt."""

    clause: ClassVar[str] = "FB-118"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.HUNTS

    def mask(self, g: Fabled) -> i64:
        return 3

    def answered(self, g: Fabled, index: i64) -> None:
        g.hunting = index
        volkhv: i64
        for volkhv in range(self.seat * g.crew, self.seat * g.crew + g.crew):
            if has(g.movers, volkhv):
                g.may[volkhv] += 1 + index


# ---------------------------------------------------------------- stage 1


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
    return commands(g, seat, WINDHERD) or commands(g, seat, TORCH)


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
        rest(g, volkhv)
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


def rest(g: Fabled, volkhv: i64) -> None:
    """The volkhv's walk is over."""
    g.movers &= ~bit(volkhv)
    g.walker[owner_of(g, volkhv)] = NONE
    g.halted[owner_of(g, volkhv)] = 0
    lose_steps(g, volkhv)


class MarchChoice(Poll):
    """FB-58, FB-65, FB-A37 Go to the place or stay, step on or halt, and who walks next; each seat in its own time."""

    clause: ClassVar[str] = "FB-57"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.MARCHES

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

    def refusal(self, g: Fabled, index: i64) -> Refusal:
        return Refusal(self.clause, "no-such-step")

    def closed(self, g: Fabled, given: vec[i64]) -> None:
        rank = g.hosts - 1
        while rank >= 0:
            host = next_host(g, g.active, rank)
            if host < g.seats and given[host] != NONE:
                g.then(MarchOn(host, given[host]))
            rank -= 1


class MarchOn(Step):
    """FB-A29 What a seat has chosen is done, in the order of turns."""

    seat: i64
    choice: i64

    def __init__(self, seat: i64, choice: i64) -> None:
        self.seat = seat
        self.choice = choice

    def run(self, g: Fabled) -> None:
        volkhv = g.walker[self.seat]
        if self.choice == STAY:
            g.halted[self.seat] = 0
        elif self.choice == HALT:
            rest(g, volkhv)
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


# ---------------------------------------------------------------- stage 2


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
    """FB-62 No visit that waits can move a land, a volkhv or a shared token, so their order does not matter."""
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
        if g.pending[volkhv] != NONE and has(restless, g.pending[volkhv]):
            return False
    return True


class VisitTurn(Poll):
    """FB-62 Everyone says which volkhv visits next and whether it only stands at the threshold."""

    clause: ClassVar[str] = "FB-62"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.VISITS

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

    def refusal(self, g: Fabled, index: i64) -> Refusal:
        return Refusal(self.clause, "not-on-a-place")

    def closed(self, g: Fabled, given: vec[i64]) -> None:
        rank = g.hosts - 1
        while rank >= 0:
            host = next_host(g, g.active, rank)
            if host < g.seats and given[host] != NONE:
                g.then(MakeVisit(host, given[host] % CREW, given[host] >= CREW))
            rank -= 1


class MakeVisit(Step):
    """FB-67 The visit that a seat has chosen."""

    seat: i64
    figure: i64
    substitute: bool

    def __init__(self, seat: i64, figure: i64, substitute: bool) -> None:
        self.seat = seat
        self.figure = figure
        self.substitute = substitute

    def run(self, g: Fabled) -> None:
        volkhv = self.seat * g.crew + self.figure
        place = g.pending[volkhv]
        g.pending[volkhv] = NONE
        if self.substitute:
            substitute(g, self.seat, volkhv, place)
        else:
            apply_visit(g, self.seat, volkhv, place)


# ---------------------------------------------------------------- the end of the phase


class EndMovement(Step):
    """FB-116 After the phase: the price of the hunt, then perhaps the Herald's second phase."""

    host: i64
    second: bool

    def __init__(self, host: i64, second: bool) -> None:
        self.host = host
        self.second = second

    def run(self, g: Fabled) -> None:
        g.former = g.terrain
        g.terrain = NONE
        if self.host >= g.seats:
            return
        if not self.second and commands(g, self.host, HERALD):
            g.then(AnnounceTerrain(self.host, True))
        if g.hunting == 1 and walkers_on(g, self.host, terrain_set(FOREST)) != 0:
            g.then(HuntPrice(self.host))
        g.hunting = 0


class HuntPrice(Ask):
    """The Werewolf's hunt: one own volkhv in a forest returns to the supply."""

    clause: ClassVar[str] = "FB-A80"
    why: ClassVar[str] = "not-in-a-forest"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.PICKS

    def mask(self, g: Fabled) -> i64:
        return walkers_on(g, self.seat, terrain_set(FOREST)) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        come_home(g, self.seat * g.crew + index - 1, False)
