"""The book of effects: every one that the box can bring about has a place, by which steps of the agenda name it."""

from typing import Final

from magoteka.games.magic_sword.box.cards import DESIGNS, EITHER_KEY, PRAYERS
from magoteka.games.magic_sword.box.effects import NOTHING, Effect, Spells
from magoteka.games.magic_sword.box.spells import DOOM_STRIKES
from magoteka.games.magic_sword.box.squares import SQUARES

SQUARE_EFFECTS: Final[list[Effect]] = [square.effect for square in SQUARES]
CARD_EFFECTS: Final[list[Effect]] = [design.effect for design in DESIGNS]
PRAYER_EFFECTS: Final[list[list[Effect]]] = [list(table) for table in PRAYERS]
ONE_SPELL: Final = Spells(+1)


def written(effects: list[Effect]) -> list[Effect]:
    """The effects and all they lead to, each at the place that it is told."""
    book: list[Effect] = [NOTHING]
    for effect in effects:
        write(book, effect)
    return book


def write(book: list[Effect], effect: Effect) -> None:
    """An effect that is not in the book yet gets the next place."""
    if effect is NOTHING or effect.number > 0:
        return
    effect.number = len(book)
    book.append(effect)
    for part in effect.parts():
        write(book, part)


EFFECTS: Final = written(
    SQUARE_EFFECTS
    + CARD_EFFECTS
    + [effect for table in PRAYER_EFFECTS for effect in table]
    + [EITHER_KEY, DOOM_STRIKES, ONE_SPELL]
)
