"""Coming home, and what leaving a land pays: FB-31, FB-120, FB-A51."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, size
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    FOG,
    FURY,
    KING,
    KING_TOKENS,
    LAND_NAMES,
    MILESTONE_2,
    SOULWARDEN,
    STEPPE,
    UPPER,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import VolkhvReturned
from magoteka.games.fabled.rules.asking import Ask, who
from magoteka.games.fabled.rules.books import gain
from magoteka.games.fabled.rules.gifts import choose_reward, reward
from magoteka.games.fabled.table.force import commands, event_half, reached, token_on
from magoteka.games.fabled.table.state import HOME, NONE, Fabled
from magoteka.games.fabled.table.where import land_of, owner_of, terrain_of


def come_home(g: Fabled, volkhv: i64, silent: bool) -> None:
    """FB-31, FB-S5.3 The volkhv returns to its owner's supply; `silent` hushes all allies but the King."""
    land = land_of(g.at[volkhv])
    host = owner_of(g, volkhv)
    g.at[volkhv] = HOME
    g.pending[volkhv] = NONE
    if g.listening:
        g.emit(VolkhvReturned(who(g, host), int(volkhv % g.crew), LAND_NAMES[land]))
    if host >= g.seats:
        return
    if g.variants.scenario == FURY and reached(g, MILESTONE_2) and terrain_of(land) == STEPPE:
        gain(g, host, STEPPE, 1)
    left_behind(g, host, land, True, silent or event_half(g, FOG, UPPER))


def left_behind(g: Fabled, seat: i64, land: i64, home: bool, silent: bool) -> None:
    """FB-120, FB-A51 A volkhv has left a land: the King always pays, the Soulwarden if it came home."""
    abilities: i64 = 0
    if commands(g, seat, KING) and token_on(g, KING_TOKENS, land):
        abilities |= bit(KING * 2)
    if home and not silent and commands(g, seat, SOULWARDEN):
        abilities |= bit(SOULWARDEN * 2)
    if size(abilities) == 2:
        g.then(AfterLeaving(seat, abilities))
    elif abilities != 0:
        use_on_leaving(g, seat, abilities)


def use_on_leaving(g: Fabled, seat: i64, ability: i64) -> None:
    """King: his book and a conversion; Soulwarden: books or conversions."""
    if ability == bit(KING * 2):
        reward(g, seat, KING * 2)
    else:
        choose_reward(g, seat, SOULWARDEN * 2)


class AfterLeaving(Ask):
    """FB-114 King and Soulwarden in the owner's order."""

    clause: ClassVar[str] = "FB-114"
    abilities: i64

    def __init__(self, seat: i64, abilities: i64) -> None:
        self.seat = seat
        self.abilities = abilities

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.REACTIONS

    def mask(self, g: Fabled) -> i64:
        return self.abilities << 1

    def answered(self, g: Fabled, index: i64) -> None:
        chosen = bit(index - 1)
        g.then(UseOnLeaving(self.seat, self.abilities & ~chosen))
        use_on_leaving(g, self.seat, chosen)


class UseOnLeaving(Step):
    """The second of the two abilities waits for the first to be finished."""

    seat: i64
    ability: i64

    def __init__(self, seat: i64, ability: i64) -> None:
        self.seat = seat
        self.ability = ability

    def run(self, g: Fabled) -> None:
        use_on_leaving(g, self.seat, self.ability)
