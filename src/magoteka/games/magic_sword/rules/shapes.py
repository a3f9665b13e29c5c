"""The shapes that steps and questions of this game share."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import Question, Step
from magoteka.core.chance import Rng
from magoteka.core.codec import tag_of
from magoteka.core.event import Refusal
from magoteka.games.magic_sword.messages import menus, refusals
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.table.state import MagicSword


class OfCharacter(Step):
    """A step about one character."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat


class OfCharacterAndCard(Step):
    """A step about a character and one card."""

    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card


class Between(Step):
    """What one character does to another."""

    seat: i64
    other: i64

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other


class OfCard(Step):
    """What befalls a card."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card


class Scene(Step):
    """A step of what a character is doing; it falls away when that is over (death, transfer, end of the turn)."""

    seat: i64
    visit: i64

    def __init__(self, seat: i64, visit: i64) -> None:
        self.seat = seat
        self.visit = visit

    def run(self, g: MagicSword) -> None:
        if g.visits[self.seat] == self.visit:
            self.play(g)

    def play(self, g: MagicSword) -> None:
        """Carry it out."""
        raise NotImplementedError(type(self).__name__)


class Ask(Question):
    """A question whose open entries are listed; one that lists nothing is never put."""

    reason: ClassVar[str] = refusals.NOT_NOW
    offers: ClassVar[Menu] = ()

    def menu(self, g: MagicSword) -> Menu:
        return self.offers

    def entries(self, g: MagicSword) -> list[int]:
        """The open entries of the menu."""
        raise NotImplementedError(type(self).__name__)

    def aside(self, index: i64) -> bool:
        """Whether an entry is offered by the way only: it alone is no reason to ask."""
        return False

    def indices(self, g: MagicSword) -> list[int]:
        return sorted(self.entries(g))

    def allows(self, g: MagicSword, index: i64) -> bool:
        return index in self.entries(g)

    def sample(self, g: MagicSword, rng: Rng) -> i64:
        entries = self.entries(g)
        return entries[rng.below(len(entries))]

    def refusal(self, g: MagicSword, index: i64) -> Refusal:
        return Refusal(self.clause, self.why(index))

    def why(self, index: i64) -> str:
        """The key of the sentence on an entry that is not open: of the deed, the spell, or the question."""
        if (self.offers is menus.HUB_MENU or self.offers is menus.ACT_OPTIONS) and index < len(menus.ACT_TAGS):
            return menus.ACT_TAGS[index]
        if self.offers is menus.HUB_MENU and index < len(menus.ACT_TAGS) + len(menus.CAST_OPTIONS):
            return refusals.NO_MOMENT_FOR_IT
        return refusals.of_question(tag_of(type(self)), self.reason)


def ask_which(g: MagicSword, question: Ask) -> None:
    """Ask, unless there is one answer only."""
    entries = question.entries(g)
    if len(entries) == 1:
        question.answered(g, entries[0])
    else:
        g.then(question)


class AskInScene(Ask):
    """What a character does next in its turn; the scene goes on after all but the last answer."""

    offers: ClassVar[Menu] = menus.HUB_MENU
    visit: i64

    def __init__(self, seat: i64, visit: i64) -> None:
        self.seat = seat
        self.visit = visit

    def aside(self, index: i64) -> bool:
        return places.is_by_the_way(index)


class FromVictim(Ask):
    """A question about what another character loses."""

    victim: i64

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat = seat
        self.victim = victim


class YesNo(Question):
    """A yes-or-no question."""

    def menu(self, g: MagicSword) -> Menu:
        return menus.YES_NO

    def mask(self, g: MagicSword) -> i64:
        return 3

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == 1:
            self.accepted(g)
        else:
            self.declined(g)

    def accepted(self, g: MagicSword) -> None:
        """What follows from a yes."""
        raise NotImplementedError(type(self).__name__)

    def declined(self, g: MagicSword) -> None:
        """What follows from a no."""
