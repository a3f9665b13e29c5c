"""Allies."""

from magoteka.core.event import Option
from magoteka.games.fabled.bot.mind import Judge, Mind
from magoteka.games.fabled.box.components import ALLIES
from magoteka.games.fabled.messages import answers as a

PROPERTY = dict(
    zip(ALLIES, (10, 9, 9, 11, 9, 11, 9, 8, 8, 12, 12, 9, 9, 11, 9, 11, 10, 10, 11, 9, 9, 9, 10, 9), strict=True)
)
BOOST = dict(zip(ALLIES, (7, 8, 8, 8, 9, 10, 9, 9, 10, 8, 8, 8, 8, 8, 10, 8, 7, 7, 9, 9, 7, 8, 9, 7), strict=True))


def choose_ally(mind: Mind, option: a.ChooseAlly) -> float:
    """By what its property usually brings."""
    return float(PROPERTY[option.ally])


def boost_ally(mind: Mind, option: a.BoostAlly) -> float:
    """By what its boost usually brings."""
    return BOOST[option.ally] * (1.0 if mind.ahead() > 0.3 else 0.9)


def take_ally(mind: Mind, option: a.TakeAlly) -> float:
    """A good ally for the rest of the game."""
    return mind.weights.ally * mind.ahead()


def discard_ally(mind: Mind, option: a.DiscardAlly) -> float:
    """Part with an ally only when little is left of the game."""
    books = 4.0 if mind.view.event == "ev_b1" else 0.0
    return books + mind.weights.parting - PROPERTY[option.ally] * mind.ahead()


def give_books(mind: Mind, option: a.GiveBooks) -> float:
    """Two steppe books lost, or a forest book for an ally."""
    if mind.view.event == "ev_b4":
        return mind.weights.ally_bought * mind.ahead() - mind.evaluation.gain(0, 0, 1)
    return 0.0


JUDGES: dict[type[Option], Judge] = {
    a.ChooseAlly: choose_ally,
    a.BoostAlly: boost_ally,
    a.TakeAlly: take_ally,
    a.DiscardAlly: discard_ally,
    a.GiveBooks: give_books,
}
