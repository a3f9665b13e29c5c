"""Whoever reads a sentence about himself reads «вы»; others are told of by name, with the gender they have chosen."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from contract.cases import EVERY_GAME
from magoteka.core.event import Event, seat_fields
from magoteka.core.game import Game
from magoteka.texts import FUNCTIONS, HERE, HOME, Player, Texts, who

pytestmark = pytest.mark.dear
ROOT = Path(__file__).parents[2]
TEXTS = {lang: Texts(lang) for lang in HOME}
NAMES = ("Ярополк", "Забава", "Милорад", "Снежана")
FORMS = ("he", "she", "other")
MOST = 600  # sentences of one message that are looked at
HE_DOES = {  # a verb that would speak of somebody else
    "ru": re.compile(r"(?<![а-яё])вы (?:не )?[а-яё]+(?:[аеёиюя]т|[аеёиюя]тся)(?![а-яё])", re.IGNORECASE),
    "en": re.compile(r"\byou (?:is|has|does|[a-z]*[^s\W]s)\b|\b(?:of|by) you\b", re.IGNORECASE),
}


class Words(Visitor):
    """Gathers the variables of a message, the keys among which it chooses by them, and the messages in it."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.inside: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.inside.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)
            }
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def messages(path: Path) -> dict[str, ast.Message]:
    tree = FluentParser().parse(path.read_text("utf-8"))
    return {entry.id.name: entry for entry in tree.body if isinstance(entry, ast.Message)}


def words_of(known: dict[str, ast.Message], key: str, *, deep: bool) -> dict[str, set[str]]:
    """The variables of a message with the keys that it knows; those of messages inside are not chosen among."""
    words = Words()
    words.visit(known[key])
    for one in words.inside:
        for name, keys in words_of(known, one, deep=deep).items():
            few = keys if deep or "none" not in keys else {"none", "other"}
            words.keys.setdefault(name, set()).update(few if name in words.keys or len(few) < 4 else sorted(few)[:1])
    return words.keys


def sayings(known: dict[str, ast.Message], key: str, seats: tuple[str, ...]) -> Iterator[dict[str, object]]:
    """What a message may be told with, seats left out; numbers stand for what it does not choose by."""
    free = {name: keys for name, keys in words_of(known, key, deep=False).items() if name not in seats}
    values = [[number(one) for one in sorted(keys)] or [3] for keys in free.values()]
    for chosen in itertools.islice(itertools.product(*values), MOST):
        yield dict(zip(free, chosen, strict=True))


def number(key: str) -> object:
    """A key of a choice as a value: plurals are numbers."""
    plurals = {"one": 1, "few": 2, "many": 5}
    return plurals.get(key, int(key) if re.fullmatch(r"-?\d+", key) else key)


def events_of(game: Game) -> dict[str, tuple[str, ...]]:
    """The events of a game that speak of players, and the fields in which they do."""
    rows = [(kind, row.tag) for kind, row in game.codec.by_kind.items() if issubclass(kind, Event)]
    return {f"{game.name}-event-{tag}": seat_fields(kind) for kind, tag in rows if seat_fields(kind)}


@EVERY_GAME
@pytest.mark.parametrize("lang", HOME)
def test_nobody_reads_of_himself_by_his_name(game: Game, lang: str) -> None:
    texts, known = TEXTS[lang], messages(HERE / "games" / game.name / "locale" / f"{lang}.ftl")
    looked_at = 0
    for key, seats in events_of(game).items():
        used = [seat for seat in seats if seat in words_of(known, key, deep=True)]
        for facts, mine in itertools.product(sayings(known, key, seats), range(len(used))):
            called = {seat: texts.called(NAMES, number, mine) for number, seat in enumerate(used)}
            told, of_all = (
                texts.say(key, **facts, **called),
                texts.say(key, **facts, **dict(zip(used, NAMES, strict=False))),
            )
            assert NAMES[mine] not in told, key
            assert (told == of_all) == (NAMES[mine] not in of_all), (key, told)
            assert not HE_DOES[lang].search(told), told
            assert not re.search("@|WHO", told), told
            looked_at += told != of_all
    assert looked_at > 3  # a small game has few words


@EVERY_GAME
@pytest.mark.parametrize("lang", HOME)
def test_a_gender_is_respected_and_never_supposed(game: Game, lang: str) -> None:
    """Of him and of her a sentence may speak in its own words; without a gender it has words that suit both."""
    texts, known = TEXTS[lang], messages(HERE / "games" / game.name / "locale" / f"{lang}.ftl")
    for key, seats in events_of(game).items():
        for facts in sayings(known, key, seats):
            told = [texts.say(key, **facts, **{seat: Player("Саша", form) for seat in seats}) for form in FORMS]
            assert len(set(told)) in (1, 3), told


def gendered() -> list[ast.FunctionReference]:
    found: list[ast.FunctionReference] = []

    class Calls(Visitor):
        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            if node.arguments.named:
                found.append(node)

    for path in (*HERE.glob("games/*/locale/*.ftl"), *ROOT.glob("web/src/**/*.ftl")):
        for message in messages(path).values():
            Calls().visit(message)
    return found


def test_where_words_have_a_gender_all_four_differ() -> None:
    assert len(gendered()) >= 8
    for node in gendered():
        said: list[Any] = node.arguments.positional
        _, others, you = said
        named = {one.name.name: one.value.value for one in node.arguments.named}
        assert named.keys() == {"he", "she"}
        assert len({others.value, you.value, *named.values()}) >= 3, named
        assert named["he"] != named["she"]


def test_who_chooses_the_words() -> None:
    assert FUNCTIONS["WHO"] is who
    words = ("@ снова здесь", "Вы снова здесь", "@ вернулся", "@ вернулась")
    told = [who(Player("Саша", kind), *words) for kind in ("he", "she", "other", "you")]
    assert told == ["Саша вернулся", "Саша вернулась", "Саша снова здесь", "Вы снова здесь"]
    assert [who(Player("Саша", kind)) for kind in ("you", "other")] == ["you", "other"]
    assert who("Саша", "@ здесь", "Вы здесь") == "Саша здесь"


def test_one_and_the_same_sentence_is_told_to_each_in_his_own_way() -> None:
    """The sentences that are remembered know to whom they were told."""
    said = [TEXTS["ru"].say("abraca-event-turn-began", seat=Player("вы", kind)) for kind in ("other", "you")]
    assert said == ["Ходит вы.", "Ваш ход."]
