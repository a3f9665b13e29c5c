"""All chapters of the rules, and the doors between them."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box.effects import Effect
from magoteka.games.magic_sword.rules.battle import prepare, settling
from magoteka.games.magic_sword.rules.cards import effects
from magoteka.games.magic_sword.rules.doors import HALL, Doors
from magoteka.games.magic_sword.rules.spells import working
from magoteka.games.magic_sword.rules.square import landing
from magoteka.games.magic_sword.table.state import Sword


class Chapters(Doors):
    """Every door leads to its chapter."""

    def land(self, g: Sword, seat: i64, walked: bool) -> None:
        landing.land(g, seat, walked)

    def carry_out(self, g: Sword, effect: Effect, seat: i64, card: i64) -> None:
        effects.carry_out(g, effect, seat, card)

    def work(self, g: Sword, caster: i64, spell: i64, target: i64, window: i64) -> None:
        working.work(g, caster, spell, target, window)

    def prepare(self, g: Sword) -> None:
        g.then(prepare.Prep(0))

    def settle(self, g: Sword) -> None:
        settling.settle(g)


def open_doors() -> None:
    """From now on the rules can be played."""
    HALL.doors = Chapters()
