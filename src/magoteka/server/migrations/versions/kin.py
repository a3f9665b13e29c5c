"""Which guests are the same person at another device."""

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    """Nobody is known to be somebody else yet."""
    op.create_table(
        "kin",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
    )
    op.create_index("kin_person", "kin", ["person"])
