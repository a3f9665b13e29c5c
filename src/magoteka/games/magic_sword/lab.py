"""Any two designs of «Магический Меч» on a table where both come into play within one turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magoteka.core.lab import CannotMeet, Lab
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import (
    B1,
    B5,
    BRIDGE,
    C_BEAR,
    C_ELK,
    C_EVIL_SPIRIT,
    C_MAGIC_SWORD,
    C_TOLIMAN_SHIELD,
    C_WAND_OF_FATE,
    CHAOTIC,
    EVIL,
    GOOD,
)
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import (
    CARD,
    CARDS,
    EQUIPMENT,
    EVENT,
    PILE,
    SQUARE_DRAW,
    ring_size,
    ring_start,
)
from magoteka.games.magic_sword.rules.character.cards import capacity, is_item, load, may_own
from magoteka.games.magic_sword.rules.setup.arrival import arrive
from magoteka.games.magic_sword.rules.square.landing import land
from magoteka.games.magic_sword.rules.turn.day import StartTurn
from magoteka.games.magic_sword.rules.turn.round import NextTurn
from magoteka.games.magic_sword.table.state import BOUND, DOWN, FRIENDS, HAND, ITEMS, ON, ON_TOP, RAISED, MagicSword
from magoteka.games.magic_sword.table.where import put_card

KINDS: Final = ("encounter", "enemy", "demon", "stranger", "item", "magic_item", "friend", "place", "gold")
CARRIED: Final = ("item", "magic_item", "friend", "equipment")
LYING: Final = ("enemy", "demon", "stranger", "place", "gold")
STOCKED: Final = "equipment_"  # what a card of the equipment is called beside the event card of the same name
DESIGNS_OF: Final = {
    **{kind: tuple(d.slug for d in DESIGNS if KINDS[d.kind] == kind) for kind in KINDS},
    "equipment": tuple(STOCKED + design.slug for design in DESIGNS if design.stock > 0),
    "spell": tuple(spell.slug for spell in SPELLS),
    "hero": tuple(hero.slug for hero in HEROES),
    "square": tuple(square.slug for square in SQUARES),
}
HERO: Final = {hero.slug: at for at, hero in enumerate(HEROES)}
SQUARE: Final = {square.slug: at for at, square in enumerate(SQUARES)}
DESIGN: Final = {design.slug: at for at, design in enumerate(DESIGNS)}
SPELL: Final = {spell.slug: at for at, spell in enumerate(SPELLS)}

COMPANY: Final = (
    "adventurer",
    "knight_errant",
    "dwarf_warlock",
    "conqueror",
    "troll",
)  # where nobody is named
GROUND: Final = "heather_moors"  # where nothing else is said: two cards are drawn
HOME: Final = {  # where a thing or a person is of use, unless the pair names a square
    "pole_and_rope": "bog_1", "gauntlets": "living_rocks_1", "inspiration_apple": "temple_of_nemed",
    "kings_diamond": "royal_castle", "princess": "royal_castle", "viceroy": "roadkeeper_fortress",
    "guardian": "tower_of_fate", "guide": "circle_of_power", "ferryman": "ferry_1", "mermaid": "barrow",
    "clay_tablet": "trap", "magic_manuscript": "magic_trap", "lucky_die": "demon_of_darkness",
    "toliman_shield": "beast_castle", "elf": "plain_of_grass", "druid": "plain_of_dreams", "pygmy": "path_2",
    "goblin": "circle_of_power", "barbarian": "cliff_1", "dwarf_warlock": "gate_warden",
}  # fmt: skip
POINTS: Final = 6  # own Sword and Magic of everybody: enough for three spells
PURSE: Final = 3
AHEAD: Final = 3  # squares that a walk to the ground takes
SEATS: Final = 3
BEFORE_THE_MOVE: Final = frozenset({"WT*", "WB", "WB*", "WR"})  # windows that are over where the move ends


class Desk:
    """Lays one table; seat 0 is at turn, seat 1 stands beside it, seat 2 is not far."""

    def __init__(self, g: MagicSword, first: str, second: str) -> None:
        self.g = g
        self.wanted = (first, second)
        self.on_top: list[int] = []  # cards that are drawn first
        self.ground = SQUARE[next(iter([*self.of_kind("square"), *self.homes()]), GROUND)]
        self.early = self.ground >= BRIDGE or any(self.casts_early(name) for name in self.of_kind("spell"))

    def homes(self) -> list[str]:
        """Where what is wanted is of use; where cards have to be drawn, only a square that lets one draw."""
        homes = [HOME[name.removeprefix(STOCKED)] for name in self.wanted if name.removeprefix(STOCKED) in HOME]
        drawn = bool(self.of_kind("encounter"))
        return [home for home in homes if not drawn or SQUARE_DRAW[SQUARE[home]] > 0 or SQUARE[home] >= BRIDGE]

    def of_kind(self, *kinds: str) -> list[str]:
        """What of the pair is of these kinds."""
        return [name for name in self.wanted if LAB.kind(name) in kinds]

    def casts_early(self, name: str) -> bool:
        """Whether a spell is cast before the move alone."""
        return set(SPELLS[SPELL[name]].when) <= BEFORE_THE_MOVE

    def check(self) -> None:
        """What cannot be in one turn."""
        if len(self.of_kind("square")) == 2:
            raise CannotMeet("a turn ends on one square")
        if self.ground >= BRIDGE and self.of_kind("encounter", *LYING):
            raise CannotMeet("no cards lie on the bridge, none are drawn there")
        if self.of_kind("encounter") and SQUARE_DRAW[self.ground] == 0:
            raise CannotMeet("nothing is drawn on that square")

    def lay(self, state: str) -> None:
        """Everything in its place, then the turn."""
        g = self.g
        g.strike(g.depth)
        told, g.listening = g.listening, False
        self.seat_heroes(state)
        for name in self.wanted:
            self.place(name)
        STATES[state](self)
        for at, card in enumerate(self.on_top):
            put_card(g, card, ON_TOP)
            g.event_top[at] = card + 1
        g.strike(g.depth)
        g.listening = told
        self.begin(1 if state == "rival" else 0)

    def seat_heroes(self, state: str) -> None:
        """Heroes of the pair first, then others that may have what the pair names."""
        g, named = self.g, self.of_kind("hero")
        if state == "raised":
            if "mage" not in named:
                named.insert(0, "mage")
            named.sort(key=lambda name: name != "mage")
        goods = [self.card(name) for name in self.of_kind(*CARRIED)]
        free = [name for name in COMPANY if name not in named]
        g.turns = 1
        for seat in range(SEATS):
            arrive(g, seat, HERO[named[seat] if seat < len(named) else free[seat]])
            g.square[seat] = self.stand(seat)
            g.sword[seat], g.magic[seat] = max(POINTS, g.sword[seat]), max(POINTS, g.magic[seat])
            g.gold[seat], g.linger[seat] = PURSE, 0
        if not named:  # any of three natures may be what the goods ask for
            natures = (CHAOTIC, GOOD, EVIL)
            fit = [align for align in natures if all(self.suits(align, card) for card in goods)]
            g.align[0] = g.align0[0] = fit[0] if fit else CHAOTIC

    def suits(self, align: int, card: int) -> bool:
        """Whether somebody of that nature may own a card."""
        self.g.align[0] = align
        return may_own(self.g, 0, card)

    def stand(self, seat: int) -> int:
        """Where a seat stands when the turn begins."""
        if self.ground >= BRIDGE:
            return self.before_the_task() if seat == 0 else SQUARE[GROUND]
        start, size = ring_start(self.ground), ring_size(self.ground)
        back = AHEAD if seat == 0 and self.early else 0 if seat < 2 else size - 1
        return int(start + (self.ground - start - back) % size)

    def before_the_task(self) -> int:
        """The square of the bridge from which one steps to the ground; at its ends, the ground itself."""
        if self.ground in (B1, BRIDGE + 8):
            return self.ground
        return self.ground - 1 if self.ground <= B5 else self.ground + 1

    def card(self, name: str) -> int:
        """The card that a name of the lab means: of the equipment, or of the event deck."""
        pile = EQUIPMENT if name.startswith(STOCKED) else EVENT
        design = DESIGN[name.removeprefix(STOCKED)]
        cards = [card for card in range(CARDS) if CARD[card] == design and PILE[card] == pile]
        return next(card for card in cards if self.g.at[card] < ON and card not in self.on_top)

    def place(self, name: str) -> None:
        """A design of the pair where it comes into play."""
        kind = LAB.kind(name)
        if kind == "spell":
            self.hold(0, SPELL[name])
        elif kind == "encounter":
            self.on_top.append(self.card(name))
        elif kind in CARRIED:
            self.give(self.card(name))
        elif kind in LYING:
            put_card(self.g, self.card(name), ON + self.ground)
        if name == "vampire":
            self.g.note[next(c for c in range(CARDS) if CARD[c] == DESIGN[name] and self.g.at[c] >= ON)] = 1

    def hold(self, seat: int, spell: int) -> None:
        """A spell in a hand."""
        slot = next(at for at in range(seat * HAND, seat * HAND + HAND) if self.g.spell[at] == 0)
        self.g.spell[slot] = spell + 1
        self.g.seen[slot] = 1 << seat
        self.g.deck[spell] -= 1

    def give(self, card: int) -> None:
        """To whoever of the two may have it; otherwise it lies there."""
        owners = [seat for seat in (0, 1) if may_own(self.g, seat, card)]
        place = (ITEMS if is_item(card) else FRIENDS) + owners[0] if owners else ON + self.ground
        if not owners and self.ground >= BRIDGE:
            raise CannotMeet("nobody on the bridge may own it")
        put_card(self.g, card, place)

    def begin(self, seat: int) -> None:
        """The turn begins, or where everything is at hand the move has just ended."""
        g = self.g
        g.turn = g.place = seat
        g.then(NextTurn())
        if self.ground >= BRIDGE:
            self.step_on_bridge()
        if self.early:
            g.then(StartTurn(seat))
        else:
            g.start = g.square[seat]
            land(g, seat, True)

    def step_on_bridge(self) -> None:
        """With both keys, the task of the square before mastered."""
        g = self.g
        g.gate[0] = 1 if self.ground <= B5 else 2
        g.task[0] = 1
        for key in (C_MAGIC_SWORD, C_TOLIMAN_SHIELD):
            cards = [card for card in range(CARDS) if CARD[card] == key and PILE[card] == EQUIPMENT]
            if not any(g.at[card] == ITEMS for card in cards):
                put_card(g, next(card for card in cards if g.at[card] < ON), ITEMS)


def frozen(desk: Desk) -> None:
    """The other is ringed by fire."""
    desk.g.frozen[1], desk.g.skip[1] = 1, 1


def stone(desk: Desk) -> None:
    """The other is stone."""
    desk.g.stone[1] = 3


def haunted(desk: Desk) -> None:
    """The Evil Spirit is with the character, and so none of its friends."""
    alone = desk.of_kind("friend") or "scoundrel" in desk.of_kind("hero")[:1]
    if alone or C_EVIL_SPIRIT in [DESIGN.get(name) for name in desk.wanted]:
        raise CannotMeet("the Evil Spirit drives friends away")
    put_card(desk.g, desk.card("evil_spirit"), FRIENDS)


def war(desk: Desk) -> None:
    """The elements are at war."""
    desk.g.war = 2


def face_down(desk: Desk) -> None:
    """What lies there lies face down; somebody left it unseen."""
    names = desk.of_kind("encounter", *LYING)
    if not names or SQUARE_DRAW[desk.ground] == 0 or any(DESIGNS[DESIGN[name]].traits for name in names):
        raise CannotMeet("nothing of it can lie face down there")
    for name in names:
        card = next(c for c in range(CARDS) if CARD[c] == DESIGN[name] and (c in desk.on_top or desk.g.at[c] >= ON))
        put_card(desk.g, card, DOWN + desk.ground)
    desk.on_top.clear()


def bound(desk: Desk) -> None:
    """The Wand of Fate holds a bear."""
    if not any(name == "wand_of_fate" for name in desk.wanted):
        put_card(desk.g, desk.card(DESIGNS[C_WAND_OF_FATE].slug), ITEMS)
    captive(desk, BOUND, C_BEAR)


def raised(desk: Desk) -> None:
    """An elk has been raised by the Mage."""
    captive(desk, RAISED, C_ELK)


def captive(desk: Desk, place: int, design: int) -> None:
    """A beast that is not wanted elsewhere, with seat 0."""
    if DESIGNS[design].slug in desk.wanted:
        raise CannotMeet("the beast is needed elsewhere")
    put_card(desk.g, desk.card(DESIGNS[design].slug), place)


def laden(desk: Desk) -> None:
    """The character carries as much as it can."""
    for name in ("lucky_die", "clay_tablet", "fire_talisman", "plain_sword", "silver_arrow", "air_talisman"):
        fits = name not in desk.wanted and load(desk.g, 0) < capacity(desk.g, 0)
        if fits and may_own(desk.g, 0, desk.card(name)):
            put_card(desk.g, desk.card(name), ITEMS)


def dying(desk: Desk) -> None:
    """Everybody has one Life left."""
    for seat in range(SEATS):
        desk.g.life[seat] = 1


def poor(desk: Desk) -> None:
    """Nobody has any gold."""
    for seat in range(SEATS):
        desk.g.gold[seat] = 0


def bent_time(desk: Desk) -> None:
    """Two turns more for the character: the others may only defend themselves."""
    desk.g.timer, desk.g.time_left = 1, 2


def driven(desk: Desk) -> None:
    """The third is in another circle, under a geas."""
    desk.g.square[2] = SQUARE[GROUND if ring_start(desk.ground) != ring_start(SQUARE[GROUND]) else "town"]
    desk.g.geas[2] = 5


def awaited(desk: Desk) -> None:
    """The rival holds a spell that protects."""
    desk.hold(1, SPELL["hidden_one" if "hidden_one" not in desk.wanted else "rebirth"])


def rival(desk: Desk) -> None:
    """It is the other's turn, on the same square."""
    if desk.early or desk.on_top:
        raise CannotMeet("it has to be one's own turn")


STATES: Final[dict[str, Callable[[Desk], None]]] = {
    "": lambda desk: None,
    "frozen": frozen,
    "stone": stone,
    "haunted": haunted,
    "war": war,
    "face-down": face_down,
    "bound": bound,
    "raised": raised,
    "laden": laden,
    "dying": dying,
    "poor": poor,
    "bent-time": bent_time,
    "rival": rival,
    "driven": driven,
    "awaited": awaited,
}


def lay(g: MagicSword, first: str, second: str, state: str) -> None:
    """The table from which both designs come into play within a turn."""
    desk = Desk(g, first, second)
    desk.check()
    desk.lay(state)


LAB: Final = Lab(DESIGNS_OF, lay, SEATS, tuple(STATES))
