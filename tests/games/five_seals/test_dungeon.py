"""The boards: what any dungeon must keep to, whoever drew it."""

from collections import Counter
from itertools import combinations
from math import dist
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.games.five_seals.box.components import HUB, PASSAGES, SECOND_SCROLLS
from magoteka.games.five_seals.game import GAME
from magoteka.games.five_seals.messages.views import Board
from magoteka.games.five_seals.view.look import board_for

EVERY_BOARD = pytest.mark.parametrize("seats", [2, 3, 4, 5])
PAGES = Path(__file__).parents[3] / "docs" / "rules"
DEPTHS = {2: 1, 3: 2, 4: 3, 5: 3, 6: 4}


def passages(board: Board) -> list[tuple[int, int]]:
    return [place.rooms for place in board.seals]


def depths(board: Board) -> dict[int, int]:
    """How many seals lie between the hub and each room."""
    found = {HUB: 0}
    edge = [HUB]
    while edge:
        beyond = {b if a == room else a for room in edge for a, b in passages(board) if room in (a, b)} - set(found)
        found |= dict.fromkeys(beyond, found[edge[0]] + 1)
        edge = sorted(beyond)
    return found


def routes(board: Board, room: int) -> int:
    """How many ways lead from the hub to a room without sharing a passage."""
    capacity: Counter[tuple[int, int]] = Counter()
    for a, b in passages(board):
        capacity[a, b] += 1
        capacity[b, a] += 1
    flow = 0
    while path := augmenting(board, capacity, room):
        for a, b in path:
            capacity[a, b] -= 1
            capacity[b, a] += 1
        flow += 1
    return flow


def augmenting(board: Board, capacity: Counter, goal: int) -> list[tuple[int, int]]:
    came = {HUB: HUB}
    edge = [HUB]
    while edge and goal not in came:
        room = edge.pop(0)
        for beyond in range(len(board.rooms)):
            if capacity[room, beyond] > 0 and beyond not in came:
                came[beyond] = room
                edge.append(beyond)
    path = []
    room = goal
    while room in came and room != HUB:
        path.append((came[room], room))
        room = came[room]
    return path


@EVERY_BOARD
def test_the_frames_do_not_ask_for_more_than_the_box_holds(seats: int) -> None:
    board = board_for(seats)
    tokens = Counter(place.strength for place in board.seals)
    scrolls = Counter(place.strength for place in board.scrolls)
    assert tokens[2] <= 40
    assert all(tokens[strength] <= 20 for strength in (3, 4, 5, 6))
    assert all(scrolls[strength] <= 10 for strength in range(2, 7))
    assert scrolls[6] > (3 if seats <= 3 else 4)


@pytest.mark.rule("FS-02", "FS-07")
@EVERY_BOARD
def test_the_mixture_of_strengths_is_that_of_the_box(seats: int) -> None:
    """Five piles, and twos are twice as many as seals of any other strength."""
    tokens = Counter(place.strength for place in board_for(seats).seals)
    assert {strength: tokens[2] / tokens[strength] for strength in (3, 4, 5, 6)} == dict.fromkeys((3, 4, 5, 6), 2.0)


@pytest.mark.rule("FS-07")
@EVERY_BOARD
def test_weak_seals_lie_near_the_hub(seats: int) -> None:
    """Out of the hub only twos; on the mean, the stronger the farther."""
    board, deep = board_for(seats), depths(board_for(seats))
    assert {place.strength for place in board.seals if HUB in place.rooms} == {2}
    far = [
        mean(sum(deep[room] for room in place.rooms) for place in board.seals if place.strength == strength)
        for strength in range(2, 7)
    ]
    assert far == sorted(far)
    assert far[0] < far[-1]


@EVERY_BOARD
def test_no_two_passages_join_the_same_rooms(seats: int) -> None:
    pairs = [frozenset(rooms) for rooms in passages(board_for(seats))]
    assert len(set(pairs)) == len(pairs)
    assert all(len(pair) == 2 for pair in pairs)


@EVERY_BOARD
def test_every_room_can_be_reached_and_scrolls_lie_as_deep_as_they_are_strong(seats: int) -> None:
    board = board_for(seats)
    found = depths(board)
    assert set(found) == set(range(43))
    for place in board.scrolls:
        assert place.room != HUB
        assert found[place.room] == DEPTHS[place.strength]


@EVERY_BOARD
def test_one_figure_never_locks_a_room(seats: int) -> None:
    board = board_for(seats)
    assert all(routes(board, room) >= 2 for room in range(1, 43))


@EVERY_BOARD
def test_neighbouring_sectors_are_joined_outside_the_hub(seats: int) -> None:
    board = board_for(seats)
    joined = {frozenset(((a - 1) // 7, (b - 1) // 7)) for a, b in passages(board) if HUB not in (a, b)}
    assert {frozenset((sector, (sector + 1) % 6)) for sector in range(6)} <= joined


def lines(board: Board) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Everything that is drawn as a line: passages, and the way from a room to its scroll."""
    spots = [(room.x, room.y) for room in board.rooms]
    drawn = [(spots[a], spots[b]) for a, b in passages(board)]
    return drawn + [(spots[place.room], (place.x, place.y)) for place in board.scrolls]


def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def lies_on(point: tuple[int, int], line: tuple) -> bool:
    a, b = line
    return side(a, b, point) == 0 and abs(dist(a, point) + dist(point, b) - dist(a, b)) < 1e-6


def cross(one: tuple, other: tuple) -> bool:
    (a, b), (c, d) = one, other
    shared = {a, b} & {c, d}
    if any(lies_on(point, other) for point in {a, b} - shared) or any(lies_on(point, one) for point in {c, d} - shared):
        return True
    return not shared and side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


@EVERY_BOARD
def test_the_map_is_drawn_without_crossing_passages(seats: int) -> None:
    assert not [pair for pair in combinations(lines(board_for(seats)), 2) if cross(*pair)]


@EVERY_BOARD
def test_nothing_on_the_map_lies_on_top_of_anything_else(seats: int) -> None:
    board = board_for(seats)
    spots = [(thing.x, thing.y) for row in (board.rooms, board.seals, board.scrolls, board.circles) for thing in row]
    assert min(dist(*pair) for pair in combinations(spots, 2)) >= 70
    assert all(0 < value < 2000 for spot in spots for value in spot)


@EVERY_BOARD
def test_a_seal_lies_in_the_middle_of_its_passage(seats: int) -> None:
    board = board_for(seats)
    for place in board.seals:
        one, other = (board.rooms[room] for room in place.rooms)
        assert dist((place.x, place.y), ((one.x + other.x) / 2, (one.y + other.y) / 2)) <= 1


@pytest.mark.rule("FS-07")
@EVERY_BOARD
def test_the_page_says_what_lies_where(seats: int) -> None:
    """The tables of passages, counts and second scrolls on both rules pages are those of the board."""
    board = board_for(seats)
    tokens = Counter(place.strength for place in board.seals)
    scrolls = Counter(place.strength for place in board.scrolls)
    counts = [" / ".join(str(found[strength]) for strength in range(2, 7)) for found in (tokens, scrolls)]
    counted = f"| {seats} | {counts[0]} | {len(board.seals)} | {counts[1]} | {len(board.scrolls)} |"
    second = [", ".join(str(sector + 1) for sector in SECOND_SCROLLS[seats][n]) or "—" for n in range(2, 7)]
    rows = [[f"{a}–{b}" for strength, a, b in PASSAGES[seats] if strength == n] for n in range(2, 7)]
    passages_told = " · ".join(f"{n}: {', '.join(row)}" for n, row in enumerate(rows, 2))
    for lang in ("ru", "en"):
        page = (PAGES / f"five_seals.{lang}.md").read_text(encoding="utf-8")
        assert counted in page
        assert f"| {seats} | {' | '.join(second)} |" in page
        assert f"| {passages_told} |" in page


@pytest.mark.once
@pytest.mark.rule("FS-07")
@EVERY_BOARD
def test_nearly_everybody_breaks_a_seal_in_the_first_round(seats: int) -> None:
    """Ten first rounds of greedy players; `bench/first_round.py` counts a thousand."""
    busy = sum(len(busy_seats(seats, seed)) for seed in range(10))
    assert busy >= 10 * seats - 1


def busy_seats(seats: int, seed: int) -> set[int]:
    """Who breaks a seal in a first round in which all answer with what looks best."""
    g: Any = GAME.new(seats, {"circle": seed % 4 + 1})
    rng, found = Rng(seed), set()
    while g.round < 2:
        question, broken = g.asking(), g.broken
        if question.seat < 0:
            g.answer(question.sample(g, rng))
            continue
        worth = GAME.mind.prior(GAME.view(g, question.seat), question.options(g))
        g.answer(question.indices(g)[worth.index(max(worth))])
        if g.broken > broken:
            found.add(question.seat)
    return found
