"""What each spell does (MS-A66 to MS-A74): those on the move and on the board here."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.names import (
    BREATH_OF_DEATH,
    DOOM,
    GOLEM,
    HIDDEN_ONE,
    HOMUNCULUS,
    INSIGHT,
    LORD_OF_FRIENDS,
    LORD_OF_RICHES,
    LORD_OF_SWAMPS,
    MADNESS,
    MAGIC_AND_SWORD,
    MAGIC_JOURNEY,
    MASTER_OF_EVENTS,
    MASTER_OF_ICE,
    MASTER_OF_SPELLS,
    MASTER_OF_THUNDER,
    PHILOSOPHERS_STONE,
    REBIRTH,
    RING_OF_FIRE,
    SEVEN_WINDS,
    SOWER_OF_RUIN,
    SPACE_FORMULA,
    SPELL_EATER,
    TIME_FORMULA,
    TURN_OF_FATE,
    WAR_OF_ELEMENTS,
)
from magoteka.games.magic_sword.box.tables import CARD, ring_size, ring_start
from magoteka.games.magic_sword.messages.events import SpellsSeen
from magoteka.games.magic_sword.rules.battle.foes import is_foe
from magoteka.games.magic_sword.rules.cards.deck import DrawEvents, PeekEvents, ready
from magoteka.games.magic_sword.rules.cards.shop import SellItems
from magoteka.games.magic_sword.rules.character.cards import lying, saleable
from magoteka.games.magic_sword.rules.character.figure import alive, stands_alone
from magoteka.games.magic_sword.rules.character.goods import SendCard, remove
from magoteka.games.magic_sword.rules.character.hand import check_hand
from magoteka.games.magic_sword.rules.character.life import EnemyRemoved
from magoteka.games.magic_sword.rules.character.sheet import immune_to
from magoteka.games.magic_sword.rules.move.journeys import CrossWhere, GoAnywhere
from magoteka.games.magic_sword.rules.shapes import OfCharacter, YesNo, ask_which
from magoteka.games.magic_sword.rules.spells.aims import CARD_TARGET, SQUARE_TARGET
from magoteka.games.magic_sword.rules.spells.in_battle import THUNDERED, paralyse, still, work_in_battle
from magoteka.games.magic_sword.rules.spells.on_characters import work_on_character
from magoteka.games.magic_sword.table.state import ON, MagicSword


def work(g: MagicSword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """MS-9.1 The effect of a spell: on the stack, in battle, on characters, on the board, on the world."""
    if spell == MASTER_OF_SPELLS:
        g.cancelled = 1
    elif spell in (RING_OF_FIRE, BREATH_OF_DEATH, HIDDEN_ONE, MAGIC_AND_SWORD, GOLEM, HOMUNCULUS):
        work_in_battle(g, caster, spell, target, window)
    elif spell in (REBIRTH, LORD_OF_RICHES, LORD_OF_FRIENDS, MADNESS, SPELL_EATER, SEVEN_WINDS, DOOM):
        work_on_character(g, caster, spell, target)
    elif spell in (SOWER_OF_RUIN, MASTER_OF_EVENTS, TURN_OF_FATE, MASTER_OF_THUNDER, INSIGHT):
        work_on_board(g, caster, spell, target, window)
    else:
        work_on_move(g, caster, spell, target)


def work_on_move(g: MagicSword, caster: i64, spell: i64, target: i64) -> None:
    """Journeys, formulas, wars and the stone of the wise."""
    if spell == MAGIC_JOURNEY:
        g.then(GoAnywhere(caster))
    elif spell == LORD_OF_SWAMPS:
        g.then(MayCross(target, False))
    elif spell == MASTER_OF_ICE:
        g.then(MayCross(target, True))
    elif spell == SPACE_FORMULA:
        g.stride = 1
    elif spell == TIME_FORMULA:
        g.timer = caster + 1
        g.time_left = 2
    elif spell == WAR_OF_ELEMENTS:
        g.war = caster + 1
        for seat in range(g.seats):
            check_hand(g, seat)
    elif spell == PHILOSOPHERS_STONE:
        if saleable(g, caster):
            g.then(SellItems(caster, 1))  # MS-A109 at least one item
    else:
        g.mirrored = 1  # MS-A62 Mirror


class MayCross(YesNo):
    """MS-A73 Cross to a bordering square instead of moving?"""

    clause: ClassVar[str] = "MS-A73"
    ice: bool

    def __init__(self, seat: i64, ice: bool) -> None:
        self.seat = seat
        self.ice = ice

    def accepted(self, g: MagicSword) -> None:
        ask_which(g, CrossWhere(self.seat, self.ice))


def work_on_board(g: MagicSword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """Cards on squares, thunder, and a look into the deck."""
    if spell == INSIGHT:
        if ready(g):
            g.then2(PeekEvents(caster, 0), TellPeek(caster))
    elif spell == MASTER_OF_THUNDER:
        thunder(g, caster, target - SQUARE_TARGET, window)
    elif spell == TURN_OF_FATE:
        remove(g, target - CARD_TARGET)
        g.then(DrawEvents(caster, g.square[caster], 1))
    elif spell == MASTER_OF_EVENTS:
        if g.at[target - CARD_TARGET] >= ON:
            g.then(MoveEvent(caster, target - CARD_TARGET))
    elif is_foe(target - CARD_TARGET):
        g.then(EnemyRemoved(target - CARD_TARGET))
    else:
        remove(g, target - CARD_TARGET)


class TellPeek(OfCharacter):
    """Insight: the caster is told what he saw."""

    def run(self, g: MagicSword) -> None:
        if g.listening:
            cards = [g.event_top[at] - 1 for at in range(len(g.event_top)) if g.event_top[at] != 0]
            g.emit(SpellsSeen(self.seat, "events", tuple(DESIGNS[CARD[card]].slug for card in cards)))


def thunder(g: MagicSword, caster: i64, square: i64, window: i64) -> None:
    """MS-A66 Master of Thunder: all beings of the square are paralysed, the caster too if he stands there."""
    for seat in range(g.seats):
        if alive(g, seat) and g.square[seat] == square and not immune_to(g, seat, MASTER_OF_THUNDER):
            paralyse(g, seat, THUNDERED, window)
    for card in lying(g, square):
        if is_foe(card):
            still(g, caster, card)


class MoveEvent(SendCard):
    """Master of Events: to which square of the same circle the card goes."""

    clause: ClassVar[str] = "MS-A65"

    def entries(self, g: MagicSword) -> list[int]:
        here = g.at[self.card] - ON
        start = ring_start(here)
        free = [s for s in range(start, start + ring_size(start)) if s != here and stands_alone(g, s, self.seat)]
        return free if free else [here]
