"""Set-up: FB-01 to FB-17, FB-133 to FB-135, FB-X01 to FB-X07."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import full
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    ALLY_COUNT,
    DECK_CARDS,
    FAVOUR,
    FOREST,
    FOREST_ALLIES_FROM,
    JOINT_TOKENS,
    MOUNTAIN,
    START_WISDOM,
    STEPPE,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import FirstChosen
from magoteka.games.fabled.rules.chapters import Prologue
from magoteka.games.fabled.rules.decks import OpenLand
from magoteka.games.fabled.rules.draft import DraftRound
from magoteka.games.fabled.rules.happenings import ForeseeEvent
from magoteka.games.fabled.rules.offers import OfferAllies
from magoteka.games.fabled.table.state import Fabled
from magoteka.games.fabled.table.where import seat_at, terrain_set


class FirstSeat(Question):
    """FB-11, FB-A01 Nature says who is first."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "FB-A01"

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.FIRSTS

    def mask(self, g: Fabled) -> i64:
        return full(g.seats)

    def answered(self, g: Fabled, index: i64) -> None:
        g.first = index


class SetUp(Step):
    """FB-07 to FB-15 Decks, books and first allies; then the prologue."""

    def run(self, g: Fabled) -> None:
        g.active = g.first
        if g.listening:
            g.emit(FirstChosen(int(g.first)))
        give_books(g)
        lay_decks(g)
        lay_trial(g)
        g.then(Prologue(0))
        first_allies(g)
        if g.variants.predictability and g.event_deck != 0:
            g.then(ForeseeEvent(0))
        slot: i64
        for slot in range(6):
            g.then(OpenLand((5 - slot) // 2, (5 - slot) % 2))


def give_books(g: Fabled) -> None:
    """FB-12, FB-13 Two steppe books, a mountain and a forest book; later players have more steppe books."""
    rank: i64
    for rank in range(g.seats):
        seat = seat_at(g, rank)
        g.books[seat * 4 + STEPPE] = 2
        if rank >= 2:
            g.books[seat * 4 + STEPPE] = 3
        if rank == 4:
            g.books[seat * 4 + STEPPE] = 4
        g.books[seat * 4 + MOUNTAIN] = 1
        g.books[seat * 4 + FOREST] = 1


def lay_decks(g: Fabled) -> None:
    """FB-07, FB-09, FB-16 Decks of lands, events and allies."""
    terrain: i64
    for terrain in range(3):
        g.decks[terrain] = terrain_set(terrain)
    g.event_deck = DECK_CARDS[g.variants.deck]
    g.ally_deck = full(ALLY_COUNT)
    if g.variants.scenario == FAVOUR:
        g.ally_deck = full(FOREST_ALLIES_FROM)


def lay_trial(g: Fabled) -> None:
    """FB-X05 to FB-X07 The spirits' wisdom by level; a Fellowship has two joint visits."""
    if g.variants.trial:
        g.wisdom = START_WISDOM[int(g.seats - 1)][int(g.variants.level)]
        if g.seats > 1:
            g.joint = JOINT_TOKENS


def first_allies(g: Fabled) -> None:
    """FB-15, FB-135 Everyone keeps one of three allies, or they are drafted."""
    if g.variants.draft:
        g.then(DraftRound(0))
    else:
        g.takers = full(g.seats)
        g.then(OfferAllies())
