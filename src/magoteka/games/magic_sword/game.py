"""«Магический Меч» as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, kinds_of, load_board
from magoteka.core.event import Event
from magoteka.core.game import Game, Preset, Setting, Value, parts
from magoteka.core.tally import Reason
from magoteka.games.magic_sword import RULESET
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import MAX_SEATS, MIN_SEATS
from magoteka.games.magic_sword.box.origins import CHAPTERS, ORIGINS
from magoteka.games.magic_sword.box.printed import printed
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.honours import HONOURS
from magoteka.games.magic_sword.lab.pairs import LAB
from magoteka.games.magic_sword.messages.clauses import CLAUSES
from magoteka.games.magic_sword.messages.pages import TABLES
from magoteka.games.magic_sword.messages.views import SpellView, SwordView
from magoteka.games.magic_sword.midgame import midgame
from magoteka.games.magic_sword.mind import MIND
from magoteka.games.magic_sword.rules.setup.agreed import CHARACTERS, begin
from magoteka.games.magic_sword.table.state import MagicSword
from magoteka.games.magic_sword.table.where import sort_places
from magoteka.games.magic_sword.tally import tally
from magoteka.games.magic_sword.upgrades import UPGRADES
from magoteka.games.magic_sword.view.look import known_events, known_spells, view
from magoteka.games.magic_sword.view.redeal import redeal
from magoteka.games.magic_sword.view.sheets import hand_view, under_friends
from magoteka.games.magic_sword.view.sketch import SKETCH

# MS-A99 Four house rules that together make an evening of the quest.
EVENING: dict[str, Value] = {
    "quick_start": 8,
    "quick_quest": True,
    "quick_trophies": True,
    "late_start_middle": True,
}


class MagicSwordGame(Game):
    """Grow strong, find the sword and the shield, cross the bridge and beat the Beast."""

    name = "magic_sword"
    tables = TABLES
    prefix = "MS"
    ruleset = RULESET
    least = MIN_SEATS
    most = MAX_SEATS
    codec = Codec(kinds_of("magoteka.games.magic_sword"))
    turn_clause = "MS-10.1"
    clauses = CLAUSES
    max_answers = 400_000
    origins = ORIGINS
    chapters = CHAPTERS
    mind = MIND
    honours = HONOURS
    sketch = SKETCH
    lab = LAB
    parts = (
        parts("card", [card.slug for card in DESIGNS], "card-turned-up.design", "card-gained.design"),
        parts("spell", [spell.slug for spell in SPELLS], "spell-announced.spell"),
        parts("worked", [spell.slug for spell in SPELLS], "spell-worked.spell"),
        parts("hero", [hero.slug for hero in HEROES], "hero-arrived.hero"),
        parts("square", [square.slug for square in SQUARES], "moved.square"),
    )
    upgrades = UPGRADES
    brisk = {"round_limit": 10}
    presets = (  # lengths: docs/decisions/0009
        Preset("evening", 3, 60, 2, EVENING),
        Preset("hero", 3, 60, 2, {**EVENING, "characters": "choose"}),
        Preset("epic", 3, 180, 3),
    )
    settings = (
        Setting("characters", CHARACTERS, "random", "MS-0.6"),
        Setting("spell_limit", ("printed", "example"), "printed", "MS-A01"),
        Setting("swamp_equal", ("tie", "cross"), "tie", "MS-A02"),
        Setting("behead", ("death", "two_life"), "death", "MS-A97"),
        Setting("trade", (False, True), False, "MS-A100"),
        Setting("round_limit", (10, 50, 100, 400, "off"), 400, "MS-A99", endless=("off",), people="off"),
        Setting("quick_start", (0, 2, 4, 8), 0, "MS-A99"),
        Setting("quick_quest", (False, True), False, "MS-A75"),
        Setting("quick_trophies", (False, True), False, "MS-1.4"),
        Setting("late_start_middle", (False, True), False, "MS-0.7"),
        Setting("first_player", ("random", *range(MAX_SEATS)), "random", "MS-0.9"),
    )

    def begin(self, seats: int, settings: Mapping[str, Value]) -> MagicSword:
        return begin(seats, settings)

    def view(self, g: MagicSword, seat: int | None) -> SwordView:
        return view(g, seat)

    def open_view(self, g: MagicSword, seat: int) -> SwordView:
        seats = range(g.seats)
        slots = zip(*(under_friends(g, other) for other in seats), strict=True)
        friends = tuple(next((one for one in seen if isinstance(one, SpellView)), seen[0]) for seen in slots)
        seen = view(g, seat)
        return replace(
            seen,
            heroes=tuple(
                replace(hero, spells=hand_view(g, hero.seat, hero.seat), friend_spells=friends) for hero in seen.heroes
            ),
            known_events=max((known_events(g, other) for other in seats), key=len),
            known_spells=max((known_spells(g, other) for other in seats), key=len),
        )

    def redeal(self, g: MagicSword, seat: int, rng: Rng) -> MagicSword:
        return redeal(g, seat, rng)

    def winners(self, g: MagicSword) -> tuple[int, ...]:
        return tuple(members(g.winners))

    def tally(self, g: MagicSword, told: Sequence[Event]) -> list[Reason]:
        return tally(g, told)

    def midgame(self, g: MagicSword, rng: Rng) -> bool:
        return midgame(g, rng)

    def load_board(self, g: MagicSword, board: Mapping[str, Json]) -> None:
        load_board(g, board)
        sort_places(g)

    def printed(self) -> dict[str, Json]:
        return printed()


GAME = MagicSwordGame()
