"""What a lesson says of the table is so at that moment: the table itself is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from magoteka.core.stored import carry_out
from magoteka.games import GAMES
from magoteka.lessons import Lesson, lessons_of
from magoteka.texts import HOME, Texts
from table.lesson_claims import CLAIMS, KNOWN, NO_COUNT
from table.said import held, numbers

COUNTS = re.compile(
    r"\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|twice|second|third|fourth|both|all)\b", re.IGNORECASE
)
LATER = {"magic_sword"}  # its lessons are asked in tests/games/magic_sword/test_lessons.py


def moments(lesson: Lesson) -> Iterator[tuple[str, Any, Any]]:
    """Each thing that is said, with the pupil's view then and after the next answer."""
    game = GAMES[lesson.game]
    g = game.new(lesson.seats, lesson.settings)
    g.asking()
    for place, row in enumerate(lesson.answers):
        before = game.view(g, 0)
        carry_out(g, game.codec, row.seat, row.option)
        g.asking()
        after = game.view(g, 0)
        yield from ((step.say, before, after) for step in lesson.says[place])
    yield from ((step.say, game.view(g, 0), game.view(g, 0)) for step in lesson.says[-1])


@pytest.mark.parametrize(("lesson", "say"), [(key, say) for key, claims in CLAIMS.items() for say in claims], ids=str)
def test_what_a_lesson_says_of_the_table_is_so(lesson: tuple[str, str], say: str) -> None:
    game, name = lesson
    told = {one: (now, then) for one, now, then in moments(lessons_of(GAMES[game])[name])}
    assert CLAIMS[lesson][say](*told[say])


SENTENCES = [
    pytest.param(lesson, step.say, lang, id=f"{game.name}-{lesson.name}-{step.say}-{lang}")
    for game in GAMES.values()
    if game.name not in LATER
    for lesson in lessons_of(game).values()
    for step in dict.fromkeys(step for says in lesson.says for step in says)
    for lang in HOME
]


@pytest.mark.once
@pytest.mark.parametrize(("lesson", "say", "lang"), SENTENCES)
def test_a_sentence_says_no_number_that_its_claim_does_not_hold(lesson: Lesson, say: str, lang: str) -> None:
    """In both languages, by digits and by words: 45 in 100 that becomes 75 in 100 is seen."""
    said = numbers(Texts(lang).say(f"{lesson.game}-lesson-{lesson.name}-{say}"), lang)
    claim = CLAIMS[lesson.game, lesson.name].get(say)
    known = KNOWN.get((lesson.game, lesson.name, say), set())
    assert said <= known | (held(claim) if claim else set())


@pytest.mark.once
@pytest.mark.parametrize("lang", HOME)
def test_another_number_in_a_sentence_is_seen(lang: str) -> None:
    text, claim = Texts(lang).say("abraca-lesson-second-eight-2"), CLAIMS["abraca", "second"]["eight-2"]
    assert numbers(text, lang) <= held(claim)
    assert not numbers(text.replace("45", "75"), lang) <= held(claim)
    words = {"en": ("three points", "five points"), "ru": ("три очка", "пять очков")}[lang]
    text, claim = Texts(lang).say("abraca-lesson-first-won"), CLAIMS["abraca", "first"]["won"]
    assert numbers(text, lang) <= held(claim)
    assert not numbers(text.lower().replace(*words), lang) <= held(claim)


@pytest.mark.parametrize("lang", HOME)
def test_the_solo_lesson_counts_as_the_rules_do(lang: str) -> None:
    """SG-26 49 cards are 25 turns, and in the last one nothing is left to take."""
    said = Texts(lang).say("siggil-lesson-solo-sums")
    assert "24" in said
    assert "21" in said
    assert not {"25", "хода", "turns"} & set(said.replace(",", "").replace(".", "").split())


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.name not in LATER], ids=lambda one: one.name)
def test_no_lesson_names_a_number_that_nobody_has_asked_of_the_table(game: Any) -> None:
    said = {
        (game.name, lesson.name, step.say)
        for lesson in lessons_of(game).values()
        for says in lesson.says
        for step in says
        if COUNTS.search(Texts("en").say(lesson.key(step)))
    }
    asked = {(*lesson, say) for lesson, claims in CLAIMS.items() for say in claims}
    assert said - asked - NO_COUNT == set()
