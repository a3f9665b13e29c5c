"""A tournament: who takes part and what was played, whom the next round brings together, and how everybody stands.

Nothing is added up and kept: points, places and ties follow from the rounds, as fractions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from itertools import groupby
from math import ceil
from typing import Any, TypeAlias

from magoteka.table import wire
from magoteka.table.guests import PLAIN, Appearance
from magoteka.table.pairing import Paired, Player, all_meet, paired

Form: TypeAlias = wire.TournamentForm
Rule: TypeAlias = wire.ScoringRule
Tie: TypeAlias = wire.TieRule
ORDERS: Mapping[str, tuple[Tie, ...]] = {
    "swiss": ("points", "met", "beaten", "won"),
    "robin": ("points", "beaten", "won"),
    "knockout": ("survived", "points", "won"),
    "season": ("points", "won"),
    "cards": ("points", "won"),
}
ONE, NONE, HALF = Fraction(1), Fraction(0), Fraction(1, 2)


@dataclass(frozen=True)
class Plan:
    """What never changes about a tournament.

    `rounds` 0: as many as it takes. `through`: how many of each table go on in a knock-out. `best`: so many evenings of
    a season count, 0: all of them.
    """

    name: str
    form: Form
    games: tuple[Mapping[str, Any], ...] = ()  # what the rounds play in turn: its name, and its settings
    size: int = 2
    rounds: int = 0
    through: int = 1
    rule: Rule = "places"
    clock: int | None = None
    days: Any = None
    best: int = 0


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part, from a round until a round; a reserve plays only in the place of others."""

    guest: str  # "": he has left the house
    name: str
    look: Appearance = PLAIN
    since: int = 1
    until: int | None = None
    reserve: bool = False
    deputy: int | None = None  # the reserve who plays in his place, for his points

    def plays(self, number: int) -> bool:
        """Whether he takes part in a round."""
        ended = self.until is not None and self.until < number
        return not self.reserve and self.guest != "" and self.since <= number and not ended


@dataclass(frozen=True)
class Board:
    """A table of a round: who sits where, and in which places they ended; none: it is still played."""

    table: str
    watch: str
    seats: tuple[int, ...]
    places: tuple[int, ...] = ()
    by_hand: bool = False

    def points(self, rule: Rule) -> list[Fraction]:
        """What each seat gets for its place: at a table of any size nobody gets more than one point."""
        if rule == "victories":
            return [won(self.places, seat) for seat in range(len(self.seats))]
        return [ahead(self.places, seat) / (len(self.seats) - 1) for seat in range(len(self.seats))]


@dataclass(frozen=True)
class Round:
    """What is played in a round, at which tables, and who has a bye."""

    game: int
    boards: tuple[Board, ...]
    byes: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether all tables have a result."""
        return all(board.places for board in self.boards)


@dataclass(frozen=True)
class Tournament:
    """A tournament as it stands."""

    id: str
    plan: Plan
    organisers: tuple[str, ...]
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    contests: tuple[str, ...] = ()  # of one in which all have the same cards
    club: str = ""
    season: str = ""
    opened: float = 0.0
    closed: float = 0.0
    version: int = 0

    @property
    def between(self) -> bool:
        """Whether no round is being played."""
        return not self.rounds or self.rounds[-1].over

    def active(self) -> list[int]:
        """Who is there for the next round, as far as that is known."""
        number = len(self.rounds) + 1
        there = [one for one, entrant in enumerate(self.entrants) if entrant.plays(number)]
        if self.plan.form != "knockout" or not self.rounds or not self.between:
            return there
        left = through(self, self.rounds[-1])
        return [one for one in there if one in left]

    def sitter(self, entrant: int) -> Entrant:
        """Who plays for somebody: himself, or a reserve."""
        deputy = self.entrants[entrant].deputy
        return self.entrants[entrant if deputy is None else deputy]


@dataclass
class Rank:
    """Somebody in the standings, and by what he stands there."""

    who: int | str
    name: str
    played: int = 0
    values: dict[Tie, Fraction] = field(default_factory=dict)
    place: int = 0


# --- results ---------------------------------------------------------------------------------------------------------


def places_of(seats: int, winners: Collection[int], scores: Sequence[int]) -> tuple[int, ...]:
    """The places of a match that is over: its winners, then the others by what the game counts, as far as it does."""
    rank = [(seat not in winners, -scores[seat] if scores and seat not in winners else 0) for seat in range(seats)]
    lost = 1 if winners else 0
    return tuple(1 + sum(two < one for two in rank) + (0 if lost or scores else 1) for one in rank)


def won(places: Sequence[int], seat: int) -> Fraction:
    """The part of the victory: who shares the first place shares it."""
    return Fraction(1, places.count(1)) if places[seat] == 1 else NONE


def ahead(places: Sequence[int], seat: int) -> Fraction:
    """How many of the table somebody has left behind; who is level with him counts half."""
    others = [place for number, place in enumerate(places) if number != seat]
    return sum((value(place - places[seat]) for place in others), NONE)


def value(lead: int) -> Fraction:
    """One who is ahead has beaten the other, and half of him where they are level."""
    return ONE if lead > 0 else HALF if lead == 0 else NONE


def through(it: Tournament, done: Round) -> set[int]:
    """Who goes on from a round of a knock-out: the first of each table, by lot where places are shared.

    Of the last table it is whoever has won it, be it several.
    """
    if final(done):
        (board,) = done.boards
        return {one for one, place in zip(board.seats, board.places, strict=True) if place == min(board.places)}
    number, found = it.rounds.index(done), set(done.byes)
    for board in done.boards:
        here = zip(board.places, board.seats, strict=True)
        order = [one for _, _, one in sorted((place, lot(it, number, one), one) for place, one in here)]
        found |= {*order[: min(it.plan.through, rivals(board))]}
    return found


def final(done: Round) -> bool:
    """Whether a round of a knock-out is the last one."""
    return len(done.boards) == 1 and not done.byes


def lot(it: Tournament, number: int, entrant: int) -> str:
    """A lot that anybody can draw again: the digest of tournament, round and number of the entrant."""
    return sha256(f"{it.id} {number + 1} {entrant}".encode()).hexdigest()


# --- rounds ----------------------------------------------------------------------------------------------------------


def last_round(it: Tournament) -> bool:
    """Whether everything is played that was planned."""
    there, played = it.active(), len(it.rounds)
    if not played or not it.between:
        return False
    if it.plan.form == "knockout":
        return final(it.rounds[-1]) or len(there) < 2
    if it.plan.rounds:
        return played >= it.plan.rounds
    if it.plan.size > 2:
        return played >= ceil((len(there) - 1) / (it.plan.size - 1))
    known = players(it)
    return all(known[one].met[two] for one in there for two in there if one != two)


def next_round(it: Tournament, seats: Collection[int]) -> Paired:
    """Who meets whom next, in a game for so many seats."""
    there = set(it.active())
    field_ = [one for one in players(it) if one.number in there]
    if it.plan.form == "robin" and it.plan.size == 2 and 2 in seats:
        return all_meet(field_)
    return paired(field_, it.plan.size, seats, close=it.plan.form == "swiss")


def players(it: Tournament) -> list[Player]:
    """Everybody with all that the pairing asks about."""
    points, byes = points_in(it), Counter(one for done in it.rounds for one in done.byes)
    met, sat = [Counter[int]() for _ in it.entrants], [Counter[int]() for _ in it.entrants]
    for board in boards(it):
        for seat, one in enumerate(board.seats):
            sat[one][seat] += 1
            met[one].update(two for two in board.seats if two != one)
    return [Player(one, points[one], byes[one], met[one], sat[one]) for one in range(len(it.entrants))]


def boards(it: Tournament) -> list[Board]:
    """All tables of all rounds."""
    return [board for done in it.rounds for board in done.boards]


def points_in(it: Tournament) -> list[Fraction]:
    """The points of everybody so far; a bye of a Swiss tournament is worth a victory."""
    points = [NONE] * len(it.entrants)
    for board in boards(it):
        for one, mine in zip(board.seats, board.points(it.plan.rule) if board.places else (), strict=False):
            points[one] += mine
    for one in (one for done in it.rounds for one in done.byes if it.plan.form == "swiss"):
        points[one] += ONE
    return points


# --- standings -------------------------------------------------------------------------------------------------------


def standings(it: Tournament) -> list[Rank]:
    """Everybody who has been there for a round, the first one first; who is level in everything shares a place."""
    points = points_in(it)
    seated = {one for done in it.rounds for one in [*done.byes, *(who for board in done.boards for who in board.seats)]}
    rows = [Rank(one, it.entrants[one].name) for one in sorted(seated | set(it.active()))]
    for row in rows:
        mine = [board for board in boards(it) if row.who in board.seats and board.places]
        row.played = len(mine)
        row.values = {tie: TIES[tie](it, row.who, mine, points) for tie in ORDERS[it.plan.form]}  # type: ignore[arg-type]  # here all are entrants
    return ordered(rows, ORDERS[it.plan.form])


def ordered(rows: Iterable[Rank], order: Sequence[Tie]) -> list[Rank]:
    """Rows with their places."""
    found = sorted(rows, key=lambda row: [-row.values[tie] for tie in order])
    place = 1
    for _, level in groupby(found, key=lambda row: [row.values[tie] for tie in order]):
        same = list(level)
        for row in same:
            row.place = place
        place += len(same)
    return found


Reckoning: TypeAlias = Callable[[Tournament, int, Sequence[Board], Sequence[Fraction]], Fraction]


def has(it: Tournament, who: int, mine: Sequence[Board], points: Sequence[Fraction]) -> Fraction:
    """His points."""
    return points[who]


def has_met(it: Tournament, who: int, mine: Sequence[Board], points: Sequence[Fraction]) -> Fraction:
    """The points that those have whom he has met: of each table their mean."""
    return sum((sum(points[one] for one in board.seats if one != who) * ONE / rivals(board) for board in mine), NONE)


def has_beaten(it: Tournament, who: int, mine: Sequence[Board], points: Sequence[Fraction]) -> Fraction:
    """The same of those whom he has beaten, and half of those with whom he was level."""
    return sum((beaten(board, board.seats.index(who), points) / rivals(board) for board in mine), NONE)


def beaten(board: Board, seat: int, points: Sequence[Fraction]) -> Fraction:
    """The points of those of a table who are behind a seat."""
    behind = [(one, value(place - board.places[seat])) for one, place in zip(board.seats, board.places, strict=True)]
    return sum((points[one] * part for number, (one, part) in enumerate(behind) if number != seat), NONE)


def has_won(it: Tournament, who: int, mine: Sequence[Board], points: Sequence[Fraction]) -> Fraction:
    """How many tables he has won; a shared victory is his part of it."""
    return sum((won(board.places, board.seats.index(who)) for board in mine), NONE)


def has_survived(it: Tournament, who: int, mine: Sequence[Board], points: Sequence[Fraction]) -> Fraction:
    """How many rounds of a knock-out he has gone through."""
    return sum((ONE for done in it.rounds if done.over and who in through(it, done)), NONE)


def rivals(board: Board) -> int:
    """How many others sit at a table."""
    return len(board.seats) - 1


TIES: Mapping[Tie, Reckoning] = {
    "points": has,
    "met": has_met,
    "beaten": has_beaten,
    "won": has_won,
    "survived": has_survived,
}


def league(evenings: Iterable[Tournament], best: int) -> list[Rank]:
    """The table of a season: the points of all evenings, or of the best of them, and the tables that were won."""
    found: dict[str, list[tuple[Fraction, Fraction]]] = {}
    names: dict[str, str] = {}
    for it in evenings:
        for one in standings(it):
            entrant = it.entrants[int(one.who)]
            names[entrant.guest] = entrant.name
            won_ = has_won(it, int(one.who), [b for b in boards(it) if one.who in b.seats and b.places], ())
            found.setdefault(entrant.guest, []).append((one.values["points"], won_))
    rows = [league_row(guest, names[guest], mine, best) for guest, mine in found.items() if guest]
    return ordered(rows, ORDERS["season"])


def league_row(guest: str, name: str, mine: list[tuple[Fraction, Fraction]], best: int) -> Rank:
    """Somebody in a season."""
    counted = sorted(mine, reverse=True)[: best or None]
    values: dict[Tie, Fraction] = {
        "points": sum((points for points, _ in counted), NONE),
        "won": sum((tables for _, tables in counted), NONE),
    }
    return Rank(guest, name, len(mine), values)


@dataclass(frozen=True)
class CardResult:
    """What came of a deal, of those with the same cards, for somebody in a seat."""

    who: str
    name: str
    deal: tuple[str, int, int]  # contest, number, seat
    won: Fraction
    score: int


def same_cards(results: Sequence[CardResult]) -> list[Rank]:
    """The table where all have the same cards: each deal is worth the part of the others in the seat who did worse."""
    rows: dict[str, Rank] = {}
    for _, same in groupby(sorted(results, key=lambda one: one.deal), key=lambda one: one.deal):
        beside = list(same)
        for one in beside:
            row = rows.setdefault(one.who, Rank(one.who, one.name, 0, {"points": NONE, "won": NONE}))
            row.played += 1
            row.values["won"] += one.won
            row.values["points"] += better(one, [two for two in beside if two is not one])
    return ordered(rows.values(), ORDERS["cards"])


def better(one: CardResult, others: Sequence[CardResult]) -> Fraction:
    """The part of the others who did worse with the same cards; who did as well counts half."""
    mine, theirs = (one.won, one.score), [(two.won, two.score) for two in others]
    return sum((value((mine > his) - (mine < his)) for his in theirs), NONE) / max(1, len(others))
