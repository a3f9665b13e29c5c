"""The dungeon of «За пятью печатями» unrolled: sectors side by side, the hub above, the treasuries below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

WIDTH = 26  # letters of a sector
ROWS = tuple(range(8))
# where a room stands in its sector: row, column
ROOMS = {"a": (1, 0), "b": (1, 13), "c": (3, 0), "d": (3, 13), "e": (5, 0), "f": (5, 13), "g": (7, 6)}
# where a passage stands, by the rings of its rooms; rows with rooms hold the ways to the side
PASSAGES = {
    "hub-a": (0, 2), "hub-b": (0, 15), "a-b": (1, 10), "b-a": (1, 23), "a-c": (2, 2), "a-d": (2, 8), "b-d": (2, 15),
    "c-d": (3, 10), "d-c": (3, 23), "c-e": (4, 2), "c-f": (4, 8), "d-f": (4, 15), "d-e": (4, 21), "e-f": (5, 10),
    "f-e": (5, 23), "e-g": (6, 2), "f-g": (6, 15), "g-g": (7, 23),
}  # fmt: skip


def spot_of(board: Any, seal: Any) -> tuple[int, int]:
    """Row and column of a passage in its sector."""
    one, other = (board.rooms[room].ring for room in seal.rooms)
    return PASSAGES[f"{one}-{other}"]


def passage_row(board: Any, seal: Any) -> int:
    """The row of a passage."""
    return spot_of(board, seal)[0]


def room_row(board: Any, room: int) -> int:
    """The row of a room; the hub is above all rows."""
    ring = board.rooms[room].ring
    return ROOMS[ring][0] if ring in ROOMS else 0


def sector_of(board: Any, rooms: Sequence[int]) -> int:
    """The sector of some rooms: that of the first which is not the hub."""
    return next(int(board.rooms[room].name[1:]) for room in rooms if room)


class Drawing:
    """Some sectors side by side; what is put onto others is left out."""

    def __init__(self, board: Any, sectors: range) -> None:
        self.board = board
        self.sectors = sectors
        self.cells: dict[int, list[tuple[int, Text]]] = {row: [] for row in ROWS}

    def room(self, room: int, told: Text) -> None:
        """A room with what lies in it."""
        row, column = ROOMS[self.board.rooms[room].ring]
        self.put(sector_of(self.board, [room]), row, column, told)

    def passage(self, seal: Any, told: Text | None) -> None:
        """A passage: its seal or who stands there, or the open way."""
        row, column = spot_of(self.board, seal)
        open_way = Text("│" if row % 2 == 0 else "─", "dim")
        self.put(sector_of(self.board, seal.rooms), row, column, open_way if told is None else told)

    def put(self, sector: int, row: int, column: int, told: Text) -> None:
        """Something at its column."""
        if sector in self.sectors:
            self.cells[row].append(((sector - self.sectors.start) * WIDTH + column, told))

    def text(self, rows: Sequence[int]) -> Text:
        """The rows as lines; what would run into its neighbour loses its gaps."""
        lines = [line_of(sorted(self.cells[row], key=lambda cell: cell[0])) for row in rows]
        return Text("\n", no_wrap=True).join(lines)


def line_of(cells: Sequence[tuple[int, Text]]) -> Text:
    """One line, each thing at its column or right after what comes before it."""
    line = Text(no_wrap=True)
    for place, (column, told) in enumerate(cells):
        line.append(" " * max(0, column - len(line)))
        following = cells[place + 1][0] if place + 1 < len(cells) else column + WIDTH
        line.append_text(told if len(line) + len(told) < following else narrow(told))
    return line


def narrow(told: Text) -> Text:
    """The same without spaces."""
    parts = told.split(" ")
    return Text("").join(parts)
