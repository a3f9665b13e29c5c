"""What the house offers: games, rules and texts."""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

from magoteka.bots import FACES, FIRST
from magoteka.bots.rated import rating_of
from magoteka.core.event import seat_fields
from magoteka.core.game import Game, Preset, Setting
from magoteka.games import GAMES
from magoteka.house.problems import NoPage
from magoteka.lessons import lessons_of
from magoteka.pages import filled
from magoteka.puzzles import Puzzle, puzzles_of
from magoteka.table import wire
from magoteka.table.thinker import levels
from magoteka.texts import LANGS, game_texts, stand_ins

CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"


def games() -> list[wire.GameInfo]:
    """All games."""
    return [described(game) for game in GAMES.values()]


def described(game: Game) -> wire.GameInfo:
    """A game as the lobby shows it."""
    settings = [setting_info(one) for one in game.settings]
    strengths = [level_info(game, level) for level in levels(game)]
    seats = (game.least, game.most)
    lessons = [wire.LessonInfo(one.name, one.minutes) for one in lessons_of(game).values()]
    presets = [
        wire.PresetInfo(one.name, dict(one.settings), one.seats, one.minutes, one.level) for one in presets_of(game)
    ]
    puzzles = [puzzle_info(one) for one in puzzles_of(game).values()]
    help_there = (game.odds is not None, lessons, presets, puzzles)
    return wire.GameInfo(game.name, game.ruleset, seats, settings, strengths, seats_in(game), *help_there)


def puzzle_info(one: Puzzle) -> wire.PuzzleInfo:
    """A puzzle as the lobby shows it: nothing that would give it away."""
    told, asked = one.telling, one.theme.partition(" ")[0]
    return wire.PuzzleInfo(one.name, one.record.seats, asked, dict(told.title), told.motif, told.level)


def level_info(game: Game, level: str) -> wire.LevelInfo:
    """A strength of bots, and what was measured of it."""
    rated, face = rating_of(game.name, level), cast(wire.Face, FACES.get(level, ""))
    if rated is None:
        return wire.LevelInfo(level, level == FIRST, None, None, None, face)
    return wire.LevelInfo(level, level == FIRST, rated.elo, rated.error, rated.p95, face)


def presets_of(game: Game) -> tuple[Preset, ...]:
    """The presets of a game; one that names none has one for a table of three."""
    return game.presets or (Preset("play", max(game.least, min(3, game.most)), 0, 0),)


def setting_info(one: Setting) -> wire.SettingInfo:
    """A setting as the lobby shows it."""
    drawn = {choice: list(squares) for choice, squares in one.drawn.items()}
    written = one.written is not None
    return wire.SettingInfo(one.key, list(one.choices), one.usual, one.clause, one.seats, drawn, written)


def seats_in(game: Game) -> dict[str, list[str]]:
    """For each event and option, and what a view is made of, the fields that hold seats."""
    rows = [row for row in game.codec.by_tag.values() if is_dataclass(row.kind)]
    found = {row.tag: list(seat_fields(row.kind)) for row in rows}
    return {tag: names for tag, names in found.items() if names}


def check_language(lang: str) -> None:
    """A language that the house speaks."""
    if lang not in LANGS:
        raise NoPage()


@lru_cache(maxsize=32)
def rules(name: str, lang: str) -> str:
    """The rules page of a game, from the package or from its checkout; in English where it is not translated."""
    check_language(lang)
    if name not in GAMES:
        raise NoPage()
    game = GAMES[name]
    folders: tuple[Traversable, ...] = (resources.files("magoteka") / "rulebook", CHECKOUT, game.folder / "rulebook")
    for one in stand_ins(lang):
        for page in (folder / f"{name}.{one}.md" for folder in folders):
            if page.is_file():
                return filled(page.read_text(encoding="utf-8"), game, one)
    raise NoPage()


def texts(lang: str) -> str:
    """The Fluent texts of all games."""
    check_language(lang)
    return game_texts(lang)
