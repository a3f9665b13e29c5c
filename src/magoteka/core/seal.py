"""Dice under seal: what was promised before a match, how nature's answers follow from it, and whether they did."""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from itertools import pairwise
from typing import Any, Literal, get_args

from magoteka.core.chance import SealedRng
from magoteka.core.codec import Json
from magoteka.core.problems import BadRecord
from magoteka.core.record import Answer, GameRecord

DICE = 1  # how the numbers are made; another way would have another number
ALIKE = 2  # by what nature is asked and how often before, and not by the place: the same for tables that part
LOG = 2  # what the log binds; 1 left out under which rules it begins, who has spoken for a seat, and what that proves
STOOD = "bot"  # in the place of a tag: a bot has answered for the seat
HEX = re.compile("[0-9a-f]{64}")

Giver = Literal["player", "bot", "none"]
Outcome = Literal[
    "true",
    "bent",
    "altered",
    "illegal",
    "commitment",
    "unfinished",
    "unsealed",
    "lost",
    "rules",
    "newer",
    "branch",
    "other",
]


@dataclass(frozen=True)
class Part:
    """What a seat has added, and who gave it: a player, or nobody, because a bot sits there or nothing was sent."""

    by: Giver
    part: str = ""


Rewind = tuple[int, int]
Said = tuple[int, int, str]  # the place of an answer, the version it was given for, and the tag of its seat


@dataclass(frozen=True)
class Seal:
    """Everything that is needed to check a match.

    `links` says which link followed so many answers; those before `since` were given under older rules. Of each time
    when the table went back, `rewinds` has how many answers it kept (−1: before the log began) and how many it had.
    `keys` are those of the seats, told after the match, by which `said` can be checked.
    """

    commitment: str
    secret: str | None
    parts: tuple[Part, ...]
    links: tuple[tuple[int, str], ...] = ()
    since: int = 0
    program: str = ""
    dice: int = DICE
    rewinds: tuple[Rewind, ...] = ()
    log: int = 1
    keys: tuple[str, ...] = ()
    said: tuple[Said, ...] = ()

    def json(self) -> Json:
        """The seal as it stands in a record."""
        return {**asdict(self), "parts": [[one.by, one.part] for one in self.parts]}


@dataclass(frozen=True)
class Finding:
    """What came of a check; `answer` is the first that is not as it should be.

    true, or why not: bent (a draw does not follow), altered (an answer is not the one that was given), illegal,
    commitment (the secret is another one), unfinished, unsealed, lost (no secret), rules, newer, branch (hidden things
    were drawn anew, which no seal covers), other (not the match of which somebody has kept a receipt).

    Of nature's answers `draws` were checked and `unchecked` not; of those of people `vouched` bear the tag of their
    seat, `stood` were given by a bot in its place, and of `unvouched` nothing shows that they are true. `receipt`: it
    ends as somebody who was there has kept it; so many answers that his device has kept are `missing` in it. `aside`:
    it has a snapshot, which is not looked at.
    """

    kind: Outcome
    draws: int = 0
    answer: int | None = None
    since: int = 0
    rewinds: int = 0
    unchecked: int = 0
    vouched: int = 0
    stood: int = 0
    unvouched: int = 0
    receipt: bool = False
    missing: int = 0
    aside: bool = False

    @property
    def well(self) -> bool:
        """Whether everything that was checked is as it was promised."""
        return self.kind == "true"

    @property
    def whole(self) -> bool:
        """Whether that is everything."""
        return self.well and self.receipt and not (self.unchecked or self.unvouched or self.missing)


# --- making ----------------------------------------------------------------------------------------------------------


def commitment_of(secret: str) -> str:
    """The fingerprint that is shown before the match: SHA-256 of the secret's bytes."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def keyed(secret: str, text: str) -> bytes:
    """HMAC-SHA256 under the secret."""
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def dice_of(secret: str, parts: Sequence[Part], rewinds: int = 0, dice: int = DICE) -> SealedRng:
    """Nature, as the secret and the parts of the seats make it; another one each time the table has gone back."""
    lines = [f"magoteka dice {dice}", *(one.part or "-" for one in parts), *([f"rewind {rewinds}"] if rewinds else [])]
    return SealedRng(keyed(secret, "\n".join(lines)))


def rewinds_before(rewinds: Sequence[Rewind], place: int) -> int:
    """How often the table had gone back when the answer at a place was given that stands there now.

    It was given after every return to that place or an earlier one, or that return would have undone it; and before
    all later returns to places behind it, which it outlived.
    """
    return max((number for number, (kept, _) in enumerate(rewinds, 1) if kept <= place), default=0)


def first_link(secret: str, record: GameRecord, seal: Seal) -> str:
    """The link before the first answer: which game, how it was agreed on, and the parts of the seats."""
    if seal.log == 1:
        agreed = [record.game, record.seats, record.settings, [one.part for one in seal.parts]]
        return keyed(secret, f"magoteka log 1\n{plain(agreed)}").hex()
    parts = [[one.by, one.part] for one in seal.parts]
    game = [record.game, record.ruleset, record.seats, record.settings, record.redealt]
    return keyed(secret, f"magoteka log {seal.log}\n{plain([game, parts, seal.dice, seal.since, seal.program])}").hex()


def next_link(secret: str, link: str, answers: Sequence[Answer], said: Sequence[Said] = ()) -> str:
    """The link after a row of further answers, and of what their seats have said; one without any adds nothing."""
    if not answers:
        return link
    spoken = f"\n{plain(said)}" if said else ""
    return keyed(secret, f"{link}\n{plain([[one.seat, one.option] for one in answers])}{spoken}").hex()


def tag_of(key: str, commitment: str, seat: int, version: int, option: Json) -> str:
    """What a device adds to an answer of its seat, by a key of which the house knows the fingerprint alone."""
    return keyed(key, f"magoteka answer\n{plain([commitment, seat, version, option])}").hex()


def back_link(secret: str, link: str, rewinds: Sequence[Rewind]) -> str:
    """The link after the table has gone back to where `link` was: it knows of every return so far."""
    return keyed(secret, f"{link}\nrewind {plain(rewinds)}").hex()


def links_back(secret: str, link: str, rewinds: Sequence[Rewind], place: int) -> str:
    """The link at a place where the log went back to, if it did and what was written there still stands."""
    last = max((number for number, (kept, _) in enumerate(rewinds, 1) if kept == place), default=0)
    undone = any(kept < place for kept, _ in rewinds[last:])
    return link if last == 0 or undone else back_link(secret, link, rewinds[:last])


PLAIN = json.JSONEncoder(sort_keys=True, separators=(",", ":"), check_circular=False).encode


def plain(value: Json) -> str:
    """JSON in the one form that links are made of."""
    return PLAIN(value)


# --- reading ---------------------------------------------------------------------------------------------------------


def seal_in(data: Json, seats: int) -> Seal:
    """The seal of a record, or one sentence on what is wrong with it."""
    try:
        parts = tuple(Part(by, part) for by, part in rows_of(data["parts"]))
        links = tuple((until, link) for until, link in rows_of(data["links"]))
        made = (data["since"], data["program"], data["dice"])
        rewinds = tuple((kept, had) for kept, had in rows_of(data.get("rewinds", [])))
        said = tuple((place, version, tag) for place, version, tag in rows_of(data.get("said", [])))
        log, [keys] = data.get("log", 1), rows_of([data.get("keys", [])])
        seal = Seal(data["commitment"], data["secret"], parts, links, *made, rewinds, log, tuple(keys), said)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(what="its seal lacks something") from error
    places = [until for until, _ in links] + [place for one in rewinds for place in one]
    places += [number for place, version, _ in seal.said for number in (place, version)]
    whole = all(type(number) is int for number in (seal.dice, seal.since, seal.log, *places)) and seal.since >= 0
    known = all(
        one.by in get_args(Giver) and (one.part == "" if one.by != "player" else is_hex(one.part)) for one in parts
    )
    named = is_hex(seal.commitment) and (seal.secret is None or is_hex(seal.secret)) and isinstance(seal.program, str)
    keyed = all(key == "" or is_hex(key) for key in seal.keys) and len(seal.keys) in (0, seats)
    tagged = all(tag == STOOD or is_hex(tag) for _, _, tag in seal.said) and rising(seal.said) and rising(seal.links)
    if not (whole and known and named and keyed and tagged and len(parts) == seats):
        raise BadRecord(what="its seal is not built like one")
    return seal


def rows_of(data: Any) -> Sequence[Sequence[Any]]:
    """A list of lists, and nothing that only looks like one when it is gone through."""
    if not (isinstance(data, (list, tuple)) and all(isinstance(row, (list, tuple)) for row in data)):
        raise TypeError
    return data


def rising(rows: Sequence[tuple[Any, ...]]) -> bool:
    """Whether each row is of a later place than the one before it."""
    return all(one[0] < other[0] for one, other in pairwise(rows))


def is_hex(text: Any) -> bool:
    """Whether this is 32 bytes as we write them."""
    return isinstance(text, str) and HEX.fullmatch(text) is not None


def sealed(record: GameRecord, seal: Seal) -> GameRecord:
    """A record with its seal."""
    return replace(record, seal=seal.json())
