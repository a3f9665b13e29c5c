"""A contest favours nobody, can be gone on with, and proves what it says."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from math import log
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from magoteka.arena.contest import Block, Contest, named_apart, play_block
from magoteka.arena.field import Alone, Cluster, Processes, Results
from magoteka.arena.problems import NoRay, OtherContest
from magoteka.arena.ratings import Games, Sprt, among_many, ratings, share_of, strengths
from magoteka.core.chance import Rng
from magoteka.games import GAMES

TWINS = named_apart(("random", "random"))


def duel(score: float, number: int = 0) -> Block:
    """A deal of two players of which the first won so much."""
    winners = {0.0: ((1,), (0,)), 0.5: ((0,), (0,)), 1.0: ((0,), (1,))}[score]
    return Block(number, ("a", "b"), winners, 0)


def test_a_name_of_the_field_is_there_once() -> None:
    assert named_apart(("greedy", "random", "greedy", "greedy")) == ("greedy", "random", "greedy#2", "greedy#3")


@pytest.mark.parametrize(
    ("game", "seats"), [("abraca", 3), ("siggil", 4), ("five_seals", 2), ("fabled", 3), ("magic_sword", 2)]
)
def test_equal_bots_are_exactly_par_under_rotation(game: str, seats: int) -> None:
    """Each has each seat of each deal once, with the same random numbers: whoever wins it wins it for all in turn."""
    contest = Contest(game, seats, 2 * seats, TWINS, 7, GAMES[game].agreed({})).checked()
    for number in range(2):
        block = play_block(contest, number)
        assert block.score == pytest.approx(1 / seats)
        assert len(set(block.winners)) == 1


def test_every_bot_has_every_seat_of_every_deal() -> None:
    contest = Contest("abraca", 4, 40, ("greedy", "random"), 1, GAMES["abraca"].agreed({}))
    sat = [[contest.who_at(number, seat) for seat in range(4)] for number in range(4)]
    assert [row.index("greedy") for row in sat] == [0, 1, 2, 3]
    assert all(row.count("greedy") == 1 for row in sat)


def test_in_a_large_field_each_meets_each_at_the_same_deals() -> None:
    contest = Contest("abraca", 3, 60, ("greedy", "random", "random#2"), 1, GAMES["abraca"].agreed({}))
    assert len(contest.pairings()) == 6
    assert len({contest.table(block) for block in range(6)}) == 6
    deals = [contest.stream(3 * block, "nature").word() for block in range(12)]
    assert len(set(deals[:6])) == len(set(deals[6:])) == 1
    assert deals[0] != deals[6]


@pytest.mark.parametrize("crew", [Alone(), Processes(2)], ids=["alone", "processes"])
def test_who_plays_does_not_change_the_result(crew: Alone | Processes) -> None:
    contest = Contest("abraca", 2, 8, ("greedy", "random"), 3, GAMES["abraca"].agreed({}))
    blocks = sorted(crew.play(contest, iter(range(4))), key=lambda block: block.number)
    assert [replace(one, thoughts={}) for one in blocks] == [
        replace(play_block(contest, number), thoughts={}) for number in range(4)
    ]


def test_a_contest_is_gone_on_with_where_it_was_broken_off(tmp_path: Path) -> None:
    contest = Contest("abraca", 2, 12, ("greedy", "random"), 3, GAMES["abraca"].agreed({}))
    path = tmp_path / "contest.jsonl"
    first = Results(contest, path)
    for block in Alone().play(contest, iter([0, 1, 3])):
        first.add(block)
    first.close()
    path.write_text(path.read_text("utf-8")[:-20], "utf-8")  # the last line was being written
    second = Results(contest, path)
    assert list(second.missing(5)) == [2, 3, 4]
    assert second.in_order() == first.in_order()
    second.close()


def test_results_of_another_contest_are_not_added(tmp_path: Path) -> None:
    contest = Contest("abraca", 2, 12, ("greedy", "random"), 3, GAMES["abraca"].agreed({}))
    Results(contest, tmp_path / "contest.jsonl").close()
    with pytest.raises(OtherContest):
        Results(replace(contest, seed=4), tmp_path / "contest.jsonl")


def test_only_whole_beginnings_count() -> None:
    """A quick block that came before its turn may be one that is quick because somebody won quickly."""
    results = Results(Contest("abraca", 2, 12, TWINS, 3, GAMES["abraca"].agreed({})))
    for number in (0, 2):
        results.add(duel(1.0, number))
    assert [block.number for block in results.in_order()] == [0]


def test_the_error_of_a_share_counts_blocks() -> None:
    found = share_of([1.0, 0.5, 0.5, 1.0] * 25)
    assert found.mean == 0.75
    assert found.high - found.low == pytest.approx(2 * 1.96 * 0.25 / 10, rel=0.02)
    assert share_of([0.5] * 10).low == 0.5
    assert share_of([1.0] * 10).low == pytest.approx(0.7225, abs=1e-3)


@pytest.mark.parametrize(("seats", "share"), [(2, 0.65), (3, 0.481), (4, 0.382), (5, 0.317), (6, 0.271)])
def test_a_level_means_the_same_for_more_players(seats: int, share: float) -> None:
    assert among_many(0.65, seats) == pytest.approx(share, abs=0.0005)


def test_the_sequential_test_errs_as_seldom_as_it_says() -> None:
    """500 contests at each of the two shares: at most one in twenty, and a little, ends with the wrong verdict."""
    test, rng = Sprt(0.50, 0.60), Rng(5)
    for true, wrong in ((50, "accepted"), (60, "rejected")):
        verdicts = []
        for _ in range(500):
            scores: list[float] = []
            for played in count(1):
                scores.append(sum(rng.below(100) < true for _ in range(2)) / 2)
                if played % 10 == 0 and (verdict := test.verdict(scores)) != "open":
                    verdicts.append(verdict)
                    break
        assert verdicts.count(wrong) <= 40


def test_ratings_find_the_strengths_and_the_seats_that_made_the_games() -> None:
    """Games drawn by known strengths 1 : 2 : 4 and a second seat worth half again as much."""
    rng, strength, blocks = Rng(3), {"a": 1.0, "b": 2.0, "c": 4.0}, []
    for number in range(3000):
        table = (("a", "b"), ("b", "c"), ("a", "c"))[number % 3]
        winners = []
        for turned in range(2):
            sat = (table[-turned % 2], table[(1 - turned) % 2])
            first, second = strength[sat[0]], 1.5 * strength[sat[1]]
            winners.append((0,) if int(rng.below(10**6)) < 10**6 * first / (first + second) else (1,))
        blocks.append(Block(number, table, tuple(winners), 0))
    bots, seats = strengths(Games(blocks))
    assert log(bots["b"] / bots["a"]) == pytest.approx(log(2), abs=0.15)
    assert log(bots["c"] / bots["b"]) == pytest.approx(log(2), abs=0.15)
    assert seats[1] / seats[0] == pytest.approx(1.5, rel=0.1)
    rated, _ = ratings(blocks[:300])
    assert all(one.low < one.elo < one.high for one in rated.values())


def test_who_never_won_has_a_rating() -> None:
    rated, _ = ratings([duel(1.0, number) for number in range(20)])
    assert -800 < rated["b"].elo < rated["a"].elo < 800


class OneMachine:
    """What the arena uses of Ray, in this process, to count what is under way; the real one is in test_ray.py."""

    def __init__(self) -> None:
        self.up = False
        self.most = 0

    def is_initialized(self) -> bool:
        return self.up

    def init(self, **_: Any) -> None:
        self.up = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, work: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *args: partial(work, *args))

    def wait(self, busy: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(busy))
        return busy[-1:], busy[:-1]

    def get(self, done: list[Any]) -> list[Any]:
        return [one() for one in done]

    def cancel(self, one: Any) -> None:
        raise AssertionError("nothing is left to be cancelled")

    def shutdown(self) -> None:
        self.up = False


def test_a_cluster_plays_the_same_blocks_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = OneMachine()
    monkeypatch.setitem(sys.modules, "ray", ray)
    contest = Contest("abraca", 2, 8, ("greedy", "random"), 3, GAMES["abraca"].agreed({}))
    blocks = list(Cluster().play(contest, iter(range(6))))
    assert not ray.up
    assert ray.most == 4, "two for each processor are under way"
    assert sorted(block.number for block in blocks) == list(range(6))
    assert blocks[0].winners == play_block(contest, blocks[0].number).winners


def test_without_ray_a_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match="pip install"):
        Cluster()
