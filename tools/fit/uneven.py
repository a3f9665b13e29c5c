"""Matches of players of uneven care, so that what they have before them differs from early on.

Every seat gets a care of its own: it plays as the mind would, is tempted now and then by lesser answers, or careless;
for whole turns. From a moment on that is drawn by lot all are careful: were whoever is ahead also the better player,
what he has would count for more than it is worth. From then on the features are taken down between turns drawn by lot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from magoteka.bots.greedy import best_of
from magoteka.bots.kind import drawn, temptations
from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.game import Value as Agreed
from tools.fit.subject import Moment, Rows, pick, shares_of

MOMENTS = 12  # of a match, on the average


class Care(NamedTuple):
    """How a seat plays: how often a turn is tempted, how much, and how often an answer is careless."""

    tempted: float
    margin: float
    careless: float


CAREFUL = Care(0.0, 1.0, 0.0)
CARES = (
    CAREFUL,
    Care(0.2, 1.0, 0.0),
    Care(0.5, 1.0, 0.01),
    Care(1.0, 0.7, 0.03),
    Care(0.2, 1.0, 0.3),
    Care(0.0, 1.0, 1.0),
)


@dataclass(frozen=True)
class Uneven:
    """A game, or a way to play it: what is agreed, what is taken down of a table, how long a match is."""

    game: Game
    agreed: Callable[[Rng], tuple[int, Mapping[str, Agreed]]]
    rows: Callable[[Any], Rows]
    length: int  # questions of a match, about
    turns: int
    alone: bool = False

    def moments(self, seats: int, seed: int) -> list[Moment]:
        """One match."""
        rng = Rng(seed)
        count, settings = self.agreed(rng)
        seats = seats or count
        g: Any = self.game.new(seats, settings)
        cares = [pick(rng, CARES) for _ in range(seats)]
        found: list[Rows] = []
        turn, tempted, left = -1, [False] * seats, rng.unit() * self.length
        while (question := g.asking()) is not None:
            left -= 1
            if self.game.mind.horizon(g) != turn:
                turn = self.game.mind.horizon(g)
                if left < 0:
                    cares = [CAREFUL] * seats
                    if rng.unit() * self.turns < MOMENTS:
                        found.append(self.rows(g))
                tempted = [rng.unit() < care.tempted for care in cares]
            seat = question.seat
            thinks = seat >= 0
            answer = answered(self.game, g, question, cares[seat], tempted[seat], rng) if thinks else None
            g.answer(question.sample(g, rng) if answer is None else answer)
        shares = [float(bool(self.game.winners(g)))] if self.alone else shares_of(self.game, g, seats)
        return [Moment(seed, rows, shares) for rows in found]


def answered(game: Game, g: State, question: Question, care: Care, tempted: bool, rng: Rng) -> int:
    """What somebody of that care answers."""
    indices = question.indices(g)
    if len(indices) == 1:
        return indices[0]
    if rng.unit() < care.careless:
        return int(question.sample(g, rng))
    menu = question.menu(g)
    worth = game.mind.prior(game.view(g, question.seat), [menu[index] for index in indices])
    return indices[drawn(temptations(worth, care.margin), rng) if tempted else best_of(worth, rng)]
