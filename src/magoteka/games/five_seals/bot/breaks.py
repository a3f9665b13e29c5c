"""The breaks that promise most, each by how everyone stands after it: with the mage, and with the familiar."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, has
from magoteka.core.boards import zeros
from magoteka.core.chance import Rng
from magoteka.games.five_seals.bot.goals import Goals, goals_with, hopes_after, hopes_of, prospect, rounds_to_come
from magoteka.games.five_seals.bot.harvest import best_harvest, dice_of, harvest, payer, price_list, promising, spent
from magoteka.games.five_seals.bot.weights import Weights
from magoteka.games.five_seals.box.components import CALLS, CIRCLE_PLACES, COLOURS, NOWHERE, SCROLL_PLACES
from magoteka.games.five_seals.rules.call import can_stay
from magoteka.games.five_seals.rules.seals import take_seal
from magoteka.games.five_seals.table.state import FiveSeals, has_dice

CLOSE: Final = 4  # breaks that are thought through
SENT: Final = 2  # tokens to which the familiar may be sent


class Breaks:
    """The few breaks that promise most for their dice, and what each is worth."""

    g: FiveSeals
    seat: i64
    goals: Goals
    dice: vec[i64]
    prices: vec[i64]
    count: i64
    found: vec[i64]  # goals
    worths: vec[float]
    best: i64  # the best of them, −1 where there is none
    sent: i64  # where the familiar does most

    def __init__(self, g: FiveSeals, seat: i64, goals: Goals, dice: vec[i64]) -> None:
        self.g = g
        self.seat = seat
        self.goals = goals
        self.dice = dice
        self.prices = price_list(dice)
        self.count = 0
        self.found = zeros(CLOSE)
        self.worths = vec[float]([0.0] * CLOSE)
        self.best = -1
        self.sent = -1
        self.look()

    def look(self) -> None:
        """Find the breaks, and weigh them where there is a choice."""
        tried: i64 = 0
        while self.count < CLOSE:
            at = promising(self.goals, self.prices, tried)
            if at < 0:
                break
            tried |= bit(at)
            self.found[self.count] = at
            self.count += 1
        n: i64
        if self.count > 1 or (self.count == 1 and self.can_call()):
            for n in range(self.count):
                self.worths[n] = self.worth(self.found[n], NOWHERE, False)
        for n in range(self.count):
            if self.best < 0 or self.worths[n] > self.worths[self.best]:
                self.best = n

    def can_call(self) -> bool:
        """Whether the familiar is at hand."""
        return has(self.g.up, CALLS + self.seat)

    def choice(self, rng: Rng) -> i64:
        """The best break; lots among those that are nearly as good."""
        best: i64 = 0
        highest = -1e9
        n: i64
        for n in range(self.count):
            worth = self.worths[n] + self.goals.weights.chance * rng.unit()
            if worth > highest:
                best, highest = n, worth
        return self.goals.places[self.found[best]]

    def call(self) -> float:
        """FS-40, FS-41 How much more the familiar makes of the turn; where it should be is noted."""
        g = self.g
        seat = self.seat
        most = -1e9
        here = g.mages[seat]
        if here < SCROLL_PLACES and can_stay(g, seat):
            most = self.worth(self.found[self.best], here, False)
            self.sent = CIRCLE_PLACES
        left: i64 = SENT
        n: i64
        for n in range(self.count):
            at = self.found[n]
            if left > 0 and self.goals.places[at] < SCROLL_PLACES:
                left -= 1
                worth = self.worth(at, NOWHERE, True)
                if worth > most:
                    most = worth
                    self.sent = self.goals.places[at]
        return most - self.worths[self.best]

    def worth(self, at: i64, guard: i64, familiar: bool) -> float:
        """What a break is worth: the scroll, and how everyone stands after it."""
        seat = self.seat
        goals = self.goals
        place = goals.places[at]
        kind = goals.kinds[at]
        colour = payer(self.prices, kind)
        after = self.g.clone()
        after.dice[seat * COLOURS + colour] = spent(self.dice[colour], kind & 7)
        if guard >= 0:
            after.familiars[seat] = guard
        take_seal(after, seat, place, familiar)
        if not has_dice(after, seat):
            after.familiars[seat] = NOWHERE
        value = goals.values[at] if place >= SCROLL_PLACES else 0.0
        left = rounds_to_come(after, goals.weights)
        if place < SCROLL_PLACES:
            return value + balance(after, seat, goals.weights, left, hopes_after(after, goals.hopes, goals.weights))
        return value + balance(after, seat, goals.weights, left, hopes_of(after, seat, left, goals.weights))


def balance(g: FiveSeals, seat: i64, weights: Weights, left: float, hopes: vec[float]) -> float:
    """One's own evaluation, less a share of the rivals'."""
    own = evaluation(g, seat, Goals(weights, left, hopes), True)
    if weights.envy == 0.0:
        return own
    others = 0.0
    other: i64
    for other in range(g.seats):
        if other != seat:
            others += evaluation(g, other, Goals(weights, left, hopes), False)
    return own - weights.envy * others / float(g.seats - 1)


def evaluation(g: FiveSeals, seat: i64, goals: Goals, closely: bool) -> float:
    """What a player can break in this round with the dice that show something, and hope for in the next."""
    goals_with(g, seat, goals)
    total = goals.weights.hope * min(1.0, goals.left) * prospect(goals)
    if has(g.done, seat) or not has_dice(g, seat):
        return total
    dice = dice_of(g, seat)
    return total + (best_harvest(g, seat, goals, dice) if closely else harvest(g, seat, goals, dice))
