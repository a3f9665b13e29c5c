"""Matches in a Parquet file: a row each, its answers a list in it."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

from magoteka.arena.collection import Line
from magoteka.arena.problems import NoArrow

GROUP = 200  # matches that are in memory together, and in one group of rows
PLAIN = ("game", "ruleset", "seats", "players", "over", "winners", "scores")
NOT_ALWAYS = ("series", "number", "ended", "training", "rewinds")  # of series, and of houses


class Parquet:
    """A file that grows by groups of rows."""

    def __init__(self, path: Path) -> None:
        try:
            self.arrow: Any = import_module("pyarrow")  # an extra that most people do not have
            parquet: Any = import_module("pyarrow.parquet")
        except ImportError as error:
            raise NoArrow from error
        self.schema = schema(self.arrow)
        self.file = parquet.ParquetWriter(path, self.schema, compression="zstd")
        self.rows: list[Line] = []

    def __enter__(self) -> Parquet:
        return self

    def add(self, line: Line) -> None:
        """One more match."""
        self.rows.append(row_of(line))
        if len(self.rows) == GROUP:
            self.flush()

    def flush(self) -> None:
        """Write what has gathered."""
        self.file.write_table(self.arrow.Table.from_pylist(self.rows, self.schema))
        self.rows = []

    def __exit__(self, *fault: Any) -> None:
        if self.rows:
            self.flush()
        self.file.close()


def schema(arrow: Any) -> Any:
    """The columns; what has another shape in each game is JSON in text."""
    text, whole = arrow.string(), arrow.int32()
    answer = {"seat": whole, "tag": text, "option": text, "told": text, "view": text, "options": text}
    columns = {
        "game": text,
        "ruleset": whole,
        "seats": whole,
        "settings": text,
        "players": arrow.list_(arrow.struct({"name": text, "bot": text})),
        "over": arrow.bool_(),
        "winners": arrow.list_(whole),
        "scores": arrow.list_(whole),
        "series": text,
        "number": arrow.int64(),
        "ended": arrow.float64(),
        "training": arrow.bool_(),
        "rewinds": whole,
        "answers": arrow.list_(arrow.struct(answer)),
    }
    return arrow.schema(columns)


def row_of(line: Line) -> Line:
    """A match as a row."""
    seen = line.get("seen") or [None] * len(line["answers"])
    answers = [answer_of(answer, sight) for answer, sight in zip(line["answers"], seen, strict=True)]
    known = {name: line[name] for name in PLAIN} | {name: line.get(name) for name in NOT_ALWAYS}
    return {**known, "settings": said(line["settings"]), "answers": answers}


def answer_of(answer: list[Any], sight: Line | None) -> Line:
    """One answer, nature's (seat −1) or a seat's, with what the seat saw before it where that is wished for."""
    seat, option, told = answer
    found = {"seat": seat, "tag": option["tag"], "option": said(option), "told": said(told)}
    return found if sight is None else {**found, "view": said(sight["view"]), "options": said(sight["options"])}


def said(value: Any) -> str:
    """A value as text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
