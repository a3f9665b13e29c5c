"""What the house has on its shelves: games, rules and texts."""

from __future__ import annotations

import dataclasses
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from magoteka.core.event import Event, Option
from magoteka.core.game import Game
from magoteka.games import GAMES
from magoteka.server.problems import NoPage
from magoteka.table import wire
from magoteka.table.thinker import levels
from magoteka.texts import LANGS, game_texts

CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
NAME = re.compile(r"[a-z_]+")
SEAT = re.compile(r"\bSeat\b")


def games() -> list[wire.GameInfo]:
    """All games."""
    return [described(game) for game in GAMES.values()]


def described(game: Game) -> wire.GameInfo:
    """A game as the lobby shows it."""
    settings = [wire.SettingInfo(one.key, list(one.choices), one.default, one.clause) for one in game.settings]
    strengths = [wire.LevelInfo(level) for level in levels(game)]
    seats = (game.least, game.most)
    return wire.GameInfo(game.name, game.ruleset, seats, settings, strengths, seat_fields(game), hasattr(game, "hints"))


def seat_fields(game: Game) -> dict[str, list[str]]:
    """For each event and option the fields that are annotated as seats."""
    found = {}
    for row in game.codec.by_tag.values():
        if issubclass(row.kind, (Event, Option)):
            names = [field.name for field in dataclasses.fields(row.kind) if SEAT.search(str(field.type))]
            if names:
                found[row.tag] = names
    return found


def check_language(lang: str) -> None:
    """Russian or English."""
    if lang not in LANGS:
        raise NoPage()


def rules(name: str, lang: str) -> str:
    """The rules page of a game: from the package, or from the checkout it runs in."""
    check_language(lang)
    shelves: tuple[Traversable, ...] = (resources.files("magoteka") / "rulebook", CHECKOUT)
    for shelf in shelves:
        page = shelf / f"{name}.{lang}.md"
        if NAME.fullmatch(name) and page.is_file():
            return page.read_text(encoding="utf-8")
    raise NoPage()


def texts(lang: str) -> str:
    """The Fluent texts of all games."""
    check_language(lang)
    return game_texts(lang)
