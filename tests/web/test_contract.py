"""What the web client believes of the server and the games is what they are."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import pytest

from magoteka.core.game import Game
from magoteka.games import GAMES
from tools import contract
from tools.typescript import Fault, Values, Writer, listed
from toy.duel import DUEL

PAGES = contract.pages()


@pytest.mark.parametrize("path", PAGES)
def test_the_generated_pages_are_those_of_the_server_and_the_games(path: str) -> None:
    """`python -m tools.contract` writes them anew."""
    assert (contract.ROOT / "web" / "src" / path).read_text("utf-8") == PAGES[path]


@dataclass(frozen=True)
class Inner:
    """A part."""

    word: Literal["up", "down"]


@dataclass(frozen=True)
class Outer:
    """A whole."""

    inner: Inner | None
    many: tuple[tuple[Inner | None, ...], ...]
    pair: tuple[int, str]
    chances: dict[str, float]


def test_types_are_written_as_typescript_has_them() -> None:
    writer = Writer({Inner: "Inner"})
    assert writer.rows(Inner) == ["  word: 'up' | 'down'"]
    assert writer.rows(Outer) == [
        "  inner: Inner | null",
        "  many: (Inner | null)[][]",
        "  pair: [number, string]",
        "  chances: Record<string, number>",
    ]


@pytest.mark.parametrize("kind", [Any, object, list[Any]])
def test_a_type_that_says_nothing_is_a_fault(kind: Any) -> None:
    with pytest.raises(Fault):
        Writer({}).typed(kind)


def test_parts_come_before_wholes_and_once() -> None:
    assert contract.reachable([Outer, Inner]) == [Inner, Outer]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (6, "export const N = 6"),
        ([1, 2], "export const N: number[] = [1, 2]"),
        ({"a": 1}, "export const N: Record<string, number> = {\n  a: 1,\n}"),
        (
            {"a": {"n": 1, "w": None}, "b-c": {"n": 2, "w": "x"}},
            "export const N: Record<string, { n: number; w: string | null }> = {\n"
            "  a: { n: 1, w: null },\n  'b-c': { n: 2, w: 'x' },\n}",
        ),
    ],
)
def test_printed_numbers_are_typed_constants(value: Any, text: str) -> None:
    assert Values({}).constant("N", value) == text


def test_words_of_a_union_are_typed_by_it() -> None:
    values = Values({"Way": frozenset({"up", "down"}), "Any": frozenset({"up", "down", "left"})})
    assert values.constant("WAYS", ["up", "down"]) == "export const WAYS: Way[] = ['up', 'down']"
    assert values.constant("BACK", {"up": 1, "down": 2}).startswith("export const BACK: Record<Way, number> = {")
    assert values.shape(["up", "sideways"]) == "string"


def test_values_of_two_kinds_have_no_common_type() -> None:
    with pytest.raises(Fault):
        Values({}).shape([1, "x"])


@pytest.mark.parametrize(
    ("inner", "text"), [("A", "A[]"), ("A | B", "(A | B)[]"), ("(A | B)[]", "(A | B)[][]"), ("[A, B]", "[A, B][]")]
)
def test_lists_of_unions_are_put_in_brackets(inner: str, text: str) -> None:
    assert listed(inner) == text


def test_what_only_nature_is_asked_or_answers_is_not_told() -> None:
    page = contract.game_page(GAMES["abraca"])
    assert "'name-spell'" in page
    assert "roll-for-miss" not in page
    assert "'rolled'" not in page


def test_a_game_without_rooms_has_nothing_printed() -> None:
    assert contract.printed_by(DUEL) == {}
    assert contract.explained_by(DUEL) == {}
    assert contract.words_of(DUEL) == {}


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (contract.view_of, "duel: a view is a dataclass, and view() says which"),
        (contract.clauses_of, "duel: its clauses are missing, docs/rules/duel.ru.md"),
    ],
)
def test_what_is_missing_is_said_in_a_sentence(asked: Callable[[Game], object], why: str) -> None:
    with pytest.raises(Fault, match=re.escape(why)):
        asked(DUEL)


def test_the_command_ends_with_the_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def torn() -> dict[str, str]:
        raise Fault("duel: a view is a dataclass, and view() says which")

    monkeypatch.setattr(contract, "pages", torn)
    with pytest.raises(SystemExit, match="duel: a view is a dataclass"):
        contract.main()
