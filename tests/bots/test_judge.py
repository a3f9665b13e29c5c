"""The judge of answers: fair, the same for the same seed, and right where the truth can be told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.abraca.stage import Declare
from games.abraca.stage import table as abraca_table
from magoteka.bots.chair import Chair, Rules, Worlds, chair_at
from magoteka.bots.judge import FINALISTS, LEAST, Judged, judge, judging, rounds
from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
BRISK = {"magic_sword": {"round_limit": 10}}


def late(game: Game, seed: int, seats: int = 2) -> Match:
    """A random match shortly before its end, at a question with a choice."""
    settings = BRISK.get(game.name, {})
    whole = played(Match.new(game, seats, settings, Rng(seed)), seed, 10**9)
    for back in range(12, 60):
        match = played(Match.new(game, seats, settings, Rng(seed)), seed, max(0, whole.record.length - back))
        if not match.over and 1 < len(match.options(match.waiting()[0])) <= 8:
            return match
    raise AssertionError(f"no question near the end of a match of {game.name}")


def played(match: Match, seed: int, until: int) -> Match:
    rng = Rng(seed)
    while not match.over and match.record.length < until:
        seat = match.waiting()[0]
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])
    return match


def judged(match: Match, looks: int = 24) -> list[Judged]:
    return judge(chair_at(match, match.waiting()[0], judging(0), Rng(8)), looks, Rng(9))


@EVERY_GAME
def test_the_judgement_is_the_same_in_worlds_that_look_alike(game: Game) -> None:
    match = late(game, seed=4)
    seat, true = match.waiting()[0], match.state
    found = []
    for twin in (true, game.redeal(true, seat, Rng(5)), game.redeal(true, seat, Rng(6))):
        match.state, match.question = twin, twin.asking()
        found.append(judged(match))
    assert found[0] == found[1] == found[2]
    assert {one.option for one in found[0]} == set(match.options(seat))


@EVERY_GAME
def test_values_are_shares_and_the_best_stands_first(game: Game) -> None:
    best, *others = judged(late(game, seed=7))
    assert (best.behind, best.looks) == (0.0, max(one.looks for one in (best, *others)))
    for one in (best, *others):
        assert 0 <= one.value <= 1
        assert (one.error > 0 and one.looks >= LEAST) or (one.error, one.looks) == (0.0, 1)  # solved
    assert all(one.behind >= 0 for one in others if one.looks == best.looks)


def test_halving_leaves_finalists_and_every_answer_is_looked_at() -> None:
    sizes = [one.left for one in rounds(20, 1000)]
    assert sizes == [20, 10, 5, FINALISTS]
    assert sum(one.left * one.worlds for one in rounds(20, 1000)) <= 1000
    assert all(one.worlds == LEAST for one in rounds(20, 1))
    assert [one.left for one in rounds(2, 100)] == [2]


def chair_of(g: State, seat: int, rng: Rng) -> Chair:
    game = GAMES["abraca"]
    question = g.asking()
    assert question is not None
    worlds = Worlds.like(g, seat, rng, Rules(game, 2, game.agreed({})))
    return Chair(game, seat, game.view(g, seat), question.options(g), None, worlds, rng)


def test_whoever_can_strike_down_a_rival_with_his_last_life_is_told_to_try() -> None:
    """Each has one life: a fireball ends the round at once, and no stone of the unseen is likelier but the potion."""
    g = abraca_table([[7, 7, 7, 7, 7], [1, 2, 2, 3, 3]], lives=[1, 1])
    best, *others = judge(chair_of(g, 0, Rng(1)), 2000, Rng(2))
    assert best.option == Declare(7)
    rare = next(one for one in others if one.option == Declare(1))
    assert rare.behind > 3 * rare.doubt


def some_matches() -> Iterator[Match]:
    for seed in range(3):
        yield late(GAMES["siggil"], seed)


def test_only_those_answers_are_judged_that_were_asked_about() -> None:
    for match in some_matches():
        chair = chair_at(match, match.waiting()[0], judging(0), Rng(8))
        wanted = chair.options[:2]
        assert {one.option for one in judge(chair, 16, Rng(1), among=wanted)} == set(wanted)


def test_the_judging_bot_gives_the_best_answer() -> None:
    match = late(GAMES["abraca"], 3)
    bot = judging(40)
    chair = chair_at(match, match.waiting()[0], bot, Rng(8))
    assert bot.choose(chair) in range(len(chair.options))
