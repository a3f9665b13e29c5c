"""`magoteka learn`: a lesson at this keyboard, the same that the browser teaches."""

from __future__ import annotations

from argparse import Namespace

from rich.text import Text

from magoteka.bots import FIRST
from magoteka.cli.choices import Choices
from magoteka.cli.keyboard import KeyboardMatch
from magoteka.cli.problems import NoSuchLesson
from magoteka.cli.screen import Screen
from magoteka.cli.seating import seated
from magoteka.core.chance import Rng, SecretRng
from magoteka.core.match import Match, fresh_record
from magoteka.core.record import GameRecord
from magoteka.games import game_named
from magoteka.lessons import PUPIL, Lesson, lessons_of
from magoteka.table.lesson_table import LessonTable
from magoteka.table.saved import SavedPlayer
from magoteka.texts import Texts


def learn(args: Namespace, texts: Texts) -> int:
    """Take a lesson, then play on freely."""
    screen, game = Screen(texts), game_named(args.game)
    lessons = lessons_of(game)
    if args.lesson not in lessons:
        raise NoSuchLesson(game=game.name, lesson=args.lesson, known=", ".join(lessons))
    lesson_match(lessons[args.lesson], screen, SecretRng()).run()
    return 0


def lesson_match(lesson: Lesson, screen: Screen, rng: Rng) -> LessonMatch:
    """The table of a lesson, laid out up to the guide's first word."""
    game = game_named(lesson.game)
    record = GameRecord(game.name, game.ruleset, lesson.seats, game.agreed(lesson.settings))
    match = Match(game, fresh_record(game, record), rng)
    lesson_table = LessonTable(lesson, match)
    match.go_on()
    lesson_table.lead_in()
    you = SavedPlayer(screen.texts.say("play-you"))
    rivals = [SavedPlayer("", FIRST)] * (lesson.seats - 1)
    return LessonMatch(match, seated(game, [you, *rivals], lesson.seats, screen.texts), screen, rng, lesson_table)


class LessonMatch(KeyboardMatch):
    """A match that goes as its lesson is written, until that has ended."""

    def __init__(
        self, match: Match, players: list[SavedPlayer], screen: Screen, mind: Rng, lesson_table: LessonTable
    ) -> None:
        super().__init__(match, players, screen, mind)
        self.lesson_table: LessonTable | None = lesson_table
        self.heard[PUPIL] = len(match.log)  # what was played before the first word lies on the table
        self.told_at = -1

    def one_answer(self) -> None:
        """The next answer of the lesson: the pupil's by the keyboard, anybody else's as it is written."""
        if self.lesson_table is None:
            super().one_answer()
            return
        following = self.lesson_table.following()
        if following is None:
            self.guide(self.lesson_table, reads_on=True)
            self.lesson_table, self.match.written = None, {}
        elif following[0] == PUPIL:
            self.person_answers(PUPIL)
        else:
            self.guide(self.lesson_table, reads_on=True)
            self.match.submit(*following)
            self.tell(PUPIL)

    def ask_anew(self, seat: int) -> None:
        """The table, what is asked, and what the guide says of it."""
        super().ask_anew(seat)
        if self.lesson_table is not None:
            self.guide(self.lesson_table, reads_on=False)

    def guide(self, lesson_table: LessonTable, *, reads_on: bool) -> None:
        """What the guide says here, one thing at a time; the last one before an answer waits for it."""
        place = lesson_table.place
        if place == self.told_at:
            return
        self.told_at = place
        steps = lesson_table.lesson.says[place]
        for number, step in enumerate(steps, 1):
            self.screen.show(Text("» " + self.texts.say(lesson_table.lesson.key(step)), "bold yellow"))
            if reads_on or number < len(steps):
                self.screen.ask(self.texts.say("play-more"))

    def obey(self, seat: int, typed: str) -> None:
        """As in any match, but the lesson takes one answer alone, and nothing typed lets the guide give it."""
        following = None if self.lesson_table is None else self.lesson_table.following()
        if following is None:
            super().obey(seat, typed)
        elif not typed:
            self.match.submit(*following)
        elif typed.isdecimal() and (option := Choices(self.match, seat).open.get(int(typed))) is not None:
            if option == following[1]:
                self.match.submit(*following)
            else:
                self.screen.say("learn-other", "yellow")
        else:
            super().obey(seat, typed)
