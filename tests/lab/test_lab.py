"""Any two designs of a game meet: the statements of both hold, or a ruling of the rules page says what wins."""

from itertools import pairwise

import pytest

import extent
from lab import abraca, fabled, five_seals, magic_sword, siggil
from lab.frame import Bench, Counts, designs, pairs, sample, try_all
from magoteka.cli.rulebook import clause_text
from magoteka.core.lab import STAGE
from magoteka.core.match import Match
from magoteka.core.problems import ApartAllTurn, UnknownSetting
from magoteka.table.position import opened, packed_record

BENCHES = {
    bench.game.name: bench for bench in (magic_sword.BENCH, fabled.BENCH, five_seals.BENCH, abraca.BENCH, siggil.BENCH)
}
EVERY_BENCH = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
SAMPLE = 600  # pairs a game that `make test` tries: 500 and more of them can meet
SEED = 25
PARTS = 16  # the whole is staged in so many tests, side by side


def tell(name: str, counts: Counts, capsys: pytest.CaptureFixture[str]) -> None:
    """The counts, whatever else is captured; then all that did not hold."""
    with capsys.disabled():
        print("", *counts.lines(name), sep="\n")
    assert not counts.faults, "\n".join(map(str, counts.faults[:40]))


@EVERY_BENCH
def test_a_sample_of_pairs(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    counts = try_all(bench, sample(bench, SAMPLE, SEED))
    assert counts.staged + sum(counts.impossible.values()) >= min(SAMPLE, len(pairs(bench)))
    tell(bench.game.name, counts, capsys)


@extent.long
@pytest.mark.parametrize("part", range(PARTS))
@EVERY_BENCH
def test_every_pair(bench: Bench, part: int, capsys: pytest.CaptureFixture[str]) -> None:
    tell(f"{bench.game.name} {part + 1}/{PARTS}", try_all(bench, pairs(bench)[part::PARTS], whole=True), capsys)


@EVERY_BENCH
def test_a_ruling_that_answers_a_fault_is_on_the_rules_page(bench: Bench) -> None:
    for ruled in bench.ruled:
        assert clause_text(bench.game.name, "ru", ruled.clause), ruled


@EVERY_BENCH
def test_a_staged_table_is_a_match_like_any_other(bench: Bench) -> None:
    """It is replayed, saved, and opened from a link."""
    game = bench.game
    assert game.lab is not None
    names = designs(bench)
    for first, second in pairwise(names):
        try:
            match = Match.new(game, game.lab.seats, {STAGE: f"{first},{second}"})
        except ApartAllTurn:
            continue
        assert Match.replay(game, match.record).digest() == match.digest()
        if not match.over:
            position = opened(packed_record(match.record, match.waiting()))
            assert position.head.settings[STAGE] == f"{first},{second}"
            return
    pytest.fail("no pair could be staged")


@EVERY_BENCH
def test_people_come_to_a_staged_table_by_its_link_alone(bench: Bench) -> None:
    assert bench.game.lab is not None
    stage = {STAGE: ",".join(designs(bench)[:2])}
    assert STAGE in bench.game.agreed(stage)
    with pytest.raises(UnknownSetting):
        bench.game.agreed(stage, people=True)
