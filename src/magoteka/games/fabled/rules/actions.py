"""The action phase: FB-49 to FB-54, FB-102, FB-111, FB-A74."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has, size
from magoteka.core.event import Option, Refusal
from magoteka.games.fabled.box.components import (
    CHARIOTEER,
    CHARIOTEER_BEHIND,
    CHARIOTEER_LEVEL,
    EVENT,
    FORK,
    GIFTS_AND_VOWS,
    KING_TOKENS,
    LOWER,
    NATURE_BOOKS,
    NATURE_LORD,
    NATURE_TOKENS,
    SEER,
    STEPPE,
    SUN,
    TAILWIND,
    TOKEN_ALLIES,
    TOKEN_KINDS,
    TOKENS_EACH,
    TUMBLEWEEDS,
    UPPER,
    WISDOM_OF_A_SUN,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import AbilityUsed
from magoteka.games.fabled.rules.added import add_and_react
from magoteka.games.fabled.rules.asking import Ask, SeatStep
from magoteka.games.fabled.rules.books import convert, gain, held, pays, single_conversions
from magoteka.games.fabled.rules.lands import FORGOTTEN, PLAIN
from magoteka.games.fabled.rules.moving import MoveLand, movable
from magoteka.games.fabled.rules.price import allowed, can_add, levy, surcharge
from magoteka.games.fabled.rules.stepping import choose_step_gift, steps
from magoteka.games.fabled.rules.tokens import TokenLand, token_cells
from magoteka.games.fabled.rules.visits import ResolveAll
from magoteka.games.fabled.rules.vows import Vow, own_tokens_out
from magoteka.games.fabled.rules.walking import walk
from magoteka.games.fabled.rules.windows import use_window, window_abilities
from magoteka.games.fabled.table.force import (
    boosts,
    commands,
    event_half,
    named_token,
    number,
    owns,
    token_lands,
    token_name,
)
from magoteka.games.fabled.table.state import ACTION, HOME, Fabled
from magoteka.games.fabled.table.where import lands_held, terrain_set, walkers

END_ACTIONS: Final = 0  # the menu of the action phase
TAKE_BOOKS: Final = 1
CONVERSIONS: Final = 2
WALK: Final = 3
ADD: Final = 10
ADD_FORGOTTEN: Final = 13
TOKEN: Final = 16
USE: Final = 23
USE_EVENT: Final = 35
ACTION_BOOKS: Final = 2
ACTION_CONVERSIONS: Final = 2


class ActionStart(SeatStep):
    """Charioteer, Lord of Nature and the Fork of Fates act before the main action."""

    def run(self, g: Fabled) -> None:
        g.phase = ACTION
        g.then2(ResolveAll(), OfferActions(self.seat))
        if event_half(g, FORK, LOWER):
            choose_step_gift(g, self.seat, 1, -1)
        if commands(g, self.seat, CHARIOTEER):
            gain(g, self.seat, STEPPE, charioteer_books(g, self.seat))
        if commands(g, self.seat, NATURE_LORD):
            forests = token_lands(g, NATURE_TOKENS) & lands_held(g, self.seat)
            gain(g, self.seat, STEPPE, number(g, NATURE_BOOKS) * size(forests))


def charioteer_books(g: Fabled, seat: i64) -> i64:
    """Books for who is behind the leader in sun books or level with him, none alone in front (FB-X26 spirits count)."""
    most: i64 = -1
    other: i64
    for other in range(g.seats):
        if other != seat:
            most = max(most, held(g, other, SUN))
    if g.hosts > g.seats:
        most = max(most, g.wisdom // WISDOM_OF_A_SUN)
    if most > held(g, seat, SUN):
        return number(g, CHARIOTEER_BEHIND)
    if most == held(g, seat, SUN):
        return number(g, CHARIOTEER_LEVEL)
    return 0


class OfferActions(SeatStep):
    """FB-A74 The action phase goes on until nothing is left to do or the player ends it."""

    def run(self, g: Fabled) -> None:
        if Act(self.seat).mask(g) != bit(END_ACTIONS):
            g.then(Act(self.seat))


class Act(Ask):
    """FB-49, FB-A74 One of the four actions must be taken; abilities and tokens come before or after it."""

    clause: ClassVar[str] = "FB-49"
    opens: ClassVar[bool] = True

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.ACTIONS

    def mask(self, g: Fabled) -> i64:
        mask = window_abilities(g, self.seat) << USE
        mask |= placeable(g, self.seat) << TOKEN
        if event_window(g, self.seat):
            mask |= bit(USE_EVENT)
        if g.acted == 1:
            return mask | bit(END_ACTIONS)
        return mask | main_actions(g, self.seat)

    def refusal(self, g: Fabled, index: i64) -> Refusal:
        if index == END_ACTIONS:
            return Refusal("FB-49", "action-first")
        if g.acted == 1 and index < TOKEN:
            return Refusal("FB-49", "action-done")
        if ADD <= index < ADD_FORGOTTEN:
            return self.why_not_add(g, index - ADD)
        if index == CONVERSIONS:
            return Refusal("FB-A23", "no-such-conversion")
        if index < ADD:
            return Refusal("FB-52", "no-such-step")
        return Refusal("FB-A74", "not-now")

    def why_not_add(self, g: Fabled, terrain: i64) -> Refusal:
        """FB-54 Too few volkhvs or too few books."""
        if not allowed(g, self.seat, terrain):
            return Refusal("FB-54", "too-few-volkhvs")
        if not pays(g, self.seat, terrain, 1, surcharge(g, terrain)):
            return Refusal("FB-53", "too-dear")
        return Refusal("FB-A19", "no-such-land")

    def answered(self, g: Fabled, index: i64) -> None:
        if index == END_ACTIONS:
            return
        g.then2(ResolveAll(), OfferActions(self.seat))
        if index < TOKEN:
            g.acted = 1
            main_action(g, self.seat, index)
        elif index < USE:
            g.then(TokenLand(self.seat, named_token(g, index - TOKEN, HOME)))
        else:
            self.use(g, index)

    def use(self, g: Fabled, index: i64) -> None:
        """An ability of an ally, or the event."""
        if g.listening:
            g.emit(AbilityUsed(int(self.seat), menus.ACT_USES[index - USE]))
        if index == USE_EVENT:
            use_event(g, self.seat)
        else:
            use_window(g, self.seat, index - USE)


def main_actions(g: Fabled, seat: i64) -> i64:
    """FB-50 to FB-54, FB-A23 The main actions that can be taken, as a set over the menu."""
    mask = bit(TAKE_BOOKS) | walkers(g, seat) << WALK
    if single_conversions(g, seat) != 0:
        mask |= bit(CONVERSIONS)
    terrain: i64
    for terrain in range(3):
        if can_add(g, seat, terrain, surcharge(g, terrain)):
            mask |= bit(ADD + terrain)
        if can_recall(g, seat, terrain):
            mask |= bit(ADD_FORGOTTEN + terrain)
    return mask


def can_recall(g: Fabled, seat: i64, terrain: i64) -> bool:
    """The Seer's boost: a land of the terrain from oblivion, without surcharge."""
    if not boosts(g, seat, SEER) or g.oblivion & terrain_set(terrain) == 0:
        return False
    return allowed(g, seat, terrain) and pays(g, seat, terrain, 1, levy(g, terrain))


def main_action(g: Fabled, seat: i64, index: i64) -> None:
    """FB-50 to FB-53 Books, conversions, a step or a land."""
    if index == TAKE_BOOKS:
        gain(g, seat, STEPPE, ACTION_BOOKS)
    elif index == CONVERSIONS:
        convert(g, seat, ACTION_CONVERSIONS, 1)
    elif index < ADD:
        walk(g, seat * g.crew + index - WALK)
    elif index < ADD_FORGOTTEN:
        terrain = index - ADD
        add_and_react(g, seat, terrain, surcharge(g, terrain), PLAIN)
    else:
        terrain = index - ADD_FORGOTTEN
        add_and_react(g, seat, terrain, levy(g, terrain), FORGOTTEN)


def placeable(g: Fabled, seat: i64) -> i64:
    """FB-102 The tokens that the seat can put on a land, as a set of their names; the King has his own rule."""
    mask: i64 = 0
    token: i64
    for token in range(TOKEN_KINDS * TOKENS_EACH):
        kind = token // TOKENS_EACH
        if g.tokens[token] == HOME and kind != KING_TOKENS and owns(g, seat, TOKEN_ALLIES[kind]):
            if token_cells(g, token) != 0:
                mask |= bit(token_name(token))
    return mask


def event_window(g: Fabled, seat: i64) -> bool:
    """FB-111 Whether the event in force gives something in one's action phase, once a turn."""
    if has(g.turn_used, EVENT):
        return False
    if g.event == TAILWIND:
        return walkers(g, seat) != 0
    if event_half(g, GIFTS_AND_VOWS, UPPER):
        return own_tokens_out(g, seat) != 0 or single_conversions(g, seat) != 0
    return event_half(g, TUMBLEWEEDS, UPPER) and movable(g, lands_held(g, seat) & terrain_set(STEPPE)) != 0


def use_event(g: Fabled, seat: i64) -> None:
    """Tailwind: a step or two; Gifts and Vows: a token back or a conversion; Tumbleweeds: an own steppe moves."""
    g.turn_used |= bit(EVENT)
    if g.event == TAILWIND:
        steps(g, seat, 1 + g.half, 0, -1)
    elif g.event == GIFTS_AND_VOWS:
        g.then(Vow(seat))
    else:
        g.then(MoveLand(seat, lands_held(g, seat) & terrain_set(STEPPE), 0))
