"""What seats and nature can answer in «Магический Меч»."""

from dataclasses import dataclass

from magoteka.core.event import Option, Outcome, Seat


@dataclass(frozen=True)
class Pass(Option):
    """Do nothing here."""


@dataclass(frozen=True)
class PassTurn(Option):
    """Do nothing, and do not ask again in this turn unless it is about oneself."""


@dataclass(frozen=True)
class No(Option):
    """Decline."""


@dataclass(frozen=True)
class Yes(Option):
    """Accept."""


@dataclass(frozen=True)
class Cast(Option):
    """Cast a spell of the hand."""

    spell: str


@dataclass(frozen=True)
class CastFor(Option):
    """Let a friend cast the spell under his card."""

    friend: str


@dataclass(frozen=True)
class Card(Option):
    """Name a card."""

    card: int
    design: str


@dataclass(frozen=True)
class Go(Option):
    """Name a square."""

    square: str


@dataclass(frozen=True)
class Attempt(Option):
    """Walk to a gate and try to pass upwards."""

    gate: str


@dataclass(frozen=True)
class Rival(Option):
    """Name a character by its seat."""

    seat: Seat


@dataclass(frozen=True)
class AimAtBeing(Option):
    """Aim a spell at the being that attacks and has no card."""


@dataclass(frozen=True)
class Number(Option):
    """Name a number."""

    number: int


@dataclass(frozen=True)
class Case(Option):
    """Take one of several effects."""

    case: str


@dataclass(frozen=True)
class Goods(Option):
    """Buy a thing."""

    design: str


@dataclass(frozen=True)
class SpellCard(Option):
    """Name a spell."""

    spell: str


@dataclass(frozen=True)
class HeroCard(Option):
    """Name a character card."""

    hero: str


@dataclass(frozen=True)
class Alignment(Option):
    """Name an alignment."""

    align: str


@dataclass(frozen=True)
class TradeLot(Option):
    """Hand over the trophies that buy so many points with the least surplus."""

    gain: int


@dataclass(frozen=True)
class DieRolled(Outcome):
    """The die shows a number."""

    value: int


@dataclass(frozen=True)
class CardDrawn(Outcome):
    """The card turned up is this one."""

    design: str
