"""A battle set out on a copy of the table, and its exact odds before the dice."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import C_THREE_HEADED_DRAGON, DWARF, ENEMY, SHAMAN
from magoteka.games.magic_sword.box.tables import BEING, CARD
from magoteka.games.magic_sword.rules.battle.beginning import set_out
from magoteka.games.magic_sword.rules.battle.duel import DRAGON, GROUP, group
from magoteka.games.magic_sword.rules.battle.foes import ignored
from magoteka.games.magic_sword.rules.battle.strength import die_bonus, strength
from magoteka.games.magic_sword.rules.battle.throwing import (
    dice_only,
    foul_against,
    in_person,
    may_refight,
    thrower,
    two_dice,
)
from magoteka.games.magic_sword.rules.character.figure import is_hero
from magoteka.games.magic_sword.rules.forecast.odds import NO_DIE, REFIGHTS, REPEATS, THICK, TWO_DICE, Triple, duel_odds
from magoteka.games.magic_sword.rules.square.exploring import undealt
from magoteka.games.magic_sword.table.state import BASE, BEING_OF, CARD_OF, MAGIC_BATTLE, NOBODY, WHY, MagicSword


def odds_now(g: MagicSword) -> Triple:
    """The chances of the first side of the battle on the table, as things stand before the dice."""
    lead = die_bonus(g, 0) - die_bonus(g, 1)
    if not dice_only(g):
        lead += strength(g, 0) - strength(g, 1)
    return duel_odds(lead, gifts(g, 0), gifts(g, 1))


def gifts(g: MagicSword, side: i64) -> int:
    """What changes the dice of a side, as a set."""
    found = 0
    roller = thrower(g, side)
    if foul_against(g, side):
        found |= NO_DIE
    elif roller != NOBODY and is_hero(g, roller, DWARF):
        found |= REPEATS
    if two_dice(g, side):
        found |= TWO_DICE
    if in_person(g, side, SHAMAN):
        found |= THICK
    if may_refight(g, side):
        found |= REFIGHTS
    return found


def turned(odds: Triple) -> Triple:
    """The same from the other side."""
    return odds[2], odds[1], odds[0]


def trial(g: MagicSword, kind: i64, why: i64, one: i64, two: i64) -> MagicSword:
    """The same table with a battle set out on it."""
    other = g.clone()
    set_out(other, kind, why, one, two)
    return other


def duel(g: MagicSword, kind: i64, why: i64, one: i64, two: i64) -> Triple:
    """A character against a character."""
    return odds_now(trial(g, kind, why, one, two))


def against(g: MagicSword, seat: i64, kind: i64, why: i64, points: i64, being: i64) -> Triple:
    """A character against a being without a card, where it stands."""
    table = trial(g, kind, why, seat, NOBODY)
    table.duel[BEING_OF] = being + 1
    table.duel[BASE] = points
    return odds_now(table)


def come_to(table: MagicSword, g: MagicSword, seat: i64, square: i64, cards: list[int]) -> None:
    """On a trial table the character comes to a square, where those cards lie."""
    table.square[seat] = square
    table.stamp = g.stamp
    if g.turn != seat or g.square[seat] != square:
        table.stamp += 1
    for card in cards:
        if ignored(table, seat, BEING[CARD[card]]):
            table.dealt[card] = table.stamp


def visit_odds(table: MagicSword, seat: i64, kind: i64) -> Triple | None:
    """MS-17.5 The joint battle of that kind that waits for the character on its square, None if there is none."""
    set_out(table, kind, GROUP, seat, NOBODY)
    if group(table):
        return odds_now(table)
    heads = [card for card in undealt(table, seat, ENEMY) if CARD[card] == C_THREE_HEADED_DRAGON]
    if kind == MAGIC_BATTLE or not heads or table.still[heads[0]] != 0:
        return None
    table.duel[WHY] = DRAGON
    table.duel[CARD_OF] = heads[0] + 1
    return odds_now(table)
