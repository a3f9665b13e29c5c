"""The answers to a question as a player types them."""

from __future__ import annotations

from dataclasses import fields
from typing import cast

from magoteka.cli.show.base import Show
from magoteka.cli.show.ink import capital
from magoteka.core.agenda import Question
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.texts import Texts

SHORT = 10  # entries of a menu that keep their own numbers, so that a spell is always typed alike


def numbered(menu: list[Option], options: list[Option]) -> dict[int, Option]:
    """What is typed for each option: a number for itself, in a short menu the place there, otherwise a count from 1."""
    if options and all([field.name for field in fields(option)] == ["number"] for option in options):
        return {option.number: option for option in options}  # type: ignore[attr-defined]
    return dict(enumerate(menu) if len(menu) <= SHORT else enumerate(options, 1))


class Choices:
    """The numbered options of one seat at one question."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.question = cast(Question, match.asked(seat))
        options = match.options(seat)
        menu = list(self.question.menu(match.state))
        self.numbered = numbered(menu, options)
        self.open = {number: option for number, option in self.numbered.items() if option in options}

    def why_not(self, option: Option, texts: Texts) -> str | None:
        """Why an option is closed, with its clause; None when it is open."""
        refusal = self.match.why_not(self.seat, option)
        if refusal is None:
            return None
        key = f"{self.match.game.name}-why-{refusal.reason}"
        told = texts.say(key if texts.has(key) else "play-why-not")
        return told if refusal.clause in told else f"{told} ({refusal.clause})"

    def explained(self, option: Option, show: Show) -> list[str]:
        """What an option means, why it is closed if it is, and where to read on."""
        why = self.why_not(option, show.texts)
        clause = show.clause(option) or self.question.clause
        about = [line for line in (show.remark(option), *show.explained(option)) if line]
        end = show.say("play-clause", clause=clause) if why is None else why
        return [capital(show.label(option)), *about, end]

    def closed_ones(self, show: Show) -> list[str]:
        """The numbers that cannot be chosen now, each with its reason."""
        closed = [(number, option) for number, option in self.numbered.items() if number not in self.open]
        told = [(number, capital(show.label(option)), self.why_not(option, show.texts)) for number, option in closed]
        return [f"{number}  {label}: {why}" for number, label, why in told]
