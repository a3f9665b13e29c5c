"""What the lessons of «Магический Меч» say of the table is so at that moment: the table itself is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

from magoteka.core.stored import carry_out
from magoteka.games.magic_sword.box.names import CARRY
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import along
from magoteka.games.magic_sword.box.throws import HIGHEST_ORDINARY, KEPT_UP_TO
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.messages.answers import Attempt
from magoteka.games.magic_sword.messages.events import BattleFought, DiceThrown
from magoteka.games.magic_sword.rules.bridge.tasks import BEAST_BASE, trap_limit
from magoteka.games.magic_sword.rules.move.gates import GUARD_BASE
from magoteka.lessons import lessons_of
from magoteka.texts import HOME, Texts
from table.lesson_claims import KNOWN
from table.said import held, numbers
from table.test_what_lessons_say import COUNTS


@dataclass(frozen=True)
class Moment:
    """A thing is said: the table then, and what it has told so far."""

    g: Any
    told: list[Any]

    @property
    def me(self) -> Any:
        return GAME.view(self.g, 0).heroes[0]


def moments(name: str) -> dict[str, Moment]:
    """The moment of each thing that a lesson says."""
    lesson = lessons_of(GAME)[name]
    g: Any = GAME.new(lesson.seats, lesson.settings)
    g.listening = True
    g.asking()
    told: list[Any] = []
    found: dict[str, Moment] = {}
    for place, row in enumerate(lesson.answers):
        found |= {step.say: Moment(g.clone(), list(told)) for step in lesson.says[place]}
        g.clear_events()
        carry_out(g, GAME.codec, row.seat, row.option)
        g.asking()
        told += g.events
    return found | {step.say: Moment(g.clone(), list(told)) for step in lesson.says[-1]}


DICE = list(product(range(1, 7), repeat=2))


def throws(m: Moment, count: int) -> list[int]:
    """The pupil's last throws, those against Death too."""
    return [event.value for event in m.told if isinstance(event, DiceThrown) and event.seat == 0][-count:]


def reaches(m: Moment, steps: int) -> bool:
    """So far the pupil may walk, either way."""
    options = {getattr(option, "square", "") for option in m.g.asking().options(m.g)}
    square = m.g.square[0]
    ends = {SQUARES[along(square, way)].slug for way in (steps, -steps)}
    return throws(m, 1) == [steps] and bool(ends & options)


def fought(m: Moment, own: int, other: int) -> bool:
    battle = [event for event in m.told if isinstance(event, BattleFought) and event.seat == 0][-1]
    return (battle.own, battle.other) == (own, other)


def wins(own: int, other: int) -> int:
    """Of 36 throws of two dice."""
    return sum(own + a > other + b for a, b in DICE)


def twice(own: int, other: int) -> float:
    """How often a battle is won by whoever may fight a lost one again."""
    lost = sum(own + a < other + b for a, b in DICE) / len(DICE)
    won = wins(own, other) / len(DICE)
    return round(won + lost * won, 2)


def ways(m: Moment, steps: int) -> int:
    """At how many ends the walk may stop."""
    options = {getattr(option, "square", "") for option in m.g.asking().options(m.g)}
    return len(options & {SQUARES[along(m.g.square[0], way)].slug for way in (steps, -steps)})


def tries(m: Moment, gate: str) -> bool:
    """Whether the walk may lead to the gate and try it."""
    return any(isinstance(option, Attempt) and option.gate == gate for option in m.g.asking().options(m.g))


def beast(own: int) -> float:
    """How often the Beast is beaten."""
    return sum(wins(own, BEAST_BASE + die) for die in range(1, 7)) / 216


def at_most(limit: int) -> float:
    return sum(sum(dice) <= limit for dice in product(range(1, 7), repeat=3)) / 216


CLAIMS: dict[tuple[str, str], Callable[[Moment], bool]] = {
    ("first", "where"): lambda m: reaches(m, 2),
    ("first", "fight"): lambda m: m.g.variants.trophy_rate == 7,
    ("first", "odds"): lambda m: (m.me.battle_sword, wins(4, 2), twice(4, 2)) == (4, 26, 0.84) and len(DICE) == 36,
    ("first", "road"): lambda m: reaches(m, 3),
    ("first", "gold"): lambda m: m.me.capacity == CARRY == 4,
    ("second", "again"): lambda m: reaches(m, 6) and ways(m, 6) == 2,
    ("second", "slots"): lambda m: (
        (CARRY, m.me.capacity - CARRY) == (4, 4) and "mule" in {card.design for card in m.me.items}
    ),
    ("second", "village"): lambda m: reaches(m, 3),
    ("second", "gate"): lambda m: tries(m, "eldritch_grove") and m.me.total_magic > 2,
    ("third", "strength"): lambda m: (
        (m.me.total_sword, m.me.battle_sword, m.me.total_magic) == (12, 15, 12)
        and m.me.battle_sword - m.me.total_sword - 2 == 1
        and "squire" in {card.design for card in m.me.friends}
    ),
    ("third", "gate"): lambda m: (GUARD_BASE, m.me.battle_sword) == (4, 15),
    ("third", "entry"): lambda m: fought(m, 19, 11),
    ("third", "trap"): lambda m: m.me.total_sword == 12 and round(at_most(12) * 4) == 3,
    ("third", "held"): lambda m: throws(m, 1) == [9] and trap_limit(m.g, 0) >= 9 and KEPT_UP_TO == 2,
    ("third", "lost"): lambda m: (throws(m, 2), m.me.life) == ([6, 8], 3),
    ("third", "won"): lambda m: (throws(m, 2), m.me.task_done) == ([9, 6], True),
    ("third", "demon"): lambda m: (
        m.me.battle_sword == 15 and sum(map(sum, DICE)) / len(DICE) == 7 and len(DICE[0]) == 2
    ),
    ("third", "castle"): lambda m: (
        fought(m, 19, 10) and (min(DICE)[0], HIGHEST_ORDINARY, HIGHEST_ORDINARY + 1, max(DICE)[0]) == (1, 3, 4, 6)
    ),
    ("third", "beast"): lambda m: (
        (round(beast(15) * 4), round(beast(12) * 8)) == (3, 3) and (BEAST_BASE + 1, BEAST_BASE + 6) == (10, 15)
    ),
}
NO_COUNT = {  # a number that is no claim on the table
    *(("first", say) for say in ("goal", "cast", "free")),
    *(("second", say) for say in ("bridge", "beast")),
    *(("third", say) for say in ("death", "keys")),
    ("third", "defeat"),  # MS-14.7, MS-A88: clauses with tests of their own
}


@pytest.mark.parametrize(("lesson", "say"), CLAIMS, ids=str)
def test_what_a_lesson_says_of_the_table_is_so(lesson: str, say: str) -> None:
    assert CLAIMS[lesson, say](moments(lesson)[say])


def test_no_lesson_names_a_number_that_nobody_has_asked_of_the_table() -> None:
    said = {
        (lesson.name, step.say)
        for lesson in lessons_of(GAME).values()
        for says in lesson.says
        for step in says
        if COUNTS.search(Texts("en").say(lesson.key(step)))
    }
    assert said - CLAIMS.keys() - NO_COUNT == set()


@pytest.mark.once
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("lesson", ["first", "second", "third"])
def test_a_sentence_says_no_number_that_its_claim_does_not_hold(lesson: str, lang: str) -> None:
    """In both languages, by digits and by words."""
    of = lessons_of(GAME)[lesson]
    for step in (step for says in of.says for step in says):
        claim = CLAIMS.get((lesson, step.say))
        known = KNOWN.get(("magic_sword", lesson, step.say), set())
        assert numbers(Texts(lang).say(of.key(step)), lang) <= known | (held(claim) if claim else set()), step.say
