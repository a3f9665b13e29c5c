"""How much one guest or address may ask for."""

from __future__ import annotations

from magoteka.table.limits import Bucket

MESSAGE_BYTES = 4096
BODY_BYTES = 16384


class Buckets:
    """A bucket for every key; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.by_key: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1) -> bool:
        """Take tokens of the key's bucket."""
        return self.of(key).take(cost)

    def of(self, key: str) -> Bucket:
        """The bucket of a key."""
        if len(self.by_key) >= self.most and key not in self.by_key:
            self.by_key = {old: bucket for old, bucket in self.by_key.items() if not bucket.full}
        return self.by_key.setdefault(key, Bucket(self.rate, self.burst))
