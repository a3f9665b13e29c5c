"""The movement phase: FB-55 to FB-62, FB-116 to FB-118."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    COLOSSUS,
    COLOSSUS_BOOKS,
    DRY_WIND,
    FOG,
    FOREST,
    HERALD,
    HERALD_STEPS,
    LOWER,
    MOUNTAIN,
    RACING_WIND,
    SORCERER,
    SORCERER_BOOKS,
    STEPPE,
    STONE_SLUMBER,
    TERRAINS,
    UPPER,
    VEIL_OF_DUST,
    WEREWOLF,
    WEREWOLF_BOOKS,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import Announced
from magoteka.games.fabled.rules.asking import Ask, AskVolkhv, who
from magoteka.games.fabled.rules.books import gain
from magoteka.games.fabled.rules.leaving import come_home
from magoteka.games.fabled.rules.marching import March
from magoteka.games.fabled.rules.stage_two import VisitStage
from magoteka.games.fabled.rules.walking import lose_steps
from magoteka.games.fabled.table.force import boosts, commands, event_half, number, trick_in_force
from magoteka.games.fabled.table.state import HOME, MARCH, NONE, Fabled
from magoteka.games.fabled.table.where import land_of, terrain_of, terrain_set, walkers_on


class AnnounceTerrain(Ask):
    """FB-55, FB-116 Announce a terrain; the Herald's second phase is another one and may be left out."""

    clause: ClassVar[str] = "FB-55"
    opens: ClassVar[bool] = True
    why: ClassVar[str] = "another-terrain"
    second: bool

    def __init__(self, seat: i64, second: bool) -> None:
        self.seat = seat
        self.second = second

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.ANNOUNCEMENTS

    def mask(self, g: Fabled) -> i64:
        if self.second:
            return 0b1111 & ~bit(1 + g.former)
        return 0b1110

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            announce(g, self.seat, index - 1, self.second)


def announce(g: Fabled, host: i64, terrain: i64, second: bool) -> None:
    """FB-56 The volkhvs that move are fixed now; then all walk, visit, and the phase ends."""
    if g.listening:
        g.emit(Announced(who(g, host), TERRAINS[terrain]))
    g.terrain = terrain
    g.phase = MARCH
    g.hunting = 0
    allow_steps(g, host, terrain, second)
    g.then3(March(), VisitStage(), EndMovement(host, second))
    if host >= g.seats:
        return
    if terrain == FOREST and commands(g, host, WEREWOLF):
        gain(g, host, STEPPE, number(g, WEREWOLF_BOOKS))
        g.then(WerewolfLeads(host))
    elif terrain == STEPPE and commands(g, host, SORCERER):
        gain(g, host, STEPPE, number(g, SORCERER_BOOKS))
    elif terrain == MOUNTAIN and commands(g, host, COLOSSUS):
        gain(g, host, STEPPE, number(g, COLOSSUS_BOOKS))


def own_steps(g: Fabled, host: i64, terrain: i64, second: bool) -> i64:
    """FB-56, FB-116 Obligatory steps of the active participant."""
    count: i64 = 2
    if second:
        count = 1
        if host < g.seats and boosts(g, host, HERALD):
            count = number(g, HERALD_STEPS)
    elif host >= g.seats and g.trick == RACING_WIND and g.foiled == 0:
        count = 3
    if host < g.seats and slowed(g, terrain) and not (second and g.former_rules):
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
        return menus.HUNTS

    def mask(self, g: Fabled) -> i64:
        return 3

    def answered(self, g: Fabled, index: i64) -> None:
        g.hunting = index
        volkhv: i64
        for volkhv in range(self.seat * g.crew, self.seat * g.crew + g.crew):
            if has(g.movers, volkhv):
                g.may[volkhv] += 1 + index


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


class HuntPrice(AskVolkhv):
    """The Werewolf's hunt: one own volkhv in a forest returns to the supply."""

    clause: ClassVar[str] = "FB-A80"
    why: ClassVar[str] = "not-in-a-forest"

    def volkhvs(self, g: Fabled) -> i64:
        return walkers_on(g, self.seat, terrain_set(FOREST))

    def picked(self, g: Fabled, volkhv: i64) -> None:
        come_home(g, volkhv, False)
