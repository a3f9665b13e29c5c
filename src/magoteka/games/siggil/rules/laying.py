"""The siggil is laid out: SG-04, SG-22, SG-A01."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import full
from magoteka.core.event import Option
from magoteka.games.siggil.messages import answers
from magoteka.games.siggil.messages.events import SiggilLaid, StarterDrawn
from magoteka.games.siggil.rules.turn import BeginTurn
from magoteka.games.siggil.rules.uncovering import UNCOVER, lay_next
from magoteka.games.siggil.table.state import Siggil


class DrawStarter(Question):
    """SG-A01 The first player is drawn by lot."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "SG-A01"

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: Siggil) -> Sequence[Option]:
        return answers.LOTS

    def mask(self, g: Siggil) -> i64:
        return full(g.seats)

    def answered(self, g: Siggil, index: i64) -> None:
        g.turn = index
        if g.listening:
            g.emit(StarterDrawn(index))


class LayOut(Step):
    """SG-04, SG-07 The cards are laid out; what is accessible is turned and freed, and the first turn begins."""

    def run(self, g: Siggil) -> None:
        if g.listening:
            g.emit(SiggilLaid(g.variants.shape.name, g.turn))
        g.then2(UNCOVER, BeginTurn(g.turn))
        lay_next(g, 0)
