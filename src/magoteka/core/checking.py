"""Whether a record is what its seal promised: every draw, every link, and the tags of those who answered."""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from magoteka.core.agenda import NATURE, Question
from magoteka.core.chance import OneNumber, SealedRng
from magoteka.core.codec import Json
from magoteka.core.game import Game
from magoteka.core.match import Match, fresh_record
from magoteka.core.problems import BadRecord, Problem
from magoteka.core.record import Answer, GameRecord
from magoteka.core.seal import (
    ALIKE,
    LOG,
    STOOD,
    Finding,
    Outcome,
    Seal,
    commitment_of,
    dice_of,
    first_link,
    is_hex,
    links_back,
    next_link,
    rewinds_before,
    seal_in,
    tag_of,
)

TAG = 16  # letters of a tag in a receipt


@dataclass(frozen=True)
class Receipt:
    """What somebody who played has kept: the fingerprint and the parts from before, what he said, and the last link."""

    commitment: str
    parts: Json = None
    last: str = ""
    said: Json = None  # by seats, as text: the tags of what was said there, each cut short

    @classmethod
    def read(cls, text: str) -> Receipt:
        """A receipt as the browser saves it."""
        try:
            data = json.loads(text)
            receipt = cls(data["commitment"], data["parts"], data["last"], data["said"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadRecord(what="this is no receipt") from error
        if not (is_hex(receipt.commitment) and isinstance(receipt.said, dict)):
            raise BadRecord(what="this is no receipt")
        return receipt

    def fits(self, seal: Seal) -> bool:
        """Whether a seal is the one that was seen, and nobody has said what was not said."""
        parts = self.parts is None or self.parts == [[one.by, one.part] for one in seal.parts]
        return self.commitment == seal.commitment and parts and self.last in ("", last_link(seal))

    def heard(self) -> dict[int, Iterator[Json]]:
        """What each seat of which it knows has said, in turn."""
        return {int(seat): iter(tags) for seat, tags in (self.said or {}).items()}


def last_link(seal: Seal) -> str:
    """The end of the log, which everybody is shown after the match."""
    return seal.links[-1][1] if seal.links else ""


def checked(game: Game, record: GameRecord, receipt: Receipt | None = None, odds: Odds | None = None) -> Finding:
    """Play a record again, and compare every answer of nature with what the seal says it had to be.

    What was told must be what happens again. A snapshot is no part of what was promised, and is not looked at.
    """
    if record.seal is None:
        return Finding("unsealed")
    seal = seal_in(record.seal, record.seats)
    if seal.dice not in (1, ALIKE) or seal.log not in (1, LOG):
        return Finding("newer")
    if record.redealt is not None:
        return Finding("branch")
    if record.ruleset != game.ruleset or record.before:
        return Finding("rules")
    if not opens(seal):
        return Finding("commitment")
    if receipt is not None and not receipt.fits(seal):
        return Finding("other")
    return Checking(game, record, seal, receipt, odds).found()


def opens(seal: Seal) -> bool:
    """Whether the secret and the keys are those that were promised."""
    keys = zip(seal.parts, seal.keys, strict=False)
    secret = seal.secret is None or hmac.compare_digest(commitment_of(seal.secret), seal.commitment)
    return secret and all(key == "" or commitment_of(key) == one.part for one, key in keys)


class Checking:
    """One match, played again under the eyes of its seal."""

    def __init__(
        self, game: Game, record: GameRecord, seal: Seal, receipt: Receipt | None, odds: Odds | None = None
    ) -> None:
        self.record = record
        self.seal = seal
        self.receipt = receipt
        self.match = Match(game, fresh_record(game, record), SealedRng(b""))
        self.match.falls = {} if seal.dice == ALIKE else None
        aside = record.snapshot is not None
        self.count = Finding("true", since=seal.since, rewinds=len(seal.rewinds), aside=aside)
        self.dice: dict[int, SealedRng] = {}
        self.said = {place: (version, tag) for place, version, tag in seal.said}
        self.versions: dict[int, int] = {}
        self.heard = {} if receipt is None else receipt.heard()
        self.skipped = 0
        self.odds = odds

    def found(self) -> Finding:
        """What is wrong first, or that nothing is."""
        secret = self.seal.secret
        fault = self.played() if secret is None else self.compared(secret)
        if fault is not None:
            return replace(self.count, kind=fault.kind, answer=fault.answer)
        over = self.match.state.asking() is None
        kind: Outcome = "unfinished" if not over else "lost" if secret is None else "true"
        missing = sum(len(list(left)) for left in self.heard.values()) + self.skipped
        return replace(self.count, kind=kind, receipt=bool(self.receipt and self.receipt.last), missing=missing)

    def counted(self, what: str) -> None:
        """One more answer of a kind."""
        self.count = replace(self.count, **{what: getattr(self.count, what) + 1})

    def played(self) -> Finding | None:
        """Without a secret only the rules can be asked."""
        return next((fault for place in range(len(self.record.answers)) if (fault := self.give(place))), None)

    def compared(self, secret: str) -> Finding | None:
        """Every draw with its stream, every answer with its tag, every link with the answers before it."""
        seal, answers, row_began = self.seal, self.record.answers, 0
        links = dict(seal.links)
        link = links_back(secret, first_link(secret, self.record, seal), seal.rewinds, 0)
        if links.pop(0, link) != link:
            return Finding("altered", answer=0)
        for place, row in enumerate(answers):
            fault = self.drawn(place, row, self.dice_at(secret, place)) or self.spoken(place, row) or self.give(place)
            if fault is not None:
                return fault
            if place + 1 in links:
                said = [one for one in seal.said if row_began <= one[0] <= place]
                link, row_began = next_link(secret, link, answers[row_began : place + 1], said), place + 1
                link = links_back(secret, link, seal.rewinds, place + 1)
                if links.pop(place + 1) != link:
                    return Finding("altered", answer=place)
        left = row_began < len(answers) or links or self.said or not self.returned_as_said()
        return Finding("altered", answer=len(answers) - 1) if left else None

    def returned_as_said(self) -> bool:
        """Whether the last return, with which the list of all is linked, went to where a row ended."""
        kept = self.seal.rewinds[-1][0] if self.seal.rewinds else 0
        return kept in (0, *(until for until, _ in self.seal.links)) or (kept < 0 < self.seal.since)

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
        if place < self.seal.since:
            self.counted("unchecked")
            return None
        dice.turn_to(self.match.stream(question))
        if self.odds is not None:
            self.odds.add(self.match, question, dice)
        due = question.menu(self.match.state)[question.sample(self.match.state, dice)]
        try:
            same = self.match.game.codec.decode(row.option) == due
        except BadRecord:
            same = False
        if not same:
            return Finding("bent", answer=place)
        self.counted("draws")
        return None

    def spoken(self, place: int, row: Answer) -> Finding | None:
        """Whether a seat of a person has said what stands there."""
        part = self.seal.parts[row.seat] if 0 <= row.seat < self.record.seats else None
        version, tag = self.said.pop(place, (-1, ""))
        if part is None or part.by == "bot" or part.by == "none":
            if tag:
                return Finding("altered", answer=place)
            if part is not None and part.by == "none":
                self.counted("unvouched")
            return None
        if tag == "":
            self.counted("unvouched")
            return None
        if version < self.versions.get(row.seat, 0):
            return Finding("altered", answer=place)
        self.versions[row.seat] = version
        return self.tagged(place, row, version, tag)

    def tagged(self, place: int, row: Answer, version: int, tag: str) -> Finding | None:
        """Whether a tag is its seat's; a bot in its place has none."""
        key = self.seal.keys[row.seat] if self.seal.keys else ""
        if tag == STOOD or not key:
            self.counted("stood" if tag == STOOD else "unvouched")
            return None
        due = tag_of(key, self.seal.commitment, row.seat, version, row.option)
        if tag != due or not self.remembered(row.seat, tag[:TAG]):
            return Finding("altered", answer=place)
        self.counted("vouched")
        return None

    def remembered(self, seat: int, tag: str) -> bool:
        """Whether the device that has kept the receipt said so, after what stands before it; others are missing."""
        for kept in self.heard.get(seat, iter((tag,))):
            if kept == tag:
                return True
            self.skipped += 1
        return False

    def give(self, place: int) -> Finding | None:
        """One answer, if the rules allow it."""
        row = self.record.answers[place]
        try:
            self.match.replay_one(place, row)
        except Problem:
            return Finding("illegal", answer=place)
        return None


# --- for those who check without the rules ---------------------------------------------------------------------------


class Odds:
    """Which number makes nature answer what: all that a check needs to know of the rules."""

    def __init__(self) -> None:
        self.options: dict[str, int] = {}
        self.draws: list[list[Json]] = []

    def add(self, match: Match, question: Question, dice: SealedRng) -> None:
        """A draw: of how many numbers, and how many of them in turn lead to which option."""
        probe = OneNumber(0)
        question.sample(match.state, probe)
        menu, runs = question.menu(match.state), list[int]()
        for number in range(probe.of):
            text = match.game.codec.encode(menu[question.sample(match.state, OneNumber(number))])
            option = self.options.setdefault(json.dumps(text, sort_keys=True), len(self.options))
            if runs and runs[-1] == option:
                runs[-2] += 1
            else:
                runs += [1, option]
        self.draws.append([str(match.stream(question)), *runs])

    def json(self) -> Json:
        """As it travels beside a record."""
        return {"options": [json.loads(text) for text in self.options], "draws": self.draws}
