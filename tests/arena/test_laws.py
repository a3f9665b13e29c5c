"""Each law can be broken, and then it is found."""

from typing import Any

import pytest

from magoteka.arena.cover import cover_matches
from magoteka.arena.coverage import Coverage
from magoteka.arena.laws import LawBroken
from magoteka.arena.watch import AGAIN, Tried, Watch
from magoteka.core.agenda import NATURE
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.games.abraca.messages.events import StoneDrawn

ABRACA = GAMES["abraca"]
SIGGIL = GAMES["siggil"]


def found(game: Any = ABRACA) -> str:
    return "; ".join(fault.what for fault in cover_matches(game, 6, 60, seed=3).faults)


def test_nothing_is_found_in_a_sound_game() -> None:
    assert found() == ""


def test_a_seat_without_an_option_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "options", lambda match, seat: [])
    assert "has no option" in found()


def test_a_position_that_comes_again_is_found() -> None:
    match = Match.new(SIGGIL, 2)
    watch = Watch(match, "1", Coverage(SIGGIL), Tried())
    watch.check_circles()
    with pytest.raises(LawBroken, match="a position comes again"):
        watch.check_circles()


def test_dice_that_always_lead_back_are_found() -> None:
    match = Match.new(ABRACA, 2)
    watch = Watch(match, "1", Coverage(ABRACA), Tried())
    watch.stubborn = True
    watch.times[match.digest()] = AGAIN
    with pytest.raises(LawBroken, match="stay in the same positions"):
        watch.check_circles()


def test_taking_back_what_has_shown_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def give(match: Match, seat: int, index: int, option: Any) -> None:
        points = list(match.undo_points)
        true_give(match, seat, index, option)
        if seat != NATURE:
            match.undo_points = points

    true_give = Match.give
    monkeypatch.setattr(Match, "give", give)
    assert "has learnt something" in found(SIGGIL)


def test_a_view_of_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_view = ABRACA.view
    monkeypatch.setattr(
        type(ABRACA), "view", lambda game, g, seat: true_view(g, None if seat is None else 1 - seat % 2)
    )
    assert "secret" in found()


def test_an_event_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StoneDrawn, "seen_by", lambda event, seat: event)
    assert "shows a secret answer" in found()
