"""A player who knows the exact odds and thinks one spell ahead."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.boards import array
from magoteka.core.event import FaceDown, Option
from magoteka.games.abraca.box.components import LIVES, SPELLS
from magoteka.games.abraca.messages.answers import Declare, TakeSecret
from magoteka.games.abraca.messages.views import AbracaView, Stone
from magoteka.games.abraca.view.odds import BlindTake, chances

KILL = 3.0  # three points for the attacker, and the round is over
EMPTY_HAND = 3.0
SECRET = 0.6  # a point, if one lives to see the end of the round
HURT = 0.35  # a life of somebody else
LIFE = (0.0, 3.0, 1.2, 0.7, 0.5, 0.4, 0.35)  # the worth of the life that would be lost at 1, 2, … 6
GROWTH = 0.25  # a stone fewer before oneself


def rate(view: AbracaView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth; stopping is worth nothing."""
    hits = hit_chances(view)
    return [worth(view, option, hits) for option in options]


def worth(view: AbracaView, option: Option, hits: Sequence[float]) -> float:
    """What an option brings on average."""
    match option:
        case Declare(spell):
            return declaration_worth(view, spell, hits[spell - 1])
        case TakeSecret():
            return SECRET
    return 0.0


def declaration_worth(view: AbracaView, spell: int, hit: float) -> float:
    """The gain of a hit against the price of a miss."""
    if spell < view.last and not view.easy:
        return -loss(view, 1.0)
    price = loss(view, (1 + view.die_sides) / 2 if spell == 1 else 1.0)
    return hit * gain(view, spell) - (1.0 - hit) * price


def me(view: AbracaView) -> int:
    """The seat that looks; a heuristic is never asked for a spectator."""
    assert view.seat is not None
    return view.seat


def loss(view: AbracaView, lives: float) -> float:
    """What so many own lives are worth."""
    left = view.lives[me(view)]
    whole = int(lives)
    price = sum(LIFE[max(left - step, 0)] for step in range(whole))
    return price + (lives - whole) * LIFE[max(left - whole, 0)]


def gain(view: AbracaView, spell: int) -> float:
    """What a successful spell is worth."""
    stones = sum(place is not None for place in view.hands[me(view)])
    progress = EMPTY_HAND if stones == 1 else GROWTH * (6 - stones)
    return progress + damage(view, spell) + healing(view, spell) + (SECRET if spell == 4 else 0.0)


def damage(view: AbracaView, spell: int) -> float:
    """What the lives that others lose are worth."""
    blow = (1 + view.die_sides) / 2 if spell == 1 else 1.0
    struck = [view.lives[seat] for seat in targets(view, spell)]
    if not struck:
        return 0.0
    kill = KILL if min(struck) <= blow else 0.0
    return kill + sum(HURT * min(blow, lives) * (1.0 + 1.0 / lives) for lives in struck)


def targets(view: AbracaView, spell: int) -> set[int]:
    """Whom a spell of the looker strikes."""
    seats = len(view.lives)
    order = [(me(view) + step) % seats for step in range(1, seats)]
    others = [seat for seat in order if view.lives[seat] > 0]
    struck: dict[int, list[int]] = {
        1: others,
        2: others,
        5: [others[0], others[-1]],
        6: [others[0]],
        7: [others[-1]],
    }
    return set(struck.get(spell, []))


def healing(view: AbracaView, spell: int) -> float:
    """What the lives that the caster gains are worth."""
    lives = view.lives[me(view)]
    rise = {2: 0 if view.wanderer_hits_caster else 1, 3: (1 + view.die_sides) // 2, 8: 1}.get(spell, 0)
    return sum(LIFE[lives + step] for step in range(1, min(rise, LIVES - lives) + 1))


def hit_chances(view: AbracaView) -> list[float]:
    """For each number from 1: how likely one of the looker's own stones bears it, by all that he has seen and heard."""
    hand = view.hands[me(view)]
    slots = [slot for slot, place in enumerate(hand) if isinstance(place, FaceDown)]
    ruled_out = [sum(2**number for number in place.ruled_out) for place in hand if isinstance(place, FaceDown)]
    hits = [BlindTake(hit.number, sum(2 ** slots.index(slot) for slot in hit.slots), hit.copies) for hit in view.hits]
    return chances(array(unseen(view)), array(ruled_out), hits)


def unseen(view: AbracaView) -> list[int]:
    """How many stones of each number from 0 the looker has not seen."""
    seen = [0, *view.cast]
    open_stones = [place for row in (*view.hands, *view.secrets) for place in row if isinstance(place, Stone)]
    for stone in open_stones:
        seen[stone.number] += 1
    return [number - seen[number] for number in range(SPELLS + 1)]
