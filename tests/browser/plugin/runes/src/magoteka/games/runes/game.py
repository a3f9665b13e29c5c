"""«Руны» as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping

from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, kinds_of
from magoteka.core.game import Game, Setting, Value
from magoteka.games.runes import RULESET
from magoteka.games.runes.box.components import HANDS, MAX_SEATS, MIN_SEATS
from magoteka.games.runes.box.printed import printed
from magoteka.games.runes.messages.views import RunesView
from magoteka.games.runes.mind import MIND
from magoteka.games.runes.rules.turn import NextTurn
from magoteka.games.runes.table.state import Runes, Variants, empty_table
from magoteka.games.runes.upgrades import UPGRADES
from magoteka.games.runes.view.look import view
from magoteka.games.runes.view.redeal import redeal


class RunesGame(Game):
    """Keep the highest stones without showing them."""

    name = "runes"
    prefix = "RN"
    ruleset = RULESET
    least = MIN_SEATS
    most = MAX_SEATS
    codec = Codec(kinds_of("magoteka.games.runes"))
    turn_clause = "RN-02"
    upgrades = UPGRADES
    max_answers = 60
    mind = MIND
    settings = (Setting("hand", HANDS, HANDS[0], "RN-04"),)

    def begin(self, seats: int, settings: Mapping[str, Value]) -> Runes:
        g = empty_table(Variants(int(settings["hand"])), seats)
        g.then(NextTurn(0))
        return g

    def view(self, g: Runes, seat: int | None) -> RunesView:
        return view(g, seat)

    def redeal(self, g: Runes, seat: int, rng: Rng) -> Runes:
        return redeal(g, seat, rng)

    def winners(self, g: Runes) -> tuple[int, ...]:
        return tuple(members(g.winners))

    def printed(self) -> dict[str, Json]:
        return printed()


GAME = RunesGame()
