"""What is stored of clubs, and what is said to the database when something about them changes."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from magoteka.server.database import CLUB_TABLES, CLUB_WORDS, CLUBS, MEMBERS
from magoteka.server.statements import Write, named
from magoteka.table import wire
from magoteka.table.guests import Appearance, Guest
from magoteka.table.store import dumps

ROW = sa.and_(MEMBERS.c.club == named(MEMBERS.c.club), MEMBERS.c.guest == named(MEMBERS.c.guest))
AS = MEMBERS.c.role == named(MEMBERS.c.role, "old_role")
BADGE = sa.and_(MEMBERS.c.club == named(MEMBERS.c.club), MEMBERS.c.badge == named(MEMBERS.c.badge))
NOTHING: sa.ColumnElement[str] = sa.literal_column("''")
REMOVED: sa.ColumnElement[str] = sa.literal_column("'removed'")

FOUND = CLUBS.insert()
ENTER = MEMBERS.insert()
LEAVE = MEMBERS.delete().where(ROW)
RENAME = MEMBERS.update().where(MEMBERS.c.guest == named(MEMBERS.c.guest), MEMBERS.c.role != REMOVED)
RENAME = RENAME.values(body=named(MEMBERS.c.body))
WISH = MEMBERS.update().where(ROW).values(wish=named(MEMBERS.c.wish))
BLANK = MEMBERS.update().where(MEMBERS.c.guest == named(MEMBERS.c.guest)).values(body=NOTHING, wish=NOTHING)
VANISH = MEMBERS.delete().where(MEMBERS.c.guest == named(MEMBERS.c.guest), MEMBERS.c.role != REMOVED)
APPOINT = MEMBERS.update().where(BADGE, AS).values(role=named(MEMBERS.c.role))
MUTE = MEMBERS.update().where(BADGE).values(muted=named(MEMBERS.c.muted))
THIS = CLUBS.c.id == named(CLUBS.c.id)
RENEW = CLUBS.update().where(THIS).values(joining=named(CLUBS.c.joining))
CHANGE = CLUBS.update().where(THIS, CLUBS.c.version == named(CLUBS.c.version))
CHANGE = CHANGE.values(body=named(CLUBS.c.body), version=CLUBS.c.version + sa.literal_column("1"))
SAY = CLUB_WORDS.insert()
UNSAY = CLUB_WORDS.delete().where(CLUB_WORDS.c.id == named(CLUB_WORDS.c.id))
SILENCE = CLUB_WORDS.delete().where(CLUB_WORDS.c.guest == named(CLUB_WORDS.c.guest))
SEAT = CLUB_TABLES.insert()
ERASE = (
    CLUBS.delete().where(THIS),
    *(part.delete().where(part.c.club == named(CLUBS.c.id)) for part in (MEMBERS, CLUB_WORDS, CLUB_TABLES)),
)


@dataclass(frozen=True)
class Club:
    """A club: the secret of its link, what it is called and what is played there."""

    id: str
    joining: str
    version: int
    name: str
    about: str
    games: list[wire.ClubGame]


@dataclass(frozen=True)
class Member:
    """Somebody in a club, or removed from it; `badge` tells him apart for the others."""

    club: str
    guest: Guest
    badge: str
    role: wire.Role
    muted: bool
    since: float
    wish: wire.ClubWish | None

    @property
    def organises(self) -> bool:
        """Whether he keeps the club."""
        return self.role in ("owner", "organiser")

    def wishes(self) -> wire.ClubWish | None:
        """What he would play now."""
        return self.wish if self.wish is not None and self.wish.until > time.time() else None


def secret() -> str:
    """The secret of a link."""
    return secrets.token_urlsafe(18)


def club_in(row: Any) -> Club:
    """A club from its row."""
    body = json.loads(row.body)
    games = [wire.ClubGame(**one) for one in body["games"]]
    return Club(row.id, row.joining, row.version, body["name"], body["about"], games)


def member_in(row: Any) -> Member:
    """Somebody from his row."""
    body: Any = json.loads(row.body) if row.body else {"name": "", "look": {}}
    guest = Guest(row.guest, body["name"], Appearance(**body["look"]))
    wish = wire.ClubWish(**json.loads(row.wish)) if row.wish else None
    return Member(row.club, guest, row.badge, row.role, bool(row.muted), row.since, wish)


def body_of(name: str, about: str, games: list[wire.ClubGame]) -> str:
    """What a club is called and plays, as it is stored."""
    return dumps({"name": name, "about": about, "games": [asdict(one) for one in games]})


def face_of(guest: Guest) -> str:
    """A name and a look, as they are stored."""
    return dumps({"name": guest.name, "look": asdict(guest.look)})


def entering(club: str, guest: Guest, role: wire.Role) -> Write:
    """Somebody is in a club from now on."""
    row = {"club": club, "guest": guest.id, "badge": secrets.token_hex(6), "role": role, "muted": 0}
    return ENTER, row | {"since": time.time(), "body": face_of(guest), "wish": ""}


def founding(club: str, guest: Guest, name: str, joining: str) -> list[Write]:
    """A new club with its owner."""
    body = body_of(name, "", [])
    return [(FOUND, {"id": club, "joining": joining, "version": 0, "body": body}), entering(club, guest, "owner")]


def leaving(who: Member) -> Write:
    """Somebody is in a club no longer."""
    return LEAVE, {"my_club": who.club, "my_guest": who.guest.id}


def appointed(who: Member, role: wire.Role) -> Write:
    """Somebody has another role, if nobody has given him one meanwhile."""
    return APPOINT, {"my_club": who.club, "my_badge": who.badge, "old_role": who.role, "my_role": role}


def muted(who: Member, *, on: bool) -> Write:
    """Somebody may put up announcements no more, or again."""
    return MUTE, {"my_club": who.club, "my_badge": who.badge, "my_muted": int(on)}


def wishing(who: Member, wish: wire.ClubWish | None) -> Write:
    """What somebody would play."""
    body = "" if wish is None else dumps(asdict(wish))
    return WISH, {"my_club": who.club, "my_guest": who.guest.id, "my_wish": body}


def saying(who: Member, text: str) -> Write:
    """An announcement."""
    row = {"id": secrets.token_hex(8), "club": who.club, "guest": who.guest.id, "at": time.time(), "body": text}
    return SAY, row


def unsaying(word: str) -> Write:
    """An announcement is taken down."""
    return UNSAY, {"my_id": word}


def renewing(club: str) -> Write:
    """The link of before lets nobody in."""
    return RENEW, {"my_id": club, "my_joining": secret()}


def changing(club: str, wish: wire.ClubRules) -> Write:
    """Another name, other words and games, in the place of those of a version."""
    body = body_of(wish.name, wish.about, wish.games)
    return CHANGE, {"my_id": club, "my_version": wish.version, "my_body": body}


def seating(club: str, table: str) -> Write:
    """A table is the club's."""
    return SEAT, {"table_id": table, "club": club}


def erasing(club: str) -> list[Write]:
    """Nothing is left of a club."""
    return [(statement, {"my_id": club}) for statement in ERASE]


def renaming(guest: Guest) -> Write:
    """Somebody is called and drawn otherwise, in all his clubs."""
    return RENAME, {"my_guest": guest.id, "my_body": face_of(guest)}


def vanishing(guest: str) -> list[Write]:
    """Nothing of somebody is left in any club, but for the mark that one has removed him."""
    who = {"my_guest": guest}
    return [(SILENCE, who), (VANISH, who), (BLANK, who)]
