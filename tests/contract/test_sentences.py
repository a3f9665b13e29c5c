"""Whatever a match can say is a sentence: no key, no hole, no `none`, no seat's number, in either language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from contract.cases import EVERY_GAME, Case
from magoteka.core.agenda import Question
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option, seat_fields
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.texts import HERE, HOME, Texts

pytestmark = pytest.mark.once

NAMES = ("Василиса", "Игорь", "Мира", "Олег", "Нина", "Тимур")
ROOT = Path(__file__).parent.parent.parent
TEXTS = {lang: Texts(lang) for lang in HOME}
HOLES = re.compile(r"[{}$]|\b(none|None|null|undefined|NaN|true|false)\b|[a-z]+_[a-z]+|--| \.|\(\)|«»|^\W*$")
LATIN = re.compile(r"[a-z]{2,}")  # in a Russian sentence: a key, or a word that was not translated
STEERED = [
    *(Case(game, seats, dict(game.brisk)) for game in GAMES.values() for seats in (game.least, min(4, game.most))),
    Case(GAMES["magic_sword"], 4, {"round_limit": 50, "quick_start": 4, "late_start_middle": True, "trade": True}),
]
ANSWERS = 260


@dataclass(frozen=True)
class Said:
    """A sentence and what it was made of."""

    lang: str
    sentence: str
    value: object


def wrong(said: Said) -> bool:
    """Whether a reader would stumble over it."""
    if HOLES.search(said.sentence) or not said.sentence.strip():
        return True
    return said.lang == "ru" and bool(LATIN.search(said.sentence))


def steered(case: Case, seed: int) -> Iterator[Match]:
    """A match before each of its answers: mostly the best-looking ones, some at random."""
    match, rng = case.match(seed), Rng(seed)
    for _ in range(ANSWERS):
        yield match
        if match.over:
            return
        seat = match.waiting()[rng.below(len(match.waiting()))]
        options = match.options(seat)
        worth = case.game.mind.prior(match.view(seat), options)
        best = options[worth.index(max(worth))]
        match.submit(seat, best if rng.below(5) else options[rng.below(len(options))])


def spoken(match: Match, heard: int, seed: int) -> Iterator[tuple[str, Any]]:
    """What the table has to say: events as each chair hears them, and what is asked, open and refused."""
    chairs = (None, *range(match.record.seats))
    for event in match.log[heard:]:
        yield from {("event", event.seen_by(chair)) for chair in chairs}
        yield from {("event", event.retold_to(chair)) for chair in chairs}
    for seat in match.waiting():
        question = match.asked(seat)
        yield "question", question
        yield from (("option", option) for option in match.options(seat))
        menu = question.menu(match.state) if question is not None else ()
        for index in range(seed % 7, len(menu), 7):
            refusal = match.why_not(seat, menu[index])
            if refusal is not None:
                yield "why", refusal


def sentences(game: Game, kind: str, value: Any) -> Iterator[Said]:
    for lang, texts in TEXTS.items():
        if kind == "why":
            yield Said(lang, texts.say(f"{game.name}-why-{value.reason}"), value)
        else:
            yield Said(lang, texts.sentence(game, kind, value, NAMES), value)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("case", STEERED, ids=str)
def test_nothing_that_a_match_says_has_a_hole(case: Case, seed: int) -> None:
    heard, read = 0, set[tuple[str, Any]]()
    for match in steered(case, seed):
        for kind, value in dict.fromkeys(one for one in spoken(match, heard, seed) if one not in read):
            read.add((kind, value))
            for said in sentences(case.game, kind, value):
                assert not wrong(said), said
        heard = len(match.log)


@EVERY_GAME
def test_a_field_that_holds_a_seat_anywhere_is_a_seat_everywhere(game: Game) -> None:
    """Then a sentence shows the player's name, never the number of the seat."""
    kinds = [kind for kind in game.codec.by_kind if issubclass(kind, (Event, Option))]
    names = {name for kind in kinds for name in seat_fields(kind)}
    for kind in kinds:
        numbers = {
            field.name
            for field in fields(kind)
            if get_type_hints(kind, include_extras=True)[field.name] in (int, int | None)
        }
        assert not numbers & names, kind


class Mentions(Visitor):
    """Gathers the variables of a sentence, and the sentences that it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def variables(messages: dict[str, ast.Message], key: str) -> set[str]:
    """What has to be known to say a sentence."""
    mentions = Mentions()
    mentions.visit(messages[key])
    return mentions.variables.union(*(variables(messages, one) for one in mentions.messages))


@EVERY_GAME
@pytest.mark.parametrize("language", HOME)
def test_a_sentence_needs_only_what_is_told_with_it(game: Game, language: str) -> None:
    """Events and answers that no steered match has met have no hole either."""
    tree = FluentParser().parse((HERE / "games" / game.name / "locale" / f"{language}.ftl").read_text("utf-8"))
    messages = {entry.id.name: entry for entry in tree.body if isinstance(entry, ast.Message)}
    for kind, row in game.codec.by_kind.items():
        for said in ("event", "option", "question"):
            key = f"{game.name}-{said}-{row.tag}"
            known = {"seat"} if said == "question" else set(row.fields)
            if key in messages and issubclass(kind, {"event": Event, "option": Option, "question": Question}[said]):
                assert variables(messages, key) <= known, key
    for key in messages:
        assert not key.startswith(f"{game.name}-why-") or not variables(messages, key), key


# Gender. A player's name tells nothing about it, so a sentence about a player is told in the present tense, or chooses
# its words by a variable. Looked for is a word that would agree with the player: a past tense, a short adjective or
# participle, an ordinal, right before or after the name as subject, adverbs aside.
PEOPLE = {"seat", "name", "player", "rival", "victim", "target", "owner", "charmer", "caster", "who", "whom", "winners"}
CLAUSES = re.compile(r"[.;:!?…()«»,]|\s—\s")
ASIDE = r"(?:\s+(?:не|ни|уже|ещё|всё|снова|опять|тоже|больше|так|и|тут|здесь|сейчас|теперь|был|была|никого|ничего))*\s+"
AGREES = (
    r"([а-яё]+(?:л|ла|лся|лась|вшись|вший|вшая)|[а-яё]+(?:ён|ен|ан|ят|ыт|ит)(?:а)?|одержима?|жива?|мёртва?|готова?|рада?|права?"
    r"|одна?|один|сама?|перв(?:ый|ая)|последн(?:ий|яя)|единственн(?:ый|ая)|добр(?:ый|ая)|зл(?:ой|ая)|хаотичн(?:ый|ая))"
)
SUBJECT = r"(?<!игрока )(?<!игроком )(?<!игроку )@"
AFTER = re.compile(SUBJECT + ASIDE + AGREES + r"(?![\w-])", re.IGNORECASE)
BEFORE = re.compile(r"(?<![\w-])" + AGREES + ASIDE + SUBJECT, re.IGNORECASE)
PRESENT = re.compile(r"(?:ет|ёт|ит|ают|яют|ат|ют|ется|ится|ятся)$")  # бросит, стоит: no gender in them


def agreeing(clause: str) -> list[str]:
    """The words of a clause that would agree with the player in gender."""
    found = [*AFTER.findall(clause), *BEFORE.findall(clause)]
    return [word for word in found if not PRESENT.search(word)]


def leaves(pattern: ast.Pattern, before: str = "") -> Iterator[str]:
    """The sentences of a pattern, one for each variant of each choice; a player's name is written `@`."""
    told = [before]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            told = [one + element.value for one in told]
        elif isinstance(element.expression, ast.SelectExpression):
            chosen = [leaf for variant in element.expression.variants for leaf in leaves(variant.value)]
            told = [one + leaf for one in told for leaf in chosen][:400]
        elif isinstance(element.expression, ast.VariableReference):
            told = [one + ("@" if element.expression.id.name in PEOPLE else "#") for one in told]
        elif isinstance(element.expression, ast.FunctionReference):  # `he` and `she` agree, and are to
            words = [word for word in element.expression.arguments.positional if isinstance(word, ast.StringLiteral)]
            told = [one + word.value for one in told for word in words][:400]
        else:
            told = [one + "#" for one in told]
    yield from told


def russian() -> list[Path]:
    return sorted([*HERE.glob("*/locale/ru.ftl"), *HERE.glob("games/*/locale/ru.ftl"), *ROOT.glob("web/src/**/ru.ftl")])


@pytest.mark.parametrize("path", russian(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_sentence_about_a_player_presumes_a_gender(path: Path) -> None:
    tree = FluentParser().parse(path.read_text("utf-8"))
    found = []
    for message in tree.body:
        if not isinstance(message, ast.Message) or message.value is None:
            continue
        for leaf in set(leaves(message.value)):
            for clause in CLAUSES.split(leaf):
                if "@" in clause and agreeing(clause):
                    found.append(f"{message.id.name}: {clause.strip()} {agreeing(clause)}")
    assert not found


def test_the_lint_sees_what_it_is_for() -> None:
    assert agreeing("@ не замечен") == ["замечен"]
    assert agreeing("Бабушка @ отошла") == ["отошла"]
    assert agreeing("@ не прошёл") == ["прошёл"]
    assert agreeing("@ всё ещё одержим") == ["одержим"]
    assert not agreeing("@ бросает кубик")
