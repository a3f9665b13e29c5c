"""Contests in which all have the same cards, and who has had them."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Contests, and a row for everybody in each of their deals."""
    op.create_table(
        "contests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("closed", sa.Float, nullable=False, server_default="0"),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("contest", sa.Text, primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
    )
