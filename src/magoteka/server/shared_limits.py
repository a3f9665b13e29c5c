"""Limits that hold for all processes of a house together: each tells the others now and then what it has given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from magoteka.server.clock import NOW
from magoteka.server.connections import Connection, Engine
from magoteka.server.database import SPENT
from magoteka.server.limits import Buckets, Limits

GRAIN = 1000  # parts of a token in which sums are kept: what costs little is not lost


class SharedBuckets(Buckets):
    """Buckets that know what was taken since the others were told."""

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self.taken: Counter[str] = Counter()

    def take(self, key: str, cost: float = 1) -> bool:
        """Take tokens of the key's bucket."""
        took = super().take(key, cost)
        self.taken[key] += round(cost * GRAIN) if took else 0
        return took

    def spending(self) -> Counter[str]:
        """What was taken since the last time this was asked."""
        taken, self.taken = self.taken, Counter()
        return +taken

    def lack(self, key: str, level: int) -> None:
        """So much is missing in the key's bucket, by what all have taken until the others were told."""
        bucket = self.by_key.get(key)
        if bucket is not None and bucket.has(0):
            bucket.tokens = min(bucket.tokens, max(0.0, self.burst - (level + self.taken[key]) / GRAIN))


def shared_in(limits: Limits) -> dict[str, SharedBuckets]:
    """The buckets of a house that hold for all its processes, by name."""
    return {name: one for name, one in vars(limits).items() if isinstance(one, SharedBuckets)}


class Sharing:
    """What the database keeps of what all processes have given: by how much each bucket is not full."""

    def __init__(self, engine: Engine, buckets: Mapping[str, SharedBuckets]) -> None:
        self.engine = engine
        self.buckets = buckets

    @property
    def memory(self) -> float:
        """Seconds after which every bucket is full again."""
        return max((one.burst / one.rate for one in self.buckets.values()), default=0.0)

    async def share(self) -> None:
        """Add what was taken here to what all have taken; it is missing in our buckets too."""
        taken = {name: spent for name, one in sorted(self.buckets.items()) if (spent := one.spending())}
        if not taken:
            return
        async with self.engine.begin() as db:
            levels = {name: await self.added(db, name, spent) for name, spent in taken.items()}
        for name, by_key in levels.items():
            for key, level in by_key.items():
                self.buckets[name].lack(key, level)

    async def added(self, db: Connection, name: str, taken: Mapping[str, int]) -> dict[str, int]:
        """By how much the buckets of a name are not full now; they have filled since anybody last took from them."""
        new = insert(SPENT).values(
            [{"key": f"{name}:{key}", "total": n, "at": NOW} for key, n in sorted(taken.items())]
        )
        filled = sa.cast((NOW - SPENT.c.at) * self.buckets[name].rate * GRAIN, sa.BigInteger)
        grown = {"total": sa.func.greatest(0, SPENT.c.total - filled) + new.excluded.total, "at": NOW}
        upsert = new.on_conflict_do_update(index_elements=["key"], set_=grown)
        found = await db.execute(upsert.returning(SPENT.c.key, SPENT.c.total))
        return {row.key.partition(":")[2]: row.total for row in found}
