"""Abilities of the action phase, before or after the main action: FB-A74.

These are the odd allies that the table of gifts cannot say: they move lands or figures, exchange books in a way of
their own, or borrow effects of places.
"""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.fabled.box.components import (
    CHARIOTEER,
    COLOSSUS,
    ENCHANT_PRICE,
    ENCHANT_STEPS,
    ENCHANTRESS,
    FIREBIRD,
    FOREST,
    GIANT,
    GIANT_STEPS,
    MOUNTAIN,
    NAMELESS,
    SOULWARDEN,
    SOULWARDEN_PLACES,
    STEPPE,
    WANDERER,
    WARDEN,
    WARDEN_CONVERSIONS,
    WEREWOLF,
    WINDHERD,
    WINDHERD_FIGURES,
    WITCH,
)
from magoteka.games.fabled.rules.books import SunsForForests, held, pay
from magoteka.games.fabled.rules.borrowing import SoulPlace, WardenConvert, forgotten_places, may_plant
from magoteka.games.fabled.rules.figures import (
    ChariotPick,
    ColossusPick,
    HurricanePick,
    WolfPick,
    may_drive,
    on_bare_rock,
)
from magoteka.games.fabled.rules.gifts import reward
from magoteka.games.fabled.rules.moving import MoveLand, movable
from magoteka.games.fabled.rules.oblivion import move_marker
from magoteka.games.fabled.rules.tokens import SkyPick, sky_moves
from magoteka.games.fabled.table.force import boosts, commands, giant_scale, number, spend_boost
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import row_set, terrain_set, walkers_on

# The order of menus.ACT_USES.
USE_ENCHANTRESS: Final = 0
USE_GIANT: Final = 1
USE_FIREBIRD: Final = 2
USE_WINDHERD: Final = 3
USE_SOULWARDEN: Final = 4
USE_CHARIOTEER: Final = 5
USE_COLOSSUS: Final = 6
USE_WANDERER: Final = 7
USE_WITCH: Final = 8
USE_GIANT_BOOST: Final = 9
USE_WEREWOLF: Final = 10
USE_WARDEN: Final = 11


def window_abilities(g: Fabled, seat: i64) -> i64:
    """The abilities of the action phase that the seat can use now, as a set."""
    mask: i64 = 0
    place: i64
    for place in range(3):
        ally = g.allies[seat * 3 + place]
        if ally != NONE:
            mask |= window_of(g, seat, ally)
    return mask


def window_of(g: Fabled, seat: i64, ally: i64) -> i64:
    """What one ally offers in the action phase, as a set."""
    mask: i64 = 0
    if ally == ENCHANTRESS and may_enchant(g, seat):
        mask |= bit(USE_ENCHANTRESS)
    if ally == GIANT and commands(g, seat, GIANT) and g.marker == giant_scale(g):
        mask |= bit(USE_GIANT)
    if boosts(g, seat, ally):
        mask |= boost_window(g, seat, ally)
    return mask


def boost_window(g: Fabled, seat: i64, ally: i64) -> i64:
    """What a boosted ally offers in the action phase, as a set."""
    fresh = not has(g.turn_used, ally * 2 + 1)
    if ally == FIREBIRD and held(g, seat, FOREST) > 0:
        return bit(USE_FIREBIRD)
    if ally == WINDHERD and row_set(g) & terrain_set(MOUNTAIN) != 0:
        return bit(USE_WINDHERD)
    if ally == SOULWARDEN and forgotten_places(g, seat, NAMELESS) != 0:
        return bit(USE_SOULWARDEN)
    if ally == CHARIOTEER and fresh and may_drive(g, seat):
        return bit(USE_CHARIOTEER)
    if ally == COLOSSUS and on_bare_rock(g, seat) != 0:
        return bit(USE_COLOSSUS)
    if ally == WANDERER and fresh and sky_moves(g) != 0:
        return bit(USE_WANDERER)
    if ally == WITCH and g.named_spent[0] != 0:
        return bit(USE_WITCH)
    return later_boost_window(g, seat, ally, fresh)


def later_boost_window(g: Fabled, seat: i64, ally: i64, fresh: bool) -> i64:
    """Giant, Werewolf and Warden."""
    if ally == GIANT and fresh and g.marker >= 2 and g.length > 1:
        return bit(USE_GIANT_BOOST)
    if ally == WEREWOLF and fresh and walkers_on(g, seat, terrain_set(FOREST)) != 0:
        return bit(USE_WEREWOLF)
    if ally == WARDEN and may_plant(g, seat, number(g, WARDEN_CONVERSIONS)):
        return bit(USE_WARDEN)
    return 0


def use_window(g: Fabled, seat: i64, which: i64) -> None:
    """One of the abilities of the action phase acts."""
    if which == USE_ENCHANTRESS:
        enchant(g, seat)
    elif which == USE_GIANT:
        move_marker(g, seat, -giant_scale(g))
        reward(g, seat, GIANT * 2)
    elif which == USE_FIREBIRD:
        spend_boost(g, FIREBIRD)
        g.then(SunsForForests(seat))
    elif which == USE_WINDHERD:
        spend_boost(g, WINDHERD)
        g.then(HurricanePick(seat, WINDHERD_FIGURES, 0))
    elif which == USE_SOULWARDEN:
        spend_boost(g, SOULWARDEN)
        g.then(SoulPlace(seat, SOULWARDEN_PLACES, NAMELESS))
    elif which == USE_CHARIOTEER:
        g.turn_used |= bit(CHARIOTEER * 2 + 1)
        pay(g, seat, STEPPE, 1)
        g.then(ChariotPick(seat))
    else:
        use_later_window(g, seat, which)


def use_later_window(g: Fabled, seat: i64, which: i64) -> None:
    """The other half of the list."""
    if which == USE_COLOSSUS:
        spend_boost(g, COLOSSUS)
        g.then(ColossusPick(seat))
    elif which == USE_WANDERER:
        g.turn_used |= bit(WANDERER * 2 + 1)
        g.then(SkyPick(seat))
    elif which == USE_WITCH:
        spend_boost(g, WITCH)
        g.named_up[0] |= g.named_spent[0]
        g.named_spent[0] = 0
    elif which == USE_GIANT_BOOST:
        g.turn_used |= bit(GIANT * 2 + 1)
        move_marker(g, seat, -2)
        g.then(MoveLand(seat, row_set(g), GIANT_STEPS))
    elif which == USE_WEREWOLF:
        g.turn_used |= bit(WEREWOLF * 2 + 1)
        g.then(WolfPick(seat))
    else:
        spend_boost(g, WARDEN)
        g.then(WardenConvert(seat, number(g, WARDEN_CONVERSIONS), 0))


def may_enchant(g: Fabled, seat: i64) -> bool:
    """Once a turn any steppe of the row; games begun before ruleset 3 ask a steppe book unless she is boosted."""
    if has(g.turn_used, ENCHANTRESS * 2) or not commands(g, seat, ENCHANTRESS):
        return False
    payable = boosts(g, seat, ENCHANTRESS) or held(g, seat, STEPPE) >= number(g, ENCHANT_PRICE)
    return payable and movable(g, terrain_set(STEPPE)) != 0


def enchant(g: Fabled, seat: i64) -> None:
    """Any steppe moves; with the boost steps may be made on it."""
    g.turn_used |= bit(ENCHANTRESS * 2)
    steppes = movable(g, terrain_set(STEPPE))
    if boosts(g, seat, ENCHANTRESS):
        g.then(MoveLand(seat, steppes, number(g, ENCHANT_STEPS)))
    else:
        pay(g, seat, STEPPE, number(g, ENCHANT_PRICE))
        g.then(MoveLand(seat, steppes, 0))
