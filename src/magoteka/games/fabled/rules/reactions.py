"""What follows a visit: FB-113, FB-114, FB-A49, FB-A71, FB-X27."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    ABILITIES,
    BOOK_PLACES,
    BOOKMAN,
    DEAD_END,
    EVENT,
    FIRST_UNIVERSAL,
    GUIDE,
    JOINT,
    LAST_UNIVERSAL,
    LOWER,
    NAMELESS,
    NATURE_LORD,
    NATURE_TOKENS,
    PLACE_NAME,
    PLACES,
    QUEEN,
    QUEEN_CAP,
    QUEEN_TOKENS,
    SKY_2,
    SKY_NAME,
    STEPPE,
    SWARM,
    SWARM_BOOKS,
    THRESHOLDS,
    TREEWYRM,
    UPPER,
    WANDERER,
    WANDERER_CAP,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import AbilityUsed, JointVisit
from magoteka.games.fabled.rules.asking import Ask, OfPlace, SeatStep
from magoteka.games.fabled.rules.books import convert, gain, single_conversions
from magoteka.games.fabled.rules.gifts import reward
from magoteka.games.fabled.rules.places import apply_place, usable
from magoteka.games.fabled.rules.stepping import steps
from magoteka.games.fabled.rules.swarming import SwarmCalls, swarm_goers
from magoteka.games.fabled.table.force import (
    boosts,
    commands,
    event_half,
    in_force,
    master_of,
    number,
    own_turn,
    queen_pay,
    spend_boost,
    token_on,
)
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import is_forest, land_of, lands_held, path_of, walkers_on


def after_own_visit(g: Fabled, seat: i64, place: i64, name: i64, here: i64) -> None:
    """FB-113 Plain gains come at once, the rest in the owner's order."""
    abilities = bit(BOOKMAN * 2) | bit(SWARM * 2) | bit(SWARM * 2 + 1) | bit(EVENT) | bit(JOINT)
    g.then(OfferAfterVisit(seat, place, name, here, abilities))
    if path_of(here) == DEAD_END and boosts(g, seat, GUIDE):
        reward(g, seat, GUIDE * 2 + 1)
    if is_forest(land_of(here)) and token_on(g, NATURE_TOKENS, land_of(here)) and boosts(g, seat, NATURE_LORD):
        reward(g, seat, NATURE_LORD * 2 + 1)
    if name == NAMELESS and event_half(g, THRESHOLDS, UPPER):
        gain(g, seat, STEPPE, 1)


def visit_abilities(g: Fabled, seat: i64, place: i64, name: i64, here: i64) -> i64:
    """The abilities that can be used after this visit, as a set."""
    usable_now: i64 = 0
    if FIRST_UNIVERSAL <= name <= LAST_UNIVERSAL and commands(g, seat, BOOKMAN):
        usable_now |= bit(BOOKMAN * 2)
    if own_turn(g, seat) and commands(g, seat, SWARM):
        if not has(g.turn_used, SWARM * 2) and swarm_helps(g, seat, here):
            usable_now |= bit(SWARM * 2)
        if boosts(g, seat, SWARM) and swarm_goers(g, seat, name, here) != 0:
            usable_now |= bit(SWARM * 2 + 1)
    if name == NAMELESS and event_half(g, THRESHOLDS, LOWER) and single_conversions(g, seat) != 0:
        usable_now |= bit(EVENT)
    if g.joint > 0 and partners(g, seat, place, name, land_of(here)) != 0:
        usable_now |= bit(JOINT)
    return usable_now


def swarm_helps(g: Fabled, seat: i64, here: i64) -> bool:
    """FB-105 Her book is given even where nobody can take the step."""
    return not g.former_rules or walkers_on(g, seat, ~bit(land_of(here))) != 0


class OfVisit(SeatStep):
    """A step about a visit: which place (or NONE), under which name, from which whirlpool."""

    place: i64
    name: i64
    here: i64

    def __init__(self, seat: i64, place: i64, name: i64, here: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.name = name
        self.here = here


class OfferAfterVisit(OfVisit):
    """Ask for the abilities that are left, if any can be used."""

    abilities: i64

    def __init__(self, seat: i64, place: i64, name: i64, here: i64, abilities: i64) -> None:
        super().__init__(seat, place, name, here)
        self.abilities = abilities

    def run(self, g: Fabled) -> None:
        open_now = visit_abilities(g, self.seat, self.place, self.name, self.here) & self.abilities
        if open_now == bit(BOOKMAN * 2):
            reward(g, self.seat, BOOKMAN * 2)
        elif open_now == bit(EVENT):
            convert(g, self.seat, 2, 0)
        elif open_now != 0:
            g.then(AfterVisit(self.seat, self.place, self.name, self.here, self.abilities))


class AfterVisit(Ask):
    """FB-113, FB-114 The abilities right after a visit, in any order, each if one likes."""

    clause: ClassVar[str] = "FB-114"
    place: i64
    name: i64
    here: i64
    abilities: i64

    def __init__(self, seat: i64, place: i64, name: i64, here: i64, abilities: i64) -> None:
        self.seat = seat
        self.place = place
        self.name = name
        self.here = here
        self.abilities = abilities

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.REACTIONS

    def mask(self, g: Fabled) -> i64:
        return (visit_abilities(g, self.seat, self.place, self.name, self.here) & self.abilities) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        ability = index - 1
        g.then(OfferAfterVisit(self.seat, self.place, self.name, self.here, self.abilities & ~bit(ability)))
        if g.listening:
            g.emit(AbilityUsed(int(self.seat), ABILITIES[ability]))
        self.use(g, ability)

    def use(self, g: Fabled, ability: i64) -> None:
        """One of the abilities acts."""
        if ability == BOOKMAN * 2:
            reward(g, self.seat, ability)
        elif ability == SWARM * 2:
            g.turn_used |= bit(ability)
            gain(g, self.seat, STEPPE, number(g, SWARM_BOOKS))
            steps(g, self.seat, 1, 0, ~bit(land_of(self.here)))
        elif ability == SWARM * 2 + 1:
            spend_boost(g, SWARM)
            g.then(SwarmCalls(self.seat, self.name, self.here))
        elif ability == EVENT:
            convert(g, self.seat, 2, 0)
        else:
            g.joint -= 1
            g.then(ChoosePartner(self.seat, self.place, land_of(self.here)))


def partners(g: Fabled, seat: i64, place: i64, name: i64, land: i64) -> i64:
    """FB-X27 The other players on the land who could apply the same effect, as a set."""
    mask: i64 = 0
    if place == NONE or place == TREEWYRM or place >= SKY_2 or name == NAMELESS:
        return mask
    other: i64
    for other in range(g.seats):
        if other != seat and has(lands_held(g, other), land) and usable(g, other, place, land):
            mask |= bit(other)
    return mask


class ChoosePartner(OfPlace):
    """FB-X27 Which companion applies the same effect."""

    clause: ClassVar[str] = "FB-X27"
    why: ClassVar[str] = "not-on-this-land"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.SEATS

    def mask(self, g: Fabled) -> i64:
        return partners(g, self.seat, self.place, PLACE_NAME[self.place], self.land) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        partner = index - 1
        if g.listening:
            g.emit(JointVisit(int(self.seat), int(partner), PLACES[self.place]))
        apply_place(g, partner, self.place, self.land)


def after_other_visit(g: Fabled, visitor: i64, place: i64, name: i64, land: i64) -> None:
    """FB-A71 The Wanderer's owner and the Queen's owner, when another participant has visited."""
    if not in_force(g):
        return
    wanderer = master_of(g, WANDERER)
    if name == SKY_NAME and wanderer != NONE and wanderer != visitor and g.sky_books < number(g, WANDERER_CAP):
        g.sky_books += 1
        gain(g, wanderer, STEPPE, 1)
    queen = master_of(g, QUEEN)
    if queen == NONE or queen == visitor or not token_on(g, QUEEN_TOKENS, land):
        return
    applied = place != NONE and name != NAMELESS and has(BOOK_PLACES, place)
    if applied and boosts(g, queen, QUEEN):
        g.then(QueenListens(queen, place, land))
    if g.queen_books < QUEEN_CAP:
        g.queen_books += 1
        gain(g, queen, STEPPE, queen_pay(g))


class QueenListens(OfPlace):
    """The Queen's boost: apply the same effect for oneself, once a chapter."""

    clause: ClassVar[str] = "FB-96"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.REACTIONS

    def mask(self, g: Fabled) -> i64:
        return bit(QUEEN * 2 + 2) | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            spend_boost(g, QUEEN)
            if g.listening:
                g.emit(AbilityUsed(int(self.seat), ABILITIES[QUEEN * 2 + 1]))
            apply_place(g, self.seat, self.place, self.land)
