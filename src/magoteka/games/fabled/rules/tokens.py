"""Tokens of allies on lands: FB-101, FB-102, FB-123."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import FOREST, LAND_NAMES, NATURE_TOKENS, SKY_TOKENS, TOKENS, TOKENS_EACH
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import TokenPlaced
from magoteka.games.fabled.rules.asking import Ask, AskLand
from magoteka.games.fabled.table.force import sky_cells, token_lands, token_name
from magoteka.games.fabled.table.state import Fabled
from magoteka.games.fabled.table.where import row_set, terrain_set


def sky_moves(g: Fabled) -> i64:
    """The sky tokens on the row that have another legal cell, as a set of 0 … 2."""
    mask: i64 = 0
    token: i64
    for token in range(TOKENS_EACH):
        if g.tokens[SKY_TOKENS * TOKENS_EACH + token] >= 0 and sky_cells(g, token + 2) != 0:
            mask |= bit(token)
    return mask


class SkyPick(Ask):
    """The Wanderer's boost: which of her tokens moves."""

    clause: ClassVar[str] = "FB-123"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.MOVED_TOKENS

    def mask(self, g: Fabled) -> i64:
        return sky_moves(g)

    def answered(self, g: Fabled, index: i64) -> None:
        g.then(TokenLand(self.seat, SKY_TOKENS * TOKENS_EACH + index))


class TokenLand(AskLand):
    """FB-101, FB-102, FB-123 On which land the token goes."""

    clause: ClassVar[str] = "FB-102"
    why: ClassVar[str] = "token-not-there"
    token: i64

    def __init__(self, seat: i64, token: i64) -> None:
        self.seat = seat
        self.token = token

    def lands_open(self, g: Fabled) -> i64:
        return token_cells(g, self.token)

    def picked(self, g: Fabled, land: i64) -> None:
        lay_token(g, self.seat, self.token, land)


def lay_token(g: Fabled, seat: i64, token: i64, land: i64) -> None:
    """FB-101 The token lies on the land."""
    g.tokens[token] = land
    if g.listening:
        g.emit(TokenPlaced(int(seat), TOKENS[token_name(token)], LAND_NAMES[land]))


def token_cells(g: Fabled, token: i64) -> i64:
    """FB-101, FB-123 The lands where a token may lie, as a set."""
    kind = token // TOKENS_EACH
    if kind == SKY_TOKENS:
        return sky_cells(g, token % TOKENS_EACH + 2)
    lands = row_set(g) & ~token_lands(g, kind)
    if kind == NATURE_TOKENS:
        lands &= terrain_set(FOREST)  # the Lord of Nature cares for forests
    return lands
