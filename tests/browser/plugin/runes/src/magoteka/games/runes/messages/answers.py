"""What seats and nature can answer in «Руны»."""

from dataclasses import dataclass

from magoteka.core.event import Option, Outcome
from magoteka.games.runes.box.components import HIGHEST


@dataclass(frozen=True)
class Keep(Option):
    """Keep the stone, face down."""


@dataclass(frozen=True)
class Throw(Option):
    """Throw the stone away, face up."""


@dataclass(frozen=True)
class Drawn(Outcome):
    """The stone bears a number."""

    number: int


CHOICES = (Keep(), Throw())
STONES = tuple(Drawn(number) for number in range(HIGHEST + 1))
