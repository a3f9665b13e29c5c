"""Visits, and what is made of books."""

from typing import Final

from magoteka.core.boards import array
from magoteka.core.event import Option
from magoteka.games.fabled.bot.mind import FIRST, Judge, Mind
from magoteka.games.fabled.box.components import BOOKS, EXCHANGES, PLACES
from magoteka.games.fabled.messages import answers as a
from magoteka.games.fabled.rules.planner import cheapest

SUN_DOWN: Final = 2.0  # a sun book turned down costs two conversions, this one and the one back
LAST_RESORT: Final = 0.001  # of two ways to the same books the shorter one


def visit_order(place: str) -> float:
    """Hermit and tavern first, then books, then steps, gates and exchanges."""
    order = ("hermit", "tavern", "wind", "stones", "roots", "sky", "gates", "menhirs", "treewyrm", "academy")
    name = place.split("_")[0]
    return 30.0 - (order.index(name) if name in order else len(order))


def apply(mind: Mind, option: a.Apply) -> float:
    """The effect of the place."""
    return mind.place_now(mind.view.asked.place)


def substitute(mind: Mind, option: a.Substitute) -> float:
    """Two steppe books."""
    return mind.evaluation.gain(2, 0, 0) - 0.01


def visit(mind: Mind, option: a.Visit) -> float:
    """The next visit: by its kind, with or without the effect."""
    place = mind.me.volkhvs[option.volkhv].place or "wind_3"
    value = substitute(mind, a.Substitute()) if option.substitute else mind.place_now(place)
    best = max(substitute(mind, a.Substitute()), mind.place_now(place))
    return 10.0 * visit_order(place) + value - best


def spend_token(mind: Mind, option: a.SpendToken) -> float:
    """The books of a token, besides the visit."""
    return FIRST


def choose_place(mind: Mind, option: a.ChoosePlace) -> float:
    """The effect of the place."""
    return mind.place_now(option.place)


def exchange(mind: Mind, option: a.Exchange) -> float:
    """What the books come to if the rest of the conversions is used best."""
    give, take = BOOKS.index(option.give), BOOKS.index(option.take)
    books = list(mind.me.books)
    books[give] -= 2 if give < take else 1
    books[take] += 1 if give < take else 2
    left = max(mind.view.asked.left - 1, 0)
    value = mind.evaluation.best_conversion(array(books), left) - mind.worth_now
    return value - (SUN_DOWN if option.give == "sun" else LAST_RESORT)


def want(mind: Mind, option: a.Want) -> float:
    """What the books come to after the plan, with the rest of the conversions used best."""
    book = BOOKS.index(option.book)
    left = mind.view.asked.left
    if left == 0:  # the Firebird's suns
        return float(option.count)
    now = array(list(mind.me.books))
    plan = cheapest(now, book, option.count, left, mind.evaluation.no_suns)
    made = [plan.low, plan.middle, plan.high]
    books = list(mind.me.books)
    for tier, balance in enumerate(made):
        books[tier] -= 2 * balance
        books[tier + 1] += balance
    value = mind.evaluation.best_conversion(array(books), left - plan.count()) - mind.worth_now
    return value - (SUN_DOWN if plan.high < 0 else LAST_RESORT * int(plan.count()))


def transform(mind: Mind, option: a.Transform) -> float:
    """What the exchange is worth."""
    key = (PLACES.index(option.place), BOOKS.index(option.give))
    row = [rule[:2] for rule in EXCHANGES].index(key)
    return mind.evaluation.swap_gain(row)


def gift(mind: Mind, option: a.Gift) -> float:
    """Books, conversions or a step."""
    if option.kind == "books":
        return mind.evaluation.gain(1, 0, 0)
    if option.kind == "conversions":
        return mind.evaluation.conversion_gain(1)
    return max((mind.steps_gain(v, 1) for v in mind.me.volkhvs if v.land is not None), default=0.0)


JUDGES: dict[type[Option], Judge] = {
    a.Apply: apply,
    a.Substitute: substitute,
    a.Visit: visit,
    a.SpendToken: spend_token,
    a.ChoosePlace: choose_place,
    a.Exchange: exchange,
    a.Want: want,
    a.Transform: transform,
    a.Gift: gift,
}
