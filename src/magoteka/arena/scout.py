"""Looking ahead for what was never met: a way to it is found by trying, and is then gone under all laws."""

from __future__ import annotations

from dataclasses import dataclass

from magoteka.arena.coverage import Coverage
from magoteka.core.agenda import NATURE, Question, State
from magoteka.core.chance import Rng

STROLLS = 8  # from one table
FAR = 80  # answers of seats and of nature in a stroll


@dataclass(frozen=True)
class Pace:
    """One answer of a way: who gives it, nature among them, and its place in the menu."""

    seat: int
    index: int


class Scout:
    """Strolls at random over copies of a table until something comes that was never met."""

    def __init__(self, met: Coverage, rng: Rng) -> None:
        self.met = met
        self.rng = rng
        self.in_vain = 0  # tables in a row from which no way was seen

    def seeks(self) -> bool:
        """Whether there is anything left that play can show."""
        return bool(self.met.unmet_kinds()) or self.met.unmet_in_events()

    def way(self, table: State) -> list[Pace]:
        """The answers that lead from a table to something new; none if none were found, or nothing is left to find."""
        found = self.found(table) if self.seeks() else []
        self.in_vain = 0 if found or not self.seeks() else self.in_vain + 1
        return found

    def found(self, table: State) -> list[Pace]:
        """The first stroll from a table that comes to something new."""
        wanted, listening = self.met.unmet_kinds(), self.met.unmet_in_events()
        for _ in range(STROLLS):
            copy = table.clone()
            copy.listening = listening
            found = self.stroll(copy, wanted)
            if found:
                return found
        return []

    def stroll(self, g: State, wanted: set[type]) -> list[Pace]:
        """The paces to something new, if it came within so many."""
        paces: list[Pace] = []
        for _ in range(FAR):
            question = g.asking()
            if self.met.fresh(g.events) or type(question) in wanted:
                return paces
            if question is None:
                return []
            g.clear_events()
            indices = possible(g, question)
            menu = question.menu(g)
            new = [index for index in indices if type(menu[index]) in wanted]
            index = self.drawn(new or indices)
            paces.append(Pace(question.seat, index))
            if new:
                return paces
            g.answer(index)
        return []

    def drawn(self, indices: list[int]) -> int:
        """Any of these."""
        return indices[self.rng.below(len(indices))]


def possible(g: State, question: Question) -> list[int]:
    """The open answers; of nature's those that can be, the rare ones as good as the common."""
    indices = question.indices(g)
    if question.seat != NATURE:
        return indices
    return [index for index in indices if question.weight(g, index) > 0]
