"""The battle on the table: who fights whom, and why (MS-17.5, MS-A35, MS-A64)."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.games.magic_sword.box.names import (
    C_FORTUNE_SEEKER,
    C_LOYAL_KNIGHT,
    C_SHADOWLAND_STRANGER,
    C_THREE_HEADED_DRAGON,
    DEMON,
    ENEMY,
)
from magoteka.games.magic_sword.box.tables import BEING, CARD, CREATURE_TAGS, KIND
from magoteka.games.magic_sword.rules.character.cards import friend_named
from magoteka.games.magic_sword.rules.character.figure import alive, on_bridge
from magoteka.games.magic_sword.table.state import (
    BEING_OF,
    CARD_OF,
    DOWN,
    GOES_ON,
    KIND_OF,
    MAGIC_BATTLE,
    NOBODY,
    ON,
    ONE,
    RESULT,
    STAND,
    TARGET,
    TWO,
    WHY,
    MagicSword,
)
from magoteka.games.magic_sword.table.where import cards_at

GROUP: Final = 0  # the enemies of one digit on the square
DRAGON: Final = 1  # the Three-Headed Dragon, head by head
INSTANT: Final = 2
ICE: Final = 3
BRIDGE_GATE: Final = 4
BRIDGE_TASK: Final = 5
CASTLE: Final = 6
ATTACK: Final = 7
TOURNAMENT: Final = 8
CONJURED: Final = 9  # Golem, Homunculus
RAID: Final = 10
ABILITY: Final = 11  # a meeting without a battle
MAGIC_AND_SWORD_AID: Final = 0
CRYSTAL_AID: Final = 1
REFOUGHT: Final = 2
FOUL_PLAY: Final = 3  # the opponent adds no die
RAISED_MARK: Final = 9  # note of a raised beast that fights now
EXORCISED: Final = 4  # the Priest has thrown for the being
AVOIDED: Final = 4


def side_of(g: MagicSword, seat: i64) -> i64:
    """The side for which a character itself fights, −1 none."""
    if g.duel[ONE] == seat and g.duel[WHY] != RAID:
        return 0
    if g.duel[TWO] == seat:
        return 1
    return -1


def group(g: MagicSword) -> list[int]:
    """MS-17.5, MS-A35 The cards that fight together against the explorer."""
    if g.duel[WHY] == DRAGON:
        dragon = g.duel[CARD_OF] - 1
        return [dragon] if still_attacks(g, dragon, g.square[g.duel[ONE]]) else []
    if g.duel[WHY] != GROUP:
        return []
    kind: i64 = ENEMY
    if g.duel[KIND_OF] == MAGIC_BATTLE:
        kind = DEMON
    return attackers(g, g.square[g.duel[ONE]], kind)


def attackers(g: MagicSword, square: i64, kind: i64) -> list[int]:
    """The enemies of one digit on a square that have not been dealt with in this exploration."""
    return [
        card
        for card in cards_at(g, ON + square)
        if KIND[CARD[card]] == kind and CARD[card] != C_THREE_HEADED_DRAGON and still_attacks(g, card, square)
    ]


def still_attacks(g: MagicSword, card: i64, square: i64) -> bool:
    """MS-A35, MS-A107 An enemy on the square that was not hidden from, stopped, won over or slain meanwhile."""
    if g.at[card] != ON + square or g.still[card] != 0 or placed_now(g, card):
        return False
    return g.dealt[card] != g.stamp


def placed_now(g: MagicSword, card: i64) -> bool:
    """MS-15.1 A card put on its square in this very turn does not touch the one who drew it."""
    return g.fresh[card] == -g.turns


def shadowed(g: MagicSword) -> bool:
    """The Stranger from Shadowland imposes its restrictions on the whole joint fight."""
    if g.duel[WHY] == RAID or g.duel[WHY] == CONJURED:
        return g.duel[TARGET] != 0 and CARD[g.duel[TARGET] - 1] == C_SHADOWLAND_STRANGER
    return any(CARD[card] == C_SHADOWLAND_STRANGER for card in group(g))


def enemy_tags(g: MagicSword) -> i64:
    """The tags of what the explorer fights."""
    if g.duel[BEING_OF] != 0:
        return CREATURE_TAGS[g.duel[BEING_OF] - 1]
    tags: i64 = 0
    for card in group(g):
        tags |= BEING[CARD[card]]
    return tags


def foe_tags(g: MagicSword, side: i64) -> i64:
    """The tags of the other side."""
    if side == 0 and g.duel[TWO] == NOBODY:
        return enemy_tags(g)
    return 0


def battle_is_on(g: MagicSword) -> bool:
    """Whether both sides are still there."""
    if g.duel[RESULT] == AVOIDED:
        return False
    one = g.duel[ONE]
    two = g.duel[TWO]
    if not can_fight(g, one) or not can_fight(g, two):
        return False
    if g.duel[WHY] == GROUP or g.duel[WHY] == DRAGON:
        return len(group(g)) > 0
    if g.duel[WHY] == RAID and not stands_in(g, 0):
        return False
    if g.duel[TARGET] == 0:
        return True
    target = g.duel[TARGET] - 1
    return ON <= g.at[target] < DOWN and g.still[target] == 0


def stands_in(g: MagicSword, side: i64) -> bool:
    """MS-A85 Whether a friend fights for the side, and is still with it."""
    if g.duel[STAND + side] == 0:
        return False
    who: i64 = C_LOYAL_KNIGHT
    if g.duel[WHY] == RAID and side == 0:
        who = C_FORTUNE_SEEKER
    return friend_named(g, g.duel[ONE + side], who) != NOBODY


def can_fight(g: MagicSword, seat: i64) -> bool:
    """MS-20.3, MS-A51 The dead and the stone take no part; where no character stands, a creature does."""
    return seat == NOBODY or (alive(g, seat) and g.stone[seat] == 0)


def call_off(g: MagicSword) -> None:
    """The battle does not take place."""
    g.duel[RESULT] = AVOIDED


class BattleOver(Step):
    """MS-A114 The last consequence of the battle has come: nobody fights any more."""

    def run(self, g: MagicSword) -> None:
        g.duel[GOES_ON] = 0


def bridge_battle(g: MagicSword) -> bool:
    """MS-A64 Whether a side stands on the bridge, where no spell changes a battle."""
    one = g.duel[ONE]
    two = g.duel[TWO]
    return (one != NOBODY and on_bridge(g, one)) or (two != NOBODY and on_bridge(g, two))


def spell_free(g: MagicSword) -> bool:
    """MS-14.4, MS-A64 No spell changes a battle on the bridge; none may be used against the Shadowland stranger."""
    return bridge_battle(g) or shadowed(g)
