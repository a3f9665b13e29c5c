"""The action phase: books, conversions, abilities and tokens."""

from magoteka.core.event import Option
from magoteka.games.fabled.bot.laying import sky_moves_well
from magoteka.games.fabled.bot.mind import FIRST, Judge, Mind
from magoteka.games.fabled.bot.settling import second_land, wooded
from magoteka.games.fabled.bot.walking import hunt_gain
from magoteka.games.fabled.box.components import FOREST, NUMBERS, WARDEN_CONVERSIONS
from magoteka.games.fabled.messages import answers as a


def by_time(mind: Mind, share: float, early: float) -> float:
    """A share that is the greater, the more of the match is still to come."""
    return share + early * (1.0 - mind.evaluation.gone)


def take_books(mind: Mind, option: a.TakeBooks) -> float:
    """Two steppe books."""
    return by_time(mind, mind.weights.taking, mind.weights.taking_early) * mind.evaluation.gain(2, 0, 0)


def make_conversions(mind: Mind, option: a.MakeConversions) -> float:
    """The best of two conversions, exactly."""
    return by_time(mind, mind.weights.converting, mind.weights.converting_early) * mind.evaluation.conversion_gain(2)


def walk(mind: Mind, option: a.Walk) -> float:
    """A step, or the best of several."""
    volkhv = mind.me.volkhvs[option.volkhv]
    gain = mind.steps_gain(volkhv, mind.view.asked.left)
    return by_time(mind, mind.weights.walking, mind.weights.walking_early) * gain


def use(mind: Mind, option: a.Use) -> float:
    """Abilities are free; a few of them want the right moment."""
    late = mind.view.chapters - mind.view.chapter
    if option.ability == "firebird+" and late > 1 and mind.me.books[2] < 2:
        return -1.0
    if option.ability == "windherd+" and sum(volkhv.land is None for volkhv in mind.me.volkhvs) < 3 and late > 1:
        return -1.0
    if option.ability == "werewolf+":
        return FIRST if mind.evaluation.gain(0, 0, 1) > cheapest_in_forest(mind) else -1.0
    if option.ability == "enchantress":
        return FIRST if best_move(mind) > mind.weights.moving else -1.0
    if option.ability in ("charioteer+", "forest_giant+"):
        return FIRST if best_move(mind) > mind.weights.moving_boost else -1.0
    if option.ability == "swamp_witch+" and len(mind.me.named_spent) < 4 and late > 1:
        return -1.0
    if option.ability == "forest_warden":
        return FIRST if second_land(mind, 0) > 0.0 else -1.0
    if option.ability == "forest_warden+":
        return FIRST if planting(mind) > (mind.weights.planting if late > 1 else 0.0) else -1.0
    if option.ability == "sky_wanderer+":
        return FIRST if sky_moves_well(mind) else -1.0
    return FIRST


def planting(mind: Mind) -> float:
    """What the Warden's conversions and the forest after them bring."""
    lands = [land for land in mind.view.open[FOREST] if land is not None]
    forest = max((mind.land_worth(land) for land in lands), default=mind.weights.unknown) + mind.evaluation.adding
    price = mind.price(FOREST, mind.view.surcharges[FOREST])
    return mind.evaluation.conversion_gain(NUMBERS[WARDEN_CONVERSIONS]) + forest + wooded(mind) - price


def cheapest_in_forest(mind: Mind) -> float:
    """The least prospect among one's volkhvs in forests."""
    return min(
        (mind.prospect(v) for v in mind.me.volkhvs if v.land is not None and v.land.startswith("fo")), default=99.0
    )


def best_move(mind: Mind) -> float:
    """What the best move of one land would bring."""
    return max((mind.move_gain(land) for land in mind.places), default=0.0)


def discard_token(mind: Mind, option: a.DiscardToken) -> float:
    """A mountain book for a token, late in the game."""
    return 1.0 if mind.ahead() < 0.35 else -1.0


def hunt(mind: Mind, option: a.Hunt) -> float:
    """One step more for everyone in the forests; or two, and one of them goes home."""
    return hunt_gain(mind) + mind.weights.hunting if option.how == "hunt" else 0.0


def done(mind: Mind, option: a.Done) -> float:
    """Nothing more."""
    if mind.view.asked.left > 0 and mind.view.phase != "march":
        return mind.weights.waiting
    return 0.0


JUDGES: dict[type[Option], Judge] = {
    a.TakeBooks: take_books,
    a.MakeConversions: make_conversions,
    a.Walk: walk,
    a.Use: use,
    a.DiscardToken: discard_token,
    a.Hunt: hunt,
    a.Done: done,
}
