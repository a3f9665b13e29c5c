"""Allies come, grow and go: FB-15 to FB-17, FB-44 to FB-46, FB-94 to FB-100, FB-121, FB-131, FB-135, FB-136."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, full, size
from magoteka.games.fabled.box.components import (
    ALLIES,
    BOOST_TOKENS,
    CAT,
    GIANT,
    KING,
    KING_TOKENS,
    MOST_ALLIES,
    NAMED_EACH,
    TOKEN_ALLIES,
    TOKEN_KINDS,
    TOKENS_EACH,
    TORCH,
    TORCH_FORESTS,
    WITCH,
)
from magoteka.games.fabled.messages.events import AllyBoosted, AllyJoined, AllyLeft
from magoteka.games.fabled.rules.asking import AskLand
from magoteka.games.fabled.rules.decks import fill_torch, sink
from magoteka.games.fabled.rules.tokens import lay_token, token_cells
from magoteka.games.fabled.table.force import ally_count, number
from magoteka.games.fabled.table.state import HOME, NONE, NOWHERE, ON_CARD, Fabled


def join(g: Fabled, seat: i64, ally: i64) -> None:
    """FB-17, FB-94 The ally lies face up before the player, with what belongs to it."""
    g.ally_deck &= ~bit(ally)
    g.allies[seat * MOST_ALLIES + ally_count(g, seat)] = ally
    if g.listening:
        g.emit(AllyJoined(int(seat), ALLIES[ally]))
    set_tokens(g, ally, HOME)
    if ally == KING:
        g.tokens[KING_TOKENS * TOKENS_EACH + 2] = ON_CARD
    elif ally == WITCH:
        g.named_up[0] = full(NAMED_EACH)
    elif ally == CAT:
        g.named_up[1] = full(NAMED_EACH)
    elif ally == TORCH:
        fill_torch(g, number(g, TORCH_FORESTS))


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
    if g.listening:
        g.emit(AllyBoosted(int(seat), ALLIES[ally]))
    if ally == KING:
        third_token(g, seat)
    elif ally == TORCH:
        fill_torch(g, number(g, TORCH_FORESTS) - size(g.torch))


def third_token(g: Fabled, seat: i64) -> None:
    """FB-121 The King's third token goes on a land without one, or into the supply when there is none."""
    token: i64 = KING_TOKENS * TOKENS_EACH + 2
    if g.tokens[token] != ON_CARD:
        return
    g.tokens[token] = HOME
    if token_cells(g, token) != 0:
        g.then(PutKingToken(seat))


class PutKingToken(AskLand):
    """FB-121 On which land the King's third token goes."""

    clause: ClassVar[str] = "FB-121"
    why: ClassVar[str] = "token-not-there"

    def lands_open(self, g: Fabled) -> i64:
        return token_cells(g, KING_TOKENS * TOKENS_EACH + 2)

    def picked(self, g: Fabled, land: i64) -> None:
        lay_token(g, self.seat, KING_TOKENS * TOKENS_EACH + 2, land)


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
    g.parted |= bit(ally)
    if g.listening:
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
