"""A player who looks one turn ahead: action, announcement and visits by what they are worth, conversions exactly."""

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.games.fabled.bot import acting, gathering, laying, settling, visiting, walking
from magoteka.games.fabled.bot.mind import Mind
from magoteka.games.fabled.bot.weights import GREEDY, Weights
from magoteka.games.fabled.messages.views import FabledView

JUDGES = acting.JUDGES | laying.JUDGES | settling.JUDGES | walking.JUDGES | visiting.JUDGES | gathering.JUDGES


def rate(view: FabledView, options: Sequence[Option], weights: Weights = GREEDY) -> list[float]:
    """How much each option is worth to a player of some weights."""
    mind = Mind(view, weights)
    return [rate_one(mind, option) for option in options]


def rate_one(mind: Mind, option: Option) -> float:
    """What an option is worth."""
    judge = JUDGES.get(type(option))
    return 0.0 if judge is None else judge(mind, option)
