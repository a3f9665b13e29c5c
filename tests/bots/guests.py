"""Packages of others, as an installer leaves them: a module, and a folder that tells of its entry points."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from magoteka.bots import outside

EXAMPLE = Path(__file__).parents[2] / "examples" / "mirka"
BADLY = """
import os, sys, time

class Raises:
    def choose(self, chair):
        class Own(Exception):
            pass
        raise Own("a class that no other process knows")

class Leaves:
    def choose(self, chair):
        sys.exit(3)

class Dies:
    def choose(self, chair):
        os._exit(3)

class Hangs:
    def choose(self, chair):
        time.sleep(600)

class Beside:
    def choose(self, chair):
        return -1
"""
LEVELS = {"raises": "Raises", "leaves": "Leaves", "dies": "Dies", "hangs": "Hangs", "beside": "Beside"}


@contextmanager
def installed(folder: Path, name: str, bots: dict[str, str], *paths: Path) -> Iterator[None]:
    """A package with these bots on the path, and nothing left of it afterwards."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    lines = [f"{level} = {where}" for level, where in bots.items()]
    (about / "entry_points.txt").write_text("\n".join(["[magoteka.bots]", *lines, ""]), "utf-8")
    before, sys.path = sys.path, [str(folder), *map(str, paths), *sys.path]
    forget()
    try:
        yield
    finally:
        sys.path = before
        sys.modules.pop(name, None)
        forget()


def forget() -> None:
    outside.entries.cache_clear()
    outside.loaded.cache_clear()


@contextmanager
def mirka(folder: Path) -> Iterator[None]:
    """The example, installed."""
    with installed(folder / "packages", "mirka", {"mirka": "mirka:Mirka", "siggil.mirka": "mirka:Mirka"}, EXAMPLE):
        yield


@contextmanager
def misbehaved(folder: Path) -> Iterator[None]:
    """A package whose bots do everything wrong that a bot can."""
    place = folder / "packages"
    place.mkdir()
    (place / "badly.py").write_text(BADLY, "utf-8")
    (place / "broken.py").write_text("raise ImportError('half of me is missing')\n", "utf-8")
    bots = {level: f"badly:{kind}" for level, kind in LEVELS.items()}
    with installed(place, "badly", {**bots, "broken": "broken:Bot", "greedy": "badly:Dies", "a b": "badly:Dies"}):
        yield


def environment() -> dict[str, str]:
    """For a program of its own with the same path."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
