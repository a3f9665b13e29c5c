"""Before the dice: MS-A43 F3. The two fighters in turn, then the others, until all pass in a row."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, full, has
from magoteka.games.magic_sword.box.book import CARD_EFFECTS
from magoteka.games.magic_sword.box.names import C_FATE_CRYSTAL, C_LOYAL_KNIGHT, C_ROBBER, C_WAND_OF_FATE, PRIEST
from magoteka.games.magic_sword.box.tables import CARD, DEMON_TAG, WEAPONS
from magoteka.games.magic_sword.box.throws import WON_OVER_UP_TO
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import AidUsed, Way
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.duel import (
    ABILITY,
    ATTACK,
    CASTLE,
    CRYSTAL_AID,
    EXORCISED,
    INSTANT,
    RAID,
    RAISED_MARK,
    TOURNAMENT,
    battle_is_on,
    call_off,
    enemy_tags,
    group,
    shadowed,
    side_of,
    spell_free,
    stands_in,
)
from magoteka.games.magic_sword.rules.battle.foes import beaten_an_enemy, can_befriend, can_coax, is_demon
from magoteka.games.magic_sword.rules.battle.strength import is_weapon, weapon_in_hand
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.character.cards import (
    bound_by,
    friendless,
    has_friend,
    item_named,
    name_of,
    raised_by,
    squires,
    works,
)
from magoteka.games.magic_sword.rules.character.figure import alive, is_hero
from magoteka.games.magic_sword.rules.character.goods import own, remove
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.shapes import Ask, OfCharacter, OfCharacterAndCard
from magoteka.games.magic_sword.rules.spells.casting import Window, begin_cast, castables, might_cast
from magoteka.games.magic_sword.rules.spells.windows import WF
from magoteka.games.magic_sword.rules.turn.actions import do_act, starred
from magoteka.games.magic_sword.table.state import (
    AIDS,
    BOUND,
    KIND_OF,
    NOBODY,
    ON,
    ONE,
    OWNER,
    STAND,
    SWORD_BATTLE,
    TWO,
    WEAPON,
    WHY,
    MagicSword,
)
from magoteka.games.magic_sword.table.where import put_card

KNIGHT_STRENGTH: Final = 3


def fighters(g: MagicSword) -> list[int]:
    """F3 Who speaks first: attacker or explorer, then the attacked."""
    first = g.duel[ONE] if g.duel[ONE] != NOBODY else g.duel[OWNER]
    order = [first]
    if g.duel[TWO] != NOBODY:
        order.append(g.duel[TWO])
    return order


class Prep(Step):
    """F3 The fighters may act before the dice fall, one after the other, then all the others at once."""

    at: i64

    def __init__(self, at: i64) -> None:
        self.at = at

    def run(self, g: MagicSword) -> None:
        order = fighters(g)
        at = self.at
        while at < len(order) and battle_is_on(g):
            seat = order[at]
            if has_a_say(g, seat):
                g.then(Prepare(seat, at))
                return
            at += 1
        if battle_is_on(g) and not spell_free(g):
            left = full(g.seats)
            for seat in order:
                left &= ~bit(seat)
            g.then(Window(WF, g.turn, left, NOBODY, -1))


def has_a_say(g: MagicSword, seat: i64) -> bool:
    """Whether the seat could do something as far as all can see."""
    if not spell_free(g) and might_cast(g, seat, WF, NOBODY):
        return True
    robbed = may_be_robbed(g, seat)
    return any(aid != places.DROP or robbed for aid in aids(g, seat))


def may_be_robbed(g: MagicSword, seat: i64) -> bool:
    """MS-5.5, MS-6.4 Whether something of a fighter is at stake: who may be robbed may drop it before."""
    if side_of(g, seat) == 0:
        return any(CARD[card] == C_ROBBER for card in group(g))
    return g.duel[WHY] in (ATTACK, TOURNAMENT, RAID) or (g.duel[WHY] == ABILITY and squires(g, seat))


def aids(g: MagicSword, seat: i64) -> list[int]:
    """What a fighter may do besides spells, as entries of the menu."""
    side = side_of(g, seat)
    if side < 0 or not alive(g, seat) or g.frozen[seat] > 0:
        return []
    found: list[int] = starred(g, seat)
    shadow = side == 0 and shadowed(g)
    if shadow:
        found = [aid for aid in found if aid != places.DRINK_ELIXIR]
    if stands_in(g, side):
        return found
    if works(g, seat, C_FATE_CRYSTAL) and not has(g.duel[AIDS + side], CRYSTAL_AID) and not shadow:
        found.append(places.ASK_CRYSTAL)
    if has_friend(g, seat, C_LOYAL_KNIGHT) and g.duel[WHY] != CASTLE:
        found.append(places.SEND_KNIGHT)
    if demon_without_card(g, seat):
        found.append(places.EXORCISE)
    return found + [places.CARD_AT + card for card in cards_to_use(g, seat, side)]


def demon_without_card(g: MagicSword, seat: i64) -> bool:
    """MS-A41 Whether the Priest may still throw for the Demon of a table that attacks him."""
    if g.duel[ONE] != seat or g.duel[WHY] != INSTANT or not is_hero(g, seat, PRIEST):
        return False
    return enemy_tags(g) & DEMON_TAG != 0 and not has(g.duel[AIDS], EXORCISED)


def cards_to_use(g: MagicSword, seat: i64, side: i64) -> list[int]:
    """Weapons to change to, raised beasts to send, enemies to win over."""
    found: list[int] = []
    if g.duel[KIND_OF] == SWORD_BATTLE:
        in_hand = weapon_in_hand(g, side)
        if in_hand != NOBODY and g.duel[WEAPON + side] == 0:  # MS-A109 a weapon is changed once a battle
            found += [card for card in WEAPONS if is_weapon(g, seat, card) and card != in_hand]
        found += [card for card in raised_by(g, seat) if g.note[card] != RAISED_MARK]
    if side == 0:
        wand = may_bind(g, seat)
        for card in group(g):
            if wand or can_befriend(g, seat, card) or can_throw_for(g, seat, card):
                found.append(card)
    return found


def may_bind(g: MagicSword, seat: i64) -> bool:
    """MS-A112, MS-A53 The Wand of Fate binds one enemy, as a friend for one battle: not for whoever has no friends."""
    if not works(g, seat, C_WAND_OF_FATE) or shadowed(g):
        return False
    return bound_by(g, seat) == NOBODY and not friendless(g, seat)


def can_throw_for(g: MagicSword, seat: i64, card: i64) -> bool:
    """The Priestess coaxes a beast, the Priest exorcises a Demon, each once."""
    if tried(g, card):
        return False
    return can_coax(g, seat, card) or (is_hero(g, seat, PRIEST) and is_demon(card))


def try_now(g: MagicSword, card: i64) -> None:
    """The throw for this card is made, or given up: once a turn."""
    g.dropped[card] = -g.turns - 1


def tried(g: MagicSword, card: i64) -> bool:
    """Whether the throw for this card was already made in this turn."""
    return g.dropped[card] == -g.turns - 1


class Prepare(Ask):
    """F3 Use a spell, a card or an ability before the dice, or be ready."""

    clause: ClassVar[str] = "MS-A43"
    opens: ClassVar[bool] = True
    reason: ClassVar[str] = "not-in-this-battle"
    offers: ClassVar[Menu] = menus.HUB_MENU
    at: i64

    def __init__(self, seat: i64, at: i64) -> None:
        self.seat = seat
        self.at = at

    def entries(self, g: MagicSword) -> list[int]:
        found: list[int] = [int(places.READY)] + aids(g, self.seat)
        if not spell_free(g):
            found += [places.SPELL_AT + spell for spell in castables(g, self.seat, WF, NOBODY)]
        return found

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == places.READY:
            g.then(Prep(self.at + 1))
            return
        g.then(Prep(0))
        if index >= places.CARD_AT:
            use_card(g, self.seat, index - places.CARD_AT)
        elif index >= places.SPELL_AT:
            begin_cast(g, self.seat, index - places.SPELL_AT, WF)
        else:
            use_aid(g, self.seat, index)


def use_aid(g: MagicSword, seat: i64, act: i64) -> None:
    """The Crystal of Fate, the Loyal Knight, or a starred free action."""
    side = side_of(g, seat)
    if act == places.ASK_CRYSTAL:
        g.duel[AIDS + side] |= bit(CRYSTAL_AID)
        tell_deed(g, seat, act)
        begin(g, CARD_EFFECTS[C_FATE_CRYSTAL], seat, item_named(g, seat, C_FATE_CRYSTAL))
    elif act == places.EXORCISE:
        g.duel[AIDS] |= bit(EXORCISED)
        tell_deed(g, seat, act)
        throw(g, seat, 1, ReadExorcism(seat))
    elif act == places.SEND_KNIGHT:
        g.duel[STAND + side] = KNIGHT_STRENGTH
        tell_deed(g, seat, act)
    else:
        do_act(g, seat, act)


def tell_deed(g: MagicSword, seat: i64, act: i64) -> None:
    """What is done before the dice is told."""
    if g.listening:
        g.emit(AidUsed(seat, menus.ACT_TAGS[act]))


def way_of(g: MagicSword, seat: i64, card: i64) -> Way:
    """What is done with a card before the dice, for the event."""
    if is_weapon(g, seat, card):
        return "wields"
    if g.at[card] >= ON + 100:
        return "sends"
    if can_befriend(g, seat, card):
        return "befriends"
    return "tries" if can_throw_for(g, seat, card) else "binds"


def use_card(g: MagicSword, seat: i64, card: i64) -> None:
    """A weapon is drawn, a beast sent, an enemy won over."""
    if g.listening:
        g.emit(AidUsed(seat, name_of(card), way_of(g, seat, card), name_of(card)))
    if is_weapon(g, seat, card):
        g.duel[WEAPON + side_of(g, seat)] = card + 1
    elif g.at[card] < ON + 100:
        win_over(g, seat, card)
    else:
        g.note[card] = RAISED_MARK


def win_over(g: MagicSword, seat: i64, card: i64) -> None:
    """An enemy card of the group becomes a friend, is thrown for, or is bound by the wand."""
    if can_befriend(g, seat, card):
        g.tamed[seat] = 1
        own(g, seat, card)
    elif can_throw_for(g, seat, card):
        try_now(g, card)
        throw(g, seat, 1, ReadCoaxing(seat, card))
    else:
        put_card(g, card, BOUND + seat)


class ReadExorcism(OfCharacter):
    """MS-A41 1–3: the Priest drives out a Demon that has no card."""

    def run(self, g: MagicSword) -> None:
        if g.rolled <= WON_OVER_UP_TO:
            call_off(g)
            beaten_an_enemy(g, self.seat)


class ReadCoaxing(OfCharacterAndCard):
    """1–3: the Priestess wins the beast as a friend, the Priest drives the Demon out (MS-A115)."""

    def run(self, g: MagicSword) -> None:
        if g.rolled > WON_OVER_UP_TO or not alive(g, self.seat):
            return
        if is_demon(self.card):
            remove(g, self.card)
            beaten_an_enemy(g, self.seat)
        else:
            own(g, self.seat, self.card)
