"""Play over days: a table that is due is found without reading the others."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """When somebody's time is up at a table, and the way to those where it is."""
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_due", "tables", ["due"])
