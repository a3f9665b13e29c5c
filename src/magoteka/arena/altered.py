"""The program once more, from its sources and with other numbers: what a designer changes needs no build of its own.

Compiled rules have their numbers inside. A process that enters an altered program forgets the one it was started with
and imports every module from its source; the assignments that a variant changes are changed as they are read, so what
is made of them changes too. Nothing is written anywhere.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

HOUSE = "magoteka"
CHANGED = "__changed__"  # what a changed assignment calls
Key = int | str
Change = tuple[tuple[Key, ...], Any]  # the way into a value, and what is there instead
Changes = Mapping[str, Mapping[str, Sequence[Change]]]  # by module and by the name that is assigned


class NoWay(Exception):
    """There is nothing of that name in a value."""


def step(value: Any, key: Key) -> Any:
    """What lies in a table at an index or under a key, or what a thing calls by that name."""
    if isinstance(value, dict):
        for known in value:
            if known == key or str(known) == str(key):
                return value[known]
        raise NoWay(f"there is no {key} among {', '.join(map(str, value))}")
    if isinstance(key, str) and isinstance(value, tuple | list):
        return value[place_of(value, key)]
    if isinstance(key, int) and hasattr(value, "__len__") and not isinstance(value, str):
        if not 0 <= key < len(value):
            raise NoWay(f"there are {len(value)}, from 0, and no {key}")
        return value[key]
    if isinstance(key, str) and hasattr(value, key):
        return getattr(value, key)
    raise NoWay(f"a {type(value).__name__} has no {key}")


def place_of(things: Sequence[Any], name: str) -> int:
    """Where in a row the thing lies that bears a name."""
    for place, one in enumerate(things):
        if name in (getattr(one, "slug", None), getattr(one, "name", None)):
            return place
    raise NoWay(f"a {type(things).__name__} has no {name}")


def with_change(value: Any, way: Sequence[Key], new: Any) -> Any:
    """The value with something else at the end of a way: tables are made anew, other things are changed themselves."""
    if not way:
        return like(value, new)
    key, rest = way[0], way[1:]
    inner = with_change(step(value, key), rest, new)
    if isinstance(value, dict):
        return {known: inner if str(known) == str(key) else one for known, one in value.items()}
    if isinstance(value, tuple | list):
        at = place_of(value, key) if isinstance(key, str) else key
        return type(value)([inner if place == at else one for place, one in enumerate(value)])
    object.__setattr__(value, str(key), inner)
    return value


def like(old: Any, new: Any) -> Any:
    """A new value with the brackets of the old one: a file has no tuples."""
    if isinstance(old, tuple | list) and isinstance(new, tuple | list):
        samples = [old[place] if place < len(old) else old[-1] for place in range(len(new))] if old else list(new)
        return type(old)([like(one, other) for one, other in zip(samples, new, strict=True)])
    if isinstance(old, dict) and isinstance(new, dict):
        known = {str(key): key for key in old}
        return {known.get(str(key), key): like(old.get(known.get(str(key))), one) for key, one in new.items()}
    return float(new) if isinstance(old, float) and isinstance(new, int) else new


class Weaver(ast.NodeTransformer):
    """Leads the values of changed names through `__changed__`."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = set(names)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        return node  # what a function calls by the same name is something else

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id in self.names:
                node.value = self.through(target.id, node.value)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        if isinstance(node.target, ast.Name) and node.target.id in self.names and node.value is not None:
            node.value = self.through(node.target.id, node.value)
        return node

    def through(self, name: str, value: ast.expr) -> ast.expr:
        """The call that changes a value."""
        return ast.Call(ast.Name(CHANGED, ast.Load()), [ast.Constant(name), value], [])


class Loader(SourceFileLoader):
    """Reads a module with some of its values changed."""

    def __init__(self, fullname: str, path: str, changes: Mapping[str, Sequence[Change]]) -> None:
        super().__init__(fullname, path)
        self.changes = changes

    def get_code(self, fullname: str) -> CodeType:
        tree = Weaver(self.changes).visit(ast.parse(self.get_data(self.path)))
        return compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        setattr(module, CHANGED, self.changed)
        super().exec_module(module)

    def changed(self, name: str, value: Any) -> Any:
        """The value of a name, as the variant has it."""
        for way, new in self.changes[name]:
            value = with_change(value, way, new)
        return value


class Sources(MetaPathFinder):
    """Finds the modules of the house in their sources, compiled or not."""

    def __init__(self, mark: str, changes: Changes) -> None:
        self.mark = mark
        self.changes = changes

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        house, _, leaf = fullname.rpartition(".")
        if house.partition(".")[0] != HOUSE:
            return None
        for folder in map(Path, path or ()):
            if (page := folder / leaf / "__init__.py").exists():
                return spec_from_file_location(fullname, page, submodule_search_locations=[str(folder / leaf)])
            if (page := folder / f"{leaf}.py").exists():
                return spec_from_file_location(fullname, page, loader=self.loader(fullname, str(page)))
        return None

    def loader(self, fullname: str, page: str) -> SourceFileLoader:
        """Who reads a module."""
        changes = self.changes.get(fullname)
        return SourceFileLoader(fullname, page) if changes is None else Loader(fullname, page, changes)


def entered() -> str:
    """The mark of the altered program that this process plays, nothing for the one that is installed."""
    marks = (getattr(one, "mark", "") for one in sys.meta_path if type(one).__name__ == Sources.__name__)
    return str(next(marks, ""))


def enter(mark: str, changes: Changes) -> None:
    """Let this process go over to an altered program; whoever holds things of the former one keeps them.

    Compiled modules cannot be imported twice: who comes back to unchanged numbers plays them from the sources.
    """
    if entered() == mark:
        return
    sys.meta_path[:] = [one for one in sys.meta_path if type(one).__name__ != Sources.__name__]
    for name in [name for name in sys.modules if name == HOUSE or name.startswith(f"{HOUSE}.")]:
        del sys.modules[name]
    sys.meta_path.insert(0, Sources(mark, changes))
