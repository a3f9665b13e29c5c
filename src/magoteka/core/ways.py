"""What an answer does, as it is told: the ways that things can go, and what several of them have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from magoteka.core.event import Event, Option

Fork: TypeAlias = Literal["", "falls", "chooses", "depends"]


@dataclass(frozen=True, slots=True)
class Way:
    """What follows: `told`, as the seat hears it; then `seat` is asked the question with this tag, or it is over.

    `let`: others could have done something on the way, and are taken to have let it go by. What decides at the end, if
    anything, is the `fork`, with a branch for each way it can go.
    """

    told: tuple[Event, ...] = ()
    seat: int | None = None
    asked: str = ""
    let: bool = False
    fork: Fork = ""
    branches: tuple[Branch, ...] = ()

    @property
    def blunder(self) -> bool:
        """Whether it is a certain loss for nothing."""
        return any(event.blunder for event in self.told)


@dataclass(frozen=True, slots=True)
class Branch:
    """A way that a fork can go.

    `by` are outcomes of nature, with their weight among all; or the answer that the seat may give then. Of what depends
    on hidden things, `case` is the tag of the event that tells it apart, and `share` how likely it is, where the game
    can count it.
    """

    way: Way
    by: tuple[Option, ...] = ()
    weight: int = 0
    case: str = ""
    share: float | None = None


def forked(way: Way, fork: Fork, branches: Iterable[Branch]) -> Way:
    """A way that ends at a fork."""
    return Way(way.told, way.seat, way.asked, way.let, fork, tuple(branches))


def joined(first: Way, then: Way) -> Way:
    """Two ways, one after the other."""
    return Way(first.told + then.told, then.seat, then.asked, first.let or then.let, then.fork, then.branches)


def merged(ways: Sequence[Way], tag: Callable[[object], str]) -> Way:
    """What several worlds have in common, and then what depends on which of them it is."""
    first = ways[0]
    if all(way == first for way in ways):
        return first
    told = shared([way.told for way in ways])
    let = any(way.let for way in ways)
    if all(len(way.told) == len(told) and (way.seat, way.asked) == (first.seat, first.asked) for way in ways):
        return replace(crossed(ways, tag), told=told, let=let)
    rest = [replace(way, told=way.told[len(told) :]) for way in ways]
    return forked(Way(told, let=let), "depends", cases(rest, tag))


def crossed(ways: Sequence[Way], tag: Callable[[object], str]) -> Way:
    """Ways to the same question: its fork where all worlds have the same one, else no more than that it is asked."""
    first = ways[0]
    signs = [[(branch.by, branch.weight, branch.case) for branch in way.branches] for way in ways]
    if any(way.fork != first.fork for way in ways) or any(sign != signs[0] for sign in signs):
        return replace(first, fork="", branches=())
    together = zip(*(way.branches for way in ways), strict=True)
    return forked(first, first.fork, [replace(one[0], way=merged([each.way for each in one], tag)) for one in together])


def shared(told: Sequence[tuple[Event, ...]]) -> tuple[Event, ...]:
    """The events with which all begin."""
    found: list[Event] = []
    for events in zip(*told, strict=False):
        common = blurred(events)
        if common is None:
            break
        found.append(common)
    return tuple(found)


def blurred(events: Sequence[Event]) -> Event | None:
    """What is the same in several events: all of it, or what an onlooker would be told; whichever card, a card."""
    for known in (list(events), [event.seen_by(None) for event in events]):
        if all(event == known[0] for event in known):
            return known[0]
    return None


def cases(ways: Sequence[Way], tag: Callable[[object], str]) -> list[Branch]:
    """Ways of which the first thing told is of one kind are one case."""
    found: dict[str, list[Way]] = {}
    for way in ways:
        found.setdefault(case_of(way, tag), []).append(way)
    return [Branch(alike(found[case], tag), case=case) for case in sorted(found)]


def case_of(way: Way, tag: Callable[[object], str]) -> str:
    """By which event, or else by which question, a way is told apart from others."""
    return tag(way.told[0]) if way.told else way.asked


def alike(ways: Sequence[Way], tag: Callable[[object], str]) -> Way:
    """Ways of one case: what all of them have."""
    first = ways[0]
    told = tuple(event for event in first.told if all(event in way.told for way in ways))
    let = any(way.let for way in ways)
    if any((way.seat, way.asked) != (first.seat, first.asked) for way in ways):
        return Way(told, let=let)
    return replace(crossed(ways, tag), told=told, let=let)
