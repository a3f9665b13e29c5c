"""All chapters of the rules, bound to those before them."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box.effects import Effect
from magoteka.games.magic_sword.rules.battle import prepare, settling
from magoteka.games.magic_sword.rules.cards import effects
from magoteka.games.magic_sword.rules.late_bound import BINDING, LateBound
from magoteka.games.magic_sword.rules.spells import working
from magoteka.games.magic_sword.rules.square import landing
from magoteka.games.magic_sword.table.state import MagicSword


class Chapters(LateBound):
    """Each is done by its chapter."""

    def land(self, g: MagicSword, seat: i64, walked: bool) -> None:
        landing.land(g, seat, walked)

    def choose_again(self, g: MagicSword, seat: i64) -> None:
        g.then(landing.LandingChoice(seat, g.visits[seat]))

    def carry_out(self, g: MagicSword, effect: Effect, seat: i64, card: i64) -> None:
        effects.carry_out(g, effect, seat, card)

    def work(self, g: MagicSword, caster: i64, spell: i64, target: i64, window: i64) -> None:
        working.work(g, caster, spell, target, window)

    def prepare(self, g: MagicSword) -> None:
        g.then(prepare.Prep(0))

    def settle(self, g: MagicSword) -> None:
        settling.settle(g)


def bind_chapters() -> None:
    """From now on the rules can be played."""
    BINDING.chapters = Chapters()
