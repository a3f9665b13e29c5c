"""Any two designs of «Магический Меч» on a table where both come into play within one turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magoteka.core.bits import bit
from magoteka.core.lab import CannotMeet
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import (
    B1,
    B5,
    BRIDGE,
    C_CRUSADER,
    C_MAGIC_SWORD,
    C_MISER_WARLOCK,
    C_TOLIMAN_SHIELD,
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
from magoteka.games.magic_sword.rules.character.cards import is_item, item_named, may_own
from magoteka.games.magic_sword.rules.setup.arrival import arrive
from magoteka.games.magic_sword.rules.square.landing import land
from magoteka.games.magic_sword.rules.turn.day import Evening, StartTurn
from magoteka.games.magic_sword.rules.turn.round import NextTurn
from magoteka.games.magic_sword.table.state import (
    FRIENDS,
    HAND,
    ITEMS,
    NOBODY,
    ON,
    ON_TOP,
    MagicSword,
)
from magoteka.games.magic_sword.table.where import put_card

KINDS: Final = ("encounter", "enemy", "demon", "stranger", "item", "magic_item", "friend", "place", "gold")
CARRIED: Final = ("item", "magic_item", "friend", "equipment")
FIGHTS: Final = ("enemy", "demon")
LYING: Final = ("enemy", "demon", "stranger", "place", "gold")
STOCKED: Final = "equipment_"  # what a card of the equipment is called beside the event card of the same name
DESIGNS_OF: Final = {
    **{kind: tuple(d.slug for d in DESIGNS if KINDS[d.kind] == kind) for kind in KINDS},
    "equipment": tuple(STOCKED + design.slug for design in DESIGNS if design.stock > 0),
    "spell": tuple(spell.slug for spell in SPELLS),
    "hero": tuple(hero.slug for hero in HEROES),
    "square": tuple(square.slug for square in SQUARES),
}
KIND: Final = {name: kind for kind, names in DESIGNS_OF.items() for name in names}
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
KEEPERS: Final = (C_CRUSADER, C_MISER_WARLOCK)  # in the order of their places for a spell
KEPT: Final = "rebirth"  # what they hold
POINTS: Final = 6  # own Sword and Magic of everybody: enough for three spells
PURSE: Final = 3
AHEAD: Final = 3  # squares that a walk to the ground takes
SEATS: Final = 3
THIEVES: Final = frozenset({"lord_of_riches", "lord_of_friends", "seven_winds", "knight_errant", "scoundrel", "golem"})
COUNTERS: Final = ("master_of_spells", "mirror")  # the other holds them, and answers
PROVOKES: Final = "doom"  # what they answer where the pair has nothing
WORTH: Final = {  # what the other has, so that a spell strikes something
    "madness": ("insight",), "spell_eater": ("insight",), "lord_of_friends": ("squire",),
    "seven_winds": ("gauntlets", "pole_and_rope"), "lord_of_riches": ("gauntlets",),
}  # fmt: skip
AILING: Final = frozenset({"miracle_worker"})  # who heals: the character has lost Life
OWN_GOODS: Final = "gauntlets"  # what the Philosopher's Stone turns into gold
BLOWS: Final = frozenset({"helmet", "plain_shield", "armour", "warhorse"})  # of use where a battle is lost
FOE: Final = "werewolf"  # to whom it is lost, except where the pair alone is looked at
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
        return [name for name in self.wanted if KIND[name] in kinds]

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

    def lay(self, state: str, befall: Callable[[Desk], None]) -> None:
        """Everything in its place, what else is the case, then the turn."""
        g = self.g
        g.strike(g.depth)
        told, g.listening = g.listening, False
        self.seat_heroes(state)
        for name in self.wanted:
            self.place(name)
        for name in self.of_kind("spell"):
            self.expose(name)
        self.provoke(state)
        befall(self)
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
        free = [card for card in cards if self.g.at[card] < ON and card not in self.on_top]
        if not free:
            raise CannotMeet("a card that is needed lies elsewhere already")
        return free[0]

    def place(self, name: str) -> None:
        """A design of the pair where it comes into play."""
        kind = KIND[name]
        if kind == "spell":
            self.hold(1 if name in COUNTERS else 0, SPELL[name])
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
        self.g.seen[slot] = bit(seat)
        self.g.deck[spell] -= 1

    def has_come(self, name: str) -> bool:
        """Whether the pair or a hero has brought all cards of the name already."""
        if name in self.wanted:
            return True
        cards = [card for card in range(CARDS) if CARD[card] == DESIGN[name] and PILE[card] == EVENT]
        return all(self.g.at[card] >= ON for card in cards)

    def expose(self, spell: str) -> None:
        """The other has what the spell is good for: Life to regain, goods, a friend, a spell; or casts it himself."""
        g = self.g
        if spell == "rebirth":
            g.life[1] = 2
        for name in WORTH.get(spell, ()):
            if KIND[name] == "spell" and name not in self.wanted:
                self.hold(1, SPELL[name])
            elif not self.has_come(name) and may_own(g, 1, self.card(name)) and self.ground < BRIDGE:
                put_card(g, self.card(name), (ITEMS if KIND[name] != "friend" else FRIENDS) + 1)
        if spell in COUNTERS and PROVOKES not in self.wanted:
            self.hold(0, SPELL[PROVOKES])

    def provoke(self, state: str) -> None:
        """What the pair is good for: Life to regain, spells to lose, and in states a defeat."""
        g = self.g
        if AILING & set(self.wanted):
            g.life[0] = 2
        if "solstice" in self.wanted and g.deck[SPELL[KEPT]] > 0:
            self.hold(1, SPELL[KEPT])
        if "philosophers_stone" in self.wanted and not self.has_come(OWN_GOODS):
            put_card(g, self.card(OWN_GOODS), ITEMS)
        dressed = BLOWS & {name.removeprefix(STOCKED) for name in self.wanted}
        if dressed and state and self.ground < BRIDGE and not self.has_come(FOE) and not self.of_kind(*FIGHTS):
            put_card(g, self.card(FOE), ON + self.ground)

    def give(self, card: int) -> None:
        """To whoever of the two may have it; otherwise it lies there."""
        robbed = any(name in THIEVES for name in self.wanted)
        owners = [seat for seat in ((1, 0) if robbed else (0, 1)) if may_own(self.g, seat, card)]
        place = (ITEMS if is_item(card) else FRIENDS) + owners[0] if owners else ON + self.ground
        if not owners and self.ground >= BRIDGE:
            raise CannotMeet("nobody on the bridge may own it")
        put_card(self.g, card, place)
        if owners and CARD[card] in KEEPERS and self.g.deck[SPELL[KEPT]] > 0:
            self.keep(owners[0], card)

    def keep(self, seat: int, friend: int) -> None:
        """The spell under a friend."""
        g, slot = self.g, self.g.seats * HAND + KEEPERS.index(CARD[friend])
        g.note[friend] = 1
        g.spell[slot] = SPELL[KEPT] + 1
        g.seen[slot] = bit(seat)
        g.deck[SPELL[KEPT]] -= 1

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
            g.then(Evening(seat))
            land(g, seat, True)

    def step_on_bridge(self) -> None:
        """With both keys, the task of the square before mastered."""
        g = self.g
        g.gate[0] = 1 if self.ground <= B5 else 2
        g.task[0] = 1
        for key in (C_MAGIC_SWORD, C_TOLIMAN_SHIELD):
            if item_named(g, 0, key) == NOBODY:
                cards = [card for card in range(CARDS) if CARD[card] == key and PILE[card] == EQUIPMENT]
                put_card(g, next(card for card in cards if g.at[card] < ON), ITEMS)
