"""What seats and nature can answer in «За пятью печатями»."""

from dataclasses import dataclass

from magoteka.core.event import Option, Seat
from magoteka.games.five_seals.box.components import (
    CALL,
    CALLS,
    CARDS,
    CIRCLE_PLACES,
    COLOURS,
    ELEMENTS,
    FACES,
    MAX_SEATS,
    MIND,
    SCROLL_PLACES,
    SCROLLS,
    STRONGEST,
    WEAKEST,
)
from magoteka.games.five_seals.table.dice import EVERY_PRICE, values
from magoteka.games.five_seals.table.places import Places
from magoteka.games.five_seals.table.state import (
    FiveSeals,
    card_element,
    card_spell,
    card_strength,
    spell_of,
    token_element,
    token_strength,
)


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
class Rolled(Option):
    """A die shows a value."""

    value: int


@dataclass(frozen=True)
class DealtToken(Option):
    """A token of an element comes out of the box."""

    element: int


@dataclass(frozen=True)
class DealtScroll(Option):
    """A scroll comes out of the box."""

    card: int
    spell: int
    element: int


@dataclass(frozen=True)
class First(Option):
    """The lot falls on a seat."""

    seat: Seat


@dataclass(frozen=True)
class Mage(Option):
    """Choose a mage."""

    mage: int


@dataclass(frozen=True)
class Circle(Option):
    """The lot falls on a circle of magic."""

    circle: int


def pays(strength: int) -> tuple[Pay, ...]:
    """FS-24, FS-25 Every price of a seal, colour by colour."""
    prices = [tuple(values(price)) for price in EVERY_PRICE[strength - WEAKEST]]
    return tuple(Pay(colour, price) for colour in range(COLOURS) for price in prices)


def cards(circle: int, kind: type[Cast] | type[Card] | type[DealtScroll]) -> tuple[Option, ...]:
    """The scrolls of a match, each as an option."""
    return tuple(kind(card, card_spell(circle, card), card_element(card)) for card in range(SCROLLS))


REST = Rest()
STAY = Stay()
PAYS = ((), (), *(pays(strength) for strength in range(WEAKEST, STRONGEST + 1)))
COLOUR_CHOICES = tuple(Colour(colour) for colour in range(COLOURS))
TAKES = tuple(TakeDie(colour) for colour in range(COLOURS))
DICE = (Done(), *(Die(colour, value) for colour in range(COLOURS) for value in range(1, FACES + 1)))
RIVALS = (*(Rival(seat) for seat in range(MAX_SEATS)), NoRival())
STORES = (*(Store(element) for element in range(ELEMENTS)), Leave())
ROLLS = tuple(Rolled(value) for value in range(FACES + 1))
DEALT_TOKENS = tuple(DealtToken(element) for element in range(COLOURS))
MAGES = tuple(Mage(mage) for mage in range(MAX_SEATS))
CIRCLES = tuple(Circle(circle) for circle in range(5))
LOTS = tuple(First(seat) for seat in range(MAX_SEATS))
CASTS = tuple((*cards(circle, Cast), *(Cast(card, CALL, MIND) for card in range(CALLS, CARDS))) for circle in range(5))
CARD_CHOICES = tuple(cards(circle, Card) for circle in range(5))
DEALT_SCROLLS = tuple(cards(circle, DealtScroll) for circle in range(5))


def seal_at(g: FiveSeals, place: int) -> tuple[int | None, int | None]:
    """The element and the strength of the seal at a place."""
    if place < SCROLL_PLACES:
        token = g.tokens[place]
        return (token_element(token), token_strength(token)) if token else (None, None)
    card = g.scrolls[place - SCROLL_PLACES]
    return (card_element(card), card_strength(card)) if card >= 0 else (None, None)


def break_at(g: FiveSeals, place: int) -> Break:
    """Breaking the seal at a place."""
    return Break(place, g.dungeon.names[place], *seal_at(g, place))


def send_to(g: FiveSeals, place: int) -> SendFamiliar:
    """Sending the familiar to a place."""
    return SendFamiliar(place, g.dungeon.names[place], *seal_at(g, place))


def token_at(g: FiveSeals, place: int) -> Token:
    """Choosing a token on the map."""
    return Token(place, g.dungeon.names[place], *seal_at(g, place))


def scroll_at(g: FiveSeals, place: int) -> Scroll:
    """Choosing a scroll on the map."""
    card = g.scrolls[place - SCROLL_PLACES]
    name = g.dungeon.names[place]
    return Scroll(place, name, spell_of(g, card), card_element(card)) if card >= 0 else Scroll(place, name, None, None)


def breaks(g: FiveSeals) -> list[Option]:
    """Breaking a seal, for every place of the map."""
    return [break_at(g, place) for place in range(CIRCLE_PLACES)]


def familiar_uses(g: FiveSeals) -> list[Option]:
    """FS-40, FS-41 Sending the familiar to any place, or letting it stay."""
    return [*(send_to(g, place) for place in range(CIRCLE_PLACES)), STAY]


def tokens(g: FiveSeals) -> list[Option]:
    """Choosing a token, for every place of the map."""
    return [token_at(g, place) for place in range(CIRCLE_PLACES)]


def scrolls(g: FiveSeals) -> list[Option]:
    """FS-52, FS-62 Choosing a scroll of the map, or taking the guardian away."""
    return [*(scroll_at(g, SCROLL_PLACES + index) for index in range(SCROLLS)), RemoveGuardian()]


def turns(g: FiveSeals) -> list[Option]:
    """FS-17, FS-20, FS-21 Everything a turn can offer."""
    return [*breaks(g), REST, *CASTS[g.circle]]


def open_turns(g: FiveSeals, places: Places, rest: bool, castable: list[int]) -> list[Option]:
    """What a turn offers now."""
    found: list[Option] = [break_at(g, place) for place in places.members()]
    if rest:
        found.append(REST)
    return found + [CASTS[g.circle][card] for card in castable]
