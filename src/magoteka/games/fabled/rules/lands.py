"""Adding lands and moving them: FB-20 to FB-27, FB-36, FB-37, FB-53, FB-54, FB-76."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Step
from magoteka.core.bits import bit, full
from magoteka.core.event import Option
from magoteka.games.fabled import answers
from magoteka.games.fabled.components import (
    BLACK_STORM,
    CLOSING_THICKET,
    DEAD_END,
    EVENT,
    FIREBIRD,
    FOREST,
    FURY,
    KING,
    KING_TOKENS,
    LAND_NAMES,
    LOWER,
    MOUNTAIN,
    REGULAR,
    SCENARIO,
    SEER,
    SEER_BOOKS,
    SINGING_GRASS,
    STEPPE,
    TOKENS,
    VEIL_OF_DUST,
    WAKING,
    WARDEN,
    WHOLE,
)
from magoteka.games.fabled.events import AbilityUsed, LandAdded, LandDrawn, LandMoved, TokenPlaced
from magoteka.games.fabled.rules.asking import Ask, who
from magoteka.games.fabled.rules.books import gain, held, pay, pays
from magoteka.games.fabled.rules.decks import (
    LandDraw,
    LookAt,
    deck_size,
    forget_top,
    knows_top,
    refill,
    take_top,
    take_unknown,
)
from magoteka.games.fabled.rules.walking import (
    ADDING,
    SILENT,
    choose_gift,
    choose_reward,
    insert,
    stand,
    steps,
    take_out,
)
from magoteka.games.fabled.state import NONE, Fabled
from magoteka.games.fabled.table import (
    at_home,
    commands,
    event_half,
    from_home,
    in_force,
    of_terrain,
    owns,
    place_in_row,
    prologue,
    row_set,
    terrain_of,
    terrain_set,
    token_at_home,
    trick_in_force,
)

PLAIN: Final = 0  # rules by which a land is added
SECOND: Final = 1  # FB-129 the Warden's second land
FORGOTTEN: Final = 2  # the Seer's boost


# ---------------------------------------------------------------- price


def surcharge(g: Fabled, terrain: i64) -> i64:
    """FB-53 One steppe book for each land of the terrain in the row; events and tricks change it."""
    extra: i64 = 0
    if not event_half(g, SINGING_GRASS, WHOLE) or terrain != STEPPE:
        extra = of_terrain(g, terrain)
    return extra + levy(g, terrain)


def levy(g: Fabled, terrain: i64) -> i64:
    """What an event or a trick adds to the price."""
    extra: i64 = 0
    if terrain == STEPPE and event_half(g, BLACK_STORM, LOWER):
        extra += 2
    if terrain == STEPPE and trick_in_force(g, VEIL_OF_DUST, 1):
        extra += 1
    if terrain == FOREST and trick_in_force(g, CLOSING_THICKET, 1):
        extra += 1
    return extra


def volkhvs_needed(terrain: i64) -> i64:
    """FB-27 One volkhv for each path."""
    if terrain == MOUNTAIN:
        return 2
    return 1


def available(g: Fabled, terrain: i64) -> bool:
    """FB-A19 Whether there is a land of the terrain to take."""
    return g.open[terrain * 2] != NONE or g.open[terrain * 2 + 1] != NONE or deck_size(g, terrain) > 0


def allowed(g: Fabled, seat: i64, terrain: i64) -> bool:
    """FB-54, FB-A20 Enough volkhvs, and no trick that closes the forests."""
    if terrain == FOREST and trick_in_force(g, CLOSING_THICKET, 0):
        return False
    return at_home(g, seat) >= volkhvs_needed(terrain)


def can_add(g: Fabled, seat: i64, terrain: i64, extra: i64) -> bool:
    """FB-54 Action D needs all the books and enough volkhvs."""
    return available(g, terrain) and allowed(g, seat, terrain) and pays(g, seat, terrain, 1, extra)


def can_add_second(g: Fabled, seat: i64, terrain: i64) -> bool:
    """FB-129 The Warden's second land costs its base book only."""
    return available(g, terrain) and at_home(g, seat) >= volkhvs_needed(terrain) and held(g, seat, terrain) >= 1


def add_land(g: Fabled, seat: i64, terrain: i64, extra: i64, rule: i64, beside: i64) -> None:
    """FB-37, FB-A17 Pay, then choose the land, then its place."""
    pay(g, seat, terrain, 1)
    pay(g, seat, STEPPE, extra)
    if rule == FORGOTTEN:
        g.then(ChooseForgotten(seat, terrain))
    else:
        g.then(ChooseSource(seat, terrain, rule, beside))


# ---------------------------------------------------------------- source


class ChooseSource(Ask):
    """FB-20 Either open land or the unseen top of the deck; with the Seer one may look first."""

    clause: ClassVar[str] = "FB-20"
    why: ClassVar[str] = "no-such-land"
    terrain: i64
    rule: i64
    beside: i64

    def __init__(self, seat: i64, terrain: i64, rule: i64, beside: i64) -> None:
        self.seat = seat
        self.terrain = terrain
        self.rule = rule
        self.beside = beside

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.SOURCES

    def mask(self, g: Fabled) -> i64:
        mask = open_slots(g, self.terrain)
        if deck_size(g, self.terrain) > 0:
            mask |= 4
            if self.rule == PLAIN and commands(g, self.seat, SEER):
                mask |= 8
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index < 2:
            take_open(g, self.seat, self.terrain, index, self.rule, self.beside)
        elif index == 2:
            draw_blind(g, self.seat, self.terrain, self.rule, self.beside)
        else:
            first = LookAt(self.seat, self.terrain, 0)
            g.then3(first, LookAt(self.seat, self.terrain, 1), ChoosePeeked(self.seat, self.terrain))


def open_slots(g: Fabled, terrain: i64) -> i64:
    """The open lands of a terrain, as a set of slots."""
    mask: i64 = 0
    if g.open[terrain * 2] != NONE:
        mask |= 1
    if g.open[terrain * 2 + 1] != NONE:
        mask |= 2
    return mask


def take_open(g: Fabled, seat: i64, terrain: i64, slot: i64, rule: i64, beside: i64) -> None:
    """FB-21 An open land is taken and replaced before its place is chosen."""
    land = g.open[terrain * 2 + slot]
    g.open[terrain * 2 + slot] = NONE
    g.then(PlaceLand(seat, land, rule, beside, False))
    refill(g, terrain, slot)


def draw_blind(g: Fabled, seat: i64, terrain: i64, rule: i64, beside: i64) -> None:
    """FB-A18 The top land is drawn; it cannot be refused."""
    if g.tops[terrain * 2] != NONE:
        drawn(g, seat, take_top(g, terrain), rule, beside)
    else:
        g.then(BlindDraw(terrain, seat, rule, beside))


class BlindDraw(LandDraw):
    """FB-20 The unseen top land of the deck."""

    clause: ClassVar[str] = "FB-20"
    drawer: i64
    rule: i64
    beside: i64

    def __init__(self, terrain: i64, drawer: i64, rule: i64, beside: i64) -> None:
        self.seat = NATURE
        self.terrain = terrain
        self.drawer = drawer
        self.rule = rule
        self.beside = beside

    def answered(self, g: Fabled, index: i64) -> None:
        take_unknown(g, self.terrain, index)
        drawn(g, self.drawer, index, self.rule, self.beside)


def drawn(g: Fabled, seat: i64, land: i64, rule: i64, beside: i64) -> None:
    """A land has come blindly from its deck."""
    if g.told:
        g.emit(LandDrawn(int(seat), LAND_NAMES[land]))
    g.then(PlaceLand(seat, land, rule, beside, False))


class ChoosePeeked(Ask):
    """FB-115 Add one of the lands one has looked at, or an open one; the unseen top is no longer offered."""

    clause: ClassVar[str] = "FB-115"
    why: ClassVar[str] = "no-such-land"
    terrain: i64

    def __init__(self, seat: i64, terrain: i64) -> None:
        self.seat = seat
        self.terrain = terrain

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.PEEKED

    def mask(self, g: Fabled) -> i64:
        mask = open_slots(g, self.terrain)
        if knows_top(g, self.seat, self.terrain * 2):
            mask |= 4
        if knows_top(g, self.seat, self.terrain * 2 + 1):
            mask |= 8
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index < 2:
            take_open(g, self.seat, self.terrain, index, PLAIN, NONE)
            return
        land = g.tops[self.terrain * 2 + index - 2]
        forget_top(g, self.terrain, index - 2)
        if g.told:
            g.emit(LandDrawn(int(self.seat), LAND_NAMES[land]))
        g.then(PlaceLand(self.seat, land, PLAIN, NONE, True))


class ChooseForgotten(Ask):
    """The Seer's boost: a land of the terrain from oblivion."""

    clause: ClassVar[str] = "FB-96"
    why: ClassVar[str] = "no-such-land"
    terrain: i64

    def __init__(self, seat: i64, terrain: i64) -> None:
        self.seat = seat
        self.terrain = terrain

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        return (g.oblivion & terrain_set(self.terrain)) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        g.oblivion &= ~bit(index - 1)
        g.then(PlaceLand(self.seat, index - 1, FORGOTTEN, NONE, False))


# ---------------------------------------------------------------- place


class PlaceLand(Ask):
    """FB-23, FB-25 Any place of the row; the Warden's second land goes beside its forest."""

    clause: ClassVar[str] = "FB-23"
    why: ClassVar[str] = "no-such-position"
    land: i64
    rule: i64
    beside: i64
    seen: bool

    def __init__(self, seat: i64, land: i64, rule: i64, beside: i64, seen: bool) -> None:
        self.seat = seat
        self.land = land
        self.rule = rule
        self.beside = beside
        self.seen = seen

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.POSITIONS

    def mask(self, g: Fabled) -> i64:
        if self.rule == SECOND:
            place = place_in_row(g, self.beside)
            return bit(place) | bit(place + 1)
        return full(g.length + 1)

    def answered(self, g: Fabled, index: i64) -> None:
        put_in_row(g, self.seat, self.land, index)
        after_adding(g, self.seat, self.land, self.rule)
        if self.seen:
            gain(g, self.seat, STEPPE, SEER_BOOKS)
        kind: i64 = ADDING
        if self.rule == SECOND:
            kind = SILENT
        settle(g, self.seat, self.land, kind)


def put_in_row(g: Fabled, host: i64, land: i64, place: i64) -> None:
    """FB-23 The land comes into the row."""
    insert(g, land, place)
    if g.told:
        g.emit(LandAdded(who(g, host), LAND_NAMES[land], int(place)))


def settle(g: Fabled, host: i64, land: i64, kind: i64) -> None:
    """FB-27 A volkhv from the supply stands in cell 1 of each path."""
    stand(g, from_home(g, host), land, REGULAR, kind)
    if terrain_of(land) == MOUNTAIN:
        stand(g, from_home(g, host), land, DEAD_END, kind)


# ---------------------------------------------------------------- after adding


def after_adding(g: Fabled, seat: i64, land: i64, rule: i64) -> None:
    """FB-A28 What reacts to an added land: the King even in the prologue, nothing to the Warden's second land."""
    abilities: i64 = 0
    if rule != SECOND and owns(g, seat, KING):
        abilities |= bit(KING * 2)
    if rule != SECOND and in_force(g):
        abilities |= bit(FIREBIRD * 2) | bit(WARDEN * 2) | bit(EVENT) | bit(SCENARIO)
    if abilities != 0:
        g.then(OfferAdding(seat, land, abilities))


class OfferAdding(Step):
    """Ask for the abilities that are left, if any can be used."""

    seat: i64
    land: i64
    abilities: i64

    def __init__(self, seat: i64, land: i64, abilities: i64) -> None:
        self.seat = seat
        self.land = land
        self.abilities = abilities

    def run(self, g: Fabled) -> None:
        usable = adding_abilities(g, self.seat, self.land, self.abilities)
        if usable == bit(FIREBIRD * 2) or usable == bit(EVENT):
            use_on_adding(g, self.seat, self.land, usable)
        elif usable != 0:
            g.then(AfterAdding(self.seat, self.land, self.abilities))


def adding_abilities(g: Fabled, seat: i64, land: i64, among: i64) -> i64:
    """Which of the abilities can be used after this land was added, as a set."""
    usable: i64 = 0
    if commands(g, seat, FIREBIRD):
        usable |= bit(FIREBIRD * 2)
    if owns(g, seat, KING) and token_at_home(g, KING_TOKENS) != NONE:
        usable |= bit(KING * 2)
    if commands(g, seat, WARDEN) and terrain_of(land) == FOREST and second_lands(g, seat) != 0:
        usable |= bit(WARDEN * 2)
    if event_half(g, WAKING, WHOLE):
        usable |= bit(EVENT)
    if g.house.scenario == FURY and not prologue(g) and other_steppes(g, land) != 0:
        usable |= bit(SCENARIO)
    return usable & among


def second_lands(g: Fabled, seat: i64) -> i64:
    """FB-129 The terrains the Warden's owner can add now: steppe or mountain."""
    mask: i64 = 0
    if can_add_second(g, seat, STEPPE):
        mask |= 1
    if can_add_second(g, seat, MOUNTAIN):
        mask |= 2
    return mask


def other_steppes(g: Fabled, land: i64) -> i64:
    """Fury of the Steppe Winds: the other steppes of the row, when a steppe was added."""
    if terrain_of(land) != STEPPE:
        return 0
    return row_set(g) & terrain_set(STEPPE) & ~bit(land)


class AfterAdding(Ask):
    """FB-114 The abilities that react to an added land, in any order, each if one likes."""

    clause: ClassVar[str] = "FB-114"
    land: i64
    abilities: i64

    def __init__(self, seat: i64, land: i64, abilities: i64) -> None:
        self.seat = seat
        self.land = land
        self.abilities = abilities

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.REACTIONS

    def mask(self, g: Fabled) -> i64:
        return adding_abilities(g, self.seat, self.land, self.abilities) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            chosen = bit(index - 1)
            g.then(OfferAdding(self.seat, self.land, self.abilities & ~chosen))
            use_on_adding(g, self.seat, self.land, chosen)


def use_on_adding(g: Fabled, seat: i64, land: i64, ability: i64) -> None:
    """One of the abilities acts."""
    if ability == bit(FIREBIRD * 2):
        choose_reward(g, seat, FIREBIRD * 2, -1)
    elif ability == bit(KING * 2):
        token = token_at_home(g, KING_TOKENS)
        g.tokens[token] = land
        if g.told:
            g.emit(TokenPlaced(int(seat), TOKENS[1], LAND_NAMES[land]))
    elif ability == bit(WARDEN * 2):
        g.then(SecondLand(seat, land))
    elif ability == bit(EVENT):
        choose_gift(g, seat, 1, 0, 1, bit(land))
    else:
        g.then(MoveLand(seat, other_steppes(g, land), 0))


class SecondLand(Ask):
    """FB-129 The Warden adds a steppe or a mountain beside the forest for its base book."""

    clause: ClassVar[str] = "FB-129"
    land: i64

    def __init__(self, seat: i64, land: i64) -> None:
        self.seat = seat
        self.land = land

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_TERRAINS

    def mask(self, g: Fabled) -> i64:
        return second_lands(g, self.seat)

    def answered(self, g: Fabled, index: i64) -> None:
        if g.told:
            g.emit(AbilityUsed(int(self.seat), "forest_warden"))
        add_land(g, self.seat, index, 0, SECOND, self.land)


# ---------------------------------------------------------------- moving


class MoveLand(Ask):
    """FB-76 Choose which of the lands moves; afterwards so many steps may be made on it."""

    clause: ClassVar[str] = "FB-76"
    why: ClassVar[str] = "land-cannot-move"
    lands: i64
    steps: i64

    def __init__(self, seat: i64, lands: i64, steps: i64) -> None:
        self.seat = seat
        self.lands = lands
        self.steps = steps

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        return self.lands << 1

    def answered(self, g: Fabled, index: i64) -> None:
        g.then(MoveTo(self.seat, index - 1, self.steps))


class MoveTo(Ask):
    """FB-76, FB-A50 Any place of the row but its own."""

    clause: ClassVar[str] = "FB-A50"
    why: ClassVar[str] = "order-must-change"
    land: i64
    steps: i64

    def __init__(self, seat: i64, land: i64, steps: i64) -> None:
        self.seat = seat
        self.land = land
        self.steps = steps

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.POSITIONS

    def mask(self, g: Fabled) -> i64:
        return full(g.length) & ~bit(place_in_row(g, self.land))

    def answered(self, g: Fabled, index: i64) -> None:
        move_to(g, self.land, index)
        steps(g, self.seat, self.steps, 0, bit(self.land))


def move_to(g: Fabled, land: i64, place: i64) -> None:
    """FB-A40, FB-A55 The land moves with everything on it."""
    take_out(g, land)
    insert(g, land, place)
    if g.told:
        g.emit(LandMoved(LAND_NAMES[land], int(place)))


def movable(g: Fabled, lands: i64) -> i64:
    """FB-A50 In a row of one land nothing can move."""
    if g.length < 2:
        return 0
    return lands & row_set(g)
