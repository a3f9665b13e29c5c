"""Events: FB-42, FB-106 to FB-111, FB-133, FB-134, FB-A84, FB-A85.

Lasting events are read where they act (`event_half`); this module reveals them and carries out what happens on reveal.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit
from magoteka.core.event import Option
from magoteka.games.fabled import answers
from magoteka.games.fabled.components import (
    A_TERRAIN,
    CAT,
    COUNCIL,
    EVENTS,
    FAREWELL,
    FOREST,
    FORK,
    GIFTS_AND_VOWS,
    HALVES,
    LAND_NAMES,
    LOWER,
    LOWER_FROM,
    MOST_ALLIES,
    MOUNTAIN,
    NAMED_EACH,
    SKY_TOKENS,
    STEPPE,
    TOKEN_ALLIES,
    TOKEN_KINDS,
    TOKENS_EACH,
    TORCH,
    UPPER,
    WHOLE,
    WITCH,
)
from magoteka.games.fabled.events import EventForeseen, EventRevealed, TokenReturned
from magoteka.games.fabled.rules.allies import OfferOne, ReturnDiscards, boost, boostable, own_allies, part_with
from magoteka.games.fabled.rules.asking import Ask
from magoteka.games.fabled.rules.books import convert, gain, gain_all, held, lose_up_to, pay, single_conversions
from magoteka.games.fabled.rules.decks import sink
from magoteka.games.fabled.rules.oblivion import token_slug
from magoteka.games.fabled.state import HOME, NONE, NOWHERE, ON_CARD, Fabled
from magoteka.games.fabled.table import ally_count, owns, seat_at

COUNCIL_PRICE: Final = 2  # mountain books
VOW_TOKENS: Final = 2
NAMED_FROM: Final = 8  # the menu of offerings
TORCH_FROM: Final = 18


# ---------------------------------------------------------------- revealing


class EventDraw(Question):
    """Nature says which event comes next."""

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.EVENT_DRAWS

    def mask(self, g: Fabled) -> i64:
        return g.event_deck


class ForeseeEvent(EventDraw):
    """FB-133 An event is laid open in set-up."""

    clause: ClassVar[str] = "FB-133"
    place: i64

    def __init__(self, place: i64) -> None:
        self.seat = NATURE
        self.place = place

    def answered(self, g: Fabled, index: i64) -> None:
        g.event_deck &= ~bit(index)
        g.forecast[self.place] = index
        if g.told:
            g.emit(EventForeseen(EVENTS[index]))
        if self.place < 2:
            g.then(ForeseeEvent(self.place + 1))


class RevealEvent(EventDraw):
    """FB-42 The top event comes into force; the token decides which half."""

    clause: ClassVar[str] = "FB-42"
    token: i64

    def __init__(self, token: i64) -> None:
        self.seat = NATURE
        self.token = token

    def answered(self, g: Fabled, index: i64) -> None:
        g.event_deck &= ~bit(index)
        come_into_force(g, index, self.token)


def new_event(g: Fabled, token: i64) -> None:
    """FB-42, FB-133 The next event: drawn now, or laid open in set-up."""
    if g.forecast[token] != NONE:
        come_into_force(g, g.forecast[token], token)
    else:
        g.then(RevealEvent(token))


def half_of(event: i64, token: i64) -> i64:
    """FB-109 The half that the token calls: I, II, III are 0, 1, 2."""
    if LOWER_FROM[event] == 4:
        return WHOLE
    if token + 1 >= LOWER_FROM[event]:
        return LOWER
    return UPPER


def come_into_force(g: Fabled, event: i64, token: i64) -> None:
    """FB-108 The event replaces the one before."""
    g.event = event
    g.half = half_of(event, token)
    if g.told:
        g.emit(EventRevealed(EVENTS[event], HALVES[g.half]))
    if acts_on_reveal(event, g.half):
        g.then(EachPlayer(0))


def acts_on_reveal(event: i64, half: i64) -> bool:
    """Whether the half is carried out once, when it is revealed."""
    if event == COUNCIL or event == FAREWELL:
        return True
    return (event == GIFTS_AND_VOWS and half == LOWER) or (event == FORK and half == UPPER)


class EachPlayer(Step):
    """FB-A84 The event is carried out by each player in turn order from the first player."""

    rank: i64

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def run(self, g: Fabled) -> None:
        if self.rank == g.seats:
            g.then(ReturnDiscards())
            return
        g.then(EachPlayer(self.rank + 1))
        on_reveal(g, seat_at(g, self.rank))


def on_reveal(g: Fabled, seat: i64) -> None:
    """What the revealed event asks of a player."""
    if g.event == COUNCIL and g.half == UPPER:
        if own_allies(g, seat) & ~g.boosted != 0:
            g.then(CouncilSwap(seat))
    elif g.event == COUNCIL:
        if held(g, seat, MOUNTAIN) >= COUNCIL_PRICE and boostable(g, seat) != 0:
            g.then(CouncilBoost(seat))
    elif g.event == FAREWELL:
        g.then(FarewellChoice(seat))
    elif g.event == GIFTS_AND_VOWS:
        offer_tokens(g, seat, VOW_TOKENS, NONE)
    elif ally_count(g, seat) < MOST_ALLIES and held(g, seat, FOREST) > 0:
        g.then(ForkChoice(seat))


# ---------------------------------------------------------------- Council of Allies


class CouncilSwap(Ask):
    """Council of Allies, upper half: discard an ally that is not boosted for one of three others."""

    clause: ClassVar[str] = "FB-A11"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.COUNCIL_CHOICES

    def mask(self, g: Fabled) -> i64:
        return (own_allies(g, self.seat) & ~g.boosted) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            g.then(OfferOne(self.seat))
            part_with(g, self.seat, index - 1)


class CouncilBoost(Ask):
    """Council of Allies, lower half: two mountain books boost an ally."""

    clause: ClassVar[str] = "FB-97"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.BOOST_CHOICES

    def mask(self, g: Fabled) -> i64:
        return boostable(g, self.seat) << 2 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            pay(g, self.seat, MOUNTAIN, COUNCIL_PRICE)
            boost(g, self.seat, index - 2)


# ---------------------------------------------------------------- The Farewell


class FarewellChoice(Ask):
    """The Farewell: part with an ally for books, or lose two steppe books."""

    clause: ClassVar[str] = "FB-A11"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.FAREWELL_CHOICES

    def mask(self, g: Fabled) -> i64:
        return own_allies(g, self.seat) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            lose_up_to(g, self.seat, STEPPE, 2)
            return
        part_with(g, self.seat, index - 1)
        gain_all(g, self.seat, 0, 1, 1 - g.half)


# ---------------------------------------------------------------- Gifts and Vows


def own_tokens_out(g: Fabled, seat: i64) -> i64:
    """The names of the seat's tokens that lie on lands, as a set over answers.TOKENS."""
    mask: i64 = 0
    token: i64
    for token in range(TOKEN_KINDS * TOKENS_EACH):
        if g.tokens[token] >= 0 and owns(g, seat, TOKEN_ALLIES[token // TOKENS_EACH]):
            mask |= bit(token_name(token))
    return mask


def token_name(token: i64) -> i64:
    """The place of a token's name in answers.TOKENS."""
    kind = token // TOKENS_EACH
    if kind < SKY_TOKENS:
        return kind
    if kind == SKY_TOKENS:
        return kind + token % TOKENS_EACH
    return kind + 2


def named_token(g: Fabled, name: i64, land: i64) -> i64:
    """A token of that name on the land (or at HOME or ON_CARD), or NONE."""
    token: i64
    for token in range(TOKEN_KINDS * TOKENS_EACH):
        if token_name(token) == name and g.tokens[token] == land:
            return token
    return NONE


def lands_of_name(g: Fabled, name: i64) -> i64:
    """The lands on which tokens of that name lie, as a set."""
    mask: i64 = 0
    token: i64
    for token in range(TOKEN_KINDS * TOKENS_EACH):
        if token_name(token) == name and g.tokens[token] >= 0:
            mask |= bit(g.tokens[token])
    return mask


class Vow(Ask):
    """Gifts and Vows, upper half: take a token back from a land for a steppe book, or make a conversion."""

    clause: ClassVar[str] = "FB-111"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.VOW_CHOICES

    def mask(self, g: Fabled) -> i64:
        mask = own_tokens_out(g, self.seat) << 2
        if single_conversions(g, self.seat) != 0:
            mask |= 2
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 1:
            convert(g, self.seat, 1, 0)
        else:
            g.then(TakeBack(self.seat, index - 2))


class TakeBack(Ask):
    """Gifts and Vows, upper half: from which land the token comes back."""

    clause: ClassVar[str] = "FB-111"
    name: i64

    def __init__(self, seat: i64, name: i64) -> None:
        self.seat = seat
        self.name = name

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        return lands_of_name(g, self.name) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        token = named_token(g, self.name, index - 1)
        g.tokens[token] = HOME
        if g.told:
            g.emit(TokenReturned(int(self.seat), token_slug(token), LAND_NAMES[index - 1]))
        gain(g, self.seat, STEPPE, 1)


def offer_tokens(g: Fabled, seat: i64, left: i64, lot: i64) -> None:
    """Gifts and Vows, lower half: ask while there is a token to give."""
    if left > 0 and Offering(seat, left, lot).mask(g) != 1:
        g.then(Offering(seat, left, lot))


class Offering(Ask):
    """Gifts and Vows, lower half: up to two tokens for a mountain book each; the Torch's forests are tokens too."""

    clause: ClassVar[str] = "FB-131"
    left: i64
    lot: i64  # where forests of this offering have gone under the deck, or NONE

    def __init__(self, seat: i64, left: i64, lot: i64) -> None:
        self.seat = seat
        self.left = left
        self.lot = lot

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.OFFERINGS

    def mask(self, g: Fabled) -> i64:
        mask: i64 = 1
        token: i64
        for token in range(TOKEN_KINDS * TOKENS_EACH):
            if g.tokens[token] != NOWHERE and owns(g, self.seat, TOKEN_ALLIES[token // TOKENS_EACH]):
                mask |= bit(1 + token_name(token))
        if owns(g, self.seat, WITCH):
            mask |= g.named_up[0] << NAMED_FROM
        if owns(g, self.seat, CAT):
            mask |= g.named_up[1] << (NAMED_FROM + NAMED_EACH)
        if owns(g, self.seat, TORCH):
            mask |= g.torch >> (FOREST * A_TERRAIN) << TORCH_FROM
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        lot = self.lot
        if index >= TORCH_FROM:
            lot = self.give_forest(g, index - TORCH_FROM + FOREST * A_TERRAIN)
        g.then(MoreOfferings(self.seat, self.left - 1, lot))
        gain(g, self.seat, MOUNTAIN, 1)
        if index < NAMED_FROM:
            give_token(g, self.seat, index - 1)
        elif index < TORCH_FROM:
            named = index - NAMED_FROM
            g.named_up[named // NAMED_EACH] &= ~bit(named % NAMED_EACH)

    def give_forest(self, g: Fabled, forest: i64) -> i64:
        """FB-131 Forests of one offering lie under the deck in random order."""
        g.torch &= ~bit(forest)
        if self.lot == NONE:
            sink(g, bit(forest))
            return len(g.sunk) - 1
        g.sunk[self.lot] |= bit(forest)
        return self.lot


class MoreOfferings(Step):
    """The tokens that may still be given."""

    seat: i64
    left: i64
    lot: i64

    def __init__(self, seat: i64, left: i64, lot: i64) -> None:
        self.seat = seat
        self.left = left
        self.lot = lot

    def run(self, g: Fabled) -> None:
        offer_tokens(g, self.seat, self.left, self.lot)


def give_token(g: Fabled, seat: i64, name: i64) -> None:
    """A token goes to the box; ask from where if it lies in more than one place."""
    if lands_of_name(g, name) != 0:
        g.then(GiveFrom(seat, name))
    else:
        g.tokens[kept_token(g, name)] = NOWHERE


def kept_token(g: Fabled, name: i64) -> i64:
    """A token of that name in the supply or on the ally's card, or NONE."""
    token = named_token(g, name, HOME)
    if token == NONE:
        return named_token(g, name, ON_CARD)
    return token


class GiveFrom(Ask):
    """Gifts and Vows, lower half: from which land, or (done) from the supply, the token goes to the box."""

    clause: ClassVar[str] = "FB-A11"
    name: i64

    def __init__(self, seat: i64, name: i64) -> None:
        self.seat = seat
        self.name = name

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        mask = lands_of_name(g, self.name) << 1
        if kept_token(g, self.name) != NONE:
            mask |= 1
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            g.tokens[kept_token(g, self.name)] = NOWHERE
        else:
            g.tokens[named_token(g, self.name, index - 1)] = NOWHERE


# ---------------------------------------------------------------- Fork of Fates


class ForkChoice(Ask):
    """Fork of Fates, upper half: a forest book for a new ally."""

    clause: ClassVar[str] = "FB-100"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.FORK_CHOICES

    def mask(self, g: Fabled) -> i64:
        return 3

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 1:
            pay(g, self.seat, FOREST, 1)
            g.then(OfferOne(self.seat))
