"""Changes: what they say, and that another machine comes to the same value by them."""

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoteka.core.codec import Codec
from magoteka.table.patch import Comparer, applied, length
from table.lookers import text


@dataclass(frozen=True)
class Card:
    number: int
    marks: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Hand:
    cards: tuple[Card, ...]
    sizes: dict[str, int]


COMPARER = Comparer(Codec([Card, Hand]))
PLAIN = st.none() | st.booleans() | st.integers(5, 7) | st.sampled_from(["", "a", "ещё"])
MANY = st.lists(PLAIN, max_size=3).map(tuple)
SIZES = st.dictionaries(st.sampled_from("abc"), st.integers(5, 7))
CARDS = st.builds(Card, st.integers(5, 7), MANY)
HANDS = st.builds(Hand, st.lists(CARDS, max_size=4).map(tuple), SIZES)
BOXES = st.sampled_from("xyz")
VALUES = st.recursive(PLAIN | CARDS | HANDS, lambda inner: st.lists(inner) | st.dictionaries(BOXES, inner))


@given(VALUES, VALUES)
def test_the_changes_turn_one_value_into_the_other(before: Any, after: Any) -> None:
    old, new = COMPARER.written(before), COMPARER.written(after)
    kept, patch = text(old), json.loads(json.dumps(COMPARER.difference(before, after)))
    assert text(applied(old, patch)) == text(new)
    assert text(old) == kept, "the old value stays as it was"
    assert (patch == []) == (text(old) == text(new))
    assert length(patch) <= length([[[], new]])


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [[["b", 1], 3]]),
        ([1, 2, 3, 4], [1, 2], [[[2]]]),
        ([10, 20], [10, 20, 30], [[[2], 30]]),
        ({"a": 1, "b": 2}, {"a": 1}, [[["b"]]]),
        ([1, 1, 1, 1], [2, 2, 2, 2], [[[], [2, 2, 2, 2]]]),
        (Card(1, (7,)), Card(1, (8,)), [[["marks", 0], 8]]),
        (Card(1), Hand((), {}), [[[], {"tag": "hand", "cards": [], "sizes": {}}]]),
    ],
)
def test_a_change_says_what_and_where(before: Any, after: Any, patch: Any) -> None:
    assert COMPARER.difference(before, after) == patch
