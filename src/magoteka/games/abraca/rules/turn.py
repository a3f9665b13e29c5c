"""A mage's turn: AB-11 to AB-21."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import nth, size
from magoteka.core.chance import Rng
from magoteka.core.event import Option, Refusal
from magoteka.games.abraca.box.components import DRAGON, HAND, MAX_SEATS, SPELLS
from magoteka.games.abraca.messages import answers
from magoteka.games.abraca.messages.events import DieRolled, OrderBroken, SpellCast, SpellMissed, TurnBegan, TurnEnded
from magoteka.games.abraca.rules.scoring import (
    EMPTIED,
    LAST_MAGE,
    lost_by_mistake,
    won_by_empty_hand,
    won_by_last_mage,
    won_by_strike,
)
from magoteka.games.abraca.rules.spells import Roll, lose_lives, take_effect
from magoteka.games.abraca.rules.stones import refill
from magoteka.games.abraca.table.state import Abraca, has_stones, left_of, living, note_hit, rule_out, slots_of


class BeginTurn(Step):
    """AB-11 The mage to move has to name a spell."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Abraca) -> None:
        begin_turn(g, self.seat)


def begin_turn(g: Abraca, seat: i64) -> None:
    """AB-11 A new turn: nothing has been cast in it yet."""
    g.turn = seat
    g.last = 0
    if g.listening:
        g.emit(TurnBegan(seat))
    g.then(NAME_SPELL[seat])


class NameSpell(Question):
    """AB-11, AB-15 Name a spell; after a successful one you may also stop."""

    clause: ClassVar[str] = "AB-11"
    opens: ClassVar[bool] = True

    def menu(self, g: Abraca) -> Sequence[Option]:
        return answers.DECLARATIONS

    def mask(self, g: Abraca) -> i64:
        if g.last == 0:
            return 0b111111110
        return 0b111111111

    def sample(self, g: Abraca, rng: Rng) -> i64:
        if g.last == 0:
            return 1 + rng.below(8)
        return rng.below(9)

    def refusal(self, g: Abraca, index: i64) -> Refusal:
        return Refusal("AB-11", "stop-before-a-spell")

    def hides(self, g: Abraca, index: i64) -> bool:
        return index > 0 and index >= lowest_in_order(g)

    def answered(self, g: Abraca, index: i64) -> None:
        if index == 0:
            stop(g, self.seat)
        elif index < lowest_in_order(g):
            break_order(g, self.seat, index)
        else:
            declare(g, self.seat, index)


def lowest_in_order(g: Abraca) -> i64:
    """AB-16, AB-40 The lowest number that may follow what was cast in this turn."""
    if g.variants.easy:
        return 0
    return g.last


def stop(g: Abraca, seat: i64) -> None:
    """AB-15 The mage ends the turn of his own will."""
    if g.listening:
        g.emit(TurnEnded(seat))
    end_turn(g, seat)


def break_order(g: Abraca, seat: i64, spell: i64) -> None:
    """AB-17, AB-A05…A07 A lower number costs one life, even a dragon, and tells nothing about the stones."""
    if g.listening:
        g.emit(OrderBroken(seat, spell, g.last))
    pay_for_mistake(g, seat, 1, spell)


def declare(g: Abraca, seat: i64, spell: i64) -> None:
    """AB-12, AB-14 The others look whether the stone is there."""
    slots = slots_of(g, seat, spell)
    if slots == 0:
        miss(g, seat, spell)
    elif size(slots) == 1:
        hit(g, seat, spell, nth(slots, 0))
    else:
        g.then(TAKE_STONE[seat * (SPELLS + 1) + spell])


class TakeStone(Question):
    """AB-14, AB-A08 Of several equal stones the right-hand neighbour takes any: nature says which, so nobody hints."""

    clause: ClassVar[str] = "AB-A08"
    alike: ClassVar[bool] = True
    mage: i64
    spell: i64

    def __init__(self, mage: i64, spell: i64) -> None:
        self.seat = NATURE
        self.mage = mage
        self.spell = spell

    def menu(self, g: Abraca) -> Sequence[Option]:
        return answers.SLOTS

    def mask(self, g: Abraca) -> i64:
        return slots_of(g, self.mage, self.spell)

    def answered(self, g: Abraca, index: i64) -> None:
        hit(g, self.mage, self.spell, index)


def miss(g: Abraca, seat: i64, spell: i64) -> None:
    """AB-12, AB-13 No such stone: one life, or as many as the die shows for a dragon."""
    rule_out(g, seat, spell)
    if g.listening:
        g.emit(SpellMissed(seat, spell))
    if spell == DRAGON:
        g.then(RollForMiss(seat))
    else:
        pay_for_mistake(g, seat, 1, spell)


def hit(g: Abraca, seat: i64, spell: i64, slot: i64) -> None:
    """AB-14, AB-A08 One stone goes to the board, and nothing is ruled out by it; then the spell takes effect."""
    place = seat * HAND + slot
    note_hit(g, seat, spell, place)
    g.stones[place] = 0
    g.heard[place] = 0
    g.cast[spell] += 1
    g.last = spell
    if g.listening:
        g.emit(SpellCast(seat, spell, slot))
    g.then(AFTER_CAST[seat])
    take_effect(g, seat, spell)


class RollForMiss(Roll):
    """AB-13 A dragon that was not there costs as many lives as the die shows."""

    clause: ClassVar[str] = "AB-13"

    def answered(self, g: Abraca, index: i64) -> None:
        if g.listening:
            g.emit(DieRolled(self.mage, DRAGON, index))
        pay_for_mistake(g, self.mage, index, DRAGON)


def pay_for_mistake(g: Abraca, seat: i64, count: i64, spell: i64) -> None:
    """AB-12, AB-17, AB-35 Lives are lost and the turn is over; with the last life so is the round."""
    lose_lives(g, seat, count, seat, spell)
    if g.lives[seat] > 0:
        end_turn(g, seat)
    elif not g.variants.last_mage:
        lost_by_mistake(g)
    elif living(g) == 1:
        won_by_last_mage(g, left_of(g, seat), LAST_MAGE)
    else:
        g.then(NEXT_TURN[seat])


class AfterCast(Step):
    """AB-19, AB-32, AB-A04 An empty hand wins, a fallen rival ends the round; otherwise the mage goes on."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Abraca) -> None:
        struck = living(g) < g.seats
        if g.variants.last_mage:
            go_on_to_the_last_mage(g, self.seat)
        elif not has_stones(g, self.seat) and not (struck and g.variants.kill_beats_empty_hand):
            won_by_empty_hand(g, self.seat)
        elif struck:
            won_by_strike(g, self.seat)
        else:
            g.then(NAME_SPELL[self.seat])


def go_on_to_the_last_mage(g: Abraca, seat: i64) -> None:
    """AB-41, AB-A15 The round goes on until somebody has no stones or one mage is left."""
    if not has_stones(g, seat):
        won_by_last_mage(g, seat, EMPTIED)
    elif living(g) == 1:
        won_by_last_mage(g, seat, LAST_MAGE)
    else:
        g.then(NAME_SPELL[seat])


def end_turn(g: Abraca, seat: i64) -> None:
    """AB-20, AB-21 Refill to five stones, then the left neighbour moves."""
    g.then(NEXT_TURN[seat])
    refill(g, seat)


class NextTurn(Step):
    """AB-21, AB-A16 The turn passes to the nearest living mage on the left."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Abraca) -> None:
        begin_turn(g, left_of(g, self.seat))


# The hottest steps are made once and shared: a step is a value.
NAME_SPELL: Final[vec[NameSpell]] = vec[NameSpell]([NameSpell(seat) for seat in range(MAX_SEATS)])
AFTER_CAST: Final[vec[AfterCast]] = vec[AfterCast]([AfterCast(seat) for seat in range(MAX_SEATS)])
TAKE_STONE: Final[vec[TakeStone]] = vec[TakeStone](
    [TakeStone(seat, spell) for seat in range(MAX_SEATS) for spell in range(SPELLS + 1)]
)
NEXT_TURN: Final[vec[NextTurn]] = vec[NextTurn]([NextTurn(seat) for seat in range(MAX_SEATS)])
