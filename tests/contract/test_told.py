"""Nobody guesses: whatever is asked, each open answer says what it does, in words, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import extent
from contract.cases import EVERY_GAME
from magoteka.arena import cover
from magoteka.arena.coverage import QUESTION
from magoteka.arena.watch import Watch
from magoteka.core.agenda import Question
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.preview import Way, previews
from magoteka.terminal import look_of
from magoteka.terminal.preview import Teller
from magoteka.texts import HOME, Texts

pytestmark = pytest.mark.once

NAMES = ("Anna", "Boris", "Clara", "Dan", "Eva", "Fyodor")
OF_A_KIND = 3  # questions of each kind at which all answers are read
SHORT = {"abraca": (3, 60), "siggil": (12, 60), "five_seals": (30, 100), "fabled": (25, 120), "magic_sword": (40, 150)}
WHOLE = {
    "abraca": (12, 100),
    "siggil": (40, 100),
    "five_seals": (150, 150),
    "fabled": (120, 200),
    "magic_sword": (400, 200),
}
NEW = (12, 60)  # of a game that is added
LEAST_MET = {"abraca": 1.0, "siggil": 1.0, "five_seals": 0.75, "fabled": 0.8, "magic_sword": 0.65}  # in the short form


class Reader:
    """Reads every answer of the questions that a steered match comes to."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.read: Counter[type[Question]] = Counter()
        self.answers = 0
        self.untold: list[str] = []
        self.texts = [Texts(lang) for lang in HOME]

    def at(self, match: Match, seat: int) -> None:
        """Read the question of a seat, if its kind was seldom read."""
        question = match.asked(seat)
        assert question is not None
        self.read[type(question)] += 1
        if self.read[type(question)] > OF_A_KIND:
            return
        asked, ways = self.game.codec.tag_of(question), previews(self.game, match.state, seat)
        for option, way in zip(match.options(seat), ways, strict=True):
            self.answers += 1
            for texts in self.texts:
                names = NAMES[: match.record.seats]
                teller = Teller(self.game, texts, names, seat, asked, look_of(self.game).QUIET)
                line = teller.about(option, way)
                if not self.tells(teller, option, way, line):
                    label = texts.answer(self.game, asked, option, names)
                    self.untold.append(f"{texts.lang} {asked}: {label} => {line!r}")

    def tells(self, teller: Teller, option: Option, way: Way, line: str) -> bool:
        """Whether a line says what an answer does: by its preview, by its dice, or in words written about it."""
        if not line or self.game.name in line or "{" in line or "preview-" in line:
            return False
        own = teller.texts.has(f"{self.game.name}-answer-{teller.asked}-{self.game.codec.tag_of(option)}")
        return bool(teller.short(way) or teller.written(option) or own or way.asked != teller.asked)


@contextmanager
def reading(game: Game) -> Iterator[Reader]:
    """Steered matches that are read; the laws of `fuzz` are tried elsewhere."""
    reader = Reader(game)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Watch, "at_question", lambda watch, seat: reader.at(watch.match, seat))
        for law in ("answering", "at_nature", "answered"):
            patch.setattr(Watch, law, lambda *_: None)
        yield reader


@EVERY_GAME
def test_every_open_answer_says_in_words_what_it_does(game: Game) -> None:
    matches, answers = extent.of(SHORT, WHOLE).get(game.name, NEW)
    with reading(game) as reader:
        done = cover.cover_matches(game, matches, answers, seed=2026)
    met = done.met.of(QUESTION)
    share = 1 - len(reader.untold) / len(HOME) / reader.answers
    seen = sum(count > 0 for count in met.values()) / len(met)
    print(f"{game.name}: {reader.answers} answers, told {100 * share:.1f} %, kinds of questions met {100 * seen:.0f} %")
    assert done.faults == []
    assert reader.untold == []
    assert seen >= extent.of(LEAST_MET.get(game.name, 0.9), 0.9)
