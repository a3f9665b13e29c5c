"""Books of wisdom: FB-79 to FB-87."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, full, size
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    BOOKS,
    EXCHANGE,
    EXCHANGE_COUNT,
    FOREST,
    HEIRS,
    LIBRARY,
    MILESTONE_2,
    STEPPE,
    SUN,
    TOWER,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import BooksGained, BooksPaid, Converted, Transformed
from magoteka.games.fabled.rules.asking import Ask
from magoteka.games.fabled.rules.planner import TIERS, WANTED, cheapest, costs
from magoteka.games.fabled.table.force import reached
from magoteka.games.fabled.table.state import Fabled

UP: Final = 1
DOWN: Final = 4
WANT: Final = 7


def held(g: Fabled, seat: i64, kind: i64) -> i64:
    """How many books of the kind a seat has."""
    return g.books[seat * TIERS + kind]


def gain(g: Fabled, seat: i64, kind: i64, count: i64) -> None:
    """FB-10 Books come from a supply that never runs out."""
    if count <= 0:
        return
    g.books[seat * TIERS + kind] += count
    if g.listening:
        tell_books(g, seat, kind, count, True)


def gain_all(g: Fabled, seat: i64, steppe: i64, mountain: i64, forest: i64) -> None:
    """Books of several kinds at once."""
    g.books[seat * TIERS] += steppe
    g.books[seat * TIERS + 1] += mountain
    g.books[seat * TIERS + FOREST] += forest
    if g.listening and steppe + mountain + forest > 0:
        g.emit(BooksGained(int(seat), int(steppe), int(mountain), int(forest), 0))


def pay(g: Fabled, seat: i64, kind: i64, count: i64) -> None:
    """FB-10 Books go back to the supply."""
    if count <= 0:
        return
    g.books[seat * TIERS + kind] -= count
    if g.listening:
        tell_books(g, seat, kind, count, False)


def lose_up_to(g: Fabled, seat: i64, kind: i64, count: i64) -> None:
    """As many as one has."""
    pay(g, seat, kind, min(count, held(g, seat, kind)))


def tell_books(g: Fabled, seat: i64, kind: i64, count: i64, gained: bool) -> None:
    """Tell of one kind of book."""
    numbers = [0, 0, 0, 0]
    numbers[kind] = int(count)
    if gained:
        g.emit(BooksGained(int(seat), numbers[0], numbers[1], numbers[2], numbers[3]))
    else:
        g.emit(BooksPaid(int(seat), numbers[0], numbers[1], numbers[2], numbers[3]))


def books_of(g: Fabled, seat: i64) -> vec[i64]:
    """The four numbers of a seat."""
    return g.books[seat * TIERS : seat * TIERS + TIERS]


def no_suns(g: Fabled) -> bool:
    """FB-S4.2 Heirs of the Sun: from the second milestone on no conversion makes a sun book."""
    return g.variants.scenario == HEIRS and reached(g, MILESTONE_2)


def single_conversions(g: Fabled, seat: i64) -> i64:
    """FB-80 to FB-82 The conversions that are possible, as a set: three ways up, three ways down."""
    mask: i64 = 0
    tier: i64
    for tier in range(3):
        if held(g, seat, tier) >= 2 and not (tier == FOREST and no_suns(g)):
            mask |= bit(tier)
        if held(g, seat, tier + 1) >= 1:
            mask |= bit(3 + tier)
    return mask


def convert_up(g: Fabled, seat: i64, tier: i64) -> None:
    """FB-80 Two equal books for one of the next tier."""
    g.books[seat * TIERS + tier] -= 2
    g.books[seat * TIERS + tier + 1] += 1
    if g.listening:
        g.emit(Converted(int(seat), BOOKS[tier], BOOKS[tier + 1], 2, 1))


def convert_down(g: Fabled, seat: i64, tier: i64) -> None:
    """FB-81 One book for two equal ones of the tier below."""
    g.books[seat * TIERS + tier + 1] -= 1
    g.books[seat * TIERS + tier] += 2
    if g.listening:
        g.emit(Converted(int(seat), BOOKS[tier + 1], BOOKS[tier], 1, 2))


class Convert(Ask):
    """FB-82, FB-83 Conversions one by one, or as many as a wish needs; none need be made beyond `least`."""

    tag: ClassVar[str] = "convert"
    clause: ClassVar[str] = "FB-83"
    why: ClassVar[str] = "no-such-conversion"
    left: i64
    least: i64

    def __init__(self, seat: i64, left: i64, least: i64) -> None:
        self.seat = seat
        self.left = left
        self.least = least

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.CONVERSIONS

    def mask(self, g: Fabled) -> i64:
        singles = single_conversions(g, self.seat)
        mask = singles << UP
        if self.least == 0 or singles == 0:
            mask |= 1
        if self.left > 1 and singles != 0:
            mask |= self.wishes(g)
        return mask

    def wishes(self, g: Fabled) -> i64:
        """The wishes that take more than one conversion; a single one is offered as itself."""
        table = costs(books_of(g, self.seat), self.left, no_suns(g))
        mask: i64 = 0
        entry: i64
        for entry in range(TIERS * WANTED):
            if 1 < table[entry] <= self.left:
                mask |= bit(WANT + entry)
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        made: i64 = 1
        if index < DOWN:
            convert_up(g, self.seat, index - UP)
        elif index < WANT:
            convert_down(g, self.seat, index - DOWN)
        else:
            made = self.fulfil(g, index - WANT)
        convert(g, self.seat, self.left - made, 0)

    def fulfil(self, g: Fabled, wish: i64) -> i64:
        """Carry out the cheapest plan: ways down from the top first, then ways up from the bottom."""
        plan = cheapest(books_of(g, self.seat), wish // WANTED, wish % WANTED + 1, self.left, no_suns(g))
        down(g, self.seat, 2, plan.high)
        down(g, self.seat, 1, plan.middle)
        down(g, self.seat, 0, plan.low)
        up(g, self.seat, 0, plan.low)
        up(g, self.seat, 1, plan.middle)
        up(g, self.seat, 2, plan.high)
        return plan.count()


def up(g: Fabled, seat: i64, tier: i64, balance: i64) -> None:
    """The ways up of a plan between two tiers."""
    i: i64
    for i in range(balance):
        convert_up(g, seat, tier)


def down(g: Fabled, seat: i64, tier: i64, balance: i64) -> None:
    """The ways down of a plan between two tiers."""
    i: i64
    for i in range(-balance):
        convert_down(g, seat, tier)


def convert(g: Fabled, seat: i64, left: i64, least: i64) -> None:
    """FB-83 Up to so many conversions, if any is possible."""
    if left > 0 and single_conversions(g, seat) != 0:
        g.then(Convert(seat, left, least))


def exchanges(g: Fabled, seat: i64, place: i64) -> i64:
    """FB-85 to FB-87 What the seat can transform at a place, as a set of rows."""
    mask: i64 = 0
    row: i64
    for row in range(EXCHANGE_COUNT):
        if EXCHANGE[row * 5] == place and held(g, seat, EXCHANGE[row * 5 + 1]) >= EXCHANGE[row * 5 + 2]:
            mask |= bit(row)
    return mask


def is_transformation(place: i64) -> bool:
    """FB-84 Tower, temple and library."""
    return TOWER <= place <= LIBRARY


class TransformBooks(Ask):
    """FB-84 A transformation of tower, temple or library."""

    clause: ClassVar[str] = "FB-84"
    why: ClassVar[str] = "no-such-exchange"
    place: i64

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.place = place

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.TRANSFORMS

    def mask(self, g: Fabled) -> i64:
        return exchanges(g, self.seat, self.place) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        row = (index - 1) * 5
        swap(g, self.seat, EXCHANGE[row + 1], EXCHANGE[row + 2], EXCHANGE[row + 3], EXCHANGE[row + 4])


def swap(g: Fabled, seat: i64, give: i64, give_count: i64, take: i64, take_count: i64) -> None:
    """So many books of one kind for so many of another."""
    g.books[seat * TIERS + give] -= give_count
    g.books[seat * TIERS + take] += take_count
    if g.listening:
        g.emit(Transformed(int(seat), BOOKS[give], int(give_count), BOOKS[take], int(take_count)))


def transform(g: Fabled, seat: i64, place: i64) -> None:
    """Ask which transformation, unless there is only one."""
    open_rows = exchanges(g, seat, place)
    if size(open_rows) == 0:
        return
    g.then(TransformBooks(seat, place))


class SunsForForests(Ask):
    """The Firebird's boost: one or two forest books for as many sun books."""

    clause: ClassVar[str] = "FB-98"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.WANTS

    def mask(self, g: Fabled) -> i64:
        return full(min(held(g, self.seat, FOREST), 2)) << (SUN * WANTED)

    def answered(self, g: Fabled, index: i64) -> None:
        count = index - SUN * WANTED + 1
        swap(g, self.seat, FOREST, count, SUN, count)


def pays(g: Fabled, seat: i64, kind: i64, count: i64, steppe: i64) -> bool:
    """Whether the seat has so many books of a kind and so many steppe books besides."""
    if kind == STEPPE:
        return held(g, seat, STEPPE) >= count + steppe
    return held(g, seat, kind) >= count and held(g, seat, STEPPE) >= steppe
