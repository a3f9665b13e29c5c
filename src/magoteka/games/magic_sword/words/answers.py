"""What seats and nature can answer in «Магический Меч»."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from magoteka.core.event import Option, Outcome, Seat
from magoteka.games.magic_sword.box.components import DESIGNS, HEROES, SPELLS, SQUARES
from magoteka.games.magic_sword.box.script import CASES
from magoteka.games.magic_sword.box.tables import ALIGNMENTS, CARD, CARDS


@dataclass(frozen=True)
class Pass(Option):
    """Do nothing here."""


@dataclass(frozen=True)
class PassTurn(Option):
    """Do nothing, and do not ask again in this turn unless it is about oneself."""


@dataclass(frozen=True)
class No(Option):
    """Decline."""


@dataclass(frozen=True)
class Yes(Option):
    """Accept."""


@dataclass(frozen=True)
class Cast(Option):
    """Cast a spell of the hand."""

    spell: str


@dataclass(frozen=True)
class CastFor(Option):
    """Let a friend cast the spell under his card."""

    friend: str


@dataclass(frozen=True)
class Card(Option):
    """Name a card."""

    card: int
    design: str


@dataclass(frozen=True)
class Act(Option):
    """Do one of the things a character can do."""

    act: str


@dataclass(frozen=True)
class Go(Option):
    """Name a square."""

    square: str


@dataclass(frozen=True)
class Attempt(Option):
    """Walk to a gate and try to pass upwards."""

    gate: str


@dataclass(frozen=True)
class Rival(Option):
    """Name a character by its seat."""

    seat: Seat


@dataclass(frozen=True)
class Number(Option):
    """Name a number."""

    number: int


@dataclass(frozen=True)
class Case(Option):
    """Take one of several effects."""

    case: str


@dataclass(frozen=True)
class Goods(Option):
    """Buy a thing."""

    design: str


@dataclass(frozen=True)
class SpellCard(Option):
    """Name a spell."""

    spell: str


@dataclass(frozen=True)
class HeroCard(Option):
    """Name a character card."""

    hero: str


@dataclass(frozen=True)
class Alignment(Option):
    """Name an alignment."""

    align: str


@dataclass(frozen=True)
class Rolled(Outcome):
    """The die shows a number."""

    tag: ClassVar[str] = "die-rolled"  # a step has its name
    value: int


@dataclass(frozen=True)
class Drawn(Outcome):
    """The card turned up is this one."""

    tag: ClassVar[str] = "card-drawn"  # a step has its name
    design: str


ACTS = (
    "end", "walk", "boat", "lamp", "rejoin", "retry", "advance", "castle", "pass_by", "turn_back",
    "explore", "decline", "walk_on", "raid", "instruction", "gold", "drop", "trophies", "demon_trophies", "alchemy",
    "casket", "elixir", "mercenary", "ruin_mirror", "blood_price", "shift_good", "shift_evil", "shift_chaotic",
    "refill", "pouch", "sell_diamond", "princess", "viceroy", "ready", "hide", "crystal", "loyal_knight", "wand",
    "attack", "attack_magic", "foul", "behead", "behead_magic", "steal_spell", "charm", "con", "geas", "take_friends",
    "life", "coin", "nothing", "cripple_sword", "cripple_magic", "offer", "rowan", "stop",
)  # fmt: skip

Menu: TypeAlias = tuple[Option, ...]  # written out, for chapters of rules that import each other name menus

CARD_OPTIONS: Menu = tuple(Card(card, DESIGNS[CARD[card]].slug) for card in range(CARDS))
ACT_OPTIONS: Menu = tuple(Act(act) for act in ACTS)
CAST_OPTIONS: Menu = (*(Cast(spell.slug) for spell in SPELLS), CastFor("crusader"), CastFor("miser_warlock"))
SQUARE_OPTIONS: Menu = tuple(Go(square.slug) for square in SQUARES)
GATES = ("eldritch_grove", "ice_realm", "fortress_ruins", "dead_city")

YES_NO: Menu = (No(), Yes())
WINDOW_MENU: Menu = (Pass(), PassTurn(), *CAST_OPTIONS)
HUB_MENU: Menu = (*ACT_OPTIONS, *CAST_OPTIONS, *CARD_OPTIONS, *(Rival(seat) for seat in range(6)))
WALK_MENU: Menu = (*SQUARE_OPTIONS, *(Attempt(gate) for gate in GATES))
CARD_MENU: Menu = (*CARD_OPTIONS, Pass())
SQUARE_MENU: Menu = (*SQUARE_OPTIONS, Pass())
SEAT_MENU: Menu = (*(Rival(seat) for seat in range(6)), Pass())
NUMBER_MENU: Menu = tuple(Number(number) for number in range(31))
CASE_MENU: Menu = (*(Case(case) for case in CASES), Pass())
GOODS_MENU: Menu = (*(Goods(design.slug) for design in DESIGNS), Pass())
SPELL_MENU: Menu = (*(SpellCard(spell.slug) for spell in SPELLS), Pass())
HERO_MENU: Menu = tuple(HeroCard(hero.slug) for hero in HEROES)
ALIGN_MENU: Menu = tuple(Alignment(align) for align in ALIGNMENTS)
ROLLS: Menu = tuple(Rolled(value) for value in range(7))
DRAW_MENU: Menu = tuple(Drawn(design.slug) for design in DESIGNS)
SPELL_DRAW_MENU: Menu = tuple(Drawn(spell.slug) for spell in SPELLS)
LOTS: Menu = tuple(Rival(seat) for seat in range(6))
AIM_MENU: Menu = (*(Rival(seat) for seat in range(6)), *CARD_OPTIONS, *SQUARE_OPTIONS, Act("being"))
