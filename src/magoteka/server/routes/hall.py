"""What everybody is shown alike: games, rules, sentences, and the pictures of links."""

from __future__ import annotations

from magoteka.house.call import get
from magoteka.server import catalog
from magoteka.server.calls import Visitor
from magoteka.server.hub import Hub
from magoteka.server.link_cards import language
from magoteka.table import wire

FILES = "beside a browser's own house it is a file"
UNSEEN = "no messenger sees a browser's own house"


@get("/games", only=FILES)
async def games(house: Hub, caller: Visitor) -> list[wire.GameInfo]:
    """The games of the house."""
    return catalog.games()


@get("/rules/{game}/{lang}", media="text/markdown; charset=utf-8", only=FILES)
async def rules(house: Hub, caller: Visitor, game: str, lang: str) -> str:
    """The rules of a game."""
    return catalog.rules(game, lang)


@get("/texts/{lang}", media="text/plain; charset=utf-8", only=FILES)
async def texts(house: Hub, caller: Visitor, lang: str) -> str:
    """The sentences of all games."""
    return catalog.texts(lang)


@get("/tables/{table}/picture", price=10, media="image/png", keeps=300, only=UNSEEN)
async def picture(
    house: Hub, caller: Visitor, table: str, at: str | None, watch: str | None, join: str | None, lang: str | None
) -> bytes:
    """What a messenger shows of a link: `at`, `watch` and `join` are the link's own."""
    query = {name: text for name, text in {"at": at, "watch": watch, "join": join}.items() if text is not None}
    return await house.gallery.of(table, query, language(lang, caller.reads))
