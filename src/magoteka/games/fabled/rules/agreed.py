"""What is agreed before the game: FB-04 to FB-06, FB-106, FB-107, FB-A01, FB-A15, FB-X01 to FB-X06."""

from collections.abc import Mapping
from typing import Final

from magoteka.core.boards import array
from magoteka.core.codec import Value
from magoteka.core.problems import BadSetting
from magoteka.games.fabled.box.components import (
    DECKS,
    ESCALATION,
    ESCALATION_LONG,
    ESCALATION_SHORT,
    FAVOUR_ROWS,
    LEVELS,
    MILESTONE_1,
    MILESTONES,
    SCENARIOS,
    STANDARD_ROWS,
)
from magoteka.games.fabled.rules.setup import FirstSeat, SetUp
from magoteka.games.fabled.table.state import Fabled, Variants, empty_table

# FB-106, FB-107 The decks that a scenario allows; the first is the recommended one.
ALLOWED_DECKS: Final = (
    ("none",),
    ("spirit_world", "crossroads", "mixed", "none"),
    ("spirit_world", "crossroads", "mixed", "none"),
    ("spirit_world", "crossroads", "mixed", "none"),
    ("crossroads",),
    ("steppe_fury",),
)


def begin(seats: int, settings: Mapping[str, Value]) -> Fabled:
    """FB-11, FB-A01 The table before set-up; the first player is named, or nature will say."""
    g = empty_table(variants_of(seats, settings), seats)
    g.then(SetUp())
    first = settings["first_player"]
    if isinstance(first, int) and first < seats:
        g.first = first
    elif first == "random":
        g.then(FirstSeat())
    else:
        raise BadSetting(key="first_player", value=first, allowed=f"random, 0 … {seats - 1}")
    return g


def variants_of(seats: int, settings: Mapping[str, Value]) -> Variants:
    """What was agreed, checked for things that do not go together."""
    trial = settings["trial"] is True or seats == 1  # one alone always plays against the spirits
    scenario = SCENARIOS.index(str(settings["scenario"]))
    draft = settings["ally_draft"] is True
    if trial and seats > 4:
        raise BadSetting(key="trial", value=True, allowed="false with five players")
    if trial and SCENARIOS[scenario] != "cornerstones":
        raise BadSetting(key="scenario", value=SCENARIOS[scenario], allowed="cornerstones in the Trial")
    if draft and (trial or (scenario == 0 and seats > 4)):
        raise BadSetting(key="ally_draft", value=True, allowed="false here")
    deck = deck_of(scenario, str(settings["event_deck"]))
    if settings["predictability"] is True and DECKS[deck] == "none":
        raise BadSetting(key="predictability", value=True, allowed="false without events")
    level = LEVELS.index(str(settings["level"]))
    rows = divisions(seats + trial, scenario, deck, level if trial else 0)
    return Variants(trial, scenario, deck, settings["predictability"] is True, draft, level, array(rows))


def deck_of(scenario: int, wanted: str) -> int:
    """FB-106, FB-107 The event deck of a game."""
    allowed = ALLOWED_DECKS[scenario]
    deck = allowed[0] if wanted == "recommended" else wanted
    if deck not in allowed:
        raise BadSetting(key="event_deck", value=wanted, allowed=", ".join(("recommended", *allowed)))
    return DECKS.index(deck)


def divisions(participants: int, scenario: int, deck: int, level: int) -> list[int]:
    """FB-04, FB-06, FB-A15, FB-X02, FB-X06 Where each path token lies."""
    size = min(participants, 4) - 2
    row = list(FAVOUR_ROWS[size] if scenario == 0 else STANDARD_ROWS[size])
    if deck == 0:
        row[0:3] = [0, 0, 0]
    row[MILESTONE_1 : MILESTONE_1 + 2] = MILESTONES[scenario][size]
    row[ESCALATION] = ESCALATION_LONG[level] if size == 0 else ESCALATION_SHORT[level]
    return row
