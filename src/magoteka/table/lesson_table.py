"""How far a table has come in its lesson: what follows, and what the guide says now.

The place is the number of answers given, so nothing of it is stored beside the table itself.
"""

from __future__ import annotations

from magoteka.core.codec import Json
from magoteka.core.event import Option, Refusal
from magoteka.core.match import Match
from magoteka.core.stored import by_nature
from magoteka.lessons import PUPIL, Lesson, lessons_of
from magoteka.table.wire import Guide, GuideStep


class LessonTable:
    """A lesson and the match that follows it."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        decode = match.game.codec.decode
        self.answers: list[tuple[int, Option]] = [(one.seat, decode(one.option)) for one in lesson.answers]
        match.written = by_nature(self.answers)

    @property
    def place(self) -> int:
        """How many answers have been given."""
        return self.match.record.length

    def lead_in(self) -> None:
        """What comes before the first word is answered as the table is opened: the lesson begins in its midst."""
        first = next(place for place, says in enumerate(self.lesson.says) if says)
        while self.place < first and (following := self.following()) is not None:
            self.match.submit(*following)
        self.match.undo_points.clear()

    def following(self) -> tuple[int, Option] | None:
        """Who answers next, and what; None at the end."""
        return self.answers[self.place] if self.place < len(self.answers) else None

    def waits(self, seat: int) -> bool:
        """Whether a seat is not to answer by itself: there is something to be read first, or another goes before it."""
        following = self.following()
        return following is None or following[0] != seat or bool(self.lesson.says[self.place])

    def untimely(self, seat: int, choice: Option) -> Refusal | None:
        """Why an answer that the rules allow is not taken now."""
        question = self.match.asked(seat)
        if question is None or self.following() == (seat, choice):
            return None
        return Refusal(question.clause, "lesson")

    def guide(self, chair: int | None) -> Guide | None:
        """What the guide has to say to whoever learns."""
        lesson, place = self.lesson, self.place
        if chair != PUPIL or not lesson.says[place]:
            return None
        says = [GuideStep(step.say, step.point) for step in lesson.says[place]]
        return Guide(lesson.name, place, lesson.said(place), lesson.steps, says, place == len(lesson.answers))


def lesson_table_of(given: Json, match: Match) -> LessonTable | None:
    """The lesson of a table that was opened for one, unless that is another one by now."""
    lesson = None if given is None else lessons_of(match.game).get(given["name"])
    if lesson is None or lesson.digest != given["digest"]:
        return None
    return LessonTable(lesson, match)
