"""Rounds and their set-up: AB-04 to AB-09, AB-37, AB-38."""

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.boards import emptied, zeros
from magoteka.games.abraca.box.components import (
    FACE_UP_FOR_THREE,
    FACE_UP_FOR_TWO,
    HAND,
    LIVES,
    SECRETS,
    SPELLS,
    STONES,
)
from magoteka.games.abraca.messages.events import RoundBegan
from magoteka.games.abraca.rules.stones import DRAW_STONE, TURN_UP
from magoteka.games.abraca.rules.turn import BeginTurn
from magoteka.games.abraca.table.state import Abraca


class NextRound(Step):
    """AB-04, AB-37 Until the match is won, another round follows; it lies at the bottom of the agenda."""

    def run(self, g: Abraca) -> None:
        if g.winners != 0:
            return
        starter = next_starter(g)
        g.round += 1
        collect(g)
        if g.listening:
            g.emit(RoundBegan(g.round, starter))
        g.then(self)
        g.then(BeginTurn(starter))
        lay_out(g)
        seat: i64
        for seat in range(g.seats):
            g.then(DRAW_STONE[g.seats - 1 - seat])


def next_starter(g: Abraca) -> i64:
    """AB-09, AB-38, AB-A03 The first round is opened by the agreed seat, the next by the mage who moved last."""
    if g.round > 0 and g.variants.left_of_last_starts:
        return (g.turn + 1) % g.seats
    return g.turn


def collect(g: Abraca) -> None:
    """AB-04, AB-37 All stones go back into the bag, the secret ones too; everyone has six lives."""
    number: i64
    unseen = g.unseen
    cast = g.cast
    for number in range(SPELLS + 1):
        unseen[number] = number
        cast[number] = 0
    place: i64
    stones = g.stones
    heard = g.heard
    for place in range(g.seats * HAND):
        stones[place] = 0
        heard[place] = 0
    g.hits = zeros(0)
    if g.pool < SECRETS:
        g.secrets = emptied(g.secrets)
    seat: i64
    for seat in range(g.seats):
        g.lives[seat] = LIVES
    g.pool = SECRETS  # AB-07 nobody has seen them, so they are only counted
    g.reserve = STONES - SECRETS


def lay_out(g: Abraca) -> None:
    """AB-06 With two or three mages some stones of the reserve go face up onto the board."""
    if g.seats == 2:
        g.then(TURN_UP[FACE_UP_FOR_TWO])
    elif g.seats == 3:
        g.then(TURN_UP[FACE_UP_FOR_THREE])
