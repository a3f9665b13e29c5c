"""Finished matches, for the history of those who played; tables that had ended before are counted too."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"

TABLES = sa.table("tables", *map(sa.column, ("id", "head", "brief", "touched")))
ANSWERS = sa.table("answers", *map(sa.column, ("table_id", "kind", "at")))


def upgrade() -> None:
    """Matches, who played in them, and who wants no rating."""
    matches = op.create_table(
        "matches",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    played = op.create_table(
        "played",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("helped", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table("unrated", sa.Column("guest", sa.Text, primary_key=True))
    db = op.get_bind()
    for table_id, head, brief, touched in db.execute(sa.select(TABLES)).all():
        body = body_of(head, brief)
        if body is None:
            continue
        mine = ANSWERS.c.table_id == table_id
        begun = db.execute(sa.select(sa.func.min(ANSWERS.c.at)).where(mine)).scalar()
        moves = db.execute(sa.select(sa.func.count()).where(mine, ANSWERS.c.kind == "answer")).scalar()
        times = {"begun": touched if begun is None else begun, "ended": touched, "moves": moves}
        row = {"table_id": table_id, "game": json.loads(head)["game"], **times, "body": json.dumps(body)}
        db.execute(matches.insert().values(row))
        for guest in sorted({one["who"] for one in body["players"] if one["who"]}):
            helped = 1  # whether hints were asked for was not written down
            db.execute(played.insert().values(guest=guest, table_id=table_id, helped=helped))


def body_of(head: str, brief: str) -> Any:
    """Who played and what came of it; None where a match is not over, or nobody can read it."""
    try:
        about, now = json.loads(head), json.loads(brief)
        if not now["over"] or now.get("broken") or about.get("lesson") or about.get("puzzle"):
            return None
        players = [
            {"name": seat["name"], "who": seat["holder"], "bot": seat["level"], "here": seat["here"]}
            for seat in now["seats"]
        ]
        return {"players": players, "winners": now["winners"], "scores": now.get("scores", [])}
    except (ValueError, KeyError, TypeError):
        return None
