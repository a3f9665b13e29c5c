"""The pictures and words that messengers show of our links, the latest of them at hand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from magoteka.core.problems import Problem
from magoteka.server.cluster import Elsewhere
from magoteka.server.link_cards import Asked, asked, brief, general, kind_of, words
from magoteka.table.replay_access import ReplayRequest

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

KEPT = 64  # pictures at hand, of some 50 kB each
PATIENCE = 5.0  # seconds that a page waits for its words; without them it has none
Query = dict[str, str]


class Gallery:
    """What links tell."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept: OrderedDict[tuple[object, ...], asyncio.Task[bytes]] = OrderedDict()

    async def of(self, table_id: str, query: Query, lang: str) -> bytes:
        """The picture of a link to a table; where it may tell nothing, that of the house."""
        wish, asking = await self.asked(table_id, query, lang)
        return await self.made((table_id, wish.last, asking) if wish else ("", lang), wish, asking)

    async def asked(self, table_id: str, query: Query, lang: str) -> tuple[ReplayRequest | None, Asked]:
        """What a link may tell."""
        try:
            table = await self.hub.table(table_id)
        except Elsewhere:
            raise
        except Problem:
            return None, Asked("", lang)
        kind = kind_of(table, query.get("watch"), query.get("join"))
        return asked(table, kind, lang, number(query.get("at"))) if kind else (None, Asked("", lang))

    async def made(self, key: tuple[object, ...], wish: ReplayRequest | None, asking: Asked) -> bytes:
        """A picture that is at hand, or one more; all who ask at once get the same."""
        task = self.kept.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self.hub.replay_worker.picture(wish, asking))
        self.kept[key] = task
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return await asyncio.shield(task)

    async def tags(self, table_id: str, query: Query, lang: str, origin: str) -> str:
        """What the page of a link says to a messenger."""
        try:
            wish, asking = await asyncio.wait_for(self.asked(table_id, query, lang), PATIENCE)
        except (TimeoutError, Elsewhere):
            return ""
        await asyncio.to_thread(words, lang)
        card = general(lang) if wish is None else brief(wish, asking)
        wanted = {name: query[name] for name in ("at", "watch", "join") if name in query} | {"lang": lang}
        picture = f"{origin}/api/tables/{table_id}/picture?{urlencode(wanted)}"
        size = {"og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630"}
        said = {"og:type": "website", "og:title": card.title, "og:description": card.line, "og:image": picture}
        rows = {**said, **size, "twitter:card": "summary_large_image"}
        return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in rows.items())


def number(text: str | None) -> int | None:
    """A number of a query."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 10 else None
