"""What was luck and what was skill: it adds up, it looks into nobody's cards, and it says the same twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from statistics import stdev

import pytest

from extent import of
from magoteka.bots import bot_named
from magoteka.bots.analysis import Analyst, Effort, effort_for
from magoteka.bots.chair import Bot, chair_at
from magoteka.bots.findings import Findings, Sum, findings, whole_percents
from magoteka.bots.gauge import Sample
from magoteka.bots.search import reckoned
from magoteka.bots.story import Move, story_of
from magoteka.bots.verdict import Trouble
from magoteka.core.chance import Rng
from magoteka.core.game import Value
from magoteka.core.match import Match
from magoteka.games import GAMES

QUICK = Effort(pilot=4, least=4, pairs=300, par=60, trouble=Trouble(wide=4, first=2, second=2, least=3, most=5))
PLAYED = ["abraca", "siggil"]
pytestmark = pytest.mark.once


def played(name: str, levels: Sequence[str | Bot], seed: int, settings: Mapping[str, Value] | None = None) -> Match:
    """A match of bots."""
    match, rng = Match.new(GAMES[name], len(levels), settings or {}, Rng(seed)), Rng(seed + 1)
    bots = [level if isinstance(level, Bot) else bot_named(level) for level in levels]
    while not match.over:
        seat = match.waiting()[0]
        chair = chair_at(match, seat, bots[seat], rng)
        match.submit(seat, chair.options[bots[seat].choose(chair) if len(chair.options) > 1 else 0])
    return match


def analyst_of(match: Match, effort: Effort = QUICK, seed: int = 0) -> Analyst:
    return Analyst(story_of(match.game, match.record), effort, seed)


def analysed(match: Match, seed: int = 0) -> Findings:
    analyst = analyst_of(match, seed=seed)
    progress = list(analyst.work())
    assert progress == sorted(progress)
    assert progress[-1] == 1.0
    return findings(analyst)


@pytest.mark.parametrize("name", PLAYED)
def test_luck_and_decisions_make_the_result(name: str) -> None:
    rests = []
    for seats in (2, 3):
        found = analysed(played(name, ["kind", "greedy", "kind"][:seats], seats))
        for one in found.seats:
            assert one.result in (0.0, 0.5, 1.0)
            rests.append(one.rest / max(one.error, 0.02))
        assert sum(one.rest for one in found.seats) == pytest.approx(0, abs=1e-6)
    assert max(map(abs, rests)) < 4.5
    assert sqrt(sum(rest**2 for rest in rests) / len(rests)) < 2


@pytest.mark.parametrize("name", PLAYED)
def test_the_stated_error_covers_what_other_seeds_give(name: str) -> None:
    """Each figure of a sum, the decisions too, differs from seed to seed by no more than what is said of it."""
    for number in range(of(1, 25)):
        match = played(name, ["kind", "greedy"], 40 + number)
        sums = [analysed(match, seed).seats[0] for seed in range(of(4, 8))]
        stated = sum(one.error for one in sums) / len(sums)
        for part in ("par", "decisions", "others", "luck"):
            assert stdev(getattr(one, part) for one in sums) < 2 * stated, (number, part)


@pytest.mark.parametrize(("name", "every"), [("abraca", 1), ("siggil", 1), ("five_seals", 25)])
def test_looks_go_on_where_the_last_move_ended_and_pass_its_moment_as_it_is_passed(name: str, every: int) -> None:
    """With the same luck they come to the same to the last digit: but for chance, every sum adds up."""
    analyst = analyst_of(played(name, ["kind", "greedy"], 7))
    assert set(analyst.tell()) == {0.0}
    gauge, last = analyst.gauge, analyst.telling.first
    until, pages = gauge.horizon(last), 0
    for number, move in enumerate(one.move for one in analyst.weighed):
        horizon = gauge.horizon(move.before)
        pages += move.turned is not None
        if number % every == 0 or move.turned is not None:
            here = gauge.shares(move.before.clone(), until, Rng(number))
            assert gauge.shares(last.clone(), until, Rng(number)) == here
        if number % every == 0 and move.turned is None:
            assert until == horizon
            world, luck = move.before.clone(), Rng(number)
            analyst.passed(move, world, luck)
            assert gauge.shares(world, horizon, luck) == here
        last, until = move.after, horizon
    assert gauge.shares(last.clone(), until, Rng(0)) == analyst.telling.result()
    assert (pages > 0) == (name != "siggil")


def test_chances_begin_at_par_and_end_with_the_result() -> None:
    match = played("abraca", ["kind", "greedy"], 3)
    found = analysed(match)
    steps = len(story_of(match.game, match.record).steps)
    assert [point.at for point in found.chances] == list(range(steps + 1))
    assert all(sum(point.chances) == pytest.approx(1) for point in found.chances)
    assert found.chances[0].chances[0] == pytest.approx(found.seats[0].par, abs=0.1)
    assert found.chances[-1].chances == [one.result for one in found.seats]
    assert found.chances[-1].errors == [0.0, 0.0]
    assert len(found.moments) <= 3
    assert [one.at for one in found.decisions] == sorted(one.at for one in found.decisions)


def decisions_of(match: Match, most: int) -> list[Move]:
    """Some decisions of a match, from all over it."""
    found = [move for move in analyst_of(match).telling.moves() if move is not None and move.decision]
    return found[:: max(1, len(found) // most)]


@pytest.mark.parametrize("name", PLAYED)
def test_a_verdict_is_the_same_in_worlds_that_look_alike_to_its_seat(name: str) -> None:
    """Everything hidden is drawn anew: not a digit of the judgement may change."""
    match = played(name, ["greedy", "greedy", "greedy"], 5)
    analyst, changed = analyst_of(match), int(name == "siggil")  # where every card was seen by all
    for move in decisions_of(match, 4):
        said = analyst.judged(move)
        for seed in (1, 2):
            twin = match.game.redeal(move.before, move.seat, Rng(seed))
            changed += match.game.digest(twin) != match.game.digest(move.before)
            assert analyst.judged(replace(move, before=twin)) == said
    assert changed


def test_the_same_comes_out_for_the_same_seed() -> None:
    match = played("abraca", ["kind", "kind", "kind"], 2)
    assert analysed(match) == analysed(match)
    assert analysed(match) != analysed(match, seed=1)


def test_whoever_answers_as_the_policy_does_has_decided_nothing() -> None:
    """In «Абрака… что?» the policy draws no lots: its own matches are luck alone."""
    match, rng = Match.new(GAMES["abraca"], 3, {}, Rng(4)), Rng(5)
    while (question := match.question) is not None:
        entry = match.game.mind.policy.answer(match.state, question, rng)
        match.submit(match.waiting()[0], question.menu(match.state)[entry])
    found = analysed(match)
    assert [(one.decisions, one.others, one.unseen) for one in found.seats] == [(0.0, 0.0, 0.0)] * 3
    assert any(one.luck for one in found.seats)


def test_a_sample_knows_its_mean_and_its_error() -> None:
    sample = Sample(2)
    for value in (0.0, 1.0, 1.0, 0.0):
        sample.add([value, 0.5])
    assert sample.means() == [0.5, 0.5]
    assert sample.errors() == pytest.approx([sqrt(1 / 12), 0.0])


def test_where_chances_are_read_from_the_boards_everything_adds_up_exactly() -> None:
    """Nothing is sampled but the judgements of decisions, which luck has with the other sign."""
    match = played("fabled", ["kind", Bot(lambda chair: reckoned(chair)[0].at)], 1)
    found = analysed(match)
    for one in found.seats:
        assert one.rest == pytest.approx(0, abs=1e-9)
        assert one.par == pytest.approx(0.5)
        assert one.error >= one.skill_error
        assert one.error > 0.0, "the judgements of either are in the sums of both"
    kind, careful = found.seats
    assert kind.skill_error > 0.0, "it was judged in some worlds of many"
    assert careful.decisions == careful.lost == careful.skill_error == 0.0, "it is the measure itself"


READ = {"fabled": ["random", "kind"], "magic_sword": ["kind", "greedy"]}


@pytest.mark.parametrize("name", READ)
def test_boards_are_read_between_turns(name: str) -> None:
    """Whatever was answered, both looks go to the end of the turn: what is half done is worth nothing yet."""
    settings = {} if name == "fabled" else {"round_limit": 10}
    analyst = analyst_of(played(name, READ[name], 3, settings))
    game, gauge = analyst.story.game, analyst.gauge
    decisions = [move for move in analyst.telling.moves() if move is not None and move.decision]
    for number, move in enumerate(decisions[:: max(1, len(decisions) // 25)]):
        until = gauge.horizon(move.before)
        for start in (move.before, move.after):
            world = start.clone()
            gauge.shares(world, until, Rng(number))
            assert world.asking() is None or game.mind.horizon(world) != until


@pytest.mark.parametrize("name", READ)
def test_what_is_announced_and_then_done_is_charged_once(name: str) -> None:
    """Within a turn looks go on where the last one began: to the last digit, with the same luck."""
    settings = {} if name == "fabled" else {"round_limit": 10}
    analyst = analyst_of(played(name, READ[name], 4, settings))
    gauge, last, checked = analyst.gauge, None, 0
    moves = [move for move in analyst.telling.moves() if move is not None]
    for number, move in enumerate(moves[: len(moves) // 4]):
        until = gauge.horizon(move.before)
        here = gauge.shares(move.before.clone(), until, Rng(number))
        world, luck = move.before.clone(), Rng(number)
        analyst.passed(move, world, luck)
        assert gauge.shares(world, until, luck) == here
        if last is not None and gauge.horizon(last.before) == until:
            assert gauge.shares(last.after.clone(), until, Rng(number)) == here
            checked += 1
        last = move
    assert checked > 10


def test_long_matches_of_many_get_fewer_looks_by_their_seats_alone() -> None:
    few, many = (effort_for(GAMES["five_seals"], seats) for seats in (2, 4))
    assert many.pairs < few.pairs
    assert many.trouble.most < few.trouble.most
    assert effort_for(GAMES["abraca"], 2) == effort_for(GAMES["abraca"], 4) == Effort()


@pytest.mark.parametrize("name", READ)
def test_what_a_player_has_answered_is_never_called_dice(name: str) -> None:
    """A moment of dice is what nature drew in its step; all else that the board moved is told of whoever answered."""
    settings = {} if name == "fabled" else {"round_limit": 10}
    analyst = analyst_of(played(name, ["random", "greedy"], 1, settings))
    for _ in analyst.work():
        pass
    found = findings(analyst)
    drawn = {one.move.at for one in analyst.weighed if not one.move.decision}
    answers = {(one.at, one.seat): one.verdict.turned for one in found.decisions}
    board = {(one.move.at, one.move.seat): one.moved.means() for one in analyst.weighed if one.move.decision}
    assert found.moments
    assert {one.at for one in found.luck if one.kind == "dice"} <= drawn
    for moment in found.moments:
        if moment.kind == "dice":
            assert moment.at in drawn
        else:
            key = (moment.at, moment.seat)
            assert moment.moved in (answers[key], board[key])


def test_what_is_shown_adds_up_in_whole_percents() -> None:
    one = Sum(0, 1.0, 0.344, 0.583, 0.611, -0.774, 0.0, 0.1, 0.1, 0.2, 9)
    assert one.rest != 0
    shown = one.shown()
    parts = [shown.par, shown.decisions, shown.others, shown.luck]
    assert [round(100 * part) for part in parts] == [35, 58, 61, -54]
    assert sum(round(100 * part) for part in parts) == 100
    assert whole_percents([0.335, 0.335, 0.33], 100) == [34, 33, 33]
