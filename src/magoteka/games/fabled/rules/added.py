"""What reacts to an added land: FB-114, FB-129, FB-A28."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    EVENT,
    FIREBIRD,
    FOREST,
    FURY,
    KING,
    KING_TOKENS,
    MOUNTAIN,
    SCENARIO,
    STEPPE,
    WAKING,
    WARDEN,
    WARDEN_BOOKS,
    WHOLE,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import AbilityUsed
from magoteka.games.fabled.rules.asking import OfLand, SeatStep
from magoteka.games.fabled.rules.books import gain
from magoteka.games.fabled.rules.gifts import choose_reward
from magoteka.games.fabled.rules.lands import SECOND, add_land
from magoteka.games.fabled.rules.moving import MoveLand
from magoteka.games.fabled.rules.price import can_add_second
from magoteka.games.fabled.rules.stepping import choose_step_gift
from magoteka.games.fabled.rules.tokens import lay_token
from magoteka.games.fabled.table.force import commands, event_half, in_force, number, owns, prologue, token_at_home
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import row_set, terrain_of, terrain_set


def add_and_react(g: Fabled, seat: i64, terrain: i64, extra: i64, rule: i64) -> None:
    """FB-A28 A land is added in a way that allies, events and the scenario notice."""
    g.then(ReactToAdding(seat))
    add_land(g, seat, terrain, extra, rule, NONE)


class ReactToAdding(SeatStep):
    """FB-A28 What reacts to the land just added: in the prologue only the King."""

    def run(self, g: Fabled) -> None:
        abilities = bit(KING * 2)
        if in_force(g):
            abilities |= bit(FIREBIRD * 2) | bit(WARDEN * 2) | bit(EVENT) | bit(SCENARIO)
            if terrain_of(g.newest) == FOREST and commands(g, self.seat, WARDEN):
                gain(g, self.seat, STEPPE, number(g, WARDEN_BOOKS))
        g.then(OfferAdding(self.seat, g.newest, abilities))


class OfferAdding(SeatStep):
    """Ask for the abilities that are left, if any can be used."""

    land: i64
    abilities: i64

    def __init__(self, seat: i64, land: i64, abilities: i64) -> None:
        super().__init__(seat)
        self.land = land
        self.abilities = abilities

    def run(self, g: Fabled) -> None:
        usable = adding_abilities(g, self.seat, self.land, self.abilities)
        if usable == bit(FIREBIRD * 2) or usable == bit(EVENT):
            use_on_adding(g, self.seat, self.land, usable)
        elif usable != 0:
            g.then(AfterAdding(self.seat, self.land, self.abilities))


def adding_abilities(g: Fabled, seat: i64, land: i64, among: i64) -> i64:
    """Which of the abilities can be used after this land was added, as a set."""
    usable: i64 = 0
    if commands(g, seat, FIREBIRD):
        usable |= bit(FIREBIRD * 2)
    if owns(g, seat, KING) and token_at_home(g, KING_TOKENS) != NONE:
        usable |= bit(KING * 2)
    if commands(g, seat, WARDEN) and terrain_of(land) == FOREST and second_lands(g, seat) != 0:
        usable |= bit(WARDEN * 2)
    if event_half(g, WAKING, WHOLE):
        usable |= bit(EVENT)
    if g.variants.scenario == FURY and not prologue(g) and other_steppes(g, land) != 0:
        usable |= bit(SCENARIO)
    return usable & among


def second_lands(g: Fabled, seat: i64) -> i64:
    """FB-129 The terrains the Warden's owner can add now: steppe or mountain."""
    mask: i64 = 0
    if can_add_second(g, seat, STEPPE):
        mask |= 1
    if can_add_second(g, seat, MOUNTAIN):
        mask |= 2
    return mask


def other_steppes(g: Fabled, land: i64) -> i64:
    """FB-S5.1 Fury of the Steppe Winds: the other steppes of the row, when a steppe was added."""
    if terrain_of(land) != STEPPE:
        return 0
    return row_set(g) & terrain_set(STEPPE) & ~bit(land)


class AfterAdding(OfLand):
    """FB-114 The abilities that react to an added land, in any order, each if one likes."""

    clause: ClassVar[str] = "FB-114"
    abilities: i64

    def __init__(self, seat: i64, land: i64, abilities: i64) -> None:
        super().__init__(seat, land)
        self.abilities = abilities

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.REACTIONS

    def mask(self, g: Fabled) -> i64:
        return adding_abilities(g, self.seat, self.land, self.abilities) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            chosen = bit(index - 1)
            g.then(OfferAdding(self.seat, self.land, self.abilities & ~chosen))
            use_on_adding(g, self.seat, self.land, chosen)


def use_on_adding(g: Fabled, seat: i64, land: i64, ability: i64) -> None:
    """One of the abilities acts."""
    if ability == bit(FIREBIRD * 2):
        choose_reward(g, seat, FIREBIRD * 2)
    elif ability == bit(KING * 2):
        lay_token(g, seat, token_at_home(g, KING_TOKENS), land)
    elif ability == bit(WARDEN * 2):
        g.then(SecondLand(seat, land))
    elif ability == bit(EVENT):
        choose_step_gift(g, seat, 0, bit(land))
    else:
        g.then(MoveLand(seat, other_steppes(g, land), 0))


class SecondLand(OfLand):
    """FB-129 The Warden adds a steppe or a mountain beside the forest for its base book."""

    clause: ClassVar[str] = "FB-129"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.CHOSEN_TERRAINS

    def mask(self, g: Fabled) -> i64:
        return second_lands(g, self.seat)

    def answered(self, g: Fabled, index: i64) -> None:
        if g.listening:
            g.emit(AbilityUsed(int(self.seat), "forest_warden"))
        add_land(g, self.seat, index, 0, SECOND, self.land)
