"""A game as a designer wants to try it: house rules, and other numbers in its box."""

from __future__ import annotations

import ast
import hashlib
import json
import re
import runpy
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from magoteka.arena.altered import Change, Key, NoWay, step
from magoteka.arena.problems import BadVariant, NoSuchNumber, OutOfBounds, WrongNumber
from magoteka.core.game import Value
from magoteka.games import game_named

WORDS = ("name", "game", "settings", "box")
PLACE = re.compile(r"\.?([A-Za-z_]\w*)|\.?(-?\d+)|\[(-?\d+)\]|\[['\"]?([^\]'\"]+)['\"]?\]")
BOX = "box"
NOT_NUMBERS = ("__init__", "bounds", "clauses", "faults", "origins")  # of a box: nothing to tune


@dataclass(frozen=True)
class Variant:
    """Settings that are not the usual ones, and numbers by the way to them, as in `cards.DESIGNS[3].price`.

    A way begins with a module of the game's box, or with another room of the game and its module.
    """

    game: str
    name: str = ""
    settings: dict[str, Value] = field(default_factory=dict)
    box: dict[str, Any] = field(default_factory=dict)

    def checked(self) -> Variant:
        """The same variant, or one sentence on what is wrong with it."""
        game_named(self.game).agreed(self.settings)
        self.changes()
        return self

    def changes(self) -> dict[str, dict[str, list[Change]]]:
        """What is to be changed, by module and name; every way leads somewhere, and a number stays a number."""
        found: dict[str, dict[str, list[Change]]] = {}
        for text, new in self.box.items():
            module, name, way = self.place(text)
            check_alike(text, old_value(text, module, name, way), new)
            check_bounds(text, bounds_of(self.game).get(".".join((module.rpartition(".")[2], name))), new)
            found.setdefault(module, {}).setdefault(name, []).append((way, new))
        return found

    def place(self, text: str) -> tuple[str, str, tuple[Key, ...]]:
        """The module, the name in it and the way from there."""
        keys = keys_of(text)
        house = f"magoteka.games.{self.game}"
        for start in (f"{house}.{BOX}", house):
            module, left = start, list(keys)
            while left and is_module(f"{module}.{left[0]}"):
                module, left = f"{module}.{left[0]}", left[1:]
            if module != start and left and str(left[0]) in names_in(module):
                return module, str(left[0]), tuple(left[1:])
        known = sorted(path.stem for path in room_of(self.game).glob("*.py") if path.stem not in NOT_NUMBERS)
        raise NoSuchNumber(place=text, why=f"the box has {', '.join(known)}, and each of them names in capitals")

    def mark(self) -> str:
        """A fingerprint of the changed numbers; empty where none is changed."""
        return hashlib.blake2b(json.dumps(self.box).encode(), digest_size=8).hexdigest() if self.box else ""


def keys_of(text: str) -> list[Key]:
    """The steps of a way: names, indices, keys."""
    found: list[Key] = []
    place = 0
    while place < len(text):
        one = PLACE.match(text, place)
        if one is None:
            raise NoSuchNumber(place=text, why="a way is written as module.NAME[3].field or module.NAME.3")
        word, number, index, key = one.groups()
        plain = word if word is not None else key
        found.append(int(number or index) if plain is None else plain)
        place = one.end()
    return found


def is_module(name: str) -> bool:
    """Whether there is a module, or a room, of that name."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def room_of(game: str) -> Path:
    """The folder with the box of a game."""
    return Path(str(import_module(f"magoteka.games.{game}.{BOX}").__file__)).parent


def names_in(module: str) -> set[str]:
    """The names that a module assigns by itself, from its source."""
    spec = find_spec(module)
    page = Path(str(spec.origin)) if spec is not None else Path()
    page = page.parent / f"{module.rpartition('.')[2]}.py"
    if not page.exists():
        return set()
    found: set[str] = set()
    for node in ast.parse(page.read_bytes()).body:
        targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
        found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def old_value(text: str, module: str, name: str, way: tuple[Key, ...]) -> Any:
    """What is there now."""
    value = getattr(import_module(module), name)
    try:
        for key in way:
            value = step(value, key)
    except NoWay as error:
        raise NoSuchNumber(place=text, why=error) from error
    return value


def check_alike(text: str, old: Any, new: Any) -> None:
    """A number for a number, a table for a table."""
    if kind_of(old) != kind_of(new) or kind_of(old) == "thing":
        raise WrongNumber(place=text, old=shown(old), new=shown(new))
    if kind_of(old) == "number" and new < 0 <= old:
        raise WrongNumber(place=text, old=shown(old), new=shown(new))
    if kind_of(old) == "table" and len(old):
        for place, one in enumerate(new):
            check_alike(f"{text}[{place}]", old[min(place, len(old) - 1)], one)


def bounds_of(game: str) -> Mapping[str, tuple[int, int]]:
    """Within which numbers a game is still one, by module and name, where it says so."""
    module = f"magoteka.games.{game}.{BOX}.bounds"
    return import_module(module).BOUNDS if is_module(module) else {}


def check_bounds(text: str, bounds: tuple[int, int] | None, new: Any) -> None:
    """A number with which there is a game."""
    if bounds is not None and not bounds[0] <= new <= bounds[1]:
        raise OutOfBounds(place=text, least=bounds[0], most=bounds[1], new=shown(new))


def shown(value: Any) -> str:
    """A value in a sentence, not too long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


def kind_of(value: Any) -> str:
    """Which values may stand for each other."""
    if isinstance(value, bool):
        return "truth"
    if isinstance(value, int | float):
        return "number"
    if isinstance(value, str):
        return "word"
    if isinstance(value, dict):
        return "book"
    return "table" if hasattr(value, "__getitem__") and hasattr(value, "__len__") else "thing"


# --- files -----------------------------------------------------------------------------------------------------------


def read(path: Path, game: str | None = None) -> Variant:
    """The variant of a file: YAML, TOML, JSON, or Python that assigns `settings` and `box`; it may name the game."""
    facts = facts_in(path)
    if not isinstance(facts, dict) or set(facts) - set(WORDS):
        raise BadVariant(path=path, why=f"it may have {', '.join(WORDS)}, and nothing else")
    settings, box = facts.get("settings") or {}, facts.get("box") or {}
    if not isinstance(settings, dict) or not isinstance(box, dict):
        raise BadVariant(path=path, why="settings and box are names with values")
    named = str(facts.get("game", game or ""))
    if not named:
        raise BadVariant(path=path, why="it names no game")
    if game not in (None, named):
        raise BadVariant(path=path, why=f"it is for {named}, not for {game}")
    return Variant(named, str(facts.get("name", path.stem)), settings, {str(key): one for key, one in box.items()})


def facts_in(path: Path) -> Any:
    """What a file says."""
    if not path.is_file():
        raise BadVariant(path=path, why="there is no such file")
    try:
        if path.suffix == ".py":
            return public(runpy.run_path(str(path)))
        text = path.read_text("utf-8")
        if path.suffix == ".toml":
            return tomllib.loads(text)
        if path.suffix == ".json":
            return json.loads(text)
        yaml: Any = import_module("yaml")  # it has no types
        return yaml.safe_load(text) or {}
    except Exception as error:  # a file of somebody's own may do anything
        why = " ".join(str(error).split()) or type(error).__name__
        raise BadVariant(path=path, why=why) from error


def public(names: Mapping[str, Any]) -> dict[str, Any]:
    """Of all that a Python file has named, what a variant is made of."""
    return {name: value for name, value in names.items() if name in WORDS}
