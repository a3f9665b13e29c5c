"""What a seat sees of «За пятью печатями»: everything."""

from __future__ import annotations

from functools import cache

from magoteka.core.agenda import Question
from magoteka.core.bits import has, members
from magoteka.games.five_seals.box.components import (
    ABSORPTION,
    AREAS,
    CIRCLE_PLACES,
    COLOURS,
    HUB,
    MAX_SEATS,
    NOT_IN_PLAY,
    ROOMS,
    SCROLL_PLACES,
)
from magoteka.games.five_seals.box.dungeon import BOARDS, Dungeon
from magoteka.games.five_seals.messages.views import (
    Board,
    FiveSealsView,
    OpenSeal,
    OwnScroll,
    Player,
    Price,
    Reach,
    Room,
    ScrollFace,
    ScrollPlace,
    SealPlace,
    ShownDie,
    Spell,
    StartCircle,
    TokenFace,
)
from magoteka.games.five_seals.rules.menus import PAYS
from magoteka.games.five_seals.rules.scoring import points_of, sixes_at_end
from magoteka.games.five_seals.rules.seals import nth_price, prices_of
from magoteka.games.five_seals.rules.ways import breakable, ways_of
from magoteka.games.five_seals.table.board import seal_lies_at, seal_strength
from magoteka.games.five_seals.table.dice import values
from magoteka.games.five_seals.table.places import Places
from magoteka.games.five_seals.table.state import (
    FiveSeals,
    card_element,
    card_spell,
    card_strength,
    sixes_left,
    spell_of,
    token_element,
    token_strength,
)


def view(g: FiveSeals, seat: int | None) -> FiveSealsView:
    """What `seat` (None: a spectator) may see."""
    question = g.top()
    return FiveSealsView(
        seat=seat,
        circle=g.circle,
        room_bars=g.room_bars,
        round=g.round,
        first=g.first,
        turn=g.turn,
        board=board_of(g.dungeon),
        tokens=tuple(token_face(g.tokens[place]) for place in range(g.dungeon.seals)),
        scrolls=tuple(scroll_face(g.circle, g.scrolls[index]) for index in range(g.dungeon.scrolls)),
        store=tuple(g.store),
        guardians=tuple(None if place == NOT_IN_PLAY else place for place in g.guardians),
        players=tuple(player(g, owner) for owner in range(g.seats)),
        reach=reach(g, question is not None and question.seat == seat),
        spell=spell_in_hand(g, question),
        paying=getattr(question, "place", None) if question is not None and question.seat >= 0 else None,
        sixes=sixes_left(g),
        sixes_at_end=sixes_at_end(g),
        winners=tuple(members(g.winners)),
    )


def board_for(seats: int) -> Board:
    """The dungeon for so many players."""
    return board_of(BOARDS[seats])


@cache
def board_of(d: Dungeon) -> Board:
    """A dungeon as it is drawn."""
    return Board(
        rooms=tuple(room(d, area) for area in range(AREAS)),
        seals=tuple(seal_place(d, place) for place in range(d.seals)),
        scrolls=tuple(scroll_place(d, SCROLL_PLACES + index) for index in range(d.scrolls)),
        circles=tuple(StartCircle(place, d.x[place], d.y[place]) for place in circles()),
    )


def circles() -> range:
    """The places of the start circles."""
    return range(CIRCLE_PLACES, CIRCLE_PLACES + MAX_SEATS)


def room(d: Dungeon, area: int) -> Room:
    """A room as it is drawn."""
    ring = "hub" if area == HUB else ROOMS[(area - 1) % len(ROOMS)]
    return Room(d.room_names[area], ring, d.room_x[area], d.room_y[area])


def seal_place(d: Dungeon, place: int) -> SealPlace:
    """A passage as it is drawn."""
    return SealPlace(place, d.names[place], (d.one[place], d.other[place]), d.frame[place], d.x[place], d.y[place])


def scroll_place(d: Dungeon, place: int) -> ScrollPlace:
    """A scroll's frame as it is drawn."""
    return ScrollPlace(place, d.names[place], d.one[place], d.frame[place], d.x[place], d.y[place])


@cache
def token_face(token: int) -> TokenFace | None:
    """A token, or nothing."""
    return TokenFace(token_element(token), token_strength(token)) if token else None


@cache
def scroll_face(circle: int, card: int) -> ScrollFace | None:
    """A scroll on the board, or nothing."""
    return ScrollFace(card, card_spell(circle, card), card_element(card), card_strength(card)) if card >= 0 else None


def player(g: FiveSeals, seat: int) -> Player:
    """Everything of one player."""
    familiar = g.familiars[seat]
    return Player(
        figure=g.figures[seat],
        mage=g.mages[seat],
        familiar=familiar if familiar >= 0 else None,
        dice=tuple(ShownDie(colour, value) for colour in range(COLOURS) for value in dice_of(g, seat, colour)),
        scrolls=tuple(own_scroll(g, card) for card in members(g.held[seat])),
        finished=has(g.done, seat),
        points=points_of(g, seat),
    )


def dice_of(g: FiveSeals, seat: int, colour: int) -> list[int]:
    """What the player's dice of a colour show."""
    return values(g.dice[seat * COLOURS + colour])


def own_scroll(g: FiveSeals, card: int) -> OwnScroll:
    """A card before a player."""
    absorbed = g.absorbed[card_element(card)] if spell_of(g, card) == ABSORPTION else 0
    return own_face(g.circle, card, has(g.up, card), absorbed)


@cache
def own_face(circle: int, card: int, face_up: bool, absorbed: int) -> OwnScroll:
    """A card before a player, with the token that may lie on it."""
    element, strength = card_element(card), card_strength(card)
    return OwnScroll(card, card_spell(circle, card), element, strength, face_up, token_face(absorbed))


def reach(g: FiveSeals, asked: bool) -> Reach:
    """FS-22 What the mage to move can reach; what it can break is told to the player who is asked alone."""
    ways = ways_of(g, g.turn)
    seals = tuple(place for place in ways.members() if seal_lies_at(g, place))
    prices = open_seals(g, breakable(g, g.turn, ways)) if asked else ()
    return Reach(tuple(members(ways.rooms)), seals, prices)


def open_seals(g: FiveSeals, places: Places) -> tuple[OpenSeal, ...]:
    """FS-24 The seals that can be broken now with all their prices."""
    return tuple(OpenSeal(place, prices(g, place)) for place in places.members())


def prices(g: FiveSeals, place: int) -> tuple[Price, ...]:
    """FS-24, FS-25 Every way of the mage to move to pay for a seal."""
    menu = PAYS[seal_strength(g, place)]
    found = [menu[nth_price(g, g.turn, place, n)] for n in range(prices_of(g, g.turn, place))]
    return tuple(Price(pay.colour, pay.values) for pay in found)


def spell_in_hand(g: FiveSeals, question: Question | None) -> Spell | None:
    """The spell that the question on top belongs to."""
    card = getattr(question, "card", None)
    if card is None:
        return None
    return Spell(
        card=card,
        spell=spell_of(g, card),
        element=card_element(card),
        colour=getattr(question, "colour", None),
        to=getattr(question, "to", None),
        picked=tuple(values(getattr(question, "picked", 0))),
        rival=getattr(question, "rival", None),
        first=getattr(question, "first", None),
    )
