"""The clock that all processes of a house share: the one of its database, PostgreSQL."""

import sqlalchemy as sa

from magoteka.server.database import PROCESSES

NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()), sa.Float)
ALIVE = PROCESSES.c.until > NOW
