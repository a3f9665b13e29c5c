"""Runs in a process of an altered program: are the games of this program still true there?

Reads JSON (records and saves, as texts by their names) and writes JSON: what the program there is like, and what
became of each game. It knows nothing of the tests, for the program it imports is another.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from magoteka.core.agenda import Step
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.games import GAMES, game_named


def shape_of(name: str) -> dict[str, Any]:
    """The fields of a game's board, and those of its steps."""
    game = GAMES[name]
    steps = [row for row in game.codec.by_tag.values() if issubclass(row.kind, Step)]
    return {"board": list(game.board(game.new(game.most))), "steps": {row.tag: list(row.fields) for row in steps}}


def replayed(text: str) -> dict[str, Any]:
    """A record, played again to its end, or to where mended rules stop it."""
    record = loads(text)
    match, why = Match.replay_far(game_named(record.game), record)
    facts = [row.told for row in match.record.answers]
    ended = {"over": match.over, "stopped": None if why is None else str(why), "winners": list(match.winners)}
    return {**ended, "facts": facts, "digest": match.digest()}


def resumed(text: str) -> dict[str, Any]:
    """A save, loaded and played on to its end."""
    record = loads(text)
    match = Match.load(game_named(record.game), record, Rng(3))
    seen = [match.game.codec.encode(match.view(looker)) for looker in (*range(record.seats), None)]
    undo = [match.can_undo(seat) for seat in range(record.seats)]
    rng = Rng(4)
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])
    return {"seen": seen, "undo": undo, "over": match.over, "winners": list(match.winners)}


def stopped(text: str) -> str | None:
    """Why a record goes no further, if it does not."""
    record = loads(text)
    why = Match.replay_far(game_named(record.game), record)[1]
    return None if why is None else str(why)


def main() -> None:
    """Answer what is asked on the standard input."""
    asked = json.load(sys.stdin)
    told = {
        "program": __import__("magoteka").__file__,
        "shapes": {name: shape_of(name) for name in GAMES},
        "records": {name: replayed(text) for name, text in asked["records"].items()},
        "saves": {name: resumed(text) for name, text in asked["saves"].items()},
        "stopped": {name: stopped(text) for name, text in asked["stopped"].items()},
    }
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
