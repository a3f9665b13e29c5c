"""What a square says: MS-13.5, MS-A32."""

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.book import SQUARE_EFFECTS
from magoteka.games.magic_sword.box.names import BARBARIAN, GOOD, HEAL_CAP, L5, L9, L10, M1, M6, U10
from magoteka.games.magic_sword.box.tables import SQUARE_DRAW, SQUARE_MUST, SQUARE_TAGS, ground
from magoteka.games.magic_sword.box.throws import DRY_UP_TO
from magoteka.games.magic_sword.rules.battle.foes import blessed
from magoteka.games.magic_sword.rules.cards.choices import feasible_cases
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.character.figure import is_hero
from magoteka.games.magic_sword.rules.character.sheet import is_safe
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.shapes import Scene
from magoteka.games.magic_sword.rules.square.missions import can_ask_keeper
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword

GAINS: Final = (L5, L10, M6)  # squares where a safe character may still roll
BOGS: Final[i64] = ground("bog")


def waived(g: MagicSword, seat: i64) -> bool:
    """The compulsory instruction does not bind this character here."""
    square = g.square[seat]
    return is_safe(g, seat) or (square == L9 and g.align[seat] == GOOD and blessed(g, seat))


def instruction_open(g: MagicSword, seat: i64) -> bool:
    """MS-13.5a Whether the square's instruction is still to be had."""
    square = g.square[seat]
    if SQUARE_DRAW[square] > 0 or g.obeyed == g.stamp:
        return False
    if waived(g, seat):
        return square in GAINS
    effect = SQUARE_EFFECTS[square]
    if square == M1:
        return can_ask_keeper(g, seat)
    if square == U10:
        return g.gold[seat] > 0 and g.life[seat] < HEAL_CAP
    if isinstance(effect, effects.Choose):
        return len(feasible_cases(g, effect, seat)) > 0
    return effect is not effects.NOTHING


def must_obey(g: MagicSword, seat: i64) -> bool:
    """MS-13.5a, MS-A32 A must-instruction has to be carried out before the turn ends."""
    square = g.square[seat]
    return SQUARE_MUST[square] != 0 and instruction_open(g, seat) and not waived(g, seat)


def obey(g: MagicSword, seat: i64) -> None:
    """The square's instruction; the Barbarian may be lucky in the bogs, the Prince is at home in the royal castle."""
    g.obeyed = g.stamp
    square = g.square[seat]
    if is_hero(g, seat, BARBARIAN) and SQUARE_TAGS[square] & BOGS != 0:
        throw(g, seat, 1, BogLuck(seat, g.visits[seat]))
    else:
        begin(g, SQUARE_EFFECTS[square], seat, NOBODY)


class BogLuck(Scene):
    """The Barbarian: 1–2 nothing is lost in the bogs."""

    def play(self, g: MagicSword) -> None:
        if g.rolled > DRY_UP_TO:
            begin(g, SQUARE_EFFECTS[g.square[self.seat]], self.seat, NOBODY)
