"""Why somebody gains books: each design says what is due, from the rulebook and the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from lab.fabled import board
from lab.frame import Moment
from magoteka.core.agenda import Question
from magoteka.core.event import Event
from magoteka.games.fabled.messages import answers as a
from magoteka.games.fabled.messages import events as e

Books = tuple[int, int, int]  # steppe, mountain, forest
STEPPE, MOUNTAIN, FOREST = (1, 0, 0), (0, 1, 0), (0, 0, 1)
ONE_OF = {"steppe": STEPPE, "mountain": MOUNTAIN, "forest": FOREST}
UNIVERSAL = {"academy", "tower", "temple", "library"}


def steppe(count: int) -> Books:
    return (count, 0, 0)


@dataclass(frozen=True)
class Due:
    """Books that a seat is to have; of an offer it may make nothing."""

    seat: int
    books: frozenset[Books]
    offer: bool = False


def due(seat: int, *books: Books) -> Due:
    return Due(seat, frozenset(books))


def offer(seat: int, *books: Books) -> Due:
    return Due(seat, frozenset(books), offer=True)


@dataclass
class Instant:
    """An event, the table then and before it, and what has been in this turn and chapter."""

    event: Event
    now: Any
    before: Any
    moment: Moment
    story: Story


class Story:
    """What a table remembers of a turn and of a chapter."""

    def __init__(self) -> None:
        self.crossings: dict[int, int] = {}
        self.heard: dict[str, int] = {"queen": 0, "sky": 0}
        self.called = False
        self.used = ""  # the ability that was used last, or the gates
        self.dead_end = False  # where the visit began
        self.turn: int | None = None
        self.second = False  # the Warden's second land comes next
        self.place = ""  # that is applied now, and by whom
        self.place_seat: int | None = None
        self.visit_land = ""  # of the visit that began last
        self.visit_place = ""
        self.visited: tuple[int | None, str] = (None, "")  # the visit that ended last
        self.since: list[Answer] = []  # what has been answered since an ability or a place came into play
        self.since_use: list[Answer] = []
        self.by_seat: Counter[int] = Counter()  # conversions since
        self.converted_since_use = 0

    @property
    def walked(self) -> int:
        """Steps that have been given since."""
        return sum(name == "Steps" and isinstance(option, a.Walk) for name, _, option in self.since)

    @property
    def converted(self) -> int:
        return sum(self.by_seat.values())

    def answer(self, question: Question, option: Any) -> None:
        """One more answer; a gift begins anew, but the steps of a place go on after it."""
        given = (type(question).__name__, int(question.seat), option)
        if isinstance(option, a.Gift) and self.place:
            self.by_seat = Counter()
        elif isinstance(option, a.Gift):
            self.anew()
        self.since.append(given)
        self.since_use.append(given)

    def anew(self, place: str = "", seat: int | None = None) -> None:
        """Something else comes into play."""
        self.place, self.place_seat = place, seat
        self.since, self.by_seat = [], Counter()

    def count(self, event: Event) -> None:
        """What has been done since something came into play."""
        match event:
            case e.Converted(seat, _, _, _, _):
                self.by_seat[seat] += 1
                self.converted_since_use += 1
            case e.VisitBegan(_, _, land, place):
                self.visit_land, self.visit_place = land, place
            case e.PlaceApplied(seat, place):
                self.anew(place, seat)
            case e.Visited(seat, _, land, place, name):
                self.visited = (seat, name)
                self.visit_land, self.visit_place = land, place
                self.anew()
            case e.AbilityUsed() | e.TurnBegan():
                self.since_use, self.converted_since_use = [], 0
                self.anew()
            case e.TokenReached():
                self.anew()

    def pass_by(self, event: Event) -> None:
        """Turns and chapters begin anew."""
        self.count(event)
        match event:
            case e.TurnBegan(seat):
                self.turn, self.crossings, self.called = seat, {}, False
            case e.ChapterBegan():
                self.heard, self.crossings = {"queen": 0, "sky": 0}, {}
            case e.AbilityUsed(_, ability):
                self.used = ability
                self.second = ability == "forest_warden"
            case e.PlaceApplied(_, "gates"):
                self.used = "gates"


Answer = tuple[str, int, Any]
Reason = Callable[[Instant], Iterator[Due]]
REASONS: dict[str, Reason] = {}


def of(*designs: str) -> Callable[[Reason], Reason]:
    """The reason stands for these designs."""

    def note(reason: Reason) -> Reason:
        for design in designs:
            REASONS[design] = reason
        return reason

    return note


def mine(i: Instant, ally: str, seat: int | None, boost: bool = False) -> bool:
    """Whether the seat has the ally, boosted if need be."""
    return seat is not None and board.owner(i.now, ally) == seat and (not boost or board.boosted(i.now, ally))


# ---------------------------------------------------------------- places

GIVES: dict[str, Books] = {  # FB-73, FB-123
    "wind_3": (3, 0, 0), "wind_4": (4, 0, 0), "stones_1": (0, 1, 0), "stones_2": (0, 2, 0), "roots": (0, 0, 1),
    "sky_2": (2, 0, 0), "sky_3": (1, 0, 0), "sky_4": (1, 1, 0),
}  # fmt: skip


@of("wind_3", "wind_4", "stones_1", "stones_2", "roots", "tavern", "sky_2", "sky_3", "sky_4")
def places(i: Instant) -> Iterator[Due]:
    """FB-73, FB-74 What a place gives; the tavern counts lands."""
    match i.event:
        case e.PlaceApplied(seat, "tavern"):
            yield due(seat, steppe(len(board.lands_held(i.now, seat))))
        case e.PlaceApplied(seat, place) if place in GIVES:
            yield due(seat, GIVES[place])


@of("substitution")
def substitution(i: Instant) -> Iterator[Due]:
    """FB-70, FB-71 Two steppe books instead of any effect."""
    match i.event:
        case e.Visited(seat, _, _, place, "nameless") if seat is not None and place != "none":
            yield due(seat, steppe(2))


@of("take_books")
def take_books(i: Instant) -> Iterator[Due]:
    """FB-50 Action A."""
    if isinstance(i.moment.option, a.TakeBooks) and i.event is i.moment.events[0]:
        yield due(int(i.moment.question.seat), steppe(2))


@of("gift")
def gift(i: Instant) -> Iterator[Due]:
    """FB-105 A gift of which one has taken the books: one book, or two of the Firebird's."""
    if isinstance(i.moment.option, a.Gift) and i.moment.option.kind == "books" and i.event is i.moment.events[0]:
        yield due(int(i.moment.question.seat), steppe(1), steppe(2))


# ---------------------------------------------------------------- allies


@of("seer")
def seer(i: Instant) -> Iterator[Due]:
    """One of the two lands that were looked at brings three books."""
    if isinstance(i.event, e.LandAdded) and i.event.seat is not None and getattr(i.moment.question, "seen", False):
        yield due(i.event.seat, steppe(3))


@of("bookman")
def bookman(i: Instant) -> Iterator[Due]:
    """After a visit to a universal place a book."""
    match i.event:
        case e.Visited(seat, _, _, _, name) if name in UNIVERSAL and mine(i, "bookman", seat):
            yield offer(seat or 0, STEPPE)


@of("steppe_sorcerer", "rock_colossus", "werewolf")
def announcing(i: Instant) -> Iterator[Due]:
    """Announcing their terrain brings the Sorcerer's, the Colossus' and the Werewolf's owner books."""
    pays = {"steppe": ("steppe_sorcerer", 3), "mountain": ("rock_colossus", 2), "forest": ("werewolf", 4)}
    match i.event:
        case e.Announced(seat, terrain) if mine(i, pays[terrain][0], seat):
            yield due(seat or 0, steppe(pays[terrain][1]))


def lower(terrain: str) -> Books:
    """The tier below, never below the steppes."""
    return ONE_OF[board.ORDER[max(0, board.ORDER.index(terrain) - 1)]]


@of("oblivion_master")
def oblivion_master(i: Instant) -> Iterator[Due]:
    """A land with a token is forgotten: its book on one's own turn, the tier below on another's."""
    match i.event:
        case e.LandForgotten(land) if land in board.token_lands(i.now, "oblivion"):
            seat = board.owner(i.now, "oblivion_master")
            if seat is not None:
                terrain = board.terrain_of(land)
                yield due(seat, ONE_OF[terrain] if seat == i.story.turn else lower(terrain))


@of("firebird")
def firebird(i: Instant) -> Iterator[Due]:
    """After adding a land two books or a conversion."""
    if adds(i) and mine(i, "firebird", i.event.seat):  # type: ignore[attr-defined]
        yield offer(i.event.seat, steppe(2))  # type: ignore[attr-defined]


def adds(i: Instant) -> bool:
    """FB-A28, FB-129 A land is added in a way that is noticed: not the Warden's second, not the spirits'."""
    return isinstance(i.event, e.LandAdded) and i.event.seat is not None and not i.story.second


@of("swarm")
def swarm(i: Instant) -> Iterator[Due]:
    """FB-105 Her book, whether or not the step is taken."""
    match i.event:
        case e.AbilityUsed(seat, "swarm"):
            yield due(seat, STEPPE)


@of("sister_of_time")
def sister(i: Instant) -> Iterator[Due]:
    """At the start of a chapter a book, a conversion or a step."""
    seat = board.owner(i.now, "sister_of_time")
    if i.now.phase == board.CHAPTER_START and isinstance(i.event, e.BooksGained) and i.event.seat == seat:
        yield offer(i.event.seat, STEPPE)


@of("herald+")
def herald_boost(i: Instant) -> Iterator[Due]:
    """A book of each land that is forgotten on one's own turn."""
    match i.event:
        case e.LandForgotten(land) if mine(i, "herald", i.story.turn, boost=True):
            yield due(i.story.turn or 0, ONE_OF[board.terrain_of(land)])


@of("mountain_guide+")
def guide_boost(i: Instant) -> Iterator[Due]:
    """Each visit on a dead end a mountain book."""
    match i.event:
        case e.VisitBegan(seat, volkhv, _, _):
            i.story.dead_end = board.is_dead_end(board.spot_of(i.now, seat, volkhv))
        case e.Visited(seat, volkhv, _, place, _) if mine(i, "mountain_guide", seat, boost=True):
            if i.story.dead_end if place != "none" else board.is_dead_end(board.spot_of(i.now, seat, volkhv)):
                yield due(seat or 0, MOUNTAIN)


@of("soulwarden")
def soulwarden(i: Instant) -> Iterator[Due]:
    """A volkhv that returns brings a book or a conversion; in the fog and out of Call of Oblivion's lands nothing."""
    match i.event:
        case e.VolkhvReturned(seat, _, _) if mine(i, "soulwarden", seat):
            yield offer(seat or 0, STEPPE)


@of("charioteer")
def charioteer(i: Instant) -> Iterator[Due]:
    """At the start of one's turn three books behind the leader in suns, two level; spirits count."""
    match i.event:
        case e.TurnBegan(seat) if seat is not None and mine(i, "charioteer", seat):
            suns = [board.books(i.now, other)[3] for other in range(i.now.seats) if other != seat]
            suns += [i.now.wisdom // 10] if i.now.variants.trial else []
            own = board.books(i.now, seat)[3]
            if max(suns) >= own:
                yield due(seat, steppe(3 if max(suns) > own else 2))


@of("underground_king")
def king(i: Instant) -> Iterator[Due]:
    """FB-120 A volkhv leaves a land with the King's token, whatever forbids it."""
    if not isinstance(i.event, e.VolkhvReturned | e.VolkhvEntered):
        return
    seat, left = i.event.seat, left_land(i)
    if seat is not None and left in board.token_lands(i.now, "king") and mine(i, "underground_king", seat):
        yield due(seat, STEPPE)


def left_land(i: Instant) -> str | None:
    """FB-A51 The land that a volkhv has left."""
    if not isinstance(i.event, e.VolkhvReturned | e.VolkhvEntered):
        return None
    before = board.spot_of(i.before, i.event.seat, i.event.volkhv)
    if before < 0 or (isinstance(i.event, e.VolkhvEntered) and board.land_of(before) == i.event.land):
        return None
    return board.land_of(before)


@of("rock_colossus+")
def colossus_boost(i: Instant) -> Iterator[Due]:
    """FB-122 A visit to a nameless place: a mountain book."""
    match i.event:
        case e.Visited(seat, _, _, "none", "nameless") if seat is not None:
            yield due(seat, MOUNTAIN)


@of("sky_wanderer")
def wanderer(i: Instant) -> Iterator[Due]:
    """Another visits a place of the sky: a book, at most twice a chapter."""
    match i.event:
        case e.Visited(seat, _, _, _, "sky") if (own := board.owner(i.now, "sky_wanderer")) not in (None, seat):
            i.story.heard["sky"] += 1
            if i.story.heard["sky"] <= 2:
                yield due(own or 0, STEPPE)


@of("serpent_queen")
def queen(i: Instant) -> Iterator[Due]:
    """Another visits on a land with her token: a book, at most twice a chapter."""
    match i.event:
        case e.Visited(seat, _, land, _, _) if (own := board.owner(i.now, "serpent_queen")) not in (None, seat):
            if land in board.token_lands(i.now, "queen"):
                i.story.heard["queen"] += 1
                if i.story.heard["queen"] <= 2:
                    yield due(own or 0, STEPPE)


NAMED: dict[tuple[str, str], Books] = {
    **dict.fromkeys([("swamp_witch", "wind"), ("swamp_witch", "menhirs")], steppe(2)),
    **dict.fromkeys([("swamp_witch", "stones"), ("swamp_witch", "roots"), ("swamp_witch", "tavern")], MOUNTAIN),
    **dict.fromkeys([("wise_cat", "academy"), ("wise_cat", "gates")], MOUNTAIN),
    **dict.fromkeys([("wise_cat", "tower"), ("wise_cat", "library")], (1, 1, 0)),
    ("wise_cat", "temple"): FOREST,
}


@of("swamp_witch", "wise_cat")
def named_tokens(i: Instant) -> Iterator[Due]:
    """FB-126, FB-128 A token with the name of the place that is visited."""
    match i.event:
        case e.TokenSpent(seat, ally, name):
            yield due(seat, NAMED[ally, name])


@of("forest_giant", "werewolf+")
def forest_books(i: Instant) -> Iterator[Due]:
    """The Giant's scale, and a volkhv for the Werewolf: a forest book."""
    match i.event:
        case e.AbilityUsed(seat, "forest_giant" | "werewolf+"):
            yield due(seat, FOREST)


@of("nature_lord")
def nature(i: Instant) -> Iterator[Due]:
    """At the start of one's turn three books for each forest with a token and an own volkhv."""
    match i.event:
        case e.TurnBegan(seat) if seat is not None and mine(i, "nature_lord", seat):
            if count := len(board.token_lands(i.now, "nature") & board.lands_held(i.now, seat)):
                yield due(seat, steppe(3 * count))


@of("nature_lord+")
def nature_boost(i: Instant) -> Iterator[Due]:
    """After a visit in a forest with a token a mountain book."""
    match i.event:
        case e.Visited(seat, _, land, _, _) if mine(i, "nature_lord", seat, boost=True):
            if land in board.token_lands(i.now, "nature"):
                yield due(seat or 0, MOUNTAIN)


@of("forest_warden")
def warden(i: Instant) -> Iterator[Due]:
    """After adding a forest three books."""
    forest = adds(i) and board.terrain_of(i.event.land) == "forest"  # type: ignore[attr-defined]
    if forest and mine(i, "forest_warden", i.event.seat):  # type: ignore[attr-defined]
        yield due(i.event.seat, steppe(3))  # type: ignore[attr-defined]


# ---------------------------------------------------------------- events and scenarios


@of("ev_a2_upper")
def thresholds(i: Instant) -> Iterator[Due]:
    """After each visit to a nameless place a book."""
    match i.event:
        case e.Visited(seat, _, _, _, "nameless") if seat is not None and board.event(i.now, "ev_a2_upper"):
            yield due(seat, STEPPE)


@of("ev_a3_whole")
def waking(i: Instant) -> Iterator[Due]:
    """After adding a land a book or a step on it."""
    if adds(i) and board.event(i.now, "ev_a3_whole"):
        yield offer(i.event.seat, STEPPE)  # type: ignore[attr-defined]


@of("ev_b1_upper", "ev_b1_lower")
def farewell(i: Instant) -> Iterator[Due]:
    """Who parts with an ally gains a mountain book, by the upper half a forest book too."""
    match i.event:
        case e.AllyLeft(seat, _):
            if board.event(i.now, "ev_b1_upper"):
                yield due(seat, (0, 1, 1))
            if board.event(i.now, "ev_b1_lower"):
                yield due(seat, MOUNTAIN)


@of("ev_b3_upper", "ev_b3_lower")
def vows(i: Instant) -> Iterator[Due]:
    """A token taken back is a steppe book, a token given a mountain book."""
    match i.event:
        case e.TokenReturned(seat, _, _) if isinstance(i.moment.option, a.ChooseLand):
            yield due(seat, STEPPE)
        case e.TokenGiven(seat, _, _):
            yield due(seat, MOUNTAIN)


@of("ev_b4_lower")
def fork(i: Instant) -> Iterator[Due]:
    """At the start of one's actions a book, a conversion or a step."""
    match i.event:
        case e.TurnBegan(seat) if seat is not None and board.event(i.now, "ev_b4_lower"):
            yield offer(seat, STEPPE)


@of("ev_c3_upper", "call_takes")
def lonely(i: Instant) -> Iterator[Due]:
    """FB-S3.2 Whose volkhv goes home in the oblivion phase gains two books."""
    match i.event:
        case e.VolkhvReturned(seat, _, _) if seat is not None and i.now.phase == board.OBLIVION_PHASE:
            yield due(seat, steppe(2))


@of("paths")
def paths(i: Instant) -> Iterator[Due]:
    """FB-S2 A crossing along connected paths is a book, three in a turn at most; so is the Sorcerer's way."""
    if not isinstance(i.event, e.VolkhvEntered) or i.event.seat is None or isinstance(i.moment.option, a.Lay):
        return
    seat, before = i.event.seat, board.spot_of(i.before, i.event.seat, i.event.volkhv)
    left = left_land(i)
    if left is None or not board.scenario(i.now, "ancestral_paths", "first") or board.is_dead_end(before):
        return
    if not board.is_last(before) or board.right_of(i.before, left) != i.event.land:
        return
    connected = board.end_of(left) == board.start_of(i.event.land)
    sorcerer = board.terrain_of(left) == "steppe" and mine(i, "steppe_sorcerer", seat, boost=True)
    if (connected or sorcerer) and i.story.crossings.get(seat, 0) < 3:
        i.story.crossings[seat] = i.story.crossings.get(seat, 0) + 1
        yield due(seat, STEPPE)


@of("call_pays")
def call_pays(i: Instant) -> Iterator[Due]:
    """FB-S3.1 On one's own turn a book of one of the terrains that were forgotten."""
    match i.event:
        case e.LandForgotten(_) if board.scenario(i.now, "call_of_oblivion", "first") and not i.story.called:
            if i.story.turn is not None:
                i.story.called = True
                yield due(i.story.turn, STEPPE, MOUNTAIN, FOREST)


@of("fury_pays")
def fury_pays(i: Instant) -> Iterator[Due]:
    """FB-S5.3 A volkhv that returns from a steppe, for whatever reason."""
    match i.event:
        case e.VolkhvReturned(seat, _, land) if seat is not None and board.terrain_of(land) == "steppe":
            if board.scenario(i.now, "fury_of_steppe_winds", "second"):
                yield due(seat, STEPPE)
