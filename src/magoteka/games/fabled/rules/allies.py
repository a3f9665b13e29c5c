"""Allies come, grow and go: FB-15 to FB-17, FB-44 to FB-46, FB-94 to FB-100, FB-121, FB-131, FB-135, FB-136."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit, full, has, size
from magoteka.core.event import Option
from magoteka.games.fabled import answers
from magoteka.games.fabled.components import (
    ALLIES,
    BOOST_TOKENS,
    CAT,
    DRAFT,
    GIANT,
    KING,
    KING_TOKENS,
    LAND_NAMES,
    MOST_ALLIES,
    NAMED_EACH,
    OFFER,
    TOKEN_ALLIES,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_EACH,
    TORCH,
    WITCH,
)
from magoteka.games.fabled.events import (
    AllyBoosted,
    AllyDrafted,
    AllyJoined,
    AllyLeft,
    AllyOffered,
    AllyShown,
    TokenPlaced,
)
from magoteka.games.fabled.rules.asking import Ask
from magoteka.games.fabled.rules.decks import fill_torch, sink
from magoteka.games.fabled.state import HOME, NONE, NOWHERE, ON_CARD, Fabled
from magoteka.games.fabled.table import ally_count, row_set, seat_at, token_lands

# ---------------------------------------------------------------- joining, boosting, leaving


def join(g: Fabled, seat: i64, ally: i64) -> None:
    """FB-17, FB-94 The ally lies face up before the player, with what belongs to it."""
    g.ally_deck &= ~bit(ally)
    g.allies[seat * MOST_ALLIES + ally_count(g, seat)] = ally
    if g.told:
        g.emit(AllyJoined(int(seat), ALLIES[ally]))
    set_tokens(g, ally, HOME)
    if ally == KING:
        g.tokens[KING_TOKENS * TOKENS_EACH + 2] = ON_CARD
    elif ally == WITCH:
        g.named_up[0] = full(NAMED_EACH)
    elif ally == CAT:
        g.named_up[1] = full(NAMED_EACH)
    elif ally == TORCH:
        fill_torch(g, 3)


def set_tokens(g: Fabled, ally: i64, where: i64) -> None:
    """All tokens of an ally lie in one place."""
    kind: i64
    token: i64
    for kind in range(TOKEN_KINDS):
        if TOKEN_ALLIES[kind] == ally:
            for token in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
                g.tokens[token] = where


def boost(g: Fabled, seat: i64, ally: i64) -> None:
    """FB-97 A boost token lies on the ally."""
    g.boosted |= bit(ally)
    if g.told:
        g.emit(AllyBoosted(int(seat), ALLIES[ally]))
    if ally == KING:
        third_token(g, seat)
    elif ally == TORCH:
        fill_torch(g, 3 - size(g.torch))


def third_token(g: Fabled, seat: i64) -> None:
    """FB-121 The King's third token goes on a land without one, or into the supply when there is none."""
    token: i64 = KING_TOKENS * TOKENS_EACH + 2
    if g.tokens[token] != ON_CARD:
        return
    g.tokens[token] = HOME
    if row_set(g) & ~token_lands(g, KING_TOKENS) != 0:
        g.then(PutKingToken(seat))


class PutKingToken(Ask):
    """FB-121 On which land the King's third token goes."""

    clause: ClassVar[str] = "FB-121"
    why: ClassVar[str] = "token-not-there"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        return (row_set(g) & ~token_lands(g, KING_TOKENS)) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        g.tokens[KING_TOKENS * TOKENS_EACH + 2] = index - 1
        if g.told:
            g.emit(TokenPlaced(int(self.seat), TOKENS[1], LAND_NAMES[index - 1]))


def part_with(g: Fabled, seat: i64, ally: i64) -> None:
    """FB-A11, FB-131 A discarded ally leaves with all its parts; a later owner starts afresh."""
    close_ranks(g, seat, ally)
    set_tokens(g, ally, NOWHERE)
    if ally == WITCH or ally == CAT:
        kind = ally // CAT
        g.named_up[kind] = 0
        g.named_spent[kind] = 0
    elif ally == GIANT:
        g.marker = 0
    elif ally == TORCH:
        sink(g, g.torch)
        g.torch = 0
    g.boosted &= ~bit(ally)
    g.spent &= ~bit(ally)
    g.chapter_used &= ~(bit(ally * 2) | bit(ally * 2 + 1))
    g.discards |= bit(ally)
    if g.told:
        g.emit(AllyLeft(int(seat), ALLIES[ally]))


def close_ranks(g: Fabled, seat: i64, ally: i64) -> None:
    """The later allies move up."""
    place = seat * MOST_ALLIES
    end = place + MOST_ALLIES
    while g.allies[place] != ally:
        place += 1
    while place + 1 < end:
        g.allies[place] = g.allies[place + 1]
        place += 1
    g.allies[place] = NONE


def own_allies(g: Fabled, seat: i64) -> i64:
    """The seat's allies, as a set."""
    mask: i64 = 0
    place: i64
    for place in range(seat * MOST_ALLIES, seat * MOST_ALLIES + MOST_ALLIES):
        if g.allies[place] != NONE:
            mask |= bit(g.allies[place])
    return mask


def boostable(g: Fabled, seat: i64) -> i64:
    """FB-97 The seat's allies that can be boosted, as a set, while boost tokens last."""
    if size(g.boosted) >= BOOST_TOKENS:
        return 0
    return own_allies(g, seat) & ~g.boosted


# ---------------------------------------------------------------- offers


class OfferAllies(Step):
    """FB-44, FB-46 Every taker is dealt three allies and keeps one; if the deck is short, one after another."""

    def run(self, g: Fabled) -> None:
        g.then(ReturnDiscards())
        takers = g.takers
        g.takers = 0
        if size(g.ally_deck) >= OFFER * size(takers):
            offer_at_once(g, takers)
        else:
            offer_in_turn(g, takers)


def offer_at_once(g: Fabled, takers: i64) -> None:
    """FB-A06 All offers are dealt first, then the players choose in turn order."""
    rank: i64
    for rank in range(g.seats):
        seat = seat_at(g, g.seats - 1 - rank)
        if has(takers, seat):
            g.then(KeepAlly(seat))
    for rank in range(g.seats):
        seat = seat_at(g, g.seats - 1 - rank)
        if has(takers, seat):
            g.then(DealAlly(seat, OFFER))


def offer_in_turn(g: Fabled, takers: i64) -> None:
    """FB-A08 Each taker is dealt to when the one before has chosen."""
    rank: i64
    for rank in range(g.seats):
        seat = seat_at(g, g.seats - 1 - rank)
        if has(takers, seat):
            g.then(OfferOne(seat))


class OfferOne(Step):
    """FB-A08 Three allies for one player; the discards come back first if the deck is short."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Fabled) -> None:
        if size(g.ally_deck) < OFFER:
            g.ally_deck |= g.discards
            g.discards = 0
        count = min(size(g.ally_deck), OFFER)
        if count > 0:
            g.then2(DealAlly(self.seat, count), KeepAlly(self.seat))


class ReturnDiscards(Step):
    """FB-44 When all have chosen, the discards are shuffled into the deck."""

    def run(self, g: Fabled) -> None:
        g.ally_deck |= g.discards
        g.discards = 0


class DealAlly(Question):
    """FB-15 Nature deals an ally to choose from."""

    clause: ClassVar[str] = "FB-15"
    taker: i64
    left: i64

    def __init__(self, taker: i64, left: i64) -> None:
        self.seat = NATURE
        self.taker = taker
        self.left = left

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.ALLY_DRAWS

    def mask(self, g: Fabled) -> i64:
        return g.ally_deck

    def answered(self, g: Fabled, index: i64) -> None:
        g.ally_deck &= ~bit(index)
        g.offers[self.taker * OFFER + self.left - 1] = index
        if g.told:
            g.emit(AllyOffered(int(self.taker), ALLIES[index]))
        if self.left > 1:
            g.then(DealAlly(self.taker, self.left - 1))


class KeepAlly(Ask):
    """FB-15, FB-A10 Keep one of the allies on offer."""

    clause: ClassVar[str] = "FB-15"
    why: ClassVar[str] = "not-on-offer"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_ALLIES

    def mask(self, g: Fabled) -> i64:
        mask: i64 = 0
        slot: i64
        for slot in range(self.seat * OFFER, self.seat * OFFER + OFFER):
            if g.offers[slot] != NONE:
                mask |= bit(g.offers[slot])
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        g.discards |= self.mask(g) & ~bit(index)
        slot: i64
        for slot in range(self.seat * OFFER, self.seat * OFFER + OFFER):
            g.offers[slot] = NONE
        join(g, self.seat, index)


class NewAllies(Step):
    """FB-44, FB-136 Everyone takes a new ally, from the deck or from the four drafted ones."""

    def run(self, g: Fabled) -> None:
        take_allies(g, full(g.seats))


def take_allies(g: Fabled, takers: i64) -> None:
    """FB-99 Those who have fewer than three take one."""
    rank: i64
    for rank in range(g.seats):
        seat = seat_at(g, g.seats - 1 - rank)
        if has(takers, seat) and ally_count(g, seat) == MOST_ALLIES:
            takers &= ~bit(seat)
        elif has(takers, seat) and g.house.draft:
            g.then(OpenDrafted(seat))
    if not g.house.draft and takers != 0:
        g.takers = takers
        g.then(OfferAllies())


class BoostOrAlly(Step):
    """FB-45, FB-A07 Everyone declares in turn order, then the takers get their offers."""

    def run(self, g: Fabled) -> None:
        g.takers = 0
        g.then(TakersChoose())
        rank: i64
        for rank in range(g.seats):
            g.then(OfferBoost(seat_at(g, g.seats - 1 - rank)))


class TakersChoose(Step):
    """FB-A07 Those who declared for a new ally take one."""

    def run(self, g: Fabled) -> None:
        takers = g.takers
        g.takers = 0
        take_allies(g, takers)


class OfferBoost(Step):
    """FB-A09 Ask a player who can do either of the two."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Fabled) -> None:
        if DeclareBoost(self.seat).mask(g) != 0:
            g.then(DeclareBoost(self.seat))


class DeclareBoost(Ask):
    """FB-45, FB-A10 Boost an ally or take a new one; with three allies only the boost."""

    clause: ClassVar[str] = "FB-45"
    why: ClassVar[str] = "cannot-boost-or-take"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.BOOST_CHOICES

    def mask(self, g: Fabled) -> i64:
        mask = boostable(g, self.seat) << 2
        offered = g.ally_deck | g.drafted[self.seat]
        if g.house.draft:
            offered = g.drafted[self.seat]
        if ally_count(g, self.seat) < MOST_ALLIES and offered != 0:
            mask |= 2
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 1:
            g.takers |= bit(self.seat)
        else:
            boost(g, self.seat, index - 2)


# ---------------------------------------------------------------- draft


class DraftRound(Step):
    """FB-135 As many allies as players are laid open and picked, there and back, four times."""

    number: i64

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, g: Fabled) -> None:
        if self.number == DRAFT:
            open_first_allies(g)
            return
        g.then(DraftRound(self.number + 1))
        rank: i64
        for rank in range(g.seats):
            if self.number % 2 == 0:
                g.then(DraftAlly(seat_at(g, g.seats - 1 - rank)))
            else:
                g.then(DraftAlly(seat_at(g, rank)))
        g.then(ShowAlly(g.seats))


def open_first_allies(g: Fabled) -> None:
    """FB-136, FB-A87 Each player opens one of the four as the first ally."""
    rank: i64
    for rank in range(g.seats):
        g.then(OpenDrafted(seat_at(g, g.seats - 1 - rank)))


class ShowAlly(Question):
    """FB-135 Nature lays an ally open for the draft."""

    clause: ClassVar[str] = "FB-135"
    left: i64

    def __init__(self, left: i64) -> None:
        self.seat = NATURE
        self.left = left

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.ALLY_DRAWS

    def mask(self, g: Fabled) -> i64:
        return g.ally_deck

    def answered(self, g: Fabled, index: i64) -> None:
        g.ally_deck &= ~bit(index)
        g.market |= bit(index)
        if g.told:
            g.emit(AllyShown(ALLIES[index]))
        if self.left > 1:
            g.then(ShowAlly(self.left - 1))


class DraftAlly(Ask):
    """FB-135 Pick one of the allies laid open."""

    clause: ClassVar[str] = "FB-135"
    why: ClassVar[str] = "not-on-offer"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_ALLIES

    def mask(self, g: Fabled) -> i64:
        return g.market

    def answered(self, g: Fabled, index: i64) -> None:
        g.market &= ~bit(index)
        g.drafted[self.seat] |= bit(index)
        if g.told:
            g.emit(AllyDrafted(int(self.seat), ALLIES[index]))


class OpenDrafted(Ask):
    """FB-136 The new ally is one of the drafted ones."""

    clause: ClassVar[str] = "FB-136"
    why: ClassVar[str] = "not-on-offer"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_ALLIES

    def mask(self, g: Fabled) -> i64:
        return g.drafted[self.seat]

    def answered(self, g: Fabled, index: i64) -> None:
        g.drafted[self.seat] &= ~bit(index)
        join(g, self.seat, index)
