"""A game as the list of its answers, nature's included: exact on any machine."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from magoteka.core.codec import Json, Value
from magoteka.core.event import Option
from magoteka.core.problems import BadRecord, NewerRecord

FORMAT = 2  # 1, of Magoteka 0.1.0, had a private fingerprint in the place of what was told; it is still read


@dataclass(frozen=True)
class Answer:
    """Who answered what, and what was told of it to whoever may know everything; None where nobody wrote it down."""

    seat: int
    option: Json
    told: list[Json] | None = None

    def row(self) -> list[Json]:
        """The answer as it is stored."""
        return [self.seat, self.option, self.told]


@dataclass
class GameRecord:
    """Everything that is needed to play a game again; `before` answers that precede the first one may be left out."""

    game: str
    ruleset: int
    seats: int
    settings: dict[str, Value]
    answers: list[Answer] = field(default_factory=list)
    snapshot: Json = None
    before: int = 0
    seal: Json = None  # of its dice (core/seal.py)
    redealt: Json = None  # [place, seat, seed]: after so many answers all that a seat did not know was drawn anew

    @property
    def length(self) -> int:
        """How many answers the game has had."""
        return self.before + len(self.answers)

    def dumps(self) -> str:
        """The record as text."""
        head = {"magoteka": FORMAT, "game": self.game, "ruleset": self.ruleset, "seats": self.seats}
        rows = [row.row() for row in self.answers]
        rest = {"settings": self.settings, "before": self.before, "answers": rows, "snapshot": self.snapshot}
        seal = {} if self.seal is None else {"seal": self.seal}
        redealt = {} if self.redealt is None else {"redealt": self.redealt}
        return json.dumps({**head, **rest, **seal, **redealt}, ensure_ascii=False)


Rewriting: TypeAlias = Callable[[GameRecord], GameRecord]  # answers of ruleset n in, of n + 1 out; or CannotGoOn


@dataclass(frozen=True)
class Unasked:
    """An upgrade to rules that ask more than the older ones did.

    `answer(g, question)` says what the older rules took for granted at a question that they did not ask, or None where
    they asked it; `rewriting` comes before it, where answers look different too.
    """

    answer: Callable[[Any, Any], Option | None]
    rewriting: Rewriting | None = None


Upgrade: TypeAlias = Rewriting | Unasked


def loads(text: str) -> GameRecord:
    """A record from its text, or one sentence on what is wrong with it."""
    try:
        data = json.loads(text, parse_constant=refused)
    except ValueError as error:
        raise BadRecord(what=f"not JSON ({error})") from error
    if not isinstance(data, dict) or type(data.get("magoteka")) is not int or data["magoteka"] < 1:
        raise BadRecord(what="it does not say that it is one of ours")
    if data["magoteka"] > FORMAT:
        raise NewerRecord(part="format", found=data["magoteka"], known=FORMAT)
    return from_json(data)


def refused(name: str) -> Json:
    """NaN and Infinity, which are in no JSON but Python's."""
    raise ValueError(name)


def from_json(data: dict[str, Any]) -> GameRecord:
    """The record in checked JSON of a known format."""
    kinds = {"game": str, "ruleset": int, "seats": int, "settings": dict, "answers": list, "before": int}
    for key, kind in kinds.items():
        value = data.get(key, 0 if key == "before" else None)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadRecord(what=f"{key} is missing or not what it should be")
    answers = [answer_of(row, place) for place, row in enumerate(data["answers"])]
    redealt = data.get("redealt")
    if redealt is not None and (not isinstance(redealt, list) or [type(part) for part in redealt] != [int] * 3):
        raise BadRecord(what="redealt is not a place, a seat and a number")
    head = (data["game"], data["ruleset"], data["seats"], data["settings"])
    return GameRecord(*head, answers, data.get("snapshot"), data.get("before", 0), data.get("seal"), redealt)


def answer_of(row: Json, place: int) -> Answer:
    """One row of a record, of either format."""
    if not isinstance(row, list) or [type(part) for part in row[:2]] != [int, dict] or len(row) != 3:
        raise BadRecord(what=f"answer {place} is not a seat, an option and what was told")
    seat, option, told = row
    if isinstance(told, str):
        return Answer(seat, option)  # format 1
    if told is not None and not (isinstance(told, list) and all(isinstance(one, dict) for one in told)):
        raise BadRecord(what=f"answer {place} is not a seat, an option and what was told")
    return Answer(seat, option, told)


def still_told(then: list[Json], now: list[Json]) -> bool:
    """Whether every fact that was told then is told now, in the same order; there may be new ones between."""
    left = iter(now)
    return all(any(same_fact(old, new) for new in left) for old in then)


def same_fact(then: Json, now: Json) -> bool:
    """Whether two facts agree in all that both of them know: a field that is new or gone is no contradiction."""
    if isinstance(then, dict) and isinstance(now, dict):
        both = then.keys() & now.keys()
        return then.get("tag") == now.get("tag") and all(same_fact(then[name], now[name]) for name in both)
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(same_fact, then, now))
    return bool(then == now)
