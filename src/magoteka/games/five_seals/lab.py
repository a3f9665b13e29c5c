"""Any two spells of «За пятью печатями» before one mage, on a table where both are of use in one turn."""

from __future__ import annotations

from typing import Final

from magoteka.core.bits import bit, has
from magoteka.core.lab import CannotMeet, Lab
from magoteka.games.five_seals.box.components import (
    ABSORPTION,
    ABSORPTIONS,
    CALL,
    COLOURS,
    FIRE,
    GUARDIAN,
    MIND,
    NOWHERE,
    SCROLL_PLACES,
    SPELL_NAMES,
    WATER,
)
from magoteka.games.five_seals.rules.round import NextRound
from magoteka.games.five_seals.rules.turn import EndTurn, TakeTurn
from magoteka.games.five_seals.table.board import lay_scroll, lay_token, lift_token
from magoteka.games.five_seals.table.dice import handful
from magoteka.games.five_seals.table.state import FiveSeals, card_element, card_strength, spell_of, token_of

DESIGNS_OF: Final = {"spell": SPELL_NAMES}
SEATS: Final = 2
IN_A_CIRCLE: Final = 5
STRONGEST: Final = 6  # scrolls of which enough are gone: the match ends with this round
OPEN: Final = ("H–A1", "H–B2")  # passages without a seal; the rival's familiar stands in the first
DICE: Final = ((6, 3), (4,), (5, 2), (4,)), ((2,), (3,), (5,), (1,))  # of each seat, by colour
EXTRA: Final = ((1, WATER), (3, MIND)), ((1, FIRE), (2, MIND), (4, FIRE), (3, WATER))  # scrolls of each seat besides


def circle_of(spell: int) -> int:
    """The circle of a spell; the base one is nought."""
    return max(0, (spell - 1) // IN_A_CIRCLE) + (spell > IN_A_CIRCLE)


def card_of(spell: int, element: int) -> int:
    """The card with that spell and element; with circle I each exists twice, and this is the first."""
    return (spell - 1) % IN_A_CIRCLE * IN_A_CIRCLE + element + (25 if spell > IN_A_CIRCLE else 0)


class Desk:
    """Lays one table; it is the turn of seat 0, in the state `rival` that of seat 1."""

    def __init__(self, g: FiveSeals, first: str, second: str, state: str) -> None:
        self.g = g
        self.state = state
        self.mage = 1 if state == "rival" else 0
        self.spells = [SPELL_NAMES.index(first), SPELL_NAMES.index(second)]

    def lay(self) -> None:
        """Seals, scrolls, dice and figures; then the turn."""
        g = self.g
        circles = {circle_of(spell) for spell in self.spells} - {0}
        if len(circles) == 2:
            raise CannotMeet("two further circles of magic are never in one game")
        g.strike(g.depth)
        g.circle = (circles or {1}).pop()
        g.circle = max(1, g.circle)
        g.round = 3
        for seat in range(SEATS):
            g.figures[seat] = seat
        self.deal_scrolls()
        self.lay_seals()
        self.give_dice()
        g.familiars[1 - self.mage] = g.dungeon.names.index(OPEN[0])
        g.turn = self.mage
        g.then2(EndTurn(self.mage), NextRound())
        g.then(TakeTurn(self.mage))

    def element(self, spell: int) -> int:
        """Of which element the scroll is."""
        return MIND if self.state == "mind" else FIRE if spell % 2 == self.spells[0] % 2 else WATER

    def deal_scrolls(self) -> None:
        """The pair and a few others before the players, the rest on the board."""
        g = self.g
        wanted = [card_of(spell, self.element(spell)) for spell in self.spells if spell != CALL]
        for at, card in enumerate(wanted):
            self.give(self.mage if at == 0 else 0, card)
        for seat in range(SEATS):
            for spell, element in EXTRA[seat]:
                if has(g.deck, card_of(spell, element)):
                    self.give(seat, card_of(spell, element))
        for index in range(g.dungeon.scrolls):
            strength = g.dungeon.frame[SCROLL_PLACES + index]
            card = next(one for one in range(50) if has(g.deck, one) and card_strength(one) == strength)
            if strength == STRONGEST and self.state == "last-round":
                self.give(1, card)
                continue
            g.deck &= ~bit(card)
            lay_scroll(g, index, card)
            if spell_of(g, card) == GUARDIAN:
                g.guardians[card_element(card)] = NOWHERE
        for card in wanted:
            self.prepare(card)

    def prepare(self, card: int) -> None:
        """What belongs to a scroll of the pair: its guardian stands beside the board, a token is absorbed."""
        g = self.g
        if spell_of(g, card) == GUARDIAN:
            g.guardians[card_element(card)] = NOWHERE
        if spell_of(g, card) == ABSORPTION:
            g.absorbed[card - ABSORPTIONS] = token_of(card_element(card) % COLOURS, 2)

    def give(self, seat: int, card: int) -> None:
        """A scroll lies face up before a player."""
        g = self.g
        g.deck &= ~bit(card)
        g.held[seat] |= bit(card)
        g.up |= bit(card)

    def lay_seals(self) -> None:
        """A token in every passage but for the open ones; the colours in turn."""
        g = self.g
        for place in range(g.dungeon.seals):
            strength = g.dungeon.frame[place]
            colour = next(
                one % COLOURS for one in range(place, place + COLOURS) if g.bag[strength * COLOURS + one % COLOURS]
            )
            g.bag[strength * COLOURS + colour] -= 1
            lay_token(g, place, token_of(colour, strength))
        for name in OPEN:
            lift_token(g, g.dungeon.names.index(name))

    def give_dice(self) -> None:
        """Dice of all colours; a rival of whom little is left has a single one."""
        g = self.g
        for seat in range(SEATS):
            for colour in range(COLOURS):
                shown = list(DICE[seat][colour])
                if seat == 1 and self.state == "last-die" and colour != FIRE:
                    shown = []
                g.dice[seat * COLOURS + colour] = handful(shown)
                g.store[colour] -= len(shown)
        if self.state in ("finished", "last-round"):
            g.done = bit(1)
            for colour in range(COLOURS):
                g.dice[COLOURS + colour] = 0
                g.store[colour] += len(DICE[1][colour])


STATES: Final = ("", "mind", "last-die", "finished", "rival", "last-round")


def lay(g: FiveSeals, first: str, second: str, state: str) -> None:
    """The table on which both spells can be cast, or count."""
    Desk(g, first, second, state).lay()


LAB: Final = Lab(DESIGNS_OF, lay, SEATS, STATES)
