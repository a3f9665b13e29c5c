"""«Земля сказаний» as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, kinds_of
from magoteka.core.event import Event
from magoteka.core.game import Game, Preset, Setting, Value, parts
from magoteka.core.tally import Reason
from magoteka.games.fabled import RULESET
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
from magoteka.games.fabled.box.origins import CHAPTERS, ORIGINS
from magoteka.games.fabled.box.printed import printed
from magoteka.games.fabled.honours import HONOURS
from magoteka.games.fabled.lab import LAB
from magoteka.games.fabled.messages.clauses import CLAUSES
from magoteka.games.fabled.messages.menus import ACT_USES
from magoteka.games.fabled.messages.views import FabledView
from magoteka.games.fabled.midgame import midgame
from magoteka.games.fabled.mind import MIND
from magoteka.games.fabled.rules.agreed import begin
from magoteka.games.fabled.rules.books import held
from magoteka.games.fabled.table.state import Fabled
from magoteka.games.fabled.tally import tally
from magoteka.games.fabled.upgrades import UPGRADES
from magoteka.games.fabled.view.look import peeked, view
from magoteka.games.fabled.view.redeal import redeal
from magoteka.games.fabled.view.sketch import SKETCH

EVENT_HALVES = tuple(  # FB-109 two of the cards are whole
    f"{event}+{half}"
    for event, lower in zip(EVENTS, LOWER_FROM, strict=True)
    for half in (HALVES[WHOLE:] if lower == WITHOUT_HALVES else HALVES[:WHOLE])
)


class FabledGame(Game):
    """Lead a brotherhood of volkhvs along a row of lands that grows, moves and is forgotten."""

    name = "fabled"
    prefix = "FB"
    ruleset = RULESET
    least = 1
    most = 5
    codec = Codec(kinds_of("magoteka.games.fabled"))
    rounds = ("prologue-began", "chapter-began")
    turn_clause = "FB-11"
    clauses = CLAUSES
    upgrades = UPGRADES
    origins = ORIGINS
    chapters = CHAPTERS
    max_answers = 3_000
    mind = MIND
    honours = HONOURS
    sketch = SKETCH
    lab = LAB
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
    unreachable = (
        *("transformed.give=sun", "transformed.take=steppe"),  # FB-84 nothing is dearer or cheaper
        *("first-numbers", "former-rules", "former-levels"),  # only older games are played with them
    )
    presets = (
        Preset("first", 3, 25, 3, {"scenario": "favour_of_gods"}),  # FB-05 meant for a first match
        Preset("trial", 1, 25, 3, {"trial": True}),
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

    def secret(self, g: Fabled) -> bool:
        return any(peeked(g, terrain, seat) for terrain in range(3) for seat in range(g.seats))

    def redeal(self, g: Fabled, seat: int, rng: Rng) -> Fabled:
        return redeal(g, seat, rng)

    def winners(self, g: Fabled) -> tuple[int, ...]:
        return tuple(members(g.winners))

    def scores(self, g: Fabled) -> tuple[int, ...]:
        return tuple(int(held(g, seat, SUN)) for seat in range(g.seats))

    def tally(self, g: Fabled, told: Sequence[Event]) -> list[Reason]:
        return tally(g, told)

    def midgame(self, g: Fabled, rng: Rng) -> bool:
        return midgame(g, rng)

    def printed(self) -> dict[str, Json]:
        return printed()


GAME = FabledGame()
