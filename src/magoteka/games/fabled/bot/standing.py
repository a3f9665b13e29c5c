"""How a table stands: what everybody has, has before him and can still make of it, as numbers that can be weighed."""

from typing import Final

from magoteka.games.fabled.bot.evaluation import Evaluation
from magoteka.games.fabled.bot.gathering import BOOST
from magoteka.games.fabled.bot.mind import evaluation_of
from magoteka.games.fabled.box.components import (
    ALLIES,
    FOREST,
    LEVELS,
    MOUNTAIN,
    PLACES,
    STEPPE,
    SUN,
    WISDOM_OF_A_SUN,
)
from magoteka.games.fabled.messages.views import AllyView, FabledView, PlayerView, TrialView, VolkhvView

UNIT: Final = 10.0  # features are about as large as the sun books of a match
SOON: Final = 3  # cells that a volkhv walks in a turn or two
STAGED: Final = 12  # features whose weights change as the match goes on; those of allies follow
OF_SPIRITS: Final = 8
NUMBER_OF: Final = {ally: number for number, ally in enumerate(ALLIES)}


def gone(view: FabledView) -> float:
    """The share of the chapters that have begun."""
    return min(float(view.chapter) / float(view.chapters), 1.0)


def features(view: FabledView, seat: int) -> list[float]:
    """Books, what they come to, ways soon and at all, volkhvs, visits, boosts, turns to come; then ally by ally."""
    player = view.players[seat]
    evaluation = evaluation_of(view, seat)
    ahead = float(evaluation.left) / UNIT
    ways = way_of_all(view, player, evaluation)
    waiting = [volkhv.place for volkhv in player.volkhvs if volkhv.place is not None]
    row = [
        float(player.books[SUN]),
        float(player.books[FOREST]),
        float(player.books[MOUNTAIN]) / 2.0,
        float(player.books[STEPPE]) / UNIT,
        evaluation.worth(evaluation.books) / UNIT,
        0.0,
        ways / UNIT,
        float(len([volkhv for volkhv in player.volkhvs if volkhv.land is not None])) / 5.0,
        float(evaluation.at_home) / 5.0,
        sum([visit_worth(evaluation, place) for place in waiting]) / UNIT,
        sum([boost_left(ally) for ally in player.allies]) / UNIT,
        ahead,
    ]
    evaluation.reach = min(SOON, evaluation.reach)
    row[5] = way_of_all(view, player, evaluation) / UNIT
    return row + of_allies(player, ahead)


def of_allies(player: PlayerView, ahead: float) -> list[float]:
    """The allies, and the boosted ones once more, by the turns in which they can still be of use."""
    count = len(ALLIES)
    found = [0.0] * (2 * count)
    for ally in player.allies:
        number = NUMBER_OF[ally.ally]
        found[number] = ahead
        if ally.boosted:
            found[count + number] = ahead
    return found


def visit_worth(evaluation: Evaluation, place: str) -> float:
    """What a visit brings that is still to be made in this turn."""
    if place not in PLACES:
        return 5.0
    return evaluation.place_worth(PLACES.index(place), True)


def way_of_all(view: FabledView, player: PlayerView, evaluation: Evaluation) -> float:
    """What lies before all the volkhvs of a player."""
    places = {land.land: place for place, land in enumerate(view.row)}
    value = 0.0
    for volkhv in player.volkhvs:
        if volkhv.land is not None and volkhv.land in places:
            value += way_of(volkhv, places[volkhv.land], evaluation)
    return value


def way_of(volkhv: VolkhvView, at: int, evaluation: Evaluation) -> float:
    """What lies before one volkhv, with the steps that it still has in this march."""
    path = int(volkhv.path == "dead_end")
    if volkhv.moving and volkhv.must + volkhv.may > 0:
        return evaluation.walk_worth(at, path, volkhv.cell, volkhv.must, volkhv.may)
    return evaluation.prospect(at, path, volkhv.cell)


def boost_left(ally: AllyView) -> float:
    """What the boost of an ally is still good for."""
    if not ally.boosted or (ally.boost_used and ally.boost_kind == "game"):
        return 0.0
    return float(BOOST[ally.ally])


def together(view: FabledView) -> list[list[float]]:
    """Of a Trial: the features of a player on the average, and those of the spirits."""
    each = [features(view, seat) for seat in range(len(view.players))]
    mean = [sum([one[at] for one in each]) / float(len(each)) for at in range(len(each[0]))]
    assert view.trial is not None
    return [mean, of_spirits(view.trial, 1.0 - gone(view), len(view.players))]


def of_spirits(trial: TrialView, ahead: float, players: int) -> list[float]:
    """That they are there, their wisdom in sun books, who of them walks, how hard the Trial is and for how many."""
    walking = ahead * float(len([volkhv for volkhv in trial.volkhvs if volkhv.land is not None])) / 5.0
    waiting = float(len([volkhv for volkhv in trial.volkhvs if volkhv.place is not None])) / 5.0
    level = float(LEVELS.index(trial.level))
    wisdom = float(trial.wisdom) / float(WISDOM_OF_A_SUN)
    return [1.0, wisdom, walking, waiting, ahead * level, ahead * float(players), ahead * level * level, ahead]
