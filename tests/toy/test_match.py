"""The one way in for answers, undo, polls, saves and what is wrong with them."""

import json
from dataclasses import replace
from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.core.event import Refusal
from magoteka.core.match import Match
from magoteka.core.problems import (
    BadRecord,
    BadSeats,
    BadSetting,
    CannotGoOn,
    IllegalAnswer,
    NewerRecord,
    NothingToUndo,
    NotYourTurn,
    OlderRecord,
    StaleSnapshot,
    TamperedRecord,
    UnknownGame,
    UnknownSetting,
)
from magoteka.core.record import Answer, GameRecord, Unasked, loads, still_told
from magoteka.core.upgrade import upgraded, with_options
from magoteka.games import game_named
from toy.duel import DUEL, Duel, DuelGame, MayRest, Name, Rest, Rested, Said, Say, Toss, Tossed


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
        ({"ruleset": 0}, OlderRecord),
        ({"ruleset": 1, "answers": [[0, {"tag": "shout"}, []]]}, CannotGoOn),
        ({"seats": 9}, BadSeats),
        ({"seats": True}, BadRecord),
        ({"settings": {"quiet": 1}}, UnknownSetting),
        ({"answers": [[0, {"tag": "rest"}]]}, BadRecord),
        ({"answers": [[0, {"tag": "rest"}, 7]]}, BadRecord),
        ({"answers": [[0, {"tag": "rest"}, ["rested"]]]}, BadRecord),
        ({"answers": [[0, {"tag": "nonsense"}, []]]}, TamperedRecord),
        ({"answers": [[1, {"tag": "rest"}, []]]}, TamperedRecord),
        ({"answers": [[0, {"tag": "rest"}, [{"tag": "rested", "seat": 1}]]]}, TamperedRecord),
        ({"answers": [[0, {"tag": "rest"}, [{"tag": "slept", "seat": 0}]]]}, TamperedRecord),
        ({"answers": [[0, {"tag": "rest"}, [{"tag": "rested", "seat": 0}] * 2]]}, TamperedRecord),
        ({"answers": [[-1, {"tag": "tossed", "heads": True}, []]]}, TamperedRecord),
        ({"before": 1}, BadRecord),
        ({"before": "none"}, BadRecord),
    ],
)
def test_a_bad_save_says_what_is_wrong(change: dict, problem: type) -> None:
    with pytest.raises(problem):
        Match.replay(DUEL, loads(json.dumps(saved() | change)))


@pytest.mark.parametrize("text", ["", "[]", "{", '{"magoteka": 1}'])
def test_what_is_no_save_is_not_read(text: str) -> None:
    with pytest.raises(BadRecord):
        loads(text)


def spoilt_snapshots() -> list[object]:
    good = saved()["snapshot"]
    return [
        {**good, "shape": "of another program"},
        {**good, "board": {**good["board"], "rests": 2}},
        {**good, "agenda": [{"tag": "no-such-step"}]},
        {**good, "before": 99},
        {**good, "before": None},
        {"board": {}},
        [],
    ]


@pytest.mark.parametrize("snapshot", spoilt_snapshots())
def test_a_snapshot_is_a_copy_that_may_be_thrown_away(snapshot: object) -> None:
    """Whatever has become of it, the answers make the table anew."""
    record = loads(json.dumps(saved()))
    whole = Match.replay(DUEL, record)
    record.snapshot = snapshot
    loaded = Match.load(DUEL, record)
    assert loaded.digest() == whole.digest()
    assert loaded.record.answers == whole.record.answers


def test_a_snapshot_of_another_program_is_stale() -> None:
    g = DUEL.new(3)
    snapshot = DUEL.snapshot(g)
    assert DUEL.digest(DUEL.restore(3, {}, snapshot)) == DUEL.digest(g)
    for stale in ({**snapshot, "shape": "another"}, {key: snapshot[key] for key in ("board", "agenda")}):
        with pytest.raises(StaleSnapshot):
            DUEL.restore(3, {}, stale)


def test_a_record_of_the_first_format_has_fingerprints_that_nobody_checks() -> None:
    rows = [[0, {"tag": "rest"}, "0123456789abcdef"], [0, {"tag": "say", "number": 0}, ""]]
    record = loads(json.dumps(saved() | {"magoteka": 1, "answers": rows, "snapshot": {"board": {}, "agenda": []}}))
    assert [row.told for row in record.answers] == [None, None]
    assert Match.load(DUEL, record).log == [Rested(0)]


def test_what_was_told_is_compared_in_all_that_both_know() -> None:
    """A new event, a new field and one that is gone contradict nothing; another value does."""
    then = [{"tag": "said", "numbers": [1, 2], "gone": 5}, {"tag": "rested", "seat": 0}]
    now = [{"tag": "sneezed"}, {"tag": "said", "numbers": [1, 2], "new": 7}, {"tag": "rested", "seat": 0}]
    assert still_told(then, now)
    assert still_told([], now)
    assert not still_told(then, now[::-1])
    assert not still_told(then, now[:2])
    assert not still_told([{"tag": "said", "numbers": [1, 2, 3]}], now)
    assert not still_told([{"tag": "rested", "seat": 1}], now)
    assert still_told([{"tag": "a", "who": {"tag": "b", "x": 1}}], [{"tag": "a", "who": {"tag": "b", "y": 1}}])
    assert not still_told([{"tag": "a", "who": {"tag": "b"}}], [{"tag": "a", "who": {"tag": "c"}}])


def old_game() -> GameRecord:
    """Under the first rules one said that one rests, and could shout."""
    calls = ["pause", "pause"]
    return GameRecord("duel", 1, 3, {}, [Answer(0, {"tag": call}) for call in calls])


def test_a_game_of_older_rules_goes_on_as_upgraded() -> None:
    m = Match.replay(DUEL, old_game())
    assert m.log == [Rested(0), Rested(0)]
    assert m.record.ruleset == DUEL.ruleset
    assert m.waiting() == [0]
    assert upgraded(DUEL, old_game()).answers == [Answer(0, {"tag": "rest"})] * 2


def test_a_game_that_cannot_go_on_is_shown_as_far_as_it_goes() -> None:
    record = old_game()
    record.answers.insert(1, Answer(0, {"tag": "shout"}))
    with pytest.raises(CannotGoOn, match="shouting"):
        Match.replay(DUEL, record)
    far, why = Match.replay_far(DUEL, record)
    assert isinstance(why, CannotGoOn)
    assert far.log == [Rested(0)]
    assert not far.can_undo(0)


class LaterDuel(DuelGame):
    """The third rules toss a coin, which the second ones always called tails; they know no number above one."""

    ruleset = 3

    def tails(self, question: object) -> Tossed | None:
        return Tossed(False) if isinstance(question, Toss) else None

    upgrades = {**DuelGame.upgrades, 2: Unasked(tails, lambda record: with_options(record, modest))}


def modest(option: dict) -> dict:
    return {**option, "number": min(option["number"], 1)} if option["tag"] == "say" else option


def test_rules_that_ask_more_are_told_what_was_taken_for_granted() -> None:
    """A coin comes in where it is tossed now; what was told just before it is not compared."""
    rested = [{"tag": "rested", "seat": 0}]
    said = [Answer(seat, say(number), []) for seat, number in ((0, 0), (2, 2), (0, 0), (1, 1))]
    told = [Answer(0, {"tag": "rest"}, rested), *said]
    later = LaterDuel()
    for ruleset in (1, 2):
        record = upgraded(later, GameRecord("duel", ruleset, 3, {}, told))
        assert record.ruleset == 3
        assert [row.option["tag"] for row in record.answers] == ["rest", "say", "tossed", "say", "say", "say"]
        assert [row.told for row in record.answers] == [rested, None, None, [], [], []]
        assert Match.replay(later, record).log == [Rested(0), Said((0, 1, 1))]
    wrong = replace(record, ruleset=2, answers=[*told[:3], *told[2:]])
    far, why = Match.replay_far(later, wrong)
    assert "answer 4" in str(why)
    assert len(far.record.answers) == 4


def say(number: int) -> dict:
    return {"tag": "say", "number": number}


def test_a_game_is_shown_up_to_the_answer_that_is_wrong() -> None:
    record = GameRecord("duel", 2, 3, {}, [Answer(0, {"tag": "rest"}, [{"tag": "rested", "seat": 0}])] * 2)
    record.answers[1] = Answer(0, {"tag": "rest"}, [{"tag": "rested", "seat": 1}])
    far, why = Match.replay_far(DUEL, record)
    assert str(why) == "The record is wrong at answer 1: what was told of it then is not what happens now."
    assert (far.log, len(far.record.answers)) == ([Rested(0)], 1)
    whole, none = Match.replay_far(DUEL, replace(record, answers=record.answers[:1]))
    assert none is None
    assert whole.can_undo(0)


def test_a_newer_game_can_be_looked_at() -> None:
    far, why = Match.replay_far(DUEL, replace(old_game(), ruleset=3, answers=[Answer(0, {"tag": "rest"})]))
    assert isinstance(why, NewerRecord)
    assert far.log == [Rested(0)]


def test_an_answer_searches_the_menu_once(monkeypatch: pytest.MonkeyPatch) -> None:
    m = match()
    menus = []
    plain = MayRest.menu

    def counted(self: MayRest, g: Duel) -> Any:
        menus.append(self)
        return plain(self, g)

    monkeypatch.setattr(MayRest, "menu", counted)
    m.submit(0, Rest())
    assert len(menus) == 1
    assert m.checked(0, Say(0)) == 1
    assert m.checked(0, Say(2)) == Refusal("DU-01", "not-an-answer-here")


def test_nothing_is_taken_back_once_the_match_is_over() -> None:
    m = match()
    for seat, number in ((0, 0), (0, 1), (2, 1), (1, 0)):
        m.submit(seat, Say(number))
    assert m.over
    assert not m.can_undo(1)


def test_the_last_of_a_poll_takes_nothing_back_once_the_others_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def told_and_going_on(self: Name, g: Duel, given: Any) -> None:
        g.emit(Said(tuple(given)))
        g.then(MayRest(0))

    monkeypatch.setattr(Name, "closed", told_and_going_on)
    m = match()
    for seat, number in ((0, 0), (0, 1), (2, 1)):
        m.submit(seat, Say(number))
    assert m.can_undo(2)
    m.submit(1, Say(2))
    assert not m.over
    assert not m.can_undo(1)


def test_what_is_heard_is_handed_over_once_with_its_pictures() -> None:
    m = match()
    m.submit(0, Rest())
    (told,) = m.take_events()
    assert told.event == Rested(0)
    earlier: Any = told.table
    now: Any = m.state
    assert (earlier.rests, now.rests) == (1, 1)
    m.submit(0, Rest())
    (again,) = m.take_events()
    later: Any = again.table
    assert (earlier.rests, later.rests) == (1, 2)
    assert m.take_events() == []


def test_what_is_taken_back_is_not_heard() -> None:
    m = match()
    m.submit(0, Rest())
    m.undo(0)
    assert m.take_events() == []
    assert m.log == []
