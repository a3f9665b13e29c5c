"""Nothing is lost: saves, records and old games."""

import json
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

from contract.cases import EVERY_GAME, EVERY_SIZE, Case, play_on
from extent import of
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.problems import CannotGoOn, TamperedRecord
from magoteka.core.record import GameRecord, loads
from magoteka.games import GAMES

RECORDS = Path(__file__).parent.parent / "records"


@EVERY_SIZE
def test_save_and_load_at_every_question_then_finish_both(case: Case) -> None:
    match = case.match(9)
    rng = Rng(9)
    step = of(5, 1) if case.game.max_answers <= 20_000 else of(100, 25)
    lookers = cycle(range(case.seats))
    while not match.over:
        text, looker = match.save(), next(lookers)
        loaded = Match.load(case.game, loads(text), Rng(1))
        assert loaded.digest() == match.digest()
        assert loaded.view(looker) == match.view(looker)
        assert loaded.waiting() == match.waiting()
        play_on(match, rng, step)
    restored = Match.load(case.game, loads(text), match.rng)
    play_on(restored, Rng(77))
    assert restored.over


@EVERY_SIZE
def test_a_loaded_match_goes_the_same_way(case: Case) -> None:
    match = case.match(21)
    play_on(match, Rng(4), 10)
    other = Match.load(case.game, loads(match.save()), Rng(50))
    match.rng = Rng(50)
    play_on(match, Rng(5), 60)
    play_on(other, Rng(5), 60)
    assert other.digest() == match.digest()
    assert other.record.answers == match.record.answers


@EVERY_SIZE
def test_a_record_replays_to_the_same_table_and_the_same_log(case: Case) -> None:
    match = case.match(31)
    play_on(match, Rng(31), 120)
    again = Match.replay(case.game, loads(match.save()))
    assert again.digest() == match.digest()
    assert again.log == match.log
    assert again.record.answers == match.record.answers


@EVERY_SIZE
def test_undo_leads_back_to_the_very_table(case: Case) -> None:
    match = case.match(17)
    rng = Rng(17)
    for _ in range(80):
        if match.over:
            break
        seat = match.waiting()[0]
        before, log, answers = match.digest(), list(match.log), list(match.record.answers)
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])
        if match.can_undo(seat):
            match.undo(seat)
            assert (match.digest(), match.log, match.record.answers) == (before, log, answers)
            assert match.options(seat) == options
            match.submit(seat, options[rng.below(len(options))])


@EVERY_SIZE
def test_a_match_goes_on_from_its_snapshot_and_the_answers_after_it(case: Case) -> None:
    match = case.match(23)
    play_on(match, Rng(23), 15)
    snapshot = json.loads(json.dumps(match.snapshot()))
    play_on(match, Rng(24), 15)
    later = replace(match.record, before=snapshot["before"], answers=match.record.answers[snapshot["before"] :])
    again = Match.resume(case.game, later, snapshot)
    assert again.digest() == match.digest()
    assert again.record.length == match.record.length
    assert again.log == match.log[len(match.log) - len(again.log) :]
    assert [again.can_undo(seat) for seat in range(case.seats)] == [match.can_undo(seat) for seat in range(case.seats)]


@EVERY_SIZE
def test_every_event_comes_with_the_table_of_its_moment(case: Case) -> None:
    """Each picture can be looked at from everywhere, and looking at it changes nothing."""
    match = case.match(29)
    rng = Rng(29)
    for _ in range(60):
        events = match.log[len(match.log) - len(match.fresh) :]
        told = match.take_events()
        assert [one.event for one in told] == events
        for one in told:
            digest = case.game.digest(one.table)
            for looker in [*range(case.seats), None]:
                case.game.codec.encode(case.game.view(one.table, looker))
            assert case.game.digest(one.table) == digest
            assert not one.table.events
        assert match.take_events() == []
        play_on(match, rng, 1)


@EVERY_GAME
def test_a_tampered_record_is_found_where_it_was_tampered_with(game: Game) -> None:
    match = Match.new(game, game.most, rng=Rng(1))
    play_on(match, Rng(1), 8)
    record = loads(match.save())
    place = next(place for place in range(len(record.answers) // 2, len(record.answers)) if told_at(record, place))
    row = record.answers[place]
    record.answers[place] = replace(row, told=[*told_at(record, place), {"tag": "nobody-said-this"}])
    with pytest.raises(TamperedRecord, match=f"answer {place}"):
        Match.replay(game, record)
    record.answers[place] = replace(row, option={**row.option, "tag": "nobody-may-do-this"})
    with pytest.raises(TamperedRecord, match=f"answer {place}"):
        Match.replay(game, record)
    far, why = Match.replay_far(game, record)
    assert isinstance(why, TamperedRecord)
    assert far.record.answers == match.record.answers[:place]


def told_at(record: GameRecord, place: int) -> list:
    return record.answers[place].told or []


def stored() -> list[Path]:
    return sorted(RECORDS.glob("*/r*/*.json"))


@pytest.mark.parametrize("path", stored(), ids=lambda path: "-".join((*path.parts[-3:-1], path.stem)))
def test_a_stored_record_still_replays(path: Path) -> None:
    """Written by the interpreted rules, replayed by both: the compiled rules play the same game.

    One of older rules is played to its end as well, or the upgrade says where they would go another way.
    """
    record = loads(path.read_text(encoding="utf-8"))
    match, why = Match.replay_far(GAMES[record.game], record)
    if why is not None:
        assert record.ruleset < match.game.ruleset
        assert isinstance(why, CannotGoOn)
        return
    assert match.over
    if record.ruleset == match.game.ruleset:
        given = [(row.seat, row.option) for row in match.record.answers]
        assert given == [(row.seat, row.option) for row in record.answers]


@EVERY_GAME
def test_every_game_has_stored_records(game: Game) -> None:
    assert [path for path in stored() if path.parts[-3] == game.name]
