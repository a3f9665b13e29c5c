"""Twin worlds where something is hidden: play is steered towards the Seer's looks and the forests under their deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.fabled.stage import GAME, NATURE, a, look, mask, opened, play, step, table
from magoteka.core.agenda import Poll, Question, waiting_for
from magoteka.core.bits import bit, has
from magoteka.core.chance import Rng
from magoteka.core.event import Event
from magoteka.games.fabled.box.components import LAND_NAMES
from magoteka.games.fabled.table.state import Fabled

FORESTS = LAND_NAMES[24:]
WANTED = (
    a.Peek(),
    a.AddLand("forest"),
    a.DiscardAlly("bright_torch"),
    a.BoostAlly("bright_torch"),
    a.ChooseAlly("seer"),
    a.ChooseAlly("bright_torch"),
    *(a.DiscardToken(forest) for forest in FORESTS),
    *(a.Lay(forest) for forest in FORESTS),
)

OFTEN = 16  # a question of one kind to one seat is tried so many times; the rarer ones whenever they come


def steered(g: Fabled, question: Question, rng: Rng) -> int:
    """What leads to hidden things, mostly; anything else now and then."""
    if question.seat == NATURE or rng.below(4) == 0:
        return question.sample(g, rng)
    menu = question.menu(g)
    liked = [index for index in question.indices(g) if menu[index] in WANTED]
    return liked[rng.below(len(liked))] if liked else question.sample(g, rng)


def shallow(seed: int) -> Fabled:
    """Few forests are left: the Seer's owner will look at those that lie under the deck, the Torch will take some."""
    under = [FORESTS[:3], FORESTS[3:6]]
    left = seed % 4  # in the deck itself
    g = table(
        ["st_01", "mt_01", "fo_07"],
        {0: ["st_01.r1"], 1: ["mt_01.r1", "fo_07.r1"], 2: ["st_01.r4"]},
        {0: (20, 2, 6, 0), 1: (9, 3, 3, 0), 2: (4, 2, 2, 0)},
        {0: ["seer"], 1: ["bright_torch"]},
        [step("next-chapter"), step("turn", seat=0)],
        seats=3,
        open=opened(steppe=("st_05", "st_06"), mountain=("mt_05", "mt_06"), forest=("fo_08", "")),
        torch=mask(["fo_09"], LAND_NAMES),
        oblivion=mask(FORESTS[9 + left :], LAND_NAMES),
        sunk=[mask(lot, LAND_NAMES) for lot in under],
    )
    g.decks[2] &= ~mask(FORESTS[:6], LAND_NAMES)
    return g


def whole(seed: int) -> Fabled:
    """A game from its beginning, with events that part allies and tokens."""
    g: Any = GAME.new(2 + seed % 3, {"event_deck": "crossroads", "ally_draft": seed % 2 == 1})
    return g


def along(begin: Callable[[int], Fabled], games: int) -> Iterator[Fabled]:
    """The tables of steered games at every question."""
    for seed in range(games):
        g, rng = begin(seed), Rng(seed)
        while (question := g.asking()) is not None:
            yield g.clone()
            g.answer(steered(g, question, rng))


def twin_of(g: Fabled, seat: int, rng: Rng) -> Fabled | None:
    """Another world for the seat, if there is one to be found."""
    twins = [GAME.redeal(g, seat, rng) for _ in range(4)]
    return next((twin for twin in twins if list(twin.tops) != list(g.tops)), None)


@pytest.mark.parametrize(("begin", "games", "kinds"), [(shallow, 40, 40), (whole, 8, 40)])
@pytest.mark.rule("FB-19", "FB-115", "FB-131")
def test_worlds_that_a_looker_cannot_tell_apart_look_the_same(begin, games: int, kinds: int) -> None:
    rng = Rng(1)
    met: Counter[object] = Counter()
    for g in along(begin, games):
        question = g.asking()
        kind = type(question), question.seat
        for seat in range(g.seats if met[kind] < OFTEN else 0):
            twin = twin_of(g, seat, rng)
            if twin is None:
                continue
            met[kind] += 1
            for looker in (seat, None):
                assert GAME.view(twin, looker) == GAME.view(g, looker)
                assert asked_of(twin, looker) == asked_of(g, looker)
            assert after_one_answer(g, twin, seat, rng)
    assert len(met) >= kinds


def asked_of(g: Fabled, seat: int | None) -> object:
    """Who is asked what, and one's own options."""
    question = g.asking()
    assert question is not None
    mine = seat is not None and has(waiting_for(question), seat)
    return type(question), waiting_for(question), question.options(g) if mine else ()


def after_one_answer(g: Fabled, twin: Fabled, seat: int, rng: Rng) -> bool:
    """The same answer in both worlds tells the seat the same and shows it the same, unless it turns a face up."""
    question = g.asking()
    index = steered(g, question, rng)
    if not twin.asking().allows(twin, index):
        return question.seat == NATURE  # nature cannot draw what lies on top in the other world
    if isinstance(question, Poll) and question.waiting == bit(question.seat):
        return True  # what the others have chosen is told now
    told = [answered(world, index, seat) for world in (g.clone(), twin)]
    if any(event.shows_a_face() and event.seen_by(seat) == event for events, _ in told for event in events):
        return True
    return told[0] == told[1]


def answered(g: Fabled, index: int, seat: int) -> tuple[list[Event], object]:
    """What a seat hears and sees once an answer is carried out."""
    g.listening = True
    g.answer(index)
    g.asking()
    return [event.seen_by(seat) for event in g.events], GAME.view(g, seat)


@pytest.mark.rule("FB-115", "FB-131")
def test_a_look_at_forests_under_the_deck_tells_the_others_nothing() -> None:
    g = shallow(0)
    lots = look(g, 1).sunk
    assert lots == (("fo_01", "fo_02", "fo_03"), ("fo_04", "fo_05", "fo_06"))
    play(g, a.AddLand("forest"), a.Peek(), a.DrawnLand("fo_02"), a.DrawnLand("fo_01"))
    assert look(g, 0).peeked[2] == ("fo_02", "fo_01")
    assert [look(g, seat).sunk for seat in (0, 1, 2, None)] == [lots] * 4
    play(g, a.TakePeeked(0), a.ChoosePosition(0))
    assert look(g, 1).sunk == (("fo_01", "fo_03"), ("fo_04", "fo_05", "fo_06"))
