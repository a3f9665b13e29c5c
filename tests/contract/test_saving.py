"""Nothing is lost: saves, records and old games."""

from pathlib import Path

import pytest

from contract.cases import EVERY_GAME, EVERY_SIZE, Case, play_on
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.problems import TamperedRecord
from magoteka.core.record import loads
from magoteka.games import GAMES

RECORDS = Path(__file__).parent.parent / "records"


@EVERY_SIZE
def test_save_and_load_at_every_question_then_finish_both(case: Case) -> None:
    match = case.match(9)
    rng = Rng(9)
    step = 1 if case.game.longest <= 20_000 else 25
    while not match.over:
        text = match.save()
        loaded = Match.load(case.game, loads(text), Rng(1))
        assert loaded.digest() == match.digest()
        assert [loaded.view(seat) for seat in range(case.seats)] == [match.view(seat) for seat in range(case.seats)]
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
    assert [row.digest for row in other.record.answers] == [row.digest for row in match.record.answers]


@EVERY_SIZE
def test_a_record_replays_to_the_same_digests_and_the_same_log(case: Case) -> None:
    match = case.match(31)
    play_on(match, Rng(31), 120)
    again = Match.replay(case.game, loads(match.save()))
    assert again.digest() == match.digest()
    assert again.log == match.log


@EVERY_GAME
def test_a_tampered_record_is_found_where_it_was_tampered_with(game: Game) -> None:
    match = Match.new(game, game.most, rng=Rng(1))
    play_on(match, Rng(1), 8)
    record = loads(match.save())
    place = len(record.answers) // 2
    row = record.answers[place]
    record.answers[place] = type(row)(row.seat, row.option, "0" * 16)
    with pytest.raises(TamperedRecord, match=f"answer {place}"):
        Match.replay(game, record)


def stored() -> list[Path]:
    return sorted(RECORDS.glob("*/*.json"))


@pytest.mark.parametrize("path", stored(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_record_still_replays(path: Path) -> None:
    """Written by the interpreted rules, replayed by both: the compiled rules play the same game."""
    record = loads(path.read_text(encoding="utf-8"))
    match = Match.replay(GAMES[record.game], record)
    assert match.over
    assert match.record.answers == record.answers


@EVERY_GAME
def test_every_game_has_stored_records(game: Game) -> None:
    assert [path for path in stored() if path.parent.name == game.name]
