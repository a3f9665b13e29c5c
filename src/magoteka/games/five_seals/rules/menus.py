"""The menus of «За пятью печатями»: everything that can ever be answered, in a fixed order."""

from typing import Final

from magoteka.core.event import Option
from magoteka.games.five_seals.box.components import (
    CALL,
    CALLS,
    CARDS,
    CIRCLE_PLACES,
    CIRCLES,
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
from magoteka.games.five_seals.messages.answers import (
    Break,
    Card,
    Cast,
    Circle,
    Colour,
    DealtScroll,
    DealtToken,
    Die,
    Done,
    First,
    FirstMaps,
    Leave,
    Mage,
    NoRival,
    Pay,
    RemoveGuardian,
    Rest,
    Rival,
    Rolled,
    Scroll,
    SendFamiliar,
    Stay,
    Store,
    TakeDie,
    Token,
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


def pays(strength: int) -> tuple[Pay, ...]:
    """FS-24, FS-25 Every price of a seal, colour by colour."""
    prices = [tuple(values(price)) for price in EVERY_PRICE[strength - WEAKEST]]
    return tuple(Pay(colour, price) for colour in range(COLOURS) for price in prices)


def cards(circle: int, kind: type[Cast] | type[Card] | type[DealtScroll]) -> tuple[Option, ...]:
    """The scrolls of a match, each as an option."""
    return tuple(kind(card, card_spell(circle, card), card_element(card)) for card in range(SCROLLS))


REST: Final = Rest()
STAY: Final = Stay()
PAYS: Final = ((), (), *(pays(strength) for strength in range(WEAKEST, STRONGEST + 1)))
COLOUR_CHOICES: Final = tuple(Colour(colour) for colour in range(COLOURS))
TAKES: Final = tuple(TakeDie(colour) for colour in range(COLOURS))
DICE: Final = (Done(), *(Die(colour, value) for colour in range(COLOURS) for value in range(1, FACES + 1)))
RIVALS: Final = (*(Rival(seat) for seat in range(MAX_SEATS)), NoRival())
STORES: Final = (*(Store(element) for element in range(ELEMENTS)), Leave())
ROLLS: Final = tuple(Rolled(value) for value in range(FACES + 1))
DEALT_TOKENS: Final = (*(DealtToken(element) for element in range(COLOURS)), FirstMaps())
MAGES: Final = tuple(Mage(mage) for mage in range(MAX_SEATS))
CIRCLE_LOTS: Final = tuple(Circle(circle) for circle in range(CIRCLES + 1))
LOTS: Final = tuple(First(seat) for seat in range(MAX_SEATS))
CASTS: Final = tuple(
    (*cards(circle, Cast), *(Cast(card, CALL, MIND) for card in range(CALLS, CARDS))) for circle in range(5)
)
CARD_CHOICES: Final = tuple(cards(circle, Card) for circle in range(5))
DEALT_SCROLLS: Final = tuple(cards(circle, DealtScroll) for circle in range(5))


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
