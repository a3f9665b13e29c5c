"""What finished matches say of a player: results, and counts with intervals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from magoteka.arena.tally import share, wilson
from magoteka.core.record import GameRecord
from magoteka.table import wire

ENOUGH = 10  # matches, below which nothing is concluded
BOT = "bot:"  # before the level of a bot, where people have keys
MOST = 2000  # matches of one guest that are looked at, the latest
SHOWN = 200  # of them in one answer


class FinishedPlayer(NamedTuple):
    """Who sat in a seat at the end: a person by the id of a guest, a bot by its level, or both if it stood in."""

    name: str
    who: str | None
    bot: str | None
    here: bool = False


@dataclass(frozen=True)
class Finished:
    """A match that is over."""

    table: str
    game: str
    begun: float
    ended: float
    moves: int
    players: tuple[FinishedPlayer, ...]
    winners: tuple[int, ...]
    helped: bool = False  # somebody was given hints
    scores: tuple[int, ...] = ()
    contest: bool = False  # others have the same cards, and may have told of them
    fair: bool = False  # under seal from its first answer, never gone back, and no bot has answered for a person
    rated: bool = False  # it has moved ratings
    honours: tuple[tuple[int, str], ...] = ()  # which seat has earned what

    def seat_of(self, guest: str) -> int | None:
        """Where a guest played himself; None where several people shared his screen."""
        mine = [seat for seat, one in enumerate(self.players) if one.who == guest and not one.here]
        return mine[0] if len(mine) == 1 else None

    def result(self, guest: str) -> wire.PastResult:
        """What came of it for a guest."""
        seat = self.seat_of(guest)
        if seat is None:
            return "screen"
        if not self.winners:
            return "nobody"
        if seat not in self.winners:
            return "lost"
        return "won" if len(self.winners) == 1 else "shared"

    @property
    def company(self) -> str | None:
        """Who met whom at which game, where that may move ratings: several people, each himself at a screen of his own.

        The cards of a contest are known to others, who may have told of them.
        """
        people = [one.who for one in self.players if one.bot is None and not one.here and one.who]
        alone = len(set(people)) < len(self.players)
        if alone or self.contest or not self.fair or not 0 < len(self.winners) < len(people):
            return None
        return hashlib.sha256(" ".join([self.game, *sorted(map(str, people))]).encode()).hexdigest()[:24]

    def counts(self, unrated: Collection[str]) -> bool:
        """Whether it may move ratings: without hints, and all agree."""
        return self.company is not None and not self.helped and not any(one.who in unrated for one in self.players)


def finished_in(row: Any) -> Finished:
    """A match from what is stored of it: a row with `body` read."""
    players = tuple(FinishedPlayer(**one) for one in row["body"]["players"])
    times = (row["begun"], row["ended"], row["moves"])
    body = row["body"]
    winners, scores = tuple(body["winners"]), tuple(body.get("scores", ()))
    about = (row["table_id"], row["game"], *times, players, winners, row["helped"], scores)
    honours = tuple((seat, name) for seat, name in body.get("honours", ()))
    return Finished(*about, "contest" in body, body.get("fair", False), bool(row.get("rated")), honours)


def body_of(brief: Any) -> Any:
    """What is kept of a match for the history of its players, once it is over; None of lessons and puzzles."""
    if not brief.get("over") or not brief.get("free"):
        return None
    players = [
        {"name": seat["name"], "who": seat["holder"], "bot": seat["level"], "here": seat["here"]}
        for seat in brief["seats"]
    ]
    facts = {"winners": brief["winners"], "scores": brief["scores"], "fair": brief.get("fair", False)}
    honours = {"honours": brief["honours"]} if brief.get("honours") else {}
    body = {"players": players, **facts, **honours}
    return body | ({"contest": brief["contest"]} if "contest" in brief else {})


@lru_cache(20_000)
def key_of(me: str, who: str) -> str:
    """How I am told somebody apart from others; nobody else knows him by this."""
    return hashlib.sha256(f"{me} {who}".encode()).hexdigest()[:12]


# --- what is shown ---------------------------------------------------------------------------------------------------


def told(one: Finished, me: str) -> wire.PastMatch:
    """A match as a guest is told of it."""
    mine = one.seat_of(me)
    seats = [
        wire.PastSeat(
            player.name,
            player.bot,
            None if player.who in (None, me) else key_of(me, str(player.who)),
            seat == mine,
            seat in one.winners,
        )
        for seat, player in enumerate(one.players)
    ]
    times = (one.begun, one.ended, one.moves)
    return wire.PastMatch(one.table, one.game, *times, seats, one.result(me), one.rated, one.helped)


def wanted(one: Finished, me: str, wish: wire.PastRequest) -> bool:
    """Whether a match is among those that a guest wants to see."""
    if not (wish.game or wish.friend or wish.result):
        return True
    people = {key_of(me, player.who) for player in one.players if player.who is not None}
    result = one.result(me)
    won = {"won": result in ("won", "shared"), "lost": result == "lost"}
    return (
        (not wish.game or one.game == wish.game)
        and (not wish.friend or wish.friend in people)
        and (not wish.result or won.get(wish.result, False))
    )


def history(
    everything: Sequence[Finished],
    me: str,
    wish: wire.PastRequest,
    unrated: Collection[str],
    ratings: list[wire.GameRating],
    analysed: Mapping[str, Any],
) -> wire.History:
    """A guest's matches, given latest first, as he wishes to see them, and what they come to."""
    found = [one for one in everything if wanted(one, me, wish)]
    rows = [told(one, me) for one in found[:SHOWN]]
    by_game, by_seat, by_opponent = map(listed, counted(found, me))
    games = sorted({one.game for one in everything})
    met = friends(everything, me)
    parts = parts_of(found, me, analysed)
    return wire.History(rows, len(found), games, met, by_game, by_seat, by_opponent, ratings, me not in unrated, parts)


def parts_of(matches: Sequence[Finished], me: str, analysed: Mapping[str, Any]) -> list[wire.PastParts]:
    """What a guest's results are made of, earliest first; `analysed` has the seats of matches, by their tables."""
    found = []
    for one in reversed(matches):
        seat = one.seat_of(me)
        if one.table in analysed and seat is not None:
            parts = analysed[one.table][seat]
            figures = (parts["decisions"], parts["luck"], max(parts["error"], parts["skill_error"]))
            found.append(wire.PastParts(one.table, one.game, one.ended, seat in one.winners, *figures))
    return found


def line_of(one: Finished, record: GameRecord, me: str) -> Any:
    """A match as its player takes it home: the record, and who played."""
    players = [{"name": player.name, "bot": player.bot} for player in one.players]
    about = {"players": players, "mine": one.seat_of(me), "winners": list(one.winners)}
    times = {"begun": one.begun, "ended": one.ended, "hints": one.helped}
    return {**json.loads(record.dumps()), **about, **times}


def friends(matches: Iterable[Finished], me: str) -> list[wire.Friend]:
    """The people a guest has met, by their latest names: matches are given latest first."""
    found: dict[str, str] = {}
    for one in matches:
        for player in one.players:
            if player.who is not None and player.who != me:
                found.setdefault(key_of(me, player.who), player.name)
    return [wire.Friend(key, name) for key, name in sorted(found.items(), key=lambda pair: pair[1].lower())]


@dataclass
class Count:
    """Victories of one kind of match; a shared one is an equal fraction."""

    matches: int = 0
    wins: float = 0.0
    theirs: float = 0.0
    due: float = 0.0

    def add(self, one: Finished, seat: int, other: int | None = None) -> None:
        """One more match, from a seat; of an opponent his victories too."""
        self.matches += 1
        self.wins += share(one.winners, seat)
        self.theirs += 0.0 if other is None else share(one.winners, other)
        self.due += 1 / len(one.players)

    def told(self, key: str) -> wire.Counted:
        """The count with its interval, and whether it tells anything."""
        low, high = wilson(self.wins, self.matches)
        due = self.due / self.matches
        return wire.Counted(key, self.matches, self.wins, self.theirs, low, high, due, self.verdict(low, high, due))

    def verdict(self, low: float, high: float, due: float) -> Literal["few", "even", "above", "below"]:
        """Whether somebody wins more or less than his due; chance alone is not ruled out while it lies between."""
        if self.matches < ENOUGH:
            return "few"
        return "above" if low > due else "below" if high < due else "even"


Counts = dict[str, Count]


def counted(matches: Sequence[Finished], me: str) -> tuple[Counts, Counts, Counts]:
    """Victories by games, by seats and by opponents; one who plays alone has neither seat nor opponent."""
    games: Counts = {}
    seats: Counts = {}
    opponents: Counts = {}
    for one in matches:
        seat = one.seat_of(me)
        if seat is None or len(one.players) == 1:
            continue
        games.setdefault(one.game, Count()).add(one, seat)
        seats.setdefault(f"{seat + 1}/{len(one.players)}", Count()).add(one, seat)
        for key, other in opponents_of(one, me, seat).items():
            opponents.setdefault(key, Count()).add(one, seat, other)
    return games, seats, opponents


def opponents_of(one: Finished, me: str, mine: int) -> dict[str, int]:
    """Whom a guest met in a match: people by their keys, bots by their levels, each once."""
    found: dict[str, int] = {}
    for seat, player in enumerate(one.players):
        if seat == mine or player.here:
            continue
        if player.who is not None:
            found.setdefault(key_of(me, player.who), seat)
        elif player.bot is not None:
            found.setdefault(BOT + player.bot, seat)
    return found


def listed(counts: Counts) -> list[wire.Counted]:
    """Counts, the most frequent first."""
    return [count.told(key) for key, count in sorted(counts.items(), key=lambda pair: (-pair[1].matches, pair[0]))]
