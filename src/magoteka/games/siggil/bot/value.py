"""How likely each seat is to win, as a table of «Сиггил» stands before a turn."""

from math import exp
from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import size
from magoteka.games.siggil.bot.evaluation import NEVER, Evaluation, evaluation_of
from magoteka.games.siggil.bot.weights import VALUE, WEIGHTS
from magoteka.games.siggil.box.components import CARDS, DISCARDED, FAMILIES, IN_SIGGIL
from magoteka.games.siggil.table.state import Siggil

MOST: Final = 8  # seats of any game
FEATURES: Final = 26


class Standing:
    """How many spirits are how far from a seat, and how far its own are from the others."""

    now: i64  # it can capture them at once, in its turn
    soon: i64  # it lacks a card
    later: i64  # … or two
    asleep: i64  # not out yet; it could capture them at once
    dozing: i64  # … or lacks a card
    exposed: i64  # its own, which a rival can capture at once
    doubtful: i64  # … or lacks a card for
    safe: i64  # … or nobody can ever capture

    def __init__(self) -> None:
        self.now = self.soon = self.later = self.asleep = self.dozing = 0
        self.exposed = self.doubtful = self.safe = 0


def shares_of(g: Siggil) -> list[float]:
    """The softmax of how the seats stand, by weights fitted for their number."""
    every = [evaluation_of(g, seat, WEIGHTS[g.seats]) for seat in range(g.seats)]
    weights = VALUE[g.seats]
    shares = [0.0] * MOST
    total = 0.0
    seat: i64
    at: i64
    for seat in range(g.seats):
        features = features_of(g, seat, every)
        stands = 0.0
        for at in range(FEATURES):
            stands += weights[at] * features[at]
        shares[seat] = exp(stands)
        total += shares[seat]
    for seat in range(g.seats):
        shares[seat] /= total
    return shares


def standing_of(g: Siggil, seat: i64, every: list[Evaluation]) -> Standing:
    """Spirit by spirit."""
    found = Standing()
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        where = g.spirits[spirit]
        lack = every[seat].lacks[spirit]
        if where >= 0 and g.set_owner[where] == seat:
            note_own(found, nearest(g, seat, spirit, every))
        elif where == IN_SIGGIL:
            found.asleep += i64(lack == 0)
            found.dozing += i64(lack == 1)
        elif where != DISCARDED:
            found.now += i64(lack == 0)
            found.soon += i64(lack == 1)
            found.later += i64(lack == 2)
    return found


def note_own(found: Standing, lack: i64) -> None:
    """A spirit of one's own, by what the nearest rival lacks for it."""
    found.exposed += i64(lack == 0)
    found.doubtful += i64(lack == 1)
    found.safe += i64(lack == NEVER)


def nearest(g: Siggil, seat: i64, spirit: i64, every: list[Evaluation]) -> i64:
    """The cards that the nearest rival lacks for a spirit."""
    least: i64 = NEVER
    other: i64
    for other in range(g.seats):
        if other != seat:
            least = min(least, every[other].lacks[spirit])
    return least


def features_of(g: Siggil, seat: i64, every: list[Evaluation]) -> vec[float]:
    """How a seat stands, in numbers."""
    features = vec[float]([0.0] * FEATURES)
    found = standing_of(g, seat, every)
    held = every[seat].held
    left = float(size(g.present)) / float(CARDS)
    far = float((seat - g.turn + g.seats) % g.seats)  # how long it waits for its turn
    hand = float(size(g.hands[seat])) / 10.0
    features[0] = float(held)
    features[1] = float(held) * left
    features[2] = float(min(found.now, 2))
    features[3] = float(min(found.soon, 2))
    features[4] = float(min(found.later, 3))
    features[5] = float(found.asleep)
    features[6] = float(found.dozing)
    features[7] = float(found.exposed)
    features[8] = float(found.doubtful)
    features[9] = float(found.safe)
    features[10] = hand
    features[11] = hand * left
    features[12] = float(found.now * held)
    features[13] = float(found.asleep * held)
    features[14] = float(found.asleep) * left
    features[15] = float(found.safe) * left
    features[16] = far / float(g.seats)
    if far == 0.0:
        features[17] = 1.0
    if found.now > 0:
        features[18] = far
    if held + 1 >= g.variants.target:
        note_last(features, found, left, far)
    return features


def note_last(features: vec[float], found: Standing, left: float, far: float) -> None:
    """The same for a seat that wins with one more spirit."""
    features[19] = 1.0
    features[20] = left
    features[21] = float(found.exposed)
    if found.now > 0:
        features[22] = 1.0
        features[23] = far
    elif found.soon > 0:
        features[24] = 1.0
        features[25] = far


def feature_lists(g: Siggil) -> list[list[float]]:
    """The features of all seats, for those who fit the weights."""
    every = [evaluation_of(g, seat, WEIGHTS[g.seats]) for seat in range(g.seats)]
    return [list(features_of(g, seat, every)) for seat in range(g.seats)]
