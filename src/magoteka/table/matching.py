"""The cheapest way to put everybody in pairs: Edmonds' blossoms in O(n³), exact, with whole numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

FREE, OUTER, INNER = -1, 0, 1  # of a vertex or blossom: in no tree; an even, or an odd number of edges from its root


def cheapest(costs: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """The pairs of an even number of people whose costs have the least sum."""
    count = len(costs)
    most = 1 + sum(max(row, default=0) for row in costs)
    worth = [[most - cost for cost in row] for row in costs]
    partner = Blossoms(worth).solved() if count else []
    return [(one, two) for one, two in enumerate(partner) if one < two]


class Blossoms:
    """A matching of the greatest weight in a complete graph; 0 is no vertex, vertices come first, then blossoms."""

    def __init__(self, worth: Sequence[Sequence[int]]) -> None:
        self.n = self.last = len(worth)
        room = 2 * self.n + 1
        self.worth = [[0] * (self.n + 1), *([0, *row] for row in worth)]
        self.edge = [[(one, two) for two in range(room)] for one in range(room)]  # the best edge between two
        self.label = [max(map(max, self.worth))] * (self.n + 1) + [0] * self.n
        self.partner = [0] * room
        self.slack = [0] * room  # the outer vertex from which somebody is reached first
        self.top = [*range(self.n + 1), *[0] * self.n]  # the outermost blossom of each
        self.parent = [0] * room
        self.side = [FREE] * room
        self.petals: list[list[int]] = [[] for _ in range(room)]
        self.petal = [[one if one == two else 0 for two in range(self.n + 1)] for one in range(room)]
        self.queue = deque[int]()

    def solved(self) -> list[int]:
        """The partner of each, counted from 0."""
        while not all(self.partner[1 : self.n + 1]):
            self.grow()
        return [one - 1 for one in self.partner[1 : self.n + 1]]

    def room(self, one: int, two: int) -> int:
        """How far the best edge between two is from being tight."""
        first, second = self.edge[one][two]
        return self.label[first] + self.label[second] - 2 * self.worth[first][second]

    def tops(self) -> list[int]:
        """The outermost blossoms and the vertices in none."""
        return [one for one in range(1, self.last + 1) if self.top[one] == one]

    def reach(self, one: int, top: int) -> None:
        """An outer vertex is perhaps the nearest to a blossom."""
        if not self.slack[top] or self.room(one, top) < self.room(self.slack[top], top):
            self.slack[top] = one

    def seek(self, top: int) -> None:
        """Find the outer vertex that is nearest to a blossom."""
        self.slack[top] = 0
        for one in range(1, self.n + 1):
            if self.top[one] != top and self.side[self.top[one]] == OUTER:
                self.reach(one, top)

    def wait(self, top: int) -> None:
        """All vertices of a blossom are to be looked at."""
        if top <= self.n:
            self.queue.append(top)
        for one in self.petals[top] if top > self.n else ():
            self.wait(one)

    def crown(self, one: int, top: int) -> None:
        """Everything in a blossom belongs to an outermost one."""
        self.top[one] = top
        for petal in self.petals[one] if one > self.n else ():
            self.crown(petal, top)

    def even(self, top: int, petal: int) -> int:
        """Where a petal is, by the way around its blossom that has an even number of edges."""
        petals = self.petals[top]
        place = petals.index(petal)
        if place % 2 == 0:
            return place
        petals[1:] = petals[:0:-1]
        return len(petals) - place

    def marry(self, one: int, two: int) -> None:
        """Match two, and within a blossom all others of it."""
        first, second = self.edge[one][two]
        self.partner[one] = second
        if one <= self.n:
            return
        petal = self.petal[one][first]
        place, petals = self.even(one, petal), self.petals[one]
        for number in range(place):
            self.marry(petals[number], petals[number ^ 1])
        self.marry(petal, two)
        petals[:] = petals[place:] + petals[:place]

    def augment(self, one: int, two: int) -> None:
        """Change partners from here to the root of the tree."""
        while True:
            before = self.top[self.partner[one]]
            self.marry(one, two)
            if not before:
                return
            one, two = self.top[self.parent[before]], before
            self.marry(two, one)

    def path(self, one: int) -> list[int]:
        """The outer blossoms from here to the root."""
        found = [one]
        while self.partner[found[-1]]:
            found.append(self.top[self.parent[self.top[self.partner[found[-1]]]]])
        return found

    def bloom(self, one: int, stem: int, two: int) -> None:
        """Two branches of a tree have met: everything above their stem is a blossom."""
        top = next((new for new in range(self.n + 1, self.last + 1) if not self.top[new]), self.last + 1)
        self.last = max(self.last, top)
        self.label[top], self.side[top], self.partner[top] = 0, OUTER, self.partner[stem]
        self.petals[top] = [stem, *self.branch(one, stem)[::-1], *self.branch(two, stem)]
        self.crown(top, top)
        self.petal[top] = [0] * (self.n + 1)
        for number, petal in enumerate(self.petals[top]):
            for other in range(1, self.last + 1):
                if number == 0 or self.room(petal, other) < self.room(top, other):
                    self.edge[top][other], self.edge[other][top] = self.edge[petal][other], self.edge[other][petal]
            for vertex in range(1, self.n + 1):
                if self.petal[petal][vertex]:
                    self.petal[top][vertex] = petal
        self.seek(top)

    def branch(self, one: int, stem: int) -> list[int]:
        """What lies between a blossom and the stem; its inner ones become outer."""
        found: list[int] = []
        while one != stem:
            inner = self.top[self.partner[one]]
            found += [one, inner]
            self.wait(inner)
            one = self.top[self.parent[inner]]
        return found

    def wilt(self, top: int) -> None:
        """An inner blossom of no weight falls into its petals."""
        for petal in self.petals[top]:
            self.crown(petal, petal)
        root = self.petal[top][self.edge[top][self.parent[top]][0]]
        place, petals = self.even(top, root), self.petals[top]
        for inner, outer in zip(petals[:place:2], petals[1 : place + 1 : 2], strict=True):
            self.parent[inner] = self.edge[outer][inner][0]
            self.side[inner], self.side[outer] = INNER, OUTER
            self.slack[inner] = 0
            self.seek(outer)
            self.wait(outer)
        self.side[root], self.parent[root] = INNER, self.parent[top]
        for free in petals[place + 1 :]:
            self.side[free] = FREE
            self.seek(free)
        self.top[top] = 0

    def tight(self, edge: tuple[int, int]) -> bool:
        """Follow a tight edge from an outer vertex; whether two more have a partner now."""
        one, two = self.top[edge[0]], self.top[edge[1]]
        if self.side[two] == FREE:
            self.parent[two], self.side[two] = edge[0], INNER
            outer = self.top[self.partner[two]]
            self.slack[two] = self.slack[outer] = 0
            self.side[outer] = OUTER
            self.wait(outer)
        elif self.side[two] == OUTER:
            ours, theirs = self.path(one), set(self.path(two))
            stem = next((top for top in ours if top in theirs), 0)
            if not stem:
                self.augment(one, two)
                self.augment(two, one)
                return True
            self.bloom(one, stem, two)
        return False

    def grow(self) -> None:
        """Let trees grow from all who have no partner, until two of them have one."""
        self.side, self.slack = [FREE] * len(self.side), [0] * len(self.slack)
        self.queue.clear()
        for top in self.tops():
            if not self.partner[top]:
                self.parent[top], self.side[top] = 0, OUTER
                self.wait(top)
        while not self.spread():
            self.shift()
            self.queue.clear()
            if self.touch():
                return
            for top in range(self.n + 1, self.last + 1):
                if self.top[top] == top and self.side[top] == INNER and not self.label[top]:
                    self.wilt(top)

    def spread(self) -> bool:
        """Follow all tight edges of the vertices that wait; whether two more have a partner now."""
        while self.queue:
            one = self.queue.popleft()
            if self.side[self.top[one]] == INNER:
                continue
            for two in range(1, self.n + 1):
                if self.top[one] == self.top[two]:
                    continue
                if self.room(one, two):
                    self.reach(one, self.top[two])
                elif self.tight((one, two)):
                    return True
        return False

    def shift(self) -> None:
        """Move the labels until something is tight that was not."""
        by = min(self.limits())
        for one in range(1, self.n + 1):
            self.label[one] += (-by, by, 0)[self.side[self.top[one]]]
        for top in range(self.n + 1, self.last + 1):
            if self.top[top] == top:
                self.label[top] += (2 * by, -2 * by, 0)[self.side[top]]

    def limits(self) -> list[int]:
        """How far the labels may move at most."""
        found = []
        for top in self.tops():
            if top > self.n and self.side[top] == INNER:
                found.append(self.label[top] // 2)
            if self.slack[top] and self.side[top] != INNER:
                room = self.room(self.slack[top], top)
                found.append(room if self.side[top] == FREE else room // 2)
        return found

    def touch(self) -> bool:
        """Follow the edges that have become tight; whether two more have a partner now."""
        for top in self.tops():
            nearest = self.slack[top]
            if not nearest or self.top[top] != top or self.top[nearest] == top or self.room(nearest, top):
                continue
            if self.tight(self.edge[nearest][top]):
                return True
        return False
