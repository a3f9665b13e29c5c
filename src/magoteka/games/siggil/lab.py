"""Any two spirits and ways of «Сиггил» within one turn: both can be captured, lured away or won back."""

from __future__ import annotations

from typing import Final

from magoteka.core.bits import bit, full
from magoteka.core.boards import array, zeros
from magoteka.core.lab import CannotMeet, Lab
from magoteka.games.siggil.box.components import BY_FAMILY, BY_NUMBER, CARDS, FREE, ORDINARY
from magoteka.games.siggil.rules.turn import TakeCard
from magoteka.games.siggil.table.state import Siggil, fitting

SPIRITS: Final = ("stone", "deer", "leaf", "turtle", "cloud", "shell", "feather")
WAYS: Final = ("capture", "lure", "win_back")
DESIGNS_OF: Final = {"spirit": SPIRITS, "way": WAYS}
SEATS: Final = 2
TOP: Final = range(44, 56)  # the places of the Pass that nothing lies on
SET: Final = 3  # SG-12


class Desk:
    """Lays one table; seat 0 takes a card and may then capture."""

    def __init__(self, g: Siggil, first: str, second: str, state: str) -> None:
        self.g = g
        self.state = state
        self.spirits = [SPIRITS.index(name) + 1 for name in (first, second) if name in SPIRITS]
        self.ways = [name for name in (first, second) if name in WAYS]
        if len(self.ways) == 2:
            self.spirits = [4, 2]
        self.taken = 0  # cards that lie in a hand or a set

    def lay(self) -> None:
        """A spirit for each of the pair; what it takes is in the hand of seat 0, or nearly."""
        g = self.g
        g.strike(g.depth)
        for number, spirit in enumerate(self.spirits):
            way = self.ways[number] if number < len(self.ways) else ""
            self.prepare(spirit, way or ("lure" if self.state == "held" else "capture"))
        if self.state == "rich-rival":
            g.hands[1] |= self.some(full(ORDINARY), 3)
        self.lay_siggil()
        g.then(TakeCard(0))

    def prepare(self, spirit: int, way: str) -> None:
        """A free spirit; one on a rival's set; or one that was lured away from the player's own."""
        g = self.g
        by = BY_NUMBER if self.state == "by-number" else BY_FAMILY
        if way == "capture":
            g.spirits[spirit] = FREE
            g.hands[0] |= self.some(fitting(spirit, by), SET)
        elif way == "lure":
            self.set_for(spirit, 1, BY_NUMBER if by == BY_FAMILY else BY_FAMILY, SET)
            g.hands[0] |= self.some(fitting(spirit, by), SET + 1)
        else:
            self.set_for(spirit, 0, by, SET)
            self.set_for(spirit, 1, BY_NUMBER if by == BY_FAMILY else BY_FAMILY, SET + 1)
            g.hands[0] |= self.some(fitting(spirit, by), 2)

    def some(self, among: int, count: int) -> int:
        """So many cards that lie nowhere yet."""
        found = 0
        for card in range(ORDINARY):
            if among & bit(card) & ~self.taken and found.bit_count() < count:
                found |= bit(card)
        if found.bit_count() < count:
            raise CannotMeet("there are too few cards of one kind for both")
        self.taken |= found
        return found

    def set_for(self, spirit: int, owner: int, by: int, count: int) -> None:
        """A set on the table; the one laid last holds the spirit."""
        g = self.g
        g.spirits[spirit] = len(g.set_cards)
        g.set_cards = array([*g.set_cards, self.some(fitting(spirit, by), count)])
        g.set_owner = array([*g.set_owner, owner])
        g.set_spirit = array([*g.set_spirit, spirit])

    def lay_siggil(self) -> None:
        """A card of the first spirit's family and number lies open, and more; nothing covers them."""
        g = self.g
        wanted = fitting(self.spirits[0], BY_FAMILY) | fitting(self.spirits[-1], BY_NUMBER)
        left = [card for card in range(ORDINARY) if not self.taken & bit(card)]
        left.sort(key=lambda card: not wanted & bit(card))
        g.present = 0
        g.unseen = 0
        g.faces = zeros(CARDS)
        for place in range(CARDS):
            g.faces[place] = -1
        for place, card in zip(TOP, left[: 1 if self.state == "last-card" else len(TOP)], strict=False):
            g.present |= bit(place)
            g.faces[place] = card


STATES: Final = ("", "by-number", "held", "last-card", "rich-rival")


def lay(g: Siggil, first: str, second: str, state: str) -> None:
    """The table from which both of the pair come into play."""
    Desk(g, first, second, state).lay()


LAB: Final = Lab(DESIGNS_OF, lay, SEATS, STATES)
