"""What a character has: cards gained, dropped and lost (MS-5, MS-6, MS-7, MS-21)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.book import CARD_EFFECTS
from magoteka.games.magic_sword.box.effects import Gold
from magoteka.games.magic_sword.box.names import (
    ALIGNMENTS,
    C_BOAT,
    C_BOTTOMLESS_BAG,
    C_CRUSADER,
    C_EVIL_SPIRIT,
    C_LAMP,
    C_MAGIC_SWORD,
    C_MISER_WARLOCK,
    C_PORTER,
    C_SECRET_POUCH,
    C_TOLIMAN_SHIELD,
    C_WAND_OF_FATE,
    DEMON,
    ENEMY,
    MIDDLE,
)
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.tables import BANNED, CARD, CARDS, EVENT, KIND, PILE, PROXY
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import (
    AlignmentChanged,
    CardGained,
    CardGone,
    CardLost,
    CardMoved,
    SpellsSeen,
)
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.character.cards import (
    bound_by,
    capacity,
    carries,
    forced,
    free_friends,
    friend_named,
    friends_of,
    has_free_friend,
    has_items,
    is_carrier,
    is_item,
    item_named,
    items_of,
    load,
    may_own,
    name_of,
    raised_by,
    stock_card,
)
from magoteka.games.magic_sword.rules.character.figure import alive, on_bridge, square_name
from magoteka.games.magic_sword.rules.character.hand import check_hand, discard_friend_spell
from magoteka.games.magic_sword.rules.character.points import add_gold
from magoteka.games.magic_sword.rules.character.spell_deck import friend_draws
from magoteka.games.magic_sword.rules.shapes import Ask, OfCharacter, ask_which
from magoteka.games.magic_sword.table.state import (
    BOX,
    CRUSADER_SLOT,
    DISCARD,
    FRIENDS,
    HAND,
    ITEMS,
    MISER_SLOT,
    NOBODY,
    ON,
    POUCH,
    STOCK,
    MagicSword,
)
from magoteka.games.magic_sword.table.where import cards_at, put_card

KEYS: Final = (C_MAGIC_SWORD, C_TOLIMAN_SHIELD)


def coin_or(g: MagicSword, seat: i64, cards: list[int]) -> list[int]:
    """A gold piece of the character, if it has one, or one of the cards, as entries of the menu."""
    coin: list[int] = [int(places.TAKE_COIN)] if g.gold[seat] > 0 else []
    return coin + [places.CARD_AT + card for card in cards]


def take_card(g: MagicSword, seat: i64, loser: i64, card: i64) -> None:
    """A card changes hands; what the loser may carry and hold is checked again."""
    if CARD[card] == C_SECRET_POUCH:
        empty_pouch(g, loser)
    free_captive(g, loser, card)
    own(g, seat, card)
    after_loss(g, loser, card)


def away(g: MagicSword, card: i64) -> None:
    """MS-A34 A card leaves play: to the event discard, the stock or the box; a friend's spell goes with him."""
    g.note[card] = 0
    g.still[card] = 0
    g.reserved[card] = 0
    if CARD[card] == C_CRUSADER:
        discard_friend_spell(g, g.turn, CRUSADER_SLOT, friend_of(g, card))
    if CARD[card] == C_MISER_WARLOCK:
        discard_friend_spell(g, g.turn, MISER_SLOT, friend_of(g, card))
    if PILE[card] == EVENT:
        put_card(g, card, DISCARD)
    elif PILE[card] == PROXY:
        put_card(g, card, BOX)
    else:
        put_card(g, card, STOCK)


def friend_of(g: MagicSword, card: i64) -> int | None:
    """Whose friend a card is, for the event."""
    owner = g.at[card] - FRIENDS
    return owner if 0 <= owner < g.seats else None


def remove(g: MagicSword, card: i64) -> None:
    """A card of the board goes to its discard."""
    if g.listening:
        g.emit(CardGone(card, name_of(card)))
    away(g, card)


def lose_card(g: MagicSword, seat: i64, card: i64, how: str) -> None:
    """MS-6.4a, MS-21.2 A character loses a card for good."""
    part_with(g, seat, card, how)
    after_loss(g, seat, card)


def part_with(g: MagicSword, seat: i64, card: i64, how: str) -> None:
    """A card is gone; load and hand are not checked yet."""
    if CARD[card] == C_SECRET_POUCH:
        empty_pouch(g, seat)
    free_captive(g, seat, card)
    if g.listening:
        g.emit(CardLost(seat, card, name_of(card), how))
    away(g, card)


def after_loss(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-5.6, MS-A55 The load and the hand are checked again."""
    check_hand(g, seat)
    gone_for_good: i64 = 0
    if takes_surplus_away(card):
        gone_for_good = 1
    if alive(g, seat) and load(g, seat) > capacity(g, seat):
        g.then(CheckLoad(seat, gone_for_good))


def takes_surplus_away(card: i64) -> bool:
    """MS-A55 What the porter or the bag carried is lost with them."""
    return CARD[card] == C_PORTER or CARD[card] == C_BOTTOMLESS_BAG


def empty_pouch(g: MagicSword, seat: i64) -> None:
    """The content of the Secret Pouch is an ordinary item again."""
    for card in cards_at(g, POUCH + seat):
        put_card(g, card, ITEMS + seat)


class SendCard(Ask):
    """To which square a card goes."""

    offers: ClassVar[Menu] = menus.SQUARE_MENU
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def answered(self, g: MagicSword, index: i64) -> None:
        move_card(g, self.card, index)


def drop_card(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-5.5, MS-6.4b, MS-A56 A card is left face up on the square; a hired boat goes back."""
    if CARD[card] == C_BOAT or runs_off(g, seat, card):
        lose_card(g, seat, card, "gone")
        return
    if CARD[card] == C_SECRET_POUCH:
        empty_pouch(g, seat)
    lay(g, seat, card)
    if g.listening:
        g.emit(CardLost(seat, card, name_of(card), "dropped"))
    after_loss(g, seat, card)


def runs_off(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-A91 No enemy lies on the bridge: what has been tamed or bound is gone where it is let go there."""
    return on_bridge(g, seat) and (KIND[CARD[card]] == ENEMY or KIND[CARD[card]] == DEMON)


def free_captive(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-A112 Without the wand its captive is free: it lies on the square, an enemy again."""
    captive = bound_by(g, seat)
    if CARD[card] != C_WAND_OF_FATE or captive == NOBODY:
        return
    if runs_off(g, seat, captive):
        remove(g, captive)
        return
    put_card(g, captive, ON + g.square[seat])
    if g.listening:
        g.emit(CardMoved(captive, name_of(captive), square_name(g.square[seat])))


def lay(g: MagicSword, seat: i64, card: i64) -> None:
    """The card lies on the character's square; he may not take it again this turn."""
    free_captive(g, seat, card)
    put_card(g, card, ON + g.square[seat])
    g.dropped[card] = g.turns * 8 + seat + 1


def ask_to_drop(g: MagicSword, seat: i64) -> None:
    """MS-5.5, MS-6.4 At any moment: whoever has something to drop and is not paralysed is asked."""
    able = alive(g, seat) and g.stone[seat] == 0 and g.frozen[seat] == 0
    if able and (has_items(g, seat) or has_free_friend(g, seat)):
        g.then(DropFirst(seat))


class DropFirst(Ask):
    """MS-5.5, MS-6.4 What is dropped before something happens, one after another."""

    clause: ClassVar[str] = "MS-5.5"
    offers: ClassVar[Menu] = menus.CARD_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return free_friends(g, self.seat) + items_of(g, self.seat) + [CARDS]

    def answered(self, g: MagicSword, index: i64) -> None:
        if index < CARDS:
            g.then(DropMore(self.seat))
            drop_card(g, self.seat, index)


class DropMore(OfCharacter):
    """MS-5.5 When one thing lies there, another may be dropped."""

    def run(self, g: MagicSword) -> None:
        ask_to_drop(g, self.seat)


def check_load(g: MagicSword, seat: i64) -> None:
    """MS-5.6 Whoever carries too much leaves the surplus where he stands."""
    if alive(g, seat) and load(g, seat) > capacity(g, seat):
        g.then(CheckLoad(seat, 0))


@mypyc_attr(free_list_len=1)
class CheckLoad(Step):
    """MS-5.6 Whoever exceeds the limit gives up the surplus at once."""

    seat: i64
    gone: i64

    def __init__(self, seat: i64, gone: i64) -> None:
        self.seat = seat
        self.gone = gone

    def run(self, g: MagicSword) -> None:
        if alive(g, self.seat) and load(g, self.seat) > capacity(g, self.seat):
            g.then(self)
            ask_which(g, GiveUpItem(self.seat, self.gone))


class GiveUpItem(Ask):
    """MS-5.6, MS-A55 Choose what is left behind; with the porter or the bag it is lost."""

    clause: ClassVar[str] = "MS-5.6"
    offers: ClassVar[Menu] = menus.CARD_MENU
    gone: i64

    def __init__(self, seat: i64, gone: i64) -> None:
        self.seat = seat
        self.gone = gone

    def entries(self, g: MagicSword) -> list[int]:
        return [card for card in items_of(g, self.seat) if not is_carrier(CARD[card])]

    def answered(self, g: MagicSword, index: i64) -> None:
        if self.gone == 1:
            lose_card(g, self.seat, index, "gone")
        else:
            drop_card(g, self.seat, index)


def gain_card(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-12.1, MS-16.6 A card comes to the character; gold is spent into tokens, a drawn key is swapped."""
    effect = CARD_EFFECTS[CARD[card]]
    if isinstance(effect, Gold):
        if g.listening:
            g.emit(CardGained(seat, card, name_of(card)))
        away(g, card)
        add_gold(g, seat, effect.points)
        return
    taken = card
    if CARD[card] in KEYS and PILE[card] == EVENT and stock_card(g, CARD[card]) != NOBODY:
        taken = stock_card(g, CARD[card])
        away(g, card)
    own(g, seat, taken)


def own(g: MagicSword, seat: i64, card: i64) -> None:
    """The card lies before the character."""
    g.still[card] = 0
    g.reserved[card] = 0
    if g.listening:
        g.emit(CardGained(seat, card, name_of(card)))
    if is_item(card):
        put_card(g, card, ITEMS + seat)
        if CARD[card] == C_BOAT or CARD[card] == C_LAMP:
            g.note[card] = 0  # MS-A26 usable in the next own turn
    else:
        put_card(g, card, FRIENDS + seat)
        first_joining(g, seat, card)
    check_load(g, seat)


def first_joining(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-A84 The Crusader and the Miser Warlock bring a spell once; MS-A53 the Evil Spirit drives the others away."""
    if CARD[card] == C_CRUSADER or CARD[card] == C_MISER_WARLOCK:
        slot: i64 = CRUSADER_SLOT
        if CARD[card] == C_MISER_WARLOCK:
            slot = MISER_SLOT
        if g.note[card] == 0:
            g.note[card] = 1
            friend_draws(g, seat, slot)
        else:
            know_friend_spell(g, seat, slot)
    if CARD[card] == C_EVIL_SPIRIT:
        for friend in friends_of(g, seat) + raised_by(g, seat):
            if not forced(friend):
                lose_card(g, seat, friend, "gone")
        if bound_by(g, seat) != NOBODY:
            remove(g, bound_by(g, seat))  # MS-A112 the wand stays


def know_friend_spell(g: MagicSword, seat: i64, slot: i64) -> None:
    """The new owner may look at the spell under the friend."""
    place = g.seats * HAND + slot
    if g.spell[place] != 0:
        g.seen[place] |= bit(seat)
        if g.listening:
            g.emit(SpellsSeen(seat, "friend", (SPELLS[g.spell[place] - 1].slug,)))


def gain_equipment(g: MagicSword, seat: i64, design: i64) -> bool:
    """MS-21.1, MS-A34d An equipment card from the stock, if there is one; no Magic Sword in the Lower circle."""
    card = stock_card(g, design)
    if card == NOBODY or (design == C_MAGIC_SWORD and g.square[seat] < MIDDLE):
        return False
    if not may_own(g, seat, card):
        return False
    own(g, seat, card)
    return True


def change_align(g: MagicSword, seat: i64, align: i64) -> None:
    """MS-7.3, MS-7.4, MS-A57 At most one change between own turns; what is now forbidden is dropped."""
    if g.align[seat] == align or g.changed[seat] != 0 or g.stone[seat] > 0:
        return
    g.align[seat] = align
    g.changed[seat] = 1
    if g.listening:
        g.emit(AlignmentChanged(seat, ALIGNMENTS[align]))
    for card in items_of(g, seat):
        if carries(g, seat, card) and has(BANNED[CARD[card]], align):
            drop_card(g, seat, card)


def move_card(g: MagicSword, card: i64, square: i64) -> None:
    """A card of the board is put on another square."""
    put_card(g, card, ON + square)
    if g.listening:
        g.emit(CardMoved(card, name_of(card), square_name(square)))


def drive_out_spirit(g: MagicSword, seat: i64) -> None:
    """MS-A53 Whoever explores the hermit's hut is rid of the Evil Spirit."""
    card = friend_named(g, seat, C_EVIL_SPIRIT)
    if card != NOBODY:
        lose_card(g, seat, card, "gone")


def leave_boat(g: MagicSword, seat: i64) -> None:
    """MS-A26 The boat stays behind when its owner leaves otherwise."""
    card = item_named(g, seat, C_BOAT)
    while card != NOBODY:
        lose_card(g, seat, card, "gone")
        card = item_named(g, seat, C_BOAT)
