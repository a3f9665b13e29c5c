"""Who meets whom in the next round of a tournament: nobody twice where it can be avoided, then those of like points.

In pairs the round is exactly the best one (`matching.py`). Tables of more are found by a search: small fields are
searched whole; in larger ones people change places as long as that makes the round better, from several beginnings.
At each table the seats go to those who have sat there least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial, lcm, prod
from random import Random

from magoteka.table.matching import cheapest

WHOLE = 6_000  # ways to make tables that are all looked at; beyond it the search is by changes
BEGINNINGS = 6  # of such a search
HARD = 24  # of one that has found nothing but repeats


@dataclass(frozen=True)
class Player:
    """Somebody who takes part in a round: his points so far, whom he has met, and where he has sat."""

    number: int
    points: Fraction = Fraction(0)
    byes: int = 0
    met: Counter[int] = field(default_factory=Counter)
    sat: Counter[int] = field(default_factory=Counter)


@dataclass(frozen=True)
class Paired:
    """A round: who sits at which table, each in the order of its seats, and who has a bye."""

    tables: list[list[int]]
    byes: list[int]


def paired(players: Sequence[Player], size: int, seats: Collection[int], *, close: bool = True) -> Paired:
    """The next round at tables of a size, where a game allows so many seats; `close`: like points meet."""
    field_ = sorted(players, key=lambda one: (-one.points, one.number))
    if not close:
        field_ = [Player(one.number, Fraction(0), one.byes, one.met, one.sat) for one in field_]
    if size == 2 and 2 in seats:
        return in_pairs(field_)
    sizes, count = table_sizes(len(field_), size, seats)
    resting = sorted(field_, key=lambda one: (one.byes, one.points, -one.number))[:count]
    playing = [one for one in field_ if one not in resting]
    return Paired(at_tables(grouped(playing, sizes)), [one.number for one in resting])


def table_sizes(count: int, size: int, seats: Collection[int]) -> tuple[list[int], int]:
    """How large the tables are, and for how many there is none: as few as can be, then tables near the wanted size."""
    offered = sorted((one for one in seats if one >= 2), key=lambda one: (abs(one - size), -one))
    best: list[tuple[int, list[int]] | None] = [(0, [])] + [None] * count
    for many in range(1, count + 1):
        ways = [
            (found[0] + (one - size) ** 2, [*found[1], one])
            for one in offered
            if one <= many and (found := best[many - one]) is not None
        ]
        best[many] = min(ways, key=lambda way: (way[0], len(way[1])), default=None)
    seated_ = max(many for many in range(count + 1) if best[many] is not None)
    found = best[seated_]
    assert found is not None
    return sorted(found[1], reverse=True), count - seated_


# --- what a meeting costs --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scale:
    """How whole numbers put repeats before byes, byes before closeness, and closeness before seats."""

    points: int  # by which points are multiplied, so that they are whole numbers
    seats: int  # more than all seats of a round cost
    bye: int  # more than that, and all differences of points
    meeting: int  # more than all of these and any bye


def scale_of(players: Sequence[Player]) -> Scale:
    """The scale of a round."""
    points = lcm(*(one.points.denominator for one in players))
    every = [int(one.points * points) for one in players]
    spread = max(every, default=0) - min(every, default=0)
    seats = 1 + sum(sum(one.sat.values()) for one in players)
    bye = seats * (1 + len(players) ** 2 * spread**2)
    return Scale(points, seats, bye, (1 + len(players)) * bye)


def meetings(players: Sequence[Player], scale: Scale) -> list[list[int]]:
    """For any two what it costs that they meet: how often they have, and the square of how far they are apart."""
    points = [int(one.points * scale.points) for one in players]
    return [
        [
            scale.meeting * one.met[two.number] ** 2 + scale.seats * (mine - his) ** 2
            for two, his in zip(players, points, strict=True)
        ]
        for one, mine in zip(players, points, strict=True)
    ]


# --- pairs -----------------------------------------------------------------------------------------------------------


def in_pairs(players: Sequence[Player]) -> Paired:
    """The best round of pairs; one of those with the fewest byes is left over, rather one with few points."""
    scale = scale_of(players)
    costs = meetings(players, scale)
    for (i, one), (j, two) in combinations(enumerate(players), 2):
        costs[i][j] = costs[j][i] = costs[i][j] + seating(one, two)
    if len(players) % 2:
        costs = with_bye(players, costs, scale)
    found = sorted(cheapest(costs))
    tables = [[players[i], players[j]] for i, j in found if j < len(players)]
    return Paired(at_tables(tables), [players[i].number for i, j in found if j == len(players)])


def seating(one: Player, two: Player) -> int:
    """What the better way to seat two costs."""
    return min(one.sat[0] + two.sat[1], one.sat[1] + two.sat[0])


def with_bye(players: Sequence[Player], costs: list[list[int]], scale: Scale) -> list[list[int]]:
    """The same with somebody who is nobody: to meet him is a bye, for those who have had fewer than others."""
    fewest, dear = min(one.byes for one in players), scale.meeting + sum(map(max, costs))
    last = len(players) - 1
    bye = [scale.bye * (last - place) if one.byes == fewest else dear for place, one in enumerate(players)]
    return [*([*row, bye[i]] for i, row in enumerate(costs)), [*bye, 0]]


def all_meet(players: Sequence[Player]) -> Paired:
    """A round of those in which everybody meets everybody; where people come or go, the one with least repeats."""
    known, fewest = {one.number: one for one in players}, min((one.byes for one in players), default=0)
    numbers = sorted(known)
    for number in range(len(numbers) - 1 + len(numbers) % 2):
        pairs = circle(numbers, number)
        byes = [max(pair) for pair in pairs if -1 in pair]
        tables = [pair for pair in pairs if -1 not in pair]
        if not any(known[one].met[two] for one, two in tables) and all(known[one].byes == fewest for one in byes):
            return Paired(at_tables([[known[one], known[two]] for one, two in tables]), byes)
    return paired(players, 2, (2,), close=False)


def circle(numbers: Sequence[int], turn: int) -> list[tuple[int, int]]:
    """Who meets whom when all but the first have gone so many places around a table; who meets -1 has a bye."""
    row = [*numbers, *[-1] * (len(numbers) % 2)]
    turned = row[:1] + row[1 + turn :] + row[1 : 1 + turn]
    half = len(turned) // 2
    return list(zip(turned[:half], turned[: half - 1 : -1], strict=True))


# --- tables of more --------------------------------------------------------------------------------------------------


def grouped(players: Sequence[Player], sizes: Sequence[int]) -> list[list[Player]]:
    """People at tables of these sizes."""
    scale = scale_of(players)
    costs = meetings(players, scale)
    found = best_of_all(costs, sizes) if ways(sizes) <= WHOLE else by_changes(costs, sizes, scale.meeting)
    return [[players[one] for one in table] for table in found]


def ways(sizes: Sequence[int]) -> int:
    """In how many ways people can be put at tables."""
    alike = prod(factorial(many) for many in Counter(sizes).values())
    return factorial(sum(sizes)) // prod(map(factorial, sizes)) // alike


def price(costs: Sequence[Sequence[int]], table: Sequence[int]) -> int:
    """What a table costs: all meetings at it."""
    return sum(costs[one][two] for one, two in combinations(table, 2))


def best_of_all(costs: Sequence[Sequence[int]], sizes: Sequence[int]) -> list[list[int]]:
    """The cheapest of all ways."""
    every = arrangements(tuple(range(len(costs))), tuple(sizes))
    return min(every, key=lambda tables: sum(price(costs, table) for table in tables), default=[])


def arrangements(people: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[list[int]]]:
    """All ways to put people at tables of these sizes, each once."""
    if not people:
        yield []
        return
    for size in sorted(set(sizes)):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(people[1:], size - 1):
            left = tuple(one for one in people[1:] if one not in others)
            for more in arrangements(left, tuple(rest)):
                yield [[people[0], *others], *more]


def by_changes(costs: Sequence[Sequence[int]], sizes: Sequence[int], meeting: int) -> list[list[int]]:
    """A good way: from several beginnings, the first by points, the others by lot, two change places while it helps."""
    lot, order, found = Random(len(costs)), list(range(len(costs))), list[tuple[int, list[list[int]]]]()
    while len(found) < BEGINNINGS or (len(found) < HARD and min(found)[0] >= meeting):
        tables = cut(order, sizes)
        found.append((improved(costs, tables), tables))
        lot.shuffle(order)
    return min(found)[1]


def cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """An order of people as tables."""
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in sizes]


def improved(costs: Sequence[Sequence[int]], tables: list[list[int]]) -> int:
    """Let two change places as long as it makes the round better; what it costs then."""
    better = True
    while better:
        better = False
        for here, there in combinations(tables, 2):
            better |= exchanged(costs, here, there)
    return sum(price(costs, table) for table in tables)


def exchanged(costs: Sequence[Sequence[int]], here: list[int], there: list[int]) -> bool:
    """Let people of two tables change places where it helps; whether it did."""
    better = False
    for i in range(len(here)):
        for j in range(len(there)):
            one, two = here[i], there[j]
            before = sum(costs[one][other] for other in here) + sum(costs[two][other] for other in there)
            after = sum(costs[two][other] for other in here) + sum(costs[one][other] for other in there)
            if after - 2 * costs[one][two] < before:
                here[i], there[j], better = two, one, True
    return better


# --- seats -----------------------------------------------------------------------------------------------------------


def at_tables(tables: Sequence[Sequence[Player]]) -> list[list[int]]:
    """Everybody in his seat; where all ways are alike, the first of every other table sits first."""
    return [seated(table if number % 2 else table[::-1]) for number, table in enumerate(tables)]


def seated(table: Sequence[Player]) -> list[int]:
    """Who sits where: the order in which the seats were had by their people least often."""
    best = min(permutations(table), key=lambda order: sum(one.sat[seat] for seat, one in enumerate(order)))
    return [one.number for one in best]
