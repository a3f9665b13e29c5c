"""«Сиггил» as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, kinds_of
from magoteka.core.event import Event
from magoteka.core.game import Game, Preset, Setting, Value, listed, parts
from magoteka.core.problems import BadSetting
from magoteka.core.tally import Reason
from magoteka.games.siggil import RULESET
from magoteka.games.siggil.box.components import (
    FAMILIES,
    MAX_SEATS,
    MEMORY_FULL,
    MEMORY_LAST_ROUND,
    MEMORY_OFF,
    MIN_SEATS,
    SET_OF_ADVANCED,
    SET_OF_FEW,
    SET_OF_FOUR_PLAYERS,
    TARGET_OF_ADVANCED,
    TARGETS,
)
from magoteka.games.siggil.box.origins import CHAPTERS, ORIGINS
from magoteka.games.siggil.box.own import layout_named, written_layout
from magoteka.games.siggil.box.printed import printed
from magoteka.games.siggil.box.shape import SHAPES, squares
from magoteka.games.siggil.honours import HONOURS
from magoteka.games.siggil.lab import LAB
from magoteka.games.siggil.messages.clauses import CLAUSES
from magoteka.games.siggil.messages.views import SiggilView
from magoteka.games.siggil.mind import MIND
from magoteka.games.siggil.rules.laying import DrawStarter, LayOut
from magoteka.games.siggil.table.state import Siggil, Variants, discards_in_sight, empty_table, spirits_of
from magoteka.games.siggil.tally import tally
from magoteka.games.siggil.upgrades import UPGRADES
from magoteka.games.siggil.view.look import cards_of, view
from magoteka.games.siggil.view.redeal import redeal
from magoteka.games.siggil.view.sketch import SKETCH

CARDS_NAMED = tuple(f"{family}+{number}" for family in range(1, FAMILIES + 1) for number in range(1, FAMILIES + 1))
SKETCHES = {name: squares(shape) for name, shape in SHAPES.items()}
MEMORIES = {"off": MEMORY_OFF, "last_round": MEMORY_LAST_ROUND, "full": MEMORY_FULL}


class SiggilGame(Game):
    """Take the siggil apart card by card, and capture the spirits that were locked in it."""

    name = "siggil"
    prefix = "SG"
    ruleset = RULESET
    least = MIN_SEATS
    most = MAX_SEATS
    codec = Codec(kinds_of("magoteka.games.siggil"))
    turn_clause = "SG-09"
    clauses = CLAUSES
    upgrades = UPGRADES
    origins = ORIGINS
    chapters = CHAPTERS
    max_answers = 700
    mind = MIND
    honours = HONOURS
    sketch = SKETCH
    lab = LAB
    parts = (
        parts("taken", CARDS_NAMED, "card-taken.family+number"),
        parts("discarded", CARDS_NAMED, "card-discarded.family+number"),
        parts("spirit", range(1, FAMILIES + 1), "spirit-captured.spirit"),
        parts("stolen", range(1, FAMILIES + 1), "spirit-stolen.spirit"),
        parts("won back", range(1, FAMILIES + 1), "spirit-recaptured.spirit"),
        parts("lost", range(1, FAMILIES + 1), "spirit-discarded.spirit"),
        parts("layout", SHAPES, "siggil-laid.layout"),
    )
    presets = (Preset("play", 3, 5, 1), Preset("solo", 1, 5, 2))
    settings = (
        Setting("layout", tuple(SHAPES), "pass", "SG-04", drawn=SKETCHES, written=written_layout),
        Setting("solo", ("easy", "advanced"), "easy", "SG-23", seats=(1, 1)),
        Setting("memory", tuple(MEMORIES), "off", "SG-18"),
        Setting("starter", (0, 1, 2, 3, "random"), 0, "SG-A01"),
    )

    def begin(self, seats: int, settings: Mapping[str, Value]) -> Siggil:
        g = empty_table(variants_of(seats, settings), seats)
        g.then(LayOut())
        if settings["starter"] == "random":
            g.then(DrawStarter())
        else:
            g.turn = starter(seats, settings["starter"])
        return g

    def view(self, g: Siggil, seat: int | None) -> SiggilView:
        return view(g, seat)

    def open_view(self, g: Siggil, seat: int) -> SiggilView:
        hands = tuple(cards_of(hand) for hand in g.hands)
        return replace(view(g, seat), memory="full", remembered=hands, discard=cards_of(g.discarded))

    def buried(self, g: Siggil) -> bool:
        return bool(g.discarded != discards_in_sight(g))

    def redeal(self, g: Siggil, seat: int, rng: Rng) -> Siggil:
        return redeal(g, seat, rng)

    def winners(self, g: Siggil) -> tuple[int, ...]:
        return tuple(members(g.winners))

    def scores(self, g: Siggil) -> tuple[int, ...]:
        return tuple(int(spirits_of(g, seat)) for seat in range(g.seats))

    def tally(self, g: Siggil, told: Sequence[Event]) -> list[Reason]:
        return tally(g, told)

    def printed(self) -> dict[str, Json]:
        return printed()


def variants_of(seats: int, settings: Mapping[str, Value]) -> Variants:
    """SG-12, SG-19, SG-23, SG-24 The sizes of sets and the spirits to win, by players; `solo` counts for one alone."""
    advanced = seats == 1 and settings["solo"] == "advanced"
    set_size = SET_OF_FOUR_PLAYERS if seats == 4 else SET_OF_FEW
    return Variants(
        layout_named(str(settings["layout"])),
        advanced,
        MEMORIES[str(settings["memory"])],
        SET_OF_ADVANCED if advanced else set_size,
        TARGET_OF_ADVANCED if advanced else TARGETS[seats],
    )


def starter(seats: int, chosen: Value) -> int:
    """SG-A01 The seat that moves first."""
    if isinstance(chosen, int) and chosen < seats:
        return chosen
    raise BadSetting(key="starter", value=chosen, allowed=listed([*range(seats), "random"]))


GAME = SiggilGame()
