"""The answers to a question as a player types them."""

from __future__ import annotations

from dataclasses import fields
from functools import cached_property
from itertools import count
from typing import cast

from magoteka.core.agenda import Question
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.core.preview import previews
from magoteka.core.ways import Way
from magoteka.terminal import look_of
from magoteka.terminal.base import Show
from magoteka.terminal.drawing import capital
from magoteka.texts import Texts

SHORT = 10  # entries of a menu that are counted whether they are open or not, so that each is always typed alike
ITSELF = ("number", "spell")  # fields of options that are a number and nothing else


def numbered(menu: list[Option], options: list[Option]) -> dict[int, Option]:
    """What is typed for each option: a number is typed as itself, everything else is counted from 1."""
    listed = menu if len(menu) <= SHORT else options
    typed = {number: option for option in listed if (number := itself(option)) is not None}
    free = (number for number in count(1) if number not in typed)
    return typed | {next(free): option for option in listed if itself(option) is None}


def itself(option: Option) -> int | None:
    """The number that an option is, such as a spell that is called by its number; None where it is something else."""
    values = [getattr(option, field.name) for field in fields(option) if field.name in ITSELF]
    return values[0] if len(fields(option)) == 1 and values and isinstance(values[0], int) else None


class Choices:
    """The numbered options of one seat at one question."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.question = cast(Question, match.asked(seat))
        last = look_of(match.game).LAST
        options = sorted(match.options(seat), key=lambda option: match.game.codec.tag_of(option) in last)
        menu = list(self.question.menu(match.state))
        self.numbered = numbered(menu, options)
        self.open = {number: option for number, option in self.numbered.items() if option in options}

    @cached_property
    def ways(self) -> dict[Option, Way]:
        """What each open answer does."""
        match = self.match
        return dict(zip(match.options(self.seat), previews(match.game, match.state, self.seat), strict=True))

    def why_not(self, option: Option, texts: Texts) -> str | None:
        """Why an option is closed, with its clause; None when it is open."""
        refusal = self.match.why_not(self.seat, option)
        if refusal is None:
            return None
        key = f"{self.match.game.name}-why-{refusal.reason}"
        told = texts.say(key if texts.has(key) else "play-why-not")
        return told if refusal.clause in told else f"{told} ({refusal.clause})"

    def explained(self, option: Option, show: Show) -> list[str]:
        """What an option means and does, why it is closed if it is, and where to read on."""
        why = self.why_not(option, show.texts)
        clause = show.clause(option) or self.question.clause
        does = show.foretold.whole(option, self.ways[option]) if option in self.ways else ""
        told = (show.remark(option), does, *show.explained(option), *show.origins(option))
        about = list(dict.fromkeys(line for line in told if line))
        end = show.say("play-clause", clause=clause) if why is None else why
        return [capital(show.label(option)), *about, end]

    def closed_ones(self, show: Show) -> list[str]:
        """The numbers that cannot be chosen now, each with its reason."""
        closed = [(number, option) for number, option in self.numbered.items() if number not in self.open]
        told = [(number, capital(show.label(option)), self.why_not(option, show.texts)) for number, option in closed]
        return [f"{number}  {label}: {why}" for number, label, why in told]
