"""Capturing spirits: SG-11 to SG-17."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core._arrays import append
from magoteka.core.agenda import Question
from magoteka.core.bits import bit, has, members, nth, size
from magoteka.core.event import Option, Refusal
from magoteka.games.siggil.box.components import BY_FAMILY, BY_NUMBER, FAMILIES, FREE, KINDS, MEMORY_FULL
from magoteka.games.siggil.messages import answers
from magoteka.games.siggil.messages.events import SpiritCaptured, SpiritRecaptured, SpiritStolen
from magoteka.games.siggil.rules.end import win_with_enough_spirits
from magoteka.games.siggil.table.state import (
    Siggil,
    family_of,
    fitting,
    hidden_cards,
    holder_of,
    kind_of_set,
    number_of,
    price_of,
)

UNDECIDED: Final = -1
ADD: Final = 2  # ways 0 and 1 are a new set by family and by number; way 2 + n adds to set n


def offer_capture(g: Siggil, seat: i64) -> None:
    """SG-11 After taking, the player may capture; asked whenever, as far as all can see, his hand might allow it.

    Were he asked only when it does, the question itself would betray his hand.
    """
    cards = hidden_cards(g)
    if g.seats == 1 or g.variants.memory == MEMORY_FULL:
        cards = g.hands[seat]
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if ways(g, seat, spirit, cards) != 0:
            g.then(MayCapture(seat, 0, UNDECIDED, 0))
            return


def ways(g: Siggil, seat: i64, spirit: i64, cards: i64) -> i64:
    """SG-12, SG-13, SG-14 How the seat can capture the spirit if its hand is among these cards, as a set of ways."""
    price = price_of(g, seat, spirit)
    if price == 0:
        return 0
    mask = ways_to_add(g, seat, spirit, cards, price)
    if size(g.hands[seat]) < price:
        return mask
    by: i64
    for by in range(BY_FAMILY, BY_NUMBER + 1):
        if size(cards & fitting(spirit, by)) >= price:
            mask |= bit(by)
    return mask


def ways_to_add(g: Siggil, seat: i64, spirit: i64, cards: i64, price: i64) -> i64:
    """SG-14, SG-A04, SG-A06 The seat's own sets for the spirit that can be raised to the price."""
    mask: i64 = 0
    which: i64
    for which in range(len(g.set_cards)):
        if g.set_spirit[which] == spirit and g.set_owner[which] == seat:
            missing = price - size(g.set_cards[which])
            if size(g.hands[seat]) >= missing and size(cards & fitting(spirit, kind_of_set(g, which))) >= missing:
                mask |= bit(ADD + which)
    return mask


@mypyc_attr(free_list_len=1)
class MayCapture(Question):
    """SG-11 You may capture one spirit: say which, then by which set, then with which cards, where there is a choice.

    Until the set is complete nobody else learns anything, so all parts are one question to the others.
    """

    clause: ClassVar[str] = "SG-11"
    whispered: ClassVar[bool] = True
    spirit: i64  # 0 before it is chosen
    way: i64
    chosen: i64  # cards of the hand

    def __init__(self, seat: i64, spirit: i64, way: i64, chosen: i64) -> None:
        self.seat = seat
        self.spirit = spirit
        self.way = way
        self.chosen = chosen

    def menu(self, g: Siggil) -> Sequence[Option]:
        if self.spirit == 0:
            return answers.CAPTURES
        if self.way == UNDECIDED:
            return menu_of_ways(g, self.seat, self.spirit)
        return answers.HAND_CARDS

    def mask(self, g: Siggil) -> i64:
        if self.spirit == 0:
            return capturable(g, self.seat)
        if self.way == UNDECIDED:
            return ways(g, self.seat, self.spirit, g.hands[self.seat])
        return g.hands[self.seat] & fitting(self.spirit, kind_of_way(g, self.way)) & ~self.chosen

    def answered(self, g: Siggil, index: i64) -> None:
        if self.spirit == 0:
            if index > 0:
                choose_way(g, self.seat, index)
        elif self.way == UNDECIDED:
            choose_cards(g, self.seat, self.spirit, index, 0)
        else:
            choose_cards(g, self.seat, self.spirit, self.way, self.chosen | bit(index))

    def refusal(self, g: Siggil, index: i64) -> Refusal:
        if self.spirit == 0:
            return why_not_spirit(g, self.seat, index)
        if self.way == UNDECIDED:
            return why_not_way(g, self.seat, self.spirit, index)
        return why_not_card(self, g, index)


def capturable(g: Siggil, seat: i64) -> i64:
    """SG-11 Capturing nothing, and the spirits that the hand can capture now."""
    mask: i64 = 1
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if ways(g, seat, spirit, g.hands[seat]) != 0:
            mask |= bit(spirit)
    return mask


def kind_of_way(g: Siggil, way: i64) -> i64:
    """SG-15 Whether the set is of one family or of one number."""
    if way >= ADD:
        return kind_of_set(g, way - ADD)
    return way


def cards_wanted(g: Siggil, seat: i64, spirit: i64, way: i64) -> i64:
    """SG-12, SG-13, SG-A06 The cards that must come from the hand: exactly as many as make up the price."""
    price = price_of(g, seat, spirit)
    if way >= ADD:
        return price - size(g.set_cards[way - ADD])
    return price


def choose_way(g: Siggil, seat: i64, spirit: i64) -> None:
    """SG-11 Which set is played is asked only where there is a choice."""
    open_ways = ways(g, seat, spirit, g.hands[seat])
    if size(open_ways) > 1:
        g.then(MayCapture(seat, spirit, UNDECIDED, 0))
    else:
        choose_cards(g, seat, spirit, nth(open_ways, 0), 0)


def choose_cards(g: Siggil, seat: i64, spirit: i64, way: i64, chosen: i64) -> None:
    """SG-12…SG-15 Cards are chosen one by one until the set is complete, or no other card would do."""
    wanted = cards_wanted(g, seat, spirit, way)
    able = g.hands[seat] & fitting(spirit, kind_of_way(g, way))
    if size(chosen) == wanted:
        play_set(g, seat, spirit, way, chosen)
    elif size(able) == wanted:
        play_set(g, seat, spirit, way, able)
    else:
        g.then(MayCapture(seat, spirit, way, chosen))


def play_set(g: Siggil, seat: i64, spirit: i64, way: i64, cards: i64) -> None:
    """SG-12, SG-13, SG-14, SG-16 The cards lie face up before the player, the spirit on top; other sets stay."""
    loser = holder_of(g, spirit)
    which = way - ADD
    g.hands[seat] &= ~cards
    if way >= ADD:
        g.set_cards[which] |= cards
    else:
        which = len(g.set_cards)
        g.set_cards = append(g.set_cards, cards)
        g.set_owner = append(g.set_owner, seat)
        g.set_spirit = append(g.set_spirit, spirit)
    g.spirits[spirit] = which
    if g.listening:
        tell(g, which, loser, way, cards)
    win_with_enough_spirits(g, seat)


def tell(g: Siggil, which: i64, loser: i64, way: i64, cards: i64) -> None:
    """Tell how a spirit was captured."""
    seat, spirit = g.set_owner[which], g.set_spirit[which]
    by = KINDS[kind_of_set(g, which)]
    codes = tuple([10 * family_of(card) + number_of(card) for card in members(cards)])
    if way >= ADD:
        g.emit(
            SpiritRecaptured(seat, loser, spirit, which, by, size(cards), size(g.set_cards[which]), codes),
        )
    elif loser >= 0:
        g.emit(SpiritStolen(seat, loser, spirit, which, by, size(cards), codes))
    else:
        g.emit(SpiritCaptured(seat, spirit, which, by, size(cards), codes))


def menu_of_ways(g: Siggil, seat: i64, spirit: i64) -> Sequence[Option]:
    """A new set by family or by number, and every set on the table as one that might be added to."""
    price = price_of(g, seat, spirit)
    entries: list[Option] = [answers.PlaySet(spirit, by, price) for by in KINDS]
    which: i64
    for which in range(len(g.set_cards)):
        by = KINDS[kind_of_set(g, which)]
        missing = max(price - size(g.set_cards[which]), 0)
        entries.append(answers.AddTo(which, g.set_spirit[which], by, missing))
    return entries


def why_not_spirit(g: Siggil, seat: i64, spirit: i64) -> Refusal:
    """Why a spirit cannot be captured now."""
    price = price_of(g, seat, spirit)
    if holder_of(g, spirit) == seat:
        return Refusal("SG-A05", "already-yours")
    if price == 0:
        return Refusal("SG-07", "not-out-yet")
    if price > FAMILIES:
        return Refusal("SG-03", "out-of-reach")
    if g.spirits[spirit] == FREE:
        return Refusal("SG-12", "too-few-for-free")
    return Refusal("SG-13", "too-few-to-steal")


def why_not_way(g: Siggil, seat: i64, spirit: i64, way: i64) -> Refusal:
    """Why the spirit cannot be captured by this set."""
    if way < ADD:
        return Refusal("SG-15", "too-few-of-a-kind")
    if g.set_owner[way - ADD] != seat:
        return Refusal("SG-14", "not-your-set")
    if g.set_spirit[way - ADD] != spirit:
        return Refusal("SG-17", "set-of-another-spirit")
    return Refusal("SG-14", "too-few-to-add")


def why_not_card(question: MayCapture, g: Siggil, card: i64) -> Refusal:
    """Why a card cannot go into the set."""
    if has(question.chosen, card):
        return Refusal("SG-12", "already-chosen")
    if not has(fitting(question.spirit, kind_of_way(g, question.way)), card):
        return Refusal("SG-15", "does-not-fit")
    return Refusal("SG-16", "not-in-hand")
