"""A world that a seat cannot tell from the true one, played on beside it."""

from __future__ import annotations

from magoteka.arena.laws import asked_of, law
from magoteka.core.agenda import NATURE, Poll, Question, waiting_for
from magoteka.core.bits import has, size
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.record import Answer


class Twin:
    """The other world of a looker; it lives until something happens that could not have happened in it."""

    def __init__(self, match: Match, looker: int, rng: Rng) -> None:
        self.match = match
        self.looker = looker
        self.table = match.game.redeal(match.state, looker, rng)
        self.table.listening = True
        self.table.clear_events()
        self.table.asking()
        self.strayed = self.table.keeps_from(looker)  # something else was answered unheard here: it was drawn anew
        self.opened = self.strayed and not isinstance(self.table.top(), Poll)  # answers given in secret become known

    def follow(self, rows: list[Answer], rng: Rng) -> bool:
        """Give the same answers, or others where the looker does not learn them; whether the looker has heard the same.

        Whoever has heard the same must have seen the same at every moment, and be asked the same.
        """
        self.table.clear_events()
        self.strayed = self.strayed and (not self.opened or self.table.keeps_from(self.looker))
        self.opened = self.opened and self.strayed
        if not all(self.given(row, rng) for row in rows):
            return False
        self.table.asking()
        looker, game, told = self.looker, self.match.game, self.match.fresh
        here = [one.event.seen_by(looker) for one in told]
        there = [event.seen_by(looker) for event in self.table.events]
        if here != there or (self.opened and self.strayed and not self.alike()):
            return False
        for one, picture in zip(told, self.table.pictures, strict=True):
            same = game.view(one.table, looker) == game.view(picture, looker)
            law(same, f"seat {looker} sees what it was not told beside {one.event}")
        law(game.view(self.table, looker) == self.match.view(looker), f"seat {looker} sees what it was not told")
        law(asked_of(self.table, looker) == asked_of(self.match.state, looker), "who is asked tells what is hidden")
        return True

    def alike(self) -> bool:
        """Whether the looker sees no difference, neither now nor in what was shown on the way."""
        game, looker = self.match.game, self.looker
        shown = [(one.table, picture) for one, picture in zip(self.match.fresh, self.table.pictures, strict=True)]
        pairs = [*shown, (self.match.state, self.table)]
        return all(game.view(one, looker) == game.view(other, looker) for one, other in pairs)

    def given(self, row: Answer, rng: Rng) -> bool:
        """One answer; whether it could be given."""
        question = self.table.asking()
        if question is None or (question.seat == NATURE) != (row.seat == NATURE):
            return False
        if row.seat != NATURE and not has(waiting_for(question), row.seat):
            return False
        if isinstance(question, Poll):
            self.opened |= size(question.waiting) == 1
            question = question.turned_to(row.seat)
            self.table.turn_to(row.seat)
        index = self.sought(question, row, rng)
        if index is None:
            return False
        self.table.answer(index)
        return True

    def sought(self, question: Question, row: Answer, rng: Rng) -> int | None:
        """The same answer where the looker learns it, now and then any where not; None where it is not open."""
        option = self.match.game.codec.decode(row.option)
        menu = question.menu(self.table)
        index = menu.index(option) if option in menu else -1
        same = index if index >= 0 and question.allows(self.table, index) else None
        if row.seat == self.looker or has(question.knowers(self.table), self.looker):
            return same
        if isinstance(question, Poll):
            if same is not None and rng.below(2) == 0:
                return same
            self.strayed = True
        return question.sample(self.table, rng)
