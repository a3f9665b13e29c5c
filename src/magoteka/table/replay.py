"""A stored match as it can be shown again: at any place, from any perspective.

All its answers are carried out once, and every so many moments the table is kept; what lies between two of them is
played again when somebody looks there. Nobody checks the answers: this very program has stored them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any, NamedTuple, TypeAlias

from magoteka.core.agenda import State, waiting_for
from magoteka.core.bits import members
from magoteka.core.codec import Codec, Json
from magoteka.core.event import Event
from magoteka.core.game import Game
from magoteka.core.match import redealt
from magoteka.core.stored import asked_of, carry_out
from magoteka.games import game_named
from magoteka.table import wire
from magoteka.table.chronicle import GROWS, UNKNOWN, facts_of, standing
from magoteka.table.head import Head
from magoteka.table.patch import comparer_of
from magoteka.table.store import Row, Store

STRIDE = 16  # moments from one kept table to the next
PAGE = 24  # moments that are shown at once
KEPT = 4  # replays at hand
WATCH, OPEN = "watch", "open"  # perspectives that are no seat's: an onlooker's, and one that sees everything


Happened: TypeAlias = tuple[State, list[tuple[Event, State]]]  # a table, and events with their pictures before it
Played: TypeAlias = tuple[int, Callable[[State], Happened]]  # a version, and what leads to it


class Frame(NamedTuple):
    """A moment of the match: the row that told it, and its answers, each with its seat as an entry of its menu."""

    version: int
    answers: list[tuple[int, int]]


class Perspective(NamedTuple):
    """How a table looks from somewhere and what is told of it."""

    view: Callable[[State], Any]
    event: Callable[[Event], Event]


class MatchReplay:
    """The moments of a match that stand, and tables among them."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game: Game = game_named(head.game)
        self.comparer = comparer_of(self.game.codec)
        self.state = self.game.new(head.count, head.settings)
        self.steps: list[Frame] = []
        self.tables: list[State] = []  # before every step whose number STRIDE divides
        self.marks: list[wire.ReplayMark] = []
        self.leader: int | None = None
        self.fading: list[tuple[int, Json]] = []  # what somebody may not be shown again, by step
        self.last = UNKNOWN
        self.length = 0  # answers
        self.anew = UNKNOWN  # the step after which all that a seat did not know was drawn anew

    def extend(self, rows: Iterable[Row]) -> None:
        """Further rows, all of which stand."""
        for row in rows:
            self.last = row.seq
            if row.body.get("answers"):
                self.add(row)

    def add(self, row: Row) -> None:
        """One moment more."""
        at = len(self.steps)
        if at % STRIDE == 0:
            self.tables.append(self.state.clone())
        codec, answers = self.game.codec, row.body["answers"]
        entries = [(seat, carry_out(self.state, codec, seat, option).index) for seat, option, _ in answers]
        self.state.asking()
        self.state.clear_events()
        self.steps.append(Frame(row.seq, entries))
        self.length += len(answers)
        if self.head.redealt is not None and self.length == self.head.redealt[0]:
            self.anew = at
            self.state = redealt(self.game, self.state, self.head.redealt)
        self.mark(at, facts_of(row))

    def mark(self, at: int, facts: list[Json]) -> None:
        """What begins with a moment, and who leads since then, by what all can see."""
        fading = fading_tags(self.game.codec)
        for fact in facts:
            for kind, tags in (("round", self.game.rounds), ("turn", self.game.turns)):
                if fact["tag"] in tags:
                    self.marks.append(wire.ReplayMark(at, kind, fact.get("seat")))  # type: ignore[arg-type]  # one of the two
            if fact["tag"] in fading:
                self.fading.append((at, fact))
        leader = leading(self.game.scores(self.state))
        if leader is not None and leader != self.leader:
            self.marks.append(wire.ReplayMark(at, "lead", leader))
            self.leader = leader

    # --- perspectives ------------------------------------------------------------------------------------------------

    def perspective(self, name: str, chair: int) -> Perspective:
        """A perspective by its name; the one that sees everything looks from a chair."""
        if name == OPEN:
            return Perspective(lambda g: self.game.open_view(g, chair), lambda event: event)
        seat = None if name == WATCH else int(name)
        return Perspective(lambda g: self.game.view(g, seat), lambda event: event.seen_by(seat))

    def floor(self, seat: int) -> int:
        """The first step that a seat may see again while the match goes on: nothing since is out of its sight."""
        decode = self.game.codec.decode
        for at, fact in reversed(self.fading):
            event = decode(fact)
            if event.retold_to(seat) != event.seen_by(seat):
                return at + 1
        return 0

    # --- looking -----------------------------------------------------------------------------------------------------

    def place(self, version: int | None) -> int:
        """The step that told a version, or the last one before it."""
        if version is None:
            return 0
        return max(sum(step.version <= version for step in self.steps) - 1, 0)

    def before(self, at: int) -> State:
        """The table before a step, to be played on."""
        if not self.tables:
            return self.state.clone()
        kept = min(at // STRIDE, len(self.tables) - 1)
        state = self.tables[kept].clone()
        for number in range(kept * STRIDE, at):
            state = self.after(number, state)[0]
        return state

    def after(self, at: int, state: State) -> Happened:
        """The table after a step, and what was told of it."""
        for seat, entry in self.steps[at].answers:
            asked_of(state, seat)
            state.answer(entry)
        state, told = happened_in(state)
        return (redealt(self.game, state, self.head.redealt) if at == self.anew else state), told

    def page(self, perspective: Perspective, first: int, most: int = PAGE) -> wire.ReplayPage:
        """The table before a step, and the steps from there."""
        last = min(first + most, len(self.steps))
        steps = ((self.steps[at].version, partial(self.after, at)) for at in range(first, last))
        return self.shown(perspective, first, self.before(first), steps)

    def shown(self, perspective: Perspective, first: int, state: State, moments: Iterable[Played]) -> wire.ReplayPage:
        """A table, and the steps that are played on from it."""
        encode, compare = self.game.codec.encode, self.comparer.difference
        begin = scene = wire.ReplayScene(perspective.view(state), asked(self.game.codec, state))
        steps = []
        for version, play in moments:
            state.listening = True
            view, told = scene.view, []
            state, happened = play(state)
            for event, picture in happened:
                was, view = view, perspective.view(picture)
                told.append(wire.Told(encode(perspective.event(event)), compare(was, view)))
            known = wire.ReplayScene(view, scene.asking)
            scene = wire.ReplayScene(perspective.view(state), asked(self.game.codec, state))
            steps.append(wire.ReplayStep(version, told, compare(known, scene)))
        return wire.ReplayPage(first, self.comparer.written(begin), steps)


def happened_in(state: State) -> Happened:
    """The table as it is now, and what was told since somebody listened."""
    state.asking()
    told = list(zip(state.events, state.pictures, strict=True))
    state.clear_events()
    return state, told


def asked(codec: Codec, state: State) -> list[wire.Asking]:
    """Who is asked what."""
    question = state.asking()
    seats = [] if question is None else members(waiting_for(question))
    return [wire.Asking(seat, codec.tag_of(question), question.clause) for seat in seats if question is not None]


def leading(scores: tuple[int, ...]) -> int | None:
    """Who has more than everybody else."""
    best = max(scores, default=0)
    return scores.index(best) if len(scores) > 1 and list(scores).count(best) == 1 else None


@cache
def fading_tags(codec: Codec) -> frozenset[str]:
    """The tags of events of which something may be out of sight when they are told again."""
    return frozenset(
        row.tag
        for kind, row in codec.by_kind.items()
        if issubclass(kind, Event) and kind.retold_to is not Event.retold_to
    )


class ReplayCache:
    """The replays that were looked at last."""

    def __init__(self) -> None:
        self.replays: OrderedDict[str, MatchReplay] = OrderedDict()

    async def replay(self, store: Store, table_id: str, head: Head, last: int) -> MatchReplay:
        """The replay of a table as far as row `last`, or further."""
        found = self.replays.pop(table_id, None)
        rows = [] if found is not None and found.last >= last else await store.rows(table_id)
        fresh = [] if found is None else [row for row in rows if row.seq > found.last]
        if found is None or not all(row.kind in GROWS for row in fresh):
            found, fresh = MatchReplay(head), standing(rows)
        found.extend(fresh)
        self.replays[table_id] = found
        if len(self.replays) > KEPT:
            self.replays.popitem(last=False)
        return found
