"""Where the components of «Земля сказаний» come from: names and counts are the book's, most faces are ours."""

from typing import Final

from magoteka.core.origin import Origin, of_the_book
from magoteka.games.fabled.box.clauses import LINES
from magoteka.games.fabled.box.components import ALLIES, EVENTS, LAND_NAMES, PATH_TOKENS, PLACES, SCENARIOS, TRICKS

CHAPTERS: Final = {  # the line with which each begins
    "box": 7, "setup": 170, "lands": 231, "places": 333, "books": 375, "flow": 424, "allies": 631, "events": 665,
    "scenarios": 716, "order": 732, "ally_notes": 775, "place_list": 993,
}  # fmt: skip

# What the book says of abilities: it explains some of them, and the Herald's property whole. Where it only tells a
# story, nothing is said here.
PROPERTY_LINES: Final = {
    "seer": 787, "steppe_sorcerer": 829, "firebird": 937, "herald": 829, "windherd": 837, "underground_king": 863,
    "rock_colossus": 829, "sky_wanderer": 881, "swamp_witch": 899, "forest_giant": 909, "wise_cat": 917,
    "werewolf": 829, "forest_warden": 937, "bright_torch": 953,
}  # fmt: skip
BOOST_LINES: Final = {
    "underground_king": 865, "rock_colossus": 873, "sky_wanderer": 881, "forest_warden": 939, "bright_torch": 953,
}  # fmt: skip
WHOLE: Final = frozenset({"herald"})
PLACE_LINES: Final = (
    1001, 1001, 1007, 1007, 1013, 1019, 1027, 1027, 1027, 1035, 1043, 1049, 1061, 1067, 1077, 1087, 885, 885, 885,
)  # fmt: skip

PROPERTIES: Final = {ally: Origin("book" if ally in WHOLE else "ours", PROPERTY_LINES.get(ally, 0)) for ally in ALLIES}
BOOSTS: Final = {f"{ally}+": Origin("ours", BOOST_LINES.get(ally, 0)) for ally in ALLIES}
ORIGINS: Final = {
    "land": {land: Origin("ours", 267) for land in LAND_NAMES},
    "ally": PROPERTIES,
    "ability": {**PROPERTIES, **BOOSTS},
    "place": {
        place: Origin("ours" if place.startswith("sky") else "book", line)
        for place, line in zip(PLACES, PLACE_LINES, strict=True)
    },
    "event": {event: Origin("ours") for event in EVENTS},
    "scenario": {
        **{scenario: Origin("ours") for scenario in SCENARIOS},
        "favour_of_gods": Origin("ours", 667),
        "cornerstones": Origin("book", 718),
        "fury_of_steppe_winds": Origin("ours", 667),
    },
    "trick": {trick: Origin("ours") for trick in TRICKS},
    "token": {
        **{token: Origin("book", 486) for token in PATH_TOKENS},
        "escalation": Origin("ours", 135),
    },
    "clause": of_the_book(LINES),
}
