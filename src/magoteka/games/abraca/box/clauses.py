"""Which line of the rulebook a clause of the rules page restates; what is ours is marked [R] on the page."""

from typing import Final

LINES: Final = {  # by the clause
    "AB-01": 24, "AB-02": 24, "AB-03": 29, "AB-04": 268, "AB-05": 80, "AB-06": 96, "AB-07": 103, "AB-08": 92,
    "AB-09": 111, "AB-10": 225, "AB-11": 116, "AB-12": 122, "AB-13": 124, "AB-14": 128, "AB-15": 148,
    "AB-16": 150, "AB-17": 157, "AB-18": 225, "AB-19": 209, "AB-20": 215, "AB-21": 227, "AB-22": 381,
    "AB-23": 494, "AB-24": 509, "AB-25": 427, "AB-26": 502, "AB-27": 498, "AB-28": 551, "AB-29": 555,
    "AB-30": 171, "AB-31": 436, "AB-32": 231, "AB-33": 231, "AB-34": 237, "AB-35": 245, "AB-36": 252,
    "AB-37": 260, "AB-38": 268, "AB-39": 273, "AB-40": 365, "AB-41": 367,
}  # fmt: skip
