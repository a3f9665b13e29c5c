"""What the calls of the others tell about one's own stones, which they see: what nobody calls is probably mine.

Each world is weighed by how likely the others, seeing these stones, would have been to call what they called. Only what
the seat has heard is used: of the secret stones that somebody has seen alone, nothing is assumed.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, has
from magoteka.core.boards import zeros
from magoteka.games.abraca.bot.worth import gain, price
from magoteka.games.abraca.box.components import HAND, LIVES, SPELLS
from magoteka.games.abraca.messages.events import (
    LivesGained,
    LivesLost,
    RoundBegan,
    SpellCast,
    SpellMissed,
    StoneDrawn,
    StoneTurnedUp,
    TurnBegan,
    TurnEnded,
)
from magoteka.games.abraca.table.state import Abraca, Variants, empty_table

CARE: Final = 0.2  # how much more an answer must be worth to be given e times as often
WHIM: Final = 0.08  # the share of calls that nobody can explain: an odd call rules nothing out
STOP: Final = 0


class Call:
    """An answer of somebody else, and what he knew when he gave it, but for stones of mine that I have not seen."""

    answer: i64
    lowest: i64
    may_stop: bool
    unseen: vec[i64]  # stones that he had not seen, those of mine among them that I have not seen either
    mine: i64  # my places whose stones he saw, as a set, among those that still stand
    out: vec[i64]  # what was ruled out at each of his places that held a stone
    gains: vec[float]
    prices: vec[float]

    def likelihood(self, stones: vec[i64]) -> float:
        """How likely he was to answer so, had my five places held these stones."""
        unseen = self.unseen[:]
        slot: i64
        for slot in range(HAND):
            if has(self.mine, slot):
                unseen[stones[slot]] -= 1
        return WHIM / 9.0 + (1.0 - WHIM) * self.share(unseen)

    def share(self, unseen: vec[i64]) -> float:
        """The answer's share of all that he might have answered, better ones counting more."""
        whole = 0.0
        if self.may_stop:
            whole = 1.0
        mine = 0.0
        if self.answer == STOP:
            mine = 1.0
        counts = self.possible(unseen)
        spell: i64
        for spell in range(self.lowest, SPELLS + 1):
            hit = self.chance(unseen, counts, spell)
            tempting = exp((hit * self.gains[spell] - (1.0 - hit) * self.prices[spell]) / CARE)
            whole += tempting
            if spell == self.answer:
                mine = tempting
        return mine / whole

    def possible(self, unseen: vec[i64]) -> vec[i64]:
        """How many unseen stones might have stood at each of his places."""
        counts = zeros(len(self.out))
        at: i64
        number: i64
        for at in range(len(self.out)):
            for number in range(1, SPELLS + 1):
                if not has(self.out[at], number):
                    counts[at] += max(unseen[number], 0)
        return counts

    def chance(self, unseen: vec[i64], counts: vec[i64], spell: i64) -> float:
        """How likely he thought it that he had the spell."""
        without = 1.0
        at: i64
        for at in range(len(self.out)):
            if counts[at] > 0 and not has(self.out[at], spell):
                without *= 1.0 - float(max(unseen[spell], 0)) / float(counts[at])
        return 1.0 - without


class Reading:
    """All calls of the others in this round, as one seat has heard them."""

    def __init__(self, seat: i64, calls: list[Call]) -> None:
        self.seat = seat
        self.calls = calls

    def weight(self, world: Any) -> float:
        """How well a world explains what the others have called."""
        table: Abraca = world
        stones = table.stones[self.seat * HAND : self.seat * HAND + HAND]
        weight = 1.0
        for call in self.calls:
            weight *= call.likelihood(stones)
        return weight


class Listener:
    """Lives through a round again from what one seat has heard of it."""

    def __init__(self, seat: i64, seats: i64, variants: Variants) -> None:
        self.seat = seat
        self.seats = seats
        self.variants = variants
        self.begin()

    def begin(self) -> None:
        """A round begins: nothing stands anywhere."""
        self.table = empty_table(self.variants, self.seats)
        self.table.pool = 1  # whether secret stones are left changes little
        seat: i64
        for seat in range(self.seats):
            self.table.lives[seat] = LIVES
        self.calls: list[Call] = []
        self.seen_by: list[i64] = []  # for each call, my stones that were seen then, by the order they were drawn
        self.mine: list[int] = []  # what my stones are, in the order they were drawn: 0 while they stand
        self.at: list[int] = [-1] * HAND  # which of them stands at each of my places

    def hear(self, event: object) -> None:
        """What happens next."""
        table = self.table
        if isinstance(event, RoundBegan):
            self.begin()
        elif isinstance(event, StoneTurnedUp):
            table.cast[event.number] += 1
        elif isinstance(event, StoneDrawn):
            self.drawn(event.seat, event.slot, event.number)
        elif isinstance(event, TurnBegan):
            table.last = 0
        elif isinstance(event, SpellCast):
            self.called(event.seat, event.spell)
            self.cast(event.seat, event.spell, event.slot)
        elif isinstance(event, SpellMissed):
            self.called(event.seat, event.spell)
            self.missed(event.seat, event.spell)
        elif isinstance(event, TurnEnded):
            self.called(event.seat, STOP)
        elif isinstance(event, (LivesLost, LivesGained)):
            table.lives[event.seat] = event.left

    def drawn(self, seat: i64, slot: i64, number: int | None) -> None:
        """A stone is put up; mine I do not see."""
        place = seat * HAND + slot
        self.table.heard[place] = 0
        if seat == self.seat:
            self.at[slot] = len(self.mine)
            self.mine.append(0)
        else:
            self.table.stones[place] = number or 0

    def cast(self, seat: i64, spell: i64, slot: i64) -> None:
        """A stone goes to the board; of mine I know now what it was all the time."""
        self.table.cast[spell] += 1
        self.table.last = spell
        if seat == self.seat:
            self.mine[self.at[slot]] = spell
            self.at[slot] = -1
        else:
            self.table.stones[seat * HAND + slot] = 0

    def missed(self, seat: i64, spell: i64) -> None:
        """Everyone has heard what is not there."""
        place: i64
        for place in range(seat * HAND, seat * HAND + HAND):
            self.table.heard[place] |= bit(spell)

    def called(self, seat: i64, answer: i64) -> None:
        """Somebody else has made up his mind."""
        if seat == self.seat:
            return
        self.calls.append(self.call(seat, answer))
        standing: i64 = 0
        for stone in self.at:
            if stone >= 0:
                standing |= bit(stone)
        self.seen_by.append(standing)

    def call(self, seat: i64, answer: i64) -> Call:
        """What he knew, my stones aside."""
        table = self.table
        call = Call()
        call.answer = answer
        call.may_stop = table.last > 0
        call.lowest = 1
        if not self.variants.easy:
            call.lowest = max(table.last, 1)
        call.unseen = self.out_of_sight(seat)
        call.mine = 0
        held: i64 = 0
        place: i64
        out: list[int] = []
        for place in range(seat * HAND, seat * HAND + HAND):
            if table.stones[place] != 0:
                out.append(table.heard[place])
                held += 1
        call.out = vec[i64](out)
        call.gains = vec[float]([0.0] * (SPELLS + 1))
        call.prices = vec[float]([0.0] * (SPELLS + 1))
        spell: i64
        for spell in range(1, SPELLS + 1):
            call.gains[spell] = gain(table, seat, spell, held)
            call.prices[spell] = price(table, seat, spell)
        return call

    def out_of_sight(self, seat: i64) -> vec[i64]:
        """Stones that he had not seen, all of mine among them."""
        table = self.table
        unseen = zeros(SPELLS + 1)
        number: i64
        for number in range(1, SPELLS + 1):
            unseen[number] = number - table.cast[number]
        place: i64
        for place in range(self.seats * HAND):
            if place // HAND != seat and table.stones[place] != 0:
                unseen[table.stones[place]] -= 1
        return unseen

    def reading(self) -> Reading:
        """All that was called, with what has come to light about my stones since."""
        at: i64
        for at in range(len(self.calls)):
            call = self.calls[at]
            stone: i64
            for stone in range(len(self.mine)):
                if has(self.seen_by[at], stone) and self.mine[stone] > 0:
                    call.unseen[self.mine[stone]] -= 1
            slot: i64
            for slot in range(HAND):
                if self.at[slot] >= 0 and has(self.seen_by[at], self.at[slot]):
                    call.mine |= bit(slot)
        return Reading(self.seat, self.calls)


def reading_of(history: Sequence[object], seat: int, sample: Any) -> Reading | None:
    """What a seat can read out of all that it has heard; the sample is any world of its own.

    Nothing, where it has not heard the round begin: what it remembers of an older program may be a part of the match.
    """
    table: Abraca = sample
    start: i64 = -1
    at: i64
    for at in range(len(history)):
        if isinstance(history[at], RoundBegan):
            start = at
    if start < 0:
        return None
    listener = Listener(seat, table.seats, table.variants)
    for thing in history[start:]:
        listener.hear(thing)
    return listener.reading()
