"""Writes `clone` of every board from the fields that its class declares: `python tools/boards.py`.

A field is declared once, `self.name: type = what it begins with`, in a method of the board. A search copies boards a
million times a second, so the copy is written out field by field rather than found out while playing.
"""

from __future__ import annotations

import ast
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "magoteka" / "games"
MUTABLE = ("list", "dict", "set", "bytearray")


class Unclear(Exception):
    """A board that cannot be copied field by field."""


def boards() -> list[Path]:
    """The modules in which a board is declared."""
    return sorted(path for path in GAMES.glob("*/table/*.py") if "(State):" in path.read_text(encoding="utf-8"))


def written(page: str) -> str:
    """The module with `clone` as its fields ask for: the present one is replaced, a missing one added."""
    board = next(node for node in ast.parse(page).body if isinstance(node, ast.ClassDef) and is_board(node))
    present = [node for node in board.body if isinstance(node, ast.FunctionDef) and node.name == "clone"]
    first, last = (present[0].lineno - 1, end_of(present[0])) if present else (end_of(board), end_of(board))
    lines = page.splitlines()
    return "\n".join([*lines[:first], *([] if present else [""]), *clone_of(board), *lines[last:], ""])


def is_board(node: ast.ClassDef) -> bool:
    """Whether a class is a board."""
    return any(isinstance(base, ast.Name) and base.id == "State" for base in node.bases)


def end_of(node: ast.ClassDef | ast.FunctionDef) -> int:
    """The last line of a class or a method."""
    return node.end_lineno or node.lineno


def fields_of(board: ast.ClassDef) -> dict[str, str]:
    """The fields of a board and their types, in the order of the text."""
    found: dict[str, str] = {}
    for node in ast.walk(board):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            if node.target.attr in found:
                raise Unclear(f"{board.name}.{node.target.attr} is declared twice")
            found[node.target.attr] = ast.unparse(node.annotation)
    return found


def clone_of(board: ast.ClassDef) -> list[str]:
    """The text of `clone`."""
    return [
        f'    def clone(self) -> "{board.name}":',
        '        """Every field as declared above; tools/boards.py writes this."""',
        f"        other = {board.name}()",
        *(f"        other.{name} = {copied(name, kind)}" for name, kind in fields_of(board).items()),
        "        other.agenda = self.agenda[:]",
        "        other.depth = self.depth",
        "        return other",
    ]


def copied(name: str, kind: str) -> str:
    """A field for the copy: arrays are copied, numbers and things that never change are shared."""
    if kind.startswith(MUTABLE):
        raise Unclear(f"{name}: a {kind} is neither an array nor a thing that never changes")
    return f"self.{name}[:]" if kind.startswith("vec[") else f"self.{name}"


if __name__ == "__main__":
    for path in boards():
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")
