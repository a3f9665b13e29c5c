"""Dice under seal: what was promised before a match, how nature's answers follow from it, and whether they did."""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Any, Literal, get_args

from magoteka.core.agenda import NATURE
from magoteka.core.chance import SealedRng
from magoteka.core.codec import Json
from magoteka.core.game import Game
from magoteka.core.match import Match, fresh_record
from magoteka.core.problems import BadRecord, Problem
from magoteka.core.record import Answer, GameRecord

DICE = 1  # how the numbers are made; another way would have another number
ALIKE = 2  # by what nature is asked and how often before, and not by the place: the same for tables that part
HEX = re.compile("[0-9a-f]{64}")

Giver = Literal["player", "bot", "none"]
Outcome = Literal[
    "true", "bent", "altered", "illegal", "commitment", "unfinished", "unsealed", "lost", "rules", "newer"
]


@dataclass(frozen=True)
class Part:
    """What a seat has added, and who gave it: a player, or nobody, because a bot sits there or nothing was sent."""

    by: Giver
    part: str = ""


Rewind = tuple[int, int]


@dataclass(frozen=True)
class Seal:
    """Everything that is needed to check a match.

    `links` says which link followed so many answers; those before `since` were given under older rules. Of each time
    when the table went back, `rewinds` has how many answers it kept (−1: before the log began) and how many it had.
    """

    commitment: str
    secret: str | None
    parts: tuple[Part, ...]
    links: tuple[tuple[int, str], ...] = ()
    since: int = 0
    program: str = ""
    dice: int = DICE
    rewinds: tuple[Rewind, ...] = ()

    def json(self) -> Json:
        """The seal as it stands in a record."""
        return {**asdict(self), "parts": [[one.by, one.part] for one in self.parts]}


@dataclass(frozen=True)
class Finding:
    """What came of a check; `answer` is the first that is not as it should be, `draws` are nature's answers.

    true, or why not: bent (a draw does not follow), altered (an answer is not the one that was given), illegal,
    commitment (the secret is another one), unfinished, unsealed, lost (no secret), rules, newer.
    """

    kind: Outcome
    draws: int = 0
    answer: int | None = None
    since: int = 0
    rewinds: int = 0

    @property
    def well(self) -> bool:
        """Whether everything is as it was promised."""
        return self.kind == "true"


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


def first_link(secret: str, record: GameRecord, parts: Sequence[Part]) -> str:
    """The link before the first answer: which game, how it was agreed on, and the parts of the seats."""
    agreed = [record.game, record.seats, record.settings, [one.part for one in parts]]
    return keyed(secret, f"magoteka log {DICE}\n{plain(agreed)}").hex()


def next_link(secret: str, link: str, answers: Sequence[Answer]) -> str:
    """The link after a row of further answers; a row without any adds nothing to the log."""
    if not answers:
        return link
    return keyed(secret, f"{link}\n{plain([[one.seat, one.option] for one in answers])}").hex()


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
        parts = tuple(Part(by, part) for by, part in data["parts"])
        links = tuple((until, link) for until, link in data["links"])
        made = (data["since"], data["program"], data["dice"])
        rewinds = tuple((kept, had) for kept, had in data.get("rewinds", ()))
        seal = Seal(data["commitment"], data["secret"], parts, links, *made, rewinds)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(what="its seal lacks something") from error
    places = [until for until, _ in links] + [place for one in rewinds for place in one]
    whole = all(type(number) is int for number in (seal.dice, seal.since, *places))
    known = all(
        one.by in get_args(Giver) and (one.part == "" if one.by != "player" else is_hex(one.part)) for one in parts
    )
    named = is_hex(seal.commitment) and (seal.secret is None or is_hex(seal.secret))
    if not (whole and known and named and len(parts) == seats):
        raise BadRecord(what="its seal is not built like one")
    return seal


def is_hex(text: Any) -> bool:
    """Whether this is 32 bytes as we write them."""
    return isinstance(text, str) and HEX.fullmatch(text) is not None


# --- checking --------------------------------------------------------------------------------------------------------


def checked(game: Game, record: GameRecord) -> Finding:
    """Play a record again, and compare every answer of nature with what the seal says it had to be."""
    if record.seal is None:
        return Finding("unsealed")
    seal = seal_in(record.seal, record.seats)
    if seal.dice > ALIKE:
        return Finding("newer")
    if record.ruleset != game.ruleset or record.before:
        return Finding("rules")
    if seal.secret is not None and not hmac.compare_digest(commitment_of(seal.secret), seal.commitment):
        return Finding("commitment")
    return Checking(game, record, seal).found()


class Checking:
    """One match, played again under the eyes of its seal."""

    def __init__(self, game: Game, record: GameRecord, seal: Seal) -> None:
        self.record = record
        self.seal = seal
        self.match = Match(game, fresh_record(game, record), SealedRng(b""))
        self.match.falls = {} if seal.dice == ALIKE else None
        self.draws = 0
        self.dice: dict[int, SealedRng] = {}

    def found(self) -> Finding:
        """What is wrong first, or that nothing is."""
        secret = self.seal.secret
        fault = self.played() if secret is None else self.compared(secret)
        if fault is not None:
            return replace(fault, draws=self.draws, since=self.seal.since, rewinds=len(self.seal.rewinds))
        over = self.match.state.asking() is None
        kind: Outcome = "unfinished" if not over else "lost" if secret is None else "true"
        return Finding(kind, self.draws, since=self.seal.since, rewinds=len(self.seal.rewinds))

    def played(self) -> Finding | None:
        """Without a secret only the rules can be asked."""
        return next((fault for place in range(len(self.record.answers)) if (fault := self.give(place))), None)

    def compared(self, secret: str) -> Finding | None:
        """Every draw with its stream, every link with the answers before it."""
        links, answers, row_began = dict(self.seal.links), self.record.answers, 0
        rewinds = self.seal.rewinds
        link = links_back(secret, first_link(secret, self.record, self.seal.parts), rewinds, 0)
        for place, row in enumerate(answers):
            fault = self.drawn(place, row, self.dice_at(secret, place)) or self.give(place)
            if fault is not None:
                return fault
            if place + 1 in links:
                link, row_began = next_link(secret, link, answers[row_began : place + 1]), place + 1
                link = links_back(secret, link, rewinds, place + 1)
                if links[place + 1] != link:
                    return Finding("altered", answer=place)
        return Finding("altered", answer=len(answers) - 1) if row_began < len(answers) else None

    def dice_at(self, secret: str, place: int) -> SealedRng:
        """Nature as it was when the answer at a place was given."""
        age = rewinds_before(self.seal.rewinds, place)
        if age not in self.dice:
            self.dice[age] = dice_of(secret, self.seal.parts, age, self.seal.dice)
        return self.dice[age]

    def drawn(self, place: int, row: Answer, dice: SealedRng) -> Finding | None:
        """Whether nature answered what it had to."""
        question = self.match.state.asking()
        if row.seat != NATURE or question is None or question.seat != NATURE:
            return None
        self.draws += 1
        if place < self.seal.since:
            return None
        dice.turn_to(self.match.stream(question))
        due = question.menu(self.match.state)[question.sample(self.match.state, dice)]
        try:
            same = self.match.game.codec.decode(row.option) == due
        except BadRecord:
            same = False
        return None if same else Finding("bent", answer=place)

    def give(self, place: int) -> Finding | None:
        """One answer, if the rules allow it."""
        try:
            self.match.replay_one(place, self.record.answers[place])
        except Problem:
            return Finding("illegal", answer=place)
        return None


def sealed(record: GameRecord, seal: Seal) -> GameRecord:
    """A record with its seal."""
    return replace(record, seal=seal.json())
