"""Numbers read off the component tables once: tags as bits, traits by design, the physical cards."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit
from magoteka.core.boards import array, zeros
from magoteka.games.magic_sword.box.components import (
    BRIDGE,
    C_THREE_HEADED_DRAGON,
    CREATURES,
    DEMON,
    DESIGNS,
    ENCOUNTER,
    ENEMY,
    FRIEND,
    HEROES,
    ICE_BORDERS,
    ITEM,
    MAGIC_ITEM,
    MIDDLE,
    SPELLS,
    SQUARES,
    SWAMP_BORDERS,
    UPPER,
)

TAGS: Final = (
    "swamp_gate", "path", "wetland", "barrow", "circle_power", "waste", "ice_gate", "ferry", "valley", "moors", "tower",
    "temple", "no_item_points", "no_spells", "ghost_forest", "plain", "rocks_plain", "cliff", "bridge_gate", "bog",
    "living_rocks", "crypt", "stone_forest", "ravine", "entry", "castle",
)  # fmt: skip
BEINGS: Final = ("beast", "foe", "ogre", "werewolf", "demon", "guardian", "bridge", "weapon")
GOOD: Final = 0
EVIL: Final = 1
CHAOTIC: Final = 2
ALIGNMENTS: Final = ("good", "evil", "chaotic")

EVENT: Final = 0
EQUIPMENT: Final = 1
PROXY: Final = 2
PROXIES: Final = ("plain_sword", "dagger", "helmet", "plain_shield", "armour")
PROXIES_EACH: Final = 6

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


def tag(name: str) -> int:
    """A tag of squares as a set of one."""
    return bit(TAGS.index(name))


def tag_set(text: str) -> int:
    """The tags of a square."""
    return sum(tag(name) for name in text.split())


def being_set(text: str) -> int:
    """The tags of a being or weapon."""
    return sum(bit(BEINGS.index(name)) for name in text.split())


BEAST_TAG: Final = being_set("beast")
OGRE_TAG: Final = being_set("ogre")
WEREWOLF_TAG: Final = being_set("werewolf")
DEMON_TAG: Final = being_set("demon")
WEAPON_TAG: Final = being_set("weapon")


def slug_of_square(name: str) -> int:
    """A square by its code or its slug."""
    return next(at for at, square in enumerate(SQUARES) if name in (square.code, square.slug))


DESIGN_NAMED: Final = {design.slug: at for at, design in enumerate(DESIGNS)}


def design_named(slug: str) -> int:
    """A design by its slug."""
    return DESIGN_NAMED[slug]


def spell_named(slug: str) -> int:
    """A spell by its slug."""
    return next(at for at, spell in enumerate(SPELLS) if spell.slug == slug)


def trophy_points(row: int) -> int:
    """MS-A38 Printed points; the Three-headed Dragon counts for its three heads."""
    return 3 * DESIGNS[row].strength if row == C_THREE_HEADED_DRAGON else DESIGNS[row].strength


def parts(traits: str) -> list[list[str]]:
    """Traits as lists of words: `mod(total_magic,+2)` is [mod, total_magic, +2]."""
    found = [trait.strip() for trait in traits.split("; ") if trait.strip()]
    return [[name] + rest.rstrip(")").split(",") for name, rest in (trait.split("(", 1) for trait in found)]


def mask_of(traits: str, name: str, kind: str) -> int:
    """The set that a trait names: tags of squares, spells or alignments."""
    total = 0
    for words in parts(traits):
        if words[0] == name:
            total |= one_of(words[1], kind)
    return total


def one_of(word: str, kind: str) -> int:
    """A word as a set of one."""
    if kind == "tag":
        return tag(word)
    if kind == "spell":
        return bit(spell_named(word))
    return bit(ALIGNMENTS.index(word))


def numbers(traits: str) -> list[int]:
    """The numeric traits in the order of their constants."""
    row = [0] * TRAITS
    slots = {"total_sword": TOTAL_SWORD, "total_magic": TOTAL_MAGIC, "die_sword": DIE_SWORD, "die_magic": DIE_MAGIC}
    for words in parts(traits):
        if words[0] == "mod" and words[1] == "battle_sword":
            row[VS_WEREWOLF if len(words) == 4 else BATTLE_SWORD] = int(words[2])
        elif words[0] == "mod" and words[1] in slots:
            row[slots[words[1]]] = int(words[2])
        elif words[0] in ("transport", "armour", "refill"):
            row[{"transport": TRANSPORT, "armour": ARMOUR, "refill": REFILL}[words[0]]] = int(words[1])
    return row


SQUARE_TAGS: Final[vec[i64]] = array([tag_set(square.tags) for square in SQUARES])
SQUARE_DRAW: Final[vec[i64]] = array([square.draw for square in SQUARES])
SQUARE_BONUS: Final[vec[i64]] = array([square.bonus for square in SQUARES])

KIND: Final[vec[i64]] = array([design.kind for design in DESIGNS])
STRENGTH: Final[vec[i64]] = array([design.strength for design in DESIGNS])
TROPHY_POINTS: Final[vec[i64]] = array([trophy_points(row) for row in range(len(DESIGNS))])
BEING: Final[vec[i64]] = array([being_set(design.tags) for design in DESIGNS])
SAFE: Final[vec[i64]] = array([mask_of(design.traits, "safe", "tag") for design in DESIGNS])
HIDE: Final[vec[i64]] = array([mask_of(design.traits, "hide", "tag") for design in DESIGNS])
IMMUNE: Final[vec[i64]] = array([mask_of(design.traits, "immune", "spell") for design in DESIGNS])
BANNED: Final[vec[i64]] = array([mask_of(design.traits, "cannot_own", "align") for design in DESIGNS])
TRAIT: Final[vec[i64]] = array([number for design in DESIGNS for number in numbers(design.traits)])
JOIN: Final = [next((words[1] for words in parts(design.traits) if words[0] == "join"), "") for design in DESIGNS]
PLACED: Final = [next((words[1] for words in parts(design.traits) if words[0] == "place"), "") for design in DESIGNS]

HERO_SAFE: Final[vec[i64]] = array([mask_of(hero.traits, "safe", "tag") for hero in HEROES])
HERO_HIDE: Final[vec[i64]] = array([mask_of(hero.traits, "hide", "tag") for hero in HEROES])
HERO_IMMUNE: Final[vec[i64]] = array([mask_of(hero.traits, "immune", "spell") for hero in HEROES])
HERO_REFILL: Final[vec[i64]] = array([numbers(hero.traits)[REFILL] for hero in HEROES])
HERO_START: Final[vec[i64]] = array([slug_of_square(hero.start) for hero in HEROES])
HERO_ALIGN: Final[vec[i64]] = array(
    [ALIGNMENTS.index(hero.align) if hero.align != "any" else CHAOTIC for hero in HEROES]
)

CREATURE_TAGS: Final[vec[i64]] = array([being_set(" ".join(row.split()[1:])) for row in CREATURES])


def physical() -> list[tuple[int, int]]:
    """Every card of the box as its design and its pile: events, equipment, stand-ins for an exhausted stock."""
    events = [(at, EVENT) for at, design in enumerate(DESIGNS) for _ in range(design.copies)]
    stock = [(at, EQUIPMENT) for at, design in enumerate(DESIGNS) for _ in range(design.stock)]
    spare = [(design_named(slug), PROXY) for slug in PROXIES for _ in range(PROXIES_EACH)]
    return events + stock + spare


CARD: Final[vec[i64]] = array([design for design, _ in physical()])
PILE: Final[vec[i64]] = array([pile for _, pile in physical()])
CARDS: Final = len(physical())
EVENT_CARDS: Final = 165
FIRST: Final[vec[i64]] = array(
    [next(c for c, row in enumerate(physical()) if row[0] == at) for at in range(len(DESIGNS))]
)
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
ITEM_CARDS: Final[vec[i64]] = of_kind(ITEM, MAGIC_ITEM)
COMPANIONS: Final[vec[i64]] = of_kind(FRIEND, ENEMY, ENCOUNTER)  # tamed enemies and forced friends among them
FOE_CARDS: Final[vec[i64]] = of_kind(ENEMY, DEMON)
WEAPONS: Final[vec[i64]] = cards_where([being_set(design.tags) & WEAPON_TAG for design in DESIGNS])
SAVERS: Final[vec[i64]] = cards_where([mask_of(design.traits, "safe", "tag") for design in DESIGNS])
HIDERS: Final[vec[i64]] = cards_where([mask_of(design.traits, "hide", "tag") for design in DESIGNS])
WARDS: Final[vec[i64]] = cards_where([mask_of(design.traits, "immune", "spell") for design in DESIGNS])


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
        return 9
    if square >= UPPER:
        return 18
    if square >= MIDDLE:
        return 16
    return 14


def along(square: i64, steps: i64) -> i64:
    """The square so many steps on, clockwise when positive."""
    start = ring_start(square)
    return start + (square - start + steps) % ring_size(square)


def borders(rows: tuple[str, ...]) -> vec[i64]:
    """For every square the squares it faces, as a set."""
    facing = zeros(len(SQUARES))
    for row in rows:
        codes = [slug_of_square(code) for code in row.split()]
        for code in codes[1:]:
            facing[codes[0]] |= bit(code)
            facing[code] |= bit(codes[0])
    return facing


SWAMP: Final[vec[i64]] = borders(SWAMP_BORDERS)
ICE: Final[vec[i64]] = borders(ICE_BORDERS)


def trait(design: i64, which: i64) -> i64:
    """A numeric trait of an item or friend."""
    return TRAIT[design * TRAITS + which]
