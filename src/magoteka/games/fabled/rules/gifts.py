"""Books and conversions that an ability gives: FB-105."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import size
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import GIFT_WIDTH, STEPPE
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.rules.asking import Ask
from magoteka.games.fabled.rules.books import convert, gain, gain_all, single_conversions
from magoteka.games.fabled.table.force import gift
from magoteka.games.fabled.table.state import Fabled


def reward(g: Fabled, seat: i64, ability: i64) -> None:
    """All that the table gives for an ability: books, then conversions."""
    row = ability * GIFT_WIDTH
    gain_all(g, seat, gift(g, row), gift(g, row + 1), gift(g, row + 2))
    convert(g, seat, gift(g, row + 3), 0)


def choose_reward(g: Fabled, seat: i64, ability: i64) -> None:
    """Books or conversions, as the table gives for an ability."""
    row = ability * GIFT_WIDTH
    question = ChooseGift(seat, gift(g, row), gift(g, row + 3))
    if size(question.mask(g)) > 1:
        g.then(question)
    else:
        gain(g, seat, STEPPE, gift(g, row))


class ChooseGift(Ask):
    """FB-105 Steppe books, or so many conversions."""

    tag: ClassVar[str] = "choose-gift"
    clause: ClassVar[str] = "FB-105"
    books: i64
    conversions: i64

    def __init__(self, seat: i64, books: i64, conversions: i64) -> None:
        self.seat = seat
        self.books = books
        self.conversions = conversions

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.GIFTS

    def mask(self, g: Fabled) -> i64:
        mask: i64 = 2
        if self.conversions > 0 and single_conversions(g, self.seat) != 0:
            mask |= 4
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 1:
            gain(g, self.seat, STEPPE, self.books)
        else:
            convert(g, self.seat, self.conversions, 0)
