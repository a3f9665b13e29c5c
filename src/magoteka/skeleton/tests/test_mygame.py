"""Mygame by its clauses; the laws that hold for every game are tried beside (`magoteka_games` in pyproject.toml)."""

from magoteka_mygame.game import GAME, Take

from magoteka.core.chance import Rng
from magoteka.core.match import Match


def match(**settings: int) -> Match:
    """A match of two."""
    return Match.new(GAME, seats=2, rng=Rng(1), settings=settings)


def test_mg_01_fifteen_stones_or_twenty_one_lie_in_a_heap() -> None:
    assert match().view(0).stones == 15
    assert match(stones=21).view(0).stones == 21


def test_mg_02_one_to_three_stones_are_taken_in_turn() -> None:
    played = match()
    (seat,) = played.waiting()
    assert played.options(seat) == [Take(1), Take(2), Take(3)]
    played.submit(seat, Take(3))
    assert played.view(None).stones == 12
    assert played.waiting() == [1 - seat]


def test_mg_03_whoever_takes_the_last_stone_wins() -> None:
    played = match()
    for stones in (3, 3, 3, 3, 2, 1):
        (seat,) = played.waiting()
        played.submit(seat, Take(stones))
    assert GAME.winners(played.state) == (seat,)
    assert not played.waiting()
