"""Someone who has only a terminal plays a match of each game to its end, and reads nothing but words."""

import io
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from rich.cells import cell_len

from extent import first
from magoteka.cli.main import run
from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.texts import Texts

WIDTH = 80
TURN = 20  # the question at which the drawing is looked at closely
SOON_OVER = {"siggil-solo": 6, "magic_sword": 15}  # a solo game at random, and ten rounds, ask no more
OFFERED = re.compile(r"^ {1,4}(\d+)  \S|(?<=\S) {3,}(\d+)  \S", re.MULTILINE)
PROMPTS = {"ru": "номер ответа (? — помощь):", "en": "the number of your answer (? for help):"}
PEOPLE = {"ru": "Аня", "en": "Ann"}
SHORT = {"magic_sword": ["--set", "round_limit=10"]}
MORE = {"siggil-solo": "siggil", "fabled-trial": "fabled"}
RAW = re.compile(
    r"\{ ?\$|\b[a-z]+_[a-z_]+\b|\b[a-z_]+-(?:event|option|question|why|show|look|ui|ask|setting)-[a-z]"
    r"|\bNone\b|\bTrue\b|\bFalse\b|\bnone\b(?! of| is)|FaceDown|\w+\(\w+=|\('|\[\]|\(\)"
)
DUMP = re.compile(r"\{ ?\$|\b[a-z_]+-(?:event|option|question|why|show|look|ui|ask)-[a-z]|FaceDown|\w+\(\w+=")
FOREIGN = re.compile(r"\b(?!Enter\b|[IVX]+\b)[A-Za-z]{3,}")


@dataclass
class Person(io.StringIO):
    """Reads the screen, asks for the rules at each new kind of question, then types any number that is offered."""

    screen: io.StringIO
    lang: str
    clause: re.Pattern[str]
    turn: int = TURN
    rng: Rng = field(default_factory=lambda: Rng(1))
    done: int = 0
    asked: int = 0
    kinds: dict[str, str] = field(default_factory=dict)  # what `?` told, by question
    waiting: str = ""
    numbers: list[str] = field(default_factory=list)
    looked: str = ""  # the screen at the question of the turn
    extra: list[str] = field(default_factory=list)
    told: dict[str, str] = field(default_factory=dict)  # what other keys told
    seen: list[str] = field(default_factory=list)  # the screen but for the rules, which quote their page

    def __post_init__(self) -> None:
        super().__init__()

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        shown = self.screen.getvalue()[self.done :]
        self.done += len(shown)
        if self.waiting:
            self.keep(shown)
        else:
            self.meet(shown)
        if self.waiting:
            return self.waiting + "\n"
        if self.extra:
            self.waiting = self.extra.pop()
            return self.waiting + "\n"
        return self.numbers[self.rng.below(len(self.numbers))] + "\n"

    def keep(self, shown: str) -> None:
        """Note what a key told."""
        if self.waiting == "?":
            self.kinds[list(self.kinds)[-1]] = shown
            self.seen.append("")
        elif self.waiting.startswith("?"):
            self.told["?"] = shown
        else:
            self.told[self.waiting] = shown
            self.seen += shown.splitlines()
        self.waiting = ""

    def meet(self, shown: str) -> None:
        """A new question: its sentence stands right above the first option, or above what is said about it."""
        self.asked += 1
        self.seen += shown.splitlines()
        found = list(OFFERED.finditer(shown))
        self.numbers = [match[1] or match[2] for match in found]
        assert self.numbers, shown
        if self.asked == self.turn:
            self.looked = shown
            self.extra = ["d", "r", "h", "!", "t", f"?{self.numbers[0]}"]
        kind = self.sentence(shown[: found[0].start()])
        if kind not in self.kinds:
            self.kinds[kind] = ""
            self.waiting = "?"

    def sentence(self, above: str) -> str:
        """The question, of the lines above its options."""
        lines = [line for line in above.splitlines() if line.startswith(PEOPLE[self.lang]) and not line.startswith("─")]
        return lines[-1] if lines else above.splitlines()[-1]


@dataclass
class Played:
    """A match that was played at the keyboard."""

    person: Person
    out: str
    err: str
    code: int


Play = Callable[[str, str], Played]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play a whole match through the command itself."""

    def played(name: str, lang: str) -> Played:
        game = MORE.get(name, name)
        paper, complaints = io.StringIO(), io.StringIO()
        person = Person(paper, lang, re.compile(rf"\b{GAMES[game].prefix}-\w+"), SOON_OVER.get(name, TURN))
        monkeypatch.setenv("COLUMNS", str(WIDTH))
        monkeypatch.setenv("LINES", "24")
        for stream, stand_in in (("stdin", person), ("stdout", paper), ("stderr", complaints)):
            monkeypatch.setattr(sys, stream, stand_in)
        bots = [] if name in MORE else ["--bot", "random"]
        seats = ["--seats", "1"] if name in MORE else []
        people = ["--human", PEOPLE[lang], *bots, *seats]
        code = run(["play", game, *people, "--seed", "3", "--lang", lang, *SHORT.get(game, [])])
        monkeypatch.undo()
        return Played(person, paper.getvalue(), complaints.getvalue(), code)

    return played


ELEMENTS = {
    "abraca": {
        "ru": [r"♥", r"из 8", r"▒▒▒", r"сосед с обеих сторон", r"Промах: −1 жизнь", r"\(1 1 2 2 3 3\s\[R\]\)", r"■"],
        "en": [r"♥", r"of 8", r"▒▒▒", r"neighbour on both sides", r"A miss: −1 life", r"\(1 1 2 2 3 3\s\[R\]\)", r"■"],
    },
    "siggil": {
        "ru": [r"┌[А-Я][а-я]\d─┐", r"▒▒▒", r"\*Камень 1 .* \d", r"духов \d из 5", r"Рука: "],
        "en": [r"┌[A-Z][a-z]\d─┐", r"▒▒▒", r"\*Stone 1 .* \d", r"spirits \d of 5", r"Hand: "],
    },
    "siggil-solo": {
        "ru": [r"┌[А-Я][а-я]\d─┐", r"Потеряно духов \d", r"духов \d из 7"],
        "en": [r"┌[A-Z][a-z]\d─┐", r"Spirits lost \d", r"spirits \d of 7"],
    },
    "five_seals": {
        "ru": [r"§[КСЖЗФ][2-6]", r"[a-g]1\b", r"@А Аня", r"свитков силы 6 на поле \d", r"Вызов 1", r"\d очк"],
        "en": [r"§[RBYGV][2-6]", r"[a-g]1\b", r"@A Ann", r"scrolls of strength 6 left \d", r"Call 1", r"\d point"],
    },
    "fabled": {
        "ru": [r"◎", r"○", r"\[А\d", r"степи \d+  горы \d+  леса \d+  солнце \d+", r"Глава \d+ из 10", r"⇒|✕"],
        "en": [r"◎", r"○", r"\[A\d", r"steppe \d+  mountain \d+  forest \d+  sun \d+", r"Chapter \d+ of 10", r"⇒|✕"],
    },
    "fabled-trial": {
        "ru": [r"◎", r"Духи мудрость \d+", r"рассвет|сумерки", r"уловок впереди \d"],
        "en": [r"◎", r"Spirits wisdom \d+", r"dawn|dusk", r"tricks to come \d"],
    },
    "magic_sword": {
        "ru": [r"Путь: \[ \] Волшебный Меч → \[ \] Щит", r"▶.*@А", r"Меч \d+ \(в бою \d+\)", r"жизнь \d", r"@\w Бот 2"],
        "en": [r"Quest: \[ \] \w+ Sword → \[ \] ", r"▶.*@A", r"Sword \d+ \(in a fight \d+\)", r"Life \d", r"@\w Bot 2"],
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("game", "lang"), first(8, [*((game, "ru") for game in ELEMENTS), *((game, "en") for game in reversed(ELEMENTS))])
)
def test_a_match_is_played_in_a_terminal_from_the_goal_to_the_standing(game: str, lang: str, play: Play) -> None:
    played = play(game, lang)
    assert (played.code, played.err) == (0, "")
    person, lines = played.person, played.out.splitlines()
    assert person.asked >= person.turn
    only_words([*person.seen, *played.out[person.done :].splitlines()], lang)
    assert not [line for line in lines if cell_len(line.rstrip()) > WIDTH or DUMP.search(line)]
    goal = {"ru": "Цель: ", "en": "Goal: "}[lang]
    assert goal in "\n".join(lines[:4])
    for element in ELEMENTS[game][lang]:
        assert re.search(element, person.looked), (element, person.looked)
    for kind, told in person.kinds.items():
        assert goal in told, kind
        assert person.clause.search(told), (kind, told)
        assert len(told.splitlines()) > 6, (kind, told)
    assert all(person.told[key].strip() for key in ("d", "r", "h", "!", "t", "?"))
    assert person.numbers
    texts = Texts(lang)
    ending = played.out[played.out.index(texts.say("show-standing")) :] if "-" not in game else played.out[-600:]
    assert PEOPLE[lang] in ending
    assert lines[-1].startswith((texts.say("play-over", winners="")[:6], texts.say("play-over-nobody")[:10]))


def only_words(lines: list[str], lang: str) -> None:
    """Nothing raw, nothing foreign."""
    for line in lines:
        assert not RAW.search(line), line
        assert lang == "en" or not FOREIGN.search(line), line
