"""`magoteka analyse`: what was luck and what was skill in a match that is over."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from magoteka.bots.analysis import Analyst
from magoteka.bots.findings import Findings, Judgement, Moment, findings
from magoteka.bots.gauge import seeded
from magoteka.bots.line import line_from
from magoteka.bots.story import story_of
from magoteka.cli.grounds import ground_told
from magoteka.cli.problems import NotFinished
from magoteka.cli.saves import read_saved
from magoteka.core.event import Option
from magoteka.table.analysing import on_the_wire
from magoteka.table.saved import Saved
from magoteka.texts import Texts

LESSONS = 5  # mistakes that are told


def analyse(args: Namespace, texts: Texts) -> int:
    """Analyse the match of a record, and say what was found."""
    saved = read_saved(args.file)
    if not saved.match.over:
        raise NotFinished()
    analyst = Analyst(story_of(saved.match.game, saved.match.record), seed=args.seed)
    work(analyst, texts)
    found = findings(analyst)
    if args.json:
        print(json.dumps(asdict(on_the_wire(analyst.story, found)), ensure_ascii=False))
    else:
        Report(saved, texts, analyst).tell(found)
    return 0


def work(analyst: Analyst, texts: Texts) -> None:
    """All the work, with a bar on the error stream if somebody is looking at it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say(f"{analyst.story.game.name}-title"), total=1.0)
        for done in analyst.work():
            progress.update(task, completed=done)


class Report:
    """What is said of an analysis in a terminal."""

    def __init__(self, saved: Saved, texts: Texts, analyst: Analyst) -> None:
        self.texts = texts
        self.analyst = analyst
        self.game = saved.match.game
        self.names = saved.names
        self.console = Console()

    def tell(self, found: Findings) -> None:
        """The sums, the moments that decided, and the lessons."""
        self.console.print(self.sums(found))
        for moment in found.moments:
            self.say(self.moment(moment, found))
            for sentence in self.reasons(moment):
                self.say(sentence)
        for one in self.lessons(found):
            self.say(self.lesson(one))

    def say(self, sentence: str) -> None:
        """A sentence as it is."""
        self.console.print(sentence, markup=False, highlight=False, soft_wrap=True)

    def sums(self, found: Findings) -> Table:
        """What the result of each seat is made of."""
        grid = Table(title=self.texts.say("analyse-title", looks=found.looks))
        for head in ("seat", "par", "decisions", "others", "luck", "result", "error", "lost"):
            grid.add_column(self.texts.say(f"analyse-{head}"), justify="left" if head == "seat" else "right")
        for one in (exact.shown() for exact in found.seats):
            moved = (signed(one.decisions), signed(one.others), signed(one.luck))
            ends = (plain(one.result), f"± {plain(one.error)}", plain(max(one.lost, 0.0)))
            grid.add_row(self.names[one.seat], plain(one.par), *moved, *ends)
        return grid

    def moment(self, moment: Moment, found: Findings) -> str:
        """One of the moments that decided."""
        facts: dict[str, object] = {"step": moment.at + 1, "seat": self.names[moment.seat]}
        facts |= {"moved": signed(moment.moved[moment.seat])}
        if moment.kind != "decision":
            return self.texts.say(f"analyse-moment-{moment.kind}", **facts)
        given = next(one for one in found.decisions if one.at == moment.at and one.seat == moment.seat)
        return self.texts.say("analyse-moment-decision", given=self.worded(given.given), **facts)

    def reasons(self, moment: Moment) -> Iterator[str]:
        """What would have been better at a moment, or what spoke for the answer; and how it might have gone on."""
        if moment.better is not None:
            yield self.texts.say("analyse-better", better=self.worded(moment.better))
        for why in moment.grounds:
            yield "  " + ground_told(self.texts, self.game, why, self.names, moment.seat)
        if moment.better is not None:
            line = better_line(self.analyst, moment)
            told = "; ".join(f"{self.names[who]}: {self.worded(one)}" for who, one in line)
            yield self.texts.say("analyse-line", line=told)

    def lessons(self, found: Findings) -> list[Judgement]:
        """The greatest losses that are beyond doubt."""
        clear = [one for one in found.decisions if one.verdict.clear]
        return sorted(clear, key=lambda one: -one.verdict.loss)[:LESSONS]

    def lesson(self, one: Judgement) -> str:
        """What would have been better."""
        said = one.verdict
        return self.texts.say(
            "analyse-lesson",
            step=one.at + 1,
            seat=self.names[one.seat],
            given=self.worded(one.given),
            chance=plain(said.chance),
            better=self.worded(one.better),
            better_chance=plain(said.better_chance),
        )

    def worded(self, option: object) -> str:
        """An answer in words."""
        return self.texts.sentence(self.game, "option", option, self.names)


def better_line(analyst: Analyst, moment: Moment) -> list[tuple[int, Option]]:
    """How the match might have gone on after the better answer of a moment, with other luck."""
    one = next(one for one in analyst.weighed if one.move.at == moment.at and one.verdict is not None)
    question = one.move.before.asking()
    assert question is not None
    assert one.verdict is not None
    entry, luck = question.indices(one.move.before)[one.verdict.better], seeded("line", moment.at)
    return line_from(analyst.story.game, one.move.before, analyst.story.seats, entry, luck)


def plain(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    """A move in percent."""
    return f"{100 * share:+.0f} %".replace("-", "−")
