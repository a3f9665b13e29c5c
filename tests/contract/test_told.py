"""Nobody guesses: whatever is asked, each open answer says what it does, in words, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import extent
from contract.cases import EVERY_GAME
from contract.staged import SELDOM, tables
from magoteka.arena import cover
from magoteka.arena.watch import Watch
from magoteka.core.agenda import Question, State, waiting_for
from magoteka.core.bits import members
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.preview import asked_in, previews
from magoteka.core.ways import Way
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
FOLDER = Path(__file__).parents[2] / "artifacts" / "told"  # where what was read is left


class Reader:
    """Reads every answer of the questions that a steered match comes to."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.read: Counter[type[Question]] = Counter()
        self.answers = 0
        self.untold: list[str] = []
        self.texts = [Texts(lang) for lang in HOME]

    def at(self, table: State, seat: int) -> None:
        """Read the question of a seat, if its kind was seldom read."""
        question = asked_in(table.clone(), seat)
        self.read[type(question)] += 1
        if self.read[type(question)] > OF_A_KIND:
            return
        asked, ways = self.game.codec.tag_of(question), previews(self.game, table, seat)
        for option, way in zip(question.options(table), ways, strict=True):
            self.answers += 1
            for texts in self.texts:
                teller = Teller(self.game, texts, NAMES, seat, asked, look_of(self.game).QUIET)
                line = teller.about(option, way)
                if not self.tells(teller, option, way, line):
                    label = texts.answer(self.game, asked, option, NAMES)
                    self.untold.append(f"{texts.lang} {asked}: {label} => {line!r}")

    def tells(self, teller: Teller, option: Option, way: Way, line: str) -> bool:
        """Whether a line says what an answer does: by its preview, by its dice, or in words written about it."""
        if not line:  # its label says it
            return bool(teller.short(way))
        if self.game.name in line or "{" in line or "preview-" in line:
            return False
        own = teller.texts.has(f"{self.game.name}-answer-{teller.asked}-{self.game.codec.tag_of(option)}")
        return bool(teller.short(way) or teller.written(option) or own or way.asked != teller.asked)


@contextmanager
def reading(game: Game) -> Iterator[Reader]:
    """Steered matches that are read; the laws of `fuzz` are tried elsewhere."""
    reader = Reader(game)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Watch, "at_question", lambda watch, seat: reader.at(watch.match.state, seat))
        for law in ("answering", "at_nature", "answered"):
            patch.setattr(Watch, law, lambda *_: None)
        yield reader


def kinds_of(game: Game) -> set[str]:
    """Everything that the game asks seats."""
    rows = game.codec.by_kind.values()
    return {row.tag for row in rows if issubclass(row.kind, Question) and row.tag not in game.nature_tags}


def staged(reader: Reader, question: str) -> bool:
    """Read a question at the table that is laid for it; whether it came up."""
    for table in tables(reader.game, question):
        asked = table.asking()
        for seat in members(waiting_for(asked)) if asked is not None else ():
            if reader.game.codec.tag_of(asked) == question:
                reader.at(table, seat)
                return True
    return False


@EVERY_GAME
def test_every_open_answer_says_in_words_what_it_does(game: Game) -> None:
    """Every kind of question is met, by chance or at a table that is laid for it, or there is a reason why not."""
    count, answers = extent.of(SHORT, WHOLE).get(game.name, NEW)
    with reading(game) as reader:
        done = cover.cover_matches(game, count, answers, seed=2026)
    met = {game.codec.by_kind[kind].tag for kind in reader.read}
    missing = {kind for kind in kinds_of(game) - met if not staged(reader, kind)}
    share = 1 - len(reader.untold) / len(HOME) / reader.answers
    line = f"{game.name}: {reader.answers} answers of {len(reader.read)} kinds of questions, told {100 * share:.1f} %"
    seldom = f"not met: {', '.join(sorted(missing)) or 'none'}"
    print(f"{line}; {seldom}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{game.name}.txt").write_text(f"{line}\n{seldom}\n", "utf-8")
    assert done.faults == []
    assert reader.untold == []
    assert missing <= set(SELDOM.get(game.name, {})), missing
