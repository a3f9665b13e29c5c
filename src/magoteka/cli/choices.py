"""The answers to a question as a player types them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from magoteka.core.agenda import Question
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.texts import Texts, facts_of

SHORT = 10  # entries of a menu that keep their own numbers, so that a spell is always typed alike


class Choices:
    """The numbered options of one seat at one question."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.question = cast(Question, match.asked(seat))
        options = match.options(seat)
        menu = list(self.question.menu(match.state))
        self.numbered = dict(enumerate(menu) if len(menu) <= SHORT else enumerate(options, 1))
        self.open = {number: option for number, option in self.numbered.items() if option in options}

    def why_not(self, option: Option, texts: Texts) -> str | None:
        """Why an option is closed, with its clause; None when it is open."""
        refusal = self.match.why_not(self.seat, option)
        if refusal is None:
            return None
        key = f"{self.match.game.name}-why-{refusal.reason}"
        return f"{texts.say(key if texts.has(key) else 'play-why-not')} ({refusal.clause})"

    def explained(self, option: Option, names: Sequence[str], texts: Texts) -> list[str]:
        """What an option means, and why it is closed if it is."""
        game = self.match.game
        lines = [texts.sentence(game, "option", option, names)]
        about = f"{game.name}-option-{game.codec.tag_of(option)}-about"
        if texts.has(about):
            lines.append(texts.say(about, **facts_of(option, names)))
        why = self.why_not(option, texts)
        lines.append(texts.say("play-clause", clause=self.question.clause) if why is None else why)
        return lines

    def closed_ones(self, names: Sequence[str], texts: Texts) -> list[str]:
        """The numbers that cannot be chosen now, each with its reason."""
        closed = [(number, option) for number, option in self.numbered.items() if number not in self.open]
        whys = [(number, option, self.why_not(option, texts)) for number, option in closed]
        game = self.match.game
        return [f"{number}  {texts.sentence(game, 'option', option, names)}: {why}" for number, option, why in whys]
