"""The board as it is, or as it would be after something that a player thinks of."""

from __future__ import annotations

from magoteka.games.five_seals.box.components import COLOURS, NOT_IN_PLAY, NOWHERE, SCROLL_PLACES
from magoteka.games.five_seals.messages.views import FiveSealsView, Player, ScrollFace, TokenFace
from magoteka.games.five_seals.table.board import join_rooms, lay_first_maps
from magoteka.games.five_seals.table.state import FiveSeals, empty_table
from magoteka.games.five_seals.view.look import board_of

Dice = list[list[int]]  # values by colour


class Scene:
    """What can change on the board: seals and whose dice show what, figures and guardians on a map of the rules."""

    def __init__(
        self, tokens: list[TokenFace | None], scrolls: list[ScrollFace | None], dice: list[Dice], map_: FiveSeals
    ) -> None:
        self.tokens = tokens
        self.scrolls = scrolls
        self.dice = dice
        self.map = map_

    def copy(self) -> Scene:
        """The same board, to be changed."""
        return Scene(self.tokens[:], self.scrolls[:], self.dice[:], self.map.clone())

    def broken(self, seat: int, place: int, familiar: bool) -> Scene:
        """The board after a seat's mage or familiar has broken a seal."""
        other = self.copy()
        if place < SCROLL_PLACES:
            other.tokens[place] = None
            join_rooms(other.map, place)
        else:
            other.scrolls[place - SCROLL_PLACES] = None
        if familiar:
            other.map.familiars[seat] = place
        else:
            other.map.mages[seat] = place
        return other

    def paid(self, seat: int, colour: int, values: tuple[int, ...]) -> Scene:
        """The board after a seat has paid with some dice; whoever has none left takes the familiar back."""
        other = self.copy()
        other.dice[seat] = without(self.dice[seat], colour, values)
        if not any(other.dice[seat]):
            other.map.familiars[seat] = NOWHERE
        return other

    def called(self, seat: int, place: int) -> Scene:
        """The board with a seat's familiar at a place."""
        other = self.copy()
        other.map.familiars[seat] = place
        return other

    def at_home(self) -> Scene:
        """The board without familiars."""
        other = self.copy()
        for seat in range(len(other.map.familiars)):
            other.map.familiars[seat] = NOWHERE
        return other

    def guarded(self, element: int, place: int) -> Scene:
        """The board with a guardian on a scroll, or beside the board."""
        other = self.copy()
        other.map.guardians[element] = place
        return other

    def figures(self, seat: int) -> list[int]:
        """Where others' mages and familiars stand."""
        rivals = [other for other in range(self.map.seats) if other != seat]
        called = [self.map.familiars[other] for other in rivals if self.map.familiars[other] >= 0]
        return called + [self.map.mages[other] for other in rivals]


def scene_of(view: FiveSealsView) -> Scene:
    """The board as it is."""
    return Scene(list(view.tokens), list(view.scrolls), [dice_of(player) for player in view.players], map_of(view))


def map_of(view: FiveSealsView) -> FiveSeals:
    """Open passages, figures and guardians as the rules have them, so that they can be asked for ways."""
    g = empty_table(view.circle, view.room_bars, len(view.players))
    if board_of(g.dungeon) != view.board:
        lay_first_maps(g)
    for place, token in enumerate(view.tokens):
        if token is None:
            join_rooms(g, place)
    for seat, player in enumerate(view.players):
        g.mages[seat] = player.mage
        if player.familiar is not None:
            g.familiars[seat] = player.familiar
    for element, guarded in enumerate(view.guardians):
        g.guardians[element] = NOT_IN_PLAY if guarded is None else guarded
    return g


def dice_of(player: Player) -> Dice:
    """The player's dice by colour."""
    dice: Dice = [[] for _ in range(COLOURS)]
    for die in player.dice:
        dice[die.colour].append(die.value)
    return dice


def without(dice: Dice, colour: int, values: tuple[int, ...]) -> Dice:
    """The dice without some of a colour."""
    left = list(dice)
    left[colour] = list(dice[colour])
    for value in values:
        left[colour].remove(value)
    return left
