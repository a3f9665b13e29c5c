"""The menus of the questions: everything that can ever be answered there, in a fixed order."""

from typing import TypeAlias

from magoteka.core.codec import tag_of
from magoteka.core.event import Option
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.effects import CASES
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import ALIGNMENTS
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import CARD, CARDS
from magoteka.games.magic_sword.messages import acts
from magoteka.games.magic_sword.messages.answers import (
    AimAtBeing,
    Alignment,
    Attempt,
    Card,
    CardDrawn,
    Case,
    Cast,
    CastFor,
    DieRolled,
    Go,
    Goods,
    HeroCard,
    No,
    Number,
    Pass,
    PassTurn,
    Rival,
    SpellCard,
    TradeLot,
    Yes,
)

Menu: TypeAlias = tuple[Option, ...]

CARD_OPTIONS: Menu = tuple(Card(card, DESIGNS[CARD[card]].slug) for card in range(CARDS))
ACT_OPTIONS: Menu = tuple(entry for kind in acts.DEEDS for entry in kind.entries())
ACT_TAGS = tuple(tag_of(type(act)) for act in ACT_OPTIONS)
CAST_OPTIONS: Menu = (*(Cast(spell.slug) for spell in SPELLS), CastFor("crusader"), CastFor("miser_warlock"))
SQUARE_OPTIONS: Menu = tuple(Go(square.slug) for square in SQUARES)
GATES = ("eldritch_grove", "ice_realm", "fortress_ruins", "dead_city")

YES_NO: Menu = (No(), Yes())
WINDOW_MENU: Menu = (Pass(), PassTurn(), *CAST_OPTIONS)
HUB_MENU: Menu = (*ACT_OPTIONS, *CAST_OPTIONS, *CARD_OPTIONS, *(Rival(seat) for seat in range(6)))
WALK_MENU: Menu = (*SQUARE_OPTIONS, *(Attempt(gate) for gate in GATES), acts.Linger())
CARD_MENU: Menu = (*CARD_OPTIONS, Pass())
TRADE_MENU: Menu = (*CARD_OPTIONS, Pass(), *(TradeLot(gain) for gain in range(1, 7)))
SQUARE_MENU: Menu = (*SQUARE_OPTIONS, Pass())
SEAT_MENU: Menu = (*(Rival(seat) for seat in range(6)), Pass())
NUMBER_MENU: Menu = tuple(Number(number) for number in range(31))
CASE_MENU: Menu = (*(Case(case) for case in CASES), Pass())
GOODS_MENU: Menu = (*(Goods(design.slug) for design in DESIGNS), Pass())
SPELL_MENU: Menu = (*(SpellCard(spell.slug) for spell in SPELLS), Pass())
HERO_MENU: Menu = tuple(HeroCard(hero.slug) for hero in HEROES)
ALIGN_MENU: Menu = tuple(Alignment(align) for align in ALIGNMENTS)
ROLLS: Menu = tuple(DieRolled(value) for value in range(7))
DRAW_MENU: Menu = tuple(CardDrawn(design.slug) for design in DESIGNS)
SPELL_DRAW_MENU: Menu = tuple(CardDrawn(spell.slug) for spell in SPELLS)
LOTS: Menu = tuple(Rival(seat) for seat in range(6))
AIM_MENU: Menu = (*(Rival(seat) for seat in range(6)), *CARD_OPTIONS, *SQUARE_OPTIONS, AimAtBeing())
