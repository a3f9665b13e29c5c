"""A newcomer who reads what the screen says of each answer, and nothing else, loses nothing that it had not told.

What is read is the preview as it is sent. A loss counts against the screen if it follows from the answer before anybody
else decides anything, and the preview told neither it nor a fight, whose odds stand beside the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import extent
from contract.cases import EVERY_GAME
from contract.test_previews import after
from magoteka.core.chance import Rng
from magoteka.core.event import Event
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.preview import previews
from magoteka.core.ways import Way

pytestmark = pytest.mark.once

ANSWERS = extent.of(400, 2500)  # of newcomers, in all matches
EACH = 60  # answers of a match at most
UNTOLD = 0.01
LOST = ("lives-lost", "books-paid", "ally-left", "card-lost", "hero-died", "spell-discarded", "turns-to-miss")
GAINED = ("lives-gained", "books-gained", "ally-joined", "card-gained", "spell-gained", "scroll-taken", "card-taken",
          "spirit-captured", "seal-broken", "converted", "die-added")  # fmt: skip


def worth(game: Game, event: Event, me: int) -> float:
    """What an event is to a newcomer: more is good, less is bad."""
    if getattr(event, "seat", None) != me:
        return 0
    tag, fields = game.codec.tag_of(event), vars(event)
    if tag == "points-changed":
        return float(fields["by"]) * (3 if fields["what"] == "life" else 1)
    amount = float(fields.get("count", 1) or 1)
    return amount * ((tag in GAINED) - 3 * (tag in LOST))


def hope(game: Game, way: Way, me: int) -> float:
    """What a preview promises, on the average of what may come."""
    told = sum(worth(game, event, me) for event in way.told)
    weights = [branch.weight or (1 if branch.share is None else branch.share) for branch in way.branches]
    if not sum(weights):
        return told
    hopes = [hope(game, branch.way, me) for branch in way.branches]
    if way.fork == "chooses":
        return told + max(hopes)
    return told + sum(weight * one for weight, one in zip(weights, hopes, strict=True)) / sum(weights)


def named(game: Game, way: Way) -> Iterator[tuple[str, Any]]:
    """Whom something may happen to by an answer, and what, as the preview says."""
    for event in way.told:
        yield kind(game, event)
    for branch in way.branches:
        yield from named(game, branch.way)


def kind(game: Game, event: Event) -> tuple[str, Any]:
    tag = game.codec.tag_of(event)
    return (f"{tag}-{vars(event)['what']}" if tag == "points-changed" else tag), getattr(event, "seat", None)


def untold(game: Game, match: Match, seat: int, choice: int, way: Way) -> list[Event]:
    """What the seat loses by an answer though the preview said nothing of it."""
    told = set(named(game, way))
    if any(tag == "battle-began" for tag, _ in told):
        return []
    lost = after(match, seat, choice).log[len(match.log) :]
    return [one for one in lost if worth(game, one, seat) < 0 and kind(game, one) not in told]


@EVERY_GAME
def test_a_newcomer_loses_nothing_that_the_screen_had_not_told(game: Game) -> None:
    answers, missed = 0, []
    for seed in range(100):
        seats = min(game.most, max(2, game.least) + seed % 3)
        settings = dict(game.presets[0].settings) if game.presets else {}
        match, rng = Match.new(game, seats, settings, Rng(seed)), Rng(seed)
        for _ in range(EACH):
            if match.over or answers >= ANSWERS:
                break
            seat = match.waiting()[0]
            options, ways = match.options(seat), previews(game, match.state, seat)
            hopes = [hope(game, way, seat) for way in ways]
            best = [at for at, one in enumerate(hopes) if one >= max(hopes)]
            choice = best[rng.below(len(best))]
            missed += [(seed, options[choice], one) for one in untold(game, match, seat, choice, ways[choice])]
            answers += 1
            match.submit(seat, options[choice])
    share = len(missed) / answers
    print(f"{game.name}: {len(missed)} losses not told in {answers} answers, {100 * share:.2f} %")
    assert share < UNTOLD, missed
