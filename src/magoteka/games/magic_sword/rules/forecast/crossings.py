"""The odds of the gates (MS-11) and of the tasks of the bridge (MS-14)."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import (
    B3,
    B4,
    B5,
    B6,
    BEAST,
    BRIDGE_MONSTER_BEING,
    C_MERMAID,
    DARKNESS_DEMON,
    DWARF,
    HOBGOBLIN,
    ROCK_SPIRIT,
    SHAMAN,
    SNOW_KNIGHT,
    SNOW_KNIGHT_SWORD,
    STONE_MONSTER,
)
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.duel import BRIDGE_GATE, BRIDGE_TASK, CASTLE, ICE
from magoteka.games.magic_sword.rules.bridge.tasks import BEAST_BASE, lucky
from magoteka.games.magic_sword.rules.bridge.way import ahead
from magoteka.games.magic_sword.rules.character.cards import has_friend
from magoteka.games.magic_sword.rules.character.figure import is_hero
from magoteka.games.magic_sword.rules.character.sheet import total_magic
from magoteka.games.magic_sword.rules.forecast.odds import SIXES, SUMS, Triple, mean_of, mixed, throw_odds
from magoteka.games.magic_sword.rules.forecast.trials import against
from magoteka.games.magic_sword.rules.move.gates import GUARD_BASE
from magoteka.games.magic_sword.rules.move.paths import GATE_SQUARES, ICE_GATE, RUINS_GATE, SWAMP_GATE
from magoteka.games.magic_sword.rules.turn.day import TurnChoice, moves
from magoteka.games.magic_sword.table.state import MAGIC_BATTLE, NOBODY, SWORD_BATTLE, MagicSword

Chances = list[tuple[str, int, Triple]]  # the option, which seat or card, and win, draw and loss


def gate_odds(g: MagicSword, seat: i64, gate: i64) -> Triple:
    """MS-11 Passing a gate, a tie, a failure."""
    table = g.clone()
    table.square[seat] = GATE_SQUARES[gate]
    if gate == SWAMP_GATE:
        dice = 1 if has_friend(g, seat, C_MERMAID) else 2
        limit = total_magic(table, seat) + (1 if g.variants.swamp_cross else 0)
        return throw_odds(dice, limit, is_hero(g, seat, DWARF))
    if gate == ICE_GATE:
        return against(table, seat, SWORD_BATTLE, ICE, SNOW_KNIGHT_SWORD, SNOW_KNIGHT)
    if gate == RUINS_GATE:
        return guard_odds(table, seat, SWORD_BATTLE, STONE_MONSTER, is_hero(g, seat, HOBGOBLIN))
    return guard_odds(table, seat, MAGIC_BATTLE, ROCK_SPIRIT, is_hero(g, seat, SHAMAN))


def guard_odds(g: MagicSword, seat: i64, kind: i64, being: i64, trick: bool) -> Triple:
    """MS-11.9 A guardian of four and a die; a trick takes a point off the die."""
    guards = [GUARD_BASE + (max(die - 1, 1) if trick else die) for die in SIXES]
    return mean_of([(1 / 6, against(g, seat, kind, BRIDGE_GATE, points, being)) for points in guards])


def bridge_chances(g: MagicSword, question: TurnChoice) -> Chances:
    """MS-14 The task of the next square of the bridge, or of the present one."""
    seat = question.seat
    found: Chances = []
    for index in moves(g, seat):
        if index == places.RETRY:
            found += task_chances(g, seat, g.square[seat], index)
        elif index == places.ADVANCE and g.leaving[seat] == 0:
            found += task_chances(g, seat, ahead(g, seat), index)
        elif index == places.ENTER_CASTLE:
            found += task_chances(g, seat, B5, index)
    return found


def task_chances(g: MagicSword, seat: i64, square: i64, act: i64) -> Chances:
    """MS-B3…B6 Mastering the task of a square, a tie, a failure; what a trap or Cerberus does is one throw."""
    option = menus.ACT_TAGS[act]
    table = g.clone()
    table.square[seat] = square
    if square == B3:
        return [(option, NOBODY, death_odds(table, seat))]
    if square == B4 or square == B6:
        return [(option, NOBODY, creature_odds(table, seat))]
    if square == B5:
        return [(option, NOBODY, beast_battle(table, seat))]
    return []


def creature_odds(g: MagicSword, seat: i64) -> Triple:
    """MS-14.6 The Demon of Darkness or the Monster, as strong as two dice."""
    kind = SWORD_BATTLE if g.square[seat] == B4 else MAGIC_BATTLE
    who = DARKNESS_DEMON if g.square[seat] == B4 else BRIDGE_MONSTER_BEING
    return mean_of([(chance, against(g, seat, kind, BRIDGE_TASK, points, who)) for points, chance in SUMS[2].items()])


def death_odds(g: MagicSword, seat: i64) -> Triple:
    """MS-B3 Two dice against two; the character throws first."""
    rows: list[tuple[float, Triple]] = []
    for own, chance in SUMS[2].items():
        win, draw, loss = throw_odds(2, own + lucky(g, seat), False)
        rows.append((chance, (win, draw, loss)))
    return mixed(rows, is_hero(g, seat, DWARF), 1.0)


def beast_battle(g: MagicSword, seat: i64) -> Triple:
    """MS-14.7 An ordinary or a magic battle against ten to fifteen."""
    kinds = (SWORD_BATTLE, MAGIC_BATTLE)
    return mean_of(
        [(1 / 12, against(g, seat, kind, CASTLE, BEAST_BASE + die, BEAST)) for kind in kinds for die in SIXES]
    )
