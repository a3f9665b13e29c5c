"""The oblivion phase: FB-88 to FB-90, FB-103, FB-127, FB-A65, FB-A66."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has, nth, size
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    ABILITIES,
    BLACK_STORM,
    BOOK_PLACES,
    CALL,
    GIANT,
    HERALD,
    LAND_NAMES,
    LOWER,
    MASTER,
    MASTER_ABROAD,
    MASTER_OF_FIVE,
    MILESTONE_1,
    MILESTONE_2,
    OBLIVION_TOKENS,
    STEPPE,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_EACH,
    TUMBLEWEEDS,
    UPPER,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import AbilityUsed, LandForgotten, MarkerMoved, TokenReturned
from magoteka.games.fabled.rules.asking import Ask
from magoteka.games.fabled.rules.books import gain
from magoteka.games.fabled.rules.leaving import come_home
from magoteka.games.fabled.rules.moving import roll_steppe
from magoteka.games.fabled.rules.places import OnePlace
from magoteka.games.fabled.rules.row import take_out
from magoteka.games.fabled.rules.spirits import wiser
from magoteka.games.fabled.table.force import (
    boosts,
    commands,
    event_half,
    giant_scale,
    master_of,
    number,
    places_on,
    reached,
    token_name,
    token_on,
    token_owner,
)
from magoteka.games.fabled.table.state import HOME, NONE, OBLIVION, Fabled
from magoteka.games.fabled.table.where import land_of, lands_occupied, owner_of, row_set, terrain_of, volkhvs_on

LOST_VOLKHV_BOOKS: Final = 2


class OblivionPhase(Step):
    """FB-88, FB-A66 All lands without volkhvs leave the row together; then what reacts to it, left to right."""

    host: i64

    def __init__(self, host: i64) -> None:
        self.host = host

    def run(self, g: Fabled) -> None:
        g.phase = OBLIVION
        g.forgotten = 0
        g.then(OblivionEnd(self.host))
        gone = row_set(g) & ~lands_occupied(g)
        place = g.length - 1
        while place >= 0:
            if has(gone, g.row[place]):
                g.then(Forgotten(self.host, g.row[place]))
            place -= 1
        while gone != 0:
            discard(g, nth(gone, 0))
            gone &= gone - 1


def discard(g: Fabled, land: i64) -> None:
    """FB-89 The land leaves the row for oblivion."""
    take_out(g, land)
    g.oblivion |= bit(land)
    g.forgotten |= bit(terrain_of(land))
    if g.listening:
        g.emit(LandForgotten(LAND_NAMES[land]))


class Forgotten(Step):
    """What reacts to a land that went to oblivion; its tokens return to their owners."""

    host: i64
    land: i64

    def __init__(self, host: i64, land: i64) -> None:
        self.host = host
        self.land = land

    def run(self, g: Fabled) -> None:
        remembered(g, self.host, self.land)
        if self.host < g.seats and boosts(g, self.host, HERALD):
            gain(g, self.host, terrain_of(self.land), 1)
        giant = master_of(g, GIANT)
        if giant != NONE and commands(g, giant, GIANT) and g.marker < giant_scale(g):
            move_marker(g, giant, 1)
        return_tokens(g, self.land)


def remembered(g: Fabled, host: i64, land: i64) -> None:
    """The Master of Oblivion: a book for the land, and with his boost one of its places of books."""
    seat = master_of(g, MASTER)
    if seat == NONE or not commands(g, seat, MASTER) or not token_on(g, OBLIVION_TOKENS, land):
        return
    gain(g, seat, recalled_book(g, seat, host, land), 1)
    unused = not has(g.turn_used, MASTER * 2 + 1)
    if boosts(g, seat, MASTER) and unused and places_on(g, seat, land) & BOOK_PLACES != 0:
        g.then(MasterRecalls(seat, land))


def recalled_book(g: Fabled, seat: i64, host: i64, land: i64) -> i64:
    """On one's own turn a book of the land's terrain, on another's a lower one, but never below the steppes."""
    if host == seat:
        return terrain_of(land)
    return max(terrain_of(land) - number(g, MASTER_OF_FIVE if g.hosts == 5 else MASTER_ABROAD), STEPPE)


class MasterRecalls(OnePlace):
    """The Master's boost: the effect of one place of books of the forgotten land, once in a phase."""

    clause: ClassVar[str] = "FB-96"

    def mask(self, g: Fabled) -> i64:
        return (places_on(g, self.seat, self.land) & BOOK_PLACES) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            g.turn_used |= bit(MASTER * 2 + 1)
            if g.listening:
                g.emit(AbilityUsed(int(self.seat), ABILITIES[MASTER * 2 + 1]))
            super().answered(g, index)


def move_marker(g: Fabled, seat: i64, change: i64) -> None:
    """FB-127 The Giant's marker moves along its scale."""
    g.marker += change
    if g.listening:
        g.emit(MarkerMoved(int(seat), int(g.marker)))


def return_tokens(g: Fabled, land: i64) -> None:
    """FB-103 Tokens on the land return to their owners' supplies."""
    kind: i64
    token: i64
    for kind in range(TOKEN_KINDS):
        for token in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
            if g.tokens[token] == land:
                g.tokens[token] = HOME
                if g.listening:
                    g.emit(TokenReturned(int(token_owner(g, kind)), TOKENS[token_name(token)], LAND_NAMES[land]))


class OblivionEnd(Step):
    """Storms and the Call of Oblivion take one land more; then the tumbleweeds roll, then the Call pays."""

    host: i64

    def __init__(self, host: i64) -> None:
        self.host = host

    def run(self, g: Fabled) -> None:
        g.then(CallPays(self.host))
        if event_half(g, TUMBLEWEEDS, LOWER):
            g.then(RollSteppe())
        if g.variants.scenario == CALL and reached(g, MILESTONE_2):
            g.then(CallTakes(self.host))
        if event_half(g, BLACK_STORM, UPPER):
            lonely = leftmost_lonely(g, True)
            if lonely != NONE:
                take_lonely(g, self.host, lonely, False)


class CallTakes(Step):
    """FB-S3.2 Call of Oblivion, second milestone: of four or more lands the leftmost with a single volkhv goes."""

    host: i64

    def __init__(self, host: i64) -> None:
        self.host = host

    def run(self, g: Fabled) -> None:
        lonely = leftmost_lonely(g, False)
        if g.length >= 4 and lonely != NONE:
            take_lonely(g, self.host, lonely, True)


def leftmost_lonely(g: Fabled, steppes: bool) -> i64:
    """The leftmost land, or steppe, with exactly one volkhv, or NONE."""
    place: i64
    for place in range(g.length):
        land = g.row[place]
        if volkhvs_on(g, land) == 1 and (not steppes or terrain_of(land) == STEPPE):
            return land
    return NONE


def take_lonely(g: Fabled, host: i64, land: i64, silent: bool) -> None:
    """The land goes to oblivion; its volkhv goes home with two steppe books, a spirit with wisdom (FB-X26)."""
    discard(g, land)
    g.then(Forgotten(host, land))
    volkhv: i64
    for volkhv in range(g.hosts * g.crew):
        if g.at[volkhv] != HOME and land_of(g.at[volkhv]) == land:
            owner = owner_of(g, volkhv)
            if owner < g.seats:
                gain(g, owner, STEPPE, LOST_VOLKHV_BOOKS)
            else:
                wiser(g, 1)
            come_home(g, volkhv, silent)


class RollSteppe(Step):
    """Tumbleweeds, lower half: the leftmost steppe moves to the right end."""

    def run(self, g: Fabled) -> None:
        roll_steppe(g, row_set(g))


class CallPays(Step):
    """FB-S3.1 Call of Oblivion, first milestone: on one's own turn a book of one terrain that was forgotten."""

    host: i64

    def __init__(self, host: i64) -> None:
        self.host = host

    def run(self, g: Fabled) -> None:
        if g.variants.scenario != CALL or not reached(g, MILESTONE_1) or g.forgotten == 0:
            return
        if size(g.forgotten) == 1:
            gain(g, self.host, nth(g.forgotten, 0), 1)
        else:
            g.then(CallBook(self.host))


class CallBook(Ask):
    """FB-S3.1 Call of Oblivion: of which forgotten terrain the book is."""

    clause: ClassVar[str] = "FB-S3.1"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.CHOSEN_TERRAINS

    def mask(self, g: Fabled) -> i64:
        return g.forgotten

    def answered(self, g: Fabled, index: i64) -> None:
        gain(g, self.seat, index, 1)
