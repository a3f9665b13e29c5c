"""How a match might have gone on: from the table as it was, by the other answer, and never past what was open."""

from __future__ import annotations

import json
from typing import Any

import pytest

from magoteka.games import GAMES
from magoteka.table import wire
from magoteka.table.patch import applied
from magoteka.table.replay import OPEN, MatchReplay
from magoteka.table.schema import packed
from magoteka.table.variation import STEPS, variation
from table.test_replay import head_of, played, reel_of

EVERY = pytest.mark.parametrize("game", list(GAMES))
FEW = 40


def choices(replay: MatchReplay) -> list[tuple[int, list[Any]]]:
    """The steps at which there was a choice, each with everything that was open."""
    found, encode = [], replay.game.codec.encode
    for at, step in enumerate(replay.steps[1:], 1):
        state = replay.before(at)
        question = state.asking()
        assert question is not None
        if question.seat == step.answers[0][0] and len(question.indices(state)) > 1:
            found.append((at, [encode(option) for option in question.options(state)]))
    return found


def shown(page: wire.ReplayPage) -> Any:
    return json.loads(packed(page))


@EVERY
def test_it_begins_where_the_match_was_and_goes_on_from_the_other_answer(game: str) -> None:
    _, rows, _ = played(head_of(game), FEW)
    replay = reel_of(head_of(game), rows)
    look = replay.perspective(OPEN, 0)
    found = choices(replay)
    for at, options in found[:: max(1, len(found) // 6)]:
        whole = shown(replay.page(look, at, 1))
        for answer in options[:3]:
            page = variation(replay, look, at, answer)
            assert page is not None
            told = shown(page)
            assert told["scene"] == whole["scene"]
            assert 1 <= len(told["steps"]) <= STEPS
            assert shown(variation(replay, look, at, answer)) == told
            scene = told["scene"]
            for step in told["steps"]:
                view = scene["view"]
                for one in step["told"]:
                    view = applied(view, one["patch"])
                scene = applied({**scene, "view": view}, step["patch"])
            assert scene["view"]["tag"] == whole["scene"]["view"]["tag"]


@EVERY
def test_the_answer_that_was_given_tells_what_it_told(game: str) -> None:
    """Up to what dice and draws bring, which is another matter."""
    _, rows, _ = played(head_of(game), FEW)
    replay = reel_of(head_of(game), rows)
    look, same = replay.perspective(OPEN, 0), 0
    for at, options in choices(replay):
        step = replay.steps[at]
        state = replay.before(at)
        question = state.asking()
        assert question is not None
        given = options[question.indices(state).index(step.answers[0][1])]
        if len(step.answers) == 1:
            found = variation(replay, look, at, given)
            assert found is not None
            told = [one["event"] for one in shown(found)["steps"][0]["told"]]
            assert told == [one["event"] for one in shown(replay.page(look, at, 1))["steps"][0]["told"]]
            same += 1
    assert same > 0


@EVERY
def test_what_was_not_open_leads_nowhere(game: str) -> None:
    _, rows, _ = played(head_of(game), FEW)
    replay = reel_of(head_of(game), rows)
    look, at = replay.perspective(OPEN, 0), choices(replay)[0][0]
    for answer in ({}, {"tag": "nonsense"}, {"tag": 3}, choices(replay)[-1][1][0] | {"place": -9}):
        assert variation(replay, look, at, answer) is None
    for wrong in (-1, len(replay.steps), 10**9):
        assert variation(replay, look, wrong, choices(replay)[0][1][0]) is None
