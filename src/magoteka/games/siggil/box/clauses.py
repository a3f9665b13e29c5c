"""Which line of the rulebook a clause of the rules page restates; what is ours is marked [R] on the page."""

from typing import Final

LINES: Final = {  # by the clause
    "SG-01": 17, "SG-02": 45, "SG-03": 17, "SG-04": 25, "SG-05": 27, "SG-06": 27, "SG-07": 27, "SG-08": 27,
    "SG-09": 33, "SG-10": 27, "SG-11": 35, "SG-12": 37, "SG-13": 39, "SG-14": 41, "SG-15": 37, "SG-16": 39,
    "SG-17": 41, "SG-18": 33, "SG-19": 49, "SG-20": 49, "SG-21": 49, "SG-22": 53, "SG-23": 55, "SG-24": 57,
    "SG-25": 59, "SG-26": 57, "SG-A02": 37, "SG-A03": 39, "SG-A05": 35, "SG-A06": 41, "SG-A07": 49, "SG-A08": 35,
    "SG-A11": 49,
}  # fmt: skip
