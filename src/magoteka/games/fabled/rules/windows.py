"""Abilities of the action phase, before or after the main action: FB-A74.

These are the odd allies that the table of gifts cannot say: they move lands or figures, exchange books in a way of
their own, or borrow effects of places.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.bits import bit, full, has
from magoteka.core.event import Option
from magoteka.games.fabled import answers
from magoteka.games.fabled.components import (
    A_TERRAIN,
    ANYWHERE_PLACES,
    CHARIOTEER,
    COLOSSUS,
    DEAD_END,
    ENCHANTRESS,
    FIREBIRD,
    FOREST,
    GIANT,
    GIANT_SCALE,
    GIANT_STEPS,
    LAND_NAMES,
    LANDS,
    MOUNTAIN,
    NAMELESS,
    PLACE_COUNT,
    PLACE_NAME,
    REGULAR,
    SKY_TOKENS,
    SOULWARDEN,
    SOULWARDEN_PLACES,
    STEPPE,
    TOKENS,
    TOKENS_EACH,
    WANDERER,
    WARDEN,
    WARDEN_CONVERSIONS,
    WEREWOLF,
    WINDHERD,
    WINDHERD_FIGURES,
    WITCH,
)
from magoteka.games.fabled.events import TokenPlaced
from magoteka.games.fabled.planner import after, plans
from magoteka.games.fabled.rules.asking import Ask
from magoteka.games.fabled.rules.books import (
    DOWN,
    UP,
    WANT,
    Convert,
    SunsForForests,
    books_of,
    convert_down,
    convert_up,
    held,
    no_suns,
    pay,
)
from magoteka.games.fabled.rules.lands import PLAIN, MoveLand, add_land, allowed, available, movable, surcharge
from magoteka.games.fabled.rules.oblivion import move_marker
from magoteka.games.fabled.rules.places import apply_place, usable_of
from magoteka.games.fabled.rules.visits import FinishVisit
from magoteka.games.fabled.rules.walking import RELOCATION, MayStep, come_home, dead_end_entry, enter, reward, stand
from magoteka.games.fabled.state import NONE, Fabled
from magoteka.games.fabled.table import (
    boosts,
    commands,
    land_of,
    linked,
    places_on,
    row_set,
    sky_cells,
    spend_boost,
    terrain_set,
    walkers,
    walkers_on,
)

# The order of answers.ACT_USES.
USE_ENCHANTRESS: Final = 0
USE_GIANT: Final = 1
USE_FIREBIRD: Final = 2
USE_WINDHERD: Final = 3
USE_SOULWARDEN: Final = 4
USE_CHARIOTEER: Final = 5
USE_COLOSSUS: Final = 6
USE_WANDERER: Final = 7
USE_WITCH: Final = 8
USE_GIANT_BOOST: Final = 9
USE_WEREWOLF: Final = 10
USE_WARDEN: Final = 11


def window_abilities(g: Fabled, seat: i64) -> i64:
    """The abilities of the action phase that the seat can use now, as a set."""
    mask: i64 = 0
    place: i64
    for place in range(3):
        ally = g.allies[seat * 3 + place]
        if ally != NONE:
            mask |= window_of(g, seat, ally)
    return mask


def window_of(g: Fabled, seat: i64, ally: i64) -> i64:
    """What one ally offers in the action phase, as a set."""
    mask: i64 = 0
    if ally == ENCHANTRESS and may_enchant(g, seat):
        mask |= bit(USE_ENCHANTRESS)
    if ally == GIANT and commands(g, seat, GIANT) and g.marker == GIANT_SCALE:
        mask |= bit(USE_GIANT)
    if boosts(g, seat, ally):
        mask |= boost_window(g, seat, ally)
    return mask


def boost_window(g: Fabled, seat: i64, ally: i64) -> i64:
    """What a boosted ally offers in the action phase, as a set."""
    fresh = not has(g.turn_used, ally * 2 + 1)
    if ally == FIREBIRD and held(g, seat, FOREST) > 0:
        return bit(USE_FIREBIRD)
    if ally == WINDHERD and row_set(g) & terrain_set(MOUNTAIN) != 0:
        return bit(USE_WINDHERD)
    if ally == SOULWARDEN and forgotten_places(g, seat, NAMELESS) != 0:
        return bit(USE_SOULWARDEN)
    if ally == CHARIOTEER and fresh and may_drive(g, seat):
        return bit(USE_CHARIOTEER)
    if ally == COLOSSUS and on_bare_rock(g, seat) != 0:
        return bit(USE_COLOSSUS)
    if ally == WANDERER and fresh and sky_moves(g) != 0:
        return bit(USE_WANDERER)
    if ally == WITCH and g.named_spent[0] != 0:
        return bit(USE_WITCH)
    return later_boost_window(g, seat, ally, fresh)


def later_boost_window(g: Fabled, seat: i64, ally: i64, fresh: bool) -> i64:
    """Giant, Werewolf and Warden."""
    if ally == GIANT and fresh and g.marker >= 2 and g.length > 1:
        return bit(USE_GIANT_BOOST)
    if ally == WEREWOLF and fresh and walkers_on(g, seat, terrain_set(FOREST)) != 0:
        return bit(USE_WEREWOLF)
    if ally == WARDEN and may_plant(g, seat, WARDEN_CONVERSIONS):
        return bit(USE_WARDEN)
    return 0


def use_window(g: Fabled, seat: i64, which: i64) -> None:
    """One of the abilities of the action phase acts."""
    if which == USE_ENCHANTRESS:
        enchant(g, seat)
    elif which == USE_GIANT:
        move_marker(g, seat, -GIANT_SCALE)
        reward(g, seat, GIANT * 2)
    elif which == USE_FIREBIRD:
        spend_boost(g, FIREBIRD)
        g.then(SunsForForests(seat))
    elif which == USE_WINDHERD:
        spend_boost(g, WINDHERD)
        g.then(HurricanePick(seat, WINDHERD_FIGURES, 0))
    elif which == USE_SOULWARDEN:
        spend_boost(g, SOULWARDEN)
        g.then(SoulPlace(seat, SOULWARDEN_PLACES, NAMELESS))
    elif which == USE_CHARIOTEER:
        g.turn_used |= bit(CHARIOTEER * 2 + 1)
        pay(g, seat, STEPPE, 1)
        g.then(ChariotPick(seat))
    else:
        use_later_window(g, seat, which)


def use_later_window(g: Fabled, seat: i64, which: i64) -> None:
    """The other half of the list."""
    if which == USE_COLOSSUS:
        spend_boost(g, COLOSSUS)
        g.then(ColossusPick(seat))
    elif which == USE_WANDERER:
        g.turn_used |= bit(WANDERER * 2 + 1)
        g.then(SkyPick(seat))
    elif which == USE_WITCH:
        spend_boost(g, WITCH)
        g.named_up[0] |= g.named_spent[0]
        g.named_spent[0] = 0
    elif which == USE_GIANT_BOOST:
        g.turn_used |= bit(GIANT * 2 + 1)
        move_marker(g, seat, -2)
        g.then(MoveLand(seat, row_set(g), GIANT_STEPS))
    elif which == USE_WEREWOLF:
        g.turn_used |= bit(WEREWOLF * 2 + 1)
        g.then(WolfPick(seat))
    else:
        spend_boost(g, WARDEN)
        g.then(WardenConvert(seat, WARDEN_CONVERSIONS, 0))


# ---------------------------------------------------------------- Enchantress


def may_enchant(g: Fabled, seat: i64) -> bool:
    """Once a turn, for a steppe book unless boosted, any steppe of the row."""
    if has(g.turn_used, ENCHANTRESS * 2) or not commands(g, seat, ENCHANTRESS):
        return False
    payable = boosts(g, seat, ENCHANTRESS) or held(g, seat, STEPPE) > 0
    return payable and movable(g, terrain_set(STEPPE)) != 0


def enchant(g: Fabled, seat: i64) -> None:
    """Any steppe moves; with the boost it is free, and a step may be made on it."""
    g.turn_used |= bit(ENCHANTRESS * 2)
    steppes = movable(g, terrain_set(STEPPE))
    if boosts(g, seat, ENCHANTRESS):
        g.then(MoveLand(seat, steppes, 1))
    else:
        pay(g, seat, STEPPE, 1)
        g.then(MoveLand(seat, steppes, 0))


# ---------------------------------------------------------------- Windherd


class HurricanePick(Ask):
    """The Windherd's boost: up to three own volkhvs, from the supply or the row, fly to mountain paths."""

    clause: ClassVar[str] = "FB-96"
    left: i64
    flown: i64

    def __init__(self, seat: i64, left: i64, flown: i64) -> None:
        self.seat = seat
        self.left = left
        self.flown = flown

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.PICKS

    def mask(self, g: Fabled) -> i64:
        still_here = full(g.crew) & ~self.flown
        k: i64
        for k in range(g.crew):
            if g.pending[self.seat * g.crew + k] != NONE:
                still_here &= ~bit(k)
        return still_here << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        if self.left > 1:
            g.then(HurricanePick(self.seat, self.left - 1, self.flown | bit(index - 1)))
        g.then(HurricanePath(self.seat, self.seat * g.crew + index - 1))


class HurricanePath(Ask):
    """The Windherd's boost: which path of which mountain."""

    clause: ClassVar[str] = "FB-96"
    volkhv: i64

    def __init__(self, seat: i64, volkhv: i64) -> None:
        self.seat = seat
        self.volkhv = volkhv

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.ENTRIES

    def mask(self, g: Fabled) -> i64:
        mountains = row_set(g) & terrain_set(MOUNTAIN)
        return mountains << 1 | (mountains >> (MOUNTAIN * A_TERRAIN)) << dead_end_entry(MOUNTAIN * A_TERRAIN)

    def answered(self, g: Fabled, index: i64) -> None:
        if index <= LANDS:
            stand(g, self.volkhv, index - 1, REGULAR, RELOCATION)
        else:
            stand(g, self.volkhv, index - 1 - LANDS + MOUNTAIN * A_TERRAIN, DEAD_END, RELOCATION)


# ---------------------------------------------------------------- Soulwarden


def forgotten_places(g: Fabled, seat: i64, but_name: i64) -> i64:
    """Places printed on forgotten lands whose effect can be applied, of another name than the first one."""
    places: i64 = 0
    land: i64
    for land in range(LANDS):
        if has(g.oblivion, land):
            places |= places_on(g, seat, land)
    place: i64
    for place in range(PLACE_COUNT):
        if PLACE_NAME[place] == but_name:
            places &= ~bit(place)
    return usable_of(g, seat, places & ANYWHERE_PLACES, NONE)


class SoulPlace(Ask):
    """The Soulwarden's boost: the effects of up to two places that lie in oblivion."""

    clause: ClassVar[str] = "FB-96"
    left: i64
    name: i64

    def __init__(self, seat: i64, left: i64, name: i64) -> None:
        self.seat = seat
        self.left = left
        self.name = name

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_PLACES

    def mask(self, g: Fabled) -> i64:
        mask = forgotten_places(g, self.seat, self.name) << 1
        if self.left < SOULWARDEN_PLACES or mask == 0:
            mask |= 1
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        if self.left > 1:
            g.then(SoulPlace(self.seat, self.left - 1, PLACE_NAME[index - 1]))
        apply_place(g, self.seat, index - 1, NONE)


# ---------------------------------------------------------------- Charioteer


def may_drive(g: Fabled, seat: i64) -> bool:
    """A steppe book, a volkhv on the row and another land."""
    return held(g, seat, STEPPE) > 0 and walkers(g, seat) != 0 and g.length > 1


class ChariotPick(Ask):
    """The Charioteer's boost: which volkhv."""

    clause: ClassVar[str] = "FB-96"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.PICKS

    def mask(self, g: Fabled) -> i64:
        return walkers(g, self.seat) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        g.then(ChariotLand(self.seat, self.seat * g.crew + index - 1))


class ChariotLand(Ask):
    """The Charioteer's boost: to the regular path of which other land; then one step."""

    clause: ClassVar[str] = "FB-96"
    volkhv: i64

    def __init__(self, seat: i64, volkhv: i64) -> None:
        self.seat = seat
        self.volkhv = volkhv

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        return (row_set(g) & ~bit(land_of(g.at[self.volkhv]))) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        g.then(MayStep(self.seat, self.volkhv, False))
        enter(g, self.volkhv, index - 1, REGULAR, RELOCATION)


# ---------------------------------------------------------------- Colossus


def on_bare_rock(g: Fabled, seat: i64) -> i64:
    """FB-122 Own volkhvs on neutral cells of mountain paths, as a set of 0 … 6."""
    mask = walkers_on(g, seat, terrain_set(MOUNTAIN))
    k: i64
    for k in range(g.crew):
        if has(mask, k) and linked(g, seat, g.at[seat * g.crew + k]) != 0:
            mask &= ~bit(k)
    return mask


class ColossusPick(Ask):
    """FB-122 The volkhv visits a nameless place and brings a mountain book."""

    clause: ClassVar[str] = "FB-122"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.PICKS

    def mask(self, g: Fabled) -> i64:
        return on_bare_rock(g, self.seat) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        volkhv = self.seat * g.crew + index - 1
        g.then(FinishVisit(self.seat, volkhv, NONE, NAMELESS, g.at[volkhv]))
        reward(g, self.seat, COLOSSUS * 2 + 1)


# ---------------------------------------------------------------- Wanderer


def sky_moves(g: Fabled) -> i64:
    """The sky tokens on the row that have another legal cell, as a set of 0 … 2."""
    mask: i64 = 0
    token: i64
    for token in range(TOKENS_EACH):
        if g.tokens[SKY_TOKENS * TOKENS_EACH + token] >= 0 and sky_cells(g, token + 2) != 0:
            mask |= bit(token)
    return mask


class SkyPick(Ask):
    """The Wanderer's boost: which of her tokens moves."""

    clause: ClassVar[str] = "FB-123"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.MOVED_TOKENS

    def mask(self, g: Fabled) -> i64:
        return sky_moves(g)

    def answered(self, g: Fabled, index: i64) -> None:
        g.then(TokenLand(self.seat, SKY_TOKENS * TOKENS_EACH + index))


class TokenLand(Ask):
    """FB-101, FB-102, FB-123 On which land the token goes."""

    clause: ClassVar[str] = "FB-102"
    why: ClassVar[str] = "token-not-there"
    token: i64

    def __init__(self, seat: i64, token: i64) -> None:
        self.seat = seat
        self.token = token

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        return token_cells(g, self.token) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        g.tokens[self.token] = index - 1
        if g.told:
            kind = self.token // TOKENS_EACH
            slug = TOKENS[kind]
            if kind == SKY_TOKENS:
                slug = TOKENS[2 + self.token % TOKENS_EACH]
            elif kind > SKY_TOKENS:
                slug = TOKENS[kind + 2]
            g.emit(TokenPlaced(int(self.seat), slug, LAND_NAMES[index - 1]))


def token_cells(g: Fabled, token: i64) -> i64:
    """FB-101, FB-123 The lands where a token may lie, as a set."""
    kind = token // TOKENS_EACH
    if kind == SKY_TOKENS:
        return sky_cells(g, token % TOKENS_EACH + 2)
    lands = row_set(g)
    other: i64
    for other in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
        if g.tokens[other] >= 0:
            lands &= ~bit(g.tokens[other])
    if kind == 4:
        lands &= terrain_set(FOREST)  # the Lord of Nature cares for forests
    return lands


# ---------------------------------------------------------------- Werewolf


class WolfPick(Ask):
    """The Werewolf's boost: a volkhv returns from a forest for a forest book."""

    clause: ClassVar[str] = "FB-96"
    why: ClassVar[str] = "not-in-a-forest"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.PICKS

    def mask(self, g: Fabled) -> i64:
        return walkers_on(g, self.seat, terrain_set(FOREST)) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        reward(g, self.seat, WEREWOLF * 2 + 1)
        come_home(g, self.seat * g.crew + index - 1, False)


# ---------------------------------------------------------------- Warden


def may_plant(g: Fabled, seat: i64, left: i64) -> bool:
    """FB-130 Whether so many conversions can leave the price of a forest in hand."""
    if not available(g, FOREST) or not allowed(g, seat, FOREST):
        return False
    books = books_of(g, seat)
    extra = surcharge(g, FOREST)
    for plan in plans(books, left, no_suns(g)):
        result = after(books, plan.low, plan.middle, plan.high)
        if result[FOREST] >= 1 and result[STEPPE] >= extra:
            return True
    return False


class WardenConvert(Convert):
    """FB-130 Up to three conversions that leave the price of a forest in hand; then the forest is added."""

    clause: ClassVar[str] = "FB-130"
    why: ClassVar[str] = "forest-must-be-paid"

    def mask(self, g: Fabled) -> i64:
        wanted: i64 = 0
        index: i64
        possible = super().mask(g)
        for index in range(UP, WANT):
            if has(possible, index) and self.leads_on(g, index):
                wanted |= bit(index)
        if may_plant(g, self.seat, 0):
            wanted |= 1
        return wanted

    def leads_on(self, g: Fabled, index: i64) -> bool:
        """Whether the forest can still be paid after this conversion."""
        before = g.books[:]
        told = g.told
        g.told = False
        self.make(g, index)
        leads = may_plant(g, self.seat, self.left - 1)
        g.books = before
        g.told = told
        return leads

    def make(self, g: Fabled, index: i64) -> None:
        """One conversion."""
        if index < DOWN:
            convert_up(g, self.seat, index - UP)
        else:
            convert_down(g, self.seat, index - DOWN)

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            self.make(g, index)
        if index > 0 and self.left > 1:
            g.then(WardenConvert(self.seat, self.left - 1, 0))
        else:
            add_land(g, self.seat, FOREST, surcharge(g, FOREST), PLAIN, NONE)
