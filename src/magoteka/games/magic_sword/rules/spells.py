"""What each spell does: MS-A66 to MS-A74."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit
from magoteka.games.magic_sword import acts, answers, script
from magoteka.games.magic_sword.components import (
    BREATH_OF_DEATH,
    DESIGNS,
    DOOM,
    GOLEM,
    GOLEM_BEING,
    HEAL_CAP,
    HIDDEN_ONE,
    HOMUNCULUS,
    HOMUNCULUS_BEING,
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
    SPELLS,
    TIME_FORMULA,
    TURN_OF_FATE,
    WAR_OF_ELEMENTS,
)
from magoteka.games.magic_sword.events import SpellsSeen, TurnsToMiss
from magoteka.games.magic_sword.rules.battle import fight, set_out
from magoteka.games.magic_sword.rules.book import check_hand, discard_hand
from magoteka.games.magic_sword.rules.choices import SellItems, saleable
from magoteka.games.magic_sword.rules.deck import DrawEvents, PeekEvents, ready
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.effects import begin
from magoteka.games.magic_sword.rules.flow import CardDeed, Deed, FromVictim, Menu, YesNo
from magoteka.games.magic_sword.rules.foes import is_demon
from magoteka.games.magic_sword.rules.goods import (
    SendCard,
    add_life,
    coin_or,
    losable,
    lose_card,
    pass_coin,
    remove,
    take_card,
)
from magoteka.games.magic_sword.rules.journeys import GoAnywhere
from magoteka.games.magic_sword.rules.life import EnemyRemoved, is_enemy, lose_life
from magoteka.games.magic_sword.rules.meet import take_spell
from magoteka.games.magic_sword.rules.prepare import call_off, side_of
from magoteka.games.magic_sword.rules.sheet import (
    active,
    alive,
    carries,
    free_friends,
    friendless,
    immune_to,
    items_of,
    lying,
    may_hide,
    may_own,
    over,
    stands_alone,
)
from magoteka.games.magic_sword.rules.strength import CONJURED, MAGIC_AND_SWORD_AID
from magoteka.games.magic_sword.rules.targets import BEING_TARGET, CARD_TARGET, SQUARE_TARGET
from magoteka.games.magic_sword.rules.windows import WF, WH, WX, fights, hand, held
from magoteka.games.magic_sword.state import (
    AIDS,
    BASE,
    BEING_OF,
    DRAWN,
    HAND,
    NOBODY,
    ON,
    OWNER,
    RESULT,
    SWORD_BATTLE,
    TARGET,
    Sword,
)
from magoteka.games.magic_sword.tables import CARD, ring_size, ring_start

RINGED = 1
THUNDERED = 2


def work(g: Sword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """MS-9.1 The effect of a spell: on the stack, in battle, on characters, on the board, on the world."""
    if spell == MASTER_OF_SPELLS:
        g.cancelled = 1
    elif spell in (RING_OF_FIRE, BREATH_OF_DEATH, HIDDEN_ONE, MAGIC_AND_SWORD, GOLEM, HOMUNCULUS):
        work_in_battle(g, caster, spell, target, window)
    elif spell in (REBIRTH, LORD_OF_RICHES, LORD_OF_FRIENDS, MADNESS, SPELL_EATER, SEVEN_WINDS, DOOM):
        work_on_character(g, caster, spell, target)
    elif spell in (SOWER_OF_RUIN, MASTER_OF_EVENTS, TURN_OF_FATE, MASTER_OF_THUNDER, INSIGHT):
        work_on_board(g, caster, spell, target)
    else:
        work_on_move(g, caster, spell, target)


def work_on_move(g: Sword, caster: i64, spell: i64, target: i64) -> None:
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
            g.then(SellItems(caster))
    else:
        g.mirrored = 1  # MS-A62 Зеркало


class MayCross(YesNo):
    """MS-A73 Cross to a bordering square instead of moving?"""

    clause: ClassVar[str] = "MS-A73"
    ice: bool

    def __init__(self, seat: i64, ice: bool) -> None:
        self.seat = seat
        self.ice = ice

    def accepted(self, g: Sword) -> None:
        from magoteka.games.magic_sword.rules.turn import CrossWhere

        g.then(CrossWhere(self.seat, self.ice))


def work_in_battle(g: Sword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """Spells of battle and paralysis."""
    if spell == MAGIC_AND_SWORD:
        g.duel[AIDS + side_of(g, caster)] |= bit(MAGIC_AND_SWORD_AID)
    elif spell == HIDDEN_ONE:
        hidden_one(g, target, window)
    elif spell == RING_OF_FIRE:
        ring_of_fire(g, caster, target)
    elif spell == BREATH_OF_DEATH:
        breath_of_death(g, caster, target, window)
    elif spell == GOLEM:
        conjure(g, caster, target, 3, GOLEM_BEING)
    else:
        conjure(g, caster, target, 5, HOMUNCULUS_BEING)


def hidden_one(g: Sword, target: i64, window: i64) -> None:
    """MS-A72 Спрятавшийся in its three windows."""
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


def paralyse(g: Sword, seat: i64, how: i64) -> None:
    """MS-A66 The active character's turn ends; another one misses its next turn."""
    if not alive(g, seat) or g.stone[seat] > 0:
        return
    g.frozen[seat] = how
    if active(g, seat):
        over(g, seat)
    else:
        g.skip[seat] += 1
        if g.told:
            g.emit(TurnsToMiss(seat, 1))
    if fights(g, seat):
        call_off(g)


def ring_of_fire(g: Sword, caster: i64, target: i64) -> None:
    """MS-A66 Огненный Круг on a character, an enemy card or a being."""
    if target == BEING_TARGET:
        call_off(g)
    elif target >= CARD_TARGET:
        g.still[target - CARD_TARGET] = caster + 1
    else:
        paralyse(g, target, RINGED)


def breath_of_death(g: Sword, caster: i64, target: i64, window: i64) -> None:
    """MS-A71 Дыхание Смерти: two Life of a met character, or the death of one attacking Sword creature."""
    if target == BEING_TARGET:
        call_off(g)
    elif target >= CARD_TARGET:
        g.dealt[target - CARD_TARGET] = g.stamp
        g.then(EnemyRemoved(target - CARD_TARGET))
    else:
        lose_life(g, target, 2)
        if window == WF:
            call_off(g)
        else:
            g.harmed[caster] = 1
            over(g, caster)


def conjure(g: Sword, caster: i64, target: i64, points: i64, being: i64) -> None:
    """MS-A70 Голем or Гомункул attacks a character or a Sword enemy of the circle."""
    victim: i64 = NOBODY
    if target < CARD_TARGET:
        victim = target
    g.then(SendCreature(caster, target, points, being))
    if victim != NOBODY and may_hide(g, victim):
        g.then(HideFromCreature(victim))


class HideFromCreature(YesNo):
    """MS-17.6, MS-A70 Hide from the conjured creature?"""

    clause: ClassVar[str] = "MS-A70"

    def accepted(self, g: Sword) -> None:
        g.strike(1)


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

    def run(self, g: Sword) -> None:
        victim: i64 = NOBODY
        if self.target < CARD_TARGET:
            victim = self.target
        set_out(g, SWORD_BATTLE, CONJURED, NOBODY, victim)
        g.duel[OWNER] = self.caster
        g.duel[BASE] = self.points
        g.duel[BEING_OF] = self.being + 1
        if victim == NOBODY:
            g.duel[TARGET] = self.target - CARD_TARGET + 1
        fight(g)


def work_on_character(g: Sword, caster: i64, spell: i64, target: i64) -> None:
    """Gifts, thefts and blows."""
    if spell == REBIRTH:
        add_life(g, target, max(HEAL_CAP - g.life[target], 0))
    elif spell == DOOM:
        begin(g, script.DOOM_SCRIPT, target, NOBODY)
    elif spell == SPELL_EATER:
        discard_hand(g, target)
    elif spell == MADNESS:
        if hand(g, target):
            see_hand(g, caster, target)
            g.then(TakeSpell(caster, target))
    else:
        rob(g, caster, spell, target)


def rob(g: Sword, caster: i64, spell: i64, target: i64) -> None:
    """MS-A74 Goods and friends are taken or blown away."""
    if spell == LORD_OF_RICHES:
        if g.gold[target] > 0 or riches(g, caster, target):
            g.then(TakeRiches(caster, target))
    elif spell == LORD_OF_FRIENDS:
        if free_friends(g, target) and not friendless(g, caster):
            g.then(TakeFriend(caster, target))
    else:
        for card in losable(g, target):
            throw(g, caster, 1, WindBlows(target, card))


class WindBlows(CardDeed):
    """Семь Ветров: on a one the item is destroyed."""

    def run(self, g: Sword) -> None:
        if g.rolled == 1 and alive(g, self.seat) and carries(g, self.seat, self.card):
            lose_card(g, self.seat, self.card, "gone")


def see_hand(g: Sword, seat: i64, victim: i64) -> None:
    """Безумие: the caster looks at the whole hand."""
    slot: i64
    for slot in range(victim * HAND, victim * HAND + HAND):
        if g.spell[slot] != 0:
            g.seen[slot] |= bit(seat)
    if g.told:
        g.emit(SpellsSeen(seat, "hand", tuple(SPELLS[spell].slug for spell in hand(g, victim))))


class TakeSpell(FromVictim):
    """MS-A74 Безумие: which spell to take."""

    clause: ClassVar[str] = "MS-A74"
    offers: ClassVar[Menu] = answers.SPELL_MENU

    def entries(self, g: Sword) -> list[int]:
        return hand(g, self.victim)

    def answered(self, g: Sword, index: i64) -> None:
        take_spell(g, self.seat, self.victim, held(g, self.victim, index), False)


def riches(g: Sword, caster: i64, target: i64) -> list[int]:
    """MS-A74 Повелитель Богатств takes any item the caster may own, even from the pouch, but not the boat."""
    return [card for card in items_of(g, target) if may_own(g, caster, card) and DESIGNS[CARD[card]].slug != "boat"]


class TakeRiches(FromVictim):
    """MS-A74 Повелитель Богатств: an item or a gold piece."""

    clause: ClassVar[str] = "MS-A74"
    offers: ClassVar[Menu] = answers.HUB_MENU

    def entries(self, g: Sword) -> list[int]:
        return coin_or(g, self.victim, riches(g, self.seat, self.victim))

    def answered(self, g: Sword, index: i64) -> None:
        if index == acts.TAKE_COIN:
            pass_coin(g, self.victim, self.seat)
        else:
            take_card(g, self.seat, self.victim, index - acts.CARD_AT)


class TakeFriend(FromVictim):
    """MS-A74 Повелитель Друзей: which friend changes sides; it costs nothing."""

    clause: ClassVar[str] = "MS-A74"
    offers: ClassVar[Menu] = answers.CARD_MENU

    def entries(self, g: Sword) -> list[int]:
        return free_friends(g, self.victim)

    def answered(self, g: Sword, index: i64) -> None:
        take_card(g, self.seat, self.victim, index)


def work_on_board(g: Sword, caster: i64, spell: i64, target: i64) -> None:
    """Cards on squares, thunder, and a look into the deck."""
    if spell == INSIGHT:
        if ready(g):
            g.then2(PeekEvents(caster, 0), TellPeek(caster))
    elif spell == MASTER_OF_THUNDER:
        thunder(g, caster, target - SQUARE_TARGET)
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


def is_foe(card: i64) -> bool:
    """Whether a card is an enemy or a Demon."""
    return is_enemy(card) or is_demon(card)


class TellPeek(Deed):
    """Озарение: the caster is told what he saw."""

    def run(self, g: Sword) -> None:
        if g.told:
            cards = [g.event_top[at] - 1 for at in range(len(g.event_top)) if g.event_top[at] != 0]
            g.emit(SpellsSeen(self.seat, "events", tuple(DESIGNS[CARD[card]].slug for card in cards)))


def thunder(g: Sword, caster: i64, square: i64) -> None:
    """MS-A66 Властелин Грома: all beings of the square are paralysed, the caster too if he stands there."""
    for seat in range(g.seats):
        if alive(g, seat) and g.square[seat] == square and not immune_to(g, seat, MASTER_OF_THUNDER):
            paralyse(g, seat, THUNDERED)
    for card in lying(g, square):
        if is_foe(card):
            g.still[card] = caster + 1


class MoveEvent(SendCard):
    """Властелин Событий: to which square of the same circle the card goes."""

    clause: ClassVar[str] = "MS-A65"

    def entries(self, g: Sword) -> list[int]:
        here = g.at[self.card] - ON
        start = ring_start(here)
        free = [s for s in range(start, start + ring_size(start)) if s != here and stands_alone(g, s, self.seat)]
        return free if free else [here]
