"""The numbers by which a player of «За пятью печатями» chooses without looking ahead."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.boards import zeros
from magoteka.games.five_seals.box.components import (
    MULTIPLICATION,
    PURIFICATION,
    SATURATION,
    STRONGEST,
    TRANSMUTATION,
    WEAKEST,
)

# How likely so many dice reach a sum, at 7 × dice + sum.
REACHED: Final[vec[float]] = vec[float](
    [0.0] * 7
    + [1.0, 1.0, 0.833, 0.667, 0.5, 0.333, 0.167]
    + [1.0, 1.0, 1.0, 0.972, 0.917, 0.833, 0.722]
    + [1.0, 1.0, 1.0, 1.0, 0.995, 0.981, 0.954]
)
MOST_DICE: Final = 3  # of a colour that are rolled for one seal
PRICES: Final = 16  # one more than the dice that a seal can cost
# What a spell adds in each round to come, by spell.
ENGINE: Final[list[float]] = [0.0, 0.3, 0.25, 0.5, 1.2] + [0.1] * 7 + [0.4, 0.1, 1.2, 0.4, 0.1, 0.3, 0.1, 0.1, 0.8]


class Weights:
    """What seals, ways and spells are worth to a player."""

    toll: vec[float]  # what is left of a hope behind a seal, by strength
    engine: vec[float]  # what a spell adds in each round to come, by spell
    opening: float  # a hope against a scroll in hand
    length: float  # rounds of a match, about
    ahead: float  # times: the scroll that ends the match, for the leader
    behind: float  # … for the others
    later: float  # times: a break of a later turn
    hope: float  # times: what lies within reach for the next round
    envy: float  # less, times what a rival can do
    enough: float  # what a spell must gain
    call: float  # what the familiar must gain
    rest: float  # times: what lies behind a token that is broken on the way, at least
    chance: float  # lots among answers that are nearly as good
    per: vec[float]  # times: what a seal is worth for so many dice
    odds: vec[float]  # times: what it is worth to so many dice before they are rolled, at 8 × dice + strength
    chances: vec[float]  # how likely those that are best rolled for it break it
    rolled: vec[i64]  # and how many these are

    def __init__(self, row: list[float]) -> None:
        self.toll = vec[float]([0.0, 0.0, row[0], row[1], row[2], row[3], row[4]])
        self.opening, self.length, self.ahead, self.behind, self.later = row[5], row[6], row[7], row[8], row[9]
        self.hope, self.envy, self.enough, self.call, self.rest = row[10], row[11], row[12], row[13], row[14]
        self.engine = vec[float](ENGINE[:])
        self.engine[TRANSMUTATION], self.engine[PURIFICATION] = row[15], row[16]
        self.engine[SATURATION], self.engine[MULTIPLICATION] = row[17], row[18]
        self.per = vec[float]([1.0 / (row[19] + (1.0 - row[19]) * float(count)) for count in range(PRICES)])
        self.chance = row[20]
        self.odds = vec[float]([0.0] * 32)
        self.chances = vec[float]([0.0] * 32)
        self.rolled = zeros(32)
        self.find_odds()

    def find_odds(self) -> None:
        """How many of so many dice are best rolled for a seal."""
        dice: i64
        strength: i64
        many: i64
        for dice in range(1, MOST_DICE + 1):
            for strength in range(WEAKEST, STRONGEST + 1):
                at = 8 * dice + strength
                for many in range(1, dice + 1):
                    chance = REACHED[7 * many + strength]
                    if chance * self.per[many] > self.odds[at]:
                        self.odds[at] = chance * self.per[many]
                        self.chances[at] = chance
                        self.rolled[at] = many


ROW: Final[list[float]] = (
    [0.84, 0.78, 0.7, 0.6, 0.5]
    + [0.55, 8.0, 1.5, 0.15, 0.9]
    + [0.5, 0.5, 0.2, 0.25, 0.4]
    + [0.3, 0.25, 0.5, 1.2, 0.6, 0.06]
)
WEIGHTS: Final = Weights(ROW)
