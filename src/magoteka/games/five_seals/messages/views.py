"""What a look at «За пятью печатями» is made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Room:
    """A room of the dungeon: the hub, or one of the rings from a to g."""

    name: str
    ring: str
    x: int
    y: int


@dataclass(frozen=True)
class SealPlace:
    """A passage with a round frame, between two rooms."""

    place: int
    name: str
    rooms: tuple[int, int]
    strength: int
    x: int
    y: int


@dataclass(frozen=True)
class ScrollPlace:
    """A rectangular frame in a room."""

    place: int
    name: str
    room: int
    strength: int
    x: int
    y: int


@dataclass(frozen=True)
class StartCircle:
    """A start circle in the hub."""

    place: int
    x: int
    y: int


@dataclass(frozen=True)
class Board:
    """The dungeon, which never changes during a match."""

    rooms: tuple[Room, ...]
    seals: tuple[SealPlace, ...]
    scrolls: tuple[ScrollPlace, ...]
    circles: tuple[StartCircle, ...]


@dataclass(frozen=True)
class TokenFace:
    """A token: its element and strength."""

    element: int
    strength: int


@dataclass(frozen=True)
class ScrollFace:
    """A card: its number, spell, element and strength."""

    card: int
    spell: int
    element: int
    strength: int


@dataclass(frozen=True)
class OwnScroll:
    """A card before a player; a token may lie on Absorption."""

    card: int
    spell: int
    element: int
    strength: int
    up: bool
    token: TokenFace | None


@dataclass(frozen=True)
class ShownDie:
    """A die before a player; value 0 is not rolled yet."""

    colour: int
    value: int


@dataclass(frozen=True)
class Player:
    """What stands and lies before a player: which mage, and where; a figure off the board has no place."""

    figure: int
    mage: int
    familiar: int | None
    dice: tuple[ShownDie, ...]
    scrolls: tuple[OwnScroll, ...]
    finished: bool
    points: int


@dataclass(frozen=True)
class Price:
    """Dice that pay for a seal."""

    colour: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class OpenSeal:
    """A seal that the mage to move can break now, and the dice that pay for it."""

    place: int
    prices: tuple[Price, ...]


@dataclass(frozen=True)
class Reach:
    """How far the mage to move gets: rooms, seals within reach, and for the player who is asked those to break now."""

    rooms: tuple[int, ...]
    seals: tuple[int, ...]
    breakable: tuple[OpenSeal, ...]


@dataclass(frozen=True)
class Spell:
    """The spell that is being cast, and what has been chosen for it so far."""

    card: int
    spell: int
    element: int
    colour: int | None
    to: int | None
    picked: tuple[int, ...]
    rival: int | None
    first: int | None


@dataclass(frozen=True)
class FiveSealsView:
    """The table, the same from every chair."""

    seat: int | None
    circle: int
    room_bars: bool  # whether a figure on a scroll's place bars the room
    round: int
    first: int
    turn: int
    board: Board
    tokens: tuple[TokenFace | None, ...]  # by the order of board.seals
    scrolls: tuple[ScrollFace | None, ...]  # by the order of board.scrolls
    store: tuple[int, ...]  # dice by colour
    guardians: tuple[int | None, ...]  # by element: the place, −1 beside the board, None in the box
    players: tuple[Player, ...]
    reach: Reach
    spell: Spell | None
    paying: int | None  # the place of the seal that is being paid for
    sixes: int  # strongest scrolls left
    sixes_at_end: int
    winners: tuple[int, ...]
