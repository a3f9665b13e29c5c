"""What lies on the map, with an index that answers quickly where each kind of seal lies and which rooms are joined."""

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.five_seals.box.components import COLOURS, MIND, SCROLL_PLACES, STRONGEST, WORD
from magoteka.games.five_seals.box.dungeon import FIRST_BOARDS
from magoteka.games.five_seals.table.places import Places, lowest
from magoteka.games.five_seals.table.state import (
    FiveSeals,
    card_element,
    card_strength,
    kind_of,
    lone_rooms,
    token_element,
    token_strength,
)


def mark_token(g: FiveSeals, place: i64) -> None:
    """Enter a token into the index, or strike it off."""
    token = g.tokens[place]
    if place < WORD:
        mark(g, token_element(token), token_strength(token), 0, bit(place))
    else:
        mark(g, token_element(token), token_strength(token), 1, bit(place - WORD))


def mark_scroll(g: FiveSeals, index: i64) -> None:
    """Enter a scroll into the index, or strike it off."""
    card = g.scrolls[index]
    mark(g, card_element(card), card_strength(card), 2, bit(index))


def mark(g: FiveSeals, element: i64, strength: i64, word: i64, place: i64) -> None:
    """A seal counts with those up to its own strength and up to every greater one."""
    kind: i64
    for kind in range(kind_of(element, strength), kind_of(element, STRONGEST) + 1):
        g.spread[3 * kind + word] ^= place


def lay_token(g: FiveSeals, place: i64, token: i64) -> None:
    """Put a token on an empty place."""
    g.tokens[place] = token
    mark_token(g, place)


def lift_token(g: FiveSeals, place: i64) -> i64:
    """Take a token off its place: the passage is open."""
    token = g.tokens[place]
    mark_token(g, place)
    g.tokens[place] = 0
    join_rooms(g, place)
    return token


def join_rooms(g: FiveSeals, place: i64) -> None:
    """The rooms on both sides of an empty passage are joined; tokens never come back to an empty place."""
    one = g.dungeon.one[place]
    other = g.dungeon.other[place]
    g.links[one] |= bit(other)
    g.links[other] |= bit(one)
    if not has(g.zones[4 * one], other):
        merge_zones(g, 4 * one, 4 * other)


def merge_zones(g: FiveSeals, one: i64, other: i64) -> None:
    """Two zones become one, and every room in them knows it."""
    zones = g.zones
    rooms = zones[one] | zones[other]
    near = zones[one + 1] | zones[other + 1]
    far = zones[one + 2] | zones[other + 2]
    scrolls = zones[one + 3] | zones[other + 3]
    left = rooms
    while left != 0:
        at = 4 * lowest(left)
        left &= left - 1
        zones[at] = rooms
        zones[at + 1] = near
        zones[at + 2] = far
        zones[at + 3] = scrolls


def swap_tokens(g: FiveSeals, first: i64, second: i64) -> None:
    """Two tokens change places."""
    mark_token(g, first)
    mark_token(g, second)
    token = g.tokens[first]
    g.tokens[first] = g.tokens[second]
    g.tokens[second] = token
    mark_token(g, first)
    mark_token(g, second)


def lay_scroll(g: FiveSeals, index: i64, card: i64) -> None:
    """Put a scroll on an empty place."""
    g.scrolls[index] = card
    mark_scroll(g, index)


def lift_scroll(g: FiveSeals, index: i64) -> i64:
    """Take a scroll off its place."""
    card = g.scrolls[index]
    mark_scroll(g, index)
    g.scrolls[index] = -1
    return card


def swap_scrolls(g: FiveSeals, first: i64, second: i64) -> None:
    """Two scrolls change places."""
    mark_scroll(g, first)
    mark_scroll(g, second)
    card = g.scrolls[first]
    g.scrolls[first] = g.scrolls[second]
    g.scrolls[second] = card
    mark_scroll(g, first)
    mark_scroll(g, second)


def lay_first_maps(g: FiveSeals) -> None:
    """FS-07 The sectors of ruleset 1 take the place of today's."""
    g.first_maps = True
    g.dungeon = FIRST_BOARDS[int(g.seats)]
    g.zones = lone_rooms(g.dungeon)


def make_index(g: FiveSeals) -> None:
    """The index of a board that was put back from a save, all frames of which have been filled once."""
    if g.first_maps:
        lay_first_maps(g)
    at: i64
    for at in range(len(g.spread)):
        g.spread[at] = 0
    for at in range(len(g.links)):
        g.links[at] = 0
    g.zones = lone_rooms(g.dungeon)
    place: i64
    for place in range(g.dungeon.seals):
        if g.tokens[place] != 0:
            mark_token(g, place)
        elif g.round > 0:
            join_rooms(g, place)
    for place in range(g.dungeon.scrolls):
        if g.scrolls[place] >= 0:
            mark_scroll(g, place)


def up_to(g: FiveSeals, found: Places, element: i64, strength: i64) -> None:
    """Put the seals of an element up to a strength into a set of places."""
    spread = g.spread
    at = 3 * kind_of(element, min(strength, STRONGEST))
    found.near |= spread[at]
    found.far |= spread[at + 1]
    found.scrolls |= spread[at + 2]


def tokens_of(g: FiveSeals, found: Places, element: i64, strength: i64) -> None:
    """Put the tokens of just this element and strength into a set of places."""
    spread = g.spread
    at = 3 * kind_of(element, strength)
    found.near |= spread[at] & ~spread[at - 3]
    found.far |= spread[at + 1] & ~spread[at - 2]


def seals_of(g: FiveSeals, element: i64) -> Places:
    """All seals of an element on the board; mind takes any."""
    found = Places()
    if element == MIND:
        colour: i64
        for colour in range(COLOURS):
            up_to(g, found, colour, STRONGEST)
    up_to(g, found, element, STRONGEST)
    return found


def scrolls_of(g: FiveSeals, element: i64) -> i64:
    """The places of the scrolls of just this element, as a set."""
    return g.spread[3 * kind_of(element, STRONGEST) + 2]


def scrolls_on_board(g: FiveSeals) -> i64:
    """The places where scrolls lie, as a set."""
    return seals_of(g, MIND).scrolls


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
