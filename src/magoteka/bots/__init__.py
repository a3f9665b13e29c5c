"""Bots that play any game of the house from a chair at its table: one file a bot, and here their list."""

from __future__ import annotations

import re

from magoteka.bots import greedy, kind, outside, random, search
from magoteka.bots.chair import Bot
from magoteka.bots.problems import UnknownBot
from magoteka.bots.search import Budget, searching
from magoteka.core.game import Game

LEVELS: dict[str, Bot] = {  # from weak to strong
    "random": random.BOT,
    "novice": kind.NOVICE,
    "kind": kind.KIND,
    "steady": kind.STEADY,
    "greedy": greedy.BOT,
    "adept": search.ADEPT,
    "search": search.BOT,
}
FACES = {  # of whom one thinks at a level's name
    "random": "frog",
    "novice": "fox-head",
    "kind": "bear-head",
    "steady": "deer-head",
    "greedy": "wolf-head",
    "adept": "owl",
    "search": "wizard-face",
}
FIRST = "kind"  # who sits down where nobody says how strong: somebody whom a newcomer beats every other time
COUNTED = re.compile(r"search:([1-9]\d{0,6})")  # so many looks ahead and no clock: the same on any machine
TEMPTED = re.compile(r"(kind|steady):(\d{1,2}\.\d{1,3})")  # with a margin of one's own; kind: forgetful


def known(level: str) -> bool:
    """Whether there is a bot of that level, in the house or from outside; nothing is loaded to find out."""
    return level in LEVELS or level in outside.entries() or any(form.fullmatch(level) for form in (COUNTED, TEMPTED))


def check_level(level: str) -> None:
    """Refuse a level that no seat of a table can be given to: there all thinking has a clock."""
    if level not in LEVELS and level not in outside.entries():
        raise UnknownBot(level=level, known=", ".join([*LEVELS, *outside.entries()]))


def bot_named(level: str) -> Bot:
    """The bot of that level; no package can put another in the place of one of ours."""
    if counted := COUNTED.fullmatch(level):
        return searching(Budget(looks=int(counted[1])))
    if tempted := TEMPTED.fullmatch(level):
        margin = float(tempted[2])
        return kind.content(lambda game: margin, forgets=tempted[1] == "kind")
    check_level(level)
    return LEVELS[level] if level in LEVELS else outside.loaded(level)


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that a game has: ours from weak to strong, then whoever came from outside."""
    guests = tuple(name for name in outside.names_for(game.name) if name not in LEVELS)
    return own_levels(game) + guests


def own_levels(game: Game) -> tuple[str, ...]:
    """Ours, from weak to strong: not every game has room for each, nor a way to look ahead."""
    mind = game.mind
    missing = {level for level in ("novice", "kind", "steady") if level not in mind.margins}
    missing |= {"adept"} if not mind.glance else set()
    missing |= {"search"} if mind.way == "sight" else set()
    return tuple(level for level in LEVELS if level not in missing)
