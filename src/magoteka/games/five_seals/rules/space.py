"""Circle II, magic of space, and all that chooses a token or a scroll of the map: FS-47 to FS-52, FS-59, FS-62."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Question
from magoteka.core.bits import bit
from magoteka.core.boards import zeros
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals import answers
from magoteka.games.five_seals.components import (
    ABSORPTIONS,
    COLOURS,
    DISINTEGRATION,
    EXCHANGE,
    GUARDIAN,
    MIND,
    NOWHERE,
    PROTECTION,
    REPLACEMENT,
    SCROLL_PLACES,
    SCROLLS,
    STRONGEST,
    WEAKEST,
)
from magoteka.games.five_seals.dice import one, shown_below_six
from magoteka.games.five_seals.events import (
    FamiliarPlaced,
    GuardianPlaced,
    GuardianRemoved,
    ScrollsSwapped,
    TokenRemoved,
    TokensSwapped,
)
from magoteka.games.five_seals.places import Places
from magoteka.games.five_seals.rules.might import raise_dice
from magoteka.games.five_seals.rules.picking import OneDie, entries_of, entry_colour, entry_value
from magoteka.games.five_seals.rules.seals import OnMap
from magoteka.games.five_seals.state import FiveSeals, card_element, spell_of, token_element, token_strength


def tokens_on_board(g: FiveSeals) -> vec[i64]:
    """How many tokens of each kind lie on the board, at 4 × strength + element."""
    counts = zeros((STRONGEST + 1) * COLOURS)
    place: i64
    for place in range(g.dungeon.seals):
        token = g.tokens[place]
        if token != 0:
            counts[token_strength(token) * COLOURS + token_element(token)] += 1
    return counts


def first_tokens(g: FiveSeals, spell: i64, element: i64) -> Places:
    """FS-18, FS-47, FS-48, FS-51, FS-59 The tokens with which the spell can begin."""
    found = Places()
    counts = tokens_on_board(g)
    place: i64
    for place in range(g.dungeon.seals):
        token = g.tokens[place]
        if token != 0 and (element == MIND or element == token_element(token)) and fits(g, spell, place, counts):
            found.add(place)
    return found


def fits(g: FiveSeals, spell: i64, place: i64, counts: vec[i64]) -> bool:
    """Whether the spell can begin with the token at a place: it needs a partner, or to be free."""
    token = g.tokens[place]
    if spell == REPLACEMENT:
        return has_equal(counts, token_element(token), token_strength(token))
    if spell == EXCHANGE:
        return has_unequal(counts, token_element(token), token_strength(token))
    return spell == DISINTEGRATION or not is_blocked(g, place)


def has_equal(counts: vec[i64], element: i64, strength: i64) -> bool:
    """FS-47 Whether there is a token of the same strength and another element."""
    colour: i64
    for colour in range(COLOURS):
        if colour != element and counts[strength * COLOURS + colour] > 0:
            return True
    return False


def has_unequal(counts: vec[i64], element: i64, strength: i64) -> bool:
    """FS-48, FS-A09 Whether there is a token of the same element and another strength."""
    other: i64
    for other in range(WEAKEST, STRONGEST + 1):
        if other != strength and counts[other * COLOURS + element] > 0:
            return True
    return False


def is_blocked(g: FiveSeals, place: i64) -> bool:
    """FS-59 Whether a familiar stands on a token, the caster's own included."""
    seat: i64
    for seat in range(g.seats):
        if g.familiars[seat] == place:
            return True
    return False


def partners(g: FiveSeals, spell: i64, first: i64) -> Places:
    """FS-47, FS-48 The tokens that can change places with the first one."""
    found = Places()
    element = token_element(g.tokens[first])
    strength = token_strength(g.tokens[first])
    place: i64
    for place in range(g.dungeon.seals):
        token = g.tokens[place]
        if token != 0:
            equal = token_strength(token) == strength
            same = token_element(token) == element
            if (spell == REPLACEMENT and equal and not same) or (spell == EXCHANGE and same and not equal):
                found.add(place)
    return found


class ChooseToken(OnMap):
    """FS-47, FS-48, FS-51, FS-59 The token on which a spell works, anywhere on the board."""

    clause: ClassVar[str] = "FS-18"
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.tokens(g)

    def options(self, g: FiveSeals) -> list[Option]:
        return [answers.token_at(g, place) for place in self.places(g).members()]

    def places(self, g: FiveSeals) -> Places:
        return first_tokens(g, spell_of(g, self.card), card_element(self.card))

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index >= SCROLL_PLACES or g.tokens[index] == 0:
            return Refusal("FS-18", "no-token-there")
        if spell_of(g, self.card) == PROTECTION and is_blocked(g, index):
            return Refusal("FS-59", "token-blocked")
        return Refusal("FS-18", "token-of-no-use")

    def answered(self, g: FiveSeals, index: i64) -> None:
        spell = spell_of(g, self.card)
        if spell == DISINTEGRATION:
            disintegrate(g, index)
        elif spell == PROTECTION:
            place_familiar(g, self.seat, index)
        else:
            g.then(ChoosePartner(self.seat, self.card, index))


class ChoosePartner(OnMap):
    """FS-47, FS-48 The token that changes places with the first one."""

    clause: ClassVar[str] = "FS-47"
    card: i64
    first: i64

    def __init__(self, seat: i64, card: i64, first: i64) -> None:
        self.seat = seat
        self.card = card
        self.first = first

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.tokens(g)

    def options(self, g: FiveSeals) -> list[Option]:
        return [answers.token_at(g, place) for place in self.places(g).members()]

    def places(self, g: FiveSeals) -> Places:
        return partners(g, spell_of(g, self.card), self.first)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index >= SCROLL_PLACES or g.tokens[index] == 0:
            return Refusal("FS-18", "no-token-there")
        if spell_of(g, self.card) == REPLACEMENT:
            return Refusal("FS-47", "not-an-equal-of-another-element")
        return Refusal("FS-A09", "not-of-another-strength")

    def answered(self, g: FiveSeals, index: i64) -> None:
        swap_tokens(g, self.first, index)


def swap_tokens(g: FiveSeals, first: i64, second: i64) -> None:
    """FS-47, FS-48, FS-A11 Two tokens change places, whatever their frames say."""
    token = g.tokens[first]
    g.tokens[first] = g.tokens[second]
    g.tokens[second] = token
    if g.told:
        g.emit(TokensSwapped(first, g.dungeon.names[first], second, g.dungeon.names[second]))


def disintegrate(g: FiveSeals, place: i64) -> None:
    """FS-51 The token goes to the box; it does not count as broken."""
    token = g.tokens[place]
    g.tokens[place] = 0
    if g.told:
        g.emit(TokenRemoved(place, g.dungeon.names[place], token_element(token), token_strength(token)))


def place_familiar(g: FiveSeals, seat: i64, place: i64) -> None:
    """FS-40, FS-59, FS-A05 The familiar stands on a place, wherever it was before."""
    g.familiars[seat] = place
    if g.told:
        g.emit(FamiliarPlaced(seat, place, g.dungeon.names[place]))


def scrolls_of(g: FiveSeals, element: i64) -> i64:
    """The places of the scrolls of an element that lie on the board, as a set."""
    found: i64 = 0
    index: i64
    for index in range(g.dungeon.scrolls):
        if g.scrolls[index] >= 0 and card_element(g.scrolls[index]) == element:
            found |= bit(index)
    return found


def scrolls_on_board(g: FiveSeals) -> i64:
    """The places where scrolls lie, as a set."""
    found: i64 = 0
    index: i64
    for index in range(g.dungeon.scrolls):
        if g.scrolls[index] >= 0:
            found |= bit(index)
    return found


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


class ChooseScroll(Question):
    """FS-52, FS-62 A scroll of the spell's own element, anywhere on the board."""

    clause: ClassVar[str] = "FS-52"
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.scrolls(g)

    def mask(self, g: FiveSeals) -> i64:
        element = card_element(self.card)
        if spell_of(g, self.card) == GUARDIAN:
            return guardian_places(g, element)
        return scrolls_of(g, element)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index == SCROLLS:
            return Refusal("FS-62", "no-guardian-to-remove")
        if g.scrolls[index] < 0:
            return Refusal("FS-18", "no-scroll-there")
        if g.guardians[card_element(self.card)] == SCROLL_PLACES + index:
            return Refusal("FS-A24", "already-guarded")
        return Refusal("FS-52", "scroll-of-another-element")

    def answered(self, g: FiveSeals, index: i64) -> None:
        if spell_of(g, self.card) == GUARDIAN:
            move_guardian(g, card_element(self.card), index)
        else:
            g.then(ChooseOtherScroll(self.seat, self.card, index))


class ChooseOtherScroll(Question):
    """FS-52 Any other scroll on the board."""

    clause: ClassVar[str] = "FS-52"
    card: i64
    first: i64

    def __init__(self, seat: i64, card: i64, first: i64) -> None:
        self.seat = seat
        self.card = card
        self.first = first

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.scrolls(g)

    def mask(self, g: FiveSeals) -> i64:
        return scrolls_on_board(g) & ~bit(self.first)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index == SCROLLS:
            return Refusal("FS-62", "no-guardian-to-remove")
        if index == self.first:
            return Refusal("FS-52", "same-scroll")
        return Refusal("FS-18", "no-scroll-there")

    def answered(self, g: FiveSeals, index: i64) -> None:
        card = g.scrolls[index]
        g.scrolls[index] = g.scrolls[self.first]
        g.scrolls[self.first] = card
        if g.told:
            here = SCROLL_PLACES + self.first
            there = SCROLL_PLACES + index
            g.emit(ScrollsSwapped(here, g.dungeon.names[here], there, g.dungeon.names[there]))


def move_guardian(g: FiveSeals, element: i64, index: i64) -> None:
    """FS-62 The guardian goes to a scroll or off the board."""
    if index == SCROLLS:
        g.guardians[element] = NOWHERE
        if g.told:
            g.emit(GuardianRemoved(element))
        return
    place = SCROLL_PLACES + index
    g.guardians[element] = place
    if g.told:
        g.emit(GuardianPlaced(element, place, g.dungeon.names[place]))


def can_release(g: FiveSeals, seat: i64, element: i64) -> bool:
    """FS-50, FS-A08 A token lies on the scroll, and some own die shows less than six."""
    if g.absorbed[element] == 0:
        return False
    at = seat * COLOURS
    return shown_below_six(g.dice[at] | g.dice[at + 1] | g.dice[at + 2] | g.dice[at + 3]) != 0


class StrengthenDie(OneDie):
    """FS-50, FS-A08 The own die that gains the strength of the absorbed token."""

    clause: ClassVar[str] = "FS-50"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def mask(self, g: FiveSeals) -> i64:
        entries: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            entries |= entries_of(colour, shown_below_six(g.dice[self.seat * COLOURS + colour]))
        return entries

    def answered(self, g: FiveSeals, index: i64) -> None:
        element = self.card - ABSORPTIONS
        strength = token_strength(g.absorbed[element])
        g.absorbed[element] = 0
        raise_dice(g, self.seat, entry_colour(index), one(entry_value(index)), strength)
