"""Fits how likely each seat is to win at any moment of a match, to the results of matches.

    PYTHONPATH=src python -m tools.chances fabled --matches 4000 --seed 1

Every seat gets a temperament of its own: greedy, tempted now and then by lesser answers, or careless; for whole turns,
so that what players have before them differs from early on. From a moment on that is drawn by lot all are greedy: were
whoever is ahead also the better player, what he has would count for more than it is worth. From then on the features of
every seat are taken down between turns drawn by lot. The weights are those of the softmax over the seats that explains
best who won (ridge, Newton's method); of a Trial, those of the logistic curve. A fifth of the matches is first not
fitted, but told: its log loss beside that of a constant, and how often came what was told so often (ten bins). The
weights that are printed are fitted to all.

`fabled-lead` and `sword-lead` leave the weights as they are, and fit only for how much of it a lead by them counts.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from magoteka.bots.greedy import best_of
from magoteka.bots.kind import drawn, temptations
from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game, Value
from magoteka.games import GAMES
from magoteka.games.fabled.bot import chances as fabled
from magoteka.games.fabled.bot import standing
from magoteka.games.fabled.game import GAME as FABLED
from magoteka.games.magic_sword.bot import chances as sword
from magoteka.games.magic_sword.game import EVENING

Rows = list[list[float]]
HELD_BACK = 5  # every fifth match
ROUNDS = 12  # of Newton's method
RIDGE = 30.0  # moments of a match are alike, so it has to be a strong one
MOMENTS = 12  # of a match, on the average


class Temper(NamedTuple):
    """How a seat plays: how often a turn is tempted, how much, and how often an answer is careless."""

    tempted: float
    whim: float
    careless: float


STEADY = Temper(0.0, 1.0, 0.0)
TEMPERS = (
    STEADY,
    Temper(0.2, 1.0, 0.0),
    Temper(0.5, 1.0, 0.01),
    Temper(1.0, 0.7, 0.03),
    Temper(0.2, 1.0, 0.3),
    Temper(0.0, 1.0, 1.0),
)


@dataclass(frozen=True)
class Moment:
    """What the seats had at a moment, how far the match had gone, and each one's share of the victory."""

    match: int
    seats: Rows
    shares: list[float]


@dataclass(frozen=True)
class Subject:
    """A game, or a way to play it: what is agreed, what is taken down of a table, how long a match is."""

    game: str
    settings: Callable[[Rng], tuple[int, Mapping[str, Value]]]
    rows: Callable[[Any], Rows]
    length: int  # questions of a match, about
    turns: int
    alone: bool = False  # one row against nothing: a Trial


def staged(row: Sequence[float], part: float, count: int) -> list[float]:
    """The first features once more by the part of the match that is over, and by its square."""
    return [value * part**power for value in row[:count] for power in range(3)] + list(row[count:])


def fabled_rows(g: Any) -> Rows:
    """Each player of «Земля сказаний»."""
    view = FABLED.view(g, None)
    part = standing.gone(view)
    return [staged(standing.features(view, seat), part, standing.STAGED) for seat in range(g.seats)]


def trial_rows(g: Any) -> Rows:
    """Players and spirits of a Trial in one row."""
    view = FABLED.view(g, None)
    part = standing.gone(view)
    mean, spirits = standing.together(view)
    return [staged(mean, part, standing.STAGED) + staged(spirits, part, standing.OF_SPIRITS)]


def sword_rows(g: Any) -> Rows:
    """Each character of «Магический Меч»."""
    return [sword.features(g, seat) for seat in range(g.seats)]


def fabled_lead(g: Any) -> Rows:
    """How strong each player of «Земля сказаний» is by the weights in use, and once more by the part that is over."""
    view = FABLED.view(g, None)
    part = standing.gone(view)
    rows = [standing.features(view, seat) for seat in range(g.seats)]
    strong = [fabled.weighed(row, fabled.PLAYERS, standing.STAGED, part) for row in rows]
    return [[one, one * part] for one in strong]


def sword_lead(g: Any) -> Rows:
    """How strong each character of «Магический Меч» is by the weights in use."""
    return [[sword.weighed(sword.features(g, seat))] for seat in range(g.seats)]


def fabled_settings(rng: Rng) -> tuple[int, Mapping[str, Value]]:
    """Any scenario, most often the usual one, for two to five."""
    scenario = pick(rng, FABLED.settings[0].choices) if rng.below(2) else FABLED.settings[0].default
    return pick(rng, (2, 2, 2, 3, 3, 4, 5)), {"scenario": scenario}


def trial_settings(rng: Rng) -> tuple[int, Mapping[str, Value]]:
    """Any level, for one to four."""
    return pick(rng, (1, 1, 2, 2, 3, 4)), {"trial": True, "level": pick(rng, FABLED.settings[5].choices)}


def sword_settings(rng: Rng) -> tuple[int, Mapping[str, Value]]:
    """The evening, the whole quest, or one that ends by its rounds."""
    limit = pick(rng, ({}, {}, {}, {}, {}, {"round_limit": 10}, {"round_limit": 50}, {"round_limit": 100}))
    base = pick(rng, (EVENING, EVENING, {}))
    return pick(rng, (2, 2, 2, 3, 3, 4, 5, 6)), {**base, **limit}


def pick(rng: Rng, choices: Sequence[Any]) -> Any:
    """One of them."""
    return choices[rng.below(len(choices))]


SUBJECTS = {
    "fabled": Subject("fabled", fabled_settings, fabled_rows, 400, 30),
    "trial": Subject("fabled", trial_settings, trial_rows, 400, 20, alone=True),
    "sword": Subject("magic_sword", sword_settings, sword_rows, 1500, 300),
    "fabled-lead": Subject("fabled", fabled_settings, fabled_lead, 400, 30),
    "sword-lead": Subject("magic_sword", lambda rng: (pick(rng, (2, 2, 3)), EVENING), sword_lead, 1500, 300),
}


def played(name: str, seed: int) -> list[Moment]:
    """One match."""
    subject, rng = SUBJECTS[name], Rng(seed)
    game = GAMES[subject.game]
    seats, settings = subject.settings(rng)
    g: Any = game.new(seats, settings)
    tempers = [pick(rng, TEMPERS) for _ in range(seats)]
    found: list[Rows] = []
    turn, tempted, left = -1, [False] * seats, rng.unit() * subject.length
    while (question := g.asking()) is not None:
        left -= 1
        if game.mind.horizon(g) != turn:
            turn = game.mind.horizon(g)
            if left < 0:
                tempers = [STEADY] * seats
                if rng.unit() * subject.turns < MOMENTS:
                    found.append(subject.rows(g))
            tempted = [rng.unit() < temper.tempted for temper in tempers]
        if question.seat < 0:
            g.answer(question.sample(g, rng))
        else:
            g.answer(answered(game, g, question, tempers[question.seat], tempted[question.seat], rng))
    won = game.winners(g)
    shares = [float(bool(won))] if subject.alone else [(s in won) / len(won) for s in range(seats)]
    return [Moment(seed, rows, shares) for rows in found]


def answered(game: Game, g: State, question: Question, temper: Temper, tempted: bool, rng: Rng) -> int:
    """What somebody of that temper answers."""
    indices = question.indices(g)
    if len(indices) == 1:
        return indices[0]
    if rng.unit() < temper.careless:
        return int(question.sample(g, rng))
    menu = question.menu(g)
    options = [menu[index] for index in indices]
    worth = game.mind.prior(game.view(g, question.seat), options)
    return indices[drawn(temptations(worth, temper.whim), rng) if tempted else best_of(worth, rng)]


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


def gathered(name: str, matches: int, seed: int, jobs: int) -> list[Moment]:
    """Moments of so many matches."""
    work = [(name, seed * 1_000_003 + number) for number in range(matches)]
    with Pool(jobs) as pool:
        return [moment for found in pool.starmap(played, work, 20) for moment in found]


def main() -> None:
    """Play, fit, and print the weights with what they are good for on matches that were not fitted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=SUBJECTS)
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for what was gathered, to fit it again")
    plan = parser.parse_args()
    subject = SUBJECTS[plan.what]
    if plan.keep is not None and plan.keep.exists():
        with np.load(plan.keep) as kept:
            table = Table(*(kept[name] for name in Table._fields))
    else:
        table = table_of(gathered(plan.what, plan.matches, plan.seed, plan.jobs), subject.alone)
        if plan.keep is not None:
            np.savez(plan.keep, **table._asdict())
    back = part_of(table, table.match % HELD_BACK == 0)
    weights = fitted(part_of(table, table.match % HELD_BACK > 0))
    print([round(float(weight), 3) for weight in fitted(table)])
    constant = np.zeros_like(weights)
    if subject.alone:
        won = float(back.shares[back.first].mean())
        even = -(won * np.log(won) + (1 - won) * np.log(1 - won))
    else:
        even = loss(back, constant)
    print(f"{len(table.first)} moments of {plan.matches} matches; of {len(back.first)} held back:", end=" ")
    print(f"log loss {loss(back, weights):.4f}, of a constant {even:.4f}")
    print("\n".join(bins(back, weights, subject.alone)))


if __name__ == "__main__":
    main()
