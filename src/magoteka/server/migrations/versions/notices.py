"""Notices: the ways by which guests are told, and what was told last."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    """Nobody has chosen a way yet."""
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("guest", "kind", "to", "lang", "origin", "table_id")),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("daily", sa.Integer, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
    )
    op.create_index("channels_guest", "channels", ["guest"])
    op.create_table(
        "told",
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("question", sa.Text, nullable=False),
    )
