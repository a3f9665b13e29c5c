"""What is written on the spells of «Абрака… что?» is compared with what the laboratory looks for."""

from typing import Any

import pytest

from lab.abraca import MOST, NAMES, Spell, neighbours
from magoteka.games import GAMES
from magoteka.texts import HOME, Texts

WORDS = {  # by which a text says whom a spell strikes, in Russian and in English
    "die": ("кубик", "die:"),
    "all": ("каждый соперник", "every rival"),
    "both": ("оба соседа", "both neighbours"),
    "left": ("слева", "left"),
    "right": ("справа", "right"),
    "gain": ("вы получаете", "you gain"),
    "you too": ("и вы тоже", "you included, and you get yours back"),
}
THROWN, MET = 5, 1  # what a die shows, and what a spell without one does
SETTINGS = {"false": False, "true": True}  # AB-A02 whether the Wanderer strikes whoever calls it


def struck(number: int, wanderer: bool) -> set[str]:
    """Whom the statement sees struck at a table of four, in the words of a text."""
    g: Any = GAMES["abraca"].new(4, {"wanderer_hits_caster": wanderer})
    for seat in range(4):
        g.lives[seat] = MOST
    due = Spell(NAMES[number - 1]).effect(g, 0, number, THROWN)
    left, right = neighbours(g, 0)
    losing = {seat for seat, change in due.items() if change < 0}
    by_die = THROWN in map(abs, due.values())
    assert set(map(abs, due.values())) <= {0, THROWN if by_die else MET}
    found = {"die"} if by_die else set()
    found |= {"gain"} if due.get(0, 0) > 0 else set()
    if losing == {1, 2, 3}:
        return found | {"you too" if due.get(0) == 0 else "all"}
    sides = {frozenset({left, right}): "both", frozenset({left}): "left", frozenset({right}): "right"}
    return found | ({sides[frozenset(losing)]} if losing else set())


@pytest.mark.once
@pytest.mark.rule("AB-22", "AB-23", "AB-24", "AB-26", "AB-27", "AB-28", "AB-29", "AB-A02")
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("wanderer", SETTINGS)
@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 7, 8])
def test_a_spell_says_whom_it_strikes(number: int, wanderer: str, lang: str) -> None:
    text = Texts(lang).say("abraca-spell-effect", spell=number, wanderer=wanderer)
    said = {word for word, both in WORDS.items() if both[HOME.index(lang)] in text}
    assert said == struck(number, SETTINGS[wanderer])


@pytest.mark.once
@pytest.mark.rule("AB-25")
@pytest.mark.parametrize("lang", HOME)
def test_the_singer_says_that_one_stone_may_be_taken(lang: str) -> None:
    text = Texts(lang).say("abraca-spell-effect", spell=4)
    assert all(word in text for word in (("можете", "один"), ("may", "one"))[HOME.index(lang)])
