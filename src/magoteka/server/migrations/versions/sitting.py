"""A table is found in the lists of its guests without reading all lists: whoever deletes it need not wait."""

from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """The way from a table to those in whose lists it is."""
    op.create_index("sitting_table", "sitting", ["table_id"])
