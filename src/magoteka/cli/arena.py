"""`magoteka arena`: bots against each other, until it is known who is better and by how much."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from magoteka.arena.contest import Block, Contest, named_apart
from magoteka.arena.field import Results, crew_of
from magoteka.arena.problems import SmallField
from magoteka.arena.ratings import Rating, Share, Sprt, among_many, ratings, share_of
from magoteka.cli.screen import Paper
from magoteka.cli.version import mode
from magoteka.games import game_named
from magoteka.texts import Texts

OPEN = "open"


def arena(args: Namespace, texts: Texts) -> int:
    """Play the contest and say what it proves; 1 if the test was lost or is still open."""
    game = game_named(args.game)
    seats = args.seats or max(game.least, min(2, game.most))
    game.check_seats(seats)
    if len(args.field) < 2 and seats > 1:
        raise SmallField
    bots, settings = named_apart(args.field), game.agreed(dict(args.set))
    contest = Contest(game.name, seats, args.blocks * seats, bots, args.seed, settings).checked()
    test = test_of(args.sprt, contest)
    results = Results(contest, args.out)
    try:
        fight(contest, test, results, args, texts)
    finally:
        results.close()
    blocks = results.in_order()
    verdict = OPEN if test is None else test.verdict(scores(blocks))
    if args.json:
        print(json.dumps(as_json(contest, blocks, test), ensure_ascii=False))
    else:
        report(contest, blocks, test, texts)
    return 0 if test is None or verdict == "accepted" else 1


def test_of(bounds: tuple[float, float] | None, contest: Contest) -> Sprt | None:
    """The test that was asked for, its shares turned into those of one against copies; a larger field has none."""
    if bounds is None or len(contest.bots) != 2 or contest.seats == 1:
        return None
    low, high = (among_many(share, contest.seats) for share in bounds)
    return Sprt(low, high)


def fight(contest: Contest, test: Sprt | None, results: Results, args: Namespace, texts: Texts) -> None:
    """Play what is missing, with a bar on the error stream if somebody is looking at it; a verdict ends it early."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say(f"{contest.game}-title"), total=args.blocks, completed=len(results.blocks))
        for block in crew_of(args.jobs, ray=args.ray).play(contest, wanted(test, results, args.blocks)):
            results.add(block)
            progress.advance(task)


def wanted(test: Sprt | None, results: Results, blocks: int) -> Iterator[int]:
    """The next block, for as long as the test has no verdict."""
    for number in results.missing(blocks):
        if test is not None and test.verdict(scores(results.in_order())) != OPEN:
            return
        yield number


def scores(blocks: Sequence[Block]) -> list[float]:
    """What the one who was alone scored, deal by deal."""
    return [block.score for block in blocks]


def pairs(contest: Contest, blocks: Sequence[Block]) -> dict[tuple[str, ...], Share]:
    """The share of the first at each kind of table."""
    return {
        table: share_of(found)
        for table in contest.pairings()
        if (found := [block.score for block in blocks if block.table == table])
    }


def thoughts(blocks: Sequence[Block]) -> dict[str, float]:
    """The time below which 95 of 100 answers of a bot stayed, in milliseconds."""
    times: dict[str, list[float]] = {}
    for block in blocks:
        for name, found in block.thoughts.items():
            times.setdefault(name, []).extend(found)
    return {name: sorted(found)[len(found) * 95 // 100 - (len(found) == 1)] for name, found in times.items()}


def as_json(contest: Contest, blocks: Sequence[Block], test: Sprt | None) -> dict[str, Any]:
    """The contest as one object."""
    found: dict[str, Any] = {
        "game": contest.game,
        "seats": contest.seats,
        "settings": contest.settings,
        "seed": contest.seed,
        "contest": contest.fingerprint(),
        "mode": mode(),
        "blocks": len(blocks),
        "games": len(blocks) * contest.seats,
        "unfinished": sum(block.unfinished for block in blocks),
        "tables": [
            {"table": table, "share": one.mean, "interval": [one.low, one.high], "blocks": one.blocks}
            for table, one in pairs(contest, blocks).items()
        ],
        "p95_ms": thoughts(blocks),
    }
    if test is not None:
        found["sprt"] = {
            "low": test.low,
            "high": test.high,
            "llr": test.ratio(scores(blocks)),
            "verdict": test.verdict(scores(blocks)),
        }
    if blocks and contest.seats > 1:
        bots, seats = ratings(blocks, contest.seed)
        found["ratings"] = {name: vars(one) for name, one in bots.items()}
        found["seat_effects"] = {seat + 1: vars(one) for seat, one in seats.items()}
    return found


def report(contest: Contest, blocks: Sequence[Block], test: Sprt | None, texts: Texts) -> None:
    """The contest in words and tables."""
    console, say = Paper(), texts.say
    facts = {"seats": contest.seats, "blocks": len(blocks), "games": len(blocks) * contest.seats}
    console.print(say("arena-head", title=say(f"{contest.game}-title"), seed=str(contest.seed), **facts))
    if unfinished := sum(block.unfinished for block in blocks):
        console.print(say("arena-unfinished", count=unfinished))
    if not blocks:
        return
    console.print(tables(contest, blocks, texts))
    if test is not None:
        verdict = say(f"arena-{test.verdict(scores(blocks))}", low=f"{test.low:.1%}", high=f"{test.high:.1%}")
        console.print(say("arena-sprt", verdict=verdict, ratio=f"{test.ratio(scores(blocks)):.2f}"))
    if contest.seats > 1:
        bots, seats = ratings(blocks, contest.seed)
        console.print(points(say("arena-ratings"), bots, texts))
        console.print(
            points(say("arena-seats"), {say("sim-seat", seat=seat + 1): one for seat, one in seats.items()}, texts)
        )


def tables(contest: Contest, blocks: Sequence[Block], texts: Texts) -> Table:
    """Who scored what against whom, and how long it thought."""
    table = Table(title=texts.say("arena-tables"), title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    for key in ("arena-blocks", "sim-share", "sim-interval", "arena-thinking"):
        table.add_column(texts.say(key), justify="right")
    longest = thoughts(blocks)
    for names, one in pairs(contest, blocks).items():
        others = f" – {len(names) - 1} × {names[1]}" if len(names) > 2 else f" – {names[1]}" if len(names) > 1 else ""
        interval = f"{one.low:.1%} – {one.high:.1%}"
        table.add_row(names[0] + others, str(one.blocks), f"{one.mean:.1%}", interval, f"{longest[names[0]]:.1f}")
    return table


def points(title: str, ratings: dict[str, Rating], texts: Texts) -> Table:
    """Ratings, the best first."""
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    table.add_column(texts.say("arena-elo"), justify="right")
    table.add_column(texts.say("sim-interval"), justify="right")
    for name, one in sorted(ratings.items(), key=lambda pair: -pair[1].elo):
        table.add_row(name, f"{one.elo:+.0f}", f"{one.low:+.0f} – {one.high:+.0f}")
    return table
