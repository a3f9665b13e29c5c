"""The one door, undo, polls, saves and what is wrong with them."""

import json

import pytest

from magoteka.core.chance import Rng
from magoteka.core.event import Refusal
from magoteka.core.match import Match
from magoteka.core.problems import (
    BadRecord,
    BadSeats,
    BadSetting,
    IllegalAnswer,
    NewerRecord,
    NothingToUndo,
    NotYourTurn,
    OlderRecord,
    TamperedRecord,
    UnknownGame,
    UnknownSetting,
)
from magoteka.core.record import loads
from magoteka.games import game_named
from toy.duel import DUEL, Rest, Said, Say


def match() -> Match:
    return Match.new(DUEL, 3, rng=Rng(1))


def test_undo_goes_back_through_the_seats_own_answers() -> None:
    m = match()
    start = m.digest()
    m.submit(0, Rest())
    after_one = m.digest()
    m.submit(0, Rest())
    assert m.can_undo(0)
    assert not m.can_undo(1)
    m.undo(0)
    assert m.digest() == after_one
    m.undo(0)
    assert m.digest() == start
    with pytest.raises(NothingToUndo):
        m.undo(0)


def test_undo_ends_where_nature_or_another_seat_has_answered() -> None:
    m = match()
    m.submit(0, Rest())
    m.submit(0, Say(0))  # nature tosses
    assert not m.can_undo(0)
    m.submit(1, Say(2))
    assert m.can_undo(1)
    m.submit(2, Say(1))
    assert not m.can_undo(1)
    with pytest.raises(NothingToUndo):
        m.undo(1)


def test_undo_survives_a_save() -> None:
    m = match()
    m.submit(0, Rest())
    loaded = Match.load(DUEL, loads(m.save()))
    assert loaded.can_undo(0)
    loaded.undo(0)
    assert loaded.digest() == match().digest()


def test_a_poll_takes_answers_in_any_order_and_tells_nobody_before_the_end() -> None:
    m = match()
    m.submit(0, Say(0))
    assert m.waiting() == [0, 1, 2]
    assert m.submit(2, Say(1)) == []
    assert m.waiting() == [0, 1]
    with pytest.raises(NotYourTurn):
        m.submit(2, Say(0))
    loaded = Match.load(DUEL, loads(m.save()))
    for game in (m, loaded):
        game.submit(0, Say(2))
        assert game.submit(1, Say(0)) == [Said((2, 0, 1))]
        assert game.winners == (0,)
        assert game.over


def test_refusals_name_their_clause() -> None:
    m = match()
    for _ in range(3):
        m.submit(0, Rest())
    assert m.why_not(0, Rest()) == Refusal("DU-01", "rested-enough")
    assert m.why_not(0, Say(2)) == Refusal("DU-01", "not-an-answer-here")
    assert m.why_not(1, Rest()) == Refusal("DU-01", "not-your-turn")
    assert m.why_not(0, Say(0)) is None
    with pytest.raises(IllegalAnswer):
        m.submit(0, Rest())


def test_settings_are_checked() -> None:
    assert DUEL.agreed({"loud": "TRUE"}) == {"loud": True, "pace": "slow"}
    with pytest.raises(UnknownSetting, match="duel has no option quiet; it has loud, pace"):
        DUEL.agreed({"quiet": True})
    with pytest.raises(BadSetting, match="Option pace cannot be 7; it can be slow, fast"):
        DUEL.agreed({"pace": 7})
    with pytest.raises(BadSeats, match="duel is for 3 to 3 players, not 9"):
        DUEL.new(9)
    with pytest.raises(UnknownGame, match="There is no game called chess"):
        game_named("chess")


def saved() -> dict:
    m = match()
    m.submit(0, Rest())
    m.submit(0, Say(0))
    return json.loads(m.save())


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"magoteka": 99}, NewerRecord),
        ({"magoteka": None}, BadRecord),
        ({"ruleset": 3}, NewerRecord),
        ({"ruleset": 1}, OlderRecord),
        ({"seats": 9}, BadSeats),
        ({"seats": True}, BadRecord),
        ({"settings": {"quiet": 1}}, UnknownSetting),
        ({"answers": [[0, {"tag": "rest"}]]}, BadRecord),
        ({"answers": [[0, {"tag": "nonsense"}, ""]]}, TamperedRecord),
        ({"answers": [[1, {"tag": "rest"}, ""]]}, TamperedRecord),
        ({"answers": [[0, {"tag": "rest"}, "0"]]}, TamperedRecord),
        ({"answers": [[-1, {"tag": "tossed", "heads": True}, ""]]}, TamperedRecord),
    ],
)
def test_a_bad_save_says_what_is_wrong(change: dict, problem: type) -> None:
    with pytest.raises(problem):
        Match.replay(DUEL, loads(json.dumps(saved() | change)))


@pytest.mark.parametrize("text", ["", "[]", "{", '{"magoteka": 1}'])
def test_what_is_no_save_is_not_read(text: str) -> None:
    with pytest.raises(BadRecord):
        loads(text)


def test_a_snapshot_that_does_not_belong_to_the_answers_is_refused() -> None:
    record = loads(json.dumps(saved()))
    record.snapshot["board"]["rests"] = 2
    with pytest.raises(TamperedRecord):
        Match.load(DUEL, record)
    record.snapshot["agenda"] = [{"tag": "no-such-step"}]
    with pytest.raises(BadRecord):
        Match.load(DUEL, record)
    record.snapshot = {"board": {}}
    with pytest.raises(BadRecord):
        Match.load(DUEL, record)
