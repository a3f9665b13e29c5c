"""A mage's turn: FS-16 to FS-21, FS-27, FS-29."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Question, Step
from magoteka.core.bits import bit, full, has, members
from magoteka.core.chance import Rng
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals.box.components import CIRCLE_PLACES, MAX_SEATS, SCROLL_PLACES
from magoteka.games.five_seals.messages.events import SeatRested, SpellCast, TurnBegan
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.rules.casting import castable, take_effect, why_not_cast, works
from magoteka.games.five_seals.rules.draft import finish_round, return_dice
from magoteka.games.five_seals.rules.seals import break_with_dice
from magoteka.games.five_seals.rules.ways import barred_to, seals_now, ways_of
from magoteka.games.five_seals.table.board import seal_lies_at
from magoteka.games.five_seals.table.places import nth_of, size_of
from magoteka.games.five_seals.table.state import FiveSeals, card_element, has_dice, in_play, spell_of

REST: Final = CIRCLE_PLACES  # the entry after all places; the cards follow
FIRST_CARD: Final = CIRCLE_PLACES + 1


class NextTurn(Step):
    """FS-16, FS-29 The turn passes to the left, over those who have finished; when all have, the round is over."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: FiveSeals) -> None:
        if g.done == full(g.seats):
            return
        seat = self.seat
        while not in_play(g, seat):
            seat = (seat + 1) % g.seats
        g.turn = seat
        if g.listening:
            g.emit(TurnBegan(seat))
        g.then2(TAKE_TURN[seat], END_TURN[seat])


class TakeTurn(Question):
    """FS-17, FS-20, FS-21 Cast a spell or break a seal; who can break nothing may also end the round."""

    clause: ClassVar[str] = "FS-21"
    opens: ClassVar[bool] = True

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.turns(g)

    def options(self, g: FiveSeals) -> list[Option]:
        places = seals_now(g, self.seat)
        return menus.open_turns(g, places, not places.some(), members(castable(g, self.seat)))

    def indices(self, g: FiveSeals) -> list[int]:
        places = seals_now(g, self.seat)
        found = places.members()
        if not places.some():
            found.append(REST)
        return found + [FIRST_CARD + card for card in members(castable(g, self.seat))]

    def allows(self, g: FiveSeals, index: i64) -> bool:
        if index < REST:
            return seals_now(g, self.seat).holds(index)
        if index == REST:
            return not seals_now(g, self.seat).some()
        card = index - FIRST_CARD
        if not has(g.held[self.seat] & g.up, card):
            return False
        return works(g, self.seat, card, g.up & ~bit(card))

    def sample(self, g: FiveSeals, rng: Rng) -> i64:
        places = seals_now(g, self.seat)
        count = places.count()
        surely = max(count, 1)  # FS-20 where nothing can be broken there is still the end of the round
        cards = g.held[self.seat] & g.up
        while True:  # a card that turns out to be of no use is drawn again
            n = rng.below(surely + size_of(cards))
            if n < surely:
                break
            card = nth_of(cards, n - surely)
            if works(g, self.seat, card, g.up & ~bit(card)):
                return FIRST_CARD + card
            cards &= ~bit(card)
        if count == 0:
            return REST
        return places.nth(n)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index == REST:
            return Refusal("FS-21", "must-break")
        if index > REST:
            return why_not_cast(g, self.seat, index - FIRST_CARD)
        return why_not_break(g, self.seat, index)

    def answered(self, g: FiveSeals, index: i64) -> None:
        if index < REST:
            break_with_dice(g, self.seat, index, False)
        elif index == REST:
            rest(g, self.seat)
        else:
            cast(g, self.seat, index - FIRST_CARD)


def why_not_break(g: FiveSeals, seat: i64, place: i64) -> Refusal:
    """Why the seal at a place cannot be broken now."""
    if not seal_lies_at(g, place):
        return Refusal("FS-22", "no-seal-there")
    if barred_to(g, seat).holds(place):
        return Refusal("FS-23", "seal-guarded" if place >= SCROLL_PLACES else "seal-under-familiar")
    if not ways_of(g, seat).holds(place):
        return Refusal("FS-22", "out-of-reach")
    return Refusal("FS-24", "dice-do-not-suffice")


def rest(g: FiveSeals, seat: i64) -> None:
    """FS-20 All dice go back to the store; the end of the turn does the rest."""
    return_dice(g, seat)
    if g.listening:
        g.emit(SeatRested(seat))


def cast(g: FiveSeals, seat: i64, card: i64) -> None:
    """FS-17, FS-19 The scroll is turned face down; when its spell is done the turn goes on."""
    g.up &= ~bit(card)
    if g.listening:
        g.emit(SpellCast(seat, card, spell_of(g, card), card_element(card)))
    g.then(TAKE_TURN[seat])
    take_effect(g, seat, card)


class EndTurn(Step):
    """FS-29, FS-30 With dice left the turn passes; without any the round is over for the mage."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: FiveSeals) -> None:
        g.then(NEXT_TURN[(self.seat + 1) % g.seats])
        if not has_dice(g, self.seat):
            finish_round(g, self.seat)


TAKE_TURN: Final[vec[TakeTurn]] = vec[TakeTurn]([TakeTurn(seat) for seat in range(MAX_SEATS)])
END_TURN: Final[vec[EndTurn]] = vec[EndTurn]([EndTurn(seat) for seat in range(MAX_SEATS)])
NEXT_TURN: Final[vec[NextTurn]] = vec[NextTurn]([NextTurn(seat) for seat in range(MAX_SEATS)])
