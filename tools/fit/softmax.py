"""The softmax over the seats that explains best who won: ridge, Newton's method; of a Trial, the logistic curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tools.fit.subject import Moment, Rows

HELD_BACK = 5  # every fifth match is first not fitted, but told
ROUNDS = 12  # of Newton's method
RIDGE = 30.0  # moments of a match are alike, so it has to be a strong one


class Table(NamedTuple):
    """All moments: a row for each seat, and which rows belong together."""

    rows: Any
    first: Any  # where each moment begins
    group: Any  # the moment of each row
    shares: Any
    match: Any  # of each moment


def table_of(moments: Sequence[Moment], alone: bool) -> Table:
    """As arrays; one who stands alone stands against nothing."""
    rows: Rows = []
    shares: list[float] = []
    group: list[int] = []
    first: list[int] = []
    for number, moment in enumerate(moments):
        first.append(len(rows))
        each = [*moment.seats, [0.0] * len(moment.seats[0])] if alone else moment.seats
        rows += each
        shares += [moment.shares[0], 1.0 - moment.shares[0]] if alone else moment.shares
        group += [number] * len(each)
    match = np.array([moment.match for moment in moments])
    return Table(np.array(rows), np.array(first), np.array(group), np.array(shares), match)


def told(table: Table, weights: Any) -> Any:
    """How likely each row was to win."""
    score = table.rows @ weights
    score -= np.maximum.reduceat(score, table.first)[table.group]
    strong = np.exp(score)
    return strong / np.add.reduceat(strong, table.first)[table.group]


def fitted(table: Table) -> Any:
    """Newton's method on the log likelihood; moments of a match are not independent, but none is favoured."""
    size = table.rows.shape[1]
    weights = np.zeros(size)
    for _ in range(ROUNDS):
        chance = told(table, weights)
        mean = np.add.reduceat(chance[:, None] * table.rows, table.first)[table.group]
        apart = table.rows - mean
        slope = table.rows.T @ (table.shares - chance) - RIDGE * weights
        curve = apart.T @ (chance[:, None] * apart) + RIDGE * np.eye(size)
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def loss(table: Table, weights: Any) -> float:
    """The mean log loss of a moment."""
    return float(-(table.shares * np.log(np.maximum(told(table, weights), 1e-12))).sum() / len(table.first))


def even(table: Table, alone: bool) -> float:
    """The log loss of whoever knows nothing but how often a Trial is won."""
    if not alone:
        return loss(table, np.zeros(table.rows.shape[1]))
    won = float(table.shares[table.first].mean())
    return float(-(won * np.log(won) + (1 - won) * np.log(1 - won)))


def bins(table: Table, weights: Any, alone: bool) -> list[str]:
    """Of what was told to be so likely: how likely on the average, how often it came, of how many."""
    chance, shares = told(table, weights), table.shares
    if alone:
        chance, shares = chance[table.first], shares[table.first]
    lines = []
    for at in range(10):
        those = (chance >= at / 10) & (chance < (at + 1) / 10 if at < 9 else chance <= 1)
        if those.any():
            lines.append(f"{chance[those].mean():.3f} {shares[those].mean():.3f} {int(those.sum())}")
    return lines


def part_of(table: Table, moments: Any) -> Table:
    """Some of the moments."""
    rows = moments[table.group]
    group = np.cumsum(moments)[table.group][rows] - 1
    first = np.flatnonzero(np.diff(group, prepend=-1))
    return Table(table.rows[rows], first, group, table.shares[rows], table.match[moments])


class Fit(NamedTuple):
    """The weights fitted to all, and what such weights are worth on matches that were left out."""

    weights: list[float]
    loss: float
    even: float
    held_back: int
    bins: list[str]


def fit(moments: Sequence[Moment], alone: bool) -> Fit:
    """Fit twice: to four fifths, to be judged by the rest, and to all."""
    table = table_of(moments, alone)
    back = part_of(table, table.match % HELD_BACK == 0)
    weights = fitted(part_of(table, table.match % HELD_BACK > 0))
    whole = [round(float(weight), 3) for weight in fitted(table)]
    return Fit(whole, loss(back, weights), even(back, alone), len(back.first), bins(back, weights, alone))
