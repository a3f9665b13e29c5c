"""What seats and nature can answer in «Абрака… что?»."""

from dataclasses import dataclass

from magoteka.core.event import Option, Outcome


@dataclass(frozen=True)
class Declare(Option):
    """Name a spell."""

    spell: int


@dataclass(frozen=True)
class Stop(Option):
    """End the turn."""


@dataclass(frozen=True)
class TakeSecret(Option):
    """Take a secret stone."""


@dataclass(frozen=True)
class LeaveSecret(Option):
    """Leave the secret stones where they are."""


@dataclass(frozen=True)
class Rolled(Outcome):
    """The die shows a number."""

    value: int


@dataclass(frozen=True)
class Taken(Outcome):
    """The stone at this place, from 0, is taken."""

    slot: int


@dataclass(frozen=True)
class Drawn(Outcome):
    """The stone bears a number."""

    number: int


DECLARATIONS = (Stop(), *(Declare(spell) for spell in range(1, 9)))
SECRET_CHOICES = (LeaveSecret(), TakeSecret())
SLOTS = tuple(Taken(slot) for slot in range(5))
ROLLS = tuple(Rolled(value) for value in range(7))
STONES = tuple(Drawn(number) for number in range(9))
