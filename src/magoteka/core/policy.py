"""How a seat answers without looking ahead: quick, on the board itself, for those who play a table out many times."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """By itself any open answer; a game may know better, as long as it uses only what the asked seat knows."""

    def answer(self, g: Any, question: Question, rng: Rng) -> i64:
        """The entry of the menu that the asked seat picks."""
        return question.sample(g, rng)

    def chapter(self, g: Any) -> i64:
        """A look ahead ends where this number changes: in a game of rounds, their number."""
        return 0

    def value(self, g: Any) -> list[float]:
        """How likely each seat is to win, as the table stands; asked where a look ahead ends before the match does."""
        raise NotImplementedError(type(self).__name__)

    def play_on(self, g: State, chapter: i64, rng: Rng) -> bool:
        """Play to the end of the match or of the chapter; whether the match is over."""
        while True:
            question = g.asking()
            if question is None:
                return True
            if self.chapter(g) != chapter:
                return False
            if question.seat < 0:
                g.answer(question.sample(g, rng))
            else:
                g.answer(self.answer(g, question, rng))


BLIND: Final = Policy()
