"""Limits that hold for all processes of a house together: each tells the others now and then what it has given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from magoteka.server.clock import NOW
from magoteka.server.connections import Engine
from magoteka.server.database import SPENT
from magoteka.server.limits import Buckets, Limits

WINDOW = 60.0  # seconds after which a bucket is full again, and nobody remembers what was asked for
MOST = 10_000  # keys whose sums are remembered


class SharedBuckets(Buckets):
    """Buckets that know what was taken since the others were told."""

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self.taken: Counter[str] = Counter()

    def take(self, key: str, cost: float = 1) -> bool:
        """Take tokens of the key's bucket."""
        took = super().take(key, cost)
        self.taken[key] += round(cost) if took else 0
        return took

    def spending(self) -> Counter[str]:
        """What was taken since the last time this was asked."""
        taken, self.taken = self.taken, Counter()
        return +taken

    def spend(self, key: str, tokens: int) -> None:
        """Tokens of the key's bucket that were taken elsewhere."""
        bucket = self.by_key.get(key)
        if bucket is not None:
            bucket.tokens = max(0.0, bucket.tokens - tokens)


def shared_in(limits: Limits) -> dict[str, SharedBuckets]:
    """The buckets of a house that hold for all its processes, by name."""
    return {name: one for name, one in vars(limits).items() if isinstance(one, SharedBuckets)}


class Sharing:
    """The sums that the database keeps of what all processes have given."""

    def __init__(self, engine: Engine, buckets: Mapping[str, SharedBuckets]) -> None:
        self.engine = engine
        self.buckets = buckets
        self.known: dict[str, int] = {}

    async def share(self) -> None:
        """Add what was taken here to the sums; what others have added is taken from our buckets too."""
        taken = {f"{name}:{key}": n for name, one in self.buckets.items() for key, n in one.spending().items()}
        if not taken:
            return
        for full_key, total in (await self.added(taken)).items():
            before = total - taken[full_key]
            known = self.known.get(full_key, 0)
            name, _, key = full_key.partition(":")
            self.buckets[name].spend(key, before - known if known <= before else before)
            self.known[full_key] = total
        if len(self.known) > MOST:
            self.known = {key: self.known[key] for key in taken}

    async def added(self, taken: Mapping[str, int]) -> dict[str, int]:
        """The new sums; one that nobody has added to for a while begins anew."""
        new = insert(SPENT).values([{"key": key, "total": n, "at": NOW} for key, n in sorted(taken.items())])
        fresh = sa.case((SPENT.c.at < NOW - WINDOW, 0), else_=SPENT.c.total)
        grown = {"total": fresh + new.excluded.total, "at": NOW}
        upsert = new.on_conflict_do_update(index_elements=["key"], set_=grown)
        async with self.engine.begin() as db:
            found = await db.execute(upsert.returning(SPENT.c.key, SPENT.c.total))
            return {row.key: row.total for row in found}
