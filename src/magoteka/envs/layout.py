"""A view as numbers between 0 and 1, always as many and in the same order.

What a game's views hold was surveyed once (`python -m tools.layouts`) and is kept in layouts/: how long lists grow,
which names there are, how large numbers get. A game that is not kept there is surveyed when it is first asked for.
What a view holds beyond that is cut off. Only the view goes in: nothing that a seat may not know can come out. A
layout belongs to a ruleset.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from magoteka.core.agenda import Question
from magoteka.core.codec import Json
from magoteka.core.game import Game
from magoteka.envs.survey import surveyed

HERE = Path(__file__).parent / "layouts"
FEW = 12  # names that have a place each
Numbers: TypeAlias = npt.NDArray[np.float32]
Fill: TypeAlias = Callable[[Json, Numbers, int], None]


class Layout:
    """How the views of a game become numbers, and how many answers a question can have."""

    def __init__(self, game: Game, kept: Json) -> None:
        self.game = game
        self.actions = int(kept["actions"])
        self.chances = int(kept["chances"])  # the most that nature can answer
        self.questions: list[str] = kept["questions"]
        self.view = Part(kept["view"], kept["names"])
        self.size = self.view.size + len(self.questions)

    def __reduce__(self) -> tuple[Any, ...]:
        return layout_of, (self.game,)

    def numbers(self, view: Any, question: Question | None) -> Numbers:
        """A view, and the question that is asked at the table, of whomever."""
        found = np.zeros(self.size, np.float32)
        self.view.fill(self.game.codec.encode(view), found, 0)
        tag = "" if question is None else self.game.codec.tag_of(question)
        if tag in self.questions:
            found[self.view.size + self.questions.index(tag)] = 1
        return found


class Part:
    """One place of a view: a number, a name, a list or a thing, as much of each as was ever seen there."""

    def __init__(self, kept: Json, names: list[list[str]]) -> None:
        self.fills: list[tuple[int, Fill]] = []
        self.size = 0
        if kept.get("none"):
            self.add(1, absent)
        if "most" in kept:
            self.add(1, number(kept["least"], kept["most"]))
        if "names" in kept:
            known = names[kept["names"]]
            self.add(len(known) if len(known) <= FEW else len(known).bit_length(), name(known))
        if "places" in kept:
            places = {int(place): Part(one, names) for place, one in kept["places"].items()}
            self.add(sum(part.size for part in places.values()), row(places))
        if "each" in kept:
            each, length = Part(kept["each"], names), int(kept["length"])
            self.add(1 + length * each.size, several(each, length))
        for tag, fields in kept.get("kinds", {}).items():
            parts = {field: Part(one, names) for field, one in fields.items()}
            self.add(1 + sum(part.size for part in parts.values()), thing(tag, parts))

    def add(self, size: int, fill: Fill) -> None:
        """Room for one more way to be."""
        self.fills.append((self.size, fill))
        self.size += size

    def fill(self, value: Json, out: Numbers, at: int) -> None:
        """Write a value down."""
        for offset, fill in self.fills:
            fill(value, out, at + offset)


def absent(value: Json, out: Numbers, at: int) -> None:
    """Whether there is nothing."""
    out[at] = value is None


def number(least: int, most: int) -> Fill:
    """How far a number is from the least to the most that was seen."""
    width = max(1, most - least)

    def fill(value: Json, out: Numbers, at: int) -> None:
        if isinstance(value, (int, float)):
            out[at] = min(1.0, max(0.0, (value - least) / width))

    return fill


def name(names: list[str]) -> Fill:
    """Which of the names it is: of a few, a place for each; of many, their number in binary digits, from 1."""
    few, digits = len(names) <= FEW, len(names).bit_length()
    ones = {one: [place] if few else bits_of(place + 1, digits) for place, one in enumerate(names)}

    def fill(value: Json, out: Numbers, at: int) -> None:
        if isinstance(value, str):
            for place in ones.get(value, ()):
                out[at + place] = 1

    return fill


def bits_of(number: int, digits: int) -> list[int]:
    """The places of a number's ones."""
    return [place for place in range(digits) if number >> place & 1]


def row(places: dict[int, Part]) -> Fill:
    """Those places of a row of one length that are not always the same."""

    def fill(value: Json, out: Numbers, at: int) -> None:
        if isinstance(value, list):
            for place, part in places.items():
                if place < len(value):
                    part.fill(value[place], out, at)
                at += part.size

    return fill


def several(each: Part, length: int) -> Fill:
    """How many there are, and one after another."""

    def fill(value: Json, out: Numbers, at: int) -> None:
        if isinstance(value, list):
            out[at] = min(1.0, len(value) / max(1, length))
            for place, item in enumerate(value[:length]):
                each.fill(item, out, at + 1 + place * each.size)

    return fill


def thing(tag: str, parts: dict[str, Part]) -> Fill:
    """Whether it is such a thing, and its fields."""

    def fill(value: Json, out: Numbers, at: int) -> None:
        if isinstance(value, dict) and value.get("tag", "") == tag:
            out[at] = 1
            place = at + 1
            for field, part in parts.items():
                part.fill(value.get(field), out, place)
                place += part.size

    return fill


@cache
def layout_of(game: Game) -> Layout:
    """The layout of a game: one that is kept must have been surveyed under the rules of today."""
    page = HERE / f"{game.name}.json"
    if not page.exists():
        return Layout(game, surveyed(game))
    kept = json.loads(page.read_text("utf-8"))
    if kept["ruleset"] != game.ruleset:
        raise ValueError(f"The layout of {game.name} is of ruleset {kept['ruleset']}: run `python -m tools.layouts`.")
    return Layout(game, kept)
