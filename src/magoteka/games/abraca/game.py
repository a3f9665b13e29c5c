"""«Абрака… что?» as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, kinds_of
from magoteka.core.event import Event, Option
from magoteka.core.game import Game, Preset, Setting, Value, listed, parts
from magoteka.core.problems import BadSetting
from magoteka.core.tally import Reason
from magoteka.games.abraca import RULESET
from magoteka.games.abraca.bot.heuristic import hit_chances
from magoteka.games.abraca.box.components import MAX_SEATS, MIN_SEATS, SPELLS
from magoteka.games.abraca.box.origins import CHAPTERS, ORIGINS
from magoteka.games.abraca.box.printed import printed
from magoteka.games.abraca.honours import HONOURS
from magoteka.games.abraca.lab import LAB
from magoteka.games.abraca.messages.answers import Declare
from magoteka.games.abraca.messages.clauses import CLAUSES
from magoteka.games.abraca.messages.views import AbracaView
from magoteka.games.abraca.midgame import midgame
from magoteka.games.abraca.mind import MIND
from magoteka.games.abraca.rules.round import NextRound
from magoteka.games.abraca.table.state import Abraca, Variants, empty_table
from magoteka.games.abraca.tally import tally
from magoteka.games.abraca.upgrades import UPGRADES
from magoteka.games.abraca.view.look import hand, secrets, view
from magoteka.games.abraca.view.redeal import redeal
from magoteka.games.abraca.view.sketch import SKETCH


class AbracaGame(Game):
    """Name your spells without seeing your own stones."""

    name = "abraca"
    prefix = "AB"
    ruleset = RULESET
    least = MIN_SEATS
    most = MAX_SEATS
    codec = Codec(kinds_of("magoteka.games.abraca"))
    turn_clause = "AB-21"
    clauses = CLAUSES
    upgrades = UPGRADES
    origins = ORIGINS
    chapters = CHAPTERS
    max_answers = 20_000
    mind = MIND
    honours = HONOURS
    lab = LAB
    sketch = SKETCH
    parts = (
        parts("cast", range(1, SPELLS + 1), "spell-cast.spell"),
        parts("missed", range(1, SPELLS + 1), "spell-missed.spell"),
        parts("secret", range(1, SPELLS + 1), "secret-taken.number"),
    )
    presets = (Preset("play", 3, 5, 1),)
    settings = (
        Setting("easy", (False, True), False, "AB-40"),
        Setting("last_mage", (False, True), False, "AB-41"),
        Setting("die_faces", ("1-3", "1-6"), "1-3", "AB-A01"),
        Setting("wanderer_hits_caster", (False, True), False, "AB-A02"),
        Setting("next_starter", ("last_mover", "left_of_last"), "last_mover", "AB-A03"),
        Setting("last_stone_kill", ("empty_hand", "kill"), "empty_hand", "AB-A04"),
        Setting("starter", (0, 1, 2, 3, 4), 0, "AB-09"),
    )

    def begin(self, seats: int, settings: Mapping[str, Value]) -> Abraca:
        variants = Variants(
            6 if settings["die_faces"] == "1-6" else 3,
            settings["wanderer_hits_caster"] is True,
            settings["next_starter"] == "left_of_last",
            settings["last_stone_kill"] == "kill",
            settings["easy"] is True,
            settings["last_mage"] is True,
        )
        g = empty_table(variants, seats)
        g.turn = starter(seats, settings["starter"])
        g.then(NextRound())
        return g

    def view(self, g: Abraca, seat: int | None) -> AbracaView:
        return view(g, seat)

    def open_view(self, g: Abraca, seat: int) -> AbracaView:
        hands = tuple(hand(g, owner, (owner + 1) % g.seats) for owner in range(g.seats))
        return replace(view(g, seat), hands=hands, secrets=tuple(secrets(g, owner, owner) for owner in range(g.seats)))

    def redeal(self, g: Abraca, seat: int, rng: Rng) -> Abraca:
        return redeal(g, seat, rng)

    def winners(self, g: Abraca) -> tuple[int, ...]:
        return tuple(members(g.winners))

    def scores(self, g: Abraca) -> tuple[int, ...]:
        return tuple(g.scores)

    def tally(self, g: Abraca, told: Sequence[Event]) -> list[Reason]:
        return tally(g, told)

    def midgame(self, g: Abraca, rng: Rng) -> bool:
        return midgame(g, rng)

    def printed(self) -> dict[str, Json]:
        return printed()

    def odds(self, view: AbracaView) -> list[float]:
        """The exact odds of each spell, from 1 to 8."""
        return hit_chances(view)

    def shares(self, view: AbracaView, options: Sequence[Option]) -> list[dict[str, float]]:
        """AB-12, AB-14 Whether the stone is there."""
        hits = hit_chances(view)
        spells = [option.spell if isinstance(option, Declare) else 0 for option in options]
        found = [hits[spell - 1] if spell else 0.0 for spell in spells]
        return [{"spell-cast": hit, "spell-missed": 1 - hit} for hit in found]


def starter(seats: int, chosen: Value) -> int:
    """AB-09 The seat that opens the first round."""
    if isinstance(chosen, int) and chosen < seats:
        return chosen
    raise BadSetting(key="starter", value=chosen, allowed=listed(range(seats)))


GAME = AbracaGame()
