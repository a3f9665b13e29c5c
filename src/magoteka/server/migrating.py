"""A database of any schema becomes one of today's, whole or not at all; a newer one is refused."""

from __future__ import annotations

import sqlalchemy as sa

from magoteka.server.database import ABOUT, SCHEMA

NUMBER = ABOUT.c.key == "schema"
QUEUE = 7242906  # the lock of PostgreSQL for which processes that start together wait in turn


def migrate(db: sa.Connection) -> None:
    """Bring the schema up to date; a connection without a transaction is handed in, and left without one."""
    if schema_of(db) != SCHEMA:
        db.rollback()
        alone(db)
        upgrade(db, schema_of(db))
    db.commit()


def schema_of(db: sa.Connection) -> int | None:
    """The number of the schema that is there, if any; a newer one than ours is refused."""
    if not sa.inspect(db).has_table(ABOUT.name):
        return None
    found = db.execute(sa.select(ABOUT.c.value).where(NUMBER)).scalar()
    if found is not None and int(found) > SCHEMA:
        raise RuntimeError(f"The data were written by a newer Magoteka (schema {found}, here {SCHEMA}).")
    return None if found is None else int(found)


def alone(db: sa.Connection) -> None:
    """Let no other process change the schema until the end of this transaction."""
    if db.dialect.name == "sqlite":
        db.exec_driver_sql("BEGIN IMMEDIATE")  # Python's SQLite begins none by itself before a change of schema
    else:
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(QUEUE)))


def upgrade(db: sa.Connection, found: int | None) -> None:
    """Take every step from the schema that was found; the number that older programs read goes with it."""
    if found == SCHEMA:
        return
    from alembic import command  # only a house that is new or old needs it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "magoteka.server:migrations")
    config.attributes["connection"] = db
    if found is not None:
        command.stamp(config, str(found))
    command.upgrade(config, "head")
    db.execute(ABOUT.delete().where(NUMBER))
    db.execute(ABOUT.insert().values(key="schema", value=str(SCHEMA)))
