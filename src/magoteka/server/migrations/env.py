"""Alembic's door: the connection is handed in, with the transaction in which everything happens or nothing."""

from alembic import context

from magoteka.server.database import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, transactional_ddl=True)
context.run_migrations()
