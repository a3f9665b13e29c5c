"""Where a mage can go and what can be broken: FS-22 to FS-25, FS-A01, FS-A02, FS-A32."""

from mypy_extensions import i64, mypyc_attr

from magoteka.core._arrays import vec
from magoteka.core.bits import bit
from magoteka.games.five_seals.box.components import (
    AREAS,
    CIRCLE_PLACES,
    COLOURS,
    ELEMENTS,
    MIND,
    NOWHERE,
    SEALS,
    WEAKEST,
    WORD,
)
from magoteka.games.five_seals.table.board import up_to
from magoteka.games.five_seals.table.dice import sum_of
from magoteka.games.five_seals.table.places import Places, lowest
from magoteka.games.five_seals.table.state import FiveSeals


@mypyc_attr(acyclic=True)
class Ground(Places):
    """Places, and rooms beside them."""

    rooms: i64

    def __init__(self) -> None:
        self.near = 0
        self.far = 0
        self.scrolls = 0
        self.rooms = 0


@mypyc_attr(free_list_len=1, acyclic=True)
class Ways(Ground):
    """The rooms that a mage can walk into, and the places that can be got at from there."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Bars(Ground):
    """Places that a mage can neither pass nor break, and by agreement (FS-A01) rooms that it cannot walk into."""


def is_in_the_way(g: FiveSeals, place: i64) -> bool:
    """FS-A01 Whether a figure at a place bars anything: always in a passage, never on a start circle."""
    if g.room_bars:
        return 0 <= place < CIRCLE_PLACES
    return 0 <= place < SEALS


def barred_to(g: FiveSeals, seat: i64) -> Bars:
    """FS-22, FS-23 What is barred to the seat's mage where it stands."""
    return bars(g, seat, g.mages[seat], NOWHERE)


def bars(g: FiveSeals, seat: i64, stand: i64, passed: i64) -> Bars:
    """FS-22, FS-23, FS-A01 What guardians and others' figures bar to a mage at `stand` that has passed one of them."""
    barred = Bars()
    other: i64
    for other in range(g.seats):
        if other != seat:
            bar(g, barred, g.mages[other], passed)
            bar(g, barred, g.familiars[other], passed)
    if stand >= SEALS:
        barred.rooms &= ~rooms_at(g, stand)  # whoever stands in a room can leave it
    if g.circle == 4:
        element: i64
        for element in range(ELEMENTS):
            if g.guardians[element] >= 0:
                barred.add(g.guardians[element])
    return barred


def bar(g: FiveSeals, barred: Bars, place: i64, passed: i64) -> None:
    """FS-A01 A figure bars its passage; on a scroll's place it stands aside, or by agreement bars the room."""
    if place == passed or not is_in_the_way(g, place):
        return
    if place < SEALS:
        barred.add(place)
    else:
        barred.rooms |= rooms_at(g, place)


def rooms_at(g: FiveSeals, place: i64) -> i64:
    """FS-A02 The rooms that adjoin a place."""
    return g.dungeon.beside[place]


def ways_of(g: FiveSeals, seat: i64) -> Ways:
    """FS-22 What the mage can walk to from where it stands."""
    return ways_from(g, rooms_at(g, g.mages[seat]), barred_to(g, seat))


def ways_from(g: FiveSeals, rooms: i64, barred: Bars) -> Ways:
    """FS-22 What can be walked to from joined rooms through empty passages; the length of the way does not matter."""
    if barred.rooms != 0:
        return ways_around(g, rooms & ~barred.rooms, barred)
    ways = zone_at(g, rooms)
    zone = ways.rooms
    ways.rooms = reach(g, rooms, zone, barred)
    shed(g, ways, zone & ~ways.rooms)
    ways.near &= ~barred.near
    ways.far &= ~barred.far
    ways.scrolls &= ~barred.scrolls
    return ways


def ways_around(g: FiveSeals, rooms: i64, barred: Bars) -> Ways:
    """FS-A01 What can be walked to where some rooms are barred."""
    ways = Ways()
    ways.rooms = walk(next_rooms(g, barred), rooms, -1)
    left = ways.rooms
    room: i64
    while left != 0:
        room = lowest(left)
        left &= left - 1
        ways.near |= g.dungeon.near[room] & ~barred.near
        ways.far |= g.dungeon.far[room] & ~barred.far
        ways.scrolls |= g.dungeon.lying[room] & ~barred.scrolls
    return ways


def next_rooms(g: FiveSeals, barred: Bars) -> vec[i64]:
    """FS-22, FS-A01 For each room those that can be walked into from there."""
    links = open_links(g, barred)
    room: i64
    for room in range(AREAS):
        links[room] &= ~barred.rooms
    return links


def zone_at(g: FiveSeals, rooms: i64) -> Ways:
    """All that is joined with these rooms, whoever stands in the way."""
    at = 4 * lowest(rooms)
    zones = g.zones
    zone = Ways()
    zone.rooms = zones[at]
    zone.near = zones[at + 1]
    zone.far = zones[at + 2]
    zone.scrolls = zones[at + 3]
    return zone


def shed(g: FiveSeals, ways: Ways, lost: i64) -> None:
    """Take out the places that only the lost rooms adjoin."""
    left = lost
    while left != 0:
        room = lowest(left)
        left &= left - 1
        ways.near &= ~beyond_reach(g, ways.rooms, g.dungeon.near[room], 0)
        ways.far &= ~beyond_reach(g, ways.rooms, g.dungeon.far[room], WORD)
        ways.scrolls &= ~g.dungeon.lying[room]


def beyond_reach(g: FiveSeals, rooms: i64, places: i64, start: i64) -> i64:
    """The places of a word that none of the rooms adjoins."""
    beside = g.dungeon.beside
    found = places
    left = places
    while left != 0:
        if beside[start + lowest(left)] & rooms != 0:
            found &= ~(left & -left)
        left &= left - 1
    return found


def reach(g: FiveSeals, rooms: i64, zone: i64, barred: Places) -> i64:
    """FS-22 The rooms of a zone that can be walked into: not those behind a figure to which no other way leads."""
    ends = dead_ends(g, barred.near, 0) | dead_ends(g, barred.far, WORD)
    near = between(g, zone & ~ends, barred.near, 0)
    far = between(g, zone & ~ends, barred.far, WORD)
    if ends & rooms | near | far == 0:
        return zone & ~ends
    links = open_links(g, barred)
    if ends & rooms != 0:
        return walk(links, rooms, -1)
    doubts = doubtful(g, links, near, 0) | doubtful(g, links, far, WORD)
    if doubts != 0:
        seen = walk(links, rooms, doubts)
        if doubts & ~seen != 0:
            return seen
    return zone & ~ends


def dead_ends(g: FiveSeals, places: i64, start: i64) -> i64:
    """The rooms whose only empty passage is one of the places of a word."""
    rooms: i64 = 0
    left = places
    while left != 0:
        place = start + lowest(left)
        left &= left - 1
        one = g.dungeon.one[place]
        other = g.dungeon.other[place]
        if g.links[one] == bit(other):
            rooms |= bit(one)
        elif g.links[other] == bit(one):
            rooms |= bit(other)
    return rooms


def between(g: FiveSeals, rooms: i64, places: i64, start: i64) -> i64:
    """Those places of a word that are empty passages with rooms of the set on both sides."""
    beside = g.dungeon.beside
    found: i64 = 0
    left = places
    while left != 0:
        place = start + lowest(left)
        if g.tokens[place] == 0 and beside[place] & ~rooms == 0:
            found |= left & -left
        left &= left - 1
    return found


def doubtful(g: FiveSeals, links: vec[i64], places: i64, start: i64) -> i64:
    """The rooms on both sides of those passages of a word around which a glance shows no detour."""
    rooms: i64 = 0
    left = places
    while left != 0:
        place = start + lowest(left)
        left &= left - 1
        if not are_near(links, g.dungeon.one[place], g.dungeon.other[place]):
            rooms |= g.dungeon.beside[place]
    return rooms


def are_near(links: vec[i64], one: i64, other: i64) -> bool:
    """Whether a way through at most two rooms leads from one room to another."""
    here = links[one]
    there = links[other]
    if here & there != 0:
        return True
    while here != 0:
        if links[lowest(here)] & there != 0:
            return True
        here &= here - 1
    return False


def open_links(g: FiveSeals, barred: Places) -> vec[i64]:
    """FS-22 For each room those behind an empty passage in which nobody stands."""
    links = g.links[:]
    close(g, links, barred.near, 0)
    close(g, links, barred.far, WORD)
    return links


def close(g: FiveSeals, links: vec[i64], places: i64, start: i64) -> None:
    """The rooms on both sides of the places of a word are not joined there."""
    left = places
    while left != 0:
        place = start + lowest(left)
        left &= left - 1
        one = g.dungeon.one[place]
        other = g.dungeon.other[place]
        links[one] &= ~bit(other)
        links[other] &= ~bit(one)


def walk(links: vec[i64], rooms: i64, sought: i64) -> i64:
    """FS-22 The rooms that can be walked into, one after another, until all that are sought are seen."""
    seen = rooms
    todo = rooms
    while todo != 0 and sought & ~seen != 0:
        beyond = links[lowest(todo)] & ~seen
        todo = todo & (todo - 1) | beyond
        seen |= beyond
    return seen


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
    """FS-21 The seals that the seat can break now; where the dice pay for none, nobody has to walk."""
    seals = breakable(g, seat, zone_at(g, rooms_at(g, g.mages[seat])))
    if seals.some():
        seals.keep(ways_of(g, seat))
    return seals
