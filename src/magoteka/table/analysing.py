"""An analysis as it crosses the wire, and the story of a stored match for whoever makes one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from magoteka.bots.findings import Findings, Judgement, Moment
from magoteka.bots.grounds import Ground
from magoteka.bots.story import Story
from magoteka.core.codec import Codec
from magoteka.games import game_named
from magoteka.table import wire
from magoteka.table.chronicle import standing
from magoteka.table.head import Head
from magoteka.table.store import Row

NONE = wire.Analysis("none", 0.0, True, 0, [], [], [], [], [])
DIGITS = 4


def story_in(head: Head, rows: list[Row]) -> Story:
    """A stored match, step by step as its replay has it."""
    told = [row.body["answers"] for row in standing(rows) if row.body.get("answers")]
    steps = [[(seat, option) for seat, option, _ in answers] for answers in told]
    return Story(game_named(head.game), head.count, head.settings, steps, head.redealt)


def under_way(state: wire.AnalysisState, progress: float = 0.0) -> wire.Analysis:
    """An analysis of which nothing is known yet."""
    return replace(NONE, state=state, progress=round(progress, DIGITS))


def on_the_wire(story: Story, found: Findings) -> wire.Analysis:
    """Everything that was found."""
    codec, played = story.game.codec, story.game.mind.plays_on
    return wire.Analysis(
        state="done",
        progress=1.0,
        played=played,
        looks=found.looks,
        chances=[wire.ChancePoint(**short(vars(one))) for one in found.chances],
        seats=[wire.AnalysedSeat(**short(vars(one.shown()))) for one in found.seats],
        decisions=[decision(codec, one) for one in found.decisions],
        luck=[wire.AnalysedLuck(**short(vars(one))) for one in found.luck],
        moments=[moment(codec, one) for one in found.moments],
    )


def decision(codec: Codec, one: Judgement) -> wire.AnalysedDecision:
    """A judged decision; a loss that turned out to be none is none."""
    said = one.verdict
    figures = {"chance": said.chance, "better_chance": said.better_chance, "error": said.error, "moved": said.moved}
    return wire.AnalysedDecision(
        at=one.at,
        seat=one.seat,
        question=one.question,
        given=codec.encode(one.given),
        better=codec.encode(one.better),
        loss=round(max(said.loss, 0.0), DIGITS),
        clear=said.clear,
        **short(figures),
    )


def moment(codec: Codec, one: Moment) -> wire.DecidingMoment:
    """A moment that decided the match."""
    return wire.DecidingMoment(
        at=one.at,
        kind=one.kind,
        seat=one.seat,
        moved=rounded(one.moved),
        error=rounded(one.error),
        better=None if one.better is None else codec.encode(one.better),
        grounds=[ground(codec, why) for why in one.grounds],
    )


def ground(codec: Codec, why: Ground) -> wire.Ground:
    """A reason for an answer."""
    event, gist = (None, "") if why.thing is None else (codec.encode(why.thing.event), why.thing.gist)
    return wire.Ground(why.kind, event, gist, rounded(why.share), rounded(why.other), why.exact)


def short(values: dict[str, Any]) -> dict[str, Any]:
    """Figures with no more digits than anybody reads."""
    return {name: rounded(value) for name, value in values.items()}


def rounded(value: Any) -> Any:
    """A figure, or several."""
    if isinstance(value, list):
        return [rounded(one) for one in value]
    return round(value, DIGITS) if isinstance(value, float) else value
