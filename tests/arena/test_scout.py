"""A scout finds a way to what was never met."""

from magoteka.arena.coverage import ANSWER, EVENT, QUESTION, Coverage
from magoteka.arena.scout import Scout
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES

ABRACA = GAMES["abraca"]


def all_met_but(game: Game, *unmet: tuple[str, str]) -> Coverage:
    met = Coverage(game)
    for thing in met.times:
        met.times[thing] = 0 if thing in unmet else 1
    return met


def found_after(met: Coverage) -> None:
    """Go the way that a scout finds from a new table; only its end is new."""
    match = Match.new(met.game, 2)
    paces = Scout(met, Rng(1)).way(match.state)
    assert paces
    g = match.state.clone()
    g.listening = True
    for place, pace in enumerate(paces):
        question = g.asking()
        assert question is not None
        assert question.seat == pace.seat
        assert pace.index in question.indices(g)
        assert met.missing() == 1, place
        met.asked(question)
        met.answered(question, question.menu(g)[pace.index])
        g.answer(pace.index)
    last = g.asking()
    if last is not None:
        met.asked(last)
    met.told(g.events)
    assert met.missing() == 0


def test_a_scout_finds_a_question_an_answer_and_an_event() -> None:
    found_after(all_met_but(ABRACA, (QUESTION, "draw-stone")))
    found_after(all_met_but(ABRACA, (ANSWER, "stop")))
    found_after(all_met_but(ABRACA, (EVENT, "round-ended")))


def test_a_scout_rests_when_all_was_met() -> None:
    match = Match.new(ABRACA, 2)
    assert Scout(all_met_but(ABRACA), Rng(1)).way(match.state) == []


def test_a_scout_that_finds_nothing_leaves_the_match_to_its_players() -> None:
    """A setting is met by beginning a match, not by playing on."""
    match = Match.new(ABRACA, 2)
    before = match.digest()
    met = all_met_but(ABRACA, *[thing for thing in Coverage(ABRACA).times if thing[0] == "setting"])
    assert Scout(met, Rng(1)).way(match.state) == []
    assert match.digest() == before


def test_a_scout_counts_how_often_he_looked_in_vain() -> None:
    match = Match.new(ABRACA, 2)
    scout = Scout(all_met_but(ABRACA, (ANSWER, "stop")), Rng(1))
    scout.stroll = lambda g, wanted: []  # type: ignore[method-assign]
    scout.way(match.state)
    scout.way(match.state)
    assert scout.in_vain == 2
    scout.met = all_met_but(ABRACA)
    scout.way(match.state)
    assert scout.in_vain == 0
