"""How much one connection may ask for."""

from __future__ import annotations

import time


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
