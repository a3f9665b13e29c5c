"""What a seat sees of «Магический Меч»; `look.py` fills it in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from magoteka.core.event import FaceDown
from magoteka.games.magic_sword.box.printed import Level

Task: TypeAlias = Literal["none", "enemy", "character", "three-gold", "two-gold", "claim"]  # MS-A75
Window: TypeAlias = Literal["WT", "WB", "WR", "WL", "WD", "WF", "WE", "WX", "WH", "WC"]  # MS-A60

# the wide rows are not frozen: freezing would make a view, which bots spend their time on, half as dear again


@dataclass(frozen=True)
class LyingCard:
    """A card that all can see."""

    card: int
    design: str
    left: int | None  # Lives of the Vampire, or how often a place can still be used; None where nothing is counted
    paralysed: int | None  # MS-A66 until the next turn of this seat begins
    reserved: int | None


@dataclass(frozen=True)
class Odds:
    """The exact chances of a fight."""

    win: float
    draw: float
    loss: float


@dataclass(frozen=True)
class SquareView:
    """A square: where it lies, what lies on it, and what a fight there would be like."""

    square: str
    ring: Level
    position: int
    cards: tuple[LyingCard, ...]
    face_down: int
    gold: int
    enemy_sword: int  # the joint strength of the Sword enemies there
    enemy_magic: int
    sword_odds: Odds | None  # for the looker, against them
    magic_odds: Odds | None


@dataclass(frozen=True)
class SpellView:
    """A spell that the looker may see."""

    spell: str


@dataclass(unsafe_hash=True)
class HeroView:
    """A character's sheet."""

    seat: int
    hero: str | None
    square: str | None
    sword: int
    magic: int
    total_sword: int
    total_magic: int
    battle_sword: int
    battle_magic: int
    sword_floor: int
    magic_floor: int
    life: int
    gold: int
    align: str
    original_align: str
    items: tuple[LyingCard, ...]
    pouch: int | None
    capacity: int | None  # None: any number of items
    friends: tuple[LyingCard, ...]
    trophies: tuple[LyingCard, ...]
    trophy_points: int  # what the beaten Sword enemies are worth
    raised: tuple[LyingCard, ...]
    captive: LyingCard | None  # MS-A112 the enemy that the Wand of Fate holds
    spells: tuple[SpellView | FaceDown, ...]
    friend_spells: tuple[
        SpellView | FaceDown | None, ...
    ]  # under the Crusader and the Miser Warlock, wherever they are
    spell_limit: int
    skip: int
    stone: int
    slow: int
    possessed: bool
    frozen: int
    mission: Task
    bridge_side: int
    leaving: int
    task_done: bool
    locked: int
    geas: int
    extra_sword: int


@dataclass(frozen=True)
class BattleView:
    """The battle in progress with its exact odds as things stand."""

    kind: Literal["sword", "magic"]
    seat: int | None
    rival: int | None
    being: str
    foes: tuple[str, ...]  # the cards that fight together
    own: int
    other: int
    odds: Odds


@dataclass(frozen=True)
class Ware:
    """A thing for sale: what it costs, and how many are left."""

    design: str
    price: int
    left: int


@dataclass(frozen=True)
class Chance:
    """What an option risks, for the seat that is asked.

    `option` is the tag of an act, a gate, yes or no; or rival or card, and `which` says whose seat or which card.
    """

    option: str
    which: int | None
    odds: Odds


@dataclass(frozen=True)
class Lot:
    """MS-1.4 Trophies that buy so many points with the least surplus."""

    gain: int
    points: int
    designs: tuple[str, ...]


@dataclass(unsafe_hash=True)
class Asked:
    """What the game is waiting for: the tag of the question and whom it asks."""

    question: str
    seats: tuple[int, ...]
    card: int | None
    window: Window | None
    subject: int | None  # whom a window is about: the target of a spell, the one about to lose Life
    spell: str | None  # the spell that may be answered, or that the looker is aiming
    caster: int | None  # and whose it is
    ends: tuple[str, ...]  # where a walk in progress can end
    aside: tuple[str, ...]  # MS-A111 answers by the way: the tags of acts for which alone nobody is asked
    lingers: bool  # MS-A111 the seat wants to be asked although one answer is left
    lots: tuple[Lot, ...]
    wares: tuple[Ware, ...]  # what the shop that is entered, or could be, sells
    price: int | None  # in gold: of a point of Life, of a passage
    chances: tuple[Chance, ...]  # exact, as things stand before anyone casts or helps


@dataclass(unsafe_hash=True)
class SwordView:
    """The table from one chair."""

    seat: int | None
    round: int
    turn: int
    squares: tuple[SquareView, ...]
    heroes: tuple[HeroView, ...]
    reach: tuple[tuple[str, ...], ...]  # for the active character: where each roll from 1 to 6 can lead
    battle: BattleView | None
    event_deck: int
    event_discard: tuple[str, ...]
    spell_deck: int
    spell_discard: tuple[str, ...]
    stock: tuple[str, ...]
    unused_heroes: tuple[str, ...]
    known_events: tuple[str | None, ...]  # the top of the event deck as far as the looker knows it
    known_spells: tuple[str | None, ...]
    war: int | None
    demons_doubled: bool
    time_bent: int | None
    landings: int
    last_throw: int
    sword_quest: bool  # the agreed variant: missions may be paid with the Magic Sword
    quiet: tuple[int, ...]  # who wants no more windows in this turn, unless one is about them
    winners: tuple[int, ...]
    by_limit: bool
    asked: Asked | None
