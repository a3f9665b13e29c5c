"""«Земля сказаний» as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magoteka.core.bits import members
from magoteka.core.boards import array
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, kinds_of
from magoteka.core.event import Option
from magoteka.core.game import Game, Setting, Value
from magoteka.core.problems import BadSetting
from magoteka.games.fabled.bot import heuristic
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
from magoteka.games.fabled.box.printed import printed
from magoteka.games.fabled.rules.setup import FirstSeat, SetUp
from magoteka.games.fabled.table.state import Fabled, Variants, empty_table
from magoteka.games.fabled.upgrades import UPGRADES
from magoteka.games.fabled.view.look import view
from magoteka.games.fabled.view.redeal import redeal
from magoteka.games.fabled.words.looks import FabledView

# FB-106, FB-107 The decks that a scenario allows; the first is the recommended one.
ALLOWED_DECKS = (
    ("none",),
    ("spirit_world", "crossroads", "mixed", "none"),
    ("spirit_world", "crossroads", "mixed", "none"),
    ("spirit_world", "crossroads", "mixed", "none"),
    ("crossroads",),
    ("steppe_fury",),
)


class FabledGame(Game):
    """Lead a brotherhood of volkhvs through a land that grows, moves and is forgotten."""

    name = "fabled"
    prefix = "FB"
    ruleset = 1
    least = 1
    most = 5
    codec = Codec(kinds_of("magoteka.games.fabled"))
    turn_clause = "FB-11"
    upgrades = UPGRADES
    longest = 3_000
    settings = (
        Setting("scenario", SCENARIOS, "cornerstones", "FB-05"),
        Setting("event_deck", ("recommended", *DECKS), "recommended", "FB-106"),
        Setting("predictability", (False, True), False, "FB-133"),
        Setting("ally_draft", (False, True), False, "FB-135"),
        Setting("trial", (False, True), False, "FB-X01"),
        Setting("level", LEVELS, "apprentice", "FB-X06"),
        Setting("first_player", ("random", 0, 1, 2, 3, 4), "random", "FB-A01"),
    )

    def begin(self, seats: int, settings: Mapping[str, Value]) -> Fabled:
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

    def view(self, g: Fabled, seat: int | None) -> FabledView:
        return view(g, seat)

    def redeal(self, g: Fabled, seat: int, rng: Rng) -> Fabled:
        return redeal(g, seat, rng)

    def winners(self, g: Fabled) -> tuple[int, ...]:
        return tuple(members(g.winners))

    def rate(self, view: FabledView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def printed(self) -> dict[str, Json]:
        return printed()


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


GAME = FabledGame()
