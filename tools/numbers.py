"""Writes the names of rows and deeds of «Магический Меч» from where each is declared: `python tools/numbers.py`.

A row of the box is known by its number, a deed by its place in the menu of a turn. Both follow from the order of the
declarations; the rules want them as constants, which cost nothing to read, so they are written out here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

GAME = Path(__file__).parents[1] / "src" / "magoteka" / "games" / "magic_sword"
BEGIN = "# tools/numbers.py writes this part:\n"
END = "# … down to here.\n"
RINGS = {"L": "LOWER", "M": "MIDDLE", "U": "UPPER", "B": "BRIDGE"}
PAGES = {"box/names.py": "numbers", "rules/places.py": "deeds"}


def rows(module: str, table: str) -> list[ast.Call]:
    """The rows of a table of the box, as they are written."""
    for node in read(module).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == table and isinstance(node.value, ast.Tuple):
            return [row for row in node.value.elts if isinstance(row, ast.Call)]
    raise LookupError(f"{module} has no {table}")


def read(module: str) -> ast.Module:
    """A module of the game, which need not be fit to run yet."""
    return ast.parse((GAME / module).read_text(encoding="utf-8"))


def names(found: Iterable[ast.Call]) -> list[str]:
    """What each row is called: the first thing it says."""
    return [str(ast.literal_eval(row.args[0])).upper() for row in found]


def total(found: Iterable[ast.Call], field: str, otherwise: int) -> int:
    """What the rows say of a field, together."""
    said = [{word.arg: word.value for word in row.keywords}.get(field) for row in found]
    return sum(otherwise if value is None else int(ast.literal_eval(value)) for value in said)


def numbers() -> Iterator[str]:
    """The rows of the box by name; a being whose name is taken says that it is one."""
    squares, cards = names(rows("box/squares.py", "SQUARES")), rows("box/cards.py", "DESIGNS")
    heroes, spells = names(rows("box/heroes.py", "HEROES")), names(rows("box/spells.py", "SPELLS"))
    beings = names(rows("box/beings.py", "BEINGS"))
    taken = {*squares, *heroes, *spells}
    for letter, ring in RINGS.items():
        yield constant(ring, next(at for at, code in enumerate(squares) if code[0] == letter))
    yield constant("SQUARES_IN_ALL", len(squares))
    yield constant("CARDS_IN_ALL", len(cards), "different ones")
    yield constant("EVENT_CARDS", total(cards, "copies", 1))
    yield constant("EQUIPMENT_CARDS", total(cards, "stock", 0))
    yield constant("BEINGS_IN_ALL", len(beings))
    called = [f"{being}_BEING" if being in taken else being for being in beings]
    for table in (squares, heroes, spells, [f"C_{card}" for card in names(cards)], called):
        yield ""
        yield from (constant(name, at) for at, name in enumerate(table))


def constant(name: str, number: int, why: str = "") -> str:
    """A line of a page."""
    return f"{name}: Final = {number}" + (f"  # {why}" if why else "")


def deeds() -> Iterator[str]:
    """The deeds by name."""
    for node in read("messages/acts.py").body:
        if isinstance(node, ast.ClassDef) and "deed" in [ast.unparse(one) for one in node.decorator_list]:
            name = re.sub(r"(?<=.)(?=[A-Z])", "_", node.name).upper()
            yield f"{name}: Final[i64] = place(acts.{node.name})"


def written(path: str) -> str:
    """A module of the game with its part as the declarations ask for."""
    page = (GAME / path).read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    lines = {"numbers": numbers, "deeds": deeds}[PAGES[path]]()
    return "".join([before, BEGIN, *(f"{line}\n" for line in lines), END, after])


if __name__ == "__main__":
    for name in PAGES:
        (GAME / name).write_text(written(name), encoding="utf-8")
