"""Numbers read off the component tables once: tags as bits, traits by design, the physical cards."""

from typing import Final, get_args

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit
from magoteka.core.boards import array, zeros
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.effects import Effect, Uses
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import (
    ALIGNMENTS,
    BRIDGE,
    C_ARMOUR,
    C_DAGGER,
    C_HELMET,
    C_PLAIN_SHIELD,
    C_PLAIN_SWORD,
    C_THREE_HEADED_DRAGON,
    CHAOTIC,
    DEMON,
    ENCOUNTER,
    ENEMY,
    EQUIPMENT_CARDS,
    EVENT_CARDS,
    FRIEND,
    MIDDLE,
    SQUARES_IN_ALL,
    UPPER,
)
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import ICE_BORDERS, SQUARES, SWAMP_BORDERS
from magoteka.games.magic_sword.box.traits import (
    Adds,
    Armours,
    Carries,
    Ground,
    Hides,
    Immune,
    Joins,
    LivesIn,
    Nature,
    NotFor,
    Refills,
    Safe,
    Trait,
)

GROUNDS: Final[tuple[str, ...]] = get_args(Ground)
NATURES: Final[tuple[str, ...]] = get_args(Nature)

EVENT: Final = 0
EQUIPMENT: Final = 1
PROXY: Final = 2
PROXIES: Final = (C_PLAIN_SWORD, C_DAGGER, C_HELMET, C_PLAIN_SHIELD, C_ARMOUR)
PROXIES_EACH: Final = 6
CARDS: Final = EVENT_CARDS + EQUIPMENT_CARDS + 5 * PROXIES_EACH

TOTAL_SWORD: Final = 0
TOTAL_MAGIC: Final = 1
BATTLE_SWORD: Final = 2
VS_WEREWOLF: Final = 3
DIE_SWORD: Final = 4
DIE_MAGIC: Final = 5
TRANSPORT: Final = 6
ARMOUR: Final = 7
REFILL: Final = 8
TRAITS: Final = 9
STATS: Final = ("total_sword", "total_magic", "battle_sword", "vs_werewolf", "die_sword", "die_magic")


def ground(name: Ground) -> int:
    """A kind of squares as a set of one."""
    return bit(GROUNDS.index(name))


def ground_set(names: tuple[Ground, ...]) -> int:
    """What a square is, as a set."""
    return sum(ground(name) for name in names)


def nature_set(names: tuple[Nature, ...]) -> int:
    """What a being or weapon is, as a set."""
    return sum(bit(NATURES.index(name)) for name in names)


BEAST_TAG: Final = nature_set(("beast",))
OGRE_TAG: Final = nature_set(("ogre",))
WEREWOLF_TAG: Final = nature_set(("werewolf",))
DEMON_TAG: Final = nature_set(("demon",))
WEAPON_TAG: Final = nature_set(("weapon",))


def safe_set(traits: tuple[Trait, ...]) -> int:
    """Where traits keep a character safe."""
    return sum(bit(GROUNDS.index(trait.ground)) for trait in traits if isinstance(trait, Safe))


def hide_set(traits: tuple[Trait, ...]) -> int:
    """Where traits let a character hide."""
    return sum(bit(GROUNDS.index(trait.ground)) for trait in traits if isinstance(trait, Hides))


def immune_set(traits: tuple[Trait, ...]) -> int:
    """The spells that traits ward off."""
    return sum(bit(trait.spell) for trait in traits if isinstance(trait, Immune))


def banned_set(traits: tuple[Trait, ...]) -> int:
    """The alignments that may not own the card."""
    return sum(bit(trait.align) for trait in traits if isinstance(trait, NotFor))


def numbers(traits: tuple[Trait, ...]) -> list[int]:
    """The numeric traits in the order of their constants."""
    row = [0] * TRAITS
    for trait in traits:
        if isinstance(trait, Adds):
            row[STATS.index(trait.stat)] = trait.points
        elif isinstance(trait, Carries):
            row[TRANSPORT] = trait.items
        elif isinstance(trait, Armours):
            row[ARMOUR] = trait.highest
        elif isinstance(trait, Refills):
            row[REFILL] = trait.spells
    return row


def joining(traits: tuple[Trait, ...]) -> str:
    """What a friend asks for joining, empty if nothing."""
    return next((trait.price for trait in traits if isinstance(trait, Joins)), "")


def lair(traits: tuple[Trait, ...]) -> str:
    """Whose lair a drawn card is put into, empty if it stays."""
    return next((trait.lair for trait in traits if isinstance(trait, LivesIn)), "")


def uses_of(effect: Effect) -> int:
    """MS-A80 How often a place can be used, 0 where that is not counted."""
    return int(effect.uses) if isinstance(effect, Uses) else 0


def trophy_points(design: int) -> int:
    """MS-A38 Printed points; the Three-Headed Dragon counts for its three heads."""
    heads = 3 if design == C_THREE_HEADED_DRAGON else 1
    return heads * DESIGNS[design].strength


SQUARE_TAGS: Final[vec[i64]] = array([ground_set(square.tags) for square in SQUARES])
SQUARE_DRAW: Final[vec[i64]] = array([square.draw for square in SQUARES])
SQUARE_MUST: Final[vec[i64]] = array([int(square.must) for square in SQUARES])
SQUARE_BONUS: Final[vec[i64]] = array([square.bonus for square in SQUARES])

KIND: Final[vec[i64]] = array([design.kind for design in DESIGNS])
STRENGTH: Final[vec[i64]] = array([design.strength for design in DESIGNS])
USES: Final[vec[i64]] = array([uses_of(design.effect) for design in DESIGNS])
TROPHY_POINTS: Final[vec[i64]] = array([trophy_points(at) for at in range(len(DESIGNS))])
BEING: Final[vec[i64]] = array([nature_set(design.tags) for design in DESIGNS])
SAFE: Final[vec[i64]] = array([safe_set(design.traits) for design in DESIGNS])
HIDE: Final[vec[i64]] = array([hide_set(design.traits) for design in DESIGNS])
IMMUNE: Final[vec[i64]] = array([immune_set(design.traits) for design in DESIGNS])
BANNED: Final[vec[i64]] = array([banned_set(design.traits) for design in DESIGNS])
TRAIT: Final[vec[i64]] = array([number for design in DESIGNS for number in numbers(design.traits)])
JOIN: Final = [joining(design.traits) for design in DESIGNS]
PLACED: Final = [lair(design.traits) for design in DESIGNS]

HERO_SAFE: Final[vec[i64]] = array([safe_set(hero.traits) for hero in HEROES])
HERO_HIDE: Final[vec[i64]] = array([hide_set(hero.traits) for hero in HEROES])
HERO_IMMUNE: Final[vec[i64]] = array([immune_set(hero.traits) for hero in HEROES])
HERO_REFILL: Final[vec[i64]] = array([numbers(hero.traits)[REFILL] for hero in HEROES])
HERO_START: Final[vec[i64]] = array([hero.start for hero in HEROES])
HERO_ALIGN: Final[vec[i64]] = array(
    [ALIGNMENTS.index(hero.align) if hero.align != "any" else CHAOTIC for hero in HEROES]
)

CREATURE_TAGS: Final[vec[i64]] = array([nature_set(being.tags) for being in BEINGS])


def physical() -> list[tuple[int, int]]:
    """Every card of the box as its design and its pile: events, equipment, stand-ins for an exhausted stock."""
    events = [(at, EVENT) for at, design in enumerate(DESIGNS) for _ in range(design.copies)]
    stock = [(at, EQUIPMENT) for at, design in enumerate(DESIGNS) for _ in range(design.stock)]
    spare = [(design, PROXY) for design in PROXIES for _ in range(PROXIES_EACH)]
    return events + stock + spare


CARD: Final[vec[i64]] = array([design for design, _ in physical()])
PILE: Final[vec[i64]] = array([pile for _, pile in physical()])


def first_of(wanted: int) -> int:
    """The first card of a design."""
    for card, (design, _) in enumerate(physical()):
        if design == wanted:
            return card
    raise ValueError(f"of {DESIGNS[wanted].slug} the box has no card")


FIRST: Final[vec[i64]] = array([first_of(design) for design in range(len(DESIGNS))])
TWIN: Final[vec[i64]] = array(
    [next((c for c in range(card + 1, CARDS) if CARD[c] == CARD[card]), -1) for card in range(CARDS)]
)  # the next card of the same design, −1 none
COPIES: Final[vec[i64]] = array([design.copies for design in DESIGNS])
SPELL_COPIES: Final[vec[i64]] = array([spell.copies for spell in SPELLS])
SPELL_KINDS: Final = len(SPELLS)


def cards_where(wanted: list[int]) -> vec[i64]:
    """The physical cards whose design has a number other than nought in the list."""
    return array([card for card in range(CARDS) if wanted[CARD[card]] != 0])


def bearers(which: int) -> vec[i64]:
    """The cards with a numeric trait."""
    return cards_where([TRAIT[design * TRAITS + which] for design in range(len(DESIGNS))])


def of_kind(*kinds: int) -> vec[i64]:
    """The cards of some kinds."""
    return cards_where([1 if design.kind in kinds else 0 for design in DESIGNS])


OF_DESIGN: Final = [array([card for card in range(CARDS) if CARD[card] == at]) for at in range(len(DESIGNS))]
BEARERS: Final = [bearers(which) for which in range(TRAITS)]
COMPANIONS: Final[vec[i64]] = of_kind(FRIEND, ENEMY, ENCOUNTER)  # tamed enemies and forced friends among them
FOE_CARDS: Final[vec[i64]] = of_kind(ENEMY, DEMON)
WEAPONS: Final[vec[i64]] = cards_where([nature_set(design.tags) & WEAPON_TAG for design in DESIGNS])


def ring_start(square: i64) -> i64:
    """The first square of a square's ring (of the bridge too)."""
    if square >= BRIDGE:
        return BRIDGE
    if square >= UPPER:
        return UPPER
    if square >= MIDDLE:
        return MIDDLE
    return 0


def ring_size(square: i64) -> i64:
    """How many squares the ring has."""
    if square >= BRIDGE:
        return SQUARES_IN_ALL - BRIDGE
    if square >= UPPER:
        return BRIDGE - UPPER
    if square >= MIDDLE:
        return UPPER - MIDDLE
    return MIDDLE


def along(square: i64, steps: i64) -> i64:
    """The square so many steps on, clockwise when positive."""
    start = ring_start(square)
    return start + (square - start + steps) % ring_size(square)


def borders(rows: tuple[tuple[int, ...], ...]) -> vec[i64]:
    """For every square the squares it faces, as a set."""
    facing = zeros(len(SQUARES))
    for row in rows:
        for other in row[1:]:
            facing[row[0]] |= bit(other)
            facing[other] |= bit(row[0])
    return facing


SWAMP: Final[vec[i64]] = borders(SWAMP_BORDERS)
ICE: Final[vec[i64]] = borders(ICE_BORDERS)


def trait(design: i64, which: i64) -> i64:
    """A numeric trait of an item or friend."""
    return TRAIT[design * TRAITS + which]
