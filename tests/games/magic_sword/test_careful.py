"""The player who reckons: the bridge to the last die, ways round a circle, and a series against the greedy one."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from games.magic_sword.stage import Table
from magoteka.arena.contest import Contest, named_apart, play_block
from magoteka.bots import bot_named, levels_of
from magoteka.bots.chair import chair_at
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games.magic_sword.bot.bridge import expedition
from magoteka.games.magic_sword.bot.evaluation import Evaluation, swept
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.traits import Safe
from magoteka.games.magic_sword.game import EVENING, GAME
from magoteka.games.magic_sword.rules.character.sheet import is_safe
from magoteka.games.magic_sword.rules.forecast.odds import hitting_turns

FACES = range(1, 7)
TWO = [one + two for one in FACES for two in FACES]
THREE = [one + two for one in TWO for two in FACES]
# Sword = Magic = k and four Life by the Ruins: the trap passed, the Beast beaten, victory, death; victory with six Life
TABLE = {
    8: (0.259, 0.049, 0.011, 0.104, None),
    10: (0.500, 0.179, 0.083, 0.133, None),
    12: (0.741, 0.429, 0.296, 0.134, 0.312),
    13: (0.838, 0.571, 0.448, 0.123, None),
    14: (0.907, 0.707, 0.601, 0.108, 0.631),
    16: (0.981, 0.900, 0.829, 0.080, 0.870),
    18: (1.000, 0.981, 0.920, 0.066, None),
}
CITY = {10: (0.084, 0.303), 12: (0.311, 0.296), 13: (0.474, 0.247), 14: (0.639, 0.181), 16: (0.884, None)}


KEEPERS = [
    *((hero.slug, ()) for hero in HEROES),
    *(("witch", (card.slug,)) for card in DESIGNS if any(isinstance(trait, Safe) for trait in card.traits)),
]


@pytest.mark.rule("MS-4.1")
@pytest.mark.parametrize(("hero", "cards"), KEEPERS)
def test_he_knows_where_the_rules_keep_him_safe(hero, cards):
    t = Table(hero, "elf")
    t.give(0, *cards)
    view = GAME.view(t.g, 0)
    evaluation = Evaluation(view, view.heroes[0])
    for square in SQUARES:
        t.put(0, square.code)
        assert evaluation.is_safe(square.slug) == is_safe(t.g, 0)


def share(rows: list[bool]) -> Fraction:
    return Fraction(sum(rows), len(rows))


def decided(pairs: list[tuple[int, int]]) -> Fraction:
    """The chance of the first side, throws that come out equal thrown again."""
    decisive = [one > two for one, two in pairs if one != two]
    return share(decisive)


def beast(sword: int, magic: int) -> Fraction:
    """MS-14.7 Every kind, strength and pair of dice in turn."""
    return decided(
        [
            (number + own, points + other)
            for number in (sword, magic)
            for points in range(10, 16)
            for own in FACES
            for other in FACES
        ]
    )


def creature(number: int) -> Fraction:
    return decided([(number + own, points + other) for points in TWO for own in FACES for other in FACES])


def walked(k: int, life: int, by_city: bool) -> tuple[float, float]:
    """Victory and death, task by task, Life by Life."""
    death, beaten, monster = decided([(one, two) for one in TWO for two in TWO]), beast(k, k), creature(k)

    @cache
    def from_task(task: int, left: int) -> tuple[Fraction, Fraction]:
        if left <= 0:
            return Fraction(0), Fraction(1)
        if task == 0 and by_city:
            return mixed([(Fraction(1, 3), from_task(1, left - bite)) for bite in (1, 2, 3)])
        if task < 2:
            win = death if task == 0 else monster
            return mixed([(win, from_task(task + 1, left)), (1 - win, from_task(task, left - 1))])
        lost = (Fraction(0), Fraction(int(left <= 2)))
        return mixed([(beaten, (Fraction(1), Fraction(0))), (1 - beaten, lost)])

    passed = share([total <= k for total in THREE])
    win, die = from_task(0, life)
    return float(passed * win), float(passed * die)


def mixed(rows: list[tuple[Fraction, tuple[Fraction, Fraction]]]) -> tuple[Fraction, Fraction]:
    return sum((p * ends[0] for p, ends in rows), Fraction(0)), sum((p * ends[1] for p, ends in rows), Fraction(0))


@pytest.mark.parametrize("k", TABLE)
def test_an_expedition_by_the_ruins_ends_as_the_table_says(k: int) -> None:
    """MS-14, MS-B2 to MS-B5."""
    passed, beaten, win, die, with_six = TABLE[k]
    found = expedition(k, k, k, k, 4, by_city=False)
    assert 1 - found.fall == pytest.approx(passed, abs=0.0006)
    assert float(beast(k, k)) == pytest.approx(beaten, abs=0.0006)
    assert found.win == pytest.approx(win, abs=0.0006)
    assert found.die == pytest.approx(die, abs=0.0006)
    if with_six is not None:
        assert expedition(k, k, k, k, 6, by_city=False).win == pytest.approx(with_six, abs=0.0006)


@pytest.mark.parametrize("k", CITY)
def test_an_expedition_by_the_city_ends_as_the_table_says(k: int) -> None:
    """MS-B6 to MS-B8."""
    win, die = CITY[k]
    found = expedition(k, k, k, k, 4, by_city=True)
    assert found.win == pytest.approx(win, abs=0.0006)
    if die is not None:
        assert found.die == pytest.approx(die, abs=0.0006)


@pytest.mark.parametrize("by_city", [False, True])
@pytest.mark.parametrize("life", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("k", [6, 9, 12, 15])
def test_an_expedition_agrees_with_every_die_counted(k: int, life: int, by_city: bool) -> None:
    found = expedition(k, k, k, k, life, by_city)
    win, die = walked(k, life, by_city)
    assert found.win == pytest.approx(win)
    assert found.die == pytest.approx(die)
    assert found.win + found.die + found.fall + found.back == pytest.approx(1.0)


def test_ways_round_a_circle_agree_with_the_turns_it_takes_to_hit_a_square() -> None:
    """MS-10.2 A turn costs one and the square is the end: hope is minus the expected turns."""
    size = 16
    hope = [0.0] + [-30.0] * (size - 1)
    for _ in range(400):
        hope = [0.0] + [-1.0 + value for value in swept(hope, size, -1, 0.0)[1:]]
    assert hope == pytest.approx([-turns for turns in hitting_turns(size)], abs=1e-6)


def test_the_level_is_there_and_gives_the_same_answer_for_the_same_seed() -> None:
    assert levels_of(GAME)[:6] == ("random", "novice", "kind", "steady", "greedy", "search")
    bot, match = bot_named("search:1"), Match.new(GAME, 2, {}, Rng(4))
    for step in range(120):
        seat = match.waiting()[0]
        choices = {bot.choose(chair_at(match, seat, bot, Rng(step))) for _ in range(2)}
        assert len(choices) == 1
        match.submit(seat, match.options(seat)[choices.pop()])


def test_it_wins_most_of_a_short_series_against_the_greedy_player() -> None:
    """The seed decides every die and every lot: the same sixteen matches each time."""
    deals = range(8)
    field = named_apart(("search:1", "greedy"))
    contest = Contest(GAME.name, 2, 16, field, 1, GAME.agreed(EVENING)).checked()
    assert sum(play_block(contest, deal).score for deal in deals) >= 0.6 * len(deals)
