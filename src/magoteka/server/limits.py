"""How much one connection, guest or address may ask for."""

from __future__ import annotations

import time

MESSAGE_BYTES = 4096
BODY_BYTES = 16384


class Bucket:
    """A bucket of tokens that fills at `rate` a second up to `burst`."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was taken for so long that the bucket can be forgotten."""
        return self.tokens + (time.monotonic() - self.filled) * self.rate >= self.burst


class Buckets:
    """A bucket for every key; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.by_key: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Take a token of the key's bucket."""
        if len(self.by_key) >= self.most:
            self.by_key = {old: bucket for old, bucket in self.by_key.items() if not bucket.full}
        return self.by_key.setdefault(key, Bucket(self.rate, self.burst)).take()
