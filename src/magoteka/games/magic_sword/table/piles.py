"""The cards of the table, sorted once for a view."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.names import C_VAMPIRE, DEMON, ENEMY
from magoteka.games.magic_sword.box.tables import CARD, CARDS, KIND, USES
from magoteka.games.magic_sword.messages.views import LyingCard
from magoteka.games.magic_sword.table.state import DECK, DISCARD, DOWN, ITEMS, ON, ON_TOP, STOCK, MagicSword

SLUGS: Final = [DESIGNS[CARD[card]].slug for card in range(CARDS)]
OPEN: Final[dict[int, LyingCard]] = {}  # shared: a card that lies open mostly looks as it did before


class Piles:
    """All cards by where they are; those of the face-down deck are only counted."""

    deck: i64
    discard: list[str]
    stock: list[str]
    busy: i64  # the squares on which something lies, gold too
    foes: bool  # whether an enemy or a Demon is among it
    places: dict[int, list[int]]  # squares and characters

    def __init__(self) -> None:
        self.deck = 0
        self.discard = []
        self.stock = []
        self.busy = 0
        self.foes = False
        self.places = {}

    def cards(self, place: i64) -> list[int]:
        """The cards of a place, in the order of the box."""
        found = self.places.get(place)
        return [] if found is None else found


def sort_cards(g: MagicSword) -> Piles:
    """Go through the box once."""
    piles = Piles()
    card: i64
    for card in range(CARDS):
        place = g.at[card]
        if place == DECK or place == ON_TOP:
            piles.deck += 1
        elif place == DISCARD:
            piles.discard.append(SLUGS[card])
        elif place == STOCK:
            piles.stock.append(SLUGS[card])
        elif place >= ON:
            keep(piles, card, place)
    square: i64
    for square in range(len(g.coins)):
        if g.coins[square] != 0:
            piles.busy |= bit(square)
    return piles


def keep(piles: Piles, card: i64, place: i64) -> None:
    """A card on a square or before a character."""
    if place < DOWN:
        piles.busy |= bit(place - ON)
        if KIND[CARD[card]] == ENEMY or KIND[CARD[card]] == DEMON:
            piles.foes = True
    elif place < ITEMS:
        piles.busy |= bit(place - DOWN)
    found = piles.places.get(place)
    if found is None:
        piles.places[place] = [card]
    else:
        found.append(card)


def lying_card(g: MagicSword, card: i64) -> LyingCard:
    """A card that lies open."""
    owner = g.reserved[card] % 8
    left = left_of(g, card)
    key = (((left + 1) * 8 + g.still[card]) * 8 + owner) * CARDS + card
    seen = OPEN.get(key)
    if seen is None:
        by = g.still[card]
        counted = None if left < 0 else left
        seen = LyingCard(card, SLUGS[card], counted, by - 1 if by > 0 else None, owner - 1 if owner > 0 else None)
        OPEN[key] = seen
    return seen


def left_of(g: MagicSword, card: i64) -> i64:
    """MS-A80, MS-A106 How many uses of a place are left, or Lives of the Vampire; −1 where nothing is counted."""
    design = CARD[card]
    if not ON <= g.at[card] < DOWN:
        return -1
    if design == C_VAMPIRE:
        return g.note[card]
    return USES[design] - g.note[card] if USES[design] > 0 else -1


def laid(g: MagicSword, cards: list[int]) -> tuple[LyingCard, ...]:
    """Cards that lie open, side by side."""
    return tuple([lying_card(g, card) for card in cards]) if cards else ()
