"""Drawing with letters: what several tables need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

MINE = "bold underline"
NUMBER = "bold"


def capital(text: str) -> str:
    """A sentence with its first letter large."""
    return text[:1].upper() + text[1:]


def heading(text: str) -> RenderableType:
    """A line across the screen with a title."""
    return Rule(text, style="dim")


def marks(names: Sequence[str]) -> list[str]:
    """A letter for each player, of the name where it can be, and never the same twice."""
    found: list[str] = []
    for name in names:
        letters = [letter.upper() for letter in name if letter.isalpha()] + [chr(ord("A") + at) for at in range(26)]
        found.append(next(letter for letter in letters if letter not in found))
    return found


def counted(names: Iterable[str]) -> str:
    """Names, equal ones once with their number."""
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in Counter(names).items())


def grid(rows: Iterable[Sequence[RenderableType]], gap: int = 2) -> Table:
    """Rows in columns, each as wide as it must be; the last one wraps."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for row in rows:
        while len(table.columns) < len(row):
            table.add_column()
        table.add_row(*row)
    return table


def indented(text: RenderableType, by: int = 2) -> RenderableType:
    """A thing moved to the right."""
    return Padding(text, (0, 0, 0, by))


def hanging(head: Text, body: Text) -> Table:
    """A short head with a body that wraps beside it."""
    return aligned([(head, body)])


def aligned(rows: Iterable[tuple[Text, Text]]) -> Table:
    """Short heads, each with a body that wraps beside it, all bodies below each other."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for head, body in rows:
        table.add_row(head, body)
    return table


def ranked(rows: Sequence[tuple[float, str, str]]) -> list[RenderableType]:
    """Players by what they have reached, the best first; equals share a place."""
    best = sorted(rows, key=lambda row: -row[0])
    places = [1 + sum(other[0] > row[0] for other in best) for row in best]
    cells = [
        (Text(f"{place}.", NUMBER), Text(name, "bold"), Text(told))
        for place, (_, name, told) in zip(places, best, strict=True)
    ]
    return [indented(grid(cells))]


def menu(lines: Sequence[tuple[int, Text]], width: int) -> Table:
    """Numbered options, in two columns where they are many and short."""
    columns = 2 if len(lines) > 6 and all(len(text) + 8 <= width // 2 for _, text in lines) else 1
    height = -(-len(lines) // columns)
    table = Table.grid()
    for column in range(columns):
        table.add_column(justify="right", width=4 if column == 0 else 6, no_wrap=True)
        table.add_column(width=2)
        table.add_column(ratio=1)
    for row in range(height):
        cells: list[RenderableType] = []
        for number, text in lines[row::height]:
            cells += [Text(str(number), NUMBER), "", text]
        table.add_row(*cells)
    table.expand = columns == 1
    return table


class Canvas:
    """A sheet of letters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from a place to the right."""
        for at, letter in enumerate(text, x):
            self.letters[y][at] = letter
            self.styles[y][at] = style

    def text(self) -> Text:
        """The sheet without its empty edges above and below."""
        rows = [place for place, row in enumerate(self.letters) if "".join(row).strip()]
        sheet = Text(no_wrap=True)
        for y in range(rows[0], rows[-1] + 1) if rows else ():
            for letter, style in zip(self.letters[y], self.styles[y], strict=True):
                sheet.append(letter, style)
            sheet.append("\n")
        sheet.rstrip()
        return sheet
