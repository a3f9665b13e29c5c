"""Announcements and walks."""

from magoteka.core.event import Option
from magoteka.games.fabled.bot.mind import Judge, Mind
from magoteka.games.fabled.bot.visiting import visit_order
from magoteka.games.fabled.box.components import (
    COLOSSUS_BOOKS,
    LAND_NAMES,
    NUMBERS,
    PLACES,
    SORCERER_BOOKS,
    TERRAINS,
    WEREWOLF_BOOKS,
)
from magoteka.games.fabled.messages import answers as a
from magoteka.games.fabled.messages.views import VolkhvView


def announce(mind: Mind, option: a.Announce) -> float:
    """What the movement brings: one's own walks, less a share of the rivals'."""
    own, others = mind.view.steps[TERRAINS.index(option.terrain)]
    more = free_steps(mind, option.terrain)
    total = sum(march_gain(mind, v, own, more) for v in mind.me.volkhvs if mind.stands_in(v, option.terrain))
    total += mind.evaluation.gain(announced_books(mind, option.terrain), 0, 0)
    if option.terrain == "forest" and more > 0:
        total += max(hunt_gain(mind) + mind.weights.hunting, 0.0)
    rivals = [player for seat, player in enumerate(mind.view.players) if seat != mind.seat]
    moved = [v for player in rivals for v in player.volkhvs if mind.stands_in(v, option.terrain)]
    return total - mind.rivalry * sum(march_gain(mind, v, others, 0) for v in moved)


def free_steps(mind: Mind, terrain: str) -> int:
    """Optional steps that one's allies give in a terrain."""
    guides = {"steppe": "steppe_sorcerer", "mountain": "rock_colossus", "forest": "werewolf"}
    return int(any(ally.ally == guides[terrain] for ally in mind.me.allies))


def announced_books(mind: Mind, terrain: str) -> int:
    """Steppe books that one's allies bring for announcing a terrain."""
    names = [ally.ally for ally in mind.me.allies]
    if terrain == "steppe" and "steppe_sorcerer" in names:
        return int(NUMBERS[SORCERER_BOOKS])
    if terrain == "mountain" and "rock_colossus" in names:
        return int(NUMBERS[COLOSSUS_BOOKS])
    if terrain == "forest" and "werewolf" in names:
        return int(NUMBERS[WEREWOLF_BOOKS])
    return 0


def hunt_gain(mind: Mind) -> float:
    """What the last step of a hunt adds, less the volkhv that goes home for it."""
    own = mind.view.steps[TERRAINS.index("forest")][0]
    pack = [volkhv for volkhv in mind.me.volkhvs if mind.stands_in(volkhv, "forest")]
    if not pack:
        return 0.0
    trail = free_steps(mind, "forest")
    more = sum(march_gain(mind, volkhv, own, trail + 1) - march_gain(mind, volkhv, own, trail) for volkhv in pack)
    home = mind.evaluation.home_worth() + mind.evaluation.coming_home
    return more - max(min(mind.prospect(volkhv) for volkhv in pack) - home, 0.0)


def march_gain(mind: Mind, volkhv: VolkhvView, must: int, may: int) -> float:
    """What a walk of so many steps changes for a volkhv."""
    if must == 0:
        return 0.0
    return mind.evaluation.walk_worth(*mind.spot(volkhv), must, may) - mind.prospect(volkhv)


def stay(mind: Mind, option: a.Stay) -> float:
    """Walk on, if there are steps left."""
    volkhv = mind.walker()
    return mind.evaluation.walk_worth(*mind.spot(volkhv), volkhv.must, volkhv.may + mind.me.bonus)


def go(mind: Mind, option: a.Go) -> float:
    """The place now, and the way from here later."""
    place = PLACES.index(option.place)
    return mind.evaluation.place_worth(place, True) + mind.prospect(mind.walker()) + 0.01


def halt(mind: Mind, option: a.Halt) -> float:
    """Stay where one is."""
    return mind.prospect(mind.walker())


def onward(mind: Mind, option: a.Onward) -> float:
    """One step more, or several."""
    volkhv = mind.walker()
    more = max(volkhv.may + mind.me.bonus - 1, 0)
    return mind.evaluation.walk_worth(*mind.spot(volkhv), 1, more)


def onward_paid(mind: Mind, option: a.OnwardPaid) -> float:
    """One step for a book."""
    return mind.evaluation.walk_worth(*mind.spot(mind.walker()), 1, 0) - mind.weights.paid_step


def go_home(mind: Mind, option: a.GoHome) -> float:
    """Back to the supply."""
    return mind.evaluation.home_worth() + mind.evaluation.coming_home


def enter(mind: Mind, option: a.Enter) -> float:
    """At the start of a land's path."""
    fee = mind.evaluation.guide_price if mind.stands_in(mind.walker(), "mountain") else 0.0
    return mind.evaluation.prospect(mind.places[option.land], int(option.path == "dead_end"), 1) - fee


def lay(mind: Mind, option: a.Lay) -> float:
    """A forest of one's own choice before the volkhv."""
    at = mind.places[mind.walker().land or ""] + 1
    number = LAND_NAMES.index(option.land)
    mind.evaluation.insert(number, at)
    value = mind.evaluation.prospect(at, 0, 1)
    mind.evaluation.take_out(at)
    return value


def pick(mind: Mind, option: a.Pick) -> float:
    """Which volkhv: the next visit by its kind, otherwise whoever has least before him."""
    volkhv = mind.me.volkhvs[option.volkhv]
    if volkhv.place is not None:
        return visit_order(volkhv.place)
    return 20.0 - mind.prospect(volkhv)


JUDGES: dict[type[Option], Judge] = {
    a.Announce: announce,
    a.Stay: stay,
    a.Go: go,
    a.Halt: halt,
    a.Onward: onward,
    a.OnwardPaid: onward_paid,
    a.GoHome: go_home,
    a.Enter: enter,
    a.Lay: lay,
    a.Pick: pick,
}
