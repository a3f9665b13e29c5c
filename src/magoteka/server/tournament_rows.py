"""What is stored of tournaments: a row each, and who takes part where."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from magoteka.server.database import ENTRANTS, TOURNAMENTS
from magoteka.server.statements import Write, named
from magoteka.table.guests import Appearance
from magoteka.table.store import dumps
from magoteka.table.tournament import Board, Entrant, Plan, Round, Tournament

BODY = ("plan", "organisers", "entrants", "rounds", "contests")
BEGIN = TOURNAMENTS.insert()
NEXT = (
    TOURNAMENTS.update()
    .where(TOURNAMENTS.c.id == named(TOURNAMENTS.c.id), TOURNAMENTS.c.version == named(TOURNAMENTS.c.version, "last"))
    .values({name: named(TOURNAMENTS.c[name]) for name in ("closed", "version", "body")})
)
COME = ENTRANTS.insert()
GO = ENTRANTS.delete().where(
    ENTRANTS.c.guest == named(ENTRANTS.c.guest), ENTRANTS.c.tournament == named(ENTRANTS.c.tournament)
)
GO_EVERYWHERE = ENTRANTS.delete().where(ENTRANTS.c.guest == named(ENTRANTS.c.guest))


def body_of(it: Tournament) -> str:
    """What a row says beside its columns."""
    whole = asdict(it)
    return dumps({name: whole[name] for name in BODY})


def begun(it: Tournament) -> Write:
    """A new tournament."""
    columns = {name: getattr(it, name) for name in ("id", "club", "season", "opened", "closed", "version")}
    return BEGIN, {**columns, "body": body_of(it)}


def kept(it: Tournament) -> Write:
    """A tournament as it is after a change; nothing is written if somebody else was quicker."""
    columns = {f"my_{name}": getattr(it, name) for name in ("id", "closed")}
    return NEXT, {**columns, "last": it.version, "my_version": it.version + 1, "my_body": body_of(it)}


def present(guest: str, tournament: str) -> list[Write]:
    """The tournament is in the guest's list."""
    gone = {"my_guest": guest, "my_tournament": tournament}
    return [(GO, gone), (COME, {"guest": guest, "tournament": tournament})]


def nowhere(guest: str) -> Write:
    """No tournament is in the guest's list."""
    return GO_EVERYWHERE, {"my_guest": guest}


def tournament_in(row: Any) -> Tournament:
    """A tournament from its row."""
    body = json.loads(row.body)
    plan = Plan(**{**body["plan"], "games": tuple(body["plan"]["games"])})
    entrants = tuple(Entrant(**{**one, "look": Appearance(**one["look"])}) for one in body["entrants"])
    rounds = tuple(round_in(one) for one in body["rounds"])
    columns = (row.club, row.season, row.opened, row.closed, row.version)
    return Tournament(row.id, plan, tuple(body["organisers"]), entrants, rounds, tuple(body["contests"]), *columns)


def round_in(one: Any) -> Round:
    """A round from what is stored of it."""
    boards = (
        Board(**{**board, "seats": tuple(board["seats"]), "places": tuple(board["places"])}) for board in one["boards"]
    )
    return Round(one["game"], tuple(boards), tuple(one["byes"]))
