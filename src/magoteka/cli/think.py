"""`magoteka think`: what a bot considers at a step of a match, and why it answers so."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from time import perf_counter

from rich.console import Console
from rich.table import Table

from magoteka.bots.advice import BEST, reasoned
from magoteka.bots.candidates import Considered, turned
from magoteka.bots.chair import Chair, Needs, chair_at
from magoteka.bots.line import line_from
from magoteka.bots.search import Budget, considered
from magoteka.cli.grounds import ground_told
from magoteka.cli.problems import NoSuchStep
from magoteka.cli.saves import read_saved
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.match import Match, fresh_record
from magoteka.texts import Texts


def think(args: Namespace, texts: Texts) -> int:
    """Tell what the mind of the game considers at a step, and what it expects of the best answer."""
    saved = read_saved(args.file)
    game, names = saved.match.game, saved.names
    match, seat, given = stood(saved.match, args.step)
    needs = Needs(remembers=game.mind.reads, imagines=True)
    chair = chair_at(match, seat, needs, Rng(args.seed))
    began = perf_counter()
    found = considered(chair, Budget(looks=args.looks))
    spent = perf_counter() - began
    console = Console()

    def worded(kind: str, value: object) -> str:
        return texts.sentence(game, kind, value, names, seat)

    console.print(grid(chair, found, texts, [worded("option", one) for one in chair.options]))
    best = [(chair.options[one.at], None) for one in found[:BEST]]
    for why in reasoned(chair, best, alone=len(best) < BEST)[0].grounds:
        told = texts.say("think-why", why=ground_told(texts, game, why, names, seat))
        console.print(told, markup=False, highlight=False, soft_wrap=True)
    line = expected(chair, match.record.seats, found[0].at, Rng(args.seed))
    steps = [texts.sentence(game, "option", one, names, who) for who, one in line]
    told = "; ".join(f"{names[who]}: {step}" for (who, _), step in zip(line, steps, strict=True))
    console.print(texts.say("think-line", line=told), markup=False, highlight=False, soft_wrap=True)
    console.print(texts.say("think-given", option=worded("option", game.codec.decode(given))), markup=False)
    facts = {"seconds": f"{spent:.2f}", "open": len(chair.options), "kept": len(found)}
    console.print(texts.say("think-spent", **facts), markup=False)
    return 0


def expected(chair: Chair, seats: int, at: int, luck: Rng) -> list[tuple[int, Option]]:
    """What the bot expects to follow its answer, in one world that looks to it as this one does."""
    world = turned(next(chair.worlds()), chair.seat)
    question = world.asking()
    assert question is not None
    return line_from(chair.game, world, seats, question.indices(world)[at], luck)


def stood(match: Match, step: int) -> tuple[Match, int, object]:
    """The match before a step (an answer of a seat, counted from 1), who answered, and what."""
    places = [place for place, row in enumerate(match.record.answers) if row.seat != NATURE]
    if not 1 <= step <= len(places):
        raise NoSuchStep(step=step, last=len(places))
    place = places[step - 1]
    row = match.record.answers[place]
    record = replace(fresh_record(match.game, match.record), answers=match.record.answers[:place])
    before = Match.replay(match.game, record)
    return before, row.seat, row.option


def grid(chair: Chair, found: list[Considered], texts: Texts, options: list[str]) -> Table:
    """The candidates, the best first, with what each is worth at first sight and after looking ahead."""
    table = Table(title=texts.say(f"{chair.game.name}-title"))
    prior = chair.game.mind.prior(chair.view, chair.options)
    for head in ("option", "prior", "value", "looks"):
        table.add_column(texts.say(f"think-{head}"), justify="left" if head == "option" else "right")
    for one in found:
        table.add_row(options[one.at], f"{prior[one.at]:.2f}", f"{one.value:.3f}", str(one.looks))
    return table
