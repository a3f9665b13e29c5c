"""Webhooks of a table: as Telegram and Discord take them, or as plain JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from magoteka.server.notices.outside import check_url, post
from magoteka.server.notices.turns import Turn, body, game_of, words
from magoteka.table import wire
from magoteka.table.problems import BadRequest
from magoteka.table.store import dumps


def check_hook(wish: wire.HookRequest, *, inside: bool) -> None:
    """Refuse what is no webhook."""
    check_url(wish.url, inside=inside)
    if wish.shape == "telegram" and not wish.chat:
        raise BadRequest(what="Telegram's bot has to know the chat")


def message(shape: str, turn: Turn, lang: str, links: tuple[str, str], chat: str) -> Any:
    """What is said, in the shape that is taken there."""
    link, stop = links
    said = f"{game_of(turn, lang)} · {body(turn, lang, named=True)} {link}"
    text = f"{said}\n{words(lang).say('notice-stop-link', link=stop)}"
    if shape == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    if shape == "telegram":
        return {"chat_id": chat, "text": text, "disable_web_page_preview": True}
    told = asdict(turn) | {"event": "turn", "link": link, "stop": stop, "text": said}
    del told["question"]
    return told


async def send(to: Any, turn: Turn, lang: str, links: tuple[str, str], *, inside: bool) -> None:
    """Tell a webhook."""
    content = dumps(message(to["shape"], turn, lang, links, to["chat"])).encode()
    await post(to["url"], content, {"content-type": "application/json"}, inside=inside)
