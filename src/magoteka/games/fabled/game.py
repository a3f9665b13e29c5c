"""«Земля сказаний» as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, kinds_of
from magoteka.core.event import Event, Option
from magoteka.core.game import Door, Game, Setting, Value, parts
from magoteka.core.tally import Reason
from magoteka.games.fabled.bot import heuristic
from magoteka.games.fabled.bot.chances import chances
from magoteka.games.fabled.box.components import (
    ALLIES,
    DECKS,
    EVENTS,
    HALVES,
    LAND_NAMES,
    LEVELS,
    LOWER_FROM,
    PATH_TOKENS,
    PLACES,
    SCENARIOS,
    SUN,
    TOKENS,
    TRICKS,
    WHOLE,
    WITHOUT_HALVES,
)
from magoteka.games.fabled.box.printed import printed
from magoteka.games.fabled.careful import weigh
from magoteka.games.fabled.later import later
from magoteka.games.fabled.rules.agreed import begin
from magoteka.games.fabled.rules.books import held
from magoteka.games.fabled.table.state import Fabled
from magoteka.games.fabled.tally import tally
from magoteka.games.fabled.upgrades import UPGRADES
from magoteka.games.fabled.view.look import peeked, view
from magoteka.games.fabled.view.redeal import redeal
from magoteka.games.fabled.words.clauses import CLAUSES
from magoteka.games.fabled.words.looks import FabledView
from magoteka.games.fabled.words.menus import ACT_USES

EVENT_HALVES = tuple(  # FB-109 two of the cards are whole
    f"{event}+{half}"
    for event, lower in zip(EVENTS, LOWER_FROM, strict=True)
    for half in (HALVES[WHOLE:] if lower == WITHOUT_HALVES else HALVES[:WHOLE])
)


class FabledGame(Game):
    """Lead a brotherhood of volkhvs along a row of lands that grows, moves and is forgotten."""

    name = "fabled"
    prefix = "FB"
    ruleset = 3
    least = 1
    most = 5
    codec = Codec(kinds_of("magoteka.games.fabled"))
    rounds = ("prologue-began", "chapter-began")
    turn_clause = "FB-11"
    clauses = CLAUSES
    upgrades = UPGRADES
    longest = 3_000
    matters = (
        "epilogue-came",
        "trial-ended",
        "books-gained",
        "ally-joined",
        "token-given",
        "wisdom-gained",
        "trick-revealed",
        "land-forgotten",
    )
    whims = (0.7, 0.4)
    reckons = True
    foresees = True
    parts = (
        parts("land", LAND_NAMES, "land-added.land", "land-laid.land"),
        parts("forgotten", LAND_NAMES, "land-forgotten.land"),
        parts("visited", PLACES, "visited.place"),
        parts("applied", PLACES, "place-applied.place"),
        parts("ally", ALLIES, "ally-joined.ally"),
        parts("boosted", ALLIES, "ally-boosted.ally"),
        parts("ability", ACT_USES, "ability-used.ability"),
        parts("event card", EVENT_HALVES, "event-revealed.event+half"),
        parts("path token", PATH_TOKENS, "token-reached.token"),
        parts("token", TOKENS, "token-placed.token"),
        parts("trick", TRICKS, "trick-revealed.trick"),
        parts("scenario", SCENARIOS, "token-reached.scenario"),
    )
    never = (
        *("transformed.give=sun", "transformed.take=steppe"),  # FB-84 nothing is dearer or cheaper
        "first-numbers",  # only older games are played with them
    )
    doors = (
        Door("first", 3, 25, 3, {"scenario": "favour_of_gods"}),  # FB-05 meant for a first match
        Door("trial", 1, 25, 3, {"trial": True}),
    )
    settings = (
        Setting("scenario", SCENARIOS, "cornerstones", "FB-05"),
        Setting("event_deck", ("recommended", *DECKS), "recommended", "FB-106"),
        Setting("predictability", (False, True), False, "FB-133"),
        Setting("ally_draft", (False, True), False, "FB-135"),
        Setting("trial", (False, True), False, "FB-X01", seats=(2, 4)),
        Setting("level", LEVELS, "apprentice", "FB-X06"),
        Setting("first_player", ("random", 0, 1, 2, 3, 4), "random", "FB-A01"),
    )

    def begin(self, seats: int, settings: Mapping[str, Value]) -> Fabled:
        return begin(seats, settings)

    def view(self, g: Fabled, seat: int | None) -> FabledView:
        return view(g, seat)

    def open_view(self, g: Fabled, seat: int) -> FabledView:
        tops = [[peeked(g, terrain, other) for other in range(g.seats)] for terrain in range(3)]
        return replace(view(g, seat), peeked=tuple(max(seen, key=len) for seen in tops))

    def redeal(self, g: Fabled, seat: int, rng: Rng) -> Fabled:
        return redeal(g, seat, rng)

    def winners(self, g: Fabled) -> tuple[int, ...]:
        return tuple(members(g.winners))

    def scores(self, g: Fabled) -> tuple[int, ...]:
        return tuple(int(held(g, seat, SUN)) for seat in range(g.seats))

    def tally(self, g: Fabled, told: Sequence[Event]) -> list[Reason]:
        return tally(g, told)

    def chances(self, g: Fabled) -> list[float]:
        return chances(g)

    def pause(self, g: Fabled) -> int:
        return int(g.chapter * (self.most + 1) + g.active)

    def rate(self, view: FabledView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def weigh(self, view: FabledView, options: Sequence[Option]) -> list[float]:
        return weigh(view, options)

    def later(self, g: Fabled, rng: Rng) -> bool:
        return later(g, rng)

    def printed(self) -> dict[str, Json]:
        return printed()


GAME = FabledGame()
