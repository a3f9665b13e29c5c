"""How much one connection may ask for."""

from __future__ import annotations

from time import monotonic as now


class Bucket:
    """A bucket of tokens that fills at `rate` a second up to `burst`."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = now()

    def take(self, cost: float = 1) -> bool:
        """Take tokens if there are as many."""
        moment = now()
        self.tokens = min(self.burst, self.tokens + (moment - self.filled) * self.rate)
        self.filled = moment
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def has(self, cost: float = 1) -> bool:
        """Whether there are as many tokens; none is taken."""
        return self.take(0) and self.tokens >= cost

    @property
    def full(self) -> bool:
        """Whether nothing was taken for so long that the bucket can be forgotten."""
        return self.tokens + (now() - self.filled) * self.rate >= self.burst


class Purse:
    """Several buckets, each of which must have enough: what a guest may do, and what all at one address may do."""

    def __init__(self, *buckets: Bucket) -> None:
        self.buckets = buckets

    def take(self, cost: float = 1) -> bool:
        """Take tokens of all buckets."""
        return all(bucket.take(cost) for bucket in self.buckets)
