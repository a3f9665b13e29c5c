"""The turn of a character: MS-10.1, MS-A16 to MS-A18, MS-A26, MS-A76, MS-A86."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from magoteka.core.agenda import Step
from magoteka.games.magic_sword.box.names import BRIDGE, C_BOAT, C_LAMP
from magoteka.games.magic_sword.box.tables import COMPANIONS, FIRST, FOE_CARDS, ICE, SWAMP, TWIN
from magoteka.games.magic_sword.box.throws import FREE_UP_TO
from magoteka.games.magic_sword.messages.events import CardGained, Possessed, TurnBegan, TurnSkipped
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.bridge.way import bridge_move, bridge_moves
from magoteka.games.magic_sword.rules.character.cards import carries, friendless, name_of
from magoteka.games.magic_sword.rules.character.figure import alive, on_bridge, over
from magoteka.games.magic_sword.rules.character.goods import CheckLoad, lose_card
from magoteka.games.magic_sword.rules.character.hand import check_hand
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.late_bound import land
from magoteka.games.magic_sword.rules.move.journeys import CrossWhere
from magoteka.games.magic_sword.rules.move.roll import MovementRoll
from magoteka.games.magic_sword.rules.move.standing import carry, lift_geas
from magoteka.games.magic_sword.rules.shapes import AskInScene, OfCharacter, Scene, ask_which
from magoteka.games.magic_sword.rules.spells.casting import ask, ask_all, ask_others, begin_cast, castables
from magoteka.games.magic_sword.rules.spells.windows import WB, WE, WT, holds_spells
from magoteka.games.magic_sword.rules.turn.actions import do_act, list_free_actions, refill, refill_size
from magoteka.games.magic_sword.table.state import FRIENDS, NOBODY, ON, MagicSword
from magoteka.games.magic_sword.table.where import put_card


@mypyc_attr(free_list_len=1)
class StartTurn(OfCharacter):
    """MS-A17 T0 (b) to (f): effects end, stone and missed turns are counted, flags are reset."""

    def run(self, g: MagicSword) -> None:
        seat = self.seat
        end_effects(g, seat)
        reset(g, seat)
        if g.listening:
            g.emit(TurnBegan(seat, g.round))
        if g.stone[seat] > 0:
            g.stone[seat] -= 1
            go_by(g, seat)
            tell_skip(g, seat, "stone", None)
            check_hand(g, seat)  # MS-2.6b whoever wakes may have lost what gave room to spells
            return
        if g.skip[seat] > 0:
            g.skip[seat] -= 1
            g.frozen[seat] = 0
            go_by(g, seat)
            tell_skip(g, seat, "missed", None)
            ask_all(g, WE, seat, NOBODY)
            return
        g.frozen[seat] = 0
        ready_crossings(g, seat)
        g.then(Evening(seat))
        if g.possessed[seat] != 0:
            throw(g, seat, 1, ReadPossession(seat, g.visits[seat]))
        else:
            g.then(Morning(seat, g.visits[seat]))


def tell_skip(g: MagicSword, seat: i64, why: str, charmer: int | None) -> None:
    """A missed turn is told."""
    if g.listening:
        g.emit(TurnSkipped(seat, why, charmer))


def end_effects(g: MagicSword, seat: i64) -> None:
    """MS-A16 Effects «until your next turn» of this character end."""
    g.potion[seat] = 0
    g.paid[seat] = 0
    if g.war == seat + 1:
        g.war = 0
    if g.doubled == seat + 1:
        g.doubled = 0
    card: i64
    for card in FOE_CARDS:
        if g.still[card] == seat + 1:
            g.still[card] = 0


def go_by(g: MagicSword, seat: i64) -> None:
    """MS-A52 A turn is over, taken or missed: what lasts for so many turns lasts one less."""
    g.slow[seat] = max(g.slow[seat] - 1, 0)
    g.locked[seat] = max(g.locked[seat] - 1, 0)
    if g.geas[seat] == 1:
        lift_geas(g, seat)
    g.geas[seat] = max(g.geas[seat] - 1, 0)


def reset(g: MagicSword, seat: i64) -> None:
    """MS-A17 T0 (e) The flags of a turn."""
    g.changed[seat] = 0
    g.refilled[seat] = 0
    g.landings = 0
    g.attempts = 0
    g.raided = 0
    g.robbed = 0
    g.follower = 0
    g.stride = 0
    g.stamp += 1
    g.start = g.square[seat]


def ready_crossings(g: MagicSword, seat: i64) -> None:
    """MS-A26 Boat and lamp may be used in this turn, and only in this."""
    for design in (C_BOAT, C_LAMP):
        card = FIRST[design]
        while card != NOBODY:
            if carries(g, seat, card):
                g.note[card] = 1
            card = TWIN[card]


class ReadPossession(Scene):
    """MS-A76 One to three: free, and the turn proceeds."""

    def play(self, g: MagicSword) -> None:
        if g.rolled <= FREE_UP_TO:
            g.possessed[self.seat] = 0
            if g.listening:
                g.emit(Possessed(self.seat, True))
            g.then(Morning(self.seat, self.visit))
        else:
            tell_skip(g, self.seat, "possessed", None)


@mypyc_attr(free_list_len=1)
class Morning(Scene):
    """MS-A17 T1 The window WT for the others, then the character's own turn."""

    def play(self, g: MagicSword) -> None:
        g.then(OwnTurn(self.seat, self.visit))
        ask_others(g, WT, self.seat)


@mypyc_attr(free_list_len=1)
class OwnTurn(Scene):
    """MS-A17 T1, T2 Free actions and spells until a kind of move is chosen."""

    def play(self, g: MagicSword) -> None:
        ask(g, TurnChoice(self.seat, self.visit), WT, WB)


@mypyc_attr(free_list_len=1)
class TurnChoice(AskInScene):
    """MS-A17 T2 How to move; before that free actions and spells."""

    clause: ClassVar[str] = "MS-10.1"
    opens: ClassVar[bool] = True

    def entries(self, g: MagicSword) -> list[int]:
        found = moves(g, self.seat)
        list_free_actions(g, self.seat, found)
        if holds_spells(g, self.seat):
            spells = castables(g, self.seat, WT, NOBODY)
            spells += [spell for spell in castables(g, self.seat, WB, NOBODY) if spell not in spells]
            found += [places.SPELL_AT + spell for spell in spells]
        return found

    def answered(self, g: MagicSword, index: i64) -> None:
        if places.is_move(index):
            g.then(CarryOut(self.seat, self.visit, index))
            ask_others(g, WB, self.seat)
            return
        g.then(OwnTurn(self.seat, self.visit))
        if index >= places.SPELL_AT:
            begin_cast(g, self.seat, index - places.SPELL_AT, WB)
        else:
            do_act(g, self.seat, index)


def moves(g: MagicSword, seat: i64) -> list[int]:
    """MS-A17 T2 The kinds of move that are open."""
    if on_bridge(g, seat):
        return bridge_moves(g, seat)
    found: list[int] = [int(places.WALK)]
    if usable(g, seat, C_BOAT) and SWAMP[g.square[seat]] != 0:
        found.append(places.TAKE_BOAT)
    if usable(g, seat, C_LAMP) and ICE[g.square[seat]] != 0:
        found.append(places.LIGHT_LAMP)
    if waiting_friends(g, seat) != NOBODY:
        found.append(places.REJOIN)
    return found


def usable(g: MagicSword, seat: i64, design: i64) -> bool:
    """MS-A26 Whether boat or lamp may be used now."""
    return due_crossing(g, seat, design) != NOBODY


def due_crossing(g: MagicSword, seat: i64, design: i64) -> i64:
    """MS-A26 A boat or lamp that serves in this turn, and only in this; −1 none."""
    card = FIRST[design]
    while card != NOBODY and not (carries(g, seat, card) and g.note[card] == 1):
        card = TWIN[card]
    return card


def waiting_friends(g: MagicSword, seat: i64) -> i64:
    """MS-A86, MS-A53 The square where left friends wait, −1 none; the Evil Spirit keeps them away."""
    if friendless(g, seat):
        return NOBODY
    reserved = g.reserved
    card: i64
    for card in COMPANIONS:
        if reserved[card] != 0 and reserved[card] % 8 == seat + 1 and ON <= g.at[card] < ON + BRIDGE:
            return g.at[card] - ON
    return NOBODY


@mypyc_attr(free_list_len=1)
class CarryOut(Scene):
    """MS-A17 T2 The chosen move, if it is still possible; otherwise the choice is made anew."""

    move: i64

    def __init__(self, seat: i64, visit: i64, move: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.move = move

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        if self.move not in moves(g, seat):
            g.then(OwnTurn(seat, self.visit))
        elif self.move == places.WALK:
            g.then(MovementRoll(seat, self.visit))
        elif self.move == places.TAKE_BOAT or self.move == places.LIGHT_LAMP:
            ask_which(g, CrossWhere(seat, self.move == places.LIGHT_LAMP))
        elif self.move == places.REJOIN:
            rejoin(g, seat)
        else:
            bridge_move(g, seat, self.move)


def rejoin(g: MagicSword, seat: i64) -> None:
    """MS-A86 Instead of moving the rider goes back to his friends."""
    square = waiting_friends(g, seat)
    carry(g, seat, square)
    card: i64
    for card in COMPANIONS:
        if g.reserved[card] % 8 == seat + 1 and g.at[card] == ON + square:
            g.reserved[card] = 0
            put_card(g, card, FRIENDS + seat)
            if g.listening:
                g.emit(CardGained(seat, card, name_of(card)))
    land(g, seat, False)


@mypyc_attr(free_list_len=1)
class Evening(OfCharacter):
    """MS-A17 T8 Load, refill, the window WE, boat and lamp gone."""

    def run(self, g: MagicSword) -> None:
        seat = self.seat
        if not alive(g, seat):
            return
        over(g, seat)
        g.then(Night(seat, g.skip[seat]))
        ask_all(g, WE, seat, NOBODY)
        if g.stone[seat] == 0 and refill_size(g, seat) > 0:
            refill(g, seat)
        g.then(CheckLoad(seat, 0))


@mypyc_attr(free_list_len=1)
class Night(Step):
    """MS-A26, MS-A86 What lasts only to the end of this turn is over."""

    seat: i64
    due: i64  # how many turns were to be missed when the evening began

    def __init__(self, seat: i64, due: i64) -> None:
        self.seat = seat
        self.due = due

    def run(self, g: MagicSword) -> None:
        seat = self.seat
        if not alive(g, seat):
            return
        if g.skip[seat] == self.due:
            g.frozen[seat] = 0  # MS-A66 the lost turn was this one, whatever else is still to be missed
        go_by(g, seat)
        g.linger[seat] = max(g.linger[seat] - 1, 0)
        for design in (C_BOAT, C_LAMP):
            card = due_crossing(g, seat, design)
            while card != NOBODY:
                lose_card(g, seat, card, "gone")
                card = due_crossing(g, seat, design)
        reserved = g.reserved
        card_at: i64
        for card_at in COMPANIONS:
            if reserved[card_at] != 0 and reserved[card_at] % 8 == seat + 1:
                g.reserved[card_at] -= 8
                if g.reserved[card_at] < 8:
                    g.reserved[card_at] = 0
