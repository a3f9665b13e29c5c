"""Any two designs of a game meet: the statements of both hold, or a ruling of the rules page says what wins."""

from dataclasses import replace
from itertools import pairwise

import pytest

import extent
from lab import abraca, fabled, five_seals, magic_sword, siggil
from lab.frame import Bench, Counts, Moment, Statement, designs, make_heard, pairs, sample, try_all, unheard
from lab.told import gathered, told
from magoteka.cli.rulebook import clause_text
from magoteka.core.lab import STAGE
from magoteka.core.match import Match
from magoteka.core.problems import ApartAllTurn, UnknownSetting
from magoteka.table.position import opened, packed_record

BENCHES = {
    bench.game.name: bench for bench in (magic_sword.BENCH, fabled.BENCH, five_seals.BENCH, abraca.BENCH, siggil.BENCH)
}
EVERY_BENCH = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
SAMPLE = 600  # pairs a game that `make test` tries, or all that it has
ENOUGH = 500  # of them that can meet
MEETING = {"five_seals": 135, "abraca": 28, "siggil": 45}  # all pairs of a small game that can meet
SEED = 25
PARTS = 16  # the whole is staged in so many tests, side by side


def sound(request: pytest.FixtureRequest, name: str, counts: Counts) -> None:
    """The counts come to the terminal; nothing of them is a fault."""
    request.node.user_properties.append(told(name, counts))
    assert not counts.faults, "\n".join(map(str, counts.faults[:40]))


@EVERY_BENCH
def test_a_sample_of_pairs(bench: Bench, request: pytest.FixtureRequest) -> None:
    """Five hundred pairs and more where a game has so many; and every design is heard, by itself if need be."""
    counts = try_all(bench, sample(bench, SAMPLE, SEED))
    alone = Counts()
    for design in unheard(bench, counts):
        make_heard(bench, design, alone)
    counts.heard += alone.heard
    counts.faults += alone.faults
    assert counts.staged + sum(counts.impossible.values()) >= min(SAMPLE, len(pairs(bench)))
    assert counts.staged >= min(ENOUGH, MEETING.get(bench.game.name, ENOUGH))
    sound(request, bench.game.name, counts)
    assert not unheard(bench, counts), "statements that say nothing"


@extent.long
@pytest.mark.parametrize("part", range(PARTS))
@EVERY_BENCH
def test_every_pair(bench: Bench, part: int, request: pytest.FixtureRequest) -> None:
    counts = try_all(bench, pairs(bench)[part::PARTS], whole=True)
    sound(request, f"{bench.game.name}-every", counts)


def test_a_design_whose_statement_says_nothing_is_found() -> None:
    class Mute(Statement):
        """Looks on."""

        def see(self, m: Moment) -> None:
            """Says nothing."""

    bench = replace(siggil.BENCH, statements=Mute)
    counts = try_all(bench, sample(bench, 5, SEED))
    make_heard(bench, "stone", counts)
    assert "stone" in unheard(bench, counts)
    assert counts.one
    assert not counts.played


def test_counts_of_workers_come_together() -> None:
    half = try_all(siggil.BENCH, sample(siggil.BENCH, 5, SEED))
    together = gathered([told("siggil", half), ("other", 1), told("siggil", half)])["siggil"]
    assert (together.staged, together.checks) == (2 * half.staged, 2 * half.checks)
    assert together.heard["stone"] == 2 * half.heard["stone"]


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
