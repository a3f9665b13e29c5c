"""Exploring a square: MS-13.4, MS-15, MS-16, MS-A29 to MS-A36."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from magoteka.games.magic_sword.box.forecasts import UNNOTICED_UP_TO
from magoteka.games.magic_sword.box.names import (
    C_FALSE_WANDERER,
    C_ROWAN_OF_KNOWLEDGE,
    C_THREE_HEADED_DRAGON,
    DEMON,
    DRAGON_HEADS,
    DRUID,
    ENCOUNTER,
    ENEMY,
    GIANT,
    HERMIT,
    M13,
    SQUARES_IN_ALL,
)
from magoteka.games.magic_sword.box.tables import CARD, CARDS, KIND, SQUARE_DRAW
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import BattleAvoided, CardTurnedUp
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.battle.beginning import fight_card, fight_group
from magoteka.games.magic_sword.rules.battle.duel import DRAGON, attackers, placed_now
from magoteka.games.magic_sword.rules.battle.foes import beaten_an_enemy, blessed, ignored, tags_of
from magoteka.games.magic_sword.rules.battle.prepare import tried, try_now
from magoteka.games.magic_sword.rules.cards.deck import DrawEvents, down_on, return_swords, reveal
from magoteka.games.magic_sword.rules.cards.placing import place_cards
from magoteka.games.magic_sword.rules.character.cards import item_named, lying, name_of, works
from magoteka.games.magic_sword.rules.character.figure import alive, is_hero, square_name
from magoteka.games.magic_sword.rules.character.goods import (
    SendCard,
    change_align,
    drive_out_spirit,
    lose_card,
    move_card,
    remove,
)
from magoteka.games.magic_sword.rules.character.sheet import may_hide
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.shapes import Ask, Scene, YesNo
from magoteka.games.magic_sword.rules.spells.casting import ask_all
from magoteka.games.magic_sword.rules.spells.windows import WD
from magoteka.games.magic_sword.rules.square.dealing import deal_with, free_squares
from magoteka.games.magic_sword.rules.square.services import castle_kit
from magoteka.games.magic_sword.rules.square.visiting import Hub
from magoteka.games.magic_sword.table.state import MAGIC_BATTLE, NOBODY, ON, SWORD_BATTLE, MagicSword
from magoteka.games.magic_sword.table.where import first_at


@mypyc_attr(free_list_len=1)
class Exploration(Scene):
    """MS-13.4, MS-A29 Face-down cards are turned up, cards are drawn up to the number, then all are dealt with."""

    def play(self, g: MagicSword) -> None:
        square = g.square[self.seat]
        hidden = turn_up_hidden(g, self.seat, square)
        castle_kit(g, self.seat)
        if square == M13:
            drive_out_spirit(g, self.seat)
        due = max(SQUARE_DRAW[square] - len(lying(g, square)), 0)
        if due == 0:
            return_swords(g)
        if due == 0:
            g.then2(Place(self.seat, self.visit), WorkOff(self.seat, self.visit))
        else:
            offer_more(g, self.seat, due, self.visit)
        place_cards(g, self.seat, hidden)


def turn_up_hidden(g: MagicSword, seat: i64, square: i64) -> list[int]:
    """MS-A33 The next explorer turns face-down cards up as if they had lain there: he has not drawn them."""
    cards = down_on(g, square)
    for card in cards:
        if g.listening:
            g.emit(CardTurnedUp(seat, card, name_of(card), square_name(square)))
        reveal(g, square, card)
    return cards


def draw_new(g: MagicSword, seat: i64, count: i64) -> None:
    """MS-A81, MS-A30 Further cards regardless of those lying there."""
    draw(g, seat, count, 0, g.visits[seat])


def offer_more(g: MagicSword, seat: i64, due: i64, visit: i64) -> None:
    """MS-A29 The Giant's view, then the Rowan of Knowledge: each lets one card more be drawn."""
    if is_hero(g, seat, GIANT):
        g.then(DrawOneMore(seat, due, visit))
    else:
        offer_rowan(g, seat, due, 0, visit)


def offer_rowan(g: MagicSword, seat: i64, due: i64, more: i64, visit: i64) -> None:
    """MS-A29 Whoever has the Rowan of Knowledge may use it up; then the cards are drawn."""
    if works(g, seat, C_ROWAN_OF_KNOWLEDGE):
        g.then(EatRowan(seat, due, more, visit))
    else:
        draw(g, seat, due, more, visit)


def draw(g: MagicSword, seat: i64, due: i64, more: i64, visit: i64) -> None:
    """MS-A29 Draw all, discard as many as were drawn more, then the window WD, placements, ascending digits."""
    g.then2(Drawn(seat, visit), WorkOff(seat, visit))
    one: i64
    for one in range(more):
        g.then(ReturnOne(seat, visit))
    g.then(DrawEvents(seat, g.square[seat], due + more))


class DrawOneMore(YesNo):
    """MS-A29 The Giant: one card more, one of those drawn is discarded?"""

    clause: ClassVar[str] = "MS-A29"
    due: i64
    visit: i64

    def __init__(self, seat: i64, due: i64, visit: i64) -> None:
        self.seat = seat
        self.due = due
        self.visit = visit

    def accepted(self, g: MagicSword) -> None:
        offer_rowan(g, self.seat, self.due, 1, self.visit)

    def declined(self, g: MagicSword) -> None:
        offer_rowan(g, self.seat, self.due, 0, self.visit)


class EatRowan(YesNo):
    """MS-A29 The Rowan of Knowledge: use it up for one card more, of which one is discarded?"""

    clause: ClassVar[str] = "MS-A29"
    due: i64
    more: i64
    visit: i64

    def __init__(self, seat: i64, due: i64, more: i64, visit: i64) -> None:
        self.seat = seat
        self.due = due
        self.more = more
        self.visit = visit

    def accepted(self, g: MagicSword) -> None:
        draw(g, self.seat, self.due, self.more + 1, self.visit)
        lose_card(g, self.seat, item_named(g, self.seat, C_ROWAN_OF_KNOWLEDGE), "gone")

    def declined(self, g: MagicSword) -> None:
        draw(g, self.seat, self.due, self.more, self.visit)


class ReturnOne(Scene):
    """MS-A29 The surplus card is chosen."""

    def play(self, g: MagicSword) -> None:
        if fresh_cards(g, self.seat):
            g.then(DiscardDrawn(self.seat))


def fresh_cards(g: MagicSword, seat: i64) -> list[int]:
    """The cards just drawn onto the character's square."""
    return [card for card in lying(g, g.square[seat]) if g.fresh[card] == g.stamp]


class DiscardDrawn(Ask):
    """MS-A29 Which of the cards just drawn is discarded."""

    clause: ClassVar[str] = "MS-A29"
    offers: ClassVar[Menu] = menus.CARD_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return fresh_cards(g, self.seat)

    def answered(self, g: MagicSword, index: i64) -> None:
        remove(g, index)


class Drawn(Scene):
    """MS-A60 The cards lie open: the window WD, the Druid's shift, then placements."""

    def play(self, g: MagicSword) -> None:
        g.then(Place(self.seat, self.visit))
        if is_hero(g, self.seat, DRUID) and g.changed[self.seat] == 0:
            g.then(ShiftNow(self.seat))
        ask_all(g, WD, self.seat, NOBODY)


class ShiftNow(Ask):
    """The Druid, after seeing the cards: which alignment to have."""

    clause: ClassVar[str] = "MS-7.3"
    offers: ClassVar[Menu] = menus.ALIGN_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return [0, 1, 2]

    def answered(self, g: MagicSword, index: i64) -> None:
        change_align(g, self.seat, index)


@mypyc_attr(free_list_len=1)
class Place(Scene):
    """MS-15.1 Drawn cards that name a square are put there first."""

    def play(self, g: MagicSword) -> None:
        place_cards(g, self.seat, fresh_cards(g, self.seat))


@mypyc_attr(free_list_len=1)
class WorkOff(Scene):
    """MS-15.2, MS-16.4, MS-A30 Encounters, then Sword enemies, then Demons; then everything else."""

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        if not alive(g, seat):
            return
        encounters = undealt(g, seat, ENCOUNTER)
        if encounters:
            g.then(WorkOff(seat, self.visit))
            if len(encounters) == 1:
                deal_with(g, seat, encounters[0])
            else:
                g.then(WhichFirst(seat))
        elif enemies_come(g, seat, self.visit):
            return
        else:
            g.then(Hub(seat, self.visit))


def undealt(g: MagicSword, seat: i64, kind: i64) -> list[int]:
    """The cards of a kind on the square that have not been dealt with in this exploration."""
    found: list[int] = []
    card = first_at(g, ON + g.square[seat])
    while card < CARDS:
        if KIND[CARD[card]] == kind and is_undealt(g, card):
            found.append(card)
        card = g.after[card]
    return found


def is_undealt(g: MagicSword, card: i64) -> bool:
    """Whether a card has not been dealt with in this exploration."""
    return g.dealt[card] != g.stamp and not placed_now(g, card)


def foes_wait(g: MagicSword, seat: i64) -> bool:
    """Whether an enemy or a Demon on the square has not been dealt with."""
    card = first_at(g, ON + g.square[seat])
    while card < CARDS:
        kind = KIND[CARD[card]]
        if (kind == ENEMY or kind == DEMON) and is_undealt(g, card):
            return True
        card = g.after[card]
    return False


class WhichFirst(Ask):
    """MS-A30 Of cards with the same digit the player chooses the order."""

    clause: ClassVar[str] = "MS-A30"
    offers: ClassVar[Menu] = menus.CARD_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return undealt(g, self.seat, ENCOUNTER)

    def answered(self, g: MagicSword, index: i64) -> None:
        deal_with(g, self.seat, index)


def enemies_come(g: MagicSword, seat: i64, visit: i64) -> bool:
    """MS-16.2…4, MS-A35 Whoever attacks has to be fought or hidden from before anything else."""
    if not foes_wait(g, seat):
        return False
    pass_by_harmless(g, seat, ENEMY)
    pass_by_harmless(g, seat, DEMON)
    square = g.square[seat]
    for card in undealt(g, seat, ENEMY):
        if CARD[card] == C_FALSE_WANDERER and g.note[card] != g.stamp:
            g.note[card] = g.stamp
            g.then(WorkOff(seat, visit))
            throw(g, seat, 1, ReadWanderer(seat, card, visit))
            return True
    if not foes_wait(g, seat):
        return False
    if may_hide(g, seat) and g.braved != g.stamp:
        g.then2(HideFromAll(seat), WorkOff(seat, visit))
        return True
    return battle_comes(g, seat, square, visit)


def pass_by_harmless(g: MagicSword, seat: i64, kind: i64) -> None:
    """MS-A42, MS-A66 Paralysed enemies and those that never attack this character count as hidden from."""
    for card in undealt(g, seat, kind):
        if g.still[card] != 0 or ignored(g, seat, tags_of(card)):
            g.dealt[card] = g.stamp


def battle_comes(g: MagicSword, seat: i64, square: i64, visit: i64) -> bool:
    """MS-A35 The joint Sword fight, then the dragon's heads, then the Demons."""
    g.then(WorkOff(seat, visit))
    if attackers(g, square, ENEMY):
        fight_group(g, seat, SWORD_BATTLE)
        return True
    for card in undealt(g, seat, ENEMY):
        if CARD[card] == C_THREE_HEADED_DRAGON:
            fight_card(g, DRAGON, seat, card, DRAGON_HEADS)
            return True
    demons = undealt(g, seat, DEMON)
    if blessed(g, seat):
        for card in demons:
            remove(g, card)  # MS-A115
        beaten_an_enemy(g, seat)
    elif is_hero(g, seat, HERMIT) and any(not tried(g, card) for card in demons):
        g.then(Banish(seat, next(card for card in demons if not tried(g, card))))
    else:
        fight_group(g, seat, MAGIC_BATTLE)
    return True


class ReadWanderer(Scene):
    """The False Wanderer: 1–3 it does not notice the character."""

    card: i64

    def __init__(self, seat: i64, card: i64, visit: i64) -> None:
        self.seat = seat
        self.card = card
        self.visit = visit

    def play(self, g: MagicSword) -> None:
        if g.rolled <= UNNOTICED_UP_TO:
            g.dealt[self.card] = g.stamp


class HideFromAll(YesNo):
    """MS-17.2, MS-A42 Hide from all beings on this square?"""

    clause: ClassVar[str] = "MS-17.2"

    def accepted(self, g: MagicSword) -> None:
        for card in undealt(g, self.seat, ENEMY) + undealt(g, self.seat, DEMON):
            g.dealt[card] = g.stamp
            if g.listening:
                g.emit(BattleAvoided(self.seat, name_of(card)))

    def declined(self, g: MagicSword) -> None:
        g.braved = g.stamp


class Banish(SendCard):
    """MS-A41 The Hermit may send a met Demon to another square of his circle; if he does not, it fights."""

    clause: ClassVar[str] = "MS-A41"

    def entries(self, g: MagicSword) -> list[int]:
        return [square for square in free_squares(g, self.seat) if square != g.square[self.seat]] + [SQUARES_IN_ALL]

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == SQUARES_IN_ALL:
            try_now(g, self.card)
            return
        g.dealt[self.card] = g.stamp
        move_card(g, self.card, index)
