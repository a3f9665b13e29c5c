"""Free actions: MS-A17, and those that may also be used before a battle's dice."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.book import CARD_EFFECTS
from magoteka.games.magic_sword.box.names import (
    C_ALCHEMIST,
    C_CASKET,
    C_MAGIC_STAFF,
    C_MERCENARY,
    C_MIRROR_OF_RUIN,
    C_SECRET_POUCH,
    C_STRENGTH_ELIXIR,
    CONQUEROR,
    DARK_KNIGHT,
    DEMON,
    DRUID,
    ENEMY,
    MERCENARY_POINTS,
)
from magoteka.games.magic_sword.box.tables import CARD, HERO_REFILL
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import AidUsed, PouchFilled
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.cards.shop import SellItems
from magoteka.games.magic_sword.rules.character.cards import (
    free_friends,
    has_free_friend,
    has_friend,
    has_items,
    item_named,
    items_of,
    linger,
    may_linger,
    name_of,
    saleable,
    works,
)
from magoteka.games.magic_sword.rules.character.figure import alive, hand_size, is_hero, on_bridge
from magoteka.games.magic_sword.rules.character.goods import change_align, drop_card, empty_pouch, lose_card
from magoteka.games.magic_sword.rules.character.points import add_gold, add_life, add_magic, add_sword
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.character.spell_deck import gain_spells, start_spells
from magoteka.games.magic_sword.rules.shapes import Ask, FromVictim, ask_which
from magoteka.games.magic_sword.rules.turn.trading_in import DEMON_RATE, trade_in, trophies_worth
from magoteka.games.magic_sword.table.state import ITEMS, NOBODY, POUCH, MagicSword
from magoteka.games.magic_sword.table.where import cards_at, put_card

BY_NATURE: Final = 0  # sources of a refill
BY_STAFF: Final = 1
PACKED: Final = 10  # bit of `attempts`: MS-A109 the pouch is packed once a turn


def starred(g: MagicSword, seat: i64) -> list[int]:
    """MS-A17 The free actions that are also open before the dice of an own battle."""
    found: list[int] = []
    list_starred(g, seat, found)
    return found


def list_starred(g: MagicSword, seat: i64, found: list[int]) -> None:
    """The same, put on a list that is being made: it is made at every step of every turn."""
    befriended = has_free_friend(g, seat)
    if befriended or has_items(g, seat):
        found.append(places.DROP)  # MS-5.5, MS-6.4 at any moment
    if befriended and is_hero(g, seat, CONQUEROR):
        found.append(places.GIVE_FRIEND)
    if trophies_worth(g, seat, ENEMY) >= g.variants.trophy_rate:
        found.append(places.TRADE_TROPHIES)
    if works(g, seat, C_STRENGTH_ELIXIR):
        found.append(places.DRINK_ELIXIR)
    if g.gold[seat] > 0 and g.paid[seat] == 0 and has_friend(g, seat, C_MERCENARY):
        found.append(places.PAY_MERCENARY)


def list_free_actions(g: MagicSword, seat: i64, found: list[int]) -> None:
    """MS-A17 Put on a list what a character may do by the way in its own turn."""
    list_starred(g, seat, found)
    if is_hero(g, seat, DARK_KNIGHT) and trophies_worth(g, seat, DEMON) >= DEMON_RATE:
        found.append(places.TRADE_DEMONS)
    if has_friend(g, seat, C_ALCHEMIST) and saleable(g, seat):
        found.append(places.TURN_INTO_GOLD)
    if item_named(g, seat, C_CASKET) != NOBODY:
        found.append(places.OPEN_CASKET)
    if works(g, seat, C_MIRROR_OF_RUIN) and ruin_targets(g, seat):
        found.append(places.RAISE_MIRROR)
    if is_hero(g, seat, DRUID) and g.changed[seat] == 0:
        found += [places.CHANGE_ALIGNMENT + align for align in range(3) if align != g.align[seat]]
    if refill_size(g, seat) > 0:
        found.append(places.REFILL)
    if may_linger(g, seat):
        found.append(places.LINGER)
    if not has(g.attempts, PACKED) and item_named(g, seat, C_SECRET_POUCH) != NOBODY and len(loose_items(g, seat)) > 1:
        found.append(places.FILL_POUCH)


def loose_items(g: MagicSword, seat: i64) -> list[int]:
    """The items that are not in the Secret Pouch."""
    return cards_at(g, ITEMS + seat)


def do_act(g: MagicSword, seat: i64, which: i64) -> None:
    """Carry a free action out."""
    if places.CHANGE_ALIGNMENT <= which < places.CHANGE_ALIGNMENT + 3:
        change_align(g, seat, which - places.CHANGE_ALIGNMENT)
    elif which == places.DRINK_ELIXIR:
        g.potion[seat] += 2
        lose_card(g, seat, item_named(g, seat, C_STRENGTH_ELIXIR), "gone")
    elif which == places.PAY_MERCENARY:
        add_gold(g, seat, -1)
        g.paid[seat] = 1
        g.potion[seat] += MERCENARY_POINTS
    elif which == places.OPEN_CASKET:
        open_casket(g, seat)
    elif which == places.LINGER:
        linger(g, seat)
        return
    else:
        ask_about(g, seat, which)
    if g.listening:
        g.emit(AidUsed(seat, menus.ACT_TAGS[which]))


def open_casket(g: MagicSword, seat: i64) -> None:
    """The Mysterious Casket is opened once."""
    card = item_named(g, seat, C_CASKET)
    begin(g, CARD_EFFECTS[C_CASKET], seat, card)
    lose_card(g, seat, card, "gone")


def ask_about(g: MagicSword, seat: i64, which: i64) -> None:
    """The free actions that need a choice."""
    if which == places.TURN_INTO_GOLD:
        g.then(SellItems(seat, 1))
    elif which == places.REFILL:
        refill(g, seat)
    elif which == places.RAISE_MIRROR:
        ask_which(g, AimMirror(seat))
    elif which == places.TRADE_TROPHIES:
        trade_in(g, seat, ENEMY)
    elif which == places.TRADE_DEMONS:
        trade_in(g, seat, DEMON)
    else:
        g.then(PickOwn(seat, which))


def refill_size(g: MagicSword, seat: i64) -> i64:
    """MS-9.8, MS-A59 How many spells a refill would draw now."""
    most: i64 = 0
    if HERO_REFILL[g.hero[seat]] > 0 and not has(g.refilled[seat], BY_NATURE):
        most = HERO_REFILL[g.hero[seat]]
    if not has(g.refilled[seat], BY_STAFF) and works(g, seat, C_MAGIC_STAFF):
        most = max(most, start_spells(g, seat) + 1)
    if most == 0:
        return 0
    return max(min(most, spell_limit(g, seat)) - hand_size(g, seat), 0)


def refill(g: MagicSword, seat: i64) -> None:
    """MS-9.8, MS-A59 Once per own turn and source, up to the source's number."""
    count = refill_size(g, seat)
    if HERO_REFILL[g.hero[seat]] - hand_size(g, seat) >= count and not has(g.refilled[seat], BY_NATURE):
        g.refilled[seat] |= bit(BY_NATURE)
    else:
        g.refilled[seat] |= bit(BY_STAFF)
    gain_spells(g, seat, count, True)


def ruin_targets(g: MagicSword, seat: i64) -> list[int]:
    """The Mirror of Ruin: other characters off the bridge, not petrified, with a point to lose."""
    return [
        other
        for other in range(g.seats)
        if other != seat and alive(g, other) and not on_bridge(g, other) and g.stone[other] == 0
    ]


class AimMirror(Ask):
    """The Mirror of Ruin: whose points are broken."""

    clause: ClassVar[str] = "MS-A17"
    offers: ClassVar[Menu] = menus.SEAT_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return ruin_targets(g, self.seat)

    def answered(self, g: MagicSword, index: i64) -> None:
        lose_card(g, self.seat, item_named(g, self.seat, C_MIRROR_OF_RUIN), "gone")
        g.then(SplitRuin(self.seat, index))


class SplitRuin(FromVictim):
    """The Mirror of Ruin: how many of the two points are Sword."""

    clause: ClassVar[str] = "MS-A17"
    offers: ClassVar[Menu] = menus.NUMBER_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return [0, 1, 2]

    def answered(self, g: MagicSword, index: i64) -> None:
        add_sword(g, self.victim, -index)
        add_magic(g, self.victim, index - 2)


class PickOwn(Ask):
    """Which card: to drop or leave, to put into the pouch, to give for Life."""

    clause: ClassVar[str] = "MS-5.5"
    offers: ClassVar[Menu] = menus.CARD_MENU
    which: i64

    def __init__(self, seat: i64, which: i64) -> None:
        self.seat = seat
        self.which = which

    def entries(self, g: MagicSword) -> list[int]:
        if self.which == places.GIVE_FRIEND:
            return free_friends(g, self.seat)
        if self.which == places.FILL_POUCH:
            return [card for card in loose_items(g, self.seat) if CARD[card] != C_SECRET_POUCH]
        return free_friends(g, self.seat) + items_of(g, self.seat)

    def answered(self, g: MagicSword, index: i64) -> None:
        if self.which == places.GIVE_FRIEND:
            lose_card(g, self.seat, index, "given")
            add_life(g, self.seat, 1)
        elif self.which == places.FILL_POUCH:
            g.attempts |= bit(PACKED)
            empty_pouch(g, self.seat)
            put_card(g, index, POUCH + self.seat)
            if g.listening:
                g.emit(PouchFilled(self.seat, index, name_of(index)))
        else:
            drop_card(g, self.seat, index)
