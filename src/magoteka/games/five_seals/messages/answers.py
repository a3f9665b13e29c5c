"""What seats and nature can answer in «За пятью печатями»."""

from dataclasses import dataclass

from magoteka.core.event import Option, Outcome, Seat


@dataclass(frozen=True)
class Break(Option):
    """Break the seal at a place."""

    place: int
    where: str
    element: int | None
    strength: int | None


@dataclass(frozen=True)
class SendFamiliar(Option):
    """Break the token at a place with the familiar."""

    place: int
    where: str
    element: int | None
    strength: int | None


@dataclass(frozen=True)
class Stay(Option):
    """Leave the familiar where the mage stands."""


@dataclass(frozen=True)
class Rest(Option):
    """Return all dice: the round is over."""


@dataclass(frozen=True)
class Cast(Option):
    """Cast a spell from an own scroll."""

    card: int
    spell: int
    element: int


@dataclass(frozen=True)
class Pay(Option):
    """Pay for a seal with these dice."""

    colour: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class TakeDie(Option):
    """Take a die of a colour from the store."""

    colour: int


@dataclass(frozen=True)
class Colour(Option):
    """Choose a colour."""

    colour: int


@dataclass(frozen=True)
class Die(Option):
    """Choose a die."""

    colour: int
    value: int


@dataclass(frozen=True)
class Done(Option):
    """Choose no more."""


@dataclass(frozen=True)
class Token(Option):
    """Choose the token at a place."""

    place: int
    where: str
    element: int | None
    strength: int | None


@dataclass(frozen=True)
class Scroll(Option):
    """Choose the scroll at a place."""

    place: int
    where: str
    spell: int | None
    element: int | None


@dataclass(frozen=True)
class RemoveGuardian(Option):
    """Take the guardian off the board."""


@dataclass(frozen=True)
class Card(Option):
    """Choose a scroll before a player."""

    card: int
    spell: int
    element: int


@dataclass(frozen=True)
class Rival(Option):
    """Choose an opponent."""

    seat: Seat


@dataclass(frozen=True)
class NoRival(Option):
    """Spare the opponents."""


@dataclass(frozen=True)
class Store(Option):
    """Put the broken token on a scroll of Absorption."""

    element: int


@dataclass(frozen=True)
class Leave(Option):
    """Let the broken token go to the box."""


@dataclass(frozen=True)
class Mage(Option):
    """Choose a mage."""

    mage: int


@dataclass(frozen=True)
class Rolled(Outcome):
    """A die shows a value."""

    value: int


@dataclass(frozen=True)
class DealtToken(Outcome):
    """A token of an element comes out of the box."""

    element: int


@dataclass(frozen=True)
class FirstMaps(Outcome):
    """The dungeon is that of ruleset 1."""


@dataclass(frozen=True)
class DealtScroll(Outcome):
    """A scroll comes out of the box."""

    card: int
    spell: int
    element: int


@dataclass(frozen=True)
class First(Outcome):
    """The lot falls on a seat."""

    seat: Seat


@dataclass(frozen=True)
class Circle(Outcome):
    """The lot falls on a circle of magic."""

    circle: int
