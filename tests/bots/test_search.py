"""Bots that look ahead: fair, the same for the same seed, and always with an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.abraca.stage import table as abraca_table
from magoteka.bots import levels_of
from magoteka.bots.chair import Chair, Rules, Worlds, chair_at
from magoteka.bots.search import Budget, Thought, searching
from magoteka.bots.tree import Tree
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.mind import Mind
from magoteka.games import GAMES
from magoteka.games.abraca.bot.policy import copies_in, unseen_by
from magoteka.games.abraca.bot.reading import reading_of
from magoteka.games.abraca.messages.events import RoundBegan, SpellCast, SpellMissed, StoneDrawn, TurnBegan

LEVELLED = [game for game in GAMES.values() if "search" in levels_of(game)]
SEARCHED = pytest.mark.parametrize("game", [game for game in LEVELLED if game.mind.plays_on])
QUICK = Budget(looks=24, worlds=10)


def moments(game: Game, seats: int, seed: int, every: int) -> Iterator[Match]:
    """A match of random answers, at some of its questions."""
    match, rng = Match.new(game, seats, {}, Rng(seed)), Rng(seed)
    for step in range(60):
        if match.over:
            return
        seat = match.waiting()[0]
        options = match.options(seat)
        if step % every == every - 1 and len(options) > 1:
            yield match
        match.submit(seat, options[rng.below(len(options))])


def sitting(match: Match, seed: int) -> Chair:
    return chair_at(match, match.waiting()[0], searching(QUICK), Rng(seed))


@pytest.mark.parametrize("game", LEVELLED)
def test_the_same_seed_leads_to_the_same_choice_in_worlds_that_look_alike(game: Game) -> None:
    for match in moments(game, 3, seed=3, every=20):
        seat, true = match.waiting()[0], match.state
        choices = set()
        for twin in (true, game.redeal(true, seat, Rng(5)), game.redeal(true, seat, Rng(6))):
            match.state, match.question = twin, twin.asking()
            choices.add(searching(QUICK).choose(sitting(match, 8)))
        assert len(choices) == 1
        match.state, match.question = true, true.asking()


@SEARCHED
def test_a_thought_that_has_no_time_still_has_an_answer(game: Game) -> None:
    match = next(moments(game, 2, seed=1, every=7))
    chair = sitting(match, 1)
    assert Thought(chair, Budget(looks=10**6, seconds=0.0)).considered()[0].at in range(len(chair.options))


@SEARCHED
def test_every_world_that_is_looked_into_fits_what_the_seat_sees(game: Game) -> None:
    for match in moments(game, 2, seed=2, every=20):
        thought = Thought(sitting(match, 4), QUICK)
        for _ in range(5):
            assert game.view(next(thought.worlds), thought.chair.seat) == thought.chair.view


@SEARCHED
def test_the_policy_gives_open_answers_to_the_end(game: Game) -> None:
    for seats in range(game.least, game.most + 1):
        g, rng = game.new(seats), Rng(seats)
        while (question := g.asking()) is not None:
            index = question.sample(g, rng) if question.seat < 0 else game.mind.policy.answer(g, question, rng)
            assert question.allows(g, index)
            g.answer(index)


@SEARCHED
def test_shares_of_the_victory_add_up(game: Game) -> None:
    g, rng = game.new(3), Rng(1)
    over = game.mind.policy.play_on(g, game.mind.policy.chapter(g), rng)
    assert sum(Tree(game.mind.policy, game.winners, rng).shares(g, over)) == pytest.approx(1.0)


def test_a_game_without_a_policy_is_looked_into_at_random() -> None:
    class Blind(type(GAMES["five_seals"])):  # type: ignore[misc]  # the class of a game is known when it is asked for
        mind = Mind()

    game = Blind()
    assert "search" not in levels_of(game)
    tree = Tree(game.mind.policy, game.winners, Rng(1))
    g = game.new(2)
    while (question := g.asking()) is not None and question.seat < 0:
        g.answer(question.sample(g, Rng(2)))
    for _ in range(2):
        tree.look(g.clone())
    assert sum(edge.visits for edge in tree.root.edges) == 2


def test_nobody_goes_on_looking_when_the_rest_could_change_nothing() -> None:
    """The Master has a clock for 0.7 s, and leaves it alone where one answer is far ahead."""
    game = GAMES["abraca"]
    g = abraca_table([[1, 2, 3, 0, 0], [8, 8, 8, 8, 8]], lives=[6, 1])
    worlds = Worlds.like(g, 0, Rng(1), Rules(game, 2, game.agreed({})))
    chair = Chair(game, 0, game.view(g, 0), g.asking().options(g), None, worlds, Rng(2))
    thought = Thought(chair, Budget(looks=4000, reads=False))
    thought.considered()
    first, second, *_ = thought.ranked()
    assert thought.tree.root.visits < 4000
    assert first.visits - second.visits > 4000 - thought.tree.root.visits


def test_worlds_of_abraca_are_as_likely_as_an_enumeration_says() -> None:
    game = GAMES["abraca"]
    g = abraca_table([[2, 3, 0, 0, 0], [8, 8, 8, 7, 7]], secrets={1: [4]}, reserve=2)
    unseen = [int(copies_in(unseen_by(g, 0), number)) for number in range(9)]
    ways = {(one, two): unseen[one] * (unseen[two] - (one == two)) for one in range(9) for two in range(9)}
    ways = {hand: count for hand, count in ways.items() if count > 0}
    rng, draws = Rng(1), 6000
    worlds: list[Any] = [game.redeal(g, 0, rng) for _ in range(draws)]
    drawn = Counter(tuple(world.stones[0:2]) for world in worlds)
    assert set(drawn) <= set(ways)
    expected = {hand: draws * count / sum(ways.values()) for hand, count in ways.items()}
    chi = sum((drawn[hand] - value) ** 2 / value for hand, value in expected.items())
    assert chi / (len(expected) - 1) < 1.8


def test_what_somebody_calls_who_sees_my_stones_tells_what_they_are_not() -> None:
    stones = [StoneDrawn(0, slot, None) for slot in range(5)] + [StoneDrawn(1, slot, 8) for slot in range(5)]
    history = [RoundBegan(1, 1), *stones, TurnBegan(1), SpellMissed(1, 3)]
    with_threes = abraca_table([[3, 3, 3, 7, 7], [8, 8, 8, 8, 8]])
    without = abraca_table([[7, 7, 7, 6, 6], [8, 8, 8, 8, 8]])
    reading = reading_of(history, 0, without)
    assert reading is not None
    assert reading.weight(without) > 2 * reading.weight(with_threes) > 0


def test_who_has_not_heard_a_round_begin_reads_nothing_out_of_it() -> None:
    """A table of an older program tells a part of the match: my stone goes to the board, and nobody saw it dealt."""
    world = abraca_table([[7, 7, 7, 6, 6], [8, 8, 8, 8, 8]])
    assert reading_of([TurnBegan(0), SpellCast(0, 8, 4), SpellMissed(1, 3)], 0, world) is None
