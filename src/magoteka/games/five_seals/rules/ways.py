"""Where a mage can go and what can be broken: FS-22 to FS-25, FS-A01, FS-A02."""

from mypy_extensions import i64, mypyc_attr

from magoteka.core.bits import has
from magoteka.games.five_seals.board import up_to
from magoteka.games.five_seals.components import COLOURS, ELEMENTS, MIND, SEALS, WEAKEST, WORD
from magoteka.games.five_seals.dice import sum_of
from magoteka.games.five_seals.places import Places, lowest
from magoteka.games.five_seals.state import FiveSeals


@mypyc_attr(free_list_len=1, acyclic=True)
class Ways(Places):
    """The rooms that a mage can walk into, and the places that can be got at from there."""

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
    if g.circle == 4:
        element: i64
        for element in range(ELEMENTS):
            if g.guardians[element] >= 0:
                barred.add(g.guardians[element])
    return barred


def rooms_at(g: FiveSeals, place: i64) -> i64:
    """FS-A02 The rooms that adjoin a place."""
    return g.dungeon.beside[place]


def ways_of(g: FiveSeals, seat: i64) -> Ways:
    """FS-22 What the mage can walk to from where it stands."""
    return ways_from(g, rooms_at(g, g.mages[seat]), barred_to(g, seat))


def ways_from(g: FiveSeals, rooms: i64, barred: Places) -> Ways:
    """FS-22 What can be walked to from these rooms through empty passages; the length of the way does not matter."""
    ways = Ways()
    at = 4 * lowest(rooms)
    zones = g.zones
    zone = zones[at]
    ways.rooms = zone
    if rooms & ~zone != 0 or not holds_together(g, zone, barred):
        ways.rooms = walk(g, rooms, barred)
    if ways.rooms == zone:
        ways.near = zones[at + 1]
        ways.far = zones[at + 2]
        ways.scrolls = zones[at + 3]
    else:
        gather(g, ways)
    ways.near &= ~barred.near
    ways.far &= ~barred.far
    ways.scrolls &= ~barred.scrolls
    return ways


def gather(g: FiveSeals, ways: Ways) -> None:
    """The places of all rooms that were walked into."""
    near = g.dungeon.near
    far = g.dungeon.far
    lying = g.dungeon.lying
    left = ways.rooms
    while left != 0:
        room = lowest(left)
        left &= left - 1
        ways.near |= near[room]
        ways.far |= far[room]
        ways.scrolls |= lying[room]


def holds_together(g: FiveSeals, zone: i64, barred: Places) -> bool:
    """Whether a zone is still in one piece, as far as a glance shows: there is a detour around every figure in it."""
    near = passages_hold(g, zone, barred, barred.near, 0)
    return near and passages_hold(g, zone, barred, barred.far, WORD)


def passages_hold(g: FiveSeals, zone: i64, barred: Places, places: i64, start: i64) -> bool:
    """Whether there is a detour around every empty passage among the places of a word."""
    left = places
    while left != 0:
        place = start + lowest(left)
        left &= left - 1
        if g.tokens[place] == 0 and has(zone, g.dungeon.one[place]) and not has_detour(g, place, barred):
            return False
    return True


def has_detour(g: FiveSeals, place: i64, barred: Places) -> bool:
    """Whether both sides of a passage are joined through at most two other rooms."""
    here = open_from(g, g.dungeon.one[place], barred)
    there = open_from(g, g.dungeon.other[place], barred)
    if here & there != 0:
        return True
    while here != 0:
        room = lowest(here)
        here &= here - 1
        if open_from(g, room, barred) & there != 0:
            return True
    return False


def open_from(g: FiveSeals, room: i64, barred: Places) -> i64:
    """The rooms next to a room that can be walked into."""
    return g.links[room] & ~cut_off(g, room, barred)


def walk(g: FiveSeals, rooms: i64, barred: Places) -> i64:
    """FS-22 The rooms that can be walked into, one after another."""
    links = g.links
    cut = rooms_beside(g, barred.near, 0) | rooms_beside(g, barred.far, WORD)
    seen = rooms
    todo = rooms
    while todo != 0:
        room = lowest(todo)
        todo &= todo - 1
        beyond = links[room]
        if has(cut, room):
            beyond &= ~cut_off(g, room, barred)
        beyond &= ~seen
        seen |= beyond
        todo |= beyond
    return seen


def rooms_beside(g: FiveSeals, places: i64, start: i64) -> i64:
    """The rooms that adjoin the places of a word."""
    rooms: i64 = 0
    left = places
    beside = g.dungeon.beside
    while left != 0:
        rooms |= beside[start + lowest(left)]
        left &= left - 1
    return rooms


def cut_off(g: FiveSeals, room: i64, barred: Places) -> i64:
    """FS-22 The rooms that cannot be entered from a room because somebody stands between them."""
    near = barred.near & g.dungeon.near[room]
    far = barred.far & g.dungeon.far[room]
    return rooms_beside(g, near, 0) | rooms_beside(g, far, WORD)


def purse_of(g: FiveSeals, seat: i64) -> i64:
    """FS-24 What the seat's dice of each colour show together, eight bits a colour."""
    at = seat * COLOURS
    low = sum_of(g.dice[at]) | sum_of(g.dice[at + 1]) << 8
    return low | sum_of(g.dice[at + 2]) << 16 | sum_of(g.dice[at + 3]) << 24


def breakable(g: FiveSeals, seat: i64, within: Places) -> Places:
    """FS-24, FS-25 The seals of a set of places that the seat can pay for; mind takes the best of its colours."""
    found = Places()
    purse = purse_of(g, seat)
    most: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        shown = (purse >> (8 * colour)) & 255
        if shown >= WEAKEST:
            up_to(g, found, colour, shown)
            most = max(most, shown)
    if most >= WEAKEST:
        up_to(g, found, MIND, most)
    found.keep(within)
    return found


def seals_now(g: FiveSeals, seat: i64) -> Places:
    """FS-21 The seals that the seat can break now."""
    return breakable(g, seat, ways_of(g, seat))
