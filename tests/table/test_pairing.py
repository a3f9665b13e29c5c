"""Who meets whom: the best round there is on small fields, and laws that hold on all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extent import of
from magoteka.table.matching import cheapest
from magoteka.table.pairing import Paired, Player, all_meet, arrangements, paired, seated, table_sizes, ways

pytestmark = pytest.mark.once
ANY = range(2, 7)


def costs_of(count: int, numbers: Sequence[int]) -> list[list[int]]:
    rest, costs = iter(numbers), [[0] * count for _ in range(count)]
    for one, two in combinations(range(count), 2):
        costs[one][two] = costs[two][one] = next(rest)
    return costs


@given(st.integers(1, 4).flatmap(lambda half: st.lists(st.integers(0, 4), min_size=half * (2 * half - 1))))
def test_pairs_are_the_cheapest_of_all(numbers: list[int]) -> None:
    count = max(even for even in (2, 4, 6, 8) if even * (even - 1) // 2 <= len(numbers))
    costs = costs_of(count, numbers)
    found = cheapest(costs)
    assert sorted(one for pair in found for one in pair) == list(range(count))
    every = arrangements(tuple(range(count)), (2,) * (count // 2))
    assert sum(costs[one][two] for one, two in found) == min(sum(costs[a][b] for a, b in pairs) for pairs in every)


@st.composite
def fields(draw: st.DrawFn, most: int) -> list[Player]:
    """People who have played a few rounds in any way, late ones and those with byes among them."""
    count, seed = draw(st.integers(1, most)), draw(st.integers(0, 2**32))
    rng = Random(seed)
    met = {one: Counter[int]() for one in range(count)}
    for one, two in combinations(range(count), 2):
        met[one][two] = met[two][one] = rng.choice((0, 0, 0, 1, 2))
    return [
        Player(
            one, Fraction(rng.randrange(9), rng.choice((1, 2, 3))), rng.randrange(2), met[one], Counter({0: one % 3})
        )
        for one in range(count)
    ]


def judged(players: Sequence[Player], found: Paired) -> tuple[int, Fraction]:
    """How often people meet again, and how far those who meet are apart."""
    known = {one.number: one for one in players}
    pairs = [(known[a], known[b]) for table in found.tables for a, b in combinations(table, 2)]
    return sum(a.met[b.number] ** 2 for a, b in pairs), sum(((a.points - b.points) ** 2 for a, b in pairs), Fraction())


def check_round(players: Sequence[Player], found: Paired) -> None:
    """Everybody is at one table, as well seated as can be, or has a bye, if he has had as few as others."""
    known = {one.number: one for one in players}
    assert sorted([*found.byes, *(one for table in found.tables for one in table)]) == sorted(known)
    fewest = sorted(one.byes for one in players)[: len(found.byes)]
    assert sorted(known[one].byes for one in found.byes) == fewest
    for table in found.tables:
        uses = [sum(known[one].sat[seat] for seat, one in enumerate(order)) for order in permutations(table)]
        assert sum(known[one].sat[seat] for seat, one in enumerate(table)) == min(uses)


@given(fields(8))
def test_in_pairs_nobody_meets_again_where_that_can_be_avoided(players: list[Player]) -> None:
    found = paired(players, 2, ANY)
    check_round(players, found)
    fewest = min(one.byes for one in players)
    odd = [one for one in players if one.byes == fewest] if len(players) % 2 else [None]
    every = [
        judged(players, Paired([[a.number, b.number] for a, b in way], []))
        for one in odd
        for way in all_pairs(players, one)
    ]
    assert judged(players, found)[0] == min(repeats for repeats, _ in every)
    if len(players) % 2 == 0:
        assert judged(players, found) == min(every)


def all_pairs(players: Sequence[Player], but: Player | None) -> list[list[list[Player]]]:
    left = [one for one in players if one is not but]
    return [
        [[left[one] for one in pair] for pair in way]
        for way in arrangements(tuple(range(len(left))), (2,) * (len(left) // 2))
    ]


@given(fields(9), st.integers(3, 4))
def test_at_tables_of_more_small_fields_are_paired_as_well_as_can_be(players: list[Player], size: int) -> None:
    found = paired(players, size, ANY)
    check_round(players, found)
    playing = [one for one in players if one.number not in found.byes]
    sizes = sorted((len(table) for table in found.tables), reverse=True)
    every = arrangements(tuple(one.number for one in playing), tuple(sizes))
    assert judged(players, found) == min(judged(players, Paired(tables, [])) for tables in every)


@given(fields(of(40, 100)), st.integers(2, 6))
def test_a_field_of_any_size_finds_its_seats(players: list[Player], size: int) -> None:
    check_round(players, paired(players, size, ANY))


@given(st.integers(0, 60), st.integers(2, 6), st.sets(st.integers(2, 6), min_size=1))
def test_tables_leave_over_as_few_as_can_be(count: int, size: int, seats: set[int]) -> None:
    sizes, left = table_sizes(count, size, seats)
    assert sum(sizes) + left == count
    assert set(sizes) <= seats
    reachable = {0}
    for many in range(1, count + 1):
        reachable |= {many} if any(many - one in reachable for one in seats) else set()
    assert left == count - max(reachable)


@pytest.mark.parametrize(
    ("count", "size", "sizes"), [(10, 4, [5, 5]), (5, 4, [5]), (9, 3, [3, 3, 3]), (7, 3, [4, 3]), (5, 3, [3, 2])]
)
def test_tables_are_near_the_wanted_size(count: int, size: int, sizes: list[int]) -> None:
    assert table_sizes(count, size, ANY) == (sizes, 0)


def evening(count: int, rounds: int, rule: Callable[[list[Player]], Paired]) -> list[Player]:
    """Rounds in which the better number wins."""
    points, byes = Counter[int](), Counter[int]()
    met, sat = {one: Counter[int]() for one in range(count)}, {one: Counter[int]() for one in range(count)}

    def players() -> list[Player]:
        return [Player(one, Fraction(points[one]), byes[one], met[one], sat[one]) for one in range(count)]

    for _ in range(rounds):
        found = rule(players())
        check_round(players(), found)
        for table in found.tables:
            points[min(table)] += 1
            for seat, one in enumerate(table):
                sat[one][seat] += 1
                met[one].update(other for other in table if other != one)
        byes.update(found.byes)
        points.update(found.byes)
    return players()


@pytest.mark.parametrize("count", range(2, 13))
def test_everybody_meets_everybody_once(count: int) -> None:
    after = evening(count, count - 1 + count % 2, all_meet)
    assert all(set(one.met.values()) == {1} and len(one.met) == count - 1 for one in after)
    assert {one.byes for one in after} == {count % 2}
    assert all(abs(one.sat[0] - one.sat[1]) <= 2 for one in after)


@pytest.mark.parametrize("count", [16, 33, *of((), (80, 81))])
def test_a_swiss_evening_has_no_meeting_twice(count: int) -> None:
    after = evening(count, 5, lambda players: paired(players, 2, ANY))
    assert all(max(one.met.values()) == 1 for one in after)
    assert max(one.byes for one in after) <= 1
    assert all(abs(one.sat[0] - one.sat[1]) <= 2 for one in after)
    assert sum(one.points == 5 for one in after) <= -(-count // 32)


@pytest.mark.parametrize(("count", "size", "rounds"), [(16, 4, 3), (24, 3, 4), *of([], [(80, 4, 5), (60, 5, 4)])])
def test_a_swiss_evening_at_larger_tables_has_none_either(count: int, size: int, rounds: int) -> None:
    after = evening(count, rounds, lambda players: paired(players, size, ANY))
    assert all(max(one.met.values()) == 1 for one in after)


def test_small_fields_are_searched_whole() -> None:
    assert ways([3, 3, 3]) == 280
    assert ways([4, 4, 4]) == 5775
    assert len(list(arrangements(tuple(range(7)), (4, 3)))) == ways([4, 3])


def test_seats_go_to_those_who_have_had_them_least() -> None:
    first, second = Player(0, sat=Counter({0: 2})), Player(1, sat=Counter({0: 1, 1: 1}))
    assert seated([first, second]) == [1, 0]
