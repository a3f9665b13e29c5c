"""What a notice tells: whose turn it is at which table, and nothing else of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from magoteka.table.seats import read
from magoteka.texts import Texts


@dataclass(frozen=True)
class Turn:
    """Somebody is asked: at which table, of which game, who, and until when; nothing of what is hidden or offered."""

    table: str
    game: str
    who: tuple[str, ...]
    others: tuple[str, ...]
    due: float | None
    question: str  # another one whenever somebody is asked anew


@cache
def words(lang: str) -> Texts:
    """The sentences of notices in a language."""
    texts = Texts(lang)
    texts.read(Path(__file__).parent)
    return texts


def turn_in(table: str, brief: Any, guest: str | None, online: set[str]) -> Turn | None:
    """What a guest is to be told of a table, or (without one) all of those whose turn it is; only where people meet."""
    if brief is None or brief["over"] or brief.get("broken"):
        return None
    seats = read(brief["seats"])
    people = {seat.holder for seat in seats if seat.holder is not None}
    wanted = people - online if guest is None else {guest} - online
    asked = [n for n in brief["asking"] if seats[n].level is None and seats[n].holder in wanted]
    if not asked or len(people) < 2:
        return None
    dues, since = brief.get("dues", {}), brief.get("asked", {})
    who = tuple(seats[n].name for n in asked)
    others = tuple(seat.name for n, seat in enumerate(seats) if n not in asked)
    due = min((dues[str(n)] for n in asked if str(n) in dues), default=None)
    return Turn(table, brief["game"], who, others, due, "/".join(f"{n}:{since.get(str(n))}" for n in asked))


def game_of(turn: Turn, lang: str) -> str:
    """How the game is called."""
    return words(lang).say(f"{turn.game}-title")


def title(turn: Turn, lang: str) -> str:
    """The heading of a notice."""
    return words(lang).say("notice-title", game=game_of(turn, lang))


def body(turn: Turn, lang: str, *, named: bool) -> str:
    """Its sentences; one that many read names whose turn it is."""
    texts, names = words(lang), ", ".join(name or words(lang).say("notice-somebody") for name in turn.others)
    lines = [texts.say("notice-turn-of", names=", ".join(turn.who))] if named else []
    lines += [] if named or not names else [texts.say("notice-with", names=names)]
    if turn.due is not None:
        when = datetime.fromtimestamp(turn.due, UTC).strftime("%d.%m. %H:%M UTC")
        lines.append(texts.say("notice-due", when=when))
    return " ".join(lines)
