"""Old games under new rules: each ruleset hands its answers on to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from magoteka.core.codec import Json
from magoteka.core.game import Game
from magoteka.core.problems import CannotGoOn, NewerRecord, OlderRecord
from magoteka.core.record import Answer, GameRecord

Rewrite: TypeAlias = Callable[[Json], Json]


def upgraded(game: Game, record: GameRecord) -> GameRecord:
    """The record under the rules of today; CannotGoOn says why there is none."""
    if record.ruleset > game.ruleset:
        raise NewerRecord(part="ruleset", found=record.ruleset, known=game.ruleset)
    while record.ruleset < game.ruleset:
        upgrade = game.upgrades.get(record.ruleset)
        if upgrade is None:
            raise OlderRecord(game=game.name, found=record.ruleset, known=game.ruleset)
        record = replace(upgrade(record), ruleset=record.ruleset + 1, snapshot=None)
    return record


def with_options(record: GameRecord, rewrite: Rewrite) -> GameRecord:
    """The record with every option written anew; where one cannot be, the answers before it still count."""
    answers: list[Answer] = []
    for row in record.answers:
        try:
            answers.append(replace(row, option=rewrite(row.option)))
        except CannotGoOn as stop:
            stop.so_far = replace(record, answers=answers)
            raise
    return replace(record, answers=answers)


def with_told(record: GameRecord, rewrite: Rewrite) -> GameRecord:
    """The record with every fact that was told written anew."""
    return replace(record, answers=[replace(row, told=retold(row.told, rewrite)) for row in record.answers])


def retold(told: list[Json] | None, rewrite: Rewrite) -> list[Json] | None:
    """Facts written anew, where they were written at all."""
    return None if told is None else [rewrite(fact) for fact in told]
