"""Tokens of allies on lands: FB-101, FB-102, FB-123."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.core.event import Option
from magoteka.games.fabled import answers
from magoteka.games.fabled.components import FOREST, LAND_NAMES, SKY_TOKENS, TOKENS, TOKENS_EACH
from magoteka.games.fabled.events import TokenPlaced
from magoteka.games.fabled.force import sky_cells
from magoteka.games.fabled.rules.asking import Ask
from magoteka.games.fabled.state import Fabled
from magoteka.games.fabled.table import row_set, terrain_set


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
        return answers.MOVED_TOKENS

    def mask(self, g: Fabled) -> i64:
        return sky_moves(g)

    def answered(self, g: Fabled, index: i64) -> None:
        g.then(TokenLand(self.seat, SKY_TOKENS * TOKENS_EACH + index))


class TokenLand(Ask):
    """FB-101, FB-102, FB-123 On which land the token goes."""

    clause: ClassVar[str] = "FB-102"
    why: ClassVar[str] = "token-not-there"
    token: i64

    def __init__(self, seat: i64, token: i64) -> None:
        self.seat = seat
        self.token = token

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        return token_cells(g, self.token) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        g.tokens[self.token] = index - 1
        if g.told:
            kind = self.token // TOKENS_EACH
            slug = TOKENS[kind]
            if kind == SKY_TOKENS:
                slug = TOKENS[2 + self.token % TOKENS_EACH]
            elif kind > SKY_TOKENS:
                slug = TOKENS[kind + 2]
            g.emit(TokenPlaced(int(self.seat), slug, LAND_NAMES[index - 1]))


def token_cells(g: Fabled, token: i64) -> i64:
    """FB-101, FB-123 The lands where a token may lie, as a set."""
    kind = token // TOKENS_EACH
    if kind == SKY_TOKENS:
        return sky_cells(g, token % TOKENS_EACH + 2)
    lands = row_set(g)
    other: i64
    for other in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
        if g.tokens[other] >= 0:
            lands &= ~bit(g.tokens[other])
    if kind == 4:
        lands &= terrain_set(FOREST)  # the Lord of Nature cares for forests
    return lands
