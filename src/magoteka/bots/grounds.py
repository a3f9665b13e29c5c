"""Why an answer is advised: what it brings and the other does not, how likely that is, and which of them is worth more.

Nothing is said that was not found: in previews, by exact odds, or in the same worlds of the chair played on with the
same luck after both answers. A share that was counted in worlds is told only where it is clear of its error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from math import sqrt
from statistics import mean, variance
from typing import Literal, TypeAlias

from magoteka.bots.candidates import answered, turned
from magoteka.bots.chair import Chair
from magoteka.bots.gauge import Gauge, gauge_of
from magoteka.bots.greedy import likely
from magoteka.bots.judge import Judged
from magoteka.core.agenda import NATURE, State
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.core.preview import Worlds
from magoteka.core.ways import Way

MORE = 400  # worlds that are looked at for one in which a call comes off, or does not
WORLDS = 32  # in which it is told what follows from answers
FAR = 20  # answers after which nobody looks further
MOST = 2  # reasons of an answer
CLEAR = 2.6  # standard errors between two shares that are told as different
LEAST = 0.1  # and so much between them at least
LIKELY = 1.3  # standard errors by which one answer must be worth more than another
SLACK = 1e-9
TELLING = 0.005  # and by so much of the victory

Kind: TypeAlias = Literal[
    "forced", "only", "odds", "safe", "brings", "spares", "solved", "worth", "stands", "sight", "even"
]


@dataclass(frozen=True)
class Thing:
    """Something that matters to a seat: an event, or, under a name of its own, all those that are like it."""

    event: Event
    gist: str = ""


@dataclass(frozen=True)
class Ground:
    """A reason for an answer, or for not taking it first.

    `forced`: no other is open. `only`: all others come to the same or to less, whatever is hidden. `odds`: it comes
    off with `share`, the best of the others with `other`. `safe`: nothing is risked, while the best of the others comes
    off with `other`. `brings` and `spares`: a thing follows with `share`, and from the other answer with `other`. Of
    the victory it is worth `share`, and the other answer `other`: every line was followed (`solved`), imagined matches
    were played on (`worth`), or the board was read when the turn was over (`stands`). `sight`: it looks better at once.
    `even`: as far as was looked, neither is ahead.
    """

    kind: Kind
    thing: Thing | None = None
    share: float | None = None
    other: float | None = None
    exact: bool = False  # `share` is known, and not counted in worlds


Shares: TypeAlias = dict[Thing, float]


class Pleading:
    """What speaks for answers, in worlds that look the same to a seat."""

    def __init__(self, chair: Chair, picked: Sequence[tuple[Option, Judged | None]]) -> None:
        self.chair = chair
        self.mind = chair.game.mind
        self.judged = [judged for _, judged in picked if judged is not None]
        self.options = [option for option, _ in picked]
        self.places = [chair.options.index(option) for option in self.options]
        self.worlds = [turned(world, chair.seat) for world in islice(chair.worlds(), WORLDS)]
        self.luck = chair.rng.word()
        self.boons: dict[Thing, float] = {}  # of all things that were met
        self.known = [self.foretold(place) for place in self.places]
        self.shares = [self.future(option, place) for option, place in zip(self.options, self.places, strict=True)]

    def order(self) -> list[int]:
        """The answers as they are advised: where boards are read at the end of turns, more turns than before tell."""
        first, second, doubt = self.stood[:3] if self.mind.way == "foresight" else (0.0, 0.0, 0.0)
        at = list(range(len(self.options)))
        return at[::-1] if second - first > max(TELLING, LIKELY * doubt) else at

    def of(self, at: int) -> tuple[Ground, ...]:
        """The reasons for one of the answers: its odds, what follows from it, and what it is worth."""
        found = [*self.by_odds(at), *self.by_things(at), *self.by_worth(at)]
        return tuple(found[:MOST]) or (self.by_sight(at),)

    # --- what is known exactly ---------------------------------------------------------------------------------------

    def by_odds(self, at: int) -> list[Ground]:
        """How likely an answer is to come off, or that it risks nothing while others would."""
        mine = self.odds(self.options[at])
        others = [self.odds(option) for place, option in enumerate(self.chair.options) if place != self.places[at]]
        best = max((odds for odds in others if odds is not None), default=None)
        if mine is not None:
            return [Ground("odds", None, mine, best, exact=True)]
        return [Ground("safe", None, None, best, exact=True)] if best is not None and self.harmless(at) else []

    def odds(self, option: Option) -> float | None:
        """The exact odds of an option, where it has such."""
        return self.mind.odds(self.chair.view, option)

    def harmless(self, at: int) -> bool:
        """Whether all that follows at once is known, and none of it is bad."""
        shares, whole = self.known[at]
        return whole and all(self.boons[thing] >= 0 for thing in shares)

    def foretold(self, place: int) -> tuple[Shares, bool]:
        """What follows at once with a share that is exact, and whether that is all that may follow."""
        assert self.chair.source is not None
        worlds = Worlds(self.chair.game, self.chair.source.sample, self.chair.seat, Rng(self.luck))
        return self.weighed(worlds.preview(worlds.indices[place]))

    def weighed(self, way: Way) -> tuple[Shares, bool]:
        """The same of a way: what is told of it, and what dice decide by their weights."""
        if way.let:  # others may yet do something
            return {}, False
        shares = dict.fromkeys(self.things(way.told), 1.0)
        if way.fork in ("chooses", "depends"):
            return shares, False
        told, whole, complete = set(shares), sum(branch.weight for branch in way.branches), True
        for branch in way.branches:
            then, all_of_it = self.weighed(branch.way)
            complete = complete and all_of_it
            for thing, share in then.items():
                if thing not in told:
                    shares[thing] = shares.get(thing, 0.0) + share * branch.weight / whole
        return shares, complete

    # --- what follows ------------------------------------------------------------------------------------------------

    def by_things(self, at: int) -> list[Ground]:
        """Good things that follow more often from this answer, and bad ones that follow less often; most first."""
        if len(self.shares) < MOST:
            return []
        mine, theirs, found, sorts = self.shares[at], self.shares[1 - at], [], set[Thing]()
        for thing in sorted({**mine, **theirs}, key=lambda thing: not thing.gist):
            boon, share, other = self.boons[thing], mine.get(thing, 0.0), theirs.get(thing, 0.0)
            sort = Thing(*self.mind.gist(thing.event))
            if sort not in sorts and boon * (share - other) > 0 and self.clear(share, other):
                sorts.add(sort)
                known, also = self.settled(at, thing, share), self.settled(1 - at, thing, other)
                kind: Kind = "brings" if boon > 0 else "spares"
                shown = (share if known is None else known, other if also is None else also)
                found.append((abs(boon * (share - other)), Ground(kind, thing, *shown, exact=known is not None)))
        return [ground for _, ground in sorted(found, key=lambda one: -one[0])]

    def clear(self, share: float, other: float) -> bool:
        """Whether two shares differ beyond the doubt of so many worlds."""
        count = len(self.worlds)
        doubt = sqrt((share * (1 - share) + other * (1 - other) + 1 / count) / count)
        return abs(share - other) > max(LEAST, CLEAR * doubt)

    def settled(self, at: int, thing: Thing, share: float) -> float | None:
        """The exact share of what an answer brings at once, unless it comes about later too."""
        odds = self.odds(self.options[at])
        known = odds if odds is not None and abs(odds - share) < SLACK else self.known[at][0].get(thing)
        return known if known is not None and not self.clear(share, known) else None

    def things(self, events: Sequence[Event]) -> list[Thing]:
        """What matters of events; whichever stone it is, a stone is taken."""
        found = []
        for event in (event.seen_by(None).foretold() for event in events):
            boon = self.mind.boon(event, self.chair.seat)
            if boon:
                thing = Thing(*self.mind.gist(event))
                both = [Thing(event), thing] if thing.gist in self.mind.amounts else [thing]
                self.boons |= dict.fromkeys(both, boon)
                found += both
        return found

    def future(self, option: Option, place: int) -> Shares:
        """How likely each thing is after an answer, before the seat is asked again in another turn."""
        shares: Shares = {}
        for number, (world, weight) in enumerate(self.weighted(option)):
            for thing in set(self.things(self.followed(world.clone(), option, place, Rng(self.luck + number)))):
                shares[thing] = shares.get(thing, 0.0) + weight
        return {thing: min(share, 1.0) for thing, share in shares.items()}

    def weighted(self, option: Option) -> list[tuple[State, float]]:
        """Worlds, each as likely as it is; where the odds of an answer are exact, it comes off in just such a part.

        Where no world has shown yet what may happen, further ones are looked at.
        """
        found, odds, seat = list(self.worlds), self.odds(option), self.chair.seat
        if odds is None or odds in (0.0, 1.0):
            return [(world, 1 / len(found)) for world in found]
        for world in islice(self.chair.worlds(), MORE):
            if 0 < sum(self.mind.comes_off(one, seat, option) for one in found) < len(found):
                break
            found.append(turned(world, seat))
        came_off = [self.mind.comes_off(one, seat, option) for one in found]
        hits = max(1, sum(came_off))
        misses = max(1, len(found) - hits)
        return [
            (world, odds / hits if hit else (1 - odds) / misses) for world, hit in zip(found, came_off, strict=True)
        ]

    def followed(self, world: State, option: Option, place: int, luck: Rng) -> list[Event]:
        """What everyone hears when the seat answers so in a world, and all play on by what looks best to them."""
        game, seat = self.chair.game, self.chair.seat
        world.listening = True
        world.clear_events()
        question = world.asking()
        assert question is not None
        world.answer(question.indices(world)[place])
        asked, others, called = type(question), False, self.odds(option) is not None
        for _ in range(FAR):
            question = world.asking()
            if question is None:
                break
            again = question.seat == seat and type(question) is asked and (called or bool(self.things(world.events)))
            if again or (question.seat == seat and others):
                break
            others = others or question.seat not in (NATURE, seat)
            asks = question.seat != NATURE
            world.answer(likely(game, world, question, luck) if asks else question.sample(world, luck))
        return list(world.events)

    # --- what it is worth --------------------------------------------------------------------------------------------

    def by_worth(self, at: int) -> list[Ground]:
        """What the answers bring of the victory, where they differ in that beyond doubt."""
        if len(self.options) < MOST:
            return []
        first, second, doubt, kind = self.worth
        if abs(first - second) <= max(TELLING, LIKELY * doubt):
            return []
        shown = (first, second) if at == 0 else (second, first)
        if kind == "stands" and at == self.order()[0] and shown[0] < shown[1]:  # who reckons sees something else in it
            return []
        return [Ground(kind, None, *shown, exact=kind == "solved")]

    @property
    def worth(self) -> tuple[float, float, float, Kind]:
        """What two answers are worth, and the standard error of the difference."""
        if not self.judged:
            return (0.0, 0.0, 0.0, "worth") if self.mind.plays_on else self.stood
        first, second = self.judged
        solved = first.error == second.error == 0
        return first.value, second.value, max(first.doubt, second.doubt), "solved" if solved else "worth"

    @cached_property
    def stood(self) -> tuple[float, float, float, Kind]:
        """How the seat stands when the turn is over, everybody doing in it what looks best to him."""
        assert self.chair.source is not None
        gauge = gauge_of(self.chair.game, self.chair.source.rules.seats)
        if gauge is None or len(self.places) < MOST:
            return 0.0, 0.0, 0.0, "stands"
        first, second = ([self.stands(gauge, number, place) for number in range(WORLDS)] for place in self.places)
        apart = [one - other for one, other in zip(first, second, strict=True)]
        return mean(first), mean(second), sqrt(variance(apart) / WORLDS), "stands"

    def stands(self, gauge: Gauge, number: int, place: int) -> float:
        """The same in one world; the luck is that of both answers."""
        world = self.worlds[number]
        return gauge.shares(answered(world, place), gauge.horizon(world), Rng(self.luck + number))[self.chair.seat]

    def by_sight(self, at: int) -> Ground:
        """What looks better at once goes first, where nothing else tells answers apart."""
        worth = self.mind.weigh(self.chair.view, self.chair.options)
        others = [worth[place] for place in self.places if place != self.places[at]]
        return Ground("sight" if others and worth[self.places[at]] > max(others) else "even")
