"""What the hall shows to everybody alike: games, rules, sentences, the puzzle of the day."""

from __future__ import annotations

from litestar import get
from litestar.enums import MediaType
from litestar.params import FromPath

from magoteka.server import shelves
from magoteka.table import wire


@get("/api/games", sync_to_thread=False)
def games() -> list[wire.GameInfo]:
    """The games of the house."""
    return shelves.games()


@get("/api/rules/{game:str}/{lang:str}", media_type="text/markdown; charset=utf-8", sync_to_thread=False)
def rules(game: FromPath[str], lang: FromPath[str]) -> str:
    """The rules of a game."""
    return shelves.rules(game, lang)


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def texts(lang: FromPath[str]) -> str:
    """The sentences of all games."""
    return shelves.texts(lang)


@get("/api/daily", sync_to_thread=False)
def daily() -> wire.Daily:
    """The puzzle of today."""
    return shelves.daily()
