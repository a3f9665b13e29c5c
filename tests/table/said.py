"""The numbers of a sentence, by digits and by words, and those that a claim about it holds against the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import CodeType
from typing import Any

DIGITS = re.compile(r"\d+")
WORDS = {  # a word that counts; "one" is too often no number
    "en": {
        r"twos?|twice": 2, r"threes?": 3, r"fours?": 4, r"fives?": 5, r"six(es)?": 6, r"sevens?": 7, r"eights?": 8,
        r"nines?": 9, r"tens?": 10, r"eleven": 11, r"twelve": 12,
    },
    "ru": {
        r"два|две|двух|двум|двумя|двое|дважды|двойк\w*|двоек": 2, r"три|трёх|трём|тремя|трое|тройк\w*|троек": 3,
        r"четыре|четырёх|четырём|четырьмя|четверо|четвёрк\w*|четвёрок": 4,
        r"пять|пяти|пятью|пятеро|пятёрк\w*|пятёрок": 5,
        r"шесть|шести|шестью|шестёрк\w*|шестёрок": 6, r"семь|семи|семью|семёрк\w*|семёрок": 7,
        r"восемь|восьми|восемью|восьмёрк\w*|восьмёрок": 8,
        r"девять|девяти|девятк\w*": 9, r"десять|десяти|десятк\w*": 10,
        r"одиннадцат\w+": 11, r"двенадцат\w+": 12,
    },
}  # fmt: skip
PATTERNS = {
    lang: [(re.compile(rf"\b({words})\b", re.IGNORECASE), number) for words, number in table.items()]
    for lang, table in WORDS.items()
}


def numbers(text: str, lang: str) -> set[int]:
    """All numbers that a sentence says."""
    found = {int(digits) for digits in DIGITS.findall(text)}
    return found | {number for pattern, number in PATTERNS[lang] if pattern.search(text)}


def held(claim: Callable[..., Any]) -> set[int]:
    """All numbers that a claim compares with the table; a share of one counts as so many in a hundred."""
    return {number for constant in constants(claim.__code__) for number in as_numbers(constant)}


def constants(code: CodeType) -> Iterator[Any]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from constants(constant)
        else:
            yield constant


def as_numbers(constant: Any) -> Iterator[int]:
    if isinstance(constant, (tuple, frozenset)):
        for one in constant:
            yield from as_numbers(one)
    elif isinstance(constant, float):
        yield from (round(constant * 100), 100)
    elif isinstance(constant, int) and not isinstance(constant, bool):
        yield abs(constant)
