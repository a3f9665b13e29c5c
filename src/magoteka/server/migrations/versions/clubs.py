"""Clubs: who is in them, what is said there, and their tables."""

import sqlalchemy as sa
from alembic import op

revision = "14"
down_revision = "13"


def upgrade() -> None:
    """Nobody has opened a club yet."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("joining", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("badge", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("muted", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
    )
    op.create_index("members_guest", "members", ["guest"])
    op.create_table(
        "club_words",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("club_words_club", "club_words", ["club"])
    op.create_index("club_words_guest", "club_words", ["guest"])
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("club", sa.Text, nullable=False),
    )
    op.create_index("club_tables_club", "club_tables", ["club"])
