"""Tournaments: what a result is worth, whom a round brings together, and how everybody stands."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoteka.table.tournament import (
    Board,
    CardResult,
    Entrant,
    Plan,
    Round,
    Tournament,
    last_round,
    league,
    next_round,
    places_of,
    same_cards,
    standings,
)

pytestmark = pytest.mark.once
ANY = range(2, 7)
HALF = Fraction(1, 2)


def tournament(people: int, form: Any = "swiss", **plan: Any) -> Tournament:
    entrants = tuple(Entrant(f"guest-{one}", f"{one}") for one in range(people))
    return Tournament("t", Plan("Thursday", form, **plan), ("host",), entrants)


def played(it: Tournament, rng: Random) -> Tournament:
    """The next round, with results by chance, ties and matches that nobody wins among them."""
    found = next_round(it, ANY)
    boards = []
    for number, table in enumerate(found.tables):
        winners = [seat for seat in range(len(table)) if rng.random() < 0.4]
        places = places_of(len(table), winners, [rng.randrange(3) for _ in table] if rng.random() < 0.7 else ())
        boards.append(Board(f"{len(it.rounds)}-{number}", "", tuple(table), places))
    return replace(it, rounds=(*it.rounds, Round(0, tuple(boards), tuple(found.byes))))


@given(st.integers(2, 14), st.integers(2, 5), st.integers(1, 5), st.integers(0, 999))
def test_all_points_are_there_and_none_twice(people: int, size: int, rounds: int, seed: int) -> None:
    it, rng = tournament(people, size=size, rounds=rounds), Random(seed)
    while not last_round(it):
        it = played(it, rng)
    assert len(it.rounds) == rounds
    boards = [board for done in it.rounds for board in done.boards]
    byes = sum(len(done.byes) for done in it.rounds)
    rows = standings(it)
    assert sum(row.values["points"] for row in rows) == byes + sum(Fraction(len(board.seats), 2) for board in boards)
    assert sum(row.values["won"] for row in rows) == sum(1 in board.places for board in boards)
    assert sum(row.played for row in rows) == sum(len(board.seats) for board in boards)
    assert [row.place for row in rows] == sorted(row.place for row in rows)
    assert {row.who for row in rows} == set(range(people))


@given(st.integers(2, 13), st.sampled_from([2, 3, 4]), st.integers(1, 2), st.integers(0, 999))
def test_a_knock_out_ends_with_a_table_for_the_first_place(people: int, size: int, through: int, seed: int) -> None:
    it, rng, before = tournament(people, "knockout", size=size, through=through), Random(seed), people + 1
    while not last_round(it):
        assert len(it.active()) < before
        before = len(it.active())
        it = played(it, rng)
    (board,) = it.rounds[-1].boards
    firsts = {one for one, place in zip(board.seats, board.places, strict=True) if place == min(board.places)}
    assert {row.who for row in standings(it) if row.values["survived"] == len(it.rounds)} == firsts


@pytest.mark.parametrize("form", ["swiss", "robin", "knockout"])
def test_while_a_round_is_played_everybody_stands_somewhere(form: str) -> None:
    it = tournament(6, form, rounds=4)
    for _ in range(2):
        found = next_round(it, ANY)
        boards = tuple(Board(f"{table}", "", tuple(table)) for table in found.tables)
        begun = replace(it, rounds=(*it.rounds, Round(0, boards, tuple(found.byes))))
        assert {row.who for row in standings(begun)} == set(range(6))
        assert not last_round(begun)
        ended = tuple(replace(board, places=(1, 2)) for board in boards)
        it = replace(it, rounds=(*it.rounds, Round(0, ended, tuple(found.byes))))


@pytest.mark.parametrize(("people", "rounds"), [(2, 1), (5, 5), (8, 7)])
def test_a_round_robin_ends_when_all_have_met(people: int, rounds: int) -> None:
    it = tournament(people, "robin")
    while not last_round(it):
        it = played(it, Random(1))
    assert len(it.rounds) == rounds


def test_who_comes_late_or_leaves_is_paired_for_his_rounds_alone() -> None:
    it = tournament(6, rounds=4)
    late = replace(it.entrants[5], since=3)
    left = replace(it.entrants[0], until=2)
    it = replace(it, entrants=(left, *it.entrants[1:5], late, Entrant("r", "reserve", reserve=True)))
    there = []
    while not last_round(it):
        there.append(set(it.active()))
        it = played(it, Random(2))
    assert there == [{0, 1, 2, 3, 4}] * 2 + [{1, 2, 3, 4, 5}] * 2
    byes = Counter(one for done in it.rounds for one in done.byes)
    assert max(byes.values()) == 1


def test_a_deputy_plays_for_the_points_of_another() -> None:
    it = tournament(2)
    it = replace(it, entrants=(replace(it.entrants[0], deputy=2), it.entrants[1], Entrant("r", "Rita", reserve=True)))
    assert [it.sitter(one).name for one in (0, 1)] == ["Rita", "1"]
    assert it.active() == [0, 1]


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ([1], (), (2, 1, 2)),
        ([1], (4, 9, 7), (3, 1, 2)),
        ([0, 2], (5, 1, 5), (1, 3, 1)),
        ([2], (9, 9, 1), (2, 2, 1)),
        ([], (), (2, 2, 2)),
    ],
)
def test_places_follow_from_victory_and_then_from_what_is_counted(
    winners: list[int], scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert places_of(3, winners, scores) == places


def test_a_place_is_worth_those_left_behind_or_the_victory_alone() -> None:
    board = Board("a", "", (0, 1, 2, 3), (1, 2, 2, 4))
    assert board.points("places") == [1, HALF, HALF, 0]
    assert board.points("victories") == [1, 0, 0, 0]
    assert Board("a", "", (0, 1), (1, 1)).points("places") == [HALF, HALF]
    assert Board("a", "", (0, 1), (2, 2)).points("victories") == [0, 0]


def test_ties_are_broken_by_those_who_were_met_and_beaten() -> None:
    rounds = (
        Round(0, (Board("a", "", (0, 1), (1, 2)), Board("b", "", (2, 3), (1, 2))), ()),
        Round(0, (Board("c", "", (0, 2), (1, 2)), Board("d", "", (3, 1), (1, 2))), ()),
    )
    it = replace(tournament(4), rounds=rounds)
    rows = {row.who: row for row in standings(it)}
    assert [row.who for row in standings(it)] == [0, 2, 3, 1]
    assert [rows[who].values["points"] for who in (2, 3)] == [1, 1]
    assert [rows[who].values["met"] for who in (2, 3)] == [3, 1]
    assert rows[0].values["beaten"] == 1
    assert [rows[who].place for who in (0, 2, 3, 1)] == [1, 2, 3, 4]


def test_evenings_add_up_and_the_best_of_them_may_count() -> None:
    win = Round(0, (Board("a", "", (0, 1), (1, 2)),), ())
    lose = Round(0, (Board("b", "", (0, 1), (2, 1)),), ())
    evenings = [replace(tournament(2), rounds=rounds) for rounds in ((win,), (win, win), (lose,))]
    assert {row.who: row.values["points"] for row in league(evenings, 0)} == {"guest-0": 3, "guest-1": 1}
    assert {row.who: row.values["points"] for row in league(evenings, 1)} == {"guest-0": 2, "guest-1": 1}


def test_with_the_same_cards_a_deal_is_worth_those_who_did_worse() -> None:
    deal, other = ("c", 1, 0), ("c", 2, 1)
    results = [
        CardResult("a", "Anna", deal, Fraction(1), 9),
        CardResult("b", "Boris", deal, Fraction(0), 4),
        CardResult("c", "Clara", deal, Fraction(0), 4),
        CardResult("a", "Anna", other, Fraction(0), 4),
    ]
    rows = same_cards(results)
    assert [(row.who, row.values["points"], row.played) for row in rows] == [
        ("a", Fraction(1), 2),
        ("b", Fraction(1, 4), 1),
        ("c", Fraction(1, 4), 1),
    ]
    assert [row.place for row in rows] == [1, 2, 2]
