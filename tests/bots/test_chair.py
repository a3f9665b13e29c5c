"""A chair holds what its seat knows, at home and on the way into another process, and nothing of the true table."""

from __future__ import annotations

import gc
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from games.abraca.stage import table as abraca_table
from magoteka.arena.plan import Plan
from magoteka.arena.play import play
from magoteka.bots import LEVELS, random
from magoteka.bots.chair import Bot, Chair, Packed, Rules, Worlds, chair_at, unpacked
from magoteka.bots.problems import NotAskedFor
from magoteka.core.agenda import Poll, State
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
THINKER = Bot(lambda chair: 0, remembers=True, imagines=True)
STEPS = 60


def matches_along_the_way(game: Game, seed: int, every: int = 7) -> Iterator[Match]:
    """A match of random answers, at each `every`-th question to a seat."""
    match, rng = Match.new(game, min(3, game.most), dict(game.brisk), Rng(seed)), Rng(seed)
    for step in range(STEPS):
        if match.over:
            return
        if step % every == 0:
            yield match
        seat = match.waiting()[0]
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])


def reached_from(start: object) -> list[object]:
    """Everything that can be reached by going from object to object; code and classes lead to all that is loaded."""
    code = (type, ModuleType, FunctionType, MethodType, BuiltinFunctionType, Game)
    met, left = {id(start): start}, [start]
    while left:
        for thing in gc.get_referents(left.pop()):
            if id(thing) not in met and not isinstance(thing, code):
                met[id(thing)] = thing
                left.append(thing)
    return list(met.values())


@EVERY_GAME
def test_nothing_leads_from_a_chair_to_the_table(game: Game) -> None:
    for match in matches_along_the_way(game, 1):
        chair = chair_at(match, match.waiting()[0], THINKER, Rng(1))
        next(chair.worlds())
        reached = reached_from(chair)
        assert any(thing is chair.options for thing in reached)
        hidden = (match, match.state, match.record, match.log, match.rng)
        assert not [thing for thing in reached if any(thing is one for one in hidden)]


@EVERY_GAME
def test_in_twin_worlds_a_chair_is_the_same_but_for_the_world_it_imagines(game: Game) -> None:
    for match in matches_along_the_way(game, 2):
        seat, true = match.waiting()[0], match.state
        here = packed_without_world(match, seat)
        match.state = game.redeal(true, seat, Rng(5))
        match.question = match.state.asking()
        assert packed_without_world(match, seat) == here
        match.state, match.question = true, true.asking()


def packed_without_world(match: Match, seat: int) -> bytes:
    chair = chair_at(match, seat, Bot(THINKER.choose, imagines=True), Rng(3))
    return pickle.dumps(replace(chair.packed(), world=None, seed=0))


@EVERY_GAME
def test_every_world_looks_the_same_to_the_seat_at_home_and_away(game: Game) -> None:
    for match in matches_along_the_way(game, 4):
        seat = match.waiting()[0]
        chair = chair_at(match, seat, THINKER, Rng(9))
        for sitting in (chair, travelled(game, chair)):
            assert sitting.view == match.view(seat)
            assert list(sitting.options) == match.options(seat)
            assert sitting.history == chair.history
            for world in islice(sitting.worlds(), 3):
                assert game.view(world, seat) == sitting.view
                assert tuple(asked(world, seat).options(world)) == sitting.options
                assert not world.listening
                world.playout(Rng(1))  # the next world does not mind


def travelled(game: Game, chair: Chair) -> Chair:
    """The chair after a journey into another process."""
    packed: Packed = pickle.loads(pickle.dumps(chair.packed()))
    return unpacked(game, packed)


def asked(world: State, seat: int):
    question = world.asking()
    return question.turned_to(seat) if isinstance(question, Poll) else question


@EVERY_GAME
def test_a_seat_remembers_what_it_heard_and_what_it_said(game: Game) -> None:
    for match in matches_along_the_way(game, 6, every=20):
        for seat in match.waiting():
            history = chair_at(match, seat, THINKER, Rng(1)).history
            heard = [thing for thing in history if isinstance(thing, Event)]
            said = [game.codec.encode(thing) for thing in history if isinstance(thing, Option)]
            assert heard == [event.seen_by(seat) for event in match.log]
            assert said == [row.option for row in match.record.answers if row.seat == seat]


def test_a_bot_gets_only_what_it_says_it_uses() -> None:
    match = Match.new(GAMES["abraca"], 3, rng=Rng(1))
    chair = chair_at(match, match.waiting()[0], random.BOT, Rng(1))
    with pytest.raises(NotAskedFor, match="remembers"):
        _ = chair.history
    with pytest.raises(NotAskedFor, match="imagines"):
        next(chair.worlds())
    assert chair.packed().world is None


def test_the_luck_that_dealt_a_world_does_not_travel_with_it() -> None:
    match = Match.new(GAMES["abraca"], 3, rng=Rng(1))
    seeds = {chair_at(match, match.waiting()[0], THINKER, Rng(seed)).packed().seed for seed in range(50)}
    assert len(seeds) == 50
    luck = Rng(4)
    packed = chair_at(match, match.waiting()[0], THINKER, luck).packed()
    assert unpacked(match.game, packed).rng.word() != luck.word()


def stones_of(world: Any) -> tuple[int, ...]:
    """The own stones and a rival's secret stone: all that is hidden on the small table."""
    return (*world.stones[0:2], world.secrets[0])


def spread(left: Counter, right: Counter) -> float:
    """χ² of two series of equal length against one distribution, in units of what is expected by chance."""
    kinds = set(left) | set(right)
    chi = sum((left[kind] - right[kind]) ** 2 / (left[kind] + right[kind]) for kind in kinds)
    return chi / (len(kinds) - 1)


def small_table() -> State:
    """Abraca with a dozen stones out of sight: two of one's own, one in a rival's hand, the rest in the bag."""
    return abraca_table([[2, 3, 0, 0, 0], [8, 8, 8, 7, 7]], secrets={1: [4]}, reserve=2)


def drawn(source: Callable[[int], Iterator[State]], packs: int, each: int) -> Counter:
    return Counter(stones_of(world) for number in range(packs) for world in islice(source(number), each))


@pytest.mark.parametrize("packs", [1, 40])
def test_worlds_of_a_packed_chair_are_as_likely_as_worlds_of_the_table(packs: int) -> None:
    game, g = GAMES["abraca"], small_table()
    each = 20_000 // packs
    rules = Rules(game, 2, game.agreed({}))

    def from_table(number: int) -> Iterator[State]:
        rng = Rng(1000 + number)
        while True:
            yield game.redeal(g, 0, rng)

    def from_packed(number: int) -> Iterator[State]:
        rng = Rng(number)
        chair = Chair(game, 0, game.view(g, 0), asked(g, 0).options(g), None, Worlds.like(g, 0, rng, rules), rng)
        return travelled(game, chair).worlds()

    here, away = drawn(from_table, packs, each), drawn(from_packed, packs, each)
    assert len(here) > 20
    assert spread(here, away) < 1.6  # 1 on average; a thousandth of all series reach it by chance


def searching(chair: Chair) -> int:
    """A bot that uses all of its chair: its own past, and what comes of each option in a world."""
    heard = sum(isinstance(thing, Event) for thing in chair.history)
    world = next(chair.worlds())
    won = []
    for index in asked(world, chair.seat).indices(world):
        branch = world.clone()
        branch.answer(index)
        branch.playout(chair.rng)
        won.append(chair.seat in chair.game.winners(branch))
    return won.index(True) if True in won and heard else 0


@pytest.mark.once
def test_one_function_makes_a_chair() -> None:
    """Two more, beside it, let a chair travel and change its luck; nobody else puts one together."""
    root = Path(__file__).parents[2]
    sources = [path for folder in ("src", "tools", "bench") for path in (root / folder).rglob("*.py")]
    makers = {path.relative_to(root).as_posix() for path in sources if re.search(r"\bChair\(", path.read_text("utf-8"))}
    assert makers == {"src/magoteka/bots/chair.py"}


def test_in_the_arena_a_bot_remembers_what_its_seat_was_told_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    histories: list[tuple[int, tuple]] = []

    def listening(chair: Chair) -> int:
        histories.append((chair.seat, chair.history))
        return 0

    monkeypatch.setitem(LEVELS, "listening", Bot(listening, remembers=True))
    play(Plan("abraca", 2, 1, ("listening",), seed=1))
    for seat in range(2):
        own = [history for chair, history in histories if chair == seat]
        assert all(later[: len(earlier)] == earlier for earlier, later in pairwise(own))
        drawn = [thing for thing in own[-1] if type(thing).__name__ == "StoneDrawn"]
        assert drawn
        assert all((thing.number is None) == (thing.seat == seat) for thing in drawn)
        assert sum(isinstance(thing, Option) for thing in own[-1]) == len(own) - 1


def test_a_searching_bot_plays_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "searching", Bot(searching, remembers=True, imagines=True))
    tally = play(Plan("abraca", 2, 4, ("searching", "greedy"), seed=1))
    assert tally.finished == 4
    assert play(Plan("abraca", 2, 4, ("searching", "greedy"), seed=1)).wins == tally.wins
