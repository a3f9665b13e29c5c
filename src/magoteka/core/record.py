"""A game as the list of its answers, nature's included: exact on any machine."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from magoteka.core.codec import Json
from magoteka.core.game import Value
from magoteka.core.problems import BadRecord, NewerRecord

FORMAT = 1


@dataclass(frozen=True)
class Answer:
    """Who answered what, as JSON, and the fingerprint of the table afterwards."""

    seat: int
    option: Json
    digest: str


@dataclass
class GameRecord:
    """Everything that is needed to play a game again."""

    game: str
    ruleset: int
    seats: int
    settings: dict[str, Value]
    answers: list[Answer] = field(default_factory=list)
    snapshot: Json = None

    def dumps(self) -> str:
        """The record as text."""
        rows = [[row.seat, row.option, row.digest] for row in self.answers]
        head = {"magoteka": FORMAT, "game": self.game, "ruleset": self.ruleset, "seats": self.seats}
        return json.dumps(
            {**head, "settings": self.settings, "answers": rows, "snapshot": self.snapshot}, ensure_ascii=False
        )


def loads(text: str) -> GameRecord:
    """A record from its text, or one sentence on what is wrong with it."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadRecord(what=f"not JSON ({error})") from error
    if not isinstance(data, dict) or not isinstance(data.get("magoteka"), int):
        raise BadRecord(what="it does not say that it is one of ours")
    if data["magoteka"] > FORMAT:
        raise NewerRecord(part="format", found=data["magoteka"], known=FORMAT)
    return from_json(data)


def from_json(data: dict[str, Any]) -> GameRecord:
    """The record in checked JSON of a known format."""
    kinds = {"game": str, "ruleset": int, "seats": int, "settings": dict, "answers": list}
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind) or isinstance(data.get(key), bool):
            raise BadRecord(what=f"{key} is missing or not what it should be")
    answers = [answer_of(row, place) for place, row in enumerate(data["answers"])]
    return GameRecord(data["game"], data["ruleset"], data["seats"], data["settings"], answers, data.get("snapshot"))


def answer_of(row: Json, place: int) -> Answer:
    """One row of a record."""
    if not isinstance(row, list) or [type(part) for part in row] != [int, dict, str]:
        raise BadRecord(what=f"answer {place} is not a seat, an option and a digest")
    return Answer(*row)
