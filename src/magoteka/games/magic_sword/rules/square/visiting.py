"""At the square until the turn ends: strangers, pick-ups, places, services, free actions (MS-12, MS-13.5, MS-A32)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.book import CARD_EFFECTS
from magoteka.games.magic_sword.box.names import C_PORTER, DEMON, ENEMY, FRIEND, HEAL_CAP, M5, PLACE, STRANGER
from magoteka.games.magic_sword.box.tables import CARD, JOIN, KIND, SQUARE_DRAW
from magoteka.games.magic_sword.messages.events import GoldPickedUp
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.duel import placed_now
from magoteka.games.magic_sword.rules.cards.shop import affordable
from magoteka.games.magic_sword.rules.character.cards import just_dropped, lying, may_own
from magoteka.games.magic_sword.rules.character.figure import alive, hand_size, over, square_name
from magoteka.games.magic_sword.rules.character.goods import gain_card, remove
from magoteka.games.magic_sword.rules.character.life import lose_life
from magoteka.games.magic_sword.rules.character.points import add_gold
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.shapes import AskInScene, Scene
from magoteka.games.magic_sword.rules.spells.casting import ask, begin_cast, list_castables
from magoteka.games.magic_sword.rules.spells.windows import WL
from magoteka.games.magic_sword.rules.square.dealing import deal_with, take_effect
from magoteka.games.magic_sword.rules.square.instruction import instruction_open, must_obey, obey
from magoteka.games.magic_sword.rules.square.provoking import may_be_provoked, provoke
from magoteka.games.magic_sword.rules.square.services import list_services, serve
from magoteka.games.magic_sword.rules.turn.actions import do_act, list_free_actions
from magoteka.games.magic_sword.table.state import ON, MagicSword
from magoteka.games.magic_sword.table.where import is_bare


@mypyc_attr(free_list_len=1)
class Hub(Scene):
    """MS-A17 T6, T7 Whatever is left to do here; what cannot be declined is done before the turn ends."""

    def play(self, g: MagicSword) -> None:
        if not alive(g, self.seat):
            return
        ask(g, AtSquare(self.seat, self.visit), WL, WL)


@mypyc_attr(free_list_len=1)
class AtSquare(AskInScene):
    """MS-12.1, MS-13.5 What to do on this square."""

    clause: ClassVar[str] = "MS-12.1"
    opens: ClassVar[bool] = True

    def entries(self, g: MagicSword) -> list[int]:
        seat = self.seat
        found: list[int] = []
        free_to_go = list_cards(g, seat, found)
        if instruction_open(g, seat):
            found.append(places.OBEY)
            free_to_go = free_to_go and not must_obey(g, seat)
        if free_to_go:
            found.append(places.END_TURN)
        if gold_to_take(g, seat) > 0:
            found.append(places.TAKE_GOLD)
        list_services(g, seat, found)
        list_free_actions(g, seat, found)
        list_castables(g, seat, WL, found)
        return found

    def answered(self, g: MagicSword, index: i64) -> None:
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
            if g.listening:
                g.emit(GoldPickedUp(seat, square_name(g.square[seat]), coins))
            add_gold(g, seat, coins)
        elif index in (places.SELL_DIAMOND, places.ASK_PRINCESS, places.ASK_VICEROY):
            serve(g, seat, index)
        else:
            do_act(g, seat, index)


def gold_to_take(g: MagicSword, seat: i64) -> i64:
    """MS-12.1, MS-A105 The gold on the square, without what an ambush has just carried there."""
    square = g.square[seat]
    if square == M5:
        return g.coins[square] - g.robbed
    return g.coins[square]


def list_cards(g: MagicSword, seat: i64, found: list[int]) -> bool:
    """Put on a list the cards that may be touched; whether none of them has to be dealt with."""
    square = g.square[seat]
    if is_bare(g, ON + square):
        return True
    cards = lying(g, square)
    duties = duties_of(g, cards)
    found += [places.CARD_AT + card for card in cards_to_touch(g, seat, cards, duties)]
    return not duties


def duties_of(g: MagicSword, cards: list[int]) -> list[int]:
    """The strangers and places among the cards that have to be dealt with, the lowest digit first (MS-15.2)."""
    due: list[int] = []
    kind: i64 = PLACE
    for card in cards:
        its_kind = KIND[CARD[card]]
        if (its_kind == STRANGER or its_kind == PLACE) and g.dealt[card] != g.stamp and not may_be_left(g, card):
            due.append(card)
            if its_kind == STRANGER:
                kind = STRANGER
    return [card for card in due if KIND[CARD[card]] == kind]


def is_optional(card: i64) -> bool:
    """MS-A102 Whether a card's effect may be left alone."""
    effect = CARD_EFFECTS[CARD[card]]
    return isinstance(effect, (effects.May, effects.Uses))


def may_be_left(g: MagicSword, card: i64) -> bool:
    """MS-A32 Where nothing is drawn strangers may be visited, as 12.1 and 13.5 say; MS-15.1 nor is a card due that one
    has put there in this turn."""
    if is_optional(card) or placed_now(g, card):
        return True
    return KIND[CARD[card]] == STRANGER and SQUARE_DRAW[g.at[card] - ON] == 0


def cards_to_touch(g: MagicSword, seat: i64, cards: list[int], duties: list[int]) -> list[int]:
    """What may be visited, taken or attacked now; on drawing squares strangers come before items and places."""
    found = duties[:]
    strangers_wait = len(duties) > 0 and KIND[CARD[duties[0]]] == STRANGER
    ordered = SQUARE_DRAW[g.square[seat]] > 0 and strangers_wait
    for card in cards:
        kind = KIND[CARD[card]]
        if kind == STRANGER or kind == PLACE:
            if g.dealt[card] != g.stamp and may_be_left(g, card) and worth_asking(g, seat, card):
                if kind == STRANGER or not ordered:
                    found.append(card)
        elif kind == ENEMY or kind == DEMON:
            if may_be_provoked(g, seat, card):
                found.append(card)
        elif not ordered and takeable(g, seat, card):
            found.append(card)
    return found


def worth_asking(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-A58, MS-A77, MS-A80 A shop with wares, a seller of spells and room in the hand, healing and a wound."""
    if placed_now(g, card):
        return False
    effect = CARD_EFFECTS[CARD[card]]
    offered = effect.effect if isinstance(effect, (effects.May, effects.Uses)) else effect
    if isinstance(offered, effects.Heal):
        return g.life[seat] < HEAL_CAP
    if isinstance(offered, effects.Shop):
        return len(affordable(g, seat, offered)) > 0
    if isinstance(offered, effects.Pay):
        return g.gold[seat] > 0 and hand_size(g, seat) < spell_limit(g, seat)
    return True


def takeable(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-12.1, MS-16.6a, MS-A56 Whether a lying card may be taken, and its price can be paid."""
    if KIND[CARD[card]] == FRIEND and not can_join(g, seat, card):
        return False
    if just_dropped(g, seat, card) or not may_own(g, seat, card):
        return False
    return g.reserved[card] == 0 or g.reserved[card] % 8 == seat + 1


def price_of(g: MagicSword, card: i64) -> str:
    """The Imp wants a point of Life, the Mercenary and the Porter a gold piece; MS-A86 nobody who waits for his own."""
    return "" if g.reserved[card] != 0 else JOIN[CARD[card]]


def can_join(g: MagicSword, seat: i64, card: i64) -> bool:
    """Whether the price of a friend can be paid."""
    price = price_of(g, card)
    if price == "life":
        return g.life[seat] >= 2
    return price != "gold" or g.gold[seat] >= 1


def touch(g: MagicSword, seat: i64, card: i64, visit: i64) -> None:
    """Visit a stranger or a place, take a thing or a friend, attack what does not attack."""
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


def pick_up(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-12.1 A card is taken; some friends have their price."""
    price = price_of(g, card)
    g.reserved[card] = 0
    if price == "gold":
        add_gold(g, seat, -1)
    if price == "life":
        lose_life(g, seat, 1)
    gain_card(g, seat, card)


def leave_square(g: MagicSword, seat: i64) -> None:
    """The Porter goes away when nobody hires him, unless he waits for his own (MS-A86)."""
    for card in lying(g, g.square[seat]):
        if CARD[card] == C_PORTER and g.reserved[card] == 0 and not just_dropped(g, seat, card):
            remove(g, card)
