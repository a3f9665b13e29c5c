"""Ratings, kept with every match that counts; which of the older ones may."""

import hashlib
import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"

TABLES = sa.table("tables", *map(sa.column, ("id", "head")))
ANSWERS = sa.table("answers", *map(sa.column, ("table_id", "kind")))
MATCHES = sa.table("matches", *map(sa.column, ("table_id", "game", "body", "company", "rated")))
NEVER = 2


def upgrade() -> None:
    """Who met whom at which game, what came of it, and the way to both."""
    op.add_column("matches", sa.Column("company", sa.Text))
    op.add_column("matches", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.create_index("matches_company", "matches", ["company", "ended"])
    op.create_index("matches_rated", "matches", ["rated", "ended"])
    op.create_index("played_table", "played", ["table_id"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    db = op.get_bind()
    heads = sa.select(MATCHES.c.table_id, MATCHES.c.game, MATCHES.c.body, TABLES.c.head)
    returned = sa.select(ANSWERS.c.table_id).where(ANSWERS.c.kind == "rewind").distinct()
    back = set(db.execute(returned).scalars())
    rows = db.execute(heads.join_from(MATCHES, TABLES, TABLES.c.id == MATCHES.c.table_id)).all()
    for table_id, game, body, head in rows:
        company = None if table_id in back else company_of(game, json.loads(body), json.loads(head))
        facts = {"company": company, "rated": 0 if company else NEVER}
        db.execute(MATCHES.update().where(MATCHES.c.table_id == table_id).values(facts))


def company_of(game: str, body: Any, head: Any) -> str | None:
    """Several people, each himself at a screen of his own, under a seal that is not broken."""
    sealed = bool((head.get("seal") or {}).get("secret")) and "contest" not in body
    people = [one["who"] for one in body["players"] if one["bot"] is None and not one["here"] and one["who"]]
    if not sealed or len(set(people)) < len(body["players"]) or not 0 < len(body["winners"]) < len(people):
        return None
    return hashlib.sha256(" ".join([game, *sorted(people)]).encode()).hexdigest()[:24]
