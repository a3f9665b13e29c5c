"""What holds of all designs of «Земля сказаний» at once: no book, step, wisdom or offer is without a reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lab.fabled import board
from lab.fabled.reasons import REASONS, Due, Instant, Story
from lab.frame import Moment, Statement
from magoteka.core.event import Event
from magoteka.games.fabled.box.components import ALLIES, LAND_NAMES
from magoteka.games.fabled.messages import answers as a
from magoteka.games.fabled.messages import events as e

TURNS = (e.TurnBegan, e.ChapterBegan, e.EpilogueCame, e.TrialEnded)


class Watching(Statement):
    """A statement that is shown every event with the table then and before it."""

    def __init__(self, design: str) -> None:
        super().__init__(design)
        self.story = Story()
        self.fresh = True

    def see(self, m: Moment) -> None:
        before = m.before
        if isinstance(m.option, a.Use):
            self.story.used = m.option.ability
        self.story.answer(m.question, m.option)
        if self.fresh and before.phase > board.CHAPTER_START:
            self.story.turn = None if before.active == before.seats else int(before.active)
        self.fresh = False
        for event, now in zip(m.events, m.pictures, strict=True):
            self.story.pass_by(event)
            self.instant(Instant(event, now, before, m, self.story))
            if isinstance(event, e.LandAdded):
                self.story.second = False
            before = now
        self.moment(m)

    def instant(self, i: Instant) -> None:
        """One event."""

    def moment(self, m: Moment) -> None:
        """All that followed from an answer."""


class EveryBookHasAReason(Watching):
    """FB-10, FB-112 What is due is gained within the turn, and nothing else is."""

    def __init__(self) -> None:
        super().__init__("books")
        self.open: list[tuple[str, Due]] = []
        self.unexplained: list[tuple[int, tuple[int, ...]]] = []

    def instant(self, i: Instant) -> None:
        if isinstance(i.event, TURNS):
            self.settle()
        for reason in dict.fromkeys(REASONS.values()):
            self.open += [(reason.__name__, due) for due in reason(i)]
        if isinstance(i.event, e.BooksGained):
            got = (i.event.steppe, i.event.mountain, i.event.forest)
            self.unexplained.append((i.event.seat, got))

    def settle(self) -> None:
        """The turn is over: each gain has a reason of its own, and what must be has its gain."""
        dues = sorted((due for _, due in self.open), key=lambda due: due.offer)
        gain_of: dict[int, int] = {}  # of a due
        for at, due in enumerate(dues):
            if not due.offer:
                self.find(at, dues, gain_of, set())
        spare = [n for n in range(len(self.unexplained)) if n not in gain_of.values()]
        left = [self.unexplained[n] for n in spare if not self.give(n, dues, gain_of, set())]
        missing = [(due.seat, sorted(due.books)) for at, due in enumerate(dues) if not due.offer and at not in gain_of]
        self.holds(not left, f"gained without a reason {left}; open {missing}")
        self.holds(not missing or bool(left), f"due and never gained {missing}")
        self.open, self.unexplained = [], []

    def fits(self, due: Due, gain: int) -> bool:
        seat, got = self.unexplained[gain]
        return due.seat == seat and got in due.books

    def find(self, at: int, dues: list[Due], gain_of: dict[int, int], tried: set[int]) -> bool:
        """A gain for a due; another due may have to take another one."""
        for gain in range(len(self.unexplained)):
            if gain not in tried and self.fits(dues[at], gain):
                tried.add(gain)
                holder = next((one for one, its in gain_of.items() if its == gain), None)
                if holder is None or self.find(holder, dues, gain_of, tried):
                    gain_of[at] = gain
                    return True
        return False

    def give(self, gain: int, dues: list[Due], gain_of: dict[int, int], tried: set[int]) -> bool:
        """A due for a gain; the gain that had it may have to take another one."""
        for at, due in enumerate(dues):
            if at not in tried and self.fits(due, gain):
                tried.add(at)
                if at not in gain_of or self.give(gain_of[at], dues, gain_of, tried):
                    gain_of[at] = gain
                    return True
        return False


class Walks(Watching):
    """FB-56 to FB-60, FB-A72, FB-A73 In stage 1 everybody takes the steps that are due, and none that is not."""

    def __init__(self) -> None:
        super().__init__("steps")
        self.must: dict[tuple[int | None, int], int] = {}
        self.steps: dict[tuple[int | None, int], int] = {}
        self.spare = 0
        self.host: int | None = None
        self.announced: list[tuple[int | None, str]] = []

    def instant(self, i: Instant) -> None:
        match i.event:
            case e.TurnBegan():
                self.settle()
                self.announced = []
            case e.Announced(seat, terrain):
                self.settle()
                self.announced.append((seat, terrain))
                self.begin(i, seat, terrain)
            case e.VolkhvStepped(seat, volkhv, _, _, _) if i.now.phase == board.MARCH:
                self.step(seat, volkhv, ended=False)
            case e.VolkhvEntered(seat, volkhv, _, _) if i.now.phase == board.MARCH:
                fog = board.event(i.now, "ev_b2_upper")
                self.spare += 1 if seat is not None and board.owner(i.now, "windherd") == seat else 0
                self.step(seat, volkhv, ended=fog)
            case e.VolkhvReturned(seat, volkhv, _) | e.WentToPlace(seat, volkhv, _, _) if i.now.phase == board.MARCH:
                self.step(seat, volkhv, ended=True)
            case e.VisitBegan() | e.Visited() | e.LandForgotten():
                self.settle()

    def begin(self, i: Instant, seat: int | None, terrain: str) -> None:
        """Who moves, and how far."""
        g, second = i.now, bool(getattr(i.moment.question, "second", False))
        own = 2
        if second:
            own = 2 if board.boosted(g, "herald") else 1
            first = self.announced[-2][1] if len(self.announced) > 1 else ""
            self.holds(first != terrain, "FB-116 another terrain in the second phase")
        if seat is None and board.trick(g, "tr_02"):
            own = 3
        slumber = {"steppe": "tr_04", "mountain": "tr_06"}.get(terrain, "")
        if seat is not None and slumber and board.trick(g, slumber):
            own = 1
        dry = terrain == "steppe" and board.event(g, "ev_c1_upper")
        own += dry
        others = 1 + dry
        if board.event(g, "ev_b2_lower"):
            others = 0
        if terrain == "steppe" and board.event(g, "ev_c1_lower"):
            others = own
        self.host, self.steps, self.must, self.spare = seat, {}, {}, 0
        for host in range(board.hosts(g)):
            who = None if host == g.seats else host
            movers = [n for n, spot in board.volkhvs(g, host) if board.terrain_of(board.land_of(spot)) == terrain]
            if who != seat and others == 0:
                continue
            self.must |= {(who, n): own if who == seat else others for n in movers}
            self.spare += self.extra(g, who, terrain, len(movers))

    def extra(self, g: Any, who: int | None, terrain: str, movers: int) -> int:
        """FB-118 How many free steps allies give."""
        ally = {"steppe": "steppe_sorcerer", "mountain": "rock_colossus", "forest": "werewolf"}[terrain]
        if who is None or board.owner(g, ally) != who:
            return 0
        if terrain == "forest":
            return 2 * movers if who == self.host else 0
        return movers if who == self.host else 1

    def step(self, seat: int | None, volkhv: int, ended: bool) -> None:
        """One step of a mover, or the end of its walk."""
        if (seat, volkhv) not in self.must:
            return
        if ended:
            del self.must[seat, volkhv]
        else:
            self.steps[seat, volkhv] = self.steps.get((seat, volkhv), 0) + 1

    def settle(self) -> None:
        """Stage 1 is over."""
        over = 0
        for who, due in self.must.items():
            taken = self.steps.get(who, 0)
            self.holds(taken >= due, f"{who} took {taken} of {due} steps")
            over += max(0, taken - due)
        self.holds(over <= self.spare, f"{over} steps more than were due, {self.spare} were given")
        self.must, self.steps = {}, {}


class Offers(Watching):
    """FB-44, FB-46, FB-A08, FB-A11 What is offered comes from the deck; discards return when it has run out."""

    def __init__(self) -> None:
        super().__init__("offers")
        self.gone: set[str] = set()
        self.discards: set[str] = set()
        self.dealt: dict[int, set[str]] = {}

    def instant(self, i: Instant) -> None:
        match i.event:
            case e.AllyLeft(_, ally):
                self.gone.add(ally)
            case e.AllyOffered(seat, ally):
                self.offered(i, ally)
                self.discards.discard(ally)
                self.dealt.setdefault(seat, set()).add(ally)
            case e.AllyJoined(seat, ally):
                self.discards |= self.dealt.pop(seat, set()) - {ally}
            case e.TurnBegan() | e.TokenReached():
                self.gone.clear()
                self.discards.clear()

    def offered(self, i: Instant, ally: str) -> None:
        """One ally is offered."""
        self.holds(ally not in self.gone, f"FB-A11 {ally} was parted with and is offered")
        held = {ALLIES[one] for one in i.now.allies if one >= 0}
        self.holds(ally not in held, f"{ally} is offered and somebody has it")
        deck = {one for at, one in enumerate(ALLIES) if i.before.ally_deck >> at & 1}
        self.holds(ally not in self.discards or deck <= self.discards, f"FB-A08 {ally} is offered before {deck}")


class Oblivion(Watching):
    """FB-88, FB-90, FB-A65 In the oblivion phase every land without volkhvs goes, others by storm and call."""

    def __init__(self) -> None:
        super().__init__("oblivion")

    def instant(self, i: Instant) -> None:
        match i.event:
            case e.LandForgotten(land):
                there = self.on(i.before, land)
                storm = board.event(i.now, "ev_c3_upper") or board.scenario(i.now, "call_of_oblivion", "second")
                self.holds(len(there) == 0 or (storm and len(there) == 1), f"{land} goes with {there}")
                self.holds(i.now.phase == board.OBLIVION_PHASE, f"{land} goes outside the phase")
            case e.TurnBegan() | e.ChapterBegan() if self.story.turn is not None and i.before.phase >= board.MARCH:
                empty = [land for land in board.row(i.before) if not self.on(i.before, land)]
                self.holds(not empty, f"{empty} stay without volkhvs")

    def on(self, g: Any, land: str) -> list[int]:
        return [
            host for host in range(board.hosts(g)) for _, spot in board.volkhvs(g, host) if board.land_of(spot) == land
        ]


WISDOM = {  # FB-X23 what a spirit's visit brings
    **dict.fromkeys(["wind_3", "wind_4", "stones_2", "tavern", "menhirs_4", "treewyrm", "academy"], 2),
    **dict.fromkeys(["roots", "menhirs_5", "tower", "temple", "library"], 3),
    **dict.fromkeys(["stones_1", "menhirs_3", "gates", "hermit", "sky_2", "sky_3", "sky_4"], 1),
}  # fmt: skip


class EveryWisdomHasAReason(Watching):
    """FB-X14, FB-X16, FB-X23, FB-X25, FB-X26 The spirits grow wiser by visits and tricks, and where a land lacks."""

    def __init__(self) -> None:
        super().__init__("wisdom")
        self.due: list[int] = []
        self.got: list[int] = []

    def instant(self, i: Instant) -> None:
        match i.event:
            case e.TurnBegan() | e.ChapterBegan() | e.TrialEnded():
                self.settle(i.before)
            case e.Visited(None, _, _, place, _):
                self.due.append(WISDOM[place] + board.escalated(i.now))
            case e.TrickRevealed(trick, foiled):
                self.due.append(self.trick(i.now, trick, foiled))
            case e.VolkhvReturned(None, _, _) if i.now.phase == board.OBLIVION_PHASE:
                self.due.append(1)
            case e.WisdomGained(count, total):
                self.got.append(count)
                self.holds(i.before.wisdom + count == total == i.now.wisdom, f"{count} makes {total}")

    def trick(self, g: Any, name: str, foiled: bool) -> int:
        """What the table of tricks says of wisdom."""
        mountains = min(4, sum(board.terrain_of(land) == "mountain" for land in board.row(g)))
        players = {land for seat in range(g.seats) for land in board.lands_held(g, seat)}
        shared = len(players & board.lands_held(g, g.seats))
        return {
            "tr_01": 0 if foiled else 2,
            "tr_03": 1,
            "tr_05": 1 if foiled else 0,
            "tr_06": 1 if foiled else 0,
            "tr_08": mountains // 2 if foiled else mountains,
            "tr_11": min(2, shared) if foiled else min(4, shared),
            "tr_12": 2 if foiled else 4,
        }.get(name, 0)

    def settle(self, g: Any) -> None:
        """What came is what was due; a spirits' turn without a land brings two more."""
        due, got = sorted(one for one in self.due if one), sorted(self.got)
        for one in list(got):
            if one in due:
                due.remove(one)
                got.remove(one)
        self.holds(not due, f"due and not gained {due}, gained {got}")
        self.holds(got in ([], [2]), f"gained without a reason {got}")
        self.due, self.got = [], []


class Connections(Watching):
    """FB-31, FB-32 A walk leads on where two paths connect, and home where they do not."""

    LEADERS = ("steppe_sorcerer", "mountain_guide", "underground_king", "windherd", "charioteer", "bright_torch")

    def __init__(self) -> None:
        super().__init__("ways")

    def instant(self, i: Instant) -> None:
        match i.event:
            case e.VolkhvReturned(seat, volkhv, land) if i.now.phase == board.MARCH:
                before = board.spot_of(i.before, seat, volkhv)
                right = board.right_of(i.before, land)
                leads = right is not None and board.end_of(land) == board.start_of(right)
                last = board.is_last(before)
                self.holds(last and (board.is_dead_end(before) or not leads), f"{seat} goes home from {land}")
            case e.VolkhvEntered(seat, volkhv, land, path) if i.now.phase == board.MARCH:
                before = board.spot_of(i.before, seat, volkhv)
                if before < 0 or (seat is not None and any(board.owner(i.now, one) == seat for one in self.LEADERS)):
                    return
                left = board.land_of(before)
                good = board.right_of(i.before, left) == land and board.end_of(left) == board.start_of(land)
                self.holds(good and board.is_last(before) and path == "regular", f"{seat} comes from {left} to {land}")


class Purse(Watching):
    """FB-53, FB-54 Nobody owes books; a conversion is two for one or one for two (FB-80, FB-81)."""

    def __init__(self) -> None:
        super().__init__("purse")

    def instant(self, i: Instant) -> None:
        if isinstance(i.event, e.BooksPaid):
            self.holds(min(board.books(i.now, i.event.seat)) >= 0, f"{i.event.seat} owes books")
        if isinstance(i.event, e.Converted):
            tiers = board.ORDER.index(i.event.take) - board.ORDER.index(i.event.give)
            self.holds((tiers, i.event.give_count, i.event.take_count) in ((1, 2, 1), (-1, 1, 2)), f"{i.event}")
            heirs = board.scenario(i.now, "heirs_of_the_sun", "second") and i.event.take == "sun"
            self.holds(not heirs, "FB-S4.2 a conversion makes a sun")


class Box(Watching):
    """FB-A04, FB-139 No land and no ally is lost or doubled."""

    def __init__(self) -> None:
        super().__init__("box")

    def moment(self, m: Moment) -> None:
        lands = list(lands_of(m.after, m.asked))
        self.holds(len(lands) == len(set(lands)), "a land is doubled")
        held = [one for one in m.after.allies if one >= 0]
        self.holds(len(held) == len(set(held)), "an ally is doubled")


def lands_of(g: Any, asked: Any) -> Iterator[int]:
    """All lands that are anywhere."""
    yield from g.row[: g.length]
    yield from (land for land in [*g.open, *g.tops] if land >= 0)
    for many in [*g.decks, *g.sunk, g.oblivion, g.torch]:
        yield from (land for land in range(len(LAND_NAMES)) if many >> land & 1)


def laws() -> tuple[Statement, ...]:
    return (
        EveryBookHasAReason(), Walks(), Offers(), Oblivion(), EveryWisdomHasAReason(), Connections(), Purse(), Box(),
    )  # fmt: skip


__all__ = ["Event", "Instant", "Watching", "laws"]
