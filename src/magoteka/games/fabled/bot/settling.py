"""Lands: which one, and where in the row."""

from magoteka.core.event import Option
from magoteka.games.fabled.bot.laying import token_worth
from magoteka.games.fabled.bot.mind import Judge, Mind, terrain_of
from magoteka.games.fabled.box.components import (
    FOREST,
    LAND_NAMES,
    MOUNTAIN,
    NUMBERS,
    SEER_BOOKS,
    STEPPE,
    TERRAINS,
    WARDEN_BOOKS,
)
from magoteka.games.fabled.messages import answers as a


def add_land(mind: Mind, option: a.AddLand) -> float:
    """The best open land of the terrain, less its price."""
    terrain = TERRAINS.index(option.terrain)
    price = 0.0 if mind.view.phase == "prologue" else mind.price(terrain, mind.view.surcharges[terrain])
    lands = [land for land in mind.view.open[terrain] if land is not None]
    second = wooded(mind) if terrain == FOREST and mind.view.phase != "prologue" else 0.0
    return max((mind.land_worth(land) for land in lands), default=mind.weights.unknown) - price + landing(mind) + second


def landing(mind: Mind) -> float:
    """What adding a land brings, whichever it is."""
    weights = mind.weights
    return mind.evaluation.adding + weights.landing + weights.landing_early * (1.0 - mind.evaluation.gone)


def second_land(mind: Mind, away: int) -> float:
    """FB-129 What the Warden's second land brings beyond its base book, with so many volkhvs fewer at home."""
    if all(ally.ally != "forest_warden" for ally in mind.me.allies):
        return 0.0
    return max(0.0, *(beside(mind, terrain, away) for terrain in (STEPPE, MOUNTAIN)))


def wooded(mind: Mind) -> float:
    """What the Warden brings with a forest: his books and the land beside it."""
    if all(ally.ally != "forest_warden" for ally in mind.me.allies):
        return 0.0
    return mind.evaluation.gain(NUMBERS[WARDEN_BOOKS], 0, 0) + second_land(mind, 1)


def beside(mind: Mind, terrain: int, away: int) -> float:
    """The best open land of a terrain for its base book."""
    home = sum(volkhv.land is None for volkhv in mind.me.volkhvs) - away
    if mind.me.books[terrain] < 1 or home < 1 + terrain:
        return 0.0
    lands = [land for land in mind.view.open[terrain] if land is not None]
    return max((mind.land_worth(land) for land in lands), default=mind.weights.unknown) - mind.price(terrain, 0)


def choose_terrain(mind: Mind, option: a.ChooseTerrain) -> float:
    """The Warden's second land."""
    return beside(mind, TERRAINS.index(option.terrain), 0)


def add_forgotten(mind: Mind, option: a.AddForgotten) -> float:
    """The best forgotten land of the terrain, less its book."""
    terrain = TERRAINS.index(option.terrain)
    lands = [land for land in mind.view.oblivion if terrain_of(land) == terrain]
    return max(mind.land_worth(land) for land in lands) - mind.price(terrain, 0) + landing(mind)


def take_open(mind: Mind, option: a.TakeOpen) -> float:
    """An open land at its best place."""
    lands = [mind.view.open[terrain][option.slot] for terrain in range(3)]
    terrain = asked_terrain(mind)
    land = lands[terrain] if terrain is not None else None
    return mind.land_worth(land) if land is not None else mind.weights.unknown


def asked_terrain(mind: Mind) -> int | None:
    """The terrain of the land that is being added."""
    terrain = mind.view.asked.terrain
    return None if terrain is None else TERRAINS.index(terrain)


def draw_blind(mind: Mind, option: a.DrawBlind) -> float:
    """An unknown land: a little less than a good one."""
    return mind.weights.blind


def peek(mind: Mind, option: a.Peek) -> float:
    """Looking first also brings books."""
    return 50.0


def take_peeked(mind: Mind, option: a.TakePeeked) -> float:
    """One of the lands seen, and the Seer's books."""
    terrain = asked_terrain(mind) or 0
    books = mind.evaluation.gain(NUMBERS[SEER_BOOKS], 0, 0)
    return mind.land_worth(mind.view.peeked[terrain][option.which]) + books


def choose_position(mind: Mind, option: a.ChoosePosition) -> float:
    """The new land, or the moved one, at a place of the row."""
    land = mind.view.asked.land or ""
    if land in mind.places:
        return mind.moved(land, option.position)
    number = LAND_NAMES.index(land)
    own = mind.evaluation.settled(number, option.position)
    mind.evaluation.insert(number, option.position)
    places = mind.places
    mind.places = {name: at + (at >= option.position) for name, at in places.items()}
    value = own + mind.everyone()
    mind.places = places
    mind.evaluation.take_out(option.position)
    return value


def choose_land(mind: Mind, option: a.ChooseLand) -> float:
    """A land to move, to recall, to enter or to put a token on."""
    if option.land not in mind.places:
        return mind.land_worth(option.land)
    on_it = [seat for seat, player in enumerate(mind.view.players) for v in player.volkhvs if v.land == option.land]
    if mind.view.asked.token is not None:
        return token_worth(mind, mind.view.asked.token, option.land)
    crowd = 0.1 * len(on_it) + 0.2 * on_it.count(mind.seat)
    if mind.view.asked.volkhv is not None:
        return mind.evaluation.prospect(mind.places[option.land], 0, 1)
    return mind.move_gain(option.land) + crowd


JUDGES: dict[type[Option], Judge] = {
    a.AddLand: add_land,
    a.AddForgotten: add_forgotten,
    a.TakeOpen: take_open,
    a.DrawBlind: draw_blind,
    a.Peek: peek,
    a.TakePeeked: take_peeked,
    a.ChoosePosition: choose_position,
    a.ChooseLand: choose_land,
    a.ChooseTerrain: choose_terrain,
}
