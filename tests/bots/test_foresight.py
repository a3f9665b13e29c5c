"""Who foresees turns: the answer after which the turn ends best, with the same luck for all that are compared."""

from math import inf

import pytest

from extent import of
from magoteka.arena.contest import Contest, play_block
from magoteka.bots.advice import advise, adviser
from magoteka.bots.candidates import answered, candidates
from magoteka.bots.chair import Chair, chair_at
from magoteka.bots.foresight import WIDE, foreseen
from magoteka.bots.gauge import Fitted
from magoteka.bots.search import Budget, searching
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES

FORESEEN = pytest.mark.parametrize("game", [game for game in GAMES.values() if game.mind.way == "foresight"])
THINKER = searching(Budget(looks=1, reads=False))


def chair_of(game: Game, given: int) -> Chair:
    """The chair at a question with a choice, after some answers that looked best."""
    match = Match.new(game, 2, {}, Rng(3))
    while given > 0 or len(match.options(match.waiting()[0])) == 1:
        seat = match.waiting()[0]
        worth = game.mind.prior(match.view(seat), match.options(seat))
        match.submit(seat, match.options(seat)[worth.index(max(worth))])
        given -= 1
    return chair_at(match, match.waiting()[0], THINKER, Rng(7))


@FORESEEN
def test_answers_are_in_the_order_in_which_their_turns_end(game: Game) -> None:
    gauge = Fitted(game)
    for given in range(4, 40, 6):
        chair, twin, world = chair_of(game, given), chair_of(game, given), next(chair_of(game, given).worlds())
        found = foreseen(chair, iter([world]), 1, inf)
        order, worth = [one.at for one in found], game.mind.weigh(twin.view, twin.options)
        kept = candidates(twin, sorted(range(len(worth)), key=lambda at: -worth[at]))
        assert sorted(order) == sorted(kept[:WIDE])
        luck = twin.rng.word()
        ends = [gauge.shares(answered(world, at), gauge.horizon(world), Rng(luck))[chair.seat] for at in order]
        assert [one.value for one in found] == ends == sorted(ends, reverse=True)


@FORESEEN
def test_a_hint_is_what_the_level_would_answer_of_two(game: Game) -> None:
    match = Match.new(game, 2, {}, Rng(5))
    while len(match.options(match.waiting()[0])) == 1:
        match.submit(match.waiting()[0], match.options(match.waiting()[0])[0])
    seat = match.waiting()[0]
    advice = advise(chair_at(match, seat, adviser(game), Rng(2)))
    assert len(advice.best) == 2
    assert {one.option for one in advice.best} <= set(match.options(seat))


@FORESEEN
@pytest.mark.once
def test_foresight_wins(game: Game) -> None:
    deals = of(2, 5)
    contest = Contest(game.name, 2, deals, ("search:1", "greedy"), 21, game.agreed({}))
    assert sum(play_block(contest, number).score for number in range(deals)) >= 0.7 * deals
