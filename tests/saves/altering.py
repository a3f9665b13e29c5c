"""A copy of the program after a refactoring: the same rules, and nothing private where it was.

Every board gets a new field, one of its private fields another name, and every step with several fields takes them in
another order, in its constructor and so in its saved form. Only what the rules mean stays.
"""

from __future__ import annotations

import ast
import shutil
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import magoteka
from magoteka.games import GAMES

PROGRAM = Path(magoteka.__file__).parent
NEW = "omen"  # the field that every board gets
OTHERWISE = "once_called_{}"


@dataclass(frozen=True)
class Name:
    """A class by its module and its name there."""

    module: str
    name: str


@dataclass
class Page:
    """A module."""

    path: Path
    tree: ast.Module

    @cached_property
    def imported(self) -> dict[str, Name]:
        """What its names mean that come from elsewhere."""
        rows = [node for node in ast.walk(self.tree) if isinstance(node, ast.ImportFrom) and node.module]
        return {part.asname or part.name: Name(str(row.module), part.name) for row in rows for part in row.names}


@dataclass
class Altered:
    """What was done to the copy, and where it lies."""

    source: Path
    renamed: dict[str, str] = field(default_factory=dict)  # by game, the board's field that has another name now


def altered(folder: Path) -> Altered:
    """A copy of the program in a folder, altered."""
    done = Altered(copied(folder))
    pages = pages_in(folder)
    reorder_steps(pages)
    for game in GAMES:
        mine = {name: page for name, page in pages.items() if name.startswith(f"magoteka.games.{game}.")}
        board = board_in(mine)
        done.renamed[game] = rename_a_field(mine, pages, board)
        add_a_field(board)
    for page in pages.values():
        page.path.write_text(ast.unparse(page.tree), encoding="utf-8")
    return done


def copied(folder: Path) -> Path:
    """The program as it is, interpreted, without the pages for browsers."""
    shutil.copytree(PROGRAM, folder / "magoteka", ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    return folder


def pages_in(folder: Path) -> dict[str, Page]:
    """The modules of the core and of the games, by their names."""
    roots = [folder / "magoteka" / part for part in ("core", "games")]
    paths = [path for root in roots for path in sorted(root.rglob("*.py"))]
    return {module_name(path, folder): Page(path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths}


def module_name(path: Path, folder: Path) -> str:
    """How a file is imported."""
    return ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")


def classes_in(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def method(cls: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next((node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == name), None)


class Steps:
    """The classes of steps, and what their constructors take in the program as it is."""

    def __init__(self, pages: dict[str, Page]) -> None:
        self.pages = pages
        self.classes = {Name(module, cls.name): cls for module, page in pages.items() for cls in classes_in(page.tree)}
        self.takes = {name: self.parameters(name) for name in self.classes if self.is_step(name)}

    def meant(self, module: str, name: str) -> Name:
        """What a name in a module stands for."""
        here = Name(module, name)
        return here if here in self.classes else self.pages[module].imported.get(name, here)

    def bases(self, name: Name) -> list[Name]:
        if name not in self.classes:
            return []
        return [self.meant(name.module, base.id) for base in self.classes[name].bases if isinstance(base, ast.Name)]

    def is_step(self, name: Name) -> bool:
        return name == Name("magoteka.core.agenda", "Step") or any(map(self.is_step, self.bases(name)))

    def parameters(self, name: Name) -> tuple[str, ...]:
        """The fields of a class of steps, its own or inherited."""
        own = method(self.classes[name], "__init__")
        if own is None:
            return next((taken for base in self.bases(name) if (taken := self.parameters(base))), ())
        assert not own.args.defaults, f"{name}: a step has no optional fields"
        assert not own.args.kwonlyargs
        return tuple(arg.arg for arg in own.args.args[1:])


class Calls(ast.NodeTransformer):
    """Names every argument of a step's constructor, so that their order does not matter."""

    def __init__(self, steps: Steps, module: str) -> None:
        self.steps = steps
        self.module = module
        self.inside: list[Name] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.inside.append(Name(self.module, node.name))
        self.generic_visit(node)
        self.inside.pop()
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        names = self.fields(node.func)
        if names:
            assert not any(isinstance(part, ast.Starred) for part in node.args), ast.unparse(node)
            given = zip(names[: len(node.args)], node.args, strict=True)
            node.keywords = [ast.keyword(name, part) for name, part in given] + node.keywords
            node.args = []
        return node

    def fields(self, called: ast.expr) -> tuple[str, ...]:
        """What the thing called takes, if it is the constructor of a step."""
        if isinstance(called, ast.Name):
            return self.steps.takes.get(self.steps.meant(self.module, called.id), ())
        if is_above(called) and self.inside:
            above = [base for base in self.steps.bases(self.inside[-1]) if base in self.steps.takes]
            return self.steps.takes[above[0]] if above else ()
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
            module = self.steps.meant(self.module, called.value.id)
            return self.steps.takes.get(Name(f"{module.module}.{module.name}", called.attr), ())
        return ()


def is_above(called: ast.expr) -> bool:
    """`super().__init__`."""
    return (
        isinstance(called, ast.Attribute)
        and called.attr == "__init__"
        and isinstance(called.value, ast.Call)
        and ast.unparse(called.value) == "super()"
    )


def reorder_steps(pages: dict[str, Page]) -> None:
    """Every step takes its fields the other way round, and whoever makes one names them."""
    steps = Steps(pages)
    for module, page in pages.items():
        page.tree = ast.fix_missing_locations(Calls(steps, module).visit(page.tree))
    for name in steps.takes:
        own = method(steps.classes[name], "__init__")
        if own is not None:
            own.args.args[1:] = own.args.args[:0:-1]


def board_in(pages: dict[str, Page]) -> ast.ClassDef:
    """The board of a game."""
    classes = [cls for page in pages.values() for cls in classes_in(page.tree)]
    (board,) = [cls for cls in classes if [ast.unparse(base) for base in cls.bases] == ["State"]]
    return board


def declarations(board: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    """The fields of a board and where each is declared."""
    found = [node for node in ast.walk(board) if isinstance(node, ast.AnnAssign)]
    return {node.target.attr: node for node in found if isinstance(node.target, ast.Attribute)}


def add_a_field(board: ast.ClassDef) -> None:
    """A number that nobody needs, before all other fields."""
    first = next(iter(declarations(board).values()))
    declaring = next(node for node in board.body if isinstance(node, ast.FunctionDef) and first in node.body)
    declaring.body.insert(1, ast.parse(f"self.{NEW}: i64 = 7").body[0])
    clone = method(board, "clone")
    assert clone is not None
    clone.body.insert(-1, ast.parse(f"other.{NEW} = self.{NEW}").body[0])


def rename_a_field(mine: dict[str, Page], pages: dict[str, Page], board: ast.ClassDef) -> str:
    """The most used field of a board that shares its name with nothing else is called otherwise."""
    trees = [page.tree for page in mine.values()]
    core = [page.tree for name, page in pages.items() if name.startswith("magoteka.core.")]
    taken = {name for tree in (*trees, *core) for name in names_in(tree, board)}
    uses = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    counts = {name: sum(node.attr == name for node in uses) for name in declarations(board) if name not in taken}
    chosen = max(counts, key=lambda name: counts[name])
    for node in uses:
        if node.attr == chosen:
            node.attr = OTHERWISE.format(chosen)
    return chosen


def names_in(tree: ast.Module, board: ast.ClassDef) -> set[str]:
    """Every name that something other than a field of the board bears, and every word in quotes."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    others = [cls for cls in classes_in(tree) if cls is not board]
    own = [node for cls in others for node in ast.walk(cls) if isinstance(node, ast.Attribute)]
    return found | {node.attr for node in own if isinstance(node.value, ast.Name) and node.value.id == "self"}
