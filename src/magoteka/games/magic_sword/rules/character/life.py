"""Life, death and stone: MS-4, MS-20, MS-A45, MS-A49, MS-A51."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import C_BOAT, STONE_TURNS
from magoteka.games.magic_sword.box.tables import CARD, CARDS
from magoteka.games.magic_sword.messages.events import CardLost, GoldLeft, HeroDied, Petrified, PointsChanged
from magoteka.games.magic_sword.rules.character.cards import bound_by, forced, name_of
from magoteka.games.magic_sword.rules.character.figure import alive, on_bridge, over, square_name
from magoteka.games.magic_sword.rules.character.goods import away, lay, lose_card, move_card, remove, runs_off
from magoteka.games.magic_sword.rules.character.hand import discard_hand
from magoteka.games.magic_sword.rules.shapes import OfCard, OfCharacterAndCard
from magoteka.games.magic_sword.rules.spells.casting import ask_all
from magoteka.games.magic_sword.rules.spells.windows import WH
from magoteka.games.magic_sword.table.state import FRIENDS, ITEMS, NOBODY, POUCH, RAISED, TROPHIES, MagicSword

OTHERWISE: Final = 0


class Blow(Step):
    """A loss of Life that threatens a character; `kind` says in which battle, if any."""

    seat: i64
    count: i64
    kind: i64

    def __init__(self, seat: i64, count: i64, kind: i64) -> None:
        self.seat = seat
        self.count = count
        self.kind = kind


class LoseLife(Blow):
    """MS-4.3 A loss of Life is about to be applied: a window first (WH), then the loss, then death."""

    def run(self, g: MagicSword) -> None:
        g.loss_count = 0
        if not alive(g, self.seat) or g.stone[self.seat] > 0 or self.count <= 0:
            return
        g.loss_seat = self.seat
        g.loss_count = self.count
        g.loss_kind = self.kind
        g.then(ApplyLoss())
        if not on_bridge(g, self.seat):
            ask_all(g, WH, g.turn, self.seat)


class ApplyLoss(Step):
    """MS-4.3, MS-4.4 What is left of the loss is deducted; without Life the character dies."""

    def run(self, g: MagicSword) -> None:
        seat = g.loss_seat
        lost = min(g.loss_count, g.life[seat])
        g.loss_count = lost
        if lost <= 0:
            return
        g.life[seat] -= lost
        if g.listening:
            g.emit(PointsChanged(seat, "life", -lost, g.life[seat]))
        if g.life[seat] == 0:
            die(g, seat)


def lose_life(g: MagicSword, seat: i64, count: i64) -> None:
    """A loss of Life outside battle."""
    g.then(LoseLife(seat, count, OTHERWISE))


def die(g: MagicSword, seat: i64) -> None:
    """MS-4.4, MS-A49 Goods, friends and gold stay on the square; trophies and spells are discarded."""
    if g.listening:
        g.emit(HeroDied(seat, HEROES[g.hero[seat]].slug))
    leave_all(g, seat, False)
    card: i64
    for card in range(CARDS):
        if g.at[card] == TROPHIES + seat:
            remove(g, card)
        if g.reserved[card] % 8 == seat + 1:
            g.reserved[card] = 0
    discard_hand(g, seat)
    g.fallen[seat] = g.hero[seat] + 1
    g.hero[seat] = NOBODY
    g.square[seat] = NOBODY
    wipe(g, seat)
    end_spells_of(g, seat)
    over(g, seat)


def end_spells_of(g: MagicSword, seat: i64) -> None:
    """MS-A49 What the character held over others ends with it: its charm, its bending of time."""
    other: i64
    for other in range(g.seats):
        if g.charmer[other] == seat + 1:
            g.charmer[other] = 0
    if g.timer == seat + 1:
        g.timer = 0
        g.time_left = 0


def wipe(g: MagicSword, seat: i64) -> None:
    """A character's passing conditions end with it."""
    g.life[seat] = 0
    g.skip[seat] = 0
    g.stone[seat] = 0
    g.slow[seat] = 0
    g.possessed[seat] = 0
    g.frozen[seat] = 0
    g.mission[seat] = 0
    g.gate[seat] = 0
    g.leaving[seat] = 0
    g.task[seat] = 0
    g.locked[seat] = 0
    g.harmed[seat] = 0
    g.tamed[seat] = 0
    g.potion[seat] = 0
    g.geas[seat] = 0
    g.charmer[seat] = 0
    g.charmed[seat] = 0
    g.paid[seat] = 0
    g.changed[seat] = 0


def leave_all(g: MagicSword, seat: i64, friends_vanish: bool) -> None:
    """MS-4.4b, MS-20.2 Items and gold stay where the character stood; so do friends, unless they run away."""
    if g.listening and g.gold[seat] > 0:
        g.emit(GoldLeft(seat, square_name(g.square[seat]), g.gold[seat]))
    g.coins[g.square[seat]] += g.gold[seat]
    g.gold[seat] = 0
    captive = bound_by(g, seat)
    if captive != NOBODY:
        leave_friend(g, seat, captive, friends_vanish)
    card: i64
    for card in range(CARDS):
        place = g.at[card]
        if place == ITEMS + seat or place == POUCH + seat:
            leave_item(g, seat, card)
        elif place == FRIENDS + seat or place == RAISED + seat:
            leave_friend(g, seat, card, friends_vanish)


def leave_item(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-A49 The hired boat is discarded, the rest lies on the square."""
    if CARD[card] == C_BOAT:
        remove(g, card)
    else:
        leave(g, seat, card)


def leave(g: MagicSword, seat: i64, card: i64) -> None:
    """A card stays behind on the square."""
    lay(g, seat, card)
    move_card(g, card, g.square[seat])


def leave_friend(g: MagicSword, seat: i64, card: i64, vanish: bool) -> None:
    """MS-A49 Forced friends are discarded; tamed enemies lie there as enemies again."""
    kept = g.at[card] != RAISED + seat and not forced(card) and not vanish
    if kept and not runs_off(g, seat, card):
        leave(g, seat, card)
    else:
        remove(g, card)


def petrify(g: MagicSword, seat: i64) -> None:
    """MS-20, MS-A51 Stone for three own turns; trophies, spells and mission remain."""
    if g.stone[seat] > 0 or not alive(g, seat):
        return
    if g.listening:
        g.emit(Petrified(seat))
    leave_all(g, seat, True)
    g.stone[seat] = STONE_TURNS
    g.skip[seat] = 0
    g.frozen[seat] = 0
    g.possessed[seat] = 0
    g.geas[seat] = 0
    over(g, seat)


class FriendDies(OfCharacterAndCard):
    """MS-A60, MS-A72d A friend is about to die: a window first."""

    def run(self, g: MagicSword) -> None:
        if g.at[self.card] != FRIENDS + self.seat:
            return
        g.loss_seat = self.seat
        g.loss_count = 0
        g.loss_kind = 100 + self.card
        g.then(FriendIsDead(self.seat, self.card))
        if not on_bridge(g, self.seat):
            ask_all(g, WH, g.turn, self.seat)


class FriendIsDead(OfCharacterAndCard):
    """MS-6.4a A dead friend goes to the discard, unless somebody saved him."""

    def run(self, g: MagicSword) -> None:
        if g.loss_kind != 100 + self.card:
            return
        g.loss_kind = OTHERWISE
        if g.at[self.card] == FRIENDS + self.seat:
            lose_card(g, self.seat, self.card, "gone")


class EnemyRemoved(OfCard):
    """MS-A72d A spell is about to remove an enemy: a window first."""

    def run(self, g: MagicSword) -> None:
        g.loss_seat = NOBODY
        g.loss_count = 0
        g.loss_kind = 1000 + self.card
        g.then(EnemyIsGone(self.card))
        ask_all(g, WH, g.turn, NOBODY)


class EnemyIsGone(OfCard):
    """The card goes to the discard without a trophy, unless somebody saved it."""

    def run(self, g: MagicSword) -> None:
        if g.loss_kind != 1000 + self.card:
            return
        g.loss_kind = OTHERWISE
        if g.listening:
            g.emit(CardLost(g.turn, self.card, name_of(self.card), "gone", False))
        away(g, self.card)
