"""How far a test goes: `make test` has the short form of everything, `make test-all` the long one; docs/testing.md."""

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
LONG = bool(os.environ.get("MAGOTEKA_LONG"))
long = pytest.mark.long  # a test, or one of its cases, that only the long form has


def of(short: T, whole: T) -> T:
    """How many matches, messages or steps a law is tried on."""
    return whole if LONG else short


def first(count: int, cases: Iterable[Any]) -> list[Any]:
    """The cases of a test: the short form has the first ones."""
    every = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*case, marks=() if number < count else long) for number, case in enumerate(every)]
