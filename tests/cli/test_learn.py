"""Lessons in the terminal: the same as in the browser, typed to their ends."""

import io

import pytest
from rich.console import Console

from cli.support import Magoteka
from magoteka.cli.choices import Choices
from magoteka.cli.learn import LessonMatch, lesson_match
from magoteka.cli.screen import Screen
from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.lessons import PUPIL, Lesson, lessons_of
from magoteka.texts import HOME, Texts

LESSONS = [lesson for game in GAMES.values() for lesson in lessons_of(game).values()]


class Pupil(io.StringIO):
    """Types the number of the answer that the lesson wants, reads on with Enter, and goes when it is over."""

    def __init__(self) -> None:
        super().__init__()
        self.table: LessonMatch | None = None

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        assert self.table is not None
        lesson_table = self.table.lesson_table
        following = None if lesson_table is None else lesson_table.following()
        if lesson_table is None:
            return ""
        if following is None or following[0] != PUPIL or self.table.told_at != lesson_table.place:
            return "\n"
        choices = Choices(self.table.match, PUPIL)
        return f"{next(number for number, option in choices.open.items() if option == following[1])}\n"


def taken(lesson: Lesson, lang: str) -> tuple[LessonMatch, str]:
    """A lesson taken to its end, and all that was shown."""
    shown, pupil = io.StringIO(), Pupil()
    screen = Screen(Texts(lang), Console(file=shown, width=2000, markup=False, highlight=False), pupil)
    pupil.table = lesson_match(lesson, screen, Rng(5))
    pupil.table.run()
    return pupil.table, shown.getvalue()


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_is_typed_to_its_end(lesson: Lesson, lang: str) -> None:
    table, shown = taken(lesson, lang)
    rows = [(row.seat, row.option) for row in table.match.record.answers[: len(lesson.answers)]]
    assert rows == [(row.seat, row.option) for row in lesson.answers]
    at, texts = 0, table.texts
    for step in [step for says in lesson.says for step in says]:
        at = shown.index("» " + texts.say(lesson.key(step)), at)


def test_another_answer_is_not_taken_and_enter_lets_the_guide_answer(magoteka: Magoteka) -> None:
    told = magoteka("learn", "abraca", typed="\n\n\n\n7\n\n")
    assert told.code == 0
    assert "The lesson wants another answer here" in told.out
    assert "name 8" in told.out


def test_a_lesson_that_there_is_not(magoteka: Magoteka) -> None:
    told = magoteka("learn", "abraca", "last")
    assert (told.code, told.out) == (2, "")
    assert "its lessons are first, second" in told.err
