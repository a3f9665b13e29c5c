"""A match up to a moment as a text short enough for a link: what was agreed, and all answers.

It holds everything, hidden cards too. Whoever opens it has it played again from the first answer, and so checked.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Any

from magoteka.core.agenda import NATURE
from magoteka.core.chance import SecretRng
from magoteka.core.match import Match
from magoteka.core.problems import Problem
from magoteka.core.record import FORMAT, GameRecord, loads
from magoteka.games import game_named
from magoteka.table.branching import Branch
from magoteka.table.chronicle import standing
from magoteka.table.head import Head, record_of
from magoteka.table.migration import from_anew
from magoteka.table.problems import BadPosition, OverThere
from magoteka.table.store import Row, dumps

UNPACKED = 4_000_000  # bytes
RAW = -15  # deflate without a head: browsers call it deflate-raw
BROKEN = (ValueError, TypeError, KeyError, IndexError, OverflowError, AttributeError, RecursionError, zlib.error)


@dataclass(frozen=True)
class OpenedPosition:
    """A match as it stands at a moment: what is the same about its tables, and what has been answered."""

    head: Head
    branch: Branch


def packed(head: Head, rows: list[Row], at: int | None, asked: list[int]) -> str:
    """The text of a table at the moment that came with a version, or as it is now; `asked` are the seats asked now."""
    kept = standing(rows)
    record = record_of(head, [row for row in kept if at is None or row.seq <= at], None)
    later = [answer[0] for row in kept if at is not None and row.seq > at for answer in row.body.get("answers", ())]
    return packed_record(record, [seat for seat in later if seat != NATURE] or asked)


def packed_record(record: GameRecord, asked: list[int]) -> str:
    """The text of a match up to the end of its record."""
    about = {"magoteka": FORMAT, "game": record.game, "ruleset": record.ruleset, "seats": record.seats}
    redealt = {} if record.redealt is None or record.redealt[0] > record.length else {"redealt": record.redealt}
    answers = [[answer.seat, answer.option] for answer in record.answers]
    return squeezed({**about, "settings": record.settings, **redealt, "asked": asked[:1], "answers": answers})


def squeezed(data: Any) -> str:
    """JSON as letters that may stand in an address."""
    small = zlib.compressobj(9, zlib.DEFLATED, RAW, 9)
    return urlsafe_b64encode(small.compress(dumps(data).encode()) + small.flush()).decode().rstrip("=")


def unpacked(text: str) -> Any:
    """The JSON of a text; no more of it than a match can have."""
    large = zlib.decompressobj(RAW)
    found = large.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), UNPACKED)
    if large.unconsumed_tail or not large.eof:
        raise ValueError("too long, or cut off")
    return json.loads(found)


def opened(text: str) -> OpenedPosition:
    """The match of a text, played again; a Problem where it cannot be, or has ended there."""
    try:
        data = unpacked(text)
        record = loads(dumps({**data, "answers": [[seat, option, None] for seat, option in data["answers"]]}))
        game = game_named(record.game)
        match = Match.replay(game, record, SecretRng())
    except (Problem, *BROKEN) as error:
        raise BadPosition() from error
    if match.over:
        raise OverThere()
    played = match.record
    answers = [row.body["answers"] for row in from_anew(0, {}, played.answers)]
    head = Head(game.name, played.ruleset, played.seats, played.settings, "", 0, None, False, "")
    table = {**game.snapshot(match.state), "before": played.length}
    return OpenedPosition(head, Branch(answers, table, played.redealt, origin=None))
