"""How much one guest or address may ask for."""

from __future__ import annotations

from magoteka.table.limits import Bucket, Purse
from magoteka.table.listener import Listener

MESSAGE_BYTES = 4096


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


class Limits:
    """What the house counts: by guest, whatever the number of his sockets, and by address, whatever his cookies."""

    def __init__(self, kind: type[Buckets] = Buckets) -> None:
        self.calls = kind(10, 600)  # requests of a guest
        self.calls_from = kind(20, 3000)  # and from an address: a match that ends costs forty people behind it 2,600
        self.openings = kind(0.5, 30)  # tables of a guest
        self.openings_from = kind(0.5, 60)  # tables from an address
        self.analyses = kind(0.02, 12)  # matches that a guest lets be analysed
        self.analyses_from = kind(0.05, 30)  # and from an address
        self.codes = kind(0.1, 10)  # wrong codes for another device, of a guest
        self.codes_from = kind(0.2, 60)  # and from an address
        self.codes_of_all = kind(2, 100)  # and wrong ones from all together
        self.letters = kind(0.00005, 4)  # letters that a guest, or an address, is sent unasked: four, then four a day
        self.stored = kind(
            0.0003, 60
        )  # megabytes of records and of tables that go on, from an address: 60 at once, then some 25 a day
        self.knocks = kind(4, 240)  # connections from an address
        self.messages = Buckets(20, 200)  # of a guest; the whole table costs three
        self.messages_from = Buckets(80, 400)
        self.chat = Buckets(1, 5)
        self.chat_from = Buckets(5, 60)

    def may_call(self, who: str, address: str, price: float) -> bool:
        """Whether a guest, or a browser without one, may ask for something that costs so much."""
        return self.calls.take(who, price) and self.calls_from.take(address, price)

    def may_guess(self, who: str | None, address: str) -> bool:
        """Whether somebody may try a code; whoever has guessed wrong is slowed down, and he alone."""
        theirs = self.codes_from.of(address)
        his = theirs if who is None else self.codes.of(who)
        return his.has() and theirs.has() and (theirs.full or self.codes_of_all.of("").has())

    def guessed(self, who: str | None, address: str) -> None:
        """Somebody was wrong."""
        if who is not None:
            self.codes.take(who)
        self.codes_from.take(address)
        self.codes_of_all.take("")

    def bind(self, one: Listener, address: str) -> None:
        """A connection shares what its guest and its address may do."""
        who = one.guest or f"at {address}"
        one.address = address
        one.messages = Purse(self.messages.of(who), self.messages_from.of(address))
        one.chat = Purse(self.chat.of(who), self.chat_from.of(address))
