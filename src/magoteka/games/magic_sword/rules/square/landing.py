"""Landing on a square: MS-13, MS-A17 T5, MS-A19, MS-A33, MS-A85."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.names import (
    BRIDGE,
    C_FORTUNE_SEEKER,
    ELF,
    ENEMY,
    LANDINGS,
    PRINCE,
)
from magoteka.games.magic_sword.box.tables import CARD, FOE_CARDS, KIND, SQUARE_DRAW, ring_size, ring_start
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import BattleAvoided
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.beginning import heads_of, raid
from magoteka.games.magic_sword.rules.battle.strength import PLAINS
from magoteka.games.magic_sword.rules.cards.deck import LayDown, down_on
from magoteka.games.magic_sword.rules.character.cards import has_friend, lying
from magoteka.games.magic_sword.rules.character.figure import alive, can_be_attacked, here, is_hero, on_bridge, over
from magoteka.games.magic_sword.rules.character.hand import check_hand
from magoteka.games.magic_sword.rules.character.sheet import may_hide
from magoteka.games.magic_sword.rules.move.journeys import extra_move
from magoteka.games.magic_sword.rules.shapes import Ask, Between, Scene, YesNo
from magoteka.games.magic_sword.rules.spells.casting import ask, ask_others, begin_cast, list_castables
from magoteka.games.magic_sword.rules.spells.windows import WL
from magoteka.games.magic_sword.rules.square.exploring import Exploration
from magoteka.games.magic_sword.rules.square.meeting import Meeting
from magoteka.games.magic_sword.rules.turn.actions import do_act, list_free_actions
from magoteka.games.magic_sword.table.state import NOBODY, ON, MagicSword

WALKED_ON: Final = 9  # bit of `attempts`
RAID_RANGE: Final = 3


def land(g: MagicSword, seat: i64, walked: bool) -> None:
    """MS-A19 A move or transfer ends here: a window first, then the choice."""
    g.landings += 1
    g.stamp += 1
    g.walked = 1 if walked else 0
    g.stride = 0  # MS-A69 no throw was made, so nothing was doubled
    g.then(LandingChoice(seat, g.visits[seat]))
    ask_others(g, WL, seat)
    check_hand(g, seat)


def can_be_met(g: MagicSword, seat: i64, other: i64) -> bool:
    """MS-A19, MS-A51, MS-A66 Not stone, not paralysed, on the same square."""
    return g.square[other] == g.square[seat] and can_be_attacked(g, seat, other)


def cards_due(g: MagicSword, square: i64) -> i64:
    """MS-13.4b, MS-A29 How many cards are still to be drawn there."""
    return max(SQUARE_DRAW[square] - len(lying(g, square)) - len(down_on(g, square)), 0)


@mypyc_attr(free_list_len=1)
class LandingChoice(Scene):
    """MS-13.2 Meet one character or explore; where nothing else is possible, explore."""

    def play(self, g: MagicSword) -> None:
        if not alive(g, self.seat):
            return
        ask(g, Landing(self.seat), WL, WL)


@mypyc_attr(free_list_len=1)
class Landing(Ask):
    """MS-13.2, MS-A19 Whom to meet, or whether to explore; free actions and spells besides.

    What may be done by the way is no reason to ask: it could be done before the walk, and can be before a battle. Who
    wants to drop something here, so that fewer cards are drawn (MS-A29), lingers (MS-A111).
    """

    clause: ClassVar[str] = "MS-13.2"
    opens: ClassVar[bool] = True
    offers: ClassVar[Menu] = menus.HUB_MENU

    def entries(self, g: MagicSword) -> list[int]:
        seat = self.seat
        found: list[int] = [int(places.STOP)] if on_bridge(g, seat) else [int(places.EXPLORE)]
        other: i64
        for other in range(g.seats):
            if can_be_met(g, seat, other):
                found.append(places.RIVALS + other)
        if is_hero(g, seat, PRINCE) and SQUARE_DRAW[g.square[seat]] > 0:
            found.append(places.LEAVE_UNSEEN)
        if may_walk_on(g, seat):
            found.append(places.WALK_ON)
        if has_friend(g, seat, C_FORTUNE_SEEKER) and g.raided == 0 and raid_targets(g, seat):
            found.append(places.RAID)
        list_free_actions(g, seat, found)
        list_castables(g, seat, WL, found)
        return found

    def aside(self, index: i64) -> bool:
        return places.is_free_action(index)

    def answered(self, g: MagicSword, index: i64) -> None:
        seat = self.seat
        visit = g.visits[seat]
        if index == places.EXPLORE:
            g.then(Exploration(seat, visit))
        elif index == places.STOP:
            over(g, seat)
        elif index == places.LEAVE_UNSEEN:
            over(g, seat)
            g.then(LayDown(g.square[seat], cards_due(g, g.square[seat])))
        elif index == places.WALK_ON:
            g.attempts |= bit(WALKED_ON)
            extra_move(g, seat)
        elif index >= places.RIVALS:
            g.then(Meeting(seat, index - places.RIVALS))
        else:
            g.then(LandingChoice(seat, visit))
            if index == places.RAID:
                g.then(RaidWhom(seat))
            elif index >= places.SPELL_AT:
                ask_others(g, WL, seat)
                begin_cast(g, seat, index - places.SPELL_AT, WL)
            else:
                do_act(g, seat, index)


def may_walk_on(g: MagicSword, seat: i64) -> bool:
    """The Elf, having walked onto a plain, may walk on, once per turn."""
    return (
        is_hero(g, seat, ELF)
        and here(g, seat, PLAINS)
        and g.walked == 1
        and g.landings < LANDINGS
        and not has(g.attempts, WALKED_ON)
    )


def near(g: MagicSword, seat: i64, square: i64) -> bool:
    """MS-A85 At most three squares away on the same ring."""
    own = g.square[seat]
    if square < 0 or square >= BRIDGE or own >= BRIDGE or ring_start(square) != ring_start(own):
        return False
    size = ring_size(own)
    distance = (square - own) % size
    return min(distance, size - distance) <= RAID_RANGE


def raid_targets(g: MagicSword, seat: i64) -> list[int]:
    """MS-A85 Characters that can be attacked and Sword enemies within reach, as entries of the menu."""
    cards = [
        places.CARD_AT + card
        for card in FOE_CARDS
        if KIND[CARD[card]] == ENEMY
        and g.still[card] == 0
        and ON <= g.at[card] < ON + BRIDGE
        and near(g, seat, g.at[card] - ON)
    ]
    return cards + [
        places.RIVALS + other
        for other in range(g.seats)
        if can_be_attacked(g, seat, other) and near(g, seat, g.square[other])
    ]


class RaidWhom(Ask):
    """MS-A85 Whom the Fortune Seeker attacks."""

    clause: ClassVar[str] = "MS-A85"
    offers: ClassVar[Menu] = menus.HUB_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return raid_targets(g, self.seat)

    def answered(self, g: MagicSword, index: i64) -> None:
        g.raided = 1
        if index < places.RIVALS:
            card = index - places.CARD_AT
            raid(g, self.seat, NOBODY, card, heads_of(card))
            return
        other = index - places.RIVALS
        g.harmed[self.seat] = 1
        g.then(SendSeeker(self.seat, other))
        if may_hide(g, other):
            g.then(HideFromSeeker(other))


class HideFromSeeker(YesNo):
    """MS-17.6, MS-A42 Hide from the Fortune Seeker?"""

    clause: ClassVar[str] = "MS-17.6"

    def accepted(self, g: MagicSword) -> None:
        g.strike(1)
        if g.listening:
            g.emit(BattleAvoided(self.seat, "fortune_seeker"))


class SendSeeker(Between):
    """MS-A85 The Fortune Seeker attacks a character."""

    def run(self, g: MagicSword) -> None:
        raid(g, self.seat, self.other, NOBODY, 1)
