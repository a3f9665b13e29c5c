"""Writes the moments that the pictures of the rules pages show: `PYTHONPATH=src:tests python -m docs.scenes`.

They are the positions of the worked examples, staged and played as the tests do, and looked at by a seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from docs.moments import abraca, fabled, five_seals, magic_sword, siggil
from magoteka.games import GAMES

ROOMS = Path(__file__).parents[2] / "web" / "src" / "games"
Moments = Callable[[], dict[str, tuple[Any, int | None, str]]]
MOMENTS: dict[str, Moments] = {
    "abraca": abraca.moments,
    "siggil": siggil.moments,
    "five_seals": five_seals.moments,
    "fabled": fabled.moments,
    "magic_sword": magic_sword.moments,
}
NAMES = {"Анна": "Anna", "Борис": "Boris", "Вера": "Vera", "Глеб": "Gleb"} | {
    "Игорь": "Igor",
    "Алексей": "Alexey",
    "Мария": "Maria",
    "Карл": "Karl",
    "Марта": "Marta",
}


def scenes(name: str) -> str:
    """The scenes of a game, one a line; what a view has in common with the first one is written once."""
    told = {key: scene(name, *moment) for key, moment in MOMENTS[name]().items()}
    first = next(iter(told.values()))
    for one in list(told.values())[1:]:
        one["view"] = {key: value for key, value in one["view"].items() if value != first["view"][key]}
    lines = [f"{json.dumps(key)}: {written(one)}" for key, one in told.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def scene(name: str, state: Any, seat: int | None, players: str) -> dict[str, Any]:
    """A table as a seat sees it, with the players' names in both languages, and what is asked there."""
    game = GAMES[name]
    question = state.asking()
    names = {"en": [NAMES[one] for one in players.split()], "ru": players.split()}
    told = {"names": names, "view": game.codec.encode(game.view(state, seat)), "asking": None, "options": []}
    if question is not None and question.seat >= 0:
        told["asking"] = {"seat": question.seat, "question": game.codec.tag_of(question)}
        told["options"] = [game.codec.encode(one) for one in question.options(state)] if question.seat == seat else []
    return told


def written(value: Any) -> str:
    """A scene on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def page_of(name: str) -> Path:
    """Where the client has them."""
    return ROOMS / name / "scenes.json"


if __name__ == "__main__":
    for name in MOMENTS:
        page_of(name).write_text(scenes(name), "utf-8")
