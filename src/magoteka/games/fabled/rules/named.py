"""The tokens of the Witch and the Cat: FB-126, FB-128."""

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.fabled.box.components import (
    ALLIES,
    CAT,
    NAMED_EACH,
    NAMED_TOKENS,
    NAMELESS,
    NAMES,
    TREEWYRM_NAME,
    WITCH,
)
from magoteka.games.fabled.messages.events import TokenSpent
from magoteka.games.fabled.rules.books import gain_all
from magoteka.games.fabled.table.force import boosts, commands, named_gift, spend_boost
from magoteka.games.fabled.table.state import Fabled


def matching_tokens(g: Fabled, seat: i64, name: i64) -> i64:
    """FB-126, FB-128 The tokens that a personal visit to a place of this name can spend, as a set of ten."""
    mask: i64 = 0
    token: i64
    for token in range(2 * NAMED_EACH):
        if unspent(g, seat, token) and fits(g, seat, token, name):
            mask |= bit(token)
    return mask


def unspent(g: Fabled, seat: i64, token: i64) -> bool:
    """Whether the seat has the token and can spend it."""
    if token < NAMED_EACH:
        return commands(g, seat, WITCH) and has(g.named_up[0], token)
    return commands(g, seat, CAT) and has(g.named_up[1], token - NAMED_EACH)


def fits(g: Fabled, seat: i64, token: i64, name: i64) -> bool:
    """The name is on the token, or the Cat's boost makes any of his tokens fit; a treewyrm never counts."""
    if NAMED_TOKENS[token] == name:
        return True
    return token >= NAMED_EACH and name < NAMELESS and name != TREEWYRM_NAME and boosts(g, seat, CAT)


def spend_token(g: Fabled, seat: i64, token: i64, name: i64) -> None:
    """The token is spent and pays."""
    ally = token // NAMED_EACH
    if NAMED_TOKENS[token] != name:
        spend_boost(g, CAT)
    g.named_up[ally] &= ~bit(token % NAMED_EACH)
    g.named_spent[ally] |= bit(token % NAMED_EACH)
    if g.listening:
        slug = ALLIES[WITCH]
        if ally == 1:
            slug = ALLIES[CAT]
        g.emit(TokenSpent(int(seat), slug, NAMES[NAMED_TOKENS[token]]))
    row = token * 3
    gain_all(g, seat, named_gift(g, row), named_gift(g, row + 1), named_gift(g, row + 2))
