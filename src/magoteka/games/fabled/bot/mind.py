"""One player's thoughts: what lies before his volkhvs, what lands and places are worth to him."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from magoteka.core.boards import array
from magoteka.games.fabled.bot.alliance import consider
from magoteka.games.fabled.bot.evaluation import Evaluation
from magoteka.games.fabled.bot.weights import GREEDY, Weights
from magoteka.games.fabled.box.components import A_TERRAIN, LAND_NAMES, PLACES, TERRAINS
from magoteka.games.fabled.messages.views import FabledView, VolkhvView

FIRST: Final = 100.0  # free abilities come before the main action


def terrain_of(land: str) -> int:
    """The number of a land's terrain."""
    return LAND_NAMES.index(land) // A_TERRAIN


def evaluation_of(view: FabledView, seat: int, weights: Weights = GREEDY) -> Evaluation:
    """A player's prospects on the table."""
    player = view.players[seat]
    row = [LAND_NAMES.index(land.land) for land in view.row]
    sees = view.trial is None or any(ally.ally == "sky_wanderer" for ally in player.allies)  # FB-X28
    sky = [max((token.cell for token in land.tokens if sees), default=0) for land in view.row]
    held = {volkhv.land for volkhv in player.volkhvs if volkhv.land is not None}
    home = sum(volkhv.land is None for volkhv in player.volkhvs)
    own, others = turns_left(view, seat)
    evaluation = Evaluation(row, sky, list(player.books), (len(held), home), (own, others, view.chapters), weights)
    if view.scenario == "heirs_of_the_sun":
        dark = dict(view.divisions)["milestone_2"]
        evaluation.no_suns = view.chapter >= dark
        evaluation.sunny = max(own - (view.chapters - dark + 1), 0)
    evaluation.others = len(view.players) - 1 + int(view.trial is not None)
    if view.chapter > 0:
        consider(evaluation, view, player)
    return evaluation


def turns_left(view: FabledView, seat: int) -> tuple[int, int]:
    """How many turns the seat, and all the others, take after the present one."""
    players = len(view.players)
    turns = players + (view.trial is not None)
    if view.chapter == 0:
        return view.chapters, (turns - 1) * view.chapters
    now = players if view.active is None else (view.active - view.first) % players
    to_come = int((seat - view.first) % players > now)
    ahead = view.chapters - view.chapter
    return ahead + to_come, ahead * (turns - 1) + turns - 1 - now - to_come


class Mind:
    """One player's thoughts on one question."""

    def __init__(self, view: FabledView, weights: Weights = GREEDY) -> None:
        self.view = view
        self.weights = weights
        self.seat = view.seat or 0
        self.me = view.players[self.seat]
        self.evaluation = evaluation_of(view, self.seat, weights)
        self.places = {land.land: place for place, land in enumerate(view.row)}
        self.worth_now = self.evaluation.worth(self.evaluation.books)
        self.rivalry = weights.rivals / max(len(view.players) - 1, 1) if view.trial is None else weights.companions

    def spot(self, volkhv: VolkhvView) -> tuple[int, int, int]:
        """The place of its land in the row, path and cell."""
        return self.places[volkhv.land or ""], int(volkhv.path == "dead_end"), volkhv.cell

    def prospect(self, volkhv: VolkhvView) -> float:
        """What lies before a volkhv."""
        if volkhv.land is None:
            return self.evaluation.home_worth()
        return self.evaluation.prospect(*self.spot(volkhv))

    def steps_gain(self, volkhv: VolkhvView, steps: int) -> float:
        """The best gain for each step, if the volkhv takes one to `steps` steps."""
        now = self.prospect(volkhv)
        at, path, cell = self.spot(volkhv)
        gains = [(self.evaluation.walk_worth(at, path, cell, n, 0) - now) / n for n in range(1, max(steps, 1) + 1)]
        return max(gains)

    def everyone(self) -> float:
        """The prospects of all one's volkhvs, less a share of the rivals'."""
        own = sum(self.prospect(volkhv) for volkhv in self.me.volkhvs if volkhv.land is not None)
        others = [player for seat, player in enumerate(self.view.players) if seat != self.seat]
        rivals = sum(self.prospect(v) for player in others for v in player.volkhvs if v.land is not None)
        return own - self.rivalry * rivals

    def price(self, terrain: int, extra: int) -> float:
        """What the books of a price are worth."""
        books = list(self.me.books)
        books[terrain] -= 1
        books[0] -= extra
        return self.weights.price * (self.worth_now - self.evaluation.worth(array(books)))

    def land_worth(self, land: str) -> float:
        """A land at its best place."""
        number = LAND_NAMES.index(land)
        return max(self.evaluation.settled(number, at) for at in range(len(self.view.row) + 1))

    def move_gain(self, land: str) -> float:
        """The best place for a land of the row, compared with its own."""
        before = self.everyone()
        return max(self.moved(land, there) for there in range(len(self.view.row))) - before

    def moved(self, land: str, there: int) -> float:
        """All prospects if the land stood elsewhere."""
        here = self.places[land]
        self.evaluation.move(here, there)
        places = self.places
        order = [name.land for name in self.view.row]
        order.insert(there, order.pop(here))
        self.places = {name: place for place, name in enumerate(order)}
        value = self.everyone()
        self.places = places
        self.evaluation.move(there, here)
        return value

    def stands_in(self, volkhv: VolkhvView, terrain: str) -> bool:
        """Whether a volkhv stands in a land of the terrain."""
        return volkhv.land is not None and terrain_of(volkhv.land) == TERRAINS.index(terrain)

    def walker(self) -> VolkhvView:
        """The volkhv that is being decided on."""
        asked = self.view.asked
        if asked.volkhv is not None:
            return self.me.volkhvs[asked.volkhv]
        return self.me.volkhvs[self.me.walker or 0]

    def place_now(self, place: str | None) -> float:
        """What an effect brings now."""
        if place is None:
            return 0.0
        if place == "treewyrm":
            return self.weights.wyrm_now
        number = PLACES.index(place)
        return self.evaluation.effect_worth(number, True) + self.evaluation.extra[number]

    def ahead(self) -> float:
        """The share of the game that is still to come."""
        return (self.view.chapters - self.view.chapter + 1) / max(self.view.chapters, 1)


Judge: TypeAlias = Callable[[Mind, Any], float]
