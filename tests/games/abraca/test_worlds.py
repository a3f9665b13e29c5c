"""Every world that a mage must reckon with, by playing them all: what the odds and the redealt tables have to equal."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction

import pytest

from games.abraca.stage import GAME, Declare, Stop, Taken, hand, play, table
from magoteka.core.agenda import NATURE
from magoteka.core.bits import size
from magoteka.core.boards import array
from magoteka.core.chance import Rng
from magoteka.core.event import FaceDown, Option
from magoteka.games.abraca.bot.heuristic import hit_chances
from magoteka.games.abraca.table.state import Abraca, ruled_out
from magoteka.games.abraca.view.heard import hits_heard, stones_before
from magoteka.games.abraca.view.odds import deal, deal_exactly

World = tuple[Fraction, Abraca]
BAG = {8: 5, 7: 3, 6: 3}  # what seat 0 has not seen: its own five stones, two of the reserve and the four secret ones
RIVAL = [1, 2, 3, 4, 5]


def every_hand(left: dict[int, int], places: int) -> list[tuple[int, list[int]]]:
    """Every row of stones from the bag, with the number of ways to draw it."""
    if places == 0:
        return [(1, [])]
    rows = []
    for number, count in left.items():
        if count > 0:
            rest = {**left, number: count - 1}
            rows += [(count * ways, [number, *row]) for ways, row in every_hand(rest, places - 1)]
    return rows


def begin() -> list[World]:
    """All tables that seat 0 cannot tell apart when its first turn begins."""
    worlds = []
    for ways, row in every_hand(BAG, 5):
        g = table([row, RIVAL])
        for number in range(1, 9):
            g.unseen[number] = BAG.get(number, 0) - row.count(number)
            g.cast[number] = number - g.unseen[number] - row.count(number) - RIVAL.count(number)
        g.reserve = 2
        worlds.append((Fraction(ways), g))
    return worlds


def answered(worlds: list[World], choice: Option) -> list[World]:
    """A seat's answer in every world."""
    found = []
    for weight, g in worlds:
        branch = g.clone()
        branch.answer(list(branch.asking().menu(branch)).index(choice))
        found.append((weight, branch))
    return [world for before in found for world in natures(*before)]


def natures(weight: Fraction, g: Abraca) -> list[World]:
    """Everything that nature can answer next, by its odds."""
    question = g.asking()
    if question is None or question.seat != NATURE:
        return [(weight, g)]
    entries = question.indices(g)
    total = sum(question.weight(g, index) for index in entries)
    found = []
    for index in entries:
        branch = g.clone()
        share = Fraction(question.weight(g, index), total)
        branch.answer(index)
        found += natures(weight * share, branch)
    return found


def looking(worlds: list[World], like: Callable[[Abraca], bool]) -> list[World]:
    """Those worlds in which seat 0 has heard and seen what it has in the true one."""
    kept = [(weight, g) for weight, g in worlds if like(g)]
    assert len({repr(GAME.view(g, 0)) for _, g in kept}) == 1
    return kept


def backs(g: Abraca) -> list[bool]:
    return [isinstance(place, FaceDown) for place in GAME.view(g, 0).hands[0]]


def without(*slots: int) -> Callable[[Abraca], bool]:
    """The stones at these places are gone, the others stand."""
    return lambda g: backs(g) == [slot not in slots for slot in range(5)]


def a_long_story() -> list[World]:
    """Two eights in a turn, a refill, a seven that misses nothing, and an eight again: all that a hit can tell."""
    worlds = looking(answered(begin(), Declare(8)), without(3))
    worlds = looking(answered(worlds, Declare(8)), without(1, 3))
    worlds = looking(answered(worlds, Stop()), without())
    worlds = looking(answered(worlds, Declare(8)), lambda g: g.turn == 0)  # the rival misses
    worlds = looking(answered(worlds, Declare(7)), without(0))
    return looking(answered(worlds, Declare(8)), without(0, 4))


def short_story() -> list[World]:
    return looking(answered(begin(), Declare(8)), without(2))


def missed_story() -> list[World]:
    worlds = looking(answered(begin(), Declare(7)), without(2))
    worlds = looking(answered(worlds, Declare(8)), lambda g: g.turn == 1)
    worlds = looking(answered(worlds, Declare(8)), lambda g: g.turn == 0)
    return looking(answered(worlds, Declare(8)), without(2))


STORIES = pytest.mark.parametrize("story", [short_story, missed_story, a_long_story])


@pytest.mark.rule("AB-A08")
@STORIES
def test_the_odds_are_those_of_all_worlds_together(story: Callable[[], list[World]]) -> None:
    worlds = story()
    total = sum(weight for weight, _ in worlds)
    found = hit_chances(GAME.view(worlds[0][1], 0))
    for number in range(1, 9):
        true = sum(weight for weight, g in worlds if number in hand(g, 0)) / total
        assert abs(found[number - 1] - float(true)) < 1e-12


@pytest.mark.once
@pytest.mark.rule("AB-A08")
@STORIES
def test_redealt_hands_are_as_likely_as_they_really_are(story: Callable[[], list[World]]) -> None:
    worlds = story()
    true: defaultdict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for weight, g in worlds:
        true[tuple(hand(g, 0))] += weight
    total = sum(true.values())
    g = worlds[-1][1]
    rng = Rng(11)
    draws = 20_000
    met = Counter(tuple(hand(GAME.redeal(g, 0, rng), 0)) for _ in range(draws))
    assert set(met) <= set(true)
    wanted = {row: float(draws * weight / total) for row, weight in true.items()}
    spread = sum((met[row] - count) ** 2 / count for row, count in wanted.items())
    assert spread < len(wanted) + 5 * (2 * len(wanted)) ** 0.5


@pytest.mark.once
@pytest.mark.rule("AB-A08")
def test_the_exact_walk_deals_like_the_quick_tries() -> None:
    g = a_long_story()[0][1]
    places = stones_before(g, 0)
    hits = hits_heard(g, 0, places)
    missing = array([ruled_out(g, place) for place in places])
    unseen = [g.unseen[number] + hand(g, 0).count(number) if number else 0 for number in range(9)]
    dealt = []
    for dealing in (deal, deal_exactly):
        rng = Rng(9)
        dealt.append(Counter(tuple(dealing(array(unseen), missing, hits, rng)) for _ in range(6000)))
    for row in dealt[0] | dealt[1]:
        assert abs(dealt[0][row] - dealt[1][row]) < 5 * (dealt[0][row] + dealt[1][row]) ** 0.5 + 1


@pytest.mark.once
@pytest.mark.rule("AB-A08")
def test_the_place_of_a_taken_stone_hints_at_nothing() -> None:
    """Wherever the stone was taken from, another copy is as likely as if nobody had said from where."""
    opening = answered(begin(), Declare(8))
    hits = [(weight, g) for weight, g in opening if g.cast[8] > begin()[0][1].cast[8]]
    overall = sum(w for w, g in hits if 8 in hand(g, 0)) / sum(w for w, g in hits)
    for slot in range(5):
        there = [(weight, g) for weight, g in hits if hand(g, 0)[slot] == 0]
        assert sum(w for w, g in there if 8 in hand(g, 0)) / sum(w for w, g in there) == overall


@pytest.mark.rule("AB-A08")
def test_a_table_redealt_while_nature_picks_has_several_stones_to_pick_from() -> None:
    g = table([[2, 2, 8, 7, 6], [8, 8, 7, 5, 5]])
    g.answer(2)
    assert type(g.asking()).__name__ == "TakeStone"
    for seed in range(20):
        other = GAME.redeal(g, 0, Rng(seed))
        assert size(other.asking().mask(other)) == 2
        other.playout(Rng(seed))


@pytest.mark.rule("AB-A08")
def test_it_looks_the_same_whether_there_were_more_copies_or_not() -> None:
    seen = []
    for other in (8, 6):
        g = table([[7, other, 8, 5, 5], RIVAL])
        events = play(g, Declare(8), *([Taken(2)] if other == 8 else []))
        seen.append((GAME.view(g, 0), [event.seen_by(0) for event in events]))
    assert seen[0] == seen[1]
