"""A short form of `magoteka fuzz`: steered matches under all laws."""

import pytest

from contract.cases import EVERY_GAME
from magoteka.arena.cover import cover_again, cover_matches
from magoteka.arena.coverage import ANSWER, EVENT, QUESTION, Coverage
from magoteka.core.game import Game

pytestmark = pytest.mark.once

SHORT = {"abraca": (8, 60), "siggil": (8, 60), "five_seals": (6, 35), "fabled": (6, 30), "magic_sword": (8, 35)}
USUAL = (6, 40)  # matches, and answers of each
LEAST_MET = 0.2  # of the questions, answers and events, even in so short a run


@EVERY_GAME
def test_steered_matches_keep_the_laws(game: Game) -> None:
    done = cover_matches(game, *SHORT.get(game.name, USUAL), seed=2026)
    assert [fault.what for fault in done.faults] == []
    assert done.tried.twins > 0
    assert done.tried.saved > 0
    for kind in (QUESTION, ANSWER, EVENT):
        times = done.met.of(kind).values()
        assert sum(count > 0 for count in times) >= LEAST_MET * len(times)


@EVERY_GAME
def test_what_is_to_be_met_is_read_off_the_game(game: Game) -> None:
    met = Coverage(game)
    tags = {row.tag for row in game.codec.by_kind.values()}
    for kind in (QUESTION, ANSWER, EVENT):
        assert met.of(kind)
        assert set(met.of(kind)) <= tags
    for part in game.parts:
        assert part.each
        for place in part.where:
            tag, _, fields = place.partition(".")
            assert set(fields.split("+")) <= set(game.codec.by_tag[tag].fields)
            assert tag in met.of(EVENT)
    assert met.missing() == len(met.times)


def test_a_run_can_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a run leaves of a fault leads to the same fault, also where it began late in a match."""
    from magoteka.arena import laws
    from magoteka.games import GAMES

    def refuse(*_: object) -> None:
        raise laws.LawBroken("no saving here")

    with monkeypatch.context() as broken:
        broken.setattr(laws, "check_saving", refuse)
        done = cover_matches(GAMES["abraca"], 6, 12, seed=1)
        assert {fault.what for fault in done.faults} == {"no saving here"}
        again = cover_again(GAMES["abraca"], done.faults[0].record)
        assert [fault.what for fault in again.faults] == ["no saving here"]
    assert cover_again(GAMES["abraca"], done.faults[0].record).faults == []
