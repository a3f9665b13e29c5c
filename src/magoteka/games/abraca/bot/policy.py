"""How a mage answers without looking ahead, on the board itself: the odds, by what was seen and heard, times worth."""

from typing import Any, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Question
from magoteka.core.bits import has
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
    stones = stones_of(g, seat)
    best: i64 = 0
    highest = 0.0
    if g.last == 0:
        highest = -1000.0
    spell: i64
    for spell in range(max(1, lowest_in_order(g)), SPELLS + 1):
        if unseen[spell] > 0:
            worth = spell_worth(g, seat, spell, chance_of(g, seat, spell, unseen), stones)
            if worth > highest:
                best, highest = spell, worth
    if best == 0 and g.last == 0:
        return SPELLS
    return best


def unseen_by(g: Abraca, seat: i64) -> vec[i64]:
    """How many stones of each number the seat has not seen: its own, the secrets of others, and all in the bag."""
    unseen = g.unseen[:]
    place: i64
    for place in range(seat * HAND, seat * HAND + HAND):
        unseen[g.stones[place]] += 1
    index: i64
    for index in range(SECRETS - g.pool):
        if secret_owner(g, index) != seat:
            unseen[secret_number(g, index)] += 1
    unseen[0] = 0  # an empty place is no stone
    return unseen


def stones_of(g: Abraca, seat: i64) -> i64:
    """How many stones stand before the seat."""
    count: i64 = 0
    place: i64
    for place in range(seat * HAND, seat * HAND + HAND):
        if g.stones[place] != 0:
            count += 1
    return count


def chance_of(g: Abraca, seat: i64, spell: i64, unseen: vec[i64]) -> float:
    """How likely the seat has the spell: nearly exact, each place taken by itself."""
    without = 1.0
    place: i64
    for place in range(seat * HAND, seat * HAND + HAND):
        if g.stones[place] != 0 and not has(g.heard[place], spell):
            without *= 1.0 - float(unseen[spell]) / float(possible(unseen, ruled_out(g, place)))
    return 1.0 - without


def possible(unseen: vec[i64], out: i64) -> i64:
    """How many unseen stones may stand at a place where these numbers are ruled out."""
    count: i64 = 0
    number: i64
    for number in range(1, SPELLS + 1):
        if not has(out, number):
            count += unseen[number]
    return count


POLICY: Final = AbracaPolicy()
