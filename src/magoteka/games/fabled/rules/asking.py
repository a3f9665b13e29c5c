"""What all questions of this game have in common, and how a participant is named in what is told."""

from typing import Any, ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.core.event import Refusal
from magoteka.games.fabled.state import Fabled


class Ask(Question):
    """A question with the reason for which an entry that is not open is refused."""

    why: ClassVar[str] = "not-now"

    def refusal(self, g: Any, index: i64) -> Refusal:
        return Refusal(self.clause, self.why)


def who(g: Fabled, host: i64) -> int | None:
    """A seat as it is told, None for the spirits."""
    if host >= g.seats:
        return None
    return int(host)
