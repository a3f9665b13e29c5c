"""Where a mage can go and what can be broken: FS-22 to FS-25, FS-A01, FS-A02."""

from mypy_extensions import i64, mypyc_attr

from magoteka.core.bits import bit, has
from magoteka.games.five_seals.components import COLOURS, ELEMENTS, MIND, SCROLL_PLACES, SEALS
from magoteka.games.five_seals.dice import sum_of
from magoteka.games.five_seals.places import Places, lowest
from magoteka.games.five_seals.state import (
    FiveSeals,
    card_element,
    card_strength,
    token_element,
    token_strength,
)


@mypyc_attr(free_list_len=1)
class Ways(Places):
    """The rooms that a mage can walk into, and the places of seals that can be got at from there."""

    rooms: i64

    def __init__(self) -> None:
        self.near = 0
        self.far = 0
        self.scrolls = 0
        self.rooms = 0


def barred_to(g: FiveSeals, seat: i64) -> Places:
    """FS-22, FS-23, FS-A01 Places that the seat can neither pass nor break: others' figures, and guardians."""
    barred = Places()
    other: i64
    for other in range(g.seats):
        if other != seat:
            if g.mages[other] < SEALS:
                barred.add(g.mages[other])
            if 0 <= g.familiars[other] < SEALS:
                barred.add(g.familiars[other])
    element: i64
    for element in range(ELEMENTS):
        if g.guardians[element] >= 0:
            barred.add(g.guardians[element])
    return barred


def rooms_at(g: FiveSeals, place: i64) -> i64:
    """FS-A02 The rooms that adjoin a place."""
    return bit(g.dungeon.one[place]) | bit(g.dungeon.other[place])


def ways_of(g: FiveSeals, seat: i64) -> Ways:
    """FS-22 What the mage can walk to from where it stands."""
    return ways_from(g, rooms_at(g, g.mages[seat]), barred_to(g, seat))


def ways_from(g: FiveSeals, rooms: i64, barred: Places) -> Ways:
    """FS-22 What can be walked to from these rooms through empty passages; the length of the way does not matter."""
    ways = Ways()
    dungeon = g.dungeon
    first = dungeon.first
    side_place = dungeon.side_place
    side_room = dungeon.side_room
    lying = dungeon.lying
    tokens = g.tokens
    todo = rooms
    seen = rooms
    near: i64 = 0
    far: i64 = 0
    scrolls: i64 = 0
    shut_near = barred.near
    shut_far = barred.far
    side: i64
    while todo != 0:
        room = lowest(todo)
        todo &= todo - 1
        scrolls |= lying[room]
        for side in range(first[room], first[room + 1]):
            place = side_place[side]
            if tokens[place] != 0:
                if place < 60:
                    near |= bit(place)
                else:
                    far |= bit(place - 60)
                continue
            if place < 60:
                shut = has(shut_near, place)
            else:
                shut = has(shut_far, place - 60)
            beyond = bit(side_room[side])
            if not shut and seen & beyond == 0:
                seen |= beyond
                todo |= beyond
    ways.near = near & ~shut_near
    ways.far = far & ~shut_far
    ways.scrolls = scrolls & ~barred.scrolls
    ways.rooms = seen
    return ways


def purse_of(g: FiveSeals, seat: i64) -> i64:
    """FS-24 What the seat's dice of each colour show together, eight bits a colour."""
    at = seat * COLOURS
    low = sum_of(g.dice[at]) | sum_of(g.dice[at + 1]) << 8
    return low | sum_of(g.dice[at + 2]) << 16 | sum_of(g.dice[at + 3]) << 24


def suffices(purse: i64, element: i64, strength: i64) -> bool:
    """FS-24, FS-25 Whether some dice of the seal's colour, of any one colour for mind, reach its strength."""
    if element != MIND:
        return (purse >> (8 * element)) & 255 >= strength
    return (
        purse & 255 >= strength
        or (purse >> 8) & 255 >= strength
        or (purse >> 16) & 255 >= strength
        or (purse >> 24) & 255 >= strength
    )


def breakable(g: FiveSeals, seat: i64, within: Places) -> Places:
    """FS-24 The seals of a set of places that the seat can pay for."""
    found = Places()
    purse = purse_of(g, seat)
    if purse == 0:
        return found
    found.near = payable_tokens(g, purse, within.near, 0)
    found.far = payable_tokens(g, purse, within.far, 60)
    found.scrolls = payable_scrolls(g, purse, within.scrolls)
    return found


def payable_tokens(g: FiveSeals, purse: i64, places: i64, start: i64) -> i64:
    """FS-24 The tokens of a word of places that the purse can pay for."""
    found: i64 = 0
    left = places
    while left != 0:
        place = lowest(left)
        left &= left - 1
        token = g.tokens[start + place]
        if (purse >> (8 * (token >> 3))) & 255 >= token & 7:
            found |= bit(place)
    return found


def payable_scrolls(g: FiveSeals, purse: i64, places: i64) -> i64:
    """FS-24, FS-25 The scrolls of a word of places that the purse can pay for."""
    found: i64 = 0
    left = places
    while left != 0:
        place = lowest(left)
        left &= left - 1
        card = g.scrolls[place]
        if card >= 0 and suffices(purse, card_element(card), card_strength(card)):
            found |= bit(place)
    return found


def seals_now(g: FiveSeals, seat: i64) -> Places:
    """FS-21 The seals that the seat can break now."""
    return breakable(g, seat, ways_of(g, seat))


def of_element(g: FiveSeals, within: Places, element: i64) -> Places:
    """The seals of a set of places that are of an element; mind takes any."""
    found = Places()
    left = within.near
    while left != 0:
        place = lowest(left)
        left &= left - 1
        if g.tokens[place] != 0 and (element == MIND or token_element(g.tokens[place]) == element):
            found.near |= bit(place)
    left = within.far
    while left != 0:
        place = lowest(left)
        left &= left - 1
        if g.tokens[60 + place] != 0 and (element == MIND or token_element(g.tokens[60 + place]) == element):
            found.far |= bit(place)
    left = within.scrolls
    while left != 0:
        place = lowest(left)
        left &= left - 1
        card = g.scrolls[place]
        if card >= 0 and (element == MIND or card_element(card) == element):
            found.scrolls |= bit(place)
    return found


def seal_element(g: FiveSeals, place: i64) -> i64:
    """FS-A11 The element of the seal that lies at a place."""
    if place < SCROLL_PLACES:
        return token_element(g.tokens[place])
    return card_element(g.scrolls[place - SCROLL_PLACES])


def seal_strength(g: FiveSeals, place: i64) -> i64:
    """FS-A11 The strength of the seal at a place: the token or the card counts, never the frame."""
    if place < SCROLL_PLACES:
        return token_strength(g.tokens[place])
    return card_strength(g.scrolls[place - SCROLL_PLACES])


def seal_lies_at(g: FiveSeals, place: i64) -> bool:
    """Whether there is a seal at a place."""
    if place < SCROLL_PLACES:
        return g.tokens[place] != 0
    return g.scrolls[place - SCROLL_PLACES] >= 0
