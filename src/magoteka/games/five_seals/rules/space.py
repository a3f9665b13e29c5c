"""Circle II, magic of space, and all that chooses a token or a scroll of the map: FS-47 to FS-52, FS-59, FS-62."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals.box.components import (
    COLOURS,
    DISINTEGRATION,
    MIND,
    NOWHERE,
    PROTECTION,
    REPLACEMENT,
    SCROLL_PLACES,
    SCROLLS,
    SEALS,
    STRONGEST,
    WEAKEST,
)
from magoteka.games.five_seals.messages.events import (
    FamiliarPlaced,
    GuardianPlaced,
    GuardianRemoved,
    ScrollsSwapped,
    TokenRemoved,
    TokensSwapped,
)
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.rules.asking import OfSpell
from magoteka.games.five_seals.rules.seals import OnMap
from magoteka.games.five_seals.table.board import (
    lift_token,
    scrolls_of,
    scrolls_on_board,
    seals_of,
    swap_scrolls,
    swap_tokens,
    tokens_of,
)
from magoteka.games.five_seals.table.places import Places
from magoteka.games.five_seals.table.state import FiveSeals, card_element, spell_of, token_element, token_strength


def first_tokens(g: FiveSeals, spell: i64, element: i64) -> Places:
    """FS-18, FS-47, FS-48, FS-51, FS-59 The tokens with which the spell can begin."""
    found = seals_of(g, element)
    found.scrolls = 0
    if spell == PROTECTION:
        unblock(g, found)
    elif spell != DISINTEGRATION:
        with_partners(g, found, spell, element)
    return found


def unblock(g: FiveSeals, found: Places) -> None:
    """FS-59 Tokens on which a familiar stands are left out, the caster's own included."""
    seat: i64
    for seat in range(g.seats):
        if 0 <= g.familiars[seat] < SEALS:
            found.drop(g.familiars[seat])


def with_partners(g: FiveSeals, found: Places, spell: i64, element: i64) -> None:
    """FS-47, FS-48, FS-A09 Tokens without a partner are left out: one kind decides for all of its tokens."""
    lonely = Places()
    colour: i64
    strength: i64
    for colour in range(COLOURS):
        if element == MIND or element == colour:
            for strength in range(WEAKEST, STRONGEST + 1):
                if not partners_of(g, spell, colour, strength).some():
                    tokens_of(g, lonely, colour, strength)
    found.near &= ~lonely.near
    found.far &= ~lonely.far


def partners_of(g: FiveSeals, spell: i64, element: i64, strength: i64) -> Places:
    """FS-47, FS-48 The tokens that can change places with one of this kind."""
    found = Places()
    other: i64
    if spell == REPLACEMENT:
        for other in range(COLOURS):
            if other != element:
                tokens_of(g, found, other, strength)
    else:
        for other in range(WEAKEST, STRONGEST + 1):
            if other != strength:
                tokens_of(g, found, element, other)
    return found


class OneToken(OnMap):
    """A question of a spell about a token, anywhere on the board."""

    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.tokens(g)

    def options(self, g: FiveSeals) -> list[Option]:
        return [menus.token_at(g, place) for place in self.places(g).members()]

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index >= SCROLL_PLACES or g.tokens[index] == 0:
            return Refusal("FS-18", "no-token-there")
        return self.of_no_use(g, index)

    def of_no_use(self, g: FiveSeals, place: i64) -> Refusal:
        """Why a token that lies on the board cannot be chosen."""
        raise NotImplementedError(type(self).__name__)


class ChooseToken(OneToken):
    """FS-47, FS-48, FS-51, FS-59 The token on which a spell works, anywhere on the board."""

    clause: ClassVar[str] = "FS-18"

    def places(self, g: FiveSeals) -> Places:
        return first_tokens(g, spell_of(g, self.card), card_element(self.card))

    def of_no_use(self, g: FiveSeals, place: i64) -> Refusal:
        if spell_of(g, self.card) != PROTECTION:
            return Refusal("FS-18", "token-of-no-use")
        if seals_of(g, card_element(self.card)).holds(place):
            return Refusal("FS-59", "token-blocked")
        return Refusal("FS-59", "protects-its-element")

    def answered(self, g: FiveSeals, index: i64) -> None:
        spell = spell_of(g, self.card)
        if spell == DISINTEGRATION:
            disintegrate(g, index)
        elif spell == PROTECTION:
            place_familiar(g, self.seat, index)
        elif spell == REPLACEMENT:
            g.then(ChoosePartner(self.seat, self.card, index))
        else:
            g.then(ChooseExchanged(self.seat, self.card, index))


class SecondToken(OneToken):
    """The token that changes places with the first one."""

    first: i64

    def __init__(self, seat: i64, card: i64, first: i64) -> None:
        super().__init__(seat, card)
        self.first = first

    def places(self, g: FiveSeals) -> Places:
        token = g.tokens[self.first]
        return partners_of(g, spell_of(g, self.card), token_element(token), token_strength(token))

    def answered(self, g: FiveSeals, index: i64) -> None:
        swap(g, self.first, index)


class ChoosePartner(SecondToken):
    """FS-47 The second token of a replacement."""

    clause: ClassVar[str] = "FS-47"

    def of_no_use(self, g: FiveSeals, place: i64) -> Refusal:
        return Refusal("FS-47", "not-an-equal-of-another-element")


class ChooseExchanged(SecondToken):
    """FS-48 The second token of an exchange."""

    clause: ClassVar[str] = "FS-48"

    def of_no_use(self, g: FiveSeals, place: i64) -> Refusal:
        if token_element(g.tokens[place]) != token_element(g.tokens[self.first]):
            return Refusal("FS-48", "not-of-the-same-element")
        return Refusal("FS-A09", "not-of-another-strength")


def swap(g: FiveSeals, first: i64, second: i64) -> None:
    """FS-47, FS-48, FS-A11 Two tokens change places, whatever their frames say."""
    swap_tokens(g, first, second)
    if g.listening:
        g.emit(TokensSwapped(first, g.dungeon.names[first], second, g.dungeon.names[second]))


def disintegrate(g: FiveSeals, place: i64) -> None:
    """FS-51 The token goes to the box; it does not count as broken."""
    token = lift_token(g, place)
    if g.listening:
        g.emit(TokenRemoved(place, g.dungeon.names[place], token_element(token), token_strength(token)))


def place_familiar(g: FiveSeals, seat: i64, place: i64) -> None:
    """FS-40, FS-59, FS-A05 The familiar stands on a place, wherever it was before."""
    g.familiars[seat] = place
    if g.listening:
        g.emit(FamiliarPlaced(seat, place, g.dungeon.names[place]))


def can_rearrange(g: FiveSeals, element: i64) -> bool:
    """FS-52 There is a scroll of the element, and another scroll to change places with it."""
    lying = scrolls_on_board(g)
    return scrolls_of(g, element) != 0 and lying & (lying - 1) != 0


def guardian_places(g: FiveSeals, element: i64) -> i64:
    """FS-62, FS-A24 Where the guardian can go: another scroll of its element, or off the board."""
    found = scrolls_of(g, element)
    if g.guardians[element] >= 0:
        found &= ~bit(g.guardians[element] - SCROLL_PLACES)
        found |= bit(SCROLLS)
    return found


class OneScroll(OfSpell):
    """A question about a scroll on the board."""

    clause: ClassVar[str] = "FS-52"

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.scrolls(g)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index == SCROLLS:
            return Refusal("FS-62", "no-guardian-to-remove")
        if g.scrolls[index] < 0:
            return Refusal("FS-18", "no-scroll-there")
        return self.of_no_use(g, index)

    def of_no_use(self, g: FiveSeals, index: i64) -> Refusal:
        """Why a scroll that lies on the board cannot be chosen."""
        raise NotImplementedError(type(self).__name__)


class ChooseScroll(OneScroll):
    """FS-52 A scroll of the spell's own element, anywhere on the board."""

    def mask(self, g: FiveSeals) -> i64:
        return scrolls_of(g, card_element(self.card))

    def of_no_use(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-52", "scroll-of-another-element")

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.then(ChooseOtherScroll(self.seat, self.card, index))


class ChooseGuardedScroll(OneScroll):
    """FS-62 A scroll of the guardian's own element, anywhere on the board, or the guardian's way off it."""

    clause: ClassVar[str] = "FS-62"

    def mask(self, g: FiveSeals) -> i64:
        return guardian_places(g, card_element(self.card))

    def of_no_use(self, g: FiveSeals, index: i64) -> Refusal:
        if g.guardians[card_element(self.card)] == SCROLL_PLACES + index:
            return Refusal("FS-A24", "already-guarded")
        return Refusal("FS-62", "scroll-of-another-element")

    def answered(self, g: FiveSeals, index: i64) -> None:
        move_guardian(g, card_element(self.card), index)


class ChooseOtherScroll(OneScroll):
    """FS-52 Any other scroll on the board."""

    first: i64

    def __init__(self, seat: i64, card: i64, first: i64) -> None:
        super().__init__(seat, card)
        self.first = first

    def mask(self, g: FiveSeals) -> i64:
        return scrolls_on_board(g) & ~bit(self.first)

    def of_no_use(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-52", "same-scroll")

    def answered(self, g: FiveSeals, index: i64) -> None:
        swap_scrolls(g, self.first, index)
        if g.listening:
            here = SCROLL_PLACES + self.first
            there = SCROLL_PLACES + index
            g.emit(ScrollsSwapped(here, g.dungeon.names[here], there, g.dungeon.names[there]))


def move_guardian(g: FiveSeals, element: i64, index: i64) -> None:
    """FS-62 The guardian goes to a scroll or off the board."""
    if index == SCROLLS:
        g.guardians[element] = NOWHERE
        if g.listening:
            g.emit(GuardianRemoved(element))
        return
    place = SCROLL_PLACES + index
    g.guardians[element] = place
    if g.listening:
        g.emit(GuardianPlaced(element, place, g.dungeon.names[place]))
