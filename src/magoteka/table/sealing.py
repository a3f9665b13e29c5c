"""The seal of a table: who has added a part, when nature may deal, and what is shown of it before the end and after."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from magoteka.core.chance import Rng
from magoteka.core.codec import Json
from magoteka.core.record import Answer, GameRecord
from magoteka.core.seal import (
    ALIKE,
    DICE,
    LOG,
    Part,
    Rewind,
    Said,
    Seal,
    back_link,
    commitment_of,
    dice_of,
    first_link,
    keyed,
    next_link,
)
from magoteka.table import wire
from magoteka.table.chronicle import BACK
from magoteka.table.seats import Seat
from magoteka.table.store import Row


@dataclass(frozen=True)
class Promise:
    """What the house commits to when it opens a table; `waits` for the parts of people before it deals."""

    commitment: str
    secret: str | None  # None: it was left behind in another house
    waits: bool
    program: str
    dice: int = DICE
    log: int = 1


def promised(program: str, *, waits: bool) -> Json:
    """A new promise, as it is stored."""
    secret = secrets.token_hex(32)
    return asdict(Promise(commitment_of(secret), secret, waits, program, log=LOG))


def same_for_all(program: str, secret: str) -> Json:
    """The promise of a table that has its luck in common with others: nobody adds a part, or it would differ."""
    return asdict(Promise(commitment_of(secret), secret, waits=False, program=program, dice=ALIKE, log=LOG))


class Sealing:
    """The seal of one table; `given` has what has come for each seat: None nothing yet, "" that nothing will."""

    def __init__(self, promise: Promise, record: GameRecord) -> None:
        self.promise = promise
        self.record = record
        self.given: list[str | None] = [None if promise.waits else ""] * record.seats
        self.parts: tuple[Part, ...] | None = None  # fixed with the deal
        self.link = ""
        self.since = 0
        self.rewinds: list[Rewind] = []
        self.keys = [""] * record.seats  # told when the match is over

    @property
    def held(self) -> bool:
        """Nature has not dealt yet."""
        return self.parts is None

    def part(self, number: int, seat: Seat) -> wire.SealPart:
        """What a seat has added so far."""
        given = self.given[number]
        if seat.level is not None:
            return wire.SealPart("bot", "")
        if given is None or (seat.open and self.promise.waits):
            return wire.SealPart("awaited", "")
        return wire.SealPart("player" if given else "none", given)

    def ready(self, seats: list[Seat]) -> bool:
        """Nothing is missing any more, and nature has not dealt yet."""
        return self.held and all(self.part(number, seat).by != "awaited" for number, seat in enumerate(seats))

    def fix(self, seats: list[Seat]) -> None:
        """From now on the parts are what they are."""
        shown = (self.part(number, seat) for number, seat in enumerate(seats))
        self.take_parts([[one.by, one.part] for one in shown])

    def take_parts(self, parts: Json) -> None:
        """Parts that are fixed; the log begins."""
        self.parts = tuple(Part(by, part) for by, part in parts)
        if self.promise.secret is not None:
            self.link = first_link(self.promise.secret, self.record, self.bare())

    def bare(self) -> Seal:
        """What is agreed on before the first answer."""
        promise, parts = self.promise, self.parts or (Part("none"),) * self.record.seats
        return Seal(
            promise.commitment,
            None,
            parts,
            since=self.since,
            program=promise.program,
            dice=promise.dice,
            log=promise.log,
        )

    def dice(self, otherwise: Rng) -> Rng:
        """Nature of this table; without parts or a secret it is what it would be without a seal."""
        if self.parts is None or self.promise.secret is None:
            return otherwise
        return dice_of(self.promise.secret, self.parts, len(self.rewinds), self.promise.dice)

    def waver(self, seat: int, place: int) -> Rng | None:
        """What the bot of a seat decides by after so many answers, where bots have their luck in common too."""
        if self.promise.dice != ALIKE or self.promise.secret is None:
            return None
        return Rng(int.from_bytes(keyed(self.promise.secret, f"magoteka bot {seat} {place}")[:8], "big"))

    def speaks(self, seat: int) -> bool:
        """Whether answers of a seat are its own, so that the log says whose they are: it has added a part."""
        return self.promise.log > 1 and self.parts is not None and self.parts[seat].by == "player"

    def opened(self, seat: int, key: str) -> bool:
        """Whether a key is the one of which a seat had given the fingerprint, and not known yet."""
        part = "" if self.parts is None else self.parts[seat].part
        return self.promise.log > 1 and part != "" and commitment_of(key) == part and not self.keys[seat]

    def linked(self, answers: Sequence[Answer], said: Sequence[Said] = ()) -> dict[str, Json]:
        """What a row says of the log when these answers are added to it, and what their seats have said."""
        if self.promise.secret is None or self.held:
            return {}
        self.link = next_link(self.promise.secret, self.link, answers, said)
        return {"link": self.link, **({"said": [list(one) for one in said]} if said else {})}

    def went_back(self, base: str, rewinds: Json) -> dict[str, Json]:
        """What a row says of the log when the table goes back, the last time so far, to where the link was `base`."""
        self.happen({"rewinds": rewinds})
        if self.promise.secret is None or self.held:
            return {}
        self.link = back_link(self.promise.secret, base, self.rewinds)
        return {"base": base, "link": self.link}

    # --- storing -----------------------------------------------------------------------------------------------------

    def fixed(self) -> dict[str, Json]:
        """What a row says with which nature deals; and from which answer on today's rules have been played."""
        assert self.parts is not None
        since = {"since": self.since} if self.since else {}
        return {"parts": [[one.by, one.part] for one in self.parts], **since}

    def kept(self) -> dict[str, Json]:
        """What a snapshot says of the seal."""
        keys = {"keys": self.keys} if any(self.keys) else {}
        return {"given": self.given, **({} if self.held else self.fixed()), **keys}

    def happen(self, body: Json) -> None:
        """What a stored row or a snapshot says of the seal."""
        self.given = list(body.get("given", self.given))
        self.since = body.get("since", self.since)
        self.keys = list(body.get("keys", self.keys))
        if "ruleset" in body:
            self.record = replace(self.record, ruleset=body["ruleset"])
        if "rewinds" in body:
            self.rewinds = [(kept, had) for _, _, kept, had in body["rewinds"]]
        if "parts" in body:
            self.take_parts(body["parts"])

    # --- showing -----------------------------------------------------------------------------------------------------

    def shown(self, seats: list[Seat], *, over: bool, later: bool = False) -> wire.Seal:
        """What everyone may see; the secret only when nothing can be done with it any more, which may be `later`."""
        fixed = [wire.SealPart(one.by, one.part) for one in self.parts or ()]
        parts = fixed or [self.part(number, seat) for number, seat in enumerate(seats)]
        secret = self.promise.secret
        state: wire.SealState = "held" if self.held else "lost" if secret is None else "open" if over else "dealt"
        if later and state == "open":
            return wire.Seal(self.promise.commitment, "later", parts, None)
        last = self.link if state == "open" else ""
        return wire.Seal(self.promise.commitment, state, parts, secret if over else None, last)

    def in_record(self, rows: list[Row], *, over: bool) -> Seal:
        """The seal for a record of these rows."""
        links: dict[int, str] = {}
        said: list[Said] = []
        count = 0
        for row in rows:
            said += [tuple(one) for one in row.body.get("said", ())]
            count += len(row.body.get("answers", ()))
            links |= {count: row.body["link"]} if "link" in row.body else {}
        seal = replace(self.bare(), rewinds=tuple(self.rewinds))
        if not over:
            return seal
        return replace(
            seal, secret=self.promise.secret, links=tuple(links.items()), keys=tuple(self.keys), said=tuple(said)
        )


def sealing_of(promise: Json, record: GameRecord, rows: Sequence[Row] = ()) -> Sealing | None:
    """The seal of a table as its rows have made it; None where it was begun without one."""
    if promise is None:
        return None
    sealing = Sealing(Promise(**promise), record)
    for row in rows:
        sealing.happen(row.body)
    return sealing


def relinked(sealing: Sealing | None, rows: list[Row]) -> list[Row]:
    """Rows that this program has written anew, with the links of their answers as they are now."""
    if sealing is None or sealing.held:
        return rows
    sealing.take_parts(sealing.fixed()["parts"])
    found = []
    for row in rows:
        answers = [Answer(seat, option) for seat, option, _ in row.body["answers"]]
        said = [tuple(one) for one in row.body.get("said", ())]
        whole = row.kind == "begin" and not answers  # a table that was opened and not dealt yet
        back = sealing.went_back(sealing.link, row.body["rewinds"]) if row.kind == BACK else {}
        found.append(row if whole else Row(row.seq, row.kind, {**row.body, **back, **sealing.linked(answers, said)}))
    return found
