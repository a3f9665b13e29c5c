"""Sentences in Russian and English: the one place that reads Fluent files."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from magoteka.core.event import seat_fields
from magoteka.core.game import Game
from magoteka.core.problems import Problem

LANGS = ("ru", "en")
HERE = Path(__file__).parent


def game_texts(lang: str) -> str:
    """The Fluent source of all games in one language."""
    return "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob(f"games/*/locale/{lang}.ftl")))


class Texts:
    """Everything that can be said in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.read(HERE / "cli")
        self.unread = {path.parents[1].name: path.parents[1] for path in HERE.glob(f"games/*/locale/{lang}.ftl")}

    def read(self, folder: Path) -> None:
        """Take in the sentences of a folder."""
        page = folder / "locale" / f"{self.lang}.ftl"
        self.bundle.add_resource(FluentResource(page.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is such a sentence; a game's are read when the first of them is wanted."""
        folder = self.unread.pop(key.partition("-")[0], None)
        if folder is not None:
            self.read(folder)
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **args: object) -> str:
        """The sentence of a key; a missing one shows its key."""
        if not self.has(key):
            return key
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return key
        told, _ = self.bundle.format_pattern(pattern, {name: sayable(value) for name, value in args.items()})
        return str(told)

    def sentence(self, game: Game, kind: str, value: Any, names: Sequence[str]) -> str:
        """What an event, an option or a question says, by its tag and fields."""
        key = f"{game.name}-{kind}-{game.codec.tag_of(value)}"
        return self.say(key, **facts_of(value, names))

    def problem(self, problem: Problem) -> str:
        """What went wrong, in one sentence."""
        key = f"problem-{problem.tag}"
        return self.say(key, **problem.facts) if self.has(key) else str(problem)


def facts_of(value: Any, names: Sequence[str]) -> Mapping[str, object]:
    """The fields of an event, an option or a question; seats as the players' names."""
    if not dataclasses.is_dataclass(value):
        seat = getattr(value, "seat", None)
        return {} if seat is None else {"seat": name_of(seat, names)}
    seats = seat_fields(type(value))
    facts = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    return {name: named(fact, names) if name in seats else fact for name, fact in facts.items()}


def named(seats: object, names: Sequence[str]) -> object:
    """The players in a seat, in several, or in none."""
    if isinstance(seats, tuple):
        return tuple(name_of(seat, names) for seat in seats)
    return seats if seats is None else name_of(seats, names)


def name_of(seat: object, names: Sequence[str]) -> str:
    """The name of the player in a seat."""
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else str(seat)


def sayable(value: object) -> str | int | float:
    """A value as Fluent takes it: numbers for plurals, everything else as text."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float, str)):
        return value
    if isinstance(value, (tuple, list, set, frozenset)):
        return ", ".join(str(sayable(item)) for item in value)
    return str(value)
