"""What else may be the case where two designs meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magoteka.core.lab import CannotMeet
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.names import (
    BRIDGE,
    C_BEAR,
    C_ELK,
    C_EVIL_SPIRIT,
    C_MAGIC_SWORD,
    C_TOLIMAN_SHIELD,
    C_WAND_OF_FATE,
)
from magoteka.games.magic_sword.box.tables import (
    CARD,
    CARDS,
    SQUARE_DRAW,
    ring_start,
)
from magoteka.games.magic_sword.lab.desk import DESIGN, GROUND, LYING, SEATS, SPELL, SQUARE, STOCKED, Desk
from magoteka.games.magic_sword.rules.character.cards import capacity, item_named, items_of, load, may_own
from magoteka.games.magic_sword.rules.character.figure import hand_size
from magoteka.games.magic_sword.rules.character.goods import away
from magoteka.games.magic_sword.rules.character.life import die
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.move.roll import RESERVED_FOR
from magoteka.games.magic_sword.table.state import (
    BOUND,
    DOWN,
    FRIENDS,
    ITEMS,
    NOBODY,
    ON,
    ONE,
    RAISED,
    RESULT,
    TWO,
    WON,
)
from magoteka.games.magic_sword.table.where import put_card


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
    if "wand_of_fate" not in desk.wanted:
        put_card(desk.g, desk.card("wand_of_fate"), ITEMS)
    owner = next(seat for seat in (0, 1) if item_named(desk.g, seat, C_WAND_OF_FATE) != NOBODY)
    captive(desk, BOUND + owner, C_BEAR)


def raised(desk: Desk) -> None:
    """An elk has been raised by the Mage."""
    captive(desk, RAISED, C_ELK)


def captive(desk: Desk, place: int, design: int) -> None:
    """A beast that is not wanted elsewhere, with seat 0."""
    if DESIGNS[design].slug in desk.wanted or "scoundrel" in desk.of_kind("hero")[:1]:
        raise CannotMeet("the beast is needed elsewhere")
    put_card(desk.g, desk.card(DESIGNS[design].slug), place)


def laden(desk: Desk) -> None:
    """The character carries as much as it can; on the bridge, both keys too."""
    keys = sum(item_named(desk.g, 0, key) == NOBODY for key in (C_MAGIC_SWORD, C_TOLIMAN_SHIELD))
    room = capacity(desk.g, 0) - (keys if desk.ground >= BRIDGE else 0)
    for name in ("lucky_die", "clay_tablet", "fire_talisman", "plain_sword", "silver_arrow", "air_talisman"):
        fits = name not in desk.wanted and load(desk.g, 0) < room
        if fits and may_own(desk.g, 0, desk.card(name)):
            put_card(desk.g, desk.card(name), ITEMS)


def dying(desk: Desk) -> None:
    """Everybody has one Life left."""
    for seat in range(SEATS):
        desk.g.life[seat] = 1


def poor(desk: Desk) -> None:
    """Nobody has any gold, nor any thing but those of the pair."""
    goods = {DESIGN.get(name.removeprefix(STOCKED)) for name in desk.wanted}
    for seat in range(SEATS):
        desk.g.gold[seat] = 0
        for card in items_of(desk.g, seat):
            if desk.ground < BRIDGE and CARD[card] not in goods:
                away(desk.g, card)


def bent_time(desk: Desk) -> None:
    """Two turns more for the character: the others, whom it has just fought, may only defend themselves."""
    desk.g.timer, desk.g.time_left = 1, 2
    fought(desk)
    awaited(desk)


def fought(desk: Desk) -> None:
    """The two have fought, and the first has won; that is over. Now the other may hide, and the third is stone."""
    desk.g.duel[ONE], desk.g.duel[TWO], desk.g.duel[RESULT], desk.g.stone[2] = 0, 1, WON, 3
    if "elfling" not in desk.wanted and may_own(desk.g, 1, desk.card("elfling")):
        put_card(desk.g, desk.card("elfling"), FRIENDS + 1)


def beset(desk: Desk) -> None:
    """A wolf and a spectre lie there too."""
    if desk.ground >= BRIDGE:
        raise CannotMeet("no cards lie on the bridge, none are drawn there")
    for name in ("wolf", "spectre"):
        if name not in desk.wanted:
            put_card(desk.g, desk.card(name), ON + desk.ground)


def driven(desk: Desk) -> None:
    """The third is in another circle, under a geas."""
    desk.g.square[2] = SQUARE[GROUND if ring_start(desk.ground) != ring_start(SQUARE[GROUND]) else "town"]
    desk.g.geas[2] = 5


def awaited(desk: Desk) -> None:
    """The rival holds a spell that protects."""
    desk.hold(1, SPELL["hidden_one" if "hidden_one" not in desk.wanted else "rebirth"])


def due(desk: Desk) -> None:
    """The character has a later turn to miss, too."""
    desk.g.skip[0] = 1


def outrun(desk: Desk) -> None:
    """On the square wait the Imp, whom the character outran, and the Porter, whom the third did."""
    if desk.ground >= BRIDGE:
        raise CannotMeet("nobody is outrun on the bridge")
    for name, owner in (("imp", 0), ("porter", 2)):
        if name not in desk.wanted:
            card = desk.card(name)
            put_card(desk.g, card, ON + desk.ground)
            desk.g.reserved[card] = owner + 1 + 8 * RESERVED_FOR


def rider(desk: Desk) -> None:
    """The character has the steed, a tamed bear and a shepherd, and is about to move."""
    captive(desk, FRIENDS, C_BEAR)
    for name, place in (("swift_steed", ITEMS), ("shepherd", FRIENDS)):
        if name not in desk.wanted:
            put_card(desk.g, desk.card(name), place)
    desk.early = True


def rival(desk: Desk) -> None:
    """It is the other's turn, on the same square."""
    if desk.early or desk.on_top:
        raise CannotMeet("it has to be one's own turn")


def weak(desk: Desk) -> None:
    """Nobody has more Sword and Magic than at the beginning."""
    for seat in range(SEATS):
        desk.g.sword[seat], desk.g.magic[seat] = desk.g.sword0[seat], desk.g.magic0[seat]
        if hand_size(desk.g, seat) > spell_limit(desk.g, seat):
            raise CannotMeet("the Magic of the character is too little for a spell")


def dead(desk: Desk) -> None:
    """The third has just died, and has not come back yet: what it had lies where it stood."""
    told, desk.g.listening = desk.g.listening, False
    desk.g.life[2] = 0
    die(desk.g, 2)
    desk.g.listening = told


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
    "fought": fought,
    "beset": beset,
    "due": due,
    "outrun": outrun,
    "rider": rider,
    "weak": weak,
    "dead": dead,
}
