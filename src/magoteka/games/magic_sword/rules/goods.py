"""What a character has: points, gold, cards gained, dropped and lost (MS-1, MS-2, MS-3, MS-5, MS-6, MS-7, MS-21)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import has
from magoteka.games.magic_sword.box.components import (
    C_BOAT,
    C_BOTTOMLESS_BAG,
    C_CRUSADER,
    C_EVIL_SPIRIT,
    C_GOLD_2,
    C_LAMP,
    C_MAGIC_SWORD,
    C_MISER_WARLOCK,
    C_PORTER,
    C_SECRET_POUCH,
    C_TOLIMAN_SHIELD,
    GOLD,
    HEAL_CAP,
    MIDDLE,
)
from magoteka.games.magic_sword.box.tables import (
    ALIGNMENTS,
    BANNED,
    CARD,
    EVENT,
    ITEM_CARDS,
    KIND,
    OF_DESIGN,
    PILE,
    PROXY,
)
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.book import check_hand, discard_friend_spell, friend_draws
from magoteka.games.magic_sword.rules.flow import Ask
from magoteka.games.magic_sword.rules.sheet import (
    alive,
    capacity,
    carries,
    forced,
    friends_of,
    is_carrier,
    is_item,
    item_named,
    items_of,
    load,
    may_own,
    name_of,
    square_name,
)
from magoteka.games.magic_sword.table.state import (
    BOX,
    CRUSADER_SLOT,
    DISCARD,
    FRIENDS,
    ITEMS,
    MISER_SLOT,
    NOBODY,
    ON,
    POUCH,
    STOCK,
    Sword,
)
from magoteka.games.magic_sword.words import menus
from magoteka.games.magic_sword.words.events import (
    AlignmentChanged,
    CardGained,
    CardGone,
    CardLost,
    CardMoved,
    PointsChanged,
)
from magoteka.games.magic_sword.words.menus import Menu

KEYS: Final = (C_MAGIC_SWORD, C_TOLIMAN_SHIELD)


def grown(stat: i64, points: i64, floor: i64) -> i64:
    """MS-1.3, MS-2.3 A stat never falls below its start value; one that lies below already does not fall."""
    if points < 0:
        return max(stat + points, min(floor, stat))
    return max(stat + points, floor)


def add_sword(g: Sword, seat: i64, points: i64) -> i64:
    """MS-1.3 Own Sword changes, never below the start value; by how much it really did."""
    now = grown(g.sword[seat], points, g.sword0[seat])
    by = now - g.sword[seat]
    g.sword[seat] = now
    if g.told and by != 0:
        g.emit(PointsChanged(seat, "sword", by, now))
    return by


def add_magic(g: Sword, seat: i64, points: i64) -> i64:
    """MS-2.3, MS-2.6b Own Magic changes, never below the start value; the hand follows."""
    now = grown(g.magic[seat], points, g.magic0[seat])
    by = now - g.magic[seat]
    g.magic[seat] = now
    if g.told and by != 0:
        g.emit(PointsChanged(seat, "magic", by, now))
    check_hand(g, seat)
    return by


def add_gold(g: Sword, seat: i64, count: i64) -> i64:
    """MS-3.4, MS-A78 Gold comes from the bank or goes there, as far as there is any."""
    now = max(g.gold[seat] + count, 0)
    by = now - g.gold[seat]
    g.gold[seat] = now
    if g.told and by != 0:
        g.emit(PointsChanged(seat, "gold", by, now))
    return by


def pass_coin(g: Sword, giver: i64, taker: i64) -> None:
    """A gold piece changes hands."""
    add_gold(g, giver, -1)
    add_gold(g, taker, 1)


def coin_or(g: Sword, seat: i64, cards: list[int]) -> list[int]:
    """A gold piece of the character, if it has one, or one of the cards, as entries of the menu."""
    coin: list[int] = [int(places.TAKE_COIN)] if g.gold[seat] > 0 else []
    return coin + [places.CARD_AT + card for card in cards]


def take_card(g: Sword, seat: i64, loser: i64, card: i64) -> None:
    """A card changes hands; what the loser may carry and hold is checked again."""
    own(g, seat, card)
    after_loss(g, loser, card)


def add_life(g: Sword, seat: i64, points: i64) -> None:
    """MS-4.6 Life is gained without an upper limit."""
    g.life[seat] += points
    if g.told and points != 0:
        g.emit(PointsChanged(seat, "life", points, g.life[seat]))


def heal(g: Sword, seat: i64, points: i64) -> None:
    """MS-4.7 Healing stops at four."""
    add_life(g, seat, max(min(points, HEAL_CAP - g.life[seat]), 0))


def away(g: Sword, card: i64) -> None:
    """MS-A34 A card leaves play: to the event discard, the stock or the box; a friend's spell goes with him."""
    g.note[card] = 0
    g.still[card] = 0
    g.reserved[card] = 0
    if CARD[card] == C_CRUSADER:
        discard_friend_spell(g, g.turn, CRUSADER_SLOT)
    if CARD[card] == C_MISER_WARLOCK:
        discard_friend_spell(g, g.turn, MISER_SLOT)
    if PILE[card] == EVENT:
        g.at[card] = DISCARD
    elif PILE[card] == PROXY:
        g.at[card] = BOX
    else:
        g.at[card] = STOCK


def remove(g: Sword, card: i64) -> None:
    """A card of the board goes to its discard."""
    if g.told:
        g.emit(CardGone(card, name_of(card)))
    away(g, card)


def lose_card(g: Sword, seat: i64, card: i64, how: str) -> None:
    """MS-6.4a, MS-21.2 A character loses a card for good."""
    if CARD[card] == C_SECRET_POUCH:
        empty_pouch(g, seat)
    if g.told:
        g.emit(CardLost(seat, card, name_of(card), how))
    away(g, card)
    after_loss(g, seat, card)


def after_loss(g: Sword, seat: i64, card: i64) -> None:
    """MS-5.6, MS-A55 The load and the hand are checked again."""
    check_hand(g, seat)
    gone_for_good: i64 = 0
    if CARD[card] == C_PORTER or CARD[card] == C_BOTTOMLESS_BAG:
        gone_for_good = 1
    if alive(g, seat) and load(g, seat) > capacity(g, seat):
        g.then(CheckLoad(seat, gone_for_good))


def empty_pouch(g: Sword, seat: i64) -> None:
    """The content of the Secret Pouch is an ordinary item again."""
    card: i64
    for card in ITEM_CARDS:
        if g.at[card] == POUCH + seat:
            g.at[card] = ITEMS + seat


class SendCard(Ask):
    """To which square a card goes."""

    offers: ClassVar[Menu] = menus.SQUARE_MENU
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def answered(self, g: Sword, index: i64) -> None:
        move_card(g, self.card, index)


def drop_card(g: Sword, seat: i64, card: i64) -> None:
    """MS-5.5, MS-6.4b, MS-A56 A card is left face up on the square; a lamp goes out."""
    if CARD[card] == C_LAMP or CARD[card] == C_BOAT:
        lose_card(g, seat, card, "gone")
        return
    if CARD[card] == C_SECRET_POUCH:
        empty_pouch(g, seat)
    lay(g, seat, card)
    if g.told:
        g.emit(CardLost(seat, card, name_of(card), "dropped"))
    after_loss(g, seat, card)


def lay(g: Sword, seat: i64, card: i64) -> None:
    """The card lies on the character's square; he may not take it again this turn."""
    g.at[card] = ON + g.square[seat]
    g.dropped[card] = g.turns * 8 + seat + 1


def just_dropped(g: Sword, seat: i64, card: i64) -> bool:
    """MS-A56 Whether the character dropped the card in this very turn."""
    return g.dropped[card] == g.turns * 8 + seat + 1


class CheckLoad(Step):
    """MS-5.6 Whoever exceeds the limit gives up the surplus at once."""

    seat: i64
    gone: i64

    def __init__(self, seat: i64, gone: i64) -> None:
        self.seat = seat
        self.gone = gone

    def run(self, g: Sword) -> None:
        if alive(g, self.seat) and load(g, self.seat) > capacity(g, self.seat):
            g.then2(GiveUpItem(self.seat, self.gone), self)


class GiveUpItem(Ask):
    """MS-5.6, MS-A55 Choose what is left behind; with the porter or the bag it is lost."""

    clause: ClassVar[str] = "MS-5.6"
    offers: ClassVar[Menu] = menus.CARD_MENU
    gone: i64

    def __init__(self, seat: i64, gone: i64) -> None:
        self.seat = seat
        self.gone = gone

    def entries(self, g: Sword) -> list[int]:
        return [card for card in items_of(g, self.seat) if not is_carrier(CARD[card])]

    def answered(self, g: Sword, index: i64) -> None:
        if self.gone == 1:
            lose_card(g, self.seat, index, "gone")
        else:
            drop_card(g, self.seat, index)


def stock_card(g: Sword, design: i64) -> i64:
    """An equipment card of that design in the stock, −1 none."""
    card: i64
    for card in OF_DESIGN[design]:
        if g.at[card] == STOCK:
            return card
    return NOBODY


def gain_card(g: Sword, seat: i64, card: i64) -> None:
    """MS-12.1, MS-16.6 A card comes to the character; gold is spent into tokens, a drawn key is swapped."""
    if KIND[CARD[card]] == GOLD:
        away(g, card)
        count: i64 = 1
        if CARD[card] == C_GOLD_2:
            count = 2
        add_gold(g, seat, count)
        return
    taken = card
    if CARD[card] in KEYS and PILE[card] == EVENT and stock_card(g, CARD[card]) != NOBODY:
        taken = stock_card(g, CARD[card])
        away(g, card)
    own(g, seat, taken)


def own(g: Sword, seat: i64, card: i64) -> None:
    """The card lies before the character."""
    g.still[card] = 0
    g.reserved[card] = 0
    if g.told:
        g.emit(CardGained(seat, card, name_of(card)))
    if is_item(card):
        g.at[card] = ITEMS + seat
        if CARD[card] == C_BOAT or CARD[card] == C_LAMP:
            g.note[card] = 0  # MS-A26 usable in the next own turn
    else:
        g.at[card] = FRIENDS + seat
        first_joining(g, seat, card)
    if load(g, seat) > capacity(g, seat):
        g.then(CheckLoad(seat, 0))


def first_joining(g: Sword, seat: i64, card: i64) -> None:
    """MS-A84 Крестоносец and Скупой Колдун bring a spell once; MS-A53 the Evil Spirit drives the others away."""
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
        for friend in friends_of(g, seat):
            if not forced(friend):
                lose_card(g, seat, friend, "gone")


def know_friend_spell(g: Sword, seat: i64, slot: i64) -> None:
    """The new owner may look at the spell under the friend."""
    from magoteka.games.magic_sword.rules.book import friend_draws as look

    place = len(g.spell) - 2 + slot
    if g.spell[place] != 0:
        look(g, seat, slot)


def gain_equipment(g: Sword, seat: i64, design: i64) -> bool:
    """MS-21.1, MS-A34d An equipment card from the stock, if there is one; no Волшебный Меч in the Lower circle."""
    card = stock_card(g, design)
    if card == NOBODY or (design == C_MAGIC_SWORD and g.square[seat] < MIDDLE):
        return False
    if not may_own(g, seat, card):
        return False
    own(g, seat, card)
    return True


def change_align(g: Sword, seat: i64, align: i64) -> None:
    """MS-7.3, MS-7.4, MS-A57 At most one change between own turns; what is now forbidden is dropped."""
    if g.align[seat] == align or g.changed[seat] != 0 or g.stone[seat] > 0:
        return
    g.align[seat] = align
    g.changed[seat] = 1
    if g.told:
        g.emit(AlignmentChanged(seat, ALIGNMENTS[align]))
    card: i64
    for card in ITEM_CARDS:
        if carries(g, seat, card) and has(BANNED[CARD[card]], align):
            drop_card(g, seat, card)


def move_card(g: Sword, card: i64, square: i64) -> None:
    """A card of the board is put on another square."""
    g.at[card] = ON + square
    if g.told:
        g.emit(CardMoved(card, name_of(card), square_name(square)))


def stealable(g: Sword, seat: i64, card: i64) -> bool:
    """MS-A46 Not the pouch with its content, nor the boat."""
    if CARD[card] == C_BOAT or CARD[card] == C_SECRET_POUCH:
        return False
    return g.at[card] != POUCH + seat


def losable(g: Sword, seat: i64) -> list[int]:
    """The items that an involuntary loss can strike: the pouch and its content are spared."""
    return [card for card in items_of(g, seat) if stealable(g, seat, card)]


def leave_boat(g: Sword, seat: i64) -> None:
    """MS-A26 The boat stays behind when its owner leaves otherwise."""
    card = item_named(g, seat, C_BOAT)
    if card != NOBODY:
        lose_card(g, seat, card, "gone")
