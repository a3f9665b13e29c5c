"""What a player thinks things are worth, in numbers; those of the careful player stand in `careful.py`."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """The numbers of one player, most of them in steppe books; without others they are the greedy player's."""

    rivals: float = 0.6  # what rivals gain on the average, in what one loses oneself
    companions: float = -0.15  # companions of a Fellowship count the other way

    # books: what the conversions to come can use, and what is left of each kind, in sun books
    conversions: float = 1.5  # that a player makes in a turn to come; measured: one or two do no better
    conversions_now: float = 0.0  # and in the present one
    forest_used: float = 0.5
    mountain_used: float = 0.25
    steppe_used: float = 0.125
    forest_left: float = 0.25
    mountain_left: float = 0.08
    steppe_left: float = 0.025
    last_left: float = 1.0  # that share of what is left, in the last turn
    forest_kept: float = 0.4  # a few books of each kind are kept for the prices of lands
    mountain_kept: float = 0.5
    steppe_kept: float = 0.5

    # walks
    own_steps: float = 1.8  # cells that a volkhv walks in an own turn, on the average
    other_steps: float = 0.5  # and in another player's
    trust: float = 0.85  # of what lies ahead
    trust_early: float = 0.0  # and more of it the more of the match is to come
    patience: float = 0.95  # what is one cell farther off is worth this much
    again: float = 1.0  # and what lies behind another place
    home: float = 0.6  # a volkhv in the supply
    home_early: float = 0.0
    way_home: float = 0.5  # the share of it for whoever will come home
    lit: float = 4.0  # what lies along a forest that the Torch lays

    # places
    step: float = 1.15  # of the menhirs
    step_last: float = 0.4  # the share of it in the last turn, less what every turn to come adds
    step_turn: float = 0.3
    gates: float = 2.2
    hermit: float = 3.5
    wyrm: float = 4.5
    wyrm_now: float = 5.0
    tavern: float = 0.0  # what a tavern ahead brings more than one now
    academy: float = 2.5
    academy_late: float = 2.0
    universal: float = 4.0
    universal_late: float = 3.0

    # actions
    taking: float = 1.0
    taking_early: float = 0.0
    converting: float = 1.0
    converting_early: float = 0.0
    walking: float = 1.0
    walking_early: float = 0.0
    price: float = 1.0
    landing: float = 0.0  # a land added, whatever lies on it
    landing_early: float = 0.0
    unknown: float = 3.0  # a terrain without an open land
    blind: float = 4.0  # an unknown land: a little less than a good one
    planting: float = 4.0  # what the Warden's boost has to bring while there is time to wait
    moving: float = 0.5  # what the Enchantress's move of a land has to bring
    moving_boost: float = 1.5
    hunting: float = 0.0  # what a hunt is thought to bring besides
    paid_step: float = 1.0
    waiting: float = 0.05

    # allies
    half: float = 0.5  # what a chance is worth against a certainty
    ally: float = 13.0  # a good ally for the whole match
    ally_bought: float = 12.0
    parting: float = 2.0
    nearer: float = 0.85  # tokens: what is one cell farther off is worth this much
    farther: float = 0.5  # what still stands in the land to the left
    pace: float = 1.6  # cells that a volkhv walks between two own turns
    better: float = 0.3  # by which another cell has to be better for a sky token to move there


GREEDY: Final = Weights()
