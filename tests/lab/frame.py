"""The laboratory of pairs: two designs of a game meet within a turn, and what the book says of each must hold.

A statement is written from rulebook and spec and looks only at tables and at what was told; it never asks the rules.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from magoteka.core.agenda import NATURE, Question
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.lab import APART, STAGE
from magoteka.core.problems import ApartAllTurn

PARTNERS = 80  # with how many a design is tried that has not been heard


def lot_of(*words: str) -> int:
    """The same lot for the same words, on every machine."""
    return zlib.crc32(" ".join(words).encode())


@dataclass(frozen=True)
class Moment:
    """One answer, nature's too, and all that followed from it up to the next question."""

    before: Any
    question: Any
    option: Any
    after: Any
    events: list[Any]
    pictures: list[Any]  # beside each event the table as it was then
    asked: Any  # the question that comes now; None when the game is over


class Statement:
    """What one design does, as a check of the table before and after; a statement belongs to one play.

    `see` is shown every moment of the turn; it calls `holds` for each thing that the book says and that could be seen
    to be so or not, and so counts how often the design has come into play.
    """

    def __init__(self, design: str) -> None:
        self.design = design
        self.spoken = 0
        self.faults: list[str] = []

    def see(self, m: Moment) -> None:
        raise NotImplementedError

    def holds(self, good: bool, what: str) -> None:
        """Something that the book says of the design could be seen; whether it was so."""
        self.spoken += 1
        self.allows(good, what)

    def allows(self, good: bool, what: str) -> None:
        """When the design may be used: it must be so, but says nothing yet of what the design does."""
        assert what, f"a statement of {self.design} says nothing"
        if not good:
            self.faults.append(f"{self.design}: {what}")


@dataclass(frozen=True)
class Ruled:
    """A fault that a ruling answers: the pair, what of its words, and the clause of the rules page."""

    clause: str
    designs: frozenset[str]  # one or both of the pair
    words: str = ""

    def answers(self, pair: frozenset[str], fault: str) -> bool:
        return self.designs <= pair and self.words in fault


@dataclass(frozen=True)
class Bench:
    """A game as the laboratory sees it; tests/lab/<game>.py has one."""

    game: Game
    statements: Callable[[str], Statement | None]  # of a design; None where nobody has written it yet
    laws: Callable[[], Sequence[Statement]] = tuple  # what holds of all designs at once
    over: Callable[[Any, Any], bool] = lambda begun, now: False  # whether the turn is over
    liked: Callable[[Any, frozenset[str]], int] = lambda option, pair: 1  # how readily an answer is given
    ruled: tuple[Ruled, ...] = ()
    tries: int = 3  # two in each of all states
    answers: int = 60  # of a try at most


@dataclass(frozen=True)
class Fault:
    """What did not hold, and how to stage it: `magoteka lab GAME A B [STATE]`."""

    pair: tuple[str, str]
    state: str
    luck: int
    what: str

    def __str__(self) -> str:
        return f"{' '.join([*self.pair, self.state]).strip()} (try {self.luck}): {self.what}"


@dataclass
class Counts:
    """What came of pairs."""

    staged: int = 0
    tables: int = 0  # in all states
    played: int = 0  # both came into play
    one: int = 0  # only one was seen, or could be
    heard: Counter[str] = field(default_factory=Counter)  # of each design the plays in which its statement spoke
    ruled: Counter[str] = field(default_factory=Counter)
    impossible: Counter[str] = field(default_factory=Counter)
    checks: int = 0
    faults: list[Fault] = field(default_factory=list)

    def lines(self, name: str) -> Iterator[str]:
        played = f"{self.played} where both came into play, {self.one} where one did"
        yield f"{name}: {self.staged} pairs staged ({self.tables} tables, {self.checks} checks), {played}"
        rarely = ", ".join(f"{design} {count}" for design, count in sorted(self.heard.items()) if count == 1)
        yield f"  {len(self.heard)} designs were heard{f', once alone: {rarely}' if rarely else ''}"
        yield f"  ruled {sum(self.ruled.values())} {dict(self.ruled)}; impossible {sum(self.impossible.values())}"
        yield from (f"    {count:6} {why}" for why, count in self.impossible.most_common())

    def add(self, other: Counts) -> None:
        """The counts of another part."""
        self.staged += other.staged
        self.tables += other.tables
        self.played += other.played
        self.one += other.one
        self.checks += other.checks
        self.heard.update(other.heard)
        self.ruled.update(other.ruled)
        self.impossible.update(other.impossible)
        self.faults += other.faults

    def packed(self) -> dict[str, Any]:
        """What is left in artifacts."""
        packed = {key: getattr(self, key) for key in ("staged", "tables", "played", "one", "checks")}
        many = {key: dict(getattr(self, key)) for key in ("heard", "ruled", "impossible")}
        return {**packed, **many, "faults": [str(fault) for fault in self.faults]}


def designs(bench: Bench) -> list[str]:
    """All designs of a game that can be staged."""
    assert bench.game.lab is not None
    return [name for names in bench.game.lab.designs.values() for name in names]


def pairs(bench: Bench) -> list[tuple[str, str]]:
    """Any two of them."""
    names = designs(bench)
    return [(first, second) for at, first in enumerate(names) for second in names[at + 1 :]]


def sample(bench: Bench, count: int, seed: int) -> list[tuple[str, str]]:
    """So many pairs; each design is in at least one."""
    rng, names = Rng(seed), designs(bench)
    found: dict[tuple[str, str], None] = {}
    for place, name in enumerate(names):
        other = names[(place + 1 + rng.below(len(names) - 1)) % len(names)]
        found[min((name, other), (other, name), key=lambda pair: names.index(pair[0]))] = None
    every = pairs(bench)
    while len(found) < min(count, len(every)):
        found[every[rng.below(len(every))]] = None
    return list(found)


def try_all(bench: Bench, chosen: Sequence[tuple[str, str]], whole: bool = False) -> Counts:
    """Stage and play pairs: each as it is and in one state by lot, or in all of them."""
    counts = Counts()
    for pair in chosen:
        try_pair(bench, pair, counts, whole)
    return counts


def unheard(bench: Bench, counts: Counts) -> list[str]:
    """Designs whose statement has said nothing yet."""
    return [name for name in designs(bench) if not counts.heard[name]]


def make_heard(bench: Bench, design: str, counts: Counts) -> None:
    """Stage the design with one partner after another, in all states, until its statement speaks."""
    names = designs(bench)
    for other in sorted(set(names) - {design}, key=lambda name: lot_of(design, name))[:PARTNERS]:
        first, second = sorted((design, other), key=names.index)
        try_pair(bench, (first, second), counts)
        if counts.heard[design]:
            return


def try_pair(bench: Bench, pair: tuple[str, str], counts: Counts, whole: bool = True) -> None:
    """One pair; a state that cannot be with it is left out."""
    lab, lot = bench.game.lab, lot_of(*pair)
    assert lab is not None
    states = lab.states if whole else (lab.states[0], lab.states[lot % len(lab.states)])
    met: set[str] | None = None
    for state in dict.fromkeys(states):
        seen = try_state(bench, pair, state, counts, whole)
        if isinstance(seen, set):
            met = seen | (met or set())
        elif state == lab.states[0]:
            counts.impossible[seen] += 1
            return
    assert met is not None
    counts.staged += 1
    counts.played += met == set(pair)
    counts.one += met != set(pair)


def try_state(bench: Bench, pair: tuple[str, str], state: str, counts: Counts, whole: bool) -> set[str] | str:
    """Play a staged pair a few times, at least until both statements have spoken; or say why it cannot be staged."""
    seen: set[str] = set()
    assert bench.game.lab is not None
    for luck in range(2 if whole else bench.tries):
        try:
            g = bench.game.new(bench.game.lab.seats, {STAGE: APART.join([*pair, state])})
        except ApartAllTurn as apart:
            return str(apart.facts["why"])
        own = [statement for name in pair if (statement := bench.statements(name)) is not None]
        watching = [*own, *bench.laws()]
        play(bench, g, frozenset(pair), lot_of(*pair, state, str(luck)), watching)
        counts.checks += sum(statement.spoken for statement in watching)
        speaking = {statement.design for statement in own if statement.spoken}
        counts.heard.update(speaking)
        seen |= speaking
        note(bench, pair, state, luck, watching, counts)
        if seen == set(pair) and not whole:
            break
    counts.tables += 1
    return seen


def note(bench: Bench, pair: tuple[str, str], state: str, luck: int, watching: list[Statement], counts: Counts) -> None:
    """Keep what did not hold, unless a ruling answers it."""
    for what in dict.fromkeys(fault for statement in watching for fault in statement.faults):
        ruling = next((one.clause for one in bench.ruled if one.answers(frozenset(pair), what)), None)
        if ruling is None:
            counts.faults.append(Fault(pair, state, luck, what))
        else:
            counts.ruled[ruling] += 1


def play(bench: Bench, g: Any, pair: frozenset[str], luck: int, watching: list[Statement]) -> None:
    """One turn from a staged table; the statements are shown every moment."""
    rng = Rng(luck)
    g.listening = True
    begun = g.clone()
    question = g.asking()
    for statement in watching:  # what needs no answer has happened already
        statement.see(Moment(begun, Question(NATURE), None, g, g.events, g.pictures, question))
    for _ in range(bench.answers):
        if question is None or bench.over(begun, g):
            return
        before = g.clone()
        index = chosen(bench, g, question, pair, rng)
        option = question.menu(g)[index]
        g.clear_events()
        g.answer(index)
        asked = g.asking()
        moment = Moment(before, question, option, g, g.events, g.pictures, asked)
        for statement in watching:
            statement.see(moment)
        question = asked


def chosen(bench: Bench, g: Any, question: Question, pair: frozenset[str], rng: Rng) -> int:
    """An answer: what names the pair is given gladly; nature answers by her odds."""
    if question.seat == NATURE:
        return int(question.sample(g, rng))
    menu = question.menu(g)
    open_ones = question.indices(g)
    lots = [bench.liked(menu[index], pair) for index in open_ones]
    lot = rng.below(sum(lots))
    for index, weight in zip(open_ones, lots, strict=True):
        lot -= weight
        if lot < 0:
            return index
    raise AssertionError
