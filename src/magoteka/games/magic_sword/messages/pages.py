"""The tables of the rules page: what is printed on characters, squares and cards."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeAlias

from magoteka.games.magic_sword.box import effects as e
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.cards import DESIGNS, PRAYERS, Design
from magoteka.games.magic_sword.box.heroes import HEROES, Hero
from magoteka.games.magic_sword.box.names import (
    ALIGNMENTS,
    BRIDGE,
    DEMON,
    ENCOUNTER,
    ENEMY,
    FRIEND,
    GOLD,
    ITEM,
    LOWER,
    MAGIC_ITEM,
    MIDDLE,
    PLACE,
    STRANGER,
    UPPER,
)
from magoteka.games.magic_sword.box.printed import shops
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import ring_start
from magoteka.games.magic_sword.messages.moments import moments

Say: TypeAlias = Callable[..., str]
Rows: TypeAlias = list[list[str]]
PAGE: Final = "magic_sword-page"
NONE: Final = "—"


BOOK: Final = frozenset(  # whose whole text can be read in the rulebook; all other squares and cards are marked [R]
    {
        *(square.slug for at, square in enumerate(SQUARES) if at >= BRIDGE),
        *("plateau_of_mists", "plain_of_lonely_rocks"),
        *("dragon", "cyclops", "werewolf", "gold_2", "silver_arrow", "dagger", "shepherd"),
        *("magic_sword", "toliman_shield"),
    }
)


def marked(text: str, slug: str) -> str:
    """A text with the mark of what is not in the rulebook."""
    return text if slug in BOOK or text == NONE else f"{text} [R]"


def head(say: Say, *names: str) -> list[str]:
    """The heads of columns."""
    return [say(f"{PAGE}-{name}") for name in names]


def initial(text: str) -> str:
    """A cell begins with a capital."""
    return text[:1].upper() + text[1:]


# --- characters, squares, cards, spells -------------------------------------------------------------------------------


def heroes(say: Say) -> Rows:
    """MS-0.7 The characters."""
    rows = [hero_row(hero, say) for hero in HEROES]
    return [head(say, "hero", "align", "sword", "magic", "start", "with", "gift"), *rows]


def hero_row(hero: Hero, say: Say) -> list[str]:
    """A character: stats, where it starts and with what, and its gift."""
    align = say(f"{PAGE}-any-align") if hero.align == "any" else say("magic_sword-align", align=hero.align)
    goods = [say(f"{PAGE}-coins", n=hero.gold)] if hero.gold else []
    goods += [say(f"{PAGE}-spells", n=hero.spells)] if hero.spells else []
    goods += [say("magic_sword-card", design=DESIGNS[card].slug) for card in hero.kit]
    start = say("magic_sword-square", square=SQUARES[hero.start].slug)
    gift = say("magic_sword-hero-text", hero=hero.slug)
    stats = [str(hero.sword), str(hero.magic)]
    return [say("magic_sword-hero", hero=hero.slug), align, *stats, start, ", ".join(goods) or NONE, gift]


def squares(ring: int, say: Say) -> Rows:
    """MS-0.1 The squares of a circle, or of the bridge."""
    found = [square.slug for at, square in enumerate(SQUARES) if ring_start(at) == ring]
    texts = [marked(say("magic_sword-square-text", square=one), one) for one in found]
    rows = [[say("magic_sword-square", square=one), text] for one, text in zip(found, texts, strict=True)]
    return [head(say, "square", "there"), *rows]


def cards(kinds: tuple[int, ...], say: Say) -> Rows:
    """MS-0.4 The event cards of some kinds."""
    found = [design for design in DESIGNS if design.kind in kinds]
    armed = any(design.strength for design in found)
    columns = ("card", "copies", "strength", "text") if armed else ("card", "copies", "text")
    return [head(say, *columns), *(card_row(design, armed, say) for design in found)]


def card_row(design: Design, armed: bool, say: Say) -> list[str]:
    """A card: how often it is in the deck, how strong it is, what it does."""
    name, text = say("magic_sword-card", design=design.slug), say("magic_sword-card-text", design=design.slug)
    strength = [str(design.strength or NONE)] if armed else []
    return [name, str(design.copies), *strength, marked(text or NONE, design.slug)]


def spells(say: Say) -> Rows:
    """MS-9.1 The spells."""
    rows = [
        [
            say("magic_sword-spell", spell=one.slug),
            str(one.copies),
            initial(moments(say, one.slug)),
            say("magic_sword-spell-text", spell=one.slug),
        ]
        for one in SPELLS
    ]
    return [head(say, "spell", "copies", "when", "text"), *rows]


def stock(say: Say) -> Rows:
    """MS-21.2 The equipment."""
    rows = [
        [say("magic_sword-card", design=one.slug), str(one.stock), say("magic_sword-card-text", design=one.slug)]
        for one in DESIGNS
        if one.stock
    ]
    return [head(say, "card", "copies", "text"), *rows]


def prices(say: Say) -> Rows:
    """MS-A77 What is sold where."""
    names = {square.slug: say("magic_sword-square", square=square.slug) for square in SQUARES}
    rows = [
        [names.get(shop) or say("magic_sword-card", design=shop), say("magic_sword-card", design=ware), str(price)]
        for shop, wares in shops().items()
        for ware, price in wares.items()
    ]
    return [head(say, "shop", "ware", "price"), *rows]


# --- what dice decide -------------------------------------------------------------------------------------------------


def prayers(say: Say) -> Rows:
    """MS-A76 The prayers to both gods, by the sum of two dice."""
    pairs = zip(*PRAYERS, strict=True)
    rows = [[str(2 + at), *(told(effect, say) for effect in pair)] for at, pair in enumerate(pairs)]
    return [head(say, "sum", "nemed", "toliman"), *rows]


def square_dice(say: Say) -> Rows:
    """What a die decides on squares."""
    found = [(say("magic_sword-square", square=one.slug), one.effect) for one in SQUARES]
    return [dice_head("square", say), *dice_rows(found, say)]


def card_dice(say: Say) -> Rows:
    """What a die decides on cards."""
    found = [(say("magic_sword-card", design=one.slug), one.effect) for one in DESIGNS]
    return [dice_head("card", say), *dice_rows(found, say)]


def dice_head(name: str, say: Say) -> list[str]:
    """Whose die it is, and its faces."""
    return [*head(say, name), *(str(face) for face in e.FACES)]


def dice_rows(found: list[tuple[str, e.Effect]], say: Say) -> Rows:
    """Each die that these effects throw."""
    return [
        [label, *(told(face, say) for face in roll.faces)]
        for name, effect in found
        for label, roll in rolls(effect, name, say)
    ]


def rolls(effect: e.Effect, label: str, say: Say) -> Iterator[tuple[str, e.Roll]]:
    """The dice of an effect, called by where it has them."""
    if isinstance(effect, e.Roll):
        yield label, effect
    elif isinstance(effect, e.ByAlignment):
        for align, part in zip(ALIGNMENTS, effect.by, strict=True):
            yield from rolls(part, f"{label} ({say('magic_sword-align', align=align)})", say)
    elif isinstance(effect, e.Choose):
        for case, part in zip(effect.names, effect.cases, strict=True):
            yield from rolls(part, f"{label} ({say('magic_sword-case', case=case)})", say)
    else:
        friend = f" ({say(f'{PAGE}-each-friend')})" if isinstance(effect, e.ForEachFriend) else ""
        for part in effect.parts():
            yield from rolls(part, label + friend, say)


def told(effect: e.Effect, say: Say) -> str:
    """An effect in a few words."""
    if isinstance(effect, e.May):
        return say(f"{PAGE}-may", what=told(effect.effect, say))
    if isinstance(effect, e.Then):
        return ", ".join(told(part, say) for part in effect.parts())
    if isinstance(effect, e.Choose):
        return say(f"{PAGE}-or").join(told(part, say) for part in effect.cases)
    if isinstance(effect, e.ByAlignment):
        return "; ".join(by_alignment(effect, say))
    if isinstance(effect, e.ForEach):
        return told_of_all(effect, say)
    if isinstance(effect, e.Pay):
        return say(f"{PAGE}-pay", n=effect.price, otherwise=told(effect.unpaid, say))
    return told_simply(effect, say)


def by_alignment(effect: e.ByAlignment, say: Say) -> Iterator[str]:
    """What it brings to whom, where it brings anything."""
    for align, part in zip(ALIGNMENTS, effect.by, strict=True):
        if not isinstance(part, e.Nothing):
            yield f"{say('magic_sword-align', align=align)}: {told(part, say)}"


def told_of_all(effect: e.ForEach, say: Say) -> str:
    """An effect for a company."""
    company = effect.company
    if isinstance(company, e.InCircle):
        return say(f"{PAGE}-in-circle", ring=company.ring, what=told(effect.effect, say))
    if isinstance(company, e.Aligned):
        who = ", ".join(say("magic_sword-align", align=ALIGNMENTS[one]) for one in company.aligns)
        return f"{who}: {told(effect.effect, say)}"
    return say(f"{PAGE}-everybody", what=told(effect.effect, say))


def told_simply(effect: e.Effect, say: Say) -> str:
    """An effect that is made of no others."""
    name = type(effect).__name__.lower()
    if isinstance(effect, e.Points):
        points = int(effect.points)
        return say(f"{PAGE}-{name}-{'up' if points > 0 else 'down'}", n=abs(points))
    if isinstance(effect, e.Spells):
        return say(f"{PAGE}-spells", n=effect.count) if effect.count > 0 else say(f"{PAGE}-spell-down")
    if isinstance(effect, e.Miss):
        return say(f"{PAGE}-miss", n=effect.turns)
    if isinstance(effect, e.Fight):
        being = say("magic_sword-being", being=BEINGS[effect.being].slug)
        return say(f"{PAGE}-fight-{effect.kind}", being=being, n=effect.strength)
    if isinstance(effect, e.GoTo):
        return say(f"{PAGE}-go", square=say("magic_sword-square", square=SQUARES[effect.square].slug))
    if isinstance(effect, e.Gain):
        return say("magic_sword-card", design=DESIGNS[effect.card].slug)
    if isinstance(effect, e.Lose):
        return say(f"{PAGE}-lose-{effect.what.replace('_', '-')}")
    if isinstance(effect, e.Align):
        return say(f"{PAGE}-become", align=ALIGNMENTS[effect.align])
    if isinstance(effect, e.DieBonus):
        return say(f"{PAGE}-diebonus", n=effect.points)
    return say(f"{PAGE}-{name}")


TABLES: Final[dict[str, Callable[[Say], Rows]]] = {
    "heroes": heroes,
    "lower": partial(squares, LOWER),
    "middle": partial(squares, MIDDLE),
    "upper": partial(squares, UPPER),
    "bridge": partial(squares, BRIDGE),
    "encounters": partial(cards, (ENCOUNTER,)),
    "enemies": partial(cards, (ENEMY, DEMON)),
    "strangers": partial(cards, (STRANGER,)),
    "items": partial(cards, (ITEM, GOLD)),
    "magic_items": partial(cards, (MAGIC_ITEM,)),
    "friends": partial(cards, (FRIEND,)),
    "places": partial(cards, (PLACE,)),
    "spells": spells,
    "stock": stock,
    "prices": prices,
    "prayers": prayers,
    "square_dice": square_dice,
    "card_dice": card_dice,
}
