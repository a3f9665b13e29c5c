"""Ends that are solved: where nothing is hidden any more, every line is followed to its end.

It knows no game. Whoever is asked takes what is best for himself (max^n), nature answers as likely as it is, and of
what is equal to him he does what is worst for the one who asks: so the share that is found is the least to count on.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.policy import Policy

MOST: Final = 8  # seats of any game
ALIKE: Final = 1e-9
GLANCE: Final = 511  # tables after which one looks at the clock


class Solver:
    """Follows lines from one table: so many tables in all and so long, and no further."""

    left: i64  # tables that may still be looked at; below 0 nothing is known
    guessed: bool  # somewhere the chapter ended before the match did

    def __init__(
        self, policy: Policy, winners: Callable[[Any], tuple[int, ...]], asker: i64, most: i64, until: float
    ) -> None:
        self.policy = policy
        self.winners = winners
        self.asker = asker
        self.left = most
        self.until = until
        self.guessed = False
        self.rng = Rng(1)

    def shares(self, g: State, chapter: i64) -> list[float]:
        """Everybody's share of the victory from a table on; where the chapter ends, by the policy's value."""
        self.left -= 1
        if self.left & GLANCE == 0 and perf_counter() > self.until:
            self.left = -1
        question = g.asking()
        if question is None:
            return self.ended(g)
        if self.left < 0 or self.policy.chapter(g) != chapter:
            self.guessed = True
            return self.policy.value(g)
        if question.seat < 0:
            return self.drawn(g, question, chapter)
        return self.chosen(g, question, chapter)

    def ended(self, g: State) -> list[float]:
        """The shares of a match that is over."""
        winners = self.winners(g)
        shares = [0.0] * MOST
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def drawn(self, g: State, question: Question, chapter: i64) -> list[float]:
        """The mean over what nature may answer."""
        sums = [0.0] * MOST
        whole = 0.0
        for index in question.indices(g):
            weight = float(question.weight(g, index))
            table = g.clone()
            table.answer(index)
            shares = self.shares(table, chapter)
            whole += weight
            for seat in range(len(shares)):
                sums[seat] += weight * shares[seat]
        return [total / whole for total in sums]

    def chosen(self, g: State, question: Question, chapter: i64) -> list[float]:
        """The best that the asked seat can do; what the policy likes is tried first."""
        seat = question.seat
        liked = self.policy.answer(g, question, self.rng)
        table = g.clone()
        table.answer(liked)
        best = self.shares(table, chapter)
        for index in question.indices(g):
            if self.left < 0 or best[seat] > 1.0 - ALIKE:  # nobody can do better
                break
            if index == liked:
                continue
            table = g.clone()
            table.answer(index)
            shares = self.shares(table, chapter)
            if self.better(shares, best, seat):
                best = shares
        return best

    def better(self, shares: list[float], best: list[float], seat: i64) -> bool:
        """Whether the seat prefers it, or is indifferent and the asker has less of it."""
        more = shares[seat] - best[seat]
        return more > ALIKE or (more > -ALIKE and shares[self.asker] < best[self.asker] - ALIKE)
