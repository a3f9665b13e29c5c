"""What of a game has been met: questions, answers, events, settings and everything in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from magoteka.core.agenda import Question
from magoteka.core.event import Event, Option
from magoteka.core.game import Game

QUESTION, ANSWER, EVENT, OUTCOME, SETTING = "question", "answer", "event", "outcome", "setting"
SPOKEN = (QUESTION, ANSWER)


class Coverage:
    """How often each thing of a game was met; what is to be met is read off the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.times: dict[tuple[str, str], int] = dict.fromkeys(sought_in(game), 0)
        self.labels = {(part.kind, value): name for part in game.parts for value, name in part.each.items()}
        self.places = places_of(game)
        self.given: Counter[tuple[type, type]] = Counter()  # kinds of questions with kinds of answers
        self.answers: Counter[type] = Counter()
        self.drawn: Counter[tuple[type, int]] = Counter()  # and nature's answers by their places in the menu

    def met(self, kind: str, name: str) -> bool:
        """Count a thing; whether it was new."""
        times = self.times.get((kind, name))
        if times is None:
            return False
        self.times[kind, name] = times + 1
        return times == 0

    def settled(self, settings: dict[str, Any]) -> None:
        """A match with these settings begins."""
        for key, value in settings.items():
            self.met(SETTING, f"{key}={value}")

    def asked(self, question: Question) -> None:
        """A question was reached."""
        self.met(QUESTION, self.game.codec.tag_of(question))

    def answered(self, question: Question, option: Option) -> None:
        """An answer was given, by a seat or by nature."""
        self.given[type(question), type(option)] += 1
        self.answers[type(option)] += 1
        self.met(ANSWER, self.game.codec.tag_of(option))

    def told(self, events: Iterable[Event]) -> bool:
        """Something happened; whether anything in it was new."""
        new = False
        for event in events:
            for kind, name in self.names_in(event):
                new |= self.met(kind, name)
        return new

    def fresh(self, events: Iterable[Event]) -> int:
        """How many things that were never met before are in these events."""
        names = {name for event in events for name in self.names_in(event)}
        return sum(self.times.get(name) == 0 for name in names)

    def names_in(self, event: Event) -> list[tuple[str, str]]:
        """What an event shows: itself, its outcome, and the things that it names."""
        tag = self.game.codec.tag_of(event)
        found = [(EVENT, tag)]
        for kind, fields in self.places.get(tag, ()):
            values = [getattr(event, field) for field in fields]
            label = f"{tag}.{fields[0]}={values[0]}" if kind == OUTCOME else "+".join(map(str, values))
            found.append((kind, label))
        return found

    def kinds(self) -> list[str]:
        """The kinds of things, in order."""
        return list(dict.fromkeys(kind for kind, _ in self.times))

    def of(self, kind: str) -> dict[str, int]:
        """How often each thing of a kind was met, by its name."""
        rows = {name: times for (one, name), times in self.times.items() if one == kind}
        return {self.labels.get((kind, name), name): times for name, times in rows.items()}

    def missing(self) -> int:
        """How many things were never met."""
        return sum(times == 0 for times in self.times.values())

    def unmet_kinds(self) -> set[type]:
        """The classes of questions and answers that were never met."""
        by_tag = self.game.codec.by_tag
        return {by_tag[tag].kind for (kind, tag), times in self.times.items() if times == 0 and kind in SPOKEN}

    def unmet_in_events(self) -> bool:
        """Whether there is anything that an event could show for the first time."""
        return any(times == 0 and kind not in (*SPOKEN, SETTING) for (kind, _), times in self.times.items())


def sought_in(game: Game) -> list[tuple[str, str]]:
    """Everything that is to be met: the classes of the codec, the choices of the settings, what is in the box."""
    found = [(kind, row.tag) for kind, of in KINDS for row in game.codec.by_kind.values() if issubclass(row.kind, of)]
    for row in game.codec.by_kind.values():
        if issubclass(row.kind, Event):
            found += [
                (OUTCOME, f"{row.tag}.{field}={one}") for field, ones in literals(row.kind).items() for one in ones
            ]
    found += [(SETTING, f"{setting.key}={choice}") for setting in game.settings for choice in setting.choices]
    found += [(part.kind, value) for part in game.parts for value in part.each]
    return [(kind, name) for kind, name in found if name not in game.unreachable]


KINDS: tuple[tuple[str, type[Any]], ...] = ((QUESTION, Question), (ANSWER, Option), (EVENT, Event))


def places_of(game: Game) -> dict[str, list[tuple[str, tuple[str, ...]]]]:
    """By the tag of an event, the fields that name a thing and its kind."""
    found: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for part in game.parts:
        for place in part.where:
            tag, _, fields = place.partition(".")
            found.setdefault(tag, []).append((part.kind, tuple(fields.split("+"))))
    for row in game.codec.by_kind.values():
        if issubclass(row.kind, Event):
            found.setdefault(row.tag, []).extend((OUTCOME, (field,)) for field in literals(row.kind))
    return found


def literals(kind: type[Any]) -> dict[str, tuple[Any, ...]]:
    """The fields of an event that hold one of a few words, and the words."""
    found = {name: words_of(hint) for name, hint in get_type_hints(kind).items()}
    return {name: words for name, words in found.items() if words}


def words_of(hint: Any) -> tuple[Any, ...]:
    """The words of a literal type, or of a union with one."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is Union or type(hint).__name__ == "UnionType":
        return tuple(word for part in get_args(hint) for word in words_of(part))
    return ()
