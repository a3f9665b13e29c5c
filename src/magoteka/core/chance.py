"""The generator behind nature's answers, the same interpreted and compiled."""

import hmac
import secrets
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """Marsaglia's KISS on 32-bit words: small, fast, and never wider than a machine word."""

    x: i64
    y: i64
    z: i64
    w: i64

    def __init__(self, seed: int) -> None:
        words = seed_words(seed)
        self.x = words[0]
        self.y = words[1] | 1
        self.z = words[2] % 0x7FFFFFFE + 1
        self.w = words[3] % 0x7FFFFFFE + 1

    def word(self) -> i64:
        """The next 32 random bits."""
        self.x = (69069 * self.x + 1234567) & WORD
        y = self.y
        y ^= (y << 13) & WORD
        y ^= y >> 17
        y ^= (y << 5) & WORD
        self.y = y
        self.z = 36969 * (self.z & 0xFFFF) + (self.z >> 16)
        self.w = 18000 * (self.w & 0xFFFF) + (self.w >> 16)
        mixed = (((self.z << 16) & WORD) + self.w) & WORD
        return ((mixed ^ self.x) + y) & WORD

    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1, each equally likely (Lemire's rejection keeps it exact)."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            floor = (WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def unit(self) -> float:
        """A float in [0, 1)."""
        return float(self.word()) / 4294967296.0

    def turn_to(self, place: int) -> None:
        """What comes next is read for the answer at a place of a match; to most generators all places are one."""

    def standing(self) -> list[int]:
        """Where it stands, as numbers to be kept."""
        return [self.x, self.y, self.z, self.w]


def rng_at(words: list[int]) -> Rng:
    """A generator that goes on from there."""
    rng = Rng(0)
    rng.x = words[0]
    rng.y = words[1]
    rng.z = words[2]
    rng.w = words[3]
    return rng


class SecretRng(Rng):
    """Nature at a table of people: from the operating system, so that no outcome foretells the next."""

    def __init__(self) -> None:
        super().__init__(0)

    def word(self) -> i64:
        return i64(secrets.randbits(32))


class SealedRng(Rng):
    """Nature under seal: each place of a match has a stream of its own, which only the key foretells."""

    key: bytes
    place: int
    block: int
    words: bytes
    read: int

    def __init__(self, key: bytes) -> None:
        super().__init__(0)
        self.key = key
        self.turn_to(0)

    def turn_to(self, place: int) -> None:
        self.place = place
        self.block = 0
        self.words = b""
        self.read = 0

    def word(self) -> i64:
        if self.read == len(self.words):
            self.words = hmac.digest(self.key, f"{self.place} {self.block}".encode(), "sha256")
            self.block += 1
            self.read = 0
        self.read += 4
        return i64(int.from_bytes(self.words[self.read - 4 : self.read], "big"))


class OneNumber(Rng):
    """A source that gives one number, and knows of how many it was asked first: for those who count outcomes."""

    number: i64
    of: i64

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number
        self.of = 0

    def below(self, n: i64) -> i64:
        if self.of == 0:
            self.of = n
        return min(self.number, n - 1)


def seed_words(seed: int) -> list[int]:
    """Four well-mixed 32-bit words of any whole number (splitmix64)."""
    state = seed & 0xFFFFFFFFFFFFFFFF
    words: list[int] = []
    for _ in range(4):
        state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append((mixed ^ (mixed >> 31)) >> 32)
    return words
