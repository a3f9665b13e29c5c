"""Stages a table of Siggil and plays on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from magoteka.core.agenda import NATURE
from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.games.siggil.box.components import CLOUD, DEER, FEATHER, LEAF, SHELL, STONE, TURTLE
from magoteka.games.siggil.game import GAME
from magoteka.games.siggil.messages.answers import (
    AddTo,
    Capture,
    Discard,
    GiveUp,
    Pass,
    PlayCard,
    PlaySet,
    Take,
    Turned,
)
from magoteka.games.siggil.messages.views import SiggilView
from magoteka.games.siggil.table.state import Siggil, discards_in_sight, remembered

__all__ = ["CLOUD", "DEER", "FEATHER", "GAME", "LEAF", "SHELL", "STONE", "TURTLE"]
__all__ += ["AddTo", "Capture", "GiveUp", "Pass", "PlayCard", "PlaySet"]

RIDGE = range(44, 56)  # the places of the Pass that nothing lies on, at the start or ever
DOWN = -1


def card(family: int, number: int) -> int:
    return (family - 1) * 7 + number - 1


def cards(family: int, *numbers: int) -> list[int]:
    """Cards of one family."""
    return [card(family, number) for number in numbers]


def of_number(number: int, *families: int) -> list[int]:
    """Cards of one number."""
    return [card(family, number) for family in families]


def spirit_card(family: int) -> int:
    return 48 + family


def mask(ids: Sequence[int]) -> int:
    return sum(2**one for one in ids)


@dataclass(frozen=True)
class Laid:
    """A set on the table; the last one laid for a spirit holds it."""

    owner: int
    spirit: int
    cards: Sequence[int]


def table(
    hands: Sequence[Sequence[int]],
    siggil: Sequence[int] | Mapping[int, int] = (),
    free: Sequence[int] = (),
    sets: Sequence[Laid] = (),
    unseen: Sequence[int] = (),
    turn: int = 0,
    asks: str | None = None,
    discarded: Sequence[int] = (),
    **settings: object,
) -> Siggil:
    """A table in the middle of a game: cards of the siggil by place, or in a row that covers nothing.

    What is named nowhere is out of the way. The game asks for a card from the siggil, or for what `asks` says.
    """
    seats = len(hands)
    laid = siggil if isinstance(siggil, Mapping) else dict(zip(RIDGE, siggil, strict=False))
    where = [-1] * 8
    for spirit in free:
        where[spirit] = -2
    for index, one in enumerate(sets):
        where[one.spirit] = index
    for gone in discarded:
        if gone >= 49:
            where[gone - 48] = -3
    board = {
        "turn": turn,
        "present": mask(list(laid)),
        "faces": [laid.get(place, -1) for place in range(56)],
        "unseen": mask(unseen),
        "hands": [mask(hand) for hand in hands],
        "spirits": where,
        "set_cards": [mask(one.cards) for one in sets],
        "set_owner": [one.owner for one in sets],
        "set_spirit": [one.spirit for one in sets],
        "discarded": mask(discarded),
        "recent": [-1] * seats,
        "dropped": -1,
        "ended": 0,
        "winners": 0,
    }
    tag = asks or ("discard-card" if seats == 1 else "take-card")
    g: Any = GAME.load_state(seats, settings, {"board": board, "agenda": [{"tag": tag, "seat": turn}]})
    g.listening = True
    return g


def forgotten(g: Siggil, seat: int, rng: Rng) -> Siggil:
    """The table as it may be to somebody who has forgotten every face that he cannot look at now.

    Hidden hands and hidden discards are mixed with the cards that lie face down: a view must not tell them apart.
    """
    other = GAME.redeal(g, seat, rng)
    hands = {rival: members(g.hands[rival] & ~remembered(g, rival)) for rival in range(g.seats) if rival != seat}
    buried = members(g.discarded & ~discards_in_sight(g))
    pool = [*members(g.unseen), *buried, *(one for held in hands.values() for one in held)]
    ordinary, spirits = [one for one in pool if one < 49], [one for one in pool if one >= 49]
    for rival, held in hands.items():
        other.hands[rival] = remembered(g, rival) | mask(drawn(ordinary, len(held), rng))
    lost = drawn(spirits, sum(one >= 49 for one in buried), rng)
    other.discarded = discards_in_sight(g) | mask(lost + drawn(ordinary, len(buried) - len(lost), rng))
    for one in [*spirits, *lost]:
        other.spirits[one - 48] = -3 if one in lost else -1
    other.unseen = mask(ordinary + spirits)
    return other


def drawn(pool: list[int], count: int, rng: Rng) -> list[int]:
    """So many cards, taken blindly from the pool."""
    return [pool.pop(rng.below(len(pool))) for _ in range(count)]


def take(family: int, number: int) -> Take:
    """Take this card, wherever it lies."""
    return Take(-1, family, number)


def discard(family: int, number: int) -> Discard:
    """Discard this card, wherever it lies."""
    return Discard(-1, family, number)


def turned(family: int, number: int) -> Turned:
    return Turned(family, number, False)


def turned_spirit(family: int) -> Turned:
    return Turned(family, family, True)


def index_of(g: Siggil, choice: Option) -> int:
    question = g.asking()
    assert question is not None, f"nobody asks for {choice}"
    menu = list(question.menu(g))
    if isinstance(choice, (Take, Discard)) and choice.place < 0:
        faces = [(entry.family, entry.number) if isinstance(entry, type(choice)) else None for entry in menu]
        return faces.index((choice.family, choice.number))
    return menu.index(choice)


def play(g: Siggil, *choices: Option) -> list[Event]:
    """Give these answers, nature's among them."""
    g.clear_events()
    for choice in choices:
        index = index_of(g, choice)
        assert g.asking().allows(g, index), f"{choice} is not open"
        g.answer(index)
    g.asking()
    return list(g.events)


def refused(g: Siggil, choice: Option) -> tuple[str, str]:
    """The clause and the reason for which an answer is not allowed."""
    question = g.asking()
    index = index_of(g, choice)
    assert not question.allows(g, index), f"{choice} is open"
    refusal = question.refusal(g, index)
    return refusal.clause, refusal.reason


def options(g: Siggil) -> list[Option]:
    return g.asking().options(g)


def question(g: Siggil) -> str:
    """What the game asks now: the tag of the question."""
    return GAME.codec.tag_of(g.asking())


def to_move(g: Siggil) -> int | None:
    asked = g.asking()
    return None if asked is None else asked.seat


def look(g: Siggil, seat: int | None = 0) -> SiggilView:
    g.asking()
    return GAME.view(g, seat)


def hand(g: Siggil, seat: int) -> list[tuple[int, int]]:
    return [(one.family, one.number) for one in look(g, seat).hand]


def holder(g: Siggil, spirit: int) -> int | None:
    return look(g).spirits[spirit - 1].holder


def where(g: Siggil, spirit: int) -> str:
    return look(g).spirits[spirit - 1].where


def named(events: Sequence[Event], kind: type[Event]) -> list:
    return [event for event in events if isinstance(event, kind)]


def after_setup(seats: int, seed: int, **settings: object) -> Siggil:
    """A table as nature has dealt it, before the first answer of a player."""
    g: Any = GAME.new(seats, settings)
    g.listening = True
    rng = Rng(seed)
    while (asked := g.asking()) is not None and asked.seat == NATURE:
        g.answer(asked.sample(g, rng))
    return g
