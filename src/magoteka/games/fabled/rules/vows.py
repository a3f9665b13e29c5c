"""The event Gifts and Vows, which is about tokens: FB-131."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    A_TERRAIN,
    CAT,
    FOREST,
    LAND_NAMES,
    MOUNTAIN,
    NAMED_EACH,
    STEPPE,
    TOKEN_ALLIES,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_EACH,
    TORCH,
    WITCH,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import TokenGiven, TokenReturned
from magoteka.games.fabled.rules.asking import Ask, AskLand
from magoteka.games.fabled.rules.books import convert, gain, single_conversions
from magoteka.games.fabled.rules.decks import sink
from magoteka.games.fabled.table.force import named_token, owns, token_name
from magoteka.games.fabled.table.state import HOME, NONE, NOWHERE, ON_CARD, Fabled

VOW_TOKENS: Final = 2
NAMED_FROM: Final = 8  # the menu of offerings
TORCH_FROM: Final = 18


def own_tokens_out(g: Fabled, seat: i64) -> i64:
    """The names of the seat's tokens that lie on lands, as a set over the names of tokens."""
    mask: i64 = 0
    token: i64
    for token in range(TOKEN_KINDS * TOKENS_EACH):
        if g.tokens[token] >= 0 and owns(g, seat, TOKEN_ALLIES[token // TOKENS_EACH]):
            mask |= bit(token_name(token))
    return mask


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
        return menus.VOW_CHOICES

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


class FromLand(AskLand):
    """Gifts and Vows: from which land a token of the name is taken."""

    name: i64

    def __init__(self, seat: i64, name: i64) -> None:
        self.seat = seat
        self.name = name

    def lands_open(self, g: Fabled) -> i64:
        return lands_of_name(g, self.name)


class TakeBack(FromLand):
    """Gifts and Vows, upper half: from which land the token comes back."""

    clause: ClassVar[str] = "FB-111"

    def picked(self, g: Fabled, land: i64) -> None:
        g.tokens[named_token(g, self.name, land)] = HOME
        if g.listening:
            g.emit(TokenReturned(int(self.seat), TOKENS[self.name], LAND_NAMES[land]))
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
        return menus.OFFERINGS

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
            tell_gift(g, self.seat, menus.NAMED[named], NONE)

    def give_forest(self, g: Fabled, forest: i64) -> i64:
        """FB-131 Forests of one offering lie under the deck in random order."""
        g.torch &= ~bit(forest)
        tell_gift(g, self.seat, LAND_NAMES[forest], NONE)
        if self.lot == NONE:
            sink(g, bit(forest))
            return len(g.sunk) - 1
        g.sunk[self.lot] |= bit(forest)
        return self.lot


def tell_gift(g: Fabled, seat: i64, token: str, land: i64) -> None:
    """Tell what is given up, and from which land if it lay on one."""
    if g.listening:
        where: str | None = None
        if land != NONE:
            where = LAND_NAMES[land]
        g.emit(TokenGiven(int(seat), token, where))


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
        give_kept(g, seat, name)


def give_kept(g: Fabled, seat: i64, name: i64) -> None:
    """A token of the supply, or of the ally's card, goes to the box."""
    g.tokens[kept_token(g, name)] = NOWHERE
    tell_gift(g, seat, TOKENS[name], NONE)


def kept_token(g: Fabled, name: i64) -> i64:
    """A token of that name in the supply or on the ally's card, or NONE."""
    token = named_token(g, name, HOME)
    if token == NONE:
        return named_token(g, name, ON_CARD)
    return token


class GiveFrom(FromLand):
    """Gifts and Vows, lower half: from which land, or (done) from the supply, the token goes to the box."""

    clause: ClassVar[str] = "FB-A11"

    def mask(self, g: Fabled) -> i64:
        mask = super().mask(g)
        if kept_token(g, self.name) != NONE:
            mask |= 1
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            give_kept(g, self.seat, self.name)
        else:
            super().answered(g, index)

    def picked(self, g: Fabled, land: i64) -> None:
        g.tokens[named_token(g, self.name, land)] = NOWHERE
        tell_gift(g, self.seat, TOKENS[self.name], land)
