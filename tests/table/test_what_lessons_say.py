"""What a lesson says of the table is so at that moment: the table itself is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from magoteka.core.agenda import Poll
from magoteka.games import GAMES
from magoteka.lessons import Lesson, lessons_of
from magoteka.texts import HOME, Texts

Claim = Callable[[Any, Any], bool]  # of the view before what is said, and of the pupil's view after the next answer


def moments(lesson: Lesson) -> Iterator[tuple[str, Any, Any]]:
    """Each thing that is said, with the pupil's view then and after the next answer."""
    game = GAMES[lesson.game]
    g = game.new(lesson.seats, lesson.settings)
    g.asking()
    for place, row in enumerate(lesson.answers):
        before = game.view(g, 0)
        if isinstance(g.asking(), Poll):
            g.turn_to(row.seat)
        question = g.asking()
        g.answer(list(question.menu(g)).index(game.codec.decode(row.option)))
        g.asking()
        after = game.view(g, 0)
        yield from ((step.say, before, after) for step in lesson.says[place])
    yield from ((step.say, game.view(g, 0), game.view(g, 0)) for step in lesson.says[-1])


def odds(view: Any, spell: int) -> float:
    return GAMES["abraca"].odds(view)[spell - 1]


def one_in_five(chance: float) -> bool:
    return 0.18 <= chance <= 0.225


def left(view: Any) -> int:
    return sum(stone is not None for stone in view.hands[0])


def hidden(view: Any, number: int) -> int:
    seen = sum(stone is not None and getattr(stone, "number", 0) == number for hand in view.hands for stone in hand)
    return number - view.cast[number - 1] - seen


CLAIMS: dict[tuple[str, str], dict[str, Claim]] = {
    ("abraca", "second"): {
        "count": lambda now, then: hidden(now, 8) == 5 and odds(now, 8) > 0.7,
        "eight-2": lambda now, then: hidden(now, 8) == 4 and round(odds(now, 8), 2) == 0.45 and now.lives[0] == 6,
        "stop": lambda now, then: one_in_five(odds(now, 8)) and left(now) == 3,
        "silence": lambda now, then: hidden(now, 6) == 5 and odds(now, 6) > 0.8,
        "seven": lambda now, then: left(now) == 3 and odds(now, 7) > 0.5,
        "seven-2": lambda now, then: one_in_five(odds(now, 7)) and left(now) == 2,
        "last": lambda now, then: one_in_five(odds(now, 8)) and left(now) == 1,
        "owl": lambda now, then: hidden(now, 4) == 4 and odds(now, 4) > 0.5,
    },
    ("siggil", "solo"): {
        "discard": lambda now, then: uncovered(now, then) == 0,
        "careful": lambda now, then: uncovered(now, then) == 0,
        "limit": lambda now, then: sum(one.where == "free" for one in now.spirits) == 3,
    },
    ("siggil", "second"): {
        "again": lambda now, then: now.held == (1, 1) and now.spirits[1].holder == 1,
        "want": lambda now, then: now.spirits[1].price == 4,
        "deer": lambda now, then: uncovered(now, then) == 0,
        "steal": lambda now, then: now.spirits[1].by_family == 4,
        "free": lambda now, then: now.target - now.held[0] == 3,
    },
    ("five_seals", "second"): {
        "again": lambda now, then: own_dice(now) == [(0, 3), (3, 3)],
        "rolled": lambda now, then: own_dice(now) == [(2, 4), (2, 5), (3, 6)],
        "left": lambda now, then: now.sixes_at_end == 3,
        "six": lambda now, then: {face.spell for face in now.scrolls if face and face.strength == 6} == {5},
    },
    ("five_seals", "space"): {
        "again": lambda now, then: now.round == 6,
        "mine": lambda now, then: {one.spell for one in now.players[0].scrolls if 6 <= one.spell <= 10} == {6, 7, 8, 9},
        "absorb": lambda now, then: (2, 6) in own_dice(now),
        "stored": lambda now, then: [one.token.strength for one in now.players[0].scrolls if one.token] == [6],
    },
    ("five_seals", "strife"): {
        "whom": lambda now, then: own_dice(now, 1) == [(1, 3), (2, 2)] and not now.players[1].finished,
        "yours": lambda now, then: (1, 3) in own_dice(now) and len(own_dice(now, 1)) == 1,
        "break": lambda now, then: len(own_dice(now)) == 4 and (1, 4) in own_dice(now),
        "forgery": lambda now, then: 11 in {one.spell for one in now.players[0].scrolls},
        "free": lambda now, then: (len(own_dice(now)), len(own_dice(now, 1))) == (3, 1),
    },
    ("five_seals", "travel"): {
        "scroll": lambda now, then: now.guardians[0] is not None and now.guardians[0] >= 0 and then.guardians[0] == 142,
        "token": lambda now, then: then.players[0].familiar == 11,
        "second": lambda now, then: own_dice(then) == own_dice(now),
    },
    ("fabled", "trial"): {
        "trick": lambda now, then: now.trial.trick == "tr_08" and now.trial.wisdom == 0,
        "dusk": lambda now, then: now.trial.fate == "dusk" and now.players[0].books[3] == 1,
        "seven": lambda now, then: now.trial.wisdom == 7,
        "free": lambda now, then: now.players[0].books[3] == 1 and now.trial.suns == 0,
    },
    ("fabled", "second"): {
        "exchange": lambda now, then: now.players[0].books[2] == 2,
        "books": lambda now, then: now.players[0].books[2:] == (1, 1),
    },
    ("fabled", "first"): {
        "chapters": lambda now, then: not now.event and all("event" not in token for token, _ in now.divisions),
        "sun": lambda now, then: now.players[0].books[2] == 2,
    },
}


def own_dice(view: Any, seat: int = 0) -> list[tuple[int, int]]:
    return sorted((die.colour, die.value) for die in view.players[seat].dice)


def uncovered(now: Any, then: Any) -> int:
    """How many cards became accessible by an answer that took one away."""
    return len(set(then.open) - set(now.open))


@pytest.mark.parametrize(("lesson", "say"), [(key, say) for key, claims in CLAIMS.items() for say in claims], ids=str)
def test_what_a_lesson_says_of_the_table_is_so(lesson: tuple[str, str], say: str) -> None:
    game, name = lesson
    told = {one: (now, then) for one, now, then in moments(lessons_of(GAMES[game])[name])}
    assert CLAIMS[lesson][say](*told[say])


@pytest.mark.parametrize("lang", HOME)
def test_the_solo_lesson_counts_as_the_rules_do(lang: str) -> None:
    """SG-26 49 cards are 25 turns, and in the last one nothing is left to take."""
    said = Texts(lang).say("siggil-lesson-solo-sums")
    assert "24" in said
    assert "21" in said
    assert not {"25", "хода", "turns"} & set(said.replace(",", "").replace(".", "").split())
