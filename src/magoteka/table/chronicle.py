"""The near part of a table's chronicle: moments that stand, and for the last of them pictures of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from magoteka.core.agenda import NATURE, State
from magoteka.core.codec import Codec, Json
from magoteka.core.event import Event
from magoteka.core.match import Told
from magoteka.table.store import Row

SHOWN = 200  # moments in a full message; older ones are asked for
GROWS = ("answer", "deal", "seat")  # rows that leave all that was before them as it was
UNKNOWN = -1  # a version that is not at hand: whoever needs it begins anew
BACK = "rewind"  # the kind of a row with which the table goes back to an earlier one
PICTURED = 32  # moments whose pictures are kept: who was away for no longer sees what happened as it happened


class Back(NamedTuple):
    """A return of the table: row `seq` went to the table after row `to`; `kept` of the `had` answers stand there."""

    seq: int
    to: int
    kept: int
    had: int


class PastMoment:
    """A moment that stands: what one answer led to.

    `until` answers have been given up to its end; `told` has a picture of the table beside each event, `end` is the
    table after it, as long as they are kept.
    """

    def __init__(self, version: int, facts: list[Json], until: int = UNKNOWN, link: str = "") -> None:
        self.version = version
        self.facts = facts
        self.until = until
        self.link = link  # of the log under seal, at its end
        self.root = (version, link)  # where the log goes on from, should the table go back to here
        self.seats: frozenset[int] = frozenset()  # who has answered, nature not counted
        self.fresh = False  # the facts are of the events in `told`, written a moment ago by this very program
        self.told: list[Told] | None = None
        self.end: State | None = None
        self.seen: dict[int | None, list[Json]] = {}
        self.retold: dict[int | None, list[Json]] = {}

    def happened(self, codec: Codec) -> list[Event]:
        """The events themselves."""
        if self.told is not None:
            return [one.event for one in self.told]
        return [codec.decode(fact) for fact in self.facts]

    def events(self, codec: Codec, chair: int | None) -> list[Json]:
        """What happened, as the chair may know it when it happens."""
        if chair not in self.seen:
            happened = self.happened(codec)
            self.seen[chair] = self.written(codec, happened, [event.seen_by(chair) for event in happened])
        return self.seen[chair]

    def written(self, codec: Codec, happened: list[Event], known: list[Event]) -> list[Json]:
        """Events as somebody knows them; what he knows all of is written already."""
        if not self.fresh or len(self.facts) != len(happened):
            return [codec.encode(event) for event in known]
        both = zip(self.facts, happened, known, strict=True)
        return [fact if seen is event else codec.encode(seen) for fact, event, seen in both]

    def events_again(self, codec: Codec, chair: int | None) -> list[Json]:
        """What happened, as the chair may still know it when it is told again."""
        if chair not in self.retold:
            self.retold[chair] = [codec.encode(event.retold_to(chair)) for event in self.happened(codec)]
        return self.retold[chair]

    def fades(self, codec: Codec, chair: int | None) -> bool:
        """Whether something of it is out of sight by now: then its pictures are not shown again either."""
        return self.events(codec, chair) != self.events_again(codec, chair)

    def forget(self) -> None:
        """Let go of the pictures."""
        self.told = self.end = None


class Chronicle:
    """The last moments that stand, and how far back they are known."""

    def __init__(self, floor: int = -1) -> None:
        self.floor = floor  # every standing moment later than this version is here
        self.moments: list[PastMoment] = []
        self.forgotten = -1  # what was taken back up to this version is not known any more
        self.undone: list[tuple[int, int]] = []  # of each taking back, its version and the last moment it left

    def add(self, moment: PastMoment, needed: int) -> None:
        """One more; of the oldest those are forgotten that are not shown and not needed to take something back."""
        self.moments.append(moment)
        if len(self.moments) > PICTURED:
            self.moments[-PICTURED - 1].forget()
        if len(self.moments) >= 2 * SHOWN + needed:
            self.floor = self.moments[SHOWN - 1].version
            del self.moments[:SHOWN]
            self.undone = [one for one in self.undone if one[0] > self.floor]

    def take_back(self, version: int) -> None:
        """The last moment no longer stands since a version."""
        del self.moments[-1:]
        self.undone.append((version, self.moments[-1].version if self.moments else UNKNOWN))
        if len(self.undone) >= 2 * SHOWN:  # somebody answers and takes back for ever
            self.forgotten = self.undone[SHOWN - 1][0]
            del self.undone[:SHOWN]

    def go_back(self, version: int, to: int) -> None:
        """Since a version, nothing stands that came after an earlier one."""
        self.moments = [moment for moment in self.moments if moment.version <= to]
        self.undone.append((version, to))

    def since(self, version: int) -> tuple[int, list[PastMoment]]:
        """For somebody who knew the table at a version: up to where that still stands, and what came after it.

        Who knows nothing that is known here, or has missed too much, begins anew (−1) with the last moments.
        """
        keep = min([version] + [kept for undone, kept in self.undone if undone > version])
        later = list(takewhile(lambda moment: moment.version > keep, reversed(self.moments)))[::-1]
        if keep < self.floor or version < self.forgotten or len(later) > SHOWN:
            return UNKNOWN, self.moments[-SHOWN:]
        return keep, later

    def end_of(self, version: int) -> State | None:
        """The table as it was at a version, where its picture is kept."""
        known = [moment for moment in self.moments if moment.version <= version]
        return known[-1].end if known else None


def standing(rows: Iterable[Row], rewinds: Sequence[Back] = ()) -> list[Row]:
    """The rows whose answers stand, and all that speak of seats; a table that begins anew leaves nothing before it.

    `rewinds` are those of which the rows themselves may not tell, being only some of them.
    """
    kept: dict[int, Row] = {}
    moves: list[int] = []
    for row in outlived(list(rows), rewinds):
        if row.kind == "undo" and moves:
            del kept[moves.pop()]
        elif row.kind == "begin":
            kept, moves = {row.seq: row}, []
        elif row.kind != "undo":
            kept[row.seq] = row
            moves += [row.seq] if row.kind == "answer" else []
    return list(kept.values())


def outlived(rows: list[Row], rewinds: Sequence[Back]) -> list[Row]:
    """The rows without those that a return of the table to an earlier one has undone."""
    gaps = [(back.to, back.seq) for back in rewinds] + [(row.body["to"], row.seq) for row in rows if row.kind == BACK]
    if not gaps:
        return rows
    played = ("answer", "undo", BACK)
    return [row for row in rows if row.kind not in played or not any(to < row.seq < end for to, end in gaps)]


def facts_of(row: Row) -> list[Json]:
    """What the answers of a row led to, for whoever may know everything; Magoteka 0.1.0 did not write it down."""
    return [fact for _, _, told in row.body["answers"] if isinstance(told, list) for fact in told]


def answerers(row: Row) -> frozenset[int]:
    """The seats whose answers are in a row."""
    return frozenset(answer[0] for answer in row.body["answers"] if answer[0] != NATURE)


def since_begin(rows: list[Row]) -> list[Row]:
    """The rows from the last one with which the table began."""
    begun = [at for at, row in enumerate(rows) if row.kind == "begin"]
    return rows[begun[-1] :] if begun else rows


def taken_back(rows: list[Row]) -> list[tuple[int, int]]:
    """For each undo its version and the last moment that it left standing."""
    found: list[tuple[int, int]] = []
    past: list[int] = []
    for row in rows:
        if row.kind == "undo":
            del past[-1:]
            found.append((row.seq, past[-1] if past else UNKNOWN))
        elif row.kind == BACK:
            past = [*(seq for seq in past if seq <= row.body["to"]), row.seq]
            found.append((row.seq, row.body["to"]))
        elif "answers" in row.body:
            past.append(row.seq)
    return found
