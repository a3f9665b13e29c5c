"""Analyses of finished matches, kept beside them."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """What was found of a match, or that somebody waits for it."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("body", sa.Text),
        sa.Column("asked", sa.Float, nullable=False),
    )
