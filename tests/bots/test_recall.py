"""The kind opponent has a short memory: it forgets what it heard some turns ago, and never knows more than it sees."""

from __future__ import annotations

from typing import Any

import pytest

from magoteka.bots import LEVELS, bot_named
from magoteka.bots.chair import chair_at
from magoteka.bots.kind import remembered
from magoteka.core.chance import Rng
from magoteka.core.event import FaceDown
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.games.abraca.bot.heuristic import hit_chances
from magoteka.games.abraca.bot.recall import forgotten
from magoteka.games.abraca.messages.events import RoundBegan, SpellCast, SpellMissed, TurnBegan
from magoteka.games.abraca.messages.views import AbracaView

ABRACA, SIGGIL = GAMES["abraca"], GAMES["siggil"]
KIND = LEVELS["kind"]
HEARD = [RoundBegan(1, 0), TurnBegan(0), SpellMissed(0, 3), TurnBegan(1), SpellMissed(1, 7), TurnBegan(0)]


def ruled_out(view: AbracaView) -> set[int]:
    """All that the looker knows not to stand on one of its places."""
    assert view.seat is not None
    return {number for place in view.hands[view.seat] if isinstance(place, FaceDown) for number in place.ruled_out}


def after(*events: Any, turns: int) -> set[int]:
    """What a mage still knows who has called 3, then 5, then 8 in vain."""
    match = Match.new(ABRACA, 2, {}, Rng(5))
    view = match.view(0)
    own = tuple(FaceDown((3, 5, 8)) for _ in view.hands[0])
    known = AbracaView(**{**vars(view), "hands": (own, view.hands[1])})
    return ruled_out(forgotten(known, [*HEARD, *events], turns))


def test_a_mage_forgets_what_he_called_in_vain_some_turns_ago() -> None:
    later = [SpellMissed(0, 5), TurnBegan(1), TurnBegan(0), SpellMissed(0, 8), TurnBegan(1), TurnBegan(0)]
    assert after(*later, turns=0) == set()
    assert after(*later, turns=1) == {8}
    assert after(*later, turns=2) == {5, 8}
    assert after(*later, turns=3) == {3, 5, 8}
    assert after(*later, RoundBegan(2, 0), TurnBegan(0), turns=9) == set()


@pytest.mark.parametrize("turns", [0, 1, 3])
def test_what_is_left_is_part_of_the_view_and_nothing_else_changes(turns: int) -> None:
    for match in matches(ABRACA, 6):
        seat = match.waiting()[0]
        chair = chair_at(match, seat, KIND, Rng(1))
        vague = forgotten(chair.view, chair.history, turns)
        for old, new in zip(chair.view.hands[seat], vague.hands[seat], strict=True):
            assert (old is None) == (new is None)
            assert set(getattr(new, "ruled_out", ())) <= set(getattr(old, "ruled_out", ()))
        assert vague.hits == chair.view.hits[len(chair.view.hits) - len(vague.hits) :]
        assert AbracaView(**{**vars(vague), "hands": chair.view.hands, "hits": chair.view.hits}) == chair.view
        assert all(0.0 <= chance <= 1.0 for chance in hit_chances(vague))


def test_whoever_forgets_nothing_of_the_round_sees_what_there_is() -> None:
    for match in matches(ABRACA, 6):
        chair = chair_at(match, match.waiting()[0], KIND, Rng(1))
        assert forgotten(chair.view, chair.history, 1000) == chair.view


def test_the_hits_that_are_left_are_the_latest() -> None:
    heard = 0
    for match in matches(ABRACA, 12):
        seat = match.waiting()[0]
        chair = chair_at(match, seat, KIND, Rng(1))
        lately = [event for event in reversed(chair.history) if not isinstance(event, RoundBegan)]
        turn = next(at for at, event in enumerate(lately) if isinstance(event, TurnBegan) and event.seat == seat)
        hits = sum(isinstance(event, SpellCast) and event.seat == seat for event in lately[:turn])
        assert len(forgotten(chair.view, chair.history, 0).hits) == min(hits, len(chair.view.hits))
        heard += hits
    assert heard > 0


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_only_the_kind_one_forgets_and_only_where_there_is_something_to_forget(game: Game) -> None:
    assert KIND.needs(game).remembers == (game.mind.recall is not None)
    for level in ("random", "steady", "greedy"):
        assert not bot_named(level).needs(game).remembers
    match = Match.new(game, max(2, game.least), game.brisk, Rng(2))
    chair = chair_at(match, match.waiting()[0], KIND, Rng(1))
    assert (remembered(chair) is chair.view) == (game.mind.recall is None)


def test_of_the_cards_in_other_hands_nobody_who_only_looks_remembers_any() -> None:
    """«Сиггил»: without the memory aid the view of another's hand is its size, so there is nothing left to forget."""
    for match in matches(SIGGIL, 3):
        view = match.view(match.waiting()[0])
        assert set(view.remembered) == {()}


def matches(game: Game, count: int) -> list[Match]:
    """Matches of kind players, each some answers later than the one before."""
    found = []
    for number in range(count):
        match = Match.new(game, 2, {}, Rng(number))
        for step in range(6 * (number + 1)):
            if match.over:
                break
            seat = match.waiting()[0]
            chair = chair_at(match, seat, KIND, Rng(step))
            match.submit(seat, chair.options[KIND.choose(chair)])
        if not match.over:
            found.append(match)
    return found
