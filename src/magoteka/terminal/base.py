"""What every game's table in a terminal offers; a game's own look says more where it knows more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.terminal.drawing import heading, ranked
from magoteka.terminal.preview import Teller
from magoteka.texts import Texts, facts_of


@dataclass(frozen=True)
class Sight:
    """What one person has before the eyes: the view of the seat, the question, and its numbered open options."""

    game: Game
    view: Any
    names: Sequence[str]
    texts: Texts
    asked: str = ""  # the tag of the question; empty when the seat is not asked
    open: Mapping[int, Option] = field(default_factory=dict)
    roomy: bool = False  # the screen has room for everything at once


class Show:
    """One look at a table from one chair."""

    QUIET: ClassVar[frozenset[str]] = frozenset()  # events that the table itself shows well enough
    LAST: ClassVar[frozenset[str]] = frozenset()  # options below all others: what ends the matter
    SMALL: ClassVar[frozenset[str]] = frozenset()  # questions that are answered without a look at the board

    def __init__(self, sight: Sight) -> None:
        self.game = sight.game
        self.view = sight.view
        self.names = sight.names
        self.texts = sight.texts
        self.asked = sight.asked
        self.open = sight.open
        self.roomy = sight.roomy
        self.numbers = {option: number for number, option in sight.open.items()}
        self.me: int | None = sight.view.seat

    @cached_property
    def foretold(self) -> Teller:
        """Tells what the answers of the looker do."""
        return Teller(self.game, self.texts, self.names, -1 if self.me is None else self.me, self.asked, self.QUIET)

    def say(self, key: str, /, **args: object) -> str:
        """A sentence of the terminal or of the game."""
        return self.texts.say(key, **args)

    def quoted(self, text: str) -> str:
        """A name in the quotation marks of the language."""
        return self.say("show-quoted", text=text)

    def name(self, seat: int) -> str:
        """The player in a seat."""
        return self.names[seat]

    def head(self, text: str) -> RenderableType:
        """A line that opens a part of the table."""
        return heading(text)

    def goal(self) -> str:
        """What the game is about, in two or three lines."""
        key = f"show-{self.game.name}-goal"
        told = self.say(key if self.texts.has(key) else f"{self.game.name}-about", **self.goal_facts())
        return " ".join(told.split())

    def goal_facts(self) -> Mapping[str, object]:
        """The numbers of this match that the goal names."""
        return {}

    def table(self) -> RenderableType:
        """The table from this chair."""
        return self.head(", ".join(self.names))

    def brief(self) -> RenderableType:
        """What a small question needs of the table, for a screen that has no room for all of it."""
        return self.table()

    def about(self) -> str:
        """What else there is to know about the question."""
        return ""

    def label(self, option: Option) -> str:
        """An option in words."""
        return self.texts.answer(self.game, self.asked, option, self.names)

    def remark(self, option: Option) -> str:
        """A word beside an option: what it costs, what it brings."""
        return ""

    def explained(self, option: Option) -> list[str]:
        """What an option does, at length."""
        about = f"{self.game.name}-option-{self.game.codec.tag_of(option)}-about"
        facts = facts_of(option, self.names)
        return [self.say(about, **facts)] if self.texts.has(about) else []

    def origins(self, option: Option) -> list[str]:
        """Where what an option names comes from: the rulebook, or us."""
        named = [(field.name, str(getattr(option, field.name))) for field in fields(option)]
        return [told for kind, name in named if (told := self.texts.origin(self.game, kind, name))]

    def ours(self, kind: str, name: str) -> str:
        """The sign of the rules pages after something that is not the rulebook's own."""
        found = self.game.origins.get(kind, {}).get(name)
        return " [R]" if found is not None and found.source in ("ours", "known") else ""

    def clause(self, option: Option) -> str | None:
        """The clause that says what an option does, where it is not the question's own."""
        return None

    def notes(self) -> str:
        """What the player has worked out so far, shown on demand."""
        return self.say("show-no-notes")

    def details(self) -> RenderableType:
        """Everything that has no room on the table, shown on demand."""
        return Text(self.say("show-no-details"))

    def reveal(self, views: Sequence[Any]) -> None:
        """After the match nothing need be hidden: what each seat saw is laid open."""

    def standing(self) -> list[RenderableType]:
        """Where everybody stands at the end."""
        rows = [(score, self.name(seat), told) for seat, (score, told) in enumerate(self.scores())]
        return [self.head(self.say("show-standing")), *ranked(rows)] if rows else []

    def scores(self) -> list[tuple[float, str]]:
        """For each seat what decides, and the same in words."""
        return []
