"""How each game looks in a terminal: one file a game, and here their list."""

from __future__ import annotations

from magoteka.cli.show.abraca import AbracaShow
from magoteka.cli.show.base import Show, Sight
from magoteka.cli.show.fabled import FabledShow
from magoteka.cli.show.five_seals import FiveSealsShow
from magoteka.cli.show.generic import PlainShow
from magoteka.cli.show.magic_sword import MagicSwordShow
from magoteka.cli.show.siggil import SiggilShow

SHOWS: dict[str, type[Show]] = {
    "abraca": AbracaShow,
    "siggil": SiggilShow,
    "five_seals": FiveSealsShow,
    "fabled": FabledShow,
    "magic_sword": MagicSwordShow,
}


def look_of(game: str) -> type[Show]:
    """The game's own look, or the plain one."""
    return SHOWS.get(game, PlainShow)


def show_of(sight: Sight) -> Show:
    """What is before the eyes, drawn as its game is drawn."""
    return look_of(sight.game.name)(sight)
