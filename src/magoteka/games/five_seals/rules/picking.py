"""Choosing dice one after another."""

from collections.abc import Sequence

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals.box.components import COLOURS, FACES
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.rules.asking import OfSpell
from magoteka.games.five_seals.table.dice import count, one
from magoteka.games.five_seals.table.state import FiveSeals


def entry_of(colour: i64, value: i64) -> i64:
    """Where a die stands in the menu of dice."""
    return colour * FACES + value


def entry_colour(index: i64) -> i64:
    """The colour of an entry of the menu of dice."""
    return (index - 1) // FACES


def entry_value(index: i64) -> i64:
    """The value of an entry of the menu of dice."""
    return (index - 1) % FACES + 1


def entries_of(colour: i64, dice: i64) -> i64:
    """The dice of a handful, as entries of the menu of dice."""
    mask: i64 = 0
    value: i64
    for value in range(1, FACES + 1):
        if count(dice, value) > 0:
            mask |= bit(entry_of(colour, value))
    return mask


def dice_of(g: FiveSeals, seat: i64, colours: i64) -> i64:
    """The dice of a seat that have one of the colours, as entries of the menu of dice."""
    entries: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if has(colours, colour):
            entries |= entries_of(colour, g.dice[seat * COLOURS + colour])
    return entries


class OneDie(OfSpell):
    """A question about one die."""

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.DICE

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index == 0:
            return Refusal(self.clause, "choose-a-die")
        return Refusal(self.clause, "not-this-die")


class SomeDice(OneDie):
    """A question about dice of one colour, picked one after another until the player is content."""

    colour: i64
    picked: i64

    def pool(self, g: FiveSeals, picked: i64) -> i64:
        """The dice that can still be picked."""
        raise NotImplementedError(type(self).__name__)

    def may_stop(self, g: FiveSeals) -> bool:
        """Whether the dice picked so far are enough."""
        return self.picked != 0

    def again(self, picked: i64) -> "SomeDice":
        """The same question with other dice picked."""
        raise NotImplementedError(type(self).__name__)

    def closed(self, g: FiveSeals, picked: i64) -> None:
        """What happens to the dice that were picked."""
        raise NotImplementedError(type(self).__name__)

    def mask(self, g: FiveSeals) -> i64:
        entries = entries_of(self.colour, self.pool(g, self.picked))
        if self.may_stop(g):
            entries |= 1
        return entries

    def answered(self, g: FiveSeals, index: i64) -> None:
        if index == 0:
            self.closed(g, self.picked)
            return
        self.go_on(g, self.picked + one(entry_value(index)))

    def go_on(self, g: FiveSeals, picked: i64) -> None:
        """Ask for more while there is more to pick."""
        if self.pool(g, picked) == 0:
            self.closed(g, picked)
        else:
            g.then(self.again(picked))
