"""`magoteka new-game`: a package with a small game that passes its tests, to be changed into one's own."""

from __future__ import annotations

import argparse
from pathlib import Path

from magoteka.cli.problems import FolderTaken, NameTaken
from magoteka.core.shelf import NAME
from magoteka.games import GAMES
from magoteka.texts import Texts

SKELETON = Path(__file__).parents[1] / "skeleton"
MODEL = "mygame"


def new_game(args: argparse.Namespace, texts: Texts) -> int:
    """Write the package, and say where it lies."""
    name: str = args.name
    if NAME.fullmatch(name) is None or name in GAMES:
        raise NameTaken(value=name)
    target: Path = args.into / f"magoteka-{name.replace('_', '-')}"
    if target.exists():
        raise FolderTaken(path=str(target))
    for page in sorted(SKELETON.rglob("*")):
        if page.is_file() and "__pycache__" not in page.parts:
            place = target / renamed(page.relative_to(SKELETON).as_posix(), name)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(renamed(page.read_text("utf-8"), name, words=page.suffix != ".py"), "utf-8")
    print(texts.say("new-game-written", path=str(target), name=name))
    return 0


def renamed(text: str, name: str, *, words: bool = False) -> str:
    """The model's name, in every shape it has, as the new one; a title is written in words, a class in one."""
    parts = [part.capitalize() for part in name.split("_") if part]
    ours = {
        f"magoteka-{MODEL}": f"magoteka-{name.replace('_', '-')}",
        MODEL: name,
        MODEL.capitalize(): (" " if words else "").join(parts),
        "MG-": f"{prefix_of(name)}-",
        '"MG"': f'"{prefix_of(name)}"',
        "mg_0": f"{prefix_of(name).lower()}_0",
    }
    for old, new in ours.items():
        text = text.replace(old, new)
    return text


def prefix_of(name: str) -> str:
    """Two letters for the ids of clauses."""
    letters = [letter for letter in name.upper() if "A" <= letter <= "Z"]
    return "".join([*letters, "X"][:2])
