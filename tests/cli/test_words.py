"""Everything the program can say, it can say in both languages."""

import io
import re
import string
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

import magoteka.bots.problems
import magoteka.cli.problems
import magoteka.core.problems
from magoteka.core.event import Event, FaceDown, Option
from magoteka.core.problems import Problem
from magoteka.games import GAMES
from magoteka.games.abraca.messages import events
from magoteka.terminal import generic
from magoteka.terminal.base import Sight
from magoteka.texts import HERE, HOME, LANGS, Texts, facts_of

SAID = re.compile(r"""say\(\s*f?["']([a-z][a-z_-]*[a-z])["']""")
ABRACA = GAMES["abraca"]
NAMES = ("Ann", "Bob", "Cid")


class Variables(Visitor):
    """Gathers the arguments that a sentence uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, ast.Message]:
    pages = [folder / "locale" / f"{lang}.ftl" for folder in (HERE / "cli", HERE / "cli" / "show")]
    tree = FluentParser().parse("\n".join(page.read_text("utf-8") for page in pages if page.exists()))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in tree.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def arguments(message: ast.Message) -> set[str]:
    seen = Variables()
    seen.visit(message)
    return seen.found


def test_both_languages_say_the_same_things_with_the_same_arguments() -> None:
    ru, en = messages("ru"), messages("en")
    assert list(ru) == list(en)
    for key, message in ru.items():
        assert arguments(message) == arguments(en[key]), key


def test_a_further_language_says_nothing_else() -> None:
    """What it lacks is said in English."""
    known = messages("en")
    for lang in LANGS[len(HOME) :]:
        for key, message in messages(lang).items():
            assert arguments(message) <= arguments(known[key]), key


def problems() -> Iterator[type[Problem]]:
    modules = (magoteka.core.problems, magoteka.bots.problems, magoteka.cli.problems)
    for kind in {value for module in modules for value in vars(module).values() if isinstance(value, type)}:
        if issubclass(kind, Problem) and kind not in (Problem, magoteka.cli.problems.InFile):
            yield kind


@pytest.mark.parametrize("lang", HOME)
def test_every_problem_has_its_sentence_with_its_facts(lang: str) -> None:
    ours, texts = messages(lang), Texts(lang)
    kinds = sorted(problems(), key=lambda kind: kind.tag)
    assert len(kinds) > 20
    for kind in kinds:
        facts = {name for _, name, _, _ in string.Formatter().parse(kind.sentence) if name}
        assert arguments(ours[f"problem-{kind.tag}"]) <= facts, kind
        told = texts.problem(kind(**dict.fromkeys(facts, "this")))
        assert "{" not in told
        assert not told.startswith("problem-")


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_that_the_code_asks_for_is_there(lang: str) -> None:
    texts = Texts(lang)
    asked = {key for path in Path(HERE, "cli").rglob("*.py") for key in SAID.findall(path.read_text("utf-8"))}
    assert len(asked) > 50
    assert not [key for key in asked if not texts.has(key)]


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 21])
def test_numbers_bend_the_words(lang: str, count: int) -> None:
    told = Texts(lang).sentence(ABRACA, "event", events.LivesLost(1, count, 3, 0, 5), NAMES)
    forms = {
        "ru": {0: "0 жизней", 1: "1 жизнь", 2: "2 жизни", 5: "5 жизней", 21: "21 жизнь"},
        "en": {0: "0 lives", 1: "1 life", 2: "2 lives", 5: "5 lives", 21: "21 lives"},
    }
    assert forms[lang][count] in told
    assert told.startswith("Bob ")


@pytest.mark.parametrize("lang", HOME)
def test_every_line_of_abraca_can_be_said_without_a_hole(lang: str) -> None:
    texts = Texts(lang)
    examples: list[Event | Option] = [
        events.RoundBegan(1, 2),
        events.StoneDrawn(0, 3, 4),
        events.StoneDrawn(0, 3, None),
        events.SecretTaken(1, 4),
        events.SecretTaken(1, None),
        events.LivesGained(0, 0, 6, 8),
        events.RoundEnded("mistake", None, (0, 1, 1), (0, 1, 1)),
        events.RoundEnded("emptied", 2, (0, 0, 3), (0, 0, 3)),
        events.MatchEnded((0, 2)),
    ]
    for event in examples:
        told = texts.sentence(ABRACA, "event", event, NAMES)
        assert not re.search(r"[{}$]|abraca-|none|None", told), told
    assert "Ann, Cid" in texts.sentence(ABRACA, "event", examples[-1], NAMES)
    spells = {texts.say("abraca-spell", spell=spell) for spell in range(1, 9)}
    effects = {texts.say("abraca-spell-effect", spell=spell) for spell in range(1, 9)}
    assert len(spells) == len(effects) == 8


def test_a_hidden_stone_has_no_number_in_its_sentence() -> None:
    drawn = events.StoneDrawn(0, 3, 4)
    texts = Texts("en")
    assert "Night Singer" in texts.sentence(ABRACA, "event", drawn.seen_by(1), NAMES)
    for looker in (0, None):
        assert "face down" in texts.sentence(ABRACA, "event", drawn.seen_by(looker), NAMES)


def test_seats_are_told_as_names_and_numbers_stay_numbers() -> None:
    told = facts_of(events.LivesLost(1, 2, 3, 0, 5), NAMES)
    assert told == {"seat": "Bob", "count": 2, "left": 3, "by": "Ann", "spell": 5}


@dataclass(frozen=True)
class Card:
    suit: str
    rank: int


@dataclass(frozen=True)
class SomeView:
    seat: int | None
    hand: tuple[Card | FaceDown | None, ...]
    coins: tuple[int, ...]
    over: bool


LOOKS = """
abraca-look-hand = In your hand: { $value }
abraca-look-coins-of = { $name } has { $value ->
    [one] one coin
   *[other] { $value } coins
}
"""


def test_a_game_without_a_drawing_is_told_in_its_own_sentences() -> None:
    texts = Texts("en")
    texts.bundle.add_resource(FluentResource(LOOKS))
    view = SomeView(0, (Card("cups", 3), FaceDown(), None), (1, 2, 5), False)
    console = Console(width=100, file=io.StringIO())
    with console.capture() as shown:
        console.print(generic.PlainShow(Sight(ABRACA, view, NAMES, texts)).table())
    assert "In your hand: cups/3 ▒ —" in shown.get()
    assert "Ann has one coin" in shown.get()
    assert "Cid has 5 coins" in shown.get()
    assert "Players: Ann, Bob, Cid" in shown.get()
    assert not re.search(r"over|suit|rank|seat|True|False|None|none|abraca-", shown.get())
