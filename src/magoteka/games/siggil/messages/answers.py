"""What seats and nature can answer in «Сиггил»."""

from dataclasses import dataclass

from magoteka.core.event import Option, Outcome, Seat
from magoteka.games.siggil.box.components import CARDS, FAMILIES, MAX_SEATS, ORDINARY, Kind


@dataclass(frozen=True)
class Take(Option):
    """Take the card at a place into one's hand; the face is None where it cannot be seen."""

    place: int
    family: int | None
    number: int | None


@dataclass(frozen=True)
class Discard(Option):
    """Put the card at a place onto the discard pile."""

    place: int
    family: int | None
    number: int | None


@dataclass(frozen=True)
class GiveUp(Option):
    """Let a free spirit go to the discard pile."""

    spirit: int


@dataclass(frozen=True)
class Pass(Option):
    """Capture nothing."""


@dataclass(frozen=True)
class Capture(Option):
    """Capture a spirit."""

    spirit: int


@dataclass(frozen=True)
class PlaySet(Option):
    """Play a new set of so many cards, all of the spirit's family or all of its number."""

    spirit: int
    by: Kind
    count: int


@dataclass(frozen=True)
class AddTo(Option):
    """Add so many cards to a set that lies on the table."""

    set: int
    spirit: int
    by: Kind
    count: int


@dataclass(frozen=True)
class PlayCard(Option):
    """Put this card of one's hand into the set."""

    family: int
    number: int


@dataclass(frozen=True)
class Turned(Outcome):
    """The card that is turned up."""

    family: int
    number: int
    spirit: bool


@dataclass(frozen=True)
class Starts(Outcome):
    """The lot falls on a seat."""

    seat: Seat


CAPTURES = (Pass(), *(Capture(spirit) for spirit in range(1, FAMILIES + 1)))
GIVE_UPS = tuple(GiveUp(spirit) for spirit in range(FAMILIES + 1))
HAND_CARDS = tuple(PlayCard(card // FAMILIES + 1, card % FAMILIES + 1) for card in range(ORDINARY))
FACES = (
    *(Turned(card // FAMILIES + 1, card % FAMILIES + 1, False) for card in range(ORDINARY)),
    *(Turned(card - ORDINARY + 1, card - ORDINARY + 1, True) for card in range(ORDINARY, CARDS)),
)
LOTS = tuple(Starts(seat) for seat in range(MAX_SEATS))
