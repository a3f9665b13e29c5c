"""What is said to the database when something changes; every sentence is made once and takes its values by name."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.sql.dml import UpdateBase

from magoteka.server.database import (
    ABOUT,
    ANALYSES,
    ANSWERS,
    CHAT,
    CLUB_TABLES,
    KIN,
    MATCHES,
    NOTES,
    PLAYED,
    PROVISOS,
    RATINGS,
    SITTING,
    SNAPSHOTS,
    TABLES,
    UNRATED,
)
from magoteka.server.json_text import dumps
from magoteka.server.rating import Reckoned
from magoteka.table.counts import body_of, finished_in
from magoteka.table.store import Row, Snapshot

Write = tuple[UpdateBase, Any]  # a statement, and its values or a list of them


@dataclass(frozen=True)
class Claim:
    """What makes a process the owner of a table; `epoch` counts how often it has changed hands."""

    owner: str
    epoch: int

    def values(self) -> dict[str, Any]:
        """The claim as values of a statement."""
        return {"my_owner": self.owner, "my_epoch": self.epoch}


def named(column: sa.Column[Any], name: str = "") -> sa.BindParameter[Any]:
    """A value that is given later."""
    return sa.bindparam(name or f"my_{column.name}", type_=column.type)


FIRST = ("id", "head", "brief", "touched", "owner", "epoch", "due")  # what is known of a table when it is opened
THIS = TABLES.c.id == named(TABLES.c.id, "my_id")
OWNED = sa.and_(TABLES.c.owner == named(TABLES.c.owner), TABLES.c.epoch == named(TABLES.c.epoch))
AS_NOW = {"brief": named(TABLES.c.brief), "due": named(TABLES.c.due)}
NOTED = AS_NOW | {"touched": named(TABLES.c.touched)}
TOUCH = TABLES.update().where(THIS).values(NOTED)
TOUCH_OWN = TABLES.update().where(THIS, OWNED).values(NOTED)
NOTE = TABLES.update().where(THIS).values(AS_NOW)
NOTE_OWN = TABLES.update().where(THIS, OWNED).values(AS_NOW)
HOLD = TABLES.update().where(THIS, OWNED).values(epoch=TABLES.c.epoch)
SEE = TABLES.update().where(THIS, OWNED).values(present=named(TABLES.c.present))
RELEASE = TABLES.update().where(THIS, OWNED).values(owner=None, present="[]")

OPEN = TABLES.insert().values({name: named(TABLES.c[name], name) for name in FIRST})
ADD = ANSWERS.insert()
SNAP = SNAPSHOTS.insert()
SAY = CHAT.insert()
UNSAY = CHAT.delete().where(CHAT.c.table_id == named(CHAT.c.table_id), CHAT.c.seq == named(CHAT.c.seq))
SIT = SITTING.insert()
BEFORE = sa.exists().where(
    ANSWERS.c.table_id == named(ANSWERS.c.table_id), ANSWERS.c.seq == named(ANSWERS.c.seq, "last")
)
FOLLOW = ANSWERS.insert().from_select(
    [column.name for column in ANSWERS.c], sa.select(*(named(column) for column in ANSWERS.c)).where(BEFORE)
)
REMOVE = ANSWERS.delete().where(ANSWERS.c.table_id == named(ANSWERS.c.table_id), ANSWERS.c.seq == named(ANSWERS.c.seq))
FORGET = SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == named(SNAPSHOTS.c.table_id))
CUT = ANSWERS.delete().where(ANSWERS.c.table_id == named(ANSWERS.c.table_id), ANSWERS.c.seq > named(ANSWERS.c.seq))
PARTS = tuple(
    part.delete().where(part.c.table_id == named(part.c.table_id))
    for part in (ANSWERS, CHAT, SNAPSHOTS, SITTING, MATCHES, PLAYED, ANALYSES, NOTES, PROVISOS, CLUB_TABLES)
)
OF_TABLE = ANSWERS.c.table_id == named(ANSWERS.c.table_id)
BEGAN = sa.select(sa.func.min(ANSWERS.c.at)).where(OF_TABLE).scalar_subquery()
MOVES = sa.select(sa.func.count()).where(OF_TABLE, ANSWERS.c.kind == sa.literal_column("'answer'")).scalar_subquery()
FINISH = MATCHES.insert().from_select(
    ["table_id", "game", "begun", "ended", "moves", "body", "company", "rated"],
    sa.select(
        named(MATCHES.c.table_id),
        named(MATCHES.c.game),
        BEGAN,
        named(MATCHES.c.ended),
        MOVES,
        named(MATCHES.c.body),
        named(MATCHES.c.company),
        named(MATCHES.c.rated),
    ).where(~sa.exists().where(MATCHES.c.table_id == named(MATCHES.c.table_id))),
)
THIS_PLAYED = sa.and_(PLAYED.c.guest == named(PLAYED.c.guest), PLAYED.c.table_id == named(PLAYED.c.table_id))
PLAY = PLAYED.insert().from_select(
    ["guest", "table_id", "helped"],
    sa.select(named(PLAYED.c.guest), named(PLAYED.c.table_id), sa.literal_column("0")).where(
        ~sa.exists().where(THIS_PLAYED)
    ),
)
HELP = PLAYED.update().where(THIS_PLAYED).values(helped=sa.literal_column("1"))
UNPLAY = PLAYED.delete().where(THIS_PLAYED)
RETELL = MATCHES.update().where(MATCHES.c.table_id == named(MATCHES.c.table_id)).values(body=named(MATCHES.c.body))
RECKON = MATCHES.update().where(MATCHES.c.table_id == named(MATCHES.c.table_id)).values(rated=named(MATCHES.c.rated))
UNRATE_IN = RATINGS.delete().where(RATINGS.c.guest == named(RATINGS.c.guest), RATINGS.c.game == named(RATINGS.c.game))
RATE_IN = RATINGS.insert()
FORGO = RATINGS.delete().where(RATINGS.c.guest == named(RATINGS.c.guest))
RATE = UNRATED.delete().where(UNRATED.c.guest == named(UNRATED.c.guest))
UNRATE = UNRATED.insert().values(guest=named(UNRATED.c.guest))
UNANALYSE = ANALYSES.delete().where(ANALYSES.c.table_id == named(ANALYSES.c.table_id))
ANALYSE = ANALYSES.insert().from_select(
    [column.name for column in ANALYSES.c],
    sa.select(*(named(column) for column in ANALYSES.c)).where(
        sa.exists().where(TABLES.c.id == named(ANALYSES.c.table_id))
    ),
)
ERASE = TABLES.delete().where(THIS)
THIS_TABLE = NOTES.c.table_id == named(NOTES.c.table_id)
OF_GUEST = NOTES.c.guest == named(NOTES.c.guest)
WRITE_DOWN = NOTES.insert()
WIPE = NOTES.delete().where(THIS_TABLE, OF_GUEST, NOTES.c.seat == named(NOTES.c.seat))
WIPE_ALL = NOTES.delete().where(OF_GUEST)
HAND_OVER = NOTES.update().where(THIS_TABLE, OF_GUEST).values(guest=named(NOTES.c.guest, "heir"))
LEAVE = PROVISOS.insert()
TAKE_BACK = PROVISOS.delete().where(
    PROVISOS.c.table_id == named(PROVISOS.c.table_id), PROVISOS.c.seat == named(PROVISOS.c.seat)
)
JOIN_KIN = KIN.insert()
LEAVE_KIN = KIN.delete().where(KIN.c.guest == named(KIN.c.guest))
END_KIN = KIN.delete().where(KIN.c.person == named(KIN.c.person))
NOTICE = ABOUT.c.key == named(ABOUT.c.key)
BEGIN_NOTICE = ABOUT.insert().from_select(
    ["key", "value"], sa.select(named(ABOUT.c.key), named(ABOUT.c.value)).where(~sa.exists().where(NOTICE))
)
RENEW_NOTICE = ABOUT.update().where(NOTICE).values(value=named(ABOUT.c.value))
STAND_UP = SITTING.delete().where(
    SITTING.c.guest == named(SITTING.c.guest), SITTING.c.table_id == named(SITTING.c.table_id)
)


def opened(table_id: str, head: Any, brief: Any, claim: Claim | None) -> Write:
    """A new table, owned by who has opened it."""
    owner, epoch = (None, 0) if claim is None else (claim.owner, claim.epoch)
    new = {"id": table_id, "head": dumps(head), "brief": dumps(brief), "touched": time.time()}
    return OPEN, new | {"owner": owner, "epoch": epoch, "due": due(brief)}


def due(brief: Any) -> float | None:
    """When the first time is up at a table that is played over days."""
    return min(brief.get("dues", {}).values(), default=None)


def touched(table_id: str, brief: Any, claim: Claim | None) -> Write:
    """How the table is now; only its owner may say."""
    now = {"my_id": table_id, "my_brief": dumps(brief), "my_touched": time.time(), "my_due": due(brief)}
    return (TOUCH, now) if claim is None else (TOUCH_OWN, now | claim.values())


def noted(table_id: str, brief: Any, claim: Claim | None) -> Write:
    """The same without saying that somebody was there."""
    now = {"my_id": table_id, "my_brief": dumps(brief), "my_due": due(brief)}
    return (NOTE, now) if claim is None else (NOTE_OWN, now | claim.values())


def held(table_id: str, claim: Claim | None) -> list[Write]:
    """Nothing but the claim itself, before something that is not about the table's row."""
    return [] if claim is None else [(HOLD, {"my_id": table_id} | claim.values())]


def seen(table_id: str, guests: Sequence[str], claim: Claim) -> Write:
    """Who is there, for the lists of tables that other processes show."""
    return SEE, {"my_id": table_id, "my_present": dumps(sorted(guests))} | claim.values()


def released(table_id: str, claim: Claim) -> Write:
    """Nobody's table: whoever is asked for it first may have it."""
    return RELEASE, {"my_id": table_id} | claim.values()


def stored(table_id: str, row: Row) -> dict[str, Any]:
    """A row as it is stored."""
    return {"table_id": table_id, "seq": row.seq, "kind": row.kind, "body": dumps(row.body), "at": time.time()}


def added(table_id: str, rows: Sequence[Row]) -> list[Write]:
    """Further rows."""
    return [(ADD, [stored(table_id, row) for row in rows])] if rows else []


def removed(table_id: str, rows: Sequence[Row]) -> list[Write]:
    """The rows that had the same numbers."""
    return [(REMOVE, [{"my_table_id": table_id, "my_seq": row.seq} for row in rows])] if rows else []


def follower(table_id: str, row: Row) -> Write:
    """A row where there is the one before it."""
    return FOLLOW, {f"my_{name}": value for name, value in stored(table_id, row).items()} | {"last": row.seq - 1}


def replaced(table_id: str, snapshot: Snapshot | None) -> list[Write]:
    """A snapshot in the place of the last one."""
    if snapshot is None:
        return []
    new = {"table_id": table_id, "seq": snapshot.seq, "body": dumps(snapshot.body)}
    return [(FORGET, {"my_table_id": table_id}), (SNAP, new)]


def line(table_id: str, number: int, said: Any) -> Write:
    """A line of chat."""
    return SAY, {"table_id": table_id, "seq": number, "body": dumps(said)}


def unsaid(table_id: str, lines: Iterable[Any]) -> list[Write]:
    """Lines of chat are gone."""
    return [(UNSAY, {"my_table_id": table_id, "my_seq": said[0]}) for said in lines]


def written_down(guest: str, table_id: str, seat: int, text: str) -> list[Write]:
    """What a guest has written for himself on a seat, in the place of what was there."""
    row = {"table_id": table_id, "seat": seat, "guest": guest, "body": text}
    key = {"my_table_id": table_id, "my_seat": seat, "my_guest": guest}
    return [(WIPE, key), *([(WRITE_DOWN, row)] if text else [])]


def left_beforehand(table_id: str, seat: int, body: Any) -> list[Write]:
    """What was left for a seat beforehand, in the place of what was there; None: it is gone."""
    gone = (TAKE_BACK, {"my_table_id": table_id, "my_seat": seat})
    if body is None:
        return [gone]
    return [gone, (LEAVE, {"table_id": table_id, "seat": seat, "guest": body["guest"], "body": dumps(body)})]


def handed_over(guest: str, heir: str, table_id: str) -> Write:
    """The notes of a guest at a table belong to whom he is at another device."""
    return HAND_OVER, {"my_table_id": table_id, "my_guest": guest, "heir": heir}


def wiped(guest: str) -> Write:
    """No notes of the guest are left."""
    return WIPE_ALL, {"my_guest": guest}


def same_person(guest: str, person: str) -> list[Write]:
    """A guest is who another one is, from now on."""
    return [(LEAVE_KIN, {"my_guest": guest}), (JOIN_KIN, {"guest": guest, "person": person})]


def nobody_else(guest: str) -> list[Write]:
    """No other guest is the same person."""
    return [(LEAVE_KIN, {"my_guest": guest}), (END_KIN, {"my_person": guest})]


def sitting(guest: str, table_id: str) -> list[Write]:
    """The table is in the guest's list."""
    return [standing_up(guest, table_id), (SIT, {"guest": guest, "table_id": table_id})]


def standing_up(guest: str, table_id: str) -> Write:
    """The table is not in the guest's list."""
    return STAND_UP, {"my_guest": guest, "my_table_id": table_id}


def erased(table_id: str) -> list[Write]:
    """Nothing is left of a table."""
    return [*((part, {"my_table_id": table_id}) for part in PARTS), (ERASE, {"my_id": table_id})]


def cut(table_id: str, last: int) -> Write:
    """No rows after a number."""
    return CUT, {"my_table_id": table_id, "my_seq": last}


def noticed(key: str, value: str) -> list[Write]:
    """A fact about the whole house."""
    both = {"my_key": key, "my_value": value}
    return [(BEGIN_NOTICE, both), (RENEW_NOTICE, both)]


def finished(table_id: str, brief: Any) -> list[Write]:
    """What is kept of a match for the history of its players, once it is over; lessons and puzzles are none."""
    body = body_of(brief)
    if body is None:
        return []
    times = {"begun": 0.0, "ended": time.time(), "moves": 0}
    company = finished_in({"table_id": table_id, "game": brief["game"], **times, "body": body, "helped": False}).company
    facts = {"my_table_id": table_id, "my_game": brief["game"], "my_ended": times["ended"], "my_body": dumps(body)}
    facts |= {"my_company": company, "my_rated": int(Reckoned.NOT_YET if company else Reckoned.NEVER)}
    guests = sorted({one["who"] for one in body["players"] if one["who"]})
    return [(FINISH, facts), *(played(guest, table_id) for guest in guests)]


def played(guest: str, table_id: str) -> Write:
    """The guest plays, or has played, in this match."""
    return PLAY, {"my_guest": guest, "my_table_id": table_id}


def helped(guest: str, table_id: str) -> list[Write]:
    """The guest was given a hint in this match."""
    return [played(guest, table_id), (HELP, {"my_guest": guest, "my_table_id": table_id})]


def reckoned(table_id: str, how: Reckoned, ratings: Mapping[str, tuple[float, float, int]], game: str) -> list[Write]:
    """What came of a match for the ratings of those who played."""
    writes: list[Write] = [(RECKON, {"my_table_id": table_id, "my_rated": int(how)})]
    for guest, (mu, sigma, matches) in ratings.items():
        row = {"guest": guest, "game": game, "mu": mu, "sigma": sigma, "matches": matches}
        writes += [(UNRATE_IN, {"my_guest": guest, "my_game": game}), (RATE_IN, row)]
    return writes


def forgotten(guest: str) -> Write:
    """The guest has no rating any more."""
    return FORGO, {"my_guest": guest}


def unplayed(guest: str, table_id: str) -> Write:
    """The match is in the guest's history no longer."""
    return UNPLAY, {"my_guest": guest, "my_table_id": table_id}


def retold(table_id: str, body: Any) -> Write:
    """Other facts about a finished match."""
    return RETELL, {"my_table_id": table_id, "my_body": dumps(body)}


def rated(guest: str, *, on: bool) -> list[Write]:
    """Whether the guest wants a rating."""
    who = {"my_guest": guest}
    return [(RATE, who), *([] if on else [(UNRATE, who)])]


def analysed(table_id: str, body: str | None) -> list[Write]:
    """What was found of a match, if its table is still there; None: somebody waits for it."""
    row = {"my_table_id": table_id, "my_body": body, "my_asked": time.time()}
    return [(UNANALYSE, {"my_table_id": table_id}), (ANALYSE, row)]
