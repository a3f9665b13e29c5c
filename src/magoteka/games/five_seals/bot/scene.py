"""The board as it is, or as it would be after something that a player thinks of."""

from __future__ import annotations

from magoteka.games.five_seals.box.components import COLOURS, SCROLL_PLACES
from magoteka.games.five_seals.words.looks import FiveSealsView, Player, ScrollFace, TokenFace

Dice = list[list[int]]  # values by colour


class Scene:
    """What can change on the board: seals, figures and guardians, and whose dice show what."""

    def __init__(
        self,
        tokens: list[TokenFace | None],
        scrolls: list[ScrollFace | None],
        mages: list[int],
        familiars: list[int | None],
        guardians: list[int | None],
        dice: list[Dice],
    ) -> None:
        self.tokens = tokens
        self.scrolls = scrolls
        self.mages = mages
        self.familiars = familiars
        self.guardians = guardians
        self.dice = dice

    def copy(self) -> Scene:
        """The same board, to be changed."""
        return Scene(
            self.tokens[:],
            self.scrolls[:],
            self.mages[:],
            self.familiars[:],
            self.guardians[:],
            self.dice[:],
        )

    def broken(self, seat: int, place: int, familiar: bool) -> Scene:
        """The board after a seat's mage or familiar has broken a seal."""
        other = self.copy()
        if place < SCROLL_PLACES:
            other.tokens[place] = None
        else:
            other.scrolls[place - SCROLL_PLACES] = None
        if familiar:
            other.familiars[seat] = place
        else:
            other.mages[seat] = place
        return other

    def paid(self, seat: int, colour: int, values: tuple[int, ...]) -> Scene:
        """The board after a seat has paid with some dice; whoever has none left takes the familiar back."""
        other = self.copy()
        other.dice[seat] = without(self.dice[seat], colour, values)
        if not any(other.dice[seat]):
            other.familiars[seat] = None
        return other

    def called(self, seat: int, place: int) -> Scene:
        """The board with a seat's familiar at a place."""
        other = self.copy()
        other.familiars[seat] = place
        return other

    def at_home(self) -> Scene:
        """The board without familiars."""
        other = self.copy()
        other.familiars = [None] * len(self.familiars)
        return other

    def guarded(self, element: int, place: int | None) -> Scene:
        """The board with a guardian on a scroll, or beside the board."""
        other = self.copy()
        other.guardians[element] = place
        return other

    def barred(self, seat: int) -> set[int]:
        """FS-22, FS-23 The places where others' figures or guardians stand."""
        guarded = [place for place in self.guardians if place is not None and place >= 0]
        return {place for place in self.figures(seat) if place < SCROLL_PLACES} | set(guarded)

    def figures(self, seat: int) -> set[int]:
        """Where others' mages and familiars stand."""
        rivals = [other for other in range(len(self.mages)) if other != seat]
        called = {place for other in rivals if (place := self.familiars[other]) is not None}
        return called | {self.mages[other] for other in rivals}


def scene_of(view: FiveSealsView) -> Scene:
    """The board as it is."""
    return Scene(
        list(view.tokens),
        list(view.scrolls),
        [player.mage for player in view.players],
        [player.familiar for player in view.players],
        list(view.guardians),
        [dice_of(player) for player in view.players],
    )


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
