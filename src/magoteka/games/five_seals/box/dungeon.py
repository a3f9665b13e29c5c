"""The dungeon as a graph: rooms, passages with a seal each, places of scrolls; drawn without crossing passages."""

from math import cos, radians, sin
from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit
from magoteka.core.boards import array, zeros
from magoteka.games.five_seals.box.components import (
    AREAS,
    CIRCLE_OFF,
    CIRCLE_PLACES,
    FIRST_PASSAGES,
    HUB,
    MAX_SEATS,
    MIDDLE,
    PASSAGES,
    PLACES,
    ROOM_SPOTS,
    ROOMS,
    SCROLL_PLACES,
    SCROLL_ROOMS,
    SECOND_SCROLLS,
    SECTORS,
    WORD,
)


class Dungeon:
    """FS-07 The board for one number of players; it never changes."""

    players: i64
    seals: i64  # places of tokens are 0 … seals − 1
    scrolls: i64  # places of scrolls are SCROLL_PLACES …
    frame: vec[i64]  # the strength of each place's frame, 0 where there is none
    one: vec[i64]  # the two rooms of a passage; a scroll or a start circle has one room twice
    other: vec[i64]
    beside: vec[i64]  # the rooms that adjoin each place, as a set
    near: vec[i64]  # the passages of each room, as a set: places 0 … 59
    far: vec[i64]  # places 60 … 119
    lying: vec[i64]  # the places of scrolls in each room
    room_x: vec[i64]
    room_y: vec[i64]
    x: vec[i64]
    y: vec[i64]
    room_names: list[str]
    names: list[str]

    def __init__(self) -> None:
        self.players = 0


def area_of(room: str, sector: int) -> int:
    """The number of a room; a plus means the next sector."""
    if room == "H":
        return HUB
    return 1 + (sector + len(room) - 1) % SECTORS * len(ROOMS) + ROOMS.index(room[0])


def passages_of(rows: tuple[tuple[int, str, str], ...]) -> list[tuple[int, int, int]]:
    """Strength and both rooms of every passage on the board, by those of a sector."""
    return [
        (strength, area_of(one, sector), area_of(other, sector))
        for sector in range(SECTORS)
        for strength, one, other in rows
    ]


def scrolls_for(players: int) -> list[tuple[int, int, int, int]]:
    """Strength, room and coordinates of every scroll on the board."""
    second = SECOND_SCROLLS[players]
    found = [(strength, *scroll_spot(spot, sector)) for sector in range(SECTORS) for strength, spot, _ in SCROLL_ROOMS]
    more = [(strength, *scroll_spot(spot, sector)) for strength, _, spot in SCROLL_ROOMS for sector in second[strength]]
    return found + more


def scroll_spot(spot: tuple[str, int, int], sector: int) -> tuple[int, int, int]:
    """The room of a scroll and the point where it lies."""
    room, off, angle = spot
    x, y = around_hub(off, sector * 60 + angle)
    return area_of(room, sector), x, y


def build(players: int, rows: tuple[tuple[int, str, str], ...]) -> Dungeon:
    """The board for so many players, with these passages in each sector."""
    passages = passages_of(rows)
    scrolls = scrolls_for(players)
    d = Dungeon()
    d.players = players
    d.seals = len(passages)
    d.scrolls = len(scrolls)
    d.frame = zeros(PLACES)
    d.one = zeros(PLACES)
    d.other = zeros(PLACES)
    d.names = [""] * PLACES
    d.x = zeros(PLACES)
    d.y = zeros(PLACES)
    draw_rooms(d)
    lay_passages(d, passages)
    lay_scrolls(d, scrolls)
    lay_circles(d)
    d.beside = array([int(bit(one) | bit(other)) for one, other in zip(d.one, d.other, strict=True)])
    return d


def draw_rooms(d: Dungeon) -> None:
    """Rooms are called by their letter and their sector from 1, the hub H; the first sector points upwards."""
    d.room_names = ["H"]
    d.room_x = array([MIDDLE] * AREAS)
    d.room_y = array([MIDDLE] * AREAS)
    for area in range(1, AREAS):
        sector, letter = divmod(area - 1, len(ROOMS))
        off, angle = ROOM_SPOTS[ROOMS[letter]]
        d.room_names.append(f"{ROOMS[letter].upper()}{sector + 1}")
        d.room_x[area], d.room_y[area] = around_hub(off, sector * 60 + angle)


def around_hub(off: float, angle: float) -> tuple[int, int]:
    """The point at a distance from the hub and an angle in degrees, clockwise from the top."""
    return round(MIDDLE + off * sin(radians(angle))), round(MIDDLE - off * cos(radians(angle)))


def lay_passages(d: Dungeon, passages: list[tuple[int, int, int]]) -> None:
    """FS-07 The round frames."""
    d.near = zeros(AREAS)
    d.far = zeros(AREAS)
    for place, (strength, one, other) in enumerate(passages):
        d.frame[place] = strength
        d.one[place] = one
        d.other[place] = other
        d.names[place] = f"{d.room_names[one]}–{d.room_names[other]}"
        d.x[place] = (d.room_x[one] + d.room_x[other]) // 2
        d.y[place] = (d.room_y[one] + d.room_y[other]) // 2
        for room in (one, other):
            if place < WORD:
                d.near[room] |= bit(place)
            else:
                d.far[room] |= bit(place - WORD)


def lay_scrolls(d: Dungeon, scrolls: list[tuple[int, int, int, int]]) -> None:
    """FS-07 The rectangular frames."""
    d.lying = zeros(AREAS)
    for index, (strength, room, x, y) in enumerate(scrolls):
        place = SCROLL_PLACES + index
        name = f"{d.room_names[room]}·{strength}"
        d.frame[place] = strength
        d.one[place] = room
        d.other[place] = room
        d.lying[room] |= bit(index)
        d.names[place] = name + "′" if name in d.names else name
        d.x[place] = x
        d.y[place] = y


def lay_circles(d: Dungeon) -> None:
    """FS-12 The start circles in the hub."""
    for seat in range(MAX_SEATS):
        place = CIRCLE_PLACES + seat
        d.names[place] = f"H·{seat + 1}"
        d.x[place], d.y[place] = around_hub(CIRCLE_OFF, seat * 72)


BOARDS: Final = {players: build(players, PASSAGES[players]) for players in range(2, MAX_SEATS + 1)}
FIRST_BOARDS: Final = {players: build(players, FIRST_PASSAGES[players]) for players in range(2, MAX_SEATS + 1)}
