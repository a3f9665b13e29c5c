"""Spells of battle and paralysis: MS-A66, MS-A70 to MS-A72."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit
from magoteka.games.magic_sword.box.names import (
    BREATH_OF_DEATH,
    GOLEM,
    GOLEM_BEING,
    HIDDEN_ONE,
    HOMUNCULUS_BEING,
    MAGIC_AND_SWORD,
    RING_OF_FIRE,
)
from magoteka.games.magic_sword.messages.events import BattleAvoided, CardStilled, Paralysed, TurnsToMiss
from magoteka.games.magic_sword.rules.battle.beginning import heads_of, send_creature
from magoteka.games.magic_sword.rules.battle.duel import MAGIC_AND_SWORD_AID, call_off, side_of
from magoteka.games.magic_sword.rules.character.cards import name_of
from magoteka.games.magic_sword.rules.character.figure import active, alive, over
from magoteka.games.magic_sword.rules.character.life import EnemyRemoved, lose_life
from magoteka.games.magic_sword.rules.character.sheet import may_hide
from magoteka.games.magic_sword.rules.shapes import YesNo
from magoteka.games.magic_sword.rules.spells.aims import BEING_TARGET, CARD_TARGET, SQUARE_TARGET
from magoteka.games.magic_sword.rules.spells.windows import WE, WF, WH, WX, fights
from magoteka.games.magic_sword.table.state import AIDS, DRAWN, NOBODY, RESULT, MagicSword

RINGED: Final = 1
THUNDERED: Final = 2


def work_in_battle(g: MagicSword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """Spells of battle and paralysis."""
    if spell == MAGIC_AND_SWORD:
        g.duel[AIDS + side_of(g, caster)] |= bit(MAGIC_AND_SWORD_AID)
    elif spell == HIDDEN_ONE:
        hidden_one(g, target, window)
    elif spell == RING_OF_FIRE:
        ring_of_fire(g, caster, target, window)
    elif spell == BREATH_OF_DEATH:
        breath_of_death(g, caster, target, window)
    elif spell == GOLEM:
        conjure(g, caster, target, 3, GOLEM_BEING)
    else:
        conjure(g, caster, target, 5, HOMUNCULUS_BEING)


def hidden_one(g: MagicSword, target: i64, window: i64) -> None:
    """MS-A72 The Hidden One in its three windows."""
    if window == WX:
        g.duel[RESULT] = DRAWN
    elif window == WH and g.loss_kind >= 100:
        g.loss_kind = 0
    elif window == WH:
        g.loss_count = max(g.loss_count - 1, 0)
    elif CARD_TARGET <= target < SQUARE_TARGET:
        g.dealt[target - CARD_TARGET] = g.stamp
    else:
        call_off(g)


def paralyse(g: MagicSword, seat: i64, how: i64, window: i64) -> None:
    """MS-A66 The active character's turn ends; another one, or one whose turn is at its end, misses its next turn."""
    if not alive(g, seat) or g.stone[seat] > 0:
        return
    g.frozen[seat] = how
    if g.listening:
        g.emit(Paralysed(seat, "ringed" if how == RINGED else "thundered"))
    if active(g, seat) and window != WE:
        over(g, seat)
    else:
        g.skip[seat] += 1
        if g.listening:
            g.emit(TurnsToMiss(seat, 1))
    if fights(g, seat):
        call_off(g)


def ring_of_fire(g: MagicSword, caster: i64, target: i64, window: i64) -> None:
    """MS-A66 Ring of Fire on a character, an enemy card or a being."""
    if target == BEING_TARGET:
        call_off(g)
    elif target >= CARD_TARGET:
        still(g, caster, target - CARD_TARGET)
    else:
        paralyse(g, target, RINGED, window)


def still(g: MagicSword, caster: i64, card: i64) -> None:
    """MS-A66 An enemy card can neither attack nor be attacked until the caster's next turn."""
    g.still[card] = caster + 1
    if g.listening:
        g.emit(CardStilled(caster, card, name_of(card)))


def breath_of_death(g: MagicSword, caster: i64, target: i64, window: i64) -> None:
    """MS-A71 Breath of Death: two Life of a met character, or the death of one attacking Sword creature."""
    if target == BEING_TARGET:
        call_off(g)
    elif target >= CARD_TARGET:
        g.dealt[target - CARD_TARGET] = g.stamp
        g.then(EnemyRemoved(target - CARD_TARGET))
    else:
        g.then(Breathe(caster, target, window))
        if target == g.turn and may_hide(g, target):
            g.then(HideFromBreath(target, window))


class HideFromBreath(YesNo):
    """MS-A71, MS-A42 Whoever came and is met by Breath of Death may hide where he can: then nobody fights."""

    clause: ClassVar[str] = "MS-A71"
    window: i64

    def __init__(self, seat: i64, window: i64) -> None:
        self.seat = seat
        self.window = window

    def accepted(self, g: MagicSword) -> None:
        g.strike(1)
        if g.listening:
            g.emit(BattleAvoided(self.seat, "breath_of_death"))
        part(g, self.window)


class Breathe(Step):
    """MS-A71 Two Life, and no battle; the one who came has had his meeting."""

    caster: i64
    target: i64
    window: i64

    def __init__(self, caster: i64, target: i64, window: i64) -> None:
        self.caster = caster
        self.target = target
        self.window = window

    def run(self, g: MagicSword) -> None:
        lose_life(g, self.target, 2)
        if self.window != WF:
            g.harmed[self.caster] = 1
        part(g, self.window)


def part(g: MagicSword, window: i64) -> None:
    """MS-A71 The meeting ends without a battle, in the midst of it or before it."""
    if window == WF:
        call_off(g)
    else:
        over(g, g.turn)


def conjure(g: MagicSword, caster: i64, target: i64, points: i64, being: i64) -> None:
    """MS-A70 Golem or Homunculus attacks a character or a Sword enemy of the circle."""
    victim: i64 = NOBODY
    if target < CARD_TARGET:
        victim = target
    g.then(SendCreature(caster, target, points, being))
    if victim != NOBODY and may_hide(g, victim):
        g.then(HideFromCreature(victim))


class HideFromCreature(YesNo):
    """MS-17.6, MS-A70 Hide from the conjured creature?"""

    clause: ClassVar[str] = "MS-A70"

    def accepted(self, g: MagicSword) -> None:
        g.strike(1)
        if g.listening:
            g.emit(BattleAvoided(self.seat, "creature"))


class SendCreature(Step):
    """MS-A70 The battle takes place on the victim's square; the caster throws for the creature."""

    caster: i64
    target: i64
    points: i64
    being: i64

    def __init__(self, caster: i64, target: i64, points: i64, being: i64) -> None:
        self.caster = caster
        self.target = target
        self.points = points
        self.being = being

    def run(self, g: MagicSword) -> None:
        victim: i64 = NOBODY
        if self.target < CARD_TARGET:
            victim = self.target
        card: i64 = NOBODY
        heads: i64 = 1
        if victim == NOBODY:
            card = self.target - CARD_TARGET
            heads = heads_of(card)
        send_creature(g, self.caster, victim, card, heads, self.points, self.being)
