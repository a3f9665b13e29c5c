"""At the square until the turn ends: strangers, pick-ups, places, services, free actions (MS-12, MS-13.5, MS-A32)."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box import script
from magoteka.games.magic_sword.box.components import (
    BARBARIAN,
    C_HELMET,
    C_KINGS_DIAMOND,
    C_OGRE,
    C_PLAIN_SWORD,
    C_PORTER,
    C_PRINCESS,
    C_VICEROY,
    DEMON,
    DWARF_WARLOCK,
    ENEMY,
    FRIEND,
    GOBLIN,
    HEAL_CAP,
    L5,
    L9,
    L10,
    M1,
    M5,
    M6,
    M7,
    PLACE,
    PRINCE,
    SQUARES,
    STRANGER,
    U10,
)
from magoteka.games.magic_sword.box.script import CARD_SCRIPTS, NODES, SQUARE_SCRIPTS
from magoteka.games.magic_sword.box.tables import CARD, JOIN, KIND, SQUARE_DRAW, SQUARE_TAGS, tag
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.actions import act, free_actions
from magoteka.games.magic_sword.rules.battle import fight_group
from magoteka.games.magic_sword.rules.choices import affordable, feasible_cases
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.effects import begin
from magoteka.games.magic_sword.rules.flow import AskInScene, Scene
from magoteka.games.magic_sword.rules.foes import blessed, can_coax, ignored, tags_of
from magoteka.games.magic_sword.rules.goods import (
    SendCard,
    add_gold,
    gain_card,
    gain_equipment,
    just_dropped,
    lose_card,
    move_card,
    remove,
)
from magoteka.games.magic_sword.rules.life import lose_life
from magoteka.games.magic_sword.rules.prepare import ReadCoaxing, tried
from magoteka.games.magic_sword.rules.sheet import (
    alive,
    friend_named,
    hand_size,
    has_friend,
    is_hero,
    is_safe,
    item_named,
    lying,
    may_own,
    over,
    spell_limit,
)
from magoteka.games.magic_sword.rules.windows import WL, ask
from magoteka.games.magic_sword.table.state import MAGIC_BATTLE, NOBODY, SWORD_BATTLE, Sword

GAINS = (L5, L10, M6)  # squares where a safe character may still roll
BOGS = tag("bog")


class Hub(Scene):
    """MS-A17 T6, T7 Whatever is left to do here; what cannot be declined is done before the turn ends."""

    def play(self, g: Sword) -> None:
        if not alive(g, self.seat):
            return
        ask(g, AtSquare(self.seat, self.visit), WL)


class AtSquare(AskInScene):
    """MS-12.1, MS-13.5 What to do on this square."""

    clause: ClassVar[str] = "MS-12.1"

    def entries(self, g: Sword) -> list[int]:
        from magoteka.games.magic_sword.rules.cast import castables

        seat = self.seat
        cards = lying(g, g.square[seat])
        duties = duties_of(g, cards)
        found = [places.CARD_AT + card for card in cards_to_touch(g, seat, cards, duties)]
        if instruction_open(g, seat):
            found.append(places.OBEY)
        if not duties and not must_obey(g, seat):
            found.append(places.END_TURN)
        if gold_to_take(g, seat) > 0:
            found.append(places.TAKE_GOLD)
        found += services(g, seat) + free_actions(g, seat)
        return found + [places.SPELL_AT + spell for spell in castables(g, seat, WL, NOBODY)]

    def answered(self, g: Sword, index: i64) -> None:
        from magoteka.games.magic_sword.rules.cast import begin_cast

        seat = self.seat
        if index == places.END_TURN:
            leave_square(g, seat)
            over(g, seat)
            return
        g.then(Hub(seat, self.visit))
        if index >= places.CARD_AT:
            touch(g, seat, index - places.CARD_AT, self.visit)
        elif index >= places.SPELL_AT:
            begin_cast(g, seat, index - places.SPELL_AT, WL)
        elif index == places.OBEY:
            obey(g, seat)
        elif index == places.TAKE_GOLD:
            coins = gold_to_take(g, seat)
            g.coins[g.square[seat]] -= coins
            add_gold(g, seat, coins)
        elif index in (places.SELL_DIAMOND, places.ASK_PRINCESS, places.ASK_VICEROY):
            serve(g, seat, index)
        else:
            act(g, seat, index)


def gold_to_take(g: Sword, seat: i64) -> i64:
    """MS-12.1, MS-A105 The gold on the square, without what an ambush has just carried there."""
    square = g.square[seat]
    if square == M5:
        return g.coins[square] - g.robbed
    return g.coins[square]


def duties_of(g: Sword, cards: list[int]) -> list[int]:
    """The strangers and places among the cards that have to be dealt with, the lowest digit first (MS-15.2)."""
    due = [card for card in cards if g.dealt[card] != g.stamp and not is_optional(card)]
    strangers = [card for card in due if KIND[CARD[card]] == STRANGER]
    return strangers if strangers else [card for card in due if KIND[CARD[card]] == PLACE]


def is_optional(card: i64) -> bool:
    """MS-A102 Whether a card's effect may be left alone."""
    node = NODES[CARD_SCRIPTS[CARD[card]]]
    return node.op == script.MAY or node.op == script.TOKENS


def cards_to_touch(g: Sword, seat: i64, cards: list[int], duties: list[int]) -> list[int]:
    """What may be visited, taken or attacked now; on drawing squares strangers come before items and places."""
    found = duties[:]
    strangers_wait = any(KIND[CARD[card]] == STRANGER for card in duties)
    ordered = SQUARE_DRAW[g.square[seat]] > 0 and strangers_wait
    for card in cards:
        kind = KIND[CARD[card]]
        if kind == STRANGER or kind == PLACE:
            if g.dealt[card] != g.stamp and is_optional(card) and worth_asking(g, seat, card):
                if kind == STRANGER or not ordered:
                    found.append(card)
        elif kind == ENEMY or kind == DEMON:
            if may_be_provoked(g, seat, card):
                found.append(card)
        elif not ordered and takeable(g, seat, card):
            found.append(card)
    return found


def may_be_provoked(g: Sword, seat: i64, card: i64) -> bool:
    """MS-A42 What never attacks this character may be attacked, unless it is paralysed."""
    return g.still[card] == 0 and ignored(g, seat, tags_of(card))


def worth_asking(g: Sword, seat: i64, card: i64) -> bool:
    """MS-A58, MS-A77 A shop with something to sell, a seller of spells with a free place in the hand."""
    slug = NODES[CARD_SCRIPTS[CARD[card]]]
    if slug.op == script.MAY and NODES[slug.kids[0]].op == script.SHOP:
        return len(affordable(g, seat, slug.kids[0])) > 0
    if slug.op == script.MAY and NODES[slug.kids[0]].op == script.PAY:
        return g.gold[seat] > 0 and hand_size(g, seat) < spell_limit(g, seat)
    return True


def takeable(g: Sword, seat: i64, card: i64) -> bool:
    """MS-12.1, MS-16.6a, MS-A56 Whether a lying card may be taken, and its price can be paid."""
    if KIND[CARD[card]] == FRIEND and not can_join(g, seat, card):
        return False
    if just_dropped(g, seat, card) or not may_own(g, seat, card):
        return False
    return g.reserved[card] == 0 or g.reserved[card] % 8 == seat + 1


def can_join(g: Sword, seat: i64, card: i64) -> bool:
    """Чертёнок wants a point of Life, Наёмник and Носильщик a gold piece."""
    price = JOIN[CARD[card]]
    if price == "life":
        return g.life[seat] >= 2
    return price != "gold" or g.gold[seat] >= 1


def touch(g: Sword, seat: i64, card: i64, visit: i64) -> None:
    """Visit a stranger or a place, take a thing or a friend, attack what does not attack."""
    from magoteka.games.magic_sword.rules.explore import deal_with, take_effect

    kind = KIND[CARD[card]]
    if kind == STRANGER or kind == PLACE:
        if is_optional(card):
            g.dealt[card] = g.stamp
            take_effect(g, seat, card)
        else:
            deal_with(g, seat, card)
    elif kind == ENEMY or kind == DEMON:
        provoke(g, seat, card)
    else:
        pick_up(g, seat, card)


def pick_up(g: Sword, seat: i64, card: i64) -> None:
    """MS-12.1 A card is taken; some friends have their price."""
    g.reserved[card] = 0
    price = JOIN[CARD[card]]
    if price == "gold":
        add_gold(g, seat, -1)
    if price == "life":
        lose_life(g, seat, 1)
    gain_card(g, seat, card)


def provoke(g: Sword, seat: i64, card: i64) -> None:
    """MS-A42 What does not attack may be attacked; Гоблин may send an Огр away, Жрица may win a beast."""
    if can_coax(g, seat, card) and not tried(g, card):
        g.dropped[card] = -g.turns - 1
        throw(g, seat, 1, ReadCoaxing(seat, card))
    elif is_hero(g, seat, GOBLIN) and CARD[card] == C_OGRE:
        g.then(SendOgre(seat, card))
    else:
        fight_one(g, seat, card)


def fight_one(g: Sword, seat: i64, card: i64) -> None:
    """Only this card fights: all the others have been dealt with."""
    g.dealt[card] = 0
    fight_group(g, seat, MAGIC_BATTLE if KIND[CARD[card]] == DEMON else SWORD_BATTLE)


class SendOgre(SendCard):
    """Гоблин: to which square the Огр goes; staying here means a fight."""

    clause: ClassVar[str] = "MS-A42"

    def entries(self, g: Sword) -> list[int]:
        from magoteka.games.magic_sword.rules.explore import free_squares

        return free_squares(g, self.seat)

    def answered(self, g: Sword, index: i64) -> None:
        if index == g.square[self.seat]:
            fight_one(g, self.seat, self.card)
        else:
            move_card(g, self.card, index)


def waived(g: Sword, seat: i64) -> bool:
    """The compulsory instruction does not bind this character here."""
    square = g.square[seat]
    if square == M7 and is_hero(g, seat, DWARF_WARLOCK):
        return True
    return is_safe(g, seat) or (square == L9 and blessed(g, seat))


def instruction_open(g: Sword, seat: i64) -> bool:
    """MS-13.5a Whether the square's instruction is still to be had."""
    from magoteka.games.magic_sword.rules.missions import can_ask_keeper

    square = g.square[seat]
    if SQUARE_DRAW[square] > 0 or g.obeyed == g.stamp:
        return False
    if waived(g, seat):
        return square in GAINS
    node = SQUARE_SCRIPTS[square]
    if square == M1:
        return can_ask_keeper(g, seat)
    if square == U10:
        return g.gold[seat] > 0 and g.life[seat] < HEAL_CAP
    if NODES[node].op == script.CHOOSE:
        return len(feasible_cases(g, node, seat)) > 0
    return node != 0


def must_obey(g: Sword, seat: i64) -> bool:
    """MS-13.5a, MS-A32 A must-instruction has to be carried out before the turn ends."""
    square = g.square[seat]
    return SQUARES[square].must and instruction_open(g, seat) and not waived(g, seat)


def obey(g: Sword, seat: i64) -> None:
    """The square's instruction; Варвар may be lucky in the bogs, Князь is at home in the royal castle."""
    g.obeyed = g.stamp
    square = g.square[seat]
    if is_hero(g, seat, BARBARIAN) and SQUARE_TAGS[square] & BOGS != 0:
        throw(g, seat, 1, BogLuck(seat, g.visits[seat]))
    else:
        begin(g, SQUARE_SCRIPTS[square], seat, NOBODY)


class BogLuck(Scene):
    """Варвар: 1–2 nothing is lost in the bogs."""

    def play(self, g: Sword) -> None:
        if g.rolled > 2:
            begin(g, SQUARE_SCRIPTS[g.square[self.seat]], self.seat, NOBODY)


def services(g: Sword, seat: i64) -> list[int]:
    """What friends and jewels are good for in the royal castle and in the fortress."""
    found: list[int] = []
    square = g.square[seat]
    if square == U10 and item_named(g, seat, C_KINGS_DIAMOND) != NOBODY:
        found.append(places.SELL_DIAMOND)
    if square == U10 and has_friend(g, seat, C_PRINCESS) and g.braved != g.stamp:
        found.append(places.ASK_PRINCESS)
    if square == M1 and has_friend(g, seat, C_VICEROY) and g.braved != g.stamp:
        found.append(places.ASK_VICEROY)
    return found


def serve(g: Sword, seat: i64, which: i64) -> None:
    """MS-A78 The diamond is sold for five; Принцесса and Наместник heal or are ransomed, once per visit."""
    if which == places.SELL_DIAMOND:
        lose_card(g, seat, item_named(g, seat, C_KINGS_DIAMOND), "sold")
        add_gold(g, seat, 5)
        return
    g.braved = g.stamp
    design = C_PRINCESS if which == places.ASK_PRINCESS else C_VICEROY
    begin(g, CARD_SCRIPTS[design], seat, friend_named(g, seat, design))


def leave_square(g: Sword, seat: i64) -> None:
    """Носильщик goes away when nobody hires him."""
    for card in lying(g, g.square[seat]):
        if CARD[card] == C_PORTER and not just_dropped(g, seat, card):
            remove(g, card)


def castle_kit(g: Sword, seat: i64) -> None:
    """MS-A77 Князь takes back a missing Шлем and Меч in the royal castle."""
    if g.square[seat] != U10 or not is_hero(g, seat, PRINCE):
        return
    for design in (C_HELMET, C_PLAIN_SWORD):
        if item_named(g, seat, design) == NOBODY:
            gain_equipment(g, seat, design)
