"""How a mage answers without looking ahead, on the board itself: the odds, by what was seen and heard, times worth."""

from typing import Any, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Question
from magoteka.core.bits import bit, full, has
from magoteka.core.boards import array
from magoteka.core.chance import Rng
from magoteka.core.policy import Policy
from magoteka.games.abraca.bot.winning import winning_chances
from magoteka.games.abraca.bot.worth import spell_worth
from magoteka.games.abraca.box.components import HAND, SECRETS, SPELLS
from magoteka.games.abraca.rules.spells import MayTakeSecret
from magoteka.games.abraca.rules.turn import NameSpell, lowest_in_order
from magoteka.games.abraca.table.state import Abraca, ruled_out, secret_number, secret_owner

TAKE: Final = 1  # of the two answers about a secret stone


class AbracaPolicy(Policy):
    """The spell that brings most on average; a secret stone is always taken."""

    def answer(self, g: Any, question: Question, rng: Rng) -> i64:
        if isinstance(question, NameSpell):
            return best_spell(g, question.seat)
        if isinstance(question, MayTakeSecret):
            return TAKE
        return question.sample(g, rng)

    def chapter(self, g: Any) -> i64:
        table: Abraca = g
        return table.round

    def value(self, g: Any) -> list[float]:
        return winning_chances(g)


def best_spell(g: Abraca, seat: i64) -> i64:
    """The spell of the highest worth, or to stop where that is allowed and none is worth the risk."""
    unseen = unseen_by(g, seat)
    stones, outs, rooms = places_of(g, seat, unseen)
    best: i64 = 0
    highest = 0.0
    if g.last == 0:
        highest = -1000.0
    spell: i64
    for spell in range(max(1, lowest_in_order(g)), SPELLS + 1):
        copies = copies_in(unseen, spell)
        if copies > 0:
            worth = spell_worth(g, seat, spell, chance_of(spell, copies, outs, rooms), stones)
            if worth > highest:
                best, highest = spell, worth
    if best == 0 and g.last == 0:
        return SPELLS
    return best


def unseen_by(g: Abraca, seat: i64) -> i64:
    """The stones that the seat has not seen: its own, the secrets of others, and all in the bag; see `copies_in`."""
    unseen: i64 = 0
    number: i64
    for number in range(1, SPELLS + 1):
        unseen |= g.unseen[number] << number * COPIES_BITS
    place: i64
    for place in range(seat * HAND, seat * HAND + HAND):
        unseen += bit(g.stones[place] * COPIES_BITS)
    index: i64
    for index in range(SECRETS - g.pool):
        if secret_owner(g, index) != seat:
            unseen += bit(secret_number(g, index) * COPIES_BITS)
    return unseen & ~COPIES  # an empty place is no stone


def copies_in(unseen: i64, number: i64) -> i64:
    """How many stones of a number are among the unseen, which are counted in half-bytes of a word."""
    return unseen >> number * COPIES_BITS & COPIES


def places_of(g: Abraca, seat: i64, unseen: i64) -> tuple[i64, i64, i64]:
    """How many stones stand before the seat; for each place what is ruled out, and how many unseen stones may be there.

    Both are words with a part for each place; at an empty one everything is ruled out.
    """
    standing: i64 = 0
    outs: i64 = 0
    rooms: i64 = 0
    slot: i64
    for slot in range(HAND):
        place = seat * HAND + slot
        if g.stones[place] == 0:
            outs |= full(OUT_BITS) << slot * OUT_BITS
        else:
            standing += 1
            out = ruled_out(g, place)
            outs |= out << slot * OUT_BITS
            rooms |= sum_of(unseen & LEFT_OVER[out]) << slot * ROOM_BITS
    return standing, outs, rooms


def sum_of(unseen: i64) -> i64:
    """How many stones there are in all, numbers from 1: half-bytes are added to bytes, and bytes to one."""
    pairs = (unseen >> 4 & 0x0F0F0F0F) + (unseen >> 8 & 0x0F0F0F0F)
    return pairs * 0x01010101 >> 24 & 0xFF


def chance_of(spell: i64, copies: i64, outs: i64, rooms: i64) -> float:
    """How likely the seat has the spell: nearly exact, each place taken by itself."""
    without = 1.0
    out = outs >> spell
    room = rooms
    slot: i64  # mypyc makes an object of a `_`
    for slot in range(HAND):
        if out & 1 == 0:
            without *= NOT_THERE[copies << ROOM_BITS | room & ROOM]
        out >>= OUT_BITS
        room >>= ROOM_BITS
    return 1.0 - without


def left_over(out: i64) -> i64:
    """The half-bytes of all numbers but the ruled out."""
    word: i64 = 0
    number: i64
    for number in range(1, SPELLS + 1):
        if not has(out, number):
            word |= bit(number * COPIES_BITS) * COPIES
    return word


COPIES_BITS: Final = 4
COPIES: Final = 15
OUT_BITS: Final = SPELLS + 1
ROOM_BITS: Final = 6  # 36 stones at most
ROOM: Final = 63
LEFT_OVER: Final[vec[i64]] = array([left_over(out) for out in range(2**OUT_BITS)])
# By the copies of a number and the stones that may be at a place: how likely none of the copies is there.
NOT_THERE: Final[vec[float]] = vec[float](
    [1.0 - copies / max(room, 1) for copies in range(COPIES + 1) for room in range(ROOM + 1)]
)
POLICY: Final = AbracaPolicy()
