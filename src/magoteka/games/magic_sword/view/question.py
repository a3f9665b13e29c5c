"""What the game is waiting for, as all can see it: the question, its prices and its exact risks."""

from typing import Final

from magoteka.core.agenda import NATURE, Question, waiting_for
from magoteka.core.bits import members
from magoteka.core.codec import tag_of
from magoteka.games.magic_sword.box.book import EFFECTS
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.effects import shop_in
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import CARD, CARDS
from magoteka.games.magic_sword.messages.menus import ACT_TAGS
from magoteka.games.magic_sword.messages.views import Asked, Chance, Lot, Odds, Ware, Window
from magoteka.games.magic_sword.rules.cards.choices import ChooseCase, MayDecline, PayOrNot
from magoteka.games.magic_sword.rules.cards.shop import Buy, BuyHealing
from magoteka.games.magic_sword.rules.cards.tales import CourtHealer
from magoteka.games.magic_sword.rules.character.cards import may_linger
from magoteka.games.magic_sword.rules.forecast.odds import Triple
from magoteka.games.magic_sword.rules.forecast.options import chances
from magoteka.games.magic_sword.rules.move.gates import WalkWhere
from magoteka.games.magic_sword.rules.spells.casting import Aim, CastOrPass
from magoteka.games.magic_sword.rules.spells.resolving import Resolve
from magoteka.games.magic_sword.rules.spells.windows import WC, WINDOWS
from magoteka.games.magic_sword.rules.square.landing import Landing
from magoteka.games.magic_sword.rules.square.visiting import AtSquare
from magoteka.games.magic_sword.rules.turn.day import TurnChoice
from magoteka.games.magic_sword.rules.turn.trading_in import TradeIn, lot, most_gain, points_of
from magoteka.games.magic_sword.table.piles import SLUGS
from magoteka.games.magic_sword.table.state import STOCK, MagicSword

CODES: Final[tuple[Window, ...]] = WINDOWS

TAGS: Final[dict[type[Question], str]] = {}


def asked(g: MagicSword, seat: int | None) -> Asked | None:
    """MS-5.7 of the spec: the decision the game waits for."""
    question = g.top()
    if question is None or question.seat == NATURE:
        return None
    announced = spell_in_the_air(g, question)
    return Asked(
        question=name_of(question),
        seats=tuple(members(waiting_for(question))),
        card=getattr(question, "card", None),
        window=window_of(question),
        subject=subject_of(question),
        spell=own_aim(question, seat) if announced is None else SPELLS[announced.spell].slug,
        caster=None if announced is None else announced.caster,
        ends=ends_of(g, question),
        aside=aside(g, question),
        lingers=g.linger[question.seat] > 0,
        lots=lots(g, question),
        wares=wares(g, question),
        price=price(question),
        chances=tuple([risk(option, which, odds) for option, which, odds in chances(g, question)]),
    )


def name_of(question: Question) -> str:
    """The tag of a question; each is worked out once."""
    kind = type(question)
    if kind not in TAGS:
        TAGS[kind] = tag_of(kind)
    return TAGS[kind]


def risk(option: str, which: int, odds: Triple) -> Chance:
    """What an option risks."""
    return Chance(option, which if which >= 0 else None, Odds(odds[0], odds[1], odds[2]))


def wares(g: MagicSword, question: Question) -> tuple[Ware, ...]:
    """MS-A77 What the shop of the question sells, affordable or not."""
    if not isinstance(question, (Buy, MayDecline, ChooseCase)):
        return ()
    shop = shop_in(EFFECTS[question.effect])
    if shop is None:
        return ()
    left = [CARD[card] for card in range(CARDS) if g.at[card] == STOCK]
    return tuple([Ware(DESIGNS[card].slug, price, left.count(card)) for card, price in shop.prices.items()])


def aside(g: MagicSword, question: Question) -> tuple[str, ...]:
    """MS-A111 What may be done by the way."""
    if isinstance(question, WalkWhere):
        return ("linger",) if may_linger(g, question.seat) else ()
    if not isinstance(question, (TurnChoice, Landing, AtSquare)):
        return ()
    return tuple([ACT_TAGS[index] for index in question.entries(g) if question.aside(index)])


def lots(g: MagicSword, question: Question) -> tuple[Lot, ...]:
    """MS-1.4 What would be handed over for how much."""
    if not isinstance(question, TradeIn) or question.points > 0:
        return ()
    seat, kind = question.seat, question.kind
    found = [(gain, lot(g, seat, kind, gain)) for gain in range(1, most_gain(g, seat, kind) + 1)]
    return tuple([Lot(gain, points_of(cards), tuple([SLUGS[card] for card in cards])) for gain, cards in found])


def price(question: Question) -> int | None:
    """MS-3.3 What a point of Life or a passage costs."""
    if isinstance(question, BuyHealing):
        return question.price
    if isinstance(question, PayOrNot):
        return question.pay().price
    return 1 if isinstance(question, CourtHealer) else None


def window_of(question: Question) -> Window | None:
    """The code of a spell window."""
    return CODES[question.window.kind] if isinstance(question, CastOrPass) else None


def subject_of(question: Question) -> int | None:
    """Whom a window is about."""
    return question.window.subject if isinstance(question, CastOrPass) and question.window.subject >= 0 else None


def spell_in_the_air(g: MagicSword, question: Question) -> Resolve | None:
    """MS-A61 The spell on top of the stack, while it may be answered."""
    if not isinstance(question, CastOrPass) or question.window.kind != WC:
        return None
    waiting = [step for step in g.steps() if isinstance(step, Resolve)]
    return waiting[-1]


def own_aim(question: Question, seat: int | None) -> str | None:
    """The spell that the looker is aiming; nobody else knows yet which it is (MS-A61)."""
    return SPELLS[question.spell].slug if isinstance(question, Aim) and question.seat == seat else None


def ends_of(g: MagicSword, question: Question) -> tuple[str, ...]:
    """Where the walk in progress can end."""
    if not isinstance(question, WalkWhere):
        return ()
    return tuple(SQUARES[end].slug for end in members(question.ends(g)) if end < len(SQUARES))
