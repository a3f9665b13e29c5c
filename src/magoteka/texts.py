"""Sentences in every language there are files for: the one place that reads Fluent files."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from magoteka.core.event import seat_fields
from magoteka.core.game import Game
from magoteka.core.origin import chapter_of
from magoteka.core.problems import CannotGoOn, Problem
from magoteka.core.shelf import folders_of_packages

HERE = Path(__file__).parent
REMEMBERED = 5000  # sentences: a table says the same things over and over, and making them is slow
HOME = ("ru", "en")  # the languages of the house: nothing is missing in them
LANGS = (*HOME, *sorted({path.stem for path in HERE.glob("cli/locale/*.ftl")} - set(HOME)))


class Player(str):
    """A player's name in a sentence, and who it is: `you`, `he`, `she`, or `other` where nobody has said."""

    who: str

    def __new__(cls, name: str, who: str = "other") -> Player:
        """A name that knows whose it is."""
        player = super().__new__(cls, name)
        player.who = who
        return player


def who(player: str, others: str | None = None, you: str = "", he: str = "", she: str = "") -> str:
    """`WHO` of the sentences: the words that fit a player, with the name for `@`; without words, who it is."""
    kind = player.who if isinstance(player, Player) else "other"
    if others is None:
        return kind
    fitting = {"you": you, "he": he or others, "she": she or others}
    return fitting.get(kind, others).replace("@", player)


FUNCTIONS: dict[str, Any] = {"WHO": who}


def stand_ins(lang: str) -> tuple[str, ...]:
    """The language, and those that speak for it where it has no words: English, then Russian."""
    return tuple(dict.fromkeys((lang, "en", "ru")))


def pages(folder: Path, lang: str) -> list[Path]:
    """The Fluent files of a folder for a language; what is said in an earlier one counts."""
    there = [path for one in stand_ins(lang) if (path := folder / "locale" / f"{one}.ftl").exists()]
    return there[:1] if lang in HOME else there


def game_folders() -> dict[str, Path]:
    """The folders of the games that have something to say, of the house and of packages."""
    house = {path.parent.name: path.parent for path in sorted(HERE.glob("games/*/locale"))}
    return folders_of_packages() | house


def game_texts(lang: str) -> str:
    """The Fluent source of all games in one language."""
    return "\n".join(page.read_text("utf-8") for folder in game_folders().values() for page in pages(folder, lang))


@cache
def parsed(page: Path, _changed: int) -> Any:
    """A file is parsed once, however many readers it has; a resource does not change."""
    return FluentResource(page.read_text("utf-8"))


class Texts:
    """Everything that can be said in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle(list(stand_ins(lang)), functions=FUNCTIONS, use_isolating=False)
        self.read(HERE / "cli")
        self.read(HERE / "terminal")
        self.unread = game_folders()
        self.said: dict[object, str] = {}

    def read(self, folder: Path) -> None:
        """Take in the sentences of a folder."""
        for page in pages(folder, self.lang):
            self.bundle.add_resource(parsed(page, page.stat().st_mtime_ns))

    def has(self, key: str) -> bool:
        """Whether there is such a sentence; a game's are read when the first of them is wanted."""
        folder = self.unread.pop(key.partition("-")[0], None)
        if folder is not None:
            self.read(folder)
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **args: object) -> str:
        """The sentence of a key; a missing one shows its key."""
        facts = {name: sayable(value) for name, value in args.items()}
        asked = (key, *facts.items(), *map(kind_of, facts.values()))
        if asked not in self.said:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            self.said[asked] = self.worded(key, facts)
        return self.said[asked]

    def worded(self, key: str, facts: dict[str, str | int | float]) -> str:
        """A sentence made anew."""
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        return key if pattern is None else str(self.bundle.format_pattern(pattern, facts)[0])

    def sentence(
        self, game: Game, kind: str, value: Any, names: Sequence[str], you: int | None = None, name: str = ""
    ) -> str:
        """What an event, an option or a question says, by its tag or name and its fields, to the player of a seat."""
        key = f"{game.name}-{kind}-{name or game.codec.tag_of(value)}"
        return self.say(key, **facts_of(value, [self.called(names, seat, you) for seat in range(len(names))]))

    def answer(self, game: Game, asked: str, option: Any, names: Sequence[str]) -> str:
        """What an answer to the question with a tag says: in words for this question where it has such words."""
        key = f"{game.name}-answer-{asked}-{game.codec.tag_of(option)}"
        if self.has(key):
            return self.say(key, **facts_of(option, names))
        return self.sentence(game, "option", option, names)

    def called(self, names: Sequence[str], seat: int, you: int | None) -> str:
        """What the player of a seat is called before another one, or before himself."""
        return Player(self.say("you"), "you") if seat == you else names[seat]

    def origin(self, game: Game, kind: str, name: str) -> str:
        """Where a component comes from, in a few words; nothing where that is not said of its kind."""
        found = game.origins.get(kind, {}).get(name)
        if found is None:
            return ""
        chapter = self.say(f"{game.name}-chapter-{chapter_of(game.chapters, found.line)}") if found.line else "none"
        return self.say(f"origin-{found.source}", chapter=chapter)

    def problem(self, problem: Problem) -> str:
        """What went wrong, in one sentence."""
        key, facts = f"problem-{problem.tag}", problem.facts
        if isinstance(problem, CannotGoOn):  # why, the game itself says
            facts = {**facts, "reason": self.say(f"{facts['game']}-stops-{facts['reason']}")}
        return self.say(key, **facts) if self.has(key) else str(problem)


def facts_of(value: Any, names: Sequence[str]) -> Mapping[str, object]:
    """The fields of an event, an option or a question; seats as the players' names."""
    if not dataclasses.is_dataclass(value):
        seat = getattr(value, "seat", None)
        return {} if seat is None else {"seat": name_of(seat, names)}
    seats = seat_fields(type(value))
    facts = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    return {name: named(fact, names) if name in seats else fact for name, fact in facts.items()}


def named(seats: object, names: Sequence[str]) -> object:
    """The players in a seat, in several, or in none."""
    if isinstance(seats, tuple):
        return name_of(seats[0], names) if len(seats) == 1 else tuple(name_of(seat, names) for seat in seats)
    return seats if seats is None else name_of(seats, names)


def name_of(seat: object, names: Sequence[str]) -> str:
    """The name of the player in a seat."""
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else str(seat)


def kind_of(fact: object) -> str:
    """Who a player is; two of the same name are not the same in a sentence."""
    return fact.who if isinstance(fact, Player) else ""


def sayable(value: object) -> str | int | float:
    """A value as Fluent takes it: numbers for plurals, everything else as text."""
    if value is None or value == ():
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float, str)):
        return value
    if isinstance(value, (tuple, list, set, frozenset)):
        return ", ".join(str(sayable(item)) for item in value)
    return str(value)
