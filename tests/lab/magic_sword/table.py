"""Reading a table of «Магический Меч»: who has what, and what that comes to by the book."""

from typing import Any

from lab.magic_sword import book
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import CARD, CARDS
from magoteka.games.magic_sword.table.state import BOUND, FRIENDS, HAND, ITEMS, ON, POUCH, RAISED

NAME = [DESIGNS[design].slug for design in CARD]
SQUARE = [square.slug for square in SQUARES]
HERO = [hero.slug for hero in HEROES]
SPELL = [spell.slug for spell in SPELLS]
BRIDGE = 48


def at(g: Any, place: int) -> list[int]:
    """The cards of a place."""
    found, card = [], g.after[CARDS + place - ON]
    while card < CARDS:
        found.append(card)
        card = g.after[card]
    return found


def names(g: Any, place: int) -> list[str]:
    return [NAME[card] for card in at(g, place)]


def hero(g: Any, seat: int) -> str:
    return HERO[g.hero[seat]] if g.hero[seat] >= 0 else ""


def here(g: Any, seat: int) -> str:
    return SQUARE[g.square[seat]] if g.square[seat] >= 0 else ""


def items(g: Any, seat: int) -> list[str]:
    return names(g, ITEMS + seat) + names(g, POUCH + seat)


def friends(g: Any, seat: int) -> list[str]:
    return names(g, FRIENDS + seat)


def raised(g: Any, seat: int) -> list[str]:
    return names(g, RAISED + seat)


def captives(g: Any, seat: int) -> list[str]:
    return names(g, BOUND + seat)


def hand(g: Any, seat: int) -> list[str]:
    return sorted(SPELL[g.spell[slot] - 1] for slot in range(seat * HAND, seat * HAND + HAND) if g.spell[slot])


def spell_friends(g: Any, seat: int) -> list[str]:
    """MS-A84 The friends of a character under whom a spell lies."""
    own = friends(g, seat)
    return [
        name for at, name in enumerate(("crusader", "miser_warlock")) if name in own and g.spell[g.seats * HAND + at]
    ]


def on_bridge(g: Any, seat: int) -> bool:
    return bool(g.square[seat] >= BRIDGE)


def circle(g: Any, seat: int) -> int:
    """0 Lower, 1 Middle, 2 Upper, 3 the bridge."""
    return circle_of(g.square[seat])


def circle_of(square: int) -> int:
    return sum(square >= first for first in (14, 30, 48))


def war(g: Any, seat: int) -> bool:
    """MS-A67 The War of the Elements reaches the character."""
    return bool(g.war) and not on_bridge(g, seat)


def works(g: Any, seat: int, item: str) -> bool:
    """Whether the character has an item and may use it."""
    return item in items(g, seat) and not (item in book.MAGIC and war(g, seat))


def counted(g: Any, seat: int, shadow: bool = False) -> list[str]:
    """The cards before a character whose points count: not under war, not on the Enchanted Hills."""
    own = [] if here(g, seat) in book.NO_POINTS else items(g, seat)
    if war(g, seat) or shadow:
        own = [name for name in own if name not in book.MAGIC]
    return own + friends(g, seat)


def total_magic(g: Any, seat: int, shadow: bool = False) -> int:
    return int(g.magic[seat]) + sum(book.TOTAL_MAGIC.get(name, 0) for name in counted(g, seat, shadow))


def total_sword(g: Any, seat: int) -> int:
    return int(g.sword[seat] + g.potion[seat]) + sum(book.TOTAL_SWORD.get(name, 0) for name in counted(g, seat))


def limit(g: Any, seat: int) -> int:
    magic = max(total_magic(g, seat), 0)
    return book.LIMIT[magic] if magic < len(book.LIMIT) else 3


def free_friends(g: Any, seat: int) -> list[str]:
    return [name for name in friends(g, seat) if name not in book.FORCED]


def friendless(g: Any, seat: int) -> bool:
    """MS-A53 Whoever can have no friends."""
    return hero(g, seat) == "scoundrel" or "evil_spirit" in friends(g, seat)


def may_own(g: Any, seat: int, item: str) -> bool:
    """MS-5.3, MS-7.4 Whether the character may have an item."""
    if book.NOT_FOR.get(item) == g.align[seat]:
        return False
    return not (hero(g, seat) == "hermit" and item in book.VOWS)


def losable(g: Any, seat: int) -> list[str]:
    """MS-A46 What an involuntary loss can strike."""
    return [name for name in names(g, ITEMS + seat) if name not in ("secret_pouch", "boat")]


def may_hide(g: Any, seat: int) -> bool:
    """MS-A42 Whether the character, or a friend of it, hides where it stands."""
    return any(here(g, seat) in book.HIDES.get(name, ()) for name in (hero(g, seat), *friends(g, seat)))


def immune(g: Any, seat: int, spell: str) -> bool:
    bearers = [hero(g, seat), *(name for name in items(g, seat) if works(g, seat, name))]
    return any(spell in book.IMMUNE.get(name, ()) for name in bearers)


def replaced(g: Any, seat: int, drawn: str) -> bool:
    """MS-A34 A sword that is drawn in the Lower circle gives way to another card, be it the second one too."""
    return drawn == "magic_sword" and circle(g, seat) == 0


def alive(g: Any, seat: int) -> bool:
    return bool(g.hero[seat] >= 0)
