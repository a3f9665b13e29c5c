"""Prologue, chapters, epilogue: FB-34 to FB-48, FB-91 to FB-93, FB-X11, FB-X29 to FB-X31."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit
from magoteka.core.boards import zeros
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    ABILITIES,
    BOOST_1,
    END,
    EVENT_3,
    FURY,
    HEIRS,
    MILESTONE_1,
    NEW_ALLY,
    PATH_TOKENS,
    SCENARIOS,
    SISTER,
    STEPPE,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import AbilityUsed, ChapterBegan, PrologueBegan, TokenReached, TurnBegan
from magoteka.games.fabled.rules.actions import ActionStart
from magoteka.games.fabled.rules.added import add_and_react
from magoteka.games.fabled.rules.asking import Ask, InTurnOrder, SeatStep
from magoteka.games.fabled.rules.books import convert, pays
from magoteka.games.fabled.rules.epilogue import epilogue
from magoteka.games.fabled.rules.happenings import new_event
from magoteka.games.fabled.rules.lands import PLAIN
from magoteka.games.fabled.rules.movement import AnnounceTerrain
from magoteka.games.fabled.rules.moving import move_to
from magoteka.games.fabled.rules.oblivion import OblivionPhase
from magoteka.games.fabled.rules.offers import BoostOrAlly, NewAllies
from magoteka.games.fabled.rules.price import allowed, available
from magoteka.games.fabled.rules.stepping import choose_step_gift
from magoteka.games.fabled.rules.trial import SpiritPrologue, SpiritTurn
from magoteka.games.fabled.rules.visits import ResolveAll
from magoteka.games.fabled.table.force import boosts, commands, reached, spend_boost
from magoteka.games.fabled.table.state import CHAPTER_START, NONE, PROLOGUE, Fabled
from magoteka.games.fabled.table.where import seat_at, terrain_of

HEIRS_CONVERSIONS: Final = 3


class Prologue(Step):
    """FB-35 Each player adds exactly one land, from the first player on; in a Trial the spirits after them."""

    rank: i64

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def run(self, g: Fabled) -> None:
        g.phase = PROLOGUE
        if g.listening and self.rank == 0:
            g.emit(PrologueBegan())
        if self.rank < g.seats:
            g.active = seat_at(g, self.rank)
            g.then2(PrologueLand(g.active), Prologue(self.rank + 1))
        else:
            g.then(NextChapter())
            if g.variants.trial:
                g.then(SpiritPrologue())


class PrologueLand(Ask):
    """FB-36, FB-37 One book of the land's terrain and no surcharge."""

    clause: ClassVar[str] = "FB-36"
    opens: ClassVar[bool] = True
    why: ClassVar[str] = "too-dear"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.PROLOGUE_LANDS

    def mask(self, g: Fabled) -> i64:
        mask: i64 = 0
        terrain: i64
        for terrain in range(3):
            if available(g, terrain) and allowed(g, self.seat, terrain) and pays(g, self.seat, terrain, 1, 0):
                mask |= bit(terrain)
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        add_and_react(g, self.seat, index, 0, PLAIN)


class NextChapter(Step):
    """FB-39, FB-47 Time moves on, path tokens act, everybody takes a turn; after the last chapter, the epilogue."""

    def run(self, g: Fabled) -> None:
        if reached(g, END):
            epilogue(g)
            return
        g.chapter += 1
        g.phase = CHAPTER_START
        g.chapter_used = 0  # FB-A13
        g.queen_books = 0
        g.sky_books = 0
        count_anew(g)
        if g.listening:
            g.emit(ChapterBegan(int(g.chapter)))
        g.then(self)
        push_turns(g)
        g.then(ChapterAbilities(0))
        g.then(SteppeWind())
        push_tokens(g)


def count_anew(g: Fabled) -> None:
    """FB-A94 Limits that hold for a turn begin anew with every turn, and with the start of a chapter."""
    g.turn_used = 0
    g.departures = zeros(0)
    g.crossed = zeros(g.seats)
    g.former = NONE


def push_turns(g: Fabled) -> None:
    """FB-39, FB-X11 The players in turn order, then the spirits."""
    if g.variants.trial:
        g.then(SpiritTurn())
    rank: i64
    for rank in range(g.seats):
        g.then(Turn(seat_at(g, g.seats - 1 - rank)))


def push_tokens(g: Fabled) -> None:
    """FB-41 The path tokens of the division, in their order."""
    token: i64 = END
    while token >= 0:
        if g.variants.divisions[token] == g.chapter:
            g.then(PathToken(token))
        token -= 1


class PathToken(Step):
    """FB-40 to FB-47 A path token acts, once in the game."""

    token: i64

    def __init__(self, token: i64) -> None:
        self.token = token

    def run(self, g: Fabled) -> None:
        if g.listening:
            g.emit(TokenReached(PATH_TOKENS[self.token], SCENARIOS[g.variants.scenario]))
        if self.token <= EVENT_3:
            new_event(g, self.token)
        elif self.token == NEW_ALLY:
            g.then(NewAllies())
        elif BOOST_1 <= self.token < END:
            g.then(BoostOrAlly())
        elif self.token == MILESTONE_1 and g.variants.scenario == HEIRS:
            g.then(HeirsConvert(0))


class HeirsConvert(InTurnOrder):
    """FB-S4.1 Heirs of the Sun, first milestone: in turn order everyone may make up to three conversions."""

    def next(self) -> InTurnOrder:
        return HeirsConvert(self.rank + 1)

    def each(self, g: Fabled, seat: i64) -> None:
        convert(g, seat, HEIRS_CONVERSIONS, 0)


class SteppeWind(Step):
    """FB-S5.2 Fury of the Steppe Winds, first milestone: the rightmost steppe moves to the left end."""

    def run(self, g: Fabled) -> None:
        if g.variants.scenario != FURY or not reached(g, MILESTONE_1) or g.length < 2:
            return
        place = g.length - 1
        while place > 0:
            if terrain_of(g.row[place]) == STEPPE:
                move_to(g, g.row[place], 0)
                return
            place -= 1


class ChapterAbilities(InTurnOrder):
    """FB-A12, FB-A64 The Sister of Time gives at every chapter's start; a visit that follows is made at once."""

    def next(self) -> InTurnOrder:
        return ChapterAbilities(self.rank + 1)

    def each(self, g: Fabled, seat: i64) -> None:
        g.then(ResolveAll())
        if commands(g, seat, SISTER):
            g.active = seat
            choose_step_gift(g, seat, 1, -1)


class Turn(SeatStep):
    """FB-48 Action phase, movement phase, oblivion phase."""

    def run(self, g: Fabled) -> None:
        g.active = self.seat
        g.acted = 0
        count_anew(g)
        if g.listening:
            g.emit(TurnBegan(int(self.seat)))
        g.then3(AnnounceTerrain(self.seat, False), OblivionPhase(self.seat), EndTurn(self.seat))
        g.then(ActionStart(self.seat))


class EndTurn(SeatStep):
    """The Sister's boost: another complete turn at once."""

    def run(self, g: Fabled) -> None:
        if boosts(g, self.seat, SISTER):
            g.then(ExtraTurn(self.seat))


class ExtraTurn(Ask):
    """The Sister's boost, once in the game."""

    clause: ClassVar[str] = "FB-A83"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.EXTRA_TURN

    def mask(self, g: Fabled) -> i64:
        return 3

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 1:
            spend_boost(g, SISTER)
            if g.listening:
                g.emit(AbilityUsed(int(self.seat), ABILITIES[SISTER * 2 + 1]))
            g.then(Turn(self.seat))
