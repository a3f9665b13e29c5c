"""Tables of another program: their rows are played again from the first, and written as this program writes them.

This takes as long as the game was long, so it is done once for each change of the program, and never by the task that
serves people: whoever opens tables is handed a way to do it elsewhere.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import accumulate
from typing import Any

from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.codec import Json
from magoteka.core.match import Match
from magoteka.core.problems import BadRecord, Problem
from magoteka.core.record import Answer, answer_of
from magoteka.games import game_named
from magoteka.table.access import Access, access_json, access_of
from magoteka.table.chronicle import UNKNOWN, Chronicle, facts_of, standing
from magoteka.table.head import Head
from magoteka.table.journal import Journal
from magoteka.table.problems import NoTable
from magoteka.table.sealing import relinked
from magoteka.table.seats import Seat, read, written
from magoteka.table.store import Row, Snapshot, Store
from magoteka.table.wire import Trouble


@dataclass(frozen=True)
class MigratedTable:
    """What is to be stored of a table: the rows that are new or other than they were, a snapshot, a brief."""

    rows: list[Row]
    snapshot: Snapshot
    brief: Any


async def migrate_table(store: Store, table_id: str, rng: Rng) -> str | None:
    """Play the table again and store what came of it; a sentence when nothing of it can even be shown."""
    stored = await store.load(table_id)
    if stored is None:
        raise NoTable()
    head, rows = Head(**stored.head), await store.rows(table_id)
    try:
        done = migrated(head, rows, rng)
    except Exception as error:  # whatever this program cannot read must not hide the table
        why = error if isinstance(error, Problem) else BadRecord(what=repr(error)[:200])
        await store.rewrite(table_id, [], hopeless(head, rows, why), None)
        return str(why)
    await store.rewrite(table_id, done.rows, done.brief, done.snapshot)
    return None


def hopeless(head: Head, rows: list[Row], why: Problem) -> dict[str, Any]:
    """What the list of tables shows of a table that cannot be opened."""
    now = {"game": head.game, "seats": written(seats_in(standing(rows))), "asking": [], "over": False, "winners": []}
    return {**now, "broken": asdict(trouble(why))}


def migrated(head: Head, rows: list[Row], rng: Rng) -> MigratedTable:
    """The rows of a table as this program would have written them; where it cannot play them, how far it came."""
    kept = standing(rows)
    moves = [row for row in kept if "answers" in row.body]
    ruleset = int(kept[0].body.get("ruleset", head.ruleset))
    given = [answer for row in moves for answer in row.body["answers"]]
    answers = [answer_of(answer, place) for place, answer in enumerate(given)]
    sealing = head.sealing(kept)
    held = sealing is not None and sealing.held
    dice = rng if sealing is None else sealing.dice(rng)
    record = head.record(answers, ruleset=ruleset)
    match, why = Match.replay_far(game_named(head.game), record, dice, held=held, alike=head.alike)
    journal = Journal(head, match, seats_in(kept), Chronicle())
    journal.access, journal.sealing = access_in(kept, head), sealing
    for row in kept:
        journal.aside(row.body)
        journal.went_back(row.body)
    journal.wound(row.body for row in rows)
    played, last = match.record.answers, rows[-1].seq
    new = in_place(moves, played) if ruleset == match.game.ruleset else from_anew(last + 1, ruled(journal), played)
    new = relinked(sealing, new)
    old = {row.seq: row for row in moves}
    changed = [row for row in new if old.get(row.seq) != row]
    if why is None:
        return MigratedTable(changed, snapshot(journal, new), journal.brief())
    journal.broken = trouble(why)
    whole = [row for row in changed if row.seq in old and len(row.body["answers"]) == len(old[row.seq].body["answers"])]
    return MigratedTable(whole, stopped(journal, new, last), journal.brief())


def table_at(head: Head, rows: list[Row], to: int) -> Json:
    """The table as it was after row `to`, as a snapshot: what stands of it is played again."""
    kept = [row for row in standing(rows) if row.seq <= to]
    match = Journal.new_match(head, Rng(0))
    match.held = True
    answers = (answer for row in kept for answer in row.body.get("answers", ()))
    match.follow(answer_of(answer, place) for place, answer in enumerate(answers))
    return match.game.snapshot(match.state) | {"before": match.record.length}


def seats_in(rows: list[Row]) -> list[Seat]:
    """The seats as they are after the rows; rows that nobody can read may not name any."""
    return read([[], *(row.body["seats"] for row in rows if "seats" in row.body)][-1])


def access_in(rows: list[Row], head: Head) -> Access:
    """What the host has ordered last."""
    return access_of([None, *(row.body["gate"] for row in rows if "gate" in row.body)][-1], head.watch, head.join)


def ruled(journal: Journal) -> dict[str, Json]:
    """How a table begins anew under other rules."""
    if journal.sealing is not None and not journal.held:
        length = journal.match.record.length  # places of other rules cannot be checked by ours
        journal.sealing.happen({"since": length, "ruleset": journal.game.ruleset})
    journal.went_back({"rewinds": [[*one[:2], UNKNOWN, one.had] for one in journal.rewinds]})  # nor do they count
    seal = {} if journal.sealing is None else journal.sealing.kept()
    access = access_json(journal.access)
    back = {"rewinds": [list(one) for one in journal.rewinds]} if journal.rewinds else {}
    return {"seats": written(journal.seats), "gate": access, **seal, **back, "ruleset": journal.game.ruleset}


def in_place(moves: list[Row], played: list[Answer]) -> list[Row]:
    """The same rows, with the answers as they were played now; those that could not be played are left out."""
    found, left = [], list(played)
    for number, row in enumerate(moves):
        count = len(row.body["answers"]) if number < len(moves) - 1 else len(left)
        if not left and count:
            break
        found.append(Row(row.seq, row.kind, {**row.body, "answers": [answer.row() for answer in left[:count]]}))
        del left[:count]
    return found


def from_anew(first: int, body: dict[str, Json], played: list[Answer]) -> list[Row]:
    """Rows from a number on, for a game whose rules have changed: each begins with a seat's answer."""
    groups: list[list[Json]] = [[]]
    for answer in played:
        if answer.seat != NATURE:
            groups.append([])
        groups[-1].append(answer.row())
    begin = Row(first, "begin", {**body, "answers": groups[0]})
    return [begin, *(Row(first + at, "answer", {"answers": group}) for at, group in enumerate(groups) if at)]


def snapshot(journal: Journal, rows: list[Row]) -> Snapshot:
    """The snapshot of a table that goes on."""
    body = journal.match.snapshot()
    ends = accumulate(len(row.body["answers"]) for row in rows)
    seq = next(row.seq for row, end in zip(rows, ends, strict=True) if end == body["before"])
    return Snapshot(seq, {**body, **journal.around()})


def stopped(journal: Journal, rows: list[Row], last: int) -> Snapshot:
    """The last table that can be shown, with all that led to it (no row may tell it so), and why there is no more."""
    assert journal.broken is not None
    match = journal.match
    past = [[row.seq, facts_of(row)] for row in rows]
    body = {**match.game.snapshot(match.state), "before": match.record.length}
    body |= journal.around()
    return Snapshot(max(last, rows[-1].seq), {**body, "broken": asdict(journal.broken), "moments": past})


def trouble(problem: Problem) -> Trouble:
    """A problem as it is told and stored."""
    return Trouble(problem.tag, str(problem), problem.plain)
