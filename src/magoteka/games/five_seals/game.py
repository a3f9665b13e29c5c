"""«За пятью печатями» as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, kinds_of
from magoteka.core.event import Event
from magoteka.core.game import Game, Parts, Preset, Setting, Value
from magoteka.core.tally import Reason
from magoteka.games.five_seals import RULESET
from magoteka.games.five_seals.box.components import (
    CALL,
    ELEMENTS,
    MAX_SEATS,
    MIN_SEATS,
    REVALUATION,
    SCROLL_PLACES,
    SPELL_NAMES,
)
from magoteka.games.five_seals.box.dungeon import BOARDS
from magoteka.games.five_seals.box.origins import CHAPTERS, ORIGINS
from magoteka.games.five_seals.box.printed import printed
from magoteka.games.five_seals.honours import HONOURS
from magoteka.games.five_seals.lab import LAB
from magoteka.games.five_seals.messages.clauses import CLAUSES
from magoteka.games.five_seals.messages.views import FiveSealsView
from magoteka.games.five_seals.midgame import midgame
from magoteka.games.five_seals.mind import MIND
from magoteka.games.five_seals.rules.agreed import begin
from magoteka.games.five_seals.rules.scoring import points_of
from magoteka.games.five_seals.table.board import make_index
from magoteka.games.five_seals.table.state import FiveSeals
from magoteka.games.five_seals.tally import tally
from magoteka.games.five_seals.upgrades import UPGRADES
from magoteka.games.five_seals.view.look import view
from magoteka.games.five_seals.view.redeal import redeal
from magoteka.games.five_seals.view.sketch import SKETCH

SCROLLS = {
    f"{spell}+{element}": f"{name} {element}"
    for spell, name in enumerate(SPELL_NAMES)
    if spell != CALL
    for element in range(ELEMENTS)
}
CASTS = {key: name for key, name in SCROLLS.items() if not key.startswith(f"{REVALUATION}+")}  # FS-46 never cast
SEALS = {name: name for board in BOARDS.values() for name in board.names[:SCROLL_PLACES] if name}


class FiveSealsGame(Game):
    """Break seals with dice, and collect the scrolls behind them."""

    name = "five_seals"
    prefix = "FS"
    ruleset = RULESET
    least = MIN_SEATS
    most = MAX_SEATS
    codec = Codec(kinds_of("magoteka.games.five_seals"))
    turn_clause = "FS-16"
    clauses = CLAUSES
    upgrades = UPGRADES
    origins = ORIGINS
    chapters = CHAPTERS
    max_answers = 20_000
    mind = MIND
    honours = HONOURS
    sketch = SKETCH
    lab = LAB
    parts = (
        Parts("scroll", SCROLLS, ("scroll-taken.spell+element",)),
        Parts("cast", CASTS, ("spell-cast.spell+element",)),
        Parts("call", {str(CALL): SPELL_NAMES[CALL]}, ("spell-cast.spell",)),
        Parts("seal", SEALS, ("seal-broken.where",)),
    )
    unreachable = ("first-maps",)  # only older games are played on them
    presets = (Preset("play", 3, 25, 2, {"mages": "dealt"}),)
    settings = (
        Setting("circle", (1, 2, 3, 4, "random"), 1, "FS-06"),
        Setting("scroll_rooms", ("open", "barred"), "open", "FS-A01"),
        Setting("first_player", ("random", *range(MAX_SEATS)), "random", "FS-13"),
        Setting("mages", ("chosen", "dealt"), "chosen", "FS-12"),
    )

    def begin(self, seats: int, settings: Mapping[str, Value]) -> FiveSeals:
        return begin(seats, settings)

    def view(self, g: FiveSeals, seat: int | None) -> FiveSealsView:
        return view(g, seat)

    def secret(self, g: FiveSeals) -> bool:
        return False

    def redeal(self, g: FiveSeals, seat: int, rng: Rng) -> FiveSeals:
        return redeal(g, seat, rng)

    def winners(self, g: FiveSeals) -> tuple[int, ...]:
        return tuple(members(g.winners))

    def scores(self, g: FiveSeals) -> tuple[int, ...]:
        return tuple(int(points_of(g, seat)) for seat in range(g.seats))

    def load_board(self, g: FiveSeals, board: Mapping[str, Json]) -> None:
        super().load_board(g, board)
        make_index(g)

    def tally(self, g: FiveSeals, told: Sequence[Event]) -> list[Reason]:
        return tally(g, told)

    def midgame(self, g: FiveSeals, rng: Rng) -> bool:
        return midgame(g, rng)

    def printed(self) -> dict[str, Json]:
        return printed()


GAME = FiveSealsGame()
