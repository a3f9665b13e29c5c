"""What one looker is told: built anew from what may be seen, never cut out of something larger."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from magoteka.bots.advice import Advice
from magoteka.core import preview
from magoteka.core.agenda import Question
from magoteka.core.codec import Codec
from magoteka.core.problems import Problem
from magoteka.core.ways import Way
from magoteka.table import days, wire
from magoteka.table.analysing import ground
from magoteka.table.chronicle import PastMoment
from magoteka.table.journal import Journal
from magoteka.table.seats import invites


def asking(journal: Journal) -> list[wire.Asking]:
    """Who is asked what."""
    found = []
    for seat in journal.asked():
        question = journal.match.asked(seat)
        assert question is not None
        found.append(wire.Asking(seat, journal.game.codec.tag_of(question), question.clause))
    return found


def common(
    journal: Journal,
    online: Collection[str],
    clock: wire.Clock | None,
    late: Sequence[int],
    rewind: wire.Proposal | None = None,
) -> dict[str, Any]:
    """The fields of a scene that every looker sees alike."""
    return {
        "version": journal.version,
        "seats": [seat.shown(online) for seat in journal.seats],
        "asking": asking(journal),
        "clock": clock,
        "over": journal.over,
        "winners": list(journal.match.winners),
        "seal": journal.seal(),
        "again": journal.access.caller if journal.access.next else None,
        "onward": wire.Onward(journal.access.next, journal.access.onward) if journal.access.onward else None,
        "late": list(late),
        "paused": journal.access.paused,
        "rewind": rewind,
        "secret": journal.match.game.secret(journal.match.state),
        "dues": [wire.Due(seat, at) for seat, at in sorted(journal.dues().items())],
        "rests": rests(journal),
    }


def rests(journal: Journal) -> list[wire.Due]:
    """Who is away, and until when."""
    at = days.now()
    spans = [(seat, span) for seat in range(journal.head.count) for span in journal.rests_of(seat)]
    return [wire.Due(seat, ends) for seat, (begins, ends) in spans if begins <= at < ends]


def looked(
    journal: Journal, mine: list[int], chair: int | None, alike: dict[str, Any], left: wire.Left | None = None
) -> wire.Scene:
    """The table as a looker sees it; view and options are the game's own values until they are sent."""
    options: list[Any] = journal.options(chair)
    view, undo = journal.match.view(chair), journal.can_undo(chair)
    guide = None if journal.lesson_table is None else journal.lesson_table.guide(chair)
    puzzle = None if journal.puzzle_table is None else journal.puzzle_table.scene(chair)
    return wire.Scene(
        mine=mine,
        chair=chair,
        view=view,
        options=options,
        undo=undo,
        guide=guide,
        puzzle=puzzle,
        left=left,
        **alike,
    )


def plain_moments(journal: Journal, chair: int | None, pasts: list[PastMoment]) -> list[wire.Moment]:
    """Moments as a chair may know them when they are told again, without what they changed."""
    codec = journal.game.codec
    told = [(past.version, past.events_again(codec, chair)) for past in pasts]
    return [wire.Moment(version, [wire.Told(event, []) for event in events]) for version, events in told]


def shown_moments(
    journal: Journal, chair: int | None, pasts: list[PastMoment], view: Any
) -> tuple[list[wire.Moment], Any] | None:
    """Moments and what each event changed of the view, and the view that they lead to; None without their pictures."""
    codec, compare = journal.game.codec, journal.comparer.difference
    found = []
    for past in pasts:
        if past.told is None:
            return None
        told = []
        for one, event in zip(past.told, past.events(codec, chair), strict=True):
            before, view = view, journal.game.view(one.table, chair)
            told.append(wire.Told(event, compare(before, view)))
        found.append(wire.Moment(past.version, told))
    return found, view


def update(journal: Journal, before: wire.Scene, after: wire.Scene) -> wire.UpdateMessage | None:
    """What is new between two scenes of one looker; None when the pictures between them are gone."""
    keep, pasts = journal.since(before.version)
    shown = shown_moments(journal, after.chair, pasts, before.view)
    if shown is None:
        return None
    moments, view = shown
    known = wire.Scene(**{**vars(before), "view": view})  # half of the price of `replace`
    patch = journal.comparer.difference(known, after)
    return wire.UpdateMessage(after.version, keep, moments, patch)


def is_news(message: wire.UpdateMessage) -> bool:
    """Whether anything happened: that time goes by is no news, and would tell of answers that nobody may notice."""
    return bool(message.moments) or any(change[0] != ["clock", "left"] for change in message.patch)


def everything(
    journal: Journal, scene: wire.Scene, since: int, fixed: dict[str, Any], chat: list[wire.ChatLine]
) -> wire.TableMessage:
    """The whole table for a looker who knew it at a version."""
    keep, pasts = journal.since(since)
    faded = any(past.fades(journal.game.codec, scene.chair) for past in pasts)
    table = journal.chronicle.end_of(keep) if pasts and not faded else None
    past = None if table is None else journal.game.view(table, scene.chair)
    shown = None if past is None else shown_moments(journal, scene.chair, pasts, past)
    moments = plain_moments(journal, scene.chair, pasts) if shown is None else shown[0]
    write = journal.comparer.written
    return wire.TableMessage(
        **fixed,
        broken=journal.broken,
        scene=write(scene),
        keep=keep,
        moments=moments,
        past=None if shown is None else write(past),
        chat=chat,
    )


def fixed(journal: Journal, table_id: str, guest: str | None, seated: bool) -> dict[str, Any]:
    """The fields of a full message that do not change."""
    head = journal.head
    owner = guest == journal.owner
    return {
        "table": table_id,
        "game": head.game,
        "ruleset": journal.match.record.ruleset,
        "settings": head.settings,
        "pause": head.pause,
        "seconds": head.clock,
        "days": None if journal.days is None else journal.days.rules,
        "windows": list(windows(journal.game.codec)),
        "training": head.training,
        "owner": owner,
        "invites": invites(journal.seats) if owner else [],
        "join": journal.access.join or None if owner else None,
        "watch": journal.access.watch if seated or owner else None,
        "contest": contest_of(journal),
        "tournament": head.tournament or None,
    }


@cache
def windows(codec: Codec) -> tuple[str, ...]:
    """The questions of a game that may be let go by whatever else is open."""
    found = {tag: row.kind for tag, row in codec.by_tag.items()}
    return tuple(sorted(tag for tag, kind in found.items() if issubclass(kind, Question) and kind.goes_by >= 0))


def contest_of(journal: Journal) -> wire.ContestTable | None:
    """The contest that a table is of."""
    given = journal.head.contest
    return None if given is None else wire.ContestTable(given["id"], given["deal"], given["deals"])


def hint(journal: Journal, seat: int, version: int, advice: Advice) -> wire.Hint:
    """Advice to a seat."""
    encode = journal.game.codec.encode
    best = [
        wire.Advised(
            encode(one.option),
            one.chance,
            one.error,
            [ground(journal.game.codec, why) for why in one.grounds],
        )
        for one in advice.best
    ]
    return wire.Hint(version, seat, best, advice.sure)


def previews(journal: Journal, seat: int) -> wire.Previews:
    """What each open answer of a seat does; how likely hidden things are is told where training was agreed on."""
    match, options = journal.match, journal.options(seat)
    if not options:
        return wire.Previews(journal.version, seat, [])
    ways = zip(match.options(seat), preview.previews(journal.game, match.state, seat), strict=True)
    codec, odds = journal.game.codec, journal.head.training
    found = [
        wire.Preview(codec.encode(option), way_of(codec, way, odds=odds)) for option, way in ways if option in options
    ]
    return wire.Previews(journal.version, seat, found)


def way_of(codec: Codec, way: Way, *, odds: bool) -> wire.Way:
    """What follows from an answer, as a message; how likely hidden things are, where `odds` may be told."""
    branches = [
        wire.WayBranch(
            way_of(codec, one.way, odds=odds),
            [codec.encode(option) for option in one.by],
            one.weight,
            one.case,
            None if one.share is None or not odds else round(one.share, 3),
        )
        for one in way.branches
    ]
    told = [codec.encode(event) for event in way.told]
    return wire.Way(told, way.seat, way.asked, way.let, way.blunder, way.fork, branches)


def said(problem: Problem) -> wire.ProblemMessage:
    """A problem as a message."""
    return wire.ProblemMessage(problem.tag, str(problem), problem.plain)
