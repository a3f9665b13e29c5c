"""Tournaments, and who takes part in them."""

import sqlalchemy as sa
from alembic import op

revision = "15"
down_revision = "14"


def upgrade() -> None:
    """Nobody has opened one yet."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("closed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("tournaments_club", "tournaments", ["club"])
    op.create_index("tournaments_season", "tournaments", ["season"])
    op.create_table(
        "entrants",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("tournament", sa.Text, primary_key=True),
    )
